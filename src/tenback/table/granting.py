"""From a wish that is granted to lines of the log: who did it and when, what it will do, and whether lists show it."""

from collections.abc import Sequence
from typing import NamedTuple

from tenback.table.declined import Declined
from tenback.table.entries import Body, Entry, Played
from tenback.table.happened import Happened, Step
from tenback.table.table import Table

__all__ = ["BOUNDS", "TABLE", "Bounds", "Granted", "granted", "stamped"]

TABLE = "table"  # who does what a wish brings with it


class Bounds(NamedTuple):
    """How long a log may grow. No evening comes near it."""

    asked: int = 1000  # entries of one person at one table that the game does not need: pauses, messages, take-backs
    entries: int = 10_000  # of a table; then only the game goes on


BOUNDS = Bounds()


class Granted(NamedTuple):
    """Entries to be appended; once they are in the log, `take_in` makes the table what they tell."""

    table: Table
    entries: list[Entry]
    steps: tuple[Step, ...] | None  # of a play
    listed: Table | None  # the table as it will be, where lists of tables will show it otherwise

    def take_in(self) -> list[Happened]:
        return [self.table.fold(entry, self.steps) for entry in self.entries]


def granted(
    table: Table, bodies: Sequence[Body], *, actor: str, command: str, at: int, bounds: Bounds = BOUNDS
) -> Granted:
    """What a wish has become, as entries that follow the table's log; Declined where that has grown too long. Nothing
    changes yet.
    """
    _check_length(table, bodies, actor, bounds)
    entries = stamped(table, bodies, actor=actor, command=command, at=at)
    first = bodies[0]
    steps = table.foresee(first.actions) if isinstance(first, Played) else None
    listed = None
    if steps is None or steps[-1].after.ending:  # no other play is shown in lists: spare the copy
        after, _ = table.after(entries)
        if after.phase is not table.phase or any(body.changes_lists for body in bodies):
            listed = after
    return Granted(table, entries, steps, listed)


def _check_length(table: Table, bodies: Sequence[Body], actor: str, bounds: Bounds) -> None:
    """Every log is read again some day, by everybody who comes. What ends a game or carries it on is always granted."""
    if bodies[-1].of_the_game:
        return
    if table.asked.get(actor, 0) >= bounds.asked:
        raise Declined(
            "asked-enough",
            f"You have done so {bounds.asked} times at this table; from now on, just play.",
            most=bounds.asked,
        )
    if table.seq >= bounds.entries:
        raise Declined("log-full", "So much has happened at this table that it can only be played to its end.")


def stamped(table: Table, bodies: Sequence[Body], *, actor: str, command: str, at: int) -> list[Entry]:
    """The bodies as entries. What a wish brings with it is the table's own doing."""
    entries = []
    for number, body in enumerate(bodies):
        seq = table.seq + 1 + number
        who, what = (TABLE, str(seq)) if number else (actor, command)
        entries.append(Entry(table.id, seq, max(at, table.at), who, what, body.kind, body))
    return entries
