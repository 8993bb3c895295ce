"""What bots win, as docs/bots.md tells it: a test compares the two. Only tables that were measured are here."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Literal, NamedTuple

__all__ = [
    "ENOUGH",
    "TEAMS",
    "TEN_ALONE",
    "TEN_ALONE_FAST",
    "TEN_AMONG_FAST",
    "WEAKER",
    "Measured",
    "rates",
    "strong_bots",
]

Among = Literal["strong", "fast", "alone"]


class Measured(NamedTuple):
    """Games won of a hundred by strong bots that fill every chair, by one among fast ones, or by one alone."""

    percent: float
    among: Among


TEAMS: Mapping[tuple[str, str], Mapping[int, float]] = MappingProxyType(
    {  # by game and option; by seats
        ("the-game", ""): {1: 42.6, 2: 93.5, 3: 90.0, 4: 95.5, 5: 95.6},
        ("the-game", "expert"): {1: 19.3, 2: 57.3, 3: 30.0, 4: 48.3, 5: 54.3},
        ("the-game", "on_fire"): {1: 35.7, 2: 88.0, 3: 77.7, 4: 83.7, 5: 82.0},
        ("quick-and-easy", ""): {2: 73.9, 3: 92.7, 4: 96.8, 5: 97.2},
        ("quick-and-easy", "pro"): {2: 47.1, 3: 62.5, 4: 70.9, 5: 72.0},
    }
)
WEAKER: Mapping[str, Mapping[tuple[str, str], Mapping[int, float]]] = MappingProxyType(
    {  # by strength; where every chair is theirs
        "novice": {("the-game", ""): {3: 24.7}, ("quick-and-easy", ""): {3: 45.3}},
        "fast": {
            ("the-game", ""): {1: 23.6, 2: 77.0, 3: 63.9, 4: 75.6, 5: 78.4},
            ("the-game", "expert"): {1: 12.6, 2: 34.8, 3: 12.6, 4: 20.6, 5: 27.8},
            ("the-game", "on_fire"): {1: 18.9, 2: 60.1, 3: 43.2, 4: 47.0, 5: 47.9},
            ("quick-and-easy", ""): {3: 84.9},
        },
    }
)
TEN_ALONE_FAST: Mapping[int, float] = MappingProxyType(
    {4: 98.9, 5: 94.0, 6: 84.2, 7: 68.0, 8: 52.5, 9: 35.5, 10: 21.8}
)  # by limit
ENOUGH = 200  # games; what fewer have shown is not told to players
TEN_AMONG_FAST: Mapping[int, float] = MappingProxyType({4: 36.2})  # by seats
TEN_ALONE: Mapping[int, float] = MappingProxyType({7: 77.0})  # by limit


def strong_bots(game: str, seats: int, options: Mapping[str, Any]) -> Measured | None:
    """For a table of that game, with so many players and the options that differ from the defaults."""
    if game == "ten":
        if set(options) - {"limit"}:
            return None
        if seats == 1:
            percent = TEN_ALONE.get(options.get("limit", 0))  # who says no limit plays the lowest, not measured yet
            return None if percent is None else Measured(percent, "alone")
        return Measured(TEN_AMONG_FAST[seats], "fast") if seats in TEN_AMONG_FAST else None
    chosen = [name for name, value in options.items() if value is True]
    if len(chosen) != len(options) or len(chosen) > 1:
        return None
    percent = TEAMS.get((game, "".join(chosen)), {}).get(seats)
    return None if percent is None else Measured(percent, "strong")


def rates(game: str, seats: int, options: Mapping[str, Any]) -> dict[str, float]:
    """By strength, the weakest first: games won of a hundred at tables of that kind that only such bots fill."""
    strong = strong_bots(game, seats, options)
    found = {}
    if game == "ten":
        if seats != 1 or set(options) - {"limit"}:
            return {}
        fast = TEN_ALONE_FAST.get(options.get("limit", 4))
        found = {} if fast is None else {"fast": fast}
    elif len(options) <= 1:
        for strength, tables in WEAKER.items():
            percent = tables.get((game, "".join(options)), {}).get(seats)
            if percent is not None and all(value is True for value in options.values()):
                found[strength] = percent
    return found | ({"strong": strong.percent} if strong and strong.among != "fast" else {})
