"""`tenback plot`: pictures of what simulated games tell."""

from pathlib import Path
from typing import Annotated

import typer

from tenback.cli.console import say
from tenback.cli.laboratory import pictures_of

__all__ = ["command"]


def command(
    place: Annotated[
        Path,
        typer.Argument(
            metavar="DIR", help="Results of `tenback simulate` or `tournament`: a directory with runs, or one file."
        ),
    ],
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where the pictures go (default: beside the results).")
    ] = None,
) -> None:
    """Draw what simulated games tell, as SVG and PNG: runs of several numbers of players side by side."""
    from tenback.lab.plots import drawn, drawn_tournament, told
    from tenback.lab.results import found

    there = found(place)
    into = out or pictures_of(place)
    for file in drawn([told(results) for results in there if not results.is_a_tournament], into):
        say(str(file))
    for results in there:
        if results.is_a_tournament:
            for file in drawn_tournament(results, into):
                say(str(file))
