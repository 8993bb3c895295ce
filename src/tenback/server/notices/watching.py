"""Whom a table waits for and who is not there: they are told, a moment later, if they want to be."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress

import structlog

from tenback.bots import asking
from tenback.server.notices.notes import Kind, Note
from tenback.server.notices.postman import Postman
from tenback.server.notices.wanted import Wishes
from tenback.server.rooms import House, Room, now
from tenback.store import StoreDown
from tenback.table import Declined, LogError, Phase, Table

__all__ = ["HERE", "LOOKING", "SLOW", "Watch", "awaited_of"]

log = structlog.get_logger()

SLOW = 3600  # seconds a turn: a faster clock is a live game's, and nobody is called to one
A_DAY = 24 * 3600 * 1000  # milliseconds: what has waited for longer was told when it began, or nobody wanted it
LONGER = 10  # times as long for who was there when it became their turn
MOST_WAITING = 20_000  # who may come back by themselves in a moment
ANSWERED_WITHIN = 2.0  # seconds for other processes to say who looks at a table there
LOOKING, HERE = "looking", "here"  # what processes shout: who looks at that table; that somebody does

Key = tuple[str, str, str]  # a table, a person, which turn of theirs


def awaited_of(table: Table) -> Iterator[str]:
    """The people whose wish the table waits for."""
    for seat in table.awaited:
        sitter = table.sitters[seat] if seat < len(table.sitters) else None
        if sitter and sitter.person and not sitter.bot:
            yield sitter.person


class Watch:
    """Looks at every table that moves on. Costs nothing while nobody wants notices."""

    def __init__(self, house: House, wishes: Wishes, postman: Postman, after: float) -> None:
        self._house, self._wishes, self._postman, self._after = house, wishes, postman, after
        self._wanting: set[str] = set()
        self._waiting: dict[Key, asyncio.TimerHandle] = {}
        self._asked: dict[tuple[str, str], asyncio.Event] = {}
        self.shout: Callable[[str], object] = lambda _: None  # to other processes

    async def open(self) -> None:
        """Learn who wants to be told at all."""
        self._wanting = await self._wishes.wanting()

    def close(self) -> None:
        for handle in self._waiting.values():
            handle.cancel()
        self._waiting.clear()

    async def changed(self, person: str) -> None:
        """The person has chosen something, or was forgotten."""
        if await self._wishes.of(person) is None:
            self._wanting.discard(person)
        else:
            self._wanting.add(person)

    # A table has moved on, or somebody came or went

    def left(self, room: Room) -> None:
        """Somebody looks away. If it was their turn, they may not have seen it; most have, so they get more time."""
        self._look(room, self._after * LONGER)

    def consider(self, room: Room) -> None:
        self._look(room, self._after)

    def _look(self, room: Room, after: float) -> None:
        if not self._wanting or room.removed:
            return
        table = room.table
        if not table.seq or (table.setting.clock is not None and table.setting.clock < SLOW):
            return
        here = {viewer.person for viewer in room.viewers}
        for person, mark in _to_tell(table, now()):
            key = (table.id, person, mark)
            if person in here:
                if handle := self._waiting.pop(key, None):
                    handle.cancel()
            elif person in self._wanting and key not in self._waiting:
                self._wait(key, after)

    def _wait(self, key: Key, after: float) -> None:
        if len(self._waiting) >= MOST_WAITING:
            log.warning("too many notices wait")
            return
        self._waiting[key] = asyncio.get_running_loop().call_later(after, self._soon, key)

    def _soon(self, key: Key) -> None:
        self._waiting.pop(key, None)
        self._house.soon(self._tell(key))

    async def _tell(self, key: Key) -> None:
        """If it still is so, and they are not at the table by another process."""
        name, person, mark = key
        with suppress(Declined, LogError, StoreDown):
            room = await self._house.room(name)
            note = _note(room.table, person, mark)
            present = any(viewer.person == person for viewer in room.viewers)
            self._house.tidy(room)
            if note is None or present or (self._house.shared and await self._looks_elsewhere(name, person)):
                return
            await self._postman.take(person, note)

    async def still(self, person: str, note: Note) -> bool:
        """Whether what was to be told in the morning is true then."""
        if note.kind != "turn":
            return True
        try:
            room = await self._house.room(note.table)
        except (Declined, LogError):
            return False
        found = _note(room.table, person, note.mark)
        self._house.tidy(room)
        return found is not None

    # Several processes

    async def _looks_elsewhere(self, table: str, person: str) -> bool:
        heard = self._asked.setdefault((table, person), asyncio.Event())
        self.shout(f"{LOOKING}\n{table}\n{person}")
        try:
            await asyncio.wait_for(heard.wait(), ANSWERED_WITHIN)
        except TimeoutError:
            return False
        finally:
            self._asked.pop((table, person), None)
        return True

    def asked(self, table: str, person: str) -> None:
        """Another process wants to know whether they look at the table here."""
        room = self._house.rooms.get(table)
        if room and any(viewer.person == person for viewer in room.viewers):
            self.shout(f"{HERE}\n{table}\n{person}")

    def answered(self, table: str, person: str) -> None:
        if heard := self._asked.get((table, person)):
            heard.set()


def _to_tell(table: Table, moment: int) -> Iterator[tuple[str, str]]:
    """Whom, and which turn of theirs: the same in every process."""
    if table.phase is Phase.ENDED:
        if table.state is not None and moment - table.at < A_DAY:
            yield from ((who.person, "ended") for who in table.sitters if who and who.person)
    elif table.running and (table.deadline is not None or moment - table.waiting_since < A_DAY):
        mark = _mark(table)
        yield from ((person, mark) for person in awaited_of(table))


def _mark(table: Table) -> str:
    if table.phase is Phase.STARTING or table.turn is None:
        return "start"
    return str(asking.turn_began(table.actions, table.movers, table.turn))


def _note(table: Table, person: str, mark: str) -> Note | None:
    """What to tell them, if that is how the table stands."""
    if (person, mark) not in _to_tell(table, now()):
        return None
    names = [who.name for who in table.sitters if who and who.person != person]
    kind: Kind = "ended" if mark == "ended" else "turn"
    deadline = table.deadline if kind == "turn" else None
    return Note(kind, table.id, mark, table.setting.the_game.title, names, deadline)
