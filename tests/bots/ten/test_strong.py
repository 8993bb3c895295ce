"""TEN's `strong`: its clock, and the work that follows from the budget."""

import random

from tenback.bots.ten.strong import Strong, planned
from tenback.core import Chance
from tenback.games.ten import GAME
from tests.bots.ten.players import Stopped, ask
from tests.conformance.players import late_position


def test_out_of_budget_it_answers_as_fast_does():
    late = Strong(Stopped(step=10))
    rng = random.Random(1)
    for _ in range(30):
        state = late_position(GAME, 2, {}, rng)
        if len(state.actions()) > 1:
            assert late.act(state.view(state.turn), (), 1, Chance("dice")) == ask("fast", state)


def test_more_budget_means_more_worlds():
    assert planned(1.0, 90) > planned(0.1, 90) > planned(0.01, 90) > planned(1e-9, 90) == 0
    assert planned(0.1, 5) > planned(0.1, 90)
