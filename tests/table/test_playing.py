"""Playing an action or a whole turn, and planning it in private."""

import random
from typing import Any

import msgspec
import pytest

from tenback import games, views
from tenback.core import END, Ended, Hidden
from tenback.core.hands import Laid, TurnEnded
from tenback.table import Declined, Phase, wishes
from tests.conformance.players import careful
from tests.table.evening import ADA, GRANTED, all_of, dealt, playing, verdict, waiting, with_state

THE_GAME: dict[str, Any] = {
    "game": "the-game",
    "options": {},
    "piles": {"up1": 47, "up2": 1, "down1": 65, "down2": 100},
    "hands": [[37, 48, 75, 99], [2, 3]],
    "draw": [50, 51, 52, 53],
    "turn": 0,
    "played": 0,
}
LAST_CARDS = {**THE_GAME, "hands": [[48, 99], []], "draw": []}
STRANDING = {**THE_GAME, "piles": {"up1": 90, "up2": 95, "down1": 9, "down2": 5}, "hands": [[96, 98, 8], [2, 3]]}
DEAD_END = {**STRANDING, "piles": {"up1": 97, "up2": 99, "down1": 2, "down2": 2}, "hands": [[98, 87, 60], [2, 3]]}
STRANDED = {**STRANDING, "hands": [[96, 98, 60], [2, 3]]}
QUICK: dict[str, Any] = {
    "game": "quick-and-easy",
    "options": {},
    "piles": {"up": "R7", "down": None},
    "hands": [["R2", "B8"], ["G1", "P1"]],
    "draw": ["Y1", "Y2", "Y3"],
    "turn": 0,
    "played": 0,
}
PRO = {**QUICK, "options": {"pro": True}}
DUEL: dict[str, Any] = {
    "game": "face-to-face",
    "options": {},
    "piles": [{"up": 27, "down": 35}, {"up": 29, "down": 40}],
    "hands": [[12, 17, 45, 50, 59], [2, 3]],
    "draws": [[30, 31], [32, 33]],
    "turn": 0,
    "played": 0,
    "gave": False,
}
ALMOST_WON = {**DUEL, "hands": [[28, 30], [2, 3]], "draws": [[], [32, 33]]}
TEN: dict[str, Any] = {
    "game": "ten",
    "options": {},
    "draw": ["B9", "*5", "$1"],
    "row": ["B5", "$3"],
    "market": ["P2"],
    "seats": [{"coins": 5, "busts": 0, "cards": []}, {"coins": 5, "busts": 0, "cards": []}],
    "active": 0,
    "turn": 0,
    "phase": "draw",
    "auction": None,
    "owed": None,
}
FIRST_BID = {
    **TEN,
    "phase": "auction",
    "active": 1,
    "auction": {"wild": "*5", "bid": 0, "by": None, "to_bid": [0, 1]},
}
LAST_BID = {**TEN, "phase": "auction", "auction": {"wild": "*5", "bid": 1, "by": 1, "to_bid": [0]}}
LAST_PURCHASE = {**TEN, "draw": [], "row": [], "phase": "final", "active": 0}
FIASCO = {**TEN, "options": {"fiasco": True}, "phase": "choose", "row": []}


def at(data):
    """A table where the game stands like that."""
    game = games.get(data["game"])
    seats = len(data["hands"] if "hands" in data else data["seats"])
    return with_state(playing(game.slug, seats, options=data["options"]).table, game.position(data))


# Playing


