"""How the weights of Quick & Easy are tuned: from where, and by what score."""

from collections.abc import Mapping

import numpy as np

from tenback.bots.quick_and_easy.fast import DEPTH, DEPTH_FOR_PROS, WORLDS
from tenback.bots.quick_and_easy.weights import variant
from tenback.bots.weights import Tuning
from tenback.games.quick_and_easy import GAME
from tenback.kernels.quick_and_easy.whole_games import SIGNALS, SILENT, play_games
from tenback.kernels.quick_and_easy.worth import NAMES

__all__ = ["TUNING"]


def score(values: Mapping[str, float], which: str, games: int, seed: int) -> float:
    """The share of games won."""
    seats, *rest = which.split()
    pro = "pro" in rest
    cards_left = play_games(
        np.array([values[name] for name in NAMES]),
        int(seats),
        pro=pro,
        heard=SILENT if "silent" in rest else SIGNALS,
        depth=DEPTH_FOR_PROS if pro else DEPTH,
        worlds=WORLDS,
        games=games,
        seed=seed,
    )
    return float(np.mean(cards_left == 0))


TUNING = Tuning(
    names=NAMES,
    start=dict.fromkeys(NAMES, 0.0)
    | {"either": 1.0, "better": 0.5, "worse": 0.5, "back_better": 0.3, "back_worse": 0.3},
    spread=dict.fromkeys(NAMES, 0.5),
    variants=tuple(
        f"{variant(seats, pro=pro)}{quiet}"
        for quiet in ("", " silent")
        for pro in (False, True)
        for seats in GAME.seats
    ),
    score=score,
)
