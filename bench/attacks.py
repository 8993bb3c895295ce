"""What a visitor with bad intentions does to everybody else.

Each attack comes from one address for so many seconds. Meanwhile a player at another table moves four times a second,
and every second somebody new comes in, from an address of their own. Told are the player's median and worst answer,
the server's memory, and how many newcomers got in. Exit code 0: nobody noticed much; 1: somebody did; 2: it cannot run
here.
"""

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

import msgspec
import uvloop
from server import MISSED, pin, positive, raise_the_limit, say
from server_groups import Player, Scene, Traffic, smallest_step
from server_line import HOST, CannotRun
from server_process import Process, running

MEDIAN, WORST, MEMORY = 0.020, 0.250, 300 * 2**20  # the targets: seconds, and bytes
MOVES_A_SECOND = 4
ATTACKER, PLAYER = "127.0.6.66", "127.0.0.7"
ENOUGH = 100_000  # kept of what the attackers hear


# What everybody can do


async def answered(
    port: int, own: str, method: str, path: str, body: Any = None, *, token: str = ""
) -> tuple[int, bytes]:
    """A request from that address: the status and the body of its answer."""
    reader, writer = await asyncio.open_connection(HOST, port, local_addr=(own, 0))
    try:
        told = b"" if body is None else msgspec.json.encode(body)
        writer.write(
            f"{method} {path} HTTP/1.1\r\nHost: {HOST}:{port}\r\nConnection: close\r\n"
            f"{f'Authorization: Bearer {token}' if token else 'X: none'}\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(told)}\r\n\r\n".encode()
            + told
        )
        async with asyncio.timeout(30):  # wait_for would swallow a cancel that comes with the answer
            answer = await reader.read()
    finally:
        writer.close()
    head, _, rest = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]) if head else 0, rest


async def guest(port: int, own: str, name: str) -> str:
    status, body = await answered(port, own, "POST", "/api/guests", {"name": name, "program": True})
    if status != 201:
        raise CannotRun(f"A guest was answered with {status}.")
    token: str = msgspec.json.decode(body)["token"]
    return token


def nobody(_: Player, __: Scene) -> None:
    """Nobody listens."""


async def connected(port: int, own: str, token: str) -> Player:
    player = Player(token, nobody, Traffic())
    await player.connect(port, own)
    return player


@dataclass(slots=True)
class Suffering:
    """What the others noticed."""

    answers: list[float] = field(default_factory=list)
    came: int = 0
    kept_out: int = 0
    memory: int = 0


async def play(port: int, suffering: Suffering) -> None:
    """Somebody's quiet evening."""
    player = await connected(port, PLAYER, await guest(port, PLAYER, "Ada"))
    while True:
        opened = await player.wish("open", game="the-game", seats=1, pace="instant")
        await player.wish("enter", table=opened.table)
        await player.wish("begin")
        while True:
            began = perf_counter()
            scene = player.scene
            if not (scene and scene.you and scene.you.actions and scene.public.game):
                break
            await player.wish("play", actions=[smallest_step(scene.you.actions, scene.public.game.piles)])
            suffering.answers.append(perf_counter() - began)
            await player.sees(lambda now, seq=scene.seq: now.seq > seq)  # type: ignore[misc]
            await asyncio.sleep(max(0.0, 1 / MOVES_A_SECOND - (perf_counter() - began)))


async def come(port: int, suffering: Suffering) -> None:
    """Newcomers, one a second."""
    for number in count():
        own = f"127.1.{number // 250}.{number % 250 + 1}"
        try:
            async with asyncio.timeout(10):
                page, _ = await answered(port, own, "GET", "/")
                visitor = await connected(port, own, await guest(port, own, "Somebody"))
                await visitor.wish("lobby", on=True)
                visitor.line.close()
            suffering.came += page == 200
            suffering.kept_out += page != 200
        except (OSError, TimeoutError, CannotRun):
            suffering.kept_out += 1
        await asyncio.sleep(1)


async def weigh(process: Process, suffering: Suffering) -> None:
    while True:
        suffering.memory = max(suffering.memory, process.memory())
        await asyncio.sleep(0.2)


# The attacks, by their numbers in the findings. Each goes on until it is stopped.


