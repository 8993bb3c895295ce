"""`python -m tenback.bots.strong.learn_quick_and_easy > FILE`: the networks of `strong`, with and without `pro`, from
nothing but games, as its file of weights holds them. The same numbers give the same networks.
"""

import sys

from tenback.bots.fast.quick_and_easy import weights_for
from tenback.bots.strong.learning import asked, written
from tenback.bots.strong.quick_and_easy import VARIANTS
from tenback.games.quick_and_easy import GAME
from tenback.kernels.quick_and_easy.learning import learn

__all__ = ["main"]

HEAD = "The chance to win after a turn of Quick & Easy, as networks see it: kernels/quick_and_easy/outlook.py."


def main(arguments: list[str]) -> str:
    rounds, games, seed, how = asked("tenback.bots.strong.learn_quick_and_easy", arguments, rounds=3, games=20_000)
    nets = {}
    for pro, variant in VARIANTS.items():
        weights = {seats: weights_for(seats, pro=pro, silent=False) for seats in GAME.seats}
        nets[variant] = learn(weights, pro=pro, rounds=rounds, games=games, seed=seed)
    return written(HEAD, nets, how)


if __name__ == "__main__":
    sys.stdout.write(main(sys.argv[1:]))
