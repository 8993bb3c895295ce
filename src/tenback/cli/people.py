"""The people at the table, as one of them speaks of them, or as a bystander does."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tenback.core import Seat

__all__ = ["People", "counted", "listed"]


class People(NamedTuple):
    """Who sits where, and whom the words are for: a seat, which is `you`, or everybody."""

    names: Sequence[str]
    you: Seat | None = None

    def called(self, seat: Seat) -> str:
        return "you" if seat == self.you else self.names[seat]

    def does(self, seat: Seat, verb: str) -> str:
        """You lay; Ada lays."""
        if seat == self.you:
            return f"You {verb}"
        return f"{self.names[seat]} {verb}{'es' if verb[-1] in 'os' else 's'}"

    def do(self, seats: Sequence[Seat], verb: str) -> str:
        """Ada and Tomek take."""
        if len(seats) == 1:
            return self.does(seats[0], verb)
        return f"{listed(map(self.called, seats))} {verb}"


def counted(number: int, one: str) -> str:
    """No cards, 1 card, 2 cards."""
    return f"{number or 'no'} {one}{'' if number == 1 else 's'}"


def listed(things: Iterable[object]) -> str:
    """A, B and C."""
    *others, last = map(str, things)
    return f"{', '.join(others)} and {last}" if others else last
