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
from tenback.kernels.the_game import rules
from tests.kernels.the_game.tables import GAMES, OPTIONS, TABLES, even


def legal(array):
    out = np.zeros(rules.MOST_ACTIONS, np.int16)
    return [rules.TEXTS[number] for number in out[: rules.actions(array, out)]]


def agree(state, array):
    """The same position, the same legal actions in the same order, the same ending."""
    assert rules.decode(array) == state.position()
    assert legal(array) == list(map(str, state.actions()))
    reason = rules.ENDINGS.get(int(array[rules.ENDING]))
    assert reason == (state.ending.reason if state.ending else None)
    assert rules.left(array) == state.left
    again, out = array.copy(), np.zeros(rules.MOST_ACTIONS, np.int16)
    again[rules.ENDING] = rules.STUCK if reason is None else rules.RUNNING  # which is not looked at
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
