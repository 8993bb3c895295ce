"""Connections: frames come in, are carried out one after the other, and answered."""

import asyncio
from collections.abc import Awaitable, Callable, MutableMapping
from time import monotonic
from typing import Any

import structlog

from tenback import __version__
from tenback.protocol import client_frames as wire
from tenback.protocol import server_frames
from tenback.server.closing import Closing, Hangup
from tenback.server.desk import Desk
from tenback.server.greeting import greeted, too_late
from tenback.server.identity import Banned, admitted
from tenback.server.limits import Pace
from tenback.server.outbox import Outbox, Send
from tenback.server.rooms import RETRY, now
from tenback.server.transport import Line
from tenback.server.visiting import Visit
from tenback.store import Person, StoreDown
from tenback.table import Declined, LogError

__all__ = ["Closing", "Connection", "Desk", "Receive", "Scope", "Send"]

log = structlog.get_logger()

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]

READS_TOO_SLOWLY = server_frames.Error(
    "reads-too-slowly", "You read so slowly that too much waits for you; come back and enter again.", after=1.0
)


class Connection:
    """One line to one client."""

    def __init__(self, desk: Desk, send: Send, known: Person | None, address: str, line: Line | None = None) -> None:
        self._desk, self._known = desk, known
        self.address = address
        self._outbox = Outbox(send, line, desk.measures, desk.limits, snapshot=self._snapshot, overrun=self._overrun)
        self._frames = Pace(desk.limits.frames)
        self._bad = 0
        self._closing: int | None = None
        self._farewell: server_frames.Error | None = None
        self._reader: asyncio.Task[None] | None = None
        self.visit: Visit | None = None  # since the greeting

    @property
    def person(self) -> str:
        return self.visit.person if self.visit else ""

    # Out

    def tell(self, message: server_frames.Message) -> None:
        self._outbox.push(server_frames.encode(message))

    def _snapshot(self) -> bytes | None:
        return self.visit.snapshot() if self.visit else None

    def _overrun(self) -> None:
        """Too much waits for a slow reader."""
        self._farewell = READS_TOO_SLOWLY
        self.hang_up(Closing.TRY_LATER)

    def close_if_stuck(self) -> None:
        if self._outbox.stuck:
            self._desk.measures.slow.inc()
            self._desk.measures.met("stuck")()
            self._overrun()

    def hang_up(self, code: int) -> None:
        """Close the line from our side."""
        if self._closing is None and self._reader:
            self._closing = code
            self._reader.cancel()

    def judge(self, known: Person) -> None:
        """The host has decided something about the person."""
        if self.visit:
            self.visit.muted = known.muted
        try:
            admitted(known)
        except Banned as banned:
            self._farewell = server_frames.Error(banned.key, banned.sentence)
            self.hang_up(Closing.BANNED)

    # In

    async def serve(self, receive: Receive) -> int | None:
        """Read until the line closes. The code with which we close it, or None if the client has."""
        self._reader = asyncio.current_task()
        self._desk.connections.add(self)
        self._desk.measures.sockets.inc()
        try:
            visit = self.visit = await self._greet(receive)
            while (text := await self._received(receive)) is not None:
                await self._frame(text, visit)
        except Hangup as hangup:
            if hangup.reason:
                self.tell(server_frames.Error(hangup.reason, hangup.sentence, after=hangup.after))
            await self._outbox.last_words()
            return hangup.code
        except asyncio.CancelledError:
            if self._closing is None:
                raise
            if self._farewell:
                self.tell(self._farewell)
                await self._outbox.last_words()
            return self._closing
        finally:
            self._outbox.close()
            if self.visit:
                self.visit.end()
            self._desk.connections.discard(self)
            self._desk.measures.sockets.dec()
        return None

    async def _greet(self, receive: Receive) -> Visit:
        within = self._desk.limits.time_to_greet
        try:
            text = await asyncio.wait_for(self._received(receive), within)
        except TimeoutError:
            self._desk.measures.met("time_to_greet")()
            raise too_late(within) from None
        if text is None:
            raise Hangup(Closing.GOING_AWAY)
        known = await greeted(self._desk, text, self._known)
        self._desk.whereabouts.note(known.id, self.address)
        who = server_frames.WhoAmI(known.id, known.name, known.kind)
        self.tell(server_frames.Welcome(wire.VERSION, __version__, who, now(), self._desk.house.shared))
        if self._desk.bulletin.announced():
            self.tell(self._desk.bulletin.message())
        self._desk.connections.greeted(self, known.id)
        return Visit(self._desk, self._outbox, known, self.address)

    async def _received(self, receive: Receive) -> str | bytes | None:
        message = await receive()
        if message["type"] != "websocket.receive":
            return None
        text: str | None = message.get("text")
        return text if text is not None else bytes(message.get("bytes") or b"")

    async def _frame(self, text: str | bytes, visit: Visit) -> None:
        self._desk.measures.frames.value += 1
        if wait := self._frames.wait():
            self._desk.measures.met("frames")()
            await asyncio.sleep(wait)  # nothing is lost: the next frame waits on the line
        try:
            frame = wire.read(text)
        except wire.NotAFrame as error:
            self._complain("not-a-frame", str(error), wire.id_of(text))
            return
        if isinstance(frame, wire.Ping):
            self.tell(server_frames.Pong(now()))
        elif isinstance(frame, wire.Look):
            visit.look(away=frame.away)
        elif isinstance(frame, wire.Hello):
            self._complain("hello-again", "You have greeted already.")
        else:
            await self._wish(frame, visit)

    def _complain(self, reason: str, sentence: str, wish: str | None = None) -> None:
        self._desk.measures.bad_frames.inc()
        self._bad += 1
        self.tell(server_frames.Error(reason, sentence, wish))
        if self._bad >= self._desk.limits.bad_frames:
            self._desk.measures.met("bad_frames")()
            raise Hangup(Closing.BAD_FRAMES, "bad-frames", "Too many of your frames mean nothing.", 1.0)

    async def _wish(self, wish: wire.Wish, visit: Visit) -> None:
        began = monotonic()
        try:
            await visit.grant(wish)
        except Declined as declined:
            self._refuse(wish, declined)
        except LogError as error:
            log.error("a log is damaged", sentence=str(error))  # noqa: TRY400 - no traceback: it would show hands
            self._refuse(
                wish, Declined("damaged", "The log of this table cannot be read; whoever runs the server must look.")
            )
        except StoreDown as error:
            trouble = self._desk.house.told(error)
            down = Declined("store-down", f"Nothing can be kept at the moment: {trouble}", after=RETRY)
            self._refuse(wish, down, again=True)
        else:
            self._desk.measures.commit.observe(monotonic() - began)

    def _refuse(self, wish: wire.Wish, why: Declined, *, again: bool = False) -> None:
        self._desk.measures.refused.labels(why.key).inc()
        self._desk.measures.declined(why.key)
        self.tell(server_frames.Refused(wish.id, why.key, why.sentence, why.rule, why.facts, again, why.after))
