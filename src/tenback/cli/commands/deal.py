"""`tenback deal`: the cards that a seed gives."""

import json
from collections.abc import Iterator
from typing import Annotated

import typer

from tenback import games, record
from tenback.cli.console import complain, put, say
from tenback.cli.evening import agreed
from tenback.cli.numbers import whole
from tenback.cli.options import First, GameName, Seats, Seed, Settings, fresh_seed, options_of, seats_of
from tenback.cli.people import counted

__all__ = ["command"]

FACTS = 14  # the width of the first column


def command(
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
        say(f"{fact:{FACTS - 1}} {value}", hang=FACTS)  # an option may have a long name


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
