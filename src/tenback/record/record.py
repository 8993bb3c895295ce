"""A finished or running game: all that is needed to play it again, and to check it."""

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, fields, replace
from functools import cached_property
from typing import Any, NamedTuple

from tenback import games, talk
from tenback.core import Action, Chance, Ending, Game, Seat, State, TenbackError
from tenback.record.shares import Shares, check_shares
from tenback.record.text import RecordError, within

__all__ = [
    "AUTOMATIC",
    "LONGEST_NAME",
    "Record",
    "Said",
    "begin",
    "canonical",
    "check",
    "check_name",
    "check_shape",
    "labels",
    "plain",
    "states",
    "wrong_rules",
]

LONGEST_NAME = 40
MOST_HINTS = 10_000
AUTOMATIC = "TEN"  # T23: the seat that nobody sits at is the automatic opponent's
HASH = re.compile("[0-9a-f]{64}")


class Said(NamedTuple):
    """A signal: after how many actions, by whom, and what."""

    after: int
    seat: Seat
    signal: str


@dataclass(frozen=True)
class Record:
    """A game as plain values. `begin`, `played` and `said` make true ones; `check` judges any."""

    game: str
    rules: int
    options: Mapping[str, Any] = field(hash=False)  # those that differ from the defaults, as a position gives them
    seats: tuple[str, ...]
    first: Seat | None
    seed: str | None = field(repr=False)  # a secret while the game runs; None: only its hash is published
    seed_hash: str
    actions: tuple[str, ...] = ()
    signals: tuple[Said, ...] = ()
    ending: Mapping[str, Any] | None = field(default=None, hash=False)
    shares: Shares | None = None  # what the seed was made of; None: whoever dealt has made it alone
    hints: int = 0  # that were asked for: what a bot would do

    @cached_property
    def state(self) -> State:
        """Where the game stands after the last action."""
        *_, last = states(self)
        return last

    def played(self, action: Action) -> "Record":
        """The record with one action more. Raises Refused, like the state it is played in."""
        after = self.state.play(action)
        longer = replace(self, actions=(*self.actions, str(action)), ending=plain(after.ending))
        longer.__dict__["state"] = after  # known already: no need to play it all again
        return longer

    def said(self, seat: Seat, signal: talk.Signal) -> "Record":
        """The record with one signal more, said now. Raises NotASignal for what may not be said."""
        talk.read(self.game, self.options, str(signal))
        longer = replace(self, signals=(*self.signals, Said(len(self.actions), seat, str(signal))))
        _check_said(longer, len(longer.signals) - 1)
        return longer

    def sealed(self) -> "Record":
        """The record as it may be shown while the game runs: with the seed's hash, without the seed."""
        if self.ending is not None:
            raise RecordError("ending", "The game has ended, so its seed is published.")
        shares = None if self.shares is None else self.shares._replace(secret=None)
        return replace(self, seed=None, shares=shares)


def begin(game: Game, seats: Sequence[str], seed: str, *, first: Seat | None = None, **options: Any) -> Record:
    """The record of a game just dealt to players of these names."""
    chance = Chance(seed)
    if isinstance(seats, str):
        raise RecordError("seats", f"must be a list of names, not the one text {seats!r:.60}.")
    dealt = game.deal(len(seats), chance, first=first, **options)
    agreed = dealt.position()["options"]
    record = Record(game.slug, game.rules, agreed, tuple(seats), first, seed, chance.hash)
    check_shape(record)
    return record


# Replay


def states(record: Record) -> Iterator[State]:
    """Every state from the deal on. RecordError at the first action that is none, or not allowed."""
    check_shape(record)
    if record.seed is None:
        raise RecordError(
            "seed", "The seed is not published yet, only its hash; the game can be replayed once it has ended."
        )
    return _states(record, record.seed)


def _states(record: Record, seed: str) -> Iterator[State]:
    game = _game(record)
    state = game.deal(len(record.seats), Chance(seed), first=record.first, **record.options)
    yield state
    for number, text in enumerate(record.actions):
        try:
            state = state.play(game.action(text))
        except TenbackError as error:
            raise RecordError(f"actions[{number}]", f"{text} is refused: {error}") from None
        yield state


def check(record: Record) -> None:
    """Play the whole game again. RecordError names the first place where the record does not hold, and the reason."""
    try:
        _check(record)
    except RecordError as error:
        claimed = record.game, record.rules
        raise wrong_rules(error, claimed, lambda rules: _check(replace(record, rules=rules))) from None


