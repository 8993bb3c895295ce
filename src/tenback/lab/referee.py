"""One game between bots of the laboratory, strangers' among them; refereed as everywhere."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tenback import games
from tenback.bots.refereeing import Agreement, RefereeError, Watch, played_out
from tenback.core import Chance, Ending, OptionError
from tenback.lab import plugins

__all__ = ["Agreed", "RefereeError", "Watch", "check_seed", "play"]

LONGEST_BUDGET = 3600.0  # seconds
LONGEST_ADDED = "question 1000000"  # to a seed, for the dice of a bot


@dataclass(frozen=True, slots=True)
class Agreed:
    """What is played, and under which conditions."""

    game: str
    seats: int
    options: Mapping[str, Any]
    budget: float  # seconds a decision
    silent: bool  # nothing is said, not even how gladly anybody would start: the lot decides

    def __post_init__(self) -> None:
        """Whatever is impossible is said before any work starts."""
        games.get(self.game).deal(self.seats, Chance("a look at the options"), **self.options)
        if not (math.isfinite(self.budget) and 0 < self.budget <= LONGEST_BUDGET):
            raise OptionError(f"--budget is more than 0 and at most {LONGEST_BUDGET:g} seconds, not {self.budget:g}.")

    def plain_options(self) -> dict[str, Any]:
        """The options as JSON can hold them: a deck, for one, by its name or as a table."""
        known = {option.name: option for option in games.get(self.game).options}
        return {name: known[name].plain(value) for name, value in sorted(self.options.items())}


def check_seed(seed: str, most: int) -> None:
    """Whether the seed leaves room for what is added to it: the number of a deal, and of a question."""
    Chance(f"{seed} {most} {LONGEST_ADDED}")


def play(agreed: Agreed, names: Sequence[str], seed: str, watch: Watch | None = None) -> Ending:
    """A whole game of the bots with these names, one a seat. The seed decides the deal and all dice."""
    terms = Agreement(agreed.game, agreed.seats, agreed.options, agreed.budget, agreed.silent)
    bots = [(name, plugins.bot(agreed.game, name)) for name in names]
    ending = played_out(terms, bots, seed, watch=watch).ending
    assert ending is not None  # it was played out
    return ending
