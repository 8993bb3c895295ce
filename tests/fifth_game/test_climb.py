"""A fifth game, as far as it comes with its rules alone: dealt, played, seen, written down, told in the terminal."""

import random
from typing import Any

import pytest

from tenback import bots, games, record
from tenback.cli import pages, seen
from tenback.cli.evening import Evening
from tenback.cli.people import People
from tenback.cli.words import plain, words_of
from tenback.core import Chance, Ended, NotAnAction, PositionError, TenbackError
from tenback.envs import adapter
from tenback.lab import referee, tuning
from tenback.lab.rows import REFEREE, Watched, columns
from tenback.solvers import winnable
from tests.cli import test_whole_games
from tests.fifth_game.climb import GAME

SEEDS = range(40)


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch):
    monkeypatch.setitem(games.SHELF, GAME.slug, GAME)


def played(seed):
    """Every state of a random game, with the action that follows."""
    rng, state = random.Random(seed), GAME.deal(2, Chance(f"{seed}"))
    while state.turn is not None:
        action = rng.choice(state.actions())
        yield state, action
        state = state.play(action)
    yield state, None


def test_it_ends_in_every_way_there_is():
    assert {[*played(seed)][-1][0].ending.reason for seed in SEEDS} == set(GAME.reasons)


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_hear_equals_see(viewer):
    for seed in SEEDS:
        view = None
        for state, action in played(seed):
            assert view in (None, state.view(viewer))
            view = state.view(viewer)
            for event in state.news(action, viewer) if action else ():
                view = view.hear(event)
                assert event.opens(2) is not isinstance(event, Ended)  # so that no play is taken back without a word


def test_what_is_allowed_is_offered():
    everything = [GAME.action(f"lay:{card}") for card in range(1, 13)]
    for seed in SEEDS:
        for state, _ in played(seed):
            assert [action for action in everything if state.refusal(action) is None] == [*state.actions()]
            assert GAME.position(state.position()) == state


@pytest.mark.parametrize("text", ["", "lay", "lay:0", "lay:13", "lay:07", "lay:x", "end"])
def test_what_means_nothing_is_said_to(text):
    with pytest.raises(NotAnAction, match="means nothing in Climb"):
        GAME.action(text)


def test_a_card_is_in_one_place():
    data = GAME.deal(2, Chance("a")).position()
    with pytest.raises(PositionError, match="two places"):
        GAME.position({**data, "hands": [data["hands"][0], data["hands"][0]]})


def test_it_has_records_and_transcripts_without_a_word_of_its_own():
    told = record.begin(GAME, ["Ada", "Tomek"], "a climb")
    while told.state.turn is not None:
        told = told.played(told.state.actions()[0])
    assert record.read(record.to_json(told).encode()) == told
    assert record.read(record.to_transcript(told).encode()) == told


def test_the_terminal_tells_it_plainly():
    assert words_of(GAME) is plain
    state: Any = GAME.deal(2, Chance("plain"), first=0)
    people = People(["Ada", "Tomek"], 0)
    own, (action, *_) = state.hands[0], state.actions()
    assert f"hands: ({own}, Hidden(count=3))" in seen.table(state.view(0), people)
    assert str(state.hands[1]) not in "\n".join(seen.table(state.view(0), people))
    assert str(action) in seen.wanted(state, 0, people)
    assert [*seen.moves(state.view(0), 0, people)] == [str(each) for each in state.actions()]
    assert seen.happened(state.view(0), state.news(action, 0), people) == [f"Ada: card {action.card}"]


def test_a_whole_game_is_played_in_the_terminal(tmp_path):
    test_whole_games.test_a_whole_game_through_a_pipe_is_kept_holds_and_is_told_again("climb", 2, [], tmp_path)


# The laboratory, which knows it by its endings, and what it says where it knows nothing


def test_the_laboratory_plays_it():
    agreed = referee.Agreed("climb", 2, {}, budget=0.01, silent=False)
    assert [column.name for column in columns(agreed, ["random"], REFEREE)] == [
        *("game", "winners", "reason", "starter", "actions")
    ]
    watched = Watched("climb")
    ending = referee.play(agreed, ["random", "random"], "a climb", watched)
    row: Any = watched.row(columns(agreed, ["random"], REFEREE), 7, ["random"], ending)
    number, winners, reason, starter, actions = row
    assert ending.winners is not None
    assert (number, winners, reason) == (7, str(ending.winners[0]), ending.reason)
    assert starter in (0, 1)
    assert 1 <= actions <= 6


@pytest.mark.parametrize(
    ("ask", "sentence"),
    [
        (lambda: bots.get("climb", "strong"), "No bot plays climb at strength 'strong'; there are random."),
        (lambda: bots.judge("climb"), "Nobody here can say what a turn of Climb is worth, only of The Game"),
        (lambda: tuning.tuning_of("climb"), "Climb has nothing that is tuned."),
        (lambda: pages.page(GAME), "Climb has no page of rules here."),
        (lambda: adapter.get("climb"), "Climb has no observations, so that no environment offers it."),
        (lambda: winnable(GAME.deal(2, Chance("a"))), "Only The Game and The Game: Quick & Easy are won or"),
    ],
)
def test_what_it_lacks_is_said(ask, sentence):
    with pytest.raises(TenbackError) as lacking:
        ask()
    assert str(lacking.value).startswith(sentence)


def test_help_at_the_keyboard_needs_no_options():
    evening = Evening(record.begin(GAME, ["Ada", "Tomek"], "a climb"), None)
    assert "rules        the rules in a minute\n" in evening.help()
    assert "no signals in this game; talk as you like" in evening.help()