def _check(record: Record) -> None:
    *_, last = states(record)
    _check_ending(record.ending, plain(last.ending))


def wrong_rules(error: RecordError, claimed: tuple[str, int], check_under: Callable[[int], object]) -> RecordError:
    """The error; where another rules version than the claimed one would make none of it, that is said too."""
    game, rules = claimed
    known = next((games.versions(each.slug) for each in games.shelf() if each.slug == game), ())
    for other in known if type(rules) is int and rules in known else ():
        if other == rules:
            continue
        with suppress(RecordError):
            check_under(other)
            return RecordError(error.place, f"{error.reason} Under rules version {other} the record holds.")
    return error


def labels(record: Record, state: State) -> tuple[str, ...]:
    """What every place at the table is called, the automatic opponent's included."""
    position = state.position()
    places = max((len(position[key]) for key in ("hands", "seats") if key in position), default=len(record.seats))
    return record.seats + (AUTOMATIC,) * (places - len(record.seats))


def plain(ending: Ending | None) -> dict[str, Any] | None:
    """The ending as plain JSON data; what the game does not have is left out."""
    if ending is None:
        return None
    told = {each.name: getattr(ending, each.name) for each in fields(ending)}
    return {
        "reason": ending.reason.value,
        **{
            name: list(value) if isinstance(value, tuple) else value
            for name, value in told.items()
            if name != "reason" and value is not None
        },
    }


def canonical(data: object) -> str:
    """Plain data as the one JSON text there is for it: sorted keys, no spaces."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def _check_ending(told: object, reached: dict[str, Any] | None) -> None:
    if reached is None:
        if told is not None:
            raise RecordError("ending", f"The replay does not reach an end, so there is none; not {told!r:.60}.")
        return
    if not isinstance(told, Mapping):
        raise RecordError("ending", f"The replay ends with {canonical(reached)}, not with {told!r:.60}.")
    for key in told:
        if key not in reached:
            raise RecordError(within("ending", key), f"is not part of this ending, which has {', '.join(reached)}.")
    for key, value in reached.items():
        if key not in told:
            raise RecordError(within("ending", key), f"is missing; the replay ends with {canonical(value)}.")
        if not _same(told[key], value):
            raise RecordError(
                within("ending", key), f"The replay ends with {canonical(value)}, not with {told[key]!r:.60}."
            )


def _same(told: object, value: object) -> bool:
    """Equal, and of the same types: in Python 1 == True == 1.0."""
    if isinstance(value, list):
        return isinstance(told, list) and len(told) == len(value) and all(map(_same, told, value))
    return type(told) is type(value) and told == value


# The shape: what can be known without playing


def check_shape(record: Record) -> None:
    """All that can be checked without the seed: names, options, notation, signals; and the seed against its hash."""
    game = _game(record)
    _check_names(game, record.seats)
    _check_options(game, record)
    try:
        game.check_first(len(record.seats), record.first)
    except TenbackError as error:
        raise RecordError("first", str(error)) from None
    _check_seed(record)
    _check_hints(record)
    _check_actions(game, record.actions)
    if not isinstance(record.signals, tuple):
        raise RecordError("signals", f"must be a list, not {record.signals!r:.60}.")
    for number in range(len(record.signals)):
        _check_said(record, number)
    if record.seed is None and record.ending is not None:
        raise RecordError("ending", "must be null while the seed is not published; a game that has ended publishes it.")


def _game(record: Record) -> Game:
    try:
        game = games.get(record.game)
    except TenbackError as error:
        raise RecordError("game", str(error)) from None
    if type(record.rules) is not int:
        raise RecordError("rules", f"must be a whole number, not {record.rules!r:.60}.")
    try:
        return games.get(game.slug, rules=record.rules)
    except TenbackError as error:
        raise RecordError("rules", str(error)) from None


def _check_names(game: Game, names: object) -> None:
    if not isinstance(names, tuple):
        raise RecordError("seats", f"must be a list of names, not {names!r:.60}.")
    try:
        game.check_seats(len(names))
    except TenbackError as error:
        raise RecordError("seats", str(error)) from None
    for seat, name in enumerate(names):
        place = f"seats[{seat}]"
        check_name(name, place)
        if name in names[:seat]:
            raise RecordError(place, f"{name!r} already sits at seats[{names.index(name)}]; names are unique.")


def check_name(name: object, place: str, *, longest: int = LONGEST_NAME) -> None:
    """RecordError for what cannot be a player's name."""
    if not isinstance(name, str) or not 1 <= len(name) <= longest:
        raise RecordError(place, f"A name is text of 1 to {longest} characters, not {name!r:.60}.")
    if not name.isprintable():  # line breaks, control and bidi characters, lone surrogates
        raise RecordError(place, f"A name has printable characters and spaces only, not {name!a}.")
    if " ".join(name.split()) != name:
        raise RecordError(place, f"A name has single spaces, and only inside, not {name!r}.")


