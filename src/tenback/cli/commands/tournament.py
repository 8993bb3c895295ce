"""`tenback tournament`: bots rated on the same deals."""

import json
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Annotated

import typer

from tenback import games
from tenback.cli.console import complain, put, say
from tenback.cli.laboratory import INTERRUPTED, agreed_on, compile_for, name_files, named, pictures_of, work_on
from tenback.cli.numbers import many, whole
from tenback.cli.options import (
    BUDGET,
    AsJson,
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
    names: Annotated[str, typer.Option("--bots", metavar="NAME,...", help="Who takes part; strangers' bots, too.")],
    seats: Players = None,
    how: Annotated[
        str, typer.Option("--format", metavar="NAME", help="round-robin, or ladder: the top rung is named first.")
    ] = "round-robin",
    deals: Annotated[str, typer.Option(metavar="NUMBER", help="How many deals; each is played by all.")] = "100",
    rounds: Annotated[
        str | None, typer.Option(metavar="NUMBER", help="Of a ladder (default: until nobody moves).")
    ] = None,
    seed: Annotated[str, typer.Option(metavar="TEXT", help="The same text is the same deals.")] = "tournament",
    budget: Budget = BUDGET,
    silent: Silent = False,
    settings: Settings = None,
    out: Annotated[
        Path | None,
        typer.Option(metavar="DIR|FILE", help="Where games, table and pictures go (default: nothing is kept)."),
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
