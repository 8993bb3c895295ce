"""The whole server as one ASGI application."""

import asyncio
import secrets
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from time import monotonic
from typing import Any

import structlog
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from tenback import store
from tenback.protocol import server_frames
from tenback.server.api import Web
from tenback.server.assets import ROOT, SCREENS, Client, policy
from tenback.server.autoplay import Driver
from tenback.server.backup_socket import Control
from tenback.server.compiling import Compiling
from tenback.server.failures import failed
from tenback.server.identity import Identities
from tenback.server.limits import Limits
from tenback.server.lobby import CHANGED, Lobby
from tenback.server.logs import trace
from tenback.server.metrics import Measures
from tenback.server.origins import Networks, counted, local_address, same_origin
from tenback.server.rooms import House
from tenback.server.sockets import Closing, Connection, Desk, Receive, Scope, Send
from tenback.server.transport import LINE
from tenback.server.visitors import Visitors
from tenback.server.whereabouts import Whereabouts
from tenback.server.workers import Lanes
from tenback.table import Declined

__all__ = ["Config", "Server"]

log = structlog.get_logger()

TABLES = "tables"  # the name of the secret from which names and keys of tables are made
SIGNED_OUT = "signed out "  # what processes shout to one another, before a person's id
TIME_TO_CLOSE = 2.0  # seconds for a polite close
WATCH = 0.5  # seconds between two looks at the store
COME_BACK = 1.0  # seconds after which clients of a closing server come back
HEADERS = {
    b"content-security-policy": policy().encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=()",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
}
NOT_OUR_NAME = Declined("host", "This server does not go by that name; whoever runs it can give it with --name.")
OTHER_SITE = Declined("origin", "Pages of other sites may not ask for that.")
OVER_TLS = (b"strict-transport-security", b"max-age=31536000")


@dataclass(frozen=True, slots=True)
class Config:
    """What a host may choose."""

    data: Path | None = None
    database: str | None = field(default=None, repr=False)  # it may hold a password
    workers: int = 1  # processes in which bots think
    origins: tuple[str, ...] = ()  # other origins whose pages may connect
    proxies: Networks = ()  # whose word about visitors' addresses is taken
    names: tuple[str, ...] = ()  # by which people know this server
    metrics_for: Networks = ()  # who may read the figures, besides this machine
    limits: Limits = field(default_factory=Limits)


