"""A client's end of a WebSocket: just enough of RFC 6455 for thousands of them in one process."""

import asyncio
from collections.abc import Callable
from typing import cast

__all__ = ["ANSWER_WITHIN", "HOST", "CannotRun", "Line"]

HOST = "127.0.0.1"
ANSWER_WITHIN = 60.0  # seconds; a busy machine is slow to set thousands of tables up
MASK = b"\0\0\0\0"  # a client must mask; with this key that is no work
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class CannotRun(Exception):
    """The benchmark has no figures, and why."""


class Line(asyncio.Protocol):
    """The server sends whole frames, and never masks."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self._heard = heard
        self._rest = b""
        self._upgraded: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport
        self.lost: str | None = None  # why

    @classmethod
    async def to(cls, port: int, path: str, heard: Callable[[bytes], None], own: str | None = None) -> "Line":
        """`own` is the address to come from."""
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: cls(heard), HOST, port, local_addr=(own, 0) if own else None)
        line._transport.write(  # noqa: SLF001 - its own
            f"GET {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await asyncio.wait_for(line._upgraded, ANSWER_WITHIN)  # noqa: SLF001 - its own
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's own is none by its class

    def connection_lost(self, error: Exception | None) -> None:
        self.lost = self.lost or f"the line was cut ({error})"
        if not self._upgraded.done():
            self._upgraded.set_exception(CannotRun("The server took no connection."))

    def send(self, text: bytes) -> None:
        self._transport.write(frame(TEXT, text))

    def close(self) -> None:
        self._transport.abort()

    def data_received(self, data: bytes) -> None:
        if self._rest:
            data = self._rest + data
        at = 0 if self._upgraded.done() else self._read_upgrade(data)
        end = len(data) if self._upgraded.done() else 0
        while end - at >= 2:
            size, head = data[at + 1], 2
            if size == 126:
                size, head = int.from_bytes(data[at + 2 : at + 4], "big"), 4
            elif size == 127:
                size, head = int.from_bytes(data[at + 2 : at + 10], "big"), 10
            after = at + head + size
            if after > end:
                break
            opcode = data[at] & 15
            if opcode == TEXT:
                self._heard(data[at + head : after])
            elif opcode == PING:
                self._transport.write(frame(PONG, data[at + head : after]))
            elif opcode == CLOSE:
                self.lost = f"close code {int.from_bytes(data[at + head : at + head + 2], 'big')}"
            at = after
        self._rest = data[at:]

    def _read_upgrade(self, data: bytes) -> int:
        """Where the frames begin, behind the answer to the upgrade."""
        answer, found, _ = data.partition(b"\r\n\r\n")
        if not found:
            return 0
        if answer.startswith(b"HTTP/1.1 101 "):
            self._upgraded.set_result(None)
        else:
            self._upgraded.set_exception(CannotRun(f"The server answered {answer[:40]!r} to an upgrade."))
        return len(answer) + 4


def frame(opcode: int, payload: bytes) -> bytes:
    size = len(payload)
    if size < 126:
        return bytes((0x80 | opcode, 0x80 | size)) + MASK + payload
    return bytes((0x80 | opcode, 0x80 | 126)) + size.to_bytes(2, "big") + MASK + payload
