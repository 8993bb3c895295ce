"""Records on disk, believed only once they have been played again."""

import sys
from pathlib import Path

from tenback import record
from tenback.core import TenbackError

__all__ = ["STANDARD_INPUT", "DoesNotHold", "contents", "read", "understood"]

STANDARD_INPUT = Path("-")


class DoesNotHold(TenbackError):
    """What the file says is not a game that was played by the rules."""

    def __init__(self, file: Path, error: record.RecordError) -> None:
        super().__init__(f"{file} does not hold. {error}")


def read(file: Path) -> record.Record:
    """The record in a file, as JSON or as a transcript."""
    return understood(file, contents(file))


def contents(file: Path) -> bytes:
    try:
        if file == STANDARD_INPUT:
            if sys.stdin is None:
                raise TenbackError("- cannot be read: standard input is closed.")
            return sys.stdin.buffer.read(record.LARGEST + 1)
        with file.open("rb") as stream:
            return stream.read(record.LARGEST + 1)
    except OSError as error:
        raise TenbackError(f"{file} cannot be read: {error.strerror}.") from None


def understood(file: Path, text: bytes) -> record.Record:
    try:
        return record.read(text)
    except record.RecordError as error:
        raise DoesNotHold(file, error) from None
