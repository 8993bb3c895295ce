"""Quick & Easy by its rule page: tables that a player could check. Ids as in the rule page, Q1 to Q11."""

import json
from itertools import product
from random import Random
from typing import Any

import pytest

from tenback import games
from tenback.core import (
    END,
    Because,
    Chance,
    Ended,
    Ending,
    Event,
    Hidden,
    NotAnAction,
    OptionError,
    PositionError,
    Refused,
    SeatError,
)
from tenback.core.hands import Laid, TurnEnded
from tenback.games import quick_and_easy, the_game
from tenback.games.quick_and_easy import CARDS, Card, Lay, Options, Pile, Reason, fits

GAME: Any = games.get("quick-and-easy")
NAMES = [f"{colour}{number}" for colour in "RBGYP" for number in range(1, 11)]
STUCK, WON = Reason.STUCK, Reason.EVERY_CARD_LAID


def at_table(hands, draw="", *, up=None, down=None, turn=0, played=0, **options):
    """A position, its cards written as in `R7 B4`, the hands parted by `|`."""
    return GAME.position(
        {
            "game": "quick-and-easy",
            "options": options,
            "piles": {"up": up, "down": down},
            "hands": [hand.split() for hand in hands.split("|")],
            "draw": draw.split(),
            "turn": turn,
            "played": played,
        }
    )


def offered(state):
    return {str(action) for action in state.actions()}


def after(state, *texts):
    for text in texts:
        state = state.play(GAME.action(text))
    return state


def card(name):
    return CARDS[NAMES.index(name)]


def cards(names):
    return tuple(map(card, names.split()))


# Set-up (Q1, Q2, Q3)


def test_q1_two_to_five_players_and_no_solo_game():
    assert (GAME.slug, GAME.title, list(GAME.seats)) == ("quick-and-easy", "The Game: Quick & Easy", [2, 3, 4, 5])
    for seats in (2, 3, 4, 5):
        assert len(GAME.deal(seats, Chance("a")).hands) == seats
    for wrong in (0, 1, 6, "2", None, True):
        with pytest.raises(SeatError, match="is for 2 to 5 players"):
            GAME.deal(wrong, Chance("a"))


def test_q2_fifty_cards_one_to_ten_in_five_colours():
    assert [str(c) for c in CARDS] == [repr(c) for c in CARDS] == NAMES
    assert [(c.colour, c.number) for c in CARDS] == list(product("RBGYP", range(1, 11)))
    assert [int(c) for c in CARDS] == list(range(50))
    assert f"{card('P10')}" == "P10"


def test_q2_the_start_cards_have_neither_number_nor_colour():
    assert GAME.deal(2, Chance("a")).piles == (None, None)
    assert GAME.deal(2, Chance("a")).position()["piles"] == {"up": None, "down": None}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_q3_two_cards_each_seat_by_seat_and_the_rest_to_draw(seats):
    order = Chance("any seed").shuffle(range(50))
    state = GAME.deal(seats, Chance("any seed"))
    assert [list(hand) for hand in state.hands] == [sorted(order[2 * n : 2 * n + 2]) for n in range(seats)]
    assert list(state.draw) == order[2 * seats :]
    assert {type(c) for c in (*state.draw, *state.hands[0], *state.hands[-1])} == {Card}
    assert state.played == 0
    assert state.left == 50


def test_q3_the_named_seat_starts_else_seat_0_and_play_goes_clockwise():
    assert GAME.deal(3, Chance("a")).turn == 0
    assert [GAME.deal(3, Chance("a"), first=seat).turn for seat in range(3)] == [0, 1, 2]
    assert GAME.deal(3, Chance("a"), first=2).hands == GAME.deal(3, Chance("a")).hands
    with pytest.raises(SeatError, match="0 to 2, not 3"):
        GAME.deal(3, Chance("a"), first=3)
    state = at_table("R1 R2|R3 R4|R5 R6", "B1 B2 B3 B4 B5 B6", turn=2)
    turns = []
    for text in ("R5>up", "R1>up", "R3>up", "R6>up"):
        turns.append(state.turn)
        state = after(state, text, "end")
    assert turns == [2, 0, 1, 2]


