"""Load: moves at groups, as many as the server makes or so many a second, and what that took."""

import asyncio
import gc
import random
from collections import deque
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from time import perf_counter

from server_groups import SEATS, Group, Traffic
from server_line import ANSWER_WITHIN, CannotRun
from server_process import Process, cpu_of, cpu_of_the_machine

__all__ = ["Load", "Slot"]

SEED = 98


@dataclass(frozen=True, slots=True)
class Slot:
    """What one contestant did in its slot of one round."""

    moves: int
    seconds: float
    cpu: float  # seconds of the servers
    generator: float  # and of this program
    elsewhere: float  # and of everybody else on this machine, the database included
    latencies: tuple[float, ...]  # sorted
    late: float  # by how much the generator sent moves late, the 99th percentile

    @property
    def pace(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds

    @property
    def deliveries(self) -> float:
        """Frames sent for a second of the servers' CPU time: of each move an ack, and an event for every seat."""
        return self.moves * (1 + SEATS) / self.cpu

    @property
    def cost(self) -> float:
        """CPU seconds of the servers for a move."""
        return self.cpu / self.moves

    def latency(self, percent: float) -> float:
        return percentile(self.latencies, percent)


def percentile(ordered: Sequence[float], percent: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]


class Load:
    """Moves at groups of one contestant."""

    def __init__(self, groups: Sequence[Group], processes: Sequence[Process], traffic: Traffic) -> None:
        self._groups, self._processes, self._traffic = groups, processes, traffic
        self._ready: deque[Group] = deque()
        self._under_way: dict[Group, float] = {}  # since when
        self._latencies: list[float] = []
        self._late: list[float] = []
        self._owed: deque[float] = deque()  # moves that no table was ready for, and when they were due
        self._keep_full = False
        self._quiet = asyncio.Event()  # nothing is under way
        for group in groups:
            group.on_heard = self._heard

    def _heard(self, group: Group) -> None:
        self._latencies.append(perf_counter() - self._under_way.pop(group))
        if group.ready:  # else its game has ended
            self._ready.append(group)
        if self._owed and self._ready:
            self._move(since=self._owed.popleft())
        elif self._keep_full:
            self._move()
        if not self._under_way:
            self._quiet.set()

    def _move(self, since: float | None = None) -> None:
        if self._ready:
            group = self._ready.popleft()
            self._under_way[group] = since or perf_counter()
            group.move()

    async def full(self, seconds: float, warm_up: float, in_flight: int) -> Slot:
        """As many moves as the server makes, so many under way at any time."""
        self._begin()
        self._keep_full = True
        for _ in range(in_flight):
            self._move()
        await asyncio.sleep(warm_up)
        slot = await self._measured(asyncio.sleep(seconds))
        if len(self._under_way) < min(in_flight, len(self._groups)):
            raise CannotRun("Too many games ended within one slot: give it more tables, or fewer seconds.")
        await self._end()
        return slot

    async def steady(self, seconds: float, warm_up: float, rate: float) -> Slot:
        """Moves at random moments, so many a second, whatever becomes of them."""
        self._begin()
        rng = random.Random(SEED)
        await self._arrivals(rng, warm_up, rate)
        slot = await self._measured(self._arrivals(rng, seconds, rate))
        await self._end()
        return replace(slot, latencies=tuple(sorted(self._latencies)))  # those that were answered afterwards, too

    async def _arrivals(self, rng: random.Random, seconds: float, rate: float) -> None:
        due = perf_counter()
        end = due + seconds
        while (due := due + rng.expovariate(rate)) < end:
            if (early := due - perf_counter()) > 0:
                await asyncio.sleep(early)
            self._late.append(perf_counter() - due)
            if self._ready:
                self._move()
            else:
                self._owed.append(due)  # the server is far behind, and pays for it
        await asyncio.sleep(max(0, end - perf_counter()))

    def _begin(self) -> None:
        self._ready = deque(group for group in self._groups if group.ready)
        gc.collect()
        gc.freeze()
        gc.disable()

    async def _measured(self, work: Awaitable[None]) -> Slot:
        self._latencies.clear()
        self._late.clear()
        before = self._readings()
        await work
        wall, cpu, generator, machine = (now - then for now, then in zip(self._readings(), before, strict=True))
        ordered = tuple(sorted(self._latencies))
        if not ordered:
            raise CannotRun(f"No move was answered. {self._traffic.trouble or ''}")
        late = percentile(sorted(self._late), 99) if self._late else 0.0
        return Slot(len(ordered), wall, cpu, generator, machine - cpu - generator, ordered, late)

    def _readings(self) -> tuple[float, float, float, float]:
        cpu = sum(process.cpu() for process in self._processes)
        return perf_counter(), cpu, cpu_of("self"), cpu_of_the_machine()

    async def _end(self) -> None:
        """Wait for what is under way; what was due and not even sent has waited until now."""
        self._keep_full = False
        self._latencies += [perf_counter() - due for due in self._owed]
        self._owed.clear()
        gc.enable()
        self._quiet.clear()
        if self._under_way:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._quiet.wait(), ANSWER_WITHIN)
        if self._under_way or self._traffic.trouble:
            raise CannotRun(f"{len(self._under_way)} moves were not answered. {self._traffic.trouble or ''}")
