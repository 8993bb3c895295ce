"""Players: given a View and what was said, they choose. One interface for every game and every strength."""

from typing import Any

from tenback import games
from tenback.bots.at_random import AtRandom
from tenback.bots.bot import Bot, NotOnTurn, check_turn
from tenback.bots.novice import FaceToFace, QuickAndEasy, Ten, TheGame
from tenback.core import TenbackError, shown

__all__ = ["Bot", "NotOnTurn", "UnknownBot", "check_turn", "get", "strengths"]

# By game, the weakest first.
BOTS: dict[str, dict[str, Bot[Any]]] = {
    "the-game": {"random": AtRandom(), "novice": TheGame()},
    "quick-and-easy": {"random": AtRandom(), "novice": QuickAndEasy()},
    "face-to-face": {"random": AtRandom(), "novice": FaceToFace()},
    "ten": {"random": AtRandom(), "novice": Ten()},
}


class UnknownBot(TenbackError):
    """The game is known, but no bot of that strength plays it."""


def get(slug: str, strength: str) -> Bot[Any]:
    """The bot of that strength for the game; UnknownBot says which there are."""
    bot = BOTS[games.get(slug).slug].get(strength) if isinstance(strength, str) else None
    if bot is None:
        raise UnknownBot(f"No bot plays {slug} at strength {shown(strength)}; there are {', '.join(strengths(slug))}.")
    return bot


def strengths(slug: str) -> tuple[str, ...]:
    """The strengths there are for the game, the weakest first."""
    return tuple(BOTS[games.get(slug).slug])
