"""Face to Face, compiled: its rules, whole turns and their worth, whole games and rollouts."""

import numpy as np

from tenback.games.face_to_face import HAND_SIZE
from tenback.kernels.dice import dice
from tenback.kernels.face_to_face.duels import WIDTH, duel, roll_out
from tenback.kernels.face_to_face.outlook import SHAPE
from tenback.kernels.face_to_face.playing_out import play_out
from tenback.kernels.face_to_face.rules import MOST_ACTIONS, actions, deal, empty, ending, play, random_games, winner
from tenback.kernels.face_to_face.trials import at_first_sight, try_out
from tenback.kernels.face_to_face.turns import MOST_KEPT, NAMES, SEEN, best_turns, unlaid_of

__all__ = ["prepare"]


def prepare() -> None:
    """Ask everything that is compiled once, so that it is compiled and kept."""
    random_games(1, 0)
    weights = np.zeros(len(NAMES))
    duel(weights, weights, games=2, seed=0)
    state, throws = empty(), dice(0)
    deal(state, throws, 0, False)
    unlaid = np.array([unlaid_of(state, 0), unlaid_of(state, 1)], dtype=np.int64)
    rows, values = np.zeros((MOST_KEPT, WIDTH), dtype=np.int16), np.zeros(MOST_KEPT)
    path, seen = np.zeros(WIDTH, dtype=np.int16), np.zeros(SEEN, dtype=np.int64)
    best_turns(state, int(unlaid[0]), int(unlaid[1]), weights, rows, values, path, seen, HAND_SIZE)
    total, squares = np.zeros(MOST_KEPT), np.zeros(MOST_KEPT)
    roll_out(state, unlaid, rows, 1, 1, 1, 1.0, weights, throws, total, squares)
    net = np.zeros(SHAPE)
    at_first_sight(state, unlaid, rows, 1, net, values)
    try_out(state, unlaid, rows, 1, 1, 1, weights, net, throws, total, squares)
    play_out(state, unlaid, rows[:1], weights, net, throws, np.zeros((1, 1, 2)))
    offered = np.zeros(MOST_ACTIONS, dtype=np.int16)
    actions(state, offered)
    play(state, int(offered[0]))
    winner(state, ending(state))
