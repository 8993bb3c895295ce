"""The connections of this process. How many a person or an address has is known without looking at all of them."""

from collections import Counter
from collections.abc import Iterator
from typing import Protocol

from tenback.protocol import server_frames
from tenback.store import Person

__all__ = ["Connected", "Connections"]


class Connected(Protocol):
    """A connection, as others see it."""

    address: str

    @property
    def person(self) -> str:
        """Whose it is; empty before the greeting."""

    def tell(self, message: server_frames.Message) -> None:
        """Send the message when the line allows it."""

    def close_if_stuck(self) -> None:
        """Close the line, if whoever is there does not read."""

    def hang_up(self, code: int) -> None:
        """Close the line."""

    def judge(self, known: Person) -> None:
        """The host has decided something about the person."""


class Connections:
    """All of them, from before the greeting on."""

    def __init__(self) -> None:
        self._all: set[Connected] = set()
        self._people: dict[Connected, str] = {}  # of those who have greeted
        self._of_people: Counter[str] = Counter()
        self._from_addresses: Counter[str] = Counter()

    def __iter__(self) -> Iterator[Connected]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)

    def add(self, connection: Connected) -> None:
        self._all.add(connection)
        self._from_addresses[connection.address] += 1

    def greeted(self, connection: Connected, person: str) -> None:
        """It is known now whose it is."""
        self._people[connection] = person
        self._of_people[person] += 1

    def discard(self, connection: Connected) -> None:
        """It is closed."""
        self._all.discard(connection)
        _one_less(self._from_addresses, connection.address)
        if person := self._people.pop(connection, None):
            _one_less(self._of_people, person)

    def of_person(self, person: str) -> int:
        return self._of_people[person]

    def from_address(self, address: str) -> int:
        return self._from_addresses[address]

    def people(self) -> int:
        """How many are here, however many connections each has."""
        return len(self._of_people)


def _one_less(counted: Counter[str], whose: str) -> None:
    counted[whose] -= 1
    if counted[whose] <= 0:
        del counted[whose]
