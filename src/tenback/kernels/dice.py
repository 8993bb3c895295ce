"""Dice for simulations: fast, the same for a seed everywhere. Deals of real games come from `core.Chance`."""

import numpy as np
from numpy.typing import NDArray

from tenback.core import Chance
from tenback.kernels.compiled import compiled

__all__ = ["Dice", "below", "dice", "dice_from", "roll", "shuffle"]

Dice = NDArray[np.uint64]
"""One number, which every roll changes: SplitMix64."""

WORD = 32  # bits that a chance is asked for at a time


def dice(seed: int) -> Dice:
    """Dice of their own for a seed of 64 bits."""
    return np.array([seed & 0xFFFF_FFFF_FFFF_FFFF], dtype=np.uint64)


def dice_from(chance: Chance) -> Dice:
    """Dice of their own for one question."""
    return dice(chance.below(1 << WORD) << WORD | chance.below(1 << WORD))


@compiled
def roll(dice: Dice) -> np.uint64:
    """64 bits."""
    dice += np.uint64(0x9E3779B97F4A7C15)
    mixed = dice[0]
    mixed = (mixed ^ (mixed >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    mixed = (mixed ^ (mixed >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    rolled: np.uint64 = mixed ^ (mixed >> np.uint64(31))
    return rolled


@compiled
def below(dice: Dice, limit: int) -> int:
    """A number from 0 to limit - 1; the error against perfect fairness is below 2**-24 for the limits of a deck."""
    return int(((roll(dice) >> np.uint64(32)) * np.uint64(limit)) >> np.uint64(32))


@compiled
def shuffle(dice: Dice, cards: NDArray[np.int8] | NDArray[np.int16], count: int) -> None:
    """The first `count` cards, in place."""
    for last in range(count - 1, 0, -1):
        other = below(dice, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
