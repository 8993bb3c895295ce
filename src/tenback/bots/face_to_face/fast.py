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
from tenback.kernels.comparing import decide, narrow
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
        trial = Trial(situation(view), WIDE, WORLDS, chance)
        if AVAILABLE:  # else a turn would take a minute
            trial.add(WORLDS)
        return trial.chosen(BEYOND_NOISE)


class Trial:
    """The best turns of a situation, played on in worlds that may be."""

    net: Net = NO_NET  # the weights judge

    def __init__(self, asked: Situation, wide: int, worlds: int, chance: Chance) -> None:
        """`worlds`: how many there may be."""
        self._asked = asked
        self._turns = Turns(asked, wide)
        self._throws = dice_from(chance)
        self._still = np.ones(self._turns.found, dtype=np.int64)
        self._results = np.zeros((worlds, self._turns.found))
        self.open = self._turns.found
        self.worlds = 0

    def add(self, worlds: int) -> None:
        """Play those still in the running on in so many worlds more."""
        if self.open > 1:
            table, unlaid, values = self._asked
            try_out(
                *(table, unlaid, self._turns.rows, worlds, AHEAD, values, self.net, self._throws),
                *(self._still, self._results[self.worlds :]),
            )
            self.worlds += worlds

    def narrow(self, behind: float) -> None:
        """Look no longer at what is behind the best by so many standard errors."""
        self.open = narrow(self._results, self.worlds, self._still, behind)

    def chosen(self, beyond_noise: float) -> tuple[Action, ...]:
        """The best; the first, unless another is better beyond noise."""
        best = decide(self._results, self.worlds, self._still, beyond_noise) if self.worlds else 0
        return self._turns.actions(best)
