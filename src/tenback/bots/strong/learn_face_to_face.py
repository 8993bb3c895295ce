"""`python -m tenback.bots.strong.learn_face_to_face > FILE`: the network of `strong` from nothing but games, as its
file of weights holds it. The same numbers give the same network.
"""

import argparse
import sys
from datetime import date

from tenback.bots.fast import face_to_face as fast
from tenback.kernels import SLOW
from tenback.kernels.compiled import AVAILABLE
from tenback.kernels.face_to_face.learning import learn
from tenback.kernels.face_to_face.outlook import Net

__all__ = ["main", "written"]

HEAD = """\
# The chance to win after a turn of Face to Face, as a network sees it: kernels/face_to_face/outlook.py.
# A row for each number that describes a position, by hidden unit; then biases, what each unit says, and the last bias.
"""


def main(asked: list[str]) -> str:
    parser = argparse.ArgumentParser(prog="python -m tenback.bots.strong.learn_face_to_face")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--games", type=int, default=20_000, help="a round")
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args(asked)
    for name in ("rounds", "games"):
        if getattr(told, name) < 1:
            parser.error(f"--{name} is at least 1, not {getattr(told, name)}.")
    if not AVAILABLE:
        parser.error(SLOW)
    how = f"{parser.prog} --rounds {told.rounds} --games {told.games} --seed {told.seed}"
    return written(learn(fast.learnt(), rounds=told.rounds, games=told.games, seed=told.seed), how)


def written(net: Net, how: str) -> str:
    """The file as text."""
    rows = "".join(f"    [{', '.join(str(round(float(weight), 4)) for weight in row)}],\n" for row in net)
    today = date.today().isoformat()  # noqa: DTZ011 - a day is enough
    return f'{HEAD}\n["2"]\nhow = "{how}"\nwhen = {today}\nresult = "docs/bots.md"\nvalues = [\n{rows}]\n'


if __name__ == "__main__":
    sys.stdout.write(main(sys.argv[1:]))
