"""How long a review takes, and how long others wait for their moves meanwhile.

First a review of a three-player game of The Game alone on the machine. Then people's wishes at forty tables, each with
two people and two bots, twice: without a review, and while ten are made or wait. Told is the time from the moment at
which a wish was due to its answer. Exit code 0: both targets are met; 1: one is missed; 2: it cannot run here.
"""

import argparse
import asyncio
import os
import random
import sys
import tempfile
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import msgspec
import uvloop
from bots import PEOPLE, SEED, WATCHERS, Company, loaded
from server import MISSED, at_least_one, each, guests, positive, raise_the_limit, say
from server_groups import Player, Traffic, smallest_step
from server_line import HOST, CannotRun
from server_process import Process, running

A_REVIEW, A_MOVE = 20.0, 0.020  # seconds, the targets
WAITING = 10  # reviews
SEATS = 3
LOOK = 0.25  # seconds between two looks at a review
PATIENCE = 300.0  # seconds until the bots are compiled, or a review is given up


async def asked_of(port: int, token: str, method: str, path: str) -> dict[str, Any]:
    """An answer, as JSON."""
    reader, writer = await asyncio.open_connection(HOST, port)
    head = f"{method} {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nAuthorization: Bearer {token}\r\n"
    writer.write(f"{head}Content-Type: application/json\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{{}}".encode())
    status, _, rest = (await reader.read()).partition(b"\r\n")
    writer.close()
    if b" 200 " not in status + b" ":
        raise CannotRun(f"{method} {path}: {status.decode()}")
    answer: dict[str, Any] = msgspec.json.decode(rest.partition(b"\r\n\r\n")[2])
    return answer


class Finished:
    """A person with two bots, whose game is over."""

    def __init__(self, token: str, traffic: Traffic) -> None:
        self.token, self.table = token, ""
        self._player = Player(token, lambda *_: None, traffic)

    async def play(self, port: int) -> None:
        player = self._player
        await player.connect(port)
        opened = await player.wish("open", game="the-game", seats=SEATS, pace="instant")
        self.table = opened.table or ""
        await player.wish("enter", table=self.table)
        for seat in range(1, SEATS):
            await player.wish("seat-bot", seat=seat, strength="novice")
        await player.wish("begin")
        await player.sees(lambda scene: scene.public.phase == "starting")
        await player.wish("offer", gladly="willing")
        while True:
            await player.sees(
                lambda scene: (
                    bool(scene.you and scene.you.actions and scene.public.phase == "playing")
                    or scene.public.phase == "ended"
                )
            )
            scene = player.scene
            if scene is None or scene.public.phase == "ended" or not (scene.you and scene.public.game):
                break
            seq = scene.seq
            await player.wish("play", actions=[smallest_step(scene.you.actions, scene.public.game.piles)])
            await player.sees(lambda scene, seq=seq: scene.seq > seq)  # type: ignore[misc]
        player.line.close()

    async def ask(self, port: int) -> None:
        await asked_of(port, self.token, "POST", f"/api/tables/{self.table}/review")

    async def reviewed(self, port: int) -> int:
        """How many parts it has."""
        until = perf_counter() + PATIENCE
        while perf_counter() < until:
            told = await asked_of(port, self.token, "GET", f"/api/tables/{self.table}/review?after=9999")
            if told["state"] == "done":
                return int(told["of"])
            if told["state"] != "working":
                raise CannotRun(f"A review is {told['state']}: {told['reason']}")
            await asyncio.sleep(LOOK)
        raise CannotRun("A review takes for ever.")


async def bench(asked: argparse.Namespace) -> tuple[float, list[float], list[float]]:
    """Seconds for one review; people's times without, and while ten wait."""
    rng, traffic = random.Random(SEED), Traffic()
    with tempfile.TemporaryDirectory(prefix="tenback-reviews-") as place:
        serve = ("-m", "tenback.cli", "serve", "--port", "PORT", "--data", Path(place) / "data")
        async with running(serve, None, Path(place) / "log") as process:
            sockets = PEOPLE + WATCHERS
            tokens = await guests(process.port, asked.tables * sockets + WAITING + 2)
            over = [Finished(tokens.pop(), traffic) for _ in range(WAITING + 2)]
            await each(over, lambda one: one.play(process.port))
            took = await a_review(over[:2], process)
            groups = [tokens[number * sockets : (number + 1) * sockets] for number in range(asked.tables)]
            companies = [Company(group, traffic) for group in groups]
            for company in companies:
                for player in company.everybody:
                    await player.connect(process.port)
            without = await people(companies, process, asked, rng)
            for one in over[2:]:
                await one.ask(process.port)
            meanwhile = await people(companies, process, asked, rng)
            left = sum([await waits(one, process) for one in over[2:]])
            say(f"  {left} of {WAITING} reviews were still waiting or being made when the people stopped")
            for company in companies:
                for player in company.everybody:
                    player.line.close()
    return took, without, meanwhile


async def a_review(over: list[Finished], process: Process) -> float:
    """The first starts the processes and loads what was compiled: the second is timed."""
    for one in over:
        began = perf_counter()
        await one.ask(process.port)
        parts = await one.reviewed(process.port)
        took = perf_counter() - began
        say(f"  a review of {parts} parts: {took:.1f} s, load {os.getloadavg()[0]:.2f}")
    return took


async def people(
    companies: list[Company], process: Process, asked: argparse.Namespace, rng: random.Random
) -> list[float]:
    """Answers' times, sorted."""
    await each([company for company in companies if company.over], lambda company: company.sit_down("novice"))
    took, cores = await loaded(companies, process, asked, rng)
    say(
        f"  {len(took)} wishes: median {median(took) * 1000:.1f}, worst {took[-1] * 1000:.0f} ms; "
        f"server {cores:.2f} cores, load {os.getloadavg()[0]:.2f}"
    )
    return took


async def waits(one: Finished, process: Process) -> bool:
    told = await asked_of(process.port, one.token, "GET", f"/api/tables/{one.table}/review?after=9999")
    return bool(told["state"] == "working")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=at_least_one, default=40, help="tables (40)")
    parser.add_argument("--rate", type=positive, default=100.0, help="wishes a second (100)")
    parser.add_argument("--seconds", type=positive, default=10.0, help="how long each half is (10)")
    asked = parser.parse_args()
    try:
        raise_the_limit(asked.tables * (PEOPLE + WATCHERS))
        say(f"load {os.getloadavg()[0]:.2f}, {os.cpu_count()} cores")
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            review, without, meanwhile = runner.run(bench(asked))
    except CannotRun as error:
        say(str(error))
        return 2
    now, then = median(meanwhile), median(without)
    fast, light = review < A_REVIEW, now < A_MOVE
    print(f"{'yes' if fast else 'NO'}  a review under {A_REVIEW:.0f} s: {review:.1f} s")
    print(
        f"{'yes' if light else 'NO'}  a move's median under {A_MOVE * 1000:.0f} ms while {WAITING} reviews wait: "
        f"{now * 1000:.1f} ms, worst {meanwhile[-1] * 1000:.0f} ms; without them {then * 1000:.1f} ms, "
        f"worst {without[-1] * 1000:.0f} ms; {now / then:.1f} times the median"
    )
    return 0 if fast and light else MISSED


if __name__ == "__main__":
    sys.exit(main())
