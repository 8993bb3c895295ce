"""How a name looks: none may pass for an account's, none may be unseen."""

import asyncio
import unicodedata
from functools import cache
from importlib import import_module
from typing import Any

__all__ = ["NOBODY", "can_read_names", "looks", "seen"]

NOBODY = "N. N."  # who wants to be forgotten is called so, in every language

BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs by their category, blank by their looks
MARKS = frozenset({"Mn", "Me"})
MOST_MARKS = 3  # on one letter, as some scripts need them
ALIKE = str.maketrans({"0": "o", "1": "l", "i": "l", "|": "l"})


@cache
def _letters() -> Any:
    """The guard's folding, which comes with all its dictionaries."""
    return import_module("tenback.talk.guard.letters")


async def can_read_names() -> None:
    """Loaded in a thread: who comes first waits for it, a fifth of a second, and nobody at a table with them."""
    if not _letters.cache_info().currsize:
        await asyncio.to_thread(_letters)


def looks(name: str) -> str:
    """The same for all names that a player would take for one another: case, accents, scripts, spaces and signs."""
    plain = _letters().plain(name).translate(_letters().TO_LATIN[0]).translate(ALIKE)
    return "".join(filter(str.isalnum, plain)) or "".join(plain.split())


def seen(name: str) -> bool:
    """Whether every part of the name can be seen, and it keeps to its line."""
    if BLANK.intersection(name) or not looks(name):
        return False
    marks = 0
    for character in name:
        marks = marks + 1 if unicodedata.category(character) in MARKS else 0
        if marks > MOST_MARKS:
            return False
    return True
