"""What a bot would do, told to somebody who plays with bots alone; it is counted, and the game counts no more."""

from tenback import bots
from tenback.core import Seat
from tenback.table import entries
from tenback.table.declined import Declined
from tenback.table.entries import Body
from tenback.table.table import Phase, Table
from tenback.table.wishes.conditions import check_not_paused, check_running

__all__ = ["hint", "may_have_hints"]

STRENGTH = "strong"  # who gives them


def may_have_hints(table: Table, seat: Seat) -> bool:
    """Whether a person plays there, and nobody else but bots; nor is it a try beside those of others."""
    for other, who in enumerate(table.sitters):  # asked at every move of every table: first what most of them answer
        if other != seat and (who is None or who.person is not None):
            return False
    own = table.sitters[seat]
    if own is None or own.program or own.bot or (table.shared_deal and not table.known):
        return False
    return STRENGTH in bots.strengths(table.setting.game)


def hint(table: Table, seat: Seat) -> list[Body]:
    check_running(table)
    check_not_paused(table)
    if table.shared_deal and not table.known:
        raise Declined("hint-counted", "This deal counts beside the tries of others: there are no hints.")
    if STRENGTH not in bots.strengths(table.setting.game):
        raise Declined("no-hints", "No bot here plays this game well enough to give hints.")
    if not may_have_hints(table, seat):
        raise Declined("hint-company", "Hints are for people who play with bots alone.")
    if table.phase is not Phase.PLAYING or table.turn != seat:
        raise Declined("not-your-turn", "It is not your turn.")
    return [entries.Hinted(seat)]
