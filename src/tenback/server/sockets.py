"""Connections: frames come in, are carried out one after the other, and answered; events go out as the line allows."""

import asyncio
import hmac
import secrets
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from functools import partial
from hashlib import sha256
from time import monotonic
from typing import Any

import msgspec
import structlog

from tenback import __version__
from tenback.protocol import answers
from tenback.protocol import wishes as wire
from tenback.server.identity import Identities
from tenback.server.limits import Limits, Pace, Rates
from tenback.server.lines import Line
from tenback.server.lobby import Lobby
from tenback.server.measures import Measures
from tenback.server.rooms import House, Make, Room, now
from tenback.store import Person as Known
from tenback.store import StoreDown
from tenback.table import Declined, LogError, Person, SettingError, Table, agree, wishes

__all__ = ["Closing", "Connection", "Desk", "Receive", "Scope", "Send"]

log = structlog.get_logger()

OUTBOX = 64  # frames that wait for a slow reader before one snapshot takes their place
STUCK = 20.0  # seconds without a frame going out, then the line is closed
TIME_TO_GREET = 10.0  # seconds
LAST_WORDS = 0.2  # seconds for what explains a hang-up
MOST_BAD_FRAMES = 20
AN_HOUR = 3_600_000  # milliseconds
KEY_BYTES = 16

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[MutableMapping[str, Any]]]
Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]


class Closing:
    """The codes with which a line is closed (RFC 6455)."""

    GOING_AWAY = 1001
    BAD_FRAMES = 1008
    RESTART = 1012
    TRY_LATER = 1013
    WHO = 4401  # no identity, or one that does not hold
    VERSION = 4400  # a protocol version that this server does not speak


