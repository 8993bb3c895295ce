"""The Game's outlook: the chance to win that a search sees where it stops."""

import numpy as np
import pytest

from tenback.bots import weights
from tenback.bots.the_game import learn
from tenback.bots.the_game.strong import HORIZON
from tenback.bots.the_game.tuning import TUNING
from tenback.bots.the_game.weights import outlooks, weights_for
from tenback.kernels.compiled import AVAILABLE
from tenback.kernels.dice import dice
from tenback.kernels.the_game import learning, outlook, rules, signals, worth

slow = pytest.mark.skipif(not AVAILABLE, reason="without Numba this takes minutes")


def noted(seats, games, seed, *, silent=False, **options):
    """Positions of fresh games: cards to go, the best turn's score, and whether they were won."""
    notes = np.zeros((games * 98, 3))
    silent = silent or seats == 1
    kind = {name: options.get(name, False) for name in ("expert", "on_fire")}
    held = weights_for(seats, silent=silent, **kind)
    quiet = signals.EVERYBODY if silent else 0
    state = rules.empty(seats, **options)
    rows = learning.play_and_note(worth.workspace(), state, held, quiet, games, dice(seed), notes)
    return notes[:rows]


def test_a_known_outlook_is_found_again():
    rng = np.random.default_rng(5)
    known = np.array([1.0, -12.0, 3.0, 4.0, 6.0, -2.0])
    unlaid, scores = rng.integers(1, 99, 60_000).astype(float), rng.normal(100, 60, 60_000)
    chances = np.array([outlook.chance(known, int(cards), score) for cards, score in zip(unlaid, scores, strict=True)])
    found = outlook.fitted(unlaid, scores, (rng.random(60_000) < chances).astype(float))
    again = [outlook.chance(found, int(cards), score) for cards, score in zip(unlaid, scores, strict=True)]
    assert np.abs(chances - again).mean() < 0.01


@slow
@pytest.mark.parametrize("variant", ["1", "3", "2 silent", "3 silent", "4 silent", "5 silent"])
def test_the_outlook_is_right_on_average(variant):
    """Of positions of fresh games whose chance it calls a quarter, a quarter is won, and so on.

    The scores it goes by are those of the weights: whoever tunes these learns the outlook anew.
    """
    seats, *silent = variant.split()
    told = noted(int(seats), 1500, 77, silent=bool(silent))
    seen = np.array([outlook.chance(outlooks()[variant], int(cards), score) for cards, score, _ in told])
    for low in (0.0, 0.25, 0.5, 0.75):
        bin_ = (low <= seen) & (seen <= low + 0.25)
        assert bin_.sum() > 300
        assert abs(seen[bin_].mean() - told[bin_, learning.WINS].mean()) < 0.08


@slow
def test_notes_are_those_of_whole_games():
    """A row a turn, from all cards down; a game is won in all its rows or in none."""
    told = noted(1, 50, 3)
    starts = np.flatnonzero(told[:, learning.UNLAID] == 98)
    assert len(starts) == 50
    for game in np.split(told, starts[1:]):
        assert (np.diff(game[:, learning.UNLAID]) < 0).all()
        assert len(set(game[:, learning.WINS])) == 1
    assert 0 < told[starts, learning.WINS].mean() < 0.7


@slow
def test_who_cannot_cover_a_fire_teaches_nothing():
    told = noted(1, 300, 3, on_fire=True)
    hopeless = told[:, learning.SCORE] < -worth.NOWHERE / 2
    assert hopeless.any()
    _, positions = learning.learn(
        weights_for(1, silent=True, expert=False, on_fire=True), 1, 300, 3, silent=True, on_fire=True
    )
    assert positions == len(told) - hopeless.sum()


def test_every_kind_of_table_has_an_outlook_and_a_horizon():
    held = weights.read("the-game", outlook.OUTLOOK, weights.path("the-game", weights.OUTLOOK))
    assert held.keys() == set(TUNING.variants)
    assert HORIZON.keys() == {1, 2, 3, 4, 5}
    for values in held.values():
        by_score = [outlook.chance(outlook.outlook_of(values), 50, score) for score in (0.0, 100.0, 200.0, 300.0)]
        assert by_score == sorted(by_score)


@slow
@pytest.mark.parametrize("variant", TUNING.variants)
def test_half_way_an_outlook_tells_the_worst_positions_from_the_best(variant):
    """By the scores that positions have at such a table: every set of weights has a scale of its own."""
    seats, *kinds = variant.split()
    told = noted(int(seats), 400, 77, **dict.fromkeys(kinds, True))
    half_way = abs(told[:, learning.UNLAID] - 50) <= 5
    worst, best = np.quantile(told[half_way, learning.SCORE], [0.02, 0.98])
    own = outlooks()[variant]
    assert outlook.chance(own, 50, worst) < 0.5 < outlook.chance(own, 50, best)


@slow
def test_learning_again_gives_the_same_file():
    told = "".join(learn.main(["--games", "5"]))
    assert told == "".join(learn.main(["--games", "5"])) != "".join(learn.main(["--games", "6"]))


def test_no_games_is_an_error(capsys):
    with pytest.raises(SystemExit):
        list(learn.main(["--games", "0"]))
    assert "--games is at least 1" in capsys.readouterr().err
