"""What an entry brought about, as the people at the table may know it."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from tenback.core import Action, Event, Seat, State, turn_over
from tenback.table.entries import Entry

__all__ = ["Happened", "Step", "told"]


class Step(NamedTuple):
    """One action, with the states before and after it."""

    before: State
    action: Action
    after: State

    @property
    def ends_turn(self) -> bool:
        return turn_over(self.action, self.before.turn, self.after.turn)


class Happened(msgspec.Struct, frozen=True):
    """An entry as the people at the table may know it. What was played, each viewer hears for himself."""

    seq: int
    at: int
    kind: str
    seat: Seat | None  # whose doing it was
    facts: Mapping[str, Any]  # for everyone
    played: tuple[Step, ...] = ()
    remembered: tuple[tuple[Event, ...], tuple[Event, ...]] | None = None  # what who acted, and all others, have heard

    def __repr__(self) -> str:
        # The hands before and after a play are secrets: they must not reach a log by accident.
        return f"Happened({self.seq}, {self.kind!r}, seat={self.seat}, facts={self.facts})"

    def heard(self, seat: Seat | None) -> tuple[Event, ...]:
        """What the seat hears of a play. Whoever did not act hears what a spectator hears: that is the contract."""
        eyes = seat if seat == self.seat else None
        if self.remembered is not None:
            return self.remembered[eyes is None]
        events: list[Event] = []
        for step in self.played:
            events += step.before.news(step.action, eyes, step.after)
        return tuple(events)

    def as_heard(self) -> "Happened":
        """The same without the states that it was played in: they hold every hand, and tables remember many moments."""
        if not self.played:
            return self
        heard = self.heard(self.seat), self.heard(None)
        return Happened(self.seq, self.at, self.kind, self.seat, self.facts, remembered=heard)


def told(entry: Entry, seat: Seat | None, **facts: Any) -> Happened:
    """What an entry brought about that is not a play."""
    return Happened(entry.seq, entry.at, entry.kind, seat, facts)
