"""The one connection to the file: it locks everybody else out, and a commit is on disk."""

import os
import sqlite3
from collections.abc import Sequence
from pathlib import Path

from tenback.store.errors import StoreDown
from tenback.store.migrations import Migration, version_to_start_from

__all__ = ["connect", "said"]

LOCK_WAIT = 1.0  # seconds that another server may take to let go
LARGEST_IDLE_WAL = 2**26  # bytes
# Pages of 4 KB in the log before they are copied to the file. A page that changes often is copied once for many
# changes; to read that much after a crash takes a tenth of a second.
CHECKPOINT = 8192
STATEMENTS = 256  # kept ready: `log.py` alone has fifty
CACHE = 2**15  # KB of pages in memory: each table's end of the indexes is another page, and 2 MB hold only 500

OPEN_ELSEWHERE = "is open in another tenback server: stop that one, or choose another place"
NOT_YOURS = "cannot be written: choose a file and a directory that you may write to"
TROUBLE = {
    sqlite3.SQLITE_BUSY: OPEN_ELSEWHERE,
    sqlite3.SQLITE_LOCKED: OPEN_ELSEWHERE,
    sqlite3.SQLITE_CANTOPEN: NOT_YOURS,
    sqlite3.SQLITE_READONLY: NOT_YOURS,
    sqlite3.SQLITE_FULL: "is on a full disk: make room, and it goes on by itself",
    sqlite3.SQLITE_IOERR: "is on a disk that failed",
    sqlite3.SQLITE_CORRUPT: "is damaged: restore a backup",
    sqlite3.SQLITE_NOTADB: "is not a SQLite database; choose another place",
}


def connect(path: Path, migrations: Sequence[Migration], *, steps: int | None = None) -> sqlite3.Connection:
    """Open the file, made if need be, and take those steps of the migrations; StoreDown says why it cannot."""
    _make_file(path)
    connection = None
    try:
        connection = sqlite3.connect(path, timeout=LOCK_WAIT, isolation_level=None, cached_statements=STATEMENTS)
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        mode = connection.execute("PRAGMA journal_mode = WAL").fetchone()
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA fullfsync = ON")  # on macOS a plain flush stops at the drive's cache
        connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
        connection.execute(f"PRAGMA cache_size = -{CACHE}")
        connection.execute("PRAGMA temp_store = MEMORY")  # what undoes half a statement would be written to a file
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute(f"PRAGMA journal_size_limit = {LARGEST_IDLE_WAL}")
        connection.execute("BEGIN EXCLUSIVE")  # from here on nobody else gets in
        connection.execute("COMMIT")
        _check_ours(connection, path, *mode)
        _migrate(connection, path, migrations, len(migrations) if steps is None else steps)
    except BaseException as error:
        if connection is not None:
            connection.close()
        if isinstance(error, sqlite3.Error):
            raise StoreDown(said(path, error)) from None
        raise
    return connection


def said(path: Path, error: sqlite3.Error) -> str:
    """What happened, in a sentence."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return f"{path} {TROUBLE.get(code, 'cannot be used')} ({error})."


def _make_file(path: Path) -> None:
    """A new file that only its owner may read. One that exists is not touched: closing it would drop our locks."""
    new = [folder for folder in path.parents if not folder.exists()]
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        for made in (path, *new):
            _keep_name(made)
    except FileExistsError:
        if not path.is_file():
            raise StoreDown(f"{path} cannot be a file: something else has that name, or one above it.") from None
        if not (os.access(path, os.R_OK | os.W_OK) and os.access(path.parent, os.W_OK)):
            raise StoreDown(f"{path} {NOT_YOURS}.") from None
    except OSError as error:
        raise StoreDown(f"{path} cannot be made ({error.strerror}): choose a place that you may write to.") from None


def _keep_name(made: Path) -> None:
    """Have the folder above it on disk: SQLite syncs what is in a file, and not that there is one."""
    if os.name == "nt":  # where a folder cannot be opened
        return
    folder = os.open(made.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def _check_ours(connection: sqlite3.Connection, path: Path, mode: str) -> None:
    if mode != "wal":
        raise StoreDown(f"{path} is on a file system on which SQLite has no write-ahead log: choose a local disk.")
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if names and "migration" not in names:
        raise StoreDown(f"{path} is another program's database: choose another place.")


def _migrate(connection: sqlite3.Connection, path: Path, migrations: Sequence[Migration], steps: int) -> None:
    connection.execute("CREATE TABLE IF NOT EXISTS migration (version INTEGER PRIMARY KEY)")
    (found,) = connection.execute("SELECT max(version) FROM migration").fetchone()
    for version in range(version_to_start_from(migrations, found, str(path)), steps):
        connection.execute("BEGIN IMMEDIATE")
        for statement in migrations[version].sqlite:
            connection.execute(statement)
        connection.execute("INSERT INTO migration (version) VALUES (?)", (version + 1,))
        connection.execute("COMMIT")
