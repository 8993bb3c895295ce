"""TEN by its rule page, with 2 to 5 players: tables that a player could check. Ids as in the rule page, T3 to T22.

The decks (T1, T2), the scores (T20) and the game alone (T23) have files of their own."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenback.core import (
    Chance,
    Ended,
    Ending,
    Event,
    Hidden,
    Refused,
    SeatError,
    TenbackError,
)
from tenback.games.ten import Acted, Reason, View
from tenback.games.ten.cards import NAMED
from tests.games.ten.kit import (
    GAME,
    POSITIONS,
    a_debt,
    a_seat,
    after,
    an_auction,
    at_table,
    laid_out,
    lying,
    of_three,
    playable,
)

# Anything at all


def brackets(depth):
    nested: list[Any] = []
    for _ in range(depth):
        nested = [nested]
    return nested


@pytest.mark.parametrize(
    "value",
    [10**5000, brackets(5000), {"name": brackets(5000), "cards": {}}],
    ids=["digits", "brackets", "brackets in a deck"],
)
def test_what_is_too_large_to_print_is_refused_by_name(value):
    for handed in (
        lambda: GAME.position(value),
        *(lambda key=key: GAME.position({**of_three(), key: value}) for key in of_three()),
        *(lambda key=key: GAME.position(a_seat(**{key: value})) for key in ("coins", "busts", "cards")),
        *(lambda key=key: GAME.position(an_auction(**{key: value})) for key in ("wild", "bid", "by", "to_bid")),
        *(lambda key=key: GAME.position(a_debt(**{key: value})) for key in ("price", "paid", "for", "in")),
        *(lambda option=option: GAME.settle(1, {option.name: value}) for option in GAME.options),
        lambda: GAME.deal(value, Chance("a")),
        lambda: GAME.deal(2, Chance("a"), first=value),
        lambda: GAME.action(value),
        lambda: at_table("5", "5").view(value),
        lambda: at_table("5", "5").refusal(value),
    ):
        with pytest.raises(TenbackError):
            handed()


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 12) | st.integers() | st.floats() | st.text(max_size=6)
    | st.sampled_from(["ten", "draw", "auction", "pay", "buy", "choose", "final", "B7", "$3", "*5", "G#", "*#"]),
    lambda inner: st.lists(inner, max_size=4)
    | st.dictionaries(st.sampled_from([*of_three(), "coins", "busts", "cards", "wild", "bid", "by", "to_bid"]), inner)
    | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=12,
)  # fmt: skip


def places(data, path=()):
    """Every place within plain data."""
    yield path
    if isinstance(data, dict | list):
        for key, inner in data.items() if isinstance(data, dict) else enumerate(data):
            yield from places(inner, (*path, key))


def with_another(data, path, part):
    if not path:
        return part
    inner = with_another(data[path[0]], path[1:], part)
    if isinstance(data, dict):
        return {**data, path[0]: inner}
    return [*data[: path[0]], inner, *data[path[0] + 1 :]]


@settings(max_examples=150)
@given(JSON)
def test_any_data_at_all_is_read_or_refused_by_name(data):
    for read in (GAME.position, GAME.action, lambda options: GAME.settle(2, options)):
        try:
            read(data)
        except TenbackError as error:
            assert str(error)  # noqa: PT017 - anything else is raised on


@settings(max_examples=250)
@given(st.data())
def test_a_position_with_anything_in_one_or_two_places_is_refused_or_can_be_played(data):
    position = data.draw(st.sampled_from([*POSITIONS, an_auction(), a_debt("auction")]))
    for _ in range(data.draw(st.integers(1, 2))):
        path = data.draw(st.sampled_from(list(places(position))))
        position = with_another(position, path, data.draw(JSON))
    try:
        state = GAME.position(position)
    except TenbackError:
        return
    assert GAME.position(state.position()) == state
    dice = Random(1)
    playable(state, dice.choice)


@settings(max_examples=100)
@given(
    JSON | st.integers(1, 5),
    st.dictionaries(st.sampled_from([*(option.name for option in GAME.options), "first", "expert"]), JSON, max_size=2),
)
def test_any_deal_at_all_is_dealt_or_refused_by_name(seats, options):
    try:
        state = GAME.deal(seats, Chance("a"), **options)
    except TenbackError as error:
        assert str(error)  # noqa: PT017 - anything else is raised on
    else:
        assert state.actions()


# What leaves the table


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_t4_everyone_sees_all_but_the_order_of_the_deck(players):
    seats = ["5+1 B3 G#", "0 *5", "10", "2", "3"][:players]
    draw = "P9 B1 $3 *5 B1 G2"
    state = at_table(*seats, draw=draw, row="B3 $2", market="B1 G5", active=1)
    backwards = at_table(*seats, draw=" ".join(reversed(draw.split())), row="B3 $2", market="B1 G5", active=1)
    for seat in (None, *range(players)):
        view = state.view(seat)
        assert view == View(seat, state.table, Hidden(6), tuple(sorted(NAMED[name] for name in draw.split())), None)
        assert repr(view) == repr(backwards.view(seat))
        assert lying(view.still_to_come) == "B1 B1 G2 P9 $3 *5"
        assert (view.turn, view.ending) == (1, None)
        assert view.actions() == (state.actions() if seat == 1 else ())


def test_t4_the_deck_of_a_deal_is_seen_only_sorted():
    one, other = GAME.deal(2, Chance("one"), first=0), GAME.deal(2, Chance("other"), first=0)
    assert one.draw != other.draw
    for seat in (0, 1, None):
        assert one.view(seat) == other.view(seat)
        assert list(one.view(seat).still_to_come) == sorted(one.draw)
        assert one.view(seat).draw == Hidden(89)


def test_a_view_of_the_table_names_nobody_else_on_turn():
    """In an auction, in a payment and in the final round the turn is not the active player's."""
    for state in (
        at_table("5", "5", "5", phase="auction", auction=("*5", 0, None), active=0, turn=1),
        at_table("5", "5", "5", phase="pay", owed=(2, 0, "*5", "auction"), active=0, turn=1),
        at_table("5", "5", "5", phase="final", draw="", active=0, turn=1),
    ):
        assert state.view(1).actions() == state.actions() != ()
        for seat in (0, 2, None):
            assert state.view(seat).actions() == ()
            assert state.view(seat).turn == 1


