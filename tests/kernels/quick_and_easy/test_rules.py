"""The compiled Quick & Easy agrees with its rulebook wherever it can be asked."""

import random

import numpy as np
import pytest

from tenback.core import Chance
from tenback.games import quick_and_easy as rulebook
from tenback.games.quick_and_easy import CARDS, START, Pile
from tenback.kernels.dice import dice
from tenback.kernels.quick_and_easy import at_random, rules, worth
from tests.conformance.players import late_position
from tests.kernels.quick_and_easy.asked import GAME, TABLES, cards_in

STANDING = {None: rules.RUNNING, "every-card-laid": rules.WON, "stuck": rules.STUCK}


def offered(array):
    out = np.zeros(rules.MOST_ACTIONS, dtype=np.int8)
    return [rules.TEXTS[action] for action in out[: rules.actions(array, out)]]


def agree(state, array):
    assert rules.decode(array) == state.position()
    assert offered(array) == list(map(str, state.actions()))
    assert rules.ending(array) == STANDING[state.ending and state.ending.reason]
    assert rules.left(array) == state.left


def lockstep(state, rng):
    array = rules.encode(state)
    agree(state, array)
    while state.turn is not None:
        action = rng.choice(state.actions())
        state = state.play(action)
        rules.play(array, rules.NUMBERS[str(action)])
        agree(state, array)
    return state.ending


@pytest.mark.parametrize(("seats", "pro"), TABLES)
def test_games_in_lockstep(seats, pro):
    rng, won = random.Random(f"lockstep {seats} {pro}"), 0
    for number in range(150):
        lockstep(GAME.deal(seats, Chance(f"lockstep {number}"), first=number % seats, pro=pro), rng)
        won += lockstep(late_position(GAME, seats, {"pro": pro}, rng), rng).won
    assert won > 5, "some of them go to the very end"


def test_a_deal_is_a_deal():
    array, throws = rules.empty(), dice(7)
    seen = set()
    for seats, pro in TABLES * 5:
        rules.deal(array, throws, seats, pro, seats - 1)
        state = GAME.position(rules.decode(array))
        assert state.piles == (None, None)
        assert [len(hand) for hand in state.hands] == [2] * seats
        assert sorted((*state.draw, *(card for hand in state.hands for card in hand))) == list(CARDS)
        assert (state.on_turn, state.options.pro) == (seats - 1, pro)
        seen.add(state.hands)
    assert len(seen) == 40


def test_a_hand_that_the_kernel_cannot_hold_is_refused():
    state = GAME.position({**GAME.deal(2, Chance("a")).position(), "hands": [["R1", "R2", "R3"], []], "draw": []})
    with pytest.raises(ValueError, match="seat 0 holds 3"):
        rules.encode(state)


def test_every_card_on_every_top():
    for pile in Pile:
        for top in (*CARDS, START):
            fitting = [card for card in CARDS if rulebook.fits(card, pile, top)]
            assert cards_in(int(worth.FITTING[pile, top])) == fitting
            onwards = {card for card in fitting if top == START or (card % 10 - top % 10) * (-1 if pile else 1) > 0}
            back = {card for card in fitting if card not in onwards and card != top}
            assert set(cards_in(int(worth.TRICKS[pile, top]))) == back


def test_random_games_are_counted_and_reproducible():
    moves, won, left = at_random.random_games(200, 5, seats=4)
    assert (moves, won, left) == at_random.random_games(200, 5, seats=4) != at_random.random_games(200, 6, seats=4)
    assert moves > 200 * 5
    assert 0 < left < 200 * 50
