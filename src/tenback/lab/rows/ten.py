"""Results of TEN."""

from typing import Any

from tenback.core import Ending
from tenback.games.ten.table import Phase
from tenback.lab.rows import plain
from tenback.lab.rows.columns import ACTIONS, PRICES, REASON, REFEREE, STARTER, WINNERS, WON, Column, Known, winners

__all__ = ["Look", "columns"]


def columns(seats: int, engine: str, *, at_random: bool) -> tuple[Column, ...]:  # noqa: ARG001 - no kernel plays it so
    holders = range(max(seats, 2))  # TEN itself is the second alone
    scores = tuple(Column(f"score_{seat}") for seat in holders)
    busts = tuple(Column(f"busts_{seat}") for seat in holders)
    reason = (REASON,) if engine == REFEREE else ()
    return (WON if seats == 1 else WINNERS, *scores, *reason, STARTER, ACTIONS, *busts, PRICES)


class Look(plain.Look):
    """Counts busts, and what wilds went for."""

    def __init__(self) -> None:
        self._tokens: list[int] = []  # bust tokens by seat, now
        self._busts: list[int] = []  # and busts so far
        self._prices: list[int] = []

    def __call__(self, before: Any, state: Any) -> None:
        table = state.table
        tokens = [holding.busts for holding in table.seats]
        if before is None:
            self._busts = [0] * len(tokens)
        else:
            for seat, (now, then) in enumerate(zip(tokens, self._tokens, strict=True)):
                self._busts[seat] += now > then
            owed = before.table.owed
            # A payment has begun when a price stands that did not stand before: bids are known by then.
            if table.owed is not None and owed is None and table.owed.within is Phase.AUCTION:
                self._prices.append(table.owed.price)
        self._tokens = tokens

    def known(self, state: Any, ending: Ending) -> Known:  # noqa: ARG002 - all was seen on the way
        known: Known = {f"score_{seat}": points for seat, points in enumerate(ending.scores or ())}
        known |= {f"busts_{seat}": many for seat, many in enumerate(self._busts)}
        return known | {"winners": winners(ending), "prices": " ".join(map(str, self._prices))}
