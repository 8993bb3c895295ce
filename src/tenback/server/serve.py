"""Run the server: one process, until it is told to stop."""

import errno
import gc
import socket
from collections.abc import Callable
from functools import partial
from types import FrameType

import uvicorn

from tenback.core import TenbackError
from tenback.server.app import Config, Server
from tenback.server.logs import keep_logs
from tenback.server.transport import Line

__all__ = ["CannotListen", "serve"]

BACKLOG = 2048
LARGEST_MESSAGE = 65_536  # bytes; the protocol's own limit is lower, and answered with a sentence
PING = 20.0  # seconds between two looks whether a client is still there
COLLECT = (100_000, 50, 100)  # new objects until cycles are looked for, and how often among the older ones
TIME_TO_FINISH = 5  # seconds


class CannotListen(TenbackError):
    """The address cannot be had."""


class Uvicorn(uvicorn.Server):
    """Takes wishes only once everything else runs, and says goodbye before it closes the lines."""

    def __init__(self, config: uvicorn.Config, server: Server, on_listening: Callable[[], None]) -> None:
        super().__init__(config)
        self._server, self._on_listening = server, on_listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self._server.start()
        spare_the_collector()
        await super().startup(sockets)
        self._on_listening()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._server.say_goodbye()
        await super().shutdown(sockets)
        await self._server.stop()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Whoever is asked to stop and stops has done well; uvicorn would die of the signal in the end."""
        super().handle_exit(sig, frame)
        self._captured_signals.clear()


def serve(config: Config, host: str, port: int, on_listening: Callable[[str], None] = lambda _: None) -> None:
    """Serve until stopped; `on_listening` is told the address. CannotListen, or StoreDown, if it cannot start."""
    keep_logs()
    listening = listen(host, port)
    server = Server(config)
    settings = uvicorn.Config(
        server.app,
        log_config=None,
        access_log=False,
        ws=Line,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=PING,
        ws_ping_timeout=PING,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=TIME_TO_FINISH,
        server_header=False,
        lifespan="off",
    )
    name = f"[{host}]" if ":" in host else host
    address = f"http://{name}:{listening.getsockname()[1]}/"
    Uvicorn(settings, server, partial(on_listening, address)).run(sockets=[listening])


def spare_the_collector() -> None:
    """States are trees of tuples, and lines live long: looking for cycles among them took a sixth of the time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)


def listen(host: str, port: int) -> socket.socket:
    """The socket, bound before anything else starts, so that a taken port is told at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise CannotListen(cannot(host, port, error)) from None
    listening.listen(BACKLOG)
    listening.setblocking(False)  # noqa: FBT003 - its only argument
    return listening


def cannot(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"Port {port} is in use; stop what listens there, or choose another with --port."
    if error.errno in {errno.EACCES, errno.EPERM}:
        return f"Port {port} may not be opened by this user; choose one above 1023 with --port."
    return (
        f"{host} is no address of this machine ({error.strerror or error}); --host 127.0.0.1 is for this machine only."
    )
