"""Who wins TEN: most points, then most currency, then fewest cards (T20, T21); alone, against TEN itself (T23h)."""

from enum import StrEnum

from tenback.core import Ending
from tenback.games.ten.runs import score
from tenback.games.ten.table import RANKS, TEN, YOU, Table

__all__ = ["Reason", "standings"]


class Reason(StrEnum):
    MOST_POINTS = "most-points"
    MOST_CURRENCY = "most-currency"
    FEWEST_CARDS = "fewest-cards"
    SHARED = "shared"
    TEN_BEATEN = "ten-beaten"
    TEN_NOT_BEATEN = "ten-not-beaten"


def standings(table: Table) -> Ending:
    """Who has won, and by what."""
    scores = [score(holding.cards) for holding in table.seats]
    points = tuple(each.points for each in scores)
    if table.options.limit is not None:  # T23h: a tie is not a win
        won = points[YOU] > points[TEN]
        return Ending(
            Reason.TEN_BEATEN if won else Reason.TEN_NOT_BEATEN,
            "T23h",
            won=won,
            winners=(YOU,) if won else (),
            scores=points,
            rank=RANKS[table.options.limit] if won else None,
        )
    leaders = list(range(len(scores)))
    reason = Reason.SHARED
    for tie_break, key in (  # T21
        (Reason.MOST_POINTS, points),
        (Reason.MOST_CURRENCY, tuple(holding.currency for holding in table.seats)),
        (Reason.FEWEST_CARDS, tuple(-each.cards for each in scores)),
    ):
        most = max(key[seat] for seat in leaders)
        leaders = [seat for seat in leaders if key[seat] == most]
        if len(leaders) == 1:
            reason = tie_break
            break
    return Ending(reason, "T20" if reason is Reason.MOST_POINTS else "T21", winners=tuple(leaders), scores=points)
