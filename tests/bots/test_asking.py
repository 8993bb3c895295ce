"""Who is asked what, and when: the table of cases, and one game asked by the server and by the referee."""

from typing import Any

import pytest

from tenback import bots
from tenback.bots.asking import Moment, questions, turn_began
from tenback.core import Chance, State
from tenback.lab import referee
from tenback.lab.referee import Agreed
from tenback.server.autoplay import job
from tenback.table import wishes
from tests.table.evening import ADA, Evening

BUDGET = 0.01


def moment(**changed):
    """Two at a table where one may talk; seat 0's turn begins."""
    usual = Moment(seats=2, turn=0, starting=False, offered=(), talking=True, turn_began=0, spoke={})
    return usual._replace(**changed)


@pytest.mark.parametrize(
    ("now", "asked"),
    [
        # how gladly: everybody who has not said so, and nothing else before that is known
        (moment(starting=True), "gladly 0, gladly 1"),
        (moment(starting=True, offered={0}), "gladly 1"),
        (moment(starting=True, offered={1}, talking=False), "gladly 0"),
        # everybody speaks before the first turn and after each, in the order of the seats; then one acts
        (moment(), "signals 0, signals 1, act 0"),
        (moment(spoke={0: 0}), "signals 1, act 0"),
        (moment(spoke={0: 0, 1: 0}), "act 0"),
        (moment(turn=1, turn_began=3, spoke={0: 3, 1: 0}), "signals 1, act 1"),
        (moment(seats=3, turn=2, turn_began=3, spoke={}), "signals 0, signals 1, signals 2, act 2"),
        (moment(seats=1, spoke={}), "signals 0, act 0"),
        # nobody, where nothing may be said
        (moment(turn=1, talking=False), "act 1"),
        # a seat where nobody sits
        (moment(seats=1, turn=1, talking=False), "automatic 1"),
        (moment(seats=1, turn=1), "automatic 1"),
        # the game has ended
        (moment(turn=None), ""),
        (moment(turn=None, talking=False), ""),
    ],
)
def test_what_is_open(now, asked):
    assert ", ".join(f"{kind} {seat}" for kind, seat in questions(now)) == asked


@pytest.mark.parametrize(
    ("actions", "movers", "turn", "began"),
    [
        ("", "", 0, 0),
        ("2>up1", "0", 0, 0),
        ("2>up1 3>up1 end", "000", 1, 3),
        ("2>up1 3>up1 end 4>up1", "0001", 1, 3),
        ("2>up1 3>up1 end 4>up1 5>up1", "00011", 1, 3),
        ("2>up1 3>up1 end", "000", 0, 3),  # alone, or the others hold no card
        ("2>up1 3>up1 end 4>up1", "0000", 0, 3),
        ("take:numbers", "0", 1, 1),  # it was not ended, but another seat acts
        ("take:numbers draw", "01", 1, 1),
        ("draw draw", "00", 0, 0),
        ("2>up1", "0", None, 1),  # the last card of the game
    ],
)
def test_when_the_running_turn_began(actions, movers, turn, began):
    assert turn_began(actions.split(), [int(seat) for seat in movers], turn) == began


# Bots are measured as they are met


TABLES = [
    ("the-game", ("novice", "random", "novice"), {}),
    ("the-game", ("novice", "novice"), {"on_fire": True}),
    ("the-game", ("novice",), {}),
    ("quick-and-easy", ("novice", "novice", "random"), {}),
    ("quick-and-easy", ("novice", "novice"), {"pro": True}),
    ("face-to-face", ("novice", "random"), {}),
    ("ten", ("novice", "random", "novice"), {}),
    ("ten", ("novice",), {"limit": 7}),
]


class Noted:
    """Plays as another does, and notes every question as it was asked."""

    def __init__(self, other, notes):
        self._other, self._notes = other, notes

    def act(self, *asked):
        return self._noted("act", *asked)

    def signals(self, *asked):
        return self._noted("signals", *asked)

    def gladly(self, *asked):
        return self._noted("gladly", *asked)

    def _noted(self, kind, view, said, budget, chance):
        self._notes.append((kind, view, tuple(said), budget))
        return getattr(self._other, kind)(view, said, budget, chance)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_server_asks_what_the_referee_asks(table, monkeypatch):
    """The same questions in the same order, word for word: one seed, one game, whoever hosts it."""
    slug, strengths, options = table
    get, measured, met = bots.get, list[Any](), list[Any]()
    monkeypatch.setattr(bots, "get", lambda slug, name: Noted(get(slug, name), measured))
    for number in range(3):
        seed, states = f"{strengths} {number}", list[State]()
        agreed = Agreed(slug, len(strengths), options, BUDGET, silent=False)
        ending = referee.play(agreed, strengths, seed, states.append)
        evening = hosted(slug, lambda name: get(slug, name), strengths, options, seed, met)
        assert met == measured
        assert evening.state == states[-1]
        assert evening.state.ending == ending
        met.clear()
        measured.clear()


def hosted(slug, bot_of, strengths, options, seed, notes):  # noqa: PLR0917 - all that a game depends on
    """A game at a table without people, moved as the server moves it."""
    evening = Evening(slug, len(strengths), seed=seed, options=options, pace="instant")
    for seat, strength in enumerate(strengths[1:], 1):
        evening.does(wishes.seat_bot, ADA.id, seat, strength)
    evening.does(wishes.begin, ADA.id)
    evening.does(wishes.hand_over, ADA.id, 0, strengths[0])
    spoke: dict[int, int] = {}
    while todo := job(evening.table, spoke, evening.now):
        table, seat = evening.table, todo.seat
        if todo.kind == "automatic":
            evening.does(wishes.play, seat, [str(evening.state.actions()[0])])
            continue
        bot = Noted(bot_of(todo.strength), notes)
        dice = Chance(f"{seed} question {len(notes) + 1}")
        answer = getattr(bot, todo.kind)(evening.state.view(seat), tuple(table.signals), BUDGET, dice)
        if todo.kind == "gladly":
            evening.does(wishes.offer, seat, answer)
        elif todo.kind == "act":
            evening.does(wishes.play, seat, list(map(str, answer)), by="bot")
        else:
            spoke[seat] = turn_began(table.actions, table.movers, table.turn)
            for signal in answer:
                evening.does(wishes.say, seat, str(signal))
    return evening
