"""Results of Face to Face."""

from typing import Any

from tenback.core import Ending
from tenback.lab.rows import plain
from tenback.lab.rows.columns import ACTIONS, LAST, REASON, REFEREE, STARTER, Column, Known

__all__ = ["Look", "columns"]


def columns(seats: int, engine: str, *, at_random: bool) -> tuple[Column, ...]:  # noqa: ARG001 - a duel, always
    told = (Column("winner"), Column("left_0"), Column("left_1"), REASON, STARTER)
    return (*told, ACTIONS, LAST) if engine == REFEREE else told


class Look(plain.Look):
    def known(self, state: Any, ending: Ending) -> Known:
        left: Known = {f"left_{seat}": len(state.hands[seat]) + len(state.draws[seat]) for seat in range(2)}
        return left | {"last": state.on_turn, "winner": (ending.winners or (None,))[0]}
