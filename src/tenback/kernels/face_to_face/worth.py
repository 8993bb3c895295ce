"""What the position after a turn is worth to the player who made it, by both sides' piles and unlaid cards."""

import math

import numpy as np
from numpy.typing import NDArray

from tenback.core.piles import BACKWARDS
from tenback.games import face_to_face as rulebook
from tenback.games.face_to_face import DRAWN_WITHOUT_A_GIFT, HAND_SIZE, START_DOWN, Pile
from tenback.kernels.bits import count
from tenback.kernels.compiled import compiled
from tenback.kernels.face_to_face.rules import DECK_SIZE, PILES, State

__all__ = ["ENOUGH", "FITTING", "LOGS", "NAMES", "Weights", "against", "standing", "worth"]

Weights = NDArray[np.float64]

FITTING = np.array(
    [
        [sum(1 << card for card in rulebook.CARDS if rulebook.fits(card, pile, top)) for top in range(START_DOWN + 1)]
        for pile in Pile
    ],
    dtype=np.int64,
)
"""By pile and top: the cards that fit there."""

NAMES = (
    "either",
    "better",
    "worse",
    "room",
    "laid",
    "fits",
    "short",
    "trick_held",
    "trick_out",
    "few_fit",
    "their_either",
    "their_better",
    "their_worse",
    "their_room",
    "their_laid",
    "their_fits",
    "their_trick_out",
)
THEIRS = NAMES.index("their_either")
TEN = 10  # so that a weight on a number of cards is of the size of the others
HALF = 0.5  # so that no logarithm is asked of nothing
LOGS = np.log(np.arange(START_DOWN) + HALF)
CERTAIN = 1000.0  # what a game won is worth
ENOUGH = 3  # cards of a hand that fit: more do not matter
SHARPNESS = 1.0  # how much the worth of the piles says about who wins


@compiled
def side(up: int, down: int, unlaid: int, weights: Weights, first: int) -> float:
    """What a player's two piles are worth for the cards that are not yet laid."""
    on_up, on_down = FITTING[0, up] & unlaid, FITTING[1, down] & unlaid
    fit_up, fit_down = count(on_up), count(on_down)
    cards = count(unlaid)
    whole = LOGS[cards]
    return float(
        weights[first] * (LOGS[count(on_up | on_down)] - whole)
        + weights[first + 1] * (LOGS[max(fit_up, fit_down)] - whole)
        + weights[first + 2] * (LOGS[min(fit_up, fit_down)] - whole)
        + weights[first + 3] * (down - up) / START_DOWN
        + weights[first + 4] * (DECK_SIZE - cards) / DECK_SIZE
        + weights[first + 5] * (fit_up + fit_down) / TEN
    )


@compiled
def tricks(up: int, down: int, cards: int) -> int:
    """How many of the piles one of the cards turns back."""
    back = 0
    if up > BACKWARDS:
        back += (cards >> (up - BACKWARDS)) & 1
    if down + BACKWARDS < START_DOWN:
        back += (cards >> (down + BACKWARDS)) & 1
    return back


@compiled
def worth(
    up: int, down: int, hand: int, unlaid: int, to_draw: int, gave: bool, last_wins: bool, weights: Weights
) -> float:
    """What a player's own side is worth whose turn has ended, before the draw."""
    if unlaid == 0:
        return CERTAIN
    held = count(hand)
    drawn = min(to_draw, HAND_SIZE - held if gave else min(HAND_SIZE - held, DRAWN_WITHOUT_A_GIFT))
    if held + drawn == 1 and to_draw == drawn and not last_wins:
        return -CERTAIN  # a single last card loses, unless the opponent loses first (F10)
    fitting = count(hand & (FITTING[0, up] | FITTING[1, down]))
    return float(
        side(up, down, unlaid, weights, 0)
        + weights[6] * (min(HAND_SIZE, held + to_draw) - held - drawn)
        + weights[7] * tricks(up, down, hand)
        + weights[8] * tricks(up, down, unlaid & ~hand)
        + weights[9] * max(ENOUGH - fitting - drawn, 0)
    )


@compiled
def against(their_up: int, their_down: int, their_unlaid: int, weights: Weights) -> float:
    """What the opponent's side is worth to that player."""
    back = tricks(their_up, their_down, their_unlaid)
    return float(side(their_up, their_down, their_unlaid, weights, THEIRS) + weights[16] * back)


@compiled
def standing(state: State, me: int, unlaid: NDArray[np.int64], weights: Weights) -> float:
    """The chance to win a game that goes on, from both sides' piles alone."""
    total = 0.0
    for seat in range(2):
        up, down = state[PILES + 2 * seat], state[PILES + 2 * seat + 1]
        value = side(up, down, unlaid[seat], weights, 0) + weights[8] * tricks(up, down, unlaid[seat])
        total += value if seat == me else -value
    return 1 / (1 + math.exp(-SHARPNESS * total))
