"""Hints on request: to whom, from what, counted before they are told; and what they never tell."""

import random
from importlib import import_module
from typing import Any

import msgspec
import pytest

from tenback import games
from tenback.bots import hinting
from tenback.bots.alternatives import laid
from tenback.core import Chance
from tenback.protocol.server_frames import HintTold
from tenback.server.workers.questions import Question, answer
from tenback.table import Declined, counting, entries, wishes
from tenback.table.sitters import Sitter
from tests.conformance.twins import twin
from tests.table.evening import playing

SEATS = {"the-game": 3, "quick-and-easy": 3, "face-to-face": 2, "ten": 2}
GAMES = pytest.mark.parametrize("slug", list(SEATS))


def alone(slug="the-game", **setting):
    """A table of one person, in seat 0, with bots."""
    evening = playing(slug, SEATS[slug], **setting)
    for seat in range(1, SEATS[slug]):
        evening.table.sitters[seat] = Sitter(f"Bot {seat}", bot="strong")
    return evening


def told(slug, view, seed="a hint", said=()):
    question = Question("hint", slug, games.get(slug).rules, "strong", view, tuple(said), 0.05, seed)
    (text,) = answer(None, question)  # type: ignore[arg-type] # hints ask their own
    return text


@pytest.fixture(autouse=True)
def few_worlds_and_no_clock(monkeypatch):
    """How far a bot gets follows from its budget; a machine that is busy would cut it short."""

    def timeless(slug, strength):
        module = import_module(f"tenback.bots.{games.get(slug).module}.{strength}")
        return module.Strong(clock=lambda: 0.0)

    monkeypatch.setattr(hinting, "WORLDS", dict.fromkeys(SEATS, 8))
    monkeypatch.setattr("tenback.bots.hinting.bots.get", timeless)


@GAMES
def test_what_is_advised_can_be_played_and_says_why(slug):
    state = games.get(slug).deal(SEATS[slug], Chance("hints"))
    for _ in range(4):
        hint = msgspec.json.decode(told(slug, state.view(state.turn)), type=HintTold)
        assert 0 <= hint.best.chance.value <= 1
        assert (hint.best.points is not None) == (slug == "ten")
        assert hint.next is None or hint.next.actions != hint.best.actions
        assert (hint.steps is None) == (slug == "ten")
        assert (hint.best.room is None) == (slug == "ten")
        assert slug == "ten" or hint.next is None or hint.next.room is not None
        for text in hint.best.actions:
            state = state.play(games.get(slug).action(text))


@pytest.mark.parametrize(
    ("slug", "turn", "room"),
    [
        ("the-game", (), 4 * 98),
        ("the-game", ("lowest>up1",), None),  # as many numbers fewer as the step was long
        ("quick-and-easy", (), None),
        ("face-to-face", (), 2 * 58),
    ],
)
def test_what_stays_open(slug, turn, room):
    view: Any = games.get(slug).deal(SEATS[slug], Chance("room")).view(0)
    told: Any = games.room("tenback.review", slug)
    if room is not None and not turn:
        assert told.room(view) == room
    if turn:
        lowest = min(view.hands[0])
        after = laid(view, (games.get(slug).action(f"{lowest}>up1"),))
        assert told.room(view) - told.room(after) == lowest - 1


def test_what_a_row_risks_and_what_an_offer_is_worth():
    """TEN's reasons: counted from the cards that may come, and from the runs as the rules count them."""
    game = games.get("ten")
    told: Any = games.room("tenback.review", "ten")
    state = game.deal(2, Chance("risk"))
    seen: set[str] = set()
    dice = random.Random("risk")
    while not state.ending and len(seen) < 4:
        view: Any = state.view(state.turn)
        if (risk := told.risk(view)) is not None:
            seen.add("risk")
            assert "draw" in map(str, view.actions())
            busts = sum(
                not view.table._replace(phase="draw").after(game.action("draw"), card).row and not card.is_wild
                for card in view.still_to_come
            )
            assert risk == pytest.approx(busts / len(view.still_to_come))
        for action in view.actions():
            if (runs := told.runs_with(view, action)) is not None:
                seen.add(str(action).partition(":")[0])
                assert runs[1] >= runs[0]
        state = state.play(dice.choice(state.actions()))
    assert {"risk", "take", "bid"} <= seen


@GAMES
def test_hidden_cards_change_no_byte_of_a_hint(slug):
    """Twins that differ in nothing but what the seat may not know."""
    dice = random.Random(slug)
    state = games.get(slug).deal(SEATS[slug], Chance(slug))
    for _ in range(3):
        other = twin(games.get(slug), state, state.turn, dice)
        assert other.position() != state.position()
        assert told(slug, state.view(state.turn)) == told(slug, other.view(state.turn))
        state = state.play(dice.choice(state.actions()))
        if state.ending:
            break


def test_signals_that_are_heeded_are_named():
    evening = alone()
    turn = ("5>up1", "6>up1", "end")
    evening.does(wishes.say, 1, "keep-off down2")
    evening.does(wishes.say, 2, "keep-off up1")
    evening.does(wishes.say, 1, "small-steps up1")
    game = games.get("the-game")
    heeded = hinting._heeded("the-game", evening.state.view(0), tuple(map(game.action, turn)), evening.table.signals)
    assert [(each.seat, each.signal) for each in heeded] == [(1, "keep-off down2")]


# Who may ask


def test_it_is_counted_and_the_game_stands_apart():
    evening = alone()
    assert wishes.may_have_hints(evening.table, 0)
    (happened,) = evening.does(wishes.hint, 0)
    assert (happened.kind, happened.seat, happened.facts) == ("hinted", 0, {})
    evening.does(wishes.hint, 0)
    assert evening.table.hints == 2
    assert evening.table.record().hints == 2
    result = {**counting.facts(evening.table), "begun": True}
    assert counting.apart(result) == "hinted"


def with_another_person(evening):
    pass


def with_a_program(evening):
    evening.table.sitters[0] = Sitter("Robot", person="somebody", program=True)
    evening.table.sitters[1] = Sitter("Bot", bot="strong")
    evening.table.sitters[2] = Sitter("Bot 2", bot="strong")


def stood_in(evening):
    evening.table.sitters[1] = Sitter("Eve", person="eve", bot="strong")
    evening.table.sitters[2] = Sitter("Bot", bot="strong")


@pytest.mark.parametrize("company", [with_another_person, with_a_program, stood_in])
def test_never_in_company(company):
    evening = playing("the-game", 3)
    company(evening)
    assert not wishes.may_have_hints(evening.table, 0)
    with pytest.raises(Declined) as declined:
        wishes.hint(evening.table, 0)
    assert declined.value.key == "hint-company"


def test_never_in_a_try_that_counts():
    evening = alone()
    evening.table.challenge = "somebody's"
    assert not wishes.may_have_hints(evening.table, 0)
    with pytest.raises(Declined) as declined:
        wishes.hint(evening.table, 0)
    assert declined.value.key == "hint-counted"
    evening.table.known = True  # a second try does not count
    assert wishes.hint(evening.table, 0) == [entries.Hinted(0)]


def test_only_on_ones_own_turn():
    evening = alone()
    with pytest.raises(Declined) as declined:
        wishes.hint(evening.table, 1)
    assert declined.value.key in {"not-your-turn", "hint-company"}
    evening.table.paused = True
    with pytest.raises(Declined) as declined:
        wishes.hint(evening.table, 0)
    assert declined.value.key == "paused"
