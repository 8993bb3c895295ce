"""A game as text: JSON for programs, a transcript for people. Both read back, and neither is believed unchecked."""

from tenback.record.as_json import from_json, schema, to_json
from tenback.record.record import (
    AUTOMATIC,
    LONGEST_NAME,
    Record,
    Said,
    begin,
    check,
    check_name,
    check_shape,
    labels,
    plain,
    states,
)
from tenback.record.shares import Share, Shares
from tenback.record.text import LARGEST, RecordError, received
from tenback.record.transcript import TITLE, from_transcript, to_transcript

__all__ = [
    "AUTOMATIC",
    "LARGEST",
    "LONGEST_NAME",
    "Record",
    "RecordError",
    "Said",
    "Share",
    "Shares",
    "begin",
    "check",
    "check_name",
    "check_shape",
    "from_json",
    "from_transcript",
    "labels",
    "plain",
    "read",
    "schema",
    "states",
    "to_json",
    "to_transcript",
]


def read(text: str | bytes) -> Record:
    """The record in either format."""
    known = received(text)
    if known.lstrip().startswith("{"):
        return from_json(known)
    first = known.split("\n", 1)[0]
    if first.startswith("tenback"):
        return from_transcript(known)
    raise RecordError(
        "line 1", f"is {first!r:.60}, but a record is a JSON object, or a transcript that begins {TITLE!r}."
    )
