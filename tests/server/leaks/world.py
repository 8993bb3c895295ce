"""A server in this very process: the real one but for time, chance, threads and sockets, which are in our hands.

The same evening can be played again, to the byte, with nothing changed but how some cards lie in the deck.
"""

import asyncio
import json
import logging
import random
import selectors
import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field, fields
from ipaddress import ip_network
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import structlog
from argon2 import PasswordHasher

from tenback import bots, kernels, store
from tenback.core import Chance
from tenback.server import (
    app,
    autoplay,
    branches_api,
    guarded,
    identity,
    outbox,
    replay,
    rooms,
    sockets,
    visiting,
    workers,
)
from tenback.server.administration import administration
from tenback.server.daily import tries
from tenback.server.limits import Limits, Rate
from tenback.server.notices import vapid
from tenback.server.transport import LINE
from tenback.store import Listing, SqliteStore, StoreDown
from tenback.store.migrations import MIGRATIONS
from tenback.store.queries import ENTRIES
from tenback.store.rows import Append, entry_from
from tenback.store.sqlite.log import append_all, in_sqlite
from tenback.table import Entry, table

TODAY = 1_794_787_660.0  # seconds since 1970 when every evening begins
OUTBOX = 3  # frames: slow readers are behind soon
A_MOMENT = 0.001  # seconds: everything that can happen without waiting has happened then
DISK = "/var/lib/somewhere/tenback.sqlite3"  # strangers need not know where a server keeps its log
FULL = sqlite3.OperationalError("database or disk is full")
UNLIMITED = Rate(1e9, 1e9)
NAME, ADDRESS = "table.example", "192.0.2.7"  # the server's, and everybody's
RATES: dict[str, Any] = {each.name: UNLIMITED for each in fields(Limits) if isinstance(each.default, Rate)}
FREELY = Limits(**RATES, outbox=OUTBOX)

Op = tuple[Any, ...]
"""One thing that somebody does: its name, and what belongs to it."""

Moves = Mapping[tuple[str, int], Mapping[int, int]]
"""By seed and shuffle: which places of the deck have the card of another place, and of which."""


# Time


class Jumping(asyncio.SelectorEventLoop):
    """Whenever everybody waits, it is at once as late as the first of them waits for."""

    def __init__(self) -> None:
        self.late = 0.0
        super().__init__(_NeverWaiting(self))

    def time(self) -> float:
        return self.late

    def run_in_executor(self, _: Any, func: Callable[..., Any], *args: Any) -> Any:  # type: ignore[override]
        """Without a thread: it is done when it is asked for."""
        done = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:  # noqa: BLE001 - it belongs to whoever asked
            done.set_exception(error)
        return done


class _NeverWaiting(selectors.SelectSelector):
    def __init__(self, loop: Jumping) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> Any:
        if timeout is None:
            raise RuntimeError("Nobody will ever do anything any more.")
        self._loop.late += max(timeout, 0)
        return []


def run(evening: Any) -> Any:
    with asyncio.Runner(loop_factory=Jumping) as runner:
        return runner.run(evening)


# Chance


class Stacked(Chance):
    """Shuffles as its seed says, and then moves some cards."""

    __slots__ = ("_moves", "_shuffles")

    def __init__(self, seed: str, moves: Moves) -> None:
        super().__init__(seed)
        self._moves, self._shuffles = moves, 0

    def shuffle(self, things: Iterable[Any]) -> list[Any]:
        order = super().shuffle(things)
        moves = self._moves.get((self.seed, self._shuffles), {})
        self._shuffles += 1
        return [order[moves.get(place, place)] for place in range(len(order))]


class Dice:
    """`secrets`, without the secrecy."""

    def __init__(self, seed: str) -> None:
        self._rng = random.Random(seed)

    def token_hex(self, length: int) -> str:
        return self.token_bytes(length).hex()

    def token_bytes(self, length: int) -> bytes:
        return self._rng.randbytes(length)


# The store: the real one's SQL, without its thread and its file


