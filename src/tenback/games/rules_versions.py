"""Rules that have changed since: what was dealt under them is read and played on under them for ever (decision 22)."""

from tenback.core import Game
from tenback.games import ten

__all__ = ["all_versions"]

EARLIER: tuple[Game, ...] = (ten.RULES_1,)


def all_versions(newest: Game) -> tuple[Game, ...]:
    """The game under each of its rules, the newest last."""
    return (*(each for each in EARLIER if each.slug == newest.slug), newest)
