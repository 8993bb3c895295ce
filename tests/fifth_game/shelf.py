"""Climb on the shelf: of a server that a test starts, and of the workers that think for it.

No server has a door for that: what is on the shelf is in the program. A test starts one with a few lines before it.
"""

from pathlib import Path

from tenback import games
from tests.fifth_game.climb import GAME

ROOT = Path(__file__).parents[2]
PUT = f"import sys; sys.path.insert(0, {str(ROOT)!r}); from tests.fifth_game import shelf; shelf.put()"
BEFORE = f"{PUT}\nfrom tenback.server.workers import parent\nparent.RUN = {PUT!r} + '; ' + parent.RUN"
"""Python for the server's process, before it serves."""


def put() -> None:
    games.SHELF[GAME.slug] = GAME
