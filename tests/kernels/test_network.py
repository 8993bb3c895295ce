"""Small networks: what they say is what their rows tell, and they learn what can be learnt."""

import numpy as np
import pytest

from tenback.kernels.compiled import AVAILABLE
from tenback.kernels.dice import dice
from tenback.kernels.network import BATCH, BIAS, FASTEST, LAST, LEAK, SAYS, foreseen, fresh, shape, train


def by_hand(numbers, net):
    units = numbers @ net[:BIAS] + net[BIAS]
    said = np.where(units > 0, units, LEAK * units) @ net[SAYS] + net[LAST, 0]
    return 1 / (1 + np.exp(-said))


def test_what_a_network_says():
    rng = np.random.default_rng(3)
    for _ in range(50):
        net, numbers = rng.normal(size=shape(7, 4)), rng.normal(size=7) * (rng.random(7) < 0.7)
        assert foreseen(numbers, net, np.full(4, np.nan)) == pytest.approx(by_hand(numbers, net))


def test_one_that_knows_nothing_is_made_by_the_dice():
    net = fresh(7, 4, dice(1))
    assert net.shape == shape(7, 4) == (10, 4)
    assert (net == fresh(7, 4, dice(1))).all()
    assert (net != fresh(7, 4, dice(2))).any()
    assert not net[BIAS].any()
    assert not net[LAST].any()
    assert len(set(net[SAYS])) == 4


@pytest.mark.skipif(not AVAILABLE, reason="without Numba this takes minutes")
def test_it_learns_what_no_straight_line_tells():
    """Won if exactly one of two numbers is above zero; a third says nothing."""
    rng = np.random.default_rng(5)
    rows = rng.uniform(-1, 1, (20_000, 3)).astype(np.float32)
    won = ((rows[:, 0] > 0) != (rows[:, 1] > 0)).astype(np.float32)
    net = fresh(3, 16, dice(1))
    before = net.copy()
    train(rows, won, 10, dice(2), net)
    fresh_rows = rng.uniform(-1, 1, (2000, 3))
    right = (by_hand(fresh_rows, net) > 0.5) == ((fresh_rows[:, 0] > 0) != (fresh_rows[:, 1] > 0))
    assert right.mean() > 0.95
    again = before.copy()
    train(rows, won, 10, dice(2), again)
    assert (again == net).all()


def test_a_first_step_is_as_long_as_its_pace():
    """Adam's first step goes by the slopes' signs alone; of two steps, the second has no pace left."""
    net = fresh(3, 4, dice(1))
    before = net.copy()
    train(np.ones((2 * BATCH, 3), np.float32), np.ones(2 * BATCH, np.float32), 1, dice(2), net)
    moved = np.abs(net - before)
    assert moved[:LAST] == pytest.approx(FASTEST / 2, rel=1e-3)
    assert moved[LAST] == pytest.approx([FASTEST / 2, 0, 0, 0], rel=1e-3)
    assert by_hand(np.ones(3), net) > by_hand(np.ones(3), before)  # all games were won
