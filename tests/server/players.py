"""People who play any game by its scenes, lose the line, come back, and remember all that they were promised."""

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from hashlib import sha256
from itertools import count
from secrets import token_hex
from typing import Any, Protocol

from websockets.exceptions import WebSocketException

from tests.server.house import SOON, Guest, dial

Frame = dict[str, Any]

RETRY = 0.03  # seconds until a lost line is tried again
GREETINGS = ("Well played!", "What a hand.", "Hurry up, please", "<b>hm</b>")


class Line(Protocol):
    """A WebSocket, or something that behaves worse."""

    async def send(self, message: str) -> None: ...

    def __aiter__(self) -> AsyncIterator[str | bytes]: ...


@asynccontextmanager
async def playing(*players: "Player") -> AsyncIterator[None]:
    """They play until the end of the block."""
    tasks = [asyncio.create_task(player.play()) for player in players]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Witness:
    """Compares what all viewers of all tables are told. Whoever looks at one moment must see one and the same."""

    def __init__(self) -> None:
        self.wrong: list[str] = []
        self.wished = asyncio.Event()  # somebody has sent a wish
        self.acknowledged = asyncio.Event()  # somebody was told that a wish is in the log
        self._told: dict[tuple[str, int, str], str] = {}

    def check(self, who: str, table: str, seq: int, what: str, told: object) -> None:
        mark = json.dumps(told, sort_keys=True)
        if (before := self._told.setdefault((table, seq, what), mark)) != mark:
            there = f"at {table} {seq}"
            self.complain(f"{who} sees another {what} {there} than somebody else, or than before: {mark} {before}.")

    def complain(self, sentence: str) -> None:
        self.wrong.append(sentence)


@dataclass(slots=True)
class Wished:
    """A wish, and what became of it."""

    table: str
    frame: Frame
    sent: float
    answer: Frame | None = None
    times: int = 0  # how often it was sent


