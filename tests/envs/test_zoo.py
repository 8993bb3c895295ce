"""PettingZoo: its own tests, and what they do not ask."""

import warnings
from functools import partial
from types import SimpleNamespace

import numpy as np
import pytest

from tenback.envs import zoo
from tenback.envs.adapter import EnvError
from tests.envs.tables import TABLES, label

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # PettingZoo's tests import its games in a way it gave up
    from pettingzoo.test import api_test, parallel_api_test, seed_test
    from pettingzoo.test.max_cycles_test import max_cycles_test


@pytest.fixture(autouse=True)
def _known_warnings():
    # PettingZoo's tests know only its own games as those with a mask, which is nothing for an agent that has left.
    for text in (
        "Observation is not a NumPy array",
        "Observation space for each agent probably should be",
        "Action mask numpy array is all zeros",
    ):
        warnings.filterwarnings("ignore", message=text)


@pytest.mark.parametrize("table", TABLES, ids=label)
def test_pettingzoos_api_test(table, capsys):
    game, seats, options = table
    api_test(zoo.env(game, seats, **options), num_cycles=60)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("table", TABLES, ids=label)
def test_pettingzoos_seed_test(table):
    game, seats, options = table
    seed_test(partial(zoo.env, game, seats, **options), num_cycles=60)


@pytest.mark.parametrize("game", ["the-game", "ten"])
def test_pettingzoos_max_cycles_test(game):
    """It counts the same number of actions for every agent, so that only those who play alone fit."""
    max_cycles_test(SimpleNamespace(env=partial(zoo.env, game, 1), parallel_env=partial(zoo.parallel_env, game, 1)))


def test_everybody_at_once():
    parallel_api_test(zoo.parallel_env("quick-and-easy", 3), num_cycles=60)


def played(env, seed):
    """A whole game: by agent, the sum of the rewards that it was told."""
    rng, totals = np.random.default_rng(seed), dict.fromkeys(env.possible_agents, 0.0)
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        totals[agent] += reward
        env.step(None if over or cut else int(rng.choice(seen["action_mask"].nonzero()[0])))
    return totals


@pytest.mark.parametrize("table", TABLES, ids=label)
def test_everybody_is_told_what_the_game_was_worth_once(table):
    game, seats, options = table
    env = zoo.env(game, seats, **options)
    totals = played(env, 1)
    ending = env._now().ending
    assert ending is not None
    assert list(totals.values()) == pytest.approx(list(env._face.returns(ending, seats)))


def test_only_the_agent_on_turn_has_actions_and_sees_its_own_hand():
    env = zoo.env("the-game", 3, first=1)
    env.reset(seed=4)
    assert env.agent_selection == "player_1"
    for seat, agent in enumerate(env.agents):
        seen = env.observe(agent)
        assert seen["action_mask"].any() == (seat == 1)
        start = env._face.layout.starts["hand"]
        hand = seen["observation"][start : start + 98].nonzero()[0] + 2
        assert hand.tolist() == env._now().position()["hands"][seat]


def test_a_forbidden_action_changes_nothing_and_costs_a_point():
    env = zoo.env("the-game", 2)
    env.reset(seed=4)
    before = env._state
    env.step(392)  # end, with nothing laid
    assert env._state is before
    assert env.agent_selection == "player_0"
    assert env.last()[1] == -1
    assert "at least 2" in env.last()[4]["refusal"]
    env.step(int(env.last()[0]["action_mask"].nonzero()[0][0]))
    assert env.infos["player_0"] == {}
    assert env.agent_selection == "player_0"
    assert env.last()[1] == 0  # each reward is told once


def test_render_shows_what_the_agent_on_turn_sees():
    env = zoo.env("face-to-face", render_mode="ansi")
    env.reset(seed=4)
    assert str(env.render()).startswith("piles: up=1 down=60 their-up=1 their-down=60\n")


def test_nothing_before_the_deal():
    with pytest.raises(EnvError, match="reset"):
        zoo.env().step(0)
