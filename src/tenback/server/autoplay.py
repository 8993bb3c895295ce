"""Who moves what no person moves: bots, solo TEN's automatic opponent, clocks that have run out, and a deal for which
somebody's share is missing.

Every process may drive every table it has in memory. Two that make the same move use the same command id, so the log
takes one of them.
"""

import asyncio
import math
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from typing import Literal
from weakref import WeakKeyDictionary

import structlog

from tenback import bots
from tenback.bots import asking
from tenback.core import END, Seat, State
from tenback.server.compiling import Compiling
from tenback.server.logs import trace
from tenback.server.rooms import House, Make, Room, now
from tenback.server.settings.config import AS_USUAL, Bots
from tenback.server.whereabouts import Whereabouts
from tenback.server.workers import Lanes, Question, Whose, WorkersClosed
from tenback.store import StoreDown
from tenback.table import Declined, LogError, Pace, Phase, Table, wishes
from tenback.table.learning_by_play import told_anybody
from tenback.talk import about

__all__ = ["Driver", "Job", "job"]

log = structlog.get_logger()

HUMAN_PACE = 1.2  # seconds before a bot acts, or solo TEN's automatic opponent
BETWEEN_CARDS = 0.7  # seconds from one card of its turn to the next
LOOK_AT_IT = 1.5  # seconds more where a card that was turned up ended somebody's turn: all want to see it
PACES = {Pace.SLOW: 2.0, Pace.HUMAN: 1.0, Pace.FAST: 0.4, Pace.INSTANT: 0.0}  # how much of that
LET_THE_OTHER = 1.5  # seconds given to the process that the last wish came to
RETRY = 0.5  # seconds until a lost store is asked again
AGAIN = 2.0  # seconds until a table is driven again after something broke
SILENT = 2.0  # seconds that a deal waits for the shares that were promised: a tab may sleep

Kind = asking.Kind | Literal["clock", "deal"]


@dataclass(frozen=True, slots=True)
class Job:
    """Something to do for a seat, in so many seconds."""

    kind: Kind
    seat: Seat
    strength: str
    wait: float


def job(
    table: Table, asked: dict[Seat, int], moment: int, *, watched: bool = True, since: int | None = None
) -> Job | None:
    """What is to be done next at the table, if anything is; where nobody watches, bots rest, and clocks run on.

    `since`: when this process first had something to do there. After a restart people must come back to tell a share.
    """
    if table.dealing:
        return Job("deal", 0, "", _share_wait(table, moment, moment if since is None else since))
    if not table.running or table.paused or not _driven(table):
        return None
    pace = PACES[table.setting.pace]
    strengths = {seat: sitter.bot for seat, sitter in table.bots() if watched}
    for kind, seat in asking.questions(_where(table, asked)):  # people answer for themselves
        if kind == "automatic":
            return Job(kind, seat, "", pace * _hesitation(table))
        if strength := strengths.get(seat):
            return Job(kind, seat, strength, pace * _hesitation(table) if kind != "signals" else 0)
    if table.deadline is not None:
        strength = bots.stand_in(table.setting.game)  # who chooses when a player's time is up
        return Job("clock", table.awaited[0], strength, max(0, table.deadline - moment) / 1000)
    return None


def _hesitation(table: Table) -> float:
    """Seconds before somebody moves by itself, so that people can follow what was done before."""
    if not table.actions:
        return HUMAN_PACE
    last, mover = table.setting.the_game.action(table.actions[-1]), table.movers[-1]
    if mover == table.turn and table.setting.the_game.in_one_go(last):
        return 0  # what it has begun to pay
    before = table.state_after(len(table.actions) - 1)
    if mover != table.turn and last != END and told_anybody(before, last, mover, 1):
        return HUMAN_PACE + LOOK_AT_IT
    return HUMAN_PACE


def _share_wait(table: Table, moment: int, since: int) -> float:
    return max(0.0, SILENT - (moment - max(table.sharing.since, since)) / 1000)


def _driven(table: Table) -> bool:
    """Whether anybody but people ever moves this table."""
    if table.setting.clock is not None or table.setting.seats == 1:
        return True
    for who in table.sitters:  # noqa: SIM110 - at every move of every table: `any` takes three times as long
        if who and who.bot:
            return True
    return False


