"""Backups of the file. All of it runs in threads."""
# ruff: noqa: S608 - every statement is made of constants

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path

from tenback.store.backup import ANY, BROKEN, CHUNK, check_place, check_unbroken, chunks, header, writing
from tenback.store.contract import Progress
from tenback.store.errors import BackupError
from tenback.store.migrations import Migration, tables_of
from tenback.store.sqlite.connection import connect

__all__ = ["copy", "restore", "write"]

SLICE = 256  # pages copied before others are let through


def copy(connection: sqlite3.Connection, path: Path, let_others: Callable[[], None]) -> None:
    """The database in another file, in slices; what others write in between is mirrored into it."""
    try:
        with closing(sqlite3.connect(path)) as target:
            target.execute("PRAGMA synchronous = OFF")
            connection.backup(target, pages=SLICE, progress=lambda *_: let_others())
    except sqlite3.Error as error:  # of the copy, so that nobody takes it for one of the store
        raise BackupError(str(path), f"The database cannot be copied there ({error}).") from None


def write(copied: Path, path: Path, migrations: Sequence[Migration], told: Progress) -> None:
    """The backup of a copy."""
    tables = tables_of(migrations, len(migrations))
    with closing(sqlite3.connect(copied)) as connection:
        rows = {name: connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in tables}
        total, done = sum(rows.values()), 0
        with writing(path, len(migrations), tables, rows) as out:
            for name, table in tables.items():
                cursor = connection.execute(f"SELECT {', '.join(table.columns)} FROM {name} ORDER BY {table.key}")
                while chunk := cursor.fetchmany(CHUNK):
                    out.write(name, chunk)
                    done += len(chunk)
                    told(done, total)


def restore(path: Path, place: Path, migrations: Sequence[Migration], told: Progress) -> None:
    """Fill the file from a backup, in one transaction."""
    found = header(path, migrations)
    # As old as the backup: whatever came later then happens to its rows as it happened to everybody's.
    with closing(connect(place, migrations, steps=found.schema)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        (version,) = connection.execute("SELECT max(version) FROM migration").fetchone()
        check_place(version, found, [name for name in found.tables if connection.execute(ANY.format(name)).fetchone()])
        done = 0
        try:
            for name, rows in chunks(path, migrations):
                columns = found.tables[name].columns
                values = ", ".join("?" for _ in columns)
                connection.executemany(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({values})", rows)
                done += len(rows)
                told(done, found.total)
        except sqlite3.IntegrityError as error:
            raise BackupError(str(path), f"Its rows contradict one another ({error}).") from None
        check_unbroken(connection.execute(BROKEN).fetchall())
        connection.execute("COMMIT")
    connect(place, migrations).close()
