"""What a run's games come to, with 95% intervals."""

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from tenback import games
from tenback.core.intervals import STANDARD_ERRORS, wilson

__all__ = ["facts", "summary"]


@dataclass(slots=True)
class Mean:
    """Of whole numbers that come one by one; their sums are exact."""

    count: int = 0
    total: int = 0
    squares: int = 0

    def add(self, number: int) -> None:
        self.count += 1
        self.total += number
        self.squares += number * number

    def told(self) -> dict[str, float]:
        """The mean, and its interval by the normal approximation; one number alone has none."""
        mean = self.total / self.count
        if self.count == 1:
            return {"mean": mean}
        spread = max(0.0, (self.squares - self.total * mean) / (self.count - 1))
        half = STANDARD_ERRORS * math.sqrt(spread / self.count)
        return {"mean": mean, "low": mean - half, "high": mean + half}


def summary(manifest: Mapping[str, Any], rows: Iterable[Mapping[str, str]]) -> dict[str, Any]:
    """As plain data. Ties of several winners are shared."""
    counted = _Counted(manifest)
    for row in rows:
        counted.add(row)
    return counted.told()


class _Counted:
    def __init__(self, manifest: Mapping[str, Any]) -> None:
        self._manifest = manifest
        self._alike = [manifest["bots"][0]] * manifest["seats"]
        self._games = self._won = 0
        self._cooperates = games.get(manifest["game"]).together
        self._together = self._cooperates or manifest["seats"] == 1
        self._wins: defaultdict[str, float] = defaultdict(float)
        self._seats: defaultdict[int, float] = defaultdict(float)
        self._sittings: Counter[str] = Counter()  # seats taken, by bot
        self._left: Counter[int] = Counter()
        self._reasons: Counter[str] = Counter()
        self._means: defaultdict[str, Mean] = defaultdict(Mean)
        self._scores: defaultdict[str, Mean] = defaultdict(Mean)

    def add(self, row: Mapping[str, str]) -> None:
        self._games += 1
        names = row["bots"].split(" ") if "bots" in row else self._alike
        if self._together:
            self._won += int(row["won"])
        else:
            winners = [int(seat) for seat in (row["winners"].split() if "winners" in row else [row["winner"]])]
            for seat in winners:
                self._wins[names[seat]] += 1 / len(winners)
                self._seats[seat] += 1 / len(winners)
            self._sittings.update(names)
        if self._cooperates:
            self._left[int(row["left"])] += 1
            self._means["left"].add(int(row["left"]))
        if "reason" in row:
            self._reasons[row["reason"]] += 1
        if "actions" in row:
            self._means["actions"].add(int(row["actions"]))
        if "score_0" in row:
            for seat, name in enumerate(names):
                self._scores[name].add(int(row[f"score_{seat}"]))
                if f"busts_{seat}" in row:
                    self._means["busts a player"].add(int(row[f"busts_{seat}"]))
        for price in row.get("prices", "").split():
            self._means["price of a wild"].add(int(price))

    def told(self) -> dict[str, Any]:
        told: dict[str, Any] = {"games": self._games}
        if self._together:
            told["won"] = {"games": self._won, **self._share(self._won)}
        else:
            told["wins"] = {
                name: {"games": round(self._wins[name], 6), **self._share(self._wins[name])}
                for name in sorted(self._sittings)
            }
            told["wins by seat"] = {
                str(seat): self._share(self._seats[seat]) for seat in range(self._manifest["seats"])
            }
        if self._cooperates:
            told["games by cards left"] = {str(left): self._left[left] for left in sorted(self._left)}
        if self._reasons:
            told["reasons"] = dict(sorted(self._reasons.items()))
        told["means"] = {name: mean.told() for name, mean in sorted(self._means.items())}
        if self._scores:
            told["scores"] = {name: mean.told() for name, mean in sorted(self._scores.items())}
        return told

    def _share(self, won: float) -> dict[str, float]:
        share = min(1.0, won / max(1, self._games))
        low, high = wilson(share, self._games)
        return {"rate": share, "low": low, "high": high}


def facts(told: Mapping[str, Any]) -> Iterator[str]:
    """A summary in words."""
    if "won" in told:
        yield f"{told['won']['games']} of {told['games']} games won: {_percent(told['won'])}"
    else:
        for name, wins in told["wins"].items():
            yield f"{name} wins {wins['games']:g} of {told['games']} games: {_percent(wins)}"
        for seat, wins in told["wins by seat"].items():
            yield f"seat {seat} wins {_percent(wins)}"
    for name, mean in told["means"].items():
        yield f"{name}: {_around(mean)} on average"
    for name, mean in told.get("scores", {}).items():
        yield f"{name}: {_around(mean)} points on average"
    if len(told.get("reasons", {})) > 1:
        yield "ended: " + ", ".join(f"{reason} {many}" for reason, many in told["reasons"].items())


def _percent(share: Mapping[str, float]) -> str:
    return f"{share['rate']:.2%} ({share['low']:.2%} to {share['high']:.2%})"


def _around(mean: Mapping[str, float]) -> str:
    return f"{mean['mean']:.2f}" + (f" ({mean['low']:.2f} to {mean['high']:.2f})" if "low" in mean else "")
