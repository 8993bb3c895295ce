"""A face's spaces, for Gymnasium and PettingZoo."""

from typing import Any

import numpy as np
from gymnasium import spaces

from tenback.envs.adapter import Face

__all__ = ["action_space", "observation_space"]


def observation_space(face: Face) -> spaces.Dict:
    size = len(face.texts)
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(np.zeros_like(face.layout.high), face.layout.high, dtype=np.int16),
        "action_mask": spaces.Box(0, 1, (size,), np.int8),
    }
    return spaces.Dict(parts)


def action_space(face: Face) -> Any:  # of whole numbers: NumPy's or Python's
    return spaces.Discrete(len(face.texts))
