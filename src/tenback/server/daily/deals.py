"""Which deals a day has, and the seed of each: fixed by the date and the server's secret, told when the day is over.

A day is one of UTC. A try that was begun before midnight counts for its day; for those, a day stays open `GRACE`
longer, and only then its seeds are told: else whoever still plays could look them up.
"""

import hmac
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import Any

from tenback.core import Chance
from tenback.games.ten.table import LIMITS
from tenback.table import Declined, Setting, Watch, agree

__all__ = ["DEALS", "GRACE", "KEPT_OPEN", "Almanac", "Deal", "date_of"]

A_DAY = 86_400_000  # milliseconds
GRACE = 6 * 3_600_000  # milliseconds after midnight in which a try of the day before may be brought to its end
KEPT_OPEN = 60  # days back that may be looked at and played, uncounted
SEED = 32  # hexadecimal digits: 128 bits
STRONG = "strong"


@dataclass(frozen=True, slots=True)
class Deal:
    """One of a day's deals: a game, how many play, and which bots they are but for one."""

    name: str
    game: str
    seats: int
    bots: tuple[str, ...] = ()
    limits: tuple[int, ...] = ()  # alone against TEN: by the day of the week, Monday first

    def options(self, day: date) -> dict[str, Any]:
        return {"limit": self.limits[day.weekday()]} if self.limits else {}

    def setting(self, day: date, pace: str | None = None) -> Setting:
        """Nobody is invited, nobody looks on."""
        return agree(game=self.game, seats=self.seats, options=self.options(day), watch=Watch.NONE, pace=pace)


DEALS = {
    deal.name: deal
    for deal in (
        Deal("the-game-1", "the-game", 1),
        Deal("the-game-3", "the-game", 3, (STRONG,) * 2),
        Deal("quick-and-easy-3", "quick-and-easy", 3, (STRONG,) * 2),
        Deal("face-to-face-2", "face-to-face", 2, (STRONG,)),
        Deal("ten-1", "ten", 1, (), tuple(LIMITS)),
    )
}


class Almanac:
    """The deals of every day, out of one secret."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    def seed(self, day: date, deal: str) -> str:
        return hmac.new(self._secret, f"{day.isoformat()}\0{deal}".encode(), sha256).hexdigest()[:SEED]

    def sealed(self, day: date, deal: str) -> str:
        """What is told of the seed beforehand: its hash, as at every table."""
        return Chance(self.seed(day, deal)).hash


def date_of(moment: int) -> date:
    return datetime.fromtimestamp(moment / 1000, UTC).date()


def ends(day: date) -> int:
    """The midnight after it."""
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp() * 1000) + A_DAY


def closes(day: date) -> int:
    """From then on its seeds are told, and no try counts any more."""
    return ends(day) + GRACE


def asked_for(text: str | None, moment: int) -> date:
    """The day that a text means; Declined if it has not come, or is too long ago."""
    today = date_of(moment)
    if text is None:
        return today
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise Declined("not-found", f"A day is written like {today.isoformat()}, not {text!r:.20}.") from None
    if day > today:
        raise Declined("day-to-come", "That day has not come yet.")
    if day < today - timedelta(days=KEPT_OPEN):
        raise Declined("not-found", f"Deals of the last {KEPT_OPEN} days are kept.")
    return day


def named(name: str) -> Deal:
    found = DEALS.get(name)
    if found is None:
        raise Declined("not-found", f"A deal of the day is {', '.join(DEALS)}; not {name!r:.40}.")
    return found
