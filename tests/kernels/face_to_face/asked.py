"""What the tests of the compiled Face to Face ask with: sets of cards, weights by hand, and the best turns."""

from typing import Any

import numpy as np

from tenback import games
from tenback.games.face_to_face import HAND_SIZE
from tenback.kernels.dice import dice
from tenback.kernels.face_to_face import network, rules, turns
from tenback.kernels.network import fresh

GAME: Any = games.get("face-to-face")
BY_HAND = np.array([1, 0.7, 0.7, 0, 0, 0, -0.3, 0.3, 0.1, -0.5, -1, -0.7, -0.7, 0, 0, 0, -0.1])


def as_set(cards):
    return sum(1 << card for card in cards)


def best(state, most=1, weights=BY_HAND, cards=HAND_SIZE):
    array = rules.encode(state)
    rows, values = np.zeros((most, turns.WIDTH), dtype=np.int16), np.zeros(most)
    path, seen = np.zeros(turns.WIDTH, dtype=np.int16), np.zeros(turns.SEEN, dtype=np.int64)
    me = state.turn
    unlaid = [rules.unlaid_of(array, seat) for seat in range(2)]
    found = turns.best_turns(array, unlaid[me], unlaid[1 - me], weights, rows, values, path, seen, cards)
    return rows[:found], values[:found]


NOTHING_KNOWN = np.zeros(network.SHAPE)


def described(**changed):
    asked: dict[str, Any] = {
        "up": 20,
        "down": 31,
        "hand": as_set([10, 24, 29, 50]),
        "unlaid": as_set([10, 12, 21, 24, 28, 29, 40, 41, 50, 51, 52, 53]),
        "to_draw": 8,
        "gave": False,
        "their_up": 30,
        "their_down": 9,
        "their_unlaid": as_set([3, 19, 20, 22, 25, 29, 35, 58]),
        "their_held": 6,
        "their_draw": 2,
    }
    numbers = np.full(network.INPUTS, np.nan)
    everything: list[Any] = [*(asked | changed).values(), numbers]
    network.describe(*everything)
    return numbers


def a_net(seed):
    return fresh(network.INPUTS, network.HIDDEN, dice(seed))
