"""`tenback winnable`: whether the cards could be won with all of them open."""

import json
import math
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tenback import games
from tenback.cli.console import complain, put, say
from tenback.cli.laboratory import INTERRUPTED, kept
from tenback.cli.numbers import many, seconds, whole
from tenback.cli.options import (
    After,
    AsJson,
    First,
    Seats,
    Settings,
    Workers,
    options_of,
    seats_of,
)
from tenback.cli.people import counted
from tenback.cli.positions import Asked, called, from_file
from tenback.core import END, Chance, OptionError, shown

if TYPE_CHECKING:
    from tenback.lab.winnable_share import Deals
    from tenback.solvers import Verdict

__all__ = ["command"]


def command(
    what: Annotated[
        str,
        typer.Argument(
            metavar="GAME|FILE", help="the-game or quick-and-easy, dealt by --seed; or a record or position."
        ),
    ],
    seats: Seats = None,
    seed: Annotated[
        str | None, typer.Option(metavar="TEXT", help="Which deal; the same text is the same deal.")
    ] = None,
    first: First = None,
    settings: Settings = None,
    after: After = None,
    deals: Annotated[
        str | None, typer.Option(metavar="NUMBER", help="Ask about so many deals, and count; their seeds are numbered.")
    ] = None,
    budget: Annotated[
        str | None, typer.Option("--seconds", metavar="NUMBER", help="How long to look for a line, at most.")
    ] = None,
    workers: Workers = None,
    as_json: AsJson = False,
) -> None:
    """Say whether the cards could be won by players who know them all: the line that wins, or that there is none."""
    from tenback import solvers
    from tenback.lab.winnable_share import Deals

    limit = math.inf if budget is None else seconds("--seconds", budget)
    kept()
    slugs = [game.slug for game in games.shelf()]
    if what in slugs:
        if seed is None or after is not None:
            raise OptionError(f"{what} is dealt: it takes --seed, and no --after.")
        game = games.get(what)
        players, starter, options = (
            seats_of(game, whole("--seats", seats)),
            whole("--first", first),
            options_of(game, settings),
        )
        asked_for = Deals(game.slug, players, options, starter, seed, many("--deals", deals or "1"), limit)
        if deals is not None:
            count(asked_for, whole("--workers", workers), as_json=as_json)
            return
        state = game.deal(players, Chance(seed), first=starter, **options)
        asked = Asked(game, state, called(players), asked_for.told() | {"seed": seed})
    else:
        if any(given is not None for given in (seats, seed, first, settings, deals, workers)):
            raise OptionError(
                f"{shown(what)} is no game ({', '.join(slugs)}); a file takes --after, --seconds and --json only."
            )
        asked = from_file(Path(what), whole("--after", after), latest=False)
    from tenback.cli.bar import Bar

    with Bar("Looking for a line"):
        verdict = solvers.winnable(asked.state, seconds=limit)
    if as_json:
        found = {"answer": str(verdict.answer), "line": list(verdict.line), "looked_at": verdict.looked_at}
        put(json.dumps(asked.told | found))
    else:
        for fact in in_words(asked, verdict):
            say(fact, hang=6)


def in_words(asked: Asked, verdict: "Verdict") -> Iterator[str]:
    """The answer; and the line that wins, turn by turn, with the piles after each."""
    from tenback.solvers import Answer

    looked_at = f"{counted(verdict.looked_at, 'position')} looked at"
    if asked.state.ending is not None:
        yield f"The game has ended, and it was {'won' if asked.state.ending.won else 'lost'}."
    elif verdict.answer is Answer.YES:
        yield f"It can be won with all cards open ({looked_at}). By this line, which the rules confirm:"
        yield from turns(asked, verdict.line)
    elif verdict.answer is Answer.NO:
        yield f"It cannot be won: every way to go on was looked at, and none wins ({looked_at})."
    else:
        yield f"Not found within the budget: perhaps it can be won, perhaps not ({looked_at})."


def turns(asked: Asked, line: Sequence[str]) -> Iterator[str]:
    state, number, laid = asked.state, 1, list[str]()
    for text in line:
        seat = state.turn
        assert seat is not None  # the line goes on
        state = state.play(asked.game.action(text))
        if text != str(END):
            laid.append(text)
        if text == str(END) or state.ending is not None:
            piles = "  ".join(f"{pile} {top or 'open'}" for pile, top in state.position()["piles"].items())
            who = "" if len(asked.names) == 1 else f"{asked.names[seat]}: "
            yield f"{number:3}. {who}{' '.join(laid) or 'no card'}   ({piles})"
            number, laid = number + 1, []


def count(asked: "Deals", workers: int | None, *, as_json: bool) -> None:
    """The answers for many deals, counted."""
    from tenback.lab.executors import executor
    from tenback.lab.winnable_share import answered, facts, told
    from tenback.solvers import Answer

    found = Counter[Answer]()
    who = executor(workers, None)
    try:
        from tenback.cli.bar import Bar

        with Bar(f"{games.get(asked.game).title}, winnable", "deals") as bar:
            for found in answered(asked, who):
                bar.show(found.total(), asked.deals)
    except KeyboardInterrupt:
        complain(f"Interrupted after {found.total()} of {asked.deals} deals; they are counted.")
    if as_json:
        put(json.dumps(told(asked, found)))
    else:
        for fact in facts(told(asked, found)):
            say(fact)
    if found.total() < asked.deals:
        raise typer.Exit(INTERRUPTED)
