"""A review put together from its parts, as far as they are there. It brings a compiler: for a thread."""
# ruff: noqa: PLC0415 - most servers' processes never need it

from typing import TYPE_CHECKING, Any

from tenback import bots
from tenback.core import TenbackError
from tenback.record import Record
from tenback.server.reviews.shelf import Kept

if TYPE_CHECKING:
    from tenback.review import Reviewing

__all__ = ["SEED", "composed", "tasks_of"]

SEED = "review"  # as `tenback review` has it, so that both make the same


def tasks_of(told: Record) -> int:
    """Of how many parts a review of the game is made; 0 if there is nothing to review."""
    try:
        return len(_reviewing(told, None).tasks)
    except TenbackError:
        return 0


def composed(told: Record, kept: Kept, worlds: int | None) -> dict[str, Any]:
    """The review; of turns that are not weighed yet only what was played."""
    reviewing = _reviewing(told, worlds)
    parts = (kept.parts.get(task) for task in reviewing.tasks)
    return reviewing.review(None if part is None else part.encode() for part in parts)


def _reviewing(told: Record, worlds: int | None) -> "Reviewing":
    from tenback.review import Reviewing

    judge = bots.judge(told.game)
    return Reviewing(told, judge, worlds or judge.worlds, SEED)
