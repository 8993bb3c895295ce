"""The shelf: one module a game. Its rooms on other floors are called as its module is here."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from tenback.core import Game, UnknownGame, UnknownRules, shown
from tenback.games import face_to_face, quick_and_easy, ten, the_game
from tenback.games.rules_versions import all_versions

__all__ = ["get", "has_room", "room", "shelf", "versions"]

SHELF: dict[str, Game] = {game.slug: game for game in (the_game.GAME, quick_and_easy.GAME, face_to_face.GAME, ten.GAME)}


def shelf() -> tuple[Game, ...]:
    """Every game there is, each under its newest rules."""
    return tuple(SHELF.values())


def get(slug: str, *, rules: int | None = None) -> Game:
    """The game of that name, under its newest rules; `rules` asks for the version a stored game was played under."""
    game = SHELF.get(slug) if isinstance(slug, str) else None
    if game is None:
        raise UnknownGame(f"There is no game {shown(slug)}; on the shelf are {', '.join(SHELF)}.")
    if rules is None or (rules == game.rules and type(rules) is int):
        return game
    for each in all_versions(game):
        if type(rules) is int and each.rules == rules:
            return each
    known = versions(slug)
    told = f"version{'s' * (len(known) > 1)} {' and '.join(map(str, known))}"
    raise UnknownRules(f"{game.title} is known under rules {told}, not {shown(rules)}.")


def versions(slug: str) -> tuple[int, ...]:
    """The rules versions that a game is known under, the newest last."""
    return tuple(each.rules for each in all_versions(get(slug)))


@cache
def room(floor: str, slug: str, part: str = "") -> ModuleType | None:
    """A game's own module of a package, as `tenback.cli.words`; None where the game has no room on that floor.

    Where a room is a folder, `part` is one of its modules.
    """
    return import_module(_named(floor, slug, part)) if has_room(floor, slug, part) else None


@cache
def has_room(floor: str, slug: str, part: str = "") -> bool:
    """Whether there is one; it is not loaded, since it may bring a compiler."""
    try:
        return find_spec(_named(floor, slug, part)) is not None
    except ModuleNotFoundError:  # not even a folder
        return False


def _named(floor: str, slug: str, part: str) -> str:
    return f"{floor}.{get(slug).module}{part and f'.{part}'}"
