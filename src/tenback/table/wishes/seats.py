"""Who sits at the table, who may come in, and when it begins; and who takes a bot's chair once it has begun."""

from collections.abc import Collection
from contextlib import suppress
from typing import Any

import msgspec

from tenback.bots.asking import turn_began
from tenback.core import OptionError, Seat
from tenback.record import AUTOMATIC
from tenback.table import entries
from tenback.table.declined import Declined
from tenback.table.entries import Body
from tenback.table.invitations import key_hash
from tenback.table.setting import Setting, agree
from tenback.table.sitters import Person, a_bot, a_person
from tenback.table.table import Table
from tenback.table.wishes.conditions import (
    check_aside,
    check_host,
    check_not_kept,
    check_open_seat,
    check_seat,
    check_strength,
    check_waiting,
    seated,
)
from tenback.table.wishes.sharing import promises_of

__all__ = [
    "begin",
    "bots_chairs",
    "close",
    "invite",
    "resize",
    "revoke",
    "seat_bot",
    "sit",
    "stand",
    "unseat",
]

MOST_INVITATIONS = 20


def sit(table: Table, person: Person, seat: Seat | None = None) -> list[Body]:
    """Take an open seat; in a running game, the chair of a bot."""
    if table.running and bots_chairs(table) and not table.challenge:
        return _take_a_bots_chair(table, person, seat)
    check_waiting(table)
    if table.seat_of(person.id) is not None:
        raise Declined("already-seated", "You have a seat here already.")
    kept = table.kept_for(person.id)
    if seat is None:
        seat = _free_seat(table) if kept is None else kept
    if seat is None:
        raise Declined("full", "Every seat is taken; you may watch if the table lets you, or open a table of your own.")
    check_open_seat(table, seat)
    check_not_kept(table, seat, person.id)
    others = [sitter.name for place, sitter in table.held.items() if place != kept]
    return [entries.Sat(seat, a_person(person, (*_taken_names(table), *others)))]


def bots_chairs(table: Table) -> list[Seat]:
    """Where a bot of the table's own sits, so that nobody's cards are given away."""
    return [seat for seat, sitter in table.bots() if sitter.person is None]


def _take_a_bots_chair(table: Table, person: Person, seat: Seat | None) -> list[Body]:
    """With its cards, between turns: what a bot has begun it ends."""
    if table.seat_of(person.id) is not None:
        raise Declined("already-seated", "You have a seat here already.")
    chairs = bots_chairs(table)
    if seat is None:
        seat = next((each for each in chairs if not _within_its_turn(table, each)), chairs[0])
    check_seat(table, seat)
    sitter = table.sitters[seat]
    if seat not in chairs or sitter is None:
        raise Declined("seat-taken", f"Seat {seat} is taken.", seat=seat)
    if _within_its_turn(table, seat):
        raise Declined("within-a-turn", f"{sitter.name} is laying; take the chair in a moment.", name=sitter.name)
    names = tuple(name for name in _taken_names(table) if name != sitter.name)
    return [entries.Sat(seat, a_person(person, names))]


def _within_its_turn(table: Table, seat: Seat) -> bool:
    if table.turn != seat:
        return False
    began = turn_began(table.actions, table.movers, seat)
    return began < len(table.actions)


def _free_seat(table: Table) -> Seat | None:
    """One that is kept for nobody."""
    return next((seat for seat, who in enumerate(table.sitters) if who is None and seat not in table.held), None)


def stand(table: Table, person: str) -> list[Body]:
    """Leave a table that has not begun. The last one to leave closes it."""
    check_waiting(table)
    seat = seated(table, person)
    left: list[Body] = [entries.Stood(seat)]
    others = [sitter.person for other, sitter in table.people() if other != seat and sitter.person]
    if not others:
        left.append(entries.Abandoned(None))
    elif table.host == person:
        left.append(entries.Hosted(others[0]))
    return left


def _taken_names(table: Table) -> tuple[str, ...]:
    """Names that nobody else may have: those at the table, and that of solo TEN's automatic opponent (T23)."""
    return *table.names(), AUTOMATIC


