"""What a decision was worth, and how sure that is.

The best of several noisy means looks better than it is. So the candidates are compared in some worlds, and the few that
are told of are estimated in others, which had no say in the choice.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from tenback.review.judge import Outcomes, Question, Turn

__all__ = ["PLAYED", "Estimate", "Judgement", "Weighed", "weigh"]

PLAYED = 0  # the number of the turn that was played, among those weighed
FINALISTS = 2  # turns beside it that are estimated
COMPARED = 3  # one world for comparing comes with so many for estimating
SURE = 1.96  # standard errors: 95 of 100 such intervals hold the truth


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean, and how far it may be off: 95 of 100 such intervals hold what more worlds would tell."""

    value: float
    plus_minus: float

    @property
    def beyond_doubt(self) -> bool:
        return self.value > self.plus_minus


@dataclass(frozen=True, slots=True)
class Weighed:
    turn: Turn
    won: tuple[Estimate, ...]  # by side
    scores: tuple[Estimate, ...]  # by side, where there are any
    behind: Estimate  # the best turn, in the same worlds


@dataclass(frozen=True, slots=True)
class Judgement:
    played: Weighed
    best: Weighed  # the played one, where nothing better was found
    others: tuple[Weighed, ...]  # those estimated beside the one played, the most promising first
    compared: int  # how many different turns were looked at
    worlds: int
    exact: bool  # counted, with the best play from then on


def weigh(question: Question, side: int, worlds: int) -> Judgement:
    """The decision of a side."""
    every = range(len(question.turns))
    if (exact := question.exact()) is not None:
        counted = Outcomes(np.array([[[float(chance)]] for chance in exact]))
        chosen = _promising(counted.won[:, :, side])
        return _told(question, chosen, counted.of(chosen), side, exact=True)
    if not question.hidden:
        only = question.play_out(every, 1)
        chosen = _promising(only.won[:, :, side])
        return _told(question, chosen, only.of(chosen), side)
    compared = question.play_out(every, math.ceil(worlds / COMPARED)).won if len(every) > 1 else None
    chosen = [PLAYED] if compared is None else _promising(compared[:, :, side])
    return _told(question, chosen, question.play_out(chosen, worlds), side)


def _promising(won: NDArray[np.float64]) -> list[int]:
    """The turn that was played and the best others. A better one comes first, if it led by more than the noise."""
    means = won.mean(axis=1)
    rivals = sorted((number for number in range(len(won)) if number != PLAYED), key=lambda number: -means[number])
    rivals = rivals[:FINALISTS]
    if not rivals:
        return [PLAYED]
    lead = _lead(won[rivals[0]] - won[PLAYED])
    return [rivals[0], PLAYED, *rivals[1:]] if lead.value > lead.plus_minus / SURE else [PLAYED, *rivals]


def _told(
    question: Question, chosen: Sequence[int], outcomes: Outcomes, side: int, *, exact: bool = False
) -> Judgement:
    """Whatever led before must lead here too, or the turn that was played is the best that is known."""
    won = outcomes.won[:, :, side]
    played = chosen.index(PLAYED)
    best = 0 if won[0].mean() > won[played].mean() else played
    weighed = [
        Weighed(
            question.turns[number],
            tuple(_share(each) for each in outcomes.won[place].T),
            () if outcomes.scores is None else tuple(_mean(each) for each in outcomes.scores[place].T),
            Estimate(0.0, 0.0) if place == best else _lead(won[best] - won[place]),
        )
        for place, number in enumerate(chosen)
    ]
    others = tuple(each for place, each in enumerate(weighed) if place != played)
    return Judgement(weighed[played], weighed[best], others, len(question.turns), won.shape[1], exact)


# Errors. One world alone is all there is: it has none.


def _share(won: NDArray[np.float64]) -> Estimate:
    """A share of games won. For the error two wins and two losses more count (Agresti, Coull): 0 of 600 is no proof."""
    worlds = len(won)
    likely = (won.sum() + 2) / (worlds + 4)
    return Estimate(float(won.mean()), _sure(likely * (1 - likely), worlds))


def _lead(difference: NDArray[np.float64]) -> Estimate:
    """A difference in the same worlds; a world more in which it was 1 is counted for the error, for the same reason."""
    worlds = len(difference)
    spread = (((difference - difference.mean()) ** 2).sum() + 1) / worlds
    return Estimate(float(difference.mean()), _sure(float(spread), worlds))


def _mean(scores: NDArray[np.float64]) -> Estimate:
    return Estimate(float(scores.mean()), _sure(float(scores.var()), len(scores)))


def _sure(variance: float, worlds: int) -> float:
    return 0.0 if worlds == 1 else SURE * math.sqrt(variance / worlds)
