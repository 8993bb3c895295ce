"""Face to Face by its rule page: tables that a player could check. Ids as in the rule page, F1 to F10."""

import json
from itertools import product

import pytest

from tenback.core import (
    END,
    Because,
    Chance,
    NotAnAction,
    OptionError,
    PositionError,
    Refused,
)
from tenback.games import face_to_face, the_game
from tenback.games.face_to_face import Options, Pile
from tests.games.face_to_face.kit import CARDS, GAME, PILES, at_table, by_the_book, good, offered

# Refusals

REFUSED = [
    (at_table((17, 18), (50,)), "19>up", "You do not hold 19; lay a card of your hand. (F3)"),
    (at_table((17, 18), (50,)), "5>up", "You do not hold 5; lay a card of your hand. (F3)"),  # the opponent does
    (at_table((17, 18), (50,)), "50>up", "You do not hold 50; lay a card of your hand. (F3)"),  # not drawn yet
    (at_table((17, 18), played=1, gave=True), "19>their-up", "You do not hold 19; lay a card of your hand. (F3)"),
    (
        at_table((7, 18, 20), own=(11, 60)),
        "7>up",
        "7 does not fit on up, which rises from 11: lay anything higher. (F4)",
    ),
    (
        at_table((7, 18, 20), own=(12, 60)),
        "7>up",
        "7 does not fit on up, which rises from 12: lay anything higher, or exactly 2. (F4)",
    ),
    (
        at_table((57, 18, 20), own=(1, 50)),
        "57>down",
        "57 does not fit on down, which falls from 50: lay anything lower. (F4)",
    ),
    (
        at_table((57, 18, 20), own=(1, 49)),
        "57>down",
        "57 does not fit on down, which falls from 49: lay anything lower, or exactly 59. (F4)",
    ),
    (
        at_table((17, 18), (50,), theirs=(29, 40), played=1, gave=True),
        "17>their-up",
        "One gift a turn, and you have given yours: lay 17 on an own pile. (F5)",
    ),
    (
        at_table((17, 18), (50,), theirs=(3, 40)),
        "17>their-up",
        "17 does not better their-up, which rises from 3: give anything lower. (F6)",
    ),
    (
        at_table((17, 18), (50,), theirs=(3, 58)),
        "17>their-down",
        "17 does not better their-down, which falls from 58: give anything higher. (F6)",
    ),
    (
        at_table((17, 18), (50,)),
        "17>their-up",
        "No card betters their-up, which shows 1: lay 17 on an own pile. (F6)",
    ),
    (
        at_table((17, 18), (50,), theirs=(1, 59)),
        "17>their-down",
        "No card betters their-down, which shows 59: lay 17 on an own pile. (F6)",
    ),
    (
        at_table((17, 18), (50,), played=1),
        "end",
        "A turn lays at least 2, and you have laid 1: lay another card first. (F3)",
    ),
    (
        at_table((17,), last_card="wins"),
        "end",
        "A turn lays at least 1, and you have laid 0: lay another card first. (F3)",
    ),
    (
        at_table((), played=2),
        "17>up",
        "The game is over: a player has laid all cards. Deal again to play on. (F8)",
    ),
    (
        at_table((17, 18), own=(59, 2)),
        "17>up",
        "The game is over: the minimum was out of reach. Deal again to play on. (F9)",
    ),
    (at_table((17,)), "17>up", "The game is over: a single last card loses. Deal again to play on. (F10)"),
]


@pytest.mark.parametrize(("state", "text", "sentence"), REFUSED)
def test_every_refusal_says_what_would_be_allowed(state, text, sentence):
    assert str(state.refusal(GAME.action(text))) == sentence
    assert text not in offered(state)
    before = state.position()
    with pytest.raises(Refused) as refused:
        state.play(GAME.action(text))
    assert str(refused.value) == sentence
    assert state.position() == before
    with pytest.raises(Refused):
        state.news(GAME.action(text), None)


def test_every_reason_to_refuse_is_in_the_table():
    reasons = [thing for thing in vars(face_to_face).values() if isinstance(thing, Because)]
    reasons += face_to_face.OVER.values()
    assert set(face_to_face.OVER) == set(GAME.reasons)
    keys = {because.key for because in reasons}
    assert len(keys) == len(reasons)
    assert keys == {state.refusal(GAME.action(text)).key for state, text, _ in REFUSED}
    assert keys == {  # translations go by these
        "not-in-hand",
        "not-higher",
        "not-higher-nor-back",
        "not-lower",
        "not-lower-nor-back",
        "second-gift",
        "gift-not-lower",
        "gift-not-higher",
        "nothing-betters",
        "too-few",
        "over-all-laid",
        "over-stuck",
        "over-single-card",
    }


