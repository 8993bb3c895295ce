"""The Game's `fast`, and `strong`, which lays and says what `fast` would: legal, and blind to the unseen."""

import random
from typing import Any

import pytest

from tenback.bots.the_game import novice
from tenback.core import END, Chance, Hidden
from tenback.core.piles import BACKWARDS
from tenback.games.the_game import CARDS, GAME
from tenback.kernels.compiled import AVAILABLE
from tenback.record import Said
from tenback.talk import Gladly, GoAhead, KeepOff, SmallSteps, about, read
from tests.bots.the_game.players import BOTH, BUDGET, FAST, first_words, positions, with_hand
from tests.conformance.players import late_position
from tests.conformance.twins import twin

GAMES = 3 if AVAILABLE else 1


OPTIONS: tuple[dict[str, bool], ...] = (
    {},
    {"expert": True},
    {"short_hands": True},
    {"on_fire": True},
    {"expert": True, "on_fire": True},
)


# Legal, and the same for states that a seat cannot tell apart


@BOTH
@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", GAME.seats)
def test_whole_games_are_legal(bot, seats, options):
    for number in range(GAMES):
        *_, (state, _) = positions(bot, seats, options, f"legal {number}")
        assert state.ending


@BOTH
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_late_positions_are_legal(bot, options):
    rng = random.Random(f"late {options}")
    for _ in range(40 if AVAILABLE else 3):
        state = late_position(GAME, rng.randrange(1, 6), options, rng)
        while state.turn is not None:
            for action in bot.act(state.view(state.turn), (), BUDGET, Chance("late")):
                state = state.play(action)


def tight_position(rng):
    """Experts owe three cards: two small steps down, and one long step up to the only card that fits there."""
    top, foot = rng.randrange(55, 75), rng.randrange(14, 22)
    steps, far = rng.sample(range(4, foot), 2), rng.randrange(top + 12, 97)
    between = [card for card in range(foot + 1, top) if card not in (foot + BACKWARDS, top - BACKWARDS)]
    stuck = rng.sample(between, 5)
    draw = rng.sample([card for card in CARDS if card not in (98, top, 3, foot, far, *steps, *stuck)], 20)
    return GAME.position(
        {
            "game": GAME.slug,
            "options": {"expert": True},
            "piles": {"up1": 98, "up2": top, "down1": 3, "down2": foot},
            "hands": [sorted([*steps, far, *stuck])],
            "draw": draw,
            "turn": 0,
            "played": 0,
        }
    )


@BOTH
def test_whoever_can_lay_what_is_owed_does(bot):
    """Also where what begins most cheaply would be too few."""
    rng = random.Random("tight")
    for _ in range(50 if AVAILABLE else 5):
        state = tight_position(rng)
        turn = bot.act(state.view(0), (), BUDGET, Chance("tight"))
        assert len(turn) >= 4  # three cards at least, and the end of the turn
        for action in turn:
            assert state.turn == 0
            state = state.play(action)


@BOTH
@pytest.mark.parametrize("seats", [1, 2, 3, 5])
def test_choices_are_the_same_for_states_that_a_seat_cannot_tell_apart(bot, seats):
    rng = random.Random(f"twins {seats}")
    different = 0
    for number in range(GAMES):
        for state, said in positions(bot, seats, {}, f"twins {number}"):
            for seat in range(seats):
                other = twin(GAME, state, seat, rng)
                if (other.turn, other.ending) != (state.turn, state.ending) or state.turn is None:
                    continue
                different += other != state
                one, same = state.view(seat), other.view(seat)
                assert bot.signals(one, said, BUDGET, Chance("t")) == bot.signals(same, said, BUDGET, Chance("t"))
                assert bot.gladly(one, said, BUDGET, Chance("t")) == bot.gladly(same, said, BUDGET, Chance("t"))
                if seat == state.turn and (bot is FAST or rng.random() < 0.3):
                    assert bot.act(one, said, BUDGET, Chance("t")) == bot.act(same, said, BUDGET, Chance("t"))
    assert different > 20


@BOTH
def test_a_hand_larger_than_any_dealt_is_played_too(bot):
    state = GAME.position(
        {
            "game": "the-game",
            "options": {},
            "piles": {"up1": 1, "up2": 1, "down1": 100, "down2": 100},
            "hands": [list(range(2, 14)), [50, 60]],
            "draw": [70],
            "turn": 0,
            "played": 0,
        }
    )
    assert bot.signals(state.view(0), (), BUDGET, Chance("large")) == ()
    for action in bot.act(state.view(0), (), BUDGET, Chance("large")):
        state = state.play(action)


# What is said


@BOTH
def test_signals_are_said_once_and_not_in_the_middle_of_a_turn(bot):
    state = GAME.deal(3, Chance("once"))
    view = state.view(0)
    first = bot.signals(view, (), BUDGET, Chance("x"))
    assert [about(str(word)) for word in first] == ["up1", "up2", "down1", "down2"]
    assert all(isinstance(word, KeepOff | SmallSteps | GoAhead) for word in first)
    assert all(read("the-game", {}, str(word)) == word for word in first)
    said = first_words(bot, state)
    assert bot.signals(view, said, BUDGET, Chance("x")) == ()
    assert bot.signals(state.play(state.actions()[0]).view(0), said, BUDGET, Chance("x")) == ()
    assert bot.signals(GAME.deal(1, Chance("alone")).view(0), (), BUDGET, Chance("x")) == ()


@BOTH
def test_after_somebody_who_is_silent_no_bot_asks_for_much(bot):
    for number in range(20):
        state: Any = GAME.deal(4, Chance(f"behind {number}"))
        for seat in (1, 2, 3):
            words = bot.signals(state.view(seat), (), BUDGET, Chance("x"))
            assert words == novice.Novice().signals(state.view(seat), (), BUDGET, Chance("x"))


@BOTH
def test_who_comes_to_a_game_of_people_talks_as_people_do(bot):
    """A stand-in at the first seat has nobody before it; those after it have spoken, and not as these bots do."""
    state: Any = GAME.deal(3, Chance("late"))
    said = (Said(0, 1, "keep-off up1"), Said(3, 1, "go-ahead up1"))
    for _ in range(2):
        state = state.play(state.actions()[0])
    state = state.play(END)
    for heard in (said[:1], said):
        words = bot.signals(state.view(0), heard, BUDGET, Chance("x"))
        assert words == novice.Novice().signals(state.view(0), heard, BUDGET, Chance("x"))


def test_a_good_opening_is_said_gladly():
    def opened(hand):
        state: Any = GAME.deal(2, Chance("glad"))
        others = [card for card in CARDS if card not in hand]
        view = with_hand(state.view(0), hand)
        assert isinstance(view.hands[1], Hidden)
        assert others
        return FAST.gladly(view, (), BUDGET, Chance("glad"))

    assert opened((2, 3, 40, 50, 60, 97, 98)) is Gladly.GLADLY
    assert opened((44, 45, 47, 49, 51, 53, 56)) is Gladly.RATHER_NOT