@pytest.mark.parametrize(
    ("data", "actions", "says"),
    [
        (THE_GAME, "48>up1", GRANTED),
        (THE_GAME, "37>up1", GRANTED),  # G7
        (THE_GAME, "75>down1 48>up1", GRANTED),
        (THE_GAME, "48>up1 99>up2 end", GRANTED),
        (THE_GAME, "37>up1 48>up1 99>up2 75>down2 end", GRANTED),
        (THE_GAME, "50>up1", "not-in-hand (G8)"),  # in the draw pile
        (THE_GAME, "3>up2", "not-in-hand (G8)"),  # in another hand
        (THE_GAME, "48>up1 48>up2", "not-in-hand (G8)"),
        (THE_GAME, "99>down1", "not-lower-nor-back (G6)"),
        (THE_GAME, "48>up1 37>up1", "not-higher-nor-back (G6)"),  # the trick was possible before
        (THE_GAME, "end", "too-few (G8)"),
        (THE_GAME, "48>up1 end", "too-few (G8)"),
        (THE_GAME, "48>up1 99>up2 end 37>up1", "opaque"),
        (THE_GAME, "48>up1 99>up2 end end", "opaque"),
        (LAST_CARDS, "48>up1 99>up1", GRANTED),
        (LAST_CARDS, "48>up1 99>up1 end", "over-before"),
        (STRANDING, "98>up2 8>down1", GRANTED),
        (STRANDING, "98>up1", GRANTED),
        (STRANDING, "8>down1 98>up1 96>up2", GRANTED),
        (QUICK, "R2>up B8>up end", GRANTED),
        (QUICK, "R2>up B8>down end", GRANTED),
        (QUICK, "R2>up end", GRANTED),
        (QUICK, "end", "none-laid (Q4)"),
        (QUICK, "R2>up B8>down end Y1>up", "opaque"),
        (QUICK, "R2>up end B8>up", "opaque"),
        (QUICK, "G1>up", "not-in-hand (Q4)"),
        (PRO, "R2>up B8>up", "one-laid (Q11)"),
        (DUEL, "17>up 45>down end", GRANTED),
        (DUEL, "12>their-up 17>up end", GRANTED),
        (DUEL, "12>their-up 50>their-down", "second-gift (F5)"),
        (DUEL, "30>their-up", "not-in-hand (F3)"),
        (DUEL, "17>up 45>down end 50>up", "opaque"),
        (ALMOST_WON, "28>up 30>up", GRANTED),
        (ALMOST_WON, "28>up 30>up end", "over-before"),
        (TEN, "draw", GRANTED),
        (TEN, "draw draw", "opaque"),
        (TEN, "draw take:numbers", "opaque"),
        (TEN, "take:coins", GRANTED),
        (TEN, "take:coins draw", "turn-over-before"),  # nobody draws for the next player
        (TEN, "take:numbers buy:P2 pay:coin pay:B5", GRANTED),
        (TEN, "take:numbers buy:P2 pay:coin pay:coin draw", "turn-over-before"),
        (TEN, "take:numbers skip draw", "turn-over-before"),
        (TEN, "take:numbers buy:P3", "not-in-market (T12)"),
        (TEN, "bid:3", "draw-or-take (T6)"),
        (FIRST_BID, "bid:1", GRANTED),
        (FIRST_BID, "bid:1 pass", "turn-over-before"),  # nobody passes for the next bidder
        (FIRST_BID, "pass bid:1 pay:coin", "turn-over-before"),
        (FIRST_BID, "bid:6", "bid-too-high (T15)"),
        (LAST_BID, "bid:2 pay:coin pay:coin draw", GRANTED),
        (LAST_BID, "bid:2 pay:coin pay:coin draw draw", "opaque"),
        (LAST_BID, "pass pay:coin", "turn-over-before"),  # the other one pays
        (LAST_PURCHASE, "skip", GRANTED),
        (LAST_PURCHASE, "skip skip", "over-before"),
        (FIASCO, "go:buy buy:P2 pay:coin pay:coin", GRANTED),
        (FIASCO, "take:token draw", "turn-over-before"),
    ],
)
def test_what_may_be_played_at_once(data, actions, says):
    assert verdict(at(data), lambda table: wishes.play(table, 0, actions.split())) == says
    assert verdict(at(data), lambda table: wishes.play(table, 1, actions.split())) == "not-your-turn"


