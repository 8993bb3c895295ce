"""Who does the work: this process, several of it, or a cluster. All keep one interface, and hand results back in order.

A task is a function of a number. The window of tasks handed out at once is bounded, so that an interrupted run loses
little, and a slow task does not pile up what comes after it.
"""

import multiprocessing
import os
import pickle
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from itertools import islice
from multiprocessing import resource_tracker
from multiprocessing.connection import wait
from traceback import clear_frames, format_exception
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol
from weakref import finalize

from tenback.core import OptionError, TenbackError, shown

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

__all__ = ["Cluster", "Executor", "Here", "Processes", "Task", "WorkersLost", "executor"]

AHEAD = 4  # tasks handed out for each core: enough that none waits for the one whose turn it is
A_WORKER_HAS = 2  # of them, at most: the one it is at, and one that it can begin at once
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
    """Several processes of this machine. Ctrl-C is none of their business: whoever hands out the work ends them."""

    def __init__(self, workers: int) -> None:
        self._workers = workers

    def results(self, task: Task, numbers: Iterable[int]) -> Iterator[bytes]:
        crew: list[Worker] = []
        try:
            yield from self._in_order(crew, task, numbers)
        except BaseException as error:
            with undisturbed(again=False):  # whoever presses Ctrl-C twice means it once
                if isinstance(error, KeyboardInterrupt):
                    clear_frames(error.__traceback__)  # they know the crew, and would let go of it when it is pressed
                dismiss(crew)
            raise
        with undisturbed():
            dismiss(crew)

    def _in_order(self, crew: list["Worker"], task: Task, numbers: Iterable[int]) -> Iterator[bytes]:
        coming = enumerate(numbers)
        waiting: deque[tuple[int, int]] = deque()  # the place in the order, and the number
        done: dict[int, Answer] = {}
        place = handed = 0
        while True:
            waiting.extend(islice(coming, AHEAD * self._workers - (handed - place) - len(waiting)))
            try:
                handed += self._hand_out(crew, task, waiting)
                collect(crew, done, wait_for_one=place not in done and place < handed)
            except WorkersLost:
                while place in done:  # these were finished
                    yield done.pop(place).told()
                    place += 1
                raise
            if place in done:
                yield done.pop(place).told()
                place += 1
            elif place == handed and not waiting:
                return

    def _hand_out(self, crew: list["Worker"], task: Task, waiting: deque[tuple[int, int]]) -> int:
        """To whoever is idle first; then, while there is enough for all, a second one to each. How many."""
        handed = 0
        while waiting:
            least = min(crew, key=lambda worker: worker.busy, default=None)
            if (least is None or least.busy) and len(crew) < self._workers:
                with undisturbed():
                    crew.append(least := Worker(task))
            assert least is not None  # there is at least one
            if least.busy and (least.busy == A_WORKER_HAS or len(waiting) <= self._workers):
                break
            least.hand(*waiting.popleft())
            handed += 1
        return handed


class Worker:
    """A process and the line to it."""

    def __init__(self, task: Task) -> None:
        # A fresh process: a forked one would inherit threads that are not there.
        own = multiprocessing.get_context("spawn")
        self.line, theirs = own.Pipe()
        self.busy = 0  # numbers that it has and has not answered
        self._process = own.Process(target=work, args=(theirs, task))
        self._process.start()
        theirs.close()
        self._forgotten = finalize(self, self._process.kill)  # should nobody dismiss it

    def hand(self, place: int, number: int) -> None:
        with lost():
            self.line.send((place, number))
        self.busy += 1

    def answer(self) -> tuple[int, "Answer"]:
        """What it has made, and its place in the order."""
        with lost():
            place, answer = self.line.recv()
        self.busy -= 1
        return place, answer

    def end(self) -> None:
        self._process.kill()  # what it is at is lost anyway, and may take long
        self._process.join()
        self._forgotten.detach()
        self._process.close()
        self.line.close()


class Answer(NamedTuple):
    """What a task made, or what went wrong."""

    made: bytes = b""
    error: Exception | None = None

    def told(self) -> bytes:
        if self.error is not None:
            raise self.error
        return self.made


def collect(crew: Iterable[Worker], done: dict[int, Answer], *, wait_for_one: bool) -> None:
    """Put what has come in its place."""
    by_line: dict[Any, Worker] = {worker.line: worker for worker in crew}
    for line in wait(by_line, None if wait_for_one else 0):
        place, answer = by_line[line].answer()
        done[place] = answer


def dismiss(crew: list[Worker]) -> None:
    while crew:
        crew.pop().end()


@contextmanager
def lost() -> Iterator[None]:
    """WorkersLost where a process is not at the other end of its line any more."""
    try:
        yield
    except (EOFError, OSError):
        raise WorkersLost(
            "A worker process died, perhaps for want of memory. The finished games are kept: go on with --resume."
        ) from None


@contextmanager
def undisturbed(*, again: bool = True) -> Iterator[None]:
    """Ctrl-C has to wait until this is done, then it is heard, if `again`. Processes that are started meanwhile never
    hear of it, although a terminal tells them, too.
    """
    pressed: list[int] = []
    here = threading.current_thread() is threading.main_thread()  # where Python hears of signals
    before = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number)) if here else None
    try:
        with blocked(signal.SIGINT):
            yield
    finally:
        if here:
            signal.signal(signal.SIGINT, before)
    if pressed and again:
        signal.raise_signal(signal.SIGINT)


@contextmanager
def blocked(number: int) -> Iterator[None]:
    """The signal does not reach this thread, nor what it starts."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # which would let the signal through again once it has started
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {number})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# In the worker


def work(line: "Connection", task: Task) -> None:
    """Number, answer, number, answer, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):  # whoever handed out the work is gone
        while True:
            place, number = line.recv()
            try:
                answer = Answer(task(number))
            except Exception as error:  # noqa: BLE001 - it is raised where the work was handed out
                answer = Answer(error=portable(error))
            line.send((place, answer))


def portable(error: Exception) -> Exception:
    """The error, with the place where it was raised; told in words if it cannot be sent."""
    error.add_note("In a worker process:\n" + "".join(format_exception(error)))
    try:
        pickle.loads(pickle.dumps(error))  # noqa: S301 - our own
    except Exception:  # noqa: BLE001 - whatever a stranger's error does wrong
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error


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