class Disk:
    """What several processes write to."""

    def __init__(self) -> None:
        self.connection = sqlite3.connect(":memory:", isolation_level=None)
        for migration in MIGRATIONS:
            for statement in migration.sqlite:
                self.connection.execute(statement)
        self.stores: list[Kept] = []
        self.full = False

    def logs(self) -> dict[str, list[Entry]]:
        return {name: self.entries(name) for name in self.heads()}

    def heads(self) -> dict[str, int]:
        return dict(self.connection.execute("SELECT table_id, max(seq) FROM log GROUP BY table_id"))

    def entries(self, name: str, after: int = 0) -> list[Entry]:
        return [entry_from(row) for row in self.connection.execute(in_sqlite(ENTRIES), (name, after, -1))]


class AtOnce:
    """In place of the writer's thread: whatever is to be done is done when it is asked for."""

    def __init__(self, disk: Disk, said: Callable[[sqlite3.Error], str]) -> None:
        self._disk, self._said = disk, said
        self.running = False

    @property
    def trouble(self) -> str | None:
        return self._said(FULL) if self._disk.full else None

    async def start(self) -> None:
        self.running = True

    async def stop(self) -> None:
        self.running = False

    async def do(self, todo: Any, *, writes: bool) -> Any:
        await asyncio.sleep(0)
        if self._disk.full and writes:
            raise StoreDown(self._said(FULL))
        if not isinstance(todo, Append):
            return todo(self._disk.connection)
        (refusal,) = append_all(self._disk.connection, [todo])
        if refusal:
            raise refusal
        return None


class Kept(SqliteStore):
    """One process's store. The others hear when it has written, as on PostgreSQL."""

    def __init__(self, disk: Disk) -> None:
        super().__init__(Path(DISK))
        said: Any = self._writer._said
        self._writer: Any = AtOnce(disk, said)
        self._disk = disk
        disk.stores.append(self)

    async def append(self, entries: Sequence[Entry], index: Sequence[Listing] = ()) -> None:
        await super().append(entries, index)
        for other in self._others():
            asyncio.get_running_loop().call_soon(other.on_ring, sorted({entry.table for entry in entries}))

    async def shout(self, text: str) -> None:
        await super().shout(text)
        for other in self._others():
            other.on_heard(text)

    async def close(self) -> None:
        await super().close()
        if self in self._disk.stores:
            self._disk.stores.remove(self)

    def _others(self) -> list["Kept"]:
        return [store for store in self._disk.stores if store is not self]


# Bots


@dataclass(frozen=True, slots=True)
class Asked:
    """What a bot was asked, in which op, and how long the log of each table was then."""

    op: int
    question: workers.Question
    heads: Mapping[str, int]


@dataclass(slots=True)
class Thoughts:
    """What bots were asked, in order, and what they answered; answers known beforehand are given again."""

    known: Sequence[workers.Answer] = ()
    asked: list["Asked"] = field(default_factory=list)
    answers: list[workers.Answer] = field(default_factory=list)

    def heads(self, disk: Disk) -> Mapping[str, int]:
        """How long the log of each table is while a bot is asked."""
        return disk.heads()

    def think(self, asked: "Asked") -> workers.Answer:
        self.asked.append(asked)
        question = asked.question
        number = len(self.answers)
        if question.kind == "hint":  # made of what the seat sees: a twin who sees the same is told the same
            answer = workers.Answer((advised(question),))
        elif number < len(self.known):
            answer = self.known[number]
        else:
            # How well it plays does not matter here, and thinking about TEN takes long, as does strength.
            easy = question.game == "ten" or question.strength == "random"
            bot = bots.get(question.game, "random" if easy else "novice")
            answer = workers.Answer(workers.questions.answer(bot, question))
        self.answers.append(answer)
        return answer


def advised(question: workers.Question) -> str:
    """Some advice: how good it is does not matter here, only that it comes from what the seat sees."""
    worth = {"actions": [str(question.view.actions()[0])], "chance": {"value": 0.5, "plus_minus": 0.1}, "points": None}
    return json.dumps({"best": worth, "next": None, "back": [], "steps": None, "heeded": [], "exact": False})


# People and their lines


@dataclass(slots=True)
class Somebody:
    """A person, or a program, with what the server gave them."""

    id: str
    name: str
    kind: str
    token: str = field(repr=False)
    password: str | None = field(default=None, repr=False)


