"""One person's visit, from the greeting on: at which table they are, what they wish there, and what they are told.

The line is somebody else's: whatever is pushed here goes out as `outbox.py` allows.
"""

import secrets
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, ClassVar

import msgspec

from tenback.protocol import client_frames as wire
from tenback.protocol import server_frames
from tenback.server.desk import KEY_BYTES, Desk
from tenback.server.granting import entries_of
from tenback.server.outbox import Outbox
from tenback.server.rooms import Make, Room, now
from tenback.server.scenes import planned
from tenback.store import Person as Known
from tenback.table import Body, Declined, Person, Table, agree, viewing, wishes

__all__ = ["Visit"]

AN_HOUR = 3_600_000  # milliseconds


class Visit:
    """Somebody who has greeted. Rooms and the lobby know them as a viewer."""

    def __init__(self, desk: Desk, outbox: Outbox, known: Known, address: str) -> None:
        self._desk, self._outbox, self._address = desk, outbox, address
        self._me = Person(known.id, known.name, program=known.kind == "program")
        self.person = known.id
        self._limited = desk.limited(address)
        self.room: Room | None = None
        self._key: str | None = None  # with which they came in

    # What they are told

    def push(self, frame: bytes, *, droppable: bool = False) -> None:
        self._outbox.push(frame, droppable=droppable)

    def tell(self, message: server_frames.Message) -> None:
        self._outbox.push(server_frames.encode(message))

    def table_gone(self) -> None:
        self.room = None
        self.tell(server_frames.Error("table-closed", "This table may not be watched any more."))

    def snapshot(self) -> bytes | None:
        """The whole scene. None where there is none, or the log may have grown: what is read from it brings one."""
        return None if self.room is None or self.room.stale else self.room.snapshot(self.person)

    # What they wish

    async def grant(self, wish: wire.Wish) -> None:
        """Carry the wish out and acknowledge it; Declined if it is not granted."""
        own = self.GRANTS.get(type(wish))
        if own is None:
            await self._at_table(wish, self._made(wish))
        else:
            await own(self, wish)

    def _made(self, wish: wire.Wish) -> Make:
        def make(table: Table) -> Sequence[Body]:
            if isinstance(wish, wire.Chat) and not self._desk.chats.take(self.person):
                raise Declined("too-fast", "Too many messages at once; wait a moment.")
            if isinstance(wish, wire.Sit):
                viewing.admit_to_seat(table, self.person, self._key, now())
            return entries_of(wish, table, self._me, now())

        return make

    def _here(self) -> Room:
        if self.room is None:
            raise Declined("nowhere", "Enter a table first.")
        return self.room

    async def _at_table(self, wish: wire.Wish, make: Make, **ack: Any) -> None:
        """A wish that becomes part of the log."""

        def charged(table: Table) -> Sequence[Body]:
            bodies = make(table)
            if self._limited:
                self._desk.check_entries(self.person, self._address)
            return bodies

        await self._desk.house.carry_out(
            self._here(),
            actor=self.person,
            command=wish.id,
            make=charged,
            acknowledge=lambda seq: self.tell(server_frames.Ack(wish.id, seq, **ack)),
        )

    async def _plan(self, wish: wire.Plan) -> None:
        room = self._here()
        await self._desk.house.catch_up(room)
        plan = wishes.plan(room.table, wishes.seat_acting(room.table, self.person), wish.actions)
        self.tell(planned(wish.id, plan))

    async def _invite(self, wish: wire.Invite) -> None:
        # With the table's name: programs count their wishes anew at each table.
        key = self._desk.derived("invitation", self._here().table.id, self.person, wish.id)
        until = None if wish.hours is None else now() + wish.hours * AN_HOUR
        make = partial(wishes.invite, person=self.person, key=key, until=until)
        await self._at_table(wish, make, key=key)

    # Tables: opening, entering, leaving, once more

    async def _open(self, wish: wire.Open) -> None:
        name = self._desk.derived("table", self.person, wish.id)
        key = None if wish.listed else self._desk.derived("key", self.person, wish.id)
        asked = msgspec.structs.asdict(wish)
        del asked["id"]
        opened = wishes.open_table(agree(**asked), self._me, seed=new_seed(), key=key)

        def make(_: Table) -> list[Body]:
            self._check_tables()
            return opened

        async with self._listing(name, listed=wish.listed):
            seq = await self._desk.house.open(name, make, actor=self.person, command=wish.id)
        self.tell(server_frames.Ack(wish.id, seq, name, key))

    @asynccontextmanager
    async def _listing(self, table: str, *, listed: bool) -> AsyncIterator[None]:
        """Around the opening of a table; Declined if too many wait in the lobby already, unless it is one of them."""
        if not listed:
            yield
            return
        desk = self._desk
        async with desk.listing:
            if await desk.house.store.listing(table) is None:  # else the wish comes once more
                await desk.check_listed(self.person, self._address)
            yield
            desk.has_listed(table, self._address)

    def _check_tables(self) -> None:
        if not self._desk.tables.take(self.person):
            raise Declined("too-fast", "You open too many tables; wait a moment.")

    async def _enter(self, wish: wire.Enter) -> None:
        house = self._desk.house
        room = await house.room(wish.table)
        room.needed += 1
        try:
            if wish.after is not None and wish.after > room.table.seq:
                house.ring([wish.table])  # who comes from another process may know more than this one
                await house.catch_up(room)
            await self._take_kept_seat(room, wish)
            await self._come_in(room, wish)
        finally:
            room.needed -= 1
            house.tidy(room)
        house.on_change(room)

    async def _take_kept_seat(self, room: Room, wish: wire.Enter) -> None:
        """Who comes to the table at which a seat is kept for them plays on: that is their consent."""
        if room.table.kept_for(self.person) is None:
            return

        def make(table: Table) -> Sequence[Body]:
            if table.kept_for(self.person) is None:
                raise Declined("full", "The seat is not kept for you any more.")
            return wishes.sit(table, self._me)

        with suppress(Declined):  # then they look on, if they may
            await self._desk.house.carry_out(room, actor=self.person, command=wish.id, make=make)

    async def _come_in(self, room: Room, wish: wire.Enter) -> None:
        async with room.lock:
            viewing.admit(room.table, self.person, wish.key, now())
            missed = room.missed(wish.after, self.person)
            self.leave()
            self.room, self._key = room, wish.key
            self._outbox.start_afresh()
            self.tell(server_frames.Ack(wish.id, room.table.seq, room.table.id))
            for frame in [room.snapshot(self.person)] if missed is None else missed:
                self.push(frame, droppable=True)
            room.viewers.add(self)

    async def _exit(self, wish: wire.Exit) -> None:
        self.leave()
        self.tell(server_frames.Ack(wish.id))

    def leave(self) -> None:
        """Look away from the table, if at one."""
        if self.room:
            room, self.room = self.room, None
            room.viewers.discard(self)
            self._desk.house.tidy(room)

    async def _rematch(self, wish: wire.Rematch) -> None:
        room = self._here()
        await self._desk.house.catch_up(room)
        if (seq := room.table.commands.get((self.person, wish.id))) is not None:
            self.tell(server_frames.Ack(wish.id, seq, room.table.rematch))
            return
        new = self._desk.derived("rematch", room.table.id, str(room.table.opened))
        noted, opened = wishes.rematch(room.table, self.person, new, seed=new_seed(), same_deal=wish.same_deal)
        entries = wishes.stamped(Table(new), opened, actor=self.person, command=wish.id, at=now())

        def make(table: Table) -> list[Body]:
            wishes.rematch(table, self.person, new, seed=new_seed())  # still possible?
            self._check_tables()
            return noted

        async with self._listing(new, listed=room.table.setting.listed):
            await self._desk.house.carry_out(
                room,
                actor=self.person,
                command=wish.id,
                make=make,
                acknowledge=lambda seq: self.tell(server_frames.Ack(wish.id, seq, new)),
                also=entries,
            )

    # The lobby

    async def _lobby(self, wish: wire.Lobby) -> None:
        if wish.on:
            if self._limited and not self._desk.lobbies.take(self.person):
                raise Declined("too-fast", "You are told of every change; wait a moment before you ask again.")
            frame = await self._desk.lobby.frame()
            self.tell(server_frames.Ack(wish.id))
            self.push(frame)
            self._desk.lobby.enter(self, frame)
        else:
            self._desk.lobby.leave(self)
            self.tell(server_frames.Ack(wish.id))

    def end(self) -> None:
        """The line is closed: look at nothing any more."""
        self.leave()
        self._desk.lobby.leave(self)

    GRANTS: ClassVar[Mapping[type[wire.Wish], Callable[["Visit", Any], Any]]] = {
        wire.Lobby: _lobby,
        wire.Open: _open,
        wire.Enter: _enter,
        wire.Exit: _exit,
        wire.Plan: _plan,
        wire.Invite: _invite,
        wire.Rematch: _rematch,
    }


def new_seed() -> str:
    """128 random bits: never guessable, never enumerable."""
    return secrets.token_hex(KEY_BYTES)
