"""Bots that stand in for people: who asked for each, and how many turns it has ended."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from tenback.core import Seat

__all__ = ["StandIns"]


class StandIn(NamedTuple):
    asked: bool  # by the person themselves; else by somebody else at the table, while they were gone
    late: bool  # the game had begun
    turns: int = 0  # that it has ended


@dataclass(frozen=True, slots=True)
class StandIns:
    """Those that sit there now, by seat."""

    _now: Mapping[Seat, StandIn] = field(default_factory=dict)

    def sits_down(self, seat: Seat, *, asked: bool, late: bool) -> "StandIns":
        return StandIns({**self._now, seat: StandIn(asked, late)})

    def gets_up(self, seat: Seat) -> "StandIns":
        return StandIns({other: each for other, each in self._now.items() if other != seat})

    def ended_turn(self, seat: Seat) -> "StandIns":
        found = self._now.get(seat)
        return self if found is None else StandIns({**self._now, seat: found._replace(turns=found.turns + 1)})

    def unasked(self, seat: Seat) -> bool:
        """Whether a bot was put there by somebody else: whoever it stands in for has the chair by coming."""
        found = self._now.get(seat)
        return found is not None and not found.asked

    def newly(self) -> tuple[Seat, ...]:
        """Those that sat down within the game and have ended no turn yet. They lay before they speak: what they said
        now would lapse with their turn, in which they may lay on the very pile that they kept others off.
        """
        return tuple(seat for seat, each in self._now.items() if each.late and not each.turns)

    def turns(self, seat: Seat) -> int:
        found = self._now.get(seat)
        return 0 if found is None else found.turns
