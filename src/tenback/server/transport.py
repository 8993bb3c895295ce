"""uvicorn's WebSocket lines, with three things more: frames go out without a task of their own while the line takes
them, plain texts come in without the library's parser, and a line that nobody reads can be cut.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

import structlog
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # compiled, or not: it chooses
from websockets.protocol import OPEN

from tenback.server.logs import trace

__all__ = ["LINE", "Line", "Post"]

log = structlog.get_logger()

MOST_WAITING = 8  # frames that were read and not yet taken
MOST_AT_ONCE = 16_384  # bytes that wait to be sent together
WHOLE_TEXT = 0x81  # a final frame, of text
MASKED, TWO_BYTES_MORE = 0x80, 126  # in a frame's second byte
MASK = 4  # bytes
SMALL = [bytes((WHOLE_TEXT, size)) for size in range(126)]  # heads of frames, by their size
MEDIUM, LARGE = bytes((WHOLE_TEXT, 126)), bytes((WHOLE_TEXT, 127))  # the size in two, or eight, bytes follows
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


class Post:
    """What all lines of a server send, once all tasks have run that can run now: one call for all of them."""

    def __init__(self) -> None:
        self._due: list[Line] = []

    def add(self, line: "Line") -> None:
        if not self._due:
            line.loop.call_soon(self._go)
        self._due.append(line)

    def _go(self) -> None:
        due, self._due = self._due, []
        for line in due:
            try:
                line.flush()
            except Exception as error:  # noqa: BLE001 - one line's trouble is not the next one's
                log.error("a line broke", trace=trace(error))  # noqa: TRY400 - hands


class Line(WebSocketsSansIOProtocol):
    """ASGI's `send` is a coroutine, so that sending to many means a task for each. Nearly always the line could have
    taken the frame at once.

    What was taken goes out once all tasks have run that could: one commit lets many move, and sent in between their
    work, each frame would wake its reader anew. That took a tenth of a move.

    Nearly every frame that comes in is a whole text. Those are read here; all others are handed to the library, each
    whole, so that it always stands between two frames.
    """

    on_lost: Callable[[], None]  # whoever counts connections

    def __init__(self, *arguments: Any, post: Post | None = None, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.queue: Any = Mailbox()
        self._post = post or Post()
        self._reads_frames = False  # by itself, since the handshake
        self._heard = 0  # pieces that came before
        self._begun = bytearray()  # a frame that is not whole yet
        self._needed = 0  # how long that must be until another look is worth it
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
        if not self._waiting:
            if not self.writable.is_set() or not self.handshake_complete or self.close_sent or self.disconnected:
                return False
            if self.conn.state is not OPEN:  # the client is hanging up at this very moment
                return False
            self._post.add(self)
        size = len(text)
        self._waiting += (_header(size), text)
        self._size += size
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
        if not self._heard and self.conn.state is OPEN:
            self._reads_frames = True  # else the library has begun to read frames already, and goes on

    def shutdown(self) -> None:
        self.flush()
        super().shutdown()

    def data_received(self, data: bytes) -> None:
        if self._reads_frames:
            self._read_frames(data)
        else:
            self._heard += self.handshake_initiated  # all that comes behind the head
            super().data_received(data)

    def _read_frames(self, data: bytes) -> None:
        if self._begun:
            self._begun += data
            if len(self._begun) < self._needed:
                return
            data = bytes(self._begun)
            self._begun.clear()
        at, end = 0, len(data)
        while at < end:
            head, size = _measured(data, at, end)
            if size > self.config.ws_max_size:
                self._reads_frames, self._heard = False, 1  # the library says why not, and hangs up
                super().data_received(data[at:])
                return
            after = at + head + size
            if not head or after > end:
                self._begun += data[at:]
                self._needed = after - at
                return
            if not (data[at] == WHOLE_TEXT and data[at + 1] & MASKED and self._hear(data, at + head, after)):
                super().data_received(data if at == 0 and after == end else data[at:after])
            at = after

    def _hear(self, data: bytes, at: int, after: int) -> bool:
        """Put the text there into the mailbox, if nothing about it is unusual."""
        if self.conn.state is not OPEN or self.conn.current_size is not None or self.close_sent:
            return False
        try:
            text = apply_mask(data[at:after], data[at - MASK : at]).decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        self._stop_when_many_wait()
        return True

    def send_receive_event_to_app(self) -> None:
        """The parent stops reading after each frame, and starts again when it is taken: two calls of the kernel.
        Here it stops when several wait.
        """
        self.read_paused, paused = True, self.read_paused
        super().send_receive_event_to_app()
        self.read_paused = paused
        self._stop_when_many_wait()

    def _stop_when_many_wait(self) -> None:
        if not self.read_paused and self.queue.qsize() >= MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    def cut(self) -> None:
        """Close politely, and one waits until everything is sent: a peer that never reads can put that off for good."""
        self.transport.abort()


def _measured(data: bytes, at: int, end: int) -> tuple[int, int]:
    """The bytes of a client's frame before its payload, and those of the payload; (0, n): n bytes would tell."""
    if end - at < 2:
        return 0, 2
    size = data[at + 1] & ~MASKED
    head = 2 + (MASK if data[at + 1] & MASKED else 0)
    if size < TWO_BYTES_MORE:
        return head, size
    more = 2 if size == TWO_BYTES_MORE else 8
    if end - at < 2 + more:
        return 0, 2 + more
    return head + more, int.from_bytes(data[at + 2 : at + 2 + more])


def _header(size: int) -> bytes:
    """Of a whole text frame from a server (RFC 6455, 5.2). The library's own framing took as long as the writing."""
    if size < 126:
        return SMALL[size]
    return MEDIUM + size.to_bytes(2) if size < 2**16 else LARGE + size.to_bytes(8)
