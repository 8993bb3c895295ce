"""A PostgreSQL of one's own, with another that takes over: its processes can be killed, and nobody else uses them.

Every commit waits until both have it on disk (`synchronous_standby_names`), so that none that was acknowledged is lost
when the first one is.
"""

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import asyncpg

from tests.ports import free_port

__all__ = ["Cluster", "NoCluster"]

USER = "postgres"  # the server refuses to run as root
OWNER = "tenback"
SOON = 60.0  # seconds
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "max_connections": "60",
    "shared_buffers": "16MB",
    "wal_level": "replica",
    "hot_standby": "on",
    "wal_keep_size": "256MB",
}


class NoCluster(Exception):
    """Why there is none here."""


def programs() -> Path:
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if not found or os.geteuid() != 0:
        raise NoCluster("PostgreSQL's programs, and root, are needed to run one of one's own.")
    return found[-1].parent


class Cluster:
    """At first one server; `stand_by` adds another."""

    def __init__(self) -> None:
        self._programs = programs()
        self._folder = Path(tempfile.mkdtemp(prefix="tenback-cluster-"))
        shutil.chown(self._folder, USER, USER)
        self._ports = (free_port(), free_port())
        self._first = 0  # which one takes writes
        self._running: dict[int, subprocess.Popen[bytes]] = {}
        self._run("initdb", "-D", str(self._data(0)), "-U", OWNER, "-A", "trust", "-E", "UTF8", "--locale=C")
        self._start(0)
        self._ask(0, "CREATE DATABASE games", database="postgres")

    @property
    def address(self) -> str:
        """Of both: whichever takes writes."""
        hosts = ",".join(f"127.0.0.1:{port}" for port in self._ports)
        return f"postgresql://{OWNER}@{hosts}/games?target_session_attrs=read-write"

    def crash(self) -> None:
        """Kill -9 the server that takes writes, with all its processes, and start it again."""
        self._kill(self._first)
        self._start(self._first)

    def stand_by(self) -> None:
        """Another one follows, and every commit waits for it."""
        first, other = self._first, 1 - self._first
        shutil.rmtree(self._data(other), ignore_errors=True)
        where = ("-h", "127.0.0.1", "-p", str(self._ports[first]), "-U", OWNER)
        self._run("pg_basebackup", "-D", str(self._data(other)), "-R", "-X", "stream", "-c", "fast", *where)
        self._start(other)
        self._ask(first, "ALTER SYSTEM SET synchronous_standby_names = '*'")
        self._ask(first, "SELECT pg_reload_conf()")
        self._until(first, "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'", 1)

    def fail_over(self) -> None:
        """Kill -9 the server that takes writes; the other one takes its place."""
        self._kill(self._first)
        self._first = 1 - self._first
        # What it has followed is its own from now on; nobody follows it yet.
        self._run("pg_ctl", "promote", "-D", str(self._data(self._first)), "-w")

    def close(self) -> None:
        for number in tuple(self._running):
            self._kill(number)
        shutil.rmtree(self._folder, ignore_errors=True)

    def _data(self, number: int) -> Path:
        return self._folder / f"data-{number}"

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(  # noqa: S603 - Debian's programs
            [self._programs / program, *arguments],
            user=USER,
            group=USER,
            extra_groups=[],
            cwd=self._folder,
            capture_output=True,
            timeout=SOON,
            check=False,
            text=True,
        )
        if done.returncode:
            raise NoCluster(f"{program}: {done.stderr[-1000:]}")

    def _start(self, number: int) -> None:
        (self._data(number) / "postmaster.pid").unlink(missing_ok=True)
        settings = {**SETTINGS, "port": str(self._ports[number]), "unix_socket_directories": str(self._folder)}
        told = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with (self._folder / f"log-{number}").open("ab") as log:
            self._running[number] = subprocess.Popen(  # noqa: S603 - Debian's program
                [self._programs / "postgres", "-D", self._data(number), *told],
                user=USER,
                group=USER,
                extra_groups=[],
                cwd=self._folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
            )
        self._until(number, "SELECT 1", 1, database="postgres")

    def _kill(self, number: int) -> None:
        process = self._running.pop(number)
        own = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text("ascii").split()
        process.kill()
        for pid in own:
            with suppress(ProcessLookupError):
                os.kill(int(pid), signal.SIGKILL)
        process.wait()
        while any(Path(f"/proc/{pid}").exists() and not _zombie(pid) for pid in own):
            time.sleep(0.01)

    def _until(self, number: int, question: str, answer: int, *, database: str = "games") -> None:
        until = time.monotonic() + SOON
        while True:
            with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                if self._ask(number, question, database=database) == answer:
                    return
            if time.monotonic() > until:
                raise NoCluster((self._folder / f"log-{number}").read_text("utf-8")[-2000:])
            time.sleep(0.05)

    def _ask(self, number: int, question: str, *, database: str = "games") -> Any:
        async def ask() -> Any:
            url = f"postgresql://{OWNER}@127.0.0.1:{self._ports[number]}/{database}"
            connection = await asyncpg.connect(url, timeout=10)
            try:
                return await connection.fetchval(question)
            finally:
                await connection.close()

        return asyncio.run(ask())


def _zombie(pid: str) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()[0] == "Z"
    except (FileNotFoundError, ProcessLookupError):
        return True
