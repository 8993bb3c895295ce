"""The strong bots are compiled once, in a process of its own, while the server already serves."""

import asyncio
import contextlib
import sys

import structlog

from tenback import games, kernels

__all__ = ["Compiling"]

log = structlog.get_logger()

NICENESS = "15"
RUN = "import os, sys; os.nice(int(sys.argv[1])); from tenback.kernels.__main__ import main; main()"


class Compiling:
    """Until it is done, `novice` answers for the bots that need it."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def run(self) -> None:
        """Compile what is not kept on disk yet."""
        if not kernels.AVAILABLE:
            log.warning("strong bots are slow", reason=kernels.SLOW)
            return
        if all(kernels.ready(game.slug) for game in games.shelf()):
            return
        log.info("compiling the strong bots; this is done once")
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-c", RUN, NICENESS),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C in the server's terminal is the server's
        )
        if code := await self._process.wait():
            log.error("the strong bots could not be compiled; novice plays for them", code=code)
        else:
            log.info("the strong bots are compiled")

    async def stop(self) -> None:
        if self._process and self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()
