"""Sets of cards as numbers, a bit a card: how many there are, and from places in an array to a set and back."""

import numpy as np
from numpy.typing import NDArray

from tenback.kernels.compiled import compiled

__all__ = ["Cards", "count", "set_of", "spread"]

Cards = NDArray[np.int8]

ONE, TWO, FOUR, TO_THE_LAST_BYTE = (np.uint64(step) for step in (1, 2, 4, 56))
PAIRS, FOURS = np.uint64(0x5555555555555555), np.uint64(0x3333333333333333)
EIGHTS, ONES = np.uint64(0x0F0F0F0F0F0F0F0F), np.uint64(0x0101010101010101)


@compiled
def count(cards: int | np.uint64) -> int:
    """How many cards a set holds, whether it has a sign or not."""
    bits = np.uint64(cards)
    bits -= bits >> ONE & PAIRS
    bits = (bits & FOURS) + (bits >> TWO & FOURS)
    return int(np.int64(((bits + (bits >> FOUR)) & EIGHTS) * ONES >> TO_THE_LAST_BYTE))


@compiled
def set_of(state: Cards, begin: int, end: int) -> int:
    """The cards that lie from one place to another, all below 63, as a set."""
    cards = 0
    for place in range(begin, end):
        cards |= 1 << int(state[place])
    return cards


@compiled
def spread(cards: int, out: Cards, at: int) -> int:
    """The cards of a set, the lowest first, from that place on; how many."""
    many = 0
    while cards:
        lowest = cards & -cards
        out[at + many] = count(lowest - 1)
        cards ^= lowest
        many += 1
    return many
