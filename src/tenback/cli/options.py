"""What was typed: arguments and options that several commands take."""

import os
import secrets
from pathlib import Path
from typing import Annotated, Any

import typer

from tenback import bots
from tenback.cli.people import listed
from tenback.core import Game, OptionError, shown

__all__ = [
    "BUDGET",
    "After",
    "AsJson",
    "Bots",
    "Budget",
    "Cluster",
    "ConfigFile",
    "Data",
    "Database",
    "First",
    "GameName",
    "Players",
    "RecordFile",
    "Resume",
    "Seats",
    "Seed",
    "Settings",
    "Silent",
    "Workers",
    "check_kept",
    "chosen_store",
    "fresh_seed",
    "options_of",
    "seats_of",
]

SEED_BYTES = 16  # 128 bits: nobody guesses the deal
BUDGET = f"{bots.BUDGET:g}"  # seconds a decision

# A game, and how it is dealt

GameName = Annotated[str, typer.Argument(metavar="GAME", help="the-game, quick-and-easy, face-to-face or ten")]
Seats = Annotated[str | None, typer.Option(metavar="NUMBER", help="How many play (default: as few as can).")]
Seed = Annotated[
    str | None, typer.Option(metavar="TEXT", help="Any text; the same text gives the same deal (default: a fresh one).")
]
First = Annotated[
    str | None, typer.Option(metavar="SEAT", help="The seat that starts, from 0 (default: as the rules say).")
]
Settings = Annotated[
    list[str] | None,
    typer.Option("--set", metavar="NAME=VALUE", help="An option of the game, as `tenback games` lists them."),
]
RecordFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="A record, as JSON or as a transcript; - reads standard input.")
]
After = Annotated[
    str | None, typer.Option(metavar="NUMBER", help="Of a record: the position after so many actions; 0 is the deal.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]

# Bots at work

Bots = Annotated[str, typer.Option("--bots", metavar="NAME,...", help="One for all seats, or one per seat.")]
Players = Annotated[str | None, typer.Option("--seats", metavar="NUMBER", help="How many play.")]
Budget = Annotated[str, typer.Option(metavar="SECONDS", help="How long a bot may think.")]
Silent = Annotated[bool, typer.Option("--silent", help="Nobody says anything.")]
Workers = Annotated[str | None, typer.Option(metavar="NUMBER", help="Processes (default: all cores).")]
Cluster = Annotated[str | None, typer.Option(metavar="ADDRESS", help="A Dask scheduler, as in tcp://host:8786.")]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with what was interrupted.")]

# A server's store

Data = Annotated[
    Path | None,
    typer.Option("--data", metavar="DIR", help="Where the tables are kept (default: your own data directory)."),
]
Database = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help="postgresql://..., for several servers at once (default: a file)."),
]
ConfigFile = Annotated[
    Path | None,
    typer.Option("--config", metavar="FILE", help="A file of settings, as docs/settings.md tells (default: none)."),
]


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


def fresh_seed() -> str:
    return secrets.token_hex(SEED_BYTES)


def chosen_store(data: Path | None, database: str | None, config: Path | None) -> tuple[Path | None, str | None]:
    """Where the tables are kept, of which one is given: as typed, or as the environment or the file says."""
    from tenback.server.settings.sources import chosen  # noqa: PLC0415 - most commands need no store, and start sooner

    settings = chosen(config, os.environ, {"data": data, "database": database}).config
    return settings.data, settings.database


def check_kept(data: Path | None, database: str | None) -> None:
    """For whoever only reads a store: a mistyped directory would be a new and empty one."""
    from tenback.store import SqliteStore, at  # noqa: PLC0415 - the same

    store = at(data, database)
    if isinstance(store, SqliteStore) and not Path(store.place).exists():
        raise OptionError(f"There is no store: {store.place} does not exist. Is --data right?")
