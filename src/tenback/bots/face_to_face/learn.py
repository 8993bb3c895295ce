"""`python -m tenback.bots.face_to_face.learn > FILE`: the network of `strong` from nothing but games, as its
file of weights holds it. The same numbers give the same network.
"""

import sys

from tenback.bots.face_to_face.weights import VARIANT, weights
from tenback.bots.learning import asked, written
from tenback.kernels.face_to_face.learning import learn

__all__ = ["main"]

HEAD = "The chance to win after a turn of Face to Face, as a network sees it: kernels/face_to_face/network.py."


def main(arguments: list[str]) -> str:
    rounds, games, seed, how = asked("tenback.bots.face_to_face.learn", arguments, rounds=4, games=30_000)
    return written(HEAD, {VARIANT: learn(weights(), rounds=rounds, games=games, seed=seed)}, how)


if __name__ == "__main__":
    sys.stdout.write(main(sys.argv[1:]))
