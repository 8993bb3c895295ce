"""The HTTP side: identities, tables and records as JSON, health and metrics."""

import asyncio
import gzip
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import cache, partial

import msgspec
import structlog
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import HTTPConnection, Request
from starlette.responses import JSONResponse, Response

from tenback import __version__, games, record
from tenback.core import TenbackError
from tenback.protocol import pages, schema, server_frames
from tenback.protocol.client_frames import VERSION
from tenback.protocol.lessons import LessonAsked
from tenback.server import lessons
from tenback.server.addresses import Networks, among, local_address
from tenback.server.administration import news
from tenback.server.administration.news import Tell
from tenback.server.administration.told import person_told
from tenback.server.after_the_game import end_told
from tenback.server.bulletin import Bulletin
from tenback.server.compiling import Compiling
from tenback.server.compression import takes
from tenback.server.failures import failed
from tenback.server.identity import COOKIE, COOKIE_SECONDS, Banned, Identities, NotYou, admitted, sign_in_key
from tenback.server.limits import Busy, Limits, Rates, TooFast
from tenback.server.lobby import Lobby, shown
from tenback.server.metrics import Measures
from tenback.server.own_games import COMPARED
from tenback.server.passwords import NobodysName
from tenback.server.replay import LongAnswer, LongAnswers, replay
from tenback.server.requests import BadRequest, Handler, a_file, address_of, body_of, json_of, token_of, told
from tenback.server.rooms import RETRY, House, now
from tenback.server.shelf import offered
from tenback.store import Listing, Outcome, Person, StoreDown
from tenback.table import Declined, Phase, Table, counting, viewing
from tenback.table.viewing import Eyes, may_see_all

__all__ = ["KEY_HEADER", "Web"]

log = structlog.get_logger()

HISTORY_PAGE = 50
NOTHING = {  # there
    "no-such-table",
    "no-such-lesson",
    "no-such-challenge",
    "no-such-puzzle",
    "no-such-rescue",
    "not-found",
}
NOBODY = ""  # the id of somebody without a name: no person has it
KEY_HEADER = "x-tenback-key"  # keys never stand in an address: addresses end up in logs


OpenTo = Callable[[Table, str], Awaitable[bool]]
"""Whether somebody may look back at another's game, since they have played the same cards themselves."""


async def _to_nobody(_: Table, __: str) -> bool:
    return False


