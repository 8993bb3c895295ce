"""What is kept of reviews: who wants one, the parts that are worked out, and which process does it.

A review lies there in parts, one for each task of `tenback.review.Reviewing`; whatever has been worked out outlives the
process that did it. When all parts are there, they become one document.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tenback.store import Document, Store

__all__ = ["ANSWERED", "Kept", "Shelf", "Wanted"]

WANTED, PART, MADE, CLAIM = "review-wanted", "review-part", "review", "review-claim"
KINDS = (WANTED, PART, MADE, CLAIM)
MOST = 10_000  # documents read at once: no game has as many turns
ANSWERED = 30_000  # milliseconds after which a process that says nothing is taken for gone


@dataclass(frozen=True, slots=True)
class Wanted:
    """A review that somebody waits for, and since when."""

    table: str
    person: str
    at: int


@dataclass(frozen=True, slots=True)
class Kept:
    """How far a review has come. Parts by task; those that failed are there without a text."""

    parts: Mapping[int, str | None] = field(default_factory=dict)
    wanted: bool = False
    made: bool = False  # it has come to its end
    reason: str = ""  # why it could not be made at all

    @property
    def failed(self) -> list[int]:
        return sorted(task for task, part in self.parts.items() if part is None)

    @property
    def there(self) -> int:
        return sum(part is not None for part in self.parts.values())


class Shelf:
    def __init__(self, store: Store) -> None:
        self._store = store

    async def kept(self, table: str) -> Kept:
        """All that there is of a table's review."""
        made = await self._store.document(MADE, table)
        wanted = await self._store.document(WANTED, table) is not None
        if made is not None and not wanted:
            parts = {int(task): part for task, part in made.body["parts"].items()}
            return Kept(parts, made=True, reason=made.body["reason"])
        return Kept(await self._parts(table), wanted)

    async def _parts(self, table: str) -> dict[int, str | None]:
        found = await self._store.documents(PART, under=f"{table}.", limit=MOST)
        return {int(each.key.rpartition(".")[2]): each.body["part"] for each in found}

    # Who wants one

    async def want(self, wanted: Wanted) -> None:
        """What was worked out before stays; what failed is tried again."""
        made = await self._store.document(MADE, wanted.table)
        if made is not None:
            for task, part in made.body["parts"].items():
                if part is not None:
                    await self.put(wanted.table, int(task), part, wanted.at)
        body = {"asked": wanted.person}
        await self._store.keep_first(Document(WANTED, wanted.table, body, wanted.at, wanted.person))

    async def wanted(self) -> list[Wanted]:
        """Whoever has waited longest comes first."""
        found = await self._store.documents(WANTED, limit=MOST)
        return sorted(
            (Wanted(each.key, each.person, each.at) for each in found), key=lambda each: (each.at, each.table)
        )

    # Working

    async def put(self, table: str, task: int, part: str | None, at: int) -> None:
        """A part that is worked out; without a text, one that could not be."""
        await self._store.keep(Document(PART, f"{table}.{task:05}", {"part": part}, at))

    async def finish(self, table: str, parts: Mapping[int, str | None], at: int, *, reason: str = "") -> None:
        """It has come to its end: the parts become one."""
        body: dict[str, Any] = {"parts": {str(task): part for task, part in sorted(parts.items())}, "reason": reason}
        await self._store.keep(Document(MADE, table, body, at))
        await self._drop(table, (WANTED, PART, CLAIM))

    async def forget(self, table: str) -> None:
        """All that there is of it: the table is gone."""
        await self._drop(table, KINDS)

    async def _drop(self, table: str, kinds: tuple[str, ...]) -> None:
        for kind in kinds:
            await self._store.drop(kind, table)
            for each in await self._store.documents(kind, under=f"{table}.", limit=MOST):
                await self._store.drop(kind, each.key)

    # One process makes it

    async def claim(self, table: str, by: str, at: int) -> str | None:
        """The key of the claim if this process may work on the review; None while another one does.

        Claims are numbered: of two processes that find the last one expired, one can make the next.
        """
        found = await self._store.documents(CLAIM, under=f"{table}.", limit=MOST)
        last = found[-1] if found else None
        if last is not None and last.at > at and last.body["by"] != by:
            return None
        number = 0 if last is None else int(last.key.rpartition(".")[2]) + 1
        key = f"{table}.{number:05}"
        first = await self._store.keep_first(Document(CLAIM, key, {"by": by}, at + ANSWERED))
        return key if first else None

    async def keep_claim(self, key: str, by: str, at: int) -> None:
        """Still at work."""
        await self._store.keep(Document(CLAIM, key, {"by": by}, at + ANSWERED))

    async def release(self, key: str) -> None:
        await self._store.drop(CLAIM, key)
