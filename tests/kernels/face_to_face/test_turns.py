"""Every turn there is, the best first."""

import random
from typing import Any

import pytest

from tenback.core import Chance
from tenback.games.face_to_face import HAND_SIZE, LOSES, WINS
from tenback.kernels.face_to_face import rules, turns, worth
from tests.conformance.players import late_position
from tests.kernels.face_to_face.asked import BY_HAND, GAME, as_set, best


def ways(state):
    """Every state that the seat on turn can leave, by the rulebook."""
    found: set[Any] = set()
    for action in state.actions():
        after = state.play(action)
        found |= {after} if str(action) == "end" or after.ending else ways(after)
    return found


def small_position(rng, **options):
    """Few cards in hand, so that every way can be counted."""
    while True:
        state = late_position(GAME, 2, options, rng)
        if state.turn is not None and len(state.hands[state.turn]) < 5:
            return state


@pytest.mark.parametrize("last_card", [LOSES, WINS])
def test_every_turn_is_found(last_card):
    rng = random.Random(f"turns {last_card}")
    for number in range(120):
        state = small_position(rng, last_card=last_card)
        if number % 3 == 0:
            state = state.play(rng.choice(state.actions()))
            if state.turn is None:
                continue
        rows, values = best(state, most=4000)
        assert list(values) == sorted(values, reverse=True)
        after = set()
        for row in rows:
            array = rules.encode(state)
            laid = turns.finish(array, row)
            assert laid == as_set(action // 4 + 2 for action in row[: row[HAND_SIZE]].tolist())
            after.add(GAME.position(rules.decode(array)))
        left = {way for way in ways(state) if not way.ending or way.ending.reason != "stuck" or way.played == 0}
        assert after == left


def test_a_turn_of_fewer_cards_is_asked_for():
    state = GAME.deal(2, Chance("few"))
    rows, _ = best(state, most=4000, cards=2)
    assert {int(row[HAND_SIZE]) for row in rows} == {2}


def test_a_turn_that_wins_is_worth_most():
    data = GAME.deal(2, Chance("a"), first=0).position()
    data["hands"][0], data["draws"][0] = [20, 30, 40], []
    state = GAME.position(data)
    rows, values = best(state, most=50)
    assert values[0] == worth.CERTAIN + their_side(state, rows[0])
    assert rows[0][HAND_SIZE] == 3
    assert values[-1] == -worth.CERTAIN + their_side(state, rows[-1]), "a single last card loses"


def their_side(state, row):
    """What the opponent's piles are worth to the player of this turn, after it."""
    array = rules.encode(state)
    unlaid = int(rules.unlaid_of(array, 1))
    turns.finish(array, row)
    return worth.against(int(array[rules.PILES + 2]), int(array[rules.PILES + 3]), unlaid, BY_HAND)