NOBODY = Somebody("", "nobody", "guest", "")


@dataclass(frozen=True, slots=True)
class Heard:
    """One frame, or the close of the line (`close 1012`), and in which op it came."""

    op: int
    frame: bytes


class Line:
    """The far end of a WebSocket. `quick`: it takes frames at once, as uvicorn's lines do while nobody is slow."""

    def __init__(self, world: "World", who: Somebody, *, quick: bool) -> None:
        self.who, self.quick = who, quick
        self.heard: list[Heard] = []
        self.sent: dict[str, Mapping[str, Any]] = {}  # wishes by id
        self.closed = False
        self._world = world
        self._coming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._reads = asyncio.Event()
        self._reads.set()
        self._task: asyncio.Task[None] | None = None

    def open(self, application: Any) -> None:
        scope = {
            "type": "websocket",
            "path": "/ws",
            "raw_path": b"/ws",
            "query_string": b"",
            "root_path": "",
            "scheme": "ws",
            "headers": [(b"host", NAME.encode())],
            "client": (ADDRESS, 40000),
            "extensions": {LINE: self},
            "subprotocols": [],
        }
        self._coming.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(application(scope, self._coming.get, self._send))

    def wish(self, text: str) -> None:
        with suppress(ValueError):  # nonsense is sent on purpose
            wish = json.loads(text)
            if isinstance(wish, dict) and isinstance(wish.get("id"), str):
                self.sent[wish["id"]] = wish
        self._coming.put_nowait({"type": "websocket.receive", "text": text})

    def hang_up(self) -> None:
        self.closed = True
        self._reads.set()
        self._coming.put_nowait({"type": "websocket.disconnect", "code": 1001})

    def stall(self) -> None:
        self._reads.clear()

    def read_on(self) -> None:
        self._reads.set()

    async def done(self) -> None:
        if self._task:
            await self._task

    # What the server sees of it

    def take(self, frame: bytes, before: Sequence[bytes] = ()) -> bool:
        if not self.quick or not self._reads.is_set() or self.closed:
            return False
        for each in (*before, frame):
            self._hear(each)
        return True

    def cut(self) -> None:
        self.closed = True

    async def _send(self, message: Mapping[str, Any]) -> None:
        await self._reads.wait()
        match message["type"]:
            case "websocket.send":
                self._hear(message["text"].encode())
            case "websocket.close":
                self._hear(b"close %d" % message["code"])
                self.closed = True

    def _hear(self, frame: bytes) -> None:
        if not self._world.over:
            self.heard.append(Heard(self._world.op, frame))


@dataclass(frozen=True, slots=True)
class Response:
    op: int
    who: Somebody | None
    method: str
    path: str
    asked: object  # the body of the request
    status: int
    headers: Mapping[str, str]
    body: bytes
    time: int  # milliseconds since 1970


# The world


