"""How soon people are answered where bots sit at every table.

A hundred tables of The Game, each with two people and two bots that move at once, and three who watch: five connections
a table. People's wishes come at random moments, so many a second: a move where one of them is on turn, else a plan.
Told is the time from the moment at which a wish was due to its answer. Exit code 0: the target is met; 1: it is missed;
2: it cannot run here.
"""

import argparse
import asyncio
import os
import random
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from time import perf_counter

import uvloop
from growth import cpu
from server import MISSED, at_least_one, each, guests, pin, positive, raise_the_limit, say, spread
from server_groups import Player, Traffic, smallest_step
from server_line import CannotRun
from server_load import percentile
from server_process import Process, cpu_of_the_machine, running

P99 = 0.050  # seconds, the target
PEOPLE, BOTS, WATCHERS = 2, 2, 3
SEED = 98


class Company:
    """A table with its people, bots and watchers."""

    def __init__(self, tokens: Sequence[str], traffic: Traffic) -> None:
        self.everybody = [Player(token, lambda *_: None, traffic) for token in tokens]
        self.people = self.everybody[:PEOPLE]
        self.busy = False

    async def sit_down(self, strength: str) -> None:
        host, other = self.people
        for player in self.everybody:
            player.scene = None  # what was seen at another table
        seats = PEOPLE + BOTS
        opened = await host.wish("open", game="the-game", seats=seats, pace="instant", watch="public")
        await host.wish("enter", table=opened.table)
        for player in self.everybody[1:]:
            await player.wish("enter", table=opened.table, key=opened.key)
        await other.wish("sit")
        for seat in range(PEOPLE, seats):
            await host.wish("seat-bot", seat=seat, strength=strength)
        await host.wish("begin")
        for player in self.people:
            await player.sees(lambda scene: scene.public.phase == "starting")
            await player.wish("offer", gladly="willing")

    @property
    def over(self) -> bool:
        scene = self.people[0].scene
        return scene is None or scene.public.phase == "ended"

    async def wish(self) -> None:
        """A move, or a plan where bots are on turn."""
        for player in self.people:
            scene = player.scene
            if scene and scene.you and scene.you.actions and scene.public.game:
                await player.wish("play", actions=[smallest_step(scene.you.actions, scene.public.game.piles)])
                return
        await self.people[0].wish("plan", actions=[])


async def loaded(
    companies: Sequence[Company], process: Process, asked: argparse.Namespace, rng: random.Random
) -> tuple[list[float], float]:
    """Answers' times, sorted, and the server's cores."""
    took: list[float] = []
    tasks: set[asyncio.Task[None]] = set()

    async def one(company: Company, due: float) -> None:
        try:
            await company.wish()
            took.append(perf_counter() - due)
        except CannotRun:
            pass  # a bot was quicker, or the game is over
        finally:
            company.busy = False

    due = perf_counter()
    end, before, began = due + asked.seconds, cpu(process), due
    while (due := due + rng.expovariate(asked.rate)) < end:
        if (early := due - perf_counter()) > 0:
            await asyncio.sleep(early)
        free = [company for company in companies if not company.busy and not company.over]
        if not free:
            raise CannotRun("Too many games ended within one slot: give it more tables, or fewer seconds.")
        company = rng.choice(free)
        company.busy = True
        task = asyncio.create_task(one(company, due))
        tasks.add(task)
        task.add_done_callback(tasks.discard)
    await asyncio.gather(*tasks)
    return sorted(took), (cpu(process) - before) / (perf_counter() - began)


async def bench(asked: argparse.Namespace) -> list[float]:
    rng, traffic, late = random.Random(SEED), Traffic(), []
    core = pin().servers
    with tempfile.TemporaryDirectory(prefix="tenback-bots-") as place:
        serve = ("-m", "tenback.cli", "serve", "--port", "PORT", "--data", Path(place) / "data")
        async with running(serve, core, Path(place) / "log") as process:
            sockets = PEOPLE + WATCHERS
            tokens = await guests(process.port, asked.tables * sockets)
            groups = [tokens[number * sockets : (number + 1) * sockets] for number in range(asked.tables)]
            companies = [Company(group, traffic) for group in groups]
            for company in companies:
                for player in company.everybody:
                    await player.connect(process.port)
            for number in range(asked.rounds):
                over = [company for company in companies if company.over]
                await each(over, lambda company: company.sit_down(asked.strength))
                machine = cpu_of_the_machine()
                took, cores = await loaded(companies, process, asked, rng)
                elsewhere = (cpu_of_the_machine() - machine) / asked.seconds - cores
                late.append(percentile(took, 99))
                say(
                    f"  round {number + 1}: {len(took) / asked.seconds:.0f} wishes/s, p50 {median(took) * 1000:.1f}, "
                    f"p99 {late[-1] * 1000:.1f} ms, longest {took[-1] * 1000:.0f} ms; cores used: server {cores:.2f}, "
                    f"elsewhere {elsewhere:.2f}"
                )
            for company in companies:
                for player in company.everybody:
                    player.line.close()
    return late


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=at_least_one, default=100, help="tables (100)")
    parser.add_argument("--rate", type=positive, default=400.0, help="wishes a second (400)")
    parser.add_argument("--seconds", type=positive, default=8.0, help="how long a round is (8)")
    parser.add_argument("--rounds", type=at_least_one, default=5, help="how many (5)")
    parser.add_argument("--strength", default="novice", help="of the bots (novice)")
    asked = parser.parse_args()
    try:
        raise_the_limit(asked.tables * (PEOPLE + WATCHERS))
        say(f"load {os.getloadavg()[0]:.2f}")
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            late = [each * 1000 for each in runner.run(bench(asked))]
    except CannotRun as error:
        say(str(error))
        return 2
    met = median(late) < P99 * 1000
    print(f"{'yes' if met else 'NO'}  p99 under {P99 * 1000:.0f} ms: {median(late):.1f} ms ({spread(late, '.1f')})")
    return 0 if met else MISSED


if __name__ == "__main__":
    sys.exit(main())
