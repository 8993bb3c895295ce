"""TEN, compiled: rules, scores, the judgement of `fast`, and the search of `strong`."""

import numpy as np

from tenback.kernels.comparing import decide, narrow
from tenback.kernels.dice import dice
from tenback.kernels.ten.at_random import random_games
from tenback.kernels.ten.layout import MOST_ACTIONS, TURN
from tenback.kernels.ten.play_out import play_out
from tenback.kernels.ten.rules import actions, deal, empty, ending, play
from tenback.kernels.ten.scores import cards_in_runs, points, room_to_score, score
from tenback.kernels.ten.search import MOST_CANDIDATES, candidates, try_out
from tenback.kernels.ten.turns import choose
from tenback.kernels.ten.whole_games import FIRST, PLAIN, play_games
from tenback.kernels.ten.worth import NAMES, mind

__all__ = ["prepare"]


def prepare() -> None:
    """Compile all that is called from outside, or find it on the shelf."""
    deck = [0, 10, 20, 30, 37, 41]
    judge = mind(dict.fromkeys(NAMES, 0.5), np.ones(9))
    random_games(1, 1, 2, deck)
    play_games(judge, judge, (FIRST, PLAIN), deck, games=1, seed=1)
    state, tried = empty(len(deck)), np.zeros(MOST_CANDIDATES + MOST_ACTIONS, np.int64)
    deal(state, np.array(deck, np.int8), 2, 0, 0, 0, 0, dice(1))
    still, results = np.ones(candidates(state, judge, tried), np.int64), np.zeros((1, MOST_CANDIDATES))
    try_out(state, state.copy(), state.copy(), judge, tried, still, 1, results, dice(1))
    narrow(results, 1, still, 1.0)
    decide(results, 1, still, 1.0)
    play_out(state, judge, tried[:1].copy(), dice(1), np.zeros((1, 1, 2)), np.zeros((1, 1, 2)))
    while state[TURN] >= 0:
        actions(state, tried)
        play(state, choose(state, judge))
    worth = score(state, 0, room_to_score())
    points(worth)
    cards_in_runs(worth)
    ending(state, room_to_score(), tried[:5], tried[5:10])
