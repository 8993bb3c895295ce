"""Which address leads where: pages, files, the API and the socket, as one Starlette application."""

from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import TYPE_CHECKING

import structlog
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from tenback.server.assets import AT_HOME, ROOT, SCREENS, Client
from tenback.server.branches_api import BranchesWeb
from tenback.server.daily.told import Told
from tenback.server.daily_api import DailyWeb
from tenback.server.failures import failed, nothing_here
from tenback.server.links_api import LinksWeb
from tenback.server.logs import trace
from tenback.server.owners_api import OwnersWeb
from tenback.server.pictures_api import PicturesWeb
from tenback.server.previews import Previews
from tenback.server.privacy_api import PrivacyWeb
from tenback.server.reviews_api import ReviewsWeb
from tenback.server.sockets import Receive, Scope, Send
from tenback.table import Declined

if TYPE_CHECKING:
    from tenback.server.app import Server

__all__ = ["application"]

log = structlog.get_logger()

Answer = Callable[[Request], Awaitable[Response]]
Leads = list[tuple[str, str, Answer]]
"""An address, a method, and who answers."""


def application(server: "Server") -> Starlette:
    """All that can be asked for over HTTP, and the socket."""
    client = Client(contact=server.config.contact, imprint=server.config.imprint)
    client.previews = Previews(server.store).head

    async def nowhere(request: Request, error: Exception) -> Response:
        return await client.nowhere(request) or await _not_found(request, error)

    parts = (_pages(client), _house(server), _people(server), _tables(server), _after_the_game(server))
    return Starlette(
        routes=[
            *(
                Route(path, _saved(client, handler) if path in SAVED else handler, methods=[method])
                for part in parts
                for path, method, handler in part
            ),
            WebSocketRoute("/ws", Socket(server)),
        ],
        exception_handlers={404: nowhere, 405: _not_found, 500: _broken},
    )


# What people save by a link: where that fails, a browser would show them JSON.
SAVED = frozenset({"/api/tables/{table}/record.{form}", "/api/me/export"})
# For this person; any other error, such as a limit that was met, is told with its own reason.
NOTHING_THERE = frozenset(
    {HTTPStatus.BAD_REQUEST, HTTPStatus.UNAUTHORIZED, HTTPStatus.FORBIDDEN, HTTPStatus.NOT_FOUND, HTTPStatus.CONFLICT}
)


def _saved(client: Client, handler: Answer) -> Answer:
    """Anyone who came by a link and gets nothing is shown the page that says so; a program gets the reason."""

    async def answer(request: Request) -> Response:
        answered = await handler(request)
        return (await client.nowhere(request) or answered) if answered.status_code in NOTHING_THERE else answered

    return answer


def _pages(client: Client) -> Leads:
    return [
        *((path, "GET", client.page) for path in SCREENS),
        (f"{ROOT}/{{hash}}/{{path:path}}", "GET", client.file),
        *((f"/{path}", "GET", client.at_home) for path in AT_HOME),
    ]


def _house(server: "Server") -> Leads:
    """The server itself, for everybody and for whoever runs it."""
    web = server.web
    owners = OwnersWeb(web, server.house, server.bulletin, server.tell)
    return [
        ("/health", "GET", web.health),
        ("/metrics", "GET", web.answered(web.metrics)),
        ("/protocol.schema.json", "GET", web.answered(web.protocol)),
        ("/api/house", "GET", web.answered(web.bulletin)),
        ("/api/games", "GET", web.answered(web.games)),
        ("/api/lessons", "GET", web.answered(web.lessons)),
        ("/api/lessons", "POST", web.answered(web.lesson)),
        *((f"/api/admin/{what}", "GET", web.answered(handler)) for what, handler in owners.pages.items()),
        ("/api/admin/wishes", "POST", web.answered(owners.wish)),
    ]


