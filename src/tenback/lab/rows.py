"""What is written down of a game: one row, under columns that follow from the game and from who played it."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from tenback.core import Ending, Seat, State
from tenback.games.ten.table import Phase
from tenback.lab.referee import Agreed

__all__ = ["COOPERATIVE", "DEAL", "DECK", "KERNEL", "REFEREE", "Column", "Watched", "columns", "line"]

REFEREE, KERNEL = "referee", "kernel"  # who sees to a game
DECK = {"the-game": 98, "quick-and-easy": 50}  # cards to be laid together
COOPERATIVE = tuple(DECK)
Value = int | str | None


class Column(NamedTuple):
    name: str
    number: bool = True  # or else a text


NUMBER, WON, REASON = Column("game"), Column("won"), Column("reason", number=False)
BOTS = Column("bots", number=False)  # by seat; only where they differ, since all else is in the manifest
STARTER, ACTIONS, LAST = Column("starter"), Column("actions"), Column("last")  # LAST: the seat that acted last
DRAW = Column("draw")  # cards in the draw pile at the end
DEAL = Column("deal")  # of a tournament: its number
WINNERS, PRICES = Column("winners", number=False), Column("prices", number=False)  # seats; what wilds went for


def columns(agreed: Agreed, names: Sequence[str], engine: str) -> tuple[Column, ...]:
    """The columns of a run's results."""
    game, seats = agreed.game, agreed.seats
    bots = (BOTS,) if len(set(names)) > 1 else ()
    if game in COOPERATIVE:
        plain = (NUMBER, *bots, WON, Column("left"))
        if engine == REFEREE:
            return (*plain, REASON, STARTER, ACTIONS, LAST, DRAW)
        return (*plain, ACTIONS) if names[0] == "random" else (*plain, STARTER, ACTIONS, DRAW)
    if game == "face-to-face":
        plain = (NUMBER, *bots, Column("winner"), Column("left_0"), Column("left_1"), REASON, STARTER)
        return (*plain, ACTIONS, LAST) if engine == REFEREE else plain
    holders = range(max(seats, 2))  # TEN itself is the second alone
    scores = tuple(Column(f"score_{seat}") for seat in holders)
    plain = (NUMBER, *bots, *((WON,) if seats == 1 else (WINNERS,)), *scores)
    reason = (REASON,) if engine == REFEREE else ()
    return (*plain, *reason, STARTER, ACTIONS, *(Column(f"busts_{seat}") for seat in holders), PRICES)


def line(values: Sequence[Value]) -> str:
    """A row as the results hold it. No value contains a comma: names of bots and reasons do not."""
    return ",".join("" if value is None else str(value) for value in values) + "\n"


class Watched:
    """Looks at a game from the deal to its end, and tells its row."""

    def __init__(self) -> None:
        self._states = 0
        self._starter: Seat | None = None
        self._state: Any = None  # of any game; what it has is known by its columns
        self._tokens: list[int] = []  # TEN: bust tokens by seat, now
        self._busts: list[int] = []  # and busts so far
        self._prices: list[int] = []

    def __call__(self, state: State) -> None:
        before, self._state = self._state, state
        self._states += 1
        if before is None:
            self._starter = state.turn
        if hasattr(state, "table"):
            self._look_at_ten(before)

    def _look_at_ten(self, before: Any) -> None:
        table = self._state.table
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

    def row(
        self, columns: Sequence[Column], number: int, names: Sequence[str], ending: Ending, *, deal: int | None = None
    ) -> list[Value]:
        known = self._known(number, names, ending) | {DEAL.name: deal}
        return [known[column.name] for column in columns]

    def _known(self, number: int, names: Sequence[str], ending: Ending) -> dict[str, Value]:
        state = self._state
        known: dict[str, Value] = {
            "game": number,
            "bots": " ".join(names),
            "won": None if ending.won is None else int(ending.won),
            "reason": str(ending.reason),
            "starter": self._starter,
            "actions": self._states - 1,
        }
        if hasattr(state, "table"):
            known |= {f"score_{seat}": points for seat, points in enumerate(ending.scores or ())}
            known |= {f"busts_{seat}": many for seat, many in enumerate(self._busts)}
            winners, prices = ending.winners or (), self._prices
            return known | {"winners": " ".join(map(str, winners)), "prices": " ".join(map(str, prices))}
        known["last"] = state.on_turn
        if hasattr(state, "draws"):
            known |= {f"left_{seat}": len(state.hands[seat]) + len(state.draws[seat]) for seat in range(2)}
            return known | {"winner": (ending.winners or (None,))[0]}
        return known | {"left": ending.left, "draw": len(state.draw)}
