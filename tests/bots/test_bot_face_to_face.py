"""Face to Face, `fast` and `strong`: legal, blind to what their seat may not know, and one better than the other."""

import random
import tomllib
from itertools import count
from typing import Any

import numpy as np
import pytest

from tenback import bots, games
from tenback.bots import weights
from tenback.bots.fast import face_to_face as fast
from tenback.bots.strong import face_to_face as strong
from tenback.bots.strong import learn_face_to_face
from tenback.bots.weights import WeightsError
from tenback.core import Chance
from tenback.games.face_to_face import LOSES, WINS
from tenback.kernels.face_to_face.trials import at_first_sight
from tests.conformance.players import late_position
from tests.conformance.twins import twin

GAME: Any = games.get("face-to-face")
BUDGET = 0.02  # seconds' worth of work, whatever the clock says
BOTS = {"fast": fast.FaceToFace(), "strong": strong.FaceToFace(clock=lambda: 0.0)}


def asked(strength, state):
    return BOTS[strength].act(state.view(state.turn), (), BUDGET, Chance("dice"))


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


@pytest.mark.parametrize("budget", [0, -1, float("nan")])
def test_a_budget_is_above_zero(budget):
    view = GAME.deal(2, Chance("a"), first=0).view(0)
    with pytest.raises(ValueError, match="seconds above 0"):
        bots.get(GAME.slug, "strong").act(view, (), budget, Chance("dice"))


def test_out_of_time_it_plays_what_the_network_likes_best():
    others = 0
    for number in range(10):
        view, ticks = GAME.deal(2, Chance(f"hurry {number}"), first=0).view(0), count()
        hurried = strong.FaceToFace(clock=lambda ticks=ticks: float(next(ticks)))  # type: ignore[misc]
        asked = fast.situation(view)
        turns, chances = fast.Turns(asked, strong.WIDE), np.zeros(strong.WIDE)
        at_first_sight(asked.table, asked.unlaid, turns.rows, turns.found, strong.learnt(), chances)
        liked = int(chances[: turns.found].argmax())
        others += liked > 0
        assert hurried.act(view, (), 0.5, Chance("dice")) == turns.actions(liked)
    assert others, "or the weights would say the same"


@pytest.mark.parametrize(("budget", "worlds"), [(1e-9, 24), (0.02, 24), (0.1, 48), (0.5, 240), (3600, 256)])
def test_the_work_follows_from_the_budget(budget, worlds):
    assert strong.planned(budget) == worlds > fast.WORLDS
    if budget < 0.5:
        trial = strong.Judged(fast.situation(GAME.deal(2, Chance("a"), first=0).view(0)), 2, Chance("dice"))
        trial.add(strong.planned(budget))
        assert trial.worlds == worlds


def test_without_a_compiler_strong_looks_at_a_few_worlds_or_none(monkeypatch):
    monkeypatch.setattr(strong, "AVAILABLE", False)
    monkeypatch.setattr(strong, "WORLDS_A_SECOND", 4)
    assert [strong.planned(budget) for budget in (0.1, 1, 1.9, 2.5, 100)] == [0, 0, 8, 10, 256]


def test_without_a_compiler_fast_plays_what_the_weights_like_best(monkeypatch):
    monkeypatch.setattr(fast, "AVAILABLE", False)
    view = GAME.deal(2, Chance("a"), first=0).view(0)
    liked = fast.Turns(fast.situation(view), 1).actions(0)
    assert {BOTS["fast"].act(view, (), BUDGET, Chance(dice)) for dice in "abc"} == {liked}


def test_the_clock_stops_the_thinking():
    ticks = count()
    strong.FaceToFace(clock=lambda: next(ticks) / 10).act(
        GAME.deal(2, Chance("a"), first=0).view(0), (), 0.5, Chance("dice")
    )
    assert next(ticks) < 10


@pytest.mark.parametrize(
    ("total", "squares", "found", "noise", "chosen"),
    [
        ([50.0, 60.0], [0.0, 10.0], 2, 1.0, 1),
        ([50.0, 51.0], [0.0, 90.0], 2, 1.0, 0),
        ([50.0, 51.0], [0.0, 90.0], 2, 0.05, 1),
        ([50.0, 60.0, 70.0], [0.0, 10.0, 10.0], 3, 1.0, 2),
        ([50.0, 60.0], [0.0, 10.0], 1, 1.0, 0),
    ],
)
def test_another_turn_is_chosen_only_beyond_noise(total, squares, found, noise, chosen):
    assert fast.best(np.array(total), np.array(squares), found, 100, noise) == chosen
    assert fast.best(np.zeros(3), np.zeros(3), found, 0, noise) == 0


def test_the_weights_are_read_and_can_be_scored():
    assert len(fast.learnt()) == len(fast.TUNING.names)
    assert set(fast.TUNING.names) == set(fast.TUNING.start) == set(fast.TUNING.spread)
    score = fast.TUNING.score(fast.TUNING.start, "2", 20, 3)
    assert score == fast.TUNING.score(fast.TUNING.start, "2", 20, 3)
    assert 0.5 < score < 1


# The network


def a_file(tmp_path, monkeypatch, text):
    file = tmp_path / "network.toml"
    file.write_text(text)
    monkeypatch.setattr(weights, "path", lambda _: file)
    strong.learnt.cache_clear()
    try:
        return strong.learnt()
    finally:
        strong.learnt.cache_clear()


def test_what_is_learnt_can_be_read_and_says_how(tmp_path, monkeypatch):
    asked = ["--rounds", "1", "--games", "5", "--seed", "3"]
    text = learn_face_to_face.main(asked)
    assert text == learn_face_to_face.main(asked) != learn_face_to_face.main([*asked[:-1], "4"])
    told = tomllib.loads(text)["2"]
    assert told["how"].endswith("--rounds 1 --games 5 --seed 3")
    assert (a_file(tmp_path, monkeypatch, text) == np.array(told["values"])).all()


@pytest.mark.parametrize("asked", [["--games", "0"], ["--rounds", "0"], ["--games", "many"]])
def test_what_cannot_be_learnt_from_is_refused(asked, capsys):
    with pytest.raises(SystemExit):
        learn_face_to_face.main(asked)
    assert asked[0] in capsys.readouterr().err


@pytest.mark.parametrize(
    "text",
    [
        "",
        '["2"]\nvalues = []',
        '["2"]\nvalues = [[1.0, 2.0], [3.0]]',
        f'["2"]\nvalues = {[[1.0] * 32] * 55}',
        f'["2"]\nvalues = {[[float("nan")] * 32] * 56}',
    ],
)
def test_a_damaged_network_is_refused(tmp_path, monkeypatch, text):
    with pytest.raises(WeightsError, match="56 rows of 32 finite numbers"):
        a_file(tmp_path, monkeypatch, text)


# Who wins


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
