"""The `tenback` command and its parts."""

from typing import Annotated

import typer

from tenback import __version__
from tenback.cli.commands import (
    admin,
    backup,
    deal,
    export,
    games,
    match,
    odds,
    play,
    plot,
    replay,
    restore,
    review,
    rules,
    serve,
    simulate,
    tournament,
    tune,
    verify,
    winnable,
)
from tenback.cli.console import say

__all__ = ["COMMANDS", "app"]

# As `tenback --help` lists them: for players, for hosts, for researchers.
COMMANDS = (
    games,
    rules,
    play,
    deal,
    replay,
    verify,
    serve,
    backup,
    restore,
    export,
    match,
    simulate,
    tournament,
    plot,
    tune,
    winnable,
    odds,
    review,
)

app = typer.Typer(
    help="Four number-card games on one table: The Game, Quick & Easy, Face to Face and TEN.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
)


def version(asked: bool) -> None:  # noqa: FBT001 - typer calls it so
    if asked:
        say(f"tenback {__version__}")
        raise typer.Exit


@app.callback()
def about(
    _version: Annotated[
        bool, typer.Option("--version", callback=version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """What every command shares."""


for each in COMMANDS:
    app.command(each.__name__.rpartition(".")[2])(each.command)
app.add_typer(admin.app, name="admin")
