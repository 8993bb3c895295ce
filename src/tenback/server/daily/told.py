"""What is told of a day's deals, and to whom: before one's own try how many have played, and nothing else."""

from bisect import bisect_right
from collections.abc import Sequence
from datetime import date, timedelta

from tenback.protocol import daily
from tenback.server.daily.deals import DEALS, Deal, closes, date_of, ends
from tenback.server.daily.par import Pars
from tenback.server.daily.playing import Day
from tenback.server.daily.scores import Score, better, fewer_is_better
from tenback.server.daily.tries import Try

__all__ = ["Told", "histogram"]

A_WEEK = 7
MOST_REPLAYS = 20
# Where columns begin; the first has all that is less.
CARDS_LEFT = (0, 1, 4, 7, 10, 15, 20, 30)
AHEAD = (-20, -10, -5, 0, 1, 6, 11, 21)


class Told:
    def __init__(self, day: Day, pars: Pars) -> None:
        self._day, self._pars = day, pars

    async def today(self, person: str) -> daily.Daily:
        today = date_of(self._day.clock())
        tomorrow = today + timedelta(days=1)
        return daily.Daily(
            date=today.isoformat(),
            ends=ends(today),
            closes=closes(today),
            deals=[await self._deal(today, deal, person) for deal in DEALS.values()],
            sealed={name: self._day.almanac.sealed(tomorrow, name) for name in DEALS},
        )

    async def one(self, day: date, deal: Deal, person: str) -> daily.DayTold:
        shown = await self._deal(day, deal, person)
        over = self._day.clock() >= closes(day)
        finished = shown.mine is not None and shown.mine.finished
        own = await self._day.tries.of(day, deal.name, person) if person else None
        tries = await self._day.tries.all(day, deal.name) if over or finished else []
        return daily.DayTold(
            date=day.isoformat(),
            ends=ends(day),
            closes=closes(day),
            deal=shown,
            seat=0,
            seed=self._day.almanac.seed(day, deal.name) if over else None,
            spread=histogram(deal.game, tries, own) if over or finished else None,
            others=_others(deal.game, tries, person),
            trail=list(own.trail) if own else [],
            line=await self._pars.line(day, deal) if over or finished else None,
        )

    async def _deal(self, day: date, deal: Deal, person: str) -> daily.DayDeal:
        week = [await self._dot(day - timedelta(days=back), deal.name, person) for back in range(A_WEEK - 1, -1, -1)]
        mine = week[-1].mine
        over = self._day.clock() >= closes(day)
        tries = await self._day.tries.all(day, deal.name)
        return daily.DayDeal(
            deal=deal.name,
            game=deal.game,
            seats=deal.seats,
            options=deal.options(day),
            bots=list(deal.bots),
            fewer=fewer_is_better(deal.game),
            seed_hash=self._day.almanac.sealed(day, deal.name),
            played=len(_counted(tries)),
            mine=mine,
            par=await self._pars.par(day, deal) if over or (mine and mine.finished) else None,
            week=week,
        )

    async def _dot(self, day: date, deal: str, person: str) -> daily.Dot:
        found = await self._day.tries.of(day, deal, person) if person else None
        return daily.Dot(day.isoformat(), None if found is None else _own(found))


def _counted(tries: Sequence[Try]) -> list[tuple[Try, Score]]:
    return [(each, each.score) for each in tries if each.score is not None and not each.late]


def _own(each: Try) -> daily.OwnTry:
    score = each.score
    if score is None:
        return daily.OwnTry(each.table, finished=False)
    return daily.OwnTry(
        each.table,
        finished=True,
        won=score.won,
        value=score.value,
        turns=score.turns,
        backs=score.backs,
        late=each.late,
    )


def histogram(game: str, tries: Sequence[Try], own: Try | None) -> daily.Histogram:
    scores = [score for _, score in _counted(tries)]
    starts = CARDS_LEFT if fewer_is_better(game) else AHEAD
    lows = [None, *starts] if not fewer_is_better(game) else list(starts)
    counts = [0] * len(lows)
    first = len(lows) - len(starts)
    mine = own.score if own else None

    def column(value: int) -> int:
        return max(0, bisect_right(starts, value) - 1 + first)

    for score in scores:
        if score.value is not None:
            counts[column(score.value)] += 1
    own_column = column(mine.value) if mine and mine.value is not None else None
    others = [score for each, score in _counted(tries) if own is None or each.person != own.person]
    behind = sum(better(game, mine, score) for score in others) if mine else 0
    return daily.Histogram(
        steps=[
            daily.Step(low, None if place + 1 == len(lows) else (lows[place + 1] or 0) - 1, count, place == own_column)
            for place, (low, count) in enumerate(zip(lows, counts, strict=True))
        ],
        tries=len(scores),
        won=sum(score.won for score in scores),
        given_up=sum(score.value is None for score in scores),
        behind=round(100 * behind / len(others)) if others else 0,
    )


def _others(game: str, tries: Sequence[Try], person: str) -> list[daily.OthersTry]:
    """The best first, one's own among them."""
    found = [(each, score) for each, score in _counted(tries) if score.value is not None or each.person == person]
    sign = 1 if fewer_is_better(game) else -1
    found.sort(key=lambda pair: (not pair[1].won, sign * (pair[1].value or 0), pair[0].begun))
    chosen = found[:MOST_REPLAYS]
    chosen += [pair for pair in found[MOST_REPLAYS:] if pair[0].person == person]
    return [
        daily.OthersTry(each.table, each.name, score.won, score.value, score.turns, each.person == person)
        for each, score in chosen
    ]
