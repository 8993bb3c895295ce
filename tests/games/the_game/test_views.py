"""The Game by its rule page: tables that a player could check. Ids as in the rule page."""

from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenback.core import (
    END,
    Chance,
    Ended,
    Event,
    Hidden,
    NotAnAction,
    OptionError,
    SeatError,
    TenbackError,
)
from tenback.core.hands import Laid, TurnEnded
from tenback.games.the_game import Options, Pile, View
from tests.games.the_game.kit import (
    BURNT,
    DECK,
    EVERY_ACTION,
    GAME,
    SHUT,
    STUCK,
    WON,
    after,
    at_table,
    ended,
    good,
    offered,
)

# Anything at all

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8) | st.sampled_from(EVERY_ACTION),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=10,
)


def deep(depth=20_000):
    nest: list[Any] = []
    for _ in range(depth):
        nest = [nest]
    return nest


@given(JSON)
@settings(max_examples=60)
def test_any_data_is_a_position_or_an_error_of_ours(data):
    with pytest.raises(TenbackError):
        GAME.position(data)
    if data in EVERY_ACTION:
        assert str(GAME.action(data)) == data
    else:
        with pytest.raises(NotAnAction):
            GAME.action(data)


@given(st.dictionaries(st.sampled_from(sorted(good())), JSON, min_size=1), st.booleans())
@settings(max_examples=100)
def test_a_position_with_some_fields_replaced_is_read_or_refused(junk, partly):
    data = good() | junk
    if partly:
        data = good()
        for key, value in junk.items():
            inner: Any = data[key]
            if isinstance(inner, list):
                inner[:] = [*inner[:1], value, *inner[2:]]
            elif isinstance(inner, dict):
                inner[min(inner)] = value
    try:
        state = GAME.position(data)
    except TenbackError:
        return
    assert GAME.position(state.position()) == state


@given(st.dictionaries(st.sampled_from(["expert", "short_hands", "on_fire", "pro", "x"]), JSON | st.booleans()))
@settings(max_examples=40)
def test_any_options_are_dealt_or_refused(options):
    try:
        state = GAME.deal(2, Chance("a"), **options)
    except OptionError:
        assert any(name in ("pro", "x") or type(value) is not bool for name, value in options.items())
    else:
        assert state.options == Options(**options)


@pytest.mark.parametrize("junk", [10**5000, -(10**5000), deep(), {"a": deep()}], ids=["huge", "low", "deep", "deeper"])
def test_what_is_too_large_or_too_deep_to_print_is_refused_all_the_same(junk):
    questions: dict[str, Any] = {
        "position": lambda: GAME.position(junk),
        "action": lambda: GAME.action(junk),
        "seats": lambda: GAME.deal(junk, Chance("a")),
        "chance": lambda: GAME.deal(2, junk),
        "first": lambda: GAME.deal(2, Chance("a"), first=junk),
        "option": lambda: GAME.deal(2, Chance("a"), expert=junk),
        "viewer": lambda: at_table("5|6").view(junk),
        **{f"{key} of a position": partial(GAME.position, {**good(), key: junk}) for key in good()},
        "a card": lambda: GAME.position({**good(), "hands": [[junk]]}),
        "an option of a position": lambda: GAME.position({**good(), "options": {"expert": junk}}),
    }
    others = {}
    for name, ask in questions.items():
        with pytest.raises((TenbackError, ValueError, RecursionError)) as wrong:
            ask()
        if not issubclass(wrong.type, TenbackError):
            others[name] = wrong.type.__name__
    assert others == {}


# What leaves the table


def test_a_seat_sees_its_own_hand_and_only_how_many_cards_the_others_hold():
    state = GAME.position(good())
    unlaid = {5, 17, 40, 41, 99, 71, 70, 2}
    seen: dict[int | None, Any] = {
        0: ((5, 17), Hidden(3), Hidden(0)),
        1: (Hidden(2), (40, 41, 99), Hidden(0)),
        2: (Hidden(2), Hidden(3), ()),
        None: (Hidden(2), Hidden(3), Hidden(0)),
    }
    for seat, hands in seen.items():
        assert state.view(seat) == View(
            seat=seat,
            options=Options(expert=True, on_fire=True),
            piles=(22, 1, 100, 77),
            hands=hands,
            draw=Hidden(3),
            turn=1,
            played=2,
            burning=((Pile.UP1, 1), (Pile.DOWN2, 2)),
            laid_bits=sum(1 << card for card in DECK - unlaid),
            ending=None,
        )
        assert state.view(seat).actions() == (state.actions() if seat == 1 else ())
    assert offered(state) == {
        *("40>up1", "40>up2", "40>down1", "40>down2"),
        *("41>up1", "41>up2", "41>down1", "41>down2"),
        *("99>up1", "99>up2", "99>down1"),
    }


def test_views_of_an_ended_game():
    state = at_table("50|60", piles=SHUT)
    for seat in (0, 1, None):
        assert state.view(seat).turn is None
        assert state.view(seat).ending == ended(STUCK, 2)
        assert state.view(seat).actions() == ()
    assert state.view(None).hands == (Hidden(1), Hidden(1))  # the end shows no hand
    won = at_table("|", played=1)
    assert won.view(0).laid == tuple(range(2, 100))


