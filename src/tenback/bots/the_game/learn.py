"""`python -m tenback.bots.the_game.learn > FILE`: the outlook of `strong` at every kind of table of The Game,
from games of `fast`, as its file of weights holds it. The same numbers give the same outlook.
"""

import argparse
import sys
from collections.abc import Iterator
from datetime import date

from tenback.bots.the_game.tuning import TUNING
from tenback.bots.the_game.weights import weights_for
from tenback.kernels.the_game.learning import learn
from tenback.kernels.the_game.outlook import OUTLOOK

__all__ = ["main"]

HEAD = """\
# How likely a game of The Game will be won, by the score of the best turn and the cards to go:
# kernels/the_game/outlook.py.
"""


def main(asked: list[str]) -> Iterator[str]:
    """The file, part by part."""
    parser = argparse.ArgumentParser(prog="python -m tenback.bots.the_game.learn")
    parser.add_argument("--games", type=int, default=8000, help="of each kind of table")
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args(asked)
    if told.games < 1:
        parser.error(f"--games is at least 1, not {told.games}.")
    yield HEAD
    for variant in TUNING.variants:
        seats, *kinds = variant.split()
        silent, expert, on_fire = (kind in kinds for kind in ("silent", "expert", "on_fire"))
        weights = weights_for(int(seats), silent=silent or seats == "1", expert=expert, on_fire=on_fire)
        outlook, positions = learn(
            weights, int(seats), told.games, told.seed, silent=silent, expert=expert, on_fire=on_fire
        )
        yield f"""
["{variant}"]
how = "{parser.prog} --games {told.games} --seed {told.seed}"
when = "{date.today().isoformat()}"
result = "fits {positions} positions; docs/bots.md"
["{variant}".values]
"""  # noqa: DTZ011 - a day is enough
        yield "".join(f"{name} = {value:.6g}\n" for name, value in zip(OUTLOOK, outlook, strict=True))


if __name__ == "__main__":
    for part in main(sys.argv[1:]):
        sys.stdout.write(part)
