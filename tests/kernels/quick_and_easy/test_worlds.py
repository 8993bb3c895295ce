"""Worlds fit what is possible."""

from itertools import combinations

import numpy as np

from tenback.core import Chance
from tenback.games.quick_and_easy import CARDS
from tenback.kernels.dice import dice
from tenback.kernels.quick_and_easy import rules, signals, worlds
from tests.kernels.quick_and_easy.asked import GAME, as_set


def test_worlds_fit_what_is_possible():
    state = GAME.deal(4, Chance("worlds"))
    view = rules.encode(state)
    own = as_set(state.hands[0])
    possible, how_many = np.zeros((4, signals.MOST_HANDS), dtype=np.int64), np.zeros(4, dtype=np.int64)
    allowed = [as_set(hand) for hand in combinations([card for card in CARDS[:12] if not own >> card & 1], 2)]
    for seat in (1, 3):
        possible[seat, : len(allowed)], how_many[seat] = allowed, len(allowed)
    throws, world, seen = dice(3), rules.empty(), set()
    for _ in range(200):
        worlds.imagine(view, 0, ((1 << 50) - 1) & ~own, possible, how_many, throws, world)
        data = GAME.position({**rules.decode(world), "hands": [sorted(h) for h in rules.decode(world)["hands"]]})
        assert data.hands[0] == state.hands[0]
        assert {as_set(data.hands[1]), as_set(data.hands[3])} <= set(allowed)
        assert sorted((*data.draw, *(card for hand in data.hands for card in hand))) == list(CARDS)
        seen.add(data.hands)
    assert len(seen) > 150


def test_where_no_hands_go_together_a_hand_is_taken_at_random():
    state = GAME.deal(3, Chance("clash"))
    own, both = as_set(state.hands[0]), as_set(state.hands[1])
    possible, how_many = np.full((3, 2), both, dtype=np.int64), np.array([0, 1, 1])
    world = rules.empty()
    worlds.imagine(rules.encode(state), 0, ((1 << 50) - 1) & ~own, possible, how_many, dice(3), world)
    assert len(GAME.position(rules.decode(world)).draw) == 44
