"""What the bots of Face to Face have learnt: weights for positions, and the network of `strong`."""

from functools import cache

import numpy as np

from tenback.bots import weights as learnt
from tenback.games.face_to_face import GAME
from tenback.kernels.face_to_face.network import SHAPE
from tenback.kernels.face_to_face.worth import NAMES, Weights
from tenback.kernels.network import Net

__all__ = ["VARIANT", "network", "weights"]

VARIANT = "2"  # there is one kind of table


@cache
def weights() -> Weights:
    values = learnt.read(GAME.slug, NAMES)[VARIANT]
    return np.array([values[name] for name in NAMES])


@cache
def network() -> Net:
    """The network, from its file."""
    return learnt.network(GAME.slug, VARIANT, SHAPE)
