"""The rising and the falling pile with the trick of ten, as The Game (G6, G7) and Face to Face (F4) have them.

Functions over small ints: the kernels compile these very functions.
"""

__all__ = ["BACKWARDS", "falls", "rises"]

BACKWARDS = 10  # G7, F4


def rises(card: int, top: int) -> bool:
    """On a rising pile: upwards by any step, or back down by exactly ten."""
    return card > top or card == top - BACKWARDS


def falls(card: int, top: int) -> bool:
    """On a falling pile: downwards by any step, or back up by exactly ten."""
    return card < top or card == top + BACKWARDS
