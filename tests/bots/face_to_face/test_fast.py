"""Face to Face's `fast` and `strong`: legal, blind to what their seat may not know, and one better than the other."""

import random

import pytest

from tenback import bots
from tenback.bots.face_to_face import fast
from tenback.bots.face_to_face.view import Turns, situation
from tenback.core import Chance
from tenback.games.face_to_face import LOSES, WINS
from tests.bots.face_to_face.players import BOTS, BUDGET, GAME, asked
from tests.conformance.players import late_position
from tests.conformance.twins import twin

# Both


@pytest.mark.parametrize("last_card", [LOSES, WINS])
def test_turns_are_legal_and_depend_on_nothing_unseen(last_card):
    rng = random.Random(f"bots {last_card}")
    late = [late_position(GAME, 2, {"last_card": last_card}, rng) for _ in range(20)]
    for state in (GAME.deal(2, Chance("bots"), last_card=last_card), *late):
        play(state, rng)


def play(state, rng):
    while state.turn is not None:
        seat = state.turn
        if rng.random() < 0.3:
            same_answers_in_a_twin(state, rng)
        turn = asked(rng.choice(list(BOTS)), state)
        assert "end" not in map(str, turn[:-1])
        for action in turn:
            assert state.turn == seat
            state = state.play(action)


def same_answers_in_a_twin(state, rng):
    """What a seat cannot tell apart gets one answer: the opponent's hand and both draw piles dealt anew."""
    other = twin(GAME, state, state.turn, rng)
    if (other.turn, other.ending) == (state.turn, state.ending):  # everyone is told that a game has ended
        for strength in BOTS:
            assert asked(strength, other) == asked(strength, state)


@pytest.mark.parametrize("strength", list(BOTS))
def test_in_the_middle_of_a_turn_it_is_finished(strength):
    for lays in (1, 2):
        state = GAME.deal(2, Chance("middle"), first=1)
        for _ in range(lays):
            state = state.play(state.actions()[0])
        for action in asked(strength, state):
            state = state.play(action)
        assert state.turn == 0


@pytest.mark.parametrize("strength", list(BOTS))
def test_it_wins_when_it_can(strength):
    data = GAME.deal(2, Chance("a"), first=0).position()
    data["hands"][0], data["draws"][0] = [20, 30, 40], []
    assert len(asked(strength, GAME.position(data))) == 3, "all three, and no end"


def test_nobody_speaks():
    view = GAME.deal(2, Chance("a")).view(0)
    for bot in BOTS.values():
        assert bot.signals(view, (), BUDGET, Chance("dice")) == ()


@pytest.mark.parametrize(
    ("better", "worse", "games"),
    [
        ("novice", "random", 24),
        ("fast", "novice", 24),
        ("strong", "novice", 24),
        ("strong", "fast", 60),  # which it wins in two of three
    ],
)
def test_the_better_one_wins_more(better, worse, games):
    won = 0
    for number in range(games):
        names = (better, worse) if number % 2 == 0 else (worse, better)
        state = GAME.deal(2, Chance(f"duel {number // 2}"))
        while state.turn is not None:
            name = names[state.turn]
            bot = BOTS.get(name) or bots.get(GAME.slug, name)
            for action in bot.act(state.view(state.turn), (), BUDGET, Chance(f"{number}")):
                state = state.play(action)
        won += state.ending.winners == (number % 2,)
    assert won > games / 2


# The choice


def test_without_a_compiler_fast_plays_what_the_weights_like_best(monkeypatch):
    monkeypatch.setattr(fast, "AVAILABLE", False)
    view = GAME.deal(2, Chance("a"), first=0).view(0)
    liked = Turns(situation(view), 1).actions(0)
    assert {BOTS["fast"].act(view, (), BUDGET, Chance(dice)) for dice in "abc"} == {liked}
