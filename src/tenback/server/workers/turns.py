"""Whose question is thought about next: addresses take turns, the people of an address too, and each person's
questions come as they were asked. Whoever asks for a hundred at once waits for them; everybody else hardly notices.
"""

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Generic, TypeVar

__all__ = ["NOBODY", "Turns", "Whose"]

Thing = TypeVar("Thing")


@dataclass(frozen=True, slots=True)
class Whose:
    """For whom a bot thinks, and from where that person came last."""

    address: str = ""
    person: str = ""


NOBODY = Whose()


class Turns(Generic[Thing]):
    """Things that are lent to one after the other; of one person's questions at most `at_once` have one."""

    def __init__(self, things: Iterable[Thing], at_once: int) -> None:
        self._free, self._at_once = list(things), at_once
        self._waiting: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[Thing]]]] = OrderedDict()
        self._lent: Counter[str] = Counter()  # by person

    async def take(self, whose: Whose) -> Thing:
        """A thing, once it is this person's turn. It must be given back."""
        ticket: asyncio.Future[Thing] = asyncio.get_running_loop().create_future()
        people = self._waiting.setdefault(whose.address, OrderedDict())
        people.setdefault(whose.person, deque()).append(ticket)
        self._lend()
        try:
            return await ticket
        except asyncio.CancelledError:
            if ticket.done() and not ticket.cancelled():  # it came, and nobody wants it any more
                self.give_back(ticket.result(), whose)
            raise

    def give_back(self, thing: Thing, whose: Whose) -> None:
        self._lent[whose.person] -= 1
        if not self._lent[whose.person]:
            del self._lent[whose.person]
        self._free.append(thing)
        self._lend()

    @property
    def waiting(self) -> int:
        """How many questions wait."""
        return sum(
            not ticket.done() for people in self._waiting.values() for tickets in people.values() for ticket in tickets
        )

    @property
    def lent(self) -> int:
        return self._lent.total()

    def withhold(self) -> list[Thing]:
        """All things that nobody has: whoever comes waits until they are handed out."""
        held, self._free = self._free, []
        return held

    def hand_out(self, things: Iterable[Thing]) -> None:
        self._free += things
        self._lend()

    def _lend(self) -> None:
        while self._free and (found := self._next()):
            person, ticket = found
            self._lent[person] += 1
            ticket.set_result(self._free.pop(0))

    def _next(self) -> tuple[str, "asyncio.Future[Thing]"] | None:
        """Who is next; they go to the end of both rows."""
        for address, people in tuple(self._waiting.items()):
            for person, tickets in tuple(people.items()):
                while tickets and tickets[0].done():  # cancelled
                    tickets.popleft()
                if tickets and person and self._lent[person] >= self._at_once:
                    continue
                ticket = tickets.popleft() if tickets else None
                people.move_to_end(person)
                if not tickets:
                    del people[person]
                if ticket:
                    self._waiting.move_to_end(address)
                    if not people:
                        del self._waiting[address]
                    return person, ticket
            if not people:
                del self._waiting[address]
        return None
