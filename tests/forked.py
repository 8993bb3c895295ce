"""Programs that tests start again and again, without loading them again and again.

One process for each process of tests has loaded `tenback serve`, and forks whenever a server is wanted: that saves half
a second of processor's time each. The fork is the test's own child, as if it had been started: it can be waited for
and killed. Whoever turns a screw before tenback is loaded starts a process of its own; so do the tests of starting.
"""

import atexit
import ctypes
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import IO, Any, NoReturn

__all__ = ["CAN_FORK", "serving_process"]

ORPHANS_COME_HERE = 36  # PR_SET_CHILD_SUBREAPER of prctl(2)
LARGEST = 1 << 20  # bytes of a request
SOON = 60.0  # seconds
CAN_FORK = sys.platform == "linux"


class Forked(subprocess.Popen[Any]):
    """A process that somebody else has forked, as a child of ours."""

    def __init__(self, args: Sequence[str], pid: int, stdout: IO[Any] | None) -> None:
        self.args, self.pid, self.returncode = args, pid, None
        self.stdin, self.stdout, self.stderr = None, stdout, None
        self._child_created, self._communication_started, self._input = True, False, None
        self._waitpid_lock, self._sigint_wait_secs = threading.Lock(), 0.25


class Nursery:
    """The process that has everything loaded, and how it is asked."""

    def __init__(self) -> None:
        self._line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._process = subprocess.Popen(  # noqa: S603 - ourselves
            [sys.executable, "-c", f"from tests.forked import wait; wait({theirs.fileno()})"],
            pass_fds=[theirs.fileno()],
            cwd=os.path.dirname(os.path.dirname(os.path.abspath(__file__))),  # noqa: PTH100, PTH120 - for `tests`
            stdin=subprocess.DEVNULL,
        )
        theirs.close()
        atexit.register(self.close)

    def fork(self, arguments: Sequence[str], environment: Mapping[str, str], out: int, errors: int) -> int:
        """The id of a new child of ours that runs `tenback` with these arguments."""
        control = ctypes.CDLL(None).prctl
        wanted = {"arguments": list(arguments), "environment": dict(environment), "cwd": os.getcwd(), "to": os.getpid()}  # noqa: PTH109
        control(ORPHANS_COME_HERE, 1, 0, 0, 0)
        try:
            socket.send_fds(self._line, [json.dumps(wanted).encode()], [out, errors])
            return int(self._line.recv(64))
        finally:
            control(ORPHANS_COME_HERE, 0, 0, 0, 0)

    def close(self) -> None:
        self._line.close()
        self._process.wait()


_nurseries: dict[int, Nursery] = {}  # by the process that asks: a fork of it has none yet


def serving_process(
    arguments: Sequence[str], *, environment: Mapping[str, str], log: IO[bytes], read: bool = False
) -> Any:
    """`tenback` with these arguments. It writes into `log`; if it is to be `read`, only what goes wrong does."""
    nursery = _nurseries.get(os.getpid()) or _nurseries.setdefault(os.getpid(), Nursery())
    if not read:
        return Forked(arguments, nursery.fork(arguments, environment, log.fileno(), log.fileno()), None)
    ours, theirs = os.pipe()
    pid = nursery.fork(arguments, environment, theirs, log.fileno())
    os.close(theirs)
    return Forked(arguments, pid, open(ours, encoding="utf-8"))  # noqa: PTH123 - it is read as long as it lives


# The other end


def wait(number: int) -> None:
    """Fork whenever it is asked for, until nobody is left who could ask."""
    for name in ("tenback.cli.app", "tenback.cli.commands.serve", "tenback.server.serve"):
        import_module(name)

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever interrupts the tests; they end, and then this does
    with socket.socket(fileno=number) as line:
        while True:
            asked, files, _, _ = socket.recv_fds(line, LARGEST, 2)
            if not asked:
                return
            if between := os.fork():
                os.waitpid(between, 0)
                for each in files:
                    os.close(each)
            elif os.fork():
                os._exit(0)  # who is forked is an orphan now, and comes to whoever takes orphans
            else:
                _become(json.loads(asked), files, line)


def _become(wanted: Any, files: Sequence[int], line: socket.socket) -> NoReturn:
    until = time.monotonic() + SOON
    while os.getppid() != wanted["to"]:
        if time.monotonic() > until:  # whoever has asked is gone
            os._exit(1)
        time.sleep(0.001)
    line.send(str(os.getpid()).encode())
    line.close()
    for target, each in enumerate(files, 1):
        os.dup2(each, target)
        os.close(each)
    # As a program finds them that is started so; those from before know of other files.
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", encoding="utf-8", errors="backslashreplace", buffering=1, closefd=False)  # noqa: SIM115
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ.clear()
    os.environ.update(wanted["environment"])
    os.chdir(wanted["cwd"])
    sys.argv = ["tenback", *wanted["arguments"]]
    from tenback.cli import main  # noqa: PLC0415

    main()
    sys.exit()
