"""A day of the deal of the day: many people who play it through the protocol, in a world whose clock is ours.

`python -m tests.server.days [PEOPLE]` plays it and prints how it went; a small day is among the tests.
"""

import asyncio
import json
import random
import sys
from collections import Counter
from dataclasses import dataclass, field, replace
from statistics import median
from typing import Any
from unittest.mock import patch

from tenback import kernels
from tenback.core import Chance
from tenback.server import workers
from tenback.server.daily.deals import Almanac
from tests.server.leaks.world import Asked, Disk, Line, Thoughts, World, run

DEALS = ("the-game-1", "ten-1", "the-game-3", "face-to-face-2", "quick-and-easy-3")
LOOKS = ("/api/daily", "/api/me/history", "/api/me/export", "/api/tables", "/api/me/results")
HOUR = 3600.0


@dataclass(slots=True)
class Day:
    """What became of it."""

    date: str = ""
    scores: dict[str, list[Any]] = field(default_factory=dict)  # by deal: what tables said at their end
    told: dict[str, Any] = field(default_factory=dict)  # by deal: the page of who played last
    locked: int = 0  # replays that were refused to those who had not played
    opened: int = 0  # replays that were open to those who had
    before: list[tuple[str, bytes]] = field(default_factory=list)  # all that was told to those who had not played
    answers: dict[str, list[Any]] = field(default_factory=dict)  # by what was played: what the bots answered


class AtRandom(Thoughts):
    """Bots that leave all to their dice: who meets the same answers has met the same dice."""

    def heads(self, _: Disk) -> dict[str, int]:
        """Nobody asks for them here, and with the logs of a thousand tables each question would wait for them."""
        return {}

    def think(self, asked: Asked) -> workers.Answer:
        return super().think(replace(asked, question=replace(asked.question, strength="random")))


class Player:
    """Somebody at a line, who does what comes to mind."""

    def __init__(self, world: World, who: int) -> None:
        self.world, self.who, self.line = world, who, len(world.lines)
        self.dice = random.Random(who)
        self._wishes = 0

    @property
    def heard(self) -> list[bytes]:
        line: Line = self.world.lines[self.line]
        return [each.frame for each in line.heard]

    @property
    def scene(self) -> dict[str, Any]:
        for frame in reversed(self.heard):
            found = json.loads(frame)
            if "scene" in found:
                scene: dict[str, Any] = found["scene"]
                return scene
        return {}

    async def come(self) -> None:
        await self.world.do(("dial", self.who, 0, True))

    async def leave(self) -> None:
        """For good: a door lets only so many stay from one address, and what they heard is not asked for again."""
        await self.world.do(("hang_up", self.line))
        self.world.lines[self.line].heard.clear()

    async def wish(self, kind: str, **fields: Any) -> dict[str, Any]:
        self._wishes += 1
        name = f"{self.who}.{self._wishes}"
        await self.world.do(("send", self.line, json.dumps({"type": kind, "id": name, **fields})))
        for frame in reversed(self.heard):
            found: dict[str, Any] = json.loads(frame)
            if found.get("id") == name:
                return found
        raise AssertionError(f"{kind} was not answered.")

    async def get(self, path: str) -> Any:
        await self.world.do(("get", self.who, path, None, 0))
        return self.world.responses[-1]

    async def play(self, deal: str) -> str:
        """A whole try; the table."""
        table = str((await self.wish("play-day", deal=deal, pace="instant"))["table"])
        await self.finish(table)
        return table

    async def finish(self, table: str) -> None:
        await self.wish("enter", table=table)
        while (scene := self.scene)["public"]["phase"] != "ended":
            if scene["public"]["phase"] == "starting" and not any(
                offer["seat"] == 0 for offer in scene["public"]["offers"]
            ):
                await self.wish("offer", gladly="willing")
            elif scene["you"]["actions"]:
                actions = scene["you"]["actions"]
                chosen = self.dice.choice(actions) if self.who % 4 else actions[0]
                await self.wish("play", actions=[chosen])
            else:
                await self.world.do(("wait", 2.0))
        await self.wish("exit")


async def a_day(people: int, deals: tuple[str, ...] = DEALS[:2], seed: str = "a day") -> Day:
    """So many play every deal of it, one after the other; each looks around before, and after."""
    world, day = World(seed, thoughts=AtRandom()), Day()
    with world.laws(), patch.object(kernels, "ready", lambda _: True):
        await world.start()
        tables: dict[str, list[str]] = {deal: [] for deal in deals}
        for who in range(people):
            await world.do(("guest", f"Guest {who}", False))
            player = Player(world, who)
            await player.come()
            for deal in deals:
                await _before(player, deal, tables[deal], day)
                table = await player.play(deal)
                day.scores.setdefault(deal, []).append(player.scene["public"]["result"])
                await _after(player, deal, table, tables[deal], day)
            await player.leave()
        await later(world, 31 * HOUR)  # the day is over, and closed
        for deal in deals:
            page = await player.get(f"/api/daily/{day.date}/{deal}")
            told = json.loads(page.body)
            assert Chance(told["seed"]).hash == told["deal"]["seed_hash"]
            day.told[deal] = {**day.told[deal], "seed": told["seed"]}
        await world.close()
    return day


