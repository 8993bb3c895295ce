"""A search that keeps the most promising positions of every step, for games in which all win or lose together.

All cards are open to it. A step lays one card, and may end the turn as well. Where no position had to be left out, the
search was complete: then finding nothing proves that there is nothing.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import monotonic
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenback.core import END
from tenback.kernels.compiled import compiled

__all__ = ["WON", "Found", "Game", "Marks", "Positions", "Scores", "Steps", "marks_of", "search"]

Positions = NDArray[np.int8]
Steps = NDArray[np.int32]
Scores = NDArray[np.float64]
Marks = NDArray[np.uint64]

WON = -np.inf  # looks better than anything else
SLOTS = 4  # places in the table of marks for each position that is kept, at least


class Game(NamedTuple):
    """What the search asks of a game: compiled functions over its arrays. A step is twice the action that lays a card,
    and one more where the turn ends with it.
    """

    expand: Callable[[Positions, int, Steps, Steps, Scores, Marks], int]
    """All steps from so many positions: whose, which, how good the position after it looks (less is better, WON best),
    and two marks that only equal positions share. Steps that lose are left out. How many there are.
    """
    advance: Callable[[Positions, Steps, Steps, Steps, int, Positions], None]
    """The positions after the chosen steps. Each game has its own, the same but for whose rules it calls: what Numba
    compiles is kept on disk only where a function is called by its name.
    """
    most: int  # steps from one position
    encode: Callable[[Any], Positions]
    texts: Sequence[str]  # of the actions, as the contract writes them

    def actions_of(self, step: int) -> tuple[str, ...]:
        """The actions of a step, as the contract writes them."""
        laid = self.texts[step // 2]
        return (laid, str(END)) if step % 2 else (laid,)


@dataclass(frozen=True, slots=True)
class Found:
    root: int  # which of the first positions the steps lead on from
    line: tuple[int, ...] | None  # the steps that win
    complete: bool  # whether nothing was left out
    looked_at: int  # positions


def marks_of(*shape: int) -> Marks:
    """Two random numbers for each thing a position may hold: the marks of a position are their sums."""
    return np.random.default_rng(0).integers(0, 2**64 - 1, (*shape, 2), dtype=np.uint64, endpoint=True)


@compiled
def choose(scores: Scores, marks: Marks, count: int, width: int, chosen: Steps) -> int:
    """The best of so many positions, each only once; how many. One more than `width`: not all could be taken."""
    order = np.argsort(scores[:count], kind="mergesort")  # in the same order everywhere
    size = 1
    while size < SLOTS * width:
        size *= 2
    slots = np.full(size, -1, np.int32)
    kept = 0
    for place in order:
        at = np.int64(marks[place, 0] & np.uint64(size - 1))
        known = False
        while slots[at] >= 0:
            other = slots[at]
            if marks[other, 0] == marks[place, 0] and marks[other, 1] == marks[place, 1]:
                known = True
                break
            at = (at + 1) & (size - 1)
        if known:
            continue
        if kept == width:
            return width + 1
        slots[at] = place
        chosen[kept] = place
        kept += 1
    return kept


def search(game: Game, roots: Sequence[Positions], width: int, until: float = np.inf) -> Found:
    """Steps that win, keeping so many positions after each. `until`: when to give up, by the monotonic clock."""
    room = width * game.most
    whose, steps, chosen = np.zeros(room, np.int32), np.zeros(room, np.int32), np.zeros(width, np.int32)
    scores, marks = np.zeros(room, np.float64), np.zeros((room, 2), np.uint64)
    positions, after = np.zeros((width, len(roots[0])), np.int8), np.zeros((width, len(roots[0])), np.int8)
    kept, complete, looked_at = len(roots), True, 0
    positions[:kept] = roots
    path: list[tuple[Steps, Steps]] = []  # of each step: whose, and which
    while kept:
        if monotonic() > until:
            return Found(0, None, complete=False, looked_at=looked_at)
        count = game.expand(positions, kept, whose, steps, scores, marks)
        looked_at += count
        best = int(scores[:count].argmin()) if count else 0
        if count and scores[best] == WON:
            return Found(*_line(path, int(whose[best]), int(steps[best])), complete, looked_at)
        found = choose(scores, marks, count, width, chosen)
        complete &= found <= width
        kept = min(found, width)
        game.advance(positions, whose, steps, chosen, kept, after)
        path.append((whose[chosen[:kept]], steps[chosen[:kept]]))
        positions, after = after, positions
    return Found(0, None, complete, looked_at)


def _line(path: list[tuple[Steps, Steps]], place: int, last: int) -> tuple[int, tuple[int, ...]]:
    """Back from the position at that place, with the step that came last, to one of the first."""
    line = [last]
    for whose, steps in reversed(path):
        line.append(int(steps[place]))
        place = int(whose[place])
    return place, tuple(reversed(line))
