"""The server's side: workers are started, asked one question after the other, and replaced when they fail."""

import asyncio
import contextlib
import json
import logging
import os
import pickle
import sys
from collections.abc import Mapping
from dataclasses import replace
from time import monotonic
from typing import Any, assert_never

import msgspec

from tenback import bots, games, kernels, talk
from tenback.core import TenbackError
from tenback.protocol.server_frames import HintTold
from tenback.server.metrics import Measures
from tenback.server.workers.questions import LENGTH, READY, Answer, Piece, Question, answer
from tenback.server.workers.turns import NOBODY, Turns, Whose

__all__ = ["Lanes", "Worker", "WorkerFailed", "Workers", "WorkersClosed", "kept", "read_answer"]

log = logging.getLogger(__name__)

ATTEMPTS = 2  # a question is asked once more, on a fresh worker
TO_START = 30.0  # seconds until a new worker must be ready
TO_LOAD = 20.0  # seconds more for the first question to a bot: what was compiled for it is read from disk
TO_WEIGH = 10.0  # seconds more for a hint: what it weighs follows from the seed, and never from how fast a machine is
LONGEST_ANSWER = 65536  # bytes
REVEALING = {"end", "draw"}  # what can only be the last action of a planned turn
KEPT = (
    "HOME",
    "LANG",
    "LC_ALL",
    "LD_LIBRARY_PATH",
    "PATH",
    "SYSTEMROOT",
    "TENBACK_KERNELS",
    "TMPDIR",
    "XDG_CACHE_HOME",
)
KEPT_BEGINNINGS = ("PYTHON", "NUMBA")  # the rest of the server's environment, with its secrets, is not for workers
RUN = "from tenback.server.workers.child import serve; serve()"


class WorkersClosed(RuntimeError):
    """A question came when the workers were already closed, or were being closed."""


class WorkerFailed(Exception):
    """A worker died, was late, or sent what is no answer."""


