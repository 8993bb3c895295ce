"""A table: the fold of its log. `fold` is the only thing that changes it; what may be wished is in `wishes`."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import copy
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from tenback import record
from tenback.core import Action, Chance, Seat, State, TenbackError, turn_over
from tenback.record import Record, Said
from tenback.table import entries, series
from tenback.table.branch import Branch
from tenback.table.entries import Body, DoesNotFollow, Entry, LogError, Proposal
from tenback.table.happened import Happened, Step, told
from tenback.table.invitations import Invitation
from tenback.table.kept import KEPT_EVERY, Kept
from tenback.table.parts import Chat, Phase, Proposed
from tenback.table.sharing import Sharing
from tenback.table.signalling import Signalling
from tenback.table.sitters import Sitter
from tenback.table.stand_ins import StandIns
from tenback.table.who_sits import WhoSits

if TYPE_CHECKING:
    from tenback.table.setting import Setting
    from tenback.talk import Gladly

__all__ = ["CHAT_KEPT", "Chat", "Phase", "Proposed", "Table"]

CHAT_KEPT = 50  # messages that somebody who comes late still reads


class Table(WhoSits, Signalling):
    """One table, from its opening to the end of its game."""

    def __init__(self, name: str) -> None:
        self.id = name
        self.seq = 0
        self.opened = 0  # when the first entry was made
        self.at = 0  # and the last
        self.setting: Setting
        self.seed = ""  # a secret until the game has ended; before the deal, what the server brings to it
        self.seed_hash = ""
        self.sharing = Sharing()
        self.known = False  # whether an earlier table has published the seed
        self.day: entries.OfDay | None = None  # the deal is one of a day's
        self.challenge: str | None = None  # others play the same deal elsewhere
        self.branch: Branch | None = None  # from which moment of an earlier game it goes on
        self.series: Mapping[str, int] = {}  # games won at the tables that it follows
        self.host = ""  # a person's id
        self.invitations: list[Invitation] = []
        self.welcome: set[str] = set()  # who may come in without a key: they sat here, or were expected
        self.unseated: dict[str, frozenset[str]] = {}  # whom the host had stand up, and the invitations there were
        self.sitters: list[Sitter | None] = []
        self.held: dict[Seat, Sitter] = {}  # open seats that are kept for somebody
        self.phase = Phase.WAITING
        self.paused = False
        self.paused_by: Seat | None = None  # who paused last
        self.stand_ins = StandIns()
        self.late: set[str] = set()  # people who took a bot's chair in the middle of the game
        self.offers: dict[Seat, Gladly] = {}  # how gladly each would start
        self.first: Seat | None = None
        self.state: State | None = None
        self.kept: list[Kept] = []  # states on the way to it, the deal first
        self.actions: list[str] = []
        self.movers: list[Seat] = []  # who played each of the actions
        self.signals, self.standing, self.spoken = [], [], set()
        # What of each seat all have seen since the last turn's end, so that nobody counts with it (G14).
        self.asides: list[Seat] = []  # pauses, proposals, invitations
        self.pauses: list[Seat] = []  # since the last turn
        self.pauses_before: list[Seat] = []  # in the turn before, when it ended
        self.left: list[Seat] = []  # who has let a bot stand in
        self.written: list[tuple[Seat, str]] = []
        self.chat: deque[Chat] = deque(maxlen=CHAT_KEPT)
        self.proposed: Proposed | None = None
        self.waiting_since = 0  # since when the table waits for whoever is to act
        self.time_left: int | None = None  # milliseconds of this turn when `waiting_since` was set; None: no clock
        self.time_left_before: int | None = None  # of the turn before, when it ended
        self.result: dict[str, Any] | None = None
        self.rematch: str | None = None
        self.taken_back = 0  # how often
        self.hints = 0  # that were given
        self.asked: dict[str, int] = {}  # by actor: entries that the game does not need
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

    # What

    @property
    def running(self) -> bool:
        return self.phase is Phase.PLAYING or self.phase is Phase.STARTING

    @property
    def dealing(self) -> bool:
        """Whether the table waits for shares, to deal by them."""
        return self.phase is Phase.WAITING and self.sharing.closed is not None

    @property
    def shared_deal(self) -> bool:
        """Whether others are dealt the same cards elsewhere, so that nobody here has a share in them."""
        return self.day is not None or self.challenge is not None

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
            self.sharing.recorded(),
            self.hints,
        )

    def replayed(self, actions: int) -> Iterator[State]:
        """The states from the deal on, up to that after so many actions."""
        state = self._deal()
        yield state
        for text in self.actions[:actions]:
            state = state.play(self.setting.the_game.action(text))
            yield state

    def state_after(self, actions: int) -> State:
        """The state after so many actions, from the nearest that is kept."""
        kept = self._kept_before(actions)
        state = kept.state
        for text in self.actions[kept.actions : actions]:
            state = state.play(self.setting.the_game.action(text))
        return state

    def _kept_before(self, actions: int) -> Kept:
        return next(kept for kept in reversed(self.kept) if kept.actions <= actions)

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
            raise LogError(entry.table, entry.seq, f" does not follow entry {self.seq} of {self.id}.")
        body = entries.read(entry)
        if self.seq == 0 and not isinstance(body, entries.Opened):
            raise entries.does_not_fold(entry, "a log begins with opened")
        before, self.at = self.at, entry.at
        try:
            if foreseen is not None and isinstance(body, entries.Played):
                happened = self._played(entry, body, foreseen)
            else:
                happened = self.FOLDS[type(body)](self, entry, body)
        except (DoesNotFollow, TenbackError) as error:
            reason = str(error)
        except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError) as error:
            # Nothing said why, and the error's own words may tell a card.
            reason = f"what was there before does not allow it ({type(error).__name__})"
        else:
            self.seq = entry.seq
            self.commands[entry.actor, entry.command] = entry.seq
            if not body.of_the_game:
                self.asked[entry.actor] = self.asked.get(entry.actor, 0) + 1
            return happened
        self.at = before
        raise entries.does_not_fold(entry, reason)

    def _opened(self, entry: Entry, body: entries.Opened) -> Happened:
        if self.seq:
            raise DoesNotFollow("a table is opened once")
        body.setting.check()
        self.opened = entry.at
        self.setting = body.setting.kept
        self.seed, self.seed_hash, self.known = body.seed, body.seed_hash, body.known is True
        self.day = body.day if isinstance(body.day, entries.OfDay) else None
        self.challenge = body.challenge if isinstance(body.challenge, str) else None
        self.branch = body.branch or None
        self.series = series.read(body.series)
        self.sharing = Sharing(body.seed, body.seed_hash)
        self.host = body.host
        self.invitations = list(body.invitations)
        self.sitters = [None] * self.setting.seats
        self.held = {self._a_seat(each.seat): each.sitter for each in body.held or ()}
        self.welcome = {sitter.person for sitter in self.held.values() if sitter.person}
        return told(entry, None, seed_hash=self.seed_hash)

    def _sat(self, entry: Entry, body: entries.Sat) -> Happened:
        person = body.sitter.person
        self.sitters[self._a_seat(body.seat)] = body.sitter
        kept = self.held.items()
        self.held = {seat: who for seat, who in kept if seat != body.seat and (not person or who.person != person)}
        if person:
            self.unseated.pop(person, None)
            self.late |= {person} if self.running else set()
        return told(entry, body.seat, name=body.sitter.name)

    def _stood(self, entry: Entry, body: entries.Stood) -> Happened:
        sitter = self.sitters[self._a_seat(body.seat)]
        self.sitters[body.seat] = None
        self.sharing = self.sharing.without(sitter.person if sitter else None)
        if sitter and sitter.person == entry.actor:
            self.welcome.add(entry.actor)
        elif sitter and sitter.person:
            self.welcome.discard(sitter.person)
            self.unseated[sitter.person] = frozenset(each.hash for each in self.invitations)
        return told(entry, body.seat, name=sitter.name if sitter else "")

    def _hosted(self, entry: Entry, body: entries.Hosted) -> Happened:
        self.host = body.host
        return told(entry, self.seat_of(self.host))

    def _resized(self, entry: Entry, body: entries.Resized) -> Happened:
        """Open seats come and go, those kept for somebody last; those who sit keep their order."""
        sitting, seats = len(self.names()), body.setting.seats
        if seats < sitting:
            raise DoesNotFollow(f"{sitting} sit at {seats} seats")
        body.setting.check()
        self.setting = body.setting.kept
        stay = tuple(self.held)[: seats - sitting]
        places = [place for place, who in enumerate(self.sitters) if who or place in stay]
        self.held = {seat: self.held[place] for seat, place in enumerate(places) if place in stay}
        self.sitters = [*(self.sitters[place] for place in places), *[None] * (seats - len(places))]
        return told(entry, None, seats=self.setting.seats)

    def _invited(self, entry: Entry, body: entries.Invited) -> Happened:
        self.invitations.append(Invitation(body.hash, body.until))
        self._host_aside()
        return told(entry, None)

    def _revoked(self, entry: Entry, _: entries.Revoked) -> Happened:
        self.invitations.clear()
        self.welcome.clear()
        self._host_aside()
        return told(entry, None)

    def _promised(self, entry: Entry, body: entries.Promised) -> Happened:
        person = self._somebody_at(body.seat).person
        if person is None or self.dealing:
            raise DoesNotFollow("a promise is made by a person, before the list is closed")
        self.sharing = self.sharing.promise(person, body.promise)
        return told(entry, body.seat, promise=body.promise)

    def _dealing(self, entry: Entry, body: entries.Dealing) -> Happened:
        if self.dealing or self.phase is not Phase.WAITING:
            raise DoesNotFollow("the list of promises is closed once")
        self.sharing = self.sharing.close({self._a_seat(each.seat): each.promise for each in body.promises}, entry.at)
        return told(entry, None, promises=[{"seat": each.seat, "promise": each.promise} for each in body.promises])

    def _revealed(self, entry: Entry, body: entries.Revealed) -> Happened:
        if not self.sharing.keeps(self._a_seat(body.seat), body.share):
            raise DoesNotFollow("that share was not promised")
        self.sharing = self.sharing.give(body.seat, body.share)
        return told(entry, body.seat, share=body.share)

    def _began(self, entry: Entry, _: entries.Began) -> Happened:
        facts = {}
        if self.dealing:
            self.seed = self.sharing.seed
            facts["seed_hash"] = self.seed_hash = Chance(self.seed).hash
        self.first = self.branch.first if self.branch else None
        self._deal_anew()
        self.phase = Phase.STARTING if self.setting.agrees_on_starter and not self.branch else Phase.PLAYING
        self._play_until(self.branch)
        self._wait_anew()
        return told(entry, None, **facts)

    def _play_until(self, branch: Branch | None) -> None:
        """What had been played and said before the moment from which this game goes on, if it does."""
        if branch is None:
            return
        self.actions, self.signals = list(branch.actions), [each.said for each in branch.signals]
        self.movers = branch.movers(self.kept[0].state, self.setting.the_game.action)
        self.state = self._replay_talk()

    def _offered(self, entry: Entry, body: entries.Offered) -> Happened:
        self.offers[self._a_seat(body.seat)] = body.gladly
        return told(entry, body.seat, gladly=body.gladly)

    def _started(self, entry: Entry, body: entries.Started) -> Happened:
        self._a_seat(body.first)
        self.first = body.first
        self._deal_anew()
        self.phase = Phase.PLAYING
        self._wait_anew()
        return told(entry, self.first)

    def _played(self, entry: Entry, body: entries.Played, foreseen: tuple[Step, ...] | None = None) -> Happened:
        seat = body.seat
        steps = self._replayed_steps(body) if foreseen is None else foreseen
        for step, text in zip(steps, body.actions, strict=True):
            self.actions.append(text)
            self.movers.append(seat)
            if turn_over(step.action, step.before.turn, step.after.turn):
                self._lapse(seat)
                self.stand_ins = self.stand_ins.ended_turn(seat)
                self.asides, self.left, self.written = [], [], []
                self._spend_time()
                self.time_left_before = self.time_left
                self.pauses_before, self.pauses = self.pauses, []
                self._wait_anew()
            if not len(self.actions) % KEPT_EVERY:
                self.kept.append(Kept(len(self.actions), step.after, tuple(self.standing), frozenset(self.spoken)))
        self.state = steps[-1].after
        if self.proposed and not (
            self.proposed.what is Proposal.ABANDON and body.by
        ):  # bots play on, and nobody is asked
            self.proposed = None
        if self.state.ending:
            self._end({"ending": record.plain(self.state.ending)})
        return Happened(entry.seq, entry.at, entry.kind, seat, {"actions": list(body.actions), "by": body.by}, steps)

    def _replayed_steps(self, body: entries.Played) -> tuple[Step, ...]:
        """The steps of a play out of the log."""
        if self.turn is None:
            raise DoesNotFollow("nobody was on turn")
        if self.turn != body.seat:
            raise DoesNotFollow(f"seat {self.turn} was on turn, not seat {body.seat}")
        try:
            return self.foresee(body.actions)
        except TenbackError:  # whose sentence may tell a card
            raise DoesNotFollow("what was played could not be played there") from None

    def _said(self, entry: Entry, body: entries.Said) -> Happened:
        said = Said(len(self.actions), self._a_seat(body.seat), body.signal)
        if " " not in said.signal:
            raise DoesNotFollow("a signal names what it is about")
        self.signals.append(said)
        self._let_stand(said)
        return told(entry, said.seat, signal=said.signal)

    def _unsaid(self, entry: Entry, body: entries.Unsaid) -> Happened:
        seat = self._a_seat(body.seat)
        said = next((each for each in self.standing if (each.seat, each.signal) == (seat, body.signal)), None)
        if said is None:
            raise DoesNotFollow("nothing that stood was taken back")
        self._take_back(said)
        return told(entry, seat, signal=said.signal)

    def _hinted(self, entry: Entry, body: entries.Hinted) -> Happened:
        seat = self._a_seat(body.seat)
        self.hints += 1
        return told(entry, seat)

    def _chatted(self, entry: Entry, body: entries.Chatted) -> Happened:
        chat = Chat(entry.at, body.name, body.text)
        seat = self._a_seat(body.seat)
        self.chat.append(chat)
        if self.running:
            self.written.append((seat, chat.text))
        return told(entry, seat, name=chat.name, text=chat.text)

    def _paused(self, entry: Entry, body: entries.Paused) -> Happened:
        seat = self._a_seat(body.seat)
        self._spend_time()
        self.paused, self.paused_by = True, seat
        self.asides.append(seat)
        self.pauses.append(seat)
        return told(entry, seat)

    def _resumed(self, entry: Entry, body: entries.Resumed) -> Happened:
        seat = self._a_seat(body.seat)
        self.paused = False
        self.waiting_since = entry.at
        return told(entry, seat)

    def _proposed(self, entry: Entry, body: entries.Proposed) -> Happened:
        seat = self._a_seat(body.seat)
        if body.what is Proposal.TAKE_BACK:
            self._taken_back_from(body.to)
        self.proposed = Proposed(body.what, seat, body.to, frozenset({seat}))
        self.asides.append(seat)
        return told(entry, seat, what=body.what)

    def _agreed(self, entry: Entry, body: entries.Agreed) -> Happened:
        seat, old = self._a_seat(body.seat), self.proposed
        if old is None:
            raise DoesNotFollow("nothing was proposed")
        self.proposed = Proposed(old.what, old.by, old.to, old.agreed | {seat})
        return told(entry, seat, what=old.what)

    def _objected(self, entry: Entry, body: entries.Objected) -> Happened:
        seat = self._a_seat(body.seat)
        self.proposed = None
        return told(entry, seat)

    def _took_back(self, entry: Entry, body: entries.TookBack) -> Happened:
        seat, kept, then = self._a_seat(body.seat), body.to, self.state
        taken_back = self._taken_back_from(kept)
        assert then is not None  # something was played
        del self.actions[kept:]
        del self.movers[kept:]
        self.signals = [said for said in self.signals if said.after <= kept]
        self.state = self._replay_talk()
        self.proposed = None
        self.taken_back += 1
        if body.agreed:
            self._wait_anew()
        else:
            # Nobody gains time by taking back alone what he does again.
            self._spend_time()
            if turn_over(taken_back, self.state.turn, then.turn):
                self.time_left = self.time_left_before
                self.pauses = self.pauses_before + self.pauses
        return told(entry, seat, actions_left=kept)

    def _abandoned(self, entry: Entry, body: entries.Abandoned) -> Happened:
        seat = None if body.seat is None else self._a_seat(body.seat)
        self._end({"abandoned": True})
        return told(entry, seat)

    def _resigned(self, entry: Entry, body: entries.Resigned) -> Happened:
        seat = self._a_seat(body.seat)
        others = [other for other in range(self.setting.seats) if other != seat]
        self._end({"resigned": seat, "winners": others})
        return told(entry, seat)

    def _handed_over(self, entry: Entry, body: entries.HandedOver) -> Happened:
        old = self._somebody_at(body.seat)
        self.sitters[body.seat] = Sitter(old.name, old.person, old.program, body.strength)
        self.left.append(body.seat)
        self.stand_ins = self.stand_ins.sits_down(body.seat, asked=entry.actor == old.person, late=bool(self.actions))
        if self.proposed and body.seat in self.proposed.agreed:
            self.proposed = None
        return told(entry, body.seat, strength=body.strength)

    def _came_back(self, entry: Entry, body: entries.CameBack) -> Happened:
        old = self._somebody_at(body.seat)
        self.sitters[body.seat] = Sitter(old.name, old.person, old.program)
        if body.seat in self.awaited:
            self._spend_time()  # who is back may think, but not longer than the clock says
        turns = self.stand_ins.turns(body.seat)
        self.stand_ins = self.stand_ins.gets_up(body.seat)
        return told(entry, body.seat, turns=turns)

    def _paced(self, entry: Entry, body: entries.Paced) -> Happened:
        seat = self._a_seat(body.seat)
        self.setting = msgspec.structs.replace(self.setting, pace=body.pace)
        self.asides.append(seat)
        return told(entry, seat, pace=body.pace)

    def _rematched(self, entry: Entry, body: entries.Rematched) -> Happened:
        seat = self._a_seat(body.seat)
        self.rematch = body.to
        return told(entry, seat, to=self.rematch)

    FOLDS: ClassVar[dict[type[Body], Callable[["Table", Entry, Any], Happened]]] = {
        entries.Opened: _opened,
        entries.Sat: _sat,
        entries.Stood: _stood,
        entries.Hosted: _hosted,
        entries.Resized: _resized,
        entries.Invited: _invited,
        entries.Revoked: _revoked,
        entries.Promised: _promised,
        entries.Dealing: _dealing,
        entries.Revealed: _revealed,
        entries.Began: _began,
        entries.Offered: _offered,
        entries.Started: _started,
        entries.Played: _played,
        entries.Said: _said,
        entries.Unsaid: _unsaid,
        entries.Chatted: _chatted,
        entries.Hinted: _hinted,
        entries.Paused: _paused,
        entries.Resumed: _resumed,
        entries.Proposed: _proposed,
        entries.Agreed: _agreed,
        entries.Objected: _objected,
        entries.TookBack: _took_back,
        entries.Abandoned: _abandoned,
        entries.Resigned: _resigned,
        entries.HandedOver: _handed_over,
        entries.CameBack: _came_back,
        entries.Paced: _paced,
        entries.Rematched: _rematched,
    }

    # What several entries ask for, or bring about

    def _a_seat(self, seat: Seat) -> Seat:
        if seat >= self.setting.seats:
            raise DoesNotFollow(f"there is no seat {seat}")
        return seat

    def _somebody_at(self, seat: Seat) -> Sitter:
        sitter = self.sitters[self._a_seat(seat)]
        if sitter is None:
            raise DoesNotFollow(f"nobody sat at seat {seat}")
        return sitter

    def _taken_back_from(self, kept: int) -> Action:
        """The first of the actions that go when so many stay."""
        if self.branch and kept < len(self.branch.actions):
            raise DoesNotFollow("that was played before this game began")
        if kept >= len(self.actions):
            raise DoesNotFollow(f"there were {len(self.actions)} actions, so that {kept} cannot stay")
        return self.setting.the_game.action(self.actions[kept])

    def _host_aside(self) -> None:
        seat = self.seat_of(self.host)
        if self.running and seat is not None:
            self.asides.append(seat)

    def _replay_talk(self) -> State:
        """The state after the actions that are left; what stood then stands again."""
        while self.kept[-1].actions > len(self.actions):
            self.kept.pop()
        kept = self.kept[-1]
        self.standing = [said for said in kept.standing if said in self.signals]  # what was unsaid since stays so
        self.spoken = set(kept.spoken)
        state = kept.state
        self._let_stand_after(kept.actions)
        for number in range(kept.actions, len(self.actions)):
            action, before = self.setting.the_game.action(self.actions[number]), state
            state = state.play(action)
            if turn_over(action, before.turn, state.turn):
                self._lapse(self.movers[number])
            self._let_stand_after(number + 1)
        return state

    def _deal_anew(self) -> None:
        self.state = self._deal()
        self.kept = [Kept(0, self.state)]

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
