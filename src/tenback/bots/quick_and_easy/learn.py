"""`python -m tenback.bots.quick_and_easy.learn > FILE`: the networks of `strong`, from nothing but games, as its
file of weights holds them. The same numbers give the same networks.
"""

import sys

from tenback.bots.learning import asked, written
from tenback.bots.quick_and_easy.weights import PRO, STANDARD, TWO, weights_for
from tenback.games.quick_and_easy import GAME
from tenback.kernels.quick_and_easy.learning import learn
from tenback.kernels.quick_and_easy.whole_games import OPEN, SIGNALS

__all__ = ["main"]

HEAD = "The chance to win after a turn of Quick & Easy, as networks see it: kernels/quick_and_easy/network.py."
# By variant: who plays, whether as pros, and what they hear of each other's hands.
SCHOOLS = {STANDARD: (GAME.seats, False, OPEN), TWO: ((2,), False, SIGNALS), PRO: (GAME.seats, True, OPEN)}


def main(arguments: list[str]) -> str:
    rounds, games, seed, how = asked("tenback.bots.quick_and_easy.learn", arguments, rounds=3, games=20_000)
    nets = {}
    for variant, (players, pro, heard) in SCHOOLS.items():
        weights = {seats: weights_for(seats, pro=pro, silent=False) for seats in players}
        nets[variant] = learn(weights, pro=pro, heard=heard, rounds=rounds, games=games, seed=seed)
    return written(HEAD, nets, how)


if __name__ == "__main__":
    sys.stdout.write(main(sys.argv[1:]))
