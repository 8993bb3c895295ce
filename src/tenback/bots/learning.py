"""What the programs share that make networks of `strong` from nothing but games: how they are asked, and the file."""

import argparse
from collections.abc import Mapping
from datetime import date
from typing import NamedTuple

from tenback.kernels import SLOW
from tenback.kernels.compiled import AVAILABLE
from tenback.kernels.network import Net

__all__ = ["Asked", "asked", "written"]

ROWS = """\
# A row for each number that describes a position, by hidden unit; then biases, what each unit says, and the last bias.
"""


class Asked(NamedTuple):
    """How much is to be learnt from, and how it was asked for."""

    rounds: int
    games: int
    seed: int
    how: str


def asked(program: str, arguments: list[str], *, rounds: int, games: int) -> Asked:
    """What the command line says; the numbers are the defaults."""
    parser = argparse.ArgumentParser(prog=f"python -m {program}")
    parser.add_argument("--rounds", type=int, default=rounds)
    parser.add_argument("--games", type=int, default=games, help="a round")
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args(arguments)
    for name in ("rounds", "games"):
        if getattr(told, name) < 1:
            parser.error(f"--{name} is at least 1, not {getattr(told, name)}.")
    if not AVAILABLE:
        parser.error(SLOW)
    how = f"{parser.prog} --rounds {told.rounds} --games {told.games} --seed {told.seed}"
    return Asked(told.rounds, told.games, told.seed, how)


def written(head: str, nets: Mapping[str, Net], how: str) -> str:
    """The file of weights as text: by variant, a row for each number that describes a position."""
    today = date.today().isoformat()  # noqa: DTZ011 - a day is enough
    parts = [f"# {head}\n{ROWS}"]
    for variant, net in nets.items():
        rows = "".join(f"    [{', '.join(str(round(float(weight), 4)) for weight in row)}],\n" for row in net)
        parts.append(f'["{variant}"]\nhow = "{how}"\nwhen = {today}\nresult = "docs/bots.md"\nvalues = [\n{rows}]\n')
    return "\n".join(parts)
