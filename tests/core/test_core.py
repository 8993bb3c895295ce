"""What every game is made of: options, contract, positions, refusals, hands, piles, errors. Chance has its own file."""

from dataclasses import FrozenInstanceError, replace
from enum import StrEnum
from itertools import product
from typing import Any, ClassVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenback import core
from tenback.core import (
    END,
    Action,
    Because,
    Chance,
    End,
    Ended,
    Ending,
    Event,
    Game,
    Hidden,
    NotAnAction,
    Option,
    OptionError,
    PositionError,
    Refusal,
    Refused,
    SeatError,
    SeedError,
    TenbackError,
    UnknownGame,
    UnknownRules,
    check_viewer,
    shown,
)
from tenback.core.hands import Laid, TurnEnded, at, gained, lost, next_with_cards, seen_by
from tenback.core.options import settle
from tenback.core.piles import BACKWARDS, falls, rises
from tenback.core.position import Fields, once

LONG = "x" * 200
CUT = "'" + "x" * 59  # what an error shows of it


def says(error):
    """The words of the one error that a block raises."""
    return str(error.value)


# Errors


@pytest.mark.parametrize(
    "error",
    [NotAnAction, OptionError, PositionError, Refused, SeatError, SeedError, UnknownGame, UnknownRules],
)
def test_every_error_of_ours_has_one_root(error):
    assert issubclass(error, TenbackError)
    assert issubclass(TenbackError, ValueError)
    others = {NotAnAction, OptionError, PositionError, Refused, SeatError, SeedError, UnknownGame, UnknownRules} - {
        error
    }
    assert not issubclass(error, tuple(others))


def test_core_offers_what_it_lists():
    assert len(set(core.__all__)) == len(core.__all__)
    for name in core.__all__:
        assert getattr(core, name) is not None


def deep():
    nest: list[Any] = []
    for _ in range(20_000):
        nest = [nest]
    return nest


@pytest.mark.parametrize(
    ("value", "told"),
    [
        (7, "7"),
        ("ten", "'ten'"),
        ("ten\nback", r"'ten\nback'"),  # on one line
        ("x" * 58, f"'{'x' * 58}'"),  # 60 characters
        ("x" * 59, f"'{'x' * 59}"),
        (LONG, CUT),
        ([1] * 1000, "[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,"),
        (10**5000, "something too large to print (int)"),
        (deep(), "something too large to print (list)"),
        ({"a": deep()}, "something too large to print (dict)"),
    ],
    ids=range(10),
)
def test_whatever_a_stranger_gave_can_be_told(value, told):
    assert shown(value) == told


# Hidden


@pytest.mark.parametrize("count", [0, 1, 6, 98])
def test_hidden_cards_can_be_counted_and_nothing_else(count):
    hidden = Hidden(count)
    assert len(hidden) == hidden.count == count
    assert bool(hidden) is (count > 0)
    assert repr(hidden) == f"Hidden(count={count})"
    assert hidden == Hidden(count) != Hidden(count + 1)
    assert hash(hidden) == hash(Hidden(count))
    assert hidden != count
    with pytest.raises(FrozenInstanceError):
        hidden.count = 3  # type: ignore[misc]


# Refusals


def test_a_reason_with_its_facts_is_a_refusal():
    because = Because("X1", "too-tall", "{who} is {height} tall: duck under {limit}.")
    refusal = because(who="Ann", height=190, limit=180)
    assert refusal == Refusal(
        "X1",
        "too-tall",
        "{who} is {height} tall: duck under {limit}.",
        (("who", "Ann"), ("height", 190), ("limit", 180)),
    )
    assert str(refusal) == "Ann is 190 tall: duck under 180. (X1)"
    assert because(who="Ann", height=191, limit=180) != refusal
    assert hash(refusal) == hash(because(who="Ann", height=190, limit=180))
    with pytest.raises(FrozenInstanceError):
        refusal.rule = "X2"  # type: ignore[misc]


