"""A tournament: every bot meets every other on the same deals, and each gets a rating with its interval.

Where players compete, every choice of bots for the seats plays every deal, once with everybody in every seat. Where
they play together, or alone, every bot fills the whole table and plays every deal; who leaves fewer cards, or has more
points, is ahead.
"""

import json
import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import combinations
from typing import Any, NamedTuple

from tenback import games
from tenback.core import Chance, Ending, OptionError, shown
from tenback.lab import referee
from tenback.lab.executors import Executor
from tenback.lab.intervals import STANDARD_ERRORS, wilson
from tenback.lab.match import LONGEST_BUDGET
from tenback.lab.referee import Agreed
from tenback.lab.rows import COOPERATIVE
from tenback.lab.strangers import bot, origin

__all__ = ["Standing", "Tournament", "facts", "held", "standings", "told"]

MOST_DEALS = 10**7
START, DEVIATION = 1500.0, 500.0  # of a rating before the first game; openskill's 25 and 25/3 on the scale of chess


class Meeting(NamedTuple):
    """One comparison on one deal: who took part, and which place each took. The same place is a tie."""

    names: tuple[str, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]  # TEN: points; together: cards left


@dataclass(frozen=True, slots=True)
class Tournament:
    """What is to be played."""

    agreed: Agreed
    names: tuple[str, ...]
    deals: int
    seed: str

    def __post_init__(self) -> None:
        """Whatever is impossible is said before any work starts."""
        agreed = self.agreed
        games.get(agreed.game).deal(agreed.seats, Chance("a look at the options"), **agreed.options)
        if len(set(self.names)) != len(self.names):
            raise OptionError("--bots names every bot once.")
        for name in self.names:
            bot(agreed.game, name)
        least = 2 if self.together else agreed.seats
        if len(self.names) < max(2, least):
            raise OptionError(f"A tournament of this table needs {max(2, least)} bots at least, not {len(self.names)}.")
        if not 1 <= self.deals <= MOST_DEALS:
            raise OptionError(f"--deals is a number from 1 to {MOST_DEALS}, not {shown(self.deals)}.")
        if not (math.isfinite(agreed.budget) and 0 < agreed.budget <= LONGEST_BUDGET):
            raise OptionError(f"--budget is more than 0 and at most {LONGEST_BUDGET:g} seconds, not {agreed.budget:g}.")
        Chance(f"{self.seed} {self.deals} question 1000000")

    @property
    def together(self) -> bool:
        """Whether the players of a table win or lose together, so that tables are compared."""
        return self.agreed.game in COOPERATIVE or self.agreed.seats == 1

    def tables(self) -> list[tuple[str, ...]]:
        """Who sits where, for every game of a deal."""
        seats = self.agreed.seats
        if self.together:
            return [(name,) * seats for name in self.names]
        return [
            chosen[turned:] + chosen[:turned] for chosen in combinations(self.names, seats) for turned in range(seats)
        ]

    @property
    def games(self) -> int:
        return self.deals * len(self.tables())


def held(tournament: Tournament, executor: Executor) -> Iterator[list[Meeting]]:
    """The meetings of every deal, in the order of the deals: the same for any number of workers."""
    for played in executor.results(partial(play_deal, tournament), range(tournament.deals)):
        yield [Meeting(*map(tuple, meeting)) for meeting in json.loads(played)]


def play_deal(tournament: Tournament, number: int) -> bytes:
    """All games of a deal, as JSON."""
    seed = f"{tournament.seed} {number}"
    endings = [(names, referee.play(tournament.agreed, names, seed)) for names in tournament.tables()]
    if tournament.together:
        meetings = [_compared(endings)]
    else:
        meetings = [Meeting(names, _places(ending, len(names)), ending.scores or ()) for names, ending in endings]
    return json.dumps(meetings).encode()


def _places(ending: Ending, seats: int) -> tuple[int, ...]:
    """Winners are first together; behind them points decide, where there are any."""
    winners, scores = ending.winners or (), ending.scores or (0,) * seats
    order = [(seat not in winners, 0 if seat in winners else -scores[seat]) for seat in range(seats)]
    ranks = sorted(set(order))
    return tuple(ranks.index(each) + 1 for each in order)


