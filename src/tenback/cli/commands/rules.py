"""`tenback rules`: how to play."""

from typing import Annotated

import typer

from tenback import games
from tenback.cli import pages
from tenback.cli.options import GameName
from tenback.protocol.languages import ENGLISH, LANGUAGES

__all__ = ["command"]


def command(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="RULE", help="One rule only, as in G7.")] = None,
    language: Annotated[
        str, typer.Option(metavar="LANGUAGE", help=f"The language of the page: {', '.join(LANGUAGES)}.")
    ] = ENGLISH,
) -> None:
    """Show the rules of a game, or one of them."""
    chosen = games.get(game)
    pages.show(pages.page(chosen, language) if rule is None else pages.rule(chosen, rule, language))
