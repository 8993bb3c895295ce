"""What was typed: arguments and options that several commands take."""

import re
from typing import Annotated, Any

import typer

from tenback.cli.people import listed
from tenback.core import Game, OptionError, shown

__all__ = ["First", "GameName", "Seats", "Seed", "Settings", "options_of", "seats_of", "whole"]

WHOLE = re.compile("-?[0-9]{1,9}")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="the-game, quick-and-easy, face-to-face or ten")]
Seats = Annotated[str | None, typer.Option(metavar="NUMBER", help="How many play; the fewest that can, without it.")]
Seed = Annotated[
    str | None, typer.Option(metavar="TEXT", help="Any text; the same text is the same deal. A fresh one without it.")
]
First = Annotated[
    str | None, typer.Option(metavar="SEAT", help="The seat that starts, from 0; by the game's rules without it.")
]
Settings = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="NAME=VALUE", help="An option of the game, as `tenback games` lists them."),
]


def whole(option: str, text: str | None) -> int | None:
    if text is None or WHOLE.fullmatch(text):
        return None if text is None else int(text)
    raise OptionError(f"{option} is a whole number, not {shown(text)}.")


def seats_of(game: Game, asked: int | None) -> int:
    players = game.seats[0] if asked is None else asked
    game.check_seats(players)
    return players


def options_of(game: Game, settings: list[str] | None) -> dict[str, Any]:
    """The options as typed: NAME=VALUE, or NAME alone to switch it on."""
    known = {option.name: option for option in game.options}
    chosen: dict[str, Any] = {}
    for setting in settings or ():
        name, equals, value = setting.partition("=")
        if name not in known:
            raise OptionError(f"There is no option {shown(name)}; {game.title} has {listed(known)}.")
        if name in chosen:
            raise OptionError(f"Option {name} is set twice; set it once.")
        chosen[name] = known[name].read(value if equals else "true")
    return chosen
