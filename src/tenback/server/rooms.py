"""The tables that this process has in memory, and the one way in which anything changes there: validate, append,
commit, then acknowledge and broadcast.
"""

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Sequence
from time import time
from typing import TYPE_CHECKING, Protocol

import structlog

from tenback.server.listings import listing
from tenback.server.logs import trace
from tenback.server.metrics import Measures
from tenback.server.scenes import Scenes
from tenback.store import CommandRepeated, SeqTaken, Store, StoreDown
from tenback.table import Body, Entry, Happened, Table, granted, viewing

__all__ = ["House", "Make", "Room", "Viewer", "now"]

if TYPE_CHECKING:
    from tenback.core import Seat

log = structlog.get_logger()

ATTEMPTS = 8  # at a place in the log that other processes take as well
LONGEST_DELTA = 50  # entries; who has missed more gets the whole table
POLL = 2.0  # seconds between two looks at the heads of the logs, where other processes write too
RETRY = 0.5  # seconds until a lost store is asked again


def now() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1000)


class Viewer(Protocol):
    """Somebody who looks at a table: a connection."""

    @property
    def person(self) -> str:
        """Whose eyes these are."""

    def push(self, frame: bytes, *, droppable: bool = False) -> None:
        """Send the frame when the line allows it. Droppable ones give way to a snapshot."""

    def table_gone(self) -> None:
        """The viewer may not look at the table any more."""


Make = Callable[[Table], Sequence[Body]]
"""What a wish becomes at the table as it stands; Declined if it is not granted."""


class Room:
    """A table in memory, and who looks at it. `table` is what the log tells, never more."""

    def __init__(self, name: str) -> None:
        self.lock = asyncio.Lock()
        self.table = Table(name)
        self.viewers: set[Viewer] = set()
        self.stale = True  # the log may have grown; nothing is shown until it has been read
        self.doubts = 0  # how often it was said to have grown
        self.refreshing = False  # somebody is reading it
        self.needed = 0  # by how many who do not look: who is about to come in, who moves bots and clocks
        self.foreign = False  # the last entries were another process's
        self._scenes: Scenes | None = None

    @property
    def scenes(self) -> Scenes:
        if self._scenes is None:
            self._scenes = Scenes(self.table)
        return self._scenes

    def tell(self, happened: Sequence[Happened]) -> None:
        """What has just happened, to everyone who looks."""
        table = self.table
        scenes = self._scenes = self.scenes.later(happened)
        told: dict[Seat | None, list[bytes]] = {}
        for viewer in tuple(self.viewers):
            seat = scenes.seats.get(viewer.person)
            if seat is None and not viewing.may_watch(table):
                self.viewers.discard(viewer)
                viewer.table_gone()
                continue
            frames = told.get(seat)
            if frames is None:
                frames = told[seat] = scenes.events(happened, seat)
            for frame in frames:
                viewer.push(frame, droppable=True)

    def snapshot(self, person: str) -> bytes:
        return self.scenes.snapshot(self.table.seat_of(person))


