"""All that is stored of a person, told to them; and how they are forgotten."""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any

import msgspec

from tenback import bots
from tenback.server.administration.news import SETTINGS, SIGNED_OUT, Tell, about
from tenback.server.administration.rewriting import Rewriting, rewrite
from tenback.server.administration.told import sanction
from tenback.server.bulletin import OWNER
from tenback.server.names import NOBODY
from tenback.server.ratings import RATED, Ratings
from tenback.server.rooms import House, now
from tenback.store import Listing, Person, Store
from tenback.table import Body, Declined, Entry, Phase, Proposal, Table, entries, wishes

__all__ = ["Leave", "exported", "forget", "leave_tables"]

FORGOTTEN = "forgotten"  # the command of who leaves for good
PAGE = 100  # tables at a time

# What an entry of one's own tells beside its kind and its time: what one did oneself. Nothing else of it leaves the
# server, so that no seed of a game that goes on ever does.
OWN: Mapping[type[Body], str] = {
    entries.Played: "actions",
    entries.Said: "signal",
    entries.Unsaid: "signal",
    entries.Chatted: "text",
    entries.Offered: "gladly",
}

Leave = Callable[[str], Awaitable[None]]
"""Somebody leaves all tables for good."""


async def exported(store: Store, person: Person) -> AsyncIterator[bytes]:
    """One JSON object, a table at a time."""
    account = await store.account_of(person.id)
    reports = await store.reports_by(person.id)
    known = {
        "id": person.id,
        "name": person.name,
        "kind": person.kind,
        "signs_in_as": account.key if account else None,
        "since": person.since,
        "seen": max(person.since, person.seen),
        "banned": sanction(person.banned, now()),
        "muted": sanction(person.muted, now()),
        "reason": person.reason,
    }
    told = [{"at": each.at, "table": each.table, "reason": each.reason, "words": each.words} for each in reports]
    outcomes = await store.outcomes(person.id)
    ratings = await Ratings(store).of(person.id, RATED, now())
    yield b'{"person":' + msgspec.json.encode(known) + b',"reports":' + msgspec.json.encode(told)
    documents = await store.documents_of(person.id)
    kept = [{"kind": each.kind, "key": each.key, "at": each.at, "body": each.body} for each in documents]
    yield b',"outcomes":' + msgspec.json.encode(outcomes) + b',"kept":' + msgspec.json.encode(kept)
    yield b',"ratings":' + msgspec.json.encode(ratings)
    yield b',"tables":['
    for number, table in enumerate(await store.tables_of(person.id)):
        own = await store.own_entries(table, person.id)
        listing = await store.listing(table)
        yield (b"," if number else b"") + msgspec.json.encode(_table(table, listing, person.id, own))
    yield b"]}"


def _table(table: str, listing: Listing | None, person: str, own: list[Entry]) -> dict[str, Any]:
    seats = [seat for who, seat in listing.people if who == person] if listing else []
    return {
        "table": table,
        **({"game": listing.game, "opened": listing.opened, "phase": listing.phase} if listing else {}),
        "seats": seats,
        "names": [listing.summary["seats"][seat]["name"] for seat in seats] if listing else [],
        "did": [_did(entry) for entry in own],
    }


def _did(entry: Entry) -> dict[str, Any]:
    body = entries.read(entry)
    own = OWN.get(type(body))
    return {"at": entry.at, "kind": entry.kind, **({own: getattr(body, own)} if own else {})}


async def forget(store: Store, person: str, leave: Leave, tell: Tell) -> None:
    """What others played stays whole, under another name; all else of the person goes."""
    rewriting = Rewriting(person, NOBODY, blank=True)
    await leave(person)
    await rewrite(store, rewriting, tell)
    await Ratings(store).forget(person, RATED)
    await store.forget_people([person])
    if await store.host_setting(OWNER) == person:
        await store.set_host_setting(OWNER, None)
        await tell(about(SETTINGS))
    await tell(about(SIGNED_OUT, [person]))
    await rewrite(store, rewriting, tell)  # what they did until then on another line


async def leave_tables(house: House, person: str) -> None:
    """Stand up where nothing has begun; elsewhere a bot plays on for the others, or, if there are none, it is over."""
    last = None
    while page := await house.store.history(person, before=last, limit=PAGE):
        last = page[-1].table
        for listing in page:
            if listing.phase != "ended":
                with suppress(Declined):
                    await _leave(house, listing.table, person)


async def _leave(house: House, name: str, person: str) -> None:
    room = await house.room(name)

    def make(table: Table) -> list[Body]:
        if table.phase is Phase.WAITING:
            return list(wishes.stand(table, person))
        seat = wishes.seat_acting(table, person)
        if any(other != seat for other, _ in table.people()):
            return list(wishes.hand_over(table, person, None, bots.stand_in(table.setting.game)))
        return list(wishes.propose(table, seat, Proposal.ABANDON))

    room.needed += 1
    try:
        await house.carry_out(room, actor=person, command=FORGOTTEN, make=make)
    finally:
        room.needed -= 1
        house.tidy(room)