def test_a_reason_may_need_no_facts():
    refusal = Because("X2", "over", "It is over.")()
    assert (refusal.rule, refusal.key, refusal.facts, str(refusal)) == ("X2", "over", (), "It is over. (X2)")


def test_refused_carries_its_refusal():
    refusal = Because("X2", "over", "It is over.")()
    error = Refused(refusal)
    assert error.refusal is refusal
    assert str(error) == "It is over. (X2)"


# Options

SIZE = Option("size", int, 3, "How large.", "X1", (3, 4, 5))
LOUD = Option("loud", bool, default=False, about="Shout.", rule="X2", choices=(False, True))
WORD = Option("word", str, "low", "Which.", "X3", ("low", "high"), unofficial=True)


def test_a_switch_is_off_or_on_and_off_by_default():
    assert Option.switch("loud", "Shout.", "X2") == LOUD
    assert Option.switch("loud", "Shout.", "X2", unofficial=True) == replace(LOUD, unofficial=True) != LOUD
    assert (LOUD.unofficial, SIZE.unofficial, WORD.unofficial) == (False, False, True)


@pytest.mark.parametrize(("option", "allowed"), [(SIZE, "3 to 5"), (LOUD, "false or true"), (WORD, "low or high")])
def test_an_option_says_what_it_takes(option, allowed):
    assert option.allowed == allowed


@pytest.mark.parametrize(
    ("option", "value"), [(SIZE, 3), (SIZE, 5), (LOUD, True), (LOUD, False), (WORD, "low"), (WORD, "high")]
)
def test_an_option_keeps_what_it_takes(option, value):
    assert option.check(value) is value
    assert option.plain(value) is value


@pytest.mark.parametrize(
    ("option", "value", "told"),
    [
        (SIZE, 2, "Option size (X1) is 3 to 5, not 2."),
        (SIZE, 6, "Option size (X1) is 3 to 5, not 6."),
        (SIZE, 3.0, "Option size (X1) is 3 to 5, not 3.0."),  # of another type, though equal
        (SIZE, "3", "Option size (X1) is 3 to 5, not '3'."),
        (SIZE, None, "Option size (X1) is 3 to 5, not None."),
        (SIZE, [3], "Option size (X1) is 3 to 5, not [3]."),
        (LOUD, 1, "Option loud (X2) is false or true, not 1."),
        (LOUD, 0, "Option loud (X2) is false or true, not 0."),
        (LOUD, "true", "Option loud (X2) is false or true, not 'true'."),
        (WORD, "High", "Option word (X3) is low or high, not 'High'."),  # of that type, but no choice
        (WORD, LONG, f"Option word (X3) is low or high, not {CUT}."),
    ],
)
def test_an_option_refuses_the_rest(option, value, told):
    with pytest.raises(OptionError) as wrong:
        option.check(value)
    assert says(wrong) == told


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (SIZE, "4", 4),
        (SIZE, " 5\n", 5),
        (LOUD, "true", True),
        (LOUD, "FALSE", False),
        (LOUD, " True ", True),
        (WORD, "low", "low"),
        (WORD, "HIGH", "high"),
    ],
)
def test_what_a_person_typed_is_read(option, text, value):
    assert option.read(text) is value


@pytest.mark.parametrize(
    ("option", "text", "told"),
    [
        (SIZE, "6", "Option size (X1) is 3 to 5, not '6'."),
        (SIZE, "", "Option size (X1) is 3 to 5, not ''."),
        (SIZE, "3 4", "Option size (X1) is 3 to 5, not '3 4'."),
        (LOUD, "yes", "Option loud (X2) is false or true, not 'yes'."),
        (LOUD, LONG, f"Option loud (X2) is false or true, not {CUT}."),
    ],
)
def test_what_a_person_mistyped_is_refused(option, text, told):
    with pytest.raises(OptionError) as wrong:
        option.read(text)
    assert says(wrong) == told


