"""Real servers on real ports, and lines to them: what all tests of the server start from."""

import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from secrets import token_hex
from typing import Any

import asyncpg
from websockets.asyncio.client import ClientConnection, connect

from tenback.store import SqliteStore, Store, at
from tenback.store.postgres import PostgresStore
from tenback.table import Entry
from tests.chaos.cluster import Cluster
from tests.chaos.disk import Disk
from tests.compiled import keep_compiled
from tests.forked import CAN_FORK, serving_process
from tests.ports import free_port

POSTGRES = os.environ.get("TENBACK_TEST_POSTGRES", "postgresql://root@127.0.0.1:5432/test")
RUN = "from tenback.cli import main\nmain()"
SOON = 30.0  # seconds that a server may take on a busy machine, for anything

keep_compiled()


# Where a server keeps its log


@dataclass(frozen=True, slots=True)
class Place:
    """A store of its own, empty at first."""

    data: Path | None = None
    database: str | None = None
    disk: Disk | None = None  # below `data`; its power can be cut
    cluster: Cluster | None = None  # a PostgreSQL of its own, which can be killed

    @property
    def arguments(self) -> list[str]:
        return ["--database", self.database] if self.database else ["--data", str(self.data)]

    @asynccontextmanager
    async def store(self) -> AsyncIterator[Store]:
        """The store, to look into without touching it: of a server that was killed, or that has nothing to write."""
        with tempfile.TemporaryDirectory() as copy:
            if self.data:
                for file in self.data.glob("tenback.sqlite3*"):
                    with suppress(FileNotFoundError):
                        shutil.copy(file, copy)
            kept = at(Path(copy), self.database)
            await kept.open()
            try:
                yield kept
            finally:
                await kept.close()

    @asynccontextmanager
    async def store_here(self) -> AsyncIterator[Store]:
        """The store itself, where no server has it."""
        kept = at(self.data, self.database)
        await kept.open()
        try:
            yield kept
        finally:
            await kept.close()

    async def store_entries(self, table: str) -> list[Entry]:
        """The log of one table."""
        async with self.store() as kept:
            return await kept.entries(table)

    async def logs(self) -> dict[str, list[Entry]]:
        """The log of every table."""
        async with self.store() as kept:
            assert isinstance(kept, SqliteStore | PostgresStore)
            return {table: await kept.entries(table) async for table in kept.tables()}


@contextmanager
def sqlite_place() -> Iterator[Place]:
    with tempfile.TemporaryDirectory(prefix="tenback-") as folder:
        yield Place(data=Path(folder))


@contextmanager
def power_place() -> Iterator[Place]:
    """A folder on a disk whose power can be cut."""
    with sqlite_place() as place:
        assert place.data
        disk = Disk(place.data)
        try:
            yield replace(place, disk=disk)
        finally:
            disk.close()


@contextmanager
def postgres_place() -> Iterator[Place]:
    """A schema of its own; its name tells whose it is, should it be left behind."""
    schema = f"server_{os.getpid()}_{token_hex(6)}"
    asyncio.run(in_postgres(f"CREATE SCHEMA {schema}"))
    try:
        yield Place(database=f"{POSTGRES}{'&' if '?' in POSTGRES else '?'}search_path={schema}")
    finally:
        asyncio.run(in_postgres(f"DROP SCHEMA {schema} CASCADE"))


@contextmanager
def clocked_postgres_place() -> Iterator[Place]:
    """The same, for servers whose clock can be turned."""
    with postgres_place() as place, tempfile.TemporaryDirectory(prefix="tenback-") as folder:
        disk = Disk(Path(folder))
        try:
            yield replace(place, disk=disk)
        finally:
            disk.close()


@contextmanager
def cluster_place(*, standby: bool = False) -> Iterator[Place]:
    """A PostgreSQL of its own, and another that can take over."""
    cluster = Cluster()
    try:
        if standby:
            cluster.stand_by()
        yield Place(database=cluster.address, cluster=cluster)
    finally:
        cluster.close()


