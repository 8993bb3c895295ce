"""Results of a game that has no columns of its own: what every ending tells."""

from typing import Any

from tenback.core import Ending
from tenback.lab.rows.columns import ACTIONS, LEFT, REASON, STARTER, WINNERS, WON, Column, Known, winners

__all__ = ["Look", "columns"]


def columns(seats: int, engine: str, *, together: bool) -> tuple[Column, ...]:  # noqa: ARG001 - no kernel plays it
    won = (WON, LEFT) if together else (WON,) if seats == 1 else (WINNERS,)
    return (*won, REASON, STARTER, ACTIONS)


class Look:
    """Looks at every state of a game, and knows at its end what only this game has."""

    def __call__(self, before: Any, state: Any) -> None:
        """The state before, None at first, and the state after it."""

    def known(self, state: Any, ending: Ending) -> Known:  # noqa: ARG002 - others look at it
        return {"left": ending.left, "winners": winners(ending)}
