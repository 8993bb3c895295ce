"""Appending, many at once: what the thread does all day.

A batch is one statement or two, never one a row: each statement gives the interpreter's lock away, and getting it back
from a busy event loop can take longer than the writing. Entries are the statement's own values; listings, of which
there are few, are one value, JSON, which takes a fifth longer.
"""
# ruff: noqa: S608 - every statement is made of constants

import sqlite3
from collections.abc import Sequence
from functools import cache
from itertools import chain

import msgspec

from tenback.store.asking import ENTRY, LISTING
from tenback.store.errors import CommandRepeated, SeqTaken, StoreError
from tenback.store.queries import COMMAND, HEAD, LISTING_AGAIN
from tenback.store.rows import Append

__all__ = ["append_all", "as_json", "in_sqlite", "probe"]

PROBE_SIZE = 2**16  # bytes
MOST_ROWS = 50  # of one statement, each number of them a statement that SQLite keeps


def _columns(count: int) -> str:
    return ", ".join(f"json_extract(value, '$[{column}]')" for column in range(count))


@cache
def _insert_entries(count: int) -> str:
    """So many rows as `rows.Append` has them."""
    values = ", ".join(["(?, ?, ?, ?, ?, ?, ?, ?)"] * count)
    columns = ", ".join(f"column{number}" for number in range(1, 8))
    return f"""
        INSERT INTO log ({ENTRY}) SELECT {columns} FROM (VALUES {values})
        WHERE NOT column8 OR EXISTS (SELECT 1 FROM log WHERE table_id = column1 AND seq = column2 - 1)
        ON CONFLICT DO NOTHING"""


WRITE_LISTINGS = f"""
    INSERT INTO listing ({LISTING}) SELECT {_columns(9)} FROM json_each(?1) WHERE true
    ON CONFLICT (table_id) DO UPDATE SET {LISTING_AGAIN}"""
STAND_UP = f"""
    DELETE FROM sat WHERE table_id IN (SELECT json_extract(value, '$[0]') FROM json_each(?1))
    AND (person, opened, table_id, seat) NOT IN (SELECT {_columns(4)} FROM json_each(?2))"""
SIT_DOWN = f"""
    INSERT INTO sat (person, opened, table_id, seat) SELECT {_columns(4)} FROM json_each(?1) WHERE true
    ON CONFLICT DO NOTHING"""


def append_all(connection: sqlite3.Connection, appends: Sequence[Append]) -> list[StoreError | None]:
    """All together; if that does not work, one after the other, so that a refused one hurts nobody else. A transaction
    has just begun: nothing else is in it yet.
    """
    if _written(connection, appends):
        return [None] * len(appends)
    connection.execute("ROLLBACK")
    connection.execute("BEGIN IMMEDIATE")
    return [None if _appended(connection, [append]) else _refusal(connection, append) for append in appends]


def _appended(connection: sqlite3.Connection, appends: Sequence[Append]) -> bool:
    """All of them, or none; what the transaction held before stays."""
    connection.execute("SAVEPOINT appending")
    complete = _written(connection, appends)
    if not complete:
        connection.execute("ROLLBACK TO appending")
    connection.execute("RELEASE appending")
    return complete


def _written(connection: sqlite3.Connection, appends: Sequence[Append]) -> bool:
    """Whether all of them could be written; if not, some are."""
    entries = [row for append in appends for row in append.entries]
    listings = {table: rows for append in appends for table, rows in append.listings.items()}  # the last word counts
    for first in range(0, len(entries), MOST_ROWS):
        rows = entries[first : first + MOST_ROWS]
        if connection.execute(_insert_entries(len(rows)), tuple(chain.from_iterable(rows))).rowcount != len(rows):
            return False
    if listings:
        listed = as_json([row for row, _ in listings.values()])
        sat = as_json([row for _, rows in listings.values() for row in rows])
        connection.execute(WRITE_LISTINGS, (listed,))
        connection.execute(STAND_UP, (listed, sat))
        connection.execute(SIT_DOWN, (sat,))
    return True


def _refusal(connection: sqlite3.Connection, append: Append) -> StoreError:
    """Why it cannot be appended. A repeated command has been done, so that comes first."""
    for table, _, _, actor, command, *_ in append.entries:
        if done := connection.execute(in_sqlite(COMMAND), (table, actor, command)).fetchone():
            return CommandRepeated(table, *done)
    for table, seq, *_, follows in append.entries:
        (head,) = connection.execute(in_sqlite(HEAD), (table,)).fetchone()
        if (head or 0) >= seq or (follows and (head or 0) != seq - 1):
            return SeqTaken(table, seq, head or 0)
    raise AssertionError("An append was refused for no reason.")


def probe(connection: sqlite3.Connection) -> None:
    """Write something, and take it away again: the room it took is there for what comes next."""
    connection.execute("INSERT INTO probe (filler) VALUES (zeroblob(?))", (PROBE_SIZE,))
    connection.execute("DELETE FROM probe")


def as_json(rows: object) -> str:
    """Many values as one."""
    return msgspec.json.encode(rows).decode()


def in_sqlite(sql: str) -> str:
    """A statement of `questions` as SQLite writes it."""
    return sql.replace("$", "?")
