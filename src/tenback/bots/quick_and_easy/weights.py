"""What the bots of Quick & Easy have learnt, by kind of table: weights for positions, and the networks of `strong`."""

from collections.abc import Mapping
from functools import cache

import numpy as np

from tenback.bots import weights
from tenback.games.quick_and_easy import GAME
from tenback.kernels.network import Net
from tenback.kernels.quick_and_easy.network import SHAPE
from tenback.kernels.quick_and_easy.worth import NAMES, Weights

__all__ = ["PRO", "STANDARD", "TWO", "network_for", "variant", "weights_for"]

STANDARD, TWO, PRO = "standard", "two", "pro"  # kinds of tables that have a network of their own


@cache
def learnt() -> Mapping[str, Mapping[str, float]]:
    return weights.read(GAME.slug, NAMES)


@cache
def weights_for(seats: int, *, pro: bool, silent: bool) -> Weights:
    known = learnt()
    talking = variant(seats, pro=pro)
    values = known.get(f"{talking} silent", known[talking]) if silent else known[talking]
    return np.array([values[name] for name in NAMES])


@cache
def network_for(seats: int, *, pro: bool) -> Net:
    """The network for so many players, from its file."""
    return weights.network(GAME.slug, PRO if pro else TWO if seats == 2 else STANDARD, SHAPE)


def variant(seats: int, *, pro: bool) -> str:
    """The name of a kind of table among the weights."""
    return f"{seats} pro" if pro else str(seats)
