"""Bots by name: ours, and strangers', which other packages offer under the entry point group `tenback.bots`.

An entry point is called `GAME.NAME` and gives a class of `tenback.bots.Bot`: `"the-game.careful" = "mine:Careful"`.
They play in the laboratory only; a server seats none of them.
"""

import re
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from tenback import bots, games
from tenback.bots import Bot
from tenback.core import TenbackError, shown

__all__ = ["GROUP", "StrangeBot", "bot", "origin", "strangers"]

GROUP = "tenback.bots"
NAME = re.compile(r"[\w.-]+")  # results give names with spaces and commas between them


class StrangeBot(TenbackError):
    """Somebody's bot that cannot be used: which, and why."""


def strangers(slug: str) -> dict[str, EntryPoint]:
    """By name, the bots that other packages offer for a game."""
    before = f"{games.get(slug).slug}."
    offered = entry_points(group=GROUP)
    found = {point.name.removeprefix(before): point for point in offered if point.name.startswith(before)}
    return {name: point for name, point in found.items() if NAME.fullmatch(name)}


def bot(slug: str, name: str) -> Bot[Any]:
    """Ours of that name, or else a stranger's; UnknownBot says which there are."""
    others = {} if name in bots.strengths(slug) else strangers(slug)
    if name in others:
        return _made(others[name])
    try:
        return bots.get(slug, name)
    except bots.UnknownBot as error:
        also = f" Other packages offer {', '.join(sorted(others))}." if others else ""
        raise bots.UnknownBot(f"{error}{also}") from None


def origin(slug: str, name: str) -> str | None:
    """The package and version that a stranger's bot comes from; None for ours."""
    point = None if name in bots.strengths(slug) else strangers(slug).get(name)
    if point is None or point.dist is None:
        return None
    return f"{point.dist.name} {point.dist.version}"


@cache
def _made(point: EntryPoint) -> Bot[Any]:
    try:
        made = point.load()()
    except Exception as error:
        raise StrangeBot(f"{point.name} ({point.value}) cannot be loaded: {type(error).__name__}: {error}") from error
    if not isinstance(made, Bot):
        raise StrangeBot(f"{point.name} ({point.value}) gives {shown(made)}; it must be a class of tenback.bots.Bot.")
    return made
