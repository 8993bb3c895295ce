"""Who moves what no person moves: bots, solo TEN's automatic opponent, and clocks that have run out.

Every process may drive every table it has in memory. Two that make the same move use the same command id, so the log
takes one of them.
"""

import asyncio
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Literal
from weakref import WeakKeyDictionary

import structlog

from tenback import bots
from tenback.bots import BUDGET, asking
from tenback.core import Seat, State
from tenback.server.compiling import Compiling
from tenback.server.logs import trace
from tenback.server.rooms import House, Make, Room, now
from tenback.server.whereabouts import Whereabouts
from tenback.server.workers import Lanes, Question, Whose, WorkersClosed
from tenback.store import StoreDown
from tenback.table import Declined, LogError, Pace, Phase, Table, wishes
from tenback.talk import about

__all__ = ["Driver", "Job", "job"]

log = structlog.get_logger()

AUTOMATIC_PACE = 0.6  # seconds before solo TEN's automatic opponent acts
HUMAN_PACE = 1.2  # seconds before a bot acts
BETWEEN_CARDS = 0.7  # seconds from one card of its turn to the next
LET_THE_OTHER = 1.5  # seconds given to the process that the last wish came to
RETRY = 0.5  # seconds until a lost store is asked again
AGAIN = 2.0  # seconds until a table is driven again after something broke
UNWATCHED = 180.0  # seconds after which bots think no more where nobody looks, until somebody does

Kind = asking.Kind | Literal["clock"]


@dataclass(frozen=True, slots=True)
class Job:
    """Something to do for a seat, in so many seconds."""

    kind: Kind
    seat: Seat
    strength: str
    wait: float


def job(table: Table, asked: dict[Seat, int], moment: int, *, watched: bool = True) -> Job | None:
    """What is to be done next at the table, if anything is; where nobody watches, bots rest, and clocks run on."""
    if not table.running or table.paused or not _driven(table):
        return None
    human = table.setting.pace is Pace.HUMAN
    strengths = {seat: sitter.bot for seat, sitter in table.bots() if watched}
    for kind, seat in asking.questions(_where(table, asked)):  # people answer for themselves
        if kind == "automatic":
            return Job(kind, seat, "", AUTOMATIC_PACE if human else 0)
        if strength := strengths.get(seat):
            return Job(kind, seat, strength, HUMAN_PACE if human and kind != "signals" else 0)
    if table.deadline is not None:
        strength = bots.stand_in(table.setting.game)  # who chooses when a player's time is up
        return Job("clock", table.awaited[0], strength, max(0, table.deadline - moment) / 1000)
    return None


def _driven(table: Table) -> bool:
    """Whether anybody but people ever moves this table."""
    if table.setting.clock is not None or table.setting.seats == 1:
        return True
    for who in table.sitters:  # noqa: SIM110 - at every move of every table: `any` takes three times as long
        if who and who.bot:
            return True
    return False


def _where(table: Table, asked: dict[Seat, int]) -> asking.Moment:
    return asking.Moment(
        seats=table.setting.seats,
        turn=table.turn,
        starting=table.phase is Phase.STARTING,
        offered=table.offers,
        talking=bool(table.setting.signals),
        turn_began=_turn_began(table),
        spoke=asked,
    )


def _turn_began(table: Table) -> int:
    return asking.turn_began(table.actions, table.movers, table.turn)


class Notes:
    """What the driver knows about a room."""

    def __init__(self) -> None:
        self.driving: asyncio.Task[None] | None = None
        self.moved = asyncio.Event()  # something happened there
        self.asked: dict[Seat, int] = {}  # bots asked for signals, after so many actions
        self.watched = -UNWATCHED  # when somebody last was seen to look


