"""A record as a transcript: made to be read aloud, and read back without losing a word."""

import json
import re
from collections.abc import Generator, Iterator
from dataclasses import replace
from itertools import groupby, islice, zip_longest
from operator import itemgetter
from typing import Any

from tenback import games
from tenback.core import END, Seat, State
from tenback.record import phrases
from tenback.record.as_json import digest, parse
from tenback.record.record import Record, Said, check, check_shape, labels, plain, states, wrong_rules
from tenback.record.shares import Share, Shares
from tenback.record.text import RecordError, received, within

__all__ = ["TITLE", "from_transcript", "to_transcript"]

TITLE = "tenback transcript 1"  # a changed format makes a new one
KEYS = 11  # the width of the header's first column
ACTIONS = 13  # the width of the actions' column: 41>their-down
THE_DEAL = "The deal"
NO_OPTIONS = "none"
NO_FIRST = "as the rules say"
NO_SEED = "not published yet"
NO_SHARE = "not told"
SAYS = "says: "

GAME = re.compile(r".* \(([a-z0-9-]{1,40})\), rules ([0-9]{1,9})")
FIRST = re.compile(r"seat ([0-9]{1,9}), ")
SHARE = re.compile(r"share ([0-9]{1,9})")
PROMISED = re.compile(r"(.*), promised as (.*)")
COLUMNS = re.compile(" {2,}")  # no name, action or signal holds two spaces in a row


# Writing


def to_transcript(record: Record) -> str:
    """The record as a transcript; RecordError for a record that does not hold."""
    if record.seed is None:
        check_shape(record)
    else:
        check(record)
    return "\n".join(_lines(record)) + "\n"


def _lines(record: Record) -> Iterator[str]:
    """Every line. What the replay tells is taken from the replay, the ending too."""
    yield from _header(record)
    yield ""
    if record.seed is None:
        yield from _actions_alone(record)
    else:
        last = yield from _game(record)
        names = labels(record, last)
        record = replace(record, ending=plain(last.ending))
        yield ""
        if record.ending is not None:
            yield from phrases.end(last.position(), names)
            yield phrases.ended(record.ending, names, len(record.seats))
        elif last.turn is not None:
            yield f"The game goes on; {names[last.turn]} is to act."
    yield _column("check", digest(record))


def _header(record: Record) -> Iterator[str]:
    game = games.get(record.game, rules=record.rules)
    yield TITLE
    yield _column("game", f"{game.title} ({game.slug}), rules {record.rules}")
    if not record.options:
        yield _column("options", NO_OPTIONS)
    for name in (option.name for option in game.options if option.name in record.options):
        value = record.options[name]
        yield _column("option", name if value is True else f"{name} {json.dumps(value, sort_keys=True)}")
    for seat, name in enumerate(record.seats):
        yield _column(f"seat {seat}", name)
    yield _column("first", NO_FIRST if record.first is None else f"seat {record.first}, {record.seats[record.first]}")
    yield _column("seed", NO_SEED if record.seed is None else json.dumps(record.seed))
    yield _column("seed hash", record.seed_hash)
    if record.hints:
        yield _column("hints", str(record.hints))
    if record.shares is not None:
        yield _column("secret", record.shares.secret or NO_SEED)
        yield _column("sealed as", record.shares.secret_hash)
        for seat, promise, share in record.shares.given:
            yield _column(f"share {seat}", f"{share or NO_SHARE}, promised as {promise}")


def _column(key: str, value: str) -> str:
    return f"{key:{KEYS}}{value}"


def _game(record: Record) -> Generator[str, None, State]:
    """The deal, and turn by turn what was done and said, with what followed from it."""
    said = _said(record)
    names: tuple[str, ...] = ()
    turns, chapter = 0, None
    actor: Seat | None = None
    before: dict[str, Any] = {}
    for number, state in enumerate(states(record)):
        position = state.position()
        if actor is None:
            names = labels(record, state)
            yield THE_DEAL
            yield from (f"  {line}" for line in phrases.deal(position, names))
        else:
            what = record.actions[number - 1]
            then = "; ".join(phrases.remarks(before, position, actor, names))
            yield _by(names, actor, f"{what:{ACTIONS}}  {then}")
            if what == str(END):
                chapter = None
        if state.turn is not None and phrases.chapter(position) != chapter:
            turns, chapter = turns + 1, phrases.chapter(position)
            yield ""
            yield phrases.heading(turns, position, state.turn, names)
            yield from phrases.table(position, names)
        yield from (_by(names, seat, f"{SAYS}{signal}") for _, seat, signal in said.get(number, ()))
        before, actor = position, state.turn
    return state


