"""Pausing, going away, coming back."""

from tenback.core import Seat
from tenback.table import entries
from tenback.table.declined import Declined
from tenback.table.entries import Body
from tenback.table.table import Table
from tenback.table.wishes.conditions import (
    check_aside,
    check_running,
    check_seat,
    check_strength,
    listened_to,
    seated,
)
from tenback.table.wishes.consent import all_agree, carried_out

__all__ = ["PATIENCE", "come_back", "hand_over", "pause", "resume"]

PATIENCE = 60_000  # milliseconds that a player may keep the others waiting before a bot may stand in


def pause(table: Table, person: str) -> list[Body]:
    seat = seated(table, person)
    check_running(table)
    if table.paused:
        raise Declined("paused", "The game is paused already.")
    check_aside(table, seat)
    return [entries.Paused(seat)]


def resume(table: Table, person: str) -> list[Body]:
    seat = seated(table, person)
    if not table.paused:
        raise Declined("not-paused", "The game is not paused.")
    return [entries.Resumed(seat)]


def hand_over(table: Table, person: str, seat: Seat | None, strength: str, now: int) -> list[Body]:
    """A bot stands in: for oneself at any time, for another who keeps the table waiting."""
    own = seated(table, person)
    check_running(table)
    check_strength(table, strength)
    seat = own if seat is None else seat
    check_seat(table, seat)
    sitter = table.sitters[seat]
    assert sitter is not None  # every seat of a running game is taken
    if sitter.bot:
        raise Declined("bot-there", "A bot plays there already.")
    if seat == own and listened_to(table) and seat in table.left:
        # Else one could leave and come back as often as a card's number says (G14).
        raise Declined("left-already", "You have left and come back since the last turn; wait for the next.")
    if seat != own:
        waited = now - table.waiting_since
        if seat not in table.awaited or waited < PATIENCE:
            raise Declined(
                "patience",
                f"A bot may stand in for {sitter.name} once the table has waited {PATIENCE // 1000} seconds for them.",
                name=sitter.name,
                seconds=PATIENCE // 1000,
            )
    handed = entries.HandedOver(seat, strength)
    proposed = table.proposed
    if proposed and seat not in proposed.agreed and all_agree(table, proposed.agreed | {seat}):
        return [handed, carried_out(proposed.what, proposed.by, proposed.to)]  # only this seat's consent was lacking
    return [handed]


def come_back(table: Table, person: str) -> list[Body]:
    seat = seated(table, person)
    check_running(table)
    sitter = table.sitters[seat]
    if sitter is None or not sitter.bot:
        raise Declined("not-stood-in", "Nobody plays for you; the seat is yours.")
    return [entries.CameBack(seat)]
