"""Where reviews are worked out: processes of their own, which stand back for the bots' and are there only while there
is something to review.
"""

import asyncio
from collections.abc import Callable
from time import monotonic

import structlog

from tenback.server.metrics import Measures
from tenback.server.workers.parent import Worker, WorkerFailed, WorkersClosed
from tenback.server.workers.questions import Piece

__all__ = ["PieceFailed", "Reviewers"]

log = structlog.get_logger()

ATTEMPTS = 2
LET_BOTS = 0.05  # seconds between two looks whether bots' questions still wait
STAND_BACK = 9  # how much further than the bots' processes


class PieceFailed(Exception):
    """Two workers failed over a piece of a review."""


class Reviewers:
    """So many processes. `bots_wait` tells whether a bot's question waits: then no piece is begun."""

    def __init__(
        self, count: int, bots_wait: Callable[[], bool], *, grace: float, niceness: int, memory: int, measures: Measures
    ) -> None:
        how = ("tenback.bots", str(min(19, niceness + STAND_BACK)), str(memory))
        self._workers = [Worker(grace, how) for _ in range(count)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._free.put_nowait(worker)
        self._bots_wait, self._measures = bots_wait, measures
        self._closed = False

    @property
    def count(self) -> int:
        return len(self._workers)

    @property
    def pids(self) -> tuple[int, ...]:
        """The processes there are now."""
        return tuple(worker.process.pid for worker in self._workers if worker.process)

    async def work_out(self, piece: Piece) -> str:
        """The part of the review, once bots leave room for it; PieceFailed if it cannot be had."""
        worker = await self._free.get()
        try:
            while self._bots_wait():  # noqa: ASYNC110 - lanes ring no bell
                await asyncio.sleep(LET_BOTS)
            return await self._asked(worker, piece)
        finally:
            self._free.put_nowait(worker)

    async def _asked(self, worker: Worker, piece: Piece) -> str:
        for _ in range(ATTEMPTS):
            if self._closed:
                raise WorkersClosed("The workers are closed; nothing is worked out any more.")
            began = monotonic()
            try:
                (part,) = await worker.ask(piece)
            except WorkerFailed as failed:
                if not self._closed:
                    self._measures.replaced.value += 1
                    log.warning("a worker failed over a review", game=piece.game, reason=str(failed))
            except asyncio.CancelledError:
                await asyncio.shield(worker.stop())  # its answer would be taken for the next piece's
                raise
            else:
                self._measures.reviewed.observe(monotonic() - began)
                return part
        raise PieceFailed

    async def rest(self) -> None:
        """Nothing is left to review: the memory is for others."""
        if self._free.qsize() == len(self._workers):
            await asyncio.gather(*(worker.stop() for worker in self._workers))

    async def close(self) -> None:
        """End every process."""
        self._closed = True
        for worker in self._workers:
            worker.close()
        await asyncio.gather(*(worker.stop() for worker in self._workers))
