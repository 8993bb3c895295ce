"""Reviews never come before the bots: while a bot's question waits, no piece is begun."""

import asyncio
from typing import Any

from tenback.server.metrics import Measures
from tenback.server.workers import reviewers
from tenback.server.workers.reviewers import Reviewers


class Quick:
    """Instead of a process: answers at once."""

    process = None

    def __init__(self, *_: Any) -> None:
        self.asked: list[object] = []

    async def ask(self, piece: object) -> tuple[str]:
        self.asked.append(piece)
        return ("part",)

    async def stop(self) -> None: ...
    def close(self) -> None: ...


async def test_no_piece_is_begun_while_a_bot_waits(monkeypatch):
    monkeypatch.setattr(reviewers, "Worker", Quick)
    monkeypatch.setattr(reviewers, "LET_BOTS", 0.001)
    waiting, looked = True, 0

    def bots_wait() -> bool:
        nonlocal looked
        looked += 1
        return waiting

    made = Reviewers(1, bots_wait, grace=1.0, niceness=0, memory=1, measures=Measures())
    (worker,) = made._workers
    quick: Any = worker
    piece: Any = object()
    part = asyncio.create_task(made.work_out(piece))
    while looked < 5:  # noqa: ASYNC110 - it looks by itself
        await asyncio.sleep(0.001)
    assert quick.asked == []
    waiting = False
    assert await part == "part"
    assert quick.asked == [piece]
    await made.close()
