"""What TEN's bots have learnt: it beats plain players, and can be tuned on.

The figures are in docs/bots.md; here only that nothing is broken.
"""

import pytest

from tenback.bots.ten.tuning import TUNING
from tenback.bots.ten.weights import mind_for
from tenback.core import Chance
from tenback.games.ten import GAME
from tenback.games.ten.decks import RECONSTRUCTED
from tenback.kernels.compiled import AVAILABLE
from tenback.kernels.ten.whole_games import FIRST, PLAIN, play_games


@pytest.mark.skipif(not AVAILABLE, reason="a hundred games take a compiler")
@pytest.mark.parametrize(("players", "least"), [(2, 0.8), (3, 0.6), (4, 0.55), (5, 0.45)])
def test_fast_beats_plain_players(players, least):
    mind = mind_for(GAME.deal(players, Chance("any")).table)
    deck = [int(card) for card in RECONSTRUCTED.cards(players)]
    shares, _ = play_games(mind, mind, (FIRST, *[PLAIN] * (players - 1)), deck, games=200, seed=7)
    assert shares[:, 0].mean() > least


def test_games_share_one_win_and_are_repeated_by_their_seed():
    mind = mind_for(GAME.deal(3, Chance("any")).table)
    deck = [int(card) for card in RECONSTRUCTED.cards(3)]
    shares, scored = play_games(mind, mind, (FIRST, FIRST, PLAIN), deck, games=4, seed=3)
    again, _ = play_games(mind, mind, (FIRST, FIRST, PLAIN), deck, games=4, seed=3)
    assert (shares.sum(axis=1) == 1).all()
    assert (shares == again).all()
    assert (scored > 0).all()


@pytest.mark.parametrize("variant", ["2", "1 7"])
def test_the_tuning_scores_its_start(variant):
    games_played = 40 if AVAILABLE else 2
    found = TUNING.score(TUNING.start, variant, games_played, 1)
    assert 0 <= found <= 1
    assert found == TUNING.score(TUNING.start, variant, games_played, 1)
    assert set(TUNING.start) == set(TUNING.spread) == set(TUNING.names)
