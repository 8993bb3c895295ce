"""`tenback simulate`, `tenback tournament` and `tenback plot`: games by the million, ratings, and pictures of both."""

import json
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Annotated

import typer

from tenback import games
from tenback.cli.bar import Bar
from tenback.cli.console import complain, put, say
from tenback.cli.laboratory import (
    BUDGET,
    INTERRUPTED,
    AsJson,
    Bots,
    Budget,
    Players,
    Silent,
    Workers,
    agreed_on,
    compile_for,
    many,
    named,
)
from tenback.cli.options import GameName, Settings, whole

if TYPE_CHECKING:
    from tenback.lab.executors import Executor
    from tenback.lab.results import Results
    from tenback.lab.work import Work

__all__ = ["add_to"]

Cluster = Annotated[str | None, typer.Option(metavar="ADDRESS", help="A Dask scheduler, as in tcp://host:8786.")]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with what was interrupted.")]


def add_to(app: typer.Typer) -> None:
    app.command("simulate")(simulate)
    app.command("plot")(plot)
    app.command("tournament")(tournament)


def simulate(
    game: GameName,
    names: Bots,
    out: Annotated[
        Path, typer.Option(metavar="DIR|FILE", help="Where the results go: a .parquet or .csv file, or a directory.")
    ],
    seats: Players = None,
    count: Annotated[str, typer.Option("--games", metavar="NUMBER", help="How many games, also as 1e6.")] = "1000",
    seed: Annotated[str, typer.Option(metavar="TEXT", help="The same text is the same results.")] = "simulation",
    budget: Budget = BUDGET,
    silent: Silent = False,
    settings: Settings = None,
    engine: Annotated[
        str, typer.Option(metavar="NAME", help="referee, kernel, or auto: the kernel where it can.")
    ] = "auto",
    workers: Workers = None,
    cluster: Cluster = None,
    resume: Resume = False,
    as_json: AsJson = False,
) -> None:
    """Let bots play by the million, and keep every game. Interrupted, it goes on with --resume."""
    from tenback.lab.executors import executor
    from tenback.lab.match import Match
    from tenback.lab.results import Results, read
    from tenback.lab.simulate import Run
    from tenback.lab.summary import facts

    agreed = agreed_on(game, seats, settings, budget, silent=silent)
    match = Match(agreed, named(names), many("--games", count), seed)
    run = Run.of(match, engine)
    results = Results(out)
    results.check(run.manifest(), resume=resume)
    if not results.finished():
        who = executor(whole("--workers", workers), cluster)
        compile_for(agreed.game, match.names)
        run.prepare()
        title = f"{games.get(game).title}, {', '.join(match.names)}, {run.engine}"
        done = work_on(title, run, results, who, match.games)
        if not results.finished():
            complain(f"Interrupted after {done} of {match.games} games. They are kept: go on with --resume.")
            raise typer.Exit(INTERRUPTED)
    told = read(results.summary)
    if as_json:
        put(json.dumps({**read(results.manifest), **told}))
    else:
        for fact in facts(told):
            say(fact)
        name_files(results)


def tournament(
    game: GameName,
    names: Annotated[str, typer.Option("--bots", metavar="NAME,...", help="Who takes part; strangers' bots, too.")],
    seats: Players = None,
    how: Annotated[
        str, typer.Option("--format", metavar="NAME", help="round-robin, or ladder: the top rung is named first.")
    ] = "round-robin",
    deals: Annotated[str, typer.Option(metavar="NUMBER", help="How many deals; each is played by all.")] = "100",
    rounds: Annotated[
        str | None, typer.Option(metavar="NUMBER", help="Of a ladder; without it, until nobody moves.")
    ] = None,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="The same text is the same deals.")] = "tournament",
    budget: Budget = BUDGET,
    silent: Silent = False,
    settings: Settings = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="DIR|FILE", help="Where games, table and pictures go; without it nothing is kept."),
    ] = None,
    workers: Workers = None,
    cluster: Cluster = None,
    resume: Resume = False,
    as_json: AsJson = False,
) -> None:
    """Let bots meet on the same deals, and rate them. Interrupted, it goes on with --resume."""
    from tenback.lab.executors import executor
    from tenback.lab.plots import drawn_tournament
    from tenback.lab.results import Results
    from tenback.lab.standings import rated
    from tenback.lab.tournament import Tournament, facts

    agreed = agreed_on(game, seats, settings, budget, silent=silent)
    asked = Tournament(agreed, named(names), many("--deals", deals), seed, how, whole("--rounds", rounds))
    rated(agreed.game, asked.names, ())  # whether openskill is there is asked before any work starts
    with TemporaryDirectory() as passing:
        results = Results(Path(passing) / "games.csv" if out is None else out)
        results.check(asked.manifest(), resume=resume)
        done = asked.most_games
        if not results.finished():
            who = executor(whole("--workers", workers), cluster)
            compile_for(agreed.game, asked.names)
            title = f"{games.get(game).title}, {len(asked.names)} bots, {how}"
            done = work_on(title, asked, results, who, asked.most_games)
        found = asked.summary(islice(results.rows(), done))
        if as_json:
            put(json.dumps({**asked.manifest(), **found}))
        else:
            for fact in facts(asked, found):
                say(fact)
        if not results.finished():
            kept = "counted" if out is None else "kept: go on with --resume"
            complain(f"Interrupted after {done} games. They are {kept}.")
            raise typer.Exit(INTERRUPTED)
        if out is not None:
            drawn = [*drawn_tournament(results, pictures_of(out))]
            if not as_json:
                name_files(results, drawn)


def work_on(title: str, work: "Work", results: "Results", who: "Executor", games: int) -> int:
    """Until it is finished, or somebody interrupts it; how many games are done."""
    from tenback.lab.work import worked

    done = 0
    try:
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


def plot(
    place: Annotated[
        Path,
        typer.Argument(
            metavar="DIR", help="Results of `tenback simulate` or `tournament`: a directory with runs, or one file."
        ),
    ],
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where the pictures go; beside the results without it.")
    ] = None,
) -> None:
    """Draw what simulated games tell, as SVG and PNG: runs of several numbers of players side by side."""
    from tenback.lab.plots import drawn, drawn_tournament, told
    from tenback.lab.results import found

    there = found(place)
    into = out or pictures_of(place)
    for file in drawn([told(results) for results in there if not results.is_a_tournament], into):
        say(str(file))
    for results in there:
        if results.is_a_tournament:
            for file in drawn_tournament(results, into):
                say(str(file))


def pictures_of(place: Path) -> Path:
    return (place if place.is_dir() else place.parent) / "plots"