def test_a_refusal_keeps_the_rules_own_words_and_facts():
    with pytest.raises(Declined) as caught:
        wishes.play(at(THE_GAME), 0, ["99>down1"])
    assert caught.value.facts == {"card": 99, "pile": "down1", "top": 65, "back": 75}
    assert str(caught.value).endswith("lay anything lower, or exactly 75. (G6)")


def paused():
    evening = playing("the-game", 2)
    evening.does(wishes.pause, ADA.id)
    return evening.table


def ended():
    return playing("the-game", 2, people=1).plays_on().table


@pytest.mark.parametrize("wish", [wishes.play, wishes.plan], ids=["play", "plan"])
@pytest.mark.parametrize(
    ("table", "actions", "says"),
    [
        (lambda: at(THE_GAME), ["48>up1"] * 21, "too-many-actions"),
        (lambda: at(THE_GAME), ["48>up1"] * 1000, "too-many-actions"),
        (lambda: at(THE_GAME), [""], "not-an-action"),
        (lambda: at(THE_GAME), ["48"], "not-an-action"),
        (lambda: at(THE_GAME), ["END"], "not-an-action"),
        (lambda: at(THE_GAME), ["48>up1 "], "not-an-action"),
        (lambda: at(THE_GAME), ["48>up1", "100>up1"], "not-an-action"),
        (lambda: at(THE_GAME), ["R7>up"], "not-an-action"),
        (lambda: at(THE_GAME), ["\x00\ud800"], "not-an-action"),
        (lambda: at({**TEN, "turn": 1, "active": 1}), ["draw"], "not-your-turn"),
        (lambda: waiting().table, ["48>up1"], "waiting"),
        (ended, ["48>up1"], "ended"),
    ],
)
def test_when_and_how_nothing_is_played_or_planned(wish, table, actions, says):
    assert verdict(table(), lambda asked: wish(asked, 0, actions)) == says


@pytest.mark.parametrize(
    ("table", "actions", "says"),
    [
        (lambda: at(THE_GAME), [], "no-action"),
        (lambda: at({**THE_GAME, "turn": 1}), ["2>up2"], "not-your-turn"),
        (lambda: dealt().table, ["48>up1"], "starting (G5)"),
        (paused, ["48>up1"], "paused"),
    ],
)
def test_when_nothing_is_played_though_it_may_be_planned(table, actions, says):
    assert verdict(table(), lambda asked: wishes.play(asked, 0, actions)) == says


def test_twenty_actions_at_once_are_judged_by_the_rules():
    actions = ["48>up1"] * 20
    assert verdict(at(THE_GAME), lambda table: wishes.play(table, 0, actions)) == "not-in-hand (G8)"


def test_a_turn_played_at_once_is_one_entry_and_everyone_hears_each_action():
    evening = playing("the-game", 2, seed="a turn")
    low, *_, high = evening.state.hands[0]
    before = evening.state
    (played,) = evening.does(wishes.play, 0, [f"{low}>up1", f"{high}>down1", "end"])
    assert (played.kind, played.seat) == ("played", 0)
    assert played.facts == {"actions": [f"{low}>up1", f"{high}>down1", "end"], "by": ""}
    assert evening.table.actions == played.facts["actions"]
    assert evening.table.movers == [0, 0, 0]
    assert evening.turn == 1
    own, others, spectators = (played.heard(viewer) for viewer in (0, 1, None))
    assert own[:2] == others[:2] == spectators[:2] == (Laid(0, low, 0), Laid(0, high, 2))
    assert isinstance(own[2], TurnEnded)
    assert own[2].drawn == before.draw[:2]
    assert others[2:] == spectators[2:]
    assert others[2].drawn == Hidden(2)


def test_who_chose_an_action_that_the_player_did_not_is_told():
    evening = playing("ten", 2)
    (played,) = evening.does(wishes.play, evening.turn, ["draw"], by=wishes.CLOCK)
    assert played.facts["by"] == "clock"


