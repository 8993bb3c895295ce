"""The Game's signals: no word of `fast` or `strong` singles a card out (G14)."""

import random
from itertools import combinations

import pytest

from tenback.bots.hands import hand_of
from tenback.games.the_game import CARDS, GAME, View
from tenback.kernels.compiled import AVAILABLE
from tenback.kernels.the_game import signals
from tests.bots.the_game.players import FAST, positions, words
from tests.conformance.players import late_position


def rows(view: View):
    """Each pile's row by its published meaning, written anew."""
    unplayed = [card for card in CARDS if card not in view.laid]
    found = []
    for pile, top in enumerate(view.piles):
        back = top - 10 if pile < 2 else top + 10
        ahead = [c for c in unplayed if c > top] if pile < 2 else [c for c in reversed(unplayed) if c < top]
        found.append((([back] if back in unplayed else []) + ahead)[: sum(signals.SHARES)])
    return found


def raw_words(view: View, hand):
    """The words of a hand, honesty apart."""
    shares = [signals.STRONGLY] * 2 + [signals.KEEP_OFF] * 2 + [signals.SMALL_STEPS] * 3
    return tuple(
        next((level for card, level in zip(row, shares, strict=False) if card in hand), signals.GO_AHEAD)
        for row in rows(view)
    )


def unpinned(view: View, rng) -> bool:
    """Whether, for each card of the hand, the same words can come from a hand without it."""
    hand = set(hand_of(view))
    unplayed = [card for card in CARDS if card not in view.laid]
    if len(unplayed) == len(hand):
        return True  # nobody else holds a card: the hand is public anyway
    said = words(view, hand)
    return all(lacking(view, hand, card, said, unplayed, rng) for card in hand)


def lacking(view, hand, card, said, unplayed, rng):  # noqa: PLR0917 - all that a card's absence depends on
    rest, others = hand - {card}, [c for c in unplayed if c not in hand]
    rng.shuffle(others)
    if any(words(view, rest | {other}) == said for other in others):
        return True
    for gone in rest:  # two cards swapped
        for pair in combinations(others, 2):
            if words(view, rest - {gone} | set(pair)) == said:
                return True
    return any(  # any hand at all
        words(view, set(rng.sample([c for c in unplayed if c != card], len(hand)))) == said for _ in range(3000)
    )


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_signal_singles_a_card_out(seats):
    rng = random.Random(f"honest {seats}")
    looked = lowered = 0
    for number in range(6 if AVAILABLE else 1):
        for state, _ in positions(FAST, seats, {}, f"honest {seats} {number}"):
            if state.turn is None:
                continue
            for seat in range(seats):
                view = state.view(seat)
                if hand_of(view):
                    looked += 1
                    lowered += words(view, hand_of(view)) != raw_words(view, hand_of(view))
                    assert unpinned(view, rng), view
    assert looked > 100
    assert lowered > 0


def test_no_signal_singles_a_card_out_near_the_end():
    rng = random.Random("honest endings")
    for _ in range(400 if AVAILABLE else 10):
        state = late_position(GAME, rng.randrange(2, 6), {}, rng)
        for seat in range(len(state.hands)):
            if state.turn is not None and state.hands[seat]:
                assert unpinned(state.view(seat), rng), state.view(seat)


def test_words_are_lowered_never_raised():
    rng = random.Random("lowered")
    for _ in range(300 if AVAILABLE else 20):
        state = late_position(GAME, rng.randrange(2, 6), {}, rng)
        for seat, hand in enumerate(state.hands):
            if hand:
                view = state.view(seat)
                assert all(said <= raw for said, raw in zip(words(view, hand), raw_words(view, hand), strict=True))
