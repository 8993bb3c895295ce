"""Players: given a View and what was said, they choose. One interface for every game and every strength."""

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from tenback import games
from tenback.bots.bot import Bot, NotOnTurn, check_turn
from tenback.core import TenbackError, shown

if TYPE_CHECKING:  # it brings a compiler, too
    from tenback.solvers.review import Judge

__all__ = ["Bot", "NotOnTurn", "UnknownBot", "check_turn", "get", "is_compiled", "judge", "strengths"]

# By game, the weakest first: where each is found. Loaded when asked for, since the strong ones bring a compiler.
BOTS = {
    "the-game": {
        "random": "at_random:AtRandom",
        "novice": "novice.the_game:TheGame",
        "fast": "fast.the_game:TheGame",
        "strong": "strong.the_game:TheGame",
    },
    "quick-and-easy": {
        "random": "at_random:AtRandom",
        "novice": "novice.quick_and_easy:QuickAndEasy",
        "fast": "fast.quick_and_easy:QuickAndEasy",
        "strong": "strong.quick_and_easy:QuickAndEasy",
    },
    "face-to-face": {
        "random": "at_random:AtRandom",
        "novice": "novice.face_to_face:FaceToFace",
        "fast": "fast.face_to_face:FaceToFace",
        "strong": "strong.face_to_face:FaceToFace",
    },
    "ten": {
        "random": "at_random:AtRandom",
        "novice": "novice.ten:Ten",
        "fast": "fast.ten:Ten",
        "strong": "strong.ten:Ten",
    },
}

JUDGES = {
    "the-game": "judges.the_game:TheGame",
    "quick-and-easy": "judges.quick_and_easy:QuickAndEasy",
    "face-to-face": "judges.face_to_face:FaceToFace",
    "ten": "judges.ten:Ten",
}


class UnknownBot(TenbackError):
    """The game is known, but no bot of that strength plays it."""


def get(slug: str, strength: str) -> Bot[Any]:
    """The bot of that strength for the game; UnknownBot says which there are."""
    found = BOTS[games.get(slug).slug].get(strength) if isinstance(strength, str) else None
    if found is None:
        raise UnknownBot(f"No bot plays {slug} at strength {shown(strength)}; there are {', '.join(strengths(slug))}.")
    bot: Bot[Any] = _made(found)
    return bot


def judge(slug: str) -> "Judge":
    """Who says what turns of the game are worth, for a review."""
    found: Judge = _made(JUDGES[games.get(slug).slug])
    return found


@cache
def _made(place: str) -> Any:
    module, _, name = place.partition(":")
    return getattr(import_module(f"tenback.bots.{module}"), name)()


def is_compiled(slug: str, strength: str) -> bool:
    """Whether the bot plays with kernels, which may have to be compiled first."""
    return BOTS[games.get(slug).slug].get(strength, "").startswith(("fast.", "strong."))


def strengths(slug: str) -> tuple[str, ...]:
    """The strengths there are for the game, the weakest first."""
    return tuple(BOTS[games.get(slug).slug])
