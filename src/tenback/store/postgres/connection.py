"""Connections to PostgreSQL, on which nothing waits forever and a commit is on disk."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

import asyncpg

from tenback.store.errors import StoreDown, StoreError
from tenback.store.migrations import Migration, version_to_start_from
from tenback.store.postgres.address import TROUBLE, UNREADABLE, Address

__all__ = ["ANSWER_WITHIN", "CONNECT_WITHIN", "Connection", "connected", "let_go", "migrate", "take_your_time"]

if TYPE_CHECKING:
    Connection = asyncpg.Connection[asyncpg.Record]
else:
    Connection = asyncpg.Connection

CONNECT_WITHIN, ANSWER_WITHIN, LET_GO_WITHIN, MIGRATE_WITHIN = 5.0, 10.0, 2.0, 600.0  # seconds
SETTINGS = {
    "application_name": "tenback",
    "default_transaction_isolation": "read committed",
    # A plan is kept for minutes. One that was made while a table was small would read all of it, however large it has
    # become: whatever we ask often is found by an index.
    "enable_seqscan": "off",
    "jit": "off",  # or PostgreSQL would compile what has to read a table whole, since it is told that this is dear
    # PostgreSQL gives up before we do, so that its locks are gone; also those of a process that froze.
    "idle_in_transaction_session_timeout": "9s",
    "statement_timeout": "9s",
}

# Whoever set it up for less gets what an acknowledgement promises; whoever set it up for more keeps that.
DURABLE = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"

# Processes that start at once on an empty schema come one after the other.
LOCK = "SELECT pg_advisory_xact_lock(hashtextextended('tenback ' || current_schema(), 0))"
MIGRATED = "SELECT to_regclass(format('%I.migration', current_schema())) IS NOT NULL"


async def connected(address: Address) -> Connection:
    """A new connection; whatever stops it is raised as asyncpg raises it."""
    try:
        connection = await asyncpg.connect(
            address.url, timeout=CONNECT_WITHIN, command_timeout=ANSWER_WITHIN, server_settings=SETTINGS
        )
    except OSError:  # among them a certificate's, which are ValueErrors too
        raise
    except ValueError:  # it quotes the address
        raise StoreError(UNREADABLE) from None
    try:
        await connection.execute(DURABLE)
    except BaseException:
        connection.terminate()
        raise
    return connection


async def let_go(connection: Connection | None) -> None:
    """Say goodbye, if there is anybody to say it to."""
    if connection is None or connection.is_closed():
        return
    try:
        await connection.close(timeout=LET_GO_WITHIN)
    except (*TROUBLE, asyncio.CancelledError):
        connection.terminate()


async def take_your_time(connection: Connection) -> None:
    """For one transaction that is expected to be long, and to look at everything."""
    await connection.execute("SET LOCAL enable_seqscan = on")
    await connection.execute("SET LOCAL statement_timeout = 0")
    await connection.execute("SET LOCAL idle_in_transaction_session_timeout = 0")


async def migrate(
    connection: Connection, address: Address, migrations: Sequence[Migration], *, steps: int | None = None
) -> None:
    """Take those steps, unless another process has; StoreDown if it has taken more than we know."""
    if await connection.fetchval("SELECT current_schema()") is None:
        raise StoreDown(address.said(asyncpg.InvalidSchemaNameError()))
    while await _took_a_step(connection, address, migrations, len(migrations) if steps is None else steps):
        pass


async def _took_a_step(connection: Connection, address: Address, migrations: Sequence[Migration], steps: int) -> bool:
    async with connection.transaction():
        await take_your_time(connection)
        await connection.execute(LOCK, timeout=MIGRATE_WITHIN)
        if not await connection.fetchval(MIGRATED):
            await connection.execute("CREATE TABLE migration (version integer PRIMARY KEY)")
        found = await connection.fetchval("SELECT max(version) FROM migration")
        version = version_to_start_from(migrations, found, address.place)
        if version >= steps:
            return False
        for statement in migrations[version].postgres:
            await connection.execute(statement, timeout=MIGRATE_WITHIN)
        await connection.execute("INSERT INTO migration (version) VALUES ($1)", version + 1)
    return True
