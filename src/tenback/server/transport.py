"""uvicorn's WebSocket lines, with two things more: frames that go out without a task of their own while the line takes
them, and a line that nobody reads can be cut.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

__all__ = ["LINE", "Line"]

MOST_WAITING = 8  # frames that were read and not yet taken
MOST_AT_ONCE = 16_384  # bytes that wait to be sent together
WHOLE_TEXT = 0x81  # a final frame, of text
LINE = "tenback.line"  # the ASGI extension under which the application finds the line


class Mailbox:
    """What was read and not yet taken. One puts, one takes: asyncio's own queue minds many of both."""

    def __init__(self) -> None:
        self._messages: deque[Any] = deque()
        self._waiter: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if self._waiter and not self._waiter.done():
            self._waiter.set_result(None)

    async def get(self) -> Any:
        while not self._messages:
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        return self._messages.popleft()

    def empty(self) -> bool:
        return not self._messages

    def qsize(self) -> int:
        return len(self._messages)


class Line(WebSocketsSansIOProtocol):
    """ASGI's `send` is a coroutine, so that sending to many means a task for each. Nearly always the line could have
    taken the frame at once.

    What was taken goes out once all tasks have run that could: one commit lets many move, and sent in between their
    work, each frame would wake its reader anew. That took a tenth of a move.
    """

    on_lost: Callable[[], None]  # whoever counts connections

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.queue: Any = Mailbox()
        self._waiting: list[bytes] = []  # taken, and not yet sent
        self._size = 0  # of that, in bytes
        self.on_lost = lambda: None

    def connection_lost(self, exc: Exception | None) -> None:
        self.on_lost()
        super().connection_lost(exc)

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            # The application's task starts only after this.
            extensions: Any = self.scope["extensions"]
            extensions[LINE] = self

    def take(self, text: bytes) -> bool:
        """Send the text as soon as all tasks have run that can run now, if the line is open and takes it."""
        if not self.writable.is_set() or not self.handshake_complete or self.close_sent or self.disconnected:
            return False
        if self.conn.state is not OPEN:  # the client is hanging up at this very moment
            return False
        if not self._waiting:
            self.loop.call_soon(self.flush)
        self._waiting += (_header(len(text)), text)
        self._size += len(text)
        if self._size > MOST_AT_ONCE:
            self.flush()  # and the line says whether it takes more
        return True

    def flush(self) -> None:
        """Send what was taken."""
        waiting, self._waiting, self._size = self._waiting, [], 0
        if waiting and self.conn.state is OPEN and not self.close_sent and not self.disconnected:
            self.transport.write(b"".join(waiting))

    async def send(self, message: Any) -> None:
        """Behind what was taken before."""
        self.flush()
        await super().send(message)

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()

    def send_receive_event_to_app(self) -> None:
        """The parent stops reading after each frame, and starts again when it is taken: two calls of the kernel.
        Here it stops when several wait.
        """
        self.read_paused, paused = True, self.read_paused
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() >= MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    def cut(self) -> None:
        """Close politely, and one waits until everything is sent: a peer that never reads can put that off for good."""
        self.transport.abort()


def _header(size: int) -> bytes:
    """Of a whole text frame from a server (RFC 6455, 5.2). The library's own framing took as long as the writing."""
    if size < 126:
        return bytes((WHOLE_TEXT, size))
    return bytes((WHOLE_TEXT, 126)) + size.to_bytes(2) if size < 2**16 else bytes((WHOLE_TEXT, 127)) + size.to_bytes(8)
