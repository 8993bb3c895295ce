"""The outlook: how likely a game will be won, by the best turn's score and the cards that are not laid yet.

A turn's score (`turns.plan`) compares turns of one hand, not games. But of games with as many cards to go, those with a
better best turn are won more often, and that can be counted: a logistic regression over games of the fast policy.
"""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from tenback.games.the_game import CARDS
from tenback.kernels.compiled import compiled

__all__ = ["OUTLOOK", "chance", "fitted", "outlook_of"]

OUTLOOK = ("constant", "cards", "cards_squared", "score", "score_cards", "score_cards_squared")
ALL_CARDS = float(len(CARDS))
A_SCORE = 100.0  # so that all six are of one size
STEPS = 30  # of Newton's method: it has long stopped moving by then
A_LITTLE = 1e-6  # towards nought: without it games that are all won would have no end

Floats = NDArray[np.float64]


def outlook_of(values: Mapping[str, float]) -> Floats:
    return np.array([values[name] for name in OUTLOOK])


@compiled
def chance(outlook: Floats, unlaid: int, score: float) -> float:
    """Of winning, before a turn with this score."""
    cards, scored = unlaid / ALL_CARDS, score / A_SCORE
    sum_of_all = outlook[0] + outlook[1] * cards + outlook[2] * cards * cards
    sum_of_all += scored * (outlook[3] + outlook[4] * cards + outlook[5] * cards * cards)
    return float(1.0 / (1.0 + np.exp(-sum_of_all)))


def fitted(unlaid: Floats, scores: Floats, won: Floats) -> Floats:
    """The outlook that fits these positions and how their games ended."""
    cards, scored = unlaid / ALL_CARDS, scores / A_SCORE
    looks = np.stack([np.ones_like(cards), cards, cards**2, scored, scored * cards, scored * cards**2], axis=1)
    found = np.zeros(len(OUTLOOK))
    for _ in range(STEPS):
        likely = 1.0 / (1.0 + np.exp(-(looks @ found)))
        slope = looks.T @ (won - likely) - A_LITTLE * found
        bend = (looks * (likely * (1 - likely))[:, None]).T @ looks + A_LITTLE * np.eye(len(OUTLOOK))
        found += np.linalg.solve(bend, slope)
    return found
