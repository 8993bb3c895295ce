"""Compiled twins of the rules, for millions of games. The Python rules are the authority; tests prove agreement.

Compiling takes up to a minute a game, once: what comes of it is kept on disk. `python -m tenback.kernels` does it now.
"""

from importlib import import_module
from pathlib import Path

from tenback import games
from tenback.core import TenbackError
from tenback.kernels.compiled import AVAILABLE, alone, home, place, shelf, unkept

__all__ = ["AVAILABLE", "SLOW", "Unkept", "place", "prepare", "ready", "unkept"]

SLOW = "Numba is not installed here, so the strong bots think a hundred times more slowly; `pip install numba` helps."
READY = "ready"

_known: set[str] = set()  # the games whose kernels were found on disk


class Unkept(TenbackError):
    """Compiled code cannot be kept here."""


def ready(slug: str) -> bool:
    """Whether the game's kernels need no compiling any more: every file that came of it is still there."""
    if AVAILABLE and slug not in _known:
        try:
            kept = _mark(slug).read_text("utf-8").splitlines()
        except OSError:
            return False
        if not set(kept) <= set(_kept(slug)):
            return False
        _known.add(slug)
    return True


def prepare(slug: str) -> None:
    """Compile whatever of the game's kernels is not kept on disk yet; Unkept where nothing can be."""
    if ready(slug):
        return
    if reason := unkept():
        raise Unkept(reason)
    with alone(slug):  # several servers that start at once need not all compile the same
        if not ready(slug):  # somebody else was at it meanwhile
            import_module(f"tenback.kernels.{games.get(slug).module}").prepare()
            _mark(slug).parent.mkdir(parents=True, exist_ok=True)
            _mark(slug).write_text("\n".join(_kept(slug)), "utf-8")


def _mark(slug: str) -> Path:
    return shelf(games.get(slug).module) / READY


def _kept(slug: str) -> list[str]:
    """The files that Numba keeps for a game, those of what all games share among them."""
    places = shelf(games.get(slug).module), shelf("")
    return sorted(str(file.relative_to(home())) for place in places for file in place.glob("*/*.nb[ci]"))