def test_the_automatic_opponent_is_played_like_a_seat():
    """T23: whoever drives the table plays it."""
    evening = playing("ten", 1, seed="solo")
    while evening.turn == 0:
        evening.does(wishes.play, 0, [str(evening.state.actions()[-1])])
    assert evening.turn == 1
    assert evening.table.setting.automatic(1)
    assert not evening.table.setting.automatic(0)
    (only,) = evening.state.actions()
    evening.does(wishes.play, 1, [str(only)])
    assert evening.table.movers[-1] == 1
    assert verdict(evening.table, lambda table: wishes.take_back(table, 0)) == "nothing-to-take-back"


def test_the_end_of_a_game_is_heard_and_ends_the_table():
    evening = playing("the-game", 1).plays_on()
    table = evening.table
    assert (table.phase, table.turn, table.awaited, table.deadline) == (Phase.ENDED, None, (), None)
    ending = table.state.ending
    assert table.result == {
        "ending": {"reason": ending.reason, "rule": ending.rule, "won": ending.won, "left": ending.left}
    }
    assert evening.happened[-1].heard(None)[-1] == Ended(ending)


def test_which_seat_a_person_may_act_for():
    evening = playing("the-game", 3)
    table = evening.table
    assert [wishes.seat_acting(table, person) for person in ("ada", "bela", "cyril")] == [0, 1, 2]
    evening.does(wishes.hand_over, "bela", None, "random")

    assert wishes.seat_acting(evening.table, "ada") == 0
    assert verdict(evening.table, lambda table: wishes.seat_acting(table, "bela")) == "stood-in"
    assert verdict(evening.table, lambda table: wishes.seat_acting(table, "dana")) == "no-seat"


# Planning


@pytest.mark.parametrize(
    ("data", "actions", "plan"),
    [
        (THE_GAME, "48>up1", "37>up2 75>up1 75>up2 75>down1 75>down2 99>up1 99>up2 99>down2 37>down1 37>down2"),
        (THE_GAME, "48>up1 99>up2", "37>down1 37>down2 75>up1 75>down1 75>down2 end"),
        (THE_GAME, "48>up1 99>up2 end", "unknown"),
        (THE_GAME, "48>up1 99>up2 end 50>up1", "unknown"),
        (THE_GAME, "48>up1 end", "1: too-few"),
        (THE_GAME, "99>down1 48>up1", "0: not-lower-nor-back"),
        (THE_GAME, "48>up1 48>up1", "1: not-in-hand"),
        (THE_GAME, "50>up1", "0: not-in-hand"),
        (LAST_CARDS, "48>up1", "99>up1 99>up2 99>down2 end"),
        (LAST_CARDS, "48>up1 99>up1", "ends: every-card-laid"),
        (LAST_CARDS, "48>up1 99>up1 end", "ends: every-card-laid"),
        (STRANDED, "98>up2", "96>up1"),
        (STRANDED, "98>up2 96>up1", "end"),
        (STRANDED, "96>up1 60>down1", "1: not-lower-nor-back"),
        (STRANDED, "96>up1", "98>up1 98>up2"),
        (STRANDED, "96>up1 98>up1", "end"),
        (DEAD_END, "98>up1", "ends: stuck"),
        (DEAD_END, "98>up1 60>up2", "ends: stuck"),
        (QUICK, "R2>up", "B8>up B8>down end"),
        (QUICK, "R2>up B8>up", "end"),
        (QUICK, "R2>up end", "unknown"),
        (PRO, "R2>up", "end"),
        (PRO, "R2>up B8>up", "1: one-laid"),
        (DUEL, "12>their-up", "17>up 45>up 45>down 50>up 59>up 17>down"),
        (DUEL, "12>their-up 50>their-down", "1: second-gift"),
        (DUEL, "17>up 45>down end", "unknown"),
        (ALMOST_WON, "28>up 30>up", "ends: all-laid"),
        (TEN, "draw", "unknown"),
        (TEN, "draw draw draw", "unknown"),
        (TEN, "take:coins", ""),
        (TEN, "take:coins draw", ""),  # others act
        (TEN, "take:numbers", "buy:P2 skip"),
        (TEN, "take:numbers buy:P2", "pay:coin pay:B5"),
        (TEN, "take:numbers buy:P2 pay:coin", "pay:coin pay:B5"),
        (TEN, "take:numbers buy:P2 pay:coin pay:coin", ""),
        (FIRST_BID, "bid:1", ""),
        (FIRST_BID, "bid:1 pass", ""),
        (LAST_BID, "bid:2", "pay:coin"),
        (LAST_BID, "bid:2 pay:coin pay:coin", "draw take:numbers take:coins"),
        (LAST_BID, "pass", ""),
        (LAST_PURCHASE, "skip", "ends: shared"),
        (FIASCO, "go:buy", "buy:P2 skip"),
    ],
)
def test_what_would_be_legal_after_these_plays(data, actions, plan):
    found = wishes.plan(at(data), 0, actions.split())
    told = sorted(map(str, found.actions))
    if found.unknown:
        assert (told, found.ends, found.refused) == ([], None, None)
        assert plan == "unknown"
    elif found.ends:
        assert (told, found.refused) == ([], None)
        assert plan == f"ends: {found.ends.reason}"
    elif found.refused:
        number, refusal = found.refused
        assert told == []
        assert plan == f"{number}: {refusal.key}"
    else:
        assert told == sorted(plan.split())


