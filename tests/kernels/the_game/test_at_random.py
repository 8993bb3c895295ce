"""Random games of The Game, packed into words of 64 bits: they are games by the rules, dealt fairly."""

import random
from itertools import product
from typing import Any

import numpy as np
import pytest

from tenback.games import the_game
from tenback.games.the_game import CARDS, GAME, START_DOWN, START_UP, Pile
from tenback.kernels.compiled import AVAILABLE
from tenback.kernels.dice import dice
from tenback.kernels.the_game import at_random, rules
from tests.kernels.the_game.tables import GAMES, TABLES, even


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_games_at_random_are_games(seats, options):
    """Every move that the packed game makes is one of exactly as many as there are, and it ends as the rules say."""
    array, rolls = rules.empty(seats, **options), dice(99 + seats)
    (hands, cards), story = at_random.hands_and_cards(), at_random.story()
    for _ in range(GAMES):
        moves = at_random.play_one(array, hands, cards, rolls, story)
        size = rules.hand_size(array)
        dealt = cards.tolist()
        state: Any = GAME.position(
            {
                "game": "the-game",
                "options": {name: True for name, on in options.items() if on},
                "piles": {str(pile): START_UP if pile < 2 else START_DOWN for pile in Pile},
                "hands": [sorted(dealt[seat * size : (seat + 1) * size]) for seat in range(seats)],
                "draw": dealt[seats * size :],
                "turn": 0,
                "played": 0,
                **({"burning": {}} if options["on_fire"] else {}),
            }
        )
        for number, choices in story[:moves].tolist():
            assert len(state.actions()) == choices
            state = state.play(GAME.action(rules.TEXTS[number]))
        assert state.ending
        assert state.ending.reason == rules.ENDINGS[int(array[rules.ENDING])]
        assert state.left == rules.left(array)


def test_a_byte_fits_as_its_card_does():
    """Every card on every top, in every place of a hand, alone and among others."""
    rng = random.Random("bytes")
    for pile, top, card in product(Pile, range(START_UP, START_DOWN + 1), CARDS):
        place = rng.randrange(8)
        others = rng.sample([other for other in CARDS if other != card], 7) if rng.random() < 0.5 else [0] * 7
        held = [*others[:place], card, *others[place:]]
        hand = np.uint64(int.from_bytes(bytes(held), "little"))
        expected = [bool(each) and the_game.fits(each, pile, top) for each in held]
        bits = int(at_random.fitting(hand, int(pile), top))
        assert [bool(bits >> 8 * byte + 7 & 1) for byte in range(8)] == expected
        assert bits & ~int(at_random.HIGH) == 0
        assert at_random.bytes_set(np.uint64(bits)) == sum(expected)
        fitting = [byte for byte, fits in enumerate(expected) if fits]
        assert [at_random.place_of(np.uint64(bits), number) for number in range(len(fitting))] == fitting


def test_random_games_at_once_are_counted_and_reproducible():
    moves, won, left = at_random.random_games(200, 5, 3)
    assert (moves, won, left) == at_random.random_games(200, 5, 3) != at_random.random_games(200, 6, 3)
    assert 200 * 2 < moves < 200 * at_random.MOST_MOVES
    assert 0 < left < 200 * len(CARDS)


def test_random_games_are_dealt_fairly():
    """A game begins with the cards as the one before has left them, and still every card is as likely in each place."""
    hand, next_drawn = np.zeros(START_DOWN + 1), np.zeros(START_DOWN + 1)
    state, rolls, (hands, cards), story = rules.empty(1), dice(5), at_random.hands_and_cards(), at_random.story()
    for _ in range(3000 if AVAILABLE else 300):
        at_random.play_one(state, hands, cards, rolls, story)
        hand[cards[:8]] += 1
        next_drawn[cards[8:10]] += 1  # nearly every game draws two
    assert even(hand)
    assert even(next_drawn)
