"""Who starts, and what is played."""

from collections.abc import Sequence

from tenback import talk
from tenback.core import Seat, shown
from tenback.table import entries
from tenback.table.declined import Declined
from tenback.table.entries import Body
from tenback.table.learning_by_play import opaque
from tenback.table.planning import about_to_play
from tenback.table.table import Phase, Table
from tenback.table.wishes.conditions import check_not_paused, seated

__all__ = ["BOT", "CLOCK", "offer", "play", "seat_acting"]

CLOCK, BOT = "clock", "bot"  # who chooses what a player plays, if not the player


# Who starts (G5, Q3)


def offer(table: Table, seat: Seat, gladly: str) -> list[Body]:
    if table.phase is not Phase.STARTING:
        raise Declined("not-starting", "Nobody is asked now who starts.")
    check_not_paused(table)
    if gladly not in list(talk.Gladly):
        raise Declined("gladly", f"Say {', '.join(talk.Gladly)}; not {shown(gladly)}.")
    if seat in table.offers:
        raise Declined("already-offered", "You have already said how keen you are to start.")
    offered = entries.Offered(seat, talk.Gladly(gladly))
    offers = {**table.offers, seat: offered.gladly}
    if len(offers) < table.setting.seats:
        return [offered]
    return [offered, entries.Started(talk.starter(offers, talk.lot(table.seed)))]


# Playing


def seat_acting(table: Table, person: str) -> Seat:
    """The seat for which a person may act now."""
    seat = seated(table, person)
    sitter = table.sitters[seat]
    if sitter and sitter.bot:
        raise Declined("stood-in", "A bot plays for you; come back to your seat first.")
    return seat


def play(table: Table, seat: Seat, texts: Sequence[str], *, by: str = "") -> list[Body]:
    """One action, or a turn that was planned. `by` names who chose it where it was not the player."""
    if not texts:
        raise Declined("no-action", "Name at least one action.")
    state, actions = about_to_play(table, seat, texts)
    for number, action in enumerate(actions):
        if refusal := state.refusal(action):
            raise Declined.by_rule(refusal)
        if number < len(actions) - 1:
            if opaque(state, action, seat):
                # Else a refusal of what follows would tell a card before it is paid for.
                raise Declined("opaque", f"After {action} other cards are seen; play what follows when you know them.")
            state = state.play(action)
            if state.ending:
                raise Declined("over-before", f"The game ends with {action}; nothing can follow it.")
            if state.turn != seat:
                # Else one seat would bid or pass for the next (T15).
                raise Declined("turn-over-before", f"Others act after {action}; what follows is not yours to play.")
    return [entries.Played(seat, tuple(map(str, actions)), by)]
