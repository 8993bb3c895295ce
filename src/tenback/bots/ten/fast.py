"""`fast` at TEN: a tuned judgement of holdings and purses, compiled in `kernels.ten`; it needs no time and no dice."""

from collections.abc import Sequence

from tenback.bots.bot import Bot
from tenback.bots.ten.view import action_of, state_of
from tenback.bots.ten.weights import mind_for
from tenback.core import Action, Chance
from tenback.games.ten import View
from tenback.kernels.ten.turns import choose
from tenback.record import Said

__all__ = ["Fast"]


class Fast(Bot[View]):
    views = View

    def _act(self, view: View, said: Sequence[Said], budget: float, chance: Chance) -> tuple[Action, ...]:  # noqa: ARG002 - it needs neither time nor dice
        return (action_of(choose(state_of(view), mind_for(view.table))),)
