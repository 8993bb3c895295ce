"""What is written down of a game: one row, under columns that follow from the game and from who played it.

A module a game: its own `columns`, and a `Look` at its states. A game without one is told by its ending alone.
"""

from collections.abc import Sequence
from typing import Any

from tenback import games
from tenback.core import Ending, Seat, State
from tenback.lab.referee import Agreed
from tenback.lab.rows import plain
from tenback.lab.rows.columns import KERNEL, REFEREE, Column, Known, Value

__all__ = ["DEAL", "KERNEL", "REFEREE", "Column", "Watched", "columns", "line"]

NUMBER = Column("game")
BOTS = Column("bots", number=False)  # by seat; only where they differ, since all else is in the manifest
DEAL = Column("deal")  # of a tournament: its number


def columns(agreed: Agreed, names: Sequence[str], engine: str) -> tuple[Column, ...]:
    """The columns of a run's results."""
    bots = (BOTS,) if len(set(names)) > 1 else ()
    room = games.room(__name__, agreed.game)
    own: tuple[Column, ...] = (
        plain.columns(agreed.seats, engine, together=games.get(agreed.game).together)
        if room is None
        else room.columns(agreed.seats, engine, at_random=names[0] == "random")
    )
    return (NUMBER, *bots, *own)


def line(values: Sequence[Value]) -> str:
    """A row as the results hold it. No value contains a comma: names of bots and reasons do not."""
    return ",".join("" if value is None else str(value) for value in values) + "\n"


class Watched:
    """Looks at a game from the deal to its end, and tells its row."""

    def __init__(self, game: str) -> None:
        room: Any = games.room(__name__, game) or plain
        self._look: plain.Look = room.Look()
        self._states = 0
        self._starter: Seat | None = None
        self._state: State | None = None

    def __call__(self, state: State) -> None:
        before, self._state = self._state, state
        self._states += 1
        if before is None:
            self._starter = state.turn
        self._look(before, state)

    def row(
        self, columns: Sequence[Column], number: int, names: Sequence[str], ending: Ending, *, deal: int | None = None
    ) -> list[Value]:
        known = self._known(number, names, ending) | {DEAL.name: deal}
        return [known[column.name] for column in columns]

    def _known(self, number: int, names: Sequence[str], ending: Ending) -> Known:
        known: Known = {
            "game": number,
            "bots": " ".join(names),
            "won": None if ending.won is None else int(ending.won),
            "reason": str(ending.reason),
            "starter": self._starter,
            "actions": self._states - 1,
        }
        return known | self._look.known(self._state, ending)
