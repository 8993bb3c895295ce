"""`tenback simulate`: games by the million."""

import json
from pathlib import Path
from typing import Annotated

import typer

from tenback import games
from tenback.cli.console import complain, put, say
from tenback.cli.laboratory import INTERRUPTED, agreed_on, compile_for, name_files, named, work_on
from tenback.cli.numbers import many, whole
from tenback.cli.options import (
    BUDGET,
    AsJson,
    Bots,
    Budget,
    Cluster,
    GameName,
    Players,
    Resume,
    Settings,
    Silent,
    Workers,
)

__all__ = ["command"]


def command(
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
