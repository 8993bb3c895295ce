"""What actions of TEN are worth: the deck shuffled anew, `fast` on every seat, and the points counted at the end."""

from collections.abc import Sequence
from fractions import Fraction

import numpy as np

from tenback.bots.ten.view import action_of, number_of, state_of
from tenback.bots.ten.weights import mind_for
from tenback.core import Chance
from tenback.games.ten import View
from tenback.kernels.dice import dice_from
from tenback.kernels.ten.layout import MOST_ACTIONS
from tenback.kernels.ten.play_out import play_out
from tenback.kernels.ten.search import MOST_CANDIDATES, candidates
from tenback.record import Said
from tenback.review import Outcomes, Turn

__all__ = ["Judge"]


class Judge:
    worlds = 250

    def question(self, view: View, said: Sequence[Said], played: Turn, chance: Chance) -> "Decision":  # noqa: ARG002 - nobody speaks in TEN
        return Decision(view, played, chance)


class Decision:
    def __init__(self, view: View, played: Turn, chance: Chance) -> None:
        self._state, self._mind = state_of(view), mind_for(view.table)
        self._rolls = dice_from(chance)
        self._seats = len(view.table.seats)
        self._sides = 1 if view.table.options.solo else self._seats
        found = np.zeros(MOST_CANDIDATES + MOST_ACTIONS, np.int64)
        likely = (action_of(number) for number in found[: candidates(self._state, self._mind, found)])
        self.turns: tuple[Turn, ...] = (played, *((action,) for action in likely if (action,) != played))
        self.hidden = len(view.draw) > 0

    def exact(self) -> Sequence[Fraction] | None:
        return None

    def play_out(self, which: Sequence[int], worlds: int) -> Outcomes:
        actions = np.array([number_of(action) for number in which for action in self.turns[number]], np.int64)
        won, scores = np.zeros((2, len(which), worlds, self._seats))
        play_out(self._state, self._mind, actions, self._rolls, won, scores)
        return Outcomes(won[:, :, : self._sides], scores)