@pytest.mark.parametrize("seat", [9, 2, -1, True, False, "0", 0.0, [0]])
def test_eyes_that_nobody_has(seat):
    state = at_table("50 51|60", played=1)
    for look in (state.view, lambda eyes: state.news(END, eyes)):
        with pytest.raises(SeatError) as wrong:
            look(seat)
        assert str(wrong.value) == f"A viewer is a seat from 0 to 1, or None for a spectator, not {seat!r}."


def test_what_one_may_not_know_makes_no_difference():
    """The same for seat 0 and the spectator, whatever seat 1 holds and whatever lies in the draw pile."""
    one = at_table("10 20|30 40", "80 81 82")
    other = at_table("10 20|81 82", "40 30 80")
    for seat in (0, None):
        assert repr(one.view(seat)) == repr(other.view(seat))
        for text in offered(one):
            assert one.news(GAME.action(text), seat) == other.news(GAME.action(text), seat)
    laid = "10>up1 20>up1"
    for seat in (1, None):
        assert after(one, laid).news(END, seat) == (TurnEnded(0, Hidden(3), 1),)
    assert after(other, laid).news(END, None) == (TurnEnded(0, Hidden(3), 1),)


def test_events_each_viewer_hears_what_it_may():
    state = at_table("10 20 30|40 41", "82 80 81 90 91 92 93 94")
    for seat in (0, 1, None):
        assert state.news(GAME.action("10>down2"), seat) == (Laid(0, 10, Pile.DOWN2),)
    state = after(state, "10>up1 20>up1")
    assert state.news(END, 0) == (TurnEnded(0, (82, 80, 81, 90, 91, 92), 1),)
    assert state.news(END, 1) == state.news(END, None) == (TurnEnded(0, Hidden(6), 1),)
    alone = at_table("10|", played=1)  # the others are skipped
    assert alone.news(END, 1) == (TurnEnded(0, Hidden(0), 0),)
    assert alone.news(END, 0) == (TurnEnded(0, (), 0),)


@pytest.mark.parametrize(
    ("state", "text", "event", "ending"),
    [
        (at_table("99|", piles="98 99 2 2"), "99>up1", Laid(0, 99, Pile.UP1), (WON, 0)),
        (at_table("60 3 4|30", "5", "99 99 2 50"), "3>down2", Laid(0, 3, Pile.DOWN2), (STUCK, 4)),
        (at_table("98|50", piles="97 99 2 2", played=1), "end", TurnEnded(0, Hidden(0), 1), (STUCK, 2)),
        (
            at_table("98|50", piles="22 1 2 2", played=1, burning="up1:1", on_fire=True),
            "end",
            TurnEnded(0, Hidden(0), 1),
            (BURNT, 2),
        ),
    ],
)
def test_everyone_hears_how_the_game_ended(state, text, event, ending):
    for seat in (1, None):
        assert state.news(GAME.action(text), seat) == (event, Ended(ended(*ending)))
    assert state.news(GAME.action(text), 0)[1:] == (Ended(ended(*ending)),)


@pytest.mark.parametrize("on_fire", [False, True])
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_view_that_hears_is_the_fresh_view(seat, on_fire):
    state = at_table("22 10 99 50|44 30 33|60", "82 80 81 70 71", on_fire=on_fire)
    view = state.view(seat)
    for text in ("22>up1", "99>down2", "50>up1", "end", "44>down1", "33>up2", "end", "60>up2", "end"):
        action = GAME.action(text)
        for event in state.news(action, seat):
            view = view.hear(event)
        state = state.play(action)
        assert view == state.view(seat)
        assert repr(view) == repr(state.view(seat))
        assert view.actions() == (state.actions() if seat is not None and seat == state.turn else ())
    assert state.ending == (ended(BURNT, 7) if on_fire else None)


def test_what_a_view_keeps_from_what_it_hears():
    state = at_table("22 10 55|44 30", "82 80 81 70 71 72", "1 1 100 100", on_fire=True, played=2)
    fresh = state.view(1)
    heard = fresh.hear(Laid(0, 22, Pile.UP2))
    laid = fresh.laid_bits | 1 << 22
    assert heard.laid == tuple(sorted({*fresh.laid, 22}))
    assert heard == replace(
        fresh, piles=(1, 22, 100, 100), hands=(Hidden(2), (30, 44)), played=3, burning=((Pile.UP2, 2),), laid_bits=laid
    )
    heard = heard.hear(TurnEnded(0, Hidden(5), 1))
    assert heard == replace(
        fresh,
        piles=(1, 22, 100, 100),
        hands=(Hidden(7), (30, 44)),
        draw=Hidden(1),
        turn=1,
        played=0,
        burning=((Pile.UP2, 1),),
        laid_bits=laid,
    )
    assert heard.hear(Ended(ended(STUCK, 10))) == replace(heard, turn=None, ending=ended(STUCK, 10))
    own = state.view(0).hear(Laid(0, 22, Pile.UP2)).hear(TurnEnded(0, (82, 80), 1))
    assert own.hands == ((10, 55, 80, 82), Hidden(2))
    unlit = at_table("22 10|44", "82").view(1).hear(Laid(0, 22, Pile.UP1))
    assert unlit.burning == ()


def test_what_is_not_heard_here_is_no_event_of_this_game():
    event = Event()
    with pytest.raises(TypeError) as wrong:
        at_table("50|60").view(0).hear(event)
    assert str(wrong.value) == f"{event!r:.60} is not heard in The Game."