async def endless_headers(port: int) -> None:
    """A1: one header that never ends, and very many that do."""

    async def pour(piece: bytes) -> None:
        while True:
            with suppress(OSError):
                _, writer = await asyncio.open_connection(HOST, port, local_addr=(ATTACKER, 0))
                writer.write(b"GET / HTTP/1.1\r\nHost: a\r\nX: ")
                while not writer.is_closing():
                    writer.write(piece)
                    await writer.drain()
            await asyncio.sleep(0.01)

    await asyncio.gather(pour(b"x" * 65536), pour(b"\r\na: b" * 10_000), pour(b"\r\na: b" * 10_000))


async def a_long_log(port: int) -> None:
    """A2: play and take back without end, while others of the same address come to the table and leave it."""
    token = await guest(port, ATTACKER, "Mallory")
    host = await connected(port, ATTACKER, token)
    opened = await host.wish("open", game="the-game", seats=1, pace="instant")
    await host.wish("enter", table=opened.table)
    await host.wish("begin")

    async def again_and_again(number: int) -> None:
        line = await connected(port, ATTACKER, token)
        wishes: list[tuple[str, dict[str, Any]]] = [
            ("enter", {"table": opened.table}),
            ("pause", {}),
            ("resume", {}),
            ("take-back", {}),
        ]
        if number % 2:
            wishes = [("enter", {"table": opened.table, "after": 1}), ("exit", {})]
        while not line.line.lost:
            for kind, fields in wishes:
                with suppress(CannotRun):
                    await line.wish(kind, **fields)

    await asyncio.gather(*(again_and_again(number) for number in range(10)))


async def bots_everywhere(port: int) -> None:
    """A3: strong bots at as many tables as one may open, of several guests."""
    opened = 0
    with suppress(CannotRun):
        for number in range(10):
            host = await connected(port, ATTACKER, await guest(port, ATTACKER, f"Mallory {number}"))
            for _ in range(10):
                table = await host.wish("open", game="ten", seats=5, pace="instant")
                await host.wish("enter", table=table.table)
                for seat in range(1, 5):
                    await host.wish("seat-bot", seat=seat, strength="strong")
                await host.wish("begin")
                await host.wish("hand-over", seat=0, strength="strong")
                opened += 1
    await asyncio.sleep(3600)


async def half_requests(port: int) -> None:
    """A4: as many connections as one gets, each with half a request."""
    held: list[asyncio.StreamWriter] = []
    while True:
        with suppress(OSError):
            _, writer = await asyncio.open_connection(HOST, port, local_addr=(ATTACKER, 0))
            writer.write(b"GET / HTTP/1.1\r\nHost: a\r\nX-Half: ")
            held.append(writer)
        if len(held) > 1100:
            held = [each for each in held if not each.is_closing()]
            await asyncio.sleep(0.1)
        await asyncio.sleep(0.002)


async def rematches(port: int) -> None:
    """A5: one game after the other, none of them played."""
    host = await connected(port, ATTACKER, await guest(port, ATTACKER, "Mallory"))
    opened = await host.wish("open", game="the-game", seats=1, pace="instant")
    await host.wish("enter", table=opened.table)
    while True:
        for kind, fields in ("begin", {}), ("propose", {"what": "abandon"}), ("rematch", {}):
            with suppress(CannotRun):
                answer = await host.wish(kind, **fields)
                if kind == "rematch" and answer.table:
                    await host.wish("enter", table=answer.table)


async def passwords(port: int) -> None:
    """A6: guesses, many at once."""

    async def guess() -> None:
        while True:
            with suppress(OSError, TimeoutError):
                await answered(port, ATTACKER, "POST", "/api/sessions", {"name": "Ada", "password": "0123456789"})

    await asyncio.gather(*(guess() for _ in range(20)))


async def many_guests(port: int) -> None:
    """A8: an identity after the other, and whatever else can be asked for."""

    async def ask(path: str) -> None:
        while True:
            with suppress(OSError, TimeoutError):
                await answered(port, ATTACKER, "POST" if "guests" in path else "GET", path, {"name": "M"})

    paths = ("/api/guests", "/api/tables", "/protocol.schema.json", "/metrics", "/api/games")
    await asyncio.gather(*(ask(path) for path in paths for _ in range(4)))


