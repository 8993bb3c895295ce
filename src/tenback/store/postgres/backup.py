"""Backups of PostgreSQL: nobody waits for them."""
# ruff: noqa: S608 - every statement is made of constants

import asyncio
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any

import asyncpg

from tenback.store.backup import ANY, BROKEN, CHUNK, check_place, check_unbroken, chunks, header, writing
from tenback.store.contract import Progress
from tenback.store.errors import BackupError, StoreDown
from tenback.store.migrations import Migration, tables_of, version_to_start_from
from tenback.store.postgres.address import TROUBLE, Address
from tenback.store.postgres.connection import ANSWER_WITHIN, Connection, connected, let_go, migrate, take_your_time

__all__ = ["restore", "write"]

PATIENCE = 600.0  # seconds for one statement


async def write(address: Address, path: Path, migrations: Sequence[Migration], told: Progress) -> None:
    """The backup, as one transaction sees it."""
    connection = await connected(address)
    try:
        async with connection.transaction(isolation="repeatable_read", readonly=True):
            await take_your_time(connection)
            found = await connection.fetchval("SELECT max(version) FROM migration")
            version_to_start_from(migrations, found, address.place)
            await _write(connection, address, path, migrations, told)
    finally:
        await let_go(connection)


async def _write(
    connection: Connection, address: Address, path: Path, migrations: Sequence[Migration], told: Progress
) -> None:
    tables = tables_of(migrations, len(migrations))
    rows = {name: await connection.fetchval(f"SELECT count(*) FROM {name}", timeout=PATIENCE) for name in tables}
    total, done = sum(rows.values()), 0
    with writing(path, len(migrations), tables, rows) as out:
        for name, table in tables.items():
            select = f"SELECT {', '.join(table.columns)} FROM {name} ORDER BY {table.key}"
            async for chunk in _pages(connection, address, select):
                await asyncio.to_thread(out.write, name, chunk)
                done += len(chunk)
                told(done, total)


async def _pages(connection: Connection, address: Address, select: str) -> AsyncIterator[Sequence[Any]]:
    """Its errors are PostgreSQL's, and must not be taken for the file's."""
    try:
        cursor = await connection.cursor(select, timeout=PATIENCE)
        while chunk := await cursor.fetch(CHUNK, timeout=PATIENCE):
            yield chunk
    except TROUBLE as error:
        raise StoreDown(address.said(error)) from None


async def restore(path: Path, address: Address, migrations: Sequence[Migration], told: Progress) -> None:
    """Fill the schema from a backup, in one transaction."""
    found = await asyncio.to_thread(header, path, migrations)
    connection = await connected(address)
    try:
        # As old as the backup: whatever came later then happens to its rows as it happened to everybody's.
        await migrate(connection, address, migrations, steps=found.schema)
        async with connection.transaction():
            await take_your_time(connection)
            await connection.execute(f"LOCK TABLE {', '.join(found.tables)}", timeout=ANSWER_WITHIN)
            version = await connection.fetchval("SELECT max(version) FROM migration")
            check_place(version, found, [name for name in found.tables if await connection.fetchval(ANY.format(name))])
            done = 0
            each = chunks(path, migrations)
            while chunk := await asyncio.to_thread(next, each, None):
                name, rows = chunk
                columns = list(found.tables[name].columns)
                await connection.copy_records_to_table(name, records=rows, columns=columns, timeout=PATIENCE)
                done += len(rows)
                told(done, found.total)
            check_unbroken(await connection.fetch(BROKEN, timeout=PATIENCE))
        await migrate(connection, address, migrations)
    except asyncpg.IntegrityConstraintViolationError as error:
        raise BackupError(str(path), f"Its rows contradict one another ({error}).") from None
    finally:
        await let_go(connection)
