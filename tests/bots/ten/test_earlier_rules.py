"""A stored game of rules version 1 goes on with bots: every strength plays it legally, to its end."""

from typing import Any

import pytest

from tenback import bots, games
from tenback.core import Chance
from tests.bots.ten.players import ask

GAME: Any = games.get("ten", rules=1)


def answers(strength, state):
    if strength in ("fast", "strong"):
        return ask(strength, state)
    return bots.get("ten", strength).act(state.view(state.turn), (), 0.1, Chance("dice"))


@pytest.mark.parametrize("strength", ["random", "novice", "fast", "strong"])
@pytest.mark.parametrize(("seats", "options"), [(1, {"limit": 7}), (2, {}), (3, {"fiasco": True})])
def test_bots_play_on_under_version_1(strength, seats, options):
    state = GAME.deal(seats, Chance(f"{strength} {seats}"), **options)
    while state.ending is None:
        asked = seats > 1 or state.turn == 0
        for action in answers(strength, state) if asked else state.actions():
            assert action in state.actions()
            state = state.play(action)
    assert state.table.options.rules == 1


@pytest.mark.parametrize("strength", ["fast", "strong"])
def test_what_a_payment_may_take_is_asked_of_the_game_s_own_rules(strength):
    """A single card pays for a purchase under version 1; under version 2 only the duplicate does (T23g)."""
    data = {
        **GAME.deal(1, Chance("paying"), limit=7).position(),
        "seats": [{"coins": 0, "busts": 0, "cards": ["B1", "G9", "G9"]}, {"coins": 5, "busts": 0, "cards": []}],
        "phase": "pay",
        "owed": {"price": 1, "paid": 0, "for": "P1", "in": "buy"},
    }
    for rules, offered in ((1, {"pay:B1", "pay:G9"}), (2, {"pay:G9"})):
        state = games.get("ten", rules=rules).position(data)
        assert {str(action) for action in state.actions()} == offered
        (paid,) = ask(strength, state)
        assert str(paid) in offered
