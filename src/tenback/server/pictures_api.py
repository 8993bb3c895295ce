"""Pictures of results and moments, and results as text: for those who may look at the table, and who link to it."""

import asyncio
from datetime import date

from starlette.requests import Request
from starlette.responses import Response

from tenback.protocol import pages
from tenback.server.api import KEY_HEADER, Web
from tenback.server.branches_api import sealed_still
from tenback.server.daily.deals import named
from tenback.server.daily.par import Pars
from tenback.server.daily.playing import Day
from tenback.server.pictures import Painter, Result
from tenback.server.pictures.moment import moment_of
from tenback.server.pictures.of_table import result_of, text_of
from tenback.server.requests import told
from tenback.server.reviews_api import seen_whole
from tenback.server.rooms import House
from tenback.server.words import LANGUAGES, asked_for, words_of
from tenback.table import Declined, Phase, Table

__all__ = ["PicturesWeb"]

LONGEST = 6  # digits of a number of actions

# A trail for a picture that is of no game.
EXAMPLE = (
    6,
    9,
    4,
    -7,
    11,
    5,
    14,
    8,
    -10,
    6,
    12,
    3,
    9,
    15,
    -4,
    7,
    10,
    5,
    8,
    12,
    -9,
    6,
    4,
    11,
    17,
    7,
    -3,
    9,
    13,
    6,
    2,
    5,
)


class PicturesWeb:
    def __init__(self, web: Web, house: House, painter: Painter, pars: Pars, day: Day) -> None:
        self._web, self._house, self._painter, self._pars, self._day = web, house, painter, pars, day

    async def of_table(self, request: Request) -> Response:
        """A PNG; with the asker's name only if they sat there and ask for it (`?name`)."""
        result = await self._result(request)
        png = await self._painter.picture(result)
        return Response(png, media_type="image/png", headers={"cache-control": "private, max-age=300"})

    async def of_moment(self, request: Request) -> Response:
        """A PNG of the table after so many `actions`, with every hand: for those who may see every card, and not while
        others may still be to play the same.
        """
        table, person = await self._web.looked_at(request)
        seen_whole(table, person, request.headers.get(KEY_HEADER))
        if sealed := await sealed_still(table, self._day, self._house.store):
            raise sealed
        asked = request.query_params.get("actions", "")
        if not (asked.isascii() and asked.isdigit() and len(asked) < LONGEST):
            raise Declined("no-such-moment", "Say after how many actions, as ?actions=12.", most=len(table.actions))
        moment = await asyncio.to_thread(moment_of, table, int(asked), words_of(_language(request)))
        png = await self._painter.picture(moment)
        return Response(png, media_type="image/png", headers={"cache-control": "private, max-age=300"})

    async def text(self, request: Request) -> Response:
        """The same for those who paste text."""
        return told(pages.ResultText(text_of(await self._result(request))))

    async def of_the_house(self, request: Request) -> Response:
        """For links that tell nothing."""
        words = words_of(asked_for(request.headers.get("accept-language", "")))
        result = Result(
            "10", "", words.say("preview-invitation"), words.say("preview-invitation-about"), trail=EXAMPLE, tone="won"
        )
        png = await self._painter.picture(result)
        return Response(png, media_type="image/png", headers={"cache-control": "public, max-age=86400"})

    async def _result(self, request: Request) -> Result:
        table, person = await self._web.looked_at(request)
        if table.phase is not Phase.ENDED or table.state is None:
            raise Declined("not-ended", "The picture is there once the game has ended.")
        seat = table.seat_of(person)
        sitter = None if seat is None else table.sitters[seat]
        name = sitter.name if sitter and "name" in request.query_params else ""
        par = await self._par(table)
        return await asyncio.to_thread(result_of, table, seat, words_of(_language(request)), name=name, par=par)

    async def _par(self, table: Table) -> float | None:
        """Of a deal of the day, which whoever may look at the table has played, or may no more."""
        if table.day is None:
            return None
        found = await self._pars.par(date.fromisoformat(table.day.date), named(table.day.deal))
        return None if found is None else found.value


def _language(request: Request) -> str:
    language = request.query_params.get("language", "")
    return language if language in LANGUAGES else asked_for(request.headers.get("accept-language", ""))
