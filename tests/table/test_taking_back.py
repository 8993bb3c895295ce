"""Taking back: alone where nobody has learned anything, else by everyone's consent."""

from typing import Any

import pytest

from tenback import games, record
from tenback.table import Phase, Proposal, wishes
from tenback.table.learning_by_play import opaque, told_anybody
from tests.conformance.players import step
from tests.table.evening import A_SECOND, GRANTED, all_of, carefully, dealt, playing, verdict, waiting
from tests.table.test_playing import DUEL, FIASCO, FIRST_BID, LAST_BID, LAST_CARDS, LAST_PURCHASE, QUICK, TEN, THE_GAME

ALONE: dict[str, Any] = {**THE_GAME, "hands": [[37, 48, 75, 99]], "played": 2}
ALONE_WITHOUT_A_DRAW_PILE = {**ALONE, "draw": []}
LAID = {**THE_GAME, "played": 2}
A_FULL_HAND = {**LAID, "hands": [[37, 48, 75, 99, 11, 12, 13], [2, 3]]}  # nothing is drawn
QUICK_LAID = {**QUICK, "played": 1}
DUEL_LAID = {**DUEL, "played": 2}
SOLO_TEN = {**TEN, "options": {"limit": 7}}


# Who learns a card by an action


@pytest.mark.parametrize(
    ("data", "action", "is_opaque", "tells"),
    [
        # The others have seen a card that is laid; what is drawn, the player; and all see whether the next can go on.
        (THE_GAME, "48>up1", False, True),
        (LAID, "end", True, True),
        (A_FULL_HAND, "end", True, True),
        (LAST_CARDS, "48>up1", False, True),
        ({**LAST_CARDS, "hands": [[48], []]}, "48>up1", False, True),  # the last card
        (QUICK, "R2>up", False, True),
        (QUICK_LAID, "end", True, True),
        (DUEL, "17>up", False, True),
        (DUEL, "12>their-up", False, True),
        (DUEL_LAID, "end", True, True),
        # Alone, only the draw pile tells.
        (ALONE, "48>up1", False, False),
        (ALONE, "end", True, True),
        (ALONE_WITHOUT_A_DRAW_PILE, "48>up1", False, False),
        (ALONE_WITHOUT_A_DRAW_PILE, "end", True, False),
        # In TEN all is in sight but the deck (T4).
        (TEN, "draw", True, True),
        (TEN, "take:numbers", False, False),
        (TEN, "take:coins", False, False),
        (FIRST_BID, "bid:3", False, True),
        (FIRST_BID, "pass", False, True),
        (LAST_BID, "pass", False, True),
        (LAST_PURCHASE, "buy:P2", False, False),
        (LAST_PURCHASE, "skip", False, False),  # and the game is over
        (FIASCO, "take:token", False, False),
        (SOLO_TEN, "draw", True, True),
        (SOLO_TEN, "take:coins", False, False),
    ],
)
def test_who_learns_a_card_by_an_action(data, action, is_opaque, tells):
    game = games.get(data["game"])
    state = game.position(data)
    seats = 1 if "limit" in data["options"] else len(data["hands"] if "hands" in data else data["seats"])
    assert state.turn == 0
    assert opaque(state, game.action(action), 0) is is_opaque
    assert told_anybody(state, game.action(action), 0, seats) is tells


# Alone


def alone(*actions):
    evening = playing("the-game", 1, seed="alone")
    for action in actions:
        evening.does(wishes.play, 0, [action])
    return evening


def two_at_ten(*actions):
    evening = playing("ten", 2, seed="two at ten 27")
    assert [str(card) for card in evening.state.draw[:2]] == ["$1", "P6"], "neither is auctioned, neither busts"
    for action in actions:
        evening.does(wishes.play, evening.turn, [action])
    return evening


def two_at_the_game():
    return carefully(playing("the-game", 2), 1)


def paused():
    evening = two_at_ten("draw", "take:numbers")
    evening.does(wishes.pause, "ada")
    return evening


def ended():
    return playing("the-game", 1).plays_on()


