"""Results of games at piles that are won or lost together."""

from typing import Any

from tenback.core import Ending
from tenback.lab.rows import plain
from tenback.lab.rows.columns import ACTIONS, DRAW, LAST, LEFT, REASON, REFEREE, STARTER, WON, Column, Known

__all__ = ["Look", "columns"]


def columns(seats: int, engine: str, *, at_random: bool) -> tuple[Column, ...]:  # noqa: ARG001 - as many for any
    if engine == REFEREE:
        return (WON, LEFT, REASON, STARTER, ACTIONS, LAST, DRAW)
    return (WON, LEFT, ACTIONS) if at_random else (WON, LEFT, STARTER, ACTIONS, DRAW)


class Look(plain.Look):
    def known(self, state: Any, ending: Ending) -> Known:
        return {"left": ending.left, "last": state.on_turn, "draw": len(state.draw)}
