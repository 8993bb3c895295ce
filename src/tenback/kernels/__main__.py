"""Compile the kernels of all games, or of those that are named, and say so."""

import sys

from tenback import games
from tenback.core import TenbackError
from tenback.kernels import AVAILABLE, SLOW, prepare, ready, unkept


def main() -> None:
    if not AVAILABLE:
        print(SLOW, file=sys.stderr)  # noqa: T201 - for whoever installs
    try:
        for game in [games.get(slug) for slug in sys.argv[1:]] or games.shelf():
            if not ready(game.slug):
                if unkept() is None:
                    print(f"Compiling the bots of {game.title}; this is done once.", file=sys.stderr, flush=True)  # noqa: T201
                prepare(game.slug)
    except TenbackError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
