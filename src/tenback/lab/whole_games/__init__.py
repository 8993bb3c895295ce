"""Whole games inside the kernels, for millions: what of them the kernels tell, and where they are not the referee's.

A module a game. It says how many games make a batch (`A_BATCH`: about a second's work) and where its games differ from
the referee's (`DIFFERENCE`), and has a function for each bot that the kernel plays by itself: `fast`, perhaps `random`.
"""

from collections.abc import Iterator, Mapping
from hashlib import sha256
from types import ModuleType
from typing import Any

from tenback import games
from tenback.core import OptionError
from tenback.lab.match import Match

__all__ = ["Rows", "a_batch", "batch", "can_play", "check", "differences", "options_of", "prepare"]

PLAYED = ("fast", "random")
EVERYWHERE = (
    "Deals come from the kernel's own dice (SplitMix64), not from Chance: a game cannot be dealt again by seed."
)
AT_RANDOM = "Seat 0 starts every game."
GAMES_AT_RANDOM = 12_000  # a batch

Rows = Iterator[list[Any]]


def can_play(match: Match) -> bool:
    """Whether the kernel plays such games by itself."""
    names = set(match.names)
    room = _room(match.agreed.game)
    return room is not None and len(names) == 1 and names <= set(PLAYED) and hasattr(room, names.pop())


def check(match: Match) -> None:
    if not can_play(match):
        able = "; ".join(f"all seats {name}: {', '.join(_games(name))}" for name in PLAYED)
        raise OptionError(f"The kernel does not play this by itself ({able}). Use --engine referee.")


def a_batch(match: Match) -> int:
    """How many games a batch has. Every seat starts equally often."""
    many: int = GAMES_AT_RANDOM if match.names[0] == "random" else _asked(match).A_BATCH
    return many


def differences(match: Match) -> list[str]:
    """Where the kernel's games are not the referee's. The rules, and the code of the bots, are the same."""
    return [EVERYWHERE, AT_RANDOM if match.names[0] == "random" else _asked(match).DIFFERENCE]


def prepare(match: Match) -> None:
    """Play a game, so that whatever is not compiled yet is compiled once and not by every worker."""
    list(batch(match, 0, 0, 1))


def batch(match: Match, number: int, first: int, count: int) -> Rows:
    """The rows of a batch: so many games from that number on. Each batch has dice of its own."""
    digest = sha256(f"{match.seed} batch {number}".encode()).digest()
    seed = int.from_bytes(digest[:8]) >> 2  # a whole number that compiled code takes as it is
    play = getattr(_asked(match), match.names[0])
    for place, row in enumerate(play(match, count, seed)):
        yield [first + place, *row]


def options_of(match: Match) -> Mapping[str, Any]:
    return games.get(match.agreed.game).settle(match.agreed.seats, match.agreed.options)


def _room(slug: str) -> ModuleType | None:
    return games.room(__name__, slug)


def _asked(match: Match) -> Any:
    check(match)
    return _room(match.agreed.game)


def _games(name: str) -> list[str]:
    return [game.slug for game in games.shelf() if hasattr(_room(game.slug), name)]