@pytest.mark.parametrize(
    ("given_options", "settled"),
    [
        ({}, {"size": 3, "loud": False, "word": "low"}),
        ({"loud": True}, {"size": 3, "loud": True, "word": "low"}),
        ({"word": "high", "size": 5}, {"size": 5, "loud": False, "word": "high"}),
    ],
)
def test_options_are_settled_in_their_own_order(given_options, settled):
    assert list(settle((SIZE, LOUD, WORD), given_options).items()) == list(settled.items())
    assert settle(iter((SIZE, LOUD, WORD)), given_options) == settled


@pytest.mark.parametrize(
    ("options", "given_options", "told"),
    [
        ((SIZE, LOUD), {"quiet": True}, "There is no option 'quiet'; the options are size, loud."),
        ((SIZE, LOUD), {"loud": True, "Loud": True}, "There is no option 'Loud'; the options are size, loud."),
        ((SIZE,), {7: True}, "There is no option 7; the options are size."),
        ((SIZE,), {LONG: True}, f"There is no option {CUT}; the options are size."),
        ((), {"loud": True}, "There is no option 'loud'; this game has none."),
        ((SIZE, LOUD), {"loud": 7}, "Option loud (X2) is false or true, not 7."),
        ((SIZE, LOUD), {"size": None}, "Option size (X1) is 3 to 5, not None."),
    ],
)
def test_options_that_are_none_or_take_no_such_value(options, given_options, told):
    with pytest.raises(OptionError) as wrong:
        settle(options, given_options)
    assert says(wrong) == told


# The contract


class Why(StrEnum):
    DONE = "done"


class Pebbles(Game):
    """A game that only shows what it was asked to deal."""

    slug = "pebbles"
    title = "Pebbles"
    seats = range(2, 5)
    options: ClassVar[tuple[Option, ...]] = (SIZE, LOUD)
    rules = 1
    reasons = Why

    def position(self, data):
        raise NotImplementedError

    def action(self, text):
        raise self._not_an_action(text, "drop")

    def _deal(self, seats, chance, first, options):
        return seats, chance, first, options


class Duel(Pebbles):
    title = "Duel"
    seats = range(2, 3)


PEBBLES: Any = Pebbles()
DUEL: Any = Duel()


def test_a_deal_is_checked_and_handed_on():
    chance = Chance("a")
    assert PEBBLES.deal(3, chance) == (3, chance, None, {"size": 3, "loud": False})
    assert PEBBLES.deal(4, chance, first=3, loud=True) == (4, chance, 3, {"size": 3, "loud": True})
    assert PEBBLES.deal(2, chance, first=0, size=5) == (2, chance, 0, {"size": 5, "loud": False})


def test_options_may_depend_on_the_number_of_players():
    class Crowded(Pebbles):
        def settle(self, seats, options):
            return {**super().settle(seats, options), "size": seats}

    game: Any = Crowded()
    assert game.deal(4, Chance("a"), loud=True)[3] == {"size": 4, "loud": True}


@pytest.mark.parametrize("seats", [1, 5, 0, -2, True, 2.0, "2", None, [], {}])
def test_a_number_of_players_that_the_game_does_not_have(seats):
    for ask in (PEBBLES.check_seats, lambda number: PEBBLES.deal(number, Chance("a"))):
        with pytest.raises(SeatError) as wrong:
            ask(seats)
        assert says(wrong) == f"Pebbles is for 2 to 4 players, not {seats!r}."


def test_a_game_for_one_number_of_players_says_only_that():
    DUEL.check_seats(2)
    with pytest.raises(SeatError) as wrong:
        DUEL.check_seats(LONG)
    assert says(wrong) == f"Duel is for 2 players, not {CUT}."


@pytest.mark.parametrize("chance", [None, 7, ["a"], b"a"])
def test_a_deal_takes_a_chance(chance):
    with pytest.raises(SeedError) as wrong:
        PEBBLES.deal(2, chance)
    assert says(wrong) == f'A deal takes Chance("a seed text"), not {type(chance).__name__} {chance!r}.'


