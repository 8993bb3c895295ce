"""Face to Face, compiled: its rules, whole turns and their worth, the search of its bots, whole games."""

import numpy as np

from tenback.games.face_to_face import HAND_SIZE
from tenback.kernels.comparing import decide, narrow
from tenback.kernels.dice import dice
from tenback.kernels.face_to_face.at_random import random_games
from tenback.kernels.face_to_face.network import SHAPE, at_first_sight
from tenback.kernels.face_to_face.play_out import play_out
from tenback.kernels.face_to_face.rules import MOST_ACTIONS, actions, deal, empty, ending, play, unlaid_of, winner
from tenback.kernels.face_to_face.search import NO_NET, try_out
from tenback.kernels.face_to_face.turns import MOST_KEPT, SEEN, WIDTH, best_turns
from tenback.kernels.face_to_face.whole_games import duel
from tenback.kernels.face_to_face.worth import NAMES

__all__ = ["prepare"]


def prepare() -> None:
    """Ask everything that is compiled once, so that it is compiled and kept."""
    random_games(1, 0)
    weights = np.zeros(len(NAMES))
    duel(weights, weights, games=2, seed=0)
    state, throws = empty(), dice(0)
    deal(state, throws, 0, False)
    unlaid = np.array([unlaid_of(state, 0), unlaid_of(state, 1)], dtype=np.int64)
    turns, values = np.zeros((MOST_KEPT, WIDTH), dtype=np.int16), np.zeros(MOST_KEPT)
    path, seen = np.zeros(WIDTH, dtype=np.int16), np.zeros(SEEN, dtype=np.int64)
    best_turns(state, int(unlaid[0]), int(unlaid[1]), weights, turns, values, path, seen, HAND_SIZE)
    still, results = np.ones(1, dtype=np.int64), np.zeros((1, 1))
    net = np.zeros(SHAPE)
    at_first_sight(state, unlaid, turns, 1, net, values)
    try_out(state, unlaid, turns, 1, 1, weights, NO_NET, throws, still, results)
    narrow(results, 1, still, 1.0)
    decide(results, 1, still, 1.0)
    play_out(state, unlaid, turns[:1], weights, net, throws, np.zeros((1, 1, 2)))
    offered = np.zeros(MOST_ACTIONS, dtype=np.int16)
    actions(state, offered)
    play(state, int(offered[0]))
    winner(state, ending(state))
