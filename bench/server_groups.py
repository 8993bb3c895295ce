"""Groups: five lines that hear the same. A move is made at one of them, and is over when all have heard of it."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median
from typing import Any, Protocol

import msgspec
from server_line import ANSWER_WITHIN, CannotRun, Line

__all__ = ["SEATS", "EchoGroup", "Group", "Table", "Traffic"]

SEATS = 5
KEPT = 1000  # sizes; those of the games' beginnings are soon forgotten


class Group(Protocol):
    """What a load is put on."""

    on_heard: Callable[["Group"], None]  # everyone has heard of the move

    @property
    def ready(self) -> bool:
        """Whether a move can be made."""

    def move(self) -> None:
        """Send one."""

    def lines(self) -> Sequence[Line]:
        """All of them."""


@dataclass(slots=True)
class Traffic:
    """What went over the lines of late: bytes of payload by kind, and what should not have been said."""

    wishes: deque[int] = field(default_factory=lambda: deque(maxlen=KEPT))
    acks: deque[int] = field(default_factory=lambda: deque(maxlen=KEPT))
    events: deque[int] = field(default_factory=lambda: deque(maxlen=KEPT))
    trouble: str | None = None

    def sizes(self) -> tuple[int, int, int]:
        """Of a wish, an ack and an event, as most are."""
        return round(median(self.wishes)), round(median(self.acks)), round(median(self.events))


# Only what a player needs; the rest of a frame is skipped.


class SeatShown(msgspec.Struct):
    kind: str


class GameShown(msgspec.Struct):
    piles: dict[str, int] = {}  # TEN has none


class Public(msgspec.Struct):
    phase: str
    seats: list[SeatShown]
    game: GameShown | None


class You(msgspec.Struct):
    actions: list[str]


class Scene(msgspec.Struct):
    seq: int
    public: Public
    you: You | None


class Frame(msgspec.Struct):
    type: str
    id: str | None = None
    table: str | None = None
    key: str | None = None
    sentence: str | None = None
    scene: Scene | None = None


read = msgspec.json.Decoder(Frame).decode


class Player:
    """One socket with an identity, at one seat."""

    def __init__(self, token: str, on_scene: Callable[["Player", Scene], None], traffic: Traffic) -> None:
        self._token, self._on_scene, self._traffic = token, on_scene, traffic
        self._number = 0
        self._asked: dict[str, asyncio.Future[Frame]] = {}
        self._awaited: tuple[Callable[[Scene], bool], asyncio.Future[None]] | None = None
        self.line: Line
        self.scene: Scene | None = None

    async def connect(self, port: int, own: str | None = None) -> None:
        self.line = await Line.to(port, "/ws", self._heard, own)
        welcome = self._answer_to("welcome")
        self.line.send(msgspec.json.encode({"type": "hello", "version": 1, "token": self._token}))
        async with asyncio.timeout(ANSWER_WITHIN):  # wait_for would swallow a cancel that comes with the answer
            await welcome

    async def wish(self, kind: str, **fields: Any) -> Frame:
        """Its ack."""
        self._number += 1
        name = str(self._number)
        answer = self._answer_to(name)
        self.line.send(msgspec.json.encode({"type": kind, "id": name, **fields}))
        async with asyncio.timeout(ANSWER_WITHIN):
            return await answer

    def play(self, action: str) -> None:
        """A move, without waiting for its ack: it is heard before the event."""
        self._number += 1
        wish = b'{"type":"play","id":"%d","actions":["%s"]}' % (self._number, action.encode())
        self._traffic.wishes.append(len(wish))
        self.line.send(wish)

    async def sees(self, what: Callable[[Scene], bool]) -> None:
        """Wait for a scene in which it is so."""
        if self.scene is None or not what(self.scene):
            self._awaited = what, asyncio.get_running_loop().create_future()
            await asyncio.wait_for(self._awaited[1], ANSWER_WITHIN)

    def _answer_to(self, name: str) -> "asyncio.Future[Frame]":
        self._asked[name] = asyncio.get_running_loop().create_future()
        return self._asked[name]

    def _heard(self, text: bytes) -> None:
        frame = read(text)
        if scene := frame.scene:
            self._traffic.events.append(len(text))
            self.scene = scene
            if self._awaited and self._awaited[0](scene):
                self._awaited[1].set_result(None)
                self._awaited = None
            self._on_scene(self, scene)
        elif frame.type == "ack" and frame.id not in self._asked:
            self._traffic.acks.append(len(text))
        elif frame.type in {"ack", "planned", "welcome"}:
            asked = self._asked.pop(frame.id or frame.type)
            if not asked.done():  # else nobody waits any more
                asked.set_result(frame)
        elif frame.type not in {"event", "presence"}:  # an event without a scene: more of the same moment follow
            self._traffic.trouble = text.decode()
            if frame.id in self._asked and not self._asked[frame.id].done():
                self._asked.pop(frame.id).set_exception(CannotRun(f"A player was told: {text.decode()}"))


class Table:
    """Five players at a table of ours."""

    def __init__(self, tokens: Sequence[str], traffic: Traffic) -> None:
        self.players = [Player(token, self._on_scene, traffic) for token in tokens]
        self.on_heard: Callable[[Group], None] = lambda _: None
        self._next: tuple[Player, str] | None = None
        self._awaited = 0  # the seq of the move under way
        self._deaf = 0  # how many have not heard of it

    @property
    def ready(self) -> bool:
        return self._next is not None and not self._deaf

    def lines(self) -> Sequence[Line]:
        return [player.line for player in self.players]

    async def sit_down(self) -> None:
        """A new game at a new table, up to the first move."""
        host, *guests = self.players
        self._next = None
        for player in self.players:
            player.scene = None  # what was seen at another table
        opened = await host.wish("open", game="the-game", seats=SEATS, pace="instant")
        await host.wish("enter", table=opened.table)
        for guest in guests:
            await guest.wish("enter", table=opened.table, key=opened.key)
            await guest.wish("sit")
        await host.sees(lambda scene: all(seat.kind != "open" for seat in scene.public.seats))
        await host.wish("begin")
        for player in self.players:
            await player.sees(lambda scene: scene.public.phase == "starting")
            await player.wish("offer", gladly="willing")
        for player in self.players:
            await player.sees(lambda scene: scene.public.phase == "playing")

    def move(self) -> None:
        assert self._next is not None  # noqa: S101 - ready
        player, action = self._next
        assert player.scene is not None  # noqa: S101 - the one with the action
        self._next, self._awaited, self._deaf = None, player.scene.seq + 1, SEATS
        player.play(action)

    def _on_scene(self, player: Player, scene: Scene) -> None:
        if scene.you and scene.you.actions and scene.public.game:
            self._next = player, smallest_step(scene.you.actions, scene.public.game.piles)
        if self._deaf and scene.seq == self._awaited:
            self._deaf -= 1
            if not self._deaf:
                self.on_heard(self)


def smallest_step(actions: Sequence[str], piles: dict[str, int]) -> str:
    """A player whose games last: backwards if possible, else the next card; the turn ends as soon as it may."""
    if actions[-1] == "end":
        return "end"
    return min(actions, key=lambda action: step(action, piles))


def step(action: str, piles: dict[str, int]) -> int:
    card, _, pile = action.partition(">")
    return (int(card) - piles[pile]) * (1 if pile.startswith("up") else -1)


class EchoGroup:
    """Five lines to the echo; each sends in turn."""

    def __init__(self, name: int, wish: int) -> None:
        self._path, self._wish = f"/echo/{name}", b"w" * wish
        self._lines: list[Line] = []
        self._turn = self._missing = 0
        self.on_heard: Callable[[Group], None] = lambda _: None

    async def connect(self, port: int) -> None:
        self._lines = [await Line.to(port, self._path, self._heard) for _ in range(SEATS)]

    @property
    def ready(self) -> bool:
        return not self._missing

    def lines(self) -> Sequence[Line]:
        return self._lines

    def move(self) -> None:
        self._turn = (self._turn + 1) % SEATS
        self._missing = 1 + SEATS
        self._lines[self._turn].send(self._wish)

    def _heard(self, _: bytes) -> None:
        self._missing -= 1
        if not self._missing:
            self.on_heard(self)
