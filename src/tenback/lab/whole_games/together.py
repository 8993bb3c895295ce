"""Rows of games that are won or lost together."""

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from tenback.lab.whole_games import Rows

__all__ = ["together"]


def together(played: Sequence[NDArray[np.int64]]) -> Rows:
    """Cards left, who started, actions, cards to draw."""
    for left, starter, actions, draw in zip(*(column.tolist() for column in played), strict=True):
        yield [int(left == 0), left, starter, actions, draw]
