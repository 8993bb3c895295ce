"""Load on the table server: sockets held, durable moves a second, from a wish to every seat's event, memory a socket.

It starts `tenback serve` itself, on SQLite and on PostgreSQL with one and with two processes, and beside the first a
bare Starlette echo (`server_echo.py`) of the same frames as the limit. The tables are The Game for five people, one
action a wish. The next move at a table is made once all five have heard of the one before.

Servers run on the first core, this program on the last. Every round measures each contestant in a slot of its own: ours
and the echo with as many moves under way as `--in-flight` says, then ours again with moves sent at a steady `--rate`,
whether the ones before are answered or not. Exit code 0: the targets are met; 1: one is missed; 2: it cannot run here.
"""

import argparse
import asyncio
import json
import math
import os
import resource
import signal
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any, TypeVar

import msgspec
import uvloop
from server_groups import SEATS, EchoGroup, Group, Table, Traffic
from server_line import HOST, CannotRun
from server_load import Load, Slot
from server_process import Process, carry_out, running, schema

# The targets; P99 in seconds, at half of that rate; TWO_OF_ONE: what two processes on PostgreSQL make of one's moves,
# APART_OF_ONE: the same where every move is read by both, so that no more is made of them than is lost.
MOVES_A_SECOND, P99, SHARE_OF_ECHO, TWO_OF_ONE, APART_OF_ONE = 1000, 0.050, 0.55, 1.6, 1.0
ONE_PROCESS, TWO_PROCESSES = "PostgreSQL, one process", "PostgreSQL, 2 processes"
APART = "PostgreSQL, 2 processes, each table at both"
ECHO = Path(__file__).with_name("server_echo.py")
AT_ONCE = 64  # tables, requests or lines that are set up side by side
SPARE_FILES = 200  # besides the sockets
MISSED, CANNOT_RUN, INTERRUPTED = 1, 2, 130  # exit codes

Item = TypeVar("Item")


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


# Contestants


@dataclass(slots=True)
class Contestant:
    name: str
    groups: Sequence[Group]
    load: Load
    traffic: Traffic
    memory_connected: float  # bytes a socket, of the servers
    memory_playing: float  # the same with the tables at which they sit
    full: list[Slot] = field(default_factory=list)
    steady: list[Slot] = field(default_factory=list)
    held: int = 0  # sockets, at the end

    async def games(self) -> None:
        """Where a game has ended, begin another."""
        over = [group for group in self.groups if isinstance(group, Table) and not group.ready]
        if over:
            say(f"  {self.name}: {len(over)} tables begin a new game")
            await each(over, Table.sit_down)

    def close(self) -> None:
        for group in self.groups:
            for line in group.lines():
                line.close()


async def guests(port: int, count: int) -> list[str]:
    """Tokens of so many new identities."""
    tokens: list[str] = []

    async def make(numbers: Iterable[int]) -> None:
        reader, writer = await asyncio.open_connection(HOST, port)
        for number in numbers:
            body = b'{"name": "Player %d", "program": true}' % number
            writer.write(
                b"POST /api/guests HTTP/1.1\r\nHost: %s:%d\r\nContent-Type: application/json\r\n"
                b"Content-Length: %d\r\n\r\n%s" % (HOST.encode(), port, len(body), body)
            )
            answer = await reader.readuntil(b"\r\n\r\n")
            length = int(answer.lower().partition(b"content-length:")[2].split()[0])
            tokens.append(msgspec.json.decode(await reader.readexactly(length))["token"])
        writer.close()

    await asyncio.gather(*(make(range(first, count, AT_ONCE)) for first in range(min(AT_ONCE, count))))
    return tokens


async def each(items: Iterable[Item], work: Callable[[Item], Awaitable[None]]) -> None:
    """The work on all items, so many at once."""
    left = iter(items)

    async def worker() -> None:
        for item in left:
            await work(item)

    await asyncio.gather(*(worker() for _ in range(AT_ONCE)))


async def ours(name: str, processes: Sequence[Process], tables: int, *, apart: bool = False) -> Contestant:
    """All tables with their people, up to the first move. Each table is at one process, as the proxies of `deploy/`
    have it; or, `apart`, its people are at all processes in turn.
    """
    traffic = Traffic()
    began = perf_counter()
    tokens = await guests(processes[0].port, tables * SEATS)
    say(f"  {name}: {len(tokens)} guests in {perf_counter() - began:.1f} s")
    groups = [Table(tokens[number * SEATS : (number + 1) * SEATS], traffic) for number in range(tables)]
    empty = memory(processes)

    async def connect(numbered: tuple[int, Table]) -> None:
        number, table = numbered
        for seat, player in enumerate(table.players):
            await player.connect(processes[(seat if apart else number) % len(processes)].port)

    began = perf_counter()
    await each(enumerate(groups), connect)
    connected = memory(processes)
    say(f"  {name}: {len(tokens)} sockets in {perf_counter() - began:.1f} s")
    began = perf_counter()
    await each(groups, Table.sit_down)
    playing = memory(processes)
    say(f"  {name}: {tables} tables in {perf_counter() - began:.1f} s")
    load = Load(groups, processes, traffic)
    return Contestant(
        name,
        groups,
        load,
        traffic,
        (connected - empty) / len(tokens),
        (playing - empty) / len(tokens),
    )


