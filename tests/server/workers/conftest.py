"""Workers for one test, real processes."""

import asyncio
import os
import sys

import pytest
import uvloop

from tenback.server.workers import Workers
from tests.server.workers.kit import MISCHIEF, ROOT, SOON, alive


@pytest.fixture
def loop_factory():
    """The server's loop; BOTH_LOOPS is for tests of what the loops do each in their own way."""
    return uvloop.new_event_loop


@pytest.fixture
def ask(loop_factory, monkeypatch):
    """Runs a test with workers that are closed afterwards, and looks whether one stays behind."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), *sys.path]))

    def run(with_workers, count=1, **how):
        seen: set[int] = set()

        async def whole():
            workers = Workers(count, **{"grace": SOON, "bots": MISCHIEF, **how})
            try:
                await workers.start()
                seen.update(workers.pids)
                await with_workers(workers)
                seen.update(workers.pids)
            finally:
                await workers.close()
            assert not workers.pids

        with asyncio.Runner(loop_factory=loop_factory) as runner:
            runner.run(whole())
        assert len(seen) >= count
        assert not any(map(alive, seen)), "no process stays behind"

    return run
