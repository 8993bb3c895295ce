"""Was it winnable? Every line is confirmed by the rules, and small positions are looked at by brute force."""

import random
from functools import cache
from typing import Any

import pytest

from tenback import games
from tenback.core import Chance
from tenback.solvers import Answer, NoSuchQuestion, winnable

TABLES = [
    ("the-game", 1, {}),
    ("the-game", 2, {"expert": True}),
    ("the-game", 3, {}),
    ("the-game", 5, {"short_hands": True}),
    ("the-game", 2, {"on_fire": True}),
    ("quick-and-easy", 2, {}),
    ("quick-and-easy", 4, {"pro": True}),
]


def ids(table):
    slug, seats, options = table
    return " ".join((slug, str(seats), *options))


def played(slug, line, state):
    for text in line:
        state = state.play(games.get(slug).action(text))
    return state


@pytest.mark.parametrize("table", TABLES, ids=ids)
def test_nearly_every_deal_can_be_won_and_the_line_is_there(table):
    slug, seats, options = table
    for deal in range(4):
        state = games.get(slug).deal(seats, Chance(f"winnable {deal}"), **options)
        verdict = winnable(state)
        assert verdict.answer is Answer.YES
        assert played(slug, verdict.line, state).ending.won


@cache
def by_force(state):
    if state.ending:
        return state.ending.won
    return any(by_force(state.play(action)) for action in state.actions())


def near_the_end(slug, seats, options, deal, cards):
    """So many cards before a win."""
    state: Any = games.get(slug).deal(seats, Chance(f"small {deal}"), **options)
    for text in winnable(state).line:
        if state.left <= cards:
            break
        state = state.play(games.get(slug).action(text))
    return state


@pytest.mark.parametrize("table", TABLES, ids=ids)
def test_small_positions_agree_with_brute_force(table):
    slug, seats, options = table
    seen = {True: 0, False: 0}
    for deal in range(12):
        dice = random.Random(deal)
        state = near_the_end(slug, seats, options, deal, 9)
        for _ in range(4):  # from there at random, so that some positions are lost
            wandering = state
            while not wandering.ending:
                verdict, truth = winnable(wandering), by_force(wandering)
                assert verdict.answer is (Answer.YES if truth else Answer.NO)
                assert not truth or played(slug, verdict.line, wandering).ending.won
                seen[truth] += 1
                wandering = wandering.play(dice.choice(wandering.actions()))
    by_force.cache_clear()
    assert min(seen.values()) > 10


def test_a_search_that_left_something_out_proves_nothing():
    answers = {
        winnable(games.get("the-game").deal(1, Chance(f"narrow {deal}")), widths=(1,)).answer for deal in range(10)
    }
    assert answers == {Answer.NOT_FOUND}


def test_no_time_is_no_answer():
    assert winnable(games.get("the-game").deal(1, Chance("late")), seconds=0).answer is Answer.NOT_FOUND


def test_a_turn_that_may_end_at_once_is_looked_at_as_well():
    """96 would spoil what the other player can lay."""
    state = games.get("the-game").position(
        {
            "game": "the-game",
            "options": {},
            "piles": {"up1": 95, "up2": 99, "down1": 2, "down2": 2},
            "hands": [[98], [96, 97]],
            "draw": [],
            "turn": 0,
            "played": 1,
        }
    )
    verdict = winnable(state)
    assert verdict.answer is Answer.YES
    assert verdict.line[0] == "end"


def test_an_ended_game_answers_for_itself():
    state = games.get("quick-and-easy").deal(2, Chance("over"))
    while not state.ending:
        state = state.play(state.actions()[0])
    assert winnable(state).answer is (Answer.YES if state.ending.won else Answer.NO)


@pytest.mark.parametrize(("slug", "seats"), [("face-to-face", 2), ("ten", 1)])
def test_where_somebody_always_wins_there_is_no_such_question(slug, seats):
    with pytest.raises(NoSuchQuestion, match="The Game and The Game: Quick & Easy"):
        winnable(games.get(slug).deal(seats, Chance("x")))
