"""A store as one file, the same from SQLite and PostgreSQL: what one has written, the other can read.

gzip around lines of JSON. The first line says what follows: `{"tenback": "backup", "format": 1, "schema": 1, "rows":
{"log": 9, ...}}`. Each line behind it is a row, `["log", ...]`, its columns in the order of `migrations.py`, bytes as
Base64; tables come in that order too, and rows by their keys, so that the same store always gives the same lines. The
last line has the SHA-256 of all lines before it: `{"sha256": "..."}`.

The file holds everything, the secret that signs identities included; only its owner may read it.
"""

import gzip
import os
import zlib
from base64 import b64decode
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from tempfile import mkstemp
from typing import Any

import msgspec

from tenback.core import shown
from tenback.store.errors import BackupError
from tenback.store.migrations import Kind, Migration, Table, tables_of
from tenback.store.rows import LARGEST_BODY, LARGEST_NUMBER, Row, storable

__all__ = [
    "ANY",
    "BROKEN",
    "CHUNK",
    "Header",
    "Out",
    "check_place",
    "check_unbroken",
    "chunks",
    "header",
    "writing",
]

FORMAT = 1
CHUNK = 1000  # rows at a time
LONGEST_LINE = 16 * LARGEST_BODY  # bytes: a listing holds three bodies, a character takes up to four

ANY = "SELECT 1 FROM {} LIMIT 1"
# A table of which an entry is missing.
BROKEN = "SELECT table_id FROM log GROUP BY table_id HAVING count(*) <> max(seq) LIMIT 1"

Counts = Mapping[str, int]


# Writing


class Out:
    """A backup being written."""

    def __init__(self, file: gzip.GzipFile, path: Path, schema: int, tables: Mapping[str, Table], rows: Counts) -> None:
        self._file, self._path, self._tables = file, path, tables
        self._hash = sha256()
        self._line({"tenback": "backup", "format": FORMAT, "schema": schema, "rows": rows})

    def write(self, table: str, rows: Sequence[Any]) -> None:
        """The next rows of that table."""
        kinds = self._tables[table].columns.values()
        for row in rows:
            values = (bool(value) if kind == "bool" else value for kind, value in zip(kinds, row, strict=True))
            self._line((table, *values))

    def finish(self) -> None:
        """The last line."""
        self._line({"sha256": self._hash.hexdigest()})

    def _line(self, data: object) -> None:
        line = msgspec.json.encode(data) + b"\n"
        self._hash.update(line)
        try:
            self._file.write(line)
        except OSError as error:
            raise _not_written(self._path, error) from None


@contextmanager
def writing(path: Path, schema: int, tables: Mapping[str, Table], rows: Counts) -> Iterator[Out]:
    """A new file at `path` once all is written and on disk, and none if anything goes wrong."""
    if path.exists():
        raise BackupError(str(path), "There is a file already; choose another name.")
    try:
        descriptor, partial = mkstemp(dir=path.parent, prefix=f".{path.name}.")  # nobody else may read it
    except OSError as error:
        raise _not_written(path, error) from None
    try:
        with os.fdopen(descriptor, "wb") as raw:
            with gzip.GzipFile("", "wb", fileobj=raw, mtime=0) as file:
                out = Out(file, path, schema, tables, rows)
                yield out
                out.finish()
            raw.flush()
            os.fsync(raw.fileno())
        Path(partial).rename(path)
    except OSError as error:
        raise _not_written(path, error) from None
    finally:
        Path(partial).unlink(missing_ok=True)


def _not_written(path: Path, error: OSError) -> BackupError:
    return BackupError(str(path), f"The backup cannot be written there ({error.strerror}).")


# Reading: a file is a stranger until its last line


@dataclass(frozen=True, slots=True)
class Header:
    """What the first line says."""

    schema: int
    tables: Mapping[str, Table]
    rows: Counts

    @property
    def total(self) -> int:
        """Rows of all tables."""
        return sum(self.rows.values())


class _First(msgspec.Struct, forbid_unknown_fields=True):
    tenback: str
    format: int
    schema: int
    rows: dict[str, int]


class _Last(msgspec.Struct, forbid_unknown_fields=True):
    sha256: str


def header(path: Path, migrations: Sequence[Migration]) -> Header:
    """What the backup holds; BackupError if this is none, or one from a newer tenback."""
    with _lines(path) as lines:
        return _header(next(lines, b""), migrations)


