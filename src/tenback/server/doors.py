"""The door: what a visitor may cost before anybody knows who is there.

httptools bounds neither a head nor trailers, and uvicorn waits for both for ever. h11 bounds the bytes of a head, but
not the number of headers and not the time, and makes a request cost 1.7 times as much; so bytes are counted here,
before the parser has them.
"""

import asyncio
from collections import Counter
from http import HTTPStatus
from time import monotonic
from typing import Any

import structlog
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tenback.server.addresses import Networks, among, counted, local_address
from tenback.server.failures import failed
from tenback.server.limits import Busy, Limits, TooFast
from tenback.server.metrics import QUIET, Measures
from tenback.server.transport import Line
from tenback.table import Declined

__all__ = ["FULL", "TOO_MANY_HERE", "Door", "Keeper"]

log = structlog.get_logger()

MOST_WAITING = 16  # requests of one line that wait for the answer to the one before
LINGER = 2.0  # seconds in which somebody who was turned away can read why
LATE = 1.0  # seconds: a clock that rings so much too late tells of a busy server, not of a slow visitor


class Answer:
    """Why somebody is turned away, and the whole of what is said, ready to be sent."""

    def __init__(self, status: int, limit: str | None, why: Declined) -> None:
        self.why, self.key, self.limit = why, why.key, limit
        told = failed(status, why)
        headers = [*told.raw_headers, (b"connection", b"close"), (b"cache-control", b"no-store")]
        lines = b"".join(b"%s: %s\r\n" % header for header in headers)
        phrase = HTTPStatus(status).phrase.encode()
        self.bytes = b"HTTP/1.1 %d %s\r\n%s\r\n%s" % (status, phrase, lines, bytes(told.body))


HEAD = Declined("head-too-large", "The head of this request is too large, or has too many headers.")
TOO_LARGE = Answer(431, "head", HEAD)
TOO_MANY_HEADERS = Answer(431, "headers", HEAD)
TOO_LONG = Answer(413, "body", Declined("body-too-large", "The body of this request is too large."))
TOO_SLOW = Answer(
    408, "time_to_ask", Declined("too-slow", "This request took too long to arrive; send it again.", after=1)
)
NOT_HTTP = Answer(400, None, Declined("bad-request", "This is not HTTP as it is understood here."))
TOO_MANY_HERE = Answer(
    429,
    "connections_an_address",
    TooFast("too-fast", "Too many connections from this address; close some.", after=5),
)
FULL = Answer(
    503,
    "connections",
    Busy("server-full", "So many are here that nobody else fits in; try again in a moment.", after=5),
)


class Keeper:
    """Counts who is inside, by address and in all, and those who are turned away."""

    def __init__(self, limits: Limits, measures: Measures, *, proxies: Networks = (), most: int | None = None) -> None:
        self.limits = limits
        self._measures, self._proxies = measures, proxies
        self._most = limits.connections if most is None else most
        self._inside: Counter[str] = Counter()
        self._all = 0
        self._told: dict[str, float] = {}  # what the log has said, and when

    def let_in(self, host: str) -> Answer | None:
        """Count one more connection of this peer; or say why there is no room for it."""
        if self._all >= self._most:
            return FULL
        address = counted(host)
        if self._inside[address] >= self.limits.connections_an_address and self._limited(host):
            return TOO_MANY_HERE
        self._all += 1
        self._inside[address] += 1
        return None

    def _limited(self, host: str) -> bool:
        """Behind a proxy are many; and whoever sits at this machine may do as they like."""
        return not among(host, self._proxies) and (self.limits.local or not local_address(host))

    def leaves(self, host: str) -> None:
        address = counted(host)
        self._all -= 1
        self._inside[address] -= 1
        if not self._inside[address]:
            del self._inside[address]

    def turned_away(self, answer: Answer) -> None:
        key = answer.key
        self._measures.turned_away.labels(key).inc()
        if answer.limit:
            self._measures.met(answer.limit)()
            return
        now = monotonic()
        if now - self._told.get(key, -QUIET) >= QUIET:
            self._told[key] = now
            log.warning("visitors are turned away", key=key)


class TooMuch(Exception):
    """Raised where the parser calls, so that it stops."""


