"""Turns on trial: in worlds that may be, the same for all of them."""

import numpy as np
import pytest

from tenback.core import Chance
from tenback.kernels.dice import dice
from tenback.kernels.face_to_face import rules, search, worlds
from tenback.kernels.network import LAST
from tests.kernels.face_to_face.asked import BY_HAND, GAME, NOTHING_KNOWN, a_net, as_set, best


def test_worlds_are_what_may_be():
    state = GAME.deal(2, Chance("worlds"), first=1)
    view, world, throws, seen = rules.encode(state), rules.empty(), dice(3), set()
    unlaid = [rules.unlaid_of(view, seat) for seat in range(2)]
    for _ in range(50):
        worlds.imagine(view, 1, unlaid[0], unlaid[1] & ~as_set(state.hands[1]), throws, world)
        other = GAME.position(rules.decode(world))
        assert other.view(1) == state.view(1)
        seen.add(other.hands[0])
    assert len(seen) == 50


def test_rollouts_judge_every_turn_in_the_same_worlds():
    state = GAME.deal(2, Chance("rollouts"), first=0)
    rows, _ = best(state, most=3)
    rows = np.concatenate([rows, rows[:1]])
    array = rules.encode(state)
    unlaid = np.array([rules.unlaid_of(array, seat) for seat in range(2)])
    total, squares = np.zeros(4), np.zeros(4)
    search.try_out(array, unlaid, rows, 4, 20, 3, BY_HAND, search.NO_NET, dice(5), total, squares)
    assert total[0] == total[3]
    assert squares[0] == squares[3] == 0
    assert ((total > 0) & (total < 20)).all()
    assert rules.decode(array) == state.position()


def on_trial(state, rows, *, worlds, ahead, net=NOTHING_KNOWN):
    array = rules.encode(state)
    unlaid = np.array([rules.unlaid_of(array, seat) for seat in range(2)])
    total, squares = np.zeros(len(rows)), np.zeros(len(rows))
    search.try_out(array, unlaid, rows, len(rows), worlds, ahead, BY_HAND, net, dice(5), total, squares)
    assert rules.decode(array) == state.position()
    return total, squares


@pytest.mark.parametrize("ahead", [1, 2, 3])
def test_turns_are_on_trial_in_the_same_worlds(ahead):
    state = GAME.deal(2, Chance("trial"), first=0)
    rows, _ = best(state, most=3)
    rows = np.concatenate([rows, rows[:1]])
    total, squares = on_trial(state, rows, worlds=20, ahead=ahead, net=a_net(3))
    assert total[0] == total[3] != total[1]
    assert squares[0] == squares[3] == 0 < squares[1]
    hopeful = NOTHING_KNOWN.copy()
    hopeful[LAST, 0] = np.log(3)
    total, _ = on_trial(state, rows, worlds=20, ahead=ahead, net=hopeful)
    assert total == pytest.approx(15 if ahead == 2 else 5), "whoever laid last hopes to win three games of four"


@pytest.mark.parametrize("ahead", [1, 2, 3])
@pytest.mark.parametrize(("up", "down", "won"), [(59, 2, 4), (1, 60, 0)])
def test_a_trial_sees_who_wins(ahead, up, down, won):
    """The opponent's last two cards fit nowhere, or both fit."""
    data = GAME.deal(2, Chance("a"), first=0).position()
    data["piles"][1] = {"up": up, "down": down}
    data["hands"][1], data["draws"][1] = [20, 30], []
    state = GAME.position(data)
    rows, _ = best(state, most=1)
    total, _ = on_trial(state, rows, worlds=4, ahead=ahead)
    assert total[0] == won
