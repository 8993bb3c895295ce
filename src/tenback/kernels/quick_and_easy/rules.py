"""The rules of Quick & Easy over one small array of ints. `games.quick_and_easy` is the authority."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from tenback.games import quick_and_easy as rulebook
from tenback.games.quick_and_easy import AT_LEAST, AT_MOST, CARDS, FOR_PROS, HAND_SIZE, START, Pile
from tenback.kernels.bits import set_of
from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice, shuffle

__all__ = [
    "DOWN",
    "END",
    "LENGTH",
    "MOST_ACTIONS",
    "NUMBERS",
    "RUNNING",
    "STUCK",
    "TEXTS",
    "UP",
    "WON",
    "State",
    "actions",
    "deal",
    "decode",
    "empty",
    "encode",
    "ending",
    "held_by",
    "left",
    "play",
]

State = NDArray[np.int8]
"""A state. What stands where:"""

UP, DOWN = int(Pile.UP), int(Pile.DOWN)  # what each pile shows; START: only its start card
SEATS, MOST = 2, 3  # how many play, and how many cards a turn may lay (Q4, Q11)
TURN, PLAYED = 4, 5  # who acts, or acted last; the cards laid this turn
DRAWN = 6  # where in the deck the next card to draw lies
DECK_END = 7  # where the deck ends
HELD = 8  # by seat, how many cards
HANDS = HELD + rulebook.GAME.seats[-1]  # by seat, HAND_SIZE places, the cards sorted
DECK = HANDS + HAND_SIZE * rulebook.GAME.seats[-1]  # in the order of drawing
LENGTH = DECK + len(CARDS)

RUNNING, WON, STUCK = range(3)  # endings

# Actions: a card on a pile, and last the end of the turn.
END = len(CARDS) * len(Pile)
TEXTS = (*(str(rulebook.EVERY_LAY[card, pile]) for card in CARDS for pile in Pile), "end")
NUMBERS = {text: number for number, text in enumerate(TEXTS)}
MOST_ACTIONS = HAND_SIZE * len(Pile) + 1
FIFTY = len(CARDS)

fits = compiled(rulebook.fits)


def empty() -> State:
    return np.zeros(LENGTH, dtype=np.int8)


@compiled
def deal(state: State, dice: Dice, seats: int, pro: bool, first: int) -> None:
    """A new game in place of whatever the array held (Q1-Q3). The team agrees who starts."""
    for card in range(FIFTY):
        state[DECK + card] = card
    shuffle(dice, state[DECK:], FIFTY)
    state[UP] = state[DOWN] = START
    state[SEATS] = seats
    state[MOST] = FOR_PROS if pro else AT_MOST
    state[TURN] = first
    state[PLAYED] = 0
    state[DRAWN] = 0
    state[DECK_END] = FIFTY
    for seat in range(seats):
        state[HELD + seat] = 0
        draw(state, seat)


@compiled
def draw(state: State, seat: int) -> None:
    """Back up to a full hand, if there is something to draw (Q4, Q8)."""
    hand = HANDS + HAND_SIZE * seat
    held = state[HELD + seat]
    while held < HAND_SIZE and state[DRAWN] < state[DECK_END]:
        card = state[DECK + state[DRAWN]]
        state[DRAWN] += 1
        place = held  # in a hand of two cards this is sooner done than `insert`
        while place > 0 and state[hand + place - 1] > card:
            state[hand + place] = state[hand + place - 1]
            place -= 1
        state[hand + place] = card
        held += 1
    state[HELD + seat] = held


@compiled
def held_by(state: State, seat: int) -> int:
    """The hand as a set of cards, a bit each."""
    hand = HANDS + HAND_SIZE * seat
    return set_of(state, hand, hand + state[HELD + seat])


@compiled
def left(state: State) -> int:
    """Cards not laid (Q9)."""
    total = int(state[DECK_END] - state[DRAWN])
    for seat in range(state[SEATS]):
        total += int(state[HELD + seat])
    return total


@compiled
def actions(state: State, out: NDArray[np.int8]) -> int:
    """The legal actions, in the rulebook's order; how many. None: the game has ended."""
    count = 0
    seat = state[TURN]
    hand = HANDS + HAND_SIZE * seat
    if state[PLAYED] < state[MOST]:
        for place in range(hand, hand + state[HELD + seat]):
            card = int(state[place])
            if fits(card, UP, state[UP]):
                out[count] = 2 * card
                count += 1
            if fits(card, DOWN, state[DOWN]):
                out[count] = 2 * card + 1
                count += 1
    if state[PLAYED] >= AT_LEAST and (state[HELD + seat] > 0 or left(state) > 0):
        out[count] = END
        count += 1
    return count


@compiled
def play(state: State, action: int) -> None:
    """A legal action."""
    if action == END:
        end_turn(state)
        return
    card, seat = action >> 1, state[TURN]
    state[UP + (action & 1)] = card
    hand = HANDS + HAND_SIZE * seat
    held = state[HELD + seat] - 1
    state[HELD + seat] = held
    place = 0
    while state[hand + place] != card:  # a hand that was imagined is in no order
        place += 1
    while place < held:
        state[hand + place] = state[hand + place + 1]
        place += 1
    state[PLAYED] += 1


@compiled
def end_turn(state: State) -> None:
    """Draw; the next player who holds a card acts (Q3, Q4, Q8)."""
    seat = state[TURN]
    draw(state, seat)
    state[PLAYED] = 0
    for step in range(1, state[SEATS] + 1):
        other = (seat + step) % state[SEATS]
        if state[HELD + other] > 0:
            state[TURN] = other
            return


@compiled
def ending(state: State) -> int:
    """How the game stands (Q9)."""
    seat = state[TURN]
    if state[HELD + seat] == 0 and left(state) == 0:
        return WON
    if state[PLAYED] >= AT_LEAST:
        return RUNNING
    hand = HANDS + HAND_SIZE * seat
    for place in range(hand, hand + state[HELD + seat]):
        if fits(state[place], UP, state[UP]) or fits(state[place], DOWN, state[DOWN]):
            return RUNNING
    return STUCK


# There and back


def encode(state: rulebook.State) -> State:
    """The same state as an array."""
    array = empty()
    array[[UP, DOWN]] = [START if top is None else top for top in state.piles]
    array[SEATS], array[MOST] = len(state.hands), state.options.at_most
    array[TURN], array[PLAYED] = state.on_turn, state.played
    array[DECK_END] = len(state.draw)
    array[DECK : DECK + len(state.draw)] = state.draw
    for seat, hand in enumerate(state.hands):
        if len(hand) > HAND_SIZE:
            raise ValueError(f"A hand holds at most {HAND_SIZE} cards, and seat {seat} holds {len(hand)}.")
        array[HELD + seat] = len(hand)
        array[HANDS + HAND_SIZE * seat : HANDS + HAND_SIZE * seat + len(hand)] = hand
    return array


def decode(array: State) -> dict[str, Any]:
    """The state as a position, as `games` writes it."""
    return {
        "game": rulebook.GAME.slug,
        "options": {"pro": True} if array[MOST] == FOR_PROS else {},
        "piles": {str(pile): None if array[pile] == START else str(CARDS[array[pile]]) for pile in Pile},
        "hands": [
            [str(CARDS[card]) for card in array[hand : hand + array[HELD + seat]]]
            for seat in range(array[SEATS])
            for hand in (HANDS + HAND_SIZE * seat,)
        ],
        "draw": [str(CARDS[card]) for card in array[DECK + array[DRAWN] : DECK + array[DECK_END]]],
        "turn": int(array[TURN]),
        "played": int(array[PLAYED]),
    }
