"""Entries and listings as rows and back; what no store takes is refused here, so that all refuse alike."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, get_args

import msgspec

from tenback.core import shown
from tenback.store.contract import Kind, Listing, Outcome, Person, Phase
from tenback.store.errors import StoreError
from tenback.table import Entry, LogError

__all__ = [
    "HEAVIEST_AT_ONCE",
    "LARGEST_BODY",
    "LARGEST_NUMBER",
    "LONGEST_ID",
    "LONGEST_SHOUT",
    "MOST_AT_ONCE",
    "Append",
    "Row",
    "check_id",
    "check_number",
    "check_person",
    "check_shout",
    "check_text",
    "entry_from",
    "listing_from",
    "outcome_from",
    "plain",
    "storable",
    "within",
]

LONGEST_ID = 200  # characters; three of them must fit one entry of PostgreSQL's index, which takes 2,700 bytes
LONGEST_TEXT = 2000  # characters of a name or a password's hash
LARGEST_BODY = 2**20  # characters of JSON
LONGEST_SHOUT = 4000  # bytes; PostgreSQL carries 8,000 with the envelope
LARGEST_NUMBER = 2**63 - 1
MOST_AT_ONCE, HEAVIEST_AT_ONCE = 1000, 2**24  # appends of one transaction, and their characters
UNPAIRED = re.compile("[\ud800-\udfff]")
PHASES, KINDS = get_args(Phase), get_args(Kind)

Row = tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Append:
    """What is written together or not at all, checked and ready to be written."""

    entries: tuple[Row, ...]  # the columns of `log`, and whether the entry before must be there already
    listings: Mapping[str, tuple[Row, tuple[Row, ...]]]  # by table: the columns of `listing`, and its rows of `sat`
    weight: int  # characters, roughly

    @classmethod
    def of(cls, entries: Sequence[Entry], index: Sequence[Listing]) -> "Append":
        """StoreError names what no store takes."""
        if len(entries) == 1 and not index:  # nearly always
            row = _entry_row(entries[0], follows=entries[0].seq > 1)
            return cls((row,), {}, len(row[6]) + LONGEST_ID)
        rows: list[Row] = []
        heads: dict[str, int] = {}
        commands = set()
        weight = 0
        for entry in entries:
            head = heads.get(entry.table)
            row = _entry_row(entry, follows=head is None and entry.seq > 1)
            if head is not None and entry.seq != head + 1:
                raise StoreError(f"Entries of a table are appended in order: after {head} comes {head + 1}.")
            command = (entry.table, entry.actor, entry.command)
            if command in commands:
                raise StoreError(
                    f"Two entries of one append have the command {shown(entry.command)}; give each its own."
                )
            commands.add(command)
            heads[entry.table] = entry.seq
            weight += len(row[6]) + LONGEST_ID
            rows.append(row)
        listings = {listing.table: (_listing_row(listing), _sat_rows(listing)) for listing in index}
        weight += sum(len(row[7]) + LONGEST_ID for row, _ in listings.values())
        return cls(tuple(rows), listings, weight)


def _entry_row(entry: Entry, *, follows: bool) -> Row:
    table, seq, at = entry.table, entry.seq, entry.at
    check_id("A table's id", table)
    check_id("An actor's id", entry.actor)
    check_id("A command's id", entry.command)
    check_id("A kind", entry.kind)
    if not 1 <= seq <= LARGEST_NUMBER:
        raise StoreError(f"Entries are numbered 1, 2, 3, not {shown(seq)}.")
    check_number("An entry's time", at)
    return table, seq, at, entry.actor, entry.command, entry.kind, plain("An entry's body", entry.body), follows


def _listing_row(listing: Listing) -> Row:
    check_id("A table's id", listing.table)
    check_id("A game", listing.game)
    if listing.phase not in PHASES:
        raise StoreError(f"A phase is {', '.join(PHASES)}, not {shown(listing.phase)}.")
    check_number("The time of opening", listing.opened)
    check_number("The time of the last change", listing.changed)
    for person, seat in listing.people:
        check_id("A person's id", person)
        check_number("A seat", seat)
    return (
        listing.table,
        listing.game,
        listing.phase,
        listing.listed,
        listing.opened,
        listing.changed,
        plain("The people at a table", listing.people),
        plain("A table's summary", listing.summary),
        None if listing.result is None else plain("A table's result", listing.result),
    )


def _sat_rows(listing: Listing) -> tuple[Row, ...]:
    return tuple((person, listing.opened, listing.table, seat) for person, seat in dict.fromkeys(listing.people))


# Back


def entry_from(row: Sequence[Any]) -> Entry:
    """The entry of a row of `log`; LogError for one that is damaged."""
    table, seq, at, actor, command, kind, text = row
    try:
        body = msgspec.json.decode(text)
    except msgspec.DecodeError:
        raise LogError(table, seq, f", {kind}, is damaged: it is not JSON.") from None
    return Entry(table, seq, at, actor, command, kind, body)


def listing_from(row: Sequence[Any]) -> Listing:
    """The listing of a row of `listing`."""
    table, game, phase, listed, opened, changed, people, summary, result, removed = row
    return Listing(
        table,
        game,
        phase,
        listed=bool(listed),
        opened=opened,
        changed=changed,
        people=tuple((person, seat) for person, seat in msgspec.json.decode(people)),
        summary=msgspec.json.decode(summary),
        result=None if result is None else msgspec.json.decode(result),
        removed=bool(removed),
    )


def outcome_from(row: Sequence[Any]) -> Outcome:
    table, game, seat, opened, result = row
    return Outcome(table, game, seat, opened, None if result is None else msgspec.json.decode(result))


# What no store takes


def check_id(what: str, text: str) -> None:
    """From 1 to 200 characters, none of them NUL, which PostgreSQL does not take."""
    if not 1 <= len(text) <= LONGEST_ID:
        raise StoreError(f"{what} has from 1 to {LONGEST_ID} characters, not {len(text)}.")
    if not (text.isascii() and text.isprintable()):
        check_text(what, text)


def storable(text: str) -> bool:
    """Whether any store could hold it."""
    return (text.isascii() and text.isprintable()) or not ("\0" in text or UNPAIRED.search(text))


def within(number: int) -> int:
    """The number, or the nearest one that a store can compare with."""
    return max(-LARGEST_NUMBER, min(number, LARGEST_NUMBER))


def check_text(what: str, text: str) -> None:
    """Text that every store takes and gives back unchanged."""
    if len(text) > LONGEST_TEXT:
        raise StoreError(f"{what} has at most {LONGEST_TEXT} characters, not {len(text)}.")
    if "\0" in text:
        raise StoreError(f"{what} must not hold a NUL character; there is one at place {text.index(chr(0))}.")
    if half := UNPAIRED.search(text):
        raise StoreError(f"{what} must be valid Unicode; the character at place {half.start()} is half of a pair.")


def check_person(person: Person) -> None:
    """StoreError names what no store takes."""
    check_id("A person's id", person.id)
    check_text("A name", person.name)
    if person.kind not in KINDS:
        raise StoreError(f"A person's kind is {', '.join(KINDS)}, not {shown(person.kind)}.")
    check_text("A reason", person.reason)
    for what, number in (
        ("The time since when", person.since),
        ("The time of the last visit", person.seen),
        ("The end of a ban", person.banned),
        ("The end of a mute", person.muted),
    ):
        check_number(what, number)


def check_shout(text: str) -> None:
    """Small enough to be carried anywhere."""
    if len(plain("What is shouted", text).encode()) > LONGEST_SHOUT:
        raise StoreError(f"What is shouted has at most {LONGEST_SHOUT} bytes as JSON.")


def check_number(what: str, number: int) -> None:
    """One that every store can hold."""
    if not -LARGEST_NUMBER <= number <= LARGEST_NUMBER:
        raise StoreError(f"{what} is a number of at most 63 bits, not {shown(number)}.")


def plain(what: str, data: object) -> str:
    """Plain data as JSON text. NUL characters are fine in there: JSON escapes them."""
    try:
        text = msgspec.json.encode(data).decode()
    except UnicodeEncodeError:
        raise StoreError(f"{what} must be valid Unicode, and holds half of a pair.") from None
    except (TypeError, msgspec.MsgspecError, RecursionError, OverflowError):
        raise StoreError(f"{what} must be plain JSON data.") from None
    if len(text) > LARGEST_BODY:
        raise StoreError(f"{what} has at most {LARGEST_BODY} characters as JSON, not {len(text)}.")
    return text