def test_a_deal_takes_a_chance_and_not_its_seed():
    with pytest.raises(SeedError) as wrong:
        PEBBLES.deal(2, LONG)
    assert says(wrong) == f'A deal takes Chance("a seed text"), not str {CUT}.'


@pytest.mark.parametrize(
    ("seats", "first", "told"),
    [
        (2, 2, "With 2 at the table the starter is seat 0 to 1, not 2."),
        (4, 4, "With 4 at the table the starter is seat 0 to 3, not 4."),
        (3, -1, "With 3 at the table the starter is seat 0 to 2, not -1."),
        (3, True, "With 3 at the table the starter is seat 0 to 2, not True."),
        (3, "1", "With 3 at the table the starter is seat 0 to 2, not '1'."),
        (3, 1.0, "With 3 at the table the starter is seat 0 to 2, not 1.0."),
        (3, LONG, f"With 3 at the table the starter is seat 0 to 2, not {CUT}."),
    ],
)
def test_a_starter_sits_at_the_table(seats, first, told):
    for ask in (PEBBLES.check_first, lambda number, seat: PEBBLES.deal(number, Chance("a"), first=seat)):
        with pytest.raises(SeatError) as wrong:
            ask(seats, first)
        assert says(wrong) == told


def test_alone_the_starter_is_seat_0():
    PEBBLES.check_first(1, 0)
    PEBBLES.check_first(1, None)
    with pytest.raises(SeatError) as wrong:
        PEBBLES.check_first(1, 1)
    assert says(wrong) == "With 1 at the table the starter is seat 0, not 1."


def test_who_plays_is_asked_before_what_is_played():
    """Seats, chance, options, starter: one error at a time, the first one first."""
    for arguments, options, error in [
        ((9, None), {"loud": 7, "first": 9}, SeatError),
        ((2, None), {"loud": 7, "first": 9}, SeedError),
        ((2, Chance("a")), {"loud": 7, "first": 9}, OptionError),
        ((2, Chance("a")), {"loud": True, "first": 9}, SeatError),
    ]:
        with pytest.raises(error):
            PEBBLES.deal(*arguments, **options)


@pytest.mark.parametrize("options", [None, [], "loud", 7, ("loud", True)])
def test_options_are_names_with_values(options):
    with pytest.raises(OptionError) as wrong:
        PEBBLES.settle(2, options)
    assert says(wrong) == f"Options are names with values, not {options!r}."


def test_only_what_differs_from_its_default_is_written_in_the_order_of_the_options():
    assert PEBBLES._changed({"size": 3, "loud": False}) == {}
    assert PEBBLES._changed({"size": 4, "loud": False}) == {"size": 4}
    assert list(PEBBLES._changed({"loud": True, "size": 5}).items()) == [("size", 5), ("loud", True)]


def test_a_position_writes_an_option_plainly():
    class Doubled(Option):
        def plain(self, value):
            return value * 2

    class Twice(Pebbles):
        options = (Doubled("size", int, 3, "How large.", "X1", (3, 4)),)

    assert Twice()._changed({"size": 4}) == {"size": 8}


@pytest.mark.parametrize("text", ["", "jump", None, 7, ["drop"]])
def test_text_that_means_nothing(text):
    with pytest.raises(NotAnAction) as wrong:
        PEBBLES.action(text)
    assert says(wrong) == f"{text!r} means nothing in Pebbles; write drop."


def test_long_text_that_means_nothing_is_cut_short():
    with pytest.raises(NotAnAction) as wrong:
        PEBBLES.action(LONG)
    assert says(wrong) == f"{CUT} means nothing in Pebbles; write drop."


def test_the_end_of_a_turn_is_an_action():
    assert isinstance(END, Action)
    assert str(END) == "end"
    assert End() == END
    assert hash(End()) == hash(END)