def thrifty(_, state):
    """The smallest step; more cards than need be only where they cost next to nothing."""
    *lays, last = state.actions()
    data = state.position()
    costs = {lay: step(data, *str(lay).split(">")) for lay in (lays if str(last) == "end" else [*lays, last])}
    best = min(costs, key=costs.__getitem__, default=None)
    return last if str(last) == "end" and (best is None or costs[best] > 1) else best


def the_draw_pile_is_empty():
    evening = playing("the-game", 1, seed="solo 11").plays_on(choose=thrifty, most=131)
    assert not evening.state.draw
    evening.plays_on(choose=thrifty, most=1)
    while str(evening.state.actions()[-1]) != "end":
        evening.plays_on(choose=thrifty, most=1)
    return evening


def a_turn_without_a_draw():
    evening = the_draw_pile_is_empty()
    evening.does(wishes.play, 0, ["end"])
    return evening


def first_card():
    return str(alone().state.actions()[0])


STARTER = two_at_ten().turn


@pytest.mark.parametrize(
    ("evening", "seat", "says"),
    [
        (alone, 0, "nothing-to-take-back"),
        (lambda: alone(first_card()), 0, GRANTED),
        (lambda: carefully(alone(), 2), 0, GRANTED),
        (lambda: carefully(alone(), 3), 0, "seen-alone"),  # a card was drawn
        (the_draw_pile_is_empty, 0, GRANTED),
        (a_turn_without_a_draw, 0, GRANTED),
        (two_at_the_game, 0, "told"),
        (two_at_the_game, 1, "nothing-to-take-back"),  # another's
        (two_at_ten, STARTER, "nothing-to-take-back"),
        (lambda: two_at_ten("draw"), STARTER, "told"),
        (lambda: two_at_ten("draw", "take:numbers"), STARTER, GRANTED),
        (lambda: two_at_ten("draw", "take:numbers"), 1 - STARTER, "nothing-to-take-back"),
        (lambda: two_at_ten("draw", "take:numbers", "skip"), STARTER, GRANTED),  # the other has done nothing yet
        (lambda: two_at_ten("draw", "take:numbers", "skip", "draw"), STARTER, "nothing-to-take-back"),
        (lambda: two_at_ten("draw", "take:numbers", "skip", "draw"), 1 - STARTER, "told"),
        (dealt, 0, "nothing-to-take-back"),
        (paused, STARTER, "paused"),
        (waiting, 0, "waiting"),
        (ended, 0, "ended"),
    ],
)
def test_taking_back_alone(evening, seat, says):
    assert verdict(evening().table, lambda table: wishes.take_back(table, seat)) == says


def test_what_is_taken_back_never_was():
    evening = two_at_ten("draw")
    before = all_of(evening.table)
    evening.does(wishes.play, STARTER, ["take:numbers"])
    (told,) = evening.does(wishes.take_back, STARTER)
    assert (told.kind, told.seat, told.facts) == ("took-back", STARTER, {"actions_left": 1})
    after = all_of(evening.table)
    assert after.pop("taken_back") == before.pop("taken_back") + 1
    changed = {name for name in after if after[name] != before[name]}
    assert changed == {"seq", "commands", "asked"}
    record.check(evening.table.record())


def test_one_can_take_back_as_far_as_nobody_has_learned_anything():
    evening = two_at_ten("draw", "take:numbers", "skip")
    for _ in range(2):
        evening.does(wishes.take_back, STARTER)
    assert evening.table.actions == ["draw"]
    assert evening.turn == STARTER
    assert verdict(evening.table, lambda table: wishes.take_back(table, STARTER)) == "told"
    assert evening.table.taken_back == 2


def test_the_last_of_several_actions_is_taken_back_alone():
    evening = playing("the-game", 1)
    low, *_, high = evening.state.hands[0]
    evening.does(wishes.play, 0, [f"{low}>up1", f"{high}>down1"])
    evening.does(wishes.take_back, 0)
    assert evening.table.actions == [f"{low}>up1"]
    assert evening.table.movers == [0]


