"""Columns of results, and what is known of a game beside them."""

from typing import NamedTuple

from tenback.core import Ending

__all__ = [
    "ACTIONS",
    "DRAW",
    "KERNEL",
    "LAST",
    "LEFT",
    "PRICES",
    "REASON",
    "REFEREE",
    "STARTER",
    "WINNERS",
    "WON",
    "Column",
    "Known",
    "Value",
    "winners",
]

REFEREE, KERNEL = "referee", "kernel"  # who sees to a game
Value = int | str | None
Known = dict[str, Value]


class Column(NamedTuple):
    name: str
    number: bool = True  # or else a text


WON, LEFT, REASON = Column("won"), Column("left"), Column("reason", number=False)
STARTER, ACTIONS, LAST = Column("starter"), Column("actions"), Column("last")  # LAST: the seat that acted last
DRAW = Column("draw")  # cards in the draw pile at the end
WINNERS, PRICES = Column("winners", number=False), Column("prices", number=False)  # seats; what wilds went for


def winners(ending: Ending) -> str:
    return " ".join(map(str, ending.winners or ()))
