"""The two ways of asking a database, and what both read from its rows."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from tenback.store.rows import storable, within

__all__ = ["ENTRY", "LISTING", "READ", "WHO", "Asking", "Statement", "read"]

ENTRY = "table_id, seq, at, actor, command, kind, body"
LISTING = "table_id, game, phase, listed, opened, changed, people, summary, result"  # what follows from a log
READ = f"{LISTING}, removed"
WHO = "id, name, kind, since, epoch, seen, banned, muted, reason"  # as `contract.Person`
FEW = 100  # rows that are read in no time

Statement = tuple[str, tuple[Any, ...]]
Read = TypeVar("Read")


async def read(rows: Sequence[Any], one: Callable[[Sequence[Any]], Read]) -> list[Read]:
    """What the rows tell. Many are read away from the event loop: others want to play meanwhile."""
    if len(rows) <= FEW:
        return [one(row) for row in rows]
    return await asyncio.to_thread(lambda: [one(row) for row in rows])


class Asking(ABC):
    """Whoever can be asked."""

    @abstractmethod
    async def _select(self, sql: str, *values: object) -> Sequence[Any]:
        """The rows."""

    @abstractmethod
    async def _change(self, *statements: Statement) -> bool:
        """One after the other in one transaction, durable, up to the first that changes nothing: then False."""

    @abstractmethod
    async def _change_all(self, *statements: Statement) -> None:
        """All of them in one transaction, durable."""

    async def _ask(self, sql: str, *values: object) -> Sequence[Any]:
        """As `_select`, for values from strangers: what no store can hold is not found in any."""
        if any(isinstance(value, str) and not storable(value) for value in values):
            return ()
        return await self._select(sql, *(_within(value) for value in values))


def _within(value: object) -> object:
    return within(value) if isinstance(value, int) and not isinstance(value, bool) else value