def _header(line: bytes, migrations: Sequence[Migration]) -> Header:
    try:
        first = msgspec.json.decode(line, type=_First)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise BackupError("line 1", "This is not a backup of tenback.") from None
    if first.tenback != "backup" or first.format != FORMAT:
        raise BackupError("line 1", f"The format is {FORMAT}, not {first.format}; a newer tenback may know it.")
    if not 1 <= first.schema <= len(migrations):
        raise BackupError(
            "line 1", f"The schema is number {first.schema}, and this tenback knows 1 to {len(migrations)}."
        )
    tables = tables_of(migrations, first.schema)
    if first.rows.keys() != tables.keys():
        raise BackupError("line 1", f"The tables of schema {first.schema} are {', '.join(tables)}.")
    return Header(first.schema, tables, first.rows)


def check_place(version: int, found: Header, filled: Sequence[str]) -> None:
    """Whether a backup fits into a store of that version in which these tables hold something."""
    if filled:
        raise BackupError("the store", f"It is not empty ({', '.join(filled)}); a backup goes into a new one.")
    if version != found.schema:
        raise BackupError(
            "line 1", f"The schema is number {found.schema}, the store has {version}; choose a place without a store."
        )


def check_unbroken(broken: Sequence[Any]) -> None:
    """Whether every log has all its entries."""
    if broken:
        raise BackupError(f"table {shown(broken[0][0])}", "Entries of its log are missing.")


def chunks(path: Path, migrations: Sequence[Migration]) -> Iterator[tuple[str, list[Row]]]:
    """Rows by table, many at a time. Only when there are no more is it known that the backup is sound."""
    digest = sha256()
    with _lines(path) as lines:
        line = next(lines, b"")
        found = _header(line, migrations)
        counts: Counter[str] = Counter()
        table, rows = "", list[Row]()
        for number, following in enumerate(lines, 2):
            digest.update(line)
            line = following
            if line.startswith(b"{"):
                break
            name, row = _row(line, number, found.tables)
            if name != table or len(rows) == CHUNK:
                if rows:
                    yield table, rows
                table, rows = name, []
            rows.append(row)
            counts[name] += 1
        else:
            raise BackupError(f"line {sum(counts.values()) + 2}", "The file is cut off: its last line is missing.")
        place = f"line {sum(counts.values()) + 2}"
        if _last(line, place).sha256 != digest.hexdigest():
            raise BackupError(place, "The SHA-256 does not fit the lines before it: the file has been changed.")
        if next(lines, None) is not None:
            raise BackupError(place, "Something follows the last line.")
        if any(counts[name] != expected for name, expected in found.rows.items()):
            raise BackupError(place, "The rows are not as many as the first line says.")
        if rows:
            yield table, rows


@contextmanager
def _lines(path: Path) -> Iterator[Iterator[bytes]]:
    read = 0

    def each(file: gzip.GzipFile) -> Iterator[bytes]:
        nonlocal read
        while line := file.readline(LONGEST_LINE):
            read += 1
            if not line.endswith(b"\n"):
                raise BackupError(f"line {read}", "The line does not end: the file is cut off, or this is no backup.")
            yield line

    try:
        with gzip.GzipFile(path, "rb") as file:
            yield each(file)
    except EOFError:
        raise BackupError(f"line {read + 1}", "The file is cut off.") from None
    except (gzip.BadGzipFile, zlib.error) as error:
        raise BackupError(f"line {read + 1}", f"The file is damaged, or no backup ({error}).") from None
    except OSError as error:
        raise BackupError(str(path), f"The backup cannot be read ({error.strerror}).") from None


def _last(line: bytes, place: str) -> _Last:
    try:
        return msgspec.json.decode(line, type=_Last)
    except msgspec.MsgspecError:
        raise BackupError(place, "This is neither a row nor the last line.") from None


def _row(line: bytes, number: int, tables: Mapping[str, Table]) -> tuple[str, Row]:
    place = f"line {number}"
    try:
        name, *values = msgspec.json.decode(line, type=list[Any])
        columns = tables[name].columns
        row = tuple(CHECKS[kind](value) for kind, value in zip(columns.values(), values, strict=True))
    except (msgspec.MsgspecError, LookupError, TypeError, ValueError):  # its text may be a secret
        raise BackupError(place, f"This is not a row of {', '.join(tables)}.") from None
    return name, row


def _text(value: object) -> str:
    if not isinstance(value, str) or not storable(value):
        raise TypeError
    return value


def _number(value: object) -> int:
    if type(value) is not int or abs(value) > LARGEST_NUMBER:
        raise TypeError
    return value


def _truth(value: object) -> bool:
    if not isinstance(value, bool):
        raise TypeError
    return value


def _json(value: object) -> str:
    msgspec.json.decode(_text(value))
    return _text(value)


CHECKS: Mapping[Kind, Callable[[Any], object]] = {
    "text": _text,
    "json": _json,
    "json?": lambda value: None if value is None else _json(value),
    "int": _number,
    "bool": _truth,
    "bytes": lambda value: b64decode(_text(value), validate=True),
}
