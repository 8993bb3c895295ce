"""Whole games by the kernel alone."""

import numpy as np
import pytest

from tenback.games.face_to_face import LOSES, WINS
from tenback.kernels import face_to_face as kernel
from tenback.kernels.dice import dice
from tenback.kernels.face_to_face import rules, turns, whole_games, worth
from tests.kernels.face_to_face.asked import BY_HAND, GAME, best


def test_duels_are_reproducible_and_fair():
    selfish = np.where(np.arange(len(worth.NAMES)) < worth.THEIRS, BY_HAND, 0)
    assert whole_games.duel(BY_HAND, BY_HAND, games=40, seed=1) == 0.5, "each deal is played from both sides"
    share = whole_games.duel(BY_HAND, selfish, games=100, seed=1)
    assert share == whole_games.duel(BY_HAND, selfish, games=100, seed=1)
    assert share > 0.5
    assert share + whole_games.duel(selfish, BY_HAND, games=100, seed=1) == pytest.approx(1)


@pytest.mark.parametrize("last_card", [LOSES, WINS])
def test_what_is_told_of_whole_games_is_what_the_rulebook_shows(last_card):
    """The same deals, and every turn the best by the weights."""
    played = whole_games.play_and_tell(BY_HAND, games=6, seed=5, last_wins=last_card == WINS)
    array, rolls = rules.empty(), dice(5)
    for number, (winner, ended, left, starter) in enumerate(zip(*played, strict=True)):
        rules.deal(array, rolls, number % 2, last_card == WINS)
        state = GAME.position(rules.decode(array))
        assert state.turn == starter == number % 2
        while state.ending is None:
            rows, _ = best(state)
            turns.finish(array, rows[0])
            state = GAME.position(rules.decode(array))
        assert state.ending.winners == (winner,)
        assert ended == rules.ending(array)
        assert left.tolist() == [len(state.hands[seat]) + len(state.draws[seat]) for seat in range(2)]
    assert len(set(played.winner.tolist())) == 2


def test_everything_can_be_prepared():
    kernel.prepare()
