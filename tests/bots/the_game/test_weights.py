"""What The Game's bots have learnt: weights for every table, and the score they are tuned by."""

import numpy as np

from tenback.bots.the_game.tuning import TUNING
from tenback.bots.the_game.weights import weights_for
from tenback.games.the_game import GAME
from tenback.kernels.compiled import AVAILABLE
from tenback.kernels.the_game import whole_games, worth


def test_weights_are_found_for_every_table():
    for seats in GAME.seats:
        for silent, expert, on_fire in np.ndindex(2, 2, 2):
            found = weights_for(seats, silent=bool(silent), expert=bool(expert), on_fire=bool(on_fire))
            assert found.shape == (len(worth.NAMES),)


def test_the_score_to_tune_by():
    tuning = TUNING
    assert set(tuning.start) == set(tuning.spread) == set(tuning.names)
    for variant in ("1", "2 silent", "3 expert", "4 on_fire"):
        assert variant in tuning.variants
        assert -1 < tuning.score(tuning.start, variant, 4, 1) <= 1


def test_whole_games_in_the_kernel_are_reproducible_and_mostly_good():
    weights = weights_for(3, silent=False, expert=False, on_fire=False)
    games = 300 if AVAILABLE else 2
    lefts = whole_games.play_games(weights, 3, games, 5)
    assert (lefts == whole_games.play_games(weights, 3, games, 5)).all()
    assert lefts.mean() < 12
    assert (lefts >= 0).all()
