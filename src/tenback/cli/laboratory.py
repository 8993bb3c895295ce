"""What the laboratory's commands share: what they agree on, the compiler, and long work with a bar."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from tenback import games
from tenback.cli.console import complain, say
from tenback.cli.numbers import seconds, whole
from tenback.cli.options import options_of, seats_of

if TYPE_CHECKING:
    from tenback.lab.executors import Executor
    from tenback.lab.referee import Agreed
    from tenback.lab.results import Results
    from tenback.lab.resumable import Work

__all__ = ["INTERRUPTED", "agreed_on", "compile_for", "kept", "name_files", "named", "pictures_of", "work_on"]

INTERRUPTED = 130  # the exit code, as shells give it


def agreed_on(game: str, seats: str | None, settings: list[str] | None, budget: str, *, silent: bool) -> "Agreed":
    """What is played, and under which conditions."""
    from tenback.lab.referee import Agreed

    chosen = games.get(game)
    players = seats_of(chosen, whole("--seats", seats))
    return Agreed(chosen.slug, players, options_of(chosen, settings), seconds("--budget", budget), silent)


def named(bots: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in bots.split(","))


def compile_for(slug: str, names: Sequence[str]) -> None:
    """Whoever waits for the compiler is told so."""
    from tenback import bots, kernels

    if any(bots.is_compiled(slug, name) for name in names):
        if not kernels.AVAILABLE:
            complain(kernels.SLOW)
        elif not kernels.ready(slug) and kept():
            complain("Compiling the bots; this is done once and can take a minute.")
            kernels.prepare(slug)


def kept() -> bool:
    """Whether what is compiled is kept on disk. Where it is not, that is said: every process compiles for itself."""
    from tenback import kernels

    reason = kernels.unkept() if kernels.AVAILABLE else None
    if reason is not None:
        complain(f"{reason} Until then every process compiles for itself, each time.")
    return reason is None


def work_on(title: str, work: "Work", results: "Results", who: "Executor", games: int) -> int:
    """Until it is finished, or somebody interrupts it; how many games are done."""
    from tenback.lab.resumable import worked

    done = 0
    try:
        from tenback.cli.bar import Bar

        with Bar(title, "games") as bar:
            for number, done in enumerate(worked(work, results, who)):
                (bar.show if number else bar.go_on)(done, games)
    except KeyboardInterrupt:
        pass  # what is finished is kept, and whoever asked for it says so
    return done


def name_files(results: "Results", drawn: Sequence[Path] = ()) -> None:
    say(f"{results.games}, {results.manifest.name}, {results.summary.name}")
    for picture in drawn:
        say(str(picture))


def pictures_of(place: Path) -> Path:
    return (place if place.is_dir() else place.parent) / "plots"
