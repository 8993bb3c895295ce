"""The servers under load: processes started here, what they take, and where PostgreSQL keeps their log."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex
from time import perf_counter

import asyncpg
from server_line import HOST, CannotRun

__all__ = ["Process", "carry_out", "cpu_of", "cpu_of_the_machine", "running", "schema"]

POSTGRES = os.environ.get("TENBACK_TEST_POSTGRES", "postgresql://root@127.0.0.1:5432/test")
START_WITHIN, STOP_WITHIN = 30.0, 15.0  # seconds
TICKS, PAGE = os.sysconf("SC_CLK_TCK"), os.sysconf("SC_PAGE_SIZE")


@dataclass(frozen=True, slots=True)
class Process:
    """A server that was started here."""

    port: int
    popen: "subprocess.Popen[bytes]"

    def cpu(self) -> float:
        """Seconds, all threads; the processes in which bots think are others."""
        return cpu_of(self.popen.pid)

    def memory(self) -> int:
        """Bytes that it holds."""
        pages = Path(f"/proc/{self.popen.pid}/statm").read_text(encoding="ascii").split()[1]
        return int(pages) * PAGE

    def stop(self) -> None:
        self.popen.send_signal(signal.SIGTERM)
        with suppress(subprocess.TimeoutExpired):
            self.popen.wait(STOP_WITHIN)
        self.popen.kill()
        self.popen.wait()


def cpu_of(process: int | str) -> float:
    """Seconds of CPU time that a process has taken."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def cpu_of_the_machine() -> float:
    """Seconds of CPU time that everything on all cores has taken."""
    user, nice, system, _, _, irq, softirq, *_ = Path("/proc/stat").read_text(encoding="ascii").split()[1:]
    return sum(map(int, (user, nice, system, irq, softirq))) / TICKS


@asynccontextmanager
async def running(command: Sequence[str | Path], core: int | None, log: Path) -> AsyncIterator[Process]:
    """The command, with a free port in place of PORT, as long as it is needed."""
    process = started(command, log)
    try:
        if core is not None:
            os.sched_setaffinity(process.popen.pid, {core})  # before it has a thread or a process of its own
        await listening(process, log)
        yield process
    finally:
        process.stop()


def started(command: Sequence[str | Path], log: Path) -> Process:
    with socket.create_server((HOST, 0)) as found:
        port = found.getsockname()[1]
    with log.open("wb") as errors:
        popen = subprocess.Popen(  # noqa: S603 - our own
            [sys.executable, *(str(port) if part == "PORT" else part for part in command)],
            stdout=subprocess.DEVNULL,
            stderr=errors,
            start_new_session=True,  # Ctrl-C is ours to handle
            env={**os.environ, "TENBACK_BOTS_PAR": "false"},  # what strong bots play in the background is not measured
        )
    with suppress(OSError):  # Linux weighs sessions, and niceness only within one
        Path(f"/proc/{popen.pid}/autogroup").write_text(str(os.nice(0)), encoding="ascii")
    return Process(port, popen)


async def listening(process: Process, log: Path) -> None:
    deadline = perf_counter() + START_WITHIN
    while process.popen.poll() is None and perf_counter() < deadline:
        with suppress(OSError):
            _, writer = await asyncio.open_connection(HOST, process.port)
            writer.close()
            return
        await asyncio.sleep(0.1)
    raise CannotRun(f"A server did not start. It said: {last_words(log)}")


def last_words(log: Path) -> str:
    return log.read_text(errors="replace")[-1000:].strip()


@asynccontextmanager
async def schema() -> AsyncIterator[str]:
    """The address of a new schema in PostgreSQL, gone afterwards."""
    name = f"bench_{token_hex(4)}"
    await carry_out(f"CREATE SCHEMA {name}")
    try:
        yield f"{POSTGRES}{'&' if '?' in POSTGRES else '?'}search_path={name}"
    finally:
        await carry_out(f"DROP SCHEMA {name} CASCADE")


async def carry_out(sql: str) -> None:
    try:
        connection = await asyncpg.connect(POSTGRES, timeout=5)
    except (OSError, asyncpg.PostgresError, TimeoutError) as error:
        raise CannotRun(f"PostgreSQL cannot be used ({error}); TENBACK_TEST_POSTGRES says where it is.") from None
    await connection.execute(sql)
    await connection.close()