async def later(world: World, seconds: float) -> None:
    """At once, whatever else would have happened meanwhile."""
    loop: Any = asyncio.get_running_loop()
    loop.late += seconds
    await world.do(("wait", 1.0))


async def _before(player: Player, deal: str, tables: list[str], day: Day) -> None:
    """All that somebody is told who has not played: pages, and what is refused."""
    kinds = ("replay?eyes=all", "end", "record.json")
    for path in (*LOOKS, *(f"/api/tables/{table}/{what}" for table in tables[-2:] for what in kinds)):
        page = await player.get(path)
        if "/api/tables/" in path:
            assert page.status == 404, (path, page.body)
            day.locked += 1
        day.before.append((path, page.body))
    daily = json.loads((await player.get("/api/daily")).body)
    day.date = daily["date"]
    one = await player.get(f"/api/daily/{day.date}/{deal}")
    told = json.loads(one.body)
    assert (told["spread"], told["others"], told["seed"], told["deal"]["par"]) == (None, [], None, None)
    day.before.append((f"/api/daily/{deal}", one.body))
    for table in tables[-1:]:
        assert (await player.wish("enter", table=table))["key"] == "no-such-table"


async def _after(player: Player, deal: str, table: str, tables: list[str], day: Day) -> None:
    again = await player.wish("play-day", deal=deal)
    assert again["key"] == "day-played", again
    assert (await player.wish("play-day", deal=deal, again=True))["type"] == "ack"
    told = json.loads((await player.get(f"/api/daily/{day.date}/{deal}")).body)
    assert told["seed"] is None
    assert told["spread"]["tries"] == len(tables) + 1
    day.told[deal] = told
    for other in tables[-1:]:
        assert (await player.get(f"/api/tables/{other}/replay?eyes=all")).status == 200
        day.opened += 1
    tables.append(table)


class Other(Almanac):
    """Another secret, under the same seals."""

    def seed(self, day: Any, deal: str) -> str:
        return super().seed(day, f"{deal} in another world")

    def sealed(self, day: Any, deal: str) -> str:
        return Chance(super().seed(day, deal)).hash


async def told_before(almanac: type[Almanac]) -> list[tuple[str, int, bytes]]:
    """All that a newcomer is told, of pages and frames, while others play the deals that the almanac has."""
    world, told = World("twins"), []
    with world.laws(), patch("tenback.server.app.Almanac", almanac), patch.object(kernels, "ready", lambda _: True):
        await world.start()
        for name in ("Ada", "Eve"):
            await world.do(("guest", name, False))
        ada, eve = Player(world, 0), None
        await ada.come()
        eve = Player(world, 1)
        await eve.come()
        table = str((await ada.wish("play-day", deal=DEALS[0], pace="instant"))["table"])
        await ada.wish("enter", table=table)
        await eve.wish("lobby")
        for kind, more in (("enter", {"table": table}), ("enter", {"table": table, "key": "k"}), ("challenge", {})):
            await eve.wish(kind, **more)
        for path in (*LOOKS, "/api/admin/tables", f"/t/{table}", f"/api/daily/2026-11-16/{DEALS[0]}"):
            await eve.get(path)
        for path in ("replay?eyes=all", "replay?eyes=none", "end", "record.json", "review"):
            await eve.get(f"/api/tables/{table}/{path}")
        await ada.wish("propose", what="abandon")
        for path in ("replay?eyes=all", "end", "record.txt", "review"):
            await eve.get(f"/api/tables/{table}/{path}")
        await ada.wish("rematch", same_deal=True)
        await ada.wish("invite")
        daily = json.loads((await eve.get("/api/daily")).body)
        for deal in DEALS:
            await eve.get(f"/api/daily/{daily['date']}/{deal}")
        own = world.people[1].id
        told = [(each.path, each.status, each.body) for each in world.responses if each.who and each.who.id == own]
        told += [("frame", 0, frame) for frame in eve.heard]
        logged = [("log", 0, repr(line).encode()) for _, line in world.logged]
        await world.close()
    return told + logged


def main() -> None:
    people = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    day = run(a_day(people, DEALS))
    for deal, results in day.scores.items():
        told = day.told[deal]
        print(f"{deal}: {told['spread']['tries']} tries, {told['spread']['won']} won")  # noqa: T201
        values = [result["ending"].get("left") for result in results if result.get("ending")]
        if None not in values:
            print(f"  cards left: middle {median(values):g}, best {min(values)}, {Counter(values).most_common(3)}")  # noqa: T201
        print("  spread", [step["count"] for step in told["spread"]["steps"]])  # noqa: T201
    print(f"{day.locked} looks at others' tables refused before, {day.opened} replays open after")  # noqa: T201


if __name__ == "__main__":
    main()
