"""A turn planned by what its player sees is judged as the table judges it, wherever a view can plan."""

import random

import pytest

from tenback import games
from tenback.core import END, Chance, PlansAhead
from tests.conformance.players import any_options, careful, late_position
from tests.conformance.properties import EVERY_ACTION

TABLES = [(game.slug, players) for game in games.shelf() for players in game.seats]


def states(game, players, rng):
    """From whole games and from positions near the end."""
    for number in range(2):
        options = any_options(game, players, rng)
        state = game.deal(players, Chance(f"planning {number}"), **options)
        while state.turn is not None:
            if rng.random() < 0.2:
                yield state
            state = state.play(careful(rng, state))
        for _ in range(10):
            late = late_position(game, players, options, rng)
            if late.turn is not None:
                yield late


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_a_view_judges_its_own_turn_as_the_table_does(slug, players):
    game, rng = games.get(slug), random.Random(f"{slug} {players}")
    seen = 0
    for state in states(game, players, rng):
        view = state.view(state.turn)
        if not isinstance(view, PlansAhead):
            assert slug == "ten"  # nobody there plans while others act
            return
        assert view.ahead() == view
        assert view.actions() == state.actions()
        for action in EVERY_ACTION[slug]:
            assert view.refusal(action) == state.refusal(action)
        for action in state.actions():
            if action != END and not (after := state.play(action)).ending:
                assert view.laying(action) == after.view(state.turn)
                seen += 1
    assert seen > 20


@pytest.mark.parametrize(("slug", "players"), [table for table in TABLES if table[0] != "ten" and table[1] > 1])
def test_out_of_turn_it_is_as_if_the_turn_had_begun_now(slug, players):
    game, rng = games.get(slug), random.Random(f"ahead {slug} {players}")
    seen = 0
    for state in states(game, players, rng):
        for seat in set(range(players)) - {state.turn}:
            data = {
                **state.position(),
                "turn": seat,
                "played": 0,
                **({"gave": False} if "gave" in state.position() else {}),
            }
            if not data["hands"][seat]:
                continue
            begun = game.position(data)
            ahead = state.view(seat).ahead()
            assert ahead == begun.view(seat) or begun.ending  # others may yet change what has nobody on turn stuck
            if not begun.ending:
                assert ahead.actions() == begun.actions()
                seen += 1
    assert seen > 5
