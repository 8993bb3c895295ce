"""Games by the million: in numbered batches, whose results are the same whoever plays them and whenever.

The referee's games have a seed each, the kernel's a seed a batch; both follow from the run's seed and a number. So
neither the number of workers nor an interruption can change a byte of the results.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any

from tenback.core import OptionError, shown
from tenback.lab import manifest, referee, whole_games
from tenback.lab.match import Match
from tenback.lab.resumable import Row, Stage
from tenback.lab.rows import KERNEL, REFEREE, Column, Watched, columns, line
from tenback.lab.summary import summary

__all__ = ["AUTO", "ENGINES", "Run"]

AUTO = "auto"
ENGINES = (AUTO, REFEREE, KERNEL)

BY_THE_REFEREE, BY_STRONG_BOTS = 20, 1  # games a batch: about a second's work, and every seat starts equally often


@dataclass(frozen=True, slots=True)
class Run:
    """What is to be played, and by which engine."""

    match: Match
    engine: str

    @classmethod
    def of(cls, match: Match, engine: str = AUTO) -> "Run":
        """The engine is chosen, and whatever is impossible is said, before any work starts."""
        if engine not in ENGINES:
            raise OptionError(f"--engine is {', '.join(ENGINES)}, not {shown(engine)}.")
        referee.check_seed(match.seed, match.games)
        if engine == AUTO:
            engine = KERNEL if whole_games.can_play(match) else REFEREE
        if engine == KERNEL:
            whole_games.check(match)
        return cls(match, engine)

    @property
    def a_batch(self) -> int:
        """How many games a batch has. It depends on nothing but the run: the kernel's deals follow from it."""
        if self.engine == KERNEL:
            return whole_games.a_batch(self.match)
        return BY_STRONG_BOTS if "strong" in self.match.names else BY_THE_REFEREE

    @property
    def batches(self) -> int:
        return -(-self.match.games // self.a_batch)

    @property
    def columns(self) -> tuple[Column, ...]:
        return columns(self.match.agreed, self.match.names, self.engine)

    def manifest(self) -> dict[str, Any]:
        """All that is needed to make the same results again."""
        match = self.match
        told = manifest.manifest(match.agreed, match.names, match.seed)
        told |= {"games": match.games, "games_a_batch": self.a_batch, "engine": self.engine}
        if self.engine == KERNEL:
            told["not_the_referees_games"] = whole_games.differences(match)
        return told

    def prepare(self) -> None:
        """Compile what the run needs, once and not by every worker."""
        if self.engine == KERNEL:
            whole_games.prepare(self.match)

    def stage(self, done: int, rows: Iterable[Row]) -> Stage:  # noqa: ARG002 - no batch depends on another
        mark = manifest.mark(self.match.agreed.game, self.match.names)
        return Stage(partial(play_batch, self, mark), range(-(-done // self.a_batch), self.batches))

    def summary(self, rows: Iterable[Row]) -> dict[str, Any]:
        return summary(self.manifest(), rows)


def play_batch(run: Run, mark: str, number: int) -> bytes:
    """The rows of a batch."""
    manifest.agree(mark, run.match.agreed.game, run.match.names)
    first = number * run.a_batch
    count = min(run.a_batch, run.match.games - first)
    if run.engine == KERNEL:
        rows = whole_games.batch(run.match, number, first, count)
    else:
        rows = (_refereed(run, game) for game in range(first, first + count))
    return "".join(map(line, rows)).encode()


def _refereed(run: Run, number: int) -> list[Any]:
    seed, names = run.match.table(number)
    watched = Watched(run.match.agreed.game)
    ending = referee.play(run.match.agreed, names, seed, watched)
    return watched.row(run.columns, number, names, ending)
