"""Where the stores under test are, and what is put into them."""

import asyncio
import os
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import asyncpg

from tenback.store import Listing, SqliteStore
from tenback.store.postgres import Address, PostgresStore
from tenback.table import Entry

USUAL = "postgresql://root@127.0.0.1:5432/test"
POSTGRES = os.environ.get("TENBACK_TEST_POSTGRES") or USUAL


@dataclass(frozen=True)
class File:
    """A SQLite file."""

    path: Path

    def store(self, **more):
        return SqliteStore(self.path, **more)


@dataclass(frozen=True)
class Schema:
    """A schema in PostgreSQL."""

    name: str
    server: str = POSTGRES

    @property
    def url(self):
        return f"{self.server}{'&' if '?' in self.server else '?'}search_path={self.name}"

    def store(self, **more):
        return PostgresStore(Address.of(self.url), **more)

    async def ask(self, sql, *values):
        connection = await asyncpg.connect(self.url, timeout=10)
        try:
            return await connection.fetch(sql, *values)
        finally:
            await connection.close()


@asynccontextmanager
async def opened(place, **more):
    store = place.store(**more)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def entry(table="table", seq=1, *, command=None, actor="ann", at=0, kind="play", **body):
    return Entry(table, seq, at, actor, command or f"wish {seq}", kind, body)


def listing(table="table", *, phase="playing", listed=True, opened=1, changed=1, people=(), **more):
    return Listing(table, "the-game", phase, listed=listed, opened=opened, changed=changed, people=people, **more)


async def until(true, *, within=15.0):
    """Wait for what another process, thread or task does."""
    async with asyncio.timeout(within):
        while not true():  # noqa: ASYNC110 - it happens where no event of ours can be set
            await asyncio.sleep(0.01)


async def outcome(awaitable):
    """What it returns, or the class of what it raises."""
    try:
        return await awaitable
    except Exception as error:  # noqa: BLE001 - the table of a test says which
        return type(error)
