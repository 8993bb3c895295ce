"""What `strong` tries at TEN, and what it takes an ended game to be worth."""

import math
import random
from typing import Any

import numpy as np
import pytest

from tenback.bots.ten.weights import mind_for
from tenback.core import Chance
from tenback.games.ten import GAME
from tenback.kernels.dice import dice
from tenback.kernels.ten import layout
from tenback.kernels.ten.search import CLEARLY, MOST_CANDIDATES, candidates, prospect, try_out
from tests.conformance.players import late_position

TRIED = MOST_CANDIDATES + layout.MOST_ACTIONS


def late_states():
    """Positions from near the end to the end of games at random, of two to five players."""
    rng = random.Random("search")
    for number in range(40):
        state = late_position(GAME, 2 + number % 4, {}, rng)
        while state.turn is not None:
            yield state
            state = state.play(rng.choice(state.actions()))


def tried_in(state):
    """The texts of what is tried, the choice of `fast` first."""
    out = np.zeros(TRIED, np.int64)
    count = candidates(layout.encode(state.table, state.draw), mind_for(state.table), out)
    return [layout.TEXTS[number] for number in out[:count]]


def worth(state, kernel):
    won, scored = np.zeros(5, np.int64), np.zeros(5, np.int64)
    return [prospect(kernel, seat, won, scored, mind_for(state.table)) for seat in range(len(state.table.seats))]


@pytest.mark.parametrize(("second", "winners"), [("G1 G2", (0, 1)), ("G1", (0,)), ("G1 G2 G3", (1,))])
def test_half_an_ended_game_is_a_share_of_the_win_and_half_how_clear_it_was(second, winners):
    position = GAME.deal(2, Chance("tie")).position() | {"draw": [], "phase": "final", "active": 0, "turn": 0}
    position["seats"] = [{"coins": 0, "busts": 0, "cards": cards.split()} for cards in ("B1 B2", second)]
    state: Any = GAME.position(position).play(GAME.action("skip"))
    assert state.ending.winners == winners
    for seat, found in enumerate(worth(state, layout.encode(state.table, state.draw))):
        share = (seat in winners) / len(winners)
        clear = 1 / sum(math.exp((other - state.ending.scores[seat]) / CLEARLY) for other in state.ending.scores)
        assert found == pytest.approx(share / 2 + clear / 2)


def test_a_trial_is_judged_for_the_seat_that_tries():
    others = 0
    for state in late_states():
        kernel, mind, tried = layout.encode(state.table, state.draw), mind_for(state.table), np.zeros(TRIED, np.int64)
        count = candidates(kernel, mind, tried)
        trial, results = kernel.copy(), np.zeros((1, count))
        try_out(kernel, kernel.copy(), trial, mind, tried, np.ones(count, np.int64), 1, results, dice(3))
        by_seat = worth(state, trial)  # the last candidate's game is left in it
        assert results[0, -1] == pytest.approx(by_seat[state.turn])
        others += state.turn > 0 and by_seat[0] != by_seat[state.turn]
    assert others > 20


def test_it_tries_to_pass_to_skip_and_no_bid_higher_than_need_be():
    seen = {"alone": 0, "bids": 0, "skip": 0}
    for state in late_states():
        offered, tried = set(map(str, state.actions())), tried_in(state)
        assert set(tried) <= offered
        assert len(set(tried)) == len(tried)
        if "skip" in offered and len(offered) > 1:
            assert "skip" in tried
            seen["skip"] += 1
        if "pass" in offered:
            assert "pass" in tried
            alone = layout.encode(state.table, state.draw)[layout.TO_BID] == 1
            least = min((text for text in offered if text.startswith("bid")), key=layout.TEXTS.index, default="")
            assert not alone or set(tried[1:]) <= {"pass", least}
            seen["alone" if alone else "bids"] += 1
    assert min(seen.values()) > 2, seen
