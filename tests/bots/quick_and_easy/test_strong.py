"""Quick & Easy's `strong`: its clock."""

from itertools import count

from tenback.bots.quick_and_easy.strong import Strong
from tenback.core import Chance
from tests.bots.quick_and_easy.players import GAME


def test_out_of_time_it_still_answers():
    state, ticks = GAME.deal(3, Chance("a")), count()
    for action in Strong(clock=lambda: float(next(ticks))).act(state.view(0), (), 0.5, Chance("dice")):
        state = state.play(action)


def test_the_clock_stops_the_thinking():
    ticks = count()
    Strong(clock=lambda: next(ticks) / 10).act(GAME.deal(3, Chance("a")).view(0), (), 0.5, Chance("dice"))
    assert next(ticks) < 12
