"""The chance to win, as a small network sees it that has learnt from whole games: what a turn leaves in numbers, and
what those say together.
"""

import numpy as np
from numpy.typing import NDArray

from tenback.core.piles import BACKWARDS
from tenback.games import face_to_face as rulebook
from tenback.games.face_to_face import DRAWN_WITHOUT_A_GIFT, HAND_SIZE, START_DOWN
from tenback.kernels.bits import count
from tenback.kernels.compiled import compiled
from tenback.kernels.face_to_face.rules import (
    DECK_END,
    DECK_SIZE,
    DOWN,
    DRAWN,
    GAVE,
    HELD,
    LAST_WINS,
    LENGTH,
    LOWEST,
    PILES,
    THEIR_DOWN,
    THEIR_UP,
    TURN,
    UP,
    State,
    held_by,
)
from tenback.kernels.face_to_face.turns import Turns, lay
from tenback.kernels.face_to_face.worth import ENOUGH, FITTING, LOGS, Weights
from tenback.kernels.network import Net, Numbers, foreseen, shape

__all__ = ["HIDDEN", "INPUTS", "SHAPE", "at_first_sight", "describe", "left_behind", "outlook"]

OWN_PILE, THEIR_PILE = 10, 6  # numbers that tell of a pile
OWN = 2 * OWN_PILE + 14
INPUTS = OWN + 2 * THEIR_PILE + 7
HIDDEN = 32
SHAPE = shape(INPUTS, HIDDEN)

# So that all numbers are of about the same size
TWENTY, FOUR, THREE, TWO = 20, 4, 3, 2
NEAR, FAR = 6, 12  # numbers ahead of a pile
LONGEST_DRAW = DECK_SIZE - HAND_SIZE


def window(pile: int, top: int, steps: int) -> int:
    """The cards ahead of a top, so many steps at most."""
    ahead = range(top + 1, top + steps + 1) if pile == UP else range(top - steps, top)
    return sum(1 << card for card in ahead if card in rulebook.CARDS)


WITHIN = np.array(
    [[[window(pile, top, steps) for top in range(START_DOWN + 1)] for steps in (NEAR, FAR)] for pile in (UP, DOWN)],
    dtype=np.int64,
)
"""By own pile, near or far, and top."""


@compiled
def between(low: int, high: int) -> int:
    """The numbers between two others, neither included."""
    return ((1 << high) - 1) & ~((2 << low) - 1) if high > low else 0


@compiled
def nearest(cards: int, rising: bool) -> int:
    """The lowest of the cards, or the highest; 0 if there is none."""
    for step in range(DECK_SIZE):
        card = LOWEST + step if rising else LOWEST + DECK_SIZE - 1 - step
        if (cards >> card) & 1:
            return card
    return 0


@compiled
def back(card: int, cards: int) -> int:
    """Whether the cards hold this one; it may be a number that no card has."""
    return (cards >> card) & 1 if LOWEST <= card < START_DOWN else 0


@compiled
def of_any_pile(pile: int, top: int, unlaid: int, numbers: Numbers, at: int) -> int:
    """How much fits, now and a little later; where the next number goes."""
    fitting, whole = count(FITTING[pile, top] & unlaid), count(unlaid)
    step = -BACKWARDS if pile == UP else BACKWARDS
    numbers[at] = LOGS[fitting] - LOGS[whole]
    numbers[at + 1] = fitting / TWENTY
    numbers[at + 2] = back(top + step, unlaid) * back(top + 2 * step, unlaid)
    numbers[at + 3] = count(unlaid & WITHIN[pile, 0, top]) / NEAR
    numbers[at + 4] = count(unlaid & WITHIN[pile, 1, top]) / FAR
    return at + 5


@compiled
def of_own_pile(pile: int, top: int, hand: int, unlaid: int, numbers: Numbers, at: int) -> int:
    """Tricks in hand and out, cards in hand that are near, and what the nearest two would jump over."""
    at = of_any_pile(pile, top, unlaid, numbers, at)
    trick = top - BACKWARDS if pile == UP else top + BACKWARDS
    numbers[at] = back(trick, hand)
    numbers[at + 1] = back(trick, unlaid & ~hand)
    numbers[at + 2] = count(hand & WITHIN[pile, 0, top]) / TWO
    onwards = hand & (FITTING[THEIR_DOWN, top] if pile == UP else FITTING[THEIR_UP, top])  # all but the trick
    for place in range(2):
        jumped = 1.0
        card = nearest(onwards, pile == UP)
        if card:
            jumped = count(unlaid & between(min(card, top), max(card, top))) / (count(unlaid) + 1)
            onwards &= ~(1 << card)
        numbers[at + 3 + place] = jumped
    return at + 5


@compiled
def gift(hand: int, their_up: int, their_down: int, their_unlaid: int) -> int:
    """How many of their cards the cheapest gift would let fit again; -1 if there is none to give."""
    cheapest = -1
    for card in range(LOWEST, START_DOWN):
        if (hand >> card) & 1:
            if card < their_up:
                cost = count(their_unlaid & between(card - 1, their_up))
                cheapest = cost if cheapest < 0 else min(cheapest, cost)
            if card > their_down:
                cost = count(their_unlaid & between(their_down, card + 1))
                cheapest = cost if cheapest < 0 else min(cheapest, cost)
    return cheapest


