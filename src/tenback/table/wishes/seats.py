"""Before the cards are dealt: opening a table, who sits there, who may come in; and once more after the end."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import msgspec

from tenback.core import Chance, OptionError, Seat
from tenback.record import AUTOMATIC
from tenback.table import entries
from tenback.table.declined import Declined
from tenback.table.entries import Body
from tenback.table.invitations import Invitation, key_hash
from tenback.table.setting import Setting, agree
from tenback.table.sitters import Person, Sitter, a_bot, a_person
from tenback.table.table import Phase, Table
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

__all__ = [
    "begin",
    "close",
    "invite",
    "open_table",
    "rematch",
    "resize",
    "revoke",
    "seat_bot",
    "sit",
    "stand",
    "unseat",
]

MOST_INVITATIONS = 20


def open_table(setting: Setting, host: Person, *, seed: str, key: str | None = None) -> list[Body]:
    """A new table, its host at seat 0."""
    hashes = [] if key is None else [key_hash(key)]
    return [_opened(setting, host.id, seed, hashes), entries.Sat(0, a_person(host, (AUTOMATIC,)))]


def _opened(setting: Setting, host: str, seed: str, hashes: Sequence[str], *, known: bool = False) -> entries.Opened:
    invitations = tuple(Invitation(each, until=None) for each in hashes)
    return entries.Opened(setting, seed, Chance(seed).hash, host, invitations, known or msgspec.UNSET)


def sit(table: Table, person: Person, seat: Seat | None = None) -> list[Body]:
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
    if table.sitters[seat] is None:
        raise Declined("nobody-there", f"Nobody sits at seat {seat}.", seat=seat)
    if seat == table.seat_of(person):
        raise Declined("own-seat", "That is your own seat; stand up instead.")
    return [entries.Stood(seat)]


def resize(table: Table, person: str, seats: int) -> list[Body]:
    """More seats, or fewer: only open ones go."""
    check_waiting(table)
    check_host(table, person)
    sitting = len(table.names())
    if type(seats) is int and seats < sitting:
        raise Declined("seats-taken", f"{sitting} sit here already; ask somebody to stand up first.", sitting=sitting)
    fitting = _fitting(table.setting, seats)
    setting = agree(**{**msgspec.structs.asdict(table.setting), "options": fitting, "seats": seats})
    return [entries.Resized(setting)]


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


def begin(table: Table, person: str) -> list[Body]:
    check_waiting(table)
    check_host(table, person)
    if None in table.sitters:
        seat = table.sitters.index(None)
        raise Declined(
            "seat-open", f"Seat {seat} is open: wait for somebody, seat a bot there, or have fewer seats.", seat=seat
        )
    return [entries.Began()]


def close(table: Table, person: str) -> list[Body]:
    """Call off a table that has not begun."""
    check_waiting(table)
    check_host(table, person)
    return [entries.Abandoned(table.seat_of(person))]


# Once more


def rematch(
    table: Table, person: str, new: str, *, seed: str, same_deal: bool = False
) -> tuple[list[Body], list[Body]]:
    """The same people at a new table: what the old table notes, and what opens the new one.

    Nobody is taken along unasked: who wishes it sits there with the bots, and the others' seats are kept for them.

    Dealt by `seed`, or the same deal again: everybody has seen those cards, so the new table is marked.
    """
    seat = seated(table, person)
    if table.phase is not Phase.ENDED:
        raise Declined("not-ended", "The game has not ended.")
    if table.state is None:
        raise Declined("never-begun", "This table was called off; open a new one.")
    if table.rematch:
        raise Declined("rematched", "The rematch is open already.", table=table.rematch)
    sitters = [
        Sitter(who.name, who.person, who.program, None if who.person else who.bot) for who in table.sitters if who
    ]
    hashes = [each.hash for each in table.invitations if each.until is None]
    there = [who.person in {None, person} for who in sitters]
    seats = [entries.Sat(number, who) for number, who in enumerate(sitters) if there[number]]
    held = tuple(entries.Held(number, who) for number, who in enumerate(sitters) if not there[number])
    setting = table.setting
    if not same_deal:
        setting = agree(**{**msgspec.structs.asdict(setting), "rules": None})  # a new deal: by the newest rules
    opened = _opened(setting, person, table.seed if same_deal else seed, hashes, known=same_deal)
    opened = msgspec.structs.replace(opened, held=held or msgspec.UNSET)
    return [entries.Rematched(seat, new)], [opened, *seats]