def test_planning_changes_nothing_and_is_the_players_own():
    evening = playing("the-game", 2)
    action = str(evening.state.actions()[0])
    plan = wishes.plan(evening.table, 0, [action])
    assert evening.table.actions == []
    assert plan.actions == evening.state.play(evening.table.setting.the_game.action(action)).actions()
    before = all_of(evening.table)
    wishes.plan(evening.table, 1, [action])
    assert all_of(evening.table) == before


def test_what_may_be_done_at_all_is_planned_with_no_play():
    for data in (THE_GAME, QUICK, DUEL, TEN):
        table = at(data)
        plan = wishes.plan(table, 0, [])
        assert (plan.actions, plan.ahead) == (table.state.actions(), False)


# Planning ahead: others act


EVERYTHING_THAT_FITS = " ".join(
    f"{card}>{pile}" for card in THE_GAME["hands"][0] for pile in THE_GAME["piles"] if (card, pile) != (99, "down1")
)


def out_of_turn(data):
    return {**data, "turn": 1}


@pytest.mark.parametrize(
    ("data", "actions", "plan"),
    [
        (THE_GAME, "", EVERYTHING_THAT_FITS),
        (THE_GAME, "48>up1 99>up2", "37>down1 37>down2 75>up1 75>down1 75>down2 end"),
        (THE_GAME, "48>up1 99>up2 end", "unknown"),
        (THE_GAME, "48>up1 end", "1: too-few"),
        (THE_GAME, "99>down1 48>up1", "0: not-lower-nor-back"),
        (THE_GAME, "48>up1 48>up1", "1: not-in-hand"),
        (THE_GAME, "3>up2", "0: not-in-hand"),  # in another hand
        (
            {**THE_GAME, "played": 2},
            "48>up1",
            "37>up2 75>up1 75>up2 75>down1 75>down2 99>up1 99>up2 99>down2 37>down1 37>down2",
        ),  # what the others have laid this turn does not count
        ({**LAST_CARDS, "hands": [[48, 99], [2]]}, "48>up1 99>up1", "end"),
        ({**DEAD_END, "hands": [[60], [2, 3]]}, "", ""),  # nothing fits yet; the others may change that
        ({**DEAD_END, "hands": [[60], [2, 3]]}, "60>up1", "0: not-higher-nor-back"),
        (DEAD_END, "98>up1", ""),
        (QUICK, "R2>up", "B8>up B8>down end"),
        ({**QUICK, "played": 2}, "R2>up", "B8>up B8>down end"),
        (PRO, "R2>up B8>up", "1: one-laid"),
        (DUEL, "12>their-up 50>their-down", "1: second-gift"),
        ({**DUEL, "played": 1, "gave": True}, "12>their-up", "17>up 45>up 45>down 50>up 59>up 17>down"),
        ({**ALMOST_WON, "draws": [[], []], "hands": [[28, 30], [2, 3]]}, "28>up 30>up", "end"),
    ],
)
def test_what_would_be_legal_if_it_were_ones_turn(data, actions, plan):
    found = wishes.plan(at(out_of_turn(data)), 0, actions.split())
    told = sorted(map(str, found.actions))
    assert found.ahead
    assert found.ends is None  # who can say what the others do until then?
    if found.unknown:
        assert (told, plan) == ([], "unknown")
    elif found.refused:
        assert (told, plan) == ([], f"{found.refused[0]}: {found.refused[1].key}")
    else:
        assert told == sorted(plan.split())


