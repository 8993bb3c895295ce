"""Who is around one table: here, away, gone. Told by their lines, never by the clock of a turn; no log knows it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple

from tenback.core import Seat
from tenback.table import Table

__all__ = ["AWAY_AFTER", "GONE_AFTER", "Around", "Line", "Seen", "Since"]

AWAY_AFTER = 2.0  # seconds that somebody must look elsewhere to be called away
GONE_AFTER = 15.0  # seconds without a line until somebody is called gone
MOST_CHANGES = 6  # of a person from turn to turn, so that nobody counts with coming and going (G14)
MOST_NAMED = 8  # of those without a seat

State = Literal["here", "away", "gone"]
ORDER: tuple[State, ...] = ("here", "away", "gone")


class Since(NamedTuple):
    """A moment: by a clock that never jumps, in seconds; and by the clock on the wall, in milliseconds since 1970."""

    steady: float
    wall: int


class Line(NamedTuple):
    """Somebody's line to the table."""

    person: str
    name: str
    away: Since | None = None  # since when they look elsewhere


class Seen(NamedTuple):
    """How somebody is, and since when they are not here."""

    state: State
    since: int | None = None  # milliseconds since 1970


@dataclass(slots=True)
class Around:
    """Who is around one table, as far as this process knows."""

    since: Since  # when this process began to look
    elsewhere: dict[str, list[Line]] = field(default_factory=dict)  # lines to other processes
    _left: dict[str, Since] = field(default_factory=dict)  # when the last line of somebody ended
    _there: set[str] = field(default_factory=set)  # who had a line at the last look
    _planning: dict[str, int] = field(default_factory=dict)  # in which turn somebody was seen to plan
    _told: dict[str, Seen] = field(default_factory=dict)
    _changes: dict[str, int] = field(default_factory=dict)  # since the turn began
    _turn: int = -1

    # What is known

    def plans(self, person: str, turn: int) -> None:
        """Until the turn is over: else planning and not planning could be counted (G14)."""
        self._planning[person] = turn

    def planning(self) -> dict[str, int]:
        return dict(self._planning)

    def lines(self, own: Iterable[Line]) -> list[Line]:
        return [*own, *(line for lines in self.elsewhere.values() for line in lines)]

    def look(self, table: Table, own: Iterable[Line], moment: Since) -> tuple[dict[Seat, Seen], float | None]:
        """How everybody is who has a seat, as far as it is known; and in how many seconds that may be otherwise."""
        lines = self.lines(own)
        self._note_who_left({line.person for line in lines}, moment)
        if self._turn != (turn := table.waiting_since):
            self._turn = turn
            self._changes.clear()
        seen, later = {}, []
        for person, seat in table.seats().items():
            found, due = self._how(person, lines, moment)
            if due is not None:
                later.append(due)
            if found is not None:
                seen[seat] = self._steadied(person, found)
        return seen, min(later, default=None)

    def gone(self, table: Table, own: Iterable[Line], moment: Since) -> frozenset[str]:
        """Who has a seat, and no line for so long that somebody else may play for them."""
        lines = self.lines(own)
        self._note_who_left({line.person for line in lines}, moment)
        how = {person: self._how(person, lines, moment)[0] for person in table.seats()}
        return frozenset(person for person, found in how.items() if found and found.state == "gone")

    def is_planning(self, table: Table, seat: Seat) -> bool:
        sitter = table.sitters[seat]
        return bool(
            sitter
            and sitter.person
            and not sitter.bot
            and seat in table.awaited
            and self._planning.get(sitter.person) == table.waiting_since
        )

    def door(self, table: Table, own: Iterable[Line]) -> list[str]:
        """What those are called who look on and have no seat."""
        seats = table.seats()
        return sorted({line.person: line.name for line in self.lines(own) if line.person not in seats}.values())

    # How somebody is

    def _note_who_left(self, there: set[str], moment: Since) -> None:
        for person in self._there - there:
            self._left[person] = moment
        self._there = there

    def _how(self, person: str, lines: Iterable[Line], moment: Since) -> tuple[Seen | None, float | None]:
        """None: nobody knows yet; and in how many seconds it may be otherwise, if nothing happens."""
        own = [line.away for line in lines if line.person == person]
        if not own:
            left = self._left.get(person)
            waited = moment.steady - (left or self.since).steady
            if waited >= GONE_AFTER:
                return Seen("gone", left.wall if left else None), None
            return self._told.get(person), GONE_AFTER - waited
        if None in own:
            return Seen("here"), None
        since = max(away for away in own if away)
        if (waited := moment.steady - since.steady) >= AWAY_AFTER:
            return Seen("away", since.wall), None
        return Seen("here"), AWAY_AFTER - waited

    def _steadied(self, person: str, found: Seen) -> Seen:
        """Who comes and goes all the time is not called back before the turn is over."""
        before = self._told.get(person)
        if before and before.state != found.state:
            better = ORDER.index(found.state) < ORDER.index(before.state)
            if better and self._changes.get(person, 0) >= MOST_CHANGES:
                return before
            self._changes[person] = self._changes.get(person, 0) + 1
        self._told[person] = found
        return found


def to_plain(lines: Iterable[Line], planning: Mapping[str, int], moment: Since) -> dict[str, Any]:
    """Lines as another process is told of them: each clock that never jumps is a clock of its own."""
    shown = [
        [line.person, line.name, None if line.away is None else [moment.steady - line.away.steady, line.away.wall]]
        for line in lines
    ]
    return {"lines": shown, "planning": dict(planning)}


def from_plain(plain: Mapping[str, Any], moment: Since) -> list[Line]:
    return [
        Line(person, name, None if away is None else Since(moment.steady - away[0], away[1]))
        for person, name, away in plain["lines"]
    ]