# Laying cards


def by_the_book(name, pile, top):
    """Q5, Q6 and Q7 over the printed names, worded apart from the module."""
    if top is None:
        return True  # Q7
    if name[0] == top[0]:
        return True  # Q6
    passed = range(1, int(top[1:]) + 1) if pile == "up" else range(int(top[1:]), 11)
    return int(name[1:]) not in passed  # Q5


@pytest.mark.parametrize("top", [None, *NAMES])
def test_q5_q6_q7_every_card_on_every_top_of_both_piles(top):
    """50 cards x 51 tops x 2 piles; one seat holds them all."""
    everything = f"{' '.join(NAMES)}|"
    state = at_table(everything, up=top, down=top)
    book = {f"{name}>{pile}" for name in NAMES for pile in ("up", "down") if by_the_book(name, pile, top)}
    assert offered(state) == book
    assert {a for a in quick_and_easy.ACTIONS if state.refusal(GAME.action(a)) is None} == book
    # Each pile asks only its own top.
    assert {a for a in offered(at_table(everything, up=top)) if a.endswith("up")} == {a for a in book if ">up" in a}
    assert {a for a in offered(at_table(everything, down=top)) if "down" in a} == {a for a in book if "down" in a}


def test_the_rule_over_small_ints_says_the_same():
    """`fits` is what a kernel compiles: plain ints, 50 for a start card."""
    for number, name in enumerate(NAMES):
        for pile, pile_name in enumerate(("up", "down")):
            for top, top_name in enumerate((*NAMES, None)):
                assert fits(number, pile, top) is by_the_book(name, pile_name, top_name), (name, pile_name, top_name)


@pytest.mark.parametrize(
    ("name", "pile", "top", "legal"),
    [
        ("B4", "down", "R7", True),  # the rulebook's opening
        ("G2", "down", "B4", True),
        ("B5", "up", None, True),
        ("R7", "down", None, True),  # Q7
        ("G8", "down", "G2", True),  # Q6: the rulebook's trick
        ("Y8", "down", "G2", False),  # Q5: another colour
        ("G1", "up", "G10", True),  # Q6, the other way round
        ("R5", "up", "B5", False),  # Q5: equal fits neither pile
        ("R5", "down", "B5", False),
        ("R6", "up", "B5", True),  # Q5: any gap, the smallest too
        ("R10", "up", "B1", True),
        ("R4", "up", "B5", False),
        ("R4", "down", "B5", True),
        ("R6", "down", "B5", False),
        ("R10", "up", "B9", True),  # 10 is a number, not a 1
        ("R1", "up", "B10", False),
    ],
)
def test_q5_q6_q7_examples(name, pile, top, legal):
    state = at_table(f"{name} P1|P2", "P5", up=top, down=top)
    assert (f"{name}>{pile}" in offered(state)) is legal


# The turn


@pytest.mark.parametrize(
    ("hand", "played", "pro", "only"),
    [
        ("R7 Y1", 0, False, "R7>up R7>down Y1>down"),  # Q4: one card is owed
        ("R7", 1, False, "R7>up R7>down end"),  # Q4: one is enough, two are allowed
        ("R7", 2, False, "end"),  # Q4: never three
        ("", 2, False, "end"),
        ("", 1, False, "end"),  # nothing left to lay before the draw: still an action
        ("Y9", 1, False, "Y9>up end"),
        ("G5", 1, False, "end"),  # G5 fits nowhere: a second card is not owed
        ("R7 Y1", 0, True, "R7>up R7>down Y1>down"),
        ("R7", 1, True, "end"),  # Q11: exactly one
    ],
)
def test_q4_q11_one_card_or_two_and_one_for_pros(hand, played, pro, only):
    state = at_table(f"{hand}|R1 R2", "P5 P6", up="B5", down="R5" if hand != "G5" else "B5", played=played, pro=pro)
    assert offered(state) == set(only.split())
    assert state.ending is None


