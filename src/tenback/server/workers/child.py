"""The life of a worker, in a process of its own: question, answer, until the pipe is closed."""

import contextlib
import json
import os
import pickle
import signal
import sys
import threading
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from queue import SimpleQueue
from traceback import extract_tb
from types import ModuleType
from typing import Any, BinaryIO

from tenback import games
from tenback.server.workers.niceness import step_back
from tenback.server.workers.questions import LENGTH, READY, Piece, Question, answer, work_out

__all__ = ["serve"]


def serve() -> None:
    """The life of a worker: question, answer, question, answer, until the pipe is closed."""
    module, niceness, memory = sys.argv[1:]
    behave(int(niceness), int(memory))
    questions, answers = pipes()
    shelf = import_module(module)
    asked: SimpleQueue[tuple[int, float, Question | Piece]] = SimpleQueue()
    threading.Thread(target=listen, args=(questions, asked), daemon=True).start()
    send(answers, READY)
    while True:
        number, limit, question = asked.get()
        with alarm(limit + 1):
            told = json.dumps(reply(shelf, number, question))
        send(answers, told.encode() + b"\n")


def behave(niceness: int, memory: int) -> None:
    """Leave the processor to the tables, keep to the memory there is, write no memory to a disk."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - not on every system

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    step_back(niceness)
    resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes from and to the server, out of reach of whatever reads or prints; all else that is open is closed."""
    for fd in open_files():
        with contextlib.suppress(OSError):  # the list was a file, too
            os.close(fd)
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, 0)
    os.dup2(nothing, 1)
    os.close(nothing)
    return questions, answers


def open_files() -> list[int]:
    """What is open beside standard input, output and error: uvloop hands sockets down that are not a worker's."""
    place = Path("/dev/fd")
    return [fd for entry in place.iterdir() if (fd := int(entry.name)) > 2] if place.exists() else []


def listen(questions: BinaryIO, asked: "SimpleQueue[tuple[int, float, Question | Piece]]") -> None:
    """Read questions, also while one is thought about: a closed pipe means that the server is gone."""
    while length := questions.read(LENGTH.size):
        asked.put(pickle.loads(questions.read(*LENGTH.unpack(length))))  # noqa: S301 - our own server's
    os._exit(0)


@contextlib.contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Death after so many seconds, from outside Python: for thinking that lets nothing else run."""
    if sys.platform == "win32":
        yield
        return
    signal.setitimer(signal.ITIMER_REAL, seconds)
    yield
    signal.setitimer(signal.ITIMER_REAL, 0)


def reply(shelf: ModuleType, number: int, question: Question | Piece) -> dict[str, Any]:
    try:
        games.get(question.game, rules=question.rules)
        if isinstance(question, Piece):
            return {"number": number, "texts": work_out(question)}
        return {"number": number, "texts": answer(shelf.get(question.game, question.strength), question)}
    except Exception as error:  # noqa: BLE001 - whatever a bot does wrong
        # The kind and the place: what an error says could tell a hand.
        last = extract_tb(error.__traceback__)[-1]
        return {"number": number, "failed": f"{type(error).__name__} at {Path(last.filename).name}:{last.lineno}"}


def send(answers: BinaryIO, line: bytes) -> None:
    try:
        answers.write(line)
        answers.flush()
    except OSError:
        os._exit(0)  # the server is gone