async def lobbies(port: int) -> None:
    """A9: the list of tables, asked for on a hundred connections."""
    tokens = [await guest(port, ATTACKER, f"Mallory {number}") for number in range(10)]

    async def ask(token: str) -> None:
        line = await connected(port, ATTACKER, token)
        while not line.line.lost:
            with suppress(CannotRun):
                await line.wish("lobby", on=True)

    await asyncio.gather(*(ask(tokens[number % 10]) for number in range(90)), return_exceptions=True)


async def pauses(port: int) -> None:
    """A10: pause and resume on as many connections as one gets."""
    token = await guest(port, ATTACKER, "Mallory")
    host = await connected(port, ATTACKER, token)
    opened = await host.wish("open", game="the-game", seats=1)
    await host.wish("enter", table=opened.table)
    await host.wish("begin")

    async def disturb() -> None:
        line = await connected(port, ATTACKER, token)
        await line.wish("enter", table=opened.table)
        while not line.line.lost:
            for kind in ("pause", "resume"):
                with suppress(CannotRun):
                    await line.wish(kind)

    await asyncio.gather(*(disturb() for _ in range(18)), return_exceptions=True)


async def back_after_revoking(port: int) -> None:
    """A7: a host who revokes without end, and watchers who come in again with every new key."""
    host = await connected(port, ATTACKER, await guest(port, ATTACKER, "Mallory"))
    opened = await host.wish("open", game="the-game", seats=5, listed=False)
    await host.wish("enter", table=opened.table)
    token = await guest(port, ATTACKER, "Trudy")
    keys: list[str | None] = [opened.key]

    async def come_in() -> None:
        line = await connected(port, ATTACKER, token)
        while not line.line.lost:
            for kind, fields in ("enter", {"table": opened.table, "key": keys[-1]}), ("sit", {}), ("stand", {}):
                with suppress(CannotRun):
                    await line.wish(kind, **fields)

    async def revoke() -> None:
        while not host.line.lost:
            for kind in ("revoke", "invite", "unseat"):
                with suppress(CannotRun):
                    keys.append((await host.wish(kind, **({"seat": 1} if kind == "unseat" else {}))).key or keys[-1])
            del keys[:-1]

    await asyncio.gather(revoke(), *(come_in() for _ in range(15)), return_exceptions=True)


async def words_for_the_guard(port: int) -> None:
    """A11: the longest messages that the number guard reads most closely, and pauses of one's own turn."""
    words = ("eins zwei acht", "trenta sette", "c and g", "for tea too", "one hundred minus one", "x" * 20)
    tokens = [await guest(port, ATTACKER, f"Mallory {number}") for number in range(10)]

    async def talk(number: int) -> None:
        line = await connected(port, ATTACKER, tokens[number % 10])
        opened = await line.wish("open", game="the-game", seats=2)
        await line.wish("enter", table=opened.table)
        await line.wish("seat-bot", strength="novice")
        await line.wish("begin")
        text = f"{words[number % len(words)]} " * 100
        while not line.line.lost:
            for kind, fields in ("chat", {"text": text[:300]}), ("pause", {}), ("resume", {}):
                with suppress(CannotRun):
                    await line.wish(kind, **fields)

    await asyncio.gather(*(talk(number) for number in range(40)), return_exceptions=True)


async def names(port: int) -> None:
    """A12: names that are hard to read, one after the other: of guests, of who renames themselves, of accounts."""
    token = await guest(port, ATTACKER, "Mallory")
    hard = ("\u0410da\u3164\ufe0f", "A" + "\u0301" * 30, "\U0001f469\u200d" * 10, "ﷺ" * 20, "Ada\u2800")

    async def call_oneself(number: int) -> None:
        for name in (f"{each}{turn}" for turn in count() for each in hard):
            with suppress(OSError, TimeoutError):
                await answered(port, ATTACKER, "PATCH", "/api/me", {"name": name}, token=token)
                if number % 2:
                    password = {"name": name, "password": "0123456789 and more"}
                    await answered(port, ATTACKER, "POST", "/api/accounts", password, token=token)
                else:
                    await answered(port, ATTACKER, "POST", "/api/guests", {"name": name})

    await asyncio.gather(*(call_oneself(number) for number in range(16)))


