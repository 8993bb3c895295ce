"""What strong bots make of a deal: whole games of `strong` with the same cards and other dice, in a process of its own,
which also looks for a line that wins with all cards open.

It stands behind everything: it has the lowest priority, and between two games it waits until no bot at a table has to
think. What was played is kept in small pieces, so that nothing is played twice after a restart, or by two processes.
"""

import asyncio
import contextlib
import json
import os
import sys
import threading
from collections.abc import Callable, Mapping
from queue import SimpleQueue
from typing import Any

import msgspec
import structlog

from tenback import bots, games, kernels
from tenback.bots.refereeing import Agreement, played_out
from tenback.core import END, Chance
from tenback.protocol.daily import LineTurn, OpenLine
from tenback.server.daily.scores import Score, value_of
from tenback.server.logs import trace
from tenback.server.pictures.trail import steps
from tenback.server.rooms import now
from tenback.server.workers.niceness import step_back
from tenback.server.workers.parent import kept
from tenback.store import Document, Store, StoreDown

__all__ = ["A_PIECE", "BUDGET", "Asked", "StrongGames", "pieces_of", "played"]

log = structlog.get_logger()

KIND, LINE = "strong-games", "open-line"
A_PIECE = 5  # games that are kept together
BUDGET = 0.007  # seconds a decision; see docs/daily.md for what a day costs with it, and with others
STRONG = "strong"
NICENESS = 19
LOOK = 0.2  # seconds until it is asked again whether a bot has to think
AGAIN = 30.0  # seconds after something broke
LONGEST = 600.0  # seconds for one game, whatever happens
LONGEST_LOOK = 60.0  # seconds in which a line that wins is found, if ever
MOST_WAITING = 500  # deals
RUN = "from tenback.server.strong_games import serve; serve()"


class Asked(msgspec.Struct, frozen=True):
    """A deal, and how many games of it are wanted."""

    game: str
    seats: int
    options: Mapping[str, Any]
    seed: str
    seed_hash: str
    games: int
    line: bool = False  # whether it could be won with all cards open is wanted, too

    @property
    def key(self) -> str:
        return f"{self.game}/{self.seed_hash}/"

    @property
    def pieces(self) -> str:
        return pieces_of(self.game, self.seed_hash)

    def __repr__(self) -> str:
        return f"Asked({self.game})"  # the seed must not reach a log by accident


def pieces_of(game: str, seed_hash: str) -> str:
    """Under what a deal's games are kept: nobody is compared with what bots of another budget have played."""
    return f"{game}/{seed_hash}/{BUDGET:g}/"


# The process


def serve() -> None:
    """Read a deal and a number a line, and answer with how the game of that number went; without a number, with a line
    that wins.
    """
    step_back(NICENESS)
    lines: SimpleQueue[str] = SimpleQueue()
    threading.Thread(target=listen, args=(lines,), daemon=True).start()
    while True:
        read, number = json.loads(lines.get())
        asked = msgspec.convert(read, Asked)
        told = msgspec.to_builtins(open_line(asked) if number is None else played(asked, number))
        print(json.dumps(told), flush=True)  # noqa: T201 - the pipe to the server


def listen(lines: "SimpleQueue[str]") -> None:
    """Read, also while a game is played: a closed pipe means that the server is gone, and nobody wants the game."""
    for line in sys.stdin:
        lines.put(line)
    os._exit(0)


def played(asked: Asked, number: int) -> Score:
    """The game of that number: the same deal each time, other dice."""
    agreed = Agreement(asked.game, asked.seats, asked.options, BUDGET)
    strong = bots.unhurried(asked.game)  # else par would be easier to reach where much is going on
    last = played_out(agreed, [(STRONG, strong)] * asked.seats, asked.seed, dice=f"{asked.seed} try {number}")
    assert last.ending is not None  # it was played out
    return value_of(last, last.ending, 0)


def open_line(asked: Asked) -> OpenLine:
    """Whether the deal could be won by players who know every card; seat 0 begins."""
    from tenback.solvers import winnable  # noqa: PLC0415 - compiled code, for the child alone: the server starts without

    game = games.get(asked.game)
    first = 0 if asked.seats > 1 and game.starter_agreed else None
    state = game.deal(asked.seats, Chance(asked.seed), first=first, **asked.options)
    found = winnable(state, seconds=LONGEST_LOOK)
    turns: list[LineTurn] = []
    begun = False
    for text in found.line:
        action = game.action(text)
        if action != END:
            if not begun:
                assert state.turn is not None  # it goes on
                turns.append(LineTurn(state.turn, [], []))
            turns[-1].actions.append(text)
            if steps(state, action) < 0:
                turns[-1].back.append(text)
        begun = action != END
        state = state.play(action)
    return OpenLine(found.answer.value, turns)


