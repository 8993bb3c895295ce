"""What goes out on one line, as fast as it is read at the other end. Who reads slowly gets one snapshot instead of all
that was missed; who does not read at all is cut off.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from time import monotonic
from typing import Any

from tenback.server.limits import Limits
from tenback.server.metrics import Measures
from tenback.server.transport import Line

__all__ = ["Outbox", "Send"]

LAST_WORDS = 0.2  # seconds for what explains a hang-up

Send = Callable[[MutableMapping[str, Any]], Awaitable[None]]


class Outbox:
    """Frames on their way out. `snapshot` makes the one that stands for those that were dropped, if there is one now;
    `overrun` is called when answers alone are too many: somebody asks and does not listen.
    """

    def __init__(
        self,
        send: Send,
        line: Line | None,
        measures: Measures,
        limits: Limits,
        *,
        snapshot: Callable[[], bytes | None],
        overrun: Callable[[], None],
    ) -> None:
        self._send, self._line, self._measures = send, line, measures
        self._snapshot, self._overrun = snapshot, overrun
        self._most, self._stuck_after = limits.outbox, limits.stuck
        self._frames: deque[tuple[bytes, bool]] = deque()  # and whether each is droppable
        self._writer: asyncio.Task[None] | None = None  # while there is something in it
        self._behind = False  # events were dropped: a snapshot takes their place
        self._sending_since: float | None = None

    def push(self, frame: bytes, *, droppable: bool = False) -> None:
        """Send the frame when the line allows it. Droppable ones give way to a snapshot."""
        if self._writer is None:
            line = self._line
            if line is not None and line.take(frame):
                self._measures.sent.value += 1
                return
            self._writer = asyncio.create_task(self._write())
        if droppable and self._behind:
            return
        self._frames.append((frame, droppable))
        if len(self._frames) > self._most:
            self._frames = deque(each for each in self._frames if not each[1])
            self._behind = True
            self._measures.met("outbox")()
            if len(self._frames) > self._most:
                self._overrun()

    def start_afresh(self) -> None:
        """What was dropped is not missed any more: another scene follows."""
        self._behind = False

    @property
    def stuck(self) -> bool:
        """Whether nothing has gone out for too long, though something waits."""
        return self._sending_since is not None and monotonic() - self._sending_since > self._stuck_after

    async def last_words(self) -> None:
        """Let the error that explains a hang-up go out first."""
        if self._writer:
            await asyncio.wait({self._writer}, timeout=LAST_WORDS)

    def close(self) -> None:
        if self._writer:
            self._writer.cancel()

    async def _write(self) -> None:
        """Send what waits, as the line allows."""
        try:
            while self._frames or self._behind:
                if not self._frames:
                    self._behind = False
                    snapshot = self._snapshot()
                    if snapshot is None:
                        continue
                    self._measures.snapshots.inc()
                    self._frames.append((snapshot, True))
                frame, _ = self._frames.popleft()
                self._sending_since = monotonic()
                await self._send({"type": "websocket.send", "text": frame.decode()})
                self._measures.sent.value += 1
        except Exception:  # noqa: BLE001 - uvicorn's own, when the client has gone; the reader hears of it too
            self._frames.clear()
        finally:
            self._sending_since = None
            self._writer = None
