"""A door for whoever owns the data directory: a running server holds the SQLite file alone, so it makes the backups
and carries out what a host wishes.
"""

import asyncio
import json
import os
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import structlog
from platformdirs import user_data_path

from tenback.core import TenbackError
from tenback.protocol.hosting import HostWish, Pruned
from tenback.server.administration import Administration
from tenback.server.administration.news import Tell
from tenback.server.administration.privacy import Leave
from tenback.store import Store

__all__ = ["Control", "ask", "ask_host", "door"]

log = structlog.get_logger()

LARGEST = 16_384  # bytes of a wish
LARGEST_ANSWER = 2**22
LONGEST = 100  # bytes of a socket's path that every system takes: Linux 107, others 103
OPEN_FOLDERS = Path("/proc/self/fd")  # by which Linux names folders shortly


def door(data: Path | None) -> Path:
    """Where the door is: a socket that only the owner of the directory can open."""
    return (data or user_data_path("tenback")) / "control.sock"


class OutOfReach(TenbackError):
    """No socket can be reached there."""


@contextmanager
def reached(path: Path) -> Iterator[str]:
    """The path, as short as sockets want it; OutOfReach where there is no way to say it shortly."""
    if len(os.fsencode(path)) <= LONGEST:
        yield str(path)
        return
    if not OPEN_FOLDERS.is_dir():
        raise OutOfReach(f"A socket's path has at most {LONGEST} bytes here, and {path} is longer.")
    folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
    try:
        yield str(OPEN_FOLDERS / str(folder) / path.name)
    finally:
        os.close(folder)


class Control:
    def __init__(self, store: Store, data: Path | None, tell: Tell, leave: Leave) -> None:
        self._store, self._path, self._tell, self._leave = store, door(data), tell, leave
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        # The store is ours alone by now, so whatever lies there was left behind by a server that was killed.
        self._path.unlink(missing_ok=True)
        listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        old = os.umask(0o177)
        try:
            with reached(self._path) as path:
                listening.bind(path)
            self._server = await asyncio.start_unix_server(self._serve, sock=listening, limit=LARGEST)
        except OutOfReach as error:
            listening.close()
            log.warning("no backups while the server runs", reason=str(error))
        finally:
            os.umask(old)

    async def close(self) -> None:
        if self._server:
            self._server.close()
            self._path.unlink(missing_ok=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        def tell(**what: Any) -> None:
            writer.write(json.dumps(what).encode() + b"\n")

        with suppress(ConnectionError, asyncio.IncompleteReadError, ValueError, KeyError):
            wish = json.loads(await reader.readline())
            try:
                if "host" in wish:
                    tell(ok=True, told=await self._carried_out(wish, reader, tell))
                else:
                    await self._store.backup(
                        Path(wish["backup"]), on_progress=lambda done, total: tell(done=done, total=total)
                    )
                    tell(ok=True)
            except (TenbackError, OSError, msgspec.ValidationError) as error:
                tell(error=str(error))
            await writer.drain()
        writer.close()

    async def _carried_out(self, wish: Any, reader: asyncio.StreamReader, tell: Callable[..., None]) -> Any:
        """What a host wishes, until whoever asked has gone."""

        def on_progress(done: Pruned) -> None:
            if reader.at_eof():
                raise ConnectionResetError
            tell(so_far=msgspec.to_builtins(done))

        host = Administration(self._store, self._tell, by=str(wish["by"]), leave=self._leave, on_progress=on_progress)
        return msgspec.to_builtins(await host.carry_out(msgspec.convert(wish["host"], HostWish)))


async def ask(data: Path | None, backup: Path, on_progress: Any) -> bool:
    """Have the running server write a backup to the absolute path; False if none is running there."""
    told = await _asked(data, {"backup": str(backup)}, lambda so_far: on_progress(so_far["done"], so_far["total"]))
    return told is not None


async def ask_host(data: Path | None, wish: HostWish, by: str, on_progress: Callable[[Any], None]) -> Any:
    """Have the running server carry out what a host wishes; None if none is running there."""
    asked = {"host": msgspec.to_builtins(wish), "by": by}
    told = await _asked(data, asked, lambda so_far: on_progress(so_far["so_far"]))
    return None if told is None else told["told"]


async def _asked(data: Path | None, wish: Any, on_progress: Callable[[Any], None]) -> Any:
    """The answer of the running server; None if none is running there."""
    try:
        with reached(door(data)) as path:
            reader, writer = await asyncio.open_unix_connection(path, limit=LARGEST_ANSWER)
    except (FileNotFoundError, NotADirectoryError, ConnectionRefusedError, OutOfReach):
        return None  # a server that has the file all the same is told of when it is opened
    writer.write(json.dumps(wish).encode() + b"\n")
    try:
        while line := await reader.readline():
            told = json.loads(line)
            if "error" in told:
                raise TenbackError(told["error"])
            if told.get("ok"):
                return told
            on_progress(told)
    finally:
        writer.close()
    raise TenbackError("The server went away before it was finished.")