def test_what_a_game_does_not_have_stays_none():
    ending = Ending(Why.DONE, "X1")
    assert (ending.won, ending.left, ending.winners, ending.scores, ending.rank) == (None,) * 5
    assert isinstance(Ended(ending), Event)
    assert Ended(ending).ending is ending
    with pytest.raises(FrozenInstanceError):
        ending.won = True  # type: ignore[misc]


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_eyes(seats):
    for seat in (None, *range(seats)):
        check_viewer(seat, seats)
    for seat in (seats, 9, -1, True, False, "0", 0.0, [0], (), {}):
        with pytest.raises(SeatError) as wrong:
            check_viewer(seat, seats)
        assert says(wrong) == f"A viewer is a seat from 0 to {seats - 1}, or None for a spectator, not {seat!r}."
    with pytest.raises(SeatError) as wrong:
        check_viewer(LONG, seats)
    assert says(wrong).endswith(f"not {CUT}.")


# Positions


@pytest.mark.parametrize("data", [None, [], "fields", 7, True, [("a", 1)]])
def test_fields_are_those_of_an_object(data):
    with pytest.raises(PositionError) as wrong:
        Fields(data, ("a",))
    assert says(wrong) == f"the position must be an object, not {data!r}."
    with pytest.raises(PositionError) as wrong:
        Fields(data, ("a",), where="here")
    assert says(wrong) == f"here must be an object, not {data!r}."


@pytest.mark.parametrize(
    ("data", "told"),
    [
        ({}, "here has no 'a'; it needs a, b."),
        ({"a": 1}, "here has no 'b'; it needs a, b."),
        ({"b": 1}, "here has no 'a'; it needs a, b."),
        ({"b": 1, "c": 1, "d": 1}, "here has no 'a'; it needs a, b."),  # optional ones replace nothing
        ({"a": 1, "b": 2, "e": 3}, "here has 'e', which means nothing here; it needs a, b."),
        ({"a": 1, "b": 2, "A": 3}, "here has 'A', which means nothing here; it needs a, b."),
        ({"a": 1, "b": 2, 7: 3}, "here has 7, which means nothing here; it needs a, b."),
        ({"a": 1, "b": 2, LONG: 3}, f"here has {CUT}, which means nothing here; it needs a, b."),
    ],
)
def test_fields_are_all_there_and_no_other(data, told):
    for names in (("a", "b"), iter(("a", "b"))):
        with pytest.raises(PositionError) as wrong:
            Fields(data, names, where="here", optional=("c", "d"))
        assert says(wrong) == told


def test_fields_may_be_optional():
    for optional in ([], ["c"], ["c", "d"]):
        data = dict.fromkeys(["a", *optional], 1)
        fields = Fields(data, ["a"], optional=("c", "d"))
        assert fields.where == "the position"
        assert [name in fields for name in ("a", "c", "d")] == [True, "c" in optional, "d" in optional]
        assert fields.raw("a") == 1


def test_optional_fields_may_be_any_iterable():
    fields = Fields({"a": 1, "c": 1, "d": 1}, iter(("a",)), optional=iter(("c", "d")))
    assert "d" in fields


def test_where_no_field_is_needed_the_error_names_no_empty_list():
    with pytest.raises(PositionError) as wrong:
        Fields({"a": 1}, (), where="here")
    assert says(wrong) == "here has 'a', which means nothing here; it must be empty."


def field(value):
    return Fields({"a": value}, ("a",), where="here")


@pytest.mark.parametrize("value", [2, 3, 5])
def test_a_number(value):
    assert field(value).number("a", 2, 5) is value


@pytest.mark.parametrize("value", [1, 6, -3, True, False, 3.0, "3", None, [], {}])
def test_no_such_number(value):
    with pytest.raises(PositionError) as wrong:
        field(value).number("a", 2, 5)
    assert says(wrong) == f"a of here must be a whole number from 2 to 5, not {value!r}."


@pytest.mark.parametrize(("value", "low", "high"), [(True, 0, 1), (False, 0, 1), (0.0, 0, 1)])
def test_a_number_is_neither_true_nor_false(value, low, high):
    with pytest.raises(PositionError, match="must be a whole number from 0 to 1"):
        field(value).number("a", low, high)


