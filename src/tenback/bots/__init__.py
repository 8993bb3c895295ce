"""Players: given a View and what was said, they choose. One interface for every game and every strength.

`random` plays any game; the others live in a folder a game, a module a strength: `bots/the_game/fast.py` holds `Fast`.
A strength that has no module there does not play the game.
"""

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from tenback import games
from tenback.bots.bot import Bot, NotOnTurn, check_turn
from tenback.bots.budget import BUDGET
from tenback.core import TenbackError, shown

if TYPE_CHECKING:  # it brings a compiler, too
    from tenback.review import Judge

__all__ = [
    "BUDGET",
    "Bot",
    "NotOnTurn",
    "UnknownBot",
    "check_turn",
    "get",
    "is_compiled",
    "judge",
    "stand_in",
    "strengths",
    "unhurried",
]

FLOOR = "tenback.bots"
RANDOM, NOVICE = "random", "novice"
STRENGTHS = (  # the weakest first
    RANDOM,  # any legal action
    NOVICE,  # plays as people do on the first evening: sensible, quick, and no more than that
    "fast",  # a tuned judgement of every turn there is, in milliseconds
    "strong",  # `fast`, checked by playing on in worlds that fit all that the seat knows, as long as the budget lasts
)
COMPILED = ("fast", "strong")  # they play with the game's kernels


class UnknownBot(TenbackError):
    """The game is known, but no bot of that strength plays it."""


def get(slug: str, strength: str) -> Bot[Any]:
    """The bot of that strength for the game; UnknownBot says which there are."""
    known = strengths(slug)
    if strength not in known:
        raise UnknownBot(f"No bot plays {slug} at strength {shown(strength)}; there are {', '.join(known)}.")
    bot: Bot[Any] = _made(RANDOM if strength == RANDOM else f"{games.get(slug).module}.{strength}")
    return bot


@cache
def unhurried(slug: str) -> Bot[Any]:
    """`strong`, whose clock stands still: it does the work that its budget is worth, however busy the machine is."""
    kind: Any = type(get(slug, STRENGTHS[-1]))
    made: Bot[Any] = kind(clock=lambda: 0.0)  # whoever searches has one
    return made


def judge(slug: str) -> "Judge":
    """Who says what turns of the game are worth, for a review; UnknownBot where nobody does."""
    if not games.has_room(FLOOR, games.get(slug).slug, "judge"):
        judged = [game.title for game in games.shelf() if games.has_room(FLOOR, game.slug, "judge")]
        raise UnknownBot(
            f"Nobody here can say what a turn of {games.get(slug).title} is worth, only of {', '.join(judged)}."
        )
    found: Judge = _made(f"{games.get(slug).module}.judge")
    return found


@cache
def _made(module: str) -> Any:
    """The class a module is named after: `the_game.fast` for `Fast`. Loaded when asked for: it may bring a compiler."""
    return getattr(import_module(f"{FLOOR}.{module}"), module.rpartition(".")[2].title())()


def is_compiled(slug: str, strength: str) -> bool:
    """Whether the bot plays with kernels, which may have to be compiled first."""
    return strength in COMPILED and strength in strengths(slug)


def stand_in(slug: str) -> str:
    """The strength of who plays for somebody who is not there: a novice, or chance where the game has none."""
    return NOVICE if NOVICE in strengths(slug) else RANDOM


def strengths(slug: str) -> tuple[str, ...]:
    """The strengths there are for the game, the weakest first."""
    known = games.get(slug).slug
    return tuple(name for name in STRENGTHS if name == RANDOM or games.has_room(FLOOR, known, name))
