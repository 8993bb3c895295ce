"""A game looked back at: the frames that somebody's eyes would have been sent, one action each."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from time import monotonic, sleep
from typing import Any

import msgspec
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from tenback.protocol.pages import Replay
from tenback.server.scenes import Scenes
from tenback.table import Entry, Phase, Table, entries
from tenback.table.viewing import ALL, Eyes

__all__ = ["LongAnswer", "LongAnswers", "replay"]

MOST_MOMENTS = 10_000  # no game has more; logs of a time without a bound may

TOLD = frozenset(
    body.kind
    for body in (
        *(entries.Began, entries.Offered, entries.Started, entries.Played, entries.TookBack),
        *(entries.Said, entries.Unsaid, entries.HandedOver, entries.CameBack, entries.Paused, entries.Resumed),
        *(entries.Abandoned, entries.Resigned),
    )
)
"""What makes a moment. What was talked, and who asked whom for what, is not looked back at."""


def replay(name: str, log: Sequence[Entry], eyes: Eyes) -> bytes:
    """JSON: the moments as events with their scenes, and with every card's eyes the position at each of them."""
    table, positions = Table(name), []
    moments: list[bytes] = []
    scenes: Scenes | None = None
    for entry in _one_by_one(log):
        over = table.phase is Phase.ENDED
        happened = table.fold(entry)
        scenes = Scenes(table) if scenes is None else scenes.later([happened])
        sleep(0)  # in a thread: the event loop has been waiting for the interpreter
        if len(moments) >= MOST_MOMENTS:
            break
        if entry.kind in TOLD and table.state is not None and not over:
            moments += scenes.events([happened], eyes.seat)
            positions.append(table.state.position())
    encoded: Any = [msgspec.Raw(moment) for moment in moments]  # moments, already encoded
    return msgspec.json.encode(Replay(eyes.name, list(eyes.allowed), encoded, positions if eyes.name == ALL else None))


def _one_by_one(log: Sequence[Entry]) -> Iterator[Entry]:
    """The log with one action an entry, counted anew."""
    seq = 0
    for entry in log:
        body = entries.read(entry)
        parts = [body]
        if isinstance(body, entries.Played):
            parts = [entries.Played(body.seat, (action,), body.by) for action in body.actions]
        for part in parts:
            seq += 1
            yield msgspec.structs.replace(entry, seq=seq, body=part)


class LongAnswers:
    """Answers that take long to make, and memory until they are read: one is made at a time, and few (`most`) are there
    for one asker.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self.making = asyncio.Lock()
        self._asked: dict[str, deque[float]] = {}  # since when
        self._took = 1.0  # seconds, the last one

    def begin(self, asker: str) -> bool:
        """Whether they may have one more; `end` it once it has been sent."""
        asked = self._asked.setdefault(asker, deque())
        if len(asked) >= self._most:
            return False
        asked.append(monotonic())
        return True

    def wait(self, asker: str) -> float:
        """Seconds until they may perhaps have one more: if their first takes as long as the last of anybody's."""
        return max(1.0, self._asked[asker][0] + self._took - monotonic())

    def end(self, asker: str) -> None:
        self._took = monotonic() - self._asked[asker].popleft()
        if not self._asked[asker]:
            del self._asked[asker]


class LongAnswer(Response):
    """An answer that says when it has been sent, or cannot be sent any more."""

    def __init__(self, told: bytes, sent: Callable[[], None], headers: Mapping[str, str]) -> None:
        super().__init__(told, media_type="application/json", headers=headers)
        self._sent = sent

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self._sent()
