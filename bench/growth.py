"""What costs more where much is stored, or many tables are open.

Two servers on SQLite, alike but for what their stores hold, do the same things in turns: a move, coming to a table and
leaving it, a changed lobby, a new table up to its first move. Compared is the processor time of each server, all
threads, and that of its start. The stored games are copies of a real one under other names; some were never ended.
Exit code 0: nothing costs more than the target says; 1: something does; 2: it cannot run here.
"""

import argparse
import asyncio
import json
import os
import sqlite3
import sys
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, closing
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import NamedTuple

import uvloop
from server import AT_ONCE, MISSED, at_least_one, each, guests, pin, raise_the_limit, say, spread
from server_groups import SEATS, Player, Scene, Table, Traffic, step
from server_line import ANSWER_WITHIN, CannotRun
from server_process import Process, running

MORE = 0.10  # by so much a thing may cost more in the larger store
PLAYED = 40  # tables at which moves are made
SPARE = 6  # groups of people who open new ones; nobody may open many
LISTED = 100  # tables more that wait in the lobby: as many as it shows
FEW, MANY = 10, 5000  # open tables
# Everything under another name, and a little earlier than the one before.
COPIED = {"table_id": "copies.new", "opened": "opened - 100 * copies.rowid", "changed": "changed - 100 * copies.rowid"}
SERVE = ("-m", "tenback.cli", "serve", "--port", "PORT", "--data")


class Holds(NamedTuple):
    """What a server has."""

    stored: int  # games that have ended
    open: int  # tables that are open, each with somebody who looks at it
    left: int = 0  # private games that were begun, and left

    def __str__(self) -> str:
        left = f", {self.left:,} left" if self.left else ""
        return f"{self.stored:,} stored{left}, {self.open:,} open"


def cpu(process: Process) -> float:
    """Seconds, all threads, to the nanosecond."""
    tasks = Path(f"/proc/{process.popen.pid}/task").iterdir()
    return sum(int((task / "schedstat").read_text(encoding="ascii").split()[0]) for task in tasks) / 1e9


# The store


def carelessly(scene: Scene | None) -> str | None:
    """The longest step there is, so that the game is over soon; None for who is not on turn."""
    if not (scene and scene.you and scene.you.actions and scene.public.game):
        return None
    piles = scene.public.game.piles
    return max((each for each in scene.you.actions if each != "end"), key=lambda each: step(each, piles), default="end")


def later(seq: int, scene: Scene) -> bool:
    return scene.seq > seq


async def played(place: Path) -> tuple[str, str]:
    """Real tables in the store there: one that has ended, and one that waits in the lobby. Their names."""
    traffic = Traffic()
    async with running((*SERVE, place), None, place.with_suffix(".log")) as process:
        host, other = [Player(token, lambda *_: None, traffic) for token in await guests(process.port, 2)]
        for player in (host, other):
            await player.connect(process.port)
        ended = await host.wish("open", game="the-game", seats=2, pace="instant")
        await host.wish("enter", table=ended.table)
        await other.wish("enter", table=ended.table, key=ended.key)
        await other.wish("sit")
        await host.wish("begin")
        for player in (host, other):
            await player.wish("offer", gladly="willing")
        await asyncio.gather(*(player.sees(lambda scene: scene.public.phase == "playing") for player in (host, other)))
        while (move := carelessly(host.scene) or carelessly(other.scene)) is not None:
            turn = host if carelessly(host.scene) else other
            seq = turn.scene.seq if turn.scene else 0
            await turn.wish("play", actions=[move])
            await asyncio.gather(*(player.sees(partial(later, seq)) for player in (host, other)))
        waits = await host.wish("open", game="the-game", seats=5, listed=True)
        for player in (host, other):
            player.line.close()
    if not ended.table or not waits.table:
        raise CannotRun("The first tables could not be opened.")
    return ended.table, waits.table