@compiled
def describe(
    up: int,
    down: int,
    hand: int,
    unlaid: int,
    to_draw: int,
    gave: bool,
    their_up: int,
    their_down: int,
    their_unlaid: int,
    their_held: int,
    their_draw: int,
    numbers: Numbers,
) -> None:
    """What a turn leaves, before the draw, as the player knows it who made it; the better pile of a side first."""
    on_up, on_down, cards = FITTING[UP, up] & unlaid, FITTING[DOWN, down] & unlaid, count(unlaid)
    if count(on_up) >= count(on_down):
        at = of_own_pile(DOWN, down, hand, unlaid, numbers, of_own_pile(UP, up, hand, unlaid, numbers, 0))
    else:
        at = of_own_pile(UP, up, hand, unlaid, numbers, of_own_pile(DOWN, down, hand, unlaid, numbers, 0))
    held, fitting = count(hand), count(hand & (on_up | on_down))
    drawn = min(to_draw, HAND_SIZE - held if gave else min(HAND_SIZE - held, DRAWN_WITHOUT_A_GIFT))
    numbers[at] = LOGS[count(on_up | on_down)] - LOGS[cards]
    numbers[at + 1] = cards / DECK_SIZE
    numbers[at + 2] = LOGS[cards] / FOUR
    numbers[at + 3] = fitting / THREE
    numbers[at + 4] = max(ENOUGH - fitting - drawn, 0)
    numbers[at + 5] = (held - fitting) / THREE
    numbers[at + 6] = (held + drawn) / HAND_SIZE
    numbers[at + 7] = min(HAND_SIZE, held + to_draw) - held - drawn
    numbers[at + 8] = (to_draw - drawn) / LONGEST_DRAW
    numbers[at + 9] = to_draw == drawn
    cost = gift(hand, their_up, their_down, their_unlaid)
    numbers[at + 10] = cost >= 0
    numbers[at + 11] = LOGS[cost] / TWO if cost >= 0 else 0.0
    numbers[at + 12] = count(their_unlaid & WITHIN[DOWN, 0, up]) / NEAR  # what they may give
    numbers[at + 13] = count(their_unlaid & WITHIN[UP, 0, down]) / NEAR
    at += 14
    on_up, on_down = FITTING[UP, their_up] & their_unlaid, FITTING[DOWN, their_down] & their_unlaid
    cards = count(their_unlaid)
    if count(on_up) >= count(on_down):
        at = of_their_pile(
            DOWN, their_down, their_unlaid, numbers, of_their_pile(UP, their_up, their_unlaid, numbers, at)
        )
    else:
        at = of_their_pile(
            UP, their_up, their_unlaid, numbers, of_their_pile(DOWN, their_down, their_unlaid, numbers, at)
        )
    numbers[at] = LOGS[count(on_up | on_down)] - LOGS[cards]
    numbers[at + 1] = cards / DECK_SIZE
    numbers[at + 2] = LOGS[cards] / FOUR
    numbers[at + 3] = their_held / HAND_SIZE
    numbers[at + 4] = their_draw / LONGEST_DRAW
    numbers[at + 5] = their_draw == 0
    numbers[at + 6] = their_held <= TWO


@compiled
def of_their_pile(pile: int, top: int, unlaid: int, numbers: Numbers, at: int) -> int:
    at = of_any_pile(pile, top, unlaid, numbers, at)
    numbers[at] = back(top - BACKWARDS if pile == UP else top + BACKWARDS, unlaid)
    return at + 1


@compiled
def outlook(numbers: Numbers, net: Net) -> float:
    """The chance to win, from 0 to 1."""
    return foreseen(numbers, net, np.zeros(HIDDEN))


@compiled
def left_behind(state: State, unlaid: NDArray[np.int64], net: Net, numbers: Numbers) -> float:
    """The chance to win of the player on turn, who has laid all that the turn is to lay."""
    me = int(state[TURN])
    held, to_draw = int(state[HELD + me]), int(state[DECK_END + me] - state[DRAWN + me])
    if unlaid[me] == 0:
        return 1.0
    drawn = min(to_draw, HAND_SIZE - held if state[GAVE] else min(HAND_SIZE - held, DRAWN_WITHOUT_A_GIFT))
    if held + drawn == 1 and to_draw == drawn and not state[LAST_WINS]:
        return 0.0  # a single last card loses, unless the opponent loses first (F10)
    theirs = 1 - me
    describe(
        int(state[PILES + 2 * me]),
        int(state[PILES + 2 * me + 1]),
        held_by(state, me),
        unlaid[me],
        to_draw,
        state[GAVE] > 0,
        int(state[PILES + 2 * theirs]),
        int(state[PILES + 2 * theirs + 1]),
        unlaid[theirs],
        int(state[HELD + theirs]),
        int(state[DECK_END + theirs] - state[DRAWN + theirs]),
        numbers,
    )
    return outlook(numbers, net)


@compiled
def at_first_sight(
    view: State, unlaid_by_seat: NDArray[np.int64], turns: Turns, found: int, net: Net, values: Weights
) -> None:
    """The chance to win after each of the turns, as it seems before any playing on."""
    copy, unlaid, numbers = np.zeros(LENGTH, dtype=np.int8), np.zeros(2, dtype=np.int64), np.zeros(INPUTS)
    for number in range(found):
        copy[:] = view
        unlaid[:] = unlaid_by_seat
        unlaid[view[TURN]] &= ~lay(copy, turns[number])
        values[number] = left_behind(copy, unlaid, net, numbers)
