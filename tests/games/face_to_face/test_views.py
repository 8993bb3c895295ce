"""Face to Face by its rule page: tables that a player could check. Ids as in the rule page, F1 to F10."""

import pickle
from random import Random
from typing import Any

import pytest

from tenback.core import (
    END,
    Chance,
    Ended,
    Event,
    Hidden,
    SeatError,
)
from tenback.core.hands import Laid, TurnEnded
from tenback.games import face_to_face
from tenback.games.face_to_face import Lay, Options, Pile
from tests.games.face_to_face.kit import (
    ALL_LAID,
    CARDS,
    GAME,
    SINGLE_CARD,
    STUCK,
    THEIR_HAND,
    after,
    at_table,
    ended,
    good,
    offered,
)

# What leaves the table


def test_a_seat_sees_its_own_hand_and_nobody_sees_a_draw_pile():
    state = at_table((17, 12), (50, 40, 30), own=(10, 45), theirs=(29, 40), seat=1, played=1, last_card="wins")
    silver = tuple(card for card in CARDS if card not in (*THEIR_HAND, 50, 51))
    gold = tuple(card for card in CARDS if card not in (12, 17, 30, 40, 50))
    seen: list[tuple[int | None, Any]] = [
        (0, (THEIR_HAND, Hidden(2))),
        (1, (Hidden(6), (12, 17))),
        (None, (Hidden(6), Hidden(2))),
    ]
    for seat, hands in seen:
        assert state.view(seat) == face_to_face.View(
            seat=seat,
            options=Options(last_card="wins"),
            piles=((29, 40), (10, 45)),
            hands=hands,
            draws=(Hidden(2), Hidden(3)),
            turn=1,
            played=1,
            gave=False,
            laid=(silver, gold),
            ending=None,
        )
        assert state.view(seat).actions() == (state.actions() if seat == 1 else ())
    assert at_table((17, 12), played=1, gave=True).view(None).gave


@pytest.mark.parametrize(("played", "gave"), [(0, False), (1, False), (1, True), (2, False), (2, True)])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_view_offers_what_the_state_offers(played, gave, seat):
    state = at_table((12, 17, 45), (50,), own=(10, 44), theirs=(29, 40), seat=seat, played=played, gave=gave)
    assert state.view(seat).actions() == state.actions() != ()
    assert state.view(1 - seat).actions() == state.view(None).actions() == ()


def test_views_of_an_ended_game():
    state = at_table((17,))
    for seat in (0, 1, None):
        assert state.view(seat).turn is None
        assert state.view(seat).ending == ended(SINGLE_CARD, "F10", 1)
        assert state.view(seat).actions() == ()


@pytest.mark.parametrize("seat", [-1, 2, "0", True])
def test_eyes_that_nobody_has(seat):
    state = at_table((17, 18))
    with pytest.raises(SeatError, match="seat from 0 to 1, or None"):
        state.view(seat)
    with pytest.raises(SeatError, match="seat from 0 to 1, or None"):
        state.news(GAME.action("17>up"), seat)


def test_what_one_may_not_know_makes_no_difference():
    """The same for seat 0 and the spectator, whatever seat 1 holds and in whatever order the cards will come."""
    data = {**good(), "hands": [[10, 17, 20], [3, 4, 5]], "draws": [[50, 40], [30, 31]], "turn": 0, "gave": False}
    one = GAME.position(data)
    other = GAME.position({**data, "hands": [[10, 17, 20], [4, 30, 31]], "draws": [[40, 50], [5, 3]]})
    for seat in (0, None):
        assert one.view(seat) == other.view(seat)
        assert one.actions() == other.actions()
        for text in offered(one):
            assert one.news(GAME.action(text), seat) == other.news(GAME.action(text), seat)
    one, other = after(one, "17>down"), after(other, "17>down")
    for seat in (1, None):
        assert one.news(END, seat) == other.news(END, seat) == (TurnEnded(0, Hidden(2), 1),)
    assert one.news(END, 0) == (TurnEnded(0, (50, 40), 1),)


def test_events_each_viewer_hears_what_it_may():
    state = at_table((12, 17, 18), (50, 40, 30, 31, 32), theirs=(29, 40), seat=1)
    for seat in (0, 1, None):
        assert state.news(GAME.action("12>their-up"), seat) == (Laid(1, 12, Pile.THEIR_UP),)
        assert state.news(GAME.action("17>down"), seat) == (Laid(1, 17, Pile.DOWN),)
    given, at_home = after(state, "12>their-up", "17>up"), after(state, "17>up", "18>up")
    assert given.news(END, 1) == (TurnEnded(1, (50, 40, 30, 31, 32), 0),)
    assert at_home.news(END, 1) == (TurnEnded(1, (50, 40), 0),)
    for seat in (0, None):
        assert given.news(END, seat) == (TurnEnded(1, Hidden(5), 0),)
        assert at_home.news(END, seat) == (TurnEnded(1, Hidden(2), 0),)
    last = at_table((17,), seat=1, played=1)
    stranding = at_table((19, 30), (50,), own=(59, 20))
    for seat in (0, 1, None):
        assert last.news(GAME.action("17>up"), seat) == (
            Laid(1, 17, Pile.UP),
            Ended(ended(ALL_LAID, "F8", 1)),
        )
        assert stranding.news(GAME.action("19>down"), seat) == (
            Laid(0, 19, Pile.DOWN),
            Ended(ended(STUCK, "F9", 1)),
        )


@pytest.mark.parametrize("last_card", ["loses", "wins"])
def test_an_old_view_plus_what_was_heard_is_the_fresh_view(last_card):
    dice = Random(6)
    gifts = 0
    for seed in range(12):
        state = GAME.deal(2, Chance(str(seed)), last_card=last_card)
        views = {seat: state.view(seat) for seat in (0, 1, None)}
        while state.ending is None:
            assert views[state.turn].actions() == state.actions()
            action = dice.choice(state.actions())
            for seat, view in views.items():
                for event in state.news(action, seat):
                    view = view.hear(event)  # noqa: PLW2901 - one event after the other
                views[seat] = view
            state = state.play(action)
            gifts += state.gave
            assert views == {seat: state.view(seat) for seat in views}
    assert gifts


def test_what_is_not_heard_here_is_no_event_of_this_game():
    with pytest.raises(TypeError, match=r"is not heard in Face to Face\.$"):
        at_table((17, 18)).view(0).hear(Event())


def test_a_state_can_be_sent_to_another_process_with_all_it_knows():
    state = at_table((20, 30, 41), (50,), own=(15, 45), played=1, gave=True)
    there = pickle.loads(pickle.dumps(state))  # noqa: S301 - our own
    assert (there, there.view(0), there.actions()) == (state, state.view(0), state.actions())


def test_an_action_made_anew_is_written_as_the_one_that_was_read():
    assert str(Lay(17, Pile.THEIR_DOWN)) == "17>their-down"
    assert Lay(17, Pile.THEIR_DOWN) == GAME.action("17>their-down")
