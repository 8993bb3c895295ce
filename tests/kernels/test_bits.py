"""Sets of cards as numbers: counted, made and taken apart as Python's own ints and sets are."""

import random

import numpy as np

from tenback.kernels.bits import count, set_of, spread


def test_sets_are_counted():
    rng = random.Random("sets")
    for bits in range(1, 64):
        for made in (rng.getrandbits(bits), (1 << bits) - 1, 1 << bits - 1):
            assert count(made) == made.bit_count()
            assert count(np.uint64(made)) == made.bit_count()
    assert count(0) == 0
    assert count(np.uint64(2**64 - 1)) == 64


def test_counts_can_be_subtracted():
    """A count has a sign, whatever the set has."""
    assert 1 - count(np.uint64(7)) == -2
    assert isinstance(count(np.uint64(7)), int)


def test_places_make_a_set_and_a_set_fills_places():
    rng = random.Random("places")
    for _ in range(200):
        cards = rng.sample(range(63), rng.randrange(12))
        begin = rng.randrange(5)
        state = np.array([*[9] * begin, *cards, 11], np.int8)
        made = set_of(state, begin, begin + len(cards))
        assert made == sum(1 << card for card in cards)
        out = np.full(20, -1, np.int8)
        assert spread(made, out, 3) == len(cards)
        assert out.tolist() == [-1] * 3 + sorted(cards) + [-1] * (17 - len(cards))
