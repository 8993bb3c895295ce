"""What a candidate's trial is worth: the outlook's chance where it stops, or how its game ends."""

import numpy as np
import pytest

from tenback.bots.the_game.weights import outlooks, weights_for
from tenback.kernels.compiled import AVAILABLE
from tenback.kernels.dice import dice
from tenback.kernels.the_game import outlook, play_out, rules, search, signals, turns, worth

slow = pytest.mark.skipif(not AVAILABLE, reason="without Numba this takes minutes")


def asked(state, weights, worlds):
    """The candidates of the seat on turn, ready to be tried out; nobody has said a word."""
    trials = search.trials(worlds)
    play_out.own(trials.mine.owners, state)
    others = np.isin(trials.mine.owners, [*range(5), signals.UNSEEN]) & (trials.mine.owners != state[rules.TURN])
    trials.mine.owners[others] = signals.UNSEEN
    unplayed = play_out.speak(trials.mine, state, signals.EVERYBODY)
    assert turns.plan(trials.mine, state, weights, unplayed, 3, True)  # noqa: FBT003 - compiled functions take no keywords
    trials.turns[:] = trials.mine.best
    return trials


@slow
def test_a_search_stops_at_its_horizon():
    """What a world is worth there is the outlook's chance of the position that so many turns lead to."""
    held, seen, horizon = weights_for(1, silent=True, expert=False, on_fire=False), outlooks()["1"], 3
    state = rules.dealt(1, 11)
    trials, space = asked(state, held, 4), worth.workspace()
    policy = play_out.Policy(held, signals.EVERYBODY, horizon, seen)
    search.try_out(trials, state, policy, 1, 0, 1, 0, 0.0, dice(4))
    world, turn = trials.world.copy(), int(trials.turns[0])
    play_out.own(space.owners, world)
    for _ in range(horizon):
        play_out.perform(space.owners, world, turn)
        unplayed = play_out.speak(space, world, signals.EVERYBODY)
        turns.plan(space, world, held, unplayed, turns.BASES, False)  # noqa: FBT003 - as above
        turn = int(space.best[0])
    expected = outlook.chance(seen, rules.left(world), float(space.scores[0]))
    assert 0 < expected < 1
    assert trials.worth[0, 0] == pytest.approx(expected)
    search.try_out(trials, state, play_out.Policy(held, signals.EVERYBODY), 1, 0, 4, 0, 0.0, dice(4))
    assert all(worth == 1 or worth < 0 for worth in trials.worth[0])  # played to the end: won, or cards left


@slow
@pytest.mark.parametrize("seats", [1, 3])
def test_games_played_out_are_those_of_a_search_without_a_horizon(seats):
    """The same worlds, the same games; and only the candidates alive are tried."""
    held = weights_for(seats, silent=True, expert=False, on_fire=False)
    state, worlds, alive = rules.dealt(seats, 5), 80, 0b101
    trials, policy = asked(state, held, worlds), play_out.Policy(held, signals.EVERYBODY)
    trials.worth[:] = np.nan
    work = search.try_out(trials, state, policy, alive, 0, worlds, 0, 0.0, dice(9))
    assert np.isnan(trials.worth).all(axis=1).tolist() == [number not in {0, 2} for number in range(worth.BEST)]
    assert work > worlds * 2 * 10  # turns planned
    won = np.zeros((2, worlds))
    play_out.play_out(trials.mine, trials.theirs, state, policy, trials.turns[[0, 2]], dice(9), won)
    assert (won == (trials.worth[[0, 2]] == 1)).all()
    assert 0 < won.sum() < won.size
    lost = trials.worth[[0, 2]][won == 0] / -search.A_CARD_LEFT
    assert (np.round(lost) >= 1).all()
    assert lost == pytest.approx(np.round(lost))  # cards left


@slow
def test_a_loss_that_could_have_been_won_is_worth_more():
    """What is looked at is the game as it was when its draw pile ran out."""
    held = weights_for(2, silent=True, expert=False, on_fire=False)
    state, worlds = rules.dealt(2, 5), 60
    trials, policy = asked(state, held, worlds), play_out.Policy(held, signals.EVERYBODY)
    work = search.try_out(trials, state, policy, 1, 0, worlds, 0, 0.5, dice(9))
    without = trials.worth[0].copy()
    more = search.try_out(trials, state, policy, 1, 0, worlds, 600, 0.5, dice(9))
    gained = np.round(trials.worth[0] - without, 9)
    assert set(gained.tolist()) == {0.0, 0.5}
    assert (without[gained > 0] < 0).all()
    assert more > work
