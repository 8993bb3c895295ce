"""Random games of The Game, many millions a second: a hand is one number of 64 bits, a byte for each card.

Which cards fit is asked of all bytes at once. Whether a game is over is asked of `rules` wherever it is not plain that
it goes on. Cards are drawn at random from those not drawn yet, which is the same as to shuffle them all before, but
less work, since random games are short.
"""

import numpy as np
from numpy.typing import NDArray

from tenback.core.piles import falls, rises
from tenback.games.the_game import CARDS, ENDS_OF_TURN_TO_COVER, START_DOWN, START_UP
from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice, below, dice
from tenback.kernels.the_game.rules import (
    BURNING,
    BURNS,
    COUNTS,
    DEALT,
    DRAWN,
    END,
    ENDING,
    GOING_ON,
    HANDS,
    LOWEST,
    ON_FIRE,
    PILES,
    PLAYED,
    ROOM,
    SEATS,
    TURN,
    WON,
    Numbers,
    empty,
    hand_size,
    judge,
    left,
    minimum,
)

__all__ = ["MOST_MOVES", "random_games"]

Word = np.uint64
MOST_MOVES = 2 * len(CARDS)  # every card, and the end of a turn after each
BYTE = Word(8)
NO_BITS, ONE, SEVEN = Word(0), Word(1), Word(7)
LOW = Word(0x0101010101010101)  # the lowest bit of each byte
HIGH = Word(0x8080808080808080)  # the highest, which no card has
LAST_BYTE = Word(56)
A_CARD = Word(0x7F)
NO_CARD = 0x7F  # a card that nobody holds; 0 is an empty place


def each_byte(number: int) -> int:
    return number * int(LOW)


def backwards(top: int, *, up: bool) -> int:
    """The card that turns the top back, if there is one (G7)."""
    cards = [card for card in CARDS if (rises(card, top) and card < top if up else falls(card, top) and card > top)]
    return cards[0] if cards else NO_CARD


# By direction and top, in each byte: the lowest card that fits upwards, or the highest that fits downwards; and the one
# that turns the pile back.
TOPS = range(START_DOWN + 1)
FIRST_FIT = np.array([[each_byte(top + 1) for top in TOPS], [each_byte(max(top - 1, 0)) for top in TOPS]], Word)
BACK = np.array([[each_byte(backwards(top, up=up)) for top in TOPS] for up in (True, False)], Word)


@compiled
def fitting(hand: np.uint64, pile: int, top: int) -> np.uint64:
    """The highest bit of each byte whose card fits."""
    direction = pile >> 1
    other = hand ^ BACK[direction, top]
    bits: np.uint64 = ~(other + A_CARD * LOW) & HIGH
    edge = FIRST_FIT[direction, top]
    if direction == 0:
        bits |= ((hand | HIGH) - edge) & HIGH
    else:
        bits |= ((edge | HIGH) - hand) & ((hand | HIGH) - LOW) & HIGH  # a place without a card fits nowhere
    return bits


@compiled
def how_many(bits: np.uint64) -> int:
    """Bytes whose highest bit is set."""
    return int(((bits >> SEVEN) * LOW) >> LAST_BYTE)


@compiled
def place_of(bits: np.uint64, number: int) -> int:
    """The byte of so many bits before it."""
    for _ in range(number):
        bits &= bits - ONE
    lowest = bits & (~bits + ONE)
    return how_many((lowest - ONE) & HIGH)


@compiled
def card_at(hand: np.uint64, place: int) -> int:
    return int((hand >> (BYTE * Word(place))) & A_CARD)


@compiled
def draw(cards: NDArray[np.int8], drawn: int, rolls: Dice) -> int:
    """One of those not drawn yet."""
    other = drawn + below(rolls, len(cards) - drawn)
    card = cards[other]
    cards[other], cards[drawn] = cards[drawn], card
    return int(card)


@compiled
def over(state: Numbers, hands: NDArray[np.uint64]) -> bool:
    """Whether the game is over, as `rules` say."""
    for seat in range(state[SEATS]):
        for place in range(state[COUNTS + seat]):
            state[HANDS + seat * ROOM + place] = card_at(hands[seat], place)
    judge(state)
    return bool(state[ENDING] != GOING_ON)


