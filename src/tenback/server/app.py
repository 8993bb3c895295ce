"""The whole server as one ASGI application."""

import asyncio
import os
import secrets
from collections.abc import Iterable
from contextlib import suppress
from functools import partial
from importlib import import_module
from typing import Any

import structlog
from starlette.requests import HTTPConnection

from tenback import store
from tenback.protocol import server_frames
from tenback.server.addresses import counted, local_address
from tenback.server.adjusting import Adjusting
from tenback.server.administration import news
from tenback.server.administration.privacy import leave_tables
from tenback.server.api import Web
from tenback.server.autoplay import Driver
from tenback.server.backup_socket import Control
from tenback.server.bulletin import Bulletin
from tenback.server.challenges import Challenges
from tenback.server.compiling import Compiling
from tenback.server.connected import Connected
from tenback.server.daily.deals import Almanac
from tenback.server.daily.par import Pars
from tenback.server.daily.playing import Day
from tenback.server.daily_api import Playground
from tenback.server.doors import FULL, TOO_MANY_HERE
from tenback.server.guarded import Guarded
from tenback.server.hinting import Hints
from tenback.server.identity import Identities
from tenback.server.lobby import CHANGED, Lobby
from tenback.server.metrics import Measures
from tenback.server.notices.office import Office
from tenback.server.notices_api import NoticesWeb
from tenback.server.pictures import Painter
from tenback.server.presence import Presence
from tenback.server.ratings import Ratings
from tenback.server.retention import keep_forgetting
from tenback.server.reviews.making import Making
from tenback.server.rooms import House, Room, now
from tenback.server.routes import application
from tenback.server.settings.config import Config
from tenback.server.sockets import Closing, Connection, Desk, Receive, Scope, Send
from tenback.server.strong_games import StrongGames
from tenback.server.transport import LINE
from tenback.server.whereabouts import Whereabouts
from tenback.server.workers import Lanes, Reviewers
from tenback.store import StoreDown
from tenback.table import Bounds, Declined, Table

__all__ = ["Config", "Server"]

log = structlog.get_logger()

TABLES = "tables"  # the name of the secret from which names and keys of tables are made
DAYS = "days"  # and of that from which the deals of every day are
TIME_TO_CLOSE = 2.0  # seconds for a polite close
WATCH = 0.5  # seconds between two looks at the store
NOTED_EVERY = 6 * 3600.0  # seconds until it is noted again who is here
COME_BACK = 1.0  # seconds after which clients of a closing server come back