def test_a_flag():
    assert field(value=True).flag("a") is True
    assert field(value=False).flag("a") is False


@pytest.mark.parametrize("value", [0, 1, "true", None, [], 1.0])
def test_no_flag(value):
    with pytest.raises(PositionError) as wrong:
        field(value).flag("a")
    assert says(wrong) == f"a of here must be true or false, not {value!r}."


def test_a_word():
    for words in (("low", "high"), iter(("low", "high"))):
        assert field("high").text("a", words) == "high"


@pytest.mark.parametrize("value", ["", "High", "low, high", None, 7, ["low"], {}])
def test_no_such_word(value):
    for words in (("low", "high"), iter(("low", "high"))):
        with pytest.raises(PositionError) as wrong:
            field(value).text("a", words)
        assert says(wrong) == f"a of here must be one of low, high, not {value!r}."


def read(thing, where):
    if thing == "bad":
        raise PositionError(f"{where} is bad.")
    return thing, where


@pytest.mark.parametrize("values", [[], [5, 3], (5, 3)])
def test_a_list_is_read_thing_by_thing_in_its_order(values):
    assert field(values).listed("a", read) == tuple((value, f"a[{place}]") for place, value in enumerate(values))


@pytest.mark.parametrize("value", [None, "list", 7, {"0": 1}, {1}, True])
def test_no_list(value):
    for ask in (Fields.listed, Fields.lists, Fields.hands):
        with pytest.raises(PositionError) as wrong:
            ask(field(value), "a", read)
        assert says(wrong) == f"a of here must be a list, not {value!r}."


def test_lists_of_lists_name_both_places():
    assert field([[7], [], [9, 8]]).lists("a", read) == (
        ((7, "a[0][0]"),),
        (),
        ((9, "a[2][0]"), (8, "a[2][1]")),
    )
    for values, told in [
        ([[7], 8], "a[1] of here must be a list, not 8."),
        ([[7], "8"], "a[1] of here must be a list, not '8'."),
        ([[7], [8, "bad"]], "a[1][1] is bad."),
    ]:
        with pytest.raises(PositionError) as wrong:
            field(values).lists("a", read)
        assert says(wrong) == told


def test_hands_come_back_sorted():
    assert field([[7, 5, 6], [], (9, 8)]).hands("a", lambda card, _: card) == ((5, 6, 7), (), (8, 9))


def test_a_long_value_is_cut_short_everywhere():
    for ask in (
        lambda fields: fields.number("a", 0, 1),
        lambda fields: fields.flag("a"),
        lambda fields: fields.text("a", ("b",)),
        lambda fields: fields.listed("a", read),
    ):
        with pytest.raises(PositionError) as wrong:
            ask(field(LONG))
        assert says(wrong).endswith(f", not {CUT}.")
    with pytest.raises(PositionError) as wrong:
        Fields(LONG, ())
    assert says(wrong).endswith(f", not {CUT}.")


@pytest.mark.parametrize("cards", [[], [5], [5, 6, 7], "abc"])
def test_each_card_once(cards):
    once(cards)
    once(iter(cards))


@pytest.mark.parametrize(("cards", "card"), [([5, 5], 5), ([5, 6, 7, 6, 5], 6), ("abca", "a")])
def test_a_card_in_two_places(cards, card):
    with pytest.raises(PositionError) as wrong:
        once(cards)
    assert says(wrong) == f"The card {card} is in two places; each card is there once."
    with pytest.raises(PositionError) as wrong:
        once(iter(cards), whose="Ann's")
    assert says(wrong) == f"Ann's card {card} is in two places; each card is there once."


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=8,
)


