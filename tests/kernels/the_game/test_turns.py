"""The best turns are found without looking at every hand that a turn could leave; none is lost by that."""

import numpy as np
import pytest

from tenback.bots.the_game.weights import weights_for
from tenback.kernels.compiled import AVAILABLE
from tenback.kernels.the_game import play_out, rules, turns, worth

BOUNDLESS = 1e9  # what a hand might add: then each of them is looked at
NOBODY_SILENT = 0
OWED = 2  # cards a turn
slow = pytest.mark.skipif(not AVAILABLE, reason="without Numba this takes minutes")


def positions(seats):
    """Whole games of the fast policy in which everybody speaks: workspace, table, weights, number of unlaid cards."""
    for seed in range(8):
        rules_in_force = {"expert": seed % 2 == 1, "on_fire": seed % 4 > 1}
        weights = weights_for(seats, silent=False, **rules_in_force)
        state, space = rules.dealt(seats, seed, **rules_in_force), worth.workspace()
        play_out.own(space.owners, state)
        while state[rules.ENDING] == rules.RUNNING:
            unplayed = play_out.speak(space, state, NOBODY_SILENT)
            yield space, state, weights, unplayed
            if not turns.plan(space, state, weights, unplayed, turns.BASES, False):  # noqa: FBT003 - compiled functions take no keywords
                break
            play_out.perform(space.owners, state, int(space.best[0]))


def best(space, state, weights, unplayed, *, most, boundless):
    """The best ways to lay two cards, with their scores and what they lead to; and how many there were."""
    others = worth.survey(space, state, weights, unplayed)
    count = int(state[rules.HELD + state[rules.TURN]])
    begin, end = turns.lay_what_is_owed(
        state, count, min(OWED, count), weights[worth.MARGIN], space.cost, space.nodes, space.turns, space.costs
    )
    worth.bound(space, count, others, weights)
    if boundless:
        space.at_most[count] = BOUNDLESS
    found = worth.keep_best(
        *(space, begin, end, count, others, weights, weights[worth.EXTRA], OWED, 0, 0, most, turns.SAME)
    )
    kept = (space.bases, space.base_scores, space.base_ends)
    return [part[:found].tolist() for part in kept], end - begin


@slow
@pytest.mark.parametrize("seats", range(1, 6))
def test_no_turn_is_lost_by_not_looking_at_its_hand(seats):
    """Whatever the weights are, also those that nobody would choose: each of them may be of the other sign."""
    throws, compared, passed_over = np.random.default_rng(seats), 0, 0
    for space, state, tuned, unplayed in positions(seats):
        for weights in (tuned, tuned * throws.choice([-1.0, 1.0], len(tuned)) * throws.random(len(tuned))):
            for most in (1, 3, 6):
                everything, ways = best(space, state, weights, unplayed, most=most, boundless=True)
                bounded, _ = best(space, state, weights, unplayed, most=most, boundless=False)
                assert bounded == everything
                compared += 1
                passed_over += ways > most
    assert compared > 300
    assert passed_over > compared / 2  # there was something to choose from
