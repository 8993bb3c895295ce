"""Names and messages in the logs of tables, put otherwise: for a host who renames, and for who wants to be forgotten.

What was played stays as it is, so that every game can be played again and verified.
"""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from msgspec.structs import replace

from tenback.server import challenges
from tenback.server.administration.news import REWRITTEN, Tell, about
from tenback.server.daily import tries
from tenback.server.listings import listing
from tenback.server.names import NOBODY
from tenback.store import Document, Store
from tenback.table import Entry, Table, entries
from tenback.table.sitters import Sitter

__all__ = ["BLANK", "NOBODY", "Rewriting", "rewrite"]

NAMING = frozenset(body.kind for body in (entries.Sat, entries.Opened, entries.Chatted))
BLANK = "…"  # what they wrote
NAMED = (*challenges.NAMED, tries.KIND)  # documents with the name of whose they are
ATTEMPTS = 5  # while others write there
AT_ONCE = 50  # tables that are told of together


@dataclass(frozen=True, slots=True)
class Rewriting:
    """Whose name becomes what, and whether their messages are blanked."""

    person: str
    name: str
    blank: bool = False

    def changed(self, log: Sequence[Entry]) -> list[Entry]:
        """The entries of one table that become others."""
        name = _unlike(self.name, {each for entry in log for each in self._others(entry)})
        return [other for entry in log if (other := self._entry(entry, name)) is not None]

    def _others(self, entry: Entry) -> Iterable[str]:
        """What others are called there."""
        return (sitter.name for sitter in _sitters(entry) if sitter.person != self.person)

    def _entry(self, entry: Entry, name: str) -> Entry | None:
        if entry.kind not in NAMING:
            return None
        other = body = entries.read(entry)
        match body:
            case entries.Sat():
                other = replace(body, sitter=self._sitter(body.sitter, name))
            case entries.Opened() if body.held:
                held = tuple(replace(each, sitter=self._sitter(each.sitter, name)) for each in body.held)
                other = replace(body, held=held)
            case entries.Chatted() if entry.actor == self.person:
                other = replace(body, name=name, text=BLANK if self.blank else body.text)
        return None if other == body else replace(entry, body=other)

    def _sitter(self, sitter: Sitter, name: str) -> Sitter:
        return replace(sitter, name=name) if sitter.person == self.person else sitter


async def rewrite(store: Store, rewriting: Rewriting, tell: Tell) -> None:
    """At every table, in challenges and among the tries of a day; whoever looks at a table sees it anew."""
    for document in await store.documents_of(rewriting.person):
        if document.kind in NAMED and document.body.get("name") != rewriting.name:
            body = {**document.body, "name": rewriting.name}
            await store.keep(Document(document.kind, document.key, body, document.at, document.person))
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
        log = await store.entries(table)
        if not log:
            return True
        changed = {entry.seq: entry for entry in rewriting.changed(log)}
        told = await asyncio.to_thread(Table.of, table, [changed.get(entry.seq, entry) for entry in log])
        listed = listing(told)
        await store.rewrite(tuple(changed.values()), [listed])
        ended = listed.phase == "ended"
        if await store.heads([table]) == {table: told.seq}:
            break
    return ended


def _sitters(entry: Entry) -> list[Sitter]:
    if entry.kind not in {entries.Sat.kind, entries.Opened.kind}:  # long logs have few of them
        return []
    body = entries.read(entry)
    if isinstance(body, entries.Sat):
        return [body.sitter]
    return [each.sitter for each in body.held or ()] if isinstance(body, entries.Opened) else []


def _unlike(name: str, taken: set[str]) -> str:
    """The name, with a number where somebody else was called so at the table."""
    number, found = 1, name
    while found in taken:
        number += 1
        found = f"{name} {number}"
    return found
