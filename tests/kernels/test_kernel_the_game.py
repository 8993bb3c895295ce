"""The Game's kernel: the same game as the Python rules, wherever it can be asked."""

import random
from itertools import product
from typing import Any

import numpy as np
import pytest

from tenback.core import END, Chance
from tenback.games import the_game
from tenback.games.the_game import CARDS, GAME, START_DOWN, START_UP, Pile
from tenback.kernels.compiled import AVAILABLE
from tenback.kernels.dice import dice
from tenback.kernels.the_game import at_random, rules

OPTIONS = [
    dict(zip(("expert", "short_hands", "on_fire"), switches, strict=True))
    for switches in product((False, True), repeat=3)
]
TABLES = [(seats, options) for seats in GAME.seats for options in OPTIONS]
GAMES = 60 if AVAILABLE else 4  # at each of the forty tables


def legal(array):
    out = np.zeros(rules.MOST, np.int16)
    return [rules.TEXTS[number] for number in out[: rules.actions(array, out)]]


def agree(state, array):
    """The same position, the same legal actions in the same order, the same ending."""
    assert rules.decode(array) == state.position()
    assert legal(array) == list(map(str, state.actions()))
    reason = rules.ENDINGS.get(int(array[rules.ENDING]))
    assert reason == (state.ending.reason if state.ending else None)
    assert rules.left(array) == state.left
    again, out = array.copy(), np.zeros(rules.MOST, np.int16)
    again[rules.ENDING] = rules.STUCK if reason is None else rules.GOING_ON  # which is not looked at
    found = out[: rules.judged_actions(again, out)]
    assert [rules.TEXTS[number] for number in found] == legal(array)
    assert (again == array).all()


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_random_games_go_the_same_way(seats, options):
    rng = random.Random(f"{seats} {options}")
    for number in range(GAMES):
        state: Any = GAME.deal(seats, Chance(f"lockstep {number}"), first=rng.randrange(seats), **options)
        array = rules.encode(state)
        shy = rng.random() < 0.5  # who ends turns early and lays near sees more of a game
        agree(state, array)
        while actions := state.actions():
            action = chosen(state, actions, rng) if shy else rng.choice(actions)
            state = state.play(action)
            rules.play(array, rules.NUMBERS[str(action)])
            agree(state, array)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_games_at_random_are_games(seats, options):
    """Every move that the packed game makes is one of exactly as many as there are, and it ends as the rules say."""
    array, rolls = rules.empty(seats, **options), dice(99 + seats)
    (hands, cards), story = at_random.room(), at_random.story()
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
        assert at_random.how_many(np.uint64(bits)) == sum(expected)
        fitting = [byte for byte, fits in enumerate(expected) if fits]
        assert [at_random.place_of(np.uint64(bits), number) for number in range(len(fitting))] == fitting


def test_random_games_at_once_are_counted_and_reproducible():
    moves, won, left = at_random.random_games(200, 5, 3)
    assert (moves, won, left) == at_random.random_games(200, 5, 3) != at_random.random_games(200, 6, 3)
    assert 200 * 2 < moves < 200 * at_random.MOST_MOVES
    assert 0 < left < 200 * len(CARDS)


def chosen(state, actions, rng):
    if rng.random() < 0.1:
        return rng.choice(actions)
    if END in actions and rng.random() < 0.8:
        return END
    return min(
        (action for action in actions if action is not END),
        key=lambda lay: abs(lay.card - state.piles[lay.pile]),
        default=END,
    )


@pytest.mark.parametrize("options", OPTIONS)
def test_late_positions_go_the_same_way(options):
    """Few cards, piles anywhere: where turns run dry, hands empty out and the last card wins."""
    rng = random.Random(f"late {options}")
    for _ in range(GAMES * 5):
        seats = rng.randrange(1, 6)
        cards = rng.sample(CARDS, rng.randrange(1, 14))
        hands: list[list[int]] = [[] for _ in range(seats)]
        draw: list[int] = []
        for card in cards:
            hand = rng.choice(hands)
            (hand if len(hand) < the_game.Options(**options).hand_size(seats) else draw).append(card)
        tops = {str(pile): rng.choice([c for c in CARDS if c not in cards]) for pile in Pile}
        turn = rng.choice([seat for seat in range(seats) if hands[seat]])
        position = {
            "game": "the-game",
            "options": {name: True for name, on in options.items() if on},
            "piles": tops,
            "hands": [sorted(hand) for hand in hands],
            "draw": draw,
            "turn": turn,
            "played": 0,
        }
        if options["on_fire"]:
            position["burning"] = {p: rng.randrange(1, 3) for p, top in tops.items() if top in the_game.FIRE}
        state = GAME.position(position)
        array = rules.encode(state)
        agree(state, array)
        while actions := state.actions():
            action = rng.choice(actions)
            state = state.play(action)
            rules.play(array, rules.NUMBERS[str(action)])
            agree(state, array)


def test_a_card_fits_the_same_everywhere():
    for pile, top, card in product(Pile, range(START_UP, START_DOWN + 1), CARDS):
        assert rules.fits(card, int(pile), top) == the_game.fits(card, pile, top)


def test_the_texts_of_actions_are_the_contracts():
    assert set(rules.TEXTS) == set(the_game.ACTIONS)
    assert all(rules.TEXTS[number] == text for text, number in rules.NUMBERS.items())
    assert rules.TEXTS[rules.END] == "end"


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_deal_deals_every_card_once(seats, options):
    array = rules.dealt(seats, 7, first=seats - 1, **options)
    position = rules.decode(array)
    assert sorted([*position["draw"], *(card for hand in position["hands"] for card in hand)]) == list(CARDS)
    state = GAME.position(position)
    assert {len(hand) for hand in state.hands} == {state.options.hand_size(seats)}
    agree(state, array)


def test_deals_are_fair():
    """Each card is dealt to seat 0 about as often as any other."""
    often = np.zeros(START_DOWN + 1)
    rolls = dice(5)
    state = rules.empty(1)
    deals = 3000 if AVAILABLE else 300
    for _ in range(deals):
        rules.deal(state, rolls, 0)
        often[state[rules.HANDS : rules.HANDS + 8]] += 1
    assert even(often)


def test_random_games_are_dealt_fairly():
    """A game begins with the cards as the one before has left them, and still every card is as likely in each place."""
    hand, next_drawn = np.zeros(START_DOWN + 1), np.zeros(START_DOWN + 1)
    state, rolls, (hands, cards), story = rules.empty(1), dice(5), at_random.room(), at_random.story()
    for _ in range(3000 if AVAILABLE else 300):
        at_random.play_one(state, hands, cards, rolls, story)
        hand[cards[:8]] += 1
        next_drawn[cards[8:10]] += 1  # nearly every game draws two
    assert even(hand)
    assert even(next_drawn)


def even(often):
    expected = often.sum() / len(CARDS)
    chi = ((often[CARDS[0] : CARDS[-1] + 1] - expected) ** 2 / expected).sum()
    return 50 < chi < 160  # 97 degrees of freedom