PLACES: Mapping[str, Callable[[], Any]] = {"sqlite": sqlite_place, "postgres": postgres_place}


async def in_postgres(sql: str, *values: object) -> list[Any]:
    connection = await asyncpg.connect(POSTGRES)
    try:
        return await connection.fetch(sql, *values)
    finally:
        await connection.close()


def postgres_there() -> bool:
    try:
        asyncio.run(in_postgres("SELECT 1"))
    except (OSError, asyncpg.PostgresError):
        return False
    return True


# A server


class Server:
    """A `tenback serve` of its own process. It can be killed, stopped and started again at the same port."""

    def __init__(
        self, place: Place, *arguments: str, before: str = "", settings: Mapping[str, str] | None = None
    ) -> None:
        """`before` is Python that is run first, in the server's process: a test may turn a screw there. `settings` are
        of its environment.
        """
        self._settings = settings or {}
        self.place, self.port = place, free_port()
        self._arguments, self._before = arguments, before
        self._log = tempfile.TemporaryFile("w+b")  # noqa: SIM115 - it lives as long as the server
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def line(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    @property
    def logged(self) -> str:
        """All that it has written, over all its lives."""
        return os.pread(self._log.fileno(), 1 << 28, 0).decode()

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def start(self) -> "Server":
        arguments = ["serve", "--port", str(self.port), *self.place.arguments, *self._arguments]
        environment = {**os.environ, **self._settings}
        if CAN_FORK and not self._before and not self.place.disk:
            self.process = serving_process(arguments, environment=environment, log=self._log)
            return self
        if disk := self.place.disk:
            disk.turn_on()
            environment.update(disk.environment)
        self.process = subprocess.Popen(  # noqa: S603 - our own program
            [sys.executable, "-c", f"{self._before}\n{RUN}", *arguments],
            stdin=subprocess.DEVNULL,
            stdout=self._log,
            stderr=self._log,
            env=environment,
        )
        return self

    async def ready(self) -> None:
        """Wait until it takes wishes."""
        until = time.monotonic() + SOON
        while (await asyncio.to_thread(self.health))[0] != 200:
            assert self.process is not None
            assert self.process.poll() is None, f"The server is gone:\n{self.logged[-3000:]}"
            assert time.monotonic() < until, f"The server does not get ready:\n{self.logged[-3000:]}"
            await asyncio.sleep(0.02)

    def health(self) -> tuple[int, dict[str, Any]]:
        """The status and what it says; 0 if nobody answers."""
        try:
            answer = http(self, "GET", "/health")
        except OSError:
            return 0, {}
        return answer.status, answer.json

    @property
    def has_ended(self) -> bool:
        return self.process is None or self.process.poll() is not None

    def kill(self) -> None:
        """Without a warning."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stand_still(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGCONT)

    def stop(self) -> int:
        """As a host stops it; the exit code."""
        assert self.process is not None
        self.process.terminate()
        return self.ended()

    def ended(self) -> int:
        """Wait until it has ended; the exit code."""
        assert self.process is not None
        return self.process.wait(SOON)

    def workers(self) -> list[int]:
        """The bots' processes. Others are its children too: they compile a record, or play strong games."""
        return [pid for pid in children(self.pid) if b"tenback.server.workers.child" in command(pid)]

    def close(self) -> None:
        if not self.has_ended:
            self.kill()
        self._log.close()


def measured(server: Server, name: str) -> float:
    """One of the figures that /metrics tells."""
    text = http(server, "GET", "/metrics").body.decode()
    return sum(float(line.rpartition(" ")[2]) for line in text.splitlines() if line.startswith(name))


def memory(pid: int) -> int:
    """Bytes that the process holds."""
    (held,) = [line for line in Path(f"/proc/{pid}/status").read_text("ascii").splitlines() if line.startswith("VmRSS")]
    return int(held.split()[1]) * 1024


def children(pid: int) -> list[int]:
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii").split()]


def command(pid: int) -> bytes:
    """What it was started with; nothing, once it has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


@contextmanager
def serving(
    place: Place, *arguments: str, before: str = "", settings: Mapping[str, str] | None = None
) -> Iterator[Server]:
    """A server that is ready."""
    server = Server(place, *arguments, before=before, settings=settings)
    try:
        server.start()
        asyncio.run(server.ready())
        yield server
    finally:
        server.close()


def limits(**limits: bool | float | tuple[float, float]) -> dict[str, str]:
    """As settings; a rate is so many at once, and so many a second."""
    told: dict[str, bool | float] = {}
    for name, limit in limits.items():
        if isinstance(limit, tuple):
            told |= {f"{name}_burst": limit[0], f"{name}_a_second": limit[1]}
        else:
            told[name] = limit
    return {f"TENBACK_LIMITS_{name.upper()}": str(limit).lower() for name, limit in told.items()}


def refused_start(*arguments: str, **settings: Any) -> subprocess.CompletedProcess[str]:
    """A server that is not expected to start."""
    command = [sys.executable, "-m", "tenback.cli", "serve", *arguments]
    return subprocess.run(  # noqa: S603 - our own program
        command, capture_output=True, text=True, timeout=SOON, check=False, **settings
    )


# Requests


@dataclass(frozen=True, slots=True)
class Answered:
    status: int
    headers: Any
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


class _AsItIs(urllib.request.HTTPErrorProcessor):
    """An error is an answer, too."""

    def http_response(self, _request: Any, response: Any) -> Any:
        return response

    def https_response(self, _request: Any, response: Any) -> Any:
        return response


_ASKING = urllib.request.build_opener(_AsItIs)


def http(
    server: Server, method: str, path: str, body: object = None, *, token: str | None = None, **headers: str
) -> Answered:
    """A request; headers are written with underscores."""
    told = {name.replace("_", "-"): value for name, value in headers.items()}
    if token:
        told["authorization"] = f"Bearer {token}"
    if body is not None and not isinstance(body, bytes):
        told.setdefault("content-type", "application/json")
        body = json.dumps(body).encode()
    request = urllib.request.Request(server.address + path, body, told, method=method)  # noqa: S310 - our own server
    with _ASKING.open(request, timeout=SOON) as answer:
        return Answered(answer.status, answer.headers, answer.read())


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody the server knows."""

    id: str
    name: str
    token: str = field(repr=False)


def guest(server: Server, name: str, **more: Any) -> Guest:
    answer = http(server, "POST", "/api/guests", {"name": name, **more})
    assert answer.status == 201, answer.body
    return Guest(answer.json["id"], answer.json["name"], answer.json["token"])


# Lines


def dial(where: str | Server, **settings: Any) -> connect:
    """A WebSocket and nothing more; it hears as much as it is told, however long nobody reads here."""
    settings = {"max_queue": None, "ping_interval": None, "compression": None, "proxy": None, **settings}
    return connect(where.line if isinstance(where, Server) else where, **settings)


class Caller:
    """A line on which somebody has greeted. What it asks is answered; all else that it hears is kept."""

    def __init__(self, socket: ClientConnection, who: Guest) -> None:
        self.socket, self.who = socket, who
        self.heard: list[dict[str, Any]] = []  # all frames, in order
        self.scene: dict[str, Any] = {}  # the last one
        self._ids = count(1)
        self._line = token_hex(4)
        self.presence: list[dict[str, Any]] = []

    async def send(self, frame: object) -> None:
        await self.socket.send(frame if isinstance(frame, str | bytes) else json.dumps(frame))

    async def hear(self) -> dict[str, Any]:
        """The next frame. Who is around is told whenever it pleases, and only remembered."""
        frame: dict[str, Any] = {"type": "presence"}
        while frame["type"] == "presence":
            frame = json.loads(await asyncio.wait_for(self.socket.recv(), SOON))
            self.presence += [frame] if frame["type"] == "presence" else []
        self.heard.append(frame)
        self.scene = frame.get("scene", self.scene)
        return frame

    async def around(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Hear on until such a `presence` comes, beginning with the last one."""
        async with asyncio.timeout(SOON):
            while not self.presence or not fits(self.presence[-1]):
                frame = json.loads(await self.socket.recv())
                (self.presence if frame["type"] == "presence" else self.heard).append(frame)
                self.scene = frame.get("scene", self.scene)
        return self.presence[-1]

    async def until(self, *kinds: str, fits: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
        """Hear on until such a frame comes."""
        while (frame := await self.hear())["type"] not in kinds or not fits(frame):
            pass
        return frame

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Wish something, and hear on until it is answered."""
        wish = {"type": kind, "id": f"{self._line}.{next(self._ids)}", **fields}
        await self.send(wish)
        return await self.until("ack", "refused", "planned", fits=lambda frame: frame["id"] == wish["id"])

    async def granted(self, kind: str, **fields: Any) -> dict[str, Any]:
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "ack", answer
        return answer

    async def sees(self, fits: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """Hear on until a scene fits, beginning with the last one."""
        while not (self.scene and fits(self.scene)):
            await self.hear()
        return self.scene

    async def scene_at(self, seq: int) -> dict[str, Any]:
        return await self.sees(lambda scene: bool(scene["seq"] >= seq))


@asynccontextmanager
async def calling(where: str | Server, who: Guest, **settings: Any) -> AsyncIterator[Caller]:
    async with dial(where, **settings) as socket:
        caller = Caller(socket, who)
        await caller.send({"type": "hello", "version": 1, "token": who.token})
        await caller.until("welcome")
        yield caller


async def opened(host: Caller, game: str, seats: int, *, bots: int = 0, **setting: Any) -> tuple[str, str]:
    """A table with the host, and so many bots, at it: its name and its key."""
    ack = await host.granted("open", game=game, seats=seats, **{"pace": "instant", **setting})
    await host.granted("enter", table=ack["table"])
    await host.sees(lambda scene: bool(scene["table"] == ack["table"]))
    for _ in range(bots):
        await host.granted("seat-bot", strength="novice")
    return ack["table"], ack.get("key") or ""


async def joined(caller: Caller, table: str, key: str) -> None:
    await caller.granted("enter", table=table, key=key or None)
    await caller.granted("sit")


@asynccontextmanager
async def a_game(server: Server, game: str, *names: str, bots: int = 0, **setting: Any) -> AsyncIterator[list[Caller]]:
    """A game that has begun, and everyone's lines: the players', and at the end that of somebody who watches."""
    async with AsyncExitStack() as stack:
        callers = [await stack.enter_async_context(calling(server, guest(server, name))) for name in (*names, "Eve")]
        host, *others, watcher = callers
        table, key = await opened(host, game, len(names) + bots, bots=bots, **setting)
        for other in others:
            await joined(other, table, key)
        if setting.get("watch") != "none":
            await watcher.granted("enter", table=table, key=key or None)
        await host.granted("begin")
        for player in (host, *others):
            await player.sees(lambda scene: bool(scene["public"]["phase"] != "waiting"))
            if player.scene["public"]["phase"] == "starting":
                await player.granted("offer", gladly="willing")
        for caller in callers if setting.get("watch") != "none" else callers[:-1]:
            await caller.sees(lambda scene: bool(scene["public"]["phase"] == "playing"))
        yield callers


def on_turn(*players: Caller) -> tuple[Caller, Caller]:
    """Of two players the one who may act now, and the other."""
    first, second = players
    return (first, second) if first.scene["you"]["actions"] else (second, first)


async def ends_turn(player: Caller) -> None:
    """Do whatever may be done until somebody else is on turn, or the game is over."""
    while player.scene["you"]["actions"]:
        actions = player.scene["you"]["actions"]
        action = "end" if "end" in actions else actions[0]
        await player.scene_at((await player.granted("play", actions=[action]))["seq"])


async def still(*callers: Caller) -> list[dict[str, Any]]:
    """All that they have heard and not read yet: nothing, if nothing has happened."""
    heard = []
    for caller in callers:
        await caller.send({"type": "ping"})
        while (frame := await caller.hear())["type"] != "pong":
            heard.append(frame)
    return heard
