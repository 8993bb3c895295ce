"""What concerns oneself and others: all that is stored of one, being forgotten, and telling the host of somebody."""

import asyncio
from functools import partial

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tenback.protocol import pages
from tenback.server.administration.administration import new_id
from tenback.server.administration.news import Tell
from tenback.server.administration.privacy import exported, forget, leave_tables
from tenback.server.api import KEY_HEADER, Web
from tenback.server.identity import Identities
from tenback.server.limits import Limits, Rates
from tenback.server.metrics import Measures
from tenback.server.requests import BadRequest, body_of
from tenback.server.rooms import House, now
from tenback.store import Person, Report
from tenback.table import Declined, Table, viewing

__all__ = ["PrivacyWeb"]

CHAT_KEPT = 20  # lines that go with a report
HEADERS = {"content-disposition": 'attachment; filename="tenback-export.json"'}


class PrivacyWeb:
    def __init__(
        self,
        web: Web,
        house: House,
        identities: Identities,
        *,
        limits: Limits,
        measures: Measures,
        tell: Tell,
    ) -> None:
        self._web, self._house, self._identities, self._tell = web, house, identities, tell
        self._reports = Rates(limits.reports, measures.met("reports"))
        self._exports = Rates(limits.exports, measures.met("exports"))
        self._exporting = asyncio.Lock()

    # Oneself: also for who is banned

    async def export(self, request: Request) -> Response:
        """All that is stored of who asks, as one file."""
        person = await self._web.anybody(request)
        if not self._exports.take(person.id):
            raise self._exports.refused(person.id, "You have just got such a file; wait a little.")
        async with self._exporting:  # one at a time: the file of somebody who plays much is large
            told = b"".join([part async for part in exported(self._house.store, person)])
        return Response(told, media_type="application/json", headers=HEADERS)

    async def forget(self, request: Request) -> Response:
        """All that is stored of who asks goes."""
        person = await self._web.anybody(request)
        body = await body_of(request, pages.Farewell)
        if person.kind == "account":
            self._web.limit_passwords(request, person)
            await self._identities.check_password(person, body.get("password"))
        await forget(self._house.store, person.id, partial(leave_tables, self._house), self._tell)
        return await self._web.signed_out(None)

    # Others

    async def report(self, request: Request) -> Response:
        """The host shall know about who has that seat. Nobody else learns of it."""
        person = await self._web.person(request)
        try:
            wish = msgspec.convert(await body_of(request, pages.Report), pages.Report)
        except msgspec.ValidationError as error:
            raise BadRequest(str(error)) from None
        room = await self._house.room(request.path_params["table"])
        table = room.table
        self._house.tidy(room)
        viewing.admit(table, person.id, request.headers.get(KEY_HEADER), now())
        reported = _sitter(table, wish.seat, person)
        if not self._reports.take(person.id):
            raise self._reports.refused(person.id, "You have reported much of late; wait a little.")
        lines = [{"at": line.at, "name": line.name, "text": line.text} for line in table.chat][-CHAT_KEPT:]
        words = " ".join(wish.words.split())
        told = Report(new_id(), now(), table.id, person.id, reported, wish.reason, words, lines)
        if not await self._house.store.add_report(told):
            raise Declined("reported-already", "You have reported them here already; the host will look.")
        return Response(status_code=204)


def _sitter(table: Table, seat: int, person: Person) -> str:
    """Whose seat that is; Declined unless it is another person's."""
    sitter = table.sitters[seat] if 0 <= seat < len(table.sitters) else None
    if sitter is None or sitter.person is None or sitter.person == person.id:
        raise Declined("nobody-to-report", "Only somebody else who sits at the table can be reported.")
    return sitter.person
