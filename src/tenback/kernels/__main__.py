"""Compile all kernels, and say so."""

import sys

from tenback import games
from tenback.kernels import AVAILABLE, SLOW, prepare, ready


def main() -> None:
    if not AVAILABLE:
        print(SLOW, file=sys.stderr)  # noqa: T201 - for whoever installs
    for game in games.shelf():
        if not ready(game.slug):
            print(f"Compiling the bots of {game.title}; this is done once.", file=sys.stderr, flush=True)  # noqa: T201
            prepare(game.slug)


if __name__ == "__main__":
    main()
