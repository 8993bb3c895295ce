"""The commands, and what they take."""

import json
import secrets
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markdown import Markdown
from rich.table import Table

from tenback import __version__, games, record
from tenback.cli.console import out, say
from tenback.cli.eyes import watch
from tenback.cli.play import Evening
from tenback.core import Game, OptionError, TenbackError

__all__ = ["app"]

app = typer.Typer(
    help="Four number-card games on one table: The Game, Quick & Easy, Face to Face and TEN.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

SEED_BYTES = 16  # 128 bits: nobody guesses the deal

GameName = Annotated[str, typer.Argument(metavar="GAME", help="the-game, quick-and-easy, face-to-face or ten")]
Seats = Annotated[int | None, typer.Option(help="How many play; the fewest that can, without it.")]
Seed = Annotated[str | None, typer.Option(help="Any text; the same text is the same deal. A fresh one without it.")]
First = Annotated[int | None, typer.Option(help="The seat that starts, from 0; by the game's rules without it.")]
Settings = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="NAME=VALUE", help="An option of the game, as `tenback games` lists them."),
]
File = Annotated[
    Path, typer.Argument(metavar="FILE", help="A record, as JSON or as a transcript; - reads standard input.")
]


def version(asked: bool) -> None:  # noqa: FBT001 - typer calls it so
    if asked:
        say(f"tenback {__version__}")
        raise typer.Exit


@app.callback()
def about(
    _version: Annotated[
        bool, typer.Option("--version", callback=version, is_eager=True, help="Say the version and leave.")
    ] = False,
) -> None:
    """What every command shares."""


@app.command("games")
def list_games() -> None:
    """List the games on the shelf and their options."""
    for game in games.shelf():
        low, high = game.seats[0], game.seats[-1]
        players = str(low) if low == high else f"{low} to {high}"
        say(f"{game.slug}: {game.title}, {players} players")
        options = Table.grid(padding=(0, 2))
        for option in game.options:
            values = "" if option.type is bool else f" {option.allowed}; {option.default} without it."
            unofficial = " Unofficial." if option.unofficial else ""
            name = option.name if option.type is bool else f"{option.name}=…"
            options.add_row(f"  --set {name}", f"{option.about}{values}{unofficial} ({option.rule})")
        out.print(options)
        say()
    say("Independent implementations of the rules; the names of the games belong to their publishers.")


@app.command("rules")
def show_rules(game: GameName) -> None:
    """Show the rules of a game."""
    page = files("tenback") / "pages" / "en" / f"{games.get(game).slug}.md"
    text = page.read_text(encoding="utf-8")
    if out.is_terminal:
        out.print(Markdown(text))
    else:
        say(text.rstrip("\n"))


@app.command("deal")
def show_deal(
    game: GameName,
    seats: Seats = None,
    seed: Seed = None,
    first: First = None,
    settings: Settings = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the position as JSON.")] = False,
) -> None:
    """Deal, and show everything: for checking a deal, or for a table of paper cards."""
    chosen = games.get(game)
    seed = fresh_seed() if seed is None else seed
    players = seats_of(chosen, seats)
    names = [f"Seat {seat}" for seat in range(players)]
    dealt = record.begin(chosen, names, seed, first=first, **options_of(chosen, settings))
    position = dealt.state.position()
    if as_json:
        say(json.dumps(position))
        return
    say(record.to_transcript(dealt).split("\n\n")[0].partition("\n")[2])
    for name, hand in zip(names, position.get("hands", ()), strict=False):
        say(f"{name} holds {' '.join(map(str, hand))}")
    for whose, draw in zip(("", *names), (position.get("draw"), *position.get("draws", ())), strict=False):
        if draw:
            say(f"{whose} to draw, the next card first: {' '.join(map(str, draw))}".strip())
    say(f"Seat {position['turn']} starts.")


