"""The same check at real servers: their processes, sockets, stores and logs. People play until enough was told."""

import asyncio
import json
import random
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any

from tests.server.house import Guest, Place, Server, calling, guest, http, joined, opened
from tests.server.leaks.answers import Asker, Made
from tests.server.leaks.checks import Figures
from tests.server.leaks.evening import Plot
from tests.server.leaks.frames import Eyes, Told
from tests.server.leaks.inside import check_log
from tests.server.leaks.pages import Reader, check_headers
from tests.server.leaks.story import Story
from tests.server.players import Player, playing

TABLES = 8
PAGES = ("/api/me", "/api/me/history", "/api/me/statistics", "/api/tables", "/metrics", "/health", "/nothing")
BESIDE = ("/api/me/tables", "/api/me/notices", "/api/rescues", "/api/lessons", "/api/games", "/j")
OF_A_TABLE = (
    *("/api/tables/{}/record.json", "/api/tables/{}/record.txt", "/t/{}", "/api/me/history?before={}"),
    *("/api/tables/{}/replay", "/api/tables/{}/replay?eyes=none", "/api/tables/{}/replay?eyes=all"),
    *("/api/tables/{}/end", "/api/tables/{}/result", "/api/tables/{}/picture.png", "/replay/{}"),
)
CTRL_C = "Ctrl-C stops it; every move that was acknowledged is kept."
MISCHIEF = 0.4
LONGEST = 600.0  # seconds; a busy machine takes its time


@dataclass(slots=True)
class Taken:
    """One line, word for word."""

    who: Guest
    frames: list[bytes] = field(default_factory=list)
    sent: dict[str, dict[str, Any]] = field(default_factory=dict)


class Ear:
    """A line that keeps what goes through it."""

    def __init__(self, line: Any, taken: Taken) -> None:
        self._line, self._taken = line, taken

    async def send(self, message: str) -> None:
        wish = json.loads(message)
        self._taken.sent[wish.get("id", "")] = wish
        await self._line.send(message)

    async def __aiter__(self) -> AsyncIterator[str | bytes]:
        async for message in self._line:
            self._taken.frames.append(message.encode())
            yield message


@dataclass(frozen=True, slots=True)
class Page:
    who: Guest
    path: str
    status: int
    headers: dict[str, str]
    body: bytes
    time: int


class Evenings:
    """Some tables at one or two processes, with everybody around them."""

    def __init__(self, place: Place, seed: str) -> None:
        self._place, self._dice = place, random.Random(seed)
        self.taken: list[Taken] = []
        self.pages: list[Page] = []
        self.guests: list[Guest] = []
        self.logged: list[dict[str, Any] | str] = []
        self.servers = [Server(place) for _ in range(2 if place.database else 1)]

    async def play(self, frames: int) -> None:
        with ExitStack() as stack:
            for server in self.servers:
                stack.callback(server.close)
                server.start()
            for server in self.servers:
                await server.ready()
            players = [player for number in range(TABLES) for player in await self._table(number)]
            async with playing(*players), asyncio.timeout(LONGEST):
                while sum(len(each.frames) for each in self.taken) < frames:
                    await self._ask_pages(players)
                    await asyncio.sleep(0.05)
            for server in self.servers:
                server.stop()
            for server in self.servers:
                greeting = (f"tenback is listening at {server.address}/", CTRL_C)
                written = [line for line in server.logged.splitlines() if line not in greeting]
                self.logged += [json.loads(line) if line.startswith("{") else line for line in written]

    async def _table(self, number: int) -> list[Player]:
        plot = Plot.any(self._dice)
        people = plot.seats - plot.bots
        names = [f"Player {number}.{seat}" for seat in range(people)] + [f"Watcher {number}"] * plot.watchers
        guests = [guest(self.servers[0], name, program=self._dice.random() < 0.2) for name in names]
        self.guests += guests
        setting = {**plot.setting, "pace": "instant"}
        game, seats = setting.pop("game"), setting.pop("seats")
        async with calling(self.servers[0], guests[0]) as host:
            table, key = await opened(host, game, seats, bots=plot.bots, **setting)
            for other in guests[1:people]:
                async with calling(self.servers[0], other) as caller:
                    await joined(caller, table, key)
        return [self._player(each, table, key) for each in guests]

    def _player(self, who: Guest, table: str, key: str) -> Player:
        def kept(line: Any) -> Ear:
            self.taken.append(Taken(who))
            return Ear(line, self.taken[-1])

        dice = random.Random(self._dice.random())
        return Player(
            who,
            lambda: dice.choice(self.servers).line,
            table,
            key,
            dice=dice,
            mischief=MISCHIEF,
            rematches=True,
            wrapped=kept,
        )

    async def _ask_pages(self, players: Sequence[Player]) -> None:
        player, other = self._dice.choice(players), self._dice.choice(players)
        path = self._dice.choice((*PAGES, *BESIDE, *(page.format(other.table) for page in OF_A_TABLE)))
        asked = await asyncio.to_thread(
            http, self._dice.choice(self.servers), "GET", path, token=player.who.token, x_tenback_key=player.key
        )
        headers = {name.lower(): value for name, value in asked.headers.items()}
        self.pages.append(Page(player.who, path, asked.status, headers, asked.body, int(time.time() * 1000)))


async def check_for_real(place: Place, frames: int, seed: str) -> Figures:
    """Leak, if a real server tells somebody what they may not know."""
    evenings = Evenings(place, seed)
    await evenings.play(frames)
    stories = {name: Story(entries) for name, entries in (await place.logs()).items()}
    tokens = [who.token for who in evenings.guests]
    told = Told(never=[*tokens, str(place.data or place.database)])
    figures = Figures()
    for taken in evenings.taken:
        eyes = Eyes(taken.who.id, stories, told, taken.sent)
        for frame in taken.frames:
            eyes.check(frame)
    figures.frames += told.frames
    for page in evenings.pages:
        asker = Asker(page.who.id, stories, page.time, Made())
        Reader(asker, page.path).check("GET", page.status, page.body)
        check_headers({name: value for name, value in page.headers.items() if name not in {"date", "connection"}})
        told.check_never(page.body.decode(errors="replace"))
        figures.pages += 1
    seeds = [word for story in stories.values() for word in (story.last.seed, story.last.secret)]
    for line in evenings.logged:
        check_log(line, [*tokens, *seeds, *told.keys, *stories, *(who.id for who in evenings.guests)])
        figures.lines += 1
    return figures