class Server:
    """Everything that runs, and how it starts and stops."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = store.at(config.data, config.database)
        self.measures = Measures()
        self.house = House(self.store, self.measures, shared=config.database is not None)
        self.identities = Identities(self.store)
        self.lobby = Lobby(self.store)
        self.workers = Lanes(config.workers)
        self.whereabouts = Whereabouts()
        self.compiling = Compiling()
        self.driver = Driver(self.house, self.workers, self.compiling, self.whereabouts)
        self.web = Web(
            self.house,
            self.identities,
            self.lobby,
            self.compiling,
            measures=self.measures,
            limits=config.limits,
            metrics_for=config.metrics_for,
        )
        self.desk: Desk | None = None
        self.control = Control(self.store, config.data) if config.database is None else None
        self._tasks: list[asyncio.Task[None]] = []
        self.house.on_listing = self.lobby.changed_here
        self.web.on_signed_out = self._signed_out
        self.store.on_heard = self._heard

    async def start(self) -> None:
        """Everything that wishes need; if one part cannot start, none is left running."""
        try:
            await self._start()
        except BaseException:
            await self._let_go()
            raise

    async def _start(self) -> None:
        await self.store.open()
        await self.identities.open()
        secret = await self.store.secret(TABLES, lambda: secrets.token_bytes(32))
        self.desk = Desk(
            self.house,
            self.identities,
            self.lobby,
            measures=self.measures,
            limits=self.config.limits,
            whereabouts=self.whereabouts,
            secret=secret,
        )
        self.house.start()
        if self.control:
            await self.control.open()
        lobby = (self.lobby.keep_telling(), self.lobby.keep_attended(self.house))
        at_work = (*lobby, self.desk.sweep(), self._watch_the_store())
        self._tasks = [asyncio.create_task(work) for work in at_work]
        self.house.soon(self.driver.wake())
        self.house.soon(self.compiling.run())
        self.house.soon(_load_the_guard())
        log.info("ready", store=self.store.place)

    async def say_goodbye(self) -> None:
        """Tell everyone to come back, and let what is under way be finished."""
        self.web.closing = True
        if self.desk:
            for connection in tuple(self.desk.connections):
                connection.tell(
                    server_frames.Goodbye(
                        "restart", "The server restarts; nothing is lost. Come back in a moment.", COME_BACK
                    )
                )
            await asyncio.sleep(0.1)
            for connection in tuple(self.desk.connections):
                connection.hang_up(Closing.RESTART)

    async def stop(self) -> None:
        await self._let_go()
        log.info("stopped")

    async def _let_go(self) -> None:
        for task in self._tasks:
            task.cancel()
        await self.house.close()
        if self.control:
            await self.control.close()
        await self.workers.close()
        await self.compiling.stop()
        self.identities.close()
        await self.store.close()

    async def _watch_the_store(self) -> None:
        """The host wants to know when nothing can be kept, and when it can again."""
        known: str | None = None
        while True:
            await asyncio.sleep(WATCH)
            if (trouble := self.store.trouble) != known:
                known = trouble
                if trouble is None:
                    log.info("the store is back")
                else:
                    log.error("the store is away", trouble=trouble)

    def _heard(self, text: str) -> None:
        if text == CHANGED:
            self.lobby.changed_elsewhere()
        elif text.startswith(SIGNED_OUT):
            self._greet_again(text.removeprefix(SIGNED_OUT))

    def _signed_out(self, person: str) -> None:
        self._greet_again(person)
        self.house.soon(self.store.shout(SIGNED_OUT + person))

    def _greet_again(self, person: str) -> None:
        """No line outlives the token that opened it; those of tokens that hold come back by themselves."""
        for connection in tuple(self.desk.connections) if self.desk else ():
            if connection.person == person:
                connection.hang_up(Closing.RESTART)

    # The application

    @property
    def app(self) -> Any:
        web, client = self.web, Client()
        routes = [
            *((path, "GET", client.page) for path in SCREENS),
            (f"{ROOT}/{{hash}}/{{path:path}}", "GET", client.file),
            ("/health", "GET", web.health),
            ("/metrics", "GET", web.answered(web.metrics)),
            ("/protocol.schema.json", "GET", web.answered(web.protocol)),
            ("/api/guests", "POST", web.answered(web.guests)),
            ("/api/accounts", "POST", web.answered(web.accounts)),
            ("/api/sessions", "POST", web.answered(web.sessions)),
            ("/api/sessions", "DELETE", web.answered(web.sign_out)),
            ("/api/me", "GET", web.answered(web.me)),
            ("/api/me", "PATCH", web.answered(web.rename)),
            ("/api/me/password", "PUT", web.answered(web.password)),
            ("/api/me/sessions", "DELETE", web.answered(web.sign_out_everywhere)),
            ("/api/me/history", "GET", web.answered(web.history)),
            ("/api/me/statistics", "GET", web.answered(web.statistics)),
            ("/api/games", "GET", web.answered(web.games)),
            ("/api/tables", "GET", web.answered(web.tables)),
            ("/api/tables/{table}/record.{form}", "GET", web.answered(web.record)),
            ("/api/tables/{table}/end", "GET", web.answered(web.end)),
            ("/api/tables/{table}/replay", "GET", web.answered(web.replay)),
        ]

        async def nowhere(request: Request, error: Exception) -> Response:
            return client.nowhere(request) or await _not_found(request, error)

        starlette = Starlette(
            routes=[
                *(Route(path, handler, methods=[method]) for path, method, handler in routes),
                WebSocketRoute("/ws", Socket(self)),
            ],
            exception_handlers={404: nowhere, 405: _not_found, 500: _broken},
        )
        return Guarded(starlette, self.config.origins, Visitors(self.config.proxies, self.config.names))

    async def connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        desk = self.desk
        address = counted(scope["client"][0]) if scope.get("client") else ""
        if desk is None or self.web.closing or not self._room_for(address):
            await send({"type": "websocket.accept"})  # else the code would not reach the client
            await self._hang_up(scope, send, Closing.TRY_LATER)
            return
        known = await self.web.known(HTTPConnection(scope))
        await send({"type": "websocket.accept"})
        connection = Connection(desk, send, known, address, scope["extensions"].get(LINE))
        # A task of its own: else every wish would wake a dozen layers of the application before it reaches us.
        code = await asyncio.create_task(connection.serve(receive))
        if code is not None:
            await self._hang_up(scope, send, code)

    async def _hang_up(self, scope: Scope, send: Send, code: int) -> None:
        try:
            await asyncio.wait_for(send({"type": "websocket.close", "code": code}), TIME_TO_CLOSE)
        except TimeoutError:
            scope["extensions"][LINE].cut()  # nobody reads at the other end
        except Exception:  # noqa: BLE001 - uvicorn's own, when the client has gone already
            log.debug("gone before the close")

    def _room_for(self, address: str) -> bool:
        assert self.desk is not None
        limits, connections = self.config.limits, self.desk.connections
        if len(connections) >= limits.sockets:
            return False
        if local_address(address) and not limits.local:
            return True
        return sum(each.address == address for each in connections) < limits.sockets_an_address


class Socket:
    """The route of connections: Starlette hands an object on as it is, without wrapping it."""

    def __init__(self, server: Server) -> None:
        self._server = server

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._server.connect(scope, receive, send)


class Guarded:
    """Around everything: who may ask from where, strict headers, and a line in the log."""

    def __init__(self, app: Any, origins: tuple[str, ...], visitors: Visitors) -> None:
        self._app, self._origins, self._visitors = app, origins, visitors

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self._visitors.admit(scope):
            await self._turn_away(scope, receive, send, failed(421, NOT_OUR_NAME))
            return
        headers = HTTPConnection(scope).headers
        changes = scope["type"] == "websocket" or scope.get("method") not in {"GET", "HEAD"}
        if changes and not same_origin(headers, self._origins):
            await self._turn_away(scope, receive, send, failed(403, OTHER_SITE))
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return
        await self._request(scope, receive, send)

    async def _turn_away(self, scope: Scope, receive: Receive, send: Send, answer: Response) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": Closing.BAD_FRAMES})
            return
        await answer(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = monotonic()
        status = 0

        async def with_headers(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                strict = [*HEADERS.items(), *([OVER_TLS] if scope.get("scheme") == "https" else [])]
                own = {name for name, _ in message["headers"]}
                message["headers"] = [*message["headers"], *(each for each in strict if each[0] not in own)]
                if b"cache-control" not in own:
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        await self._app(scope, receive, with_headers)
        # The path as the route is written: no table's name, nobody's key.
        path = getattr(scope.get("route"), "path", "unknown")
        log.info(
            "request",
            method=scope["method"],
            path=path,
            status=status,
            milliseconds=round((monotonic() - began) * 1000, 1),
        )


async def _load_the_guard() -> None:
    """In a thread, so that nobody's first message has to wait for its dictionaries."""
    await asyncio.to_thread(import_module, "tenback.talk.guard")


async def _not_found(_: Request, error: Exception) -> Response:
    status = getattr(error, "status_code", 404)
    return failed(status, Declined("not-found", "There is nothing here; / is where to start."))


async def _broken(_: Request, error: Exception) -> Response:
    log.error("a request broke", trace=trace(error))
    return failed(500, Declined("broken", "Something broke here; nothing you did is lost."))
