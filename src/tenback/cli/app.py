"""The commands, and what they take."""

import json
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from tenback import __version__, games, record
from tenback.cli import host, laboratory, pages, reviewing, simulating, solving
from tenback.cli.console import complain, put, say
from tenback.cli.eyes import watch
from tenback.cli.files import STANDARD_INPUT, DoesNotHold, Kept, read
from tenback.cli.options import First, GameName, Seats, Seed, Settings, options_of, seats_of, whole
from tenback.cli.people import counted
from tenback.cli.play import Evening, agreed
from tenback.core import Game, OptionError, Seat, shown

__all__ = ["app"]

app = typer.Typer(
    help="Four number-card games on one table: The Game, Quick & Easy, Face to Face and TEN.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)

SEED_BYTES = 16  # 128 bits: nobody guesses the deal
FACTS = 14  # the width of the first column of a deal
SETTINGS = 34  # and of the options of a game

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
    """List the games and their options."""
    for game in games.shelf():
        low, high = game.seats[0], game.seats[-1]
        say(f"{game.slug}: {game.title}, {low if low == high else f'{low} to {high}'} players")
        for option in game.options:
            setting = f"  --set {option.name}" if option.type is bool else f"  --set {option.name}={option.default}"
            values = "" if option.type is bool else f" It is {option.allowed}; {option.default} if you say nothing."
            unofficial = " Unofficial." if option.unofficial else ""
            say(f"{setting:{SETTINGS}}{option.about}{values}{unofficial} ({option.rule})", hang=SETTINGS)
        say()
    say("Independent implementations of the rules; the names of the games belong to their publishers.")


@app.command("rules")
def show_rules(
    game: GameName,
    rule: Annotated[str | None, typer.Argument(metavar="RULE", help="One rule only, as in G7.")] = None,
    language: Annotated[
        str, typer.Option(metavar="LANGUAGE", help=f"The language of the page: {', '.join(pages.LANGUAGES)}.")
    ] = pages.ENGLISH,
) -> None:
    """Show the rules of a game, or one of them."""
    chosen = games.get(game)
    pages.show(pages.page(chosen, language) if rule is None else pages.rule(chosen, rule, language))


@app.command("deal")
def show_deal(
    game: GameName,
    seats: Seats = None,
    seed: Seed = None,
    first: First = None,
    settings: Settings = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the position as JSON.")] = False,
) -> None:
    """Deal, and show every card."""
    chosen = games.get(game)
    sown = fresh_seed() if seed is None else seed
    names = [f"Seat {seat}" for seat in range(seats_of(chosen, whole("--seats", seats)))]
    dealt = record.begin(chosen, names, sown, first=whole("--first", first), **options_of(chosen, settings))
    if as_json:
        put(json.dumps(dealt.state.position()))
        if seed is None:
            complain(f"dealt from the seed {sown}")
        return
    say(f"{chosen.title}, {counted(len(names), 'player')}")
    for fact, value in facts_of(dealt):
        say(f"{fact:{FACTS}}{value}", hang=FACTS)


def facts_of(dealt: record.Record) -> Iterator[tuple[str, str]]:
    """A deal, line by line."""
    position = dealt.state.position()
    yield from agreed(dealt)
    yield "seed", str(dealt.seed)
    yield "SHA-256", dealt.seed_hash
    yield "starts", dealt.seats[position["turn"]]
    for name, hand in zip(dealt.seats, position.get("hands", ()), strict=False):
        yield name, " ".join(map(str, hand))
    if "draw" in position:
        yield "to draw", " ".join(map(str, position["draw"]))
    for name, draw in zip(dealt.seats, position.get("draws", ()), strict=False):
        yield f"{name} draws", " ".join(map(str, draw))


@app.command("play")
def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="the-game (without it), quick-and-easy, face-to-face or ten"),
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


host.add_to(app)
laboratory.add_to(app)
simulating.add_to(app)
solving.add_to(app)
reviewing.add_to(app)


@app.command("replay")
def replay(
    file: File,
    eyes: Annotated[
        str, typer.Option(metavar="WHOSE", help="Whose eyes: all, spectator, a seat from 0 or a name.")
    ] = "all",
    as_json: Annotated[bool, typer.Option("--json", help="Print the record as JSON instead.")] = False,
) -> None:
    """Tell a recorded game from the deal to its end."""
    told = read(file)
    if as_json:
        put(record.to_json(told).rstrip("\n"))
    elif eyes == "all":
        put(record.to_transcript(told).rstrip("\n"))
    else:
        watch(told, seat_of(eyes, told))


@app.command("verify")
def verify(file: File) -> None:
    """Play a record again and say whether it holds."""
    try:
        told = read(file)
    except DoesNotHold as error:
        say(str(error))
        raise typer.Exit(1) from None
    if told.seed is None:
        say(f"{file} cannot be checked yet: the seed is not published, only its hash.")
        raise typer.Exit(1)
    ending = told.state.ending
    say(f"{games.get(told.game).title}, rules {told.rules}: the record holds.")
    say(f"  The seed gives the hash {told.seed_hash}.")
    actions, signals = counted(len(told.actions), "action"), counted(len(told.signals), "signal")
    say(f"  Each of {actions} and {signals} is allowed in its place.")
    say("  The game goes on." if ending is None else f"  It ended as told: {ending.reason} ({ending.rule}).")


# What was typed


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


def seat_of(eyes: str, told: record.Record) -> Seat | None:
    if eyes == "spectator":
        return None
    places = {str(seat): seat for seat in range(len(told.seats))}
    named = {name: seat for seat, name in enumerate(told.seats)}
    if eyes not in places and eyes not in named:
        seats = ", ".join(f"{seat} ({name})" for seat, name in enumerate(told.seats))
        raise OptionError(f"--eyes is all, spectator, or a seat: {seats}; not {shown(eyes)}.")
    return places.get(eyes, named.get(eyes))


def fresh_seed() -> str:
    return secrets.token_hex(SEED_BYTES)
