"""Quick & Easy, compiled: its rules, what hands say, and the look ahead that its bots choose by."""

import numpy as np

from tenback.kernels.comparing import decide, narrow
from tenback.kernels.dice import dice
from tenback.kernels.quick_and_easy.at_random import random_games
from tenback.kernels.quick_and_easy.play_out import play_out
from tenback.kernels.quick_and_easy.rules import (
    DECK_END,
    DRAWN,
    MOST_ACTIONS,
    actions,
    deal,
    empty,
    ending,
    left,
    play,
)
from tenback.kernels.quick_and_easy.search import NO_NET, judge, try_out
from tenback.kernels.quick_and_easy.signals import MOST_HANDS, vocabulary
from tenback.kernels.quick_and_easy.turns import MOST_TURNS, options_of
from tenback.kernels.quick_and_easy.whole_games import SIGNALS, play_games
from tenback.kernels.quick_and_easy.worth import LOOKS, NAMES

__all__ = ["prepare"]


def prepare() -> None:
    """Ask everything that is compiled once, so that it is compiled and kept."""
    random_games(1, 0)
    weights = np.zeros(len(NAMES))
    play_games(weights, 2, pro=False, heard=SIGNALS, depth=1, worlds=1, games=1, seed=0)
    state, throws = empty(), dice(0)
    deal(state, throws, 2, False, 0)
    offered = np.zeros(MOST_ACTIONS, dtype=np.int8)
    actions(state, offered)
    every = (1 << 50) - 1
    hands, words = np.zeros(MOST_HANDS, dtype=np.int64), np.zeros(MOST_HANDS, dtype=np.int32)
    vocabulary(every, 50, 50, 2, False, hands, words)
    state[DECK_END] -= state[DRAWN]
    state[DRAWN] = 0
    turns, total, looks = (
        np.zeros((MOST_TURNS + 1, 4), dtype=np.int8),
        np.zeros(MOST_TURNS + 1),
        np.zeros(len(LOOKS) + 1),
    )
    possible, how_many = np.zeros((2, MOST_HANDS), dtype=np.int64), np.zeros(2, dtype=np.int64)
    judge(state, every, possible, how_many, 1, 1, weights, NO_NET, throws, turns, total, looks)
    still, results = np.ones(options_of(state, turns), dtype=np.int64), np.zeros((1, MOST_TURNS + 1))
    try_out(state, every, possible, how_many, 1, 1, weights, NO_NET, throws, turns, still, results, looks)
    narrow(results, 1, still, 1.0)
    decide(results, 1, still, 0.0)
    play_out(state, every, possible, how_many, turns[:1].copy(), False, weights, throws, np.zeros((1, 1)))
    play(state, int(offered[0]))
    ending(state)
    left(state)
