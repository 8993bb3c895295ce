"""`tenback replay`: a recorded game, told from the deal to its end."""

from typing import Annotated

import typer

from tenback import record
from tenback.cli.console import put
from tenback.cli.files import read
from tenback.cli.options import RecordFile
from tenback.cli.seen import watch
from tenback.core import OptionError, Seat, shown

__all__ = ["command"]


def command(
    file: RecordFile,
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


def seat_of(eyes: str, told: record.Record) -> Seat | None:
    if eyes == "spectator":
        return None
    places = {str(seat): seat for seat in range(len(told.seats))}
    named = {name: seat for seat, name in enumerate(told.seats)}
    if eyes not in places and eyes not in named:
        seats = ", ".join(f"{seat} ({name})" for seat, name in enumerate(told.seats))
        raise OptionError(f"--eyes is all, spectator, or a seat: {seats}; not {shown(eyes)}.")
    return places.get(eyes, named.get(eyes))
