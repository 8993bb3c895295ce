"""Once more after the end: who is taken along, and whose seats are kept."""

import msgspec

from tenback.table import entries, series
from tenback.table.declined import Declined
from tenback.table.entries import Body
from tenback.table.setting import agree
from tenback.table.sitters import Sitter
from tenback.table.table import Phase, Table
from tenback.table.wishes.conditions import seated
from tenback.table.wishes.opening import opened

__all__ = ["rematch"]


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
    if table.day:
        raise Declined("day-again", "Play the deal of the day again from its page; that does not count.")
    if table.challenge and same_deal:
        raise Declined("challenged", "Somebody else is still to play these cards; deal new ones.")
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
    first = opened(setting, person, table.seed if same_deal else seed, hashes, known=same_deal)
    again = table.branch if same_deal and table.branch else msgspec.UNSET  # the same moment again
    won = series.carried_on(table) or msgspec.UNSET
    first = msgspec.structs.replace(first, held=held or msgspec.UNSET, branch=again, series=won)
    return [entries.Rematched(seat, new)], [first, *seats]
