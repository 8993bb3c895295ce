"""Strike the server under play, again and again, and see whether a single acknowledged wish is lost. `make chaos`.

People and bots play all four games at a real server. It is killed without a warning at random moments and started again
on the same store; on a disk whose power is cut, what was not synced is lost as well; disks are full or slow and clocks
jump; PostgreSQL is restarted in the middle of play, killed and recovered, or its standby takes over; of two processes
on one database, one or the other is killed.

With `--journal` what was done is kept, evening by evening, with the code that did it: the same command goes on where it
was interrupted.
"""

import argparse
import asyncio
import random
import sys
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import AbstractContextManager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from tests.chaos.evening import Evening, stricken
from tests.chaos.figures import Figures, summed
from tests.server.house import (
    Place,
    clocked_postgres_place,
    cluster_place,
    postgres_place,
    power_place,
    sqlite_place,
)
from tests.server.leaks.journal import the_code

LIMIT = 3.0  # seconds from a blow to wishes being granted again, in 99 of 100 cases
AN_EVENING = 50  # blows: then a new store, so that looking through its logs stays short


class Ordeal(NamedTuple):
    place: Callable[[], AbstractContextManager[Place]]
    blow: Callable[[Evening], Awaitable[str]]
    times: int
    servers: int = 1


ORDEALS: Mapping[str, Ordeal] = {
    "kills-on-sqlite": Ordeal(sqlite_place, Evening.kill, 300),
    "power-cuts": Ordeal(power_place, Evening.kill, 300),
    "troubled-disks": Ordeal(power_place, Evening.trouble_the_disk, 40),
    "kills-on-postgres": Ordeal(postgres_place, Evening.kill, 300),
    "kills-of-one-of-two": Ordeal(postgres_place, Evening.kill, 100, servers=2),
    "clocks-on-postgres": Ordeal(clocked_postgres_place, Evening.trouble_the_disk, 20),
    "restarts-of-postgres": Ordeal(postgres_place, Evening.restart_postgres, 20),  # needs root
    "crashes-of-postgres": Ordeal(cluster_place, Evening.crash_postgres, 20),  # so do these
    "failovers-of-postgres": Ordeal(partial(cluster_place, standby=True), Evening.fail_over, 10),
}


class Done(msgspec.Struct):
    """An evening, as the journal keeps it."""

    ordeal: str
    seed: int
    figures: Figures
    code: str = ""  # the version of the code


class Journal:
    def __init__(self, file: Path | None) -> None:
        self._file = file
        self.done: list[Done] = []
        if file and file.exists():
            lines = file.read_bytes().splitlines()
            self.done = [msgspec.json.decode(line, type=Done) for line in lines]

    def of(self, ordeal: str) -> Figures:
        return summed(each.figures for each in self.done if each.ordeal == ordeal)

    def add(self, done: Done) -> None:
        self.done.append(done)
        if self._file:
            with self._file.open("ab") as file:
                file.write(msgspec.json.encode(done) + b"\n")


def progress(text: str) -> None:
    sys.stderr.write(f"\r{text:<100}" if sys.stderr.isatty() else f"{text}\n")
    sys.stderr.flush()


def evenings(times: int) -> Iterator[int]:
    """How many blows fall in each."""
    while times > 0:
        yield min(times, AN_EVENING)
        times -= AN_EVENING


def endured(name: str, times: int, journal: Journal, seed: int) -> bool:
    """Strike that often, but for what the journal has, and report; whether everything held."""
    ordeal = ORDEALS[name]
    for blows in evenings(times - journal.of(name).blows):
        own = random.Random(f"{seed} {name} {len(journal.done)}").randrange(1 << 32)
        with ordeal.place() as place:
            evening = Evening(place, own, servers=ordeal.servers)
            try:
                asyncio.run(stricken(evening, blows, partial(ordeal.blow, evening), progress))
            finally:  # what was done counts, also of an evening that was interrupted
                evening.figures.unsynced = place.disk.lost if place.disk else 0
                journal.add(Done(name, own, evening.figures, the_code()))
        if evening.figures.wrong:
            break
    figures = journal.of(name)
    print(f"\n{name}: {figures}")  # noqa: T201 - it reports
    for sentence in figures.wrong[:20]:
        print(f"  {sentence}")  # noqa: T201 - it reports
    if late := figures.nearly_always > LIMIT:
        print(f"  In 99 of 100 cases it should be back after {LIMIT:g} s.")  # noqa: T201 - it reports
    return not figures.wrong and not late and figures.blows >= times


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.chaos", description=__doc__)
    asked.add_argument("--only", choices=list(ORDEALS), action="append", help="this ordeal; all of them without it")
    asked.add_argument("--times", type=int, help="blows of each ordeal, instead of its usual number")
    asked.add_argument("--journal", type=Path, help="a file that keeps what was done; go on from there")
    asked.add_argument("--seed", type=int, default=None)
    chosen: Any = asked.parse_args()
    seed = random.SystemRandom().randrange(1 << 32) if chosen.seed is None else chosen.seed
    print(f"seed {seed}")  # noqa: T201 - it reports
    journal = Journal(chosen.journal)
    held = [
        endured(name, ORDEALS[name].times if chosen.times is None else chosen.times, journal, seed)
        for name in chosen.only or ORDEALS
    ]
    return 0 if all(held) else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit("interrupted")