def _people(server: "Server") -> Leads:
    """Who one is, what is known of one, and how one is told of one's turn."""
    web, notices, links = server.web, server.notices, LinksWeb(server.web, server.house)
    days = DailyWeb(web, server.day, Told(server.day, server.pars), server.playground)
    privacy = PrivacyWeb(
        *(web, server.house, server.identities),
        limits=server.config.limits,
        measures=server.measures,
        tell=server.tell,
    )
    return [
        ("/api/guests", "POST", web.answered(web.guests)),
        ("/api/accounts", "POST", web.answered(web.accounts)),
        ("/api/sessions", "POST", web.answered(web.sessions)),
        ("/api/sessions", "DELETE", web.answered(web.sign_out)),
        ("/api/me", "GET", web.answered(web.me)),
        ("/api/me", "PATCH", web.answered(web.rename)),
        ("/api/me", "DELETE", web.answered(privacy.forget)),
        ("/api/me/export", "GET", web.answered(privacy.export)),
        ("/api/me/password", "PUT", web.answered(web.password)),
        ("/api/me/sessions", "DELETE", web.answered(web.sign_out_everywhere)),
        ("/api/me/history", "GET", web.answered(web.history)),
        ("/api/me/statistics", "GET", web.answered(web.statistics)),
        ("/api/me/results", "GET", web.answered(days.results)),
        ("/api/me/tables", "GET", web.answered(links.own_tables)),
        ("/api/me/notices", "GET", web.answered(notices.shown)),
        ("/api/me/notices", "PUT", web.answered(notices.choose)),
        ("/api/me/notices/push", "POST", web.answered(notices.subscribe)),
        ("/api/me/notices/push", "DELETE", web.answered(notices.unsubscribe)),
        ("/api/me/notices/mail", "POST", web.answered(notices.ask_for_mail)),
        ("/api/me/notices/mail", "DELETE", web.answered(notices.no_mail)),
        ("/api/notices/confirm", "POST", web.answered(notices.confirm)),
        ("/api/notices/off", "POST", web.answered(notices.off)),
        ("/api/daily", "GET", web.answered(days.today)),
        ("/api/daily/{date}/{deal}", "GET", web.answered(days.one)),
        ("/api/challenges/{challenge}", "GET", web.answered(days.challenge)),
        ("/api/tables/{table}/reports", "POST", web.answered(privacy.report)),
    ]


def _tables(server: "Server") -> Leads:
    web, links = server.web, LinksWeb(server.web, server.house)
    return [
        ("/api/tables", "GET", web.answered(web.tables)),
        ("/api/invitations", "POST", web.answered(links.invitation)),
        ("/api/qr", "POST", web.answered(links.qr)),
        ("/api/tables/{table}/record.{form}", "GET", web.answered(web.record)),
        ("/api/tables/{table}/door", "GET", web.answered(links.door)),
        ("/api/tables/{table}/end", "GET", web.answered(web.end)),
        ("/api/tables/{table}/replay", "GET", web.answered(web.replay)),
    ]


def _after_the_game(server: "Server") -> Leads:
    """Pictures, reviews, and tables that go on from a moment of an earlier game."""
    web = server.web
    pictures = PicturesWeb(web, server.house, server.painter, server.pars, server.day)
    branches = BranchesWeb(web, server.house, server.the_desk, server.day)
    reviews = ReviewsWeb(
        *(web, server.house, server.making),
        limits=server.config.limits,
        measures=server.measures,
        worlds=server.config.reviews.worlds,
    )
    return [
        ("/picture.png", "GET", web.answered(pictures.of_the_house)),
        ("/api/tables/{table}/picture.png", "GET", web.answered(pictures.of_table)),
        ("/api/tables/{table}/moment.png", "GET", web.answered(pictures.of_moment)),
        ("/api/tables/{table}/result", "GET", web.answered(pictures.text)),
        ("/api/tables/{table}/review", "GET", web.answered(reviews.told)),
        ("/api/tables/{table}/review", "POST", web.answered(reviews.ask)),
        ("/api/tables/{table}/branches", "POST", web.answered(branches.branch)),
        ("/api/tables/{table}/puzzles", "POST", web.answered(branches.make_puzzle)),
        ("/api/puzzles/{puzzle}", "GET", web.answered(branches.puzzle)),
        ("/api/puzzles/{puzzle}/tables", "POST", web.answered(branches.play_puzzle)),
        ("/api/rescues", "GET", web.answered(branches.rescues)),
        ("/api/rescues/{game}/{number}/tables", "POST", web.answered(branches.play_rescue)),
    ]


class Socket:
    """The route of connections: Starlette hands an object on as it is, without wrapping it."""

    def __init__(self, server: "Server") -> None:
        self._server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._server.connect(scope, receive, send)


async def _not_found(_: Request, error: Exception) -> Response:
    status = getattr(error, "status_code", 404)
    return failed(status, nothing_here())


async def _broken(_: Request, error: Exception) -> Response:
    log.error("a request broke", trace=trace(error))
    return failed(500, Declined("broken", "Something broke here; nothing you did is lost."))
