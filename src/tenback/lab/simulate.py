"""Games by the million: in numbered batches, whose results are the same whoever plays them and whenever.

The referee's games have a seed each, the kernel's a seed a batch; both follow from the run's seed and a number. So
neither the number of workers nor an interruption can change a byte of the results.
"""

import platform
from collections.abc import Generator
from dataclasses import dataclass
from functools import cache, partial
from hashlib import sha256
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

from tenback import __version__, bots, games
from tenback.bots import weights
from tenback.core import Chance, OptionError, TenbackError, shown
from tenback.lab import referee, whole_games
from tenback.lab.executors import Executor
from tenback.lab.match import Match
from tenback.lab.results import Results
from tenback.lab.rows import KERNEL, REFEREE, Column, Watched, columns, line
from tenback.lab.strangers import origin
from tenback.lab.summary import summary

__all__ = ["AUTO", "ENGINES", "OtherCode", "Run", "simulated"]

AUTO = "auto"
ENGINES = (AUTO, REFEREE, KERNEL)

# Games a batch: about a second's work, and every seat starts equally often.
BY_THE_REFEREE, BY_STRONG_BOTS = 20, 1
BY_THE_KERNEL = {"the-game": 240, "quick-and-easy": 60, "face-to-face": 120, "ten": 600}
AT_RANDOM = 12_000

PACKAGE = Path(__file__).parent.parent
PLAYING = (  # the code that decides what happens
    *(f"{part}/**/*.py" for part in ("core", "games", "talk", "record", "bots", "kernels")),
    *(f"lab/{name}.py" for name in ("match", "referee", "rows", "simulate", "strangers", "whole_games")),
)
LIBRARIES = ("numpy", "numba", "pyarrow")  # what else may
QUESTIONS = "question 1000000"  # the longest that the referee adds to a seed


class OtherCode(TenbackError):
    """A worker that would play otherwise: it has another tenback, or other weights."""


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
        Chance(f"{match.seed} {match.games} {QUESTIONS}")
        if engine == AUTO:
            engine = KERNEL if whole_games.can_play(match) else REFEREE
        if engine == KERNEL:
            whole_games.check(match)
        return cls(match, engine)

    @property
    def a_batch(self) -> int:
        """How many games a batch has. It depends on nothing but the run: the kernel's deals follow from it."""
        if self.engine == KERNEL:
            return AT_RANDOM if self.match.names[0] == "random" else BY_THE_KERNEL[self.match.agreed.game]
        return BY_STRONG_BOTS if "strong" in self.match.names else BY_THE_REFEREE

    @property
    def batches(self) -> int:
        return -(-self.match.games // self.a_batch)

    @property
    def columns(self) -> tuple[Column, ...]:
        return columns(self.match, self.engine)

    def manifest(self) -> dict[str, Any]:
        """All that is needed to make the same results again."""
        match, agreed = self.match, self.match.agreed
        game = games.get(agreed.game)
        known = {option.name: option for option in game.options}
        manifest = {
            "game": game.slug,
            "rules": game.rules,
            "seats": agreed.seats,
            "options": {name: known[name].plain(value) for name, value in sorted(agreed.options.items())},
            "bots": list(match.names),
            "weights": _weights(game.slug, match.names),
            "packages": _packages(game.slug, match.names),
            "budget": agreed.budget,
            "silent": agreed.silent,
            "games": match.games,
            "games_a_batch": self.a_batch,
            "seed": match.seed,
            "engine": self.engine,
            "tenback": __version__,
            "code": _code(),
            "made_with": {"python": platform.python_version(), **_versions()},
        }
        if self.engine == KERNEL:
            kinds = ("all", "random" if match.names[0] == "random" else game.slug)
            manifest["not_the_referees_games"] = [whole_games.DIFFERENCES[kind] for kind in kinds]
        return manifest

    def prepare(self) -> None:
        """Compile what the run needs, once and not by every worker."""
        if self.engine == KERNEL:
            whole_games.prepare(self.match)

    def mark(self) -> str:
        """What every worker must agree on: the code, the weights of the bots, and where strangers' bots come from."""
        slug, names = self.match.agreed.game, self.match.names
        return f"{_code()} {_weights(slug, names)} {_packages(slug, names)}"


def simulated(run: Run, results: Results, executor: Executor) -> Generator[int]:
    """How many games are done, as they grow; the first is what an earlier run has left. Then the results are there."""
    manifest = run.manifest()
    with results.held():
        results.begin(manifest)
        done = results.kept(run.columns, run.a_batch)
        yield done
        todo = range(done // run.a_batch, run.batches)
        with results.writing() as journal:
            for played in executor.results(partial(play_batch, run, run.mark()), todo):
                journal.write(played)
                journal.flush()
                done = min(done + run.a_batch, run.match.games)
                yield done
        results.finish(run.columns, summary(manifest, results.rows()))


def play_batch(run: Run, mark: str, number: int) -> bytes:
    """The rows of a batch."""
    if mark != run.mark():
        raise OtherCode(
            "A worker has another tenback, or other weights, than the run began with: install the same everywhere. "
            "If they were changed here meanwhile, begin the run anew."
        )
    first = number * run.a_batch
    count = min(run.a_batch, run.match.games - first)
    if run.engine == KERNEL:
        rows = whole_games.batch(run.match, number, first, count)
    else:
        rows = (_refereed(run, game) for game in range(first, first + count))
    return "".join(map(line, rows)).encode()


def _refereed(run: Run, number: int) -> list[Any]:
    seed, names = run.match.table(number)
    watched = Watched()
    ending = referee.play(run.match.agreed, names, seed, watched)
    return watched.row(run.columns, number, names, ending)


# What the results depend on


def _weights(slug: str, names: tuple[str, ...]) -> str | None:
    """SHA-256 of the weights, where a bot has some."""
    if not any(bots.is_compiled(slug, name) for name in names):
        return None
    return sha256(weights.path(slug).read_bytes()).hexdigest()


def _packages(slug: str, names: tuple[str, ...]) -> dict[str, str]:
    """By name, the package and version of strangers' bots."""
    return {name: package for name in sorted(set(names)) if (package := origin(slug, name)) is not None}


@cache
def _code() -> str:
    """SHA-256 of the code that plays."""
    mark = sha256()
    for part in PLAYING:
        for file in sorted(PACKAGE.glob(part)):
            mark.update(file.read_bytes())
    return mark.hexdigest()[:16]


def _versions() -> dict[str, str]:
    found = {}
    for library in LIBRARIES:
        try:
            found[library] = version(library)
        except PackageNotFoundError:
            continue
    return found
