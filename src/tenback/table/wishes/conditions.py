"""What several wishes ask for first: that the game runs, that one sits there, that one is the host."""

from tenback import bots
from tenback.core import Seat, shown
from tenback.table.declined import Declined
from tenback.table.table import Phase, Table

__all__ = [
    "check_aside",
    "check_by_oneself",
    "check_host",
    "check_not_kept",
    "check_not_paused",
    "check_open_seat",
    "check_pause",
    "check_running",
    "check_seat",
    "check_strength",
    "check_waiting",
    "listened_to",
    "seated",
]


def check_waiting(table: Table) -> None:
    if table.phase is not Phase.WAITING:
        raise Declined("begun", "The game has begun; that was possible before.")
    if table.dealing:
        raise Declined("dealing", "The cards are being dealt; that was possible before.")


def check_running(table: Table) -> None:
    if table.phase is Phase.ENDED:
        raise Declined("ended", "The game has ended.")
    if not table.running:
        raise Declined("waiting", "The game has not begun.")


MOST_ASIDES = 2  # of a seat from turn to turn
MOST_PAUSES = 2  # the same, where a clock runs


def listened_to(table: Table) -> bool:
    """Whether somebody could count what another does, while a rule forbids to tell numbers in any way (G14, Q10)."""
    return table.running and table.setting.guarded and sum(1 for who in table.sitters if who and who.person) > 1


def check_aside(table: Table, seat: Seat) -> None:
    """Pauses, proposals and invitations are seen by all: a few from turn to turn, so that nobody counts with them."""
    if listened_to(table) and table.asides.count(seat) >= MOST_ASIDES:
        raise Declined("asides", "You have interrupted the game twice since the last turn; wait for the next.")


def check_pause(table: Table, seat: Seat) -> None:
    """Who is on turn thinks on while nobody's clock runs, however soon another resumes: the clock would be a bluff if a
    turn could be paused again and again.
    """
    check_aside(table, seat)
    if table.setting.clock is not None and table.pauses.count(seat) >= MOST_PAUSES:
        raise Declined("asides", "You have interrupted the game twice since the last turn; wait for the next.")


def check_by_oneself(table: Table) -> None:
    """The try that counts at a day's deal is played to its end, by oneself and straight on."""
    if table.day and not table.known:
        raise Declined(
            "day-counted",
            "This try at the deal of the day counts: nothing is taken back, nothing paused, and no bot stands in.",
        )


def check_not_paused(table: Table) -> None:
    if table.paused:
        raise Declined("paused", "The game is paused; resume it first.")


def seated(table: Table, person: str) -> Seat:
    seat = table.seat_of(person)
    if seat is None:
        raise Declined("no-seat", "You have no seat at this table.")
    return seat


def check_host(table: Table, person: str) -> None:
    if person != table.host:
        raise Declined("not-host", "Only the host of the table may do that.")


def check_seat(table: Table, seat: object) -> None:
    if type(seat) is not int or seat not in range(table.setting.seats):
        raise Declined("no-such-seat", f"The seats are 0 to {table.setting.seats - 1}, not {shown(seat)}.")


def check_open_seat(table: Table, seat: Seat) -> None:
    check_seat(table, seat)
    if table.sitters[seat] is not None:
        raise Declined("seat-taken", f"Seat {seat} is taken.", seat=seat)


def check_not_kept(table: Table, seat: Seat, person: str) -> None:
    """That the seat is kept for nobody else."""
    if seat in table.held and table.held[seat].person != person:
        raise Declined("seat-taken", f"Seat {seat} is kept for {table.held[seat].name}.", seat=seat)


def check_strength(table: Table, strength: object) -> None:
    known = bots.strengths(table.setting.game)
    if strength not in known:
        raise Declined("no-such-bot", f"A bot is {' or '.join(known)}, not {shown(strength)}.")