async def keys(port: int) -> None:
    """A13: the same wish for a key at several tables, and keys that are guessed, typed and drawn as squares."""
    token = await guest(port, ATTACKER, "Mallory")
    host = await connected(port, ATTACKER, token)
    tables = [(await host.wish("open", game="the-game", seats=2, listed=False)).table for _ in range(5)]

    async def invite() -> None:
        while not host.line.lost:
            for table in tables:
                for kind, fields in ("enter", {"table": table}), ("invite", {}):
                    with suppress(CannotRun):
                        await host.wish(kind, **fields)

    async def guess(path: str, name: str) -> None:
        for number in count():
            with suppress(OSError, TimeoutError):
                await answered(
                    port, ATTACKER, "POST", path, {name: f"quiet-otter-{number:0250d}"[: 60 + 230 * (name == "link")]}
                )

    guesses = (("/api/invitations", "key"), ("/api/qr", "link"))
    await asyncio.gather(invite(), *(guess(*each) for each in guesses for _ in range(10)))


async def nothing(_: int) -> None:
    await asyncio.sleep(3600)


ATTACKS: dict[str, Callable[[int], Awaitable[None]]] = {
    "none": nothing,
    "A1 endless headers": endless_headers,
    "A2 a long log": a_long_log,
    "A3 bots everywhere": bots_everywhere,
    "A4 half requests": half_requests,
    "A5 rematches": rematches,
    "A6 passwords": passwords,
    "A7 back after revoking": back_after_revoking,
    "A8 guests and requests": many_guests,
    "A9 lobbies": lobbies,
    "A10 pauses": pauses,
    "A11 words for the guard": words_for_the_guard,
    "A12 names": names,
    "A13 keys": keys,
}


@asynccontextmanager
async def under_way(*work: Awaitable[None]) -> AsyncIterator[Sequence["asyncio.Future[None]"]]:
    tasks = [asyncio.ensure_future(each) for each in work]
    try:
        yield tasks
    finally:
        while left := [task for task in tasks if not task.done()]:  # an answer that comes in time swallows a cancel
            for task in left:
                task.cancel()
            await asyncio.wait(left, timeout=0.2)


async def attacked(name: str, seconds: float, core: int | None) -> Suffering:
    suffering = Suffering()
    async with AsyncExitStack() as stack:
        place = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="tenback-attack-")))
        serve = ("-m", "tenback.cli", "serve", "--port", "PORT", "--data", place / "data")
        process = await stack.enter_async_context(running(serve, core, place / "log"))
        watching = play(process.port, suffering), come(process.port, suffering), weigh(process, suffering)
        others = await stack.enter_async_context(under_way(*watching))
        await asyncio.sleep(2)
        suffering.answers.clear()
        attack = await stack.enter_async_context(under_way(ATTACKS[name](process.port)))
        await asyncio.wait(others, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        for task in others:
            if task.done() and (error := task.exception()):
                raise CannotRun(f"{name}: the player, or a newcomer, could not go on ({error!r}).")
        if attack[0].done() and (error := attack[0].exception()):
            say(f"  {name}: the attack ended ({error!r})")
    return suffering


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=positive, default=30.0, help="how long each attack lasts (30)")
    parser.add_argument("--only", choices=list(ATTACKS), action="append", help="this attack; all of them without it")
    asked = parser.parse_args()
    os.environ["TENBACK_LIMITS_LOCAL"] = "true"  # all addresses are of this machine, and each counts
    fine = True
    try:
        raise_the_limit(2000)
        core = pin().servers
        print(f"{'':<26}{'median ms':>10}{'worst ms':>10}{'memory MB':>11}{'came':>6}{'kept out':>10}{'load':>7}")
        for name in asked.only or ATTACKS:
            with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
                found = runner.run(attacked(name, asked.seconds, core))
            middle, worst = median(found.answers), max(found.answers)
            held = middle < MEDIAN and worst < WORST and found.memory < MEMORY and not found.kept_out
            fine = fine and held
            print(
                f"{name:<26}{middle * 1000:>10.1f}{worst * 1000:>10.0f}{found.memory / 2**20:>11.0f}{found.came:>6}"
                f"{found.kept_out:>10}{os.getloadavg()[0]:>7.1f}{'' if held else '  NO'}",
                flush=True,
            )
    except CannotRun as error:
        say(str(error))
        return 2
    return 0 if fine else MISSED


if __name__ == "__main__":
    sys.exit(main())