@dataclass(slots=True)
class Player:
    """Somebody with a seat, or without one. `where` says at which address the next line is tried."""

    who: Guest
    where: Callable[[], str]
    table: str
    key: str = ""
    witness: Witness = field(default_factory=Witness)
    dice: random.Random = field(default_factory=random.Random)
    think: float = 0.0  # seconds, at most, before a wish
    patience: float = 0.5  # seconds until an unanswered wish is sent again
    mischief: float = 0.0  # how often something else is wished than to play on
    rematches: bool = False  # play on after the end
    remembers: bool = False  # keep every frame
    wrapped: Callable[[Any], Line] = lambda line: line

    seen: int | None = None
    scene: Frame | None = None
    wishes: dict[str, Wished] = field(default_factory=dict)
    unanswered: dict[str, Wished] = field(default_factory=dict)
    frames: list[Frame] = field(default_factory=list)
    errors: list[Frame] = field(default_factory=list)
    again: int = 0  # refusals that said: try again
    connected: int = 0  # times
    ended: int = 0  # games
    last_ack: float = 0.0  # when a wish that is in a log was acknowledged on this line
    idle: bool = False  # wish nothing new
    _acted: int = 0  # the place of the last own wish in the log
    _thinking: bool = False
    _outside: bool = False  # was not let in, for the moment
    _line: Line | None = None
    _ids: "count[int]" = field(default_factory=count)
    _mark: str = field(default_factory=lambda: token_hex(3))

    async def play(self) -> None:
        """Until cancelled: whenever the line breaks, connect again and go on."""
        while True:
            with suppress(OSError, WebSocketException, TimeoutError):
                async with dial(self.where(), open_timeout=SOON) as socket:
                    await self._talk(self.wrapped(socket))
            self._line = None
            await asyncio.sleep(RETRY)

    async def until(self, fits: Callable[["Player"], bool], within: float = SOON) -> None:
        async with asyncio.timeout(within):
            while not fits(self):  # noqa: ASYNC110 - whatever it is that shall fit
                await asyncio.sleep(0.01)

    @property
    def is_there(self) -> bool:
        return self._line is not None

    @property
    def acknowledged(self) -> list[Wished]:
        """All wishes that were granted and have a place in a log."""
        return [each for each in self.wishes.values() if each.answer and each.answer.get("seq")]

    # One line

    async def _talk(self, line: Line) -> None:
        await line.send(json.dumps({"type": "hello", "version": 1, "token": self.who.token}))
        await self._enter(line)
        for wished in self.unanswered.values():
            await self._send(line, wished)
        self.connected += 1
        self.last_ack = 0.0
        self._line = line
        pressing = asyncio.create_task(self._press(line))
        try:
            async for message in line:
                self._hear(json.loads(message))
                await self._go_on(line)
        finally:
            pressing.cancel()

    async def _enter(self, line: Line) -> None:
        wish: Frame = {"type": "enter", "id": self._id(), "table": self.table, "after": self.seen}
        await line.send(json.dumps({**wish, "key": self.key or None}))

    async def _press(self, line: Line) -> None:
        """Send what stays unanswered once more, with the same id."""
        with suppress(WebSocketException):
            while True:
                await asyncio.sleep(self.patience / 4)
                if self._outside:
                    self._outside = False
                    await self._enter(line)
                for wished in tuple(self.unanswered.values()):
                    if time.monotonic() - wished.sent > self.patience:
                        await self._send(line, wished)
                await self._go_on(line)

    async def _send(self, line: Line, wished: Wished) -> None:
        wished.sent = time.monotonic()
        wished.times += 1
        await line.send(json.dumps(wished.frame))
        self.witness.wished.set()

    # Hearing

    def _hear(self, frame: Frame) -> None:
        if self.remembers:
            self.frames.append(frame)
        match frame["type"]:
            case "ack" | "refused" | "planned":
                self._answered(frame)
            case "event":
                self._happened(frame)
            case "snapshot":
                if self.seen is not None and frame["scene"]["seq"] < self.seen:
                    self._wrong(f"was shown {frame['scene']['seq']} after {self.seen}")
                self._look(frame["scene"])
            case "error":
                self.errors.append(frame)
            case "welcome":
                pass

    def _answered(self, frame: Frame) -> None:
        wished = self.wishes.get(frame["id"])
        if wished is None:  # to `enter`: the scene follows, or it is to be tried again
            self._outside = bool(frame.get("again"))
            return
        if frame.get("again"):
            self.again += 1
            return  # it stays unanswered, and is sent again
        if wished.answer and {**wished.answer, "facts": 0} != {**frame, "facts": 0}:
            self._wrong(f"got two answers to {frame['id']}: {wished.answer} and {frame}")
        wished.answer = frame
        self.unanswered.pop(frame["id"], None)
        if frame.get("seq"):
            self.last_ack = time.monotonic()
            self.witness.acknowledged.set()
            self._acted = frame["seq"]

    def _happened(self, frame: Frame) -> None:
        seq = frame["seq"]
        told = {name: frame[name] for name in ("at", "kind", "seat", "facts")}
        self.witness.check(self.who.name, self.table, seq, "event", told)
        if self.seen is not None and seq != self.seen + 1:
            self._wrong(f"heard event {seq} after {self.seen}")
        self.seen = seq
        if scene := frame.get("scene"):
            self._look(scene)

    def _look(self, scene: Frame) -> None:
        self.witness.check(self.who.name, self.table, scene["seq"], "scene", scene["public"])
        if scene["table"] != self.table:
            self._wrong(f"was shown {scene['table']}")
        before, self.scene, self.seen = self.scene, scene, scene["seq"]
        if scene["public"]["phase"] == "ended" and (before is None or before["public"]["phase"] != "ended"):
            self.ended += 1
            reveal = scene["reveal"]
            if reveal and sha256(reveal["seed"].encode()).hexdigest() != scene["setting"]["seed_hash"]:
                self._wrong("was given a seed that does not fit its hash")

    def _wrong(self, what: str) -> None:
        self.witness.complain(f"{self.who.name} at {self.table} {what}.")

    # Wishing

    async def _go_on(self, line: Line) -> None:
        if self.scene is None or self.unanswered or self._thinking or self.scene["seq"] < self._acted:
            return
        rematch = self.scene["public"]["rematch"]
        if self.rematches and rematch:
            self.table, self.seen, self.scene, self._acted = rematch, None, None, 0
            await self._enter(line)
            return
        wish = None if self.idle else self._wish(self.scene)
        if wish:
            if self.think:
                self._thinking = True
                try:
                    await asyncio.sleep(self.dice.uniform(0, self.think))
                finally:
                    self._thinking = False
            await self.wish(line, **wish)

    async def wish(self, line: Line, **wish: Any) -> None:
        frame = {"id": self._id(), **wish}
        wished = Wished(self.table, frame, time.monotonic())
        self.wishes[frame["id"]] = self.unanswered[frame["id"]] = wished
        await self._send(line, wished)

    def _id(self) -> str:
        return f"{self._mark}-{next(self._ids)}"

    def _wish(self, scene: Frame) -> Frame | None:
        you, public = scene["you"], scene["public"]
        if you is None:
            return None
        own = public["seats"][you["seat"]]
        match public["phase"]:
            case "ended":
                return {"type": "rematch"} if self.rematches else None
            case "waiting":
                full = all(seat["kind"] != "open" for seat in public["seats"])
                return {"type": "begin"} if own["host"] and full else None
        if public["paused"]:
            return {"type": "resume"}
        if own["bot"]:
            return {"type": "come-back"}
        if public["proposed"] and you["seat"] not in public["proposed"]["agreed"]:
            return {"type": "answer", "yes": self.dice.random() < 0.5}
        if public["phase"] == "starting":
            gladly = {"type": "offer", "gladly": self.dice.choice(("gladly", "willing", "rather-not"))}
            return gladly if you["seat"] in public["awaited"] else None
        if not you["actions"]:
            return None
        if self.dice.random() < self.mischief:
            return self._mischief(scene)
        return {"type": "play", "actions": [self.dice.choice(you["actions"])]}

    def _mischief(self, scene: Frame) -> Frame:
        """Anything else that a player may come up with; some of it is refused."""
        setting, actions = scene["setting"], scene["you"]["actions"]
        wishes: list[Frame] = [
            {"type": "plan", "actions": [self.dice.choice(actions)]},
            {"type": "play", "actions": self.dice.choices(actions, k=2)},
            {"type": "chat", "text": self.dice.choice(GREETINGS)},
            {"type": "hand-over", "strength": "novice"},
            {"type": "pause"},
            {"type": "take-back"},
            {"type": "propose", "what": "take-back"},
        ]
        wishes += [{"type": "say", "signal": self.dice.choice(setting["signals"])}] if setting["signals"] else []
        return self.dice.choice(wishes)
