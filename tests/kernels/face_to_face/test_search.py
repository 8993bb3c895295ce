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


def on_trial(state, rows, *, worlds, ahead, net=NOTHING_KNOWN, still=None):
    """What the turns were worth: a row a world, a column a turn."""
    array = rules.encode(state)
    unlaid = np.array([rules.unlaid_of(array, seat) for seat in range(2)])
    still, results = np.ones(len(rows), np.int64) if still is None else still, np.full((worlds, len(rows)), np.nan)
    search.try_out(array, unlaid, rows, worlds, ahead, BY_HAND, net, dice(5), still, results)
    assert rules.decode(array) == state.position()
    return results


def test_rollouts_judge_every_turn_in_the_same_worlds():
    state = GAME.deal(2, Chance("rollouts"), first=0)
    rows, _ = best(state, most=3)
    results = on_trial(state, np.concatenate([rows, rows[:1]]), worlds=20, ahead=3, net=search.NO_NET)
    assert (results[:, 0] == results[:, 3]).all()
    assert ((results >= 0) & (results <= 1)).all()
    assert ((results.mean(0) > 0) & (results.mean(0) < 1)).all()


@pytest.mark.parametrize("ahead", [1, 2, 3])
def test_turns_are_on_trial_in_the_same_worlds(ahead):
    state = GAME.deal(2, Chance("trial"), first=0)
    rows, _ = best(state, most=3)
    rows = np.concatenate([rows, rows[:1]])
    results = on_trial(state, rows, worlds=20, ahead=ahead, net=a_net(3))
    assert (results[:, 0] == results[:, 3]).all()
    assert (results[:, 0] != results[:, 1]).any()
    hopeful = NOTHING_KNOWN.copy()
    hopeful[LAST, 0] = np.log(3)
    results = on_trial(state, rows, worlds=20, ahead=ahead, net=hopeful)
    assert results == pytest.approx(0.75 if ahead == 2 else 0.25), "whoever laid last hopes to win three games of four"


def test_what_is_out_of_the_running_is_not_looked_at_and_changes_nothing_for_the_others():
    state = GAME.deal(2, Chance("trial"), first=0)
    rows, _ = best(state, most=3)
    every = on_trial(state, rows, worlds=6, ahead=2, net=a_net(3))
    some = on_trial(state, rows, worlds=6, ahead=2, net=a_net(3), still=np.array([1, 0, 1]))
    assert np.isnan(some[:, 1]).all()
    assert (some[:, [0, 2]] == every[:, [0, 2]]).all()


@pytest.mark.parametrize("ahead", [1, 2, 3])
@pytest.mark.parametrize(("up", "down", "won"), [(59, 2, 1), (1, 60, 0)])
def test_a_trial_sees_who_wins(ahead, up, down, won):
    """The opponent's last two cards fit nowhere, or both fit."""
    data = GAME.deal(2, Chance("a"), first=0).position()
    data["piles"][1] = {"up": up, "down": down}
    data["hands"][1], data["draws"][1] = [20, 30], []
    state = GAME.position(data)
    rows, _ = best(state, most=1)
    assert (on_trial(state, rows, worlds=4, ahead=ahead) == won).all()
