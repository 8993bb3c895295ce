"""What a worker does with its process: its manners, and that it never outlives its server."""

import asyncio
import contextlib
import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.workers.kit import BOTH_LOOPS, LINUX, MISCHIEF, ROOT, alive, question, running, until

PARENT = f"""
import asyncio
from tenback.server.workers import Workers
from tests.server.workers.kit import question

async def main():
    workers = Workers(2, bots="{MISCHIEF}", grace=0.5)
    await workers.start()
    thinking = asyncio.create_task(workers.think(question("STRENGTH", seed="PATH", budget=BUDGET)))
    await asyncio.sleep(0.2)
    print(*workers.pids, flush=True)
    await thinking

asyncio.run(main())
"""


@LINUX
@pytest.mark.parametrize("strength", ["waits", "hangs", "hangs-deaf"])
def test_workers_do_not_outlive_a_server_that_is_killed(strength, tmp_path):
    """One of them idle, one thinking; not even one that thinks without letting the rest of Python run."""
    budget = "2" if strength == "hangs-deaf" else "600"  # what nothing else can reach, its alarm ends
    script = PARENT.replace("STRENGTH", strength).replace("PATH", str(tmp_path / "never")).replace("BUDGET", budget)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, env=environment, text=True) as server:  # noqa: S603 - ourselves
        assert server.stdout
        pids = [int(pid) for pid in server.stdout.readline().split()]
        assert len(pids) == 2
        assert all(map(alive, pids))
        server.kill()
    asyncio.run(until(lambda: not any(map(running, pids))))


# Manners


@LINUX
@BOTH_LOOPS
def test_a_worker_is_nice_ignores_ctrl_c_and_inherits_nothing(ask, monkeypatch):
    monkeypatch.setenv("DATABASE_PASSWORD", "secret")

    async def look(workers):
        (pid,) = workers.pids
        place = Path(f"/proc/{pid}")
        assert os.getpriority(os.PRIO_PROCESS, pid) == min(os.getpriority(os.PRIO_PROCESS, 0) + 10, 19)
        assert not any(f"[{inode}]" in link for link in links(place))
        assert b"secret" not in (place / "environ").read_bytes()
        assert re.search(r"Max core file size +0 +0 ", (place / "limits").read_text())
        os.kill(pid, signal.SIGINT)
        assert not (await workers.think(question())).stand_in
        assert workers.pids == (pid,)

    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        listening.listen()
        listening.set_inheritable(True)
        inode = os.fstat(listening.fileno()).st_ino
        assert any(f"[{inode}]" in link for link in links(Path("/proc/self")))
        ask(look)


def links(place):
    found = []
    for link in (place / "fd").iterdir():
        with contextlib.suppress(OSError):
            found.append(str(link.readlink()))
    return found
