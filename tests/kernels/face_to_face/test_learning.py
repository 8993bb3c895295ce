"""How the network learns: from games, the same for the same seed."""

import numpy as np

from tenback.kernels.dice import dice
from tenback.kernels.face_to_face import learning, network
from tenback.kernels.network import train
from tests.kernels.face_to_face.asked import BY_HAND, NOTHING_KNOWN, a_net, as_set, described


def log_loss(rows, won, net):
    chances = np.array([network.outlook(row.astype(float), net) for row in rows])
    return float(-np.mean(np.log(np.where(won > 0, chances, 1 - chances))))


def test_the_network_learns_from_games_who_wins():
    rows, won = np.zeros((20_000, network.INPUTS), dtype=np.float32), np.zeros(20_000, dtype=np.float32)
    filled = learning.self_play(BY_HAND, NOTHING_KNOWN, 1, 200, dice(1), rows, won)
    assert 200 * 20 < filled < 200 * learning.A_GAME
    assert 0.4 < won[:filled].mean() < 0.6
    net = a_net(1)
    train(rows[:filled], won[:filled], 3, dice(2), net)
    unseen = slice(filled, filled + learning.self_play(BY_HAND, net, 6, 100, dice(3), rows[filled:], won[filled:]))
    assert log_loss(rows[unseen], won[unseen], net) < 0.65 < np.log(2) < log_loss(rows[unseen], won[unseen], a_net(1))
    open_piles, closed = {"up": 3, "down": 57}, {"up": 52, "down": 9}
    half = as_set(range(3, 59, 2))
    sides = [(open_piles, closed), (closed, open_piles)]
    good, bad = (
        described(**own, **{f"their_{pile}": top for pile, top in theirs.items()}, unlaid=half, their_unlaid=half)
        for own, theirs in sides
    )
    assert network.outlook(bad, net) + 0.2 < 0.6 < network.outlook(good, net)


def test_the_same_seed_learns_the_same():
    one, again, other = (learning.learn(BY_HAND, rounds=2, games=10, seed=seed) for seed in (1, 1, 2))
    assert (one == again).all()
    assert (one != other).any()
