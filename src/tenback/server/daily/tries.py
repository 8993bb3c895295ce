"""Who has tried a day's deal, and how it went: a document for each person, day and deal, the first of which counts."""

from datetime import date
from time import monotonic
from typing import Any

import msgspec

from tenback.server.daily.deals import DEALS, closes
from tenback.server.daily.scores import Score, score_of
from tenback.server.pictures.of_table import trail_of
from tenback.server.rooms import House
from tenback.store import Document
from tenback.table import Phase, Table

__all__ = ["Tries", "Try"]

KIND = "day"
PAGE = 500
MOST = 20_000  # tries of one deal that are told
FRESH = 3.0  # seconds for which a list of all tries is good enough


class Try(msgspec.Struct, frozen=True):
    """Somebody's try that counts."""

    person: str
    name: str
    table: str
    begun: int
    ended: int | None = None
    score: Score | None = None  # None: not finished
    late: bool = False  # finished after the seeds were told: it counts for nothing
    trail: tuple[int, ...] = ()  # a figure a turn, see `pictures.trail`: it names no card


class Tries:
    """All tries, and what of them is kept in memory for a moment."""

    def __init__(self, house: House) -> None:
        self._house, self._store = house, house.store
        self._lists: dict[str, tuple[float, list[Try]]] = {}
        self._writes = 0  # a list that was read while one came in is not kept

    async def begin(self, day: date, deal: str, each: Try) -> Try:
        """The first try of that person: this one, unless there was one before."""
        key = _key(day, deal, each.person)
        if await self._store.keep_first(Document(KIND, key, _body(each), each.begun, each.person)):
            self._written(day, deal)
            return each
        first = await self.of(day, deal, each.person)
        return each if first is None else first

    async def of(self, day: date, deal: str, person: str) -> Try | None:
        found = await self._store.document(KIND, _key(day, deal, person))
        return None if found is None else await self._settled(day, deal, _read(found))

    async def all(self, day: date, deal: str) -> list[Try]:
        """Everybody's, a moment ago."""
        under = _under(day, deal)
        at, known = self._lists.get(under, (0.0, []))
        if at and monotonic() - at < FRESH:
            return known
        found: list[Try] = []
        after, writes = "", self._writes
        while len(found) < MOST:
            page = await self._store.documents(KIND, under=under, after=after, limit=PAGE)
            found += map(_read, page)
            if len(page) < PAGE:
                break
            after = page[-1].key
        if len(self._lists) > 10 * len(DEALS):
            self._lists.clear()
        if writes == self._writes:
            self._lists[under] = (monotonic(), found)
        return found

    async def ended(self, table: Table) -> None:
        """The game at a day's table is over: keep how the try went."""
        day = table.day
        if day is None or table.known or table.phase is not Phase.ENDED:
            return
        when = date.fromisoformat(day.date)
        found = await self._store.document(KIND, _key(when, day.deal, table.host))
        if found is not None:
            await self._keep(when, day.deal, _read(found), table)

    async def _settled(self, day: date, deal: str, each: Try) -> Try:
        """A server may have stopped between the end of a game and the note of it."""
        if each.score is not None:
            return each
        listing = await self._store.listing(each.table)
        if listing is None or listing.phase != "ended":
            return each
        room = await self._house.room(each.table)
        table = room.table
        self._house.tidy(room)
        return await self._keep(day, deal, each, table)

    async def _keep(self, day: date, deal: str, each: Try, table: Table) -> Try:
        seat = table.seat_of(each.person)
        score = None if seat is None or table.id != each.table else score_of(table, seat)
        if score is None or each.score is not None:
            return each
        done = msgspec.structs.replace(
            each, score=score, ended=table.at, late=table.at > closes(day), trail=trail_of(table, seat)
        )
        await self._store.keep(Document(KIND, _key(day, deal, each.person), _body(done), each.begun, each.person))
        self._written(day, deal)
        return done

    def _written(self, day: date, deal: str) -> None:
        self._writes += 1
        self._lists.pop(_under(day, deal), None)


def _under(day: date, deal: str) -> str:
    return f"{day.isoformat()}/{deal}/"


def _key(day: date, deal: str, person: str) -> str:
    return f"{_under(day, deal)}{person}"


def _body(each: Try) -> Any:
    return msgspec.to_builtins(each)


def _read(document: Document) -> Try:
    return msgspec.convert(document.body, Try)