def test_one_may_plan_while_the_team_agrees_who_starts_and_while_the_game_rests():
    for table in (dealt().table, paused()):
        seat = 1 if table.turn == 0 else 0
        for each in (seat, 1 - seat):
            view = table.state.view(each)
            assert wishes.plan(table, each, []).actions == view.ahead().actions()
    evening = playing("the-game", 2)
    first = str(evening.state.actions()[0])
    evening.does(wishes.play, 0, [first])
    evening.does(wishes.pause, ADA.id)
    after: Any = wishes.plan(evening.table, 0, []).after
    assert after.played == 1  # what lies of the own turn lies


# What a turn asks of its player and brings


def turn_of(data, actions=""):
    after: Any = wishes.plan(at(data), 0, actions.split()).after
    told = msgspec.to_builtins(views.turn(after))
    assert told.pop("game") == data["game"]
    return told


STUCK_THEN = {"reason": "stuck", "rule": "G12", "won": False, "left": 1}
ON_FIRE = {
    **THE_GAME,
    "options": {"on_fire": True},
    "piles": {"up1": 33, "up2": 1, "down1": 65, "down2": 100},
    "burning": {"up1": 1},
}
ALONE = {**THE_GAME, "hands": [[48, 60], []], "draw": [], "piles": {"up1": 47, "up2": 90, "down1": 20, "down2": 20}}
QUICK_ALONE = {**QUICK, "piles": {"up": "R7", "down": "R3"}, "hands": [["R9", "B8"], []], "draw": []}


