"""The log in PostgreSQL."""

import asyncio
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import asyncpg

from tenback.store.asking import ENTRY, Statement, read
from tenback.store.contract import Heard, Listing, Progress, Rung
from tenback.store.errors import StoreDown, StoreError
from tenback.store.migrations import MIGRATIONS, Migration
from tenback.store.postgres import backup
from tenback.store.postgres.address import TROUBLE, Address
from tenback.store.postgres.bell import Bell
from tenback.store.postgres.connection import ANSWER_WITHIN, CONNECT_WITHIN, Connection, connected, let_go, migrate
from tenback.store.postgres.writer import Writer, changed
from tenback.store.queries import Questions
from tenback.store.rows import Append, check_shout, entry_from, storable, within
from tenback.table import Entry

__all__ = ["PostgresStore"]

MOST_READERS = 4  # connections

HEADS = """
    SELECT asked, head FROM unnest($1::text[]) AS asked
    CROSS JOIN LATERAL (SELECT max(seq) AS head FROM log WHERE table_id = asked) AS found WHERE head IS NOT NULL"""


BEHIND = f"""
    SELECT {ENTRY} FROM unnest($1::text[], $2::bigint[]) AS asked (name, after)
    CROSS JOIN LATERAL (SELECT * FROM log WHERE table_id = name AND seq > after ORDER BY seq LIMIT $3) AS found
    ORDER BY table_id, seq"""  # noqa: S608 - made of constants