def fill(store: Path, ended: str, waits: str, holds: Holds) -> list[str]:
    """Copies of both tables, so many; the names of those that are open. Nothing is synced: it can be made again."""
    names = [sha256(f"open {number}".encode()).hexdigest()[:32] for number in range(holds.open + LISTED)]
    with closing(sqlite3.connect(store, isolation_level=None)) as there:
        there.execute("PRAGMA journal_mode = OFF")
        there.execute("PRAGMA synchronous = OFF")
        there.execute("PRAGMA cache_size = -400000")
        there.execute("CREATE TEMP TABLE copies (old TEXT, new TEXT)")
        stored = sorted(sha256(f"stored {number}".encode()).hexdigest()[:32] for number in range(holds.stored))
        there.execute("BEGIN")
        there.executemany("INSERT INTO copies VALUES (?, ?)", [(waits, name) for name in sorted(names)])
        there.executemany("INSERT INTO copies VALUES (?, ?)", [(ended, name) for name in stored])
        left = sorted(sha256(f"left {number}".encode()).hexdigest()[:32] for number in range(holds.left))
        there.executemany("INSERT INTO copies VALUES (?, ?)", [(ended, name) for name in left])
        for table in ("log", "listing", "sat"):
            columns = [name for _, name, *_ in there.execute(f"PRAGMA table_info({table})")]
            copied = ", ".join(COPIED.get(name, f"{table}.{name}") for name in columns)
            there.execute(
                f"INSERT INTO {table} ({', '.join(columns)}) SELECT {copied} FROM copies JOIN {table}"  # noqa: S608
                f" ON {table}.table_id = copies.old ORDER BY copies.rowid"
            )
        there.execute(
            "UPDATE listing SET phase = 'playing' WHERE table_id IN (SELECT value FROM json_each(?))",
            (json.dumps(left),),
        )
        there.execute("COMMIT")
        there.execute("PRAGMA journal_mode = WAL")
    return names


# The contestants


@dataclass(slots=True)
class House:
    """A server, and those who do things there."""

    holds: Holds
    process: Process
    open: list[str]
    start: float = 0.0  # seconds of processor time
    tables: list[Table] = field(default_factory=list)
    visitors: list[Player] = field(default_factory=list)
    spare: list[Table] = field(default_factory=list)
    costs: dict[str, list[float]] = field(default_factory=dict)

    async def gather(self, traffic: Traffic) -> None:
        """People at tables, visitors, and whoever looks at the other open tables."""
        tokens = await guests(self.process.port, (PLAYED + SPARE) * SEATS + AT_ONCE + self.holds.open)
        groups = [tokens[number * SEATS : (number + 1) * SEATS] for number in range(PLAYED + SPARE)]
        self.tables = [Table(group, traffic) for group in groups]
        for table in self.tables:
            for player in table.players:
                await player.connect(self.process.port)
        self.tables, self.spare = self.tables[:PLAYED], self.tables[PLAYED:]
        await each(self.tables, Table.sit_down)
        self.visitors = [Player(token, lambda *_: None, traffic) for token in tokens[(PLAYED + SPARE) * SEATS :]]

        async def look(place: tuple[Player, str | None]) -> None:
            player, table = place
            await player.connect(self.process.port)
            if table:
                await player.wish("enter", table=table)

        lookers = self.visitors[AT_ONCE:]
        await each([(looker, name) for looker, name in zip(lookers, self.open, strict=False)], look)
        self.visitors = self.visitors[:AT_ONCE]
        await each([(visitor, None) for visitor in self.visitors], look)

    async def measured(self, what: str, work: Callable[["House"], Awaitable[int]]) -> None:
        before = cpu(self.process)
        done = await work(self)
        self.costs.setdefault(what, []).append((cpu(self.process) - before) / done)


async def moves(house: House) -> int:
    """A few at every table, one table after the other: each is a durable move that five hear of."""
    made = 0
    for table in house.tables:
        if not table.ready:
            await table.sit_down()
        for _ in range(4):
            if table.ready:
                heard = asyncio.get_running_loop().create_future()
                table.on_heard = heard.set_result
                table.move()
                await asyncio.wait_for(heard, ANSWER_WITHIN)
                made += 1
    return made


async def visits(house: House) -> int:
    """Somebody comes to a table that nobody looks at, and goes."""
    for _ in range(3):
        for table, visitor in zip(house.open[-20:], house.visitors, strict=False):
            await visitor.wish("enter", table=table)
            await visitor.wish("exit")
    return 60


