"""The rules of Face to Face over one small array of ints. `games.face_to_face` is the authority."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenback.core import piles
from tenback.games import face_to_face as rulebook
from tenback.games.face_to_face import (
    A_SINGLE_LAST_CARD,
    AT_HOME,
    CARDS_A_TURN,
    DRAWN_WITHOUT_A_GIFT,
    HAND_SIZE,
    START_DOWN,
    START_UP,
    WINS,
    Pile,
)
from tenback.kernels.bits import set_of
from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice, shuffle
from tenback.kernels.hands import insert, take

__all__ = [
    "ALL_LAID",
    "END",
    "LENGTH",
    "MOST_ACTIONS",
    "NUMBERS",
    "RUNNING",
    "SINGLE_CARD",
    "STUCK",
    "TEXTS",
    "State",
    "actions",
    "deal",
    "decode",
    "empty",
    "encode",
    "ending",
    "held_by",
    "play",
    "unlaid_of",
    "winner",
]

State = NDArray[np.int8]
"""A state. What stands where:"""

PILES = 0  # by seat, what `up` and `down` show
TURN, PLAYED, GAVE = 4, 5, 6  # who acts, or acted last; the cards laid this turn; whether one was a gift
LAST_WINS = 7  # whether a single last card may be laid (F10)
HELD = 8  # by seat, how many cards
DRAWN, DECK_END = 10, 12  # by seat, where in the deck the next card lies, and where the deck ends
HANDS = 14  # by seat, HAND_SIZE places, the cards sorted
DECKS = HANDS + 2 * HAND_SIZE  # by seat, in the order of drawing
LOWEST, DECK_SIZE = rulebook.CARDS[0], len(rulebook.CARDS)
LENGTH = DECKS + 2 * DECK_SIZE

RUNNING, ALL_LAID, STUCK, SINGLE_CARD = range(4)  # endings

# Actions: a card on a pile, and last the end of the turn.
UP, DOWN, THEIR_UP, THEIR_DOWN = map(int, Pile)
FOUR = len(Pile)
END = DECK_SIZE * FOUR
TEXTS = (*(str(rulebook.EVERY_LAY[card, pile]) for card in rulebook.CARDS for pile in Pile), "end")
NUMBERS = {text: number for number, text in enumerate(TEXTS)}
MOST_ACTIONS = HAND_SIZE * FOUR + 1

rises, falls = compiled(piles.rises), compiled(piles.falls)


def empty() -> State:
    return np.zeros(LENGTH, dtype=np.int8)


@compiled
def fits(card: int, pile: int, top: int) -> bool:
    """At home as in The Game (F4); a gift must better the opponent's pile (F6)."""
    if pile == UP:
        return rises(card, top)
    if pile == DOWN:
        return falls(card, top)
    return card < top if pile == THEIR_UP else card > top


@compiled
def place_of(seat: int, pile: int) -> int:
    """Where the pile stands that the seat calls so."""
    return PILES + 2 * seat + pile if pile < THEIR_UP else PILES + 2 * (1 - seat) + pile - THEIR_UP


@compiled
def deal(state: State, dice: Dice, first: int, last_wins: bool) -> None:
    """A new game in place of whatever the array held (F1, F2)."""
    for seat in range(2):
        deck = DECKS + DECK_SIZE * seat
        for number in range(DECK_SIZE):
            state[deck + number] = LOWEST + number
        shuffle(dice, state[deck:], DECK_SIZE)
        state[PILES + 2 * seat] = START_UP
        state[PILES + 2 * seat + 1] = START_DOWN
        state[HELD + seat] = 0
        state[DRAWN + seat] = 0
        state[DECK_END + seat] = DECK_SIZE
        draw(state, seat, HAND_SIZE)
    state[TURN] = first
    state[PLAYED] = state[GAVE] = 0
    state[LAST_WINS] = last_wins


@compiled
def draw(state: State, seat: int, most: int) -> None:
    """So many cards at most, while there are some and the hand has room (F7)."""
    hand, deck = HANDS + HAND_SIZE * seat, DECKS + DECK_SIZE * int(seat)
    held = state[HELD + seat]
    while most > 0 and held < HAND_SIZE and state[DRAWN + seat] < state[DECK_END + seat]:
        card = state[deck + int(state[DRAWN + seat])]  # which without a compiler would be too much for eight bits
        insert(state, hand, held, card)
        state[DRAWN + seat] += 1
        held += 1
        most -= 1
    state[HELD + seat] = held


@compiled
def held_by(state: State, seat: int) -> int:
    """The hand as a set of cards, a bit each."""
    hand = HANDS + HAND_SIZE * seat
    return set_of(state, hand, hand + state[HELD + seat])


@compiled
def unlaid_of(state: State, seat: int) -> int:
    """All cards that the seat has not laid: public."""
    deck = DECKS + DECK_SIZE * int(seat)
    return held_by(state, seat) | set_of(state, deck + int(state[DRAWN + seat]), deck + int(state[DECK_END + seat]))