def test_actions_come_in_the_order_of_the_hand_and_the_piles_with_the_end_last():
    state = at_table("Y9 R7 B1|R1", "P5", played=1)
    assert [str(a) for a in state.actions()] == ["R7>up", "R7>down", "B1>up", "B1>down", "Y9>up", "Y9>down", "end"]


@pytest.mark.parametrize(
    ("laid", "draw", "hand", "left_to_draw"),
    [
        (["R7>down"], "P1 P2 P3", "Y10 P1", "P2 P3"),  # Q4: back up to two, the next card first
        (["R7>down", "Y10>up"], "P1 P2 P3", "P1 P2", "P3"),  # one card on each pile
        (["Y10>down", "R7>down"], "P2 P1", "P1 P2", ""),  # both on one pile; the pile may run out
        (["R7>down", "Y10>up"], "P1", "P1", ""),  # Q8: what there is
        (["R7>down"], "", "Y10", ""),  # Q8: play on without drawing
    ],
)
def test_q4_q8_then_draw_back_up_to_two(laid, draw, hand, left_to_draw):
    state = after(at_table("R7 Y10|B1 B2", draw), *laid, "end")
    assert state.hands == (cards(hand), cards("B1 B2"))
    assert state.draw == cards(left_to_draw)
    assert (state.turn, state.played) == (1, 0)


def test_q4_nothing_is_drawn_within_a_turn():
    state = after(at_table("R7 Y10|B1 B2", "P1 P2"), "R7>down")
    assert state.hands[0] == cards("Y10")
    assert state.draw == cards("P1 P2")
    assert (state.turn, state.played) == (0, 1)
    assert state.piles == (None, card("R7"))


def test_a_hand_above_two_draws_nothing():
    assert after(at_table("R1 R2 R3 R4|B1", "P1 P2"), "R1>up", "end").draw == cards("P1 P2")


@pytest.mark.parametrize(
    ("hands", "turn", "draw", "following"),
    [
        ("R7 Y10|B1|B2", 0, "", 1),
        ("R7 Y10||B2", 0, "", 2),  # Q8: an empty hand is skipped
        ("B1||R7 Y10", 2, "", 0),  # round the corner
        ("|B1|R7 Y10", 2, "", 1),
        ("R7 Y10||", 0, "", 0),  # nobody else holds a card
        ("R7|B1|B2", 0, "", 1),  # who lays the last card of the own hand hands on
        ("R7|B1|B2", 0, "P1", 1),
    ],
)
def test_q8_who_holds_no_card_is_skipped(hands, turn, draw, following):
    state = after(at_table(hands, draw, turn=turn), "R7>up", "end")
    assert state.turn == following
    assert state.ending is None


def test_q8_the_minimum_stays_one_and_passing_is_not_allowed():
    state = at_table("R7|B1 B2", up="B5", down="B5")
    assert offered(state) == {"R7>up"}
    assert state.refusal(END).rule == "Q4"
    assert offered(after(state, "R7>up")) == {"end"}


# The end


@pytest.mark.parametrize(
    ("hands", "draw", "piles", "played", "ending"),
    [
        ("R8 Y8|R1", "P5", ("B9", "G2"), 0, (STUCK, 4)),  # Q9: neither card on either pile
        ("R8 Y8|R1", "", ("B9", "G2"), 0, (STUCK, 3)),
        ("R8 Y8|R1", "P5", ("B7", "G2"), 0, None),  # up is open
        ("R8 Y8|R1", "P5", ("B9", "G9"), 0, None),  # down is open
        ("R8 Y8|R1", "P5", ("Y9", "G2"), 0, None),  # the trick, with one card only
        ("R8 Y8|R1", "P5", ("B9", "R2"), 0, None),
        ("R8|R1", "P5", (None, "G2"), 0, None),  # Q7: a start card takes anything
        ("R8|R1", "P5", ("B9", None), 0, None),
        ("R8 Y8|R10", "P5", ("B9", "G2"), 0, (STUCK, 4)),  # the others' cards do not help
        ("R8|R1", "P5", ("B9", "G2"), 1, None),  # the second card is not owed
        ("|R1", "P5", ("B9", "G2"), 1, None),
        ("|", "P5", ("B9", "G2"), 1, None),  # all hands empty, but cards to draw
        ("|R1", "", ("B9", "G2"), 1, None),
        ("|", "", ("B9", "G2"), 1, (WON, 0)),
        ("|", "", ("B9", "G2"), 0, (WON, 0)),
    ],
)
def test_q9_lost_at_once_when_no_card_can_be_laid_won_when_all_are(hands, draw, piles, played, ending):
    for pro in (False, True):
        state = at_table(hands, draw, up=piles[0], down=piles[1], played=played, pro=pro)
        if ending is None:
            assert state.ending is None
            assert state.turn == 0
            assert state.actions()
        else:
            reason, left = ending
            assert state.ending == Ending(reason, "Q9", won=reason is WON, left=left)
            assert state.turn is None
            assert state.actions() == ()


