"""TEN by its rule page, with 2 to 5 players: tables that a player could check. Ids as in the rule page, T3 to T22.

The decks (T1, T2), the scores (T20) and the game alone (T23) have files of their own."""

import pytest

from tenback.core import (
    Ending,
)
from tenback.games.ten import Phase, Reason
from tenback.games.ten.cards import NAMED
from tests.games.ten.kit import EVERY_SEAT, GAME, after, at_table, laid_out, lying, offered, owned, whose

# The end


@pytest.mark.parametrize(("players", "seat"), EVERY_SEAT)
@pytest.mark.parametrize(
    ("row", "last", "actions", "fiasco"),
    [
        ("B3 $1", "B1", "draw take:numbers skip", False),
        ("B3 $1", "B1", "draw take:numbers buy:O1 pay:coin", False),
        ("B3 $1", "B1", "draw take:coins", False),
        ("B9", "B2", "draw", False),  # a number bust on the last card
        ("$5 $5", "$1", "draw", False),  # a coin bust on the last card
        ("B9", "B2", "draw take:token", True),
        ("B9", "B2", "draw go:buy skip", True),
        ("B9", "B2", "draw go:buy buy:O1 pay:coin", True),
        ("$5 $5", "$1", "draw go:buy skip", True),
    ],
)
def test_t18_t19_after_the_last_card_everyone_buys_once_more(  # noqa: PLR0917 - a table's columns
    players, seat, row, last, actions, fiasco
):
    """In turn order from the next player, the last active player last; nothing just before shuts anyone out."""
    state = at_table(*["5"] * players, row=row, draw=last, market="O1 G1 P1", active=seat, fiasco=fiasco)
    state = after(state, actions)
    for number in range(1, players + 1):
        assert state.ending is None
        assert whose(state) == (Phase.FINAL, seat, (seat + number) % players)
        assert {"buy:G1", "skip"} <= set(offered(state))
        state = after(state, "skip")
    assert whose(state) == (Phase.FINAL, seat, None)
    assert state.ending is not None
    assert state.actions() == ()


@pytest.mark.parametrize("row", ["", "B3 $2"])
def test_t18_a_wild_as_the_last_card_is_still_auctioned(row):
    state = after(at_table("5", "5", "5", row=row, draw="*5", market="O2", active=1), "draw")
    assert whose(state) == (Phase.AUCTION, 1, 2)
    state = after(state, "bid:1 pass bid:2 pay:coin pay:coin")
    assert whose(state) == (Phase.DRAW, 1, 1)
    assert "draw" not in offered(state)
    state = after(state, "take:numbers")
    assert whose(state) == (Phase.BUY, 1, 1)
    assert offered(state) == ["buy:O2", "skip"]
    state = after(state, "skip")
    assert owned(state) == (["7", "3 B3 *5", "7"] if row else ["5", "3 *5", "5"])
    assert whose(state) == (Phase.FINAL, 1, 2)


def test_t18_before_the_last_card_a_turn_goes_on_and_the_next_follows():
    """The last card but one ends nothing."""
    state = after(at_table("5", "5", row="B3", draw="B1 G1"), "draw take:numbers skip")
    assert whose(state) == (Phase.DRAW, 1, 1)
    state = after(state, "draw")
    assert offered(state) == ["take:numbers"]


def test_t19_the_final_round_begins_with_an_empty_deck():
    state = after(at_table("5", "5", market="B9", phase="buy", draw=""), "skip")
    assert state.table.phase is Phase.FINAL
    assert GAME.position(state.position()) == state


def test_t12_who_can_just_pay_the_price_may_buy():
    """And whoever has a token may pay with it: a refusal says no more than the list of actions."""
    state = at_table("5", "5", market="B5 B6", phase="buy", draw="")
    assert state.refusal(GAME.action("buy:B5")) is None
    assert state.refusal(GAME.action("buy:B6")) is not None
    owing = at_table("0+1", "5", phase="pay", owed=(3, 0, "B5", "buy"), draw="")
    assert state.refusal(GAME.action("skip")) is None
    assert owing.refusal(GAME.action("pay:bust")) is None
    assert owing.refusal(GAME.action("pay:coin")) is not None


