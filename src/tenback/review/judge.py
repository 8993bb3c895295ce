"""Who says what a turn was worth: the review asks, and a judge plays on from what the seat could know."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

from tenback.core import Action, Chance
from tenback.record import Said

__all__ = ["Judge", "Outcomes", "Question", "Turn"]

Turn = tuple[Action, ...]
"""All that a seat does at once: in TEN one action, elsewhere every card of a turn and its end."""


@dataclass(frozen=True, slots=True)
class Outcomes:
    """How games ended that were played on: by turn, world and side. A team is one side, else every player is."""

    won: NDArray[np.float64]  # 1 or 0; where several share a win, a share
    scores: NDArray[np.float64] | None = None  # points, where there are any

    def of(self, which: Sequence[int]) -> "Outcomes":
        """Those of some of the turns."""
        chosen = list(which)
        return Outcomes(self.won[chosen], None if self.scores is None else self.scores[chosen])


class Question(Protocol):
    """One decision, as the seat could see it."""

    @property
    def turns(self) -> Sequence[Turn]:
        """What is weighed: first the turn that was played, then what else seems good, each once."""

    @property
    def hidden(self) -> bool:
        """Whether the seat does not know some card's place. If it knows all, one world is all there is."""

    def exact(self) -> Sequence[Fraction] | None:
        """By turn, the chance to win with the best play from then on; None where it cannot be counted."""

    def play_out(self, which: Sequence[int], worlds: int) -> Outcomes:
        """The turns of these numbers, each in the same so many worlds, other ones at every call."""


class Judge(Protocol):
    @property
    def worlds(self) -> int:
        """How many tell enough in a time that people wait for."""

    def question(self, view: Any, said: Sequence[Said], played: Turn, chance: Chance) -> Question:
        """The decision of the seat whose view this is; `said` is every signal until then. Never a State."""