def test_a_refusal_names_only_cards_that_would_fit():
    """What the sentence of F4 and F6 promises: the trick where a card can do it, a better card where there is one."""
    for height in range(59):
        tops = dict(zip(PILES, (1 + height, 60 - height, 59 - height, 2 + height), strict=True))
        state = at_table(CARDS, own=(1 + height, 60 - height), theirs=(59 - height, 2 + height))
        for card, pile in product(CARDS, PILES):
            if refusal := state.refusal(GAME.action(f"{card}>{pile}")):
                facts = dict(refusal.facts)
                assert (facts["card"], facts["pile"], facts["top"]) == (card, pile, tops[pile])
                fitting = [other for other in CARDS if by_the_book(other, pile, tops[pile])]
                backwards = {"up": tops["up"] - 10, "down": tops["down"] + 10}.get(pile)
                assert facts.get("back") == (backwards if backwards in CARDS else None)
                assert ("give" in str(refusal)) is ("their" in pile and bool(fitting))


def test_what_is_no_action_of_this_game_is_said_so():
    state = at_table((17, 18))
    for thing, name in (
        (the_game.Lay(17, the_game.Pile.UP1), "Lay(card=17, pile=<Pile.UP1: 0>)"),
        ("17>up", "'17>up'"),
        (None, "None"),
    ):
        with pytest.raises(NotAnAction) as error:
            state.refusal(thing)
        assert str(error.value) == f"{name} is no action of Face to Face; use game.action(text)."


# Notation and positions


def test_every_action_can_be_written_and_read_back():
    texts = [*(f"{card}>{pile}" for card in CARDS for pile in PILES), "end"]
    assert [str(GAME.action(text)) for text in texts] == texts
    assert GAME.action("12>their-up") == face_to_face.Lay(12, Pile.THEIR_UP)
    assert GAME.action("end") == END


def test_actions_come_in_the_order_of_the_hand_and_the_piles_with_the_end_last():
    state = at_table((30, 20), (50,), theirs=(40, 10), played=2)
    assert [str(a) for a in state.actions()] == [*(f"{card}>{pile}" for card in (20, 30) for pile in PILES), "end"]


@pytest.mark.parametrize(
    "text",
    ["", "1>up", "60>up", "17", "17>", "17>up1", "17>their_up", "017>up", " 17>up", "17>UP", "R7>up", 17, None, {}],
)
def test_text_that_means_nothing(text):
    with pytest.raises(NotAnAction, match=r"write 17>up, 17>down, 12>their-up, 41>their-down or end, cards 2 to 59\.$"):
        GAME.action(text)


def test_a_position_is_plain_data_and_reads_back():
    state = GAME.position(good())
    assert state.position() == good()
    assert json.loads(json.dumps(state.position())) == good()
    assert GAME.position(state.position()) == state
    assert state.options == Options(last_card="wins")
    assert at_table((17, 18)).position()["options"] == {}
    assert at_table((17, 18), last_card="loses").position()["options"] == {}


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("game", "the-game", "game of the position must be one of face-to-face"),
        ("piles", {"up": 1, "down": 60}, "piles of the position must be a list"),
        ("piles", [{"up": 1, "down": 60}], "piles must be those of 2 players, not of 1"),
        ("piles", [{"up": 1, "down": 60}] * 3, "piles must be those of 2 players, not of 3"),
        ("piles", [{"up": 1, "down": 60}, None], r"piles\[1\] must be an object"),
        ("piles", [{"up": 1}, {"up": 1, "down": 60}], r"piles\[0\] has no 'down'"),
        ("piles", [{"up": 1, "down": 60, "left": 1}, {"up": 1, "down": 60}], r"piles\[0\] has 'left'"),
        ("piles", [{"up": 0, "down": 60}, {"up": 1, "down": 60}], r"up of piles\[0\] .* from 1 to 59, not 0"),
        ("piles", [{"up": 60, "down": 60}, {"up": 1, "down": 60}], r"up of piles\[0\] .* from 1 to 59, not 60"),
        ("piles", [{"up": 1, "down": 60}, {"up": 1, "down": 1}], r"down of piles\[1\] .* from 2 to 60, not 1"),
        ("piles", [{"up": 1, "down": 60}, {"up": 1, "down": 61}], r"down of piles\[1\] .* from 2 to 60, not 61"),
        ("piles", [{"up": None, "down": 60}, {"up": 1, "down": 60}], r"up of piles\[0\] must be a whole number"),
        ("piles", [{"up": True, "down": 60}, {"up": 1, "down": 60}], r"up of piles\[0\] must be a whole number"),
        ("hands", [[2, 3]], r"hands must be those of 2 players, not of 1\.$"),
        ("hands", [[2], [3], [4]], "hands must be those of 2 players, not of 3"),
        ("hands", 7, "hands of the position must be a list"),
        ("hands", [[2], 3], r"hands\[1\] of the position must be a list"),
        ("hands", [[2, 60], [3]], r"hands\[0\]\[1\] must be a card from 2 to 59, not 60\.$"),
        ("hands", [[2, 1], [3]], r"hands\[0\]\[1\] must be a card from 2 to 59, not 1"),
        ("hands", [["2"], [3]], r"hands\[0\]\[0\] must be a card"),
        ("hands", [[2.0], [3]], r"hands\[0\]\[0\] must be a card"),
        ("hands", [[None], [3]], r"hands\[0\]\[0\] must be a card"),
        ("hands", [[5, 5], [3]], "Seat 0's card 5 is in two places"),
        ("hands", [[2], [59]], "Seat 1's card 59 is in two places"),  # in the own draw pile too
        ("draws", [[50], [40, 40]], "Seat 1's card 40 is in two places"),
        ("draws", [[50]], "draws must be those of 2 players, not of 1"),
        ("draws", [[50], {}], r"draws\[1\] of the position must be a list"),
        ("draws", [[50], [[40]]], r"draws\[1\]\[0\] must be a card"),
        ("turn", 2, "turn of the position must be a whole number from 0 to 1"),
        ("turn", -1, "turn of the position must be a whole number from 0 to 1"),
        ("turn", False, "turn of the position must be a whole number from 0 to 1"),
        ("played", 59, "played of the position must be a whole number from 0 to 58"),
        ("played", -1, "played of the position must be a whole number from 0 to 58"),
        ("played", 0, r"^gave is true, but played is 0; a gift is a card played \(F5\)\.$"),
        ("gave", 1, "gave of the position must be true or false"),
        ("gave", None, "gave of the position must be true or false"),
    ],
)
def test_a_hostile_position_is_refused_with_its_place(key, value, says):
    with pytest.raises(PositionError, match=says):
        GAME.position({**good(), key: value})