@compiled
def lays(state: State, out: NDArray[np.int16]) -> int:
    """Every card of the hand on every pile where it fits, in the rulebook's order; how many."""
    seat = state[TURN]
    hand, count = HANDS + HAND_SIZE * seat, 0
    most = THEIR_UP if state[GAVE] else FOUR
    for place in range(hand, hand + state[HELD + seat]):
        card = int(state[place])
        for pile in range(most):
            if fits(card, pile, state[place_of(seat, pile)]):
                out[count] = (card - LOWEST) * FOUR + pile
                count += 1
    return count


@compiled
def can_lay(state: State, needed: int) -> bool:
    """Whether some sequence lays so many cards, two at most, with one gift at most (F9)."""
    if needed < 1:
        return True
    seat = state[TURN]
    hand, held = HANDS + HAND_SIZE * seat, state[HELD + seat]
    most = THEIR_UP if state[GAVE] else FOUR
    for one in range(held):
        card = state[hand + one]
        for pile in range(most):
            if not fits(card, pile, state[place_of(seat, pile)]):
                continue
            if needed == 1:
                return True
            piles_left = THEIR_UP if pile >= THEIR_UP else most
            for other in range(held):
                if other == one:
                    continue
                for then in range(piles_left):
                    top = card if then == pile else state[place_of(seat, then)]
                    if fits(state[hand + other], then, top):
                        return True
    return False


@compiled
def single_card(state: State) -> bool:
    """Whether the turn starts with one single card and an empty draw pile (F10)."""
    seat = state[TURN]
    return bool(state[PLAYED] == 0 and state[HELD + seat] == 1 and state[DRAWN + seat] == state[DECK_END + seat])


@compiled
def ending(state: State) -> int:
    """How the game stands (F8-F10)."""
    seat = state[TURN]
    if state[HELD + seat] == 0 and state[DRAWN + seat] == state[DECK_END + seat]:
        return ALL_LAID
    minimum = CARDS_A_TURN
    if single_card(state):
        if not state[LAST_WINS]:
            return SINGLE_CARD
        minimum = A_SINGLE_LAST_CARD
    return RUNNING if can_lay(state, minimum - state[PLAYED]) else STUCK


@compiled
def winner(state: State, ended: int) -> int:
    """Who has won a game that has ended like this."""
    return int(state[TURN]) if ended == ALL_LAID else 1 - int(state[TURN])


@compiled
def actions(state: State, out: NDArray[np.int16]) -> int:
    """The legal actions, in the rulebook's order; how many. None: the game has ended."""
    if ending(state) != RUNNING:
        return 0
    count = lays(state, out)
    if state[PLAYED] >= CARDS_A_TURN:
        out[count] = END
        count += 1
    return count


@compiled
def play(state: State, action: int) -> None:
    """A legal action."""
    seat = state[TURN]
    if action == END:
        draw(state, seat, HAND_SIZE if state[GAVE] else DRAWN_WITHOUT_A_GIFT)
        state[TURN] = 1 - seat
        state[PLAYED] = state[GAVE] = 0
        return
    card, pile = action // FOUR + LOWEST, action % FOUR
    state[place_of(seat, pile)] = card
    take(state, HANDS + HAND_SIZE * seat, state[HELD + seat], card)
    state[HELD + seat] -= 1
    state[PLAYED] += 1
    if pile >= THEIR_UP:
        state[GAVE] = 1


# There and back


def encode(state: rulebook.State) -> State:
    """The same state as an array."""
    array = empty()
    array[PILES : PILES + 4] = [top for own in state.piles for top in own]
    array[TURN], array[PLAYED], array[GAVE] = state.on_turn, state.played, state.gave
    array[LAST_WINS] = state.options.last_card == WINS
    for seat, (hand, deck) in enumerate(zip(state.hands, state.draws, strict=True)):
        if len(hand) > HAND_SIZE:
            raise ValueError(f"A hand holds at most {HAND_SIZE} cards, and seat {seat} holds {len(hand)}.")
        array[HELD + seat], array[DECK_END + seat] = len(hand), len(deck)
        array[HANDS + HAND_SIZE * seat : HANDS + HAND_SIZE * seat + len(hand)] = hand
        array[DECKS + DECK_SIZE * seat : DECKS + DECK_SIZE * seat + len(deck)] = deck
    return array


def decode(array: State) -> dict[str, Any]:
    """The state as a position, as `games` writes it."""
    numbers = [int(number) for number in array]
    hands = [HANDS + HAND_SIZE * seat for seat in range(2)]
    decks = [DECKS + DECK_SIZE * seat for seat in range(2)]
    return {
        "game": rulebook.GAME.slug,
        "options": {"last_card": WINS} if numbers[LAST_WINS] else {},
        "piles": [{str(pile): numbers[PILES + 2 * seat + pile] for pile in AT_HOME} for seat in range(2)],
        "hands": [numbers[hand : hand + numbers[HELD + seat]] for seat, hand in enumerate(hands)],
        "draws": [
            numbers[deck + numbers[DRAWN + seat] : deck + numbers[DECK_END + seat]] for seat, deck in enumerate(decks)
        ],
        "turn": numbers[TURN],
        "played": numbers[PLAYED],
        "gave": bool(numbers[GAVE]),
    }
