"""Many games between bots, on all cores: how often who wins, and how sure that is."""

import pickle
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from tenback.core import Ending, OptionError, shown
from tenback.core.intervals import wilson
from tenback.lab.executors import Executor
from tenback.lab.plugins import bot
from tenback.lab.referee import Agreed, play

__all__ = ["Match", "Tally", "facts", "played"]

MOST_GAMES = 10**9
A_BATCH = 4  # games; a whole number of rotations would be nicer, but a game can take minutes


@dataclass(frozen=True, slots=True)
class Match:
    """What is to be played. Where bots differ, every deal is played once with everybody in every seat."""

    agreed: Agreed
    names: tuple[str, ...]  # one for all seats, or one a seat
    games: int
    seed: str

    def __post_init__(self) -> None:
        """Whatever is impossible is said before any work starts."""
        agreed = self.agreed
        if len(self.names) not in {1, agreed.seats}:
            raise OptionError(
                f"--bots names one bot for all seats, or one for each of the {agreed.seats}; not {len(self.names)}."
            )
        for name in self.names:
            bot(agreed.game, name)
        if not 1 <= self.games <= MOST_GAMES:
            raise OptionError(f"--games is a number from 1 to {MOST_GAMES}, not {shown(self.games)}.")

    def table(self, number: int) -> tuple[str, tuple[str, ...]]:
        """The seed of a game and who sits where."""
        if len(set(self.names)) == 1:
            return f"{self.seed} {number}", self.names[:1] * self.agreed.seats
        deal, turned = divmod(number, len(self.names))
        return f"{self.seed} {deal}", self.names[turned:] + self.names[:turned]


@dataclass(slots=True)
class Tally:
    """What has happened so far."""

    match: Match
    games: int = 0
    won: float = 0  # by the team, by whoever plays alone, or by the first bot named
    wins: defaultdict[str, float] = field(default_factory=lambda: defaultdict(float))  # winners of a game share it
    left: int = 0
    score: defaultdict[str, int] = field(default_factory=lambda: defaultdict(int))  # in all, by bot
    seconds: float = 0.0

    def add(self, number: int, ending: Ending) -> None:
        self.games += 1
        _, names = self.match.table(number)
        if ending.won is not None:
            self.won += ending.won
        else:
            winners = [names[seat] for seat in ending.winners or ()]
            for name in winners:
                self.wins[name] += 1 / len(winners)
        self.left += ending.left or 0
        for name, score in zip(names, ending.scores or (), strict=False):  # TEN itself plays alone against one
            self.score[name] += score

    def told(self) -> dict[str, Any]:
        """As `tenback match --json` prints it."""
        match, games_played = self.match, max(self.games, 1)
        contest = bool(self.wins)
        share = (self.wins[match.names[0]] if contest else self.won) / games_played
        low, high = wilson(share, self.games)
        told: dict[str, Any] = {
            "game": match.agreed.game,
            "seats": match.agreed.seats,
            "options": match.agreed.plain_options(),
            "bots": list(match.names),
            "budget": match.agreed.budget,
            "silent": match.agreed.silent,
            "seed": match.seed,
            "games": self.games,
        }
        if contest:
            told["wins"] = {name: round(wins, 6) for name, wins in sorted(self.wins.items())}
        else:
            told["won"] = round(self.won)
        told |= {"rate": share, "low": low, "high": high, "left": self.left / games_played}
        if self.score:
            sitting = Counter(match.table(0)[1])
            told["scores"] = {name: self.score[name] / games_played / sitting[name] for name in sitting}
        return told | {"seconds": round(self.seconds, 3)}


def played(match: Match, executor: Executor) -> Iterator[Tally]:
    """The tally as it grows; the last one holds all games. It is the same whoever does the work, as long as no bot's
    thinking is cut off by the clock.
    """
    tally = Tally(match)
    began = time.perf_counter()
    for batch in executor.results(partial(play_batch, match), range(-(-match.games // A_BATCH))):
        for ending in pickle.loads(batch):  # noqa: S301 - what our own workers made
            tally.add(tally.games, ending)
        tally.seconds = time.perf_counter() - began
        yield tally


def play_batch(match: Match, number: int) -> bytes:
    """How the games of a batch ended."""
    first = number * A_BATCH
    tables = map(match.table, range(first, min(first + A_BATCH, match.games)))
    return pickle.dumps([play(match.agreed, names, seed) for seed, names in tables])


def facts(told: Mapping[str, Any]) -> Iterator[str]:
    """A match in words."""
    percent = f"{told['rate']:.1%} ({told['low']:.1%} to {told['high']:.1%})"
    if "wins" in told:
        yield f"{told['bots'][0]} wins {percent} of {told['games']} games"
        for name, wins in told["wins"].items():
            yield f"{name}: {wins:g} won"
    else:
        yield f"{told['won']} of {told['games']} games won: {percent}"
    if told["left"]:
        yield f"{told['left']:.2f} cards left on average"
    for name, score in told.get("scores", {}).items():
        yield f"{name}: {score:.1f} points on average"
    yield f"{told['seconds']:.1f} s"
