"""Who is around each table, told to everybody who looks at it, and to the other processes. It is in no log.

At most so often a table, however often people come and go. A process that falls silent is forgotten with all it said.
"""

import asyncio
import secrets
from collections.abc import Iterable
from weakref import WeakKeyDictionary

import msgspec

from tenback.core import Seat
from tenback.protocol import server_frames
from tenback.server.administration.news import about
from tenback.server.around import GONE_AFTER, MOST_NAMED, Around, Line, Seen, Since, from_plain, to_plain
from tenback.server.rooms import House, Room, Viewer, now
from tenback.store import StoreDown
from tenback.table import Sitter, Table

__all__ = ["Presence", "moment"]

AT_MOST_EVERY = 0.25  # seconds between two tellings of one table
ALIVE_EVERY = GONE_AFTER / 3  # seconds between two signs of life of a process
MOST_LINES = 24  # of one table that other processes are told of

AROUND, WHO, ALIVE = "around", "who is around", "alive"  # what processes shout to one another


class Told:
    """What the tellers know about a room."""

    def __init__(self, moment: Since) -> None:
        self.around = Around(moment)
        self.soon: asyncio.TimerHandle | None = None  # it is about to be told
        self.later: asyncio.TimerHandle | None = None  # it may be otherwise then, though nothing happens
        self.frames: tuple[bytes, bytes] | None = None  # the last that all were told, with a seat and without one
        self.shouted: bytes = b""
        self.sitters: list[Sitter | None] = []  # when it was told last
        self.planning = False  # and whether somebody planned then


class Presence:
    """All tables of this process."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._own = secrets.token_hex(8)  # the name of this process
        self._rooms: WeakKeyDictionary[Room, Told] = WeakKeyDictionary()
        self._alive: dict[str, float] = {}  # when the other processes were heard last

    # What happens

    def came(self, room: Room, viewer: Viewer) -> None:
        """Somebody looks at the table now."""
        fresh = room not in self._rooms
        self._told(room)
        if fresh and self._house.shared:
            self._shout(about(WHO, (self._own, room.table.id)))
        self.again(room, viewer)
        self.look(room)

    def again(self, room: Room, viewer: Viewer) -> None:
        """Who has just come, or has missed it, is told how it is."""
        told = self._rooms.get(room)
        if told and viewer in room.viewers:
            seated, watching = self._frames(room, told)
            viewer.push(watching if room.table.seat_of(viewer.person) is None else seated, droppable=True)

    def look(self, room: Room) -> None:
        """Somebody came, went, looked away or planned."""
        told = self._rooms.get(room)
        if told and told.soon is None:
            told.soon = asyncio.get_running_loop().call_later(AT_MOST_EVERY, self._tell, room)

    def moved(self, room: Room) -> None:
        """The table went on: that is news here only where somebody planned, or sits elsewhere than before."""
        told = self._rooms.get(room)
        if told and (told.planning or told.sitters != room.table.sitters):
            self.look(room)

    def plans(self, room: Room, person: str) -> None:
        table = room.table
        seat = table.seat_of(person)
        if seat is not None and seat in table.awaited:
            self._told(room).around.plans(person, table.waiting_since)
            self.look(room)

    def gone(self, room: Room) -> frozenset[str]:
        """Who has a seat, and no line for so long that somebody else may play for them."""
        return self._told(room).around.gone(room.table, _lines(room), self._moment())

    # Telling those who look

    def _tell(self, room: Room) -> None:
        told = self._rooms[room]
        told.soon = None
        frames = self._frames(room, told)
        told.sitters = list(room.table.sitters)
        if frames != told.frames:
            told.frames = frames
            seats = room.table.seats()
            for viewer in tuple(room.viewers):
                viewer.push(frames[0 if viewer.person in seats else 1], droppable=True)
        if self._house.shared:
            self._tell_others(room, told)

    def _frames(self, room: Room, told: Told) -> tuple[bytes, bytes]:
        """To those with a seat, and to the others; who looks on is told by name to those who play."""
        table, own = room.table, _lines(room)
        seen, later = told.around.look(table, own, self._moment())
        if told.later:
            told.later.cancel()
        told.later = None
        if later is not None:
            told.later = asyncio.get_running_loop().call_later(later, self.look, room)
        seats = [
            _shown(seat, each, planning=told.around.is_planning(table, seat)) for seat, each in sorted(seen.items())
        ]
        told.planning = any(each.planning for each in seats)
        door = told.around.door(table, own)
        return _frame(table, seats, door[:MOST_NAMED], len(door)), _frame(table, seats, [], len(door))

    # Between processes

    def heard(self, what: str, ids: list[str]) -> None:
        """What another process shouted, if it is about this."""
        if what not in {AROUND, WHO, ALIVE}:
            return
        process = ids[0]
        self._alive[process] = self._moment().steady
        if what == ALIVE:
            return
        room = self._house.rooms.get(ids[1])
        if room is None or room not in self._rooms:
            return
        told = self._rooms[room]
        if what == WHO:
            told.shouted = b""
            self.look(room)
            return
        plain = msgspec.json.decode(ids[2])
        told.around.elsewhere[process] = from_plain(plain, self._moment())
        for person, turn in plain["planning"].items():
            told.around.plans(person, turn)
        self.look(room)

    def _tell_others(self, room: Room, told: Told) -> None:
        lines = _lines(room)[:MOST_LINES]
        key = msgspec.json.encode([[(each.person, each.away) for each in lines], told.around.planning()])
        if key != told.shouted:
            told.shouted = key
            plain = msgspec.json.encode(to_plain(lines, told.around.planning(), self._moment())).decode()
            self._shout(about(AROUND, (self._own, room.table.id, plain)))

    def _shout(self, text: str) -> None:
        self._house.soon(self._shouted(text))

    async def _shouted(self, text: str) -> None:
        try:
            await self._house.store.shout(text)
        except StoreDown:
            return  # it is said again with the next change

    async def keep_alive(self) -> None:
        """Tell the others that this process lives; forget those that do not."""
        while True:
            await asyncio.sleep(ALIVE_EVERY)
            if not self._house.shared:
                return
            await self._shouted(about(ALIVE, (self._own,)))
            moment = self._moment().steady
            for process in [each for each, at in self._alive.items() if moment - at > GONE_AFTER]:
                del self._alive[process]
                for room, told in tuple(self._rooms.items()):
                    if told.around.elsewhere.pop(process, None):
                        self.look(room)

    def _told(self, room: Room) -> Told:
        if room not in self._rooms:
            self._rooms[room] = Told(self._moment())
        return self._rooms[room]

    def _moment(self) -> Since:
        return moment()


def moment() -> Since:
    return Since(asyncio.get_running_loop().time(), now())


def _lines(room: Room) -> list[Line]:
    return [Line(viewer.person, viewer.name, viewer.away) for viewer in room.viewers]


def _shown(seat: Seat, seen: Seen, *, planning: bool) -> server_frames.SeatPresence:
    return server_frames.SeatPresence(seat, seen.state, seen.since, planning and seen.state == "here")


def _frame(table: Table, seats: Iterable[server_frames.SeatPresence], door: list[str], watching: int) -> bytes:
    return server_frames.encode(server_frames.Presence(table.id, list(seats), door, watching))