# By everyone's consent


def proposing(seats=3, **setting):
    """Seat 0 has laid a card and proposes to take it back."""
    evening = carefully(playing("the-game", seats, **setting), 1)
    evening.does(wishes.propose, 0, "take-back")
    return evening


def one_agrees():
    evening = proposing()
    evening.does(wishes.answer, 1, yes=True)
    return evening


@pytest.mark.parametrize(
    ("evening", "wish", "says"),
    [
        (two_at_the_game, lambda t: wishes.propose(t, 0, "take-back"), GRANTED),
        (two_at_the_game, lambda t: wishes.propose(t, 1, "take-back"), "nothing-to-take-back"),  # has done nothing
        (two_at_the_game, lambda t: wishes.propose(t, 1, "abandon"), GRANTED),
        (two_at_the_game, lambda t: wishes.propose(t, 1, "surrender"), "proposal"),
        (two_at_the_game, lambda t: wishes.propose(t, 1, ""), "proposal"),
        (dealt, lambda t: wishes.propose(t, 0, "abandon"), GRANTED),
        (dealt, lambda t: wishes.propose(t, 0, "take-back"), "nothing-to-take-back"),
        (paused, lambda t: wishes.propose(t, STARTER, "take-back"), GRANTED),
        (waiting, lambda t: wishes.propose(t, 0, "abandon"), "waiting"),
        (ended, lambda t: wishes.propose(t, 0, "abandon"), "ended"),
        (proposing, lambda t: wishes.propose(t, 1, "abandon"), "proposed-already"),
        (proposing, lambda t: wishes.propose(t, 0, "take-back"), "proposed-already"),
        (proposing, lambda t: wishes.answer(t, 1, yes=True), GRANTED),
        (proposing, lambda t: wishes.answer(t, 1, yes=False), GRANTED),
        (proposing, lambda t: wishes.answer(t, 0, yes=True), "agreed-already"),
        (proposing, lambda t: wishes.answer(t, 0, yes=False), GRANTED),  # one may think better of it
        (one_agrees, lambda t: wishes.answer(t, 1, yes=True), "agreed-already"),
        (one_agrees, lambda t: wishes.answer(t, 1, yes=False), GRANTED),
        (one_agrees, lambda t: wishes.answer(t, 2, yes=True), GRANTED),
        (two_at_the_game, lambda t: wishes.answer(t, 1, yes=True), "nothing-proposed"),
        (two_at_the_game, lambda t: wishes.answer(t, 1, yes=False), "nothing-proposed"),
        (ended, lambda t: wishes.answer(t, 0, yes=True), "nothing-proposed"),
    ],
)
def test_proposing_and_answering(evening, wish, says):
    assert verdict(evening().table, wish) == says


def test_everyone_must_agree():
    evening = proposing(seats=3)
    assert evening.happened[-1].facts == {"what": "take-back"}
    proposed = evening.table.proposed
    assert (proposed.what, proposed.by, proposed.to, proposed.agreed) == (Proposal.TAKE_BACK, 0, 0, {0})
    (agreed,) = evening.does(wishes.answer, 2, yes=True)
    assert (agreed.kind, agreed.seat) == ("agreed", 2)
    assert evening.table.proposed.agreed == {0, 2}
    assert len(evening.table.actions) == 1
    agreed, took_back = evening.does(wishes.answer, 1, yes=True)
    assert (agreed.seat, took_back.kind, took_back.seat, took_back.facts) == (1, "took-back", 0, {"actions_left": 0})
    assert (evening.table.actions, evening.table.proposed, evening.table.taken_back) == ([], None, 1)
    assert evening.state == playing("the-game", 3).state


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_one_objection_is_enough(seat):
    evening = one_agrees()
    (objected,) = evening.does(wishes.answer, seat, yes=False)
    assert (objected.kind, objected.seat) == ("objected", seat)
    assert evening.table.proposed is None
    assert len(evening.table.actions) == 1
    assert verdict(evening.table, lambda t: wishes.propose(t, 0, "take-back")) == GRANTED


