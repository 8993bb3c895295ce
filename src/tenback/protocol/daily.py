"""What is told of the deal of the day."""

from typing import Any, Literal

from msgspec import Struct

from tenback.views import Seat

__all__ = [
    "Daily",
    "DayDeal",
    "DayTold",
    "Dot",
    "Histogram",
    "LineTurn",
    "OpenLine",
    "OthersTry",
    "OwnTry",
    "Par",
    "Step",
]


class OwnTry(Struct, forbid_unknown_fields=True):
    """One's own try that counts. `value`: cards left where all play together; else points or cards ahead."""

    table: str
    finished: bool
    won: bool = False
    value: int | None = None  # None while it goes on, and where it was given up
    turns: int = 0
    backs: int = 0
    late: bool = False  # finished after the seeds were told: it counts for nothing


class Par(Struct, forbid_unknown_fields=True):
    """What half of so many tries by `strong` did at least as well as."""

    value: float
    tries: int
    won: int


class Step(Struct, forbid_unknown_fields=True):
    """A column: values from `low` to `high`, as many as did so. None: however far."""

    low: int | None
    high: int | None
    count: int
    mine: bool


class Histogram(Struct, forbid_unknown_fields=True):
    """How everybody fared who has finished."""

    steps: list[Step]
    tries: int
    won: int
    given_up: int
    behind: int  # of a hundred others, how many did less well than oneself


class Dot(Struct, forbid_unknown_fields=True):
    """A day of the week that ends today, for one deal."""

    date: str
    mine: OwnTry | None


class DayDeal(Struct, forbid_unknown_fields=True):
    """A deal, as everybody may know it before they play."""

    deal: str
    game: str
    seats: int
    options: dict[str, Any]
    bots: list[str]  # their strengths
    fewer: bool  # whether fewer is better: cards left
    seed_hash: str  # SHA-256 of the seed
    played: int  # how many have finished their try
    mine: OwnTry | None
    par: Par | None  # once one's own try is over
    week: list[Dot]


class Daily(Struct, forbid_unknown_fields=True):
    """Today's deals. `ends`: midnight, UTC; `closes`: until then a try begun before midnight counts, and then the
    seeds are told.
    """

    date: str
    ends: int
    closes: int
    deals: list[DayDeal]
    sealed: dict[str, str]  # by deal: the hashes of tomorrow's seeds


class OthersTry(Struct, forbid_unknown_fields=True):
    """Somebody's try, which may be looked back at."""

    table: str
    name: str
    won: bool
    value: int | None
    turns: int
    you: bool


class LineTurn(Struct, forbid_unknown_fields=True):
    """A turn of a line that wins."""

    seat: Seat
    actions: list[str]
    back: list[str]  # those of them that turn a pile back


class OpenLine(Struct, forbid_unknown_fields=True):
    """Whether a deal could be won with all cards open, and how: turn by turn, from seat 0 on. Found out once."""

    answer: Literal["yes", "no", "not found"]
    turns: list[LineTurn]


class DayTold(Struct, forbid_unknown_fields=True):
    """One deal of one day; what others did, once one's own try is over, or the day."""

    date: str
    ends: int
    closes: int
    deal: DayDeal
    seat: Seat
    seed: str | None  # once the day is closed
    spread: Histogram | None
    others: list[OthersTry]
    trail: list[int]  # of one's own try, a figure a turn: steps spent, below zero given back; TEN: points it brought
    line: OpenLine | None  # where all play together, once one's own try is over, or the day
