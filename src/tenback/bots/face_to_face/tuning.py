"""How the weights of Face to Face are tuned: from where, and by what score."""

from collections.abc import Mapping

import numpy as np

from tenback.bots.face_to_face.weights import VARIANT
from tenback.bots.weights import Tuning
from tenback.kernels.face_to_face.whole_games import duel
from tenback.kernels.face_to_face.worth import NAMES

__all__ = ["TUNING"]

START = {
    "either": 1.0,
    "better": 0.7,
    "worse": 0.7,
    "room": 0.0,
    "laid": 0.0,
    "fits": 0.0,
    "short": -0.3,
    "trick_held": 0.3,
    "trick_out": 0.1,
    "few_fit": -0.5,
    "their_either": -1.0,
    "their_better": -0.7,
    "their_worse": -0.7,
    "their_room": 0.0,
    "their_laid": 0.0,
    "their_fits": 0.0,
    "their_trick_out": -0.1,
}


def score(values: Mapping[str, float], variant: str, games: int, seed: int) -> float:  # noqa: ARG001 - there is one variant
    """The share of games won against what was learnt by hand, and against one that does not look at the other side."""
    mine = np.array([values[name] for name in NAMES])
    by_hand = np.array([START[name] for name in NAMES])
    selfish = np.array([0.0 if name.startswith("their") else START[name] for name in NAMES])
    return (duel(mine, by_hand, games=games, seed=seed) + duel(mine, selfish, games=games, seed=seed)) / 2


TUNING = Tuning(
    names=NAMES,
    start=START,
    spread=dict.fromkeys(NAMES, 0.3),
    variants=(VARIANT,),
    score=score,
)