class PostgresStore(Questions):
    """The log in PostgreSQL, shared by as many processes as like."""

    def __init__(self, address: Address, *, migrations: Sequence[Migration] = MIGRATIONS) -> None:
        self.on_ring: Rung = _nobody
        self.on_heard: Heard = _nobody
        self._address, self._migrations = address, migrations
        self._bell: Bell | None = None
        self._writer: Writer | None = None
        self._readers: asyncpg.Pool[asyncpg.Record] | None = None

    @property
    def place(self) -> str:
        """Where it is, without the password."""
        return self._address.place

    @property
    def ready(self) -> bool:
        """Whether it can take wishes now."""
        return self.trouble is None

    @property
    def trouble(self) -> str | None:
        """Why it is not ready, in a sentence."""
        return "The store is not open." if self._bell is None else self._bell.trouble

    async def open(self) -> None:
        """Connect, migrate and listen."""
        if self._bell is not None:
            raise StoreError("The store is open already.")
        bell = Bell(self._address, on_ring=self._ring, on_heard=self._hear)
        writer = Writer(self._address, bell)
        connection = None
        try:
            connection = await connected(self._address)
            await migrate(connection, self._address, self._migrations)
            readers = await self._new_pool()  # which connects when somebody asks
            await bell.start()
        except BaseException as error:
            await let_go(connection)
            if isinstance(error, TROUBLE):
                raise StoreDown(self._address.said(error)) from None
            raise
        writer.start(connection)
        self._bell, self._writer, self._readers = bell, writer, readers

    async def close(self) -> None:
        """Finish what is waiting, then let go."""
        if self._bell is None or self._writer is None or self._readers is None:
            return
        await self._writer.stop()
        await self._bell.stop()
        try:
            await asyncio.wait_for(self._readers.close(), ANSWER_WITHIN)
        except TimeoutError:
            self._readers.terminate()
        self._bell = self._writer = self._readers = None

    async def append(self, entries: Sequence[Entry], index: Sequence[Listing] = ()) -> None:
        """Durable when it returns; all or nothing."""
        append = Append.of(entries, index)
        if self._writer is None:
            raise StoreDown("The store is not open.")
        await self._writer.append(append)

    async def entries_behind(self, heads: Mapping[str, int], *, most: int) -> dict[str, list[Entry]]:
        """Of each table the first entries behind that seq, by one question for all of them."""
        known = {table: within(seq) for table, seq in heads.items() if storable(table)}
        found: dict[str, list[Entry]] = {}
        for entry in await read(await self._select(BEHIND, list(known), list(known.values()), most), entry_from):
            found.setdefault(entry.table, []).append(entry)
        return found

    async def heads(self, tables: Sequence[str]) -> dict[str, int]:
        """The last seq of each; tables without a log are left out."""
        rows = await self._select(HEADS, [table for table in tables if storable(table)])
        return {row["asked"]: row["head"] for row in rows}

    async def shout(self, text: str) -> None:
        """Tell the other processes something small that may get lost."""
        check_shout(text)
        if self._bell is not None:
            self._bell.shout(text)

    # Whoever listens may change until it rings

    def _ring(self, tables: Sequence[str] | None) -> None:
        self.on_ring(tables)

    def _hear(self, text: str) -> None:
        self.on_heard(text)

    # Asking

    async def _select(self, sql: str, *values: object) -> Sequence[Any]:
        try:
            return await self._fetch(sql, values)
        except TimeoutError as error:
            raise self._down(error) from None
        except TROUBLE:
            pass
        # The pool may have handed out a connection that was just dying; a question can be asked twice.
        try:
            await self._pool.expire_connections()
            return await self._fetch(sql, values)
        except TROUBLE as error:
            raise self._down(error) from None

    async def _fetch(self, sql: str, values: Sequence[object]) -> Sequence[Any]:
        async with self._pool.acquire(timeout=CONNECT_WITHIN + ANSWER_WITHIN) as connection:
            return await connection.fetch(sql, *values)

    async def _change(self, *statements: Statement) -> bool:
        try:
            async with (
                self._pool.acquire(timeout=CONNECT_WITHIN + ANSWER_WITHIN) as connection,
                connection.transaction(),
            ):
                for sql, values in statements:
                    if not changed(await connection.execute(sql, *values)):
                        return False
        except TROUBLE as error:
            raise self._down(error) from None
        return True

    async def _change_all(self, *statements: Statement) -> None:
        try:
            async with (
                self._pool.acquire(timeout=CONNECT_WITHIN + ANSWER_WITHIN) as connection,
                connection.transaction(),
            ):
                for sql, values in statements:
                    await connection.execute(sql, *values)
        except TROUBLE as error:
            raise self._down(error) from None

    def _down(self, error: BaseException) -> StoreDown:
        trouble = self._address.said(error)
        if self._bell is not None:
            self._bell.fall(trouble)
        return StoreDown(trouble)

    @property
    def _pool(self) -> "asyncpg.Pool[asyncpg.Record]":
        if self._readers is None:
            raise StoreDown("The store is not open.")
        return self._readers

    async def _new_pool(self) -> "asyncpg.Pool[asyncpg.Record]":
        async def connect(*_: object, **__: object) -> Connection:
            return await connected(self._address)

        return await asyncpg.create_pool(min_size=0, max_size=MOST_READERS, connect=connect, reset=_as_it_is)

    # Maintenance

    async def backup(self, path: Path, *, on_progress: Progress | None = None) -> None:
        """Write everything, as one transaction sees it, to a new file. Nobody waits for it."""
        if self._bell is None:
            raise StoreDown("The store is not open.")
        try:
            await backup.write(self._address, path, self._migrations, on_progress or _nobody)
        except TROUBLE as error:
            raise self._down(error) from None

    async def restore(self, path: Path, *, on_progress: Progress | None = None) -> None:
        """Fill this store, which must be empty and not open."""
        if self._bell is not None:
            raise StoreError("A store that is open cannot be restored; close it first.")
        try:
            await backup.restore(path, self._address, self._migrations, on_progress or _nobody)
        except TROUBLE as error:
            raise self._down(error) from None


async def _as_it_is(_connection: object) -> None:
    """A connection goes back as it is: resetting would cost a round trip, and undo what makes commits durable."""


def _nobody(*_: object) -> None:
    """Nobody listens."""
