"""`random`: any legal action, each as likely as the other. It says nothing."""

from collections.abc import Sequence
from typing import Any

from tenback.bots.bot import Bot
from tenback.core import Action, Chance, View
from tenback.record import Said
from tenback.talk import Gladly

__all__ = ["Random"]


class Random(Bot[Any]):
    """Plays any game; what may be done, the view says."""

    views = View

    def _act(self, view: View, said: Sequence[Said], budget: float, chance: Chance) -> tuple[Action, ...]:  # noqa: ARG002 - it does not listen
        offered = view.actions()
        return (offered[chance.below(len(offered))],)

    def _gladly(self, view: View, said: Sequence[Said], budget: float, chance: Chance) -> Gladly:  # noqa: ARG002 - it does not look at its hand
        every = tuple(Gladly)
        return every[chance.below(len(every))]
