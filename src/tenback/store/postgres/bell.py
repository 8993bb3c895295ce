"""How processes tell one another that something happened: PostgreSQL's NOTIFY, on a connection kept for it.

A ring follows its commit, on this connection and not the writer's: inside the transaction it would cost two to four
times the append. Rings are hints. A process that missed some is told so, and asks every table for its head.
"""

import asyncio
import random
from collections import deque
from collections.abc import Iterable, Iterator
from errno import ECONNRESET
from secrets import token_hex
from typing import Literal

import msgspec

from tenback.store.contract import Heard, Rung
from tenback.store.postgres.address import TROUBLE, Address
from tenback.store.postgres.connection import Connection, connected, let_go

__all__ = ["Bell"]

LARGEST_RING = 6000  # bytes of table ids; NOTIFY carries 8,000
HEARTBEAT = 15.0  # seconds after which a silent connection is asked whether it lives
SHORTEST_PAUSE, LONGEST_PAUSE = 0.05, 5.0  # seconds between attempts to connect
STOP_WITHIN = 2.0  # seconds
MOST_SHOUTS = 1000  # waiting; then the oldest are lost

# Two installations in one database must not hear one another; a channel's name is shorter than a schema's may be.
CHANNEL = "SELECT 'tenback_' || md5(current_schema())"
NOTIFY = "SELECT pg_notify($1, message) FROM unnest($2::text[]) AS message"
PROBE = ("INSERT INTO probe (filler) VALUES ('')", "DELETE FROM probe")

Message = tuple[str, Literal["rang", "shouted"], list[str]]
_read = msgspec.json.Decoder(Message).decode


class Bell:
    """Listens, rings, and knows whether the database is there."""

    def __init__(self, address: Address, *, on_ring: Rung, on_heard: Heard) -> None:
        self.trouble: str | None = None
        self._address = address
        self._on_ring, self._on_heard = on_ring, on_heard
        self._process = token_hex(8)
        self._channel = ""
        self._rung: dict[str, None] = {}  # tables, in order
        self._shouts: deque[str] = deque(maxlen=MOST_SHOUTS)
        self._connection: Connection | None = None
        self._wake = asyncio.Event()
        self._stopping = False
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Connect and listen; whatever stops it is raised."""
        self._connection = await self._listening()
        self._task = asyncio.create_task(self._keep(), name="tenback-bell")

    async def stop(self) -> None:
        """Ring what is still to be rung, then hang up."""
        if self._task is None:
            return
        self._stopping = True
        self._wake.set()
        await asyncio.wait([self._task], timeout=STOP_WITHIN)
        self._task.cancel()
        await asyncio.wait([self._task])

    def ring(self, tables: Iterable[str]) -> None:
        """Soon tell the others that these tables have new entries."""
        self._rung.update(dict.fromkeys(tables))
        self._wake.set()

    def shout(self, text: str) -> None:
        """Soon tell the others."""
        self._shouts.append(text)
        self._wake.set()

    def fall(self, trouble: str) -> None:
        """Somebody could not write: no wishes until a probe says otherwise."""
        self.trouble = trouble
        self._wake.set()

    # The connection, kept

    async def _keep(self) -> None:
        pause = SHORTEST_PAUSE
        while not self._stopping:
            try:
                if self._connection is None:
                    self._connection = await self._listening()
                    await self._probe(self._connection)
                    asyncio.get_running_loop().call_soon(self._on_ring, None)  # its errors are its own
                pause = SHORTEST_PAUSE
                await self._serve(self._connection)
            except Exception as error:  # noqa: BLE001 - whatever it is, without this task it would never end
                self.trouble = self._address.said(error)
            finally:
                connection, self._connection = self._connection, None
                await let_go(connection)
            if not self._stopping:
                await asyncio.sleep(pause * random.uniform(0.5, 1))  # noqa: S311 - so that not all come back at once
                pause = min(pause * 2, LONGEST_PAUSE)

    async def _listening(self) -> Connection:
        connection = await connected(self._address)
        try:
            await connection.execute("SET synchronous_commit = off")  # a ring need not be on disk
            self._channel = await connection.fetchval(CHANNEL)
            await connection.add_listener(self._channel, self._hear)
        except BaseException:
            connection.terminate()
            raise
        connection.add_termination_listener(lambda _: self._wake.set())
        return connection

    async def _serve(self, connection: Connection) -> None:
        """Until the connection is lost, or the bell is stopped."""
        while not connection.is_closed():
            self._wake.clear()
            if self.trouble is not None:
                await self._probe(connection)
            await self._say(connection)
            if self._stopping:
                return
            try:
                await asyncio.wait_for(self._wake.wait(), HEARTBEAT)
            except TimeoutError:
                await connection.execute("SELECT")
        raise ConnectionResetError(ECONNRESET, "the connection was lost")

    async def _probe(self, connection: Connection) -> None:
        """Write something: a database may be read-only, or its disk full."""
        for statement in PROBE:
            await connection.execute(statement)
        self.trouble = None

    # What is said

    async def _say(self, connection: Connection) -> None:
        rung, self._rung = self._rung, {}
        messages = [self._message("rang", page) for page in _pages(rung)]
        messages += [self._message("shouted", [self._shouts.popleft()]) for _ in range(len(self._shouts))]
        if not messages:
            return
        try:
            await connection.execute(NOTIFY, self._channel, messages)
        except TROUBLE:
            self._rung = {**rung, **self._rung}  # rings are late rather than lost
            raise

    def _message(self, what: Literal["rang", "shouted"], words: list[str]) -> str:
        return msgspec.json.encode((self._process, what, words)).decode()

    def _hear(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        try:
            process, what, words = _read(str(payload))
        except msgspec.MsgspecError:  # not ours: anybody in the database may ring
            return
        if process == self._process:
            return
        if what == "rang":
            self._on_ring(words)
        else:
            for text in words:
                self._on_heard(text)


def _pages(tables: Iterable[str]) -> Iterator[list[str]]:
    page: list[str] = []
    size = 0
    for table in tables:
        length = len(msgspec.json.encode(table)) + 1
        if size + length > LARGEST_RING:
            yield page
            page, size = [], 0
        page.append(table)
        size += length
    if page:
        yield page