class Workers:
    """So many processes that think, and those who wait before them, in turn.

    `bots` names the module whose `get(slug, strength)` the workers ask. `grace` is what a worker may take over its
    budget, in seconds; `memory` is in bytes.
    """

    def __init__(
        self,
        count: int,
        *,
        grace: float = 2.0,
        bots: str = "tenback.bots",
        niceness: int = 10,
        memory: int = 1 << 30,
        measures: Measures | None = None,
        lane: str = "strong",
    ) -> None:
        if count < 1:
            raise ValueError(f"Bots need at least one worker to think in, not {count}.")
        self.failures = 0  # questions that no worker answered
        self.replaced = 0  # workers that were ended because they failed
        self._workers = [Worker(grace, (bots, str(niceness), str(memory))) for _ in range(count)]
        self._turns = Turns(self._workers, max(1, count // 2))
        self._measures, self._lane = measures or Measures(), lane
        self._measures.bots_waiting.asked[lane] = lambda: self._turns.waiting
        self._measures.bots_busy.asked[lane] = lambda: self._turns.lent
        self._starting: list[asyncio.Task[None]] = []
        self._thinking: set[asyncio.Task[Answer]] = set()
        self._closed = False

    @property
    def pids(self) -> tuple[int, ...]:
        """The processes there are now."""
        return tuple(worker.process.pid for worker in self._workers if worker.process)

    @property
    def busy(self) -> bool:
        return bool(self._turns.lent or self._turns.waiting)

    @property
    def waiting(self) -> int:
        """How many questions wait for one of them."""
        return self._turns.waiting

    async def start(self) -> None:
        """Start every worker; WorkerFailed if one cannot be started. Questions that come meanwhile wait."""
        workers = self._turns.withhold()
        self._starting = [asyncio.create_task(worker.start()) for worker in workers]
        try:
            outcomes = await asyncio.gather(*self._starting, return_exceptions=True)
        finally:
            self._turns.hand_out(workers)
        if self._closed:
            return
        for outcome in outcomes:
            if isinstance(outcome, BaseException):
                await self.close()
                raise outcome

    async def think(self, question: Question, whose: Whose = NOBODY) -> Answer:
        """The bot's answer, once a worker is free for it. If two workers fail over it, chance answers.

        Who no longer wants the answer may cancel: the worker finishes for nobody, and then is free.
        """
        games.get(question.game, rules=question.rules)
        if question.kind in ("act", "hint"):
            bots.check_turn(question.view)
        question = answerable(question)
        asked = monotonic()
        worker = await self._turns.take(whose)
        self._measures.waited.observe(monotonic() - asked, self._lane)
        if self._closed:
            self._turns.give_back(worker, whose)  # whoever waits behind us hears it too
            raise WorkersClosed("The workers are closed; nobody thinks any more.")
        task = asyncio.create_task(self._answer(worker, question, whose))
        self._thinking.add(task)
        task.add_done_callback(self._thinking.discard)
        return await asyncio.shield(task)

    async def close(self) -> None:
        """End every worker. Questions under way and in the queue raise WorkersClosed; no process stays behind."""
        self._closed = True
        for worker in self._workers:
            worker.close()
        await asyncio.gather(*self._starting, *self._thinking, return_exceptions=True)
        await asyncio.gather(*(worker.stop() for worker in self._workers))

    async def _answer(self, worker: "Worker", question: Question, whose: Whose) -> Answer:
        began = monotonic()
        try:
            for _ in range(ATTEMPTS):
                try:
                    return Answer(await worker.ask(question))
                except WorkerFailed as failed:
                    if self._closed:
                        raise WorkersClosed("The workers were closed before this question was answered.") from None
                    self.replaced += 1
                    self._measures.replaced.value += 1
                    log.warning("A worker %s: %s bot, %s.", failed, question.strength, question.game)
            self.failures += 1
            if question.kind == "hint":
                return Answer((), stand_in=True)  # chance gives no advice
            return Answer(answer(bots.get(question.game, "random"), question), stand_in=True)
        finally:
            self._measures.thought.observe(monotonic() - began, self._lane)
            self._turns.give_back(worker, whose)


class Lanes:
    """Workers for those who take their time, and one more for those who answer at once: a novice, or a clock, never
    waits behind a strong bot.
    """

    def __init__(self, count: int, **how: Any) -> None:
        self._strong, self._quick = Workers(count, **how, lane="strong"), Workers(1, **how, lane="quick")

    async def think(self, question: Question, whose: Whose) -> Answer:
        """The bot's answer, as of workers."""
        question = answerable(question)
        lane = self._strong if bots.is_compiled(question.game, question.strength) else self._quick
        return await lane.think(question, whose)

    def busy(self) -> bool:
        """Whether a bot at a table thinks, or waits for it: what is done in the background has to wait."""
        return self._strong.busy or self._quick.busy

    @property
    def waiting(self) -> bool:
        """Whether a bot's question waits for a worker."""
        return self._strong.waiting > 0 or self._quick.waiting > 0

    async def close(self) -> None:
        """End every worker."""
        await asyncio.gather(self._strong.close(), self._quick.close())


def answerable(question: Question) -> Question:
    """The question, put to the stand-in for as long as the bot is not compiled."""
    if bots.is_compiled(question.game, question.strength) and not kernels.ready(question.game):
        return replace(question, strength=bots.stand_in(question.game))
    return question


class Worker:
    """A place for one process: whenever a question comes and there is none, it is started."""

    def __init__(self, grace: float, how: tuple[str, ...]) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self._grace = grace
        self._how = how
        self._asked = 0
        self._loaded: set[tuple[str, str]] = set()  # the bots that have answered from this process
        self._closed = False

    async def start(self) -> None:
        """Start the process, and wait until it is ready."""
        try:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-c", RUN, *self._how),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,  # a traceback could tell a hand
                limit=LONGEST_ANSWER,
                start_new_session=True,  # Ctrl-C in the server's terminal is not meant for its workers
                env=kept(os.environ),
            )
            async with asyncio.timeout(TO_START):
                if await self._heard(self.process) != READY:
                    raise WorkerFailed("did not say that it is ready")  # noqa: TRY301 - one place for all that fails
        except (OSError, WorkerFailed) as failed:  # TimeoutError is an OSError
            await self.stop()
            raise WorkerFailed(f"could not be started ({str(failed) or 'too slow'})") from None
        if self._closed:
            await self.stop()
            raise WorkerFailed("was closed while it started")

    async def ask(self, question: Question | Piece) -> tuple[str, ...]:
        """Ask, and read the answer. If that fails, the process is ended."""
        if self.process is None or self.process.returncode is not None:
            await self.stop()
            await self.start()
        assert self.process and self.process.stdin  # noqa: PT018 - it has been started
        self._asked += 1
        bot = question.game, "hint" if question.kind == "hint" else question.strength
        limit = question.budget + self._grace + (TO_WEIGH if question.kind == "hint" else 0)
        if bots.is_compiled(question.game, question.strength) and bot not in self._loaded:
            limit += TO_LOAD
        try:
            async with asyncio.timeout(limit):
                pickled = pickle.dumps((self._asked, limit, question))
                self.process.stdin.write(LENGTH.pack(len(pickled)) + pickled)
                await self.process.stdin.drain()
                line = await self._heard(self.process)
            told = read_answer(line, self._asked, question)
        except TimeoutError:
            await self.stop()
            raise WorkerFailed(f"did not answer within {limit:g} s") from None
        except OSError:
            await self.stop()
            raise WorkerFailed("hung up") from None
        except WorkerFailed:
            await self.stop()
            raise
        self._loaded.add(bot)
        return told

    async def _heard(self, process: asyncio.subprocess.Process) -> bytes:
        assert process.stdout
        try:
            line = await process.stdout.readline()
        except ValueError:
            raise WorkerFailed(f"sent a line of more than {LONGEST_ANSWER} bytes") from None
        if not line.endswith(b"\n"):
            raise WorkerFailed("died")
        return line

    def close(self) -> None:
        """Kill the process, whatever it does; there will be no other."""
        self._closed = True
        if self.process:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()

    async def stop(self) -> None:
        """Kill the process, if there is one, and wait until it is gone."""
        process, self.process = self.process, None
        self._loaded.clear()
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.communicate()


def kept(environment: Mapping[str, str]) -> dict[str, str]:
    """What a worker gets of the server's environment."""
    return {name: value for name, value in environment.items() if name in KEPT or name.startswith(KEPT_BEGINNINGS)}


def read_answer(line: bytes, number: int, question: Question | Piece) -> tuple[str, ...]:
    """The texts of an answer to that question; WorkerFailed for anything else."""
    try:
        told = json.loads(line)
    except (ValueError, RecursionError):
        raise WorkerFailed("sent what is no JSON") from None
    if isinstance(told, dict) and told.keys() == {"number", "failed"} and isinstance(told["failed"], str):
        raise WorkerFailed(f"failed with {told['failed']!a:.100}")
    if not isinstance(told, dict) or told.keys() != {"number", "texts"} or told["number"] != number:
        raise WorkerFailed("sent what answers another question")
    texts = told["texts"]
    if not isinstance(texts, list) or not all(isinstance(text, str) for text in texts):
        raise WorkerFailed("sent what is no list of texts")
    try:
        check_texts(texts, question)
    except (TenbackError, ValueError):
        raise WorkerFailed(f"sent what does not answer {question.kind}") from None
    return tuple(texts)


def read_hint(text: str) -> HintTold:
    """ValueError for what is none."""
    return msgspec.json.decode(text, type=HintTold)


def check_texts(texts: list[str], question: Question | Piece) -> None:
    """ValueError for texts that do not mean what was asked for, or cannot be done now."""
    if isinstance(question, Piece):
        (part,) = texts
        json.loads(part)
        return
    match question.kind:
        case "act":
            game = games.get(question.game, rules=question.rules)
            actions = [game.action(text) for text in texts]
            if not actions or actions[0] not in question.view.actions() or REVEALING.intersection(texts[:-1]):
                raise ValueError("The first action must be legal, and only the last may draw.")
        case "signals":
            agreed = {"pro": getattr(getattr(question.view, "options", None), "pro", False)}
            for text in texts:
                talk.read(question.game, agreed, text)
        case "gladly":
            (text,) = texts
            talk.Gladly(text)
        case "hint":
            (text,) = texts
            actions = [games.get(question.game).action(each) for each in read_hint(text).best.actions]
            if not actions or actions[0] not in question.view.actions():
                raise ValueError("What is advised must be legal.")
        case _:
            assert_never(question.kind)
