"""Pausing, going away, coming back; and how fast bots move."""

from collections.abc import Collection

from tenback.core import Seat, shown
from tenback.table import entries
from tenback.table.declined import Declined
from tenback.table.entries import Body
from tenback.table.setting import Pace
from tenback.table.table import Table
from tenback.table.wishes.conditions import (
    check_aside,
    check_by_oneself,
    check_host,
    check_pause,
    check_running,
    check_seat,
    check_strength,
    listened_to,
    seated,
)
from tenback.table.wishes.consent import all_agree, carried_out

__all__ = ["check_hurry", "come_back", "hand_over", "pace", "pause", "resume"]


def pause(table: Table, person: str) -> list[Body]:
    seat = seated(table, person)
    check_running(table)
    check_by_oneself(table)
    if table.paused:
        raise Declined("paused", "The game is paused already.")
    check_pause(table, seat)
    return [entries.Paused(seat)]


def resume(table: Table, person: str) -> list[Body]:
    seat = seated(table, person)
    if not table.paused:
        raise Declined("not-paused", "The game is not paused.")
    return [entries.Resumed(seat)]


def hand_over(
    table: Table, person: str, seat: Seat | None, strength: str, gone: Collection[str] = frozenset()
) -> list[Body]:
    """A bot stands in: for oneself at any time; by the host's wish for somebody who is `gone` while the table waits for
    them. Whoever is there thinks as long as they like.
    """
    own = seated(table, person)
    check_running(table)
    check_by_oneself(table)
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
        if seat not in table.awaited:
            raise Declined("not-awaited", f"The table does not wait for {sitter.name} now.", name=sitter.name)
        if sitter.person not in gone:
            raise Declined(
                "still-there",
                f"{sitter.name} is there, or was a moment ago: a bot stands in only for somebody who is gone.",
                name=sitter.name,
            )
        if table.host not in gone:  # else nobody could see to it that the game goes on
            check_host(table, person)
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


def pace(table: Table, person: str, asked: str) -> list[Body]:
    """The host's: how fast bots move from now on."""
    check_host(table, person)
    seat = seated(table, person)
    check_running(table)
    if asked not in list(Pace):
        raise Declined("no-such-pace", f"Bots move {', '.join(Pace)}; not {shown(asked)}.")
    if asked == table.setting.pace:
        raise Declined("paced", "They move like that already.")
    check_aside(table, seat)
    return [entries.Paced(seat, Pace(asked))]


def check_hurry(table: Table, person: str) -> None:
    """The host's: that the bot that is about to move does so at once. Nothing of it is kept."""
    check_host(table, person)
    check_running(table)
    bots = {seat for seat, _ in table.bots()}
    if not any(seat in bots or table.setting.automatic(seat) for seat in table.awaited):
        raise Declined("no-bot-moves", "No bot is about to move.")
