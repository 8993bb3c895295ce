"""The Game's `fast` and `strong` as the tests ask them, and games that they play with themselves."""

from dataclasses import replace
from typing import Any

import pytest

from tenback.bots.the_game.fast import Fast, words_of
from tenback.bots.the_game.strong import Strong
from tenback.core import Chance
from tenback.games.the_game import GAME, View
from tenback.record import Said

__all__ = ["BOTH", "BUDGET", "FAST", "STRONG", "first_words", "positions", "with_hand", "words"]


BUDGET = 0.002  # seconds


class Patient(Strong):
    """Its clock stands still, so that only the work ends a search."""

    def __init__(self):
        super().__init__(clock=lambda: 0.0)


FAST, STRONG = Fast(), Patient()


BOTH = pytest.mark.parametrize("bot", [FAST, STRONG], ids=["fast", "strong"])


def positions(bot, seats, options, seed, *, silent=False):
    """Every state of a game that the bot plays with itself, with all that was said."""
    state: Any = GAME.deal(seats, Chance(seed), **options)
    said: list[Said] = []
    actions = 0
    while state.turn is not None:
        if not silent:
            for seat in range(seats):
                words = bot.signals(state.view(seat), said, BUDGET, Chance("words"))
                said += [Said(actions, seat, str(word)) for word in words]
        yield state, tuple(said)
        turn = bot.act(state.view(state.turn), said, BUDGET, Chance(f"{seed} {actions}"))
        seat = state.turn
        for action in turn:
            assert state.turn == seat
            state = state.play(action)
            actions += 1
    yield state, tuple(said)


def first_words(bot, state):
    said: list[Said] = []
    for seat in range(len(state.hands)):
        said += [Said(0, seat, str(word)) for word in bot.signals(state.view(seat), said, BUDGET, Chance("x"))]
    return said


def with_hand(view: View, hand) -> View:
    """What the seat would see if it held another hand, everything public being the same."""
    assert view.seat is not None
    hands = list(view.hands)
    hands[view.seat] = tuple(sorted(hand))
    return replace(view, hands=tuple(hands))


def words(view: View, hand):
    """What the seat would say with that hand."""
    return tuple(words_of(with_hand(view, hand)).tolist())
