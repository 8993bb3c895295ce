"""What a game of `strong` costs with each of a day's deals, and how strong it is with less time.

Processor time only, and the bots' own clock stands still: the work follows from the budget, so that a busy machine
neither shortens it nor changes a result. The same deals for every budget, the same dice for all.
"""

import argparse
import os
from datetime import date, timedelta
from statistics import mean, stdev
from time import process_time

from tenback import bots
from tenback.bots.refereeing import Agreement, played_out
from tenback.server.daily.deals import DEALS, Almanac
from tenback.server.daily.scores import value_of
from tenback.server.strong_games import BUDGET

FIRST_DAY = date(2026, 11, 2)  # a Monday, so that TEN's limits come evenly
ALMANAC = Almanac(b"bench")


def games(name: str, budget: float, days: int, each: int) -> tuple[float, list[int], float]:
    """Seconds a game, what each ended with, and the share that was won."""
    deal, took, values, won = DEALS[name], [], [], []
    strong = bots.unhurried(deal.game)
    for day in (FIRST_DAY + timedelta(days=number) for number in range(days)):
        seed = ALMANAC.seed(day, name)
        agreed = Agreement(deal.game, deal.seats, deal.options(day), budget)
        for number in range(each):
            began = process_time()
            last = played_out(agreed, [("strong", strong)] * deal.seats, seed, dice=f"{seed} try {number}")
            took.append(process_time() - began)
            assert last.ending  # noqa: S101 - it was played out
            score = value_of(last, last.ending, 0)
            values.append(score.value or 0)
            won.append(score.won)
    return mean(took[1:]), values, mean(won)  # the first loads what was compiled


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--budgets", type=float, nargs="+", default=[0.02, BUDGET], help=f"seconds (0.02 {BUDGET})")
    parser.add_argument("--days", type=int, default=14, help="deals of each kind (14)")
    parser.add_argument("--games", type=int, default=10, help="games of each deal (10)")
    asked = parser.parse_args()
    print(f"load {os.getloadavg()[0]:.2f}")
    for budget in asked.budgets:
        all_of_them = 0.0
        for name in DEALS:
            seconds, values, won = games(name, budget, asked.days, asked.games)
            all_of_them += seconds
            doubt = 2 * stdev(values) / len(values) ** 0.5
            print(
                f"  {budget} s a decision, {name}: {seconds:.3f} s a game, "
                f"ends with {mean(values):.2f} ± {doubt:.2f}, {won:.0%} won",
                flush=True,
            )
        print(f"{budget} s a decision: a thousand games of each deal are {all_of_them * 1000 / 60:.1f} CPU-minutes")


if __name__ == "__main__":
    main()
