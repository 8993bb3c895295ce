"""Judges as the tests ask them."""

from typing import Any

from tenback import bots
from tenback.core import Chance

__all__ = ["question", "wins"]


def question(slug, state, turn, words=()) -> Any:
    return bots.judge(slug).question(state.view(state.turn), words, turn, Chance("judge"))


def wins(game, state, turn):
    asked = question(game.slug, state, tuple(map(game.action, turn.split())))
    assert not asked.hidden
    return list(asked.play_out([0], 1).won[0, 0])
