"""Around the whole application: who may ask from where, strict headers, and a line in the log."""

from collections.abc import Mapping
from time import monotonic
from typing import Any

import structlog
from starlette.requests import HTTPConnection
from starlette.responses import Response

from tenback.server.assets import policy
from tenback.server.failures import failed
from tenback.server.metrics import Measures
from tenback.server.origins import same_origin
from tenback.server.settings.config import Config
from tenback.server.sockets import Closing, Receive, Scope, Send
from tenback.server.visitors import Visitors
from tenback.table import Declined

__all__ = ["Guarded"]

log = structlog.get_logger()

HEADERS = {
    b"content-security-policy": policy().encode(),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
    b"permissions-policy": b"camera=(), geolocation=(), microphone=()",
    b"cross-origin-opener-policy": b"same-origin",
    b"cross-origin-resource-policy": b"same-origin",
}
FOR_DOCUMENTS = frozenset({b"content-security-policy", b"permissions-policy", b"cross-origin-opener-policy"})
PARTS = (b"text/javascript", b"text/css", b"font/")  # of a page whose own headers hold for them
IMMUTABLE = b"immutable"
NOT_OUR_NAME = Declined("host", "This server does not go by that name; whoever runs it can give it with --name.")
OTHER_SITE = Declined("origin", "Pages of other sites may not ask for that.")
PROBED = frozenset({"/health", "/metrics"})  # every few seconds, by machines
NOWHERE = "unknown"  # the route of what has none
OVER_TLS = (b"strict-transport-security", b"max-age=31536000")


class Guarded:
    """Around everything: who may ask from where, strict headers, and a line in the log."""

    def __init__(self, app: Any, config: Config, measures: Measures) -> None:
        self._app, self._origins = app, config.origins
        self._requests, self._answering = measures.requests.values, measures.answering
        self._visitors = Visitors(config.proxies, config.names)
        self._seldom_logged = frozenset() if config.log_health else PROBED

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if not self._visitors.admit(scope):
            await self._turn_away(scope, receive, send, failed(421, NOT_OUR_NAME))
            return
        headers = HTTPConnection(scope).headers
        changes = scope["type"] == "websocket" or scope.get("method") not in {"GET", "HEAD"}
        if changes and not same_origin(headers, self._origins):
            await self._turn_away(scope, receive, send, failed(403, OTHER_SITE))
            return
        if scope["type"] == "websocket":
            await self._app(scope, receive, send)
            return
        await self._request(scope, receive, send)

    async def _turn_away(self, scope: Scope, receive: Receive, send: Send, answer: Response) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": Closing.BAD_FRAMES})
            return
        self._requests[NOWHERE, str(answer.status_code)] += 1
        await answer(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = monotonic()
        status = 0

        async def with_headers(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                strict = [*HEADERS.items(), *([OVER_TLS] if scope.get("scheme") == "https" else [])]
                own = dict(message["headers"])
                left_out = FOR_DOCUMENTS if _is_part(own) else frozenset()
                message["headers"] = [
                    *message["headers"],
                    *(each for each in strict if each[0] not in own and each[0] not in left_out),
                ]
                if b"cache-control" not in own:
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        await self._app(scope, receive, with_headers)
        # The path as the route is written: no table's name, nobody's key.
        path = getattr(scope.get("route"), "path", NOWHERE)
        seconds = monotonic() - began
        self._requests[path, str(status)] += 1
        self._answering.observe(seconds, path)
        tell = log.debug if path in self._seldom_logged else log.info
        tell(
            "request",
            method=scope["method"],
            path=path,
            status=status,
            milliseconds=round(seconds * 1000, 1),
        )


def _is_part(headers: Mapping[bytes, bytes]) -> bool:
    """Whether it is a file of the client that is no document: a table needs a hundred, and no browser reads there what
    is meant for documents and workers.
    """
    kind, kept = headers.get(b"content-type", b""), headers.get(b"cache-control", b"")
    return kind.startswith(PARTS) and kept.endswith(IMMUTABLE)
