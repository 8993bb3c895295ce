"""A look at a store from outside, which changes nothing, to tell whether a server would start on it."""

import os
import sqlite3
from pathlib import Path

from tenback.store.errors import StoreDown
from tenback.store.migrations import MIGRATIONS, version_to_start_from
from tenback.store.sqlite.connection import said

__all__ = ["look_at"]

SHARED_LOCK = (510, 0x40000002)  # how many bytes of the file SQLite's readers lock, and from where on


async def look_at(place: Path | None, database: str | None) -> str:
    """What is there, in a few words; StoreDown says why a server could not use it. `place` is the file of a store
    without a database.
    """
    if database is not None:
        return await _database(database)
    assert place is not None
    return _file(place)


def _schema(found: int | None, place: str) -> str:
    version = version_to_start_from(MIGRATIONS, found, place)
    if version == len(MIGRATIONS):
        return f"schema {version}"
    return f"schema {version}, which the next start brings to {len(MIGRATIONS)}" if version else "empty"


# SQLite


def _file(path: Path) -> str:
    if not path.exists():
        above = next(each for each in path.absolute().parents if each.exists())
        if not above.is_dir() or not os.access(above, os.W_OK | os.X_OK):
            raise StoreDown(f"{path} cannot be made: {above} cannot be written. Choose a place that you may write to.")
        return "not there yet; the first start makes it"
    if not path.is_file():
        raise StoreDown(f"{path} cannot be a file: something else has that name.")
    if not (os.access(path, os.R_OK | os.W_OK) and os.access(path.parent, os.W_OK)):
        raise StoreDown(f"{path} cannot be written: choose a file and a directory that you may write to.")
    if _locked(path):
        return "open in a running server"
    try:
        # As if nobody could change it: so SQLite makes no files beside it.
        looked = sqlite3.connect(f"{path.absolute().as_uri()}?immutable=1", uri=True)
        try:
            names = {name for (name,) in looked.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if names and "migration" not in names:
                raise StoreDown(f"{path} is another program's database: choose another place.")
            found = looked.execute("SELECT max(version) FROM migration").fetchone()[0] if names else None
        finally:
            looked.close()
    except sqlite3.Error as error:
        raise StoreDown(said(path, error)) from None
    return _schema(found, str(path))


def _locked(path: Path) -> bool:
    """Whether somebody has it for themselves."""
    try:
        import fcntl  # noqa: PLC0415 - not on Windows
    except ImportError:
        return False
    with path.open("rb") as opened:
        try:
            fcntl.lockf(opened, fcntl.LOCK_SH | fcntl.LOCK_NB, *SHARED_LOCK)
        except OSError:
            return True
    return False


# PostgreSQL


async def _database(url: str) -> str:
    # Its library is loaded by those who need it.
    import asyncpg  # noqa: PLC0415

    from tenback.store.postgres.address import TROUBLE, Address  # noqa: PLC0415
    from tenback.store.postgres.connection import MIGRATED, connected, let_go  # noqa: PLC0415

    address, connection = Address.of(url), None
    try:
        connection = await connected(address)
        if await connection.fetchval("SELECT current_schema()") is None:
            raise StoreDown(address.said(asyncpg.InvalidSchemaNameError()))
        if await connection.fetchval("SELECT pg_is_in_recovery()"):
            raise StoreDown(f"{address.place} is a standby, which takes no writes: name the primary.")
        if not await connection.fetchval("SELECT has_schema_privilege(current_schema(), 'CREATE')"):
            raise StoreDown(f"{address.place} lets this user make no tables: GRANT CREATE ON SCHEMA helps.")
        found = None
        if await connection.fetchval(MIGRATED):
            found = await connection.fetchval("SELECT max(version) FROM migration")
        version = await connection.fetchval("SHOW server_version")
        return f"PostgreSQL {version.split()[0]}, {_schema(found, address.place)}"
    except TROUBLE as error:
        raise StoreDown(address.said(error)) from None
    finally:
        await let_go(connection)
