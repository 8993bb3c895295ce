"""A table: the fold of its log. `fold` is the only thing that changes it; what may be wished is in `wishes`."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import copy
from dataclasses import dataclass, field
from enum import StrEnum
from hashlib import sha256
from hmac import compare_digest
from typing import Any, ClassVar, NamedTuple

from tenback import record
from tenback.core import END, Action, Chance, Event, Seat, State, TenbackError
from tenback.record import Record, Said
from tenback.table.entry import Entry
from tenback.table.setting import Pace, Setting, Talk, Watch
from tenback.table.sitters import Sitter
from tenback.talk import Gladly

__all__ = ["CHAT_KEPT", "Chat", "Happened", "Invitation", "LogError", "Phase", "Proposal", "Step", "Table", "key_hash"]

CHAT_KEPT = 50  # messages that somebody who comes late still reads


class LogError(TenbackError):
    """A log that does not fold: the table and the entry, and what is wrong there."""


class Phase(StrEnum):
    WAITING = "waiting"  # for players
    STARTING = "starting"  # hands are dealt; the team agrees who starts (G5, Q3)
    PLAYING = "playing"
    ENDED = "ended"


class Proposal(StrEnum):
    """What needs everyone's consent."""

    TAKE_BACK = "take-back"
    ABANDON = "abandon"


@dataclass(frozen=True, slots=True)
class Proposed:
    """Something that waits for everyone's consent."""

    what: Proposal
    by: Seat
    to: int  # take-back: how many actions stay
    agreed: frozenset[Seat]


@dataclass(frozen=True, slots=True)
class Invitation:
    """A key that lets its bearer in. Only its hash is kept."""

    hash: str
    until: int | None  # milliseconds since 1970

    def opens(self, key: str, now: int) -> bool:
        return (self.until is None or now < self.until) and compare_digest(self.hash, key_hash(key))


def key_hash(key: str) -> str:
    return sha256(key.encode(errors="replace")).hexdigest()


@dataclass(frozen=True, slots=True)
class Chat:
    at: int
    name: str
    text: str


class Step(NamedTuple):
    """One action, with the states before and after it."""

    before: State
    action: Action
    after: State


@dataclass(frozen=True, slots=True)
class Happened:
    """An entry as the people at the table may know it. What was played, each viewer hears for himself."""

    seq: int
    at: int
    kind: str
    seat: Seat | None  # whose doing it was
    facts: Mapping[str, Any]  # for everyone
    played: tuple[Step, ...] = field(default=(), repr=False)  # hands are secrets

    def heard(self, seat: Seat | None) -> tuple[Event, ...]:
        """What the seat hears of a play. Whoever did not act hears what a spectator hears: that is the contract."""
        eyes = seat if seat == self.seat else None
        events: list[Event] = []
        for step in self.played:
            events += step.before.news(step.action, eyes, step.after)
        return tuple(events)


