"""`tenback winnable` and `tenback odds`: what can be proved of a deal, a record or a position."""

import json
import math
from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple

import typer

from tenback import games, record
from tenback.cli.bar import Bar
from tenback.cli.console import complain, put, say
from tenback.cli.files import contents, read
from tenback.cli.laboratory import INTERRUPTED, AsJson, Workers, many, seconds
from tenback.cli.options import First, Seats, Settings, options_of, seats_of, whole
from tenback.cli.people import counted
from tenback.core import END, Chance, Game, OptionError, PositionError, Seat, State, shown
from tenback.games import ten, the_game

if TYPE_CHECKING:
    from tenback.lab.deals import Deals
    from tenback.solvers import Verdict

__all__ = ["add_to"]

MOST_DRAWS = 12  # of which the chance of a bust is told; more takes long, and is certain anyway

After = Annotated[
    str | None, typer.Option(metavar="NUMBER", help="Of a record: the position after so many actions; 0 is the deal.")
]


def add_to(app: typer.Typer) -> None:
    app.command("winnable")(winnable)
    app.command("odds")(odds)


class Asked(NamedTuple):
    """The position that is asked about, and what its seats are called."""

    game: Game
    state: State
    names: Sequence[str]
    told: dict[str, Any]  # what and where it is, as plain data


# Was it winnable?


def winnable(
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
    from tenback.lab.deals import Deals

    limit = math.inf if budget is None else seconds("--seconds", budget)
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
    from tenback.lab.deals import answered, facts, told
    from tenback.lab.executors import executor
    from tenback.solvers import Answer

    found = Counter[Answer]()
    who = executor(workers, None)
    try:
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


# Exact chances


def odds(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, or a position as JSON.")],
    after: After = None,
    seat: Annotated[
        str | None, typer.Option(metavar="SEAT", help="Through whose eyes, from 0; whose turn it is without it.")
    ] = None,
    draws: Annotated[str, typer.Option(metavar="NUMBER", help="TEN: how many cards are drawn.")] = "5",
    as_json: AsJson = False,
) -> None:
    """Tell exact chances: to win near the end of The Game by what a seat knows, and to bust in TEN."""
    asked = from_file(file, whole("--after", after), latest=True)
    viewer = whole("--seat", seat)
    if viewer is not None and not 0 <= viewer < len(asked.names):
        raise OptionError(f"--seat is a number from 0 to {len(asked.names) - 1}, not {viewer}.")
    found = exact(asked, asked.state.turn if viewer is None else viewer, whole("--draws", draws) or 0)
    if as_json:
        chances = {sentence: {"exact": str(chance), "about": float(chance)} for sentence, chance in found}
        put(json.dumps(asked.told | {"chances": chances}))
    else:
        for sentence, chance in found:
            say(f"{sentence}: {chance} ({float(chance):.2%})")


def exact(asked: Asked, seat: Seat | None, draws: int) -> list[tuple[str, Fraction]]:
    """What is asked, and the answer."""
    from tenback import solvers

    view = asked.state.view(seat)
    match view:
        case ten.View():
            if not 1 <= draws <= MOST_DRAWS:
                raise OptionError(f"--draws is a number from 1 to {MOST_DRAWS}, not {draws}.")
            cards = range(1, draws + 1)
            return [
                (f"a bust with {'the next card' if many == 1 else f'one of the next {many} cards'}", chance)
                for many in cards
                for chance in (solvers.bust_chance(view, many),)
            ]
        case the_game.View():
            try:
                return [("to win, with the best play", solvers.best_chance(view))]
            except solvers.NoSuchQuestion:  # others hold cards that this seat does not know
                share = solvers.share_winnable(view)
                return [("deals of the hidden cards that could be won with all cards open; no play wins more", share)]
    raise solvers.NoSuchQuestion(f"Exact chances are known for The Game and TEN, not for {asked.game.title}.")


# Files


def from_file(file: Path, after: int | None, *, latest: bool) -> Asked:
    """A record, or a position. Of a record, the deal or the latest position, unless `after` says how many actions."""
    try:
        data = json.loads(contents(file))
    except ValueError:
        data = None  # a transcript, or nothing that can be read: whoever reads records says so
    if isinstance(data, dict) and "tenback" not in data and "game" in data:
        if after is not None:
            raise OptionError("--after is for a record; a position stands for itself.")
        if not isinstance(data["game"], str):
            raise PositionError(f"game of the position must be the name of a game, not {shown(data['game'])}.")
        game = games.get(data["game"])
        state = game.position(data)
        players = state.position()["seats" if game.slug == "ten" else "hands"]
        return Asked(game, state, called(len(players)), {"game": game.slug, "position": data})
    told = read(file)
    states = [*record.states(told)]
    number = after if after is not None else (len(told.actions) if latest else 0)
    if not 0 <= number < len(states):
        raise OptionError(f"--after is a number from 0 to {len(told.actions)}, the actions of the record; not {after}.")
    game = games.get(told.game, rules=told.rules)
    whence = {"game": game.slug, "record": str(file), "after": number}
    return Asked(game, states[number], record.labels(told, states[0]), whence)


def called(seats: int) -> list[str]:
    return [f"seat {seat}" for seat in range(seats)]
