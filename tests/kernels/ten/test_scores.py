"""Holdings score the same, compiled or not (T20, T21)."""

import random
from itertools import product

import pytest

from tenback.games.ten import DECKS, score
from tenback.games.ten.cards import CARDS, COLOURS, NAMED
from tenback.kernels.compiled import AVAILABLE
from tenback.kernels.ten import layout, rules, scores


def kernel_score(cards, room):
    kernel = rules.empty(0)
    for card in cards:
        kernel[layout.SEAT + layout.CARDS_AT + card] += 1
    worth = scores.score(kernel, 0, room)
    return scores.points(worth), scores.cards_in_runs(worth)


def test_every_set_of_numbers_in_a_colour_with_wilds_of_its_own_scores_the_same():
    room = scores.room_to_score()
    for numbers in range(0, 1 << 9, 1 if AVAILABLE else 37):
        for colour, wilds in product(range(4), range(4)):
            cards = [CARDS[colour * 9 + number] for number in range(9) if numbers >> number & 1]
            cards += [NAMED[f"{COLOURS[colour]}#"]] * wilds
            found = score(cards)
            assert kernel_score(cards, room) == (found.points, found.cards)


@pytest.mark.parametrize(("numbers", "wilds"), [(8, 3), (14, 5), (20, 8), (28, 4), (10, 12), (30, 14), (0, 18)])
def test_holdings_at_random_score_the_same(numbers, wilds):
    rng, room = random.Random(f"{numbers} {wilds}"), scores.room_to_score()
    usual = [card for card in DECKS["full"].cards(5) if card.is_wild]
    for game in range(1500 if AVAILABLE else 30):
        cards = rng.choices(CARDS[:36], k=rng.randrange(numbers + 1))
        count = rng.randrange(wilds + 1)
        cards += rng.sample(usual, count) if game % 2 else rng.choices(CARDS[41:], k=count)
        found = score(cards)
        assert kernel_score(cards, room) == (found.points, found.cards), cards


def test_more_wilds_than_anyone_can_use_score_the_same():
    room = scores.room_to_score()
    for cards in ([NAMED["*#"]] * 129, [NAMED["*5"]] * 60, [NAMED["*5"]] * 3 + [NAMED["*6"]] * 2, []):
        found = score(cards)
        assert kernel_score(cards, room) == (found.points, found.cards)
