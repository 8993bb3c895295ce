"""Gymnasium: its own checker, seeds, bots, refusals."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import tenback.envs.gym
from tenback.bots import UnknownBot
from tenback.bots.random import Random
from tenback.core import OptionError, SeatError
from tenback.envs.adapter import EnvError
from tests.envs.tables import TABLES, label


def made(game, seats, **settings):
    return gymnasium.make(f"tenback/{game}-v0", seats=seats, disable_env_checker=True, **settings).unwrapped


def played(env, seed):
    """A whole game of legal moves at random: everything seen, the sum of rewards, the last info."""
    rng = np.random.default_rng(seed)
    seen, total = env.reset(seed=seed)[0], 0.0
    story = [seen["observation"]]
    while True:
        seen, reward, over, truncated, info = env.step(int(rng.choice(seen["action_mask"].nonzero()[0])))
        story.append(seen["observation"])
        total += reward
        assert not truncated
        if over:
            return np.stack(story), total, info


@pytest.mark.parametrize("table", TABLES, ids=label)
def test_the_checker_of_gymnasium_is_content(table):
    game, seats, options = table
    check_env(made(game, seats, bots="random", render_mode="ansi", **options), skip_render_check=True)


@pytest.mark.parametrize("limit", range(4, 11))
def test_ten_alone_against_each_limit(limit):
    _, total, info = played(made("ten", 1, limit=limit), limit)
    assert total == (1 if info["won"] else -1)


@pytest.mark.parametrize("table", TABLES, ids=label)
def test_seeds_reproduce_and_differ(table):
    game, seats, options = table
    env = made(game, seats, bots="novice", seat=seats - 1, **options)
    first, again, other = played(env, 5), played(env, 5), played(env, 6)
    assert np.array_equal(first[0], again[0])
    assert first[1:] == again[1:]
    assert not np.array_equal(first[0], other[0])


def test_a_forbidden_action_changes_nothing_and_costs_a_point():
    env = made("the-game", 1)
    before, _ = env.reset(seed=1)
    end = env.action_space.n - 1
    assert not before["action_mask"][end]
    after, reward, over, truncated, info = env.step(end)
    assert np.array_equal(before["observation"], after["observation"])
    assert (reward, over, truncated) == (-1.0, False, False)
    assert "at least 2" in info["refusal"]
    assert "refusal" not in env.step(int(after["action_mask"].nonzero()[0][0]))[4]


def test_max_cycles_cut_a_game_short():
    env = made("the-game", 1, max_cycles=2)
    env.reset(seed=1)
    assert env.step(env.action_space.n - 1)[2:4] == (False, False)
    assert env.step(env.action_space.n - 1)[2:4] == (False, True)


def test_the_mask_goes_by_the_name_that_others_use():
    env = made("ten", 1)
    seen, _ = env.reset(seed=2)
    assert np.array_equal(env.action_masks(), seen["action_mask"] == 1)


def test_each_seat_has_its_own_bot():
    """Who sits where decides how the game goes on."""
    games = [
        played(made("the-game", 3, bots=names, seat=1), 3)[0] for names in (["random", "novice"], ["novice", "random"])
    ]
    assert not np.array_equal(*games)


def test_bots_get_new_dice_for_every_question():
    class Listener(Random):
        def _act(self, view, said, budget, chance):
            dice.append(chance.seed)
            return super()._act(view, said, budget, chance)

    dice: list[str] = []
    env = made("face-to-face", 2)
    env._bots = {1: Listener()}
    for seed in (1, 2):
        played(env, seed)
    assert len(set(dice)) == len(dice) > 10


def test_render_shows_the_own_hand():
    env = made("the-game", 2, seat=1, first=1, render_mode="ansi")
    env.reset(seed=3)
    assert f"hand: {' '.join(map(str, env._state.hands[1]))}\n" in env.render()


@pytest.mark.parametrize(
    ("settings", "error", "words"),
    [
        ({"game": "quick-and-easy", "seats": 1}, SeatError, "2 to 5 players, not 1"),
        ({"game": "the-game", "seats": 2, "pro": True}, OptionError, "no option"),
        ({"game": "ten", "seats": 2, "limit": 5}, OptionError, "one player alone"),
        ({"game": "the-game", "seats": 2, "bots": "clever"}, UnknownBot, "novice"),
        ({"game": "the-game", "seats": 3, "bots": ["novice"]}, EnvError, "2 other seats, and 1 bots"),
        ({"game": "the-game", "seats": 2, "seat": 2}, EnvError, "0 to 1, not 2"),
    ],
)
def test_bad_tables_are_refused_before_anything_is_played(settings, error, words):
    with pytest.raises(error, match=words):
        tenback.envs.gym.SeatEnv(**settings)


def test_bad_moments_and_bad_numbers():
    env = made("the-game", 1)
    with pytest.raises(EnvError, match="reset"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(EnvError, match="0 to 392, not 393"):
        env.step(393)
    with pytest.raises(EnvError, match="not 'up'"):
        env.step("up")
