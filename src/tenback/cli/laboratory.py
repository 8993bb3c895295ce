"""`tenback match` and `tenback tune`: bots against bots, and what makes them better."""

import json
import math
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tenback import games
from tenback.cli.bar import Bar
from tenback.cli.console import complain, put, say
from tenback.cli.options import GameName, Settings, options_of, seats_of, whole
from tenback.core import OptionError, shown

if TYPE_CHECKING:
    from tenback.lab.referee import Agreed

__all__ = ["add_to"]

INTERRUPTED = 130

BUDGET = "1"  # seconds a decision

Bots = Annotated[str, typer.Option("--bots", metavar="NAME,...", help="One for all seats, or one a seat.")]
Players = Annotated[str | None, typer.Option("--seats", metavar="NUMBER", help="How many play.")]
Budget = Annotated[str, typer.Option(metavar="SECONDS", help="How long a bot may think.")]
Silent = Annotated[bool, typer.Option("--silent", help="Nobody says anything.")]
Workers = Annotated[str | None, typer.Option(metavar="NUMBER", help="Processes; all cores without it.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]


def add_to(app: typer.Typer) -> None:
    app.command("match")(match)
    app.command("tune")(tune)


def match(
    game: GameName,
    names: Bots,
    seats: Players = None,
    count: Annotated[str, typer.Option("--games", metavar="NUMBER", help="How many games.")] = "1000",
    seed: Annotated[str, typer.Option(metavar="TEXT", help="The same text is the same deals.")] = "match",
    budget: Budget = BUDGET,
    silent: Silent = False,
    settings: Settings = None,
    workers: Workers = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play, each by what its seat sees, and count who wins."""
    from tenback.lab.match import Match, facts, played

    agreed = agreed_on(game, seats, settings, budget, silent=silent)
    asked = Match(agreed, named(names), many("--games", count), seed)
    compile_for(agreed.game, asked.names)
    tally = None
    interrupted = False
    try:
        with Bar(f"{games.get(game).title}, {', '.join(asked.names)}") as bar:
            for tally in played(asked, whole("--workers", workers)):
                bar.show(tally.games, asked.games)
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


def tune(
    game: GameName,
    variant: Annotated[str, typer.Option(metavar="NAME", help="What is tuned: '2', '2 silent', '1 expert'.")],
    count: Annotated[str, typer.Option("--games", metavar="NUMBER", help="Games a candidate.")] = "2000",
    generations: Annotated[str, typer.Option(metavar="NUMBER", help="How many generations.")] = "40",
    population: Annotated[str, typer.Option(metavar="NUMBER", help="Candidates a generation.")] = "16",
    seed: Annotated[str, typer.Option(metavar="NUMBER", help="The same number gives the same weights.")] = "1",
    journal: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where the run is written down, to be gone on with.")
    ] = None,
    write: Annotated[bool, typer.Option("--write", help="Keep the weights if they are better.")] = False,
) -> None:
    """Tune a `fast` bot by CMA-ES. Interrupted, it goes on from its journal."""
    from tenback.bots import weights
    from tenback.lab import tuning

    slug = games.get(game).slug
    plan = tuning.Plan(
        slug,
        variant,
        many("--games", count),
        many("--generations", generations),
        many("--population", population),
        many("--seed", seed),
    )
    compile_for(slug, ("fast",))
    before = tuning.current(plan)
    reached = None
    with Bar(f"{slug} {variant}") as bar:
        for reached in tuning.tuned(plan, before, journal):
            bar.show(reached.generation, plan.generations)
    assert reached is not None  # there is at least one generation
    old, new = tuning.fresh_scores(plan, [before, reached.values], 10 * plan.games)
    result = f"{new:.4f} in {10 * plan.games} games not tuned on; before: {old:.4f}"
    found = tuning.entry(plan, reached.values, result)
    if write and new > old:
        held = weights.entries(slug) if weights.path(slug).exists() else {}
        weights.path(slug).write_text(tuning.written({**held, variant: found}), "utf-8")
        say(f"Kept: {result}.")
    elif write:
        say(f"Not kept: {result}.")
    else:
        put(tuning.written({variant: found}))


# What was typed, and what it takes


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
        elif not kernels.ready(slug):
            complain("Compiling the bots; this is done once and can take a minute.")
            kernels.prepare(slug)


def many(option: str, text: str) -> int:
    """A count, also as 1e6."""
    number = seconds(option, text)
    if number != int(number):
        raise OptionError(f"{option} is a whole number, not {shown(text)}.")
    return int(number)


def seconds(option: str, text: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = math.nan
    if not (math.isfinite(number) and number >= 0) or "_" in text:
        raise OptionError(f"{option} is a number, not {shown(text)}.")
    return number
