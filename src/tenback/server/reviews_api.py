"""Looking back over HTTP: a review is asked for, worked out, and told as far as it is there."""

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tenback.core import TenbackError
from tenback.protocol.reviews import ReviewTold
from tenback.record import Record
from tenback.server.api import KEY_HEADER, Web
from tenback.server.compression import CODINGS, takes
from tenback.server.limits import Busy, Limits, Rates
from tenback.server.metrics import Measures
from tenback.server.requests import BadRequest, address_of
from tenback.server.reviews.composing import composed, tasks_of
from tenback.server.reviews.making import Making
from tenback.server.reviews.shelf import Kept, Wanted
from tenback.server.rooms import House, now
from tenback.store import Person
from tenback.table import Declined, Phase, Table, viewing
from tenback.table.viewing import may_see_all

__all__ = ["ReviewsWeb", "seen_whole"]


def seen_whole(table: Table, person: str, key: str | None) -> None:
    """Declined unless they may see every card of a game that has ended."""
    viewing.admit(table, person, key, now())
    if table.phase is not Phase.ENDED or table.state is None:
        raise Declined("not-ended", "The review is there once the game has ended.")
    if not may_see_all(table, table.seat_of(person)):
        raise Declined("not-for-you", "At this table that is for those who played.")


class ReviewsWeb:
    def __init__(
        self, web: Web, house: House, making: Making, *, limits: Limits, measures: Measures, worlds: int | None
    ) -> None:
        self._web, self._house, self._making, self._shelf = web, house, making, making.shelf
        self._limits, self._worlds = limits, worlds
        self._people = Rates(limits.reviews, measures.met("reviews"))
        self._addresses = Rates(limits.reviews_an_address, measures.met("reviews_an_address"))
        self._composing = asyncio.Lock()  # one at a time

    async def told(self, request: Request) -> Response:
        """How far it has come, and what there is of it."""
        person = await self._web.known(request)
        table = await self._ended(request, "" if person is None else person.id)
        return await self._answer(request, table)

    async def ask(self, request: Request) -> Response:
        """Have it made, or what failed tried again; once it is asked for, or made, nothing more happens."""
        person = await self._web.person(request)
        table = await self._ended(request, person.id)
        kept = await self._shelf.kept(table.id)
        if not kept.wanted and (not kept.made or kept.reason or kept.failed):
            await self._want(request, table, person)
        return await self._answer(request, table)

    async def _want(self, request: Request, table: Table, person: Person) -> None:
        wanted = await self._shelf.wanted()
        if len(wanted) >= self._limits.reviews_waiting:
            raise Busy("reviews-full", "Many reviews are being made already; ask again in a few minutes.", after=120)
        for rates, who in ((self._people, person.id), (self._addresses, address_of(request))):
            if not rates.take(who):
                raise rates.refused(who, "You have asked for many reviews; wait a little.")
        await self._shelf.want(Wanted(table.id, person.id, now()))
        self._making.wake()

    async def _ended(self, request: Request, person: str) -> Table:
        room = await self._house.room(request.path_params["table"])
        self._house.tidy(room)
        seen_whole(room.table, person, request.headers.get(KEY_HEADER))
        return room.table

    async def _answer(self, request: Request, table: Table) -> Response:
        told, after = table.record(), request.query_params.get("after")
        if after is not None and not (after.isascii() and after.isdigit() and len(after) < 6):
            raise BadRequest("after is the number of parts that one has already.")
        kept = await self._shelf.kept(table.id)
        if not kept.wanted and not kept.made:
            return _sent(request, ReviewTold("none", 0, 0, [], "", 0, None))
        ahead = 0
        if kept.wanted and not kept.parts:
            ahead = [each.table for each in await self._shelf.wanted()].index(table.id) if kept.wanted else 0
        async with self._composing:
            answer = await asyncio.to_thread(_told, told, kept, self._worlds, ahead, int(after or -1))
            return await asyncio.to_thread(_sent, request, answer)


def _told(told: Record, kept: Kept, worlds: int | None, ahead: int, after: int) -> ReviewTold:
    tasks, failed = tasks_of(told), [] if kept.wanted else kept.failed
    state, reason = "working", ""
    if not kept.wanted:
        reason = kept.reason or ("turns" if failed else "")
        state = "failed" if reason else "done"
    review = None
    if tasks and not kept.reason and (kept.there != after or state != "working"):
        try:
            review = composed(told, kept, worlds)
        except TenbackError:
            state, reason = "failed", "broken"
    answer = {"state": state, "done": kept.there, "of": tasks, "failed": failed, "reason": reason, "ahead": ahead}
    return msgspec.convert({**answer, "review": review}, ReviewTold)


def _sent(request: Request, answer: ReviewTold) -> Response:
    body = msgspec.json.encode(answer)
    if not takes(request, "gzip"):
        return Response(body, media_type="application/json")
    headers = {"content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(CODINGS["gzip"](body), media_type="application/json", headers=headers)
