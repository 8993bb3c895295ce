"""The look ahead sees what the rulebook shows, and ends with what weights or a network say."""

import random

import numpy as np
import pytest

from tenback.core import Chance
from tenback.games.quick_and_easy import START
from tenback.kernels.dice import dice
from tenback.kernels.network import foreseen, fresh
from tenback.kernels.quick_and_easy import network, rules, search, turns, worth
from tests.conformance.players import late_position
from tests.kernels.quick_and_easy.asked import GAME, as_set, ways


def can_win(state):
    return state.ending.won if state.ending else any(can_win(state.play(action)) for action in state.actions())


NOTHING = np.zeros(len(worth.NAMES))  # weights by which every position that is not decided is worth a half
SOMETHING = np.linspace(0.1, 1.5, len(worth.NAMES))


def look_ahead(array, unlaid, depth, weights=NOTHING, net=search.NO_NET):
    levels, best = np.zeros((search.DEEPEST + 1, search.WIDTH), dtype=np.int64), np.zeros(search.DEEPEST + 1)
    rows = np.zeros(((search.DEEPEST + 1) * turns.MOST_TURNS, 4), dtype=np.int8)
    looks, numbers, units = np.zeros(len(worth.LOOKS) + 1), np.zeros(network.INPUTS), np.zeros(network.HIDDEN)
    hands = np.zeros(network.MOST_SEATS, dtype=np.int64)
    return search.ahead(array, unlaid, depth, weights, net, looks, numbers, units, hands, levels, rows, best)


def seen_ahead(state, depth):
    """The same by the rulebook, for a state at the start of a turn."""
    if state.ending:
        return float(state.ending.won)
    if depth:
        return max(seen_ahead(after, depth - 1) for after in ways(state))
    up, down = (START if top is None else int(top) for top in state.piles)
    return worth.worth(up, down, unlaid_in(state), SOMETHING, np.zeros(len(worth.LOOKS) + 1))


def unlaid_in(state):
    return as_set((*state.draw, *(card for hand in state.hands for card in hand)))


def test_the_look_ahead_sees_the_end_and_leaves_everything_as_it_was():
    rng, results = random.Random("ahead"), []
    for number in range(150):
        state = late_position(GAME, 2 + number % 3, {"pro": number % 2 == 0}, rng)
        if state.turn is None or state.left > 7:
            continue
        array = rules.encode(state)
        unlaid = unlaid_in(state)
        value = look_ahead(array, unlaid, 9)
        assert value == can_win(state)
        results.append(value)
        assert GAME.position(rules.decode(array)) == state
        if not state.played:
            for depth in range(4):
                assert look_ahead(array, unlaid, depth, SOMETHING) == pytest.approx(seen_ahead(state, depth)), depth
    assert 0.1 < np.mean(results) < 0.9


def test_a_longer_look_ahead_of_zero_weights_finds_what_is_stuck():
    hands, piles = [["G4", "R2"], ["Y5"]], {"up": "R10", "down": "B1"}
    data = {"hands": hands, "piles": piles, "draw": ["P1", "P2", "P3"]}
    state = GAME.position({**GAME.deal(2, Chance("a")).position(), **data})
    array = rules.encode(state)
    unlaid = unlaid_in(state)
    assert look_ahead(array, unlaid, 0) == 0.5
    array[rules.TURN] = 1
    assert look_ahead(array, unlaid, 0) == 0, "Y5 fits nowhere"


def told_of(state, unlaid, mover, kept, to_draw):
    """The numbers after a turn that has not drawn yet; the others' hands are those of the state."""
    order = [state.hands[(mover + step) % len(state.hands)] for step in range(1, len(state.hands))]
    hands, numbers = np.zeros(network.MOST_SEATS, dtype=np.int64), np.full(network.INPUTS, np.nan)
    held = [as_set(hand) for hand in order if hand]
    hands[: len(held)] = held
    hands[len(state.hands) - 1] = as_set(kept)
    up, down = (START if top is None else int(top) for top in state.piles)
    network.describe(up, down, unlaid, hands, len(state.hands), to_draw, numbers)
    assert np.isfinite(numbers).all()
    return numbers


def foreseen_by_rulebook(state, depth, net):
    """The look ahead with a network, for a state at the start of a turn; somebody else holds cards."""
    values = []
    for after in ways(state):
        if after.ending or depth > 1:
            values.append(float(after.ending.won) if after.ending else foreseen_by_rulebook(after, depth - 1, net))
            continue
        unlaid = unlaid_in(after)
        kept = [card for card in state.hands[state.turn] if unlaid >> card & 1]
        numbers = told_of(after, unlaid, state.turn, kept, len(state.draw))
        values.append(foreseen(numbers, net, np.zeros(network.HIDDEN)))
    return max(values)


def test_the_look_ahead_ends_with_what_the_network_foresees():
    rng, net, looked = random.Random("net"), fresh(network.INPUTS, network.HIDDEN, dice(2)), 0
    for number in range(120):
        state = late_position(GAME, 2 + number % 4, {"pro": number % 2 == 0}, rng)
        if state.turn is None or state.played or not state.draw:
            continue
        for depth in (1, 2, 3):
            value = look_ahead(rules.encode(state), unlaid_in(state), depth, net=net)
            assert value == pytest.approx(foreseen_by_rulebook(state, depth, net)), depth
        looked += 1
    assert looked > 20
