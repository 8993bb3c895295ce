"""The owner's page, asked by HTTP. To everybody else there is nothing here."""

from functools import partial
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tenback.protocol import hosting
from tenback.server.administration import Administration
from tenback.server.administration.news import Tell
from tenback.server.administration.privacy import leave_tables
from tenback.server.api import Web
from tenback.server.bulletin import Bulletin
from tenback.server.failures import nothing_here
from tenback.server.requests import BadRequest, Handler, json_of, told
from tenback.server.rooms import House

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["OwnersWeb"]


class OwnersWeb:
    def __init__(self, web: Web, house: House, bulletin: Bulletin, tell: Tell) -> None:
        self._web, self._bulletin, self._tell = web, bulletin, tell
        self._store, self._leave = house.store, partial(leave_tables, house)
        self.pages: Mapping[str, Handler] = {
            "people": self._people,
            "tables": self._tables,
            "reports": self._reports,
            "log": self._log,
            "house": self._house,
        }

    async def _owner(self, request: Request) -> Administration:
        """What the owner may do; not found, if it is not the owner who asks."""
        person = await self._web.known(request)
        if person is None or person.kind != "account" or person.id != self._bulletin.owner:
            raise nothing_here()
        return Administration(self._store, self._tell, by=person.id, leave=self._leave)

    async def _people(self, request: Request) -> Response:
        owner, asked = await self._owner(request), request.query_params
        return told(await owner.carry_out(hosting.FindPeople(asked.get("search", ""), asked.get("before", ""))))

    async def _tables(self, request: Request) -> Response:
        owner, asked = await self._owner(request), request.query_params
        return told(await owner.carry_out(hosting.FindTables(asked.get("search", ""), asked.get("before", ""))))

    async def _reports(self, request: Request) -> Response:
        owner, asked = await self._owner(request), request.query_params
        closed = asked.get("closed") == "true"
        return told(await owner.carry_out(hosting.ListReports(closed, asked.get("before", ""))))

    async def _log(self, request: Request) -> Response:
        owner = await self._owner(request)
        return told(await owner.carry_out(hosting.ReadLog(request.query_params.get("before", ""))))

    async def _house(self, request: Request) -> Response:
        return told(await (await self._owner(request)).carry_out(hosting.ShowHouse()))

    async def wish(self, request: Request) -> Response:
        """Something that the owner wishes to change."""
        owner = await self._owner(request)
        try:
            wish = msgspec.convert(await json_of(request), hosting.OwnersWish)
        except msgspec.ValidationError as error:
            raise BadRequest(str(error)) from None
        return told(await owner.carry_out(wish))