class Web:
    def __init__(
        self,
        house: House,
        identities: Identities,
        lobby: Lobby,
        compiling: Compiling,
        *,
        measures: Measures,
        limits: Limits,
        metrics_for: Networks = (),
        bulletin: Bulletin,
        tell: Tell,
    ) -> None:
        self._house, self._identities, self._lobby, self._compiling = house, identities, lobby, compiling
        self._measures, self._limits, self._metrics_for = measures, limits, metrics_for
        self._guests = Rates(limits.guests, measures.met("guests"))
        self._passwords = Rates(limits.passwords, measures.met("passwords"))
        self._guesses = Rates(limits.guesses, measures.met("guesses"))
        self._requests = Rates(limits.requests, measures.met("requests"))
        self._long = LongAnswers(limits.long_answers)
        self._bulletin, self._tell = bulletin, tell
        self.closing = False
        self.open_to: OpenTo = _to_nobody  # more than a table itself allows

    # How it is

    async def health(self, _: Request) -> Response:
        store = self._house.store
        if store.ready and not self.closing:
            return told(pages.Health("ok", __version__, VERSION, self._compiling.state))
        reason = "closing" if self.closing else self._house.told(store.trouble)
        return JSONResponse({"status": "down", "reason": reason}, 503)

    async def metrics(self, request: Request) -> Response:
        """To whoever runs the server: how much is going on is nobody else's business."""
        host = request.client.host if request.client else ""
        if not local_address(host) and not among(host, self._metrics_for):
            return failed(403, Declined("not-from-here", "Figures are for the machine that runs this server."))
        return Response(generate_latest(self._measures.registry), media_type=CONTENT_TYPE_LATEST)

    async def protocol(self, _: Request) -> Response:
        return Response(_schema(), media_type="application/json")

    async def games(self, _: Request) -> Response:
        return told(offered())

    async def lessons(self, _: Request) -> Response:
        """What there is to learn."""
        return told(lessons.shown())

    async def lesson(self, request: Request) -> Response:
        """What comes of what a learner does: nothing is kept of it."""
        try:
            asked = msgspec.convert(await json_of(request), LessonAsked)
        except msgspec.ValidationError as error:
            raise BadRequest(str(error)) from None
        return told(lessons.answered(asked))

    async def bulletin(self, _: Request) -> Response:
        """What the host has put up for everybody."""
        return told(pages.House(self._bulletin.signup, self._bulletin.announced()))

    # Who

    async def guests(self, request: Request) -> Response:
        """Sit down in one step: a name, and that is all."""
        self.limit(self._guests, request)
        body = await body_of(request, pages.Guest)
        program = body.get("program", False)
        if not isinstance(program, bool):
            raise BadRequest("program is true or false.")
        made = await self._identities.guest(body["name"], program=program)
        self._measures.guests.value += 1
        return self._identified(request, made, 201)

    async def me(self, request: Request) -> Response:
        """Who asks; null for who has never said so: that is no error. A token that is nobody's is one."""
        return told(None if token_of(request) is None else self._shown(await self.anybody(request)))

    async def rename(self, request: Request) -> Response:
        person = await self.person(request)
        body = await body_of(request, pages.Name)
        return told(self._shown(await self._identities.rename(person, body["name"])))

    async def accounts(self, request: Request) -> Response:
        person = await self.person(request)
        if not self._bulletin.signup:
            raise Declined("signup-closed", "No new accounts are made here; you can play as a guest.")
        self.limit(self._passwords, request)
        body = await body_of(request, pages.Credentials)
        made = await self._identities.register(person, body["name"], body["password"])
        await self.end_lines(made)  # of the guest from before
        return self._identified(request, made, 201)

    async def sessions(self, request: Request) -> Response:
        self.limit(self._passwords, request)
        body = await body_of(request, pages.Credentials)
        self.limit(self._guesses, request, of=sign_in_key(body["name"]))
        return self._identified(request, await self._identities.sign_in(body["name"], body["password"]), 200)

    async def password(self, request: Request) -> Response:
        """Another password: whoever came in with the old one has to know the new one."""
        person = await self.person(request)
        self.limit(self._passwords, request)
        body = await body_of(request, pages.NewPassword)
        changed = await self._identities.change_password(person, body["password"], body["new"])
        await self.end_lines(person)
        return self._identified(request, changed, 200)

    async def sign_out(self, request: Request) -> Response:
        person = await self.known(request)
        await self._identities.sign_out(token_of(request))
        return await self.signed_out(person)

    async def sign_out_everywhere(self, request: Request) -> Response:
        person = await self.anybody(request)
        await self._identities.sign_out_everywhere(person)
        return await self.signed_out(person)

    def limit_passwords(self, request: Request, person: Person) -> None:
        """Of tries from one address, and of guesses at one account."""
        self.limit(self._passwords, request)
        self.limit(self._guesses, request, of=person.id)

    async def end_lines(self, person: Person) -> None:
        """No line outlives the token that opened it."""
        await self._tell(news.about(news.SIGNED_OUT, [person.id]))

    async def signed_out(self, person: Person | None) -> Response:
        if person:
            await self.end_lines(person)
        response = Response(status_code=204)
        response.delete_cookie(COOKIE, path="/")
        return response

    def _identified(self, request: Request, person: Person, status: int) -> Response:
        token = self._identities.token(person)
        shown = msgspec.structs.asdict(self._shown(person))
        response = told(pages.Identified(**shown, token=token), status)
        response.set_cookie(
            COOKIE,
            token,
            max_age=COOKIE_SECONDS,
            path="/",
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
        return response

    async def known(self, request: HTTPConnection) -> Person | None:
        """Who sends the request, by cookie or by `Authorization: Bearer`."""
        return await self._identities.person(token_of(request))

    async def person(self, request: Request) -> Person:
        """Somebody who may play here."""
        return admitted(await self.anybody(request))

    async def anybody(self, request: Request) -> Person:
        """Somebody, also one who is banned."""
        person = await self.known(request)
        if person is None:
            raise NotYou("who", "Unknown identity; get one from POST /api/guests.")
        return person

    # What they played

    async def history(self, request: Request) -> Response:
        person = await self.person(request)
        before = request.query_params.get("before")
        tables = []
        # Only a table of one's own begins a page: another's would tell that it is there, and since when.
        if before is None or await self._sat_at(before, person.id):
            tables = await self._house.store.history(person.id, before=before, limit=HISTORY_PAGE)
        # What was played on from a moment of an earlier game is no game of its own.
        own = [each for each in tables if not (each.result or {}).get("branch")]
        return told(pages.History([_played(each, person.id) for each in own], len(tables) == HISTORY_PAGE))

    async def _sat_at(self, table: str, person: str) -> bool:
        listing = await self._house.store.listing(table)
        return listing is not None and any(who == person for who, _ in listing.people)

    async def statistics(self, request: Request) -> Response:
        person = await self.person(request)
        return told(await asyncio.to_thread(statistics, await self._house.store.outcomes(person.id)))

    async def tables(self, _: Request) -> Response:
        return told(pages.Tables([shown(each) for each in await self._lobby.listings()]))

    async def record(self, request: Request) -> Response:
        """The game as a file, once it has ended, for those who may see every card."""
        person = await self.person(request)
        room = await self._house.room(request.path_params["table"])
        table = room.table
        self._house.tidy(room)
        viewing.admit(table, person.id, request.headers.get(KEY_HEADER), now())
        if table.state is None or not may_see_all(table, table.seat_of(person.id)):
            if table.state is None or table.phase is not Phase.ENDED:
                raise Declined("not-ended", "The record is there once the game has ended.")
            raise Declined("not-for-you", "At this table the record is for those who played.")
        record_told = table.record()
        form = request.path_params["form"]
        name = f"tenback-{table.id[:8]}.{form}"
        if form == "txt":
            return a_file(await asyncio.to_thread(record.to_transcript, record_told), "text/plain", name)
        if form != "json":
            raise BadRequest("A record is record.json or record.txt.")
        return a_file(await asyncio.to_thread(record.to_json, record_told), "application/json", name)

    async def end(self, request: Request) -> Response:
        """How a game ended and why, to those who may look at the table; beside their own games to those who played."""
        table, person = await self._looked_at(request)
        if table.phase is not Phase.ENDED or table.state is None:
            raise Declined("not-ended", "How it ended is told once the game has ended.")
        seat = table.seat_of(person)
        own = [] if seat is None else await self._house.store.history(person, limit=COMPARED)
        return told(await asyncio.to_thread(end_told, table, seat, own))

    async def _looked_at(self, request: Request, *, others: bool = False) -> tuple[Table, str]:
        """A table that is looked back at, and who asks: nobody's name is needed for that. `others`: also one whose
        cards the asker was dealt, too, elsewhere, and has played.
        """
        person = await self.known(request)
        who = NOBODY if person is None else person.id
        room = await self._house.room(request.path_params["table"])
        table = room.table
        self._house.tidy(room)
        try:
            viewing.admit(table, who, request.headers.get(KEY_HEADER), now())
        except Declined:
            if not (others and table.phase is Phase.ENDED and await self.open_to(table, who)):
                raise
        return table, who

    async def looked_at(self, request: Request) -> tuple[Table, str]:
        """The same, for those beside this."""
        return await self._looked_at(request)

    async def replay(self, request: Request) -> Response:
        """The game moment by moment, as the eyes that one asks for saw it; to those who may have these eyes."""
        table, person = await self._looked_at(request, others=True)
        seat = table.seat_of(person)
        opened = seat is None and not viewing.may_see_all(table, seat) and await self.open_to(table, person)
        eyes = viewing.eyes_for(table, seat, request.query_params.get("eyes"), opened=opened)
        asker, zipped = person or address_of(request), takes(request, "gzip")
        if not self._long.begin(asker):
            self._measures.met("long_answers")()
            raise TooFast(
                "too-fast", "You look back at too many games at once; wait a moment.", after=self._long.wait(asker)
            )
        try:
            answer = await self._looked_back(table, eyes, zipped=zipped)
        except BaseException:
            self._long.end(asker)
            raise
        headers = {"content-encoding": "gzip", "vary": "accept-encoding"} if zipped else {}
        return LongAnswer(answer, partial(self._long.end, asker), headers)

    async def _looked_back(self, table: Table, eyes: Eyes, *, zipped: bool) -> bytes:
        """A long game takes a while to tell, and others want to play meanwhile."""
        async with self._long.making:
            entries = await self._house.store.entries(table.id)
            told = await asyncio.to_thread(replay, table.id, entries, eyes)
            return await asyncio.to_thread(gzip.compress, told, 6) if zipped else told

    # How requests fail

    def answered(self, handler: Handler) -> Handler:
        """The handler, with every error told in one sentence."""

        async def answer(request: Request) -> Response:
            try:
                self.limit(self._requests, request)
                return await handler(request)
            except NotYou as declined:
                return failed(401 if request.method == "GET" else 403, declined)
            except TooFast as declined:
                self._measures.turned_away.labels(declined.key).inc()
                return failed(429, declined)
            except Busy as declined:
                self._measures.declined(declined.key)
                self._measures.turned_away.labels(declined.key).inc()
                return failed(503, declined)
            except Banned as declined:
                return failed(403, declined)
            except NobodysName as declined:
                return failed(400, declined)
            except Declined as declined:
                self._measures.declined(declined.key)
                return failed(404 if declined.key in NOTHING else 409, declined)
            except StoreDown as error:
                return failed(503, Declined("store-down", self._house.told(error), after=RETRY))
            except TenbackError as error:
                return failed(400, Declined("bad-request", str(error)))

        return answer

    def limit(self, rates: Rates, request: Request, *, of: str | None = None) -> None:
        """By the address, or by what is asked of."""
        who = address_of(request) if of is None else of
        if not rates.take(who) and self._limited(request):
            by = "from this address" if of is None else "for this account"
            raise rates.refused(who, f"Too often {by}; wait a moment.")

    def _shown(self, person: Person) -> pages.Person:
        known = person_told(person, self._bulletin.owner, now())
        return pages.Person(
            *(person.id, person.name, person.kind, person.since),
            *(known.banned, known.muted, known.reason, known.owner),
        )

    def _limited(self, request: Request) -> bool:
        return self._limits.local or not local_address(address_of(request))


def statistics(outcomes: list[Outcome]) -> pages.Statistics:
    """By game: how many ended, were won, were given up; and the best and the mean of what counts there."""
    told: pages.Statistics = {}
    for game in games.shelf():
        own = [each for each in outcomes if each.game == game.slug and _counts(each)]
        if not own:
            continue
        counts = Counter(_outcome(each) for each in own)
        endings = [each.result["ending"] for each in own if each.result and each.result.get("ending")]
        left = [ending["left"] for ending in endings if "left" in ending]
        scores = [
            each.result["ending"]["scores"][each.seat]
            for each in own
            if each.result and "scores" in (each.result.get("ending") or {})
        ]
        told[game.slug] = pages.Figures(
            played=len(own),
            won=counts["won"],
            lost=counts["lost"],
            given_up=counts["given-up"],
            least_left=min(left, default=None),
            mean_left=sum(left) / len(left) if left else None,
            best_score=max(scores, default=None),
            mean_score=sum(scores) / len(scores) if scores else None,
        )
    return told


def _counts(outcome: Outcome) -> bool:
    """What was given up is told as such."""
    return counting.apart(outcome.result, outcome.seat) in {None, "abandoned"}


def _outcome(outcome: Outcome) -> str:
    result = outcome.result or {}
    ending = result.get("ending")
    if ending is None:
        return "won" if outcome.seat in result.get("winners", ()) else "given-up"
    if ending.get("winners") is not None:
        return "won" if outcome.seat in ending["winners"] else "lost"
    return "won" if ending["won"] else "lost"


def _played(listing: Listing, person: str) -> pages.Played:
    return pages.Played(
        table=listing.table,
        game=listing.game,
        phase=listing.phase,
        opened=listing.opened,
        changed=listing.changed,
        seats=msgspec.convert(listing.summary["seats"], list[server_frames.SeatShown]),
        options=listing.summary["options"],
        your_seats=[seat for who, seat in listing.people if who == person],
        result=None if listing.result is None else msgspec.convert(listing.result, pages.PlayedResult),
    )


@cache
def _schema() -> bytes:
    """Made once: it takes longer than most answers."""
    return msgspec.json.encode(schema())
