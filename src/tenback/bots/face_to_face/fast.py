"""Face to Face in milliseconds: every turn there is, judged by how many cards each side can still lay after it, and the
best of them played on in a few worlds.
"""

from collections.abc import Sequence

import numpy as np

from tenback.bots.bot import Bot
from tenback.bots.face_to_face.view import Situation, Turns, situation
from tenback.core import Action, Chance
from tenback.games.face_to_face import View
from tenback.kernels import AVAILABLE
from tenback.kernels.comparing import decide_by_sums
from tenback.kernels.dice import dice_from
from tenback.kernels.face_to_face.search import NO_NET, try_out
from tenback.kernels.network import Net
from tenback.record import Said

__all__ = ["AHEAD", "Fast", "Trial"]

WIDE, WORLDS = 6, 16  # turns that are compared, and in how many worlds
AHEAD = 2  # turns that are played on after each: an answer to it, and an answer to that
BEYOND_NOISE = 0.5  # standard errors by which another turn must be better than the one that the weights like best


class Fast(Bot[View]):
    """Plays the turn after which its own cards fit best and the opponent's worst, now and a few turns later."""

    views = View

    def _act(self, view: View, said: Sequence[Said], budget: float, chance: Chance) -> tuple[Action, ...]:  # noqa: ARG002 - it needs milliseconds
        trial = Trial(situation(view), WIDE, chance)
        if AVAILABLE:  # else a turn would take a minute
            trial.add(WORLDS)
        return trial.chosen(BEYOND_NOISE)


class Trial:
    """The best turns of a situation, played on in worlds that may be."""

    net: Net = NO_NET  # the weights judge

    def __init__(self, asked: Situation, wide: int, chance: Chance) -> None:
        self._asked = asked
        self._turns = Turns(asked, wide)
        self._throws = dice_from(chance)
        self._total, self._squares = np.zeros(wide), np.zeros(wide)
        self.worlds = 0

    @property
    def open(self) -> bool:
        """Whether there is anything to choose."""
        return self._turns.found > 1

    def add(self, worlds: int) -> None:
        """Play them on in so many worlds more."""
        if self.open:
            table, unlaid, values = self._asked
            rows, found = self._turns.rows, self._turns.found
            try_out(
                *(table, unlaid, rows, found, worlds, AHEAD, values, self.net, self._throws),
                *(self._total, self._squares),
            )
            self.worlds += worlds

    def chosen(self, beyond_noise: float) -> tuple[Action, ...]:
        best = decide_by_sums(self._total, self._squares, self._turns.found, self.worlds, beyond_noise)
        return self._turns.actions(best)
