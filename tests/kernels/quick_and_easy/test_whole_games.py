"""Whole games by the kernel alone."""

import numpy as np
import pytest

from tenback.kernels import quick_and_easy as kernel
from tenback.kernels.quick_and_easy import whole_games


@pytest.mark.parametrize("pro", [False, True])
def test_whole_games_are_reproducible_and_talk_helps(pro):
    weights = np.array([0, 1, 0.5, 0.5, 0.3, 0.3, *[0] * 10])
    left = {
        heard: whole_games.play_games(weights, 3, pro=pro, heard=heard, depth=2, worlds=6, games=100, seed=1)
        for heard in (whole_games.SILENT, whole_games.SIGNALS, whole_games.OPEN)
    }
    again = whole_games.play_games(weights, 3, pro=pro, heard=whole_games.OPEN, depth=2, worlds=6, games=100, seed=1)
    assert (left[whole_games.OPEN] == again).all()
    silent, signals, open_hands = (left[heard].mean() for heard in sorted(left))
    assert silent > signals > open_hands


def test_everything_can_be_prepared():
    kernel.prepare()
