"""`tenback verify`: whether a record holds."""

from typing import Annotated

import typer

from tenback import games
from tenback.cli.console import say
from tenback.cli.files import DoesNotHold, read
from tenback.cli.options import RecordFile
from tenback.cli.people import counted, listed
from tenback.core import promise_of
from tenback.record import Record, Shares

__all__ = ["command"]

Seal = Annotated[
    str | None,
    typer.Option(metavar="HASH", help="The hash that the table told before the deal: hold the record to it."),
]
OwnShare = Annotated[
    str | None, typer.Option(metavar="SHARE", help="Your own share in the deal: see whether the record has it.")
]


def command(file: RecordFile, seal: Seal = None, share: OwnShare = None) -> None:
    """Play a record again and say whether it holds."""
    try:
        told = read(file)
    except DoesNotHold as error:
        say(str(error))
        raise typer.Exit(1) from None
    if told.seed is None:
        say(f"{file} cannot be checked yet: the seed is not published, only its hash.")
        raise typer.Exit(1)
    if trouble := _otherwise(told, seal, share):
        say(f"{file} is not the game that you saw. {trouble}")
        raise typer.Exit(1)
    ending = told.state.ending
    say(f"{games.get(told.game).title}, rules {told.rules}: the record holds.")
    say(f"  The seed gives the hash {told.seed_hash}.")
    for line in _of_shares(told, told.shares) if told.shares else ():
        say(f"  {line}")
    actions, signals = counted(len(told.actions), "action"), counted(len(told.signals), "signal")
    say(f"  Each of {actions} and {signals} is allowed in its place.")
    say("  The game goes on." if ending is None else f"  It ended as told: {ending.reason} ({ending.rule}).")


def _of_shares(told: Record, shares: Shares) -> list[str]:
    """What the seed was made of, which has been checked."""
    lines = [f"The server sealed its secret as {shares.secret_hash}, and kept to it."]
    if shares.told:
        lines.append(f"The cards were dealt by it and by what was promised: the {_whose(told, tuple(shares.told))}.")
    if shares.silent:
        lines.append(
            f"Promised and never told, so that the cards were dealt without: the {_whose(told, shares.silent)}."
        )
    return lines


def _whose(told: Record, seats: tuple[int, ...]) -> str:
    of = listed(f"seat {seat} ({told.seats[seat]})" for seat in seats)
    return f"share of {of}" if len(seats) == 1 else f"shares of {of}"


def _otherwise(told: Record, seal: str | None, share: str | None) -> str:
    """What somebody who was there knows otherwise; empty: nothing."""
    sealed = told.seed_hash if told.shares is None else told.shares.secret_hash
    if seal is not None and seal != sealed:
        return f"Before the deal its server told the hash {seal}; here it is {sealed}."
    if share is not None and (told.shares is None or share not in told.shares.told.values()):
        return f"Your share, promised as {promise_of(share)}, is not in the deal."
    return ""