def test_bots_agree_where_nothing_was_learned():
    evening = carefully(playing("the-game", 3, people=1), 1)
    proposed, took_back = evening.does(wishes.propose, 0, "take-back")
    assert (proposed.kind, took_back.kind, evening.table.actions) == ("proposed", "took-back", [])
    assert evening.table.proposed is None


def a_turn(evening):
    while evening.turn == 0:
        carefully(evening, 1)
    return evening


@pytest.mark.parametrize(
    ("evening", "says"),
    [
        (lambda: a_turn(playing("the-game", 3, people=1)), "bots-object"),  # cards were drawn
        (lambda: carefully(a_turn(playing("the-game", 3, people=1)), 1), "bots-object"),  # and a bot has laid
        (lambda: a_turn(playing("the-game", 3, people=2)), GRANTED),  # Bela is asked, and decides
        (lambda: carefully(alone(), 3), "seen-alone"),
        (lambda: carefully(alone(), 2), GRANTED),
        (a_turn_without_a_draw, GRANTED),
    ],
)
def test_where_only_bots_are_asked_nobody_plays_again_with_more_than_they_knew(evening, says):
    assert verdict(evening().table, lambda table: wishes.propose(table, 0, "take-back")) == says


def test_whoever_is_stood_in_for_is_not_asked():
    evening = carefully(playing("the-game", 3), 1)
    evening.does(wishes.hand_over, "bela", None, "random")
    evening.does(wishes.propose, 0, "take-back")
    assert evening.table.proposed is not None
    evening.does(wishes.answer, 2, yes=True)
    assert evening.table.actions == []


def test_a_proposal_lapses_when_somebody_plays_and_when_something_is_taken_back():
    evening = carefully(proposing(), 1)
    assert evening.table.proposed is None
    evening = two_at_ten("draw", "take:numbers")
    evening.does(wishes.propose, 1 - STARTER, "abandon")
    evening.does(wishes.take_back, STARTER)
    assert evening.table.proposed is None


@pytest.mark.parametrize(
    ("what", "by", "lapses"),
    [("abandon", "novice", False), ("abandon", "", True), ("take-back", "novice", True)],
)
def test_to_abandon_stays_proposed_while_only_bots_play_on(what, by, lapses):
    """Else a table with quick bots could never agree on it."""
    evening = carefully(playing("the-game", 3), 1)
    evening.does(wishes.propose, 0, what)
    action = next(action for action in evening.table.state.actions() if str(action) != "end")
    evening.does(wishes.play, 0, [str(action)], by=by)
    assert (evening.table.proposed is None) is lapses


def test_a_proposal_lapses_with_the_player_who_agreed_and_leaves():
    evening = one_agrees()
    evening.does(wishes.hand_over, "bela", None, "random")
    assert evening.table.proposed is None
    evening = one_agrees()
    evening.does(wishes.hand_over, "ada", None, "random")
    assert evening.table.proposed is None


@pytest.mark.parametrize("what", ["take-back", "abandon"])
def test_a_proposal_is_carried_out_when_the_last_one_to_be_asked_leaves(what):
    evening = carefully(playing("the-game", 3), 1)
    evening.does(wishes.propose, 0, what)
    evening.does(wishes.hand_over, "bela", None, "random")
    assert evening.table.proposed is not None, "Cyril is still to be asked"
    handed, carried_out = evening.does(wishes.hand_over, "cyril", None, "random")
    assert (handed.kind, carried_out.seat) == ("handed-over", 0)
    assert evening.table.proposed is None
    if what == "abandon":
        assert evening.table.phase is Phase.ENDED
    else:
        assert evening.table.actions == []


def test_a_proposal_takes_back_the_own_last_action_and_all_that_came_after_it():
    evening = playing("the-game", 2)
    while evening.turn == 0:
        carefully(evening, 1)
    own = len(evening.table.actions)
    carefully(evening, 2)
    evening.does(wishes.propose, 0, "take-back")
    assert evening.table.proposed.to == own - 2, "the end of the turn, and the card before it"
    evening.does(wishes.answer, 1, yes=True)
    assert len(evening.table.actions) == len(evening.table.movers) == own - 2
    assert evening.turn == 0
    carefully(evening, 1)
    evening.does(wishes.play, 0, ["end"])
    assert evening.turn == 1
    record.check(evening.plays_on().table.record())


