"""`python -m tenback.bots.strong.learn_face_to_face > FILE`: the network of `strong` from nothing but games, as its
file of weights holds it. The same numbers give the same network.
"""

import sys

from tenback.bots.fast import face_to_face as fast
from tenback.bots.strong.learning import asked, written
from tenback.kernels.face_to_face.learning import learn

__all__ = ["main"]

HEAD = "The chance to win after a turn of Face to Face, as a network sees it: kernels/face_to_face/outlook.py."


def main(arguments: list[str]) -> str:
    rounds, games, seed, how = asked("tenback.bots.strong.learn_face_to_face", arguments, rounds=4, games=30_000)
    return written(HEAD, {fast.VARIANT: learn(fast.learnt(), rounds=rounds, games=games, seed=seed)}, how)


if __name__ == "__main__":
    sys.stdout.write(main(sys.argv[1:]))
