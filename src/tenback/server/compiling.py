"""The strong bots are compiled once, in a process of its own, while the server already serves."""

import asyncio
import contextlib
import os
import sys
import threading
from typing import TYPE_CHECKING

import structlog

from tenback import bots, games, kernels
from tenback.kernels.__main__ import main
from tenback.server.workers.niceness import step_back
from tenback.table import Table

if TYPE_CHECKING:
    from tenback.protocol.pages import BotsState

__all__ = ["Compiling"]

log = structlog.get_logger()

NICENESS = "15"
RUN = "from tenback.server.compiling import compile_for_a_server; compile_for_a_server()"


def compile_for_a_server() -> None:
    """The life of the process that compiles: behind everything else, and no longer than the server."""
    step_back(int(sys.argv.pop(1)))
    threading.Thread(target=_end_with_the_server, daemon=True).start()
    main()


def _end_with_the_server() -> None:
    os.read(0, 1)  # nothing comes; it returns when the server's end of the pipe is closed, by a kill too
    os._exit(0)


class Compiling:
    """One game after the other, those that somebody plays first; until then `novice` answers for its bots."""

    def __init__(self) -> None:
        self._left = [game.slug for game in games.shelf()]  # the next one first
        self._wanted: list[str] = []  # those that somebody plays
        self._now: str | None = None
        self._process: asyncio.subprocess.Process | None = None
        self.state: BotsState = "compiling"

    async def run(self) -> None:
        """Compile what is not kept on disk yet."""
        if not kernels.AVAILABLE:
            log.warning("strong bots are slow", reason=kernels.SLOW)
            self.state = "slow"
        elif not self._find_out():
            self.state = "ready"
        elif reason := kernels.unkept():
            log.error("novice plays for the strong bots, which cannot be compiled", reason=reason)
            self.state = "novices"
        else:
            log.info("compiling the strong bots; this is done once")
            while self._find_out():
                await self._compile(self._left.pop(0))
            self.state = "ready" if all(kernels.ready(game.slug) for game in games.shelf()) else "novices"
        self._left.clear()

    def look_at(self, table: Table) -> None:
        """If a bot at the table waits for the compiler, its game comes next, and what nobody plays comes later."""
        if not self._left and self._now is None:
            return
        game = table.setting.game
        if game in self._wanted or game not in (*self._left, self._now):
            return
        if any(bots.is_compiled(game, sitter.bot) for _, sitter in table.bots() if sitter.bot):
            self._wanted.append(game)
            if self._process and self._now and self._now not in self._wanted:
                self._left.append(self._now)
                self._now = None
                self._kill(self._process)  # what it has compiled so far is kept

    def _find_out(self) -> bool:
        """Whether something is left; in the order in which it is wanted."""
        order = [*self._wanted, *self._left]
        self._left = sorted((game for game in self._left if not kernels.ready(game)), key=order.index)
        return bool(self._left)

    async def _compile(self, game: str) -> None:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-c", RUN, NICENESS, game),
            stdin=asyncio.subprocess.PIPE,  # nothing is written; when the server is gone, it is closed
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.PIPE,
            start_new_session=True,  # Ctrl-C in the server's terminal is the server's
        )
        self._now, self._process = game, process
        assert process.stderr is not None
        said = await process.stderr.read()
        await process.wait()
        self._now = self._process = None
        if kernels.ready(game):
            log.info("the strong bots are compiled", game=game)
        elif game not in self._left:  # nobody else was let past
            last = said.decode(errors="replace").strip().rpartition("\n")[2]
            log.error(
                "the strong bots could not be compiled; novice plays for them",
                game=game,
                code=process.returncode,
                reason=last,
            )

    async def stop(self) -> None:
        self._left.clear()
        if self._process:
            self._kill(self._process)
            await self._process.wait()

    @staticmethod
    def _kill(process: asyncio.subprocess.Process) -> None:
        with contextlib.suppress(ProcessLookupError):
            process.kill()
