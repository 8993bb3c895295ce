"""The exact chance of a bust, against every order in which the deck could lie."""

import random
from dataclasses import replace
from fractions import Fraction
from itertools import permutations

import pytest

from tenback import games
from tenback.core import Chance, Hidden
from tenback.games.ten.actions import DRAW
from tenback.games.ten.table import Phase
from tenback.solvers import NoSuchQuestion, bust_chance

GAME = games.get("ten")


def drawing(seed, actions):
    state = GAME.deal(2, Chance(f"bust {seed}"))
    dice = random.Random(seed)
    for _ in range(actions):
        if state.ending:
            break
        wanted = DRAW if DRAW in state.actions() and dice.random() < 0.7 else dice.choice(state.actions())
        state = state.play(wanted)
    return state


def with_deck(view, cards):
    """The same moment with few cards still to come."""
    return replace(view, draw=Hidden(len(cards)), still_to_come=tuple(sorted(cards)))


def by_force(view, draws):
    """Every order of the deck, card by card, as the rules have it."""
    busts = count = 0
    for order in permutations(view.still_to_come):
        count += 1
        table = view.table._replace(phase=Phase.DRAW, turn=view.table.active, auction=None, owed=None)
        for card in order[:draws]:
            if card.is_wild:
                continue
            table = table.after(DRAW, card)
            if not table.row:
                busts += 1
                break
    return Fraction(busts, count)


@pytest.mark.parametrize("draws", [1, 2, 3, 9])
def test_it_is_that_of_every_order(draws):
    seen = set()
    for seed in range(25):
        state = drawing(seed, 12 + seed)
        if state.ending:
            continue
        view = state.view(0)
        few = with_deck(view, random.Random(seed).sample(view.still_to_come, 5))
        chance = bust_chance(few, draws)
        assert chance == by_force(few, draws)
        seen.add(chance)
    assert len(seen) > 2


def test_with_the_whole_deck_it_is_a_count():
    view = drawing(3, 15).view(None)
    drawn = view.table._replace(phase=Phase.DRAW, turn=view.table.active, auction=None, owed=None)
    busts = sum(not card.is_wild and not drawn.after(DRAW, card).row for card in view.still_to_come)
    assert bust_chance(view) == Fraction(busts, len(view.still_to_come))
    assert bust_chance(view) <= bust_chance(view, 2) <= bust_chance(view, 4)


def test_what_cannot_be_asked_is_said():
    state = drawing(1, 10)
    with pytest.raises(NoSuchQuestion, match="From 1 card on"):
        bust_chance(state.view(0), 0)
    while not state.ending:
        state = state.play(state.actions()[-1])
    with pytest.raises(NoSuchQuestion, match="has ended"):
        bust_chance(state.view(0))
