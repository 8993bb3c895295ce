"""Which of several actions is best beyond noise, by what each was worth in the same worlds.

The games keep what their actions were worth in two ways: all results in a table (`lead`, `decide`, `narrow`), or the
results of two actions side by side (`errors_ahead`). The first takes the worlds looked at for all there are, the second
for a sample of more (n - 1).
"""

import numpy as np
from numpy.typing import NDArray

from tenback.kernels.compiled import compiled

__all__ = ["Results", "Running", "decide", "errors_ahead", "lead", "narrow", "standard_error"]

Results = NDArray[np.float64]
"""A row a world, a column an action."""

Running = NDArray[np.int64]
"""By action, whether it is still in the running: only such have a result in every world."""

TIE = 1e-9  # less is no lead


@compiled
def standard_error(mean: float, squares: float, worlds: int) -> float:
    """Of a mean difference in so many worlds, from the sum of the differences' squares."""
    return float(np.sqrt(max(0.0, squares / worlds - mean * mean) / worlds))


@compiled
def lead(results: Results, worlds: int, one: int, other: int) -> tuple[float, float]:
    """By how much one column is better than another on average, and the standard error of that."""
    total = squares = 0.0
    for row in range(worlds):
        more = results[row, one] - results[row, other]
        total += more
        squares += more * more
    mean = total / worlds
    return mean, standard_error(mean, squares, worlds)


@compiled
def decide(results: Results, worlds: int, still: Running, doubt: float) -> int:
    """The best column still in the running; while the first is, another only if it leads by so many standard errors."""
    first = 0
    while not still[first]:
        first += 1
    best, most = first, 0.0
    for place in range(first + 1, len(still)):
        if still[place]:
            mean, error = lead(results, worlds, place, first)
            if mean > most + TIE and (first > 0 or mean > doubt * error):
                best, most = place, mean
    return best


@compiled
def narrow(results: Results, worlds: int, still: Running, behind: float) -> int:
    """Drop what is behind the best on average by so many standard errors; how many stay."""
    best = decide(results, worlds, still, 0.0)
    count = 0
    for place in range(len(still)):
        if still[place]:
            mean, error = lead(results, worlds, best, place)
            if place != best and mean > behind * error + TIE:
                still[place] = 0
            else:
                count += 1
    return count


def errors_ahead(one: Results, other: Results) -> float:
    """By how many standard errors one action leads another, from what both were worth world by world."""
    more = one - other
    error = float(more.std(ddof=1)) / len(more) ** 0.5 if len(more) > 1 else 0.0
    return float(more.mean()) / max(error, TIE)