@pytest.mark.parametrize(
    ("data", "actions", "turn"),
    [
        (THE_GAME, "", {"owes": 2, "draws": 3, "ending": None}),
        (THE_GAME, "48>up1", {"owes": 1, "draws": 4, "ending": None}),
        (THE_GAME, "48>up1 99>up2", {"owes": 0, "draws": 4, "ending": None}),  # there are four left
        ({**THE_GAME, "options": {"expert": True}}, "48>up1", {"owes": 2, "draws": 4, "ending": None}),
        ({**THE_GAME, "draw": []}, "", {"owes": 1, "draws": 0, "ending": None}),
        ({**THE_GAME, "played": 3}, "", {"owes": 0, "draws": 3, "ending": None}),
        (
            ON_FIRE,
            "48>up2 99>up2",
            {"owes": 0, "draws": 4, "ending": {**STUCK_THEN, "reason": "burnt", "rule": "G17", "left": 8}},
        ),
        (ON_FIRE, "48>up1 99>up2", {"owes": 0, "draws": 4, "ending": None}),  # covered
        ({**ON_FIRE, "burning": {"up1": 2}}, "48>up2 99>up2", {"owes": 0, "draws": 4, "ending": None}),
        (ALONE, "48>up1", {"owes": 0, "draws": 0, "ending": None}),  # the other card fits too
        ({**ALONE, "hands": [[48, 37], []]}, "48>up1", {"owes": 0, "draws": 0, "ending": STUCK_THEN}),
        ({**ALONE, "hands": [[48, 37], [2]]}, "48>up1", {"owes": 0, "draws": 0, "ending": None}),  # another goes on
        (QUICK, "", {"owes": 1, "may": 2, "draws": 0, "ending": None}),
        (QUICK, "R2>up", {"owes": 0, "may": 1, "draws": 1, "ending": None}),
        (QUICK, "R2>up B8>up", {"owes": 0, "may": 0, "draws": 2, "ending": None}),
        (PRO, "R2>up", {"owes": 0, "may": 0, "draws": 1, "ending": None}),
        (QUICK_ALONE, "R9>up", {"owes": 0, "may": 1, "draws": 0, "ending": {**STUCK_THEN, "rule": "Q9"}}),
        (QUICK_ALONE, "B8>up", {"owes": 0, "may": 1, "draws": 0, "ending": None}),  # R9 fits on it
        (DUEL, "", {"owes": 2, "gifts": 1, "draws": 1, "ending": None}),
        (DUEL, "17>up 45>down", {"owes": 0, "gifts": 1, "draws": 2, "ending": None}),
        (DUEL, "12>their-up 17>up", {"owes": 0, "gifts": 0, "draws": 2, "ending": None}),  # there are two left
        (
            {**DUEL, "draws": [[30, 31, 32, 33], []]},
            "12>their-up 17>up",
            {"owes": 0, "gifts": 0, "draws": 3, "ending": None},
        ),
        (
            {**DUEL, "draws": [[30, 31, 32, 33], []]},
            "17>up 45>down",
            {"owes": 0, "gifts": 1, "draws": 2, "ending": None},
        ),
        (
            {**DUEL, "hands": [[12, 17, 45], [2]], "draws": [[], []]},
            "12>their-up 17>up",
            {"owes": 0, "gifts": 0, "draws": 0, "ending": {"reason": "single-card", "rule": "F10", "winners": [0]}},
        ),
        (
            {**DUEL, "hands": [[28], [2, 3]], "draws": [[], []], "options": {"last_card": "wins"}},
            "",
            {"owes": 1, "gifts": 1, "draws": 0, "ending": None},
        ),
        (TEN, "", {"bids": None, "payments": [], "suggested": None, "purchases": []}),
        (
            FIRST_BID,
            "",
            {
                "bids": {"least": 1, "most": 5, "points": [1, 1, 1, 1, 1]},  # the wild's, and it is paid with coins
                "payments": [],
                "suggested": None,
                "purchases": [],
            },
        ),
        (
            LAST_BID,
            "bid:2",
            {
                "bids": None,
                "payments": [{"action": "pay:coin", "worth": 1, "lost": 0, "last": False}],
                "suggested": {"actions": ["pay:coin", "pay:coin"], "lost": 0, "points": 1},
                "purchases": [],
            },
        ),
    ],
)
def test_what_a_turn_asks_and_brings(data, actions, turn):
    assert turn_of(data, actions) == turn


def test_what_ending_a_turn_would_bring_is_what_it_brings():
    """Whatever is said to follow does; and a loss that follows from what the player sees is said."""
    told = 0
    for slug, seats, options in (("the-game", 1, {}), ("the-game", 2, {"on_fire": True}), ("quick-and-easy", 2, {})):
        for seed in range(30):
            evening = playing(slug, seats, seed=f"{slug} {seed}", options=options)
            rng = random.Random(seed)
            while evening.table.running:
                state = evening.state
                said = state.view(state.turn).ends_with_turn() if END in state.actions() else None
                if END in state.actions():
                    after = state.play(END)
                    knows = not any(
                        map(
                            len,
                            (
                                *state.view(state.turn).hands[: state.turn],
                                *state.view(state.turn).hands[state.turn + 1 :],
                                state.draw,
                            ),
                        )
                    )
                    if said:
                        assert after.ending == said
                        told += 1
                    elif knows:
                        assert after.ending is None
                evening.acts(rng, careful)
    assert told > 10