class Hangup(Exception):
    """The line is to be closed."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Desk:
    """What all connections share."""

    def __init__(
        self, house: House, identities: Identities, lobby: Lobby, *, measures: Measures, limits: Limits, secret: bytes
    ) -> None:
        self.house, self.identities, self.lobby, self.measures, self.limits = house, identities, lobby, measures, limits
        self.connections: set[Connection] = set()
        self.tables = Rates(limits.tables)
        self.chats = Rates(limits.chats)
        self._secret = secret

    def derived(self, what: str, person: str, command: str) -> str:
        """A name or a key that nobody can guess, and that the same wish gets again."""
        told = f"{what}\0{person}\0{command}".encode()
        return hmac.new(self._secret, told, sha256).hexdigest()[: 2 * KEY_BYTES]

    async def sweep(self) -> None:
        """Close the lines of those who do not read."""
        while True:
            await asyncio.sleep(STUCK / 4)
            for connection in tuple(self.connections):
                connection.close_if_stuck()


class Connection:
    """One line to one client."""

    def __init__(self, desk: Desk, send: Send, known: Known | None, address: str, line: Line | None = None) -> None:
        self._desk, self._send, self._known, self._line = desk, send, known, line
        self.address = address
        self._outbox: deque[tuple[bytes, bool]] = deque()
        self._writer: asyncio.Task[None] | None = None  # while the outbox has something in it
        self._behind = False  # events were dropped: a snapshot takes their place
        self._sending_since: float | None = None
        self._frames = Pace(desk.limits.frames)
        self._bad = 0
        self._closing: int | None = None
        self._reader: asyncio.Task[None] | None = None
        self.room: Room | None = None
        self.person = ""

    # Out

    def push(self, frame: bytes, *, droppable: bool = False) -> None:
        if self._writer is None:
            if self._line and self._line.take(frame):
                self._desk.measures.sent.value += 1
                return
            self._writer = asyncio.create_task(self._write())
        if droppable and self._behind:
            return
        self._outbox.append((frame, droppable))
        if len(self._outbox) > OUTBOX:
            self._outbox = deque(each for each in self._outbox if not each[1])
            self._behind = True
            if len(self._outbox) > OUTBOX:  # nothing but answers: it asks and does not listen
                self.hang_up(Closing.TRY_LATER)

    def tell(self, message: answers.Message) -> None:
        self.push(answers.encode(message))

    def table_gone(self) -> None:
        self.room = None
        self.tell(answers.Error("table-closed", "This table may not be watched any more."))

    async def _write(self) -> None:
        """Send what waits, as the line allows."""
        try:
            while self._outbox or self._behind:
                if not self._outbox:
                    self._behind = False
                    if self.room is None or self.room.stale:
                        continue  # what is read from the log next brings the scene
                    self._desk.measures.snapshots.inc()
                    self._outbox.append((self.room.snapshot(self.person), True))
                frame, _ = self._outbox.popleft()
                self._sending_since = monotonic()
                await self._send({"type": "websocket.send", "text": frame.decode()})
                self._desk.measures.sent.value += 1
        except Exception:  # noqa: BLE001 - uvicorn's own, when the client has gone; the reader hears of it too
            self._outbox.clear()
        finally:
            self._sending_since = None
            self._writer = None

    def close_if_stuck(self) -> None:
        if self._sending_since is not None and monotonic() - self._sending_since > STUCK:
            self._desk.measures.slow.inc()
            self.hang_up(Closing.TRY_LATER)

    def hang_up(self, code: int) -> None:
        """Close the line from our side."""
        if self._closing is None and self._reader:
            self._closing = code
            self._reader.cancel()

    # In

    async def serve(self, receive: Receive) -> int | None:
        """Read until the line closes. The code with which we close it, or None if the client has."""
        self._reader = asyncio.current_task()
        self._desk.connections.add(self)
        self._desk.measures.sockets.inc()
        try:
            await self._greet(receive)
            while (text := await self._received(receive)) is not None:
                await self._frame(text)
        except Hangup as hangup:
            await self._last_words()
            return hangup.code
        except asyncio.CancelledError:
            if self._closing is None:
                raise
            return self._closing
        finally:
            if self._writer:
                self._writer.cancel()
            self._leave()
            self._desk.lobby.leave(self)
            self._desk.connections.discard(self)
            self._desk.measures.sockets.dec()
        return None

    async def _last_words(self) -> None:
        """Let the error that explains the hang-up go out first."""
        if self._writer:
            await asyncio.wait({self._writer}, timeout=LAST_WORDS)

    async def _greet(self, receive: Receive) -> None:
        try:
            text = await asyncio.wait_for(self._received(receive), TIME_TO_GREET)
        except TimeoutError:
            raise self._hangup(
                Closing.BAD_FRAMES, "no-hello", "The first frame is hello, within ten seconds."
            ) from None
        if text is None:
            raise Hangup(Closing.GOING_AWAY)
        try:
            hello = wire.read(text)
        except wire.NotAFrame as error:
            raise self._hangup(Closing.BAD_FRAMES, "not-a-frame", str(error)) from None
        if not isinstance(hello, wire.Hello):
            raise self._hangup(Closing.BAD_FRAMES, "no-hello", "The first frame is hello.")
        if hello.version != wire.VERSION:
            raise self._hangup(
                Closing.VERSION, "version", f"This server speaks version {wire.VERSION}, not {hello.version}."
            )
        known = await self._desk.identities.person(hello.token) if hello.token else self._known
        if known is None:
            raise self._hangup(Closing.WHO, "who", "Nobody is known by that; get an identity from POST /api/guests.")
        if sum(each.person == known.id for each in self._desk.connections) >= self._desk.limits.sockets_a_person:
            raise self._hangup(Closing.TRY_LATER, "too-many", "You have too many connections open.")
        self._known, self.person = known, known.id
        self.tell(answers.Welcome(wire.VERSION, __version__, answers.WhoAmI(known.id, known.name, known.kind), now()))

    def _hangup(self, code: int, reason: str, sentence: str) -> Hangup:
        self.tell(answers.Error(reason, sentence))
        return Hangup(code)

    async def _received(self, receive: Receive) -> str | bytes | None:
        message = await receive()
        if message["type"] != "websocket.receive":
            return None
        text: str | None = message.get("text")
        return text if text is not None else bytes(message.get("bytes") or b"")

    async def _frame(self, text: str | bytes) -> None:
        self._desk.measures.frames.value += 1
        if wait := self._frames.wait():
            await asyncio.sleep(wait)  # nothing is lost: the next frame waits on the line
        try:
            frame = wire.read(text)
        except wire.NotAFrame as error:
            self._complain("not-a-frame", str(error), wire.id_of(text))
            return
        if isinstance(frame, wire.Ping):
            self.tell(answers.Pong(now()))
        elif isinstance(frame, wire.Hello):
            self._complain("hello-again", "You have greeted already.")
        else:
            await self._wish(frame)

    def _complain(self, reason: str, sentence: str, wish: str | None = None) -> None:
        self._desk.measures.bad_frames.inc()
        self._bad += 1
        self.tell(answers.Error(reason, sentence, wish))
        if self._bad >= MOST_BAD_FRAMES:
            raise Hangup(Closing.BAD_FRAMES)

    async def _wish(self, wish: wire.Wish) -> None:
        began = monotonic()
        try:
            await self._grant(wish)
        except Declined as declined:
            self._refuse(wish, declined.key, declined.sentence, declined.rule, dict(declined.facts))
        except SettingError as error:
            self._refuse(wish, "setting", str(error), facts={"place": error.place})
        except LogError as error:
            log.error("a log is damaged", sentence=str(error))  # noqa: TRY400 - no traceback: it would show hands
            self._refuse(wish, "damaged", "The log of this table cannot be read; whoever runs the server must look.")
        except StoreDown as error:
            trouble = self._desk.house.told(error)
            self._refuse(wish, "store-down", f"Nothing can be kept at the moment: {trouble}", again=True)
        else:
            self._desk.measures.commit.observe(monotonic() - began)

    def _refuse(
        self,
        wish: wire.Wish,
        key: str,
        sentence: str,
        rule: str | None = None,
        facts: dict[str, Any] | None = None,
        *,
        again: bool = False,
    ) -> None:
        self._desk.measures.refused.labels(key).inc()
        self.tell(answers.Refused(wish.id, key, sentence, rule, facts or {}, again))

    # Granting wishes

    async def _grant(self, wish: wire.Wish) -> None:
        match wish:
            case wire.Play():  # nearly every wish there is
                await self._at_table(wish, self._made(wish))
            case wire.Lobby():
                await self._lobby(wish)
            case wire.Open():
                await self._open(wish)
            case wire.Enter():
                await self._enter(wish)
            case wire.Exit():
                self._leave()
                self.tell(answers.Ack(wish.id))
            case wire.Plan():
                await self._plan(wish)
            case wire.Invite():
                await self._invite(wish)
            case wire.Rematch():
                await self._rematch(wish)
            case _:
                await self._at_table(wish, self._made(wish))

    def _made(self, wish: wire.Wish) -> Make:  # noqa: C901, PLR0912 - a list of wishes is a list of cases
        """What the wish becomes at a table."""
        me = self.person
        match wish:
            case wire.Play(actions=actions):
                return lambda table: wishes.play(table, wishes.seat_acting(table, me), actions)
            case wire.Say(signal=signal):
                return lambda table: wishes.say(table, wishes.seat_acting(table, me), signal)
            case wire.Offer(gladly=gladly):
                return lambda table: wishes.offer(table, wishes.seat_acting(table, me), gladly)
            case wire.TakeBack():
                return lambda table: wishes.take_back(table, wishes.seat_acting(table, me))
            case wire.Propose(what=what):
                return lambda table: wishes.propose(table, wishes.seat_acting(table, me), what)
            case wire.Answer(yes=yes):
                return lambda table: wishes.answer(table, wishes.seat_acting(table, me), yes=yes)
            case wire.Resign():
                return lambda table: wishes.resign(table, wishes.seat_acting(table, me))
            case wire.Chat(text=text):
                return partial(self._chat, text=text)
            case wire.Sit(seat=seat):
                return lambda table: wishes.sit(table, self._me(), seat)
            case wire.Stand():
                return lambda table: wishes.stand(table, me)
            case wire.SeatBot(strength=strength, seat=seat):
                return lambda table: wishes.seat_bot(table, me, seat, strength)
            case wire.Unseat(seat=number):
                return lambda table: wishes.unseat(table, me, number)
            case wire.Resize(seats=seats):
                return lambda table: wishes.resize(table, me, seats)
            case wire.Revoke():
                return lambda table: wishes.revoke(table, me)
            case wire.Begin():
                return lambda table: wishes.begin(table, me)
            case wire.Close():
                return lambda table: wishes.close(table, me)
            case wire.Pause():
                return lambda table: wishes.pause(table, me)
            case wire.Resume():
                return lambda table: wishes.resume(table, me)
            case wire.HandOver(strength=strength, seat=seat):
                return lambda table: wishes.hand_over(table, me, seat, strength, now())
            case wire.ComeBack():
                return lambda table: wishes.come_back(table, me)
        raise TypeError(f"{type(wish).__name__} is not a wish at a table.")

    def _chat(self, table: Table, text: str) -> list[wishes.Draft]:
        if not self._desk.chats.take(self.person):
            raise Declined("too-fast", "Too many messages at once; wait a moment.")
        return wishes.chat(table, self.person, text)

    def _me(self) -> Person:
        assert self._known is not None  # greeted
        return Person(self._known.id, self._known.name, program=self._known.kind == "program")

    def _here(self) -> Room:
        if self.room is None:
            raise Declined("nowhere", "Enter a table first.")
        return self.room

    async def _at_table(self, wish: wire.Wish, make: Make, **ack: Any) -> None:
        """A wish that becomes part of the log."""
        await self._desk.house.carry_out(
            self._here(),
            actor=self.person,
            command=wish.id,
            make=make,
            acknowledge=lambda seq: self.tell(answers.Ack(wish.id, seq, **ack)),
        )

    async def _plan(self, wish: wire.Plan) -> None:
        room = self._here()
        await self._desk.house.catch_up(room)
        plan = wishes.plan(room.table, wishes.seat_acting(room.table, self.person), wish.actions)
        refused = None
        if plan.refused:
            refusal = plan.refused[1]
            refused = answers.Refusal(refusal.key, str(refusal), refusal.rule, dict(refusal.facts))
        self.tell(
            answers.Planned(
                wish.id,
                [str(action) for action in plan.actions],
                plan.unknown,
                plan.ends,
                refused,
                plan.refused[0] if plan.refused else None,
            )
        )

    # Tables: opening, entering, leaving

    async def _open(self, wish: wire.Open) -> None:
        name = self._desk.derived("table", self.person, wish.id)
        key = None if wish.listed else self._desk.derived("key", self.person, wish.id)
        told = msgspec.structs.asdict(wish)
        del told["id"]
        drafts = wishes.open_table(agree(**told), self._me(), seed=new_seed(), key=key)

        def make(_: Table) -> list[wishes.Draft]:
            if not self._desk.tables.take(self.person):
                raise Declined("too-fast", "You open too many tables; wait a moment.")
            return drafts

        seq = await self._desk.house.open(name, make, actor=self.person, command=wish.id)
        self.tell(answers.Ack(wish.id, seq, name, key))

    async def _enter(self, wish: wire.Enter) -> None:
        house = self._desk.house
        room = await house.room(wish.table)
        room.entering += 1
        try:
            if wish.after is not None and wish.after > room.table.seq:
                house.ring([wish.table])  # who comes from another process may know more than this one
                await house.catch_up(room)
            await self._come_in(room, wish)
        finally:
            room.entering -= 1
            house.tidy(room)
        house.on_change(room)

    async def _come_in(self, room: Room, wish: wire.Enter) -> None:
        house = self._desk.house
        async with room.lock:
            wishes.admit(room.table, self.person, wish.key, now())
            missed = await house.missed(room, wish.after, self.person)
            self._leave()
            self.room = room
            self._behind = False
            self.tell(answers.Ack(wish.id, room.table.seq, room.table.id))
            for frame in [room.snapshot(self.person)] if missed is None else missed:
                self.push(frame, droppable=True)
            room.viewers.add(self)

    def _leave(self) -> None:
        if self.room:
            room, self.room = self.room, None
            room.viewers.discard(self)
            self._desk.house.tidy(room)

    async def _invite(self, wish: wire.Invite) -> None:
        key = self._desk.derived("invitation", self.person, wish.id)
        until = None if wish.hours is None else now() + wish.hours * AN_HOUR
        make = partial(wishes.invite, person=self.person, key=key, until=until)
        await self._at_table(wish, make, key=key)

    async def _rematch(self, wish: wire.Rematch) -> None:
        room = self._here()
        await self._desk.house.catch_up(room)
        if (seq := room.table.commands.get((self.person, wish.id))) is not None:
            self.tell(answers.Ack(wish.id, seq, room.table.rematch))
            return
        new = self._desk.derived("rematch", room.table.id, str(room.table.opened))
        noted, opened = wishes.rematch(room.table, self.person, new, seed=new_seed())
        entries = wishes.stamped(Table(new), opened, actor=self.person, command=wish.id, at=now())

        def make(table: Table) -> list[wishes.Draft]:
            wishes.rematch(table, self.person, new, seed=new_seed())  # still possible?
            return noted

        await self._desk.house.carry_out(
            room,
            actor=self.person,
            command=wish.id,
            make=make,
            acknowledge=lambda seq: self.tell(answers.Ack(wish.id, seq, new)),
            also=entries,
        )

    async def _lobby(self, wish: wire.Lobby) -> None:
        if wish.on:
            frame = await self._desk.lobby.frame()
            self.tell(answers.Ack(wish.id))
            self.push(frame)
            self._desk.lobby.enter(self)
        else:
            self._desk.lobby.leave(self)
            self.tell(answers.Ack(wish.id))


def new_seed() -> str:
    """128 random bits: never guessable, never enumerable."""
    return secrets.token_hex(KEY_BYTES)