def test_t19_each_buys_one_card_in_the_final_round():
    state = at_table("3", "9 B2", "0", market="B2 B3 G3", draw="", phase="final", active=0, turn=1)
    assert offered(state) == ["buy:B3", "buy:G3", "skip"]  # T14 holds here, too
    state = after(state, "buy:G3 pay:B2")
    assert state.table.owed == (3, 1, NAMED["G3"], Phase.FINAL)
    assert whose(state) == (Phase.PAY, 0, 1)
    state = after(state, "pay:coin pay:coin")
    assert (owned(state), whose(state)) == (["3", "7 G3", "0"], (Phase.FINAL, 0, 2))
    assert offered(state) == ["skip"]
    state = after(state, "skip")
    assert offered(state) == ["buy:B2", "buy:B3", "skip"]
    state = after(state, "buy:B2 pay:coin pay:coin")
    assert (owned(state), state.turn, lying(state.table.market)) == (["1 B2", "7 G3", "0"], None, "B3")
    assert state.ending == Ending(Reason.MOST_CURRENCY, "T21", winners=(1,), scores=(1, 1, 0))


# The winner

FULL_BLUE = "B1 B2 B3 B4 B5 B6 B7 B8 B9"  # ten points, nine cards
TEN_CARDS = "B1 B2 B3 B4 B5 B6 B7 B8 G1 G2"  # ten points, ten cards


@pytest.mark.parametrize(
    ("seats", "reason", "winners", "scores"),
    [
        # T20: most points, whatever else
        (("0 B1 B2", "10+3 B1"), "most-points", (0,), (2, 1)),
        (("10+3 B1", "0 B1 B2"), "most-points", (1,), (1, 2)),
        (("10", "0 B1", "10+9"), "most-points", (1,), (0, 1, 0)),
        (("0", "0", "0", "0", "0 *5"), "most-points", (4,), (0, 0, 0, 0, 1)),
        ((f"0 {FULL_BLUE}", f"10 {TEN_CARDS[:-3]}"), "most-points", (0,), (10, 9)),
        # T21: then most currency: coins and three times the tokens
        (("3 B1", "4 B1"), "most-currency", (1,), (1, 1)),
        (("2+1 B1", "4 B1"), "most-currency", (0,), (1, 1)),  # by value, not by count
        (("0+4 B1", "10 B1"), "most-currency", (0,), (1, 1)),
        (("9 B1", "0+2 B1", "8 B1"), "most-currency", (0,), (1, 1, 1)),
        (("9", "3 B1", "4 B1"), "most-currency", (2,), (0, 1, 1)),  # the richest is not tied in points
        (("3 B1", "3+5", "4 B1", "4"), "most-currency", (2,), (1, 0, 1, 0)),
        (("0 B1 B1 B1", "1 B1"), "most-currency", (1,), (1, 1)),  # cards are no currency
        # T21: then fewer cards in the scoring runs
        ((f"5 {FULL_BLUE}", f"5 {TEN_CARDS}"), "fewest-cards", (0,), (10, 10)),
        ((f"5 {TEN_CARDS}", f"2+1 {FULL_BLUE}"), "fewest-cards", (1,), (10, 10)),
        ((f"5 {TEN_CARDS}", f"5 {FULL_BLUE} B9 B9 B1"), "fewest-cards", (1,), (10, 10)),  # the others do not count
        ((f"5 {TEN_CARDS}", f"5 {FULL_BLUE}", f"5 {TEN_CARDS}"), "fewest-cards", (1,), (10, 10, 10)),
        ((f"5 {TEN_CARDS}", f"4 {FULL_BLUE}"), "most-currency", (0,), (10, 10)),  # currency goes first
        ((f"5 {FULL_BLUE}", f"5 {TEN_CARDS}", "5"), "fewest-cards", (0,), (10, 10, 0)),  # nobody has fewer than seat 2
        ((f"5 {TEN_CARDS}", f"5 {TEN_CARDS}", f"4 {FULL_BLUE}"), "shared", (0, 1), (10, 10, 10)),
        # T21: then shared
        (("5", "5"), "shared", (0, 1), (0, 0)),
        (("5 B1", "5 G7"), "shared", (0, 1), (1, 1)),
        (("5 B1", "2+1 G7"), "shared", (0, 1), (1, 1)),
        (("5 B1", "5", "5 *#"), "shared", (0, 2), (1, 0, 1)),
        (("5 B1", "5 B2", "5 B3"), "shared", (0, 1, 2), (1, 1, 1)),
        (("9", "5 B1", "5 B2", "4 B3", "5 B4"), "shared", (1, 2, 4), (0, 1, 1, 1, 1)),
        ((f"5 {FULL_BLUE}", f"5 {TEN_CARDS}", f"5 {FULL_BLUE}"), "shared", (0, 2), (10, 10, 10)),
        (("5",) * 5, "shared", (0, 1, 2, 3, 4), (0,) * 5),
    ],
)
def test_t20_t21_who_has_won(seats, reason, winners, scores):
    rule = "T20" if reason == "most-points" else "T21"
    over = GAME.position(laid_out(*seats, draw="", phase="final", turn=None))
    assert over.ending == Ending(Reason(reason), rule, winners=winners, scores=scores)
    assert (over.ending.won, over.ending.left, over.ending.rank) == (None, None, None)
    last = at_table(*seats, draw="", phase="final")
    assert last.ending is None
    assert after(last, "skip").ending == over.ending


