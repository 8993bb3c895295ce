"""Compile the kernels of all games, or of those that are named, and say so: as many at once as there are processors."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from tenback import games
from tenback.core import TenbackError
from tenback.kernels import AVAILABLE, SLOW, prepare, ready, unkept


def main() -> None:
    if not AVAILABLE:
        print(SLOW, file=sys.stderr)  # noqa: T201 - for whoever installs
    try:
        wanted = [games.get(slug) for slug in sys.argv[1:]] or list(games.shelf())
    except TenbackError as error:
        sys.exit(str(error))
    missing = [game.slug for game in wanted if not ready(game.slug)]
    if len(missing) > 1 and unkept() is None:
        with ThreadPoolExecutor(os.cpu_count()) as several:
            sys.exit(max(several.map(_apart, missing)))
    for slug in missing:
        _compile(slug)


def _apart(slug: str) -> int:
    """Compile in a process of its own; its exit code."""
    return subprocess.run([sys.executable, "-m", "tenback.kernels", slug], check=False).returncode  # noqa: S603 - our own program


def _compile(slug: str) -> None:
    if unkept() is None:
        title = games.get(slug).title
        print(f"Compiling the bots of {title}; this is done once.", file=sys.stderr, flush=True)  # noqa: T201
    try:
        prepare(slug)
    except TenbackError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