class Server:
    """Everything that runs, and how it starts and stops."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.store = store.at(config.data, config.database)
        self.measures = Measures()
        limits, bots = config.limits, config.bots
        bounds = Bounds(limits.asked, limits.log)
        self.house = House(self.store, self.measures, shared=config.database is not None, bounds=bounds)
        self.identities = Identities(self.store, limits)
        self.lobby = Lobby(self.store, limits)
        how: dict[str, Any] = {"grace": bots.grace, "niceness": bots.niceness, "memory": bots.memory}
        self.workers = Lanes(config.workers, measures=self.measures, **how)
        self.whereabouts = Whereabouts()
        self.compiling = Compiling()
        self.bulletin = Bulletin(self.store)
        self.painter = Painter()
        count = config.reviews.workers or os.cpu_count() or 1
        self.reviewers = Reviewers(count, lambda: self.workers.waiting, measures=self.measures, **how)
        self.making = Making(self.house, self.reviewers, self.compiling, self.measures, config.reviews)
        self.driver = Driver(self.house, self.workers, self.compiling, self.whereabouts, bots)
        self.web = Web(
            self.house,
            self.identities,
            self.lobby,
            self.compiling,
            measures=self.measures,
            limits=config.limits,
            metrics_for=config.metrics_for,
            bulletin=self.bulletin,
            tell=self.tell,
        )
        self.day = Day(self.house, Almanac(b""))  # its secret comes with the store
        self.strong_games = StrongGames(self.store, self.workers.busy)
        self.pars = Pars(self.day, self.strong_games)
        self.playground = Playground(
            self.store, Challenges(self.house), Ratings(self.store), Adjusting(self.house, self.strong_games)
        )
        self.house.on_ended += [self.day.tries.ended, self.playground.ratings.ended, self.playground.adjusting.ended]
        self.web.open_to = self._open_to
        self.notices = NoticesWeb(
            self.web,
            limits=limits,
            measures=self.measures,
            tell=self.tell,
            inside=config.notices.inside,
        )
        self.office: Office | None = None
        self.desk: Desk | None = None
        leave = partial(leave_tables, self.house)
        self.control = Control(self.store, config.data, self.tell, leave) if config.database is None else None
        self._tasks: list[asyncio.Task[None]] = []
        self.presence = Presence(self.house)
        self.house.on_change = self._moved
        self.house.on_listing = self.lobby.changed_here
        self.house.on_missed = self._look_again
        self.bulletin.on_announced = self._announce
        self.store.on_heard = self._heard
        self.measures.rooms.set_function(lambda: len(self.house.rooms))
        self.measures.ready.set_function(lambda: self.store.ready)
        self.measures.people.set_function(self._people)

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
        await self.bulletin.refresh()
        secret = await self.store.secret(TABLES, lambda: secrets.token_bytes(32))
        self.day.almanac = Almanac(await self.store.secret(DAYS, lambda: secrets.token_bytes(32)))
        self.desk = Desk(
            self.house,
            self.identities,
            self.lobby,
            measures=self.measures,
            limits=self.config.limits,
            whereabouts=self.whereabouts,
            bulletin=self.bulletin,
            presence=self.presence,
            hurry=self.driver.hurry,
            secret=secret,
            day=self.day,
            challenges=self.playground.challenges,
            hints=Hints(self.workers, self.whereabouts, self.config.bots.seconds),
        )
        self.office = self.notices.office = await Office.opened(self.house, self.config.notices)
        self.house.start()
        if self.control:
            await self.control.open()
        lobby = (self.lobby.keep_telling(), self.lobby.keep_attended(self.house))
        forgetting = keep_forgetting(self.store, self.config.retention, self.tell)
        strong = (self.strong_games.run(), self.pars.keep_ahead()) if self.config.bots.par else ()
        behind = (forgetting, self.making.keep_making(), *strong)
        lines = (self.desk.sweep(), self.presence.keep_alive())
        at_work = (*lobby, *lines, self._watch_the_store(), self._note_who_is_here(), *behind)
        self._tasks = [asyncio.create_task(work) for work in at_work]
        self.office.begin(self.driver.wake)
        self.house.soon(self.compiling.run())
        self.house.soon(_load_the_guard())
        log.info("ready", store=self.store.place)

    async def _open_to(self, table: Table, person: str) -> bool:
        """Whether somebody has played the same cards themselves."""
        return await self.day.open_to(table, person) or await self.playground.challenges.open_to(table, person)

    async def say_goodbye(self) -> None:
        """Tell everyone to come back, and let what is under way be finished."""
        self.web.closing = True
        if self.desk:
            for connection in self._connections():
                connection.tell(
                    server_frames.Goodbye(
                        "restart", "The server restarts; nothing is lost. Come back in a moment.", COME_BACK
                    )
                )
            await asyncio.sleep(0.1)
            for connection in self._connections():
                connection.hang_up(Closing.RESTART)

    async def stop(self) -> None:
        await self._let_go()
        log.info("stopped")

    async def _let_go(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self.office:
            await self.office.close()
        await self.house.close()
        if self.control:
            await self.control.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.workers.close()
        await self.reviewers.close()
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

    async def _note_who_is_here(self) -> None:
        """Whoever stays for days is not forgotten as one who has not come for long."""
        while True:
            await asyncio.sleep(NOTED_EVERY)
            with suppress(StoreDown):
                for person in {each.person for each in self._connections()} - {""}:
                    await self.store.seen(person, now())

    def _moved(self, room: Room) -> None:
        self.driver.consider(room)
        self.presence.moved(room)

    # What is told to every process

    async def tell(self, text: str) -> None:
        """Let it hold here, and tell the other processes."""
        self._heard(text)
        await self.store.shout(text)

    def _heard(self, text: str) -> None:  # noqa: C901 - a list of what may be heard
        what, *ids = text.split("\n")
        self.presence.heard(what, ids)
        match what:
            case news.SIGNED_OUT:
                for each in ids:
                    self._greet_again(each)
            case news.PERSON:
                self.house.soon(self._judge(ids))
            case news.REMOVED:
                for each in ids:
                    self.house.remove(each)
            case news.REWRITTEN:
                for each in ids:
                    self.house.soon(self.house.reread(each))
            case news.SETTINGS:
                self.house.soon(self.bulletin.refresh())
            case _ if text == CHANGED:
                self.lobby.changed_elsewhere()
        if self.office:
            self.office.hear(what, ids)

    def _look_again(self) -> None:
        """Something may have been told, and not heard: what hosts decide must hold all the same."""
        self.house.soon(self._judge_all())
        self.house.soon(self.bulletin.refresh())

    async def _judge_all(self) -> None:
        await self._judge(each.id for each in await self.store.sanctioned())
        for table in await self.store.removed():
            self.house.remove(table)

    async def _judge(self, people: Iterable[str]) -> None:
        for person in people:
            here = [each for each in self._connections() if each.person == person]
            if here and (known := await self.store.person(person)):
                for connection in here:
                    connection.judge(known)

    def _announce(self, message: server_frames.Announcement) -> None:
        for connection in self._connections():
            if connection.person:
                connection.tell(message)

    def the_desk(self) -> Desk:
        assert self.desk is not None  # requests come once the server has started
        return self.desk

    def _connections(self) -> tuple[Connected, ...]:
        return tuple(self.desk.connections) if self.desk else ()

    def _greet_again(self, person: str) -> None:
        """No line outlives the token that opened it; those of tokens that hold come back by themselves."""
        for connection in self._connections():
            if connection.person == person:
                connection.hang_up(Closing.RESTART)

    def _people(self) -> int:
        """How many are here, however many lines each has."""
        return self.desk.connections.people() if self.desk else 0

    # The application

    @property
    def app(self) -> Any:
        return Guarded(application(self), self.config, self.measures)

    async def connect(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        desk = self.desk
        address = counted(scope["client"][0]) if scope.get("client") else ""
        closed = desk is None or self.web.closing
        full = None if closed else self._full(address)
        if desk is None or closed or full:
            await send({"type": "websocket.accept"})  # else the code would not reach the client
            await self._hang_up(scope, send, Closing.TRY_LATER, full)
            return
        known = await self.web.known(HTTPConnection(scope))
        await send({"type": "websocket.accept"})
        connection = Connection(desk, send, known, address, scope["extensions"].get(LINE))
        # A task of its own: else every wish would wake a dozen layers of the application before it reaches us.
        code = await asyncio.create_task(connection.serve(receive))
        if code is not None:
            await self._hang_up(scope, send, code)

    async def _hang_up(self, scope: Scope, send: Send, code: int, why: Declined | None = None) -> None:
        async def goodbye() -> None:
            if why:
                told = server_frames.encode(server_frames.Error(why.key, why.sentence, after=why.after))
                await send({"type": "websocket.send", "text": told.decode()})
            await send({"type": "websocket.close", "code": code})

        try:
            await asyncio.wait_for(goodbye(), TIME_TO_CLOSE)
        except TimeoutError:
            scope["extensions"][LINE].cut()  # nobody reads at the other end
        except Exception:  # noqa: BLE001 - uvicorn's own, when the client has gone already
            log.debug("gone before the close")

    def _full(self, address: str) -> Declined | None:
        """Why there is no room for one more line."""
        assert self.desk is not None
        limits, connections = self.config.limits, self.desk.connections
        if len(connections) >= limits.sockets:
            self.measures.met("sockets")()
            return FULL.why
        if local_address(address) and not limits.local:
            return None
        if connections.from_address(address) < limits.sockets_an_address:
            return None
        self.measures.met("sockets_an_address")()
        return TOO_MANY_HERE.why


async def _load_the_guard() -> None:
    """In a thread, so that nobody's first message has to wait for its dictionaries."""
    await asyncio.to_thread(import_module, "tenback.talk.guard")