class World:
    """Servers on one disk, and everybody who has to do with them. All that happens in it happens through `do`."""

    def __init__(self, seed: str, *, processes: int = 1, moves: Moves | None = None, thoughts: Thoughts | None = None):
        self.seed, self.moves = seed, moves or {}
        self.thoughts = thoughts or Thoughts()
        self.disk = Disk()
        self.processes = processes
        self.servers: list[app.Server] = []
        self.ops: list[Op] = []
        self.people: list[Somebody] = []
        self.lines: list[Line] = []
        self.responses: list[Response] = []
        self.logged: list[tuple[int, Mapping[str, Any] | str]] = []
        self.over = False  # nobody listens any more
        self._applications: list[Any] = []

    @property
    def op(self) -> int:
        """The number of the op that is under way."""
        return len(self.ops) - 1

    def chance(self, seed: str) -> Stacked:
        return Stacked(seed, self.moves)

    @contextmanager
    def laws(self) -> Iterator[None]:
        """Time, chance, threads and logs as they are in this world."""
        loop = asyncio.get_running_loop()
        clock: Any = SimpleNamespace(time=lambda: TODAY + loop.time())
        thoughts = self.thoughts
        world = self

        class Thinkers:
            def __init__(self, count: int, **how: float) -> None: ...

            async def start(self) -> None: ...

            async def close(self) -> None: ...

            def busy(self) -> bool:
                return True  # whatever is done in the background is not done here

            async def think(self, question: workers.Question, _: workers.Whose) -> workers.Answer:
                await asyncio.sleep(0)
                return thoughts.think(Asked(world.op, question, thoughts.heads(world.disk)))

        class Compiled:
            """In this time no process ever ends; and none is needed, for Thinkers think here."""

            state = "ready"

            async def run(self) -> None: ...

            def look_at(self, table: object) -> None: ...

            async def stop(self) -> None: ...

        class Reviewing(Thinkers):
            """Nothing of a review is ever worked out: it stays asked for."""

            count = 1

            def __init__(self, count: int, bots_wait: Callable[[], bool], **how: Any) -> None: ...

            async def work_out(self, _: workers.Piece) -> str:
                await asyncio.Event().wait()
                return ""

            async def rest(self) -> None: ...

        def write_down(_: object, __: str, event: Mapping[str, Any]) -> Any:
            self._write_down(dict(event))
            raise structlog.DropEvent

        with ExitStack() as stack:
            for module, name in (
                *((visiting, "sockets"), (autoplay, "autoplay"), (identity, "identity"), (app, "app")),
                *((branches_api, "branches_api"), (administration, "administration")),
            ):
                # Under their first names: the plants are found in the evenings that these dice make.
                stack.enter_context(patch.object(module, "secrets", Dice(f"{self.seed} tenback.server.{name}")))
            for target, name, stand_in in (
                (rooms, "time", clock.time),
                (rooms, "sleep", lambda _: None),  # there is no thread that could go on meanwhile
                (replay, "sleep", lambda _: None),
                (sockets, "monotonic", loop.time),
                (outbox, "monotonic", loop.time),
                (guarded, "monotonic", loop.time),
                (tries, "monotonic", loop.time),
                (table, "Chance", self.chance),
                (kernels, "ready", lambda _: True),
                (app, "Lanes", Thinkers),
                (app, "Compiling", Compiled),
                (app, "Reviewers", Reviewing),
                (store, "at", lambda *_: Kept(self.disk)),
                (identity, "PasswordHasher", lambda: PasswordHasher(1, 8, 1)),
                (vapid, "new_key", lambda: Dice(f"{self.seed} vapid").token_bytes(32)),  # the server's key for pushes
            ):
                stack.enter_context(patch.object(target, name, stand_in))
            stack.enter_context(patch("itsdangerous.timed.time", clock))
            shelf = _Shelf(self._write_down)
            logging.getLogger().addHandler(shelf)
            stack.callback(logging.getLogger().removeHandler, shelf)
            structlog.configure(processors=[write_down])
            stack.callback(structlog.reset_defaults)
            yield

    def _write_down(self, line: Mapping[str, Any] | str) -> None:
        if not self.over:
            self.logged.append((self.op, line))

    async def start(self) -> None:
        for _ in range(self.processes):
            await self._start_one()

    async def _start_one(self, place: int | None = None) -> None:
        may = (ip_network(ADDRESS),)
        server = app.Server(app.Config(database="postgresql:///nowhere", names=(NAME,), metrics_for=may, limits=FREELY))
        await server.start()
        if place is None:
            self.servers.append(server)
            self._applications.append(server.app)
        else:
            self.servers[place], self._applications[place] = server, server.app

    async def close(self) -> None:
        self.over = True
        for line in self.lines:
            line.hang_up()
        for line in self.lines:
            await line.done()
        for server in self.servers:
            await server.stop()

    async def do(self, op: Op) -> None:
        """Let it happen, and all that follows from it at once."""
        self.ops.append(op)
        name, *what = op
        await getattr(self, f"_{name}")(*what)
        await asyncio.sleep(A_MOMENT)

    async def replay(self, ops: Iterable[Op]) -> None:
        for op in ops:
            await self.do(op)

    # The ops

    async def _guest(self, name: str, program: bool) -> None:  # noqa: FBT001 - an op is plain data
        told = await self._ask(None, "POST", "/api/guests", {"name": name, "program": program})
        known = json.loads(told.body)
        self.people.append(Somebody(known["id"], known["name"], known["kind"], known["token"]))

    async def _account(self, who: int, password: str) -> None:
        somebody = self.people[who]
        told = await self._ask(who, "POST", "/api/accounts", {"name": somebody.name, "password": password})
        somebody.password = password
        if told.status == 201:
            somebody.kind = "account"
            somebody.token = json.loads(told.body)["token"]  # the guest's has ended

    async def _sign_in(self, who: int | None, name: str, password: str) -> None:
        await self._ask(who, "POST", "/api/sessions", {"name": name, "password": password})

    async def _rename(self, who: int, name: str) -> None:
        await self._ask(who, "PATCH", "/api/me", {"name": name})

    async def _dial(self, who: int, process: int, quick: bool) -> None:  # noqa: FBT001
        hello = {"type": "hello", "version": 1, "token": self.people[who].token}
        self._call(self.people[who], process, json.dumps(hello), quick=quick)

    async def _dial_badly(self, first: str) -> None:
        self._call(NOBODY, 0, first, quick=True)

    def _call(self, who: Somebody, process: int, first: str, *, quick: bool) -> None:
        line = Line(self, who, quick=quick)
        self.lines.append(line)
        line.open(self._applications[process % self.processes])
        line.wish(first)

    async def _send(self, line: int, text: str) -> None:
        self.lines[line].wish(text)

    async def _hang_up(self, line: int) -> None:
        self.lines[line].hang_up()

    async def _stall(self, line: int) -> None:
        self.lines[line].stall()

    async def _read_on(self, line: int) -> None:
        self.lines[line].read_on()

    async def _wait(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def _fill_disk(self) -> None:
        self.disk.full = True

    async def _make_room(self) -> None:
        self.disk.full = False

    async def _restart(self, process: int) -> None:
        old = self.servers[process % self.processes]
        await old.say_goodbye()
        await asyncio.sleep(A_MOMENT)
        await old.stop()
        await self._start_one(process % self.processes)

    async def _get(self, who: int | None, path: str, key: str | None, process: int) -> None:
        await self._ask(who, "GET", path, key=key, process=process)

    async def _request(self, who: int | None, method: str, path: str, body: object, key: str | None) -> None:
        told = await self._ask(who, method, path, body, key=key)
        if who is not None and told.status == 200 and path == "/api/me/password":
            self.people[who].token = json.loads(told.body)["token"]  # all others have ended

    async def _ask(
        self,
        who: int | None,
        method: str,
        path: str,
        body: object = None,
        *,
        key: str | None = None,
        process: int = 0,
    ) -> Response:
        headers = [(b"host", NAME.encode())]
        somebody = None if who is None else self.people[who]
        if somebody:
            headers.append((b"authorization", b"Bearer " + somebody.token.encode()))
        if key:
            headers.append((b"x-tenback-key", key.encode()))
        if body is not None:
            headers.append((b"content-type", b"application/json"))
        bare, _, query = path.partition("?")
        scope = {
            "type": "http",
            "http_version": "1.1",
            "method": method,
            "path": bare,
            "raw_path": bare.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "scheme": "http",
            "headers": headers,
            "client": (ADDRESS, 40000),
            "server": (NAME, 80),
        }
        told: list[Mapping[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": b"" if body is None else json.dumps(body).encode()}

        async def send(message: Mapping[str, Any]) -> None:
            told.append(message)

        await self._applications[process % self.processes](scope, receive, send)
        start = told[0]
        response = Response(
            self.op,
            somebody,
            method,
            path,
            body,
            start["status"],
            {name.decode().lower(): value.decode() for name, value in start["headers"]},
            b"".join(message.get("body", b"") for message in told[1:]),
            rooms.now(),
        )
        self.responses.append(response)
        return response


class _Shelf(logging.Handler):
    def __init__(self, keep: Callable[[str], None]) -> None:
        super().__init__(logging.WARNING)
        self._keep = keep

    def emit(self, record: logging.LogRecord) -> None:
        self._keep(record.getMessage())
