"""`tenback match`: bots against bots."""

import json
from typing import Annotated

import typer

from tenback import games
from tenback.cli.console import complain, put, say
from tenback.cli.laboratory import INTERRUPTED, agreed_on, compile_for, named
from tenback.cli.numbers import many, whole
from tenback.cli.options import (
    BUDGET,
    AsJson,
    Bots,
    Budget,
    Cluster,
    GameName,
    Players,
    Settings,
    Silent,
    Workers,
)
from tenback.core import TenbackError

__all__ = ["command"]


def command(
    game: GameName,
    names: Bots,
    seats: Players = None,
    count: Annotated[str, typer.Option("--games", metavar="NUMBER", help="How many games.")] = "1000",
    seed: Annotated[str, typer.Option(metavar="TEXT", help="The same text is the same deals.")] = "match",
    budget: Budget = BUDGET,
    silent: Silent = False,
    settings: Settings = None,
    workers: Workers = None,
    cluster: Cluster = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play, each by what its seat sees, and count who wins."""
    from tenback.lab.executors import WorkersLost, executor
    from tenback.lab.match import Match, facts, played

    agreed = agreed_on(game, seats, settings, budget, silent=silent)
    asked = Match(agreed, named(names), many("--games", count), seed)
    who = executor(whole("--workers", workers), cluster)
    compile_for(agreed.game, asked.names)
    tally = None
    interrupted = False
    try:
        from tenback.cli.bar import Bar

        with Bar(f"{games.get(game).title}, {', '.join(asked.names)}") as bar:
            for tally in played(asked, who):
                bar.show(tally.games, asked.games)
    except WorkersLost:
        raise TenbackError("The workers are gone, perhaps for want of memory; try --workers 1.") from None
    except KeyboardInterrupt:
        interrupted = True
        complain(f"Interrupted after {tally.games if tally else 0} of {asked.games} games; they are counted.")
    if tally:
        told = tally.told()
        if as_json:
            put(json.dumps(told))
        else:
            for fact in facts(told):
                say(fact)
    if interrupted:
        raise typer.Exit(INTERRUPTED)
