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
    DECK_END,
    DRAWN,
    END,
    ENDING,
    HANDS,
    HELD,
    LARGEST_HAND,
    LOWEST,
    ON_FIRE,
    PILES,
    PLAYED,
    RUNNING,
    SEATS,
    TURN,
    WON,
    State,
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
NO_BITS, ONE, SEVEN, TO_THE_LAST_BYTE = Word(0), Word(1), Word(7), Word(56)
LOW = Word(0x0101010101010101)  # the lowest bit of each byte
HIGH = Word(0x8080808080808080)  # the highest, which no card has
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
def bytes_set(bits: np.uint64) -> int:
    """Bytes whose highest bit is set, and no other bit is: sooner than `bits.count` counts them."""
    return int(((bits >> SEVEN) * LOW) >> TO_THE_LAST_BYTE)


@compiled
def place_of(bits: np.uint64, number: int) -> int:
    """The byte of so many bits before it."""
    for _ in range(number):
        bits &= bits - ONE
    lowest = bits & (~bits + ONE)
    return bytes_set((lowest - ONE) & HIGH)


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
def over(state: State, hands: NDArray[np.uint64]) -> bool:
    """Whether the game is over, as `rules` say."""
    for seat in range(state[SEATS]):
        for place in range(state[HELD + seat]):
            state[HANDS + seat * LARGEST_HAND + place] = card_at(hands[seat], place)
    judge(state)
    return bool(state[ENDING] != RUNNING)


@compiled
def deal(state: State, hands: NDArray[np.uint64], cards: NDArray[np.int8], rolls: Dice) -> int:
    """A new game for the seats and options that the array names; how many cards are drawn."""
    seats, size = int(state[SEATS]), hand_size(state)
    state[TURN], state[PLAYED], state[ENDING], state[DRAWN] = 0, 0, RUNNING, 0
    state[DECK_END] = len(cards) - size * seats
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
        state[HELD + seat] = size
    return drawn


@compiled
def end_turn(state: State, hands: NDArray[np.uint64], cards: NDArray[np.int8], drawn: int, rolls: Dice) -> int:
    """Draw; the next player who holds a card acts (G9, G10, G17). How many cards are drawn then."""
    seat, seats, size = int(state[TURN]), int(state[SEATS]), hand_size(state)
    hand, held = hands[seat], int(state[HELD + seat])
    while held < size and drawn < len(cards):
        hand |= Word(draw(cards, drawn, rolls)) << (BYTE * Word(held))
        drawn += 1
        held += 1
    hands[seat], state[HELD + seat] = hand, held
    state[DRAWN] = drawn - size * seats
    state[PLAYED] = 0
    for _ in range(seats):
        seat = seat + 1 if seat + 1 < seats else 0
        if state[HELD + seat]:
            break
    state[TURN] = seat
    if state[ON_FIRE]:
        for pile in range(4):
            if state[BURNING + pile] > 0:
                state[BURNING + pile] -= 1
    return drawn


@compiled
def play_one(
    state: State, hands: NDArray[np.uint64], cards: NDArray[np.int8], rolls: Dice, story: NDArray[np.int16]
) -> int:
    """One game from the deal to its end, in `state`; how many moves. `story` tells each, and of how many it was one."""
    drawn = deal(state, hands, cards, rolls)
    moves = seat = 0
    burns = bool(state[ON_FIRE])
    while True:
        hand, held = hands[seat], int(state[HELD + seat])
        up1, up2 = fitting(hand, 0, state[PILES]), fitting(hand, 1, state[PILES + 1])
        down1, down2 = fitting(hand, 2, state[PILES + 2]), fitting(hand, 3, state[PILES + 3])
        first, second, third = bytes_set(up1), bytes_set(up2), bytes_set(down1)
        choices = first + second + third + bytes_set(down2)
        owed = minimum(state) - int(state[PLAYED])
        may_end = owed <= 0
        # Of two cards that fit, one can always go first: then the game goes on, whatever else.
        doubtful = held == 0 or burns or owed > min(bytes_set(up1 | up2 | down1 | down2), 2)
        if doubtful and over(state, hands):
            return moves
        number = below(rolls, choices + may_end)
        story[moves, 1] = choices + may_end
        if number == choices:
            story[moves, 0] = END
            drawn = end_turn(state, hands, cards, drawn, rolls)
            seat = int(state[TURN])
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
            end = BYTE * Word(held - 1)
            hand ^= ((hand >> end) ^ Word(card)) << (BYTE * Word(place))
            hands[seat] = hand & ~(A_CARD << end)
            state[HELD + seat] = held - 1
            state[PILES + pile] = card
            state[PLAYED] += 1
            if burns:
                state[BURNING + pile] = ENDS_OF_TURN_TO_COVER if BURNS[card] else -1
        moves += 1


@compiled
def play_all(
    games: int,
    state: State,
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
    told: tuple[int, int, int] = play_all(games, state, *hands_and_cards(), dice(seed), story())
    return told


def hands_and_cards() -> tuple[NDArray[np.uint64], NDArray[np.int8]]:
    """Room for the hands of all seats, and the cards."""
    return np.zeros(5, Word), np.array(CARDS, np.int8)


def story() -> NDArray[np.int16]:
    return np.zeros((MOST_MOVES, 2), np.int16)
