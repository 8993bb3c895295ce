"""How many deals could be won with all cards open, and how sure that is."""

import json
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from tenback import games
from tenback.core import Chance, OptionError, Seat, State, shown
from tenback.core.intervals import wilson
from tenback.lab.executors import Executor
from tenback.solvers import Answer, winnable

__all__ = ["Deals", "answered", "facts", "told"]

MOST_DEALS = 10**7


@dataclass(frozen=True, slots=True)
class Deals:
    """Which are asked about. Their seeds are those of `tenback match`, so that its games can be compared."""

    game: str
    seats: int
    options: Mapping[str, Any]
    first: Seat | None
    seed: str
    deals: int
    seconds: float  # at most, for each of them

    def __post_init__(self) -> None:
        """Whatever is impossible is said before any work starts."""
        if not 1 <= self.deals <= MOST_DEALS:
            raise OptionError(f"--deals is a number from 1 to {MOST_DEALS}, not {shown(self.deals)}.")
        self.dealt(self.deals)

    def dealt(self, number: int) -> State:
        chance = Chance(f"{self.seed} {number}")
        return games.get(self.game).deal(self.seats, chance, first=self.first, **self.options)

    def told(self) -> dict[str, Any]:
        """What is dealt, as plain data."""
        known = {option.name: option for option in games.get(self.game).options}
        options = {name: known[name].plain(value) for name, value in sorted(self.options.items())}
        return {"game": self.game, "seats": self.seats, "first": self.first, "options": options}


def answered(asked: Deals, executor: Executor) -> Iterator[Counter[Answer]]:
    """The answers so far, counted: the same for any number of workers, where no clock cuts a search off."""
    count = Counter[Answer]()
    for answer in executor.results(partial(answer_one, asked), range(asked.deals)):
        count[Answer(json.loads(answer))] += 1
        yield count


def answer_one(asked: Deals, number: int) -> bytes:
    return json.dumps(winnable(asked.dealt(number), seconds=asked.seconds).answer).encode()


def told(asked: Deals, count: Mapping[Answer, int]) -> dict[str, Any]:
    """As plain data. `rate` counts what was shown to be winnable, so it is a lower bound where some was not settled."""
    deals = sum(count.values())
    rate = count[Answer.YES] / max(1, deals)
    low, high = wilson(rate, deals)
    return {
        **asked.told(),
        "seed": asked.seed,
        "deals": deals,
        "answers": {str(answer): count[answer] for answer in Answer},
        "rate": rate,
        "low": low,
        "high": high,
    }


def facts(told: Mapping[str, Any]) -> Iterator[str]:
    """In words."""
    answers = told["answers"]
    share = f"{told['rate']:.2%} ({told['low']:.2%} to {told['high']:.2%})"
    yield f"{answers[Answer.YES]} of {told['deals']} deals can be won with all cards open: {share}"
    if answers[Answer.NO]:
        yield f"{answers[Answer.NO]} cannot: everything was looked at"
    if answers[Answer.NOT_FOUND]:
        yield f"{answers[Answer.NOT_FOUND]} not settled within the budget, and not counted as won"
