"""The files of a run: its results as CSV or Parquet, a manifest with all that makes them again, and a summary.

While a run goes on, its games stand in a journal, in order; what is finished survives any interruption.
"""

import csv
import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from typing import IO, Any

from tenback.core import TenbackError
from tenback.lab.manifest import differences
from tenback.lab.rows import Column

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]

__all__ = ["Results", "ResultsError", "found"]

SUFFIXES = (".parquet", ".csv")
ALONE = "games"  # what the games are called in a directory of their own
ROWS_A_GROUP = 100_000  # of a Parquet file; always the same, since other groups would be other bytes


class ResultsError(TenbackError):
    """Files that cannot be written, or that belong to another run."""


class Results:
    """The files of one run. `out` is the file of its games, or a directory for all of them."""

    def __init__(self, out: Path) -> None:
        if out.suffix in SUFFIXES and not out.is_dir():
            self.games = out
        elif out.suffix and not out.is_dir():
            raise ResultsError(f"{out} is neither .parquet nor .csv; name a file that is, or a directory.")
        else:
            self.games = out / f"{ALONE}.parquet"
            if not self.games.exists() and (out / f"{ALONE}.csv").exists():
                self.games = out / f"{ALONE}.csv"
        alone = self.games.stem == ALONE
        self.name = self.games.resolve().parent.name if alone else self.games.stem
        beside = "" if alone else f"{self.games.stem}."
        self.manifest = self.games.with_name(f"{beside}manifest.json")
        self.summary = self.games.with_name(f"{beside}summary.json")
        self.journal = self.games.with_name(f"{self.games.name}.journal")

    @property
    def is_a_tournament(self) -> bool:
        return "tournament" in read(self.manifest)

    def files(self) -> tuple[Path, Path, Path]:
        """All that a finished run leaves."""
        return self.games, self.manifest, self.summary

    # Beginning

    def check(self, manifest: Mapping[str, Any], *, resume: bool) -> None:
        """Say what is wrong before any work starts: a library that is missing, or files of another run."""
        if self.games.suffix == ".parquet" and find_spec("pyarrow") is None:
            raise ResultsError("Parquet needs pyarrow: pip install 'tenback[lab]', or name a .csv file.")
        there = [file for file in (self.manifest, self.games, self.journal) if file.exists()]
        if not there:
            return
        if not self.manifest.exists():
            raise ResultsError(f"{there[0]} is there, but no manifest beside it: it belongs to no run. Name another.")
        if different := differences(read(self.manifest), manifest):
            raise ResultsError(f"{self.manifest} is of another run: {'; '.join(different)}. Name another, or that run.")
        if not resume:
            state = "finished" if self.games.exists() else "begun"
            raise ResultsError(f"{self.games} is {state} already: --resume goes on with it, or name another.")

    @contextmanager
    def held(self) -> Iterator[None]:
        """While one process writes, no other does."""
        self.games.parent.mkdir(parents=True, exist_ok=True)
        with self.journal.open("ab") as journal:
            if fcntl is not None:
                try:
                    fcntl.flock(journal, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except OSError:
                    raise ResultsError(f"{self.games} is being written by another process; wait for it.") from None
            yield

    def begin(self, manifest: Mapping[str, Any]) -> None:
        write(self.manifest, manifest)

    # The journal

    def kept(self, columns: Sequence[Column], a_batch: int) -> int:
        """How many games are kept, in whole batches; what is left of a broken one is cut off."""
        header = _header(columns)
        with self.journal.open("r+b") as journal:
            if journal.readline() != header:
                journal.seek(0)
                journal.truncate()
                journal.write(header)
                return 0
            games, end = 0, journal.tell()
            while batch := list(islice(journal, a_batch)):
                whole = len(batch) == a_batch and batch[-1].endswith(b"\n")
                if not whole or any(not row.startswith(b"%d," % (games + place)) for place, row in enumerate(batch)):
                    break
                games, end = games + a_batch, end + sum(map(len, batch))
            journal.truncate(end)
        return games

    def finished(self) -> bool:
        return self.games.exists()

    @contextmanager
    def writing(self) -> Iterator[IO[bytes]]:
        with self.journal.open("ab") as journal:
            yield journal

    # The end

    def finish(self, columns: Sequence[Column], summary: Mapping[str, Any]) -> None:
        """The journal becomes the results."""
        if self.games.suffix == ".parquet":
            fresh = self.games.with_name(f"{self.games.name}.new")
            _as_parquet(self.journal, fresh, columns)
        else:
            fresh = self.journal
        write(self.summary, summary)
        fresh.replace(self.games)
        self.journal.unlink(missing_ok=True)

    def rows(self) -> Iterator[dict[str, str]]:
        """Every game so far, as texts by column."""
        if self.games.exists() and self.games.suffix == ".parquet":
            yield from _from_parquet(self.games)
            return
        file = self.games if self.games.exists() else self.journal
        with file.open(encoding="utf-8", newline="") as opened:
            yield from csv.DictReader(opened)


def found(place: Path) -> list[Results]:
    """Every finished run in a directory and below it."""
    files = [place] if place.is_file() else sorted(each for suffix in SUFFIXES for each in place.rglob(f"*{suffix}"))
    runs = [results for results in map(Results, files) if results.manifest.exists()]
    if not runs:
        raise ResultsError(f"{place} holds no results of `tenback simulate` or `tenback tournament`.")
    return runs


def read(file: Path) -> dict[str, Any]:
    try:
        told = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise ResultsError(f"{file} cannot be read ({type(error).__name__}).") from None
    if not isinstance(told, dict):
        raise ResultsError(f"{file} is no manifest of a run.")
    return told


def write(file: Path, told: Mapping[str, Any]) -> None:
    fresh = file.with_name(f"{file.name}.new")
    fresh.write_text(json.dumps(told, indent=2, sort_keys=True) + "\n", "utf-8")
    fresh.replace(file)


def _header(columns: Sequence[Column]) -> bytes:
    return (",".join(column.name for column in columns) + "\n").encode()


def _as_parquet(journal: Path, file: Path, columns: Sequence[Column]) -> None:
    import pyarrow as pa  # noqa: PLC0415 - only Parquet needs it
    import pyarrow.parquet as pq  # noqa: PLC0415 - the same

    schema = pa.schema([(column.name, pa.int32() if column.number else pa.string()) for column in columns])
    with journal.open(encoding="utf-8", newline="") as opened, pq.ParquetWriter(file, schema) as writer:
        rows = csv.reader(opened)
        next(rows)
        while group := list(islice(rows, ROWS_A_GROUP)):
            arrays = [
                [None if value == "" else int(value) for value in values] if column.number else list(values)
                for column, values in zip(columns, zip(*group, strict=True), strict=True)
            ]
            writer.write_table(pa.table(arrays, schema=schema), row_group_size=ROWS_A_GROUP)


def _from_parquet(file: Path) -> Iterator[dict[str, str]]:
    try:
        import pyarrow.parquet as pq  # noqa: PLC0415 - only Parquet needs it
    except ImportError:
        raise ResultsError("Parquet needs pyarrow: pip install 'tenback[lab]'.") from None
    for group in pq.ParquetFile(file).iter_batches(ROWS_A_GROUP):
        names = group.schema.names
        for values in zip(*(column.to_pylist() for column in group.columns), strict=True):
            yield {name: "" if value is None else str(value) for name, value in zip(names, values, strict=True)}
