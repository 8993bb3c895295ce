"""What goes with links to tables: which table an invitation is for, and a link as a QR code."""

import asyncio

import segno
from starlette.requests import Request
from starlette.responses import Response

from tenback.protocol import pages
from tenback.server.api import Web
from tenback.server.invitations import table_of
from tenback.server.own_tables import own_tables
from tenback.server.requests import BadRequest, body_of, told
from tenback.server.rooms import House, now
from tenback.server.scenes import seats_shown
from tenback.table import Table

__all__ = ["LinksWeb"]

LONGEST_KEY, LONGEST_LINK = 64, 300  # characters


class LinksWeb:
    def __init__(self, web: Web, house: House) -> None:
        self._web, self._house = web, house
        self._drawing = asyncio.Lock()  # one at a time: each takes up to 20 ms, in which tables want to go on

    async def invitation(self, request: Request) -> Response:
        """The table that a key is for. The key comes in the body: addresses end up in logs."""
        key = await _text(request, pages.InvitationKey, "key", LONGEST_KEY)
        name = await table_of(self._house.store, key)
        room = await self._house.room(name)
        table = room.table
        self._house.tidy(room)
        if not table.opens(key, now()):  # a key that has ended leads to the table, which says so
            return told(pages.InvitedTo(name))
        return told(_who_is_there(name, table))

    async def door(self, request: Request) -> Response:
        """What is behind a link, for who has no name yet: nobody gives one to learn that it leads nowhere."""
        table, _ = await self._web.looked_at(request)
        return told(_who_is_there(request.path_params["table"], table))

    async def qr(self, request: Request) -> Response:
        """A link of ours as the squares of a QR code, to be drawn by the page."""
        link = await _text(request, pages.Link, "link", LONGEST_LINK)
        async with self._drawing:
            return told(await asyncio.to_thread(_drawn, link))

    async def own_tables(self, request: Request) -> Response:
        """Those that have not ended, and whose turn it is."""
        person = await self._web.person(request)
        return told(await own_tables(self._house, person.id))


def _who_is_there(name: str, table: Table) -> pages.InvitedTo:
    seats = seats_shown(table)
    host = next((seat.name for seat in seats if seat.host), None)
    return pages.InvitedTo(name, table.setting.game, host, [seat.name for seat in seats if seat.name])


def _drawn(link: str) -> pages.QrCode:
    code = segno.make_qr(link, error="m")
    rows = [[number for number, dark in enumerate(row) if dark] for row in code.matrix]
    return pages.QrCode(len(rows), "".join(f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x in row))


async def _text(request: Request, kind: type, name: str, most: int) -> str:
    found = (await body_of(request, kind))[name]
    if not isinstance(found, str) or not 0 < len(found) <= most or not found.isprintable():
        raise BadRequest(f"{name} is a line of at most {most} characters.")
    return found
