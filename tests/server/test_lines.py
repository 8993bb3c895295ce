"""How a line reads frames by itself: what comes out is what the library would have made of it."""

import asyncio
import random
from itertools import accumulate, pairwise
from typing import Any, Self
from unittest.mock import Mock

import pytest
import uvicorn
from uvicorn.server import ServerState

from tenback.server.transport import Line, Post

HEAD = (
    b"GET /ws HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
LARGEST = 1000
TEXT, BINARY, CONTINUED, CLOSE, PING = 1, 2, 0, 8, 9


def frame(payload: bytes, opcode: int = TEXT, *, final: bool = True, mask: bytes = b"\x01\x80\xff\x07") -> bytes:
    size = len(payload)
    length = bytes((0x80 | size,)) if size < 126 else bytes((0x80 | 126,)) + size.to_bytes(2)
    return bytes((0x80 * final | opcode,)) + length + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(payload))


class Heard:
    """A line whose application only listens."""

    def __init__(self, *, by_itself: bool) -> None:
        self.messages: list[dict[str, object]] = []
        self._by_itself = by_itself
        self._over = asyncio.Event()

    async def __aenter__(self) -> Self:
        async def app(_scope, receive, send):
            await receive()
            await send({"type": "websocket.accept"})
            while True:
                message = await receive()
                self.messages.append(message)
                if message["type"] == "websocket.disconnect":
                    self._over.set()
                    return

        named: dict[str, Any] = {"log_config": None, "lifespan": "off", "interface": "asgi3", "ws_ping_interval": None}
        config = uvicorn.Config(app, ws_max_size=LARGEST, ws_per_message_deflate=False, proxy_headers=False, **named)
        config.load()
        self.line = Line(config, ServerState(), {}, post=Post())
        self.transport = Mock(is_closing=Mock(return_value=False), get_extra_info=Mock(return_value=None))
        self.line.connection_made(self.transport)
        self.line.data_received(HEAD)
        await self.settled()
        assert self.line._reads_frames
        self.line._reads_frames = self._by_itself
        self.transport.reset_mock()
        return self

    async def __aexit__(self, *_: object) -> None:
        self.line.connection_lost(None)
        await self._over.wait()

    async def settled(self) -> None:
        for _ in range(50):
            await asyncio.sleep(0)

    @property
    def written(self) -> bytes:
        return b"".join(call.args[0] for call in self.transport.write.call_args_list)


LONG = "é" * 300
STREAMS = {
    "texts": [frame(b"one"), frame(b"{}"), frame(LONG.encode()), frame(b"")],
    "bytes": [frame(b"\x00\xff", BINARY), frame(b"then a text")],
    "fragments": [frame(b"on", final=False), frame(b"hm", PING), frame(b"e", CONTINUED), frame(b"two")],
    "a text within a text": [frame(b"on", final=False), frame(b"another")],
    "no UTF-8": [frame(b"fine"), frame(b"\xff\xfe"), frame(b"never heard")],
    "too long": [frame(b"fine"), frame(b"x" * (LARGEST + 1)), frame(b"never heard")],
    "a strange opcode": [frame(b"fine"), frame(b"what", 3)],
    "reserved bits": [frame(b"fine"), b"\xc1" + frame(b"deflated?")[1:]],
    "not masked": [frame(b"fine"), b"\x81\x02no"],
    "a close": [frame(b"fine"), frame(b"\x03\xe8bye", CLOSE), frame(b"never heard")],
}


@pytest.mark.parametrize("name", STREAMS)
@pytest.mark.parametrize("pieces", ["all at once", "byte by byte", "anyhow"])
async def test_a_line_hears_what_the_library_would_hear(name, pieces):
    """In whatever pieces, as if each frame had come alone: so the library need not guess."""
    frames, dice = STREAMS[name], random.Random(name)
    stream = b"".join(frames)
    cuts = {"all at once": [], "byte by byte": range(1, len(stream)), "anyhow": dice.sample(range(len(stream)), 5)}
    told = []
    for by_itself, places in (True, cuts[pieces]), (False, accumulate(map(len, frames))):
        async with Heard(by_itself=by_itself) as heard:
            for start, end in pairwise(sorted({0, *places, len(stream)})):
                heard.line.data_received(stream[start:end])
                await heard.settled()  # as many as are taken, so that reading never stops
            told.append((heard.messages[:], heard.written, heard.transport.close.called))
    assert told[0] == told[1]


async def test_who_sends_frames_before_the_answer_is_read_by_the_library():
    async with Heard(by_itself=True) as heard:
        line = Line(heard.line.config, ServerState(), {}, post=Post())
        line.connection_made(Mock(is_closing=Mock(return_value=False), get_extra_info=Mock(return_value=None)))
        first, second = frame(b"too early"), frame(b"later")
        line.data_received(HEAD)
        line.data_received(first[:3])  # half of a frame, before the handshake is answered
        await heard.settled()
        assert not line._reads_frames
        line.data_received(first[3:] + second)
        await heard.settled()
        texts = [message["text"] for message in heard.messages if message["type"] == "websocket.receive"]
        assert texts == ["too early", "later"]
        line.connection_lost(None)
        await heard.settled()


async def test_reading_stops_while_many_frames_wait():
    async with Heard(by_itself=True) as heard:
        heard.line.data_received(frame(b"text") * 8)
        heard.transport.pause_reading.assert_called_once()
        await heard.settled()
        heard.transport.resume_reading.assert_called_once()
        assert len(heard.messages) == 8


async def test_one_line_that_breaks_hurts_no_other():
    async with Heard(by_itself=True) as first, Heard(by_itself=True) as second:
        post = first.line._post = second.line._post
        first.transport.write.side_effect = OSError("broken")
        assert first.line.take(b"one")
        assert second.line.take(b"two")
        assert len(post._due) == 2
        await first.settled()
        assert second.written == b"\x81\x03two"