async def echo(process: Process, tables: int, wish: int) -> Contestant:
    groups = [EchoGroup(number, wish) for number in range(tables)]
    empty = process.memory()
    await each(groups, lambda group: group.connect(process.port))
    a_socket = (process.memory() - empty) / (tables * SEATS)
    traffic = Traffic()
    return Contestant("bare echo", groups, Load(groups, [process], traffic), traffic, a_socket, a_socket)


def memory(processes: Sequence[Process]) -> int:
    return sum(process.memory() for process in processes)


async def measure(contestants: Sequence[Contestant], asked: argparse.Namespace) -> None:
    for number in range(1, asked.rounds + 1):
        for contestant in contestants:
            await contestant.games()
            slot = await contestant.load.full(asked.seconds, asked.warm_up, asked.in_flight)
            contestant.full.append(slot)
            tell_slot(f"round {number}, {contestant.name}, full", slot)
        for contestant in contestants:
            if contestant.groups and isinstance(contestant.groups[0], Table):
                await contestant.games()
                slot = await contestant.load.steady(asked.seconds, asked.warm_up, asked.rate)
                contestant.steady.append(slot)
                tell_slot(f"round {number}, {contestant.name}, {asked.rate:g} a second", slot)
    for contestant in contestants:
        contestant.held = sum(line.lost is None for group in contestant.groups for line in group.lines())


def tell_slot(what: str, slot: Slot) -> None:
    say(
        f"  {what}: {slot.pace:,.0f} moves/s, p50 {slot.latency(50) * 1000:.1f} ms, p99 {slot.latency(99) * 1000:.1f} "
        f"ms, {slot.cost * 1e6:,.0f} µs CPU a move; cores used: server {slot.cpu / slot.seconds:.2f}, generator "
        f"{slot.generator / slot.seconds:.2f}, elsewhere {slot.elsewhere / slot.seconds:.2f}"
    )


# Everything in one run


@dataclass(frozen=True, slots=True)
class Cores:
    servers: int | None
    generator: int | None

    def __str__(self) -> str:
        if self.servers is None:
            return "one core for everything: servers and generator get in each other's way"
        return f"servers on core {self.servers}, generator on core {self.generator}; a database goes where it likes"


def pin() -> Cores:
    """The generator to the last core; servers will be put on the first."""
    allowed = sorted(os.sched_getaffinity(0))
    if len(allowed) == 1:
        return Cores(None, None)
    os.sched_setaffinity(0, {allowed[-1]})
    return Cores(allowed[0], allowed[-1])