@app.command("play")
def play(
    game: GameName = "the-game",
    seats: Seats = None,
    seed: Seed = None,
    first: First = None,
    settings: Settings = None,
    names: Annotated[str | None, typer.Option(help="The players' names, with commas: Ada,Tomek.")] = None,
    save: Annotated[Path | None, typer.Option(help="Keep the game in this file, after every action.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with the game in this file, and keep it there.")] = None,
) -> None:
    """Play in the terminal, line by line: alone, or passing the keyboard on. Works in a pipe too."""
    if resume is not None:
        if any(given is not None for given in (seats, seed, first, settings, names, save)):
            raise OptionError("--resume goes on with a game as it is; it takes no other option.")
        begun = read_file(resume)
        record.check(begun)
        Evening(begun, resume).play()
        return
    chosen = games.get(game)
    called = names_of(names, seats)
    players = seats_of(chosen, len(called) if called else seats)
    called = called or (["You"] if players == 1 else [f"Player {letter}" for letter in "ABCDE"[:players]])
    options = options_of(chosen, settings)
    if save is not None and save.exists():
        raise OptionError(f"{save} is there already; go on with it by --resume {save}, or name another file.")
    Evening(record.begin(chosen, called, fresh_seed() if seed is None else seed, first=first, **options), save).play()


@app.command("replay")
def replay(
    file: File,
    eyes: Annotated[str, typer.Option(help="Whose eyes: all, spectator, or a seat from 0.")] = "all",
    as_json: Annotated[bool, typer.Option("--json", help="Print the record as JSON instead.")] = False,
) -> None:
    """Tell a recorded game from the deal to its end."""
    told = read_file(file)
    if as_json:
        record.check(told)
        say(record.to_json(told))
    elif eyes == "all":
        say(record.to_transcript(told).rstrip("\n"))
    else:
        watch(told, seat_of(eyes))


@app.command("verify")
def verify(file: File) -> None:
    """Play a record again and say whether it holds: the deal, every action, every signal, the result."""
    try:
        told = read_file(file)
        record.check(told)
    except record.RecordError as error:
        say(f"{file} does not hold. {error}")
        raise typer.Exit(1) from None
    state = told.state
    say(f"{games.get(told.game).title}, rules {told.rules}: the record holds.")
    say(f"  The seed gives the hash {told.seed_hash}.")
    say(f"  {len(told.actions)} actions and {len(told.signals)} signals are allowed, each in its place.")
    say(
        "  The game goes on."
        if state.ending is None
        else f"  It ended as told: {state.ending.reason} ({state.ending.rule})."
    )


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
            raise OptionError(f"There is no option {name!r:.60}; {game.title} has {', '.join(known)}.")
        if name in chosen:
            raise OptionError(f"Option {name} is set twice; set it once.")
        chosen[name] = known[name].read(value if equals else "true")
    return chosen


def names_of(names: str | None, seats: int | None) -> list[str]:
    called = [name.strip() for name in names.split(",")] if names is not None else []
    if called and seats is not None and seats != len(called):
        raise OptionError(f"--seats says {seats}, --names has {len(called)}; one of them is enough.")
    return called


def seat_of(eyes: str) -> int | None:
    if eyes == "spectator":
        return None
    if not eyes.isdecimal():
        raise OptionError(f"--eyes is all, spectator or a seat from 0, not {eyes!r:.60}.")
    return int(eyes)


def fresh_seed() -> str:
    return secrets.token_hex(SEED_BYTES)


def read_file(file: Path) -> record.Record:
    """The record in a file; nothing in it is believed until it has been played again."""
    try:
        if str(file) == "-":
            text = typer.get_binary_stream("stdin").read(record.LARGEST + 1)
        else:
            with file.open("rb") as stream:
                text = stream.read(record.LARGEST + 1)
    except OSError as error:
        raise TenbackError(f"{file} cannot be read: {error.strerror}.") from None
    return record.read(text)
