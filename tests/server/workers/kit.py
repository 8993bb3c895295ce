"""What tests of workers ask, and how they wait."""

import asyncio
import contextlib
import os
from pathlib import Path

import pytest
import uvloop

from tenback import games
from tenback.core import Chance
from tenback.games.the_game import GAME as THE_GAME
from tenback.server.workers import Question

ROOT = Path(__file__).parents[3]
MISCHIEF = "tests.server.workers.mischief"
SOON = 20.0  # seconds: long enough for a busy machine, never waited for in full
LINUX = pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="looks into /proc")
BOTH_LOOPS = pytest.mark.parametrize("loop_factory", [asyncio.new_event_loop, uvloop.new_event_loop])


def alive(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def running(pid):
    """Alive, and not only waiting for whoever inherited it to notice its death."""
    with contextlib.suppress(OSError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


def question(strength="novice", *, seed="dice", kind="act", budget=0.1, state=None, seat=None, said=()):
    state = state or THE_GAME.deal(3, Chance("workers"))
    seat = state.turn if seat is None else seat
    slug = state.position()["game"]
    return Question(kind, slug, games.get(slug).rules, strength, state.view(seat), tuple(said), budget, str(seed))


async def until(happened):
    async with asyncio.timeout(SOON):
        while not happened():  # noqa: ASYNC110 - it happens in another process
            await asyncio.sleep(0.005)
