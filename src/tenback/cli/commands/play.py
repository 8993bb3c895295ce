"""`tenback play`: a game in the terminal."""

from pathlib import Path
from typing import Annotated

import typer

from tenback import games, record
from tenback.cli.evening import Evening
from tenback.cli.files import STANDARD_INPUT
from tenback.cli.numbers import whole
from tenback.cli.options import First, Seats, Seed, Settings, fresh_seed, options_of, seats_of
from tenback.cli.saving import Kept
from tenback.core import Game, OptionError

__all__ = ["command"]


def command(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="the-game (default), quick-and-easy, face-to-face or ten"),
    ] = None,
    seats: Seats = None,
    seed: Seed = None,
    first: First = None,
    settings: Settings = None,
    names: Annotated[
        str | None, typer.Option(metavar="NAMES", help="The players' names, with commas: Ada,Tomek.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the game in this file, after every action.")
    ] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with the game in this file, and keep it there.")
    ] = None,
) -> None:
    """Play in the terminal: alone, or passing the keyboard on."""
    if STANDARD_INPUT in (save, resume):
        raise OptionError("--save and --resume take a file; standard input is the players'.")
    if resume is not None:
        if any(given is not None for given in (game, seats, seed, first, settings, names, save)):
            raise OptionError("--resume goes on with a game as it is; it takes no other option, and no GAME.")
        kept, begun = Kept.again(resume)
        if begun.seed is None:
            raise OptionError(f"{resume} has no seed, only its hash; whoever dealt it can go on with it.")
        Evening(begun, kept).play()
        return
    chosen = games.get("the-game" if game is None else game)
    called = names_of(chosen, names, whole("--seats", seats))
    sown = fresh_seed() if seed is None else seed
    try:
        begun = record.begin(chosen, called, sown, first=whole("--first", first), **options_of(chosen, settings))
    except record.RecordError as error:  # all but the names comes from here
        raise OptionError(f"--names: {error.reason}") from None
    Evening(begun, None if save is None else Kept.anew(save, begun)).play()


def names_of(game: Game, names: str | None, seats: int | None) -> list[str]:
    """The players by name; without names, by letter."""
    if names is None:
        players = seats_of(game, seats)
        return ["Player"] if players == 1 else [f"Player {letter}" for letter in "ABCDE"[:players]]
    called = [name.strip() for name in names.split(",")]
    if seats is not None and seats != len(called):
        raise OptionError(f"--seats says {seats}, --names has {len(called)}; one of them is enough.")
    game.check_seats(len(called))
    return called