class Process:
    """Started when it is needed, ended when there is nothing left to do."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, asked: Asked, number: int) -> Score:
        """How the game of that number went."""
        return msgspec.json.decode(await self._told(asked, number), type=Score)

    async def line(self, asked: Asked) -> OpenLine:
        return msgspec.json.decode(await self._told(asked, None), type=OpenLine)

    async def _told(self, asked: Asked, number: int | None) -> bytes:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-c", RUN),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,  # a traceback could tell a card
                start_new_session=True,
                env=kept(os.environ),
            )
        assert self._process.stdin and self._process.stdout  # noqa: PT018 - pipes
        self._process.stdin.write(msgspec.json.encode((asked, number)) + b"\n")
        await self._process.stdin.drain()
        async with asyncio.timeout(LONGEST):
            return await self._process.stdout.readline()

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


# The server's side


class StrongGames:
    """Deals that wait, the first first, and what is known of them. `busy`: whether a bot at a table has to think."""

    def __init__(self, store: Store, busy: Callable[[], bool]) -> None:
        self._store, self._busy = store, busy
        self._waiting: dict[str, Asked] = {}
        self._found: set[str] = set()  # deals whose line is known
        self._more = asyncio.Event()
        self._process = Process()

    async def scores(self, asked: Asked) -> list[Score]:
        """What has been played so far; the rest is played when there is time."""
        pieces = await self._pieces(asked)
        scores = [msgspec.convert(each, Score) for piece in pieces.values() for each in piece]
        if len(scores) < asked.games:
            self._want(asked)
        return scores[: asked.games]

    async def line(self, asked: Asked) -> OpenLine | None:
        """Whether it could be won with all cards open; None until that was looked for."""
        found = await self._store.document(LINE, asked.key)
        if found is None:
            self._want(asked)
        return None if found is None else msgspec.convert(found.body, OpenLine)

    def _want(self, asked: Asked) -> None:
        if len(self._waiting) < MOST_WAITING:
            self._waiting.setdefault(asked.key, asked)
            self._more.set()

    async def known(self, game: str, seed_hash: str) -> list[Score]:
        """What has been played with that deal."""
        found = await self._store.documents(KIND, under=pieces_of(game, seed_hash), limit=1000)
        return [msgspec.convert(each, Score) for piece in found for each in piece.body]

    async def _pieces(self, asked: Asked) -> dict[str, list[Any]]:
        found = await self._store.documents(KIND, under=asked.pieces, limit=1000)
        return {each.key.rpartition("/")[2]: each.body for each in found}

    async def run(self) -> None:
        """Play what is asked for, for as long as the server runs."""
        try:
            while True:
                if not self._waiting:
                    await self._process.stop()
                    self._more.clear()
                    await self._more.wait()
                asked = next((each for each in self._waiting.values() if kernels.ready(each.game)), None)
                if asked is None:  # uncompiled, a game would take hours
                    await asyncio.sleep(AGAIN)
                    continue
                try:
                    await self._play(asked)
                    self._waiting.pop(asked.key, None)
                    self._found.discard(asked.key)
                except (StoreDown, OSError, ValueError, msgspec.MsgspecError) as error:  # TimeoutError is an OSError
                    log.warning("games of strong bots broke off", trace=trace(error), game=asked.game)
                    await self._process.stop()
                    self._waiting.pop(asked.key, None)
                    await asyncio.sleep(AGAIN)
        finally:
            await self._process.stop()

    async def _play(self, asked: Asked) -> None:
        await self._find_lines()
        numbers = range((asked.games + A_PIECE - 1) // A_PIECE)
        known = await self._pieces(asked)
        for piece in numbers:
            name = f"{piece:04}"
            if name in known:
                continue
            await self._find_lines()  # a second's work, for which nobody waits until hundreds of games are played
            scores = []
            for number in range(piece * A_PIECE, (piece + 1) * A_PIECE):
                await self._pause()
                scores.append(msgspec.to_builtins(await self._process.ask(asked, number)))
            await self._store.keep_first(Document(KIND, f"{asked.pieces}{name}", scores, now()))

    async def _find_lines(self) -> None:
        """Of all deals that wait."""
        for asked in list(self._waiting.values()):
            if not asked.line or asked.key in self._found or not kernels.ready(asked.game):
                continue
            if await self._store.document(LINE, asked.key) is None:
                await self._pause()
                line = msgspec.to_builtins(await self._process.line(asked))
                await self._store.keep_first(Document(LINE, asked.key, line, now()))
            self._found.add(asked.key)

    async def _pause(self) -> None:
        while self._busy():  # noqa: ASYNC110 - bots come and go without a word
            await asyncio.sleep(LOOK)
