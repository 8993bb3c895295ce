"""Face to Face with time to think: as `fast`, with more turns compared, and in as many worlds as the budget allows."""

import math
import time
from collections.abc import Callable, Sequence

from tenback.bots.fast.face_to_face import FaceToFace as Fast
from tenback.bots.fast.face_to_face import Trial, situation
from tenback.core import Action, Chance
from tenback.games.face_to_face import View
from tenback.kernels import AVAILABLE
from tenback.record import Said

__all__ = ["FaceToFace"]

WIDE = 8  # turns that are compared
BEYOND_NOISE = 1.0  # standard errors by which another turn must be better than the one that the weights like best
AT_MOST, AT_ONCE = 256, 8  # worlds, and worlds between two looks at the clock
WORLDS_A_SECOND = 1000 if AVAILABLE else 1  # of WIDE turns each; a quarter of what one core does


class FaceToFace(Fast):
    """The work follows from the budget, so that the same question gets the same answer; the clock is a last resort."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock

    def _act(self, view: View, said: Sequence[Said], budget: float, chance: Chance) -> tuple[Action, ...]:  # noqa: ARG002 - nobody speaks (F11)
        if not budget > 0:
            raise ValueError(f"A budget is a number of seconds above 0, not {budget}.")
        until = self._clock() + budget
        trial = Trial(situation(view), WIDE, chance)
        worlds = min(math.ceil(WORLDS_A_SECOND * budget / AT_ONCE) * AT_ONCE, AT_MOST)
        while trial.open and trial.worlds < worlds and self._clock() < until:
            trial.add(AT_ONCE)
        return trial.chosen(BEYOND_NOISE)
