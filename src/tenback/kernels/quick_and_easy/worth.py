"""What a position is worth when a turn has ended, from the piles and the cards not yet laid: the chance to win."""

import math

import numpy as np
from numpy.typing import NDArray

from tenback.games import quick_and_easy as rulebook
from tenback.games.quick_and_easy import CARDS, NUMBERS, START, Pile
from tenback.kernels.bits import count
from tenback.kernels.compiled import compiled

__all__ = ["FITTING", "LOOKS", "NAMES", "TRICKS", "Weights", "look", "worth"]

Weights = NDArray[np.float64]

EVERY_TOP = (*CARDS, START)


def _fitting(pile: Pile, top: int) -> int:
    return sum(1 << card for card in CARDS if rulebook.fits(card, pile, top))


def _turns_back(pile: Pile, card: int, top: int) -> bool:
    if top == START or card // NUMBERS != top // NUMBERS:
        return False
    return card < top if pile is Pile.UP else card > top


def _tricks(pile: Pile, top: int) -> int:
    return sum(1 << card for card in CARDS if _turns_back(pile, card, top))


FITTING = np.array([[_fitting(pile, top) for top in EVERY_TOP] for pile in Pile], dtype=np.int64)
"""By pile and top: the cards that fit there."""

TRICKS = np.array([[_tricks(pile, top) for top in EVERY_TOP] for pile in Pile], dtype=np.int64)
"""By pile and top: those of them that turn the pile back."""

# What is looked at, each once by itself and once times the share of the cards that is not yet laid.
LOOKS = ("bias", "either", "better", "worse", "back_better", "back_worse", "tricks", "both")
NAMES = (*LOOKS, *(f"{name}_early" for name in LOOKS))
HALF = 0.5  # so that no logarithm is asked of nothing
FIFTY = len(CARDS)
EIGHT = len(LOOKS)
LOGS = np.log(np.arange(FIFTY + 1) + HALF)
"""LOGS[n]: of n cards and a half."""


@compiled
def farthest_back(pile: int, top: int, unlaid: int) -> int:
    """Where the pile would stand after the best trick that is still out; where it stands, without one."""
    tricks = TRICKS[pile, top] & unlaid
    if tricks == 0:
        return top
    first = top - top % NUMBERS
    if pile == 0:
        card = first
        while (tricks >> card) & 1 == 0:
            card += 1
        return card
    card = first + NUMBERS - 1
    while (tricks >> card) & 1 == 0:
        card -= 1
    return card


@compiled
def look(up: int, down: int, unlaid: int, out: Weights) -> None:
    """Fill in the LOOKS."""
    cards = count(unlaid)
    on_up, on_down = FITTING[0, up] & unlaid, FITTING[1, down] & unlaid
    fit_up, fit_down = count(on_up), count(on_down)
    back_up = count(FITTING[0, farthest_back(0, up, unlaid)] & unlaid)
    back_down = count(FITTING[1, farthest_back(1, down, unlaid)] & unlaid)
    whole = LOGS[cards]
    out[0] = 1.0
    out[1] = LOGS[count(on_up | on_down)] - whole
    out[2] = LOGS[max(fit_up, fit_down)] - whole
    out[3] = LOGS[min(fit_up, fit_down)] - whole
    out[4] = LOGS[max(back_up, back_down)] - whole
    out[5] = LOGS[min(back_up, back_down)] - whole
    out[6] = LOGS[count(TRICKS[0, up] & unlaid) + count(TRICKS[1, down] & unlaid)] - whole
    out[7] = LOGS[count(on_up & on_down)] - whole


@compiled
def worth(up: int, down: int, unlaid: int, weights: Weights, looks: Weights) -> float:
    """The chance to win, as the weights have it. The last of `looks` counts the questions."""
    looks[EIGHT] += 1
    look(up, down, unlaid, looks)
    early = count(unlaid) / FIFTY
    total = 0.0
    for number in range(EIGHT):
        total += (weights[number] + early * weights[EIGHT + number]) * looks[number]
    return 1 / (1 + math.exp(-total))
