"""Somebody's results, kind by kind: the same game, rules and number of players, never mixed. Which games count is
decided in `table/counting.py`.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from statistics import median
from typing import Any, NamedTuple

from tenback import games
from tenback.bots.measured import rates
from tenback.core.intervals import wilson
from tenback.games.ten.table import LIMITS, RANKS
from tenback.protocol import results as told
from tenback.store import Listing, Outcome
from tenback.table import counting

__all__ = ["Kind", "kind_of", "results"]

SHOWN = 200  # games whose progress is told
TEN, LOWEST = "ten", min(LIMITS)
PEOPLE, MIXED = "people", "mixed"


class Kind(NamedTuple):
    """What makes games comparable."""

    game: str
    options: tuple[tuple[str, Any], ...]
    seats: int
    against: str | None


class Own(NamedTuple):
    """One game of somebody's."""

    outcome: Outcome
    result: Mapping[str, Any]
    kind: Kind


def results(outcomes: Sequence[Outcome], tables: Sequence[Listing], ratings: Sequence[told.Rating]) -> told.Results:
    """`outcomes`: the newest first; `tables`: listings for those that were kept before they told their rules."""
    listed = {each.table: each for each in tables}
    apart: Counter[str] = Counter()
    kinds: defaultdict[Kind, list[Own]] = defaultdict(list)
    given_up: Counter[Kind] = Counter()
    for outcome in reversed(outcomes):
        result = outcome.result or {}
        reason, kind = counting.apart(result, outcome.seat), kind_of(outcome, listed.get(outcome.table))
        if reason is not None:
            apart[reason] += 1
            if reason == "abandoned" and kind is not None:
                given_up[kind] += 1
        elif kind is not None:
            kinds[kind].append(Own(outcome, result, kind))
    return told.Results(
        games=sum(map(len, kinds.values())),
        apart=dict(apart),
        kinds=[
            _told(kind, own, given_up[kind])
            for kind, own in sorted(kinds.items(), key=lambda each: (-len(each[1]), str(each[0])))
        ],
        ladder=_ladder(kinds),
        ratings=list(ratings),
    )


def kind_of(outcome: Outcome, listing: Listing | None) -> Kind | None:
    """None for a game of which it is not known by which rules it was played."""
    result = outcome.result or {}
    options, chairs = result.get("options"), result.get("chairs")
    if options is None and listing is not None:
        options = listing.summary["options"]
        chairs = [_chair(each) for each in listing.summary["seats"][: result.get("seats", 0)]]
    if options is None or chairs is None:
        return None
    against = None
    if not games.get(outcome.game).together and len(chairs) > 1:
        others = {chair for seat, chair in enumerate(chairs) if seat != outcome.seat}
        against = others.pop() if len(others) == 1 else MIXED
    told_options = dict(options)
    if outcome.game == TEN and len(chairs) == 1:
        told_options.setdefault("limit", LOWEST)
    plain = tuple(sorted((name, _plain(value)) for name, value in told_options.items()))
    return Kind(outcome.game, plain, result.get("seats", len(chairs)), against)


def _chair(shown: Mapping[str, Any]) -> str:
    return PEOPLE if shown.get("kind") in {"person", "program"} else str(shown.get("bot") or PEOPLE)


def _plain(value: Any) -> Any:
    return value if isinstance(value, bool | int | str) else str(value)


def value_of(result: Mapping[str, Any], seat: int) -> int | None:
    """Cards left, or points."""
    ending = result.get("ending") or {}
    if "scores" in ending:
        return int(ending["scores"][seat])
    left: int | None = ending.get("left")
    return left


def won(result: Mapping[str, Any], seat: int) -> bool:
    ending = result.get("ending") or result
    if ending.get("won") is not None:
        return bool(ending["won"])
    return seat in (ending.get("winners") or ())


def _told(kind: Kind, own: Sequence[Own], given_up: int) -> told.KindOfGame:
    points = [_point(each) for each in own]
    many, wins = len(points), sum(point.won for point in points)
    low, high = wilson(wins / many, many)
    values = [point.value for point in points if point.value is not None]
    together = games.get(kind.game).together
    return told.KindOfGame(
        game=kind.game,
        options=dict(kind.options),
        seats=kind.seats,
        against=kind.against,
        fewer=together,
        games=many,
        won=wins,
        given_up=given_up,
        low=100 * low,
        high=100 * high,
        middle=median(values) if values else None,
        best=(min if together else max)(values) if values else None,
        progress=points[-SHOWN:],
        bots=rates(kind.game, kind.seats, dict(kind.options)) if kind.against is None else {},
        adjusted=None,
    )


def _point(own: Own) -> told.Point:
    outcome, seat = own.outcome, own.outcome.seat
    return told.Point(outcome.table, outcome.opened, won(own.result, seat), value_of(own.result, seat))


def _ladder(kinds: Mapping[Kind, Sequence[Own]]) -> list[told.Rung]:
    """TEN alone, by limit, with no other rule changed."""
    rungs = []
    for limit in LIMITS:
        own = kinds.get(Kind(TEN, (("limit", limit),), 1, None), ())
        tries = [won(each.result, each.outcome.seat) for each in own]
        beaten = tries.index(True) + 1 if True in tries else None
        rungs.append(told.Rung(limit, RANKS[limit], len(tries), beaten, rates(TEN, 1, {"limit": limit})))
    return rungs if any(rung.tries for rung in rungs) else []
