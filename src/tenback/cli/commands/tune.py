"""`tenback tune`: what makes the `fast` bots better."""

from pathlib import Path
from typing import Annotated

import typer

from tenback import games
from tenback.cli.console import put, say
from tenback.cli.laboratory import compile_for
from tenback.cli.numbers import many
from tenback.cli.options import (
    GameName,
)

__all__ = ["command"]


def command(
    game: GameName,
    variant: Annotated[str, typer.Option(metavar="NAME", help="What is tuned: '2', '2 silent', '1 expert'.")],
    count: Annotated[str, typer.Option("--games", metavar="NUMBER", help="Games per candidate.")] = "2000",
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
    from tenback.cli.bar import Bar

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