def raise_the_limit(sockets: int) -> None:
    """The limit of open files, for the generator and for its servers."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = 2 * sockets + SPARE_FILES  # ours and the echo's
    if hard != resource.RLIM_INFINITY and hard < needed:
        raise CannotRun(f"{needed} open files are needed and {hard} allowed: raise `ulimit -Hn`, or ask for less.")
    resource.setrlimit(resource.RLIMIT_NOFILE, (needed if hard == resource.RLIM_INFINITY else hard, hard))


async def on_sqlite(asked: argparse.Namespace, cores: Cores, place: Path) -> list[Contestant]:
    """Ours on SQLite, and the echo beside it."""
    serve = ("-m", "tenback.cli", "serve", "--port", "PORT")
    async with AsyncExitStack() as stack:
        process = await stack.enter_async_context(
            running((*serve, "--data", place / "data"), cores.servers, place / "sqlite.log")
        )
        say(f"SQLite: process {process.popen.pid}")
        contestant = await ours("SQLite", [process], asked.tables)
        stack.callback(contestant.close)
        contestants = [contestant]
        if not asked.without_echo:
            await contestant.load.full(1.0, 0.0, asked.in_flight)  # to know how large the frames are
            wish, ack, event = contestant.traffic.sizes()
            say(f"  frames: wishes of {wish} bytes, acks of {ack}, events of {event}")
            limit = await stack.enter_async_context(
                running((ECHO, "PORT", str(ack), str(event)), cores.servers, place / "echo.log")
            )
            say(f"bare echo: process {limit.popen.pid}")
            contestants.append(await echo(limit, asked.tables, wish))
            stack.callback(contestants[-1].close)
        await measure(contestants, asked)
        return contestants


async def on_postgres(asked: argparse.Namespace, cores: Cores, place: Path, name: str) -> Contestant:
    count = 1 if name == ONE_PROCESS else 2
    async with schema() as address, AsyncExitStack() as stack:
        serve = ("-m", "tenback.cli", "serve", "--port", "PORT", "--database", address)
        processes = [
            await stack.enter_async_context(running(serve, cores.servers, place / f"postgres-{number}.log"))
            for number in range(count)
        ]
        say(f"{name}: {', '.join(f'process {process.popen.pid}' for process in processes)}")
        contestant = await ours(name, processes, asked.tables, apart=name == APART)
        stack.callback(contestant.close)
        await measure([contestant], asked)
        return contestant


async def bench(asked: argparse.Namespace, cores: Cores) -> list[Contestant]:
    contestants: list[Contestant] = []
    if task := asyncio.current_task():
        asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)  # no server is left behind
    if "postgres" in asked.stores:
        await carry_out("SELECT")  # is it there? Better told now than after minutes
    with tempfile.TemporaryDirectory(prefix="tenback-bench-") as place:
        if "sqlite" in asked.stores:
            contestants += await on_sqlite(asked, cores, Path(place))
        if "postgres" in asked.stores:
            for name in (ONE_PROCESS, TWO_PROCESSES, APART):
                contestants.append(await on_postgres(asked, cores, Path(place), name))
    return contestants


# Telling


@dataclass(frozen=True, slots=True)
class Verdict:
    target: str
    found: str
    met: bool


def verdicts(contestants: Sequence[Contestant], asked: argparse.Namespace) -> list[Verdict]:
    by_name = {contestant.name: contestant for contestant in contestants}
    found = []
    for contestant in contestants:
        sockets = len(contestant.groups) * SEATS
        target = f"{contestant.name}: {sockets:,} sockets on {len(contestant.groups):,} tables held to the end"
        found.append(Verdict(target, f"{contestant.held:,}", contestant.held == sockets))
    if sqlite := by_name.get("SQLite"):
        pace = [slot.pace for slot in sqlite.full]
        found.append(
            Verdict(
                f"SQLite: at least {MOVES_A_SECOND:,} durable moves a second",
                f"{median(pace):,.0f} ({spread(pace, ',.0f')})",
                median(pace) >= MOVES_A_SECOND,
            )
        )
        late = [slot.latency(99) * 1000 for slot in sqlite.steady]
        found.append(
            Verdict(
                f"SQLite: p99 under {P99 * 1000:.0f} ms at {asked.rate:g} moves a second",
                f"{median(late):.1f} ms ({spread(late, '.1f')})",
                median(late) < P99 * 1000,
            )
        )
        if limit := by_name.get("bare echo"):
            shares = [a.deliveries / b.deliveries for a, b in zip(sqlite.full, limit.full, strict=True)]
            found.append(
                Verdict(
                    f"SQLite: at least {SHARE_OF_ECHO:.0%} of the bare echo's deliveries per CPU-second",
                    f"{median(shares):.1%} ({spread(shares, '.1%')})",
                    median(shares) >= SHARE_OF_ECHO,
                )
            )
    if one := by_name.get(ONE_PROCESS):
        for name, wanted in ((TWO_PROCESSES, TWO_OF_ONE), (APART, APART_OF_ONE)):
            times = [2 * a.cost / b.cost for a, b in zip(one.full, by_name[name].full, strict=True)]
            found.append(
                Verdict(
                    f"{name}, with a core each: at least {wanted} times the moves of one",
                    f"{median(times):.2f} ({spread(times, '.2f')}), by their processor time",
                    median(times) >= wanted,
                )
            )
    return found


def spread(values: Sequence[float], form: str) -> str:
    return f"{min(values):{form}} - {max(values):{form}}"


Figure = tuple[str, str, Callable[[Slot], float]]
FULL: tuple[Figure, ...] = (
    ("moves a second", ",.0f", lambda slot: slot.pace),
    ("p50 ms", ".1f", lambda slot: slot.latency(50) * 1000),
    ("p99 ms", ".1f", lambda slot: slot.latency(99) * 1000),
    ("CPU µs a move", ",.0f", lambda slot: slot.cost * 1e6),
    ("deliveries per CPU-second", ",.0f", lambda slot: slot.deliveries),
    ("server's cores", ".2f", lambda slot: slot.cpu / slot.seconds),
    ("generator's cores", ".2f", lambda slot: slot.generator / slot.seconds),
    ("cores used elsewhere", ".2f", lambda slot: slot.elsewhere / slot.seconds),
)
STEADY: tuple[Figure, ...] = (*FULL, ("sent late by, p99 ms", ".1f", lambda slot: slot.late * 1000))


def tell(contestants: Sequence[Contestant], asked: argparse.Namespace) -> None:
    for contestant in contestants:
        tell_slots(f"{contestant.name}, {asked.in_flight} moves under way", FULL, contestant.full)
        tell_slots(f"{contestant.name}, {asked.rate:g} moves a second", STEADY, contestant.steady)
    print(f"\n{'memory a socket':<46}{'connected':>12}{'at a table':>24}")
    for contestant in contestants:
        connected, playing = contestant.memory_connected / 1024, contestant.memory_playing / 1024
        print(f"  {contestant.name:<44}{connected:>9.1f} KB{playing:>21.1f} KB")
    print()
    for verdict in verdicts(contestants, asked):
        print(f"{'yes' if verdict.met else 'NO':<4}{verdict.target}: {verdict.found}")


def tell_slots(what: str, figures: Iterable[Figure], slots: Sequence[Slot]) -> None:
    if slots:
        print(f"\n{what:<46}{'median':>12}{'min - max':>24}")
        for name, form, figure in figures:
            values = [figure(slot) for slot in slots]
            print(f"  {name:<44}{median(values):>12{form}}{spread(values, form):>24}")


def plain(contestants: Sequence[Contestant], asked: argparse.Namespace, cores: Cores) -> dict[str, Any]:
    """The same as JSON data."""
    return {
        "cores": str(cores),
        "tables": asked.tables,
        "sockets": asked.tables * SEATS,
        "seconds": asked.seconds,
        "contestants": [
            {
                "name": contestant.name,
                "full": {name: [figure(slot) for slot in contestant.full] for name, _, figure in FULL},
                "steady": {name: [figure(slot) for slot in contestant.steady] for name, _, figure in STEADY},
                "bytes_a_socket": {"connected": contestant.memory_connected, "at_a_table": contestant.memory_playing},
            }
            for contestant in contestants
        ],
        "targets": [
            {"target": verdict.target, "found": verdict.found, "met": verdict.met}
            for verdict in verdicts(contestants, asked)
        ],
    }


# The command


def positive(text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number < math.inf:
        raise argparse.ArgumentTypeError(f"{text!r:.60} is not a number above 0")
    return number


def at_least_one(text: str) -> int:
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"{text!r:.60} is not a count; write 1 or more")
    return int(text)


def arguments(given: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=at_least_one, help="tables of five people (1000)")
    parser.add_argument("--rounds", type=at_least_one, help="how often everyone's turn comes (5)")
    parser.add_argument("--seconds", type=positive, help="how long a slot is measured (8)")
    parser.add_argument("--rate", type=positive, default=MOVES_A_SECOND / 2, help="steady moves a second (500)")
    parser.add_argument("--in-flight", type=at_least_one, default=100, help="moves under way at full load (100)")
    parser.add_argument("--stores", nargs="+", choices=("sqlite", "postgres"), default=["sqlite", "postgres"])
    parser.add_argument("--without-echo", action="store_true", help="no limit beside ours, no ratio")
    parser.add_argument("--quick", action="store_true", help="200 tables, 2 rounds, 2 seconds: for development")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    asked = parser.parse_args(given)
    tables, rounds, seconds = (200, 2, 2.0) if asked.quick else (1000, 5, 8.0)
    asked.tables, asked.rounds = asked.tables or tables, asked.rounds or rounds
    asked.seconds = asked.seconds or seconds
    asked.warm_up = min(1.0, asked.seconds / 4)
    asked.in_flight = min(asked.in_flight, max(1, asked.tables // 4))  # games end meanwhile
    return asked


def main(given: Sequence[str] | None = None) -> int:
    asked = arguments(given)
    os.environ.setdefault("TENBACK_BOTS_PAR", "false")  # what strong bots play in the background would be in the way
    try:
        raise_the_limit(asked.tables * SEATS)
        cores = pin()
        say(f"{asked.tables * SEATS:,} sockets on {asked.tables:,} tables; {cores}; load {os.getloadavg()[0]:.2f}")
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            contestants = runner.run(bench(asked, cores))
    except CannotRun as error:
        say(str(error))
        return CANNOT_RUN
    except TimeoutError:
        say("A server did not answer in time.")
        return CANNOT_RUN
    except (KeyboardInterrupt, asyncio.CancelledError):
        say("Stopped before the end: no figures.")
        return INTERRUPTED
    if asked.json:
        print(json.dumps(plain(contestants, asked, cores), indent=2))
    else:
        print(f"{asked.tables * SEATS:,} sockets on {asked.tables:,} tables; {cores}")
        tell(contestants, asked)
    return 0 if all(verdict.met for verdict in verdicts(contestants, asked)) else MISSED


if __name__ == "__main__":
    sys.exit(main())
