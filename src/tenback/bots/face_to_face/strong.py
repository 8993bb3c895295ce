"""Face to Face with time to think: the best turns of `fast`, played on in as many worlds as the budget allows and
judged by a network that has learnt from whole games.
"""

import math
import time
from collections.abc import Callable, Sequence

import numpy as np

from tenback.bots.face_to_face.fast import Fast, Trial
from tenback.bots.face_to_face.view import Situation, situation
from tenback.bots.face_to_face.weights import network
from tenback.core import Action, Chance
from tenback.games.face_to_face import View
from tenback.kernels import AVAILABLE
from tenback.kernels.face_to_face.network import at_first_sight
from tenback.record import Said

__all__ = ["Strong"]

WIDE, WIDE_IN_A_HURRY = 12, 8  # turns that are compared; in the fewest worlds that there are, eight are as good
BEYOND_NOISE = 0.5  # standard errors by which another turn must be better than the one that the network likes best
AT_LEAST, AT_MOST, AT_ONCE = 24, 256, 8  # worlds, and worlds between two looks at the clock and at what is behind
BEHIND = 2.5  # standard errors that a turn may be behind the best
WORK_A_SECOND = 480 if AVAILABLE else 4  # worlds, of WIDE turns each; a fraction of what one core does


class Strong(Fast):
    """The work follows from the budget, so that the same question gets the same answer; the clock is a last resort."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock

    def _act(self, view: View, said: Sequence[Said], budget: float, chance: Chance) -> tuple[Action, ...]:  # noqa: ARG002 - nobody speaks (F11)
        until = self._clock() + budget
        worlds = planned(budget)
        trial = Judged(situation(view), WIDE if worlds > AT_LEAST else WIDE_IN_A_HURRY, worlds, chance)
        while trial.open > 1 and trial.worlds < worlds and self._clock() < until:
            trial.add(min(AT_ONCE, worlds - trial.worlds))
            trial.narrow(BEHIND)
        return trial.chosen(BEYOND_NOISE)


def planned(budget: float) -> int:
    """The worlds that a budget is worth; never fewer than `fast` looks at, where a compiler makes that cheap."""
    worlds = min(math.ceil(WORK_A_SECOND * budget), AT_MOST)
    if AVAILABLE:
        return max(worlds, AT_LEAST)
    return worlds if worlds >= AT_ONCE else 0  # a handful of worlds says less than the network at first sight


class Judged(Trial):
    """A trial whose judge is the network, from the order of the turns on."""

    def __init__(self, asked: Situation, wide: int, worlds: int, chance: Chance) -> None:
        super().__init__(asked, wide, worlds, chance)
        self.net = network()
        table, unlaid, _ = asked
        rows, found = self._turns.rows, self._turns.found
        values = np.zeros(found)
        at_first_sight(table, unlaid, rows, found, self.net, values)
        rows[:found] = rows[np.argsort(-values, kind="stable")]