async def lobbies(house: House) -> int:
    """The list of tables is read anew, since one has changed, and told to somebody."""
    host, other, *_ = house.visitors
    await host.wish("enter", table=house.open[-1])
    for _ in range(10):
        await host.wish("sit")
        await other.wish("lobby", on=True)
        await other.wish("lobby", on=False)
        await host.wish("stand")
    await host.wish("exit")
    return 20


async def beginnings(house: House) -> int:
    """A table of five from its opening to the first move."""
    for _ in range(2):
        house.spare.append(house.spare.pop(0))
        await house.spare[0].sit_down()
    return 2


WORK: dict[str, Callable[[House], Awaitable[int]]] = {
    "a move": moves,
    "enter and exit": visits,
    "a change in the lobby": lobbies,
    "a table opened and begun": beginnings,
}


async def compared(asked: argparse.Namespace, place: Path, pair: Sequence[Holds]) -> list[House]:
    """The same work in both, in turns."""
    template = place / "template"
    core = pin().servers
    if not template.exists():
        (place / "names").write_text("\n".join(await played(template)), encoding="ascii")
    ended, waits = (place / "names").read_text(encoding="ascii").split()
    async with AsyncExitStack() as stack:
        houses = []
        for number, holds in enumerate(pair):
            data = Path(stack.enter_context(tempfile.TemporaryDirectory(dir=place)))
            for file in template.glob("tenback.sqlite3*"):
                (data / file.name).write_bytes(file.read_bytes())
            began = perf_counter()
            names = fill(data / "tenback.sqlite3", ended, waits, holds)
            size = (data / "tenback.sqlite3").stat().st_size
            say(f"{holds}: {size / 2**20:,.0f} MB, made in {perf_counter() - began:.0f} s")
            starts = []
            for _ in range(asked.starts):
                async with running((*SERVE, data), core, place / f"{number}.log") as process:
                    starts.append(cpu(process))
            process = await stack.enter_async_context(running((*SERVE, data), core, place / f"{number}.log"))
            house = House(holds, process, names)
            house.costs["the server's start"] = starts
            houses.append(house)
        for house in houses:
            await house.gather(Traffic())
        for number in range(asked.rounds):
            for what, work in WORK.items():
                for house in houses if number % 2 else houses[::-1]:
                    await house.measured(what, work)
            say(f"  round {number + 1} of {asked.rounds}")
        return houses


def tell(houses: Sequence[House]) -> bool:
    """The table; whether nothing costs too much more."""
    small, large = houses
    print(f"\n{'milliseconds of processor time':<32}{small.holds!s:>42}{large.holds!s:>42}{'more':>8}")
    fine = True
    for what in small.costs:
        before, after = [cost * 1000 for cost in small.costs[what]], [cost * 1000 for cost in large.costs[what]]
        more = median(after) / median(before) - 1
        fine = fine and more <= MORE
        shown = [f"{median(costs):.3f} ({spread(costs, '.3f')})" for costs in (before, after)]
        print(f"  {what:<30}{shown[0]:>42}{shown[1]:>42}{more:>+8.0%}{'' if more <= MORE else '  NO'}")
    return fine


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--stored", type=at_least_one, default=200_000, help="games that have ended (200000)")
    parser.add_argument("--open", type=at_least_one, default=MANY, help="tables that are open (5000)")
    parser.add_argument("--rounds", type=at_least_one, default=11, help="how often everything is done (11)")
    parser.add_argument("--starts", type=at_least_one, default=5, help="how often each server is started (5)")
    asked = parser.parse_args()
    try:
        raise_the_limit(asked.open + 2000)
        say(f"load {os.getloadavg()[0]:.2f}")
        fine = True
        with tempfile.TemporaryDirectory(prefix="tenback-growth-") as place:
            more = Holds(asked.stored, FEW), Holds(asked.stored, FEW, asked.stored), Holds(0, asked.open)
            for pair in ((Holds(0, FEW), other) for other in more):
                with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                    fine = tell(runner.run(compared(asked, Path(place), pair))) and fine
    except CannotRun as error:
        say(str(error))
        return 2
    return 0 if fine else MISSED


if __name__ == "__main__":
    sys.exit(main())