def test_the_ways_in_which_a_game_can_end():
    assert [str(reason) for reason in Reason] == [
        *("most-points", "most-currency", "fewest-cards", "shared"),
        *("ten-beaten", "ten-not-beaten"),
    ]


# Variants


@pytest.mark.parametrize(
    ("drawn", "to_others", "market"),
    [
        ("O8", 2, "B9 O8 P1"),  # a number bust: coins for the others included
        ("$4", 0, "B9 P1"),  # a coin bust
    ],
)
@pytest.mark.parametrize(
    ("actions", "own"),
    [
        ("take:token", "5+2"),
        ("go:buy skip", "5+1"),  # who chooses to buy and buys nothing gets no token
        ("go:buy buy:P1 pay:coin", "4+1 P1"),
        ("go:buy buy:P1 pay:bust", "5 P1"),
    ],
)
def test_t22_fiasco_a_token_or_a_purchase(drawn, to_others, market, actions, own):
    row = "B9 $2" if drawn == "O8" else "B9 $5 $2"
    state = at_table("3", "5+1", "1", row=row, draw=f"{drawn} B1", market="P1", active=1, fiasco=True)
    state = after(state, "draw")
    assert owned(state) == [str(3 + to_others), "5+1", str(1 + to_others)]  # no token yet
    assert (state.table.row, lying(state.table.market), whose(state)) == ((), market, (Phase.CHOOSE, 1, 1))
    assert offered(state) == ["take:token", "go:buy"]
    if "buy" in actions:
        assert whose(after(state, "go:buy")) == (Phase.BUY, 1, 1)
    state = after(state, actions)
    assert owned(state) == [str(3 + to_others), own, str(1 + to_others)]
    assert whose(state) == (Phase.DRAW, 2, 2)


def test_t22_fiasco_the_cards_just_busted_are_for_sale():
    state = after(at_table("9", "5", row="B9", draw="O2 B1", fiasco=True), "draw go:buy")
    assert offered(state) == ["buy:B9", "buy:O2", "skip"]


def test_t22_fiasco_a_buyer_who_can_only_skip_still_has_the_choice():
    state = after(at_table("0", "5", row="B9", draw="O2 B1", fiasco=True), "draw")
    assert offered(state) == ["take:token", "go:buy"]
    assert offered(after(state, "go:buy")) == ["skip"]


def test_t22_fiasco_changes_nothing_else():
    state = at_table("5", "5", row="B3 $1", market="O1", fiasco=True)
    assert offered(state) == ["draw", "take:numbers", "take:coins"]
    assert whose(after(state, "take:coins")) == (Phase.DRAW, 1, 1)
    assert whose(after(state, "take:numbers skip")) == (Phase.DRAW, 1, 1)
