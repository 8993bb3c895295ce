"""One person's visit, from the greeting on: at which table they are, what they wish there, and what they are told.

The line is somebody else's: whatever is pushed here goes out as `outbox.py` allows.
"""

import asyncio
import secrets
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from tenback.protocol import client_frames as wire
from tenback.protocol import server_frames
from tenback.server import invitations
from tenback.server.desk import KEY_BYTES, Desk
from tenback.server.granting import entries_of
from tenback.server.outbox import Outbox
from tenback.server.presence import moment
from tenback.server.rooms import Make, Room, now
from tenback.server.scenes import planned
from tenback.store import Person as Known
from tenback.table import Body, Declined, Person, Table, agree, viewing, wishes

if TYPE_CHECKING:
    from tenback.server.around import Since

__all__ = ["Visit"]

AN_HOUR = 3_600_000  # milliseconds


def _later(_: int) -> None:
    """It is acknowledged when more than the log has it."""


class Visit:
    """Somebody who has greeted. Rooms and the lobby know them as a viewer."""

    def __init__(self, desk: Desk, outbox: Outbox, known: Known, address: str) -> None:
        self._desk, self._outbox, self._address = desk, outbox, address
        self.push = outbox.push  # for everything that happens at a table: one call less
        self._me = Person(known.id, known.name, program=known.kind == "program")
        self.person = known.id
        self.muted = known.muted  # until when
        self._limited = desk.limited(address)
        self.room: Room | None = None
        self.away: Since | None = None  # since when they look elsewhere
        self._key: str | None = None  # with which they came in

    @property
    def name(self) -> str:
        return self._me.name

    # What they are told

    def tell(self, message: server_frames.Message) -> None:
        self._outbox.push(server_frames.encode(message))

    def table_gone(self, *, removed: bool = False) -> None:
        if room := self.room:
            self._desk.presence.look(room)
        self.room = None
        if removed:
            self.tell(server_frames.Error("table-removed", "Whoever runs this server has removed this table."))
        else:
            self.tell(server_frames.Error("table-closed", "This table may not be watched any more."))

    def snapshot(self) -> bytes | None:
        """The whole scene. None where there is none, or the log may have grown: what is read from it brings one."""
        if self.room is None or self.room.stale:
            return None
        asyncio.get_running_loop().call_soon(self._desk.presence.again, self.room, self)
        return self.room.snapshot(self.person)

    def look(self, *, away: bool) -> None:
        """They look at something else, or back."""
        if away != (self.away is not None):
            self.away = moment() if away else None
            if self.room:
                self._desk.presence.look(self.room)

    # What they wish

    async def grant(self, wish: wire.Wish) -> None:
        """Carry the wish out and acknowledge it; Declined if it is not granted."""
        own = self.GRANTS.get(type(wish))
        if own is not None:
            await own(self, wish)
        elif isinstance(wish, wire.Sit):
            async with self._desk.challenges.sitting_down(self._here().table, self.person):
                await self._at_table(wish, partial(self._made, wish))
        else:
            await self._at_table(wish, partial(self._made, wish))

    def _made(self, wish: wire.Wish, table: Table) -> Sequence[Body]:
        if isinstance(wish, wire.Chat):
            self._check_chat()
        if isinstance(wish, wire.Sit):
            viewing.admit_to_seat(table, self.person, self._key, now())
        gone = self._desk.presence.gone(self._here()) if isinstance(wish, wire.HandOver) else frozenset()
        return entries_of(wish, table, self._me, gone)

    def _check_chat(self) -> None:
        if self.muted > now():
            raise Declined("muted", "Whoever runs this server has muted you: what you write is not passed on.")
        if not self._desk.chats.take(self.person):
            raise self._desk.chats.refused(self.person, "Too many messages at once; wait a moment.")

    def _here(self) -> Room:
        if self.room is None:
            raise Declined("nowhere", "Enter a table first.")
        return self.room

    async def _at_table(self, wish: wire.Wish, make: Make) -> None:
        """A wish that becomes part of the log."""
        await self._carry_out(wish, make, lambda seq: self.tell(server_frames.Ack(wish.id, seq)))

    async def _carry_out(self, wish: wire.Wish, make: Make, acknowledge: Callable[[int], None] = _later) -> int:
        return await self._desk.house.carry_out(
            self._here(),
            actor=self.person,
            command=wish.id,
            make=partial(self._charged, make) if self._limited else make,
            acknowledge=acknowledge,
        )

    def _charged(self, make: Make, table: Table) -> Sequence[Body]:
        bodies = make(table)
        self._desk.check_entries(self.person, self._address)
        return bodies

    async def _plan(self, wish: wire.Plan) -> None:
        room = self._here()
        await self._desk.house.catch_up(room)
        plan = wishes.plan(room.table, wishes.seat_acting(room.table, self.person), wish.actions)
        if wish.actions:
            self._desk.presence.plans(room, self.person)
        self.tell(planned(wish.id, plan))

    async def _hint(self, wish: wire.Hint) -> None:
        """Worked out first, then counted, then told: nothing is counted that was not told, nor the other way round."""
        room, desk = self._here(), self._desk
        await desk.house.catch_up(room)
        table = room.table
        seat = wishes.seat_acting(table, self.person)
        wishes.hint(table, seat)
        if self._limited and not desk.hinted.take(self.person):
            raise desk.hinted.refused(self.person, "That many hints at once are too many; think for a moment.")
        asked = len(table.actions)
        seed = desk.derived("hint", table.id, str(asked))
        told = await desk.hints.worked_out(table, seat, self.person, seed)

        def make(then: Table) -> Sequence[Body]:
            if len(then.actions) != asked:
                raise Declined("moved-on", "The table has moved on meanwhile; ask again.")
            return wishes.hint(then, seat)

        await desk.house.carry_out(
            room,
            actor=self.person,
            command=wish.id,
            make=make,
            acknowledge=lambda seq: self.tell(server_frames.Hinted(wish.id, seq, told)),
        )

    async def _invite(self, wish: wire.Invite) -> None:
        # With the table's name: programs count their wishes anew at each table.
        table, store = self._here().table.id, self._desk.house.store
        key = self._desk.key("invitation", table, self.person, wish.id)
        until = None if wish.hours is None else now() + wish.hours * AN_HOUR
        make = partial(wishes.invite, person=self.person, key=key, until=until)
        seq = await self._carry_out(wish, make)
        await invitations.keep(store, key, table, self.person)
        self.tell(server_frames.Ack(wish.id, seq, key=key))

    async def _begin(self, wish: wire.Begin) -> None:
        """Whose line is broken is not waited for; where other processes have lines, nobody here knows whose."""
        room, house = self._here(), self._desk.house
        present = None if house.shared else {viewer.person for viewer in room.viewers}
        await self._at_table(wish, partial(wishes.begin, person=self.person, present=present))

    # Tables: opening, entering, leaving, once more

    async def _open(self, wish: wire.Open) -> None:
        name = self._desk.derived("table", self.person, wish.id)
        key = None if wish.listed else self._desk.key("key", self.person, wish.id)
        asked = msgspec.structs.asdict(wish)
        del asked["id"]
        opened = wishes.open_table(agree(**asked), self._me, seed=new_seed(), key=key)

        def make(_: Table) -> list[Body]:
            self._check_tables()
            return opened

        async with self._listing(name, listed=wish.listed):
            seq = await self._desk.house.open(name, make, actor=self.person, command=wish.id)
        if key is not None:
            await invitations.keep(self._desk.house.store, key, name, self.person)
        self.tell(server_frames.Ack(wish.id, seq, name, key))

    async def _play_day(self, wish: wire.PlayDay) -> None:
        """At a table of one's own, which is begun."""
        desk = self._desk
        seq, name = await desk.day.play(wish, self._me, desk.derived, self._check_tables)
        self.tell(server_frames.Ack(wish.id, seq, name))

    async def _challenge(self, wish: wire.Challenge) -> None:
        """Somebody else shall play the same cards."""
        desk, table = self._desk, None
        if self.room is not None and wish.game is None:
            await desk.house.catch_up(self.room)
            table = self.room.table
        self._check_tables()
        name, key = await desk.challenges.make(table, wish, self._me, desk.derived)
        self.tell(server_frames.Ack(wish.id, None, name, key))

    async def _accept(self, wish: wire.Accept) -> None:
        desk = self._desk
        seq, name, key = await desk.challenges.accept(wish, self._me, desk.derived, self._check_tables)
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
            raise self._desk.tables.refused(self.person, "You open too many tables; wait a moment.")

    async def _enter(self, wish: wire.Enter) -> None:
        house = self._desk.house
        room = await house.room(wish.table)
        room.needed += 1
        try:
            if wish.after is not None and wish.after > room.table.seq:
                house.ring([wish.table])  # who comes from another process may know more than this one
                await house.catch_up(room)
            await self._take_kept_seat(room, wish)
            await self._take_chair_back(room, wish)
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

    async def _take_chair_back(self, room: Room, wish: wire.Enter) -> None:
        """Who comes back has the chair at once, if somebody else let a bot stand in."""

        def make(table: Table) -> Sequence[Body]:
            seat = table.seat_of(self.person)
            if seat is None or not table.stand_ins.unasked(seat):
                raise Declined("not-stood-in", "Nobody plays for you; the seat is yours.")
            return wishes.come_back(table, self.person)

        with suppress(Declined):
            make(room.table)  # nearly always, nobody stands in
            await self._desk.house.carry_out(room, actor=self.person, command=f"{wish.id}.back", make=make)

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
            self._desk.presence.came(room, self)

    async def _exit(self, wish: wire.Exit) -> None:
        self.leave()
        self.tell(server_frames.Ack(wish.id))

    def leave(self) -> None:
        """Look away from the table, if at one."""
        if self.room:
            room, self.room = self.room, None
            room.viewers.discard(self)
            self._desk.house.on_left(room)
            self._desk.presence.look(room)
            self._desk.house.tidy(room)

    async def _hurry(self, wish: wire.Hurry) -> None:
        room = self._here()
        wishes.check_hurry(room.table, self.person)
        self._desk.hurry(room)
        self.tell(server_frames.Ack(wish.id))

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
                raise self._desk.lobbies.refused(
                    self.person, "You are told of every change; wait a moment before you ask again."
                )
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
        wire.PlayDay: _play_day,
        wire.Challenge: _challenge,
        wire.Accept: _accept,
        wire.Enter: _enter,
        wire.Exit: _exit,
        wire.Plan: _plan,
        wire.Hint: _hint,
        wire.Invite: _invite,
        wire.Begin: _begin,
        wire.Hurry: _hurry,
        wire.Rematch: _rematch,
    }


def new_seed() -> str:
    """128 random bits: never guessable, never enumerable. Shares may be added to it (`table/sharing.py`)."""
    return secrets.token_hex(KEY_BYTES)
