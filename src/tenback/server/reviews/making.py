"""The reviews that are asked for, made one after the other."""

import asyncio
import secrets
from collections.abc import Iterable
from contextlib import suppress
from time import monotonic

import structlog

from tenback import kernels
from tenback.core import TenbackError
from tenback.record import Record
from tenback.server.compiling import Compiling
from tenback.server.logs import trace
from tenback.server.metrics import Measures
from tenback.server.reviews.composing import SEED, tasks_of
from tenback.server.reviews.shelf import ANSWERED, Kept, Shelf
from tenback.server.rooms import House, now
from tenback.server.settings.config import Reviewing as How
from tenback.server.workers import Piece, PieceFailed, Reviewers, WorkersClosed
from tenback.store import StoreDown
from tenback.table import Declined, LogError, Phase

__all__ = ["Making"]

log = structlog.get_logger()

LOOK = 5.0  # seconds between two looks at what other processes were asked for
RETRY = 1.0  # seconds until a lost store, or the compiler, is asked again
REST_AFTER = 60.0  # seconds without work; who looks back at one game may look back at the next, and a start takes two


class Making:
    """Makes the reviews of one house, one at a time in this process."""

    def __init__(self, house: House, reviewers: Reviewers, compiling: Compiling, measures: Measures, how: How) -> None:
        self._house, self._reviewers, self._compiling = house, reviewers, compiling
        self._measures, self._how = measures, how
        self.shelf = Shelf(house.store)
        self._me = secrets.token_hex(8)
        self._asked = asyncio.Event()
        self._worked = -REST_AFTER  # when the last one was made

    def wake(self) -> None:
        """Somebody wants one."""
        self._asked.set()

    async def keep_making(self) -> None:
        """For as long as the server runs."""
        while True:
            self._asked.clear()
            try:
                left = await self._make_all()
            except StoreDown:
                await asyncio.sleep(RETRY)
                continue
            idle = monotonic() - self._worked
            if idle >= REST_AFTER:
                await self._reviewers.rest()
            looks = [LOOK] if left or self._house.shared else []
            looks += [REST_AFTER - idle] if idle < REST_AFTER else []
            with suppress(TimeoutError):
                await asyncio.wait_for(self._asked.wait(), min(looks, default=None))

    async def _make_all(self) -> int:
        """How many are left that another process makes."""
        others: set[str] = set()
        while True:
            wanted = await self.shelf.wanted()
            self._measures.reviews_waiting.set(len(wanted))
            next_one = next((each.table for each in wanted if each.table not in others), None)
            if next_one is None:
                return len(wanted)
            if await self._make(next_one):
                self._worked = monotonic()
            else:
                others.add(next_one)

    async def _make(self, table: str) -> bool:
        """False if another process does."""
        claim = await self.shelf.claim(table, self._me, now())
        if claim is None and self._house.shared:
            return False
        staying = asyncio.create_task(self._stay(claim))
        try:
            await self._made(table)
        except WorkersClosed:
            raise asyncio.CancelledError from None
        except (TenbackError, LogError) as error:
            log.error("a review broke", trace=trace(error))  # noqa: TRY400 - an error's words may tell a card
            await self._ended(table, Kept(reason="broken"))
        finally:
            staying.cancel()
            if claim:
                with suppress(StoreDown):
                    await self.shelf.release(claim)
        return True

    async def _stay(self, claim: str | None) -> None:
        while claim:
            await asyncio.sleep(ANSWERED / 3000)
            with suppress(StoreDown):
                await self.shelf.keep_claim(claim, self._me, now())

    async def _made(self, table: str) -> None:
        told = await self._record(table)
        if told is None:
            await self.shelf.forget(table)
            return
        tasks = await asyncio.to_thread(tasks_of, told)
        if not tasks:
            await self._ended(table, Kept(reason="nothing"))
            return
        if not await self._compiled(told.game):
            await self._ended(table, Kept(reason="not-compiled"))
            return
        kept = await self.shelf.kept(table)
        parts: dict[int, str | None] = {task: part for task, part in kept.parts.items() if part is not None}
        waiting = iter(in_order((task for task in range(tasks) if task not in parts), self._reviewers.count))

        async def work() -> None:
            for task in waiting:
                piece = Piece(told, self._how.worlds, SEED, task, self._how.seconds)
                try:
                    parts[task] = await self._reviewers.work_out(piece)
                except PieceFailed:
                    parts[task] = None
                await self._put(table, task, parts[task])

        async with asyncio.TaskGroup() as group:
            for _ in range(self._reviewers.count):
                group.create_task(work())
        await self._ended(table, Kept(parts))

    async def _put(self, table: str, task: int, part: str | None) -> None:
        while True:
            try:
                return await self.shelf.put(table, task, part, now())
            except StoreDown:
                await asyncio.sleep(RETRY)

    async def _ended(self, table: str, kept: Kept) -> None:
        await self.shelf.finish(table, kept.parts, now(), reason=kept.reason)
        state = "failed" if kept.reason or kept.failed else "done"
        self._measures.reviews.values[state,] += 1

    async def _record(self, table: str) -> Record | None:
        """None for a table that is gone, or not over."""
        try:
            room = await self._house.room(table)
        except Declined:
            return None
        self._house.tidy(room)
        return room.table.record() if room.table.phase is Phase.ENDED and room.table.state is not None else None

    async def _compiled(self, game: str) -> bool:
        while kernels.AVAILABLE and not kernels.ready(game):
            if self._compiling.state != "compiling":
                return False
            await asyncio.sleep(RETRY)
        return kernels.AVAILABLE


def in_order(tasks: Iterable[int], workers: int) -> list[int]:
    """Until when it could be won, task 0, takes longest: somebody begins with it while others judge the turns; who is
    alone judges these first, since they are what is read.
    """
    return sorted(tasks, key=lambda task: (workers == 1 and task == 0, task))