def _compared(endings: Sequence[tuple[tuple[str, ...], Ending]]) -> Meeting:
    """Tables on the same deal. Cards left count against them; alone at TEN, the lead over TEN counts."""
    points = [_table_points(ending) for _, ending in endings]
    best_first = [(not ending.won, -each) for (_, ending), each in zip(endings, points, strict=True)]
    ranks = sorted(set(best_first))
    names = tuple(names[0] for names, _ in endings)
    return Meeting(names, tuple(ranks.index(each) + 1 for each in best_first), tuple(points))


def _table_points(ending: Ending) -> int:
    if ending.scores:
        return ending.scores[0] - ending.scores[1]
    return -(ending.left or 0)


# Who is how good


class Standing(NamedTuple):
    name: str
    rating: float
    low: float
    high: float
    meetings: int
    share: float  # of those it met that it left behind; a tie counts half
    share_low: float
    share_high: float
    points: float | None  # on average
    package: str | None  # where a stranger's bot comes from


def standings(tournament: Tournament, meetings: Iterable[Meeting]) -> list[Standing]:
    """The best first. Bots do not learn, so a rating's uncertainty is not widened from game to game (tau is 0)."""
    try:
        from openskill.models import PlackettLuce  # noqa: PLC0415 - only ratings need it
    except ImportError:
        raise OptionError("Ratings need openskill: pip install 'tenback[lab]'.") from None
    model = PlackettLuce(mu=START, sigma=DEVIATION, beta=DEVIATION / 2, tau=0.0)
    ratings = {name: model.rating(name=name) for name in tournament.names}
    ahead = dict.fromkeys(tournament.names, 0.0)
    met, meetings_of, points = (dict.fromkeys(tournament.names, 0) for _ in range(3))
    counted = False
    for names, places, scored in meetings:
        rated = model.rate([[ratings[name]] for name in names], ranks=list(places))
        ratings |= {name: team[0] for name, team in zip(names, rated, strict=True)}
        for name, place in zip(names, places, strict=True):
            others = [other for other_name, other in zip(names, places, strict=True) if other_name != name]
            ahead[name] += sum(0.5 if other == place else float(place < other) for other in others)
            met[name] += len(others)
            meetings_of[name] += 1
        for name, many in zip(names, scored, strict=False):
            points[name] += many
            counted = True
    found = []
    for name in tournament.names:
        middle, half = ratings[name].mu, STANDARD_ERRORS * ratings[name].sigma
        share = ahead[name] / max(1, met[name])
        average = points[name] / max(1, meetings_of[name]) if counted else None
        low, high = wilson(share, met[name])
        package = origin(tournament.agreed.game, name)
        found.append(
            Standing(name, middle, middle - half, middle + half, meetings_of[name], share, low, high, average, package)
        )
    return sorted(found, key=lambda standing: -standing.rating)


def told(tournament: Tournament, table: Sequence[Standing]) -> dict[str, Any]:
    """As `tenback tournament --json` prints it."""
    agreed = tournament.agreed
    known = {option.name: option for option in games.get(agreed.game).options}
    return {
        "game": agreed.game,
        "seats": agreed.seats,
        "options": {name: known[name].plain(value) for name, value in sorted(agreed.options.items())},
        "budget": agreed.budget,
        "silent": agreed.silent,
        "seed": tournament.seed,
        "deals": tournament.deals,
        "games": tournament.games,
        "standings": [standing._asdict() for standing in table],
    }


def facts(told: Mapping[str, Any]) -> Iterator[str]:
    """The table in words, the best first."""
    widest = max(len(standing["name"]) for standing in told["standings"])
    for place, standing in enumerate(told["standings"], 1):
        rating = f"{standing['rating']:5.0f} ({standing['low']:.0f} to {standing['high']:.0f})"
        share = f"ahead of {standing['share']:.1%} ({standing['share_low']:.1%} to {standing['share_high']:.1%})"
        points = standing["points"]
        average = "" if points is None else _average(told, points)
        yield f"{place}. {standing['name']:{widest}}  {rating}  {share}{average}"


def _average(told: Mapping[str, Any], points: float) -> str:
    if told["game"] in COOPERATIVE:
        return f", {-points:.2f} cards left"
    return f", {points:+.1f} points against TEN" if told["seats"] == 1 else f", {points:.1f} points"
