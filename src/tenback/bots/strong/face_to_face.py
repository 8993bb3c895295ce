"""Face to Face with time to think: the best turns of `fast`, played on for a few turns in worlds that may be."""

import math
import time
from collections.abc import Callable, Sequence

import numpy as np

from tenback.bots.fast.face_to_face import FaceToFace as Fast
from tenback.bots.fast.face_to_face import Turns, situation
from tenback.core import Action, Chance
from tenback.games.face_to_face import View
from tenback.kernels import AVAILABLE
from tenback.kernels.dice import dice
from tenback.kernels.face_to_face.duels import roll_out
from tenback.record import Said

__all__ = ["FaceToFace"]

WIDE = 8  # turns that are compared
AHEAD = 3  # turns that are played on after each
SHARPNESS = 1.0  # how much the worth of the piles says about who wins
BEYOND_NOISE = 1.0  # standard errors by which another turn must be better than that of `fast`
AT_MOST, AT_ONCE = 128, 8  # worlds, and worlds between two looks at the clock
WORLDS_A_SECOND = 300 if AVAILABLE else 1  # of WIDE turns each; a third of what one core does
SEEDS = 2**32


class FaceToFace(Fast):
    """The work follows from the budget, so that the same question gets the same answer; the clock is a last resort."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock

    def _act(self, view: View, said: Sequence[Said], budget: float, chance: Chance) -> tuple[Action, ...]:  # noqa: ARG002 - nobody speaks (F11)
        if not budget > 0:
            raise ValueError(f"A budget is a number of seconds above 0, not {budget}.")
        until = self._clock() + budget
        asked = situation(view)
        turns = Turns(asked, WIDE)
        worlds = min(math.ceil(WORLDS_A_SECOND * budget / AT_ONCE) * AT_ONCE, AT_MOST)
        throws = dice(chance.below(SEEDS) << 32 | chance.below(SEEDS))
        total, squares, done = np.zeros(WIDE), np.zeros(WIDE), 0
        while turns.found > 1 and done < worlds and self._clock() < until:
            roll_out(
                asked.table,
                asked.unlaid,
                turns.rows,
                turns.found,
                AT_ONCE,
                AHEAD,
                SHARPNESS,
                asked.weights,
                throws,
                total,
                squares,
            )
            done += AT_ONCE
        return turns.actions(best(total, squares, turns.found, done))


def best(total: np.ndarray, squares: np.ndarray, found: int, worlds: int) -> int:
    """The turn that was worth most; the first, unless it is beaten beyond noise."""
    chosen = 0
    for number in range(1, found):
        gain = (total[number] - total[0]) / max(worlds, 1)
        spread = math.sqrt(max(squares[number] / max(worlds, 1) - gain * gain, 0.0) / max(worlds, 1))
        if gain > BEYOND_NOISE * spread and total[number] > total[chosen]:
            chosen = number
    return chosen