def test_q9_the_last_card_of_all_wins_at_once_without_end():
    state = after(at_table("P10 P9|", up="B8", down="G2"), "P9>up")
    assert state.ending is None
    state = after(state, "P10>up")
    assert state.ending == Ending(WON, "Q9", won=True, left=0)
    assert (state.position()["turn"], state.position()["played"]) == (0, 2)


def test_q9_the_next_player_loses_at_the_start_of_the_turn():
    state = after(at_table("Y10 R9|R8 P8", "P5", up="B5", down="G2"), "Y10>up")
    assert state.ending is None
    state = after(state, "end")
    assert state.ending == Ending(STUCK, "Q9", won=False, left=4)
    assert state.position()["turn"] == 1


# Refusals

REFUSED = [
    (at_table("R7|R1"), "B1>up", "You do not hold B1; lay a card of your hand. (Q4)"),
    (at_table("R7|B1"), "B1>up", "You do not hold B1; lay a card of your hand. (Q4)"),  # a card of another hand
    (
        at_table("R7 R9|R1", up="B8"),
        "R7>up",
        "R7 does not fit on up, which rises from B8: lay a higher number, or any card of the same colour. (Q5)",
    ),
    (
        at_table("R7 R1|R2", down="B6"),
        "R7>down",
        "R7 does not fit on down, which falls from B6: lay a lower number, or any card of the same colour. (Q5)",
    ),
    (at_table("R7|R1"), "end", "A turn lays at least one card, and you have laid none: lay a card first. (Q4)"),
    (
        at_table("R7|R1", pro=True),
        "end",
        "A turn lays at least one card, and you have laid none: lay a card first. (Q4)",
    ),
    (
        at_table("R7|R1", played=2),
        "R7>up",
        "A turn lays one card or two, and you have laid two: end your turn. (Q4)",
    ),
    (
        at_table("R7|R1", played=1, pro=True),
        "R7>up",
        "A turn of pros lays exactly one card, and you have laid it: end your turn. (Q11)",
    ),
    (at_table("|", played=1), "R7>up", "The game is over: every card is laid. Deal again to play on. (Q9)"),
    (
        at_table("R8|R1", up="B9", down="G2"),
        "end",
        "The game is over: no card could be laid. Deal again to play on. (Q9)",
    ),
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
    reasons = [thing for thing in vars(quick_and_easy).values() if isinstance(thing, Because)]
    reasons += quick_and_easy.OVER.values()
    assert set(quick_and_easy.OVER) == set(GAME.reasons)
    keys = {because.key for because in reasons}
    assert len(keys) == len(reasons)
    assert keys == {state.refusal(GAME.action(text)).key for state, text, _ in REFUSED}
    assert keys == {  # translations go by these
        "not-in-hand",
        "not-higher-nor-same-colour",
        "not-lower-nor-same-colour",
        "none-laid",
        "two-laid",
        "one-laid",
        "over-won",
        "over-stuck",
    }


def test_what_is_no_action_of_this_game_is_said_so():
    state = at_table("R7|R1")
    for thing, name in (
        (the_game.Lay(37, the_game.Pile.UP1), "Lay(card=37, pile=<Pile.UP1: 0>)"),
        ("R7>up", "'R7>up'"),
        (None, "None"),
    ):
        with pytest.raises(NotAnAction) as error:
            state.refusal(thing)
        assert str(error.value) == f"{name} is no action of Quick & Easy; use game.action(text)."


# Notation and positions


def test_every_action_can_be_written_and_read_back():
    texts = [*(f"{name}>{pile}" for name in NAMES for pile in ("up", "down")), "end"]
    assert [str(GAME.action(text)) for text in texts] == texts
    assert GAME.action("B3>down") == quick_and_easy.Lay(card("B3"), Pile.DOWN)
    assert GAME.action("end") == END


@pytest.mark.parametrize(
    "text",
    ["", "R0>up", "R11>up", "X7>up", "7>up", "R7", "R7>", "R7>up1", "r7>up", " R7>up", "R07>up", "END", 7, None, []],
)
def test_text_that_means_nothing(text):
    with pytest.raises(NotAnAction, match=r"write R7>up, R7>down or end, colours R B G Y P, numbers 1 to 10\.$"):
        GAME.action(text)


def good():
    return {
        "game": "quick-and-easy",
        "options": {"pro": True},
        "piles": {"up": None, "down": "G10"},
        "hands": [["R7", "Y10"], ["B4"], []],
        "draw": ["R1", "P10"],
        "turn": 1,
        "played": 1,
    }


def test_a_position_is_plain_data_and_reads_back():
    state = GAME.position(good())
    assert state.position() == good()
    assert json.loads(json.dumps(state.position())) == good()
    assert GAME.position(state.position()) == state
    assert state.options == Options(pro=True)
    assert at_table("R7|R1").position()["options"] == {}


@pytest.mark.parametrize(
    ("key", "value", "says"),
    [
        ("game", "the-game", "game of the position must be one of quick-and-easy"),
        ("game", ["quick-and-easy"], "game of the position must be one of quick-and-easy"),
        ("piles", None, "piles must be an object"),
        ("piles", {"up": None}, "piles has no 'down'"),
        ("piles", {"up": None, "down": None, "up2": None}, "piles has 'up2'"),
        ("piles", {"up": "R11", "down": None}, r"up of piles.* must be a card from R1 to P10.*, not 'R11'"),
        ("piles", {"up": None, "down": 7}, r"down of piles, where a card lies, must be a card .*, not 7\.$"),
        ("piles", {"up": None, "down": ["R7"]}, r"down of piles.* must be a card"),
        ("piles", {"up": None, "down": ""}, r"down of piles.* must be a card"),
        ("hands", None, "hands of the position must be a list"),
        ("hands", {"0": []}, "hands of the position must be a list"),
        ("hands", [["R7"]], r"hands must be those of 2 to 5 players, not of 1\.$"),
        ("hands", [["R7"], *([[]] * 5)], "hands must be those of 2 to 5 players, not of 6"),
        ("hands", [["B5"], "R7"], r"hands\[1\] of the position must be a list, not 'R7'"),
        ("hands", [["B5"], ["R7", 7]], r"hands\[1\]\[1\] must be a card from R1 to P10, colours R B G Y P, not 7\.$"),
        ("hands", [["B5"], [None]], r"hands\[1\]\[0\] must be a card"),
        ("hands", [["B5"], [{}]], r"hands\[1\]\[0\] must be a card"),
        ("hands", [["B5"], ["b5"]], r"hands\[1\]\[0\] must be a card"),
        ("hands", [["B5", "B5"], ["R7"]], "The card B5 is in two places"),
        ("hands", [["B5"], ["B5"]], "The card B5 is in two places"),
        ("hands", [["R1"], ["B5"]], "The card R1 is in two places"),  # in the draw pile too
        ("draw", ["P1", "P1"], "The card P1 is in two places"),
        ("draw", "P1", "draw of the position must be a list"),
        ("draw", [True], r"draw\[0\] must be a card"),
        ("turn", 3, "turn of the position must be a whole number from 0 to 2"),
        ("turn", -1, "turn of the position must be a whole number from 0 to 2"),
        ("turn", True, "turn of the position must be a whole number"),
        ("turn", None, "turn of the position must be a whole number"),
        ("played", 2, "played of the position must be a whole number from 0 to 1"),  # Q11
        ("played", -1, "played of the position must be a whole number"),
        ("played", 0.0, "played of the position must be a whole number"),
    ],
)
def test_a_hostile_position_is_refused_with_its_place(key, value, says):
    with pytest.raises(PositionError, match=says):
        GAME.position({**good(), key: value})


@pytest.mark.parametrize("data", [None, [], "quick-and-easy", 7])
def test_a_position_is_an_object(data):
    with pytest.raises(PositionError, match="the position must be an object"):
        GAME.position(data)


def test_a_position_has_all_its_fields_and_no_other():
    for key in good():
        with pytest.raises(PositionError, match=f"has no '{key}'"):
            GAME.position({name: value for name, value in good().items() if name != key})
    with pytest.raises(PositionError, match="'burning', which means nothing here"):
        GAME.position({**good(), "burning": {}})


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"pro": 1}, "Option pro .Q11. is false or true, not 1"),
        ({"pro": "true"}, "Option pro"),
        ({"expert": True}, "no option 'expert'; the options are pro"),
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


