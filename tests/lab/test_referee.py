"""What the referee sees to: who is asked with what, and what nobody may do."""
# ruff: noqa: ARG002 - bots are asked with more than these listen to

from collections import Counter

import pytest

from tenback import bots, talk
from tenback.bots.random import Random
from tenback.core import END
from tenback.lab import referee
from tenback.lab.referee import Agreed, RefereeError


class Watched(Random):
    """Remembers what it was asked."""

    def __init__(self):
        self.asked = []

    def _act(self, view, said, budget, chance):
        self.asked.append(("act", view, said, budget))
        return super()._act(view, said, budget, chance)

    def _signals(self, view, said, budget, chance):
        self.asked.append(("signals", view, said, budget))
        return (talk.signals("the-game", {})[0],)

    def _gladly(self, view, said, budget, chance):
        self.asked.append(("gladly", view, said, budget))
        return talk.Gladly.GLADLY if view.seat == 2 else talk.Gladly.RATHER_NOT


@pytest.fixture
def watched(monkeypatch):
    bot = Watched()
    monkeypatch.setattr(bots, "get", lambda *_: bot)
    return bot


def test_each_bot_is_given_its_own_view_and_what_was_said_and_nothing_else(watched):
    referee.play(Agreed("the-game", 3, {}, 0.25, silent=False), ["w"] * 3, "deal")
    kinds = Counter(kind for kind, *_ in watched.asked)
    assert kinds["gladly"] == 3
    assert kinds["act"]
    assert {budget for *_, budget in watched.asked} == {0.25}
    for kind, view, _, _ in watched.asked:
        assert type(view).__name__ == "View"
        assert view.seat is not None
        if kind == "act":
            assert view.turn == view.seat
    first = next(view for kind, view, _, _ in watched.asked if kind == "act")
    assert first.seat == 2  # who would gladly start, starts
    for together in ("gladly", "signals"):
        seats = [view.seat for kind, view, *_ in watched.asked if kind == together]
        assert seats == [0, 1, 2] * (len(seats) // 3)
    spoken = 0
    for kind, _, said, _ in watched.asked:  # everything that was said before, whoever is asked for whatever
        assert len(said) == spoken
        spoken += kind == "signals"


def test_everyone_speaks_once_after_each_turn_and_all_hear_it(watched):
    referee.play(Agreed("the-game", 2, {}, 1, silent=False), ["w"] * 2, "deal")
    last = max((said for *_, said, _ in watched.asked), key=len)
    assert {said.seat for said in last} == {0, 1}
    by_moment = Counter((said.after, said.seat) for said in last)
    assert set(by_moment.values()) == {1}


def test_at_a_silent_table_nobody_speaks_and_the_lot_says_who_starts(watched):
    starters = set()
    for number in range(12):
        watched.asked.clear()
        referee.play(Agreed("the-game", 3, {}, 1, silent=True), ["w"] * 3, f"deal {number}")
        assert {kind for kind, *_ in watched.asked} == {"act"}
        assert all(not said for _, _, said, _ in watched.asked)
        starters.add(watched.asked[0][1].seat)
    assert starters == {0, 1, 2}


class Cheat(Random):
    def _act(self, view, said, budget, chance):
        return (END,)


class Chatterbox(Random):
    def _signals(self, view, said, budget, chance):
        return talk.signals("the-game", {})[:1] * 2


class Breaks(Random):
    def _act(self, *_):
        raise KeyError("nothing")


class Mumbles(Random):
    def _signals(self, view, said, budget, chance):
        return ["hm"]


@pytest.mark.parametrize(
    ("bot", "sentence"),
    [
        (Cheat(), "plays end, which is not"),
        (Chatterbox(), "speaks twice"),
        (Breaks(), r"broke at test_referee\.py:\d+, KeyError: 'nothing' \(seed deal\)"),
        (Mumbles(), "broke at .*NotASignal"),
    ],
)
def test_who_does_what_is_not_allowed_is_named(monkeypatch, bot, sentence):
    monkeypatch.setattr(bots, "get", lambda *_: bot)
    with pytest.raises(RefereeError, match=f"w {sentence}"):
        referee.play(Agreed("the-game", 2, {}, 1, silent=False), ["w"] * 2, "deal")
