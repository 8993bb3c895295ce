"""Face to Face's `strong`: its clock, and the work that follows from the budget."""

from itertools import count

import numpy as np
import pytest

from tenback.bots.face_to_face import fast, strong
from tenback.bots.face_to_face.view import Turns, situation
from tenback.bots.face_to_face.weights import network
from tenback.core import Chance
from tenback.kernels.face_to_face.network import at_first_sight
from tests.bots.face_to_face.players import GAME


def test_out_of_time_it_plays_what_the_network_likes_best():
    others = 0
    for number in range(10):
        view, ticks = GAME.deal(2, Chance(f"hurry {number}"), first=0).view(0), count()
        hurried = strong.Strong(clock=lambda ticks=ticks: float(next(ticks)))  # type: ignore[misc]
        asked = situation(view)
        turns, chances = Turns(asked, strong.WIDE), np.zeros(strong.WIDE)
        at_first_sight(asked.table, asked.unlaid, turns.rows, turns.found, network(), chances)
        liked = int(chances[: turns.found].argmax())
        others += liked > 0
        assert hurried.act(view, (), 0.5, Chance("dice")) == turns.actions(liked)
    assert others, "or the weights would say the same"


@pytest.mark.parametrize(("budget", "worlds"), [(1e-9, 24), (0.02, 24), (0.1, 48), (0.5, 240), (3600, 256)])
def test_the_work_follows_from_the_budget(budget, worlds):
    assert strong.planned(budget) == worlds > fast.WORLDS
    if budget < 0.5:
        trial = strong.Judged(situation(GAME.deal(2, Chance("a"), first=0).view(0)), 2, worlds, Chance("dice"))
        trial.add(worlds)
        assert trial.worlds == worlds


def test_what_is_clearly_behind_is_looked_at_no_longer():
    trial = strong.Judged(situation(GAME.deal(2, Chance("a"), first=0).view(0)), 8, 64, Chance("dice"))
    assert trial.open == 8
    trial.add(64)
    before = trial.chosen(strong.BEYOND_NOISE)
    trial.narrow(strong.BEHIND)
    assert 1 <= trial.open < 8
    assert trial.chosen(strong.BEYOND_NOISE) == before, "the best is never dropped"


def test_without_a_compiler_strong_looks_at_a_few_worlds_or_none(monkeypatch):
    monkeypatch.setattr(strong, "AVAILABLE", False)
    monkeypatch.setattr(strong, "WORK_A_SECOND", 4)
    assert [strong.planned(budget) for budget in (0.1, 1, 1.9, 2.5, 100)] == [0, 0, 8, 10, 256]


def test_the_clock_stops_the_thinking():
    ticks = count()
    strong.Strong(clock=lambda: next(ticks) / 10).act(
        GAME.deal(2, Chance("a"), first=0).view(0), (), 0.5, Chance("dice")
    )
    assert next(ticks) < 10
