"""Sorted hands within a state: one card in, one card out, and nothing else touched."""

import random

import numpy as np

from tenback.kernels.hands import insert, take

AROUND = [97, 98]  # before the hand and behind it


def hands():
    rng = random.Random("hands")
    for _ in range(300):
        card, *others = rng.sample(range(2, 100), rng.randrange(1, 9))
        yield card, sorted(others)


def test_a_card_goes_in():
    for card, others in hands():
        state = np.array([*AROUND, *others, 0, *AROUND], np.int8)
        insert(state, 2, len(others), card)
        assert state.tolist() == [*AROUND, *sorted([card, *others]), *AROUND]


def test_a_card_goes_out():
    for card, others in hands():
        hand = sorted([card, *others])
        state = np.array([*AROUND, *hand, *AROUND], np.int8)
        take(state, 2, len(hand), card)
        assert state.tolist() == [*AROUND, *others, hand[-1], *AROUND]  # what lies behind the hand means nothing
