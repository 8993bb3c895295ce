"""When a turn is called costly, and which one is the dearest of a game."""

from collections.abc import Iterable
from typing import Any

from tenback.record import Record
from tenback.review.weighing import Estimate

__all__ = ["COSTLY", "beyond_doubt", "dearest_of", "is_costly", "regretful"]

COSTLY = 0.10  # of a chance; less is told in figures, but not called costly


def is_costly(cost: Estimate) -> bool:
    """Whether a turn that cost so much is: beyond doubt, and not little."""
    return cost.beyond_doubt and cost.value >= COSTLY


def dearest_of(turns: Iterable[dict[str, Any]]) -> dict[str, Any] | None:
    """The turn that cost most, if any did beyond doubt."""
    return max(filter(beyond_doubt, turns), key=lambda turn: float(turn["cost"]["value"]), default=None)


def beyond_doubt(turn: dict[str, Any]) -> bool:
    return turn["cost"] is not None and Estimate(**turn["cost"]).beyond_doubt


def regretful(told: Record) -> set[int]:
    """The players whose dearest turn is the game's: those who did not win, if others did; else all of them."""
    players = set(range(len(told.seats)))
    return players - set((told.ending or {}).get("winners", ())) or players
