"""`fast` and `strong` at TEN: legal everywhere, blind to the deck's order, sound where a player can check."""

import random

import pytest

from tenback.core import Chance
from tenback.games.ten import GAME
from tests.bots.ten.players import STRENGTHS, ask
from tests.conformance.players import late_position
from tests.conformance.tables import every_combination, label
from tests.conformance.twins import twin

TABLES = [table for table in every_combination() if table[0] == "ten"]


# Every choice


@pytest.mark.parametrize("table", TABLES, ids=label)
def test_choices_are_legal_and_depend_on_nothing_unseen(table):
    _, players, options = table
    rng = random.Random(label(table))
    late = [late_position(GAME, players, options, rng) for _ in range(2)]
    for start in (GAME.deal(players, Chance(f"bots {label(table)}"), **options), *late):
        state = start
        while state.turn is not None:
            strength = rng.choice(("fast", "fast", "fast", "strong"))
            chosen = ask(strength, state)
            if rng.random() < 0.2:
                assert ask(strength, state) == chosen
                assert ask(strength, twin(GAME, state, state.turn, rng)) == chosen
            assert len(chosen) == 1
            state = state.play(chosen[0])


@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_row_that_no_turn_can_show_is_answered_too(strength):
    position = GAME.deal(2, Chance("odd"), first=0).position()
    position["row"] = ["B9"] * 40 + ["$5"] * 30
    state = GAME.position(position)
    assert ask(strength, state)[0] in state.actions()


@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_card_paid_for_that_is_owned_already_can_pay(strength):
    position = GAME.deal(2, Chance("odd"), first=0).position()
    position |= {"phase": "pay", "owed": {"price": 2, "paid": 0, "for": "B5", "in": "buy"}}
    position["seats"][0] = {"coins": 1, "busts": 0, "cards": ["B5"]}
    state = GAME.position(position)
    while state.table.owed:
        state = state.play(ask(strength, state)[0])
    assert state.table.seats[0].coins == 0


# What a player can check


def position(**changes):
    data = GAME.deal(2, Chance("check"), first=0).position()
    data["seats"] = [{"coins": 5, "busts": 0, "cards": []} for _ in range(2)]
    return GAME.position({**data, **changes})


@pytest.mark.parametrize("strength", STRENGTHS)
def test_it_stops_at_ten(strength):
    state = position(row=["B1", "B2", "B3", "B4"])
    assert str(ask(strength, state)[0]) == "take:numbers"


@pytest.mark.parametrize("strength", STRENGTHS)
def test_it_draws_on_after_a_one(strength):
    assert str(ask(strength, position(row=["B1"]), 0.5)[0]) == "draw"


@pytest.mark.parametrize("strength", STRENGTHS)
def test_the_last_bidder_takes_a_wild_for_one_coin(strength):
    state = position(phase="auction", auction={"wild": "*#", "bid": 0, "by": None, "to_bid": [0]}, turn=0, row=["B1"])
    assert str(ask(strength, state, 0.2)[0]) == "bid:1"


@pytest.mark.parametrize("strength", STRENGTHS)
def test_in_the_final_round_it_joins_two_runs_and_keeps_them(strength):
    seats = [
        {"coins": 2, "busts": 0, "cards": ["B1", "B2", "B4", "B5", "G9", "P9", "P9"]},
        {"coins": 0, "busts": 0, "cards": []},
    ]
    state = position(phase="final", turn=0, active=0, draw=[], market=["B3", "O1", "P8"], seats=seats)
    while state.turn is not None:
        state = state.play(ask(strength, state)[0])
    assert state.ending.scores[0] == 7
    assert "B3" in state.position()["seats"][0]["cards"]


@pytest.mark.parametrize("strength", STRENGTHS)
def test_alone_it_makes_ten_spend_all_it_has_where_the_wild_is_out_of_reach(strength):
    data = GAME.deal(1, Chance("drain"), limit=7).position()
    data["seats"] = [{"coins": 8, "busts": 0, "cards": []}, {"coins": 9, "busts": 0, "cards": ["B1", "B1"]}]
    data |= {
        "active": 1,
        "turn": 0,
        "phase": "auction",
        "auction": {"wild": "*9", "bid": 0, "by": None, "to_bid": [0, 1]},
    }
    chosen = str(ask(strength, GAME.position(data), 0.2)[0])
    assert chosen == "bid:8"
