"""Every turn there is, as the rulebook has them."""

import random

import numpy as np
import pytest

from tenback.core import Chance
from tenback.kernels.quick_and_easy import rules, turns
from tests.conformance.players import late_position
from tests.kernels.quick_and_easy.asked import GAME, TABLES, ways


def turns_of(array):
    out = np.zeros((turns.MOST_TURNS + 1, 4), dtype=np.int8)
    return out, turns.options_of(array, out)


@pytest.mark.parametrize(("seats", "pro"), TABLES)
def test_every_turn_is_found(seats, pro):
    rng = random.Random(f"turns {seats} {pro}")
    for number in range(120):
        state = late_position(GAME, seats, {"pro": pro}, rng)
        if number % 3 == 0:
            state = GAME.deal(seats, Chance(f"turns {number}"), pro=pro)
        if number % 2 and state.turn is not None:
            state = state.play(rng.choice(state.actions()))
        if state.turn is None:
            continue
        array = rules.encode(state)
        rows, found = turns_of(array)
        after = []
        for row in range(found):
            copy = array.copy()
            turns.finish(copy, rows, row)
            after.append(GAME.position(rules.decode(copy)))
        assert set(after) == ways(state)