def test_q4_a_turn_of_three_cards_is_no_position_nor_is_a_turn_of_who_holds_none():
    with pytest.raises(PositionError, match="whole number from 0 to 2, not 3"):
        at_table("R7|R1", played=3)
    with pytest.raises(PositionError, match=r"turn is 0, who holds no card and would be skipped \(Q8\)\.$"):
        at_table("|R1", "P5")
    assert at_table("|R1", "P5", played=1).turn == 0
    assert at_table("|R1", "P5", turn=1).turn == 1


# What leaves the table


def test_a_seat_sees_its_own_hand_and_only_how_many_cards_the_others_hold():
    state = at_table("R7 Y10|B4 G2|B5", "P1 P2 P3", up="R1", turn=1, pro=True)
    laid = tuple(c for c in CARDS if c not in cards("R7 Y10 B4 G2 B5 P1 P2 P3"))
    assert len(laid) == 42
    hidden = (Hidden(2), Hidden(2), Hidden(1))
    for seat, hands in [
        (0, (cards("R7 Y10"), Hidden(2), Hidden(1))),
        (1, (Hidden(2), cards("B4 G2"), Hidden(1))),
        (2, (Hidden(2), Hidden(2), cards("B5"))),
        (None, hidden),
    ]:
        assert state.view(seat) == quick_and_easy.View(
            seat=seat,
            options=Options(pro=True),
            piles=(card("R1"), None),
            hands=hands,
            draw=Hidden(3),
            turn=1,
            played=0,
            laid=laid,
            ending=None,
        )
        assert state.view(seat).actions() == (state.actions() if seat == 1 else ())


