"""The store over one SQLite file."""

import asyncio
import sqlite3
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tenback.store.asking import Statement
from tenback.store.contract import Heard, Listing, Progress, Rung
from tenback.store.errors import BackupError, StoreDown, StoreError
from tenback.store.migrations import MIGRATIONS, Migration
from tenback.store.queries import Questions
from tenback.store.rows import Append, check_shout, storable
from tenback.store.sqlite import backup
from tenback.store.sqlite.connection import connect, said
from tenback.store.sqlite.log import append_all, as_json, in_sqlite, probe
from tenback.store.sqlite.writer import Writer
from tenback.table import Entry

__all__ = ["SqliteStore"]

PROBE_EVERY = 1.0  # seconds

HEADS = """
    SELECT value, (SELECT max(seq) FROM log WHERE table_id = value) AS head FROM json_each($1)
    WHERE head IS NOT NULL"""


class SqliteStore(Questions):
    """The log in one SQLite file, which nobody else may open meanwhile."""

    def __init__(
        self, path: Path, *, migrations: Sequence[Migration] = MIGRATIONS, probe_every: float = PROBE_EVERY
    ) -> None:
        self.on_ring: Rung = _nobody  # there is no other process
        self.on_heard: Heard = _nobody
        self._path, self._migrations = path, migrations
        self._writer = Writer(
            partial(connect, path, migrations), append_all, probe, partial(said, path), probe_every=probe_every
        )

    @property
    def place(self) -> str:
        """The file."""
        return str(self._path)

    @property
    def ready(self) -> bool:
        """Whether it can take wishes now."""
        return self.trouble is None

    @property
    def trouble(self) -> str | None:
        """Why it is not ready, in a sentence."""
        return self._writer.trouble if self._writer.running else "The store is not open."

    async def open(self) -> None:
        """Open the file, made if need be, and lock everybody else out."""
        if self._writer.running:
            raise StoreError("The store is open already.")
        await self._writer.start()

    async def close(self) -> None:
        """Finish what is waiting, then let go."""
        await self._writer.stop()

    async def append(self, entries: Sequence[Entry], index: Sequence[Listing] = ()) -> None:
        """Durable when it returns; all or nothing."""
        await self._writer.do(Append.of(entries, index), writes=True)

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The last seq of each; tables without a log are left out."""
        return dict(await self._select(HEADS, as_json([table for table in tables if storable(table)])))

    async def shout(self, text: str) -> None:
        """Nobody is there to hear it."""
        check_shout(text)

    async def backup(self, path: Path, *, on_progress: Progress | None = None) -> None:
        """Write everything to a new file. Players go on meanwhile, with pauses of milliseconds.

        The database is first copied beside the backup, in slices between which the thread serves whoever waits. So it
        needs the room of the database for a while.
        """
        try:
            with TemporaryDirectory(dir=path.parent, prefix=".tenback-") as room:
                copied = Path(room) / "copy.sqlite3"
                await self._writer.do(partial(self._copy, copied), writes=False)
                await asyncio.to_thread(backup.write, copied, path, self._migrations, _told_from_a_thread(on_progress))
        except OSError as error:
            raise BackupError(str(path), f"The backup cannot be written there ({error.strerror}).") from None
        except sqlite3.Error as error:
            raise BackupError(str(path), f"The copy cannot be read ({error}).") from None

    async def restore(self, path: Path, *, on_progress: Progress | None = None) -> None:
        """Fill this store, which must be empty and not open."""
        if self._writer.running:
            raise StoreError("A store that is open cannot be restored; close it first.")
        told = _told_from_a_thread(on_progress)
        try:
            await asyncio.to_thread(backup.restore, path, self._path, self._migrations, told)
        except sqlite3.Error as error:
            raise StoreDown(said(self._path, error)) from None

    def _copy(self, copied: Path, connection: sqlite3.Connection) -> None:
        backup.copy(connection, copied, partial(self._writer.serve_between, connection))

    async def _select(self, sql: str, *values: object) -> Sequence[Any]:
        def select(connection: sqlite3.Connection) -> Sequence[Any]:
            return connection.execute(in_sqlite(sql), values).fetchall()

        return await self._writer.do(select, writes=False)

    async def _change(self, *statements: Statement) -> bool:
        def change(connection: sqlite3.Connection) -> bool:
            return all(connection.execute(in_sqlite(sql), values).rowcount for sql, values in statements)

        return await self._writer.do(change, writes=True)

    async def _change_all(self, *statements: Statement) -> None:
        def change(connection: sqlite3.Connection) -> None:
            for sql, values in statements:
                connection.execute(in_sqlite(sql), values)

        await self._writer.do(change, writes=True)


def _told_from_a_thread(on_progress: Progress | None) -> Progress:
    """The same for a thread to call: it happens in the event loop."""
    loop = asyncio.get_running_loop()

    def told(done: int, total: int) -> None:
        if on_progress is not None:
            loop.call_soon_threadsafe(on_progress, done, total)

    return told


def _nobody(*_: object) -> None:
    """Nobody listens."""
