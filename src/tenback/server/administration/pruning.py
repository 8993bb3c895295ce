"""Forgetting what is old, a little at a time: players go on meanwhile, and it can be stopped at any moment."""

from collections.abc import Callable

from tenback.protocol.hosting import Prune, Pruned
from tenback.server.administration.news import REMOVED, Tell, about
from tenback.store import Store
from tenback.store.contract import EVER

__all__ = ["prune"]

A_DAY = 24 * 3600 * 1000  # milliseconds
TABLES_AT_ONCE = 20  # of some hundred entries each
GUESTS_AT_ONCE = 100

OnProgress = Callable[[Pruned], None]
"""Called after each step; whatever it raises stops the pruning there."""


async def prune(store: Store, wish: Prune, tell: Tell, moment: int, on_progress: OnProgress = lambda _: None) -> Pruned:
    """What is gone, or would be if it were no dry run."""
    done = Pruned()
    if wish.tables_days is not None:
        await _tables(store, wish, moment - wish.tables_days * A_DAY, done, tell=tell, on_progress=on_progress)
    if wish.guests_days is not None:
        await _guests(store, wish, moment - wish.guests_days * A_DAY, done, on_progress)
    if wish.log_days is not None:
        before = moment - wish.log_days * A_DAY
        done.deeds = await store.old_deeds(before)
        if not wish.dry_run:
            await store.forget_deeds(before)
        on_progress(done)
    return done


async def _tables(store: Store, wish: Prune, before: int, done: Pruned, *, tell: Tell, on_progress: OnProgress) -> None:
    """Ended ones, and those that never began; never one at which a game goes on."""
    last = (EVER, "")
    while page := await store.old_tables(before, after=last, limit=TABLES_AT_ONCE):
        last = (page[-1].opened, page[-1].table)
        tables = [each.table for each in page]
        for table in tables:
            entries, size = await store.weight(table)
            done.entries += entries
            done.bytes += size
        if not wish.dry_run:
            await store.delete_tables(tables)
            await tell(about(REMOVED, tables))
        done.tables += len(tables)
        on_progress(done)


async def _guests(store: Store, wish: Prune, before: int, done: Pruned, on_progress: OnProgress) -> None:
    """Never an account, nor anybody at whose table a game goes on."""
    last = (EVER, "")
    while page := await store.old_guests(before, after=last, limit=GUESTS_AT_ONCE):
        last = (page[-1].seen, page[-1].id)
        if not wish.dry_run:
            await store.forget_people([each.id for each in page])
        done.guests += len(page)
        on_progress(done)
