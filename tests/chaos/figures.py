"""What came of an evening, or of many."""

from collections.abc import Iterable
from statistics import median, quantiles

import msgspec

__all__ = ["Figures", "summed"]


class Figures(msgspec.Struct):
    blows: int = 0
    wishes: int = 0  # acknowledged, with a place in a log
    repeated: int = 0  # wishes sent more than once
    refused_for_now: int = 0
    games: int = 0  # ended
    unsynced: int = 0  # writes that a cut of the power could take
    away: list[float] = msgspec.field(default_factory=list)  # seconds without service, for each blow
    wrong: list[str] = msgspec.field(default_factory=list)

    @property
    def last(self) -> str:
        return f"away {self.away[-1] if self.away else 0:.2f} s, {len(self.wrong)} wrong"

    @property
    def nearly_always(self) -> float:
        """Seconds after which service was back in 99 of 100 cases."""
        return quantiles(self.away, n=100)[98] if len(self.away) > 1 else sum(self.away)

    def __str__(self) -> str:
        away = self.away or [0.0]
        lost = f"{self.unsynced} unsynced writes at the mercy of the dice, " if self.unsynced else ""
        return (
            f"{self.blows} blows, {self.wishes} wishes acknowledged, {self.repeated} sent more than once, "
            f"{self.refused_for_now} told to try again, {self.games} games ended, {lost}{len(self.wrong)} wrong; "
            f"away for {median(away):.2f} s in the middle, {self.nearly_always:.2f} s at the 99th percentile, "
            f"{max(away):.2f} s at most"
        )


def summed(all_of_them: Iterable[Figures]) -> Figures:
    total = Figures()
    for each in all_of_them:
        for name in Figures.__struct_fields__:
            setattr(total, name, getattr(total, name) + getattr(each, name))
    return total
