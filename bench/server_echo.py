"""The limit that `server.py` measures against: Starlette on uvicorn as `tenback serve` runs it, with nothing behind it.

Whoever sends a frame gets a short one back, as an `ack`, and everyone of the same group gets a long one, as an `event`.
"""

import socket
import sys
from collections import defaultdict

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from tenback.server.limits import USUAL
from tenback.server.serve import BACKLOG, LARGEST_MESSAGE


def app(ack: str, event: str) -> Starlette:
    groups: defaultdict[str, list[WebSocket]] = defaultdict(list)

    async def echo(line: WebSocket) -> None:
        await line.accept()
        group = groups[line.path_params["group"]]
        group.append(line)
        async for _ in line.iter_text():
            await line.send_text(ack)
            for each in group:
                await each.send_text(event)

    return Starlette(routes=[WebSocketRoute("/echo/{group}", echo)])


def main() -> None:
    port, ack, event = map(int, sys.argv[1:])
    listening = socket.create_server(("127.0.0.1", port), backlog=BACKLOG)
    settings = uvicorn.Config(
        app("a" * ack, "e" * event),
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=USUAL.ping,
        ws_ping_timeout=USUAL.ping,
        ws_per_message_deflate=False,
        server_header=False,
        lifespan="off",
    )
    uvicorn.Server(settings).run(sockets=[listening])


if __name__ == "__main__":
    main()
