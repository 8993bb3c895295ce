"""Judges: they weigh turns by what a seat may know, and count real wins."""

import random
from typing import Any

import numpy as np
import pytest

from tenback import bots, games
from tenback.core import Chance
from tenback.record import Said
from tests.bots.judges import question
from tests.conformance.players import late_position
from tests.conformance.tables import label
from tests.conformance.twins import twin

TABLES = [
    ("the-game", 1, {}),
    ("the-game", 3, {}),
    ("the-game", 2, {"on_fire": True}),
    ("quick-and-easy", 3, {}),
    ("quick-and-easy", 2, {"pro": True}),
    ("face-to-face", 2, {}),
    ("ten", 1, {"limit": 6}),
    ("ten", 3, {}),
]


WORDS = {
    "the-game": [Said(0, 1, "keep-off up1"), *(Said(0, 1, f"go-ahead {pile}") for pile in ("up2", "down1", "down2"))],
    "quick-and-easy": [Said(0, 1, "hold R low"), Said(0, 1, "want up")],
}


def positions(table):
    """The first turn, one in the middle, and two near the end, each with a seat that has something to do."""
    slug, players, options = table
    game, rng = games.get(slug), random.Random(label(table))
    state = game.deal(players, Chance(f"judged {label(table)}"), **options)
    found = [state]
    for _ in range(40):
        if state.turn is None or state.turn >= players:
            break
        state = after(state, played(slug, state))
    found += [state, *(late_position(game, players, options, rng) for _ in range(2))]
    # A record begins with a deal, so that no turn is half played.
    return [each for each in found if each.turn is not None and each.turn < players and not getattr(each, "played", 0)]


def after(state, turn):
    for action in turn:
        state = state.play(action)
    return state


def played(slug, state):
    """What a beginner would do: a whole turn, or one action of TEN."""
    return bots.get(slug, "novice").act(state.view(state.turn), (), 0.01, Chance("played"))


def said(table):
    slug, players, options = table
    return () if players == 1 or options.get("pro") else tuple(WORDS.get(slug, ()))


@pytest.mark.parametrize("table", TABLES, ids=label)
def test_what_the_seat_cannot_see_changes_nothing(table):
    slug = table[0]
    game, rng = games.get(slug), random.Random(1)
    for state in positions(table):
        other = twin(game, state, state.turn, rng)
        if other.turn != state.turn:
            continue  # everyone is told that a game has ended: these two can be told apart
        turn = played(slug, state)
        one, two = question(slug, state, turn, said(table)), question(slug, other, turn, said(table))
        assert one.turns == two.turns
        assert one.hidden == two.hidden
        assert one.exact() == two.exact()
        every = range(len(one.turns))
        first, second = one.play_out(every, 3), two.play_out(every, 3)
        np.testing.assert_array_equal(first.won, second.won)
        if first.scores is not None:
            np.testing.assert_array_equal(first.scores, second.scores)


@pytest.mark.parametrize("table", TABLES, ids=label)
def test_turns_are_legal_and_lead_to_different_places_and_the_played_one_is_first(table):
    slug = table[0]
    for state in positions(table):
        turn = played(slug, state)
        asked = question(slug, state, turn, said(table))
        assert asked.turns[0] == turn
        ends = [after(state, each) for each in asked.turns]  # Refused for what is not allowed
        assert len(set(map(repr, ends))) == len(ends)


@pytest.mark.parametrize("table", TABLES, ids=label)
def test_every_world_is_won_by_somebody_or_lost_by_all(table):
    slug, players, _ = table
    together = slug in {"the-game", "quick-and-easy"} or players == 1
    for state in positions(table):
        asked = question(slug, state, played(slug, state), said(table))
        outcomes = asked.play_out([0], 8)
        assert outcomes.won.shape == (1, 8, 1 if together else players)
        if together:
            assert set(outcomes.won.flatten()) <= {0.0, 1.0}
        else:
            np.testing.assert_allclose(outcomes.won.sum(axis=2), 1)
        assert (outcomes.scores is not None) == (slug == "ten")


@pytest.mark.parametrize("table", TABLES, ids=label)
def test_the_same_worlds_for_all_turns_and_others_at_every_call(table):
    slug = table[0]
    state = positions(table)[0]
    turn = played(slug, state)
    asked = question(slug, state, turn, said(table))
    alone = asked.play_out([0], 40).won[0]
    again = question(slug, state, turn, said(table)).play_out([0], 40).won[0]
    np.testing.assert_array_equal(alone, again)  # the same question, the same worlds
    assert (asked.play_out([0], 40).won[0] != alone).any()


@pytest.mark.parametrize(("slug", "up", "down"), [("the-game", "up1", "down1"), ("face-to-face", "up", "down")])
def test_a_terrible_turn_wins_less_often(slug, up, down):
    game = games.get(slug)
    state: Any = game.deal(2, Chance("terrible"), first=0)
    hand = state.hands[0]
    turn = tuple(map(game.action, (f"{hand[-1]}>{up}", f"{hand[0]}>{down}", "end")))
    asked = question(slug, state, turn)
    won = asked.play_out(range(len(asked.turns)), 100).won[:, :, 0].mean(axis=1)
    assert won[0] < won[1:].max() - 0.2
