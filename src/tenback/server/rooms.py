"""The tables that this process has in memory, and the one way in which anything changes there: validate, append,
commit, then acknowledge and broadcast.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable, Coroutine, Iterable, Sequence
from functools import partial
from time import sleep, time
from typing import TYPE_CHECKING, Protocol

import structlog

from tenback.server.around import Since
from tenback.server.listings import listing
from tenback.server.logs import trace
from tenback.server.metrics import Measures
from tenback.server.scenes import Scenes
from tenback.store import CommandRepeated, SeqTaken, Store, StoreDown
from tenback.table import BOUNDS, Body, Bounds, Entry, Happened, LogError, Phase, Table, granted, viewing
from tenback.table.entries import Opened, Revoked

__all__ = ["RETRY", "House", "Make", "Room", "Viewer", "now"]

if TYPE_CHECKING:
    from tenback.core import Seat

log = structlog.get_logger()

ATTEMPTS = 8  # at a place in the log that other processes take as well
LONGEST_DELTA = 50  # entries; who has missed more gets the whole table
FEW = 100  # entries that are folded in no time
MOST_TOGETHER = 200  # tables whose logs are read by one question
A_FEW_OF_MANY = 8  # entries that a thread folds at a stretch
LONG = 200  # entries: the table is kept for a while when everybody has left it
MOST_LONG = 16  # tables
POLL = 2.0  # seconds between two looks at the heads of the logs, where other processes write too
RETRY = 0.5  # seconds until a lost store is asked again
REVOKED = Revoked.kind


def now() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1000)


class Viewer(Protocol):
    """Somebody who looks at a table: a connection."""

    @property
    def person(self) -> str:
        """Whose eyes these are."""

    @property
    def name(self) -> str:
        """What they are called, without a seat."""

    @property
    def away(self) -> Since | None:
        """Since when they look elsewhere."""

    def push(self, frame: bytes, *, droppable: bool = False) -> None:
        """Send the frame when the line allows it. Droppable ones give way to a snapshot."""

    def table_gone(self, *, removed: bool = False) -> None:
        """The viewer may not look at the table any more; `removed`: nobody may."""


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
        self.needed = 0  # by how many who do not look: who is about to come in, who moves bots and clocks
        self.foreign = False  # the last entries were another process's
        self.removed = False  # by the host
        self.tail: deque[Happened] = deque(maxlen=LONGEST_DELTA)  # what happened last
        self._scenes: Scenes | None = None

    @property
    def fresh(self) -> bool:
        """Whether its table is what the log tells, as far as anybody knows."""
        return not (self.stale or self.removed)

    @property
    def scenes(self) -> Scenes:
        if self._scenes is None:
            self._scenes = Scenes(self.table)
        return self._scenes

    def tell(self, happened: Sequence[Happened]) -> None:
        """What has just happened, to everyone who looks."""
        scenes = self._scenes = self.scenes.later(happened)
        heard = [each.as_heard() for each in happened]
        self.tail.extend(heard)
        self._show(partial(scenes.events, heard), keys=all(each.kind != REVOKED for each in happened))

    def become(self, table: Table, tail: Iterable[Happened], *, keys: bool) -> None:
        """Much has happened, told by its last part: everyone who looks sees the table anew."""
        self.table, self._scenes = table, None
        self.tail.extend(tail)
        self._show(lambda seat: [self.scenes.snapshot(seat)], keys=keys)

    def _show(self, frames_for: Callable[["Seat | None"], list[bytes]], *, keys: bool) -> None:
        """The frames to everyone who looks, but to those who may not any more. `keys`: who came by one may stay."""
        table, seats = self.table, self.scenes.seats
        watched = viewing.may_watch(table)
        told: dict[Seat | None, list[bytes]] = {}
        for viewer in tuple(self.viewers):
            seat = seats.get(viewer.person)
            if seat is None and not (watched and (keys or viewing.belongs(table, viewer.person))):
                self.viewers.discard(viewer)
                viewer.table_gone()
                continue
            frames = told.get(seat)
            if frames is None:
                frames = told[seat] = frames_for(seat)
            for frame in frames:
                viewer.push(frame, droppable=True)

    def missed(self, after: int | None, person: str) -> list[bytes] | None:
        """The events behind `after`, as the person may know them; None where only a snapshot serves.

        It serves those who have missed nothing, too: whoever comes in sees a scene, and can go on from there.
        """
        if after is None or after < 1 or after >= self.table.seq:
            return None
        happened = [each for each in self.tail if each.seq > after]
        if len(happened) < self.table.seq - after:
            return None
        return self.scenes.events(happened, self.table.seat_of(person))

    @property
    def attended(self) -> bool:
        """Whether lists show it as waiting while somebody who sits there looks."""
        if self.table.phase is not Phase.WAITING or not self.table.setting.listed:
            return False
        return any(self.table.seat_of(viewer.person) is not None for viewer in self.viewers)

    def snapshot(self, person: str) -> bytes:
        return self.scenes.snapshot(self.table.seat_of(person))


class House:
    """All rooms of this process."""

    def __init__(self, store: Store, measures: Measures, *, shared: bool, bounds: Bounds = BOUNDS) -> None:
        self.store = store
        self.measures = measures
        self.shared = shared  # whether other processes write to the same store
        self._bounds = bounds
        self.rooms: dict[str, Room] = {}
        self.on_change: Callable[[Room], None] = lambda _: None  # a table has moved on
        self.on_left: Callable[[Room], None] = lambda _: None  # somebody does not look any more
        self.on_listing: Callable[[], None] = lambda: None  # the lobby looks different
        self.on_ended: list[Callable[[Table], Coroutine[object, object, None]]] = []  # a game is over, by a wish here
        self.on_missed: Callable[[], None] = lambda: None  # what other processes said may have got lost
        self._long: OrderedDict[str, Room] = OrderedDict()  # rooms that everybody has left
        self._folding = asyncio.Lock()  # one long log at a time
        self._doubted: dict[Room, None] = {}  # whose logs have to be read, in order
        self._reading = False  # somebody does
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
        if name not in self.rooms and await self.store.is_removed(name):
            raise viewing.no_such_table()
        room = self.rooms.get(name)
        if room is None:
            room = self.rooms[name] = self._long.pop(name) if name in self._long else Room(name)
        if room.stale:
            room.needed += 1  # else somebody who leaves meanwhile would have it forgotten
            read = False
            try:
                await self.catch_up(room)
                read = True  # it may be stale again: rung meanwhile. Whoever asked stays in it, so it stays known
            finally:
                room.needed -= 1
                if not read:
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
            if room.table.seq > LONG:  # else whoever comes and goes would have it read from the first entry each time
                room.stale = True
                self._long[room.table.id] = room
                if len(self._long) > MOST_LONG:
                    self._long.popitem(last=False)

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
                table = room.table if room.fresh else await self._caught_up(room)
                if (seq := table.commands.get((actor, command))) is not None:
                    acknowledge(seq)
                    return seq
                wish = granted(table, make(table), actor=actor, command=command, at=now(), bounds=self._bounds)
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
                if also or not table.seq:
                    self._count_opened(wish.entries, also)
                room.foreign = False
                seq = wish.entries[0].seq
                acknowledge(seq)
                ran = table.running
                room.tell(wish.take_in())
                if index:
                    self.on_listing()
                self.on_change(room)
                if ran and not table.running:
                    self._ended(table)
                return seq
        self._doubt(room)
        raise StoreDown("Too many others write at this table at once; try again.")

    def _ended(self, table: Table) -> None:
        self.measures.games.labels(table.setting.game).inc()
        for each in self.on_ended:
            self.soon(each(table))

    def _count_opened(self, *logs: Sequence[Entry]) -> None:
        for first in (log[0] for log in logs if log):
            if isinstance(first.body, Opened):
                self.measures.opened.values[first.body.setting.game,] += 1

    def remove(self, name: str) -> None:
        """The host has removed the table: whoever looks at it is told so, and nothing moves there any more."""
        self._long.pop(name, None)
        room = self.rooms.pop(name, None)
        if room is None:
            return
        room.removed = True
        viewers, room.viewers = room.viewers, set()
        for viewer in viewers:
            viewer.table_gone(removed=True)
        if room.table.seq:
            self.on_change(room)

    async def reread(self, name: str) -> None:
        """Names or words in its log have become others: everybody who looks sees the table anew."""
        self._long.pop(name, None)
        room = self.rooms.get(name)
        if room is None:
            return
        async with room.lock, self._folding:
            entries = await self.store.entries(name)
            if not entries:
                return
            table, tail = await asyncio.to_thread(folded, Table(name), entries)
            room.tail.clear()
            room.become(table, tail, keys=True)

    def attended(self) -> list[str]:
        """Listed tables that wait while somebody who sits there looks at them."""
        return [name for name, room in self.rooms.items() if room.table.seq and room.attended]

    # The log may have grown

    def ring(self, tables: Sequence[str] | None) -> None:
        """Another process has appended to these tables, or to nobody knows which."""
        rung = tuple(self.rooms.values()) if tables is None else self._known(tables)
        if tables is None:
            self.on_missed()
        for room in rung:
            self._doubt(room)

    def _known(self, tables: Iterable[str]) -> tuple[Room, ...]:
        return tuple(self.rooms[name] for name in tables if name in self.rooms)

    def _doubt(self, room: Room) -> None:
        room.stale = True
        room.doubts += 1
        self._doubted[room] = None
        if not self._reading:
            self._reading = True
            self.soon(self._read_on())

    async def _read_on(self) -> None:
        """Read what is new in all logs that are in doubt: all that were rung for meanwhile by one question. A question
        for each cost more than the move that it told of.
        """
        try:
            while self._doubted:
                doubted, self._doubted = tuple(self._doubted), {}
                rooms = [room for room in doubted if room.stale and self.rooms.get(room.table.id) is room]
                for first in range(0, len(rooms), MOST_TOGETHER):
                    await self._read_together(rooms[first : first + MOST_TOGETHER])
        finally:
            self._reading = False

    async def _read_together(self, rooms: Sequence[Room]) -> None:
        doubts = [room.doubts for room in rooms]
        try:
            found = await self.store.entries_behind({room.table.id: room.table.seq for room in rooms}, most=FEW)
        except StoreDown:
            await asyncio.sleep(RETRY)
            self._doubted.update(dict.fromkeys(rooms))
            return
        except LogError:  # one of them is damaged: the others are not
            found = None
        for room, so_far in zip(rooms, doubts, strict=True):
            new = None if found is None else found.get(room.table.id, [])
            if new is None or len(new) == FEW or room.lock.locked():  # nobody else waits for that
                self.soon(self._read_alone(room))
                continue
            if self.rooms.get(room.table.id) is not room:  # tidied away meanwhile
                continue
            async with room.lock:
                try:
                    await self._take_in(room, [each for each in new if each.seq > room.table.seq], so_far)
                except LogError:  # it is damaged: the others are not
                    self.soon(self._read_alone(room))
                    continue
            if room.stale:
                self._doubted[room] = None

    async def _read_alone(self, room: Room) -> None:
        while room.stale and self.rooms.get(room.table.id) is room:
            try:
                await self.catch_up(room)
            except StoreDown:
                await asyncio.sleep(RETRY)

    async def catch_up(self, room: Room) -> None:
        """Read what the log has more."""
        if room.stale:
            async with room.lock:
                if room.stale:  # else somebody else has read it meanwhile
                    await self._catch_up(room)

    async def _caught_up(self, room: Room) -> Table:
        if room.stale:
            await self._catch_up(room)
        if room.removed:
            raise viewing.no_such_table()
        return room.table

    async def _catch_up(self, room: Room) -> None:
        doubts = room.doubts
        await self._take_in(room, await self.store.entries(room.table.id, room.table.seq), doubts)

    async def _take_in(self, room: Room, entries: Sequence[Entry], doubts: int) -> None:
        """What was read when the log had been said so often to have grown."""
        if len(entries) > FEW:
            async with self._folding:
                table, tail = await asyncio.to_thread(folded, room.table, entries)
            room.become(table, tail, keys=all(entry.kind != REVOKED for entry in entries))
        elif entries:
            room.tell([room.table.fold(entry) for entry in entries])
        room.stale = room.doubts > doubts  # what was rung meanwhile may not be among them
        if entries:
            room.foreign = True
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


def folded(table: Table, entries: Iterable[Entry]) -> tuple[Table, Sequence[Happened]]:
    """The table after many entries, and the last of what happened: for a thread, while the table stays as it is."""
    other, _ = table.after(())
    tail: deque[Happened] = deque(maxlen=LONGEST_DELTA)
    for number, entry in enumerate(entries):
        tail.append(other.fold(entry))
        if not number % A_FEW_OF_MANY:
            sleep(0)  # the event loop has been waiting for the interpreter
    return other, [each.as_heard() for each in tail]