def test_a_paused_game_stays_paused_when_something_is_taken_back():
    evening = two_at_the_game()
    evening.does(wishes.pause, "ada")
    evening.does(wishes.propose, 0, "take-back")
    evening.does(wishes.answer, 1, yes=True)
    assert evening.table.paused
    assert evening.table.awaited == ()


# What was said


def test_signals_said_after_what_is_taken_back_go_and_those_before_it_stand_again():
    evening = playing("the-game", 2)
    evening.does(wishes.say, 0, "keep-off up1")
    evening.does(wishes.say, 1, "keep-off up2")
    carefully(evening, 1)
    evening.does(wishes.say, 0, "go-ahead down1")
    before = all_of(evening.table)
    while evening.turn == 0:
        carefully(evening, 1)
    ended = len(evening.table.actions)
    evening.does(wishes.say, 0, "small-steps up1")
    evening.does(wishes.say, 1, "go-ahead up2")
    evening.does(wishes.propose, 0, "take-back")
    evening.does(wishes.answer, 1, yes=True)
    assert len(evening.table.actions) == ended - 2, "the end of the turn, and the card before it"
    for name in ("signals", "standing", "spoken"):
        assert getattr(evening.table, name) == before[name], name
    assert verdict(evening.table, lambda t: wishes.say(t, 0, "go-ahead up1")) == "said-already"
    assert verdict(evening.table, lambda t: wishes.say(t, 0, "go-ahead up2")) == GRANTED
    record.check(evening.plays_on().table.record())


def test_what_had_lapsed_before_stays_lapsed():
    evening = playing("the-game", 2)
    evening.does(wishes.say, 0, "keep-off up1")
    while evening.turn == 0:
        carefully(evening, 1)
    evening.does(wishes.say, 1, "keep-off up2")
    before = all_of(evening.table)
    carefully(evening, 1)
    evening.does(wishes.propose, 1, "take-back")
    evening.does(wishes.answer, 0, yes=True)
    for name in ("signals", "standing", "spoken", "state", "actions", "movers"):
        assert getattr(evening.table, name) == before[name], name
    assert [said.signal for said in evening.table.standing] == ["keep-off up2"]


# Clocks


def left(evening):
    """Seconds."""
    return (evening.table.deadline - evening.now) / A_SECOND


def test_nobody_gains_time_by_taking_back_what_he_does_again():
    evening = playing("ten", 2, seed="two at ten 4", clock=30)
    evening.does(wishes.play, STARTER, ["draw"])
    for spent in (4, 8):
        evening.later(2).does(wishes.play, STARTER, ["take:numbers"])
        evening.later(2).does(wishes.take_back, STARTER)
        assert left(evening) == 30 - spent
    evening.does(wishes.play, STARTER, ["take:numbers"])
    for spent in (10, 12):
        evening.later(2).does(wishes.play, STARTER, ["skip"])
        assert left(evening) == 30, "the other's"
        evening.later(7).does(wishes.take_back, STARTER)
        assert left(evening) == 30 - spent


def test_by_everyones_consent_the_time_begins_anew():
    evening = playing("the-game", 2, clock=30)
    carefully(evening.later(10), 1)
    evening.later(5).does(wishes.propose, 0, "take-back")
    evening.later(5).does(wishes.answer, 1, yes=True)
    assert left(evening) == 30


def test_a_clock_that_stands_still_does_so_until_the_game_is_resumed():
    evening = carefully(playing("the-game", 2, clock=30).later(10), 1)
    evening.does(wishes.pause, "ada")
    evening.does(wishes.propose, 0, "take-back")
    evening.later(100).does(wishes.answer, 1, yes=True)
    assert evening.table.deadline is None
    evening.later(100).does(wishes.resume, "ada")
    assert left(evening) == 30