@pytest.mark.parametrize(
    ("hands", "draws", "turn", "played", "wrong"),
    [
        ([[], [3]], [[50], [40]], 0, 0, 0),  # F7: after a turn one has drawn
        ([[], [3]], [[50], [40]], 1, 0, 0),
        ([[], [3]], [[50], [40]], 1, 2, 0),
        ([[3], []], [[50], [40]], 1, 0, 1),
        ([[], [3]], [[50], [40]], 0, 1, None),  # within the own turn the hand may be empty
        ([[], [3]], [[50], [40]], 0, 2, None),
        ([[], [3]], [[], [40]], 0, 0, None),  # F8
        ([[3, 4], []], [[50], []], 0, 0, None),
    ],
)
def test_who_has_cards_to_draw_starts_a_turn_with_cards(hands, draws, turn, played, wrong):
    data = {**good(), "hands": hands, "draws": draws, "turn": turn, "played": played, "gave": False}
    if wrong is None:
        assert GAME.position(data).position() == data
    else:
        with pytest.raises(PositionError, match=r"F7") as error:
            GAME.position(data)
        place = f"hands[{wrong}] must hold a card while draws[{wrong}] does"
        assert str(error.value) == f"{place}: a turn ends by drawing (F7)."


@pytest.mark.parametrize("data", [None, [], "face-to-face", 7])
def test_a_position_is_an_object(data):
    with pytest.raises(PositionError, match="the position must be an object"):
        GAME.position(data)


def test_a_position_has_all_its_fields_and_no_other():
    for key in good():
        with pytest.raises(PositionError, match=f"has no '{key}'"):
            GAME.position({name: value for name, value in good().items() if name != key})
    with pytest.raises(PositionError, match="'draw', which means nothing here"):
        GAME.position({**good(), "draw": []})


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"last_card": "draws"}, "Option last_card .F10. is loses or wins, not 'draws'"),
        ({"last_card": True}, "Option last_card"),
        ({"last_card": ["wins"]}, "Option last_card"),
        ({"pro": True}, "no option 'pro'; the options are last_card"),
        ([], "Options are names with values"),
        (None, "Options are names with values"),
    ],
)
def test_options_are_checked_in_a_position_and_at_the_deal(options, says):
    with pytest.raises(OptionError, match=says):
        GAME.position({**good(), "options": options})
    if options:
        with pytest.raises(OptionError, match=says):
            GAME.deal(2, Chance("a"), **options)


def test_options_tell_what_they_do():
    (last_card,) = GAME.options
    assert (last_card.name, last_card.type, last_card.default, last_card.rule) == ("last_card", str, "loses", "F10")
    assert (last_card.choices, last_card.unofficial) == (("loses", "wins"), False)
    assert last_card.about == (
        "A turn that starts with a single card and an empty draw pile loses, or may lay just that card and wins."
    )
    assert GAME.deal(2, Chance("a")).options == Options() == Options(last_card="loses")
    assert GAME.deal(2, Chance("a"), last_card="wins").options == Options(last_card="wins")


def test_what_records_and_clients_rely_on():
    assert GAME.rules == 1
    assert [str(reason) for reason in GAME.reasons] == ["all-laid", "stuck", "single-card"]
    assert [str(pile) for pile in Pile] == list(PILES)


def test_states_views_and_actions_are_values():
    state = at_table((17, 18))
    parts = ((state, "hands"), (state.view(0), "hands"), (GAME.action("17>up"), "card"), (state.options, "last_card"))
    for thing, part in parts:
        with pytest.raises(AttributeError):
            setattr(thing, part, None)
        assert not hasattr(thing, "__dict__")
        hash(thing)
    assert state == at_table((18, 17)) != at_table((17, 19))
    assert "ending" not in repr(state)