@pytest.mark.parametrize("played", [0, 1, 2])
def test_a_view_offers_what_the_state_offers(played):
    state = at_table("R7 Y1|R1", "P5 P6", up="B5", down="R5", played=played)
    assert state.view(0).actions() == state.actions()
    assert state.view(1).actions() == state.view(None).actions() == ()


def test_views_of_an_ended_game():
    state = at_table("R8|R1", up="B9", down="G2")
    for seat in (0, 1, None):
        assert state.view(seat).turn is None
        assert state.view(seat).ending == state.ending
        assert state.view(seat).actions() == ()


@pytest.mark.parametrize("seat", [-1, 2, "0", True])
def test_eyes_that_nobody_has(seat):
    state = at_table("R8|R1")
    with pytest.raises(SeatError, match="seat from 0 to 1, or None"):
        state.view(seat)
    with pytest.raises(SeatError, match="seat from 0 to 1, or None"):
        state.news(GAME.action("R8>up"), seat)


def test_what_one_may_not_know_makes_no_difference():
    """The same for seat 0 and the spectator, whatever seat 1 holds and whatever lies in the draw pile."""
    one = at_table("R7 Y10|B4 G2", "P1 P2 P3", up="R1")
    other = at_table("R7 Y10|P3 P1", "G2 B4 P2", up="R1")
    for seat in (0, None):
        assert one.view(seat) == other.view(seat)
        for text in offered(one):
            assert one.news(GAME.action(text), seat) == other.news(GAME.action(text), seat)
    mine = after(one, "R7>up")
    theirs = after(other, "R7>up")
    assert mine.news(END, None) == theirs.news(END, None)
    assert mine.news(END, 1) == (TurnEnded(0, Hidden(1), 1),)