@given(JSON)
@settings(max_examples=60)
def test_any_data_is_read_or_refused_as_a_position(data):
    questions: list[Any] = [
        lambda: Fields(data, ("a",), optional=("b",)),
        lambda: field(data).number("a", 0, 5),
        lambda: field(data).flag("a"),
        lambda: field(data).text("a", ("b",)),
        lambda: field(data).lists("a", read),
        lambda: PEBBLES.settle(2, data),
        lambda: PEBBLES.check_seats(data),
        lambda: PEBBLES.check_first(3, data),
        lambda: check_viewer(data, 3),
        lambda: SIZE.check(data),
    ]
    for ask in questions:
        try:
            ask()
        except TenbackError as error:
            assert str(error).endswith(".")  # noqa: PT017 - most data is refused, some is read


# Hands


@pytest.mark.parametrize(("place", "things"), [(0, ("x", "b", "c")), (1, ("a", "x", "c")), (2, ("a", "b", "x"))])
def test_another_thing_at_a_place(place, things):
    before = ("a", "b", "c")
    assert at(before, place, "x") == things
    assert before == ("a", "b", "c")


@pytest.mark.parametrize(
    ("hand", "card", "then"),
    [
        ((5, 6, 7), 5, (6, 7)),
        ((5, 6, 7), 6, (5, 7)),
        ((5, 6, 7), 7, (5, 6)),
        ((5,), 5, ()),
        (Hidden(3), 5, Hidden(2)),
        (Hidden(1), 5, Hidden(0)),
    ],
)
def test_a_card_leaves_a_hand(hand, card, then):
    assert lost(hand, card) == then


@pytest.mark.parametrize(
    ("hand", "drawn", "then"),
    [
        ((5, 9), (7,), (5, 7, 9)),
        ((5, 9), (8, 2), (2, 5, 8, 9)),
        ((), (8, 2), (2, 8)),
        ((5, 9), (), (5, 9)),
        (Hidden(3), Hidden(2), Hidden(5)),
        (Hidden(3), Hidden(0), Hidden(3)),
        (Hidden(3), (7, 8), Hidden(5)),  # a hidden hand stays hidden
        ((5, 9), Hidden(1), Hidden(3)),
    ],
)
def test_a_draw_goes_into_a_hand(hand, drawn, then):
    assert gained(hand, drawn) == then


@pytest.mark.parametrize(
    ("seat", "seen"),
    [
        (0, ((5, 6), Hidden(1), Hidden(0))),
        (1, (Hidden(2), (7,), Hidden(0))),
        (2, (Hidden(2), Hidden(1), ())),
        (None, (Hidden(2), Hidden(1), Hidden(0))),
    ],
)
def test_a_seat_sees_its_own_hand_and_a_spectator_none(seat, seen):
    assert seen_by(seat, ((5, 6), (7,), ())) == seen


def test_the_next_seat_with_cards():
    """Every pattern of empty hands, one to five seats, from every seat."""
    for seats in range(1, 6):
        for held in product((False, True), repeat=seats):
            for seat in range(seats):
                clockwise = (*range(seat + 1, seats), *range(seat), seat)
                if any(held):
                    hands = tuple((50 + n,) if holds else () for n, holds in enumerate(held))
                    assert next_with_cards(hands, seat) == next(n for n in clockwise if held[n]), (held, seat)


def test_events_of_the_pile_games_are_values():
    assert Laid(0, 5, 1) == Laid(seat=0, card=5, pile=1)
    assert TurnEnded(0, Hidden(2), 1) == TurnEnded(seat=0, drawn=Hidden(2), following=1) != TurnEnded(0, (5, 6), 1)
    assert isinstance(Laid(0, 5, 1), Event)
    assert isinstance(TurnEnded(0, (), 1), Event)


# Piles


def test_every_card_on_every_top():
    """Onwards by any step, or back by exactly ten (G6, G7, F4)."""
    assert BACKWARDS == 10
    for top in range(1, 101):
        assert {card for card in range(1, 101) if rises(card, top)} == {*range(top + 1, 101), top - 10} - {
            *range(-9, 1)
        }
        assert {card for card in range(1, 101) if falls(card, top)} == {*range(1, top), top + 10} - {*range(101, 111)}
