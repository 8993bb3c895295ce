"""What hands say: never one card, always the truth, and what docs/bots.md publishes."""

import random
from itertools import combinations

import numpy as np
import pytest

from tenback.games.quick_and_easy import CARDS, START, Pile
from tenback.kernels.quick_and_easy import signals, worth
from tests.kernels.quick_and_easy.asked import as_set, cards_in


def any_public(rng):
    """Unlaid cards and piles, as a array might have them."""
    cards = rng.sample(CARDS, 50)
    laid = rng.choice((0, rng.randrange(2, 30), 30, 38, 42, 45, 46, 47))
    tops = (cards[0], cards[1]) if laid > 1 else (START, START)
    return as_set(cards[laid:]), *map(int, tops)


def words_of(unlaid, up, down, held, pro):
    hands, words = np.zeros(signals.MOST_HANDS, dtype=np.int64), np.zeros(signals.MOST_HANDS, dtype=np.int32)
    found = signals.vocabulary(unlaid, up, down, held, pro, hands, words)
    return {int(hand): int(told) for hand, told in zip(hands[:found], words[:found], strict=True)}


@pytest.mark.parametrize("pro", [False, True])
@pytest.mark.parametrize("held", [1, 2])
def test_no_words_leave_one_card_possible(held, pro):
    rng, talkative = random.Random(f"words {held} {pro}"), 0
    for _ in range(700):
        unlaid, up, down = any_public(rng)
        said = words_of(unlaid, up, down, held, pro)
        assert sorted(said) == sorted(map(as_set, combinations(cards_in(unlaid), held)))
        groups: dict[int, list[int]] = {}
        for hand, told in said.items():
            groups.setdefault(told, []).append(hand)
        for told, hands in groups.items():
            common = hands[0]
            for hand in hands:
                common &= hand
            # Where even silence tells, all that can be said is silence: the cards are public, not the words.
            assert not common or len(groups) == 1, (told, hands)
            assert told == 0 or not common
        talkative += len(groups) > 1
    assert talkative > 450


@pytest.mark.parametrize("pro", [False, True])
def test_words_are_true(pro):
    rng = random.Random(f"true {pro}")
    for _ in range(60):
        unlaid, up, down = any_public(rng)
        for hand, told in words_of(unlaid, up, down, 2, pro).items():
            cards = cards_in(hand)
            for colour in range(5):
                word = signals.colour_word(told, colour)
                heights = {height(card, unlaid) for card in cards if card // 10 == colour}
                assert not word or (heights if word == signals.PLAIN else word in heights)
                assert not pro or word in (signals.NOTHING, signals.PLAIN)
            for pile, top in zip(Pile, (up, down), strict=True):
                word = signals.pile_word(told, pile)
                assert word != signals.TRICK or hand & int(worth.TRICKS[pile, top])
                jumps = [jumped(card, pile, top, unlaid) for card in cards if worth.FITTING[pile, top] >> card & 1]
                assert word != signals.WANT or min(jumps) <= (0.35 if pro else 0.3)
                assert word != signals.KEEP_OFF or (not pro and min(jumps, default=1.0) >= 0.4)


def height(card, unlaid):
    """As published: of the unlaid cards of a colour, thirds, or halves where there are fewer than six."""
    same = [other for other in cards_in(unlaid) if other // 10 == card // 10]
    if len(same) < 4:
        return signals.PLAIN
    part, place = len(same) // (3 if len(same) >= 6 else 2), same.index(card)
    if place < part:
        return signals.LOW
    return signals.HIGH if place >= len(same) - part or len(same) < 6 else signals.MIDDLE


def jumped(card, pile, top, unlaid):
    """The share of the unlaid cards that fit now and would not after that card."""
    now, then = int(worth.FITTING[pile, top]), int(worth.FITTING[pile, card])
    return (unlaid & now & ~then & ~(1 << card)).bit_count() / unlaid.bit_count()


def all_words(hand, unlaid, tops, *, pro):
    """What docs/bots.md publishes: by colour and by pile, all that a hand could say."""
    cards, of_colours, of_piles = cards_in(hand), {}, {}
    for colour in {card // 10 for card in cards}:
        if sum(other // 10 == colour for other in cards_in(unlaid)) > 1:
            told = {signals.PLAIN if pro else height(card, unlaid) for card in cards if card // 10 == colour}
            of_colours[colour] = told.pop() if len(told) == 1 else signals.PLAIN
    for pile, top in zip(Pile, tops, strict=True):
        jumps = [jumped(card, pile, top, unlaid) for card in cards if worth.FITTING[pile, top] >> card & 1]
        if hand & int(worth.TRICKS[pile, top]):
            of_piles[pile] = signals.TRICK
        elif jumps and min(jumps) <= (0.35 if pro else 0.3):
            of_piles[pile] = signals.WANT
        elif min(jumps, default=1.0) >= 0.4 and not pro:
            of_piles[pile] = signals.KEEP_OFF
    return of_colours, of_piles


def less_and_less(of_colours, of_piles):
    """The same words, then fewer and fewer, in the order that is published."""
    plain = dict.fromkeys(of_colours, signals.PLAIN)
    yield of_colours, of_piles
    for gone in Pile:
        yield of_colours, {pile: word for pile, word in of_piles.items() if pile != gone}
    yield plain, of_piles
    yield of_colours, {}
    yield plain, {}
    yield {}, of_piles
    yield {}, {}


@pytest.mark.parametrize("pro", [False, True])
@pytest.mark.parametrize("held", [1, 2])
def test_words_are_those_that_are_published(held, pro):
    rng, compared = random.Random(f"published {held} {pro}"), 0
    for _ in range(60):
        unlaid, up, down = any_public(rng)
        hands = [as_set(hand) for hand in combinations(cards_in(unlaid), held)]
        ways = {hand: list(less_and_less(*all_words(hand, unlaid, (up, down), pro=pro))) for hand in hands}
        levels = dict.fromkeys(hands, 0)
        while True:
            told = {hand: str([sorted(words.items()) for words in ways[hand][level]]) for hand, level in levels.items()}
            common = dict.fromkeys(told.values(), unlaid)
            for hand in hands:
                common[told[hand]] &= hand
            singled_out = [hand for hand in hands if common[told[hand]] and levels[hand] < len(ways[hand]) - 1]
            if not singled_out:
                break
            for hand in singled_out:
                levels[hand] += 1
        if any(common.values()):
            continue  # silence itself tells: then others keep silent, too
        compared += 1
        for hand, words in words_of(unlaid, up, down, held, pro).items():
            of_colours, of_piles = ways[hand][levels[hand]]
            assert [signals.colour_word(words, colour) for colour in range(5)] == [
                of_colours.get(colour, signals.NOTHING) for colour in range(5)
            ]
            assert [signals.pile_word(words, pile) for pile in Pile] == [
                of_piles.get(pile, signals.NOTHING) for pile in Pile
            ]
    assert compared > 20