def test_events_each_viewer_hears_what_it_may():
    state = at_table("R7 Y10|B4 G2", "P2 P1 P3", up="R1")
    for seat in (0, 1, None):
        assert state.news(GAME.action("R7>up"), seat) == (Laid(0, card("R7"), Pile.UP),)
    state = after(state, "R7>up", "Y10>down")
    assert state.news(END, 0) == (TurnEnded(0, cards("P2 P1"), 1),)
    assert state.news(END, 1) == state.news(END, None) == (TurnEnded(0, Hidden(2), 1),)
    last = at_table("P10|", up="B9", down="G2")
    won = Ended(Ending(WON, "Q9", won=True, left=0))
    for seat in (0, 1, None):
        assert last.news(GAME.action("P10>up"), seat) == (Laid(0, card("P10"), Pile.UP), won)
    stranding = at_table("Y10|R8", up="B5", down="G2")
    assert after(stranding, "Y10>up").news(END, None) == (
        TurnEnded(0, Hidden(0), 1),
        Ended(Ending(STUCK, "Q9", won=False, left=1)),
    )


@pytest.mark.parametrize("pro", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_an_old_view_plus_what_was_heard_is_the_fresh_view(seats, pro):
    dice = Random(seats)
    reasons = set()
    for seed in range(25):
        state = GAME.deal(seats, Chance(str(seed)), first=seed % seats, pro=pro)
        views = {seat: state.view(seat) for seat in (*range(seats), None)}
        while state.ending is None:
            assert views[state.turn].actions() == state.actions()
            action = dice.choice(state.actions())
            for seat, view in views.items():
                for event in state.news(action, seat):
                    view = view.hear(event)  # noqa: PLW2901 - one event after the other
                views[seat] = view
            state = state.play(action)
            assert views == {seat: state.view(seat) for seat in views}
        reasons.add(state.ending.reason)
    assert STUCK in reasons


def test_what_is_not_heard_here_is_no_event_of_this_game():
    with pytest.raises(TypeError, match=r"is not heard in Quick & Easy\.$"):
        at_table("R7|R1").view(0).hear(Event())


def test_options_tell_what_they_do():
    (pro,) = GAME.options
    assert (pro.name, pro.type, pro.default, pro.rule, pro.unofficial) == ("pro", bool, False, "Q11", False)
    assert pro.about == "Lay exactly one card a turn, and talk of colours and piles only, never of how high."
    assert GAME.deal(2, Chance("a"), pro=True).options == Options(pro=True)
    assert GAME.deal(2, Chance("a")).options == Options() == Options(pro=False)


def test_what_records_and_clients_rely_on():
    assert GAME.rules == 1
    assert [str(reason) for reason in GAME.reasons] == ["every-card-laid", "stuck"]
    assert [str(pile) for pile in Pile] == ["up", "down"]


def test_states_views_and_actions_are_values():
    state = at_table("R7|R1")
    parts = ((state, "hands"), (state.view(0), "hands"), (GAME.action("R7>up"), "card"), (state.options, "pro"))
    for thing, part in parts:
        with pytest.raises(AttributeError):
            setattr(thing, part, None)
        assert not hasattr(thing, "__dict__")
        hash(thing)
    assert state == at_table("R7|R1") != at_table("R7|R2")
    assert "ending" not in repr(state)


def test_an_action_made_anew_is_written_as_the_one_that_was_read():
    read = GAME.action("R7>down")
    assert isinstance(read, Lay)
    made = Lay(read.card, read.pile)
    assert made is not read
    assert (str(made), made) == ("R7>down", read)