class Table:
    """One table, from its opening to the end of its game."""

    def __init__(self, name: str) -> None:
        self.id = name
        self.seq = 0
        self.opened = 0  # when the first entry was made
        self.at = 0  # and the last
        self.setting: Setting
        self.seed = ""  # a secret until the game has ended
        self.seed_hash = ""
        self.host = ""  # a person's id
        self.invitations: list[Invitation] = []
        self.sitters: list[Sitter | None] = []
        self.phase = Phase.WAITING
        self.paused = False
        self.offers: dict[Seat, Gladly] = {}  # how gladly each would start
        self.first: Seat | None = None
        self.state: State | None = None
        self.actions: list[str] = []
        self.movers: list[Seat] = []  # who played each of the actions
        self.signals: list[Said] = []  # the whole game's
        self.standing: list[Said] = []  # those of each seat since the end of its last turn
        self.spoken: set[tuple[Seat, str]] = set()  # whom and what of, since the last turn's end
        self.chat: deque[Chat] = deque(maxlen=CHAT_KEPT)
        self.proposed: Proposed | None = None
        self.waiting_since = 0  # since when the table waits for whoever is to act
        self.time_left: int | None = None  # milliseconds of this turn when `waiting_since` was set; None: no clock
        self.time_left_before: int | None = None  # of the turn before, when it ended
        self.result: dict[str, Any] | None = None
        self.rematch: str | None = None
        self.taken_back = 0  # how often
        self.commands: dict[tuple[str, str], int] = {}  # the seq of every command that was carried out

    def __repr__(self) -> str:
        # The seed and the hands are secrets: they must not reach a log by accident.
        return f"Table({self.id[:6]}…, seq={self.seq}, phase={self.phase})"

    @classmethod
    def of(cls, name: str, entries: Iterable[Entry]) -> "Table":
        """The table that the log tells."""
        table = cls(name)
        for entry in entries:
            table.fold(entry)
        return table

    def after(self, entries: Iterable[Entry]) -> tuple["Table", list[Happened]]:
        """Another table, with the entries taken in, and what happened; this one stays as it is."""
        other = Table(self.id)
        for name, value in vars(self).items():
            setattr(other, name, copy(value) if isinstance(value, list | dict | set | deque) else value)
        return other, [other.fold(entry) for entry in entries]

    # Who

    def seat_of(self, person: str) -> Seat | None:
        return next((seat for seat, sitter in enumerate(self.sitters) if sitter and sitter.person == person), None)

    def seats(self) -> dict[str, Seat]:
        """The seat of every person at the table."""
        return {who.person: seat for seat, who in enumerate(self.sitters) if who and who.person}

    def people(self) -> Iterator[tuple[Seat, Sitter]]:
        """Those who play for themselves now."""
        return ((seat, who) for seat, who in enumerate(self.sitters) if who and who.person and not who.bot)

    def bots(self) -> Iterator[tuple[Seat, Sitter]]:
        """The seats for which a bot plays now."""
        return ((seat, who) for seat, who in enumerate(self.sitters) if who and who.bot)

    def names(self) -> tuple[str, ...]:
        return tuple(who.name for who in self.sitters if who)

    def opens(self, key: str | None, now: int) -> bool:
        """Whether the key of an invitation lets somebody in."""
        return key is not None and any(invitation.opens(key, now) for invitation in self.invitations)

    # What

    @property
    def running(self) -> bool:
        return self.phase is Phase.PLAYING or self.phase is Phase.STARTING

    @property
    def turn(self) -> Seat | None:
        """The seat that acts now; None while nobody does."""
        return self.state.turn if self.state and self.phase is Phase.PLAYING else None

    @property
    def awaited(self) -> tuple[Seat, ...]:
        """The seats that the table waits for."""
        if self.paused:
            return ()
        if self.phase is Phase.STARTING:
            return tuple(seat for seat in range(self.setting.seats) if seat not in self.offers)
        turn = self.turn
        return () if turn is None else (turn,)

    @property
    def deadline(self) -> int | None:
        """When the time of this turn is up; None: never."""
        if self.time_left is None or not self.awaited:
            return None
        return self.waiting_since + self.time_left

    def record(self) -> Record:
        """The game as a record, its seed included: for those who may know it."""
        return Record(
            self.setting.game,
            self.setting.rules,
            self.setting.options,
            self.names(),
            self.first,
            self.seed,
            self.seed_hash,
            tuple(self.actions),
            tuple(self.signals),
            record.plain(self.state.ending) if self.state else None,
        )

    def replayed(self, actions: int) -> Iterator[State]:
        """The states from the deal on, up to that after so many actions."""
        state = self._deal()
        yield state
        for text in self.actions[:actions]:
            state = state.play(self.setting.the_game.action(text))
            yield state

    def _deal(self) -> State:
        setting = self.setting
        return setting.the_game.deal(setting.seats, Chance(self.seed), first=self.first, **setting.options)

    # The fold

    def foresee(self, texts: Iterable[str]) -> tuple[Step, ...]:
        """Each of the actions, with the states before and after it."""
        state = self.state
        assert state is not None  # cards were dealt before anything is played
        game = self.setting.the_game
        steps = []
        for text in texts:
            action = game.action(text)
            after = state.play(action)
            steps.append(Step(state, action, after))
            state = after
        return tuple(steps)

    def fold(self, entry: Entry, foreseen: tuple[Step, ...] | None = None) -> Happened:
        """Take the entry in. LogError for one that does not follow. `foreseen`: the steps of a play, if known."""
        if entry.table != self.id or entry.seq != self.seq + 1:
            raise LogError(f"Entry {entry.seq} of table {entry.table} does not follow entry {self.seq} of {self.id}.")
        carry_out = self.FOLDS.get(entry.kind)
        if carry_out is None:
            raise LogError(f"Entry {entry.seq} of table {self.id} is of a kind {entry.kind!r:.40} unknown here.")
        self.at = entry.at
        try:
            happened = carry_out(self, entry) if foreseen is None else self._played(entry, foreseen)
        except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
            raise LogError(
                f"Entry {entry.seq} of table {self.id}, {entry.kind}, does not fold: {type(error).__name__}."
            ) from None
        self.seq = entry.seq
        self.commands[entry.actor, entry.command] = entry.seq
        return happened

    def _opened(self, entry: Entry) -> Happened:
        body = entry.body
        self.opened = entry.at
        self.setting = _setting(body["setting"])
        self.seed, self.seed_hash = body["seed"], body["seed_hash"]
        self.host = body["host"]
        self.invitations = [Invitation(each["hash"], each["until"]) for each in body["invitations"]]
        self.sitters = [None] * self.setting.seats
        return _told(entry, None, seed_hash=self.seed_hash)

    def _sat(self, entry: Entry) -> Happened:
        seat, sitter = entry.body["seat"], Sitter(**entry.body["sitter"])
        self.sitters[seat] = sitter
        return _told(entry, seat, name=sitter.name)

    def _stood(self, entry: Entry) -> Happened:
        seat = entry.body["seat"]
        sitter = self.sitters[seat]
        self.sitters[seat] = None
        return _told(entry, seat, name=sitter.name if sitter else "")

    def _hosted(self, entry: Entry) -> Happened:
        self.host = entry.body["host"]
        return _told(entry, self.seat_of(self.host))

    def _resized(self, entry: Entry) -> Happened:
        """Open seats come and go; those who sit keep their order."""
        self.setting = _setting(entry.body["setting"])
        sitting = [sitter for sitter in self.sitters if sitter]
        self.sitters = [*sitting, *[None] * (self.setting.seats - len(sitting))]
        return _told(entry, None, seats=self.setting.seats)

    def _invited(self, entry: Entry) -> Happened:
        self.invitations.append(Invitation(entry.body["hash"], entry.body["until"]))
        return _told(entry, None)

    def _revoked(self, entry: Entry) -> Happened:
        self.invitations.clear()
        return _told(entry, None)

    def _began(self, entry: Entry) -> Happened:
        self.state = self._deal()
        self.phase = Phase.STARTING if self.setting.agrees_on_starter else Phase.PLAYING
        self._wait_anew()
        return _told(entry, None)

    def _offered(self, entry: Entry) -> Happened:
        seat, gladly = entry.body["seat"], Gladly(entry.body["gladly"])
        self.offers[seat] = gladly
        return _told(entry, seat, gladly=gladly)

    def _started(self, entry: Entry) -> Happened:
        self.first = entry.body["first"]
        self.state = self._deal()
        self.phase = Phase.PLAYING
        self._wait_anew()
        return _told(entry, self.first)

    def _played(self, entry: Entry, foreseen: tuple[Step, ...] | None = None) -> Happened:
        seat = entry.body["seat"]
        steps = self.foresee(entry.body["actions"]) if foreseen is None else foreseen
        for step, text in zip(steps, entry.body["actions"], strict=True):
            self.actions.append(text)
            self.movers.append(seat)
            if _ends_turn(*step):
                self._lapse(seat)
                self._spend_time()
                self.time_left_before = self.time_left
                self._wait_anew()
        self.state = steps[-1].after
        self.proposed = None
        if self.state.ending:
            self._end({"ending": record.plain(self.state.ending)})
        return Happened(
            entry.seq,
            entry.at,
            entry.kind,
            seat,
            {"actions": list(entry.body["actions"]), "by": entry.body["by"]},
            steps,
        )

    def _said(self, entry: Entry) -> Happened:
        seat, signal = entry.body["seat"], entry.body["signal"]
        said = Said(len(self.actions), seat, signal)
        self.signals.append(said)
        self._let_stand(said)
        return _told(entry, seat, signal=signal)

    def _chatted(self, entry: Entry) -> Happened:
        chat = Chat(entry.at, entry.body["name"], entry.body["text"])
        self.chat.append(chat)
        return _told(entry, entry.body["seat"], name=chat.name, text=chat.text)

    def _paused(self, entry: Entry) -> Happened:
        self._spend_time()
        self.paused = True
        return _told(entry, entry.body["seat"])

    def _resumed(self, entry: Entry) -> Happened:
        self.paused = False
        self.waiting_since = entry.at
        return _told(entry, entry.body["seat"])

    def _proposed(self, entry: Entry) -> Happened:
        seat, what = entry.body["seat"], Proposal(entry.body["what"])
        self.proposed = Proposed(what, seat, entry.body["to"], frozenset({seat}))
        return _told(entry, seat, what=what)

    def _agreed(self, entry: Entry) -> Happened:
        seat = entry.body["seat"]
        assert self.proposed is not None  # there is something to agree to
        old = self.proposed
        self.proposed = Proposed(old.what, old.by, old.to, old.agreed | {seat})
        return _told(entry, seat, what=old.what)

    def _objected(self, entry: Entry) -> Happened:
        self.proposed = None
        return _told(entry, entry.body["seat"])

    def _took_back(self, entry: Entry) -> Happened:
        kept = entry.body["to"]
        then, taken_back = self.state, self.setting.the_game.action(self.actions[kept])
        assert then is not None  # something was played
        del self.actions[kept:]
        del self.movers[kept:]
        self.signals = [said for said in self.signals if said.after <= kept]
        self.state = self._replay_talk()
        self.proposed = None
        self.taken_back += 1
        if entry.body["agreed"]:
            self._wait_anew()
        else:
            # Nobody gains time by taking back alone what he does again.
            self._spend_time()
            if _ends_turn(self.state, taken_back, then):
                self.time_left = self.time_left_before
        return _told(entry, entry.body["seat"], actions_left=kept)

    def _abandoned(self, entry: Entry) -> Happened:
        self._end({"abandoned": True})
        return _told(entry, entry.body["seat"])

    def _resigned(self, entry: Entry) -> Happened:
        seat = entry.body["seat"]
        others = [other for other in range(self.setting.seats) if other != seat]
        self._end({"resigned": seat, "winners": others})
        return _told(entry, seat)

    def _handed_over(self, entry: Entry) -> Happened:
        seat, strength = entry.body["seat"], entry.body["strength"]
        old = self.sitters[seat]
        assert old is not None  # somebody's seat is handed over
        self.sitters[seat] = Sitter(old.name, old.person, old.program, strength)
        if self.proposed and seat in self.proposed.agreed:
            self.proposed = None
        return _told(entry, seat, strength=strength)

    def _came_back(self, entry: Entry) -> Happened:
        seat = entry.body["seat"]
        old = self.sitters[seat]
        assert old is not None  # the person kept the seat
        self.sitters[seat] = Sitter(old.name, old.person, old.program)
        if seat in self.awaited:
            self._spend_time()  # who is back may think, but not longer than the clock says
        return _told(entry, seat)

    def _rematched(self, entry: Entry) -> Happened:
        self.rematch = entry.body["to"]
        return _told(entry, entry.body["seat"], to=self.rematch)

    def _let_stand(self, said: Said) -> None:
        spoken = said.seat, about(said.signal)
        self.standing = [old for old in self.standing if (old.seat, about(old.signal)) != spoken] + [said]
        self.spoken.add(spoken)

    def _lapse(self, seat: Seat) -> None:
        """With the seat's turn, what it said for it; and everyone may speak of everything again."""
        self.standing = [said for said in self.standing if said.seat != seat]
        self.spoken.clear()

    def _replay_talk(self) -> State:
        """The state after the actions that are left; what stood then stands again."""
        self.standing, self.spoken = [], set()
        before, *afters = self.replayed(len(self.actions))
        self._let_stand_after(0)
        for number, state in enumerate(afters):
            if _ends_turn(before, self.setting.the_game.action(self.actions[number]), state):
                self._lapse(self.movers[number])
            self._let_stand_after(number + 1)
            before = state
        return before

    def _let_stand_after(self, actions: int) -> None:
        for said in self.signals:
            if said.after == actions:
                self._let_stand(said)

    def _wait_anew(self) -> None:
        self.waiting_since = self.at
        self.time_left = None if self.setting.clock is None else self.setting.clock * 1000

    def _spend_time(self) -> None:
        """What has passed of the turn's time is gone; the table waits from now on."""
        if self.time_left is not None:
            self.time_left -= self.at - self.waiting_since
        self.waiting_since = self.at

    def _end(self, result: dict[str, Any]) -> None:
        self.phase = Phase.ENDED
        self.paused = False
        self.proposed = None
        self.result = result

    FOLDS: ClassVar[dict[str, Callable[["Table", Entry], Happened]]] = {
        "opened": _opened,
        "sat": _sat,
        "stood": _stood,
        "hosted": _hosted,
        "resized": _resized,
        "invited": _invited,
        "revoked": _revoked,
        "began": _began,
        "offered": _offered,
        "started": _started,
        "played": _played,
        "said": _said,
        "chatted": _chatted,
        "paused": _paused,
        "resumed": _resumed,
        "proposed": _proposed,
        "agreed": _agreed,
        "objected": _objected,
        "took-back": _took_back,
        "abandoned": _abandoned,
        "resigned": _resigned,
        "handed-over": _handed_over,
        "came-back": _came_back,
        "rematched": _rematched,
    }


def _ends_turn(before: State, action: Action, after: State) -> bool:
    return action == END or after.turn != before.turn


def about(signal: str) -> str:
    """What a signal is about: its pile or its colour."""
    return signal.split(" ")[1]


def _setting(plain: Mapping[str, Any]) -> Setting:
    return Setting(
        **{**plain, "talk": Talk(plain["talk"]), "watch": Watch(plain["watch"]), "pace": Pace(plain["pace"])}
    )


def _told(entry: Entry, seat: Seat | None, **facts: Any) -> Happened:
    return Happened(entry.seq, entry.at, entry.kind, seat, facts)