def test_views_of_an_ended_game():
    state = GAME.position(laid_out("5 B1", "5", draw="", phase="final", turn=None))
    for seat in (0, 1, None):
        view = state.view(seat)
        assert (view.turn, view.actions(), view.draw) == (None, (), Hidden(0))
        assert view.ending == state.ending == Ending(Reason.MOST_POINTS, "T20", winners=(0,), scores=(1, 0))


@pytest.mark.parametrize("seat", [-1, 3, "0", True, 1.0])
def test_eyes_that_nobody_has(seat):
    state = at_table("5", "5", "5")
    for look in (state.view, lambda seat: state.news(GAME.action("draw"), seat)):
        with pytest.raises(SeatError) as wrong:
            look(seat)
        assert str(wrong.value) == f"A viewer is a seat from 0 to 2, or None for a spectator, not {seat!r}."


def test_everyone_hears_the_same():
    told = [
        (at_table("5", "5", draw="G2 B1"), "draw", Acted(0, GAME.action("draw"), NAMED["G2"])),
        (at_table("5", "5", draw="*5 B1", active=1), "draw", Acted(1, GAME.action("draw"), NAMED["*5"])),
        (at_table("5", "5", row="B1", active=1), "take:numbers", Acted(1, GAME.action("take:numbers"), None)),
        (
            at_table("5", "5", "5", phase="auction", auction=("*5", 0, None), turn=1),
            "bid:3",
            Acted(1, GAME.action("bid:3"), None),
        ),
        (
            at_table("5", "5", "5", phase="pay", owed=(2, 0, "*5", "auction"), turn=2),
            "pay:coin",
            Acted(2, GAME.action("pay:coin"), None),
        ),
    ]
    for state, text, event in told:
        for seat in (None, 0, 1):
            assert state.news(GAME.action(text), seat) == (event,)
            assert state.view(seat).hear(event) == after(state, text).view(seat)


def test_the_end_is_heard():
    state = at_table("5 B1", "5", draw="", phase="final")
    ending = Ending(Reason.MOST_POINTS, "T20", winners=(0,), scores=(1, 0))
    for seat in (None, 0, 1):
        events = state.news(GAME.action("skip"), seat)
        assert events == (Acted(0, GAME.action("skip"), None), Ended(ending))
        view = state.view(seat)
        assert view.hear(events[0]).ending is None
        assert view.hear(events[0]).hear(events[1]) == after(state, "skip").view(seat)
    with pytest.raises(Refused):
        after(state, "skip").news(GAME.action("skip"), None)


def test_what_is_not_heard_here_is_no_event_of_this_game():
    event = Event()
    with pytest.raises(TypeError) as wrong:
        at_table("5", "5").view(0).hear(event)
    assert str(wrong.value) == f"{event!r} is not heard in TEN."
