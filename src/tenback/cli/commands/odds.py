"""`tenback odds`: exact chances, by what a seat knows."""

import json
from fractions import Fraction
from pathlib import Path
from typing import Annotated

import typer

from tenback.cli.console import put, say
from tenback.cli.numbers import whole
from tenback.cli.options import (
    After,
    AsJson,
)
from tenback.cli.positions import Asked, from_file
from tenback.core import OptionError, Seat
from tenback.games import ten, the_game

__all__ = ["command"]

MOST_DRAWS = 12  # of which the chance of a bust is told; more takes long, and is certain anyway


def command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, or a position as JSON.")],
    after: After = None,
    seat: Annotated[
        str | None, typer.Option(metavar="SEAT", help="Through whose eyes, from 0 (default: whose turn it is).")
    ] = None,
    draws: Annotated[str, typer.Option(metavar="NUMBER", help="TEN: how many cards are drawn.")] = "5",
    as_json: AsJson = False,
) -> None:
    """Tell exact chances: to win near the end of The Game by what a seat knows, and to bust in TEN."""
    asked = from_file(file, whole("--after", after), latest=True)
    viewer = whole("--seat", seat)
    if viewer is not None and not 0 <= viewer < len(asked.names):
        raise OptionError(f"--seat is a number from 0 to {len(asked.names) - 1}, not {viewer}.")
    found = exact(asked, asked.state.turn if viewer is None else viewer, whole("--draws", draws) or 0)
    if as_json:
        chances = {sentence: {"exact": str(chance), "about": float(chance)} for sentence, chance in found}
        put(json.dumps(asked.told | {"chances": chances}))
    else:
        for sentence, chance in found:
            say(f"{sentence}: {chance} ({float(chance):.2%})")


def exact(asked: Asked, seat: Seat | None, draws: int) -> list[tuple[str, Fraction]]:
    """What is asked, and the answer."""
    from tenback import solvers

    view = asked.state.view(seat)
    match view:
        case ten.View():
            if not 1 <= draws <= MOST_DRAWS:
                raise OptionError(f"--draws is a number from 1 to {MOST_DRAWS}, not {draws}.")
            cards = range(1, draws + 1)
            return [
                (f"a bust with {'the next card' if many == 1 else f'one of the next {many} cards'}", chance)
                for many in cards
                for chance in (solvers.bust_chance(view, many),)
            ]
        case the_game.View():
            try:
                return [("to win, with the best play", solvers.best_chance(view))]
            except solvers.NoSuchQuestion:  # others hold cards that this seat does not know
                share = solvers.share_winnable(view)
                return [("deals of the hidden cards that could be won with all cards open; no play wins more", share)]
    raise solvers.NoSuchQuestion(f"Exact chances are known for The Game and TEN, not for {asked.game.title}.")