class Door(HttpToolsProtocol):
    """uvicorn's side of HTTP, with bounds: of bytes, headers and requests under way, and of time."""

    def __init__(self, *arguments: Any, keeper: Keeper, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._keeper, self._limits = keeper, keeper.limits
        self._counted: str | None = None  # the peer, while it is
        self._clock: asyncio.TimerHandle | None = None  # while one asks, or is turned away
        self._heard = False  # anything of the request that is awaited
        self._in_head = True
        self._left = self._limits.head  # bytes that may come before the next part of the request must begin
        self._done = False  # with reading

    # Who comes and goes

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        if answer := self._keeper.let_in(host):
            self._keeper.turned_away(answer)
            self._done = True
            transport.write(answer.bytes)
            transport.close()
            return
        self._counted = host
        self._hurry()

    def connection_lost(self, exc: Exception | None) -> None:
        self._done = True
        self._take_your_time()
        self._gone()
        super().connection_lost(exc)

    def _gone(self) -> None:
        if self._counted is not None:
            self._keeper.leaves(self._counted)
            self._counted = None

    def handle_websocket_upgrade(self) -> None:
        """From here on the line is somebody else's, who tells when it is lost."""
        self._done = True
        self._take_your_time()
        super().handle_websocket_upgrade()
        line = self.transport.get_protocol()
        assert isinstance(line, Line)
        line.on_lost = self._gone
        if not line.handshake_initiated:
            # websockets has bounds of its own, and uvicorn would not tell that they are met: the line would stay open.
            self._keeper.turned_away(TOO_LARGE)
            self.transport.write(TOO_LARGE.bytes)
            self.transport.close()

    # How much

    def data_received(self, data: bytes) -> None:
        """No more than may come goes to the parser. What the same piece brings of a later request does not count."""
        while data and not self._done:
            self._hurry()
            self._heard = True
            piece, data = data[: self._left], data[self._left :]
            self._left -= len(piece)
            super().data_received(piece)
            if self._left <= 0 and not self._done:
                self._turn_away(TOO_LARGE if self._in_head else TOO_LONG)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._hurry()

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._left += self._limits.body
        if len(self.headers) > self._limits.headers or len(self.pipeline) >= MOST_WAITING:
            raise TooMuch
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._in_head, self._left = True, self._limits.head
        self._heard = False
        self._take_your_time()

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 - uvicorn's own words
        """Called whenever the parser has stopped."""
        many = self.headers is not None and len(self.headers) > self._limits.headers
        self._turn_away(TOO_MANY_HEADERS if many else NOT_HTTP)

    # How long

    def _hurry(self) -> None:
        """A whole request, head and body, is here in time; whoever asks already has no more of it."""
        if self._clock is None:
            self._clock = self.loop.call_later(self._limits.time_to_ask, self._rings)

    def _take_your_time(self) -> None:
        if self._clock:
            self._clock.cancel()
            self._clock = None

    def _rings(self) -> None:
        assert self._clock
        late = self.loop.time() - self._clock.when()
        self._clock = None
        if late > LATE or self.flow.read_paused:
            self._hurry()  # it was us who did not read
        elif self._heard:
            self._turn_away(TOO_SLOW)
        else:
            # Browsers open lines in advance; an answer to nothing would be taken for that to their next request.
            self.transport.close()

    # How it ends

    def _turn_away(self, answer: Answer) -> None:
        """Say why, read nothing more, and close a little later: closed at once, with something unread, the answer
        would be lost.
        """
        self._done = True
        self._take_your_time()
        self._unset_keepalive_if_required()
        self._keeper.turned_away(answer)
        started = self.cycle is not None and self.cycle.response_started
        if self.pipeline or self.transport.is_closing() or (started and not self.cycle.response_complete):
            self.transport.abort()  # an answer within an answer would tell nothing
            return
        if self.cycle is not None and not started:  # whoever makes its answer need not go on
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self._in_head or not started:  # else this request has its answer already
            self.transport.write(answer.bytes)
        self.transport.write_eof()
        self.flow.pause_reading()
        self._clock = self.loop.call_later(LINGER, self.transport.abort)
