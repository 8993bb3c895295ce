"""What an entry brought about, as the people at the table may know it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

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


@dataclass(frozen=True, slots=True)
class Happened:
    """An entry as the people at the table may know it. What was played, each viewer hears for himself."""

    seq: int
    at: int
    kind: str
    seat: Seat | None  # whose doing it was
    facts: Mapping[str, Any]  # for everyone
    played: tuple[Step, ...] = field(default=(), repr=False)  # hands are secrets

    def heard(self, seat: Seat | None) -> tuple[Event, ...]:
        """What the seat hears of a play. Whoever did not act hears what a spectator hears: that is the contract."""
        eyes = seat if seat == self.seat else None
        events: list[Event] = []
        for step in self.played:
            events += step.before.news(step.action, eyes, step.after)
        return tuple(events)


def told(entry: Entry, seat: Seat | None, **facts: Any) -> Happened:
    """What an entry brought about that is not a play."""
    return Happened(entry.seq, entry.at, entry.kind, seat, facts)