class House:
    """All rooms of this process."""

    def __init__(self, store: Store, measures: Measures, *, shared: bool) -> None:
        self.store = store
        self.measures = measures
        self.shared = shared  # whether other processes write to the same store
        self.rooms: dict[str, Room] = {}
        self.on_change: Callable[[Room], None] = lambda _: None  # a table has moved on
        self.on_listing: Callable[[], None] = lambda: None  # the lobby looks different
        self._tasks: set[asyncio.Task[None]] = set()
        self._poll: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.store.on_ring = self.ring
        if self.shared:
            self._poll = asyncio.create_task(self._keep_polling())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        if self._poll:
            self._poll.cancel()

    def told(self, trouble: object) -> str:
        """The store's trouble, as everybody may hear it: where the log is kept concerns the host alone."""
        return str(trouble).replace(self.store.place, "The log")

    # Tables

    async def room(self, name: str) -> Room:
        """The room of a table; Declined if there is none. StoreDown if that cannot be known."""
        room = self.rooms.get(name)
        if room is None:
            room = self.rooms[name] = Room(name)
        if room.stale:
            room.needed += 1  # else somebody who leaves meanwhile would have it forgotten
            try:
                await self.catch_up(room)
            finally:
                room.needed -= 1
                if room.stale:
                    self.tidy(room)
        if not room.table.seq:
            self.tidy(room)
            raise viewing.no_such_table()
        return room

    def tidy(self, room: Room) -> None:
        """Forget a table that nobody looks at and nobody moves; its log remembers it."""
        idle = not room.viewers and not room.needed and not room.lock.locked()
        if idle and self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]

    async def open(self, name: str, make: Make, *, actor: str, command: str) -> int:
        """A new table; if the very same wish has opened it before, nothing more happens."""
        room = self.rooms.setdefault(name, Room(name))
        try:
            return await self.carry_out(room, actor=actor, command=command, make=make)
        finally:
            self.tidy(room)

    async def carry_out(
        self,
        room: Room,
        *,
        actor: str,
        command: str,
        make: Make,
        acknowledge: Callable[[int], None] = lambda _: None,
        also: Sequence[Entry] = (),
    ) -> int:
        """Validate, append, commit; then acknowledge and broadcast. The seq that the command has in the log.

        `also` is appended in the same transaction to other tables.
        """
        async with room.lock:
            for _ in range(ATTEMPTS):
                await self._catch_up(room)
                table = room.table
                if (seq := table.commands.get((actor, command))) is not None:
                    acknowledge(seq)
                    return seq
                wish = granted(table, make(table), actor=actor, command=command, at=now())
                index = [listing(wish.listed)] if wish.listed else []
                if also:
                    index.append(listing(Table.of(also[0].table, also)))
                try:
                    await self.store.append([*wish.entries, *also], index)
                except (SeqTaken, CommandRepeated):
                    room.stale = True
                    continue
                except BaseException:
                    # Whether it is in the log is not known, also when the waiting was cancelled: ask the log.
                    self._doubt(room)
                    raise
                self.measures.entries.value += len(wish.entries)
                room.foreign = False
                seq = wish.entries[0].seq
                acknowledge(seq)
                ran = table.running
                self._take(room, wish.take_in(), listed=bool(index))
                if ran and not table.running:
                    self.measures.games.labels(table.setting.game).inc()
                return seq
        self._doubt(room)
        raise StoreDown("Too many others write at this table at once; try again.")

    # The log may have grown

    def ring(self, tables: Sequence[str] | None) -> None:
        """Another process has appended to these tables, or to nobody knows which."""
        rung = tuple(self.rooms.values()) if tables is None else self._known(tables)
        for room in rung:
            self._doubt(room)

    def _known(self, tables: Iterable[str]) -> tuple[Room, ...]:
        return tuple(self.rooms[name] for name in tables if name in self.rooms)

    def _doubt(self, room: Room) -> None:
        room.stale = True
        room.doubts += 1
        if not room.refreshing:
            room.refreshing = True
            self.soon(self._refresh(room))

    async def _refresh(self, room: Room) -> None:
        try:
            while room.stale and self.rooms.get(room.table.id) is room:
                try:
                    await self.catch_up(room)
                except StoreDown:
                    await asyncio.sleep(RETRY)
        finally:
            room.refreshing = False

    async def catch_up(self, room: Room) -> None:
        """Read what the log has more."""
        if room.stale:
            async with room.lock:
                await self._catch_up(room)

    async def _catch_up(self, room: Room) -> None:
        if not room.stale:
            return
        doubts = room.doubts
        entries = await self.store.entries(room.table.id, room.table.seq)
        room.stale = room.doubts > doubts  # what was rung meanwhile may not be among them
        if entries:
            room.foreign = True
            self._take(room, [room.table.fold(entry) for entry in entries], listed=False)

    def _take(self, room: Room, happened: Sequence[Happened], *, listed: bool) -> None:
        """The table has moved on, and that is durable."""
        room.tell(happened)
        if listed:
            self.on_listing()
        self.on_change(room)

    async def _keep_polling(self) -> None:
        """The doorbell may be missed; slow looking misses nothing."""
        while True:
            await asyncio.sleep(POLL)
            try:
                heads = await self.store.heads(tuple(self.rooms))
            except StoreDown:
                continue
            for name, head in heads.items():
                room = self.rooms.get(name)
                if room and head > room.table.seq:
                    self._doubt(room)

    def soon(self, work: Coroutine[object, object, None]) -> asyncio.Task[None]:
        """Do it in the background."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            log.error("background work failed", trace=trace(error))

    # What somebody has missed

    async def missed(self, room: Room, after: int | None, person: str) -> list[bytes] | None:
        """The events behind `after`, as the person may know them; None where only a snapshot serves.

        It serves those who have missed nothing, too: whoever comes in sees a scene, and can go on from there.
        """
        table = room.table
        if after is None or after < 1 or not 0 < table.seq - after <= LONGEST_DELTA:
            return None
        entries = await self.store.entries(table.id)
        then, _ = Table(table.id).after(entries[:after])
        _, happened = then.after(entries[after : table.seq])
        seat = table.seat_of(person)
        return room.scenes.events(happened, seat)
