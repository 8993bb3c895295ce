"""Run the server: one process, until it is told to stop."""

import errno
import gc
import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from types import FrameType
from typing import Any

import structlog
import uvicorn

from tenback.core import TenbackError
from tenback.server.app import Config, Server
from tenback.server.doors import Door, Keeper
from tenback.server.logs import keep_logs
from tenback.server.transport import Line, Post

__all__ = ["CannotListen", "PortInUse", "listen", "serve"]

log = structlog.get_logger()

BACKLOG = 2048
LARGEST_MESSAGE = 65_536  # bytes; the protocol's own limit is lower, and answered with a sentence
# New objects until cycles are looked for, and how often among the older ones. 5,000 are looked through in a millisecond
# or two; 100,000 at once were a tenth of a second in which nobody was answered.
COLLECT = (5_000, 1_000, 100)
UNREAD = 60_000  # milliseconds that a peer may leave unread what was sent
FEW = 1000  # connections: fewer, and a host should know
OWN_FILES = 200  # descriptors besides connections: the store, the bots' processes, the log


class CannotListen(TenbackError):
    """The address cannot be had."""


class PortInUse(CannotListen):
    """Somebody else listens there."""


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


def serve(config: Config, on_listening: Callable[[str], None] = lambda _: None, *, unread: Sequence[str] = ()) -> None:
    """Serve until stopped; `on_listening` is told the address. CannotListen, or StoreDown, if it cannot start.
    `unread` are variables that look like settings and are none.
    """
    keep_logs(config.log_level)
    for name in unread:
        log.warning("a variable is no setting", variable=name)
    listening = listen(config.host, config.port)
    server = Server(config)
    most = room_for(config.limits.connections)
    keeper = Keeper(config.limits, server.measures, proxies=config.proxies, most=most)
    door: Any = partial(Door, keeper=keeper)  # uvicorn calls it as it would call the class
    line: Any = partial(Line, post=Post())
    settings = uvicorn.Config(
        server.app,
        log_config=None,
        access_log=False,
        http=door,
        proxy_headers=False,  # server/visitors.py
        timeout_keep_alive=config.limits.keep_alive,
        ws=line,
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=config.limits.ping,
        ws_ping_timeout=config.limits.ping,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=config.time_to_stop,
        server_header=False,
        lifespan="off",
    )
    name = f"[{config.host}]" if ":" in config.host else config.host
    address = f"http://{name}:{listening.getsockname()[1]}/"
    Uvicorn(settings, server, partial(on_listening, address)).run(sockets=[listening])


def spare_the_collector() -> None:
    """States are trees of tuples, and lines live long: looking for cycles among them took a sixth of the time. What was
    loaded stays, and is not even looked through once: that took a tenth of the start.
    """
    gc.freeze()
    gc.enable()
    gc.set_threshold(*COLLECT)


def room_for(wanted: int) -> int:
    """How many connections there are descriptors for, once we have taken as many as the system gives."""
    try:
        import resource  # noqa: PLC0415 - not on every system
    except ImportError:
        return wanted
    had, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + OWN_FILES
    if had != resource.RLIM_INFINITY and had < needed:
        more = needed if most == resource.RLIM_INFINITY else min(needed, most)
        with suppress(ValueError, OSError):  # some systems have a bound that they do not tell
            resource.setrlimit(resource.RLIMIT_NOFILE, (more, most))
            had = more
    room = wanted if had == resource.RLIM_INFINITY else min(wanted, max(had - OWN_FILES, had // 2))
    if room < FEW:
        log.warning("few descriptors", connections=room, remedy=f"ulimit -n {needed}")
    return room


def listen(host: str, port: int) -> socket.socket:
    """The socket, bound before anything else starts, so that a taken port is told at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):  # else a polite close waits for ever for somebody who never reads
        listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, UNREAD)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        kind = PortInUse if error.errno == errno.EADDRINUSE else CannotListen
        raise kind(cannot(host, port, error)) from None
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
