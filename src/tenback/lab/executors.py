"""Who does the work: this process, several of it, or a cluster. All keep one interface, and hand results back in order.

A task is a function of a number. The window of tasks handed out at once is bounded, so that an interrupted run loses
little, and a slow task does not pile up what comes after it.
"""

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from itertools import islice
from typing import Any, Protocol

from tenback.core import OptionError, TenbackError, shown

__all__ = ["Cluster", "Executor", "Here", "Processes", "Task", "WorkersLost", "executor"]

AHEAD = 4  # tasks handed out for each core: enough that none waits for the one whose turn it is
PATIENCE = 10  # seconds until a cluster that does not answer is not there
MOST_WORKERS = 1024

Task = Callable[[int], bytes]


class WorkersLost(TenbackError):
    """Whoever did the work has gone. What was finished is kept."""


class Executor(Protocol):
    def results(self, task: Task, numbers: Iterable[int]) -> Iterator[bytes]:
        """What the task makes of each number, in the order of the numbers."""


def executor(workers: int | None, cluster: str | None) -> Executor:
    """The one that was asked for; OptionError for one that is not there, before any work starts."""
    if cluster is not None:
        if workers is not None:
            raise OptionError("--workers is for this machine; a cluster has its own. Leave one of them out.")
        return Cluster(cluster)
    if workers is not None and not 1 <= workers <= MOST_WORKERS:
        raise OptionError(f"--workers is a number from 1 to {MOST_WORKERS}, not {workers}.")
    workers = workers or os.cpu_count() or 1
    return Here() if workers == 1 else Processes(workers)


class Here:
    """Nobody else: the process that asks."""

    def results(self, task: Task, numbers: Iterable[int]) -> Iterator[bytes]:
        return map(task, numbers)


class Processes:
    """Several processes of this machine."""

    def __init__(self, workers: int) -> None:
        self._workers = workers

    def results(self, task: Task, numbers: Iterable[int]) -> Iterator[bytes]:
        # Fresh processes: a forked one would inherit threads that are not there.
        own = multiprocessing.get_context("spawn")
        before = set(multiprocessing.active_children())
        pool = ProcessPoolExecutor(self._workers, own, _leave_interrupts_to_the_parent)
        try:
            yield from _in_order(lambda number: pool.submit(task, number), numbers, lambda: self._workers)
        except BrokenProcessPool:
            raise WorkersLost(
                "A worker process died, perhaps for want of memory. The finished games are kept: go on with --resume."
            ) from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
            for child in set(multiprocessing.active_children()) - before:
                child.terminate()  # what it is at is lost anyway, and may take long
                child.join()


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Cluster:
    """A Dask cluster. A worker that is lost costs what it was at, which another one does again.

    A task that takes several workers with it is given up: how many, the scheduler decides (`allowed-failures`).
    """

    def __init__(self, address: str) -> None:
        if find_spec("distributed") is None:
            raise OptionError("--cluster needs Dask: pip install 'tenback[lab]'.")
        self._address = address
        with self._connected():
            pass  # whether it answers is asked before any work starts

    def results(self, task: Task, numbers: Iterable[int]) -> Iterator[bytes]:
        from distributed import KilledWorker  # noqa: PLC0415 - as above
        from distributed.client import FutureCancelledError  # noqa: PLC0415 - as above
        from distributed.comm.core import CommClosedError  # noqa: PLC0415 - as above

        with self._connected() as client:
            try:
                yield from _in_order(
                    lambda number: client.submit(task, number, pure=False),
                    numbers,
                    lambda: max(1, sum(client.ncores().values())),
                )
            except (KilledWorker, FutureCancelledError, CommClosedError, TimeoutError, OSError) as error:
                raise WorkersLost(
                    f"The cluster at {self._address} is lost ({type(error).__name__}: {error!s:.200}). "
                    "The finished games are kept: go on with --resume."
                ) from None

    @contextmanager
    def _connected(self) -> Iterator[Any]:
        import distributed  # noqa: PLC0415 - only who has a cluster needs it

        made: Any = distributed.Client  # it has no types
        try:
            client = made(self._address, timeout=PATIENCE, set_as_default=False)
        except (OSError, ValueError, RuntimeError) as error:
            raise OptionError(
                f"No cluster answers at {shown(self._address)} ({type(error).__name__}). "
                "Give the address of a Dask scheduler, as in tcp://192.0.2.1:8786."
            ) from None
        try:
            yield client
        finally:
            with suppress(TimeoutError, OSError, RuntimeError):  # it may be gone already
                client.close(timeout=PATIENCE)


def _in_order(submit: Callable[[int], Any], numbers: Iterable[int], cores: Callable[[], int]) -> Iterator[bytes]:
    todo = iter(numbers)
    running: deque[Any] = deque()
    while True:
        running.extend(submit(number) for number in islice(todo, max(0, AHEAD * cores() - len(running))))
        if not running:
            return
        yield running.popleft().result()
