"""The one thread that owns the one connection to SQLite.

SQLite before 3.51.3 can lose commits when two connections write to one WAL, so there is only ever one, and it locks
others out. Everything that waits is taken at once: all writes share one transaction and one flush to disk (group
commit), and the event loop is woken once for all of them.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic, sleep
from typing import Any, NamedTuple, TypeGuard, TypeVar

from tenback.store.errors import StoreDown, StoreError
from tenback.store.rows import HEAVIEST_AT_ONCE, MOST_AT_ONCE, Append

__all__ = ["Writer"]

# Errors of one statement's values
THEIR_OWN = (sqlite3.DataError, sqlite3.IntegrityError, sqlite3.InterfaceError, sqlite3.ProgrammingError)

# Where several wait at once, more are on their way: a moment later they share one flush to disk, and the event loop is
# interrupted half as often. Whoever plays alone waits for nothing.
MORE_TO_COME = 0.003  # seconds

Answer = TypeVar("Answer")
Work = Callable[[sqlite3.Connection], Any]


class _Job(NamedTuple):
    todo: Append | Work
    writes: bool
    future: "asyncio.Future[Any]"


_Answered = tuple["asyncio.Future[Any]", object, BaseException | None]


class Writer:
    """Runs what it is given, in order, and answers through futures."""

    def __init__(
        self,
        connect: Callable[[], sqlite3.Connection],
        append: Callable[[sqlite3.Connection, Sequence[Append]], list[StoreError | None]],
        probe: Work,
        said: Callable[[sqlite3.Error], str],
        *,
        probe_every: float,
    ) -> None:
        self._connect, self._append, self._probe, self._said = connect, append, probe, said
        self._probe_every = probe_every
        self._queue: SimpleQueue[_Job | None] = SimpleQueue()  # None: stop
        self._connection: sqlite3.Connection | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: Thread | None = None
        self._stopped = False
        self._next_probe = 0.0
        self.trouble: str | None = None

    # For the event loop

    async def start(self) -> None:
        """Connect; whatever stops it is raised."""
        self._loop = asyncio.get_running_loop()
        self._queue, self._stopped = SimpleQueue(), False
        connected = self._loop.create_future()
        thread = Thread(target=self._run, args=(connected,), name="tenback-store", daemon=True)
        thread.start()
        try:
            await connected
        except BaseException:
            self._queue.put(None)  # whoever does not wait for it does not want it
            raise
        self._thread = thread

    async def stop(self) -> None:
        """Finish what waits, then close the connection."""
        if self._thread is None:
            return
        thread, self._thread = self._thread, None
        self._queue.put(None)
        await asyncio.to_thread(thread.join)

    @property
    def running(self) -> bool:
        """Whether it takes jobs."""
        return self._thread is not None

    def do(self, todo: Append | Callable[[sqlite3.Connection], Answer], *, writes: bool) -> "asyncio.Future[Answer]":
        """The answer to come. What writes is durable when it is there."""
        if self._thread is None or self._loop is None:
            raise StoreDown("The store is not open.")
        future = self._loop.create_future()
        self._queue.put(_Job(todo, writes, future))
        return future

    def serve_between(self, connection: sqlite3.Connection) -> None:
        """For a job that takes long, in its pauses: do what waits. StoreDown if its connection did not survive that."""
        self._serve(self._waiting(wait=False))
        if self._stopped:
            raise StoreDown("The store is being closed.")
        if self._connection is not connection:
            raise StoreDown(self.trouble or "The connection was lost.")

    # In the thread

    def _run(self, connected: "asyncio.Future[None]") -> None:
        try:
            self._connection = self._connect()
        except Exception as error:  # noqa: BLE001 - whatever it is belongs to whoever waits for the connection
            self._tell([(connected, None, error)])
            return
        self.trouble = None
        self._tell([(connected, None, None)])
        while not self._stopped:
            jobs = self._waiting(wait=True)
            if len(jobs) > 1 and not self._stopped:
                sleep(MORE_TO_COME)
                jobs += self._waiting(wait=False)
            self._serve(jobs)
            if self.trouble is not None and monotonic() > self._next_probe:
                self._try_again()
        if self._connection is not None:
            with suppress(sqlite3.Error):  # what is committed stays in the WAL
                self._connection.close()

    def _waiting(self, *, wait: bool) -> list[_Job]:
        """Everything that waits; without trouble, wait for the first to come."""
        jobs: list[_Job] = []
        weight = 0
        timeout = None if self.trouble is None else self._probe_every
        with suppress(Empty):
            while len(jobs) < MOST_AT_ONCE and weight < HEAVIEST_AT_ONCE:
                job = self._queue.get(block=wait and not jobs, timeout=timeout)
                if job is None:
                    self._stopped = True
                    break
                jobs.append(job)
                if isinstance(job.todo, Append):
                    weight += job.todo.weight
        return jobs

    def _serve(self, jobs: Sequence[_Job]) -> None:
        writing = [job for job in jobs if job.writes]
        if writing:
            self._tell(self._write(writing))
        for job in jobs:
            if not job.writes:
                self._tell([self._read(job)])

    def _write(self, jobs: Sequence[_Job]) -> list[_Answered]:
        """All in one transaction; each alone may be refused."""
        try:
            connection = self._connected()
            connection.execute("BEGIN IMMEDIATE")
            appends = [(job.future, job.todo) for job in jobs if isinstance(job.todo, Append)]
            refusals = self._append(connection, [append for _, append in appends])
            answers: list[_Answered] = [
                (future, None, refusal) for (future, _), refusal in zip(appends, refusals, strict=True)
            ]
            answers += [_alone(connection, job) for job in jobs if not isinstance(job.todo, Append)]
            connection.execute("COMMIT")
        except (sqlite3.Error, StoreDown) as error:
            trouble = self._fall(error)
            return [(job.future, None, StoreDown(trouble)) for job in jobs]
        except Exception as error:  # noqa: BLE001 - a bug must not leave anybody waiting, nor stop the thread
            self._undo()
            return [(job.future, None, error) for job in jobs]
        self.trouble = None
        return answers

    def _read(self, job: _Job) -> _Answered:
        try:
            assert not isinstance(job.todo, Append)
            return job.future, job.todo(self._connected()), None
        except Exception as error:  # noqa: BLE001 - it belongs to whoever asked
            if _of_the_store(error):
                error = StoreDown(self._fall(error))
            return job.future, None, error

    def _tell(self, answers: Sequence[_Answered]) -> None:
        assert self._loop is not None
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(_settle, answers)

    # Trouble

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = self._connect()
        return self._connection

    def _fall(self, error: sqlite3.Error | StoreDown) -> str:
        """Undo what was begun, and say what happened; a full disk needs no new connection, all else does."""
        self.trouble = self._said(error) if isinstance(error, sqlite3.Error) else str(error)
        full = getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL
        if not (full and self._undo()) and self._connection is not None:
            with suppress(sqlite3.Error):
                self._connection.close()
            self._connection = None
        return self.trouble

    def _undo(self) -> bool:
        if self._connection is None:
            return False
        try:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        except sqlite3.Error:
            return False
        return True

    def _try_again(self) -> None:
        """See whether the disk takes something again."""
        self._next_probe = monotonic() + self._probe_every
        try:
            self._probe(self._connected())
        except (sqlite3.Error, StoreDown) as error:
            self._fall(error)
        else:
            self.trouble = None


def _alone(connection: sqlite3.Connection, job: _Job) -> _Answered:
    """One job of a transaction: its refusal undoes itself, and nobody else's work."""
    assert not isinstance(job.todo, Append)
    connection.execute("SAVEPOINT alone")
    try:
        answer, refusal = job.todo(connection), None
    except Exception as error:
        if _of_the_store(error):
            raise
        answer, refusal = None, error
        connection.execute("ROLLBACK TO alone")
    connection.execute("RELEASE alone")
    return job.future, answer, refusal


def _of_the_store(error: Exception) -> TypeGuard[sqlite3.Error]:
    """Whether nobody's work can go on, and not only this one's."""
    return isinstance(error, sqlite3.Error) and not isinstance(error, THEIR_OWN)


def _settle(answers: Sequence[_Answered]) -> None:
    for future, answer, error in answers:
        if future.done():  # cancelled
            continue
        if error is None:
            future.set_result(answer)
        else:
            future.set_exception(error)
