"""Forgetting what is old, a little at a time: players go on meanwhile, and it can be stopped at any moment."""

from collections.abc import Callable
from typing import Protocol

from tenback.protocol.hosting import Prune, Pruned
from tenback.server import challenges, invitations
from tenback.server.administration.news import REMOVED, Tell, about
from tenback.store import Document, Listing, Store
from tenback.store.contract import EVER

__all__ = ["prune"]

A_DAY = 24 * 3600 * 1000  # milliseconds
TABLES_AT_ONCE = 20  # of some hundred entries each
GUESTS_AT_ONCE = 100
DOCUMENTS_AT_ONCE = 500
PUZZLE = "puzzle"  # as `branches_api` keeps them
OF_TABLES = (PUZZLE, invitations.KIND, challenges.SIDES, challenges.OF)

OnProgress = Callable[[Pruned], None]
"""Called after each step; whatever it raises stops the pruning there."""


async def prune(store: Store, wish: Prune, tell: Tell, moment: int, on_progress: OnProgress = lambda _: None) -> Pruned:
    """What is gone, or would be if it were no dry run."""
    pruning = Pruning(store, wish, tell, moment, on_progress)
    if wish.games_days is not None:
        await pruning.tables(store.abandoned, wish.games_days)
    if wish.tables_days is not None:
        await pruning.tables(store.old_tables, wish.tables_days)
    if wish.games_days is not None or wish.tables_days is not None:
        await pruning.documents()
    if wish.guests_days is not None:
        await pruning.guests(wish.guests_days)
    if wish.log_days is not None:
        await pruning.log(wish.log_days)
    return pruning.done


class Old(Protocol):
    """Finds old tables."""

    async def __call__(self, before: int, *, after: tuple[int, str], limit: int) -> list[Listing]:
        """The oldest first."""


class Pruning:
    def __init__(self, store: Store, wish: Prune, tell: Tell, moment: int, on_progress: OnProgress) -> None:
        self._store, self._wish, self._tell, self._moment = store, wish, tell, moment
        self._on_progress = on_progress
        self._gone: set[str] = set()  # tables that are not there any more, or would not be after a dry run
        self.done = Pruned()

    def _before(self, days: int) -> int:
        return self._moment - days * A_DAY

    async def tables(self, old: Old, days: int) -> None:
        """Ended ones and those that never began; or games that nobody plays any more."""
        last = (EVER, "")
        while page := await old(self._before(days), after=last, limit=TABLES_AT_ONCE):
            last = (page[-1].opened, page[-1].table)
            tables = [each.table for each in page]
            for table in tables:
                entries, size = await self._store.weight(table)
                self.done.entries += entries
                self.done.bytes += size
            if self._wish.dry_run:
                self._gone.update(tables)
            else:
                await self._store.delete_tables(tables)
                await self._tell(about(REMOVED, tables))
            self.done.tables += len(tables)
            self._on_progress(self.done)

    async def documents(self) -> None:
        """What led to a table that is gone: puzzles, invitations, sides of challenges."""
        for kind in OF_TABLES:
            last = ""
            while page := await self._store.documents(kind, after=last, limit=DOCUMENTS_AT_ONCE):
                last = page[-1].key
                there = await self._store.heads([str(each.body["table"]) for each in page])
                for each in page:
                    if each.body["table"] not in there or each.body["table"] in self._gone:
                        self._gone.add(each.body["table"])
                        await self._drop(each)
                self._on_progress(self.done)
        await self._challenges()

    async def _challenges(self) -> None:
        """Those that nobody plays any more, nor could have begun to of late."""
        days = self._wish.tables_days or self._wish.games_days or 0
        last = ""
        while page := await self._store.documents(challenges.KIND, after=last, limit=DOCUMENTS_AT_ONCE):
            last = page[-1].key
            for each in page:
                sides = await self._store.documents(challenges.SIDES, under=f"{each.key}/", limit=challenges.MOST_SIDES)
                if each.at < self._before(days) and all(side.body["table"] in self._gone for side in sides):
                    await self._drop(each)
                    if made := await self._store.document(challenges.BY, each.key):
                        await self._drop(made)
            self._on_progress(self.done)

    async def _drop(self, document: Document) -> None:
        if not self._wish.dry_run:
            await self._store.drop(document.kind, document.key)
        self.done.documents += 1

    async def guests(self, days: int) -> None:
        """Never an account, nor anybody at whose table a game goes on."""
        last = (EVER, "")
        abandoned = 0 if self._wish.games_days is None else self._before(self._wish.games_days)
        while page := await self._store.old_guests(
            self._before(days), after=last, limit=GUESTS_AT_ONCE, abandoned=abandoned
        ):
            last = (page[-1].seen, page[-1].id)
            if not self._wish.dry_run:
                await self._store.forget_people([each.id for each in page])
            self.done.guests += len(page)
            self._on_progress(self.done)

    async def log(self, days: int) -> None:
        self.done.deeds = await self._store.old_deeds(self._before(days))
        if not self._wish.dry_run:
            await self._store.forget_deeds(self._before(days))
        self._on_progress(self.done)
