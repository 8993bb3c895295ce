"""`make leaks`: evenings are made up until so many frames were told, and each is checked twice.

Once field by field against what its reader may know; and once by playing the evening again with other hidden cards,
after which everybody who has not seen them must have been told the same, to the byte. Then people play at real servers.
What is done is kept in build/leaks.jsonl: an interrupted run goes on where it stopped, as long as no code has changed.
"""

import argparse
import asyncio
import os
import sys
import time
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import count as counting

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from tests.server.house import PLACES
from tests.server.leaks.checks import Figures, check_evening
from tests.server.leaks.journal import Journal
from tests.server.leaks.plants import BOTH, PLANTS, found_by
from tests.server.leaks.real import check_for_real
from tests.server.leaks.shapes import Leak

REAL_SHARE = 20  # one frame in so many comes from a real server
MOST_EVENINGS = 25  # in which a planted leak must be found
EYES = ("seated", "watching", "nowhere")


def one_evening(seed: str) -> Figures:
    try:
        return check_evening(seed)
    except Leak as leak:
        raise Leak(f"--evening {seed!r}: {leak}") from None
    except Exception as error:
        raise RuntimeError(f"--evening {seed!r}: {error!r}") from error


def made_up(frames: int, journal: Journal, seed: str, workers: int) -> Figures:
    """Evenings in several processes, those of an earlier run among them."""
    figures, numbers = Figures(), (number for number in counting() if number not in journal.done)
    for earlier in journal.done.copy().values():
        figures.add(earlier)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with ProcessPoolExecutor(workers) as pool, Progress(*columns) as progress:
        bar = progress.add_task("frames", total=frames, completed=figures.told)
        running: dict[Future[Figures], int] = {}
        try:
            while (done := figures.told) < frames or running:
                while done < frames and len(running) < 2 * workers:
                    number = next(numbers)
                    running[pool.submit(one_evening, f"{seed} {number}")] = number
                finished, _ = wait(running, return_when=FIRST_COMPLETED)
                for each in finished:
                    journal.keep(running.pop(each), each.result())
                    figures.add(each.result())
                progress.update(bar, completed=figures.told)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return figures


def show(console: Console, what: str, figures: Figures, seconds: float) -> None:
    table = Table("frames", *EYES, "all", title=what)
    kinds = Counter({kind: 0 for kind, _ in figures.frames})
    for (kind, _), count in figures.frames.items():
        kinds[kind] += count
    for kind, count in kinds.most_common():
        table.add_row(kind, *(f"{figures.frames[kind, eyes]:,}" for eyes in EYES), f"{count:,}")
    console.print(table)
    console.print(
        f"{figures.told:,} frames, {figures.pages:,} pages, {figures.lines:,} lines of logs and {figures.questions:,} "
        f"questions to bots in {seconds:.0f} s: 0 leaks."
    )
    if figures.twins:
        console.print(
            f"{figures.twins['found']:,} twins ({figures.twins['none']:,} evenings had none): {figures.same:,} frames "
            f"the same to the byte. {figures.alike:,} answers to strangers the same for private tables as for none."
        )


def show_planted(console: Console) -> bool:
    """Whether every leak planted on purpose is found, and by what."""
    table = Table("planted on purpose", *BOTH)
    missed = 0
    for plant in PLANTS:
        found = [bool(found_by(plant, check, MOST_EVENINGS)) for check in BOTH]
        missed += not any(found)
        table.add_row(plant.what, *("found" if each else "-" for each in found))
    console.print(table)
    console.print(f"{len(PLANTS) - missed} of {len(PLANTS)} are found.")
    return not missed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--frames", type=int, default=300_000)
    parser.add_argument("--seed", default="leaks")
    parser.add_argument("--store", choices=[*PLACES, "none"], action="append", help="of the real servers")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--planted", action="store_true", help="see whether leaks planted on purpose are found")
    parser.add_argument("--fresh", action="store_true", help="forget what an earlier run has done")
    parser.add_argument("--evening", help="one evening again, by the name that a failure gives")
    asked = parser.parse_args()
    console = Console()
    if asked.planted:
        return 0 if show_planted(console) else 1
    if asked.evening:
        show(console, asked.evening, check_evening(asked.evening), 0)
        return 0
    began = time.monotonic()
    journal = Journal(asked.seed, fresh=asked.fresh)
    figures = made_up(asked.frames, journal, asked.seed, asked.workers)
    show(console, "made-up evenings", figures, time.monotonic() - began)
    for store in asked.store or ["sqlite"]:
        if store != "none":
            began = time.monotonic()
            with PLACES[store]() as place:
                figures = asyncio.run(check_for_real(place, asked.frames // REAL_SHARE, asked.seed))
            show(console, f"real servers on {store}", figures, time.monotonic() - began)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Leak as leak:
        sys.exit(f"LEAK {leak}")
    except KeyboardInterrupt:
        sys.exit("Interrupted; what is done is kept. Run it again to go on.")
