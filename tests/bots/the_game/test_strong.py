"""The Game's `strong`: its clock, and the worlds in which it tries its candidates."""

import random
from typing import Any

from tenback.bots.the_game import judge, strong, weights
from tenback.bots.the_game import view as view_of
from tenback.core import Chance
from tenback.games.the_game import CARDS, GAME
from tenback.kernels.dice import dice
from tenback.kernels.the_game import play_out, rules, search, signals, turns
from tests.bots.the_game.players import BUDGET, FAST, STRONG, first_words
from tests.conformance.players import late_position


def test_out_of_time_it_still_plays_legally():
    class Late(strong.Strong):
        def __init__(self):
            ticks = iter(range(10**9))
            super().__init__(clock=lambda: float(next(ticks)))

    rng = random.Random("out of time")
    for _ in range(20):
        state = late_position(GAME, 3, {}, rng)
        if state.turn is not None:
            for action in Late().act(state.view(state.turn), (), 1e-9, Chance("late")):
                state = state.play(action)


def test_worlds_fit_words_only_where_they_are_taken_exactly(monkeypatch):
    asked: list[Any] = []
    ask = strong.Question.ask

    def heard(question, **how):
        asked.append(question.trials.mine.said[:3].copy())
        ask(question, **how)

    def heard_by_judge(mine, *how):
        asked.append(mine.said[:3].copy())
        play_out.play_out(mine, *how)

    monkeypatch.setattr(strong.Question, "ask", heard)
    monkeypatch.setattr(judge, "play_out", heard_by_judge)
    state: Any = GAME.deal(3, Chance("alike"))
    said, view = first_words(FAST, state), state.view(0)
    STRONG.act(view, said, BUDGET, Chance("x"))
    assert (asked[-1] == view_of.standing(view, said)[:3]).all()
    STRONG.act(view, said[:-1], BUDGET, Chance("x"))
    assert (asked[-1] == signals.SILENT).all()
    asked.clear()
    decision = judge.Judge().question(view, said[:-1], FAST.act(view, said, BUDGET, Chance("x")), Chance("x"))
    decision.play_out([0, 1], 4)
    assert (asked[-1] == signals.SILENT).all()


def test_candidates_are_tried_in_whole_worlds():
    """Every card that the seat does not see lies somewhere, once; its own hand stays as it is."""
    state: Any = GAME.deal(3, Chance("whole worlds"))
    view = state.view(state.turn)
    words = view_of.standing(view, ())
    trials, array = search.trials(), view_of.table_of(view)
    unplayed, tuned = view_of.sit_down(trials.mine, view, words), weights.weights_at(view, words)
    count = turns.plan(trials.mine, array, tuned, unplayed, 3, True)  # noqa: FBT003 - compiled functions take no keywords
    trials.turns[:] = trials.mine.best
    question = strong.Question(trials, array, play_out.Policy(tuned, signals.EVERYBODY), dice(7))
    seen = []
    for until in (1, 2, 3):
        question.ask(alive=(1 << min(count, 2)) - 1, until=until, positions=0, winnable=0.0)
        world = rules.decode(trials.world)
        dealt = [*world["draw"], *(card for hand in world["hands"] for card in hand)]
        assert sorted(dealt) == list(CARDS)
        assert world["hands"][view.seat] == list(state.hands[view.seat])
        seen.append(dealt)
    assert seen[0] != seen[1] != seen[2]
