"""Requests about the deal of the day."""

import asyncio
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from tenback.server.adjusting import Adjusting
from tenback.server.api import KEY_HEADER, Web
from tenback.server.challenges import Challenges
from tenback.server.daily.deals import asked_for, named
from tenback.server.daily.playing import Day
from tenback.server.daily.told import Told
from tenback.server.own_games import COMPARED
from tenback.server.ratings import RATED, Ratings
from tenback.server.requests import told
from tenback.server.results import results
from tenback.store import Store

__all__ = ["DailyWeb", "Playground"]

NOBODY = ""


class Playground(NamedTuple):
    """What is made of games that are over."""

    store: Store
    challenges: Challenges
    ratings: Ratings
    adjusting: Adjusting


class DailyWeb:
    """And about challenges, and one's own results."""

    def __init__(self, web: Web, day: Day, shown: Told, play: "Playground") -> None:
        self._web, self._day, self._told, self._play = web, day, shown, play

    async def today(self, request: Request) -> Response:
        """The deals of today; nobody needs a name for it."""
        return told(await self._told.today(await self._asker(request)))

    async def one(self, request: Request) -> Response:
        """One deal of a day."""
        day = asked_for(request.path_params["date"], self._day.clock())
        deal = named(request.path_params["deal"])
        return told(await self._told.one(day, deal, await self._asker(request)))

    async def challenge(self, request: Request) -> Response:
        key = request.headers.get(KEY_HEADER)
        name = request.path_params["challenge"]
        return told(await self._play.challenges.told(name, await self._asker(request), key))

    async def results(self, request: Request) -> Response:
        """One's own games, kind by kind."""
        person = await self._web.person(request)
        store = self._play.store
        outcomes = await store.outcomes(person.id)
        tables = []
        if any("options" not in (each.result or {}) for each in outcomes):
            tables = await store.history(person.id, limit=COMPARED)
        ratings = await self._play.ratings.of(person.id, RATED, self._day.clock())
        found = await asyncio.to_thread(results, outcomes, tables, ratings)
        return told(await self._play.adjusting.adjust(found, outcomes))

    async def _asker(self, request: Request) -> str:
        person = await self._web.known(request)
        return NOBODY if person is None else person.id