# The host's


def seat_bot(table: Table, person: str, seat: Seat | None, strength: str) -> list[Body]:
    check_waiting(table)
    check_host(table, person)
    if table.challenge:
        raise _shared_deal()  # as many people as on the other side
    check_strength(table, strength)
    if seat is None:
        seat = _free_seat(table)
    if seat is None:
        seat = next(iter(table.held), None)  # whoever it is kept for has not come
    if seat is None:
        raise Declined("full", "Every seat is taken.")
    check_open_seat(table, seat)
    held = tuple(sitter.name for sitter in table.held.values())
    return [entries.Sat(seat, a_bot(strength, (*_taken_names(table), *held)))]


def unseat(table: Table, person: str, seat: Seat) -> list[Body]:
    check_waiting(table)
    check_host(table, person)
    check_seat(table, seat)
    sitter = table.sitters[seat]
    if sitter is None:
        raise Declined("nobody-there", f"Nobody sits at seat {seat}.", seat=seat)
    if table.challenge and sitter.person is None:
        raise _shared_deal()
    if seat == table.seat_of(person):
        raise Declined("own-seat", "That is your own seat; stand up instead.")
    return [entries.Stood(seat)]


def resize(table: Table, person: str, seats: int) -> list[Body]:
    """More seats, or fewer: only open ones go."""
    check_waiting(table)
    check_host(table, person)
    if table.challenge:
        raise _shared_deal()
    if table.branch:
        raise Declined("branch-seats", "This game goes on from an earlier one, with as many players as it had.")
    sitting = len(table.names())
    if type(seats) is int and seats < sitting:
        raise Declined("seats-taken", f"{sitting} sit here already; ask somebody to stand up first.", sitting=sitting)
    fitting = _fitting(table.setting, seats)
    setting = agree(**{**msgspec.structs.asdict(table.setting), "options": fitting, "seats": seats})
    return [entries.Resized(setting)]


def _shared_deal() -> Declined:
    return Declined("shared-deal", "Others are dealt the same cards elsewhere, so that the table stays as it is.")


def _fitting(setting: Setting, seats: int) -> dict[str, Any]:
    """The options that so many may play with: those of solo TEN go when somebody joins (T23)."""
    fitting = {}
    for name, value in setting.options.items():
        with suppress(OptionError):
            setting.the_game.settle(seats, {name: value})
            fitting[name] = value
    return fitting


def invite(table: Table, person: str, *, key: str, until: int | None) -> list[Body]:
    check_host(table, person)
    if table.day:
        raise Declined("day-alone", "Everybody plays the deal of the day at a table of their own; nobody looks on.")
    _check_host_aside(table, person)
    if len(table.invitations) >= MOST_INVITATIONS:
        raise Declined(
            "too-many-invitations",
            f"A table has at most {MOST_INVITATIONS} invitations; revoke the old ones first.",
            most=MOST_INVITATIONS,
        )
    return [entries.Invited(key_hash(key), until)]


def revoke(table: Table, person: str) -> list[Body]:
    check_host(table, person)
    _check_host_aside(table, person)
    return [entries.Revoked()]


def _check_host_aside(table: Table, person: str) -> None:
    seat = table.seat_of(person)
    if seat is not None:  # a host without a seat holds no cards
        check_aside(table, seat)


def begin(table: Table, person: str, *, present: Collection[str] | None = None) -> list[Body]:
    """Deal; where shares were promised, ask for them first: of those who are `present`, or of all."""
    check_waiting(table)
    check_host(table, person)
    if None in table.sitters:
        seat = table.sitters.index(None)
        raise Declined(
            "seat-open", f"Seat {seat} is open: wait for somebody, seat a bot there, or have fewer seats.", seat=seat
        )
    promises = promises_of(table, present)
    return [entries.Dealing(promises)] if promises else [entries.Began()]


def close(table: Table, person: str) -> list[Body]:
    """Call off a table that has not begun."""
    check_waiting(table)
    check_host(table, person)
    return [entries.Abandoned(table.seat_of(person))]
