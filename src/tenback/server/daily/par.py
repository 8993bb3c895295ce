"""Par of a day's deal: what half of the tries by `strong` did at least as well as."""

import asyncio
from datetime import date, timedelta

from tenback.protocol import daily
from tenback.server.daily.deals import DEALS, Deal, date_of
from tenback.server.daily.playing import Day
from tenback.server.daily.scores import Score, fewer_is_better
from tenback.server.strong_games import Asked, StrongGames
from tenback.store import StoreDown

__all__ = ["TRIES", "Pars", "middle"]

TRIES = 1000  # games of `strong` for each deal: docs/daily.md says what they cost
ENOUGH = 20  # tries from which on a par is told
HOURLY = 3600.0  # seconds
NOT_AT_ONCE = 120.0  # seconds after a start, when everybody comes back


class Pars:
    def __init__(self, day: Day, games: StrongGames) -> None:
        self._day, self._games = day, games

    async def par(self, day: date, deal: Deal) -> daily.Par | None:
        """None as long as too few games were played."""
        scores = await self._games.scores(self._asked(day, deal))
        if len(scores) < ENOUGH:
            return None
        return daily.Par(middle(deal.game, scores), len(scores), sum(score.won for score in scores))

    async def line(self, day: date, deal: Deal) -> daily.OpenLine | None:
        """Whether the deal could be won with all cards open; None where nobody wins together, or not found out yet."""
        return await self._games.line(self._asked(day, deal)) if fewer_is_better(deal.game) else None

    async def keep_ahead(self) -> None:
        """Have today's and tomorrow's games played before anybody asks."""
        await asyncio.sleep(NOT_AT_ONCE)
        while True:
            today = date_of(self._day.clock())
            try:
                for when in (today, today + timedelta(days=1)):
                    for deal in DEALS.values():
                        await self._games.scores(self._asked(when, deal))
            except StoreDown:
                pass
            await asyncio.sleep(HOURLY)

    def _asked(self, day: date, deal: Deal) -> Asked:
        almanac = self._day.almanac
        setting = deal.setting(day)
        return Asked(
            game=deal.game,
            seats=deal.seats,
            options=setting.options,
            seed=almanac.seed(day, deal.name),
            seed_hash=almanac.sealed(day, deal.name),
            games=TRIES,
            line=fewer_is_better(deal.game),
        )


def middle(game: str, scores: list[Score]) -> float:
    """What half of them did at least as well as."""
    values = sorted((score.value for score in scores if score.value is not None), reverse=not fewer_is_better(game))
    return float(values[(len(values) - 1) // 2])
