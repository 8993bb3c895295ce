"""`tenback verify`: whether a record holds."""

import typer

from tenback import games
from tenback.cli.console import say
from tenback.cli.files import DoesNotHold, read
from tenback.cli.options import RecordFile
from tenback.cli.people import counted

__all__ = ["command"]


def command(file: RecordFile) -> None:
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
