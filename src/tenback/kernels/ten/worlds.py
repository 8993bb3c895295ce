"""Worlds: the deck in another order. All else of TEN is public."""

from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice, shuffle
from tenback.kernels.ten.layout import LEFT, PILE, State

__all__ = ["imagine"]


@compiled
def imagine(world: State, rolls: Dice) -> None:
    """Shuffle what is still to come, in place."""
    shuffle(rolls, world[PILE:], world[LEFT])
