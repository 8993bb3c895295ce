"""`tenback simulate`, `tenback plot` and `tenback tournament`: games by the million, pictures of them, and ratings."""

import json
from pathlib import Path
from typing import Annotated

import typer

from tenback import games
from tenback.cli.bar import Bar
from tenback.cli.console import complain, put, say
from tenback.cli.laboratory import BUDGET, INTERRUPTED, compile_for, many, seconds
from tenback.cli.options import GameName, Settings, options_of, seats_of, whole

__all__ = ["add_to"]


def add_to(app: typer.Typer) -> None:
    app.command("simulate")(simulate)
    app.command("plot")(plot)
    app.command("tournament")(tournament)


def simulate(
    game: GameName,
    names: Annotated[str, typer.Option("--bots", metavar="NAME,...", help="One for all seats, or one a seat.")],
    out: Annotated[
        Path, typer.Option(metavar="DIR|FILE", help="Where the results go: a .parquet or .csv file, or a directory.")
    ],
    seats: Annotated[str | None, typer.Option(metavar="NUMBER", help="How many play.")] = None,
    count: Annotated[str, typer.Option("--games", metavar="NUMBER", help="How many games, also as 1e6.")] = "1000",
    seed: Annotated[str, typer.Option(metavar="TEXT", help="The same text is the same results.")] = "simulation",
    budget: Annotated[str, typer.Option(metavar="SECONDS", help="How long a bot may think.")] = BUDGET,
    silent: Annotated[bool, typer.Option("--silent", help="Nobody says anything.")] = False,
    settings: Settings = None,
    engine: Annotated[
        str, typer.Option(metavar="NAME", help="referee, kernel, or auto: the kernel where it can.")
    ] = "auto",
    workers: Annotated[str | None, typer.Option(metavar="NUMBER", help="Processes; all cores without it.")] = None,
    cluster: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="A Dask scheduler, as in tcp://host:8786.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with what was interrupted.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the summary as one JSON object.")] = False,
) -> None:
    """Let bots play by the million, and keep every game. Interrupted, it goes on with --resume."""
    from tenback.lab.executors import executor
    from tenback.lab.match import Match
    from tenback.lab.referee import Agreed
    from tenback.lab.results import Results, read
    from tenback.lab.simulate import Run, simulated
    from tenback.lab.summary import facts

    chosen = games.get(game)
    agreed = Agreed(
        chosen.slug,
        seats_of(chosen, whole("--seats", seats)),
        options_of(chosen, settings),
        seconds("--budget", budget),
        silent,
    )
    match = Match(agreed, tuple(name.strip() for name in names.split(",")), many("--games", count), seed)
    run = Run.of(match, engine)
    results = Results(out)
    results.check(run.manifest(), resume=resume)
    if not results.finished():
        workers_found = executor(whole("--workers", workers), cluster)
        compile_for(chosen.slug, match.names)
        run.prepare()
        done = 0
        try:
            with Bar(f"{chosen.title}, {', '.join(match.names)}, {run.engine}", "games") as bar:
                for number, done in enumerate(simulated(run, results, workers_found)):
                    (bar.show if number else bar.go_on)(done, match.games)
        except KeyboardInterrupt:
            complain(f"Interrupted after {done} of {match.games} games. They are kept: go on with --resume.")
            raise typer.Exit(INTERRUPTED) from None
    told = read(results.summary)
    if as_json:
        put(json.dumps({**read(results.manifest), **told}))
    else:
        for fact in facts(told):
            say(fact)
        say(f"{results.games}, {results.manifest.name}, {results.summary.name}")


def plot(
    place: Annotated[
        Path, typer.Argument(metavar="DIR", help="Results of `tenback simulate`: a directory with runs, or one file.")
    ],
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Where the pictures go; beside the results without it.")
    ] = None,
) -> None:
    """Draw what simulated games tell, as SVG and PNG: runs of several numbers of players side by side."""
    from tenback.lab.plots import drawn, told
    from tenback.lab.results import found

    runs = [told(results) for results in found(place)]
    for file in drawn(runs, out or (place if place.is_dir() else place.parent) / "plots"):
        say(str(file))


def tournament(
    game: GameName,
    names: Annotated[str, typer.Option("--bots", metavar="NAME,...", help="Who takes part; strangers' bots, too.")],
    seats: Annotated[str | None, typer.Option(metavar="NUMBER", help="How many play.")] = None,
    deals: Annotated[str, typer.Option(metavar="NUMBER", help="How many deals; each is played by all.")] = "100",
    seed: Annotated[str, typer.Option(metavar="TEXT", help="The same text is the same deals.")] = "tournament",
    budget: Annotated[str, typer.Option(metavar="SECONDS", help="How long a bot may think.")] = BUDGET,
    silent: Annotated[bool, typer.Option("--silent", help="Nobody says anything.")] = False,
    settings: Settings = None,
    workers: Annotated[str | None, typer.Option(metavar="NUMBER", help="Processes; all cores without it.")] = None,
    cluster: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="A Dask scheduler, as in tcp://host:8786.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object.")] = False,
) -> None:
    """Let every bot meet every other on the same deals, and rate them."""
    from tenback.lab.executors import executor
    from tenback.lab.referee import Agreed
    from tenback.lab.tournament import Tournament, facts, held, standings, told

    chosen = games.get(game)
    agreed = Agreed(
        chosen.slug,
        seats_of(chosen, whole("--seats", seats)),
        options_of(chosen, settings),
        seconds("--budget", budget),
        silent,
    )
    asked = Tournament(agreed, tuple(name.strip() for name in names.split(",")), many("--deals", deals), seed)
    standings(asked, ())  # whether openskill is there is asked before any work starts
    who = executor(whole("--workers", workers), cluster)
    compile_for(chosen.slug, asked.names)
    meetings = []
    interrupted = False
    try:
        with Bar(f"{chosen.title}, {len(asked.names)} bots", "deals") as bar:
            for done, of_deal in enumerate(held(asked, who), 1):
                meetings += of_deal
                bar.show(done, asked.deals)
    except KeyboardInterrupt:
        interrupted = True
        complain(f"Interrupted after {len(meetings)} meetings; they are counted.")
    found = told(asked, standings(asked, meetings))
    if as_json:
        put(json.dumps(found))
    else:
        for fact in facts(found):
            say(fact)
    if interrupted:
        raise typer.Exit(INTERRUPTED)
