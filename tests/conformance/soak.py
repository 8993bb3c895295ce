"""`make soak`: ten thousand games of every game, player count and option value, with all conformance properties on.

Every table plays the same games whatever the number of workers. What is done is kept in build/soak.json, so an
interrupted run goes on where it stopped; `--fresh` starts anew.
"""

import argparse
import json
import os
import random
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from tenback import games
from tests.conformance.players import any_options, careful, late_position
from tests.conformance.properties import dealt, play_through
from tests.conformance.tables import fits

DONE = Path("build/soak.json")
BATCH = 100
CLOSELY = {"the-game": 0.05, "quick-and-easy": 0.1, "face-to-face": 0.05, "ten": 0.005}


def tables():
    """(slug, players, option, value); option None: all at their defaults, else the other options are at random."""
    for game in games.shelf():
        for players in game.seats:
            yield game.slug, players, None, None
            for option in game.options:
                if fits(game, players, option):
                    for value in option.choices:
                        if value != option.default or option.name == "limit":
                            yield game.slug, players, option.name, value


def play_batch(table, first):
    """A hundred games: most at random, some careful, some from near the end."""
    slug, players, option, value = table
    game = games.get(slug)
    for number in range(first, first + BATCH):
        seed = f"soak {table} {number}"
        rng = random.Random(seed)
        options = {**any_options(game, players, rng), option: value} if option else {}
        late = number % 10 == 0
        state = late_position(game, players, options, rng) if late else dealt(slug, players, options, seed)
        choose = careful if number % 10 in (1, 2, 3) and slug != "ten" else None
        try:
            play_through(state, seed, thoroughly=CLOSELY[slug], choose=choose)
        except BaseException as error:
            raise AssertionError(f"game {number} of {table} with {options}: {error!r}") from error
    return table, first


def keep(done):
    """The file is whole at every moment: the new one is put in its place in one step."""
    DONE.parent.mkdir(exist_ok=True)
    fresh = DONE.with_suffix(".new")
    fresh.write_text(json.dumps(sorted(done)))
    fresh.replace(DONE)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000, help="games of each table")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--fresh", action="store_true", help="forget what an earlier run has done")
    asked = parser.parse_args()
    wanted = {
        f"{json.dumps(table)} {first}": (table, first) for table in tables() for first in range(0, asked.games, BATCH)
    }
    done = set() if asked.fresh or not DONE.exists() else set(json.loads(DONE.read_text()))
    missing = {key: batch for key, batch in wanted.items() if key not in done}
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    started = time.monotonic()
    with ProcessPoolExecutor(asked.workers) as pool, Progress(*columns) as progress:
        bar = progress.add_task("batches of 100 games", total=len(wanted), completed=len(wanted) - len(missing))
        running = {pool.submit(play_batch, *batch): key for key, batch in missing.items()}
        try:
            for finished in as_completed(running):
                finished.result()
                done.add(running[finished])
                keep(done)
                progress.advance(bar)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    sys.stdout.write(
        f"{len(wanted) * BATCH:,} games of {len(list(tables()))} tables kept the contract "
        f"({time.monotonic() - started:.0f} s this run).\n"
    )


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("Interrupted; what is done is kept. Run it again to go on.")