class Driver:
    """Drives the rooms of a house."""

    def __init__(self, house: House, workers: Lanes, compiling: Compiling, whereabouts: Whereabouts) -> None:
        self._house, self._workers, self._compiling, self._whereabouts = house, workers, compiling, whereabouts
        self._notes: WeakKeyDictionary[Room, Notes] = WeakKeyDictionary()  # for as long as the house has the room
        house.on_change = self.consider

    async def wake(self) -> None:
        """After a start: tables may wait for a clock. Those that wait for a bot wait until somebody looks."""
        try:
            async for listing in self._house.store.played():
                if listing.summary.get("clock") is None:
                    continue
                try:
                    room = await self._house.room(listing.table)
                except (Declined, LogError) as error:  # the clocks of all others run on
                    log.error("a table cannot be woken", trace=trace(error))  # noqa: TRY400 - its name is a key
                    continue
                self.consider(room)
                self._house.tidy(room)
        except StoreDown:
            await asyncio.sleep(RETRY)
            self._house.soon(self.wake())

    def consider(self, room: Room) -> None:
        """The table has moved on: somebody may have to be driven now, or somebody else than a moment ago."""
        self._compiling.look_at(room.table)
        notes = self._notes.get(room)
        if notes and notes.driving:
            if notes.driving is not asyncio.current_task():
                notes.moved.set()
        elif job(room.table, notes.asked if notes else {}, now(), watched=self._watched(room, notes)):
            notes = self._notes.setdefault(room, Notes())
            room.needed += 1
            notes.driving = self._house.soon(self._drive(room, notes))

    def _watched(self, room: Room, notes: Notes | None) -> bool:
        """Whether somebody looks, or has of late."""
        if notes is None:
            return bool(room.viewers)
        moment = asyncio.get_running_loop().time()
        if room.viewers:
            notes.watched = moment
        return moment - notes.watched < UNWATCHED

    async def _drive(self, room: Room, notes: Notes) -> None:
        try:
            await self._do_all(room, notes)
        except Exception as error:  # noqa: BLE001 - nobody shall wait for ever
            log.error("driving failed", trace=trace(error), game=room.table.setting.game)  # noqa: TRY400 - hands
            asyncio.get_running_loop().call_later(AGAIN, self.consider, room)
        finally:
            notes.driving = None
            room.needed -= 1
            self._house.tidy(room)

    async def _do_all(self, room: Room, notes: Notes) -> None:
        """Whatever is to be done at the table, one thing after the other."""
        while todo := job(room.table, notes.asked, now(), watched=self._watched(room, notes)):
            wait = todo.wait + (LET_THE_OTHER if room.foreign and todo.kind != "clock" else 0)
            seq = room.table.seq
            if wait > 0 and await self._moves_within(notes, wait):
                continue  # something happened meanwhile: look again
            try:
                await self._house.catch_up(room)
                if room.table.seq == seq:
                    await self._do(room, notes, todo)
            except StoreDown:
                await asyncio.sleep(RETRY)
            except WorkersClosed:
                return

    async def _moves_within(self, notes: Notes, seconds: float) -> bool:
        notes.moved.clear()
        try:
            await asyncio.wait_for(notes.moved.wait(), seconds)
        except TimeoutError:
            return False
        return True

    async def _do(self, room: Room, notes: Notes, todo: Job) -> None:
        table, state = room.table, room.table.state
        assert state is not None  # the game is running
        if todo.kind == "automatic":
            await self._play(room, todo, [str(state.actions()[0])], by="")
        elif todo.kind == "signals":
            notes.asked[todo.seat] = _turn_began(table)
            for text in await self._think(table, state, "signals", todo):
                if (todo.seat, about(text)) in room.table.spoken:
                    continue  # once about each thing after each turn, for bots as for people
                await self._wish(room, f"bot {todo.seat}", partial(wishes.say, seat=todo.seat, text=text))
        elif table.phase is Phase.STARTING:  # a bot, or the clock for somebody
            (gladly,) = await self._think(table, state, "gladly", todo)
            await self._wish(room, f"bot {todo.seat}", partial(wishes.offer, seat=todo.seat, gladly=gladly))
        else:
            by = wishes.CLOCK if todo.kind == "clock" else wishes.BOT
            await self._play(room, todo, await self._think(table, state, "act", todo), by=by)

    async def _play(self, room: Room, todo: Job, texts: Sequence[str], *, by: str) -> None:
        """A planned turn: card by card where people want to follow it, else all at once."""
        human = room.table.setting.pace is Pace.HUMAN
        parts = [[text] for text in texts] if human else [texts]
        for number, part in enumerate(parts):
            if number:
                await asyncio.sleep(BETWEEN_CARDS)
            granted = await self._wish(
                room, f"{by or 'automatic'} {todo.seat}", partial(wishes.play, seat=todo.seat, texts=part, by=by)
            )
            if not granted:
                return

    async def _think(self, table: Table, state: State, kind: asking.Question, todo: Job) -> tuple[str, ...]:
        """The answer of a bot, which is given exactly what the seat may know, when it is its person's turn: of whom
        it stands in for, or who has the table.
        """
        sitter = table.sitters[todo.seat]
        person = (sitter and sitter.person) or table.host
        answer = await self._workers.think(
            Question(
                kind=kind,
                game=table.setting.game,
                rules=table.setting.rules,
                strength=todo.strength,
                view=state.view(todo.seat),
                said=tuple(table.signals),
                budget=BUDGET,
                seed=secrets.token_hex(8),
            ),
            Whose(self._whereabouts.of(person), person),
        )
        if answer.stand_in:
            self._house.measures.bot_failures.inc()
        return answer.texts

    async def _wish(self, room: Room, actor: str, make: Make) -> bool:
        """Whether it was granted. If not, the table has moved on, and the next look decides anew."""
        seq = room.table.seq
        try:
            await self._house.carry_out(room, actor=actor, command=str(seq), make=make)
        except Declined as declined:
            if room.table.seq == seq:
                log.warning("a bot's wish was declined", key=declined.key, game=room.table.setting.game)
                await asyncio.sleep(RETRY)
            return False
        return True
