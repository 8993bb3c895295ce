"""A door for whoever owns the data directory: a running server holds the SQLite file alone, so it makes the backups."""

import asyncio
import json
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import structlog
from platformdirs import user_data_path

from tenback.core import TenbackError
from tenback.store import Store

__all__ = ["Control", "ask", "door"]

log = structlog.get_logger()

LARGEST = 4096  # bytes of a line
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
    def __init__(self, store: Store, data: Path | None) -> None:
        self._store, self._path = store, door(data)
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
                await self._store.backup(
                    Path(wish["backup"]), on_progress=lambda done, total: tell(done=done, total=total)
                )
                tell(ok=True)
            except (TenbackError, OSError) as error:
                tell(error=str(error))
            await writer.drain()
        writer.close()


async def ask(data: Path | None, backup: Path, on_progress: Any) -> bool:
    """Have the running server write a backup to the absolute path; False if none is running there."""
    try:
        with reached(door(data)) as path:
            reader, writer = await asyncio.open_unix_connection(path, limit=LARGEST)
    except (FileNotFoundError, NotADirectoryError, ConnectionRefusedError, OutOfReach):
        return False  # a server that has the file all the same is told of when it is opened
    writer.write(json.dumps({"backup": str(backup)}).encode() + b"\n")
    try:
        while line := await reader.readline():
            told = json.loads(line)
            if "error" in told:
                raise TenbackError(told["error"])
            if told.get("ok"):
                return True
            on_progress(told["done"], told["total"])
    finally:
        writer.close()
    raise TenbackError("The server went away before the backup was finished.")
