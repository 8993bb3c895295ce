"""Sorted hands within the array of a state: a card goes in, a card goes out. No branch depends on a card: it could not
be foreseen.
"""

from tenback.kernels.bits import Cards
from tenback.kernels.compiled import compiled

__all__ = ["insert", "take"]


@compiled
def insert(state: Cards, at: int, count: int, card: int) -> None:
    """Into a hand of so many cards that begins there."""
    for place in range(at, at + count):
        held = state[place]
        state[place] = min(held, card)
        card = max(held, card)
    state[at + count] = card


@compiled
def take(state: Cards, at: int, count: int, card: int) -> None:
    """Out of a hand of so many cards that begins there: those behind it move up."""
    for place in range(at, at + count - 1):
        state[place] = state[place + (state[place] >= card)]
