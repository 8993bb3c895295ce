"""What is told of somebody's own games, kind by kind; and of challenges."""

from typing import Any

from msgspec import Struct

__all__ = ["Adjusted", "ChallengeTold", "KindOfGame", "Point", "Rating", "Results", "Rung", "Side"]


class Point(Struct, forbid_unknown_fields=True):
    """One game, the oldest first."""

    table: str
    at: int
    won: bool
    value: int | None  # cards left, or points; duels have none


class Adjusted(Struct, forbid_unknown_fields=True):
    """Beside what `strong` made of the very same deals: on average so many cards more (or fewer) were left."""

    games: int
    difference: float
    error: float | None  # of the difference, 95 times in 100; none of a single game
    own_won: float  # of a hundred of these very deals
    strong_won: float  # of a hundred


class KindOfGame(Struct, forbid_unknown_fields=True):
    """Games that can be compared: the same game, rules and number of players, and rivals of a kind."""

    game: str
    options: dict[str, Any]
    seats: int
    against: str | None  # duels and TEN: people, or bots of a strength; mixed
    fewer: bool  # whether fewer is better: cards left
    games: int
    won: int
    given_up: int  # counted by themselves
    low: float  # of a hundred: where the true rate lies, 95 times in 100
    high: float
    middle: float | None  # of the values
    best: int | None
    progress: list[Point]
    bots: dict[str, float]  # by strength: games won of a hundred at such tables, where that was measured
    adjusted: Adjusted | None  # where all play together


class Rung(Struct, forbid_unknown_fields=True):
    """TEN alone at a limit."""

    limit: int
    rank: str
    tries: int
    beaten_at: int | None  # at which try, first
    bots: dict[str, float]


class Rating(Struct, forbid_unknown_fields=True):
    """Against people, on the scale of chess: 95 times in 100 it lies between `low` and `high`."""

    game: str
    rating: float
    low: float
    high: float
    games: int


class Results(Struct, forbid_unknown_fields=True):
    games: int  # that count
    apart: dict[str, int]  # by reason: those that do not
    kinds: list[KindOfGame]
    ladder: list[Rung]
    ratings: list[Rating]


class Side(Struct, forbid_unknown_fields=True):
    """Whoever plays the cards of a challenge; how it went is told to those who have finished."""

    name: str  # whose side it is
    names: list[str]  # all who play it
    you: bool
    finished: bool
    open: int = 0  # chairs that wait for somebody
    table: str | None = None
    won: bool | None = None
    value: int | None = None
    turns: int | None = None


class ChallengeTold(Struct, forbid_unknown_fields=True):
    challenge: str
    game: str
    seats: int
    options: dict[str, Any]
    bots: list[str]
    fewer: bool
    by: str
    seed_hash: str
    may_play: bool  # these cards are new to whoever asks
    sides: list[Side]
