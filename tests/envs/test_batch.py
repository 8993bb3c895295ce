"""Many tables at once agree with the rules, table by table."""

import random

import numpy as np
import pytest

from tenback import games
from tenback.core import OptionError, SeatError
from tenback.envs import adapter
from tenback.envs.adapter import EnvError
from tenback.envs.batch import Tables
from tenback.kernels.quick_and_easy import rules as quick_and_easy
from tenback.kernels.the_game import rules as the_game
from tests.conformance.players import careful

DECODE = {"the-game": the_game.decode, "quick-and-easy": quick_and_easy.decode}


@pytest.mark.parametrize(
    ("slug", "seats", "options"),
    [
        ("the-game", 1, {}),
        ("the-game", 2, {"on_fire": True}),
        ("the-game", 3, {"expert": True}),
        ("the-game", 5, {"short_hands": True}),
        ("quick-and-easy", 2, {}),
        ("quick-and-easy", 3, {"pro": True}),
        ("quick-and-easy", 5, {}),
    ],
)
def test_every_table_agrees_with_the_rules(slug, seats, options):
    game, numbered, rng = games.get(slug), adapter.get(slug), random.Random(seats)
    decode = DECODE[slug]
    tables = Tables(6, seats, game=slug, seed=seats, first=seats - 1, **options)
    states = [game.position(decode(array)) for array in tables.states]
    ended = 0
    for _ in range(150):
        for state, mask, seen in zip(states, tables.masks, tables.observations, strict=True):
            assert np.array_equal(mask, numbered.mask(state.actions()))
            assert np.array_equal(seen, numbered.observation(state.view(state.turn)))
            assert state.turn is not None
        chosen = [numbered.number(careful(rng, state)) for state in states]
        step = tables.step(chosen)
        for table, action in enumerate(chosen):
            after = states[table].play(numbered.action(int(action)))
            assert step.ended[table] == (after.ending is not None)
            if after.ending is None:
                assert step.rewards[table] == 0
                states[table] = after
            else:
                ended += 1
                assert step.won[table] == after.ending.won
                assert step.rewards[table] == pytest.approx(numbered.returns(after.ending, seats)[0])
                states[table] = game.position(decode(tables.states[table]))
                assert states[table].turn == seats - 1
    assert ended > 3


def test_seeds_reproduce():
    def story(seed):
        tables = Tables(20, 2, seed=seed)
        return [tables.step(tables.random_actions()).observations.copy() for _ in range(100)]

    first, again, other = story(1), story(1), story(2)
    assert np.array_equal(first, again)
    assert not np.array_equal(first, other)
    tables = Tables(20, 2, seed=2)
    assert np.array_equal(tables.reset(1), Tables(20, 2, seed=1).observations)


def test_random_actions_are_legal_and_all_of_them_come():
    tables = Tables(1, 1, seed=4)
    drawn = {int(tables.random_actions()[0]) for _ in range(1000)}
    assert drawn == set(tables.masks[0].nonzero()[0].tolist())


def test_a_forbidden_action_changes_nothing_and_costs_a_point():
    tables = Tables(2, 2, seed=1)
    before = tables.states.copy()
    step = tables.step([tables.face.texts.index("end"), int(tables.masks[1].nonzero()[0][0])])
    assert step.rewards.tolist() == [-1, 0]
    assert np.array_equal(tables.states[0], before[0])
    assert not np.array_equal(tables.states[1], before[1])


@pytest.mark.parametrize("actions", [[0], [0, 393], [0, -1], [0.5, 1.5], [[0, 0]]])
def test_actions_that_are_none_are_refused(actions):
    with pytest.raises(EnvError, match="number"):
        Tables(2, 1).step(actions)


@pytest.mark.parametrize(
    ("tables", "seats", "options", "error"),
    [
        (0, 1, {}, EnvError),
        (1, 2, {"game": "ten"}, EnvError),
        (1, 6, {}, SeatError),
        (1, 2, {"pro": True}, OptionError),
        (1, 2, {"first": 2}, SeatError),
    ],
)
def test_bad_tables_are_refused(tables, seats, options, error):
    with pytest.raises(error):
        Tables(tables, seats, **options)
