"""The shelf: one module a game."""

from tenback.core import Game, UnknownGame, UnknownRules, shown
from tenback.games import face_to_face, quick_and_easy, ten, the_game

__all__ = ["get", "shelf"]

SHELF: dict[str, Game] = {game.slug: game for game in (the_game.GAME, quick_and_easy.GAME, face_to_face.GAME, ten.GAME)}


def shelf() -> tuple[Game, ...]:
    """Every game there is, each under its newest rules."""
    return tuple(SHELF.values())


def get(slug: str, *, rules: int | None = None) -> Game:
    """The game of that name; `rules` asks for the version a stored game was played under."""
    game = SHELF.get(slug) if isinstance(slug, str) else None
    if game is None:
        raise UnknownGame(f"There is no game {shown(slug)}; on the shelf are {', '.join(SHELF)}.")
    if rules is not None and (type(rules) is not int or rules != game.rules):
        raise UnknownRules(f"{game.title} is known under rules version {game.rules}, not {shown(rules)}.")
    return game