def _actions_alone(record: Record) -> Iterator[str]:
    """Without the seed nobody can tell the deal, nor who did what, nor what followed from it."""
    said = _said(record)
    yield "The actions so far. Once the seed is published, the deal can be told, and who did what."
    for number in range(len(record.actions) + 1):
        yield from (_by(record.seats, seat, f"{SAYS}{signal}") for _, seat, signal in said.get(number, ()))
        if number < len(record.actions):
            yield f"  {record.actions[number]}"


def _said(record: Record) -> dict[int, list[Said]]:
    """The signals, by the number of actions before them."""
    return {after: list(together) for after, together in groupby(record.signals, itemgetter(0))}


def _by(names: tuple[str, ...], seat: Seat, what: str) -> str:
    return f"  {names[seat]:{phrases.longest(names)}}  {what}".rstrip()


# Reading


def from_transcript(text: str | bytes) -> Record:
    """The record that the transcript tells.

    The game is played again and told again: the first line that comes out otherwise is a RecordError.
    """
    lines = received(text).replace("\r\n", "\n").removesuffix("\n").split("\n")
    if lines[0] != TITLE:
        raise RecordError("line 1", f"is {lines[0]!r:.60}, but a transcript begins with {TITLE!r}.")
    try:
        return _read(lines)
    except RecordError as error:
        game = GAME.fullmatch(lines[1][KEYS:]) if len(lines) > 1 else None
        if not game:
            raise
        line = lines[1].removesuffix(game[2])
        claimed = game[1], int(game[2])
        raise wrong_rules(error, claimed, lambda rules: _read([TITLE, f"{line}{rules}", *lines[2:]])) from None


def _read(lines: list[str]) -> Record:
    end = lines.index("") if "" in lines else len(lines)
    header, at = _read_header(lines[:end])
    try:
        check_shape(header)
    except RecordError as error:
        raise _located(error, at) from None
    record = _read_game(header, lines, end, at)
    _judge(lines, record, at)
    return record if record.seed is None else replace(record, ending=plain(record.state.ending))


Lines = dict[str, int]
"""Where each place of the record stands in the transcript."""


class _Differs(RecordError):
    """A line that is not the one it should be."""


def _judge(lines: list[str], record: Record, at: Lines, *, to_the_end: bool = True) -> None:
    """RecordError for the first line that is wrong."""
    try:
        check_shape(record)
        told = _lines(record)
        _compare(lines, told if to_the_end else islice(told, len(lines)))
    except _Differs:
        raise
    except RecordError as error:
        # What is refused here may have been misread because of an earlier line, which is then the first one.
        line = at[_known(error.place, at)]
        actions = sum(at[f"actions[{number}]"] < line for number in range(len(record.actions)))
        signals = sum(at[f"signals[{number}]"] < line for number in range(len(record.signals)))
        before = replace(record, actions=record.actions[:actions], signals=record.signals[:signals])
        _judge(lines[: line - 1], before, at, to_the_end=False)
        raise _located(error, at) from None


def _compare(lines: list[str], told: Iterator[str]) -> None:
    for number, (stands, should) in enumerate(zip_longest(lines, told), start=1):
        if stands is None:
            raise _Differs(f"line {number}", f"is missing; it should be {should!r:.200}.")
        if should is None:
            raise _Differs(f"line {number}", f"is {stands!r:.200}, but the transcript should end before it.")
        if stands != should:
            raise _Differs(f"line {number}", f"is {stands!r:.200}, but should be {should!r:.200}.")


def _located(error: RecordError, at: Lines) -> RecordError:
    return RecordError(f"line {at[_known(error.place, at)]}, {error.place}", error.reason)


