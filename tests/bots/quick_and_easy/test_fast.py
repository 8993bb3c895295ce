"""Quick & Easy's `fast`, and `strong`, which talks as `fast` does: legal, honest, and blind to the unseen."""

import random
from collections import defaultdict
from dataclasses import replace
from itertools import combinations, count
from typing import Any

import pytest

from tenback import bots
from tenback.core import Chance, Hidden
from tenback.games.quick_and_easy import CARDS
from tenback.record import Said
from tenback.talk import Gladly, Signal
from tests.bots.quick_and_easy.players import BOTS, BUDGET, GAME, TABLES, asked, table_talk
from tests.conformance.players import late_position
from tests.conformance.twins import twin

# Laying


@pytest.mark.parametrize(("seats", "pro"), TABLES)
def test_turns_are_legal_and_depend_on_nothing_unseen(seats, pro):
    rng = random.Random(f"bots {seats} {pro}")
    whole = GAME.deal(seats, Chance(f"bots {seats} {pro}"), pro=pro)
    for state in (whole, *(late_position(GAME, seats, {"pro": pro}, rng) for _ in range(3))):
        play(state, rng)


def play(state, rng):
    said: list[Said] = []
    for actions in count():
        if state.turn is None:
            return
        said = table_talk(state, said, actions)
        seat = state.turn
        if rng.random() < 0.3:
            same_answers_in_a_twin(state, said, rng)
        turn = asked(rng.choice(("fast", "strong")), "act", state, seat, said)
        assert "end" not in map(str, turn[:-1])
        for action in turn:
            assert state.turn == seat
            state = state.play(action)


def same_answers_in_a_twin(state, said, rng):
    """What a seat cannot tell apart gets one answer: hands and draw pile dealt anew, the words heard the same."""
    for seat in range(len(state.hands)):
        other = twin(GAME, state, seat, rng)
        if (other.turn, other.ending) != (state.turn, state.ending):
            continue  # everyone is told that a game has ended: these two can be told apart
        for strength in BOTS:
            for kind in ("act", "signals", "gladly") if state.turn == seat else ("signals",):
                assert asked(strength, kind, other, seat, said) == asked(strength, kind, state, seat, said)


@pytest.mark.parametrize("strength", list(BOTS))
def test_in_the_middle_of_a_turn_it_is_finished(strength):
    state = GAME.deal(2, Chance("middle"))
    state = state.play(state.actions()[0])
    turn = asked(strength, "act", state, 0, ())
    assert str(turn[-1]) == "end"
    for action in turn:
        state = state.play(action)
    assert state.turn == 1


def test_the_last_card_ends_the_game_without_an_end():
    data = {
        **GAME.deal(2, Chance("a")).position(),
        "hands": [["R5"], []],
        "draw": [],
        "piles": {"up": "R4", "down": "B9"},
    }
    for strength in BOTS:
        (lay,) = asked(strength, "act", GAME.position(data), 0, ())
        assert str(lay) in {"R5>up", "R5>down"}


@pytest.mark.parametrize("strength", ["fast", "strong"])
def test_a_turn_is_planned_whole_even_if_its_first_card_is_forced(strength):
    """What was said is of the table before that card."""
    piles, hands = {"up": "R9", "down": "B5"}, [["G7", "Y4"], ["P10", "R1"]]  # G7 fits nowhere, Y4 on one pile only
    state = GAME.position({**GAME.deal(2, Chance("a")).position(), "piles": piles, "hands": hands, "draw": ["G1"]})
    assert list(map(str, state.actions())) == ["Y4>down"]
    assert list(map(str, asked(strength, "act", state, 0, ()))) == ["Y4>down", "end"]


def test_the_same_question_gets_the_same_answer_and_other_dice_may_not():
    state = GAME.deal(4, Chance("same"))
    for strength in BOTS:
        assert len({asked(strength, "act", state, 0, ()) for _ in range(3)}) == 1


# Talking


@pytest.mark.parametrize("pro", [False, True])
@pytest.mark.parametrize("held", [1, 2])
def test_no_words_leave_one_card_possible(held, pro):
    """For every hand that the seat might hold, what it would say; hands that say the same have no card in common."""
    rng, talkative = random.Random(f"honest {held} {pro}"), 0
    words_heard: set[Signal] = set()
    dealt: Any = GAME.deal(2, Chance("honest"), pro=pro)
    for number in range(40):
        unlaid = sorted(rng.sample(CARDS, (3, 4, 5, 6, 8, 10, 13)[number % 7]))
        laid = tuple(card for card in CARDS if card not in unlaid)
        tops = (rng.choice(laid), rng.choice(laid))
        said_with = defaultdict(list)
        for hand in combinations(unlaid, held):
            view = replace(dealt.view(0), laid=laid, piles=tops, hands=(hand, Hidden(1)))
            said_with[BOTS["fast"].signals(view, (), BUDGET, Chance("dice"))].append(set(hand))
        for words, hands in said_with.items():
            alone = set.intersection(*hands)
            assert not alone or (not words and len(said_with) == 1), (words, hands)
        words_heard.update(*said_with)
        talkative += len(said_with) > 1
    assert talkative > 20
    assert len(words_heard) > (5 if pro else 12)


def test_nobody_speaks_without_cards():
    data = {**GAME.deal(2, Chance("a")).position(), "hands": [["R5"], []], "draw": []}
    assert asked("fast", "signals", GAME.position(data), 1, ()) == ()


@pytest.mark.parametrize(
    ("hand", "gladly"),
    [
        (["R1", "B5"], Gladly.GLADLY),
        (["R6", "B10"], Gladly.GLADLY),
        (["R3", "B5"], Gladly.WILLING),
        (["R6", "B5"], Gladly.RATHER_NOT),
    ],
)
def test_how_gladly_it_would_start(hand, gladly):
    data = {**GAME.deal(2, Chance("a")).position(), "hands": [["G5"], hand], "draw": []}
    assert asked("strong", "gladly", GAME.position(data), 1, ()) is gladly


# How good it is


def test_fast_leaves_far_fewer_cards_than_a_novice():
    left = {name: sum(ending(name, number).left for number in range(30)) for name in ("novice", "fast")}
    assert left["fast"] < left["novice"] / 2


def ending(strength, number):
    state, bot = GAME.deal(3, Chance(f"team {number}")), bots.get(GAME.slug, strength)
    said: list[Said] = []
    actions = 0
    while state.turn is not None:
        for seat in range(3):
            spoken = bot.signals(state.view(seat), said, BUDGET, Chance("dice"))
            said = [*said, *(Said(actions, seat, str(word)) for word in spoken)]
        for action in bot.act(state.view(state.turn), said, BUDGET, Chance(f"{number} {actions}")):
            state = state.play(action)
        actions += 1
    return state.ending
