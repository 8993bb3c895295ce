"""Names and messages in the logs of tables, put otherwise: for a host who renames, and for who wants to be forgotten.

What was played stays as it is, so that every game can be played again and verified.
"""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec

from tenback.server.administration.news import REWRITTEN, Tell, about
from tenback.server.listings import listing
from tenback.store import Store
from tenback.table import Entry, Table

__all__ = ["BLANK", "NOBODY", "Rewriting", "rewrite"]

NOBODY = "N. N."  # who wants to be forgotten is called so, in every language
BLANK = "…"  # what they wrote
ATTEMPTS = 5  # while others write there
AT_ONCE = 50  # tables that are told of together


@dataclass(frozen=True, slots=True)
class Rewriting:
    """Whose name becomes what, and whether their messages are blanked."""

    person: str
    name: str
    blank: bool = False

    def changed(self, entries: Sequence[Entry]) -> list[Entry]:
        """The entries of one table that become others."""
        name = _unlike(self.name, {each for entry in entries for each in self._others(entry)})
        return [other for entry in entries if (other := self._entry(entry, name)) is not None]

    def _others(self, entry: Entry) -> Iterable[str]:
        """What others are called there."""
        return (sitter["name"] for sitter in _sitters(entry) if sitter.get("person") != self.person)

    def _entry(self, entry: Entry, name: str) -> Entry | None:
        body = entry.body
        assert isinstance(body, Mapping)  # as a store gives it back
        match entry.kind:
            case "sat":
                other = {**body, "sitter": self._sitter(body["sitter"], name)}
            case "opened" if body.get("held"):
                held = [{**each, "sitter": self._sitter(each["sitter"], name)} for each in body["held"]]
                other = {**body, "held": held}
            case "chatted" if entry.actor == self.person:
                other = {**body, "name": name, **({"text": BLANK} if self.blank else {})}
            case _:
                return None
        return None if other == body else msgspec.structs.replace(entry, body=other)

    def _sitter(self, sitter: Mapping[str, Any], name: str) -> Mapping[str, Any]:
        return {**sitter, "name": name} if sitter.get("person") == self.person else sitter


async def rewrite(store: Store, rewriting: Rewriting, tell: Tell) -> None:
    """At every table; whoever looks at one sees it anew."""
    tables = await _named_at(store, rewriting.person)
    open_ones = [table for table in tables if not await _rewritten(store, table, rewriting)]
    for page in range(0, len(tables), AT_ONCE):
        await tell(about(REWRITTEN, tables[page : page + AT_ONCE]))
    for table in open_ones:  # where something may have been listed by somebody who did not know yet
        await _rewritten(store, table, rewriting)


async def _named_at(store: Store, person: str) -> list[str]:
    """Tables whose logs have the name: where they sat, and where a seat was kept for them afterwards."""
    tables = dict.fromkeys(await store.tables_of(person))
    for table in tuple(tables):
        listed = await store.listing(table)
        if listed and (next_one := listed.summary.get("rematch")):
            tables[next_one] = None
    return list(tables)


async def _rewritten(store: Store, table: str, rewriting: Rewriting) -> bool:
    """Whether the table has ended, so that nobody writes there any more."""
    ended = False
    for _ in range(ATTEMPTS):
        entries = await store.entries(table)
        if not entries:
            return True
        changed = {entry.seq: entry for entry in rewriting.changed(entries)}
        told = await asyncio.to_thread(Table.of, table, [changed.get(entry.seq, entry) for entry in entries])
        listed = listing(told)
        await store.rewrite(tuple(changed.values()), [listed])
        ended = listed.phase == "ended"
        if await store.heads([table]) == {table: told.seq}:
            break
    return ended


def _sitters(entry: Entry) -> list[Mapping[str, Any]]:
    body = entry.body
    assert isinstance(body, Mapping)  # as a store gives it back
    if entry.kind == "sat":
        return [body["sitter"]]
    return [each["sitter"] for each in body.get("held") or ()] if entry.kind == "opened" else []


def _unlike(name: str, taken: set[str]) -> str:
    """The name, with a number where somebody else was called so at the table."""
    number, found = 1, name
    while found in taken:
        number += 1
        found = f"{name} {number}"
    return found