def _known(place: str, at: Lines) -> str:
    """The place, or what it is part of, that has a line of its own; the game's line stands for what has none."""
    return max((known for known in at if place.startswith(known)), key=len, default="game")


def _read_game(header: Record, lines: list[str], start: int, at: Lines) -> Record:
    """What the lines claim. Nothing is believed yet: what is misread here comes out otherwise when told again."""
    actions: list[str] = []
    signals: list[Said] = []
    in_the_deal = False
    for number, line in enumerate(lines[start:], start=start + 1):
        if not line.startswith("  "):
            in_the_deal = line == THE_DEAL
            continue
        who, what, *_ = *COLUMNS.split(line[2:]), ""
        if what.startswith(SAYS):
            if who not in header.seats:
                raise RecordError(f"line {number}", f"Nobody here is called {who!r:.60}.")
            at[f"signals[{len(signals)}]"] = number
            signals.append(Said(len(actions), header.seats.index(who), what.removeprefix(SAYS)))
        elif not in_the_deal:
            at[f"actions[{len(actions)}]"] = number
            actions.append(who if header.seed is None else what)
    return replace(header, actions=tuple(actions), signals=tuple(signals))


def _read_header(lines: list[str]) -> tuple[Record, Lines]:
    header = [(number, line[:KEYS].rstrip(), line[KEYS:]) for number, line in enumerate(lines[1:], start=2)]
    one = {key: (number, value) for number, key, value in header}
    for key in ("game", "seed", "seed hash"):
        if key not in one:
            raise RecordError(f"line {len(lines) + 1}", f"The header ends here, without a line {key!r}.")
    at = {key.replace(" ", "_"): number for key, (number, _) in one.items()}
    at["rules"] = at["game"]
    game = GAME.fullmatch(one["game"][1])
    if not game:
        raise RecordError(
            f"line {at['game']}", f"must tell the game: its title (its-name), rules 1; not {one['game'][1]!r:.60}."
        )
    options: dict[str, Any] = {}
    for number, name, _, text in ((number, *value.partition(" ")) for number, key, value in header if key == "option"):
        options[name] = _value(text, number) if text else True
        at[within("options", name)] = number
    seats = [(number, value) for number, key, value in header if key.startswith("seat ")]
    at.update({f"seats[{seat}]": number for seat, (number, _) in enumerate(seats)})
    first = FIRST.match(one.get("first", (0, ""))[1])
    seed, seed_hash = one["seed"][1], one["seed hash"][1]
    return (
        Record(
            game=game[1],
            rules=int(game[2]),
            options=options,
            seats=tuple(name for _, name in seats),
            first=int(first[1]) if first else None,
            seed=None if seed == NO_SEED else _value(seed, at["seed"]),
            seed_hash=seed_hash,
            shares=_read_shares(header, at),
            hints=_value(one["hints"][1], at["hints"]) if "hints" in one else 0,
        ),
        at,
    )


def _read_shares(header: list[tuple[int, str, str]], at: Lines) -> Shares | None:
    """What the seed was made of, where the header has a line for it."""
    secret: str | None = None
    sealed: str | None = None
    given: list[Share] = []
    for number, key, value in header:
        seat = SHARE.fullmatch(key)
        if key == "secret":
            secret, at["shares.secret"] = value, number
        elif key == "sealed as":
            sealed, at["shares.secret_hash"] = value, number
        elif seat:
            told = PROMISED.fullmatch(value)
            if not told:
                raise RecordError(f"line {number}", f"must be a share, promised as its hash; not {value!r:.60}.")
            at[f"shares.given[{len(given)}]"] = number
            given.append(Share(int(seat[1]), told[2], None if told[1] == NO_SHARE else told[1]))
    if secret is None and sealed is None and not given:
        return None
    if secret is None or sealed is None:
        number = max(number for number, _, _ in header)
        missing = "secret" if secret is None else "sealed as"
        raise RecordError(f"line {number + 1}", f"The header ends here, without a line {missing!r}.")
    return Shares(None if secret == NO_SEED else secret, sealed, tuple(given))


def _value(text: str, number: int) -> Any:
    try:
        return parse(text)
    except RecordError as error:
        raise RecordError(f"line {number}", error.reason) from None
