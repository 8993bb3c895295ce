"""Which games count, and why others stand apart: asked by statistics, best results, ratings and ladders.

The one place for it. A result, as lists keep it, carries the facts that decide; a new reason to stand apart gets its
fact in `facts` and its line in `apart`.
"""

from collections.abc import Mapping
from typing import Any, Literal

from tenback.core import Seat
from tenback.table.sitters import Sitter
from tenback.table.table import Table

__all__ = ["Apart", "apart", "counts", "facts"]

Apart = Literal["never-begun", "abandoned", "known", "branch", "hinted", "day", "late"]
"""Why a game does not count beside the others: no cards were dealt; it was given up; the deal had been seen before; it
was played on from a moment of another; somebody asked for hints; it was the deal of a day, which has a page of its own;
whoever it was came late, and a bot had played the first part.
"""


def facts(table: Table) -> dict[str, Any]:
    """What an ended game's result says beside how it ended."""
    told: dict[str, Any] = {
        "begun": table.state is not None,
        "seats": table.setting.seats,
        "taken_back": table.taken_back,
        "known": table.known,
        "options": dict(table.setting.options),
        "chairs": [_chair(who) for who in table.sitters],
        "seed_hash": table.seed_hash,
    }
    if table.hints:
        told["hints"] = table.hints
    if table.day:
        told["day"] = table.day.key
    if table.challenge:
        told["challenge"] = table.challenge
    if table.branch:
        told["branch"] = True
    if table.late:
        told["late"] = [seat for person, seat in table.seats().items() if person in table.late]
    return told


def _chair(who: Sitter | None) -> str:
    """Of whom: people, or bots of a strength."""
    return who.bot if who and who.bot and not who.person else "people"


def apart(result: Mapping[str, Any] | None, seat: Seat | None = None) -> Apart | None:
    """Why the game stands apart, for who had the seat; None for one that counts."""
    result = result or {}
    if not result.get("begun"):
        return "never-begun"
    if result.get("branch"):  # its deal was seen as well
        return "branch"
    if result.get("known"):
        return "known"
    if result.get("hints"):
        return "hinted"
    if result.get("day"):
        return "day"
    if seat in result.get("late", ()):
        return "late"
    if result.get("abandoned"):
        return "abandoned"
    return None


def counts(result: Mapping[str, Any] | None) -> bool:
    return apart(result) is None