def _where(table: Table, asked: dict[Seat, int]) -> asking.Moment:
    began = _turn_began(table)
    return asking.Moment(
        seats=table.setting.seats,
        turn=table.turn,
        starting=table.phase is Phase.STARTING,
        offered=table.offers,
        talking=bool(table.setting.signals),
        turn_began=began,
        spoke={**asked, **dict.fromkeys(table.stand_ins.newly(), began)},
    )


def _dice(table: Table, kind: str, seat: Seat) -> str:
    """A seed for what a bot leaves to chance. Where others are dealt the same cards, the same play meets the same
    answers: its dice follow from the deal's secret and from all that has been played and said.
    """
    if not table.shared_deal:
        return secrets.token_hex(8)
    said = [f"{each.after} {each.seat} {each.signal}" for each in table.signals]
    known = "\n".join((table.seed, "dice", kind, str(seat), str(table.first), *table.actions, *said))
    return sha256(known.encode()).hexdigest()[:16]


def _turn_began(table: Table) -> int:
    return asking.turn_began(table.actions, table.movers, table.turn)


class Notes:
    """What the driver knows about a room."""

    def __init__(self) -> None:
        self.since = now()
        self.driving: asyncio.Task[None] | None = None
        self.moved = asyncio.Event()  # something happened there
        self.hurried: Seat | None = None  # who does not wait any more until the turn is another's
        self.asked: dict[Seat, int] = {}  # bots asked for signals, after so many actions
        self.watched = -math.inf  # when somebody last was seen to look


class Driver:
    """Drives the rooms of a house."""

    def __init__(
        self, house: House, workers: Lanes, compiling: Compiling, whereabouts: Whereabouts, how: Bots = AS_USUAL
    ) -> None:
        self._how = how
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
        table = room.table
        self._compiling.look_at(table)
        if not (room.needed or table.dealing or _driven(table)):  # nearly always: only people move it
            return
        notes = self._notes.get(room)
        if notes and notes.driving:
            if notes.driving is not asyncio.current_task():
                notes.moved.set()
        elif not room.removed and job(table, notes.asked if notes else {}, now(), watched=self._watched(room, notes)):
            notes = self._notes.setdefault(room, Notes())
            room.needed += 1
            notes.driving = self._house.soon(self._drive(room, notes))

    def hurry(self, room: Room) -> bool:
        """Whoever is about to move at the table does so at once. Whether anybody was."""
        notes = self._notes.get(room)
        if notes is None or notes.driving is None:
            return False
        notes.hurried = room.table.turn
        notes.moved.set()
        return True

    def _watched(self, room: Room, notes: Notes | None) -> bool:
        """Whether somebody looks, or has of late."""
        if notes is None:
            return bool(room.viewers)
        moment = asyncio.get_running_loop().time()
        if room.viewers:
            notes.watched = moment
        return moment - notes.watched < self._how.rest_after

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
        while not room.removed and (
            todo := job(room.table, notes.asked, now(), watched=self._watched(room, notes), since=notes.since)
        ):
            if notes.hurried != todo.seat:
                notes.hurried = None
            hurried = notes.hurried is not None and todo.kind != "clock"
            wait = 0 if hurried else todo.wait + (LET_THE_OTHER if room.foreign and todo.kind != "clock" else 0)
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
        if todo.kind == "deal":
            await self._wish(room, wishes.CLOCK, wishes.deal)
            return
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
        """A planned turn: card by card where people want to follow it, else all at once. A price is paid in one go."""
        pace, game = PACES[room.table.setting.pace], room.table.setting.the_game
        parts: list[list[str]] = []
        for text in texts:
            together = not pace or (parts and all(game.in_one_go(game.action(each)) for each in (parts[-1][-1], text)))
            if parts and together:
                parts[-1].append(text)
            else:
                parts.append([text])
        for number, part in enumerate(parts):
            notes = self._notes.get(room)
            if number and not (notes and notes.hurried == todo.seat):
                await asyncio.sleep(pace * BETWEEN_CARDS)
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
                budget=self._how.seconds,
                seed=_dice(table, kind, todo.seat),
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
            if room.table.seq == seq and not room.removed:
                log.warning("a bot's wish was declined", key=declined.key, game=room.table.setting.game)
                await asyncio.sleep(RETRY)
            return False
        return True
