"""How sure a share is."""

from math import sqrt

__all__ = ["STANDARD_ERRORS", "wilson"]

STANDARD_ERRORS = 1.959963984540054  # of 95%


def wilson(share: float, games: int) -> tuple[float, float]:
    """The 95% interval of a share seen in so many games (Wilson's, which holds near 0 and 1 as well)."""
    if games < 1:
        return 0.0, 1.0
    z2 = STANDARD_ERRORS**2 / games
    middle = (share + z2 / 2) / (1 + z2)
    half = STANDARD_ERRORS * sqrt(share * (1 - share) / games + z2 / (4 * games)) / (1 + z2)
    return max(0.0, middle - half), min(1.0, middle + half)