@compiled
def play_one(
    state: Numbers, hands: NDArray[np.uint64], cards: NDArray[np.int8], rolls: Dice, story: NDArray[np.int16]
) -> int:
    """One game from the deal to its end, in `state`; how many moves. `story` tells each, and of how many it was one."""
    seats, size, total = int(state[SEATS]), hand_size(state), len(cards)
    state[TURN], state[PLAYED], state[ENDING], state[DRAWN] = 0, 0, GOING_ON, 0
    state[DEALT] = total - size * seats
    for pile in range(4):
        state[PILES + pile] = START_UP if pile < 2 else START_DOWN
        state[BURNING + pile] = -1
    drawn = 0
    for seat in range(seats):
        hand = NO_BITS
        for place in range(size):
            hand |= Word(draw(cards, drawn, rolls)) << (BYTE * Word(place))
            drawn += 1
        hands[seat] = hand
        state[COUNTS + seat] = size
    moves = seat = 0
    burns = bool(state[ON_FIRE])
    while True:
        hand, count = hands[seat], int(state[COUNTS + seat])
        up1, up2 = fitting(hand, 0, state[PILES]), fitting(hand, 1, state[PILES + 1])
        down1, down2 = fitting(hand, 2, state[PILES + 2]), fitting(hand, 3, state[PILES + 3])
        first, second, third = how_many(up1), how_many(up2), how_many(down1)
        choices = first + second + third + how_many(down2)
        owed = minimum(state) - int(state[PLAYED])
        may_end = owed <= 0
        # Of two cards that fit, one can always go first: then the game goes on, whatever else.
        doubtful = count == 0 or burns or owed > min(how_many(up1 | up2 | down1 | down2), 2)
        if doubtful and over(state, hands):
            return moves
        number = below(rolls, choices + may_end)
        story[moves, 1] = choices + may_end
        if number == choices:
            story[moves, 0] = END
            while count < size and drawn < total:
                hand |= Word(draw(cards, drawn, rolls)) << (BYTE * Word(count))
                drawn += 1
                count += 1
            hands[seat], state[COUNTS + seat] = hand, count
            state[DRAWN] = drawn - size * seats
            state[PLAYED] = 0
            for _ in range(seats):
                seat = seat + 1 if seat + 1 < seats else 0
                if state[COUNTS + seat]:
                    break
            state[TURN] = seat
            if burns:
                for pile in range(4):
                    if state[BURNING + pile] > 0:
                        state[BURNING + pile] -= 1
        else:
            pile, bits = 0, up1
            if number >= first + second + third:
                pile, bits, number = 3, down2, number - first - second - third
            elif number >= first + second:
                pile, bits, number = 2, down1, number - first - second
            elif number >= first:
                pile, bits, number = 1, up2, number - first
            place = place_of(bits, number)
            card = card_at(hand, place)
            story[moves, 0] = 4 * (card - LOWEST) + pile
            # The last card takes its place.
            end = BYTE * Word(count - 1)
            hand ^= ((hand >> end) ^ Word(card)) << (BYTE * Word(place))
            hands[seat] = hand & ~(A_CARD << end)
            state[COUNTS + seat] = count - 1
            state[PILES + pile] = card
            state[PLAYED] += 1
            if burns:
                state[BURNING + pile] = ENDS_OF_TURN_TO_COVER if BURNS[card] else -1
        moves += 1


@compiled
def play_all(
    games: int,
    state: Numbers,
    hands: NDArray[np.uint64],
    cards: NDArray[np.int8],
    rolls: Dice,
    story: NDArray[np.int16],
) -> tuple[int, int, int]:
    moves = won = unlaid = 0
    for _ in range(games):
        moves += play_one(state, hands, cards, rolls, story)
        won += state[ENDING] == WON
        unlaid += left(state)
    return moves, won, unlaid


def random_games(
    games: int, seed: int, seats: int, *, expert: bool = False, short_hands: bool = False, on_fire: bool = False
) -> tuple[int, int, int]:
    """So many games of random moves, seat 0 first: the moves, the games won, the cards left."""
    state = empty(seats, expert=expert, short_hands=short_hands, on_fire=on_fire)
    told: tuple[int, int, int] = play_all(games, state, *room(), dice(seed), story())
    return told


def room() -> tuple[NDArray[np.uint64], NDArray[np.int8]]:
    """Hands for all seats, and the cards."""
    return np.zeros(5, Word), np.array(CARDS, np.int8)


def story() -> NDArray[np.int16]:
    return np.zeros((MOST_MOVES, 2), np.int16)