def _check_options(game: Game, record: Record) -> None:
    given = record.options
    if not isinstance(given, Mapping):
        raise RecordError("options", f"must be an object, not {given!r:.60}.")
    seats = len(record.seats)
    try:
        game.settle(seats, given)
    except TenbackError as error:
        raise _option_error(game, seats, given, error) from None
    # Any deal tells which options are written and who sits where.
    dealt = game.deal(seats, Chance("any"), **given)
    written = dealt.position()["options"]
    for name, value in given.items():
        if name not in written:
            raise RecordError(within("options", name), f"{canonical(value)} is the default, which is left out.")
        if canonical(value) != canonical(written[name]):
            raise RecordError(within("options", name), f"must be written {canonical(written[name]):.200}.")
    for name, value in written.items():
        if name not in given:
            raise RecordError(within("options", name), f"is missing; it is {canonical(value):.200}.")
    named = labels(record, dealt)
    for seat, name in enumerate(named):
        if name in named[:seat]:
            raise RecordError(
                f"seats[{named.index(name)}]", f"{name} is the automatic opponent here; take another name."
            )


def _option_error(game: Game, seats: int, given: Mapping[str, object], error: TenbackError) -> RecordError:
    """The error at the first option that is wrong by itself, else at all of them together."""
    for name, value in given.items():
        try:
            game.settle(seats, {name: value})
        except TenbackError as own:
            return RecordError(within("options", name), str(own))
    return RecordError("options", str(error))


def _check_hints(record: Record) -> None:
    if type(record.hints) is not int or not 0 <= record.hints <= MOST_HINTS:
        raise RecordError("hints", f"must be how many were given, 0 to {MOST_HINTS}, not {record.hints!r:.60}.")


def _check_seed(record: Record) -> None:
    if not isinstance(record.seed_hash, str) or not HASH.fullmatch(record.seed_hash):
        raise RecordError(
            "seed_hash", f"must be SHA-256 in hex, 64 characters 0-9 and a-f, not {record.seed_hash!r:.80}."
        )
    if record.seed is not None:
        try:
            found = Chance(record.seed).hash
        except TenbackError as error:
            raise RecordError("seed", str(error)) from None
        if found != record.seed_hash:
            raise RecordError("seed_hash", f"is {record.seed_hash}, but the seed hashes to {found}.")
    if record.shares is not None:
        check_shares(record.shares, record.seed, len(record.seats))


def _check_actions(game: Game, actions: object) -> None:
    if not isinstance(actions, tuple):
        raise RecordError("actions", f"must be a list, not {actions!r:.60}.")
    for number, text in enumerate(actions):
        try:
            action = game.action(text)
        except TenbackError as error:
            raise RecordError(f"actions[{number}]", str(error)) from None
        if str(action) != text:
            raise RecordError(f"actions[{number}]", f"{text!r:.60} must be written {action}.")


def _check_said(record: Record, number: int) -> None:
    place = f"signals[{number}]"
    said = record.signals[number]
    if not isinstance(said, tuple) or len(said) != 3:
        raise RecordError(place, f"must be after, seat and signal, not {said!r:.60}.")
    after, seat, signal = said
    if type(after) is not int or not 0 <= after <= len(record.actions):
        raise RecordError(
            f"{place}.after", f"must be the number of actions before it, 0 to {len(record.actions)}, not {after!r:.60}."
        )
    if number and after < record.signals[number - 1][0]:
        raise RecordError(f"{place}.after", f"is {after}, but the signal before it was said later.")
    if type(seat) is not int or seat not in range(len(record.seats)):
        raise RecordError(f"{place}.seat", f"must be a seat from 0 to {len(record.seats) - 1}, not {seat!r:.60}.")
    try:
        talk.read(record.game, record.options, signal)
    except TenbackError as error:
        raise RecordError(f"{place}.signal", str(error)) from None
