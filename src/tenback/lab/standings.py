"""Who is how good, by meetings on the same deals: places, ratings and shares with their intervals."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from tenback.core.intervals import STANDARD_ERRORS, wilson
from tenback.lab.plugins import origin
from tenback.lab.resumable import Row

__all__ = ["Meeting", "Pair", "Standing", "at_one_table", "pairs", "rated", "side_by_side"]

START, DEVIATION = 1500.0, 500.0  # of a rating before the first game; openskill's 25 and 25/3 on the scale of chess


class Meeting(NamedTuple):
    """One comparison on one deal: who took part, and which place each took. The same place is a tie."""

    names: tuple[str, ...]
    places: tuple[int, ...]
    points: tuple[int, ...]  # TEN: points; together: cards left


def at_one_table(row: Row) -> Meeting:
    """Of those who played against each other. Winners are first together; points decide behind them."""
    names = tuple(row["bots"].split(" "))
    winners = {int(seat) for seat in (row["winners"].split() if "winners" in row else [row["winner"]])}
    points = tuple(int(row[f"score_{seat}"]) for seat in range(len(names)) if f"score_{seat}" in row)
    scores = points or (0,) * len(names)
    return Meeting(
        names,
        _places([(seat not in winners, 0 if seat in winners else -scores[seat]) for seat in range(len(names))]),
        points,
    )


def side_by_side(rows: Sequence[Row]) -> Meeting:
    """Of tables on the same deal. Cards left count against them; alone at TEN, the lead over TEN counts."""
    points = [int(row["score_0"]) - int(row["score_1"]) if "score_0" in row else -int(row["left"]) for row in rows]
    places = _places([(row["won"] == "0", -each) for row, each in zip(rows, points, strict=True)])
    return Meeting(tuple(row["bots"].split(" ")[0] for row in rows), places, tuple(points))


def _places(order: Sequence[tuple[bool, int]]) -> tuple[int, ...]:
    """From 1; less is better."""
    ranks = sorted(set(order))
    return tuple(ranks.index(each) + 1 for each in order)


# Two by two


class Pair(NamedTuple):
    name: str
    other: str
    meetings: int
    share: float  # of the meetings in which `name` was ahead; a tie counts half
    low: float
    high: float


def pairs(meetings: Iterable[Meeting]) -> dict[tuple[str, str], Pair]:
    """Every two that met, both ways round."""
    met: defaultdict[tuple[str, str], int] = defaultdict(int)
    ahead: defaultdict[tuple[str, str], float] = defaultdict(float)
    for meeting in meetings:
        for (one, place), (other, its) in combinations(zip(meeting.names, meeting.places, strict=True), 2):
            for pair, gained in (((one, other), its - place), ((other, one), place - its)):
                met[pair] += 1
                ahead[pair] += 0.5 if gained == 0 else float(gained > 0)
    return {
        pair: Pair(*pair, many, ahead[pair] / many, *wilson(ahead[pair] / many, many)) for pair, many in met.items()
    }


# One by one


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


def rated(slug: str, names: Sequence[str], meetings: Sequence[Meeting]) -> list[Standing]:
    """The best first. Bots do not learn, so a rating's uncertainty is not widened from game to game (tau is 0)."""
    ratings = _ratings(names, meetings)
    two_by_two = pairs(meetings)
    found = []
    for name in names:
        middle, half = ratings[name].mu, STANDARD_ERRORS * ratings[name].sigma
        own = [pair for pair in two_by_two.values() if pair.name == name]
        met = sum(pair.meetings for pair in own)
        share = sum(pair.share * pair.meetings for pair in own) / max(1, met)
        played = [meeting for meeting in meetings if name in meeting.names]
        points = [meeting.points[meeting.names.index(name)] for meeting in played if meeting.points]
        average = sum(points) / len(points) if points else None
        standing = Standing(
            name,
            middle,
            middle - half,
            middle + half,
            len(played),
            share,
            *wilson(share, met),
            average,
            origin(slug, name),
        )
        found.append(standing)
    return sorted(found, key=lambda standing: -standing.rating)


def _ratings(names: Sequence[str], meetings: Iterable[Meeting]) -> Mapping[str, Any]:
    from openskill.models import PlackettLuce  # noqa: PLC0415 - only ratings need it, and it takes a moment

    model = PlackettLuce(mu=START, sigma=DEVIATION, beta=DEVIATION / 2, tau=0.0)
    ratings = {name: model.rating(name=name) for name in names}
    for meeting in meetings:
        teams = model.rate([[ratings[name]] for name in meeting.names], ranks=list(meeting.places))
        ratings |= {name: team[0] for name, team in zip(meeting.names, teams, strict=True)}
    return ratings
