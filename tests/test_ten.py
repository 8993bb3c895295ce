"""TEN by its rule page, with 2 to 5 players: tables that a player could check. Ids as in the rule page, T3 to T22.

The decks (T1, T2), the scores (T20) and the game alone (T23) have files of their own.
"""

import json
from copy import deepcopy
from dataclasses import FrozenInstanceError, fields
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tenback import games
from tenback.core import (
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
    TenbackError,
)
from tenback.games import the_game
from tenback.games.ten import DECKS, Acted, Options, Phase, Reason, View, score
from tenback.games.ten import table as ten_table
from tenback.games.ten.actions import Bid, Buy, Do, Pay
from tenback.games.ten.cards import NAMED

GAME: Any = games.get("ten")
NUMBERS = [f"{colour}{number}" for colour in "BGOP" for number in range(1, 10)]
WILDS = [*(f"*{number}" for number in range(1, 10)), "B#", "G#", "O#", "P#", "*#"]
EVERY_SEAT = [(players, seat) for players in (2, 3, 4, 5) for seat in range(players)]


def holding(text):
    """What a player owns, written as in `5+1 B3 G#`: coins, bust tokens, cards."""
    purse, *cards = text.split()
    coins, _, busts = purse.partition("+")
    return {"coins": int(coins), "busts": int(busts or 0), "cards": cards}


def laid_out(
    *seats, draw="B1 B1", row="", market="", active=0, turn=0, phase="draw", auction=None, owed=None, **options
):
    """A position as data. `auction` is (wild, bid, by), with the bidders from `turn` on still to bid; `owed` is
    (price, paid, for, in)."""
    to_bid = [seat % len(seats) for seat in range(turn or 0, (turn or 0) + (active - (turn or 0)) % len(seats) + 1)]
    return {
        "game": "ten",
        "options": options,
        "draw": draw.split(),
        "row": row.split(),
        "market": market.split(),
        "seats": [holding(text) for text in seats],
        "active": active,
        "turn": turn,
        "phase": phase,
        "auction": auction and {**dict(zip(("wild", "bid", "by"), auction, strict=True)), "to_bid": to_bid},
        "owed": owed and dict(zip(("price", "paid", "for", "in"), owed, strict=True)),
    }


def at_table(*seats, active=0, turn=None, **parts):
    """The state; whoever is active acts, unless `turn` says otherwise."""
    return GAME.position(laid_out(*seats, active=active, turn=active if turn is None else turn, **parts))


def after(state, *texts):
    for text in " ".join(texts).split():
        state = state.play(GAME.action(text))
    return state


def offered(state):
    return [str(action) for action in state.actions()]


def owned(state):
    """What each seat owns, written as `holding` reads it."""
    return [
        " ".join([f"{own.coins}+{own.busts}" if own.busts else f"{own.coins}", *map(str, own.cards)])
        for own in state.table.seats
    ]


def lying(cards):
    return " ".join(map(str, cards))


def whose(state):
    return state.table.phase, state.table.active, state.turn


def row_of(numbers, coins):
    """A row with this N and this C."""
    parts = [*["B9"] * (numbers // 9), *([f"G{numbers % 9}"] if numbers % 9 else [])]
    parts += [*["$5"] * (coins // 5), *([f"${coins % 5}"] if coins % 5 else [])]
    return " ".join(parts)


# Set-up


def test_one_to_five_players():
    assert (GAME.slug, GAME.title, list(GAME.seats), GAME.rules) == ("ten", "TEN", [1, 2, 3, 4, 5], 1)
    assert GAME.reasons is Reason
    for wrong in (0, 6, "2", None, True):
        with pytest.raises(SeatError, match="TEN is for 1 to 5 players"):
            GAME.deal(wrong, Chance("a"))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_t3_five_coins_each_and_nothing_else(players):
    state = GAME.deal(players, Chance("any seed"), first=1)
    assert owned(state) == ["5"] * players
    assert (state.table.row, state.table.market, state.table.auction, state.table.owed) == ((), (), None, None)
    assert whose(state) == (Phase.DRAW, 1, 1)
    assert state.table.to_draw == len(state.draw)
    assert offered(state) == ["draw"]


@pytest.mark.parametrize("coins", range(11))
def test_t3_never_more_than_ten_coins(coins):
    """Every purse with every C; two players get coins when the third takes numbers or busts on a number."""
    for c in range(11):
        kept = str(min(coins + c, 10))
        purses = [f"{coins}", "3", f"{coins}"]
        took_numbers = after(at_table(*purses, row=row_of(4, c), active=1), "take:numbers")
        assert owned(took_numbers) == [kept, "3 G4", kept]
        bust = after(at_table(*purses, row=row_of(10 + c, c), draw="P1 B1", active=1), "draw")
        assert owned(bust) == [kept, "3+1", kept]
        if c:
            took_coins = after(at_table(*purses, row=row_of(4, c)), "take:coins")
            assert owned(took_coins) == [kept, "3", str(coins)]


def test_t3_bust_tokens_neither_count_nor_run_out_nor_become_coins():
    state = at_table("10+7", "9+15", "3+20", row="B9 G1 $2", draw="O9 B1 B1 B1 B1")
    state = after(state, "draw")
    assert owned(state) == ["10+8", "10+15", "5+20"]
    state = after(state, "draw draw draw draw")  # B1, and the turn goes on; there is no limit at 15
    assert owned(state) == ["10+8", "10+15", "5+20"]
    assert owned(after(at_table("0", "0+15", row="B9", draw="O9 B1", active=1), "draw")) == ["0", "0+16"]


def test_t4_the_starter_is_drawn_by_lot_after_the_shuffle():
    """T4: the lot follows the shuffle, so that naming a starter leaves the deck as it is."""
    for players in (2, 3, 4, 5):
        starters = set()
        for seed in map(str, range(40)):
            chance = Chance(seed)
            order = chance.shuffle(GAME.settle(players, {})["deck"].cards(players))
            state = GAME.deal(players, Chance(seed))
            assert (list(state.draw), state.turn, state.table.active) == (order, lot := chance.below(players), lot)
            starters.add(state.turn)
            for first in range(players):  # or named; the deck is the same
                assert GAME.deal(players, Chance(seed), first=first).table.active == first
                assert GAME.deal(players, Chance(seed), first=first).turn == first
                assert list(GAME.deal(players, Chance(seed), first=first).draw) == order
        assert starters == set(range(players))
        with pytest.raises(SeatError, match=f"the starter is seat 0 to {players - 1}, not {players}"):
            GAME.deal(players, Chance("a"), first=players)


@pytest.mark.parametrize(("players", "seat"), EVERY_SEAT)
@pytest.mark.parametrize(
    ("row", "drawn", "actions"),
    [
        ("B1 $1", "B1", "take:coins"),
        ("B1 $1", "B1", "take:numbers skip"),
        ("B9", "B2", "draw"),  # a bust
        ("$5 $5", "$1", "draw"),  # the other bust
    ],
)
def test_t4_turns_go_clockwise(players, seat, row, drawn, actions):
    state = after(at_table(*["5"] * players, row=row, draw=f"{drawn} G1", active=seat), actions)
    following = 0 if seat == players - 1 else seat + 1
    assert whose(state) == (Phase.DRAW, following, following)
    assert offered(state) == ["draw"]


# Drawing


@pytest.mark.parametrize(
    ("row", "draw", "actions"),
    [
        ("", "B1", "draw"),  # T5: at least one
        ("B3", "B1", "draw take:numbers"),  # T6
        ("$3", "B1", "draw take:numbers take:coins"),  # T10: allowed with no number in the row
        ("B3 $3", "B1", "draw take:numbers take:coins"),
        ("B9 G1", "B1", "draw take:numbers"),  # at ten, too
        ("", "", "take:numbers"),  # T6, T18: nothing in the row and nothing to draw
        ("B3", "", "take:numbers"),
        ("$3", "", "take:numbers take:coins"),
    ],
)
def test_t5_t6_draw_on_or_stop(row, draw, actions):
    assert offered(at_table("5", "5", row=row, draw=draw)) == actions.split()


def test_t5_t6_cards_are_turned_up_one_at_a_time_from_the_front_of_the_deck():
    state = at_table("5", "5", draw="B3 $2 G4 O1")
    for row in ("B3", "B3 $2", "B3 $2 G4", "B3 $2 G4 O1"):
        state = after(state, "draw")
        assert (lying(state.table.row), whose(state)) == (row, (Phase.DRAW, 0, 0))
        assert state.table.to_draw == len(state.draw) == 4 - len(state.table.row)


@pytest.mark.parametrize(
    ("row", "numbers", "coins", "total"),
    [
        ("", 0, 0, 0),
        ("B4 G6 $3 $3", 10, 6, 4),  # the rulebook's
        ("$5 $5 B1", 1, 10, -9),  # T7: below nothing
        ("B9 G9 $5 $5", 18, 10, 8),
    ],
)
def test_t7_coins_lower_the_total(row, numbers, coins, total):
    table = at_table("5", "5", row=row).table
    assert (table.numbers, table.coins, table.total) == (numbers, coins, total)


@pytest.mark.parametrize("coins", range(11))
def test_t7_t8_t9_every_card_on_every_row(coins):
    """Every N and C that a row can have, and every number and coin card on top: safe, number bust or coin bust.

    T8: which it is; T9: what follows.
    """
    for numbers in range(10 + coins + 1):
        row = row_of(numbers, coins)
        to_market = [name for name in row.split() if name[0] != "$"]
        for card in ("B1", "G2", "O3", "P4", "B5", "G6", "O7", "P8", "B9", "$1", "$2", "$3", "$4", "$5"):
            before = at_table("4", "5+2 P9", "8", row=row, market="O5", draw=f"{card} P1", active=1)
            state = after(before, "draw")
            figure = int(card[1])
            if card[0] == "$" and coins + figure >= 11:
                assert owned(state) == ["4", "5+3 P9", "8"]  # nobody gets any
                bust = True
            elif card[0] != "$" and numbers - coins + figure >= 11:
                to_others = [str(min(purse + coins, 10)) for purse in (4, 8)]
                assert owned(state) == [to_others[0], "5+3 P9", to_others[1]]
                bust = True
            else:
                assert owned(state) == owned(before)
                bust = False
            if bust:
                last = [card] if card[0] != "$" else []  # the last one included
                assert sorted(map(str, state.table.market)) == sorted(["O5", *to_market, *last])
                assert (state.table.row, whose(state)) == ((), (Phase.DRAW, 2, 2))
            else:
                assert (lying(state.table.row), whose(state)) == (f"{row} {card}".strip(), (Phase.DRAW, 1, 1))
                assert lying(state.table.market) == "O5"
            assert lying(state.draw) == "P1"


@pytest.mark.parametrize(
    ("row", "drawn"),
    [
        ("B9 G9", "$1"),  # T8: only a number card can bring the total to 11
        ("$5 $5 $5", "B1"),  # only a coin card can bring C to 11
    ],
)
def test_t8_the_other_kind_of_card_never_busts(row, drawn):
    """No row of a game goes so far; a position may."""
    state = after(at_table("5", "5", row=row, draw=f"{drawn} B1"), "draw")
    assert (lying(state.table.row), whose(state), owned(state)) == (f"{row} {drawn}", (Phase.DRAW, 0, 0), ["5", "5"])


@pytest.mark.parametrize("wild", WILDS)
def test_t7_wilds_never_count(wild):
    state = after(at_table("5", "5", row="B9 G1 $5 O5", draw=f"{wild} B1"), "draw")
    assert (lying(state.table.row), state.table.total) == ("B9 G1 $5 O5", 10)
    assert whose(state) == (Phase.AUCTION, 0, 1)
    state = after(state, "pass pass")
    assert (lying(state.table.row), whose(state)) == ("B9 G1 $5 O5", (Phase.DRAW, 0, 0))


@pytest.mark.parametrize(("players", "seat"), EVERY_SEAT)
def test_t9_the_token_is_the_busters_and_the_coins_are_the_others(players, seat):
    purses = [str(number) for number in range(players)]
    state = after(at_table(*purses, row="B8 $2 G4", draw="O2 B1", active=seat), "draw")
    assert owned(state) == [f"{own}+1" if own == seat else f"{own + 2}" for own in range(players)]


# Reward


@pytest.mark.parametrize(("players", "seat"), EVERY_SEAT)
def test_t10_numbers_are_mine_and_the_full_c_is_everyone_elses(players, seat):
    purses = [f"{number} P9" for number in range(players)]
    state = at_table(*purses, row="B8 $2 G4 $1 B8", market="O1", active=seat)
    state = after(state, "take:numbers")
    assert owned(state) == [f"{own} B8 B8 G4 P9" if own == seat else f"{own + 3} P9" for own in range(players)]
    assert (state.table.row, lying(state.table.market)) == ((), "O1")
    assert whose(state) == (Phase.BUY, seat, seat)


@pytest.mark.parametrize(("players", "seat"), EVERY_SEAT)
def test_t11_coins_are_mine_and_the_numbers_go_to_the_market(players, seat):
    purses = [f"{number} P9" for number in range(players)]
    state = at_table(*purses, row="B8 $2 G4 $1 B8", market="O1", active=seat)
    state = after(state, "take:coins")
    assert owned(state) == [f"{own + 3} P9" if own == seat else f"{own} P9" for own in range(players)]
    assert (state.table.row, lying(state.table.market)) == ((), "B8 B8 G4 O1")
    assert (state.table.phase, state.turn) == (Phase.DRAW, (seat + 1) % players)  # no buying


def test_t10_with_no_number_in_the_row_one_takes_nothing_and_may_buy():
    state = after(at_table("5", "5", row="$3 $2", market="B2"), "take:numbers")
    assert (owned(state), offered(state)) == (["5", "10"], ["buy:B2", "skip"])


# Buying


def test_t12_every_card_costs_its_number():
    state = at_table("10", "5", market=" ".join(NUMBERS), phase="buy")
    assert offered(state) == [*(f"buy:{name}" for name in NUMBERS), "skip"]
    for name in NUMBERS:
        owed = after(state, f"buy:{name}").table.owed
        assert (owed.price, owed.paid, str(owed.card), owed.within) == (int(name[1]), 0, name, Phase.BUY)


def test_t12_at_most_one_card_a_turn():
    state = after(at_table("9", "5", market="B1 B2 B2", phase="buy"), "buy:B2 pay:coin")
    assert (lying(state.table.market), owned(state)) == ("B1 B2", ["8", "5"])  # paid for, not owned yet
    assert whose(state) == (Phase.PAY, 0, 0)
    state = after(state, "pay:coin")
    assert (lying(state.table.market), owned(state)) == ("B1 B2", ["7 B2", "5"])
    assert whose(state) == (Phase.DRAW, 1, 1)


def test_t12_buying_is_optional():
    state = after(at_table("9", "5", market="B1 B2", phase="buy"), "skip")
    assert (lying(state.table.market), owned(state), whose(state)) == ("B1 B2", ["9", "5"], (Phase.DRAW, 1, 1))


@pytest.mark.parametrize("coins", range(11))
def test_t12_t13_what_one_can_pay_for(coins):
    """Coins at 1, bust tokens at 3, number cards at 1 whatever they show, wilds at nothing."""
    market = "O1 O2 O3 O4 O5 O6 O7 O8 O9"
    for busts, cards in product(range(4), ("", "B9", "B9 B9", "B1 B9 G3", "*# B#", "*9 B9 P#")):
        means = coins + 3 * busts + sum(name in NUMBERS for name in cards.split())
        state = at_table(f"{coins}+{busts} {cards}", "5", market=market, phase="buy")
        assert offered(state) == [*(f"buy:O{number}" for number in range(1, 10) if number <= means), "skip"]
        assert state.table.means() == means


@pytest.mark.parametrize(
    ("own", "market"),
    [
        ("10", ""),  # nothing lies there
        ("1 B3", "O3 O9"),  # nothing within one's means
        ("10 B3 G4", "B3 B3 G4"),  # nothing one does not own
        ("0 B3 *#", "O2 B3"),  # a bit of both
    ],
)
def test_t12_a_buyer_who_can_only_skip(own, market):
    state = at_table(own, "5", market=market, phase="buy")
    assert offered(state) == ["skip"]
    assert whose(after(state, "skip")) == (Phase.DRAW, 1, 1)


@pytest.mark.parametrize("coins", [0, 1, 10])
@pytest.mark.parametrize("busts", [0, 1, 3])
@pytest.mark.parametrize("cards", ["", "B3", "B3 B3 O2 P9 P9 P9", "*3 B#", "*# G1 *1"])
def test_t13_pay_with_what_one_has(coins, busts, cards):
    if coins + 3 * busts + sum(name in NUMBERS for name in cards.split()) == 0:
        return
    for phase in ("buy", "auction", "final"):
        paid_for = "*5" if phase == "auction" else "G5"
        state = at_table(f"{coins}+{busts} {cards}", "5", phase="pay", owed=(1, 0, paid_for, phase))
        own = list(dict.fromkeys(name for name in cards.split() if name in NUMBERS))
        expected = [*["pay:coin"] * (coins > 0), *["pay:bust"] * (busts > 0), *(f"pay:{name}" for name in own)]
        assert offered(state) == expected


@pytest.mark.parametrize("price", range(1, 10))
def test_t13_one_item_after_the_other_and_no_change(price):
    """Every price, whatever is paid of it, every item: a coin is 1, a bust token 3, a card 1 whatever it shows."""
    for paid in range(price):
        for item, worth, left in (
            ("pay:coin", 1, "9+3 B9 B9"),
            ("pay:bust", 3, "10+2 B9 B9"),
            ("pay:B9", 1, "10+3 B9"),  # one of the two
        ):
            for within, bought in (("buy", "G5"), ("auction", "G#"), ("final", "G5")):
                state = at_table(
                    *("1", "10+3 B9 B9", "2"), market="O1", active=1, phase="pay", owed=(price, paid, bought, within)
                )
                state = after(state, item)
                assert lying(state.table.market) == "O1"  # a card that pays goes to the discard
                if paid + worth < price:
                    assert owned(state) == ["1", left, "2"]
                    assert state.table.owed == (price, paid + worth, NAMED[bought], within)
                    assert whose(state) == (Phase.PAY, 1, 1)
                else:  # nothing more can be added, nothing comes back
                    assert owned(state) == ["1", f"{left} {bought}", "2"]
                    assert state.table.owed is None
                    assert (
                        whose(state)
                        == {
                            "buy": (Phase.DRAW, 2, 2),
                            "auction": (Phase.DRAW, 1, 1),
                            "final": (Phase.FINAL, 1, None),
                        }[within]
                    )


@pytest.mark.parametrize(
    ("own", "market", "actions", "left"),
    [
        ("2 B1 B1 G2 O9", "P5", "buy:P5 pay:B1 pay:B1 pay:G2 pay:coin pay:coin", "0 O9 P5"),  # the rulebook's
        ("0+1", "G3", "buy:G3 pay:bust", "0 G3"),  # the rulebook's: 3 coins, 3 cards or 1 token
        ("3", "G3", "buy:G3 pay:coin pay:coin pay:coin", "0 G3"),
        ("0 B1 B2 B3", "G3", "buy:G3 pay:B1 pay:B2 pay:B3", "0 G3"),
        ("0+1", "G1", "buy:G1 pay:bust", "0 G1"),  # two lost
        ("0+2", "G4", "buy:G4 pay:bust pay:bust", "0 G4"),
        ("3+1", "G4", "buy:G4 pay:coin pay:coin pay:coin pay:bust", "0 G4"),  # two lost, though a coin less would do
        ("1+1", "G4", "buy:G4 pay:bust pay:coin", "0 G4"),
        ("0+3 B9", "P9", "buy:P9 pay:bust pay:bust pay:bust", "0 B9 P9"),
        ("1 *5 B# G1", "O2", "buy:O2 pay:coin pay:G1", "0 O2 *5 B#"),  # wilds stay
    ],
)
def test_t13_purchases(own, market, actions, left):
    state = after(at_table(own, "5", market=market, phase="buy"), actions)
    assert (owned(state), state.table.market, whose(state)) == ([left, "5"], (), (Phase.DRAW, 1, 1))


def test_t13_cards_taken_this_turn_can_pay():
    state = after(at_table("0", "5", row="B4 G4", market="O2"), "take:numbers buy:O2 pay:B4 pay:G4")
    assert owned(state) == ["0 O2", "5"]


@pytest.mark.parametrize("name", NUMBERS)
def test_t14_never_a_card_one_owns(name):
    state = at_table(f"10 {name}", f"5 {name}", market=" ".join(NUMBERS), phase="buy")
    assert offered(state) == [*(f"buy:{other}" for other in NUMBERS if other != name), "skip"]


@pytest.mark.parametrize(
    ("own", "legal"),
    [
        ("10 B3", False),
        ("0 B3 B4 B5", False),  # the twin cannot pay for it first
        ("10 G3", True),  # another colour
        ("10 B4", True),  # another number
        ("10 *3", True),  # a wild is identical to nothing
        ("10 B#", True),
        ("10 *#", True),
    ],
)
def test_t14_identical_is_colour_and_number_and_owned_is_before_paying(own, legal):
    assert ("buy:B3" in offered(at_table(own, "5", market="B3", phase="buy"))) is legal
    assert ("buy:B3" in offered(at_table(own, "5", market="B3", phase="final", draw=""))) is legal
    taken = at_table("9", "5", row="B3", market="B3 B4")
    assert offered(after(taken, "take:numbers")) == ["buy:B4", "skip"]  # taken this turn is owned, too


# Auction


@pytest.mark.parametrize(("players", "seat"), EVERY_SEAT)
def test_t15_the_bidding_goes_from_the_left_of_the_active_player_who_is_last(players, seat):
    order = [(seat + 1 + number) % players for number in range(players)]
    assert order[-1] == seat
    state = after(at_table(*["5"] * players, row="B3", draw="*5 B1", active=seat), "draw")
    assert (state.table.auction.wild, state.table.auction.bid, state.table.auction.by) == (NAMED["*5"], 0, None)
    for number, bidder in enumerate(order):
        assert whose(state) == (Phase.AUCTION, seat, bidder)
        assert list(state.table.auction.to_bid) == order[number:]
        assert offered(state)[-1] == "pass"
        state = after(state, "pass")
    assert whose(state) == (Phase.DRAW, seat, seat)
    assert state.table.auction is None


@pytest.mark.parametrize(("players", "seat"), EVERY_SEAT)
def test_t15_t16_one_bid_each_and_the_highest_pays(players, seat):
    """Every table of bidders and passers; each bids one more than the standing bid."""
    order = [(seat + 1 + number) % players for number in range(players)]
    for wishes in product((False, True), repeat=players):
        state = after(at_table(*["6"] * players, row="B3", draw="G# B1", active=seat), "draw")
        standing, by = 0, None
        for bidder, wishing in zip(order, wishes, strict=True):
            assert state.turn == bidder
            assert (state.table.auction.bid, state.table.auction.by) == (standing, by)
            if wishing:
                standing, by = standing + 1, bidder
            state = after(state, f"bid:{standing}" if wishing else "pass")
        assert (state.table.auction, lying(state.table.row)) == (None, "B3")
        if by is None:  # T16: discarded
            assert owned(state) == ["6"] * players
        else:
            assert whose(state) == (Phase.PAY, seat, by)
            assert state.table.owed == (standing, 0, NAMED["G#"], Phase.AUCTION)
            state = after(state, *["pay:coin"] * standing)
            # Losers pay nothing.
            assert owned(state) == [f"{6 - standing} G#" if own == by else "6" for own in range(players)]
        assert whose(state) == (Phase.DRAW, seat, seat)  # T17
        assert offered(state) == ["draw", "take:numbers"]


@pytest.mark.parametrize("coins", range(0, 11, 2))
def test_t15_a_bid_is_higher_than_the_standing_one_and_within_ones_means(coins):
    for busts, cards in product(range(3), ("", "B9", "B9 B9", "*# B#", "*9 B9 P#")):
        means = coins + 3 * busts + sum(name in NUMBERS for name in cards.split())
        for standing in range(8):
            state = at_table(
                *("5", "10", f"{coins}+{busts} {cards}"),
                row="B9 O1",  # the row is not owned
                turn=2,
                phase="auction",
                auction=("*5", standing, 1 if standing else None),
            )
            # Lowest bid 1.
            assert offered(state) == [*(f"bid:{price}" for price in range(1, 30) if standing < price <= means), "pass"]


@pytest.mark.parametrize(
    ("own", "standing"),
    [
        ("0", 0),
        ("0 *9 B#", 0),  # wilds are no means
        ("3", 3),  # no more than the standing bid
        ("0+1 B3", 4),
    ],
)
def test_t15_a_bidder_who_can_only_pass(own, standing):
    auction = ("*5", standing, 0 if standing else None)
    state = at_table("9", own, "5", active=2, turn=1, phase="auction", auction=auction)
    assert offered(state) == ["pass"]
    state = after(state, "pass")
    assert (state.turn, state.table.auction.bid, state.table.auction.by) == (2, *auction[1:])


@pytest.mark.parametrize(
    ("row", "draw", "actions"),
    [
        ("", "B1", "draw"),  # T6: only wilds so far, so draw on
        ("B3", "B1", "draw take:numbers"),
        ("B3 $1", "B1", "draw take:numbers take:coins"),
        ("", "", "take:numbers"),  # T6, T18: the last card was a wild, and the row is empty
        ("B3 $1", "", "take:numbers take:coins"),  # the last card was a wild, and the row is not
    ],
)
@pytest.mark.parametrize("sold", [False, True])
def test_t17_t18_after_the_auction_the_active_player_goes_on(row, draw, actions, sold):
    state = after(at_table("5", "5", row=row, draw=f"*5 {draw}"), "draw")
    state = after(state, "bid:2 pass pay:coin pay:coin" if sold else "pass pass")
    assert owned(state) == ["5", "3 *5" if sold else "5"]
    assert whose(state) == (Phase.DRAW, 0, 0)
    assert offered(state) == actions.split()


def test_t17_two_wilds_in_a_row_are_two_auctions():
    state = after(at_table("5", "5", draw="*5 *6 B1"), "draw pass bid:1 pay:coin")
    assert owned(state) == ["4 *5", "5"]
    state = after(state, "draw")
    assert whose(state) == (Phase.AUCTION, 0, 1)
    assert state.table.auction.wild == NAMED["*6"]


def test_t16_the_winner_pays_as_in_t13():
    state = at_table("5", "1+1 B3 *7", "5", draw="O# B1", active=2)
    state = after(state, "draw pass bid:5 pass")
    assert whose(state) == (Phase.PAY, 2, 1)
    assert offered(state) == ["pay:coin", "pay:bust", "pay:B3"]
    assert owned(after(state, "pay:B3 pay:coin pay:bust")) == ["5", "0 *7 O#", "5"]
    assert owned(after(state, "pay:bust pay:coin pay:B3")) == ["5", "0 *7 O#", "5"]
    cheaper = after(at_table("5", "1+1 B3", draw="O# B1"), "draw bid:1 pass pay:bust")
    assert owned(cheaper) == ["5", "1 B3 O#"]  # two lost


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


# What is offered, and what is refused

EVERY_KIND = {
    *("draw", "take:numbers", "take:coins", "take:token", "go:buy", "bid:0", "bid:1", "bid:4", "bid:99", "pass"),
    *("buy:B1", "buy:B2", "buy:O9", "skip", "pay:coin", "pay:bust", "pay:B1", "pay:P5", "pay:G#"),
}
IN_PLAY: dict[str, Any] = {"market": "B1 B2 O9", "draw": "B1 B1"}


def phases():
    """(phase, state, what is offered, rule -> what it refuses)"""
    me = "3 B1 G#"
    rest = "bid:0 bid:1 bid:4 bid:99 pass buy:B1 buy:B2 buy:O9 skip pay:coin pay:bust pay:B1 pay:P5 pay:G#"
    yield (
        "draw, nothing yet",
        at_table(me, "5", **IN_PLAY),
        "draw",
        {"T5": f"take:numbers take:coins {rest}", "T22": "take:token go:buy"},
    )
    yield (
        "draw, a number",
        at_table(me, "5", row="B3", **IN_PLAY),
        "draw take:numbers",
        {"T11": "take:coins", "T6": rest, "T22": "take:token go:buy"},
    )
    yield (
        "draw, a coin card",
        at_table(me, "5", row="$3", **IN_PLAY),
        "draw take:numbers take:coins",
        {"T6": rest, "T22": "take:token go:buy"},
    )
    yield (
        "draw, in fiasco",
        at_table(me, "5", row="$3", fiasco=True, **IN_PLAY),
        "draw take:numbers take:coins",
        {"T6": rest, "T22": "take:token go:buy"},
    )
    yield (
        "draw, the deck is out",
        at_table(me, "5", **{**IN_PLAY, "draw": ""}),
        "take:numbers",
        {"T18": "draw", "T11": "take:coins", "T6": rest, "T22": "take:token go:buy"},
    )
    yield (
        "auction",
        at_table(me, "5", row="$3", phase="auction", auction=("*5", 0, None), **IN_PLAY),
        "bid:1 bid:2 bid:3 bid:4 pass",
        {
            "T15": "draw take:numbers take:coins take:token go:buy bid:0 bid:99 "
            "buy:B1 buy:B2 buy:O9 skip pay:coin pay:bust pay:B1 pay:P5 pay:G#"
        },
    )
    yield (
        "auction, with a bid",
        at_table(me, "5", phase="auction", auction=("*5", 3, 1), **IN_PLAY),
        "bid:4 pass",
        {
            "T15": "draw take:numbers take:coins take:token go:buy bid:0 bid:1 bid:99 "
            "buy:B1 buy:B2 buy:O9 skip pay:coin pay:bust pay:B1 pay:P5 pay:G#"
        },
    )
    for within in ("auction", "buy", "final"):
        yield (
            f"pay, in {within}",
            at_table(me, "5", phase="pay", owed=(4, 1, "*5" if within == "auction" else "P5", within), **IN_PLAY),
            "pay:coin pay:B1",
            {
                "T13": "draw take:numbers take:coins take:token go:buy bid:0 bid:1 bid:4 bid:99 pass "
                "buy:B1 buy:B2 buy:O9 skip pay:bust pay:P5 pay:G#"
            },
        )
    for phase, rule in (("buy", "T12"), ("final", "T19")):
        refused = {"T12": "buy:O1", "T13": "buy:O9", "T14": "buy:B1"}
        others = "draw take:numbers take:coins take:token go:buy bid:0 bid:1 bid:4 bid:99 pass"
        refused[rule] = f"{refused.get(rule, '')} {others} pay:coin pay:bust pay:B1 pay:P5 pay:G#".strip()
        yield phase, at_table(me, "5", phase=phase, **IN_PLAY), "buy:B2 skip", refused
    yield (
        "choose",
        at_table(me, "5", phase="choose", fiasco=True, **IN_PLAY),
        "take:token go:buy",
        {"T22": f"draw take:numbers take:coins {rest}"},
    )
    yield (
        "over",
        GAME.position(laid_out(me, "5", market="B1", draw="", phase="final", turn=None)),
        "",
        {"T19": f"draw take:numbers take:coins take:token go:buy {rest}"},
    )


@pytest.mark.parametrize(("phase", "state", "offers", "refuses"), list(phases()), ids=lambda part: str(part)[:20])
def test_every_phase_what_is_offered_and_which_rule_refuses_the_rest(phase, state, offers, refuses):
    assert offered(state) == offers.split(), phase
    for text in offers.split():
        assert state.refusal(GAME.action(text)) is None
    for rule, texts in refuses.items():
        for text in texts.split():
            assert state.refusal(GAME.action(text)).rule == rule, text
    named = {*offers.split(), *" ".join(refuses.values()).split()}
    assert named >= EVERY_KIND  # every kind of action has been asked


BUYER = at_table("3 B1 G#", "5", market="B1 B2 O9", phase="buy")
PAYER = at_table("0 B1 G#", "5", phase="pay", owed=(4, 3, "*5", "auction"))
BIDDER = at_table("3 B1 G#", "5", phase="auction", auction=("*5", 2, 1))
REFUSED = [
    (at_table("5", "5"), "take:numbers", "A turn starts with drawing: draw a card. (T5)"),
    (at_table("5", "5"), "take:coins", "A turn starts with drawing: draw a card. (T5)"),
    (
        at_table("5", "5", row="B3"),
        "skip",
        "You are drawing: draw on while the deck lasts, or stop and take a reward. (T6)",
    ),
    (
        at_table("5", "5", row="B3"),
        "take:coins",
        "No coin card lies in the row: take the numbers, or draw on while the deck lasts. (T11)",
    ),
    (
        at_table("5", "5", row="B3", draw=""),
        "draw",
        "The deck is empty, so nothing can be drawn: take your reward. (T18)",
    ),
    (BIDDER, "draw", "*5 is up for auction: bid, or pass. (T15)"),
    (BIDDER, "bid:2", "A bid must be at least 3: bid that or more, or pass. (T15)"),
    (
        at_table("5", "5", phase="auction", auction=("*5", 0, None)),
        "bid:0",
        "A bid must be at least 1: bid that or more, or pass. (T15)",
    ),
    (BIDDER, "bid:5", "You can pay 4 at most: bid no more than that, or pass. (T15)"),
    (PAYER, "skip", "You owe 1 for *5: pay with a coin, a bust token or a number card. (T13)"),
    (
        at_table("9", "5", phase="pay", owed=(7, 2, "P7", "buy")),
        "draw",
        "You owe 5 for P7: pay with a coin, a bust token or a number card. (T13)",
    ),
    (PAYER, "pay:coin", "You have no coin left: pay with something else that lies before you. (T13)"),
    (PAYER, "pay:bust", "You have no bust token: pay with something else that lies before you. (T13)"),
    (PAYER, "pay:P5", "You do not own P5: pay with what lies before you. (T13)"),
    (PAYER, "pay:G#", "A wild such as G# pays nothing: pay with something else. (T13)"),
    (PAYER, "pay:*#", "A wild such as *# pays nothing: pay with something else. (T13)"),
    (BUYER, "draw", "You may buy one card of the market now: buy it, or skip. (T12)"),
    (BUYER, "buy:P5", "P5 is not in the market: buy a card that lies there, or skip. (T12)"),
    (BUYER, "buy:B1", "You own a B1 already: buy another card, or skip. (T14)"),
    (BUYER, "buy:O9", "O9 costs 9, and you can pay 4: buy a cheaper card, or skip. (T13)"),
    (
        at_table("5", "5", phase="choose", fiasco=True),
        "draw",
        "You are bust: take the token, or go and buy. (T22)",
    ),
    (
        at_table("5", "5", fiasco=True),
        "take:token",
        "This choice comes after a bust, in the variant fiasco only. (T22)",
    ),
    (at_table("5", "5", row="B3"), "go:buy", "This choice comes after a bust, in the variant fiasco only. (T22)"),
    (
        at_table("5", "5", phase="final", draw=""),
        "draw",
        "The final round of buying is on: buy a card, or skip. (T19)",
    ),
    (
        GAME.position(laid_out("5", "5", draw="", phase="final", turn=None)),
        "skip",
        "The game is over: everybody has had the final buying. Deal again to play on. (T19)",
    ),
]
SOLO = {"bid-too-low-solo", "bid-too-high-solo", "no-duplicate", "no-duplicate-buy"} | {
    *("ten-draws", "ten-takes", "ten-bids", "ten-pays")
}  # tests/test_ten_solo.py


@pytest.mark.parametrize(("state", "text", "sentence"), REFUSED, ids=[said for _, _, said in REFUSED])
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
    reasons = {thing.key: thing for thing in vars(ten_table).values() if isinstance(thing, Because)}
    assert len(reasons) == sum(isinstance(thing, Because) for thing in vars(ten_table).values()) == 28
    said = [state.refusal(GAME.action(text)) for state, text, _ in REFUSED]
    assert {refusal.key for refusal in said} | SOLO == set(reasons)
    for refusal in said:
        assert (refusal.rule, refusal.sentence) == (reasons[refusal.key].rule, reasons[refusal.key].sentence)


def test_what_is_no_action_of_this_game_is_said_so():
    state = at_table("5", "5")
    for thing in (the_game.Lay(17, the_game.Pile.UP1), "draw", None, 7):
        for ask in (state.refusal, state.play, lambda action: state.news(action, None)):
            with pytest.raises(NotAnAction) as wrong:
                ask(thing)
            assert str(wrong.value) == f"{thing!r:.60} is no action of TEN; use game.action(text)."


# Values, notation and positions


@pytest.mark.parametrize(
    "value",
    [
        at_table("5", "5"),
        at_table("5", "5").table.options,
        at_table("5", "5").table.options.deck,
        at_table("5", "5").view(None),
        Acted(0, GAME.action("draw"), NAMED["B1"]),
        score([NAMED["B1"]]),
        *map(GAME.action, ("bid:5", "buy:P5", "pay:B3")),
    ],
    ids=lambda value: type(value).__name__,
)
def test_what_is_handed_out_cannot_be_changed(value):
    for field in fields(value):
        with pytest.raises(FrozenInstanceError):
            setattr(value, field.name, None)
    assert not hasattr(value, "__dict__")
    assert hash(value) == hash(deepcopy(value))


def test_every_action_can_be_written_and_read_back():
    texts = [
        *("draw", "take:numbers", "take:coins", "pass", "skip", "pay:coin", "pay:bust", "take:token", "go:buy"),
        *(f"bid:{price}" for price in range(1000)),
        *(f"buy:{name}" for name in NUMBERS),
        *(f"pay:{name}" for name in (*NUMBERS, *WILDS)),
    ]
    assert [str(GAME.action(text)) for text in texts] == texts
    assert GAME.action("draw") == Do("draw")
    assert GAME.action("bid:12") == Bid(12)
    assert GAME.action("buy:P5") == Buy(NAMED["P5"])
    assert GAME.action("pay:G#") == Pay(NAMED["G#"])


NOTATION = (
    "draw, take:numbers, take:coins, bid:5, pass, buy:P5, skip, pay:coin, pay:bust, pay:B3, "
    "and in fiasco take:token, go:buy."
)


@pytest.mark.parametrize(
    "text",
    [
        *("", "Draw", " draw", "draw ", "take", "take:", "take:both", "bid", "bid:", "bid:-1", "bid:05", "bid:1000"),
        *("bid:5.0", "bid:٣", "buy:", "buy:B0", "buy:B#", "buy:*5", "buy:$3", "buy:b1", "pay:$3", "pay:coins", "pay:"),
        *("end", "go:draw", "37>up1", "x" * 100, 7, None, True, [], {}, ["draw"], b"draw"),
    ],
)
def test_text_that_means_nothing(text):
    with pytest.raises(NotAnAction) as wrong:
        GAME.action(text)
    assert str(wrong.value) == f"{text!r:.60} means nothing in TEN; write {NOTATION}"


POSITIONS = [
    laid_out("5", "5"),
    laid_out("5+1 B3 G#", "0 *5", "10", row="B3 $2", market="B1 B1 G5", active=2, turn=2),
    laid_out("5", "5", "5", phase="auction", auction=("*5", 0, None), active=1, turn=2),
    laid_out("5", "5", "5", phase="auction", auction=("G#", 4, 2), active=1, turn=0, row="$3"),
    laid_out("5", "5", phase="pay", owed=(5, 2, "*#", "auction"), row="$3", active=1, turn=0),
    laid_out("5", "5", phase="pay", owed=(5, 0, "P5", "buy"), active=1, turn=1),
    laid_out("5", "5", "5", draw="", phase="pay", owed=(5, 0, "P5", "final"), active=1, turn=0),
    laid_out("5", "5", phase="buy", market="P9", active=1, turn=1),
    laid_out("5", "5", phase="choose", fiasco=True),
    laid_out("5", "5", "5", "5", draw="", phase="final", active=3, turn=2),
    laid_out("5", "5", "5", "5", "5", draw="", phase="final", active=3, turn=None),
    laid_out("5", "5", deck="full", fiasco=True),
]


@pytest.mark.parametrize("data", POSITIONS)
def test_a_position_is_plain_data_and_reads_back(data):
    state = GAME.position(deepcopy(data))
    assert state.position() == data
    assert json.loads(json.dumps(state.position())) == data
    assert GAME.position(state.position()) == state
    assert list(state.position()) == list(data)


def test_cards_of_a_market_and_of_a_player_come_back_sorted_and_the_rest_as_it_lies():
    data = laid_out("5 *# B3 *1 G1 B3", "5", draw="P1 B1 G1", row="P2 $3 B2", market="P9 B1 O3 B1")
    state = GAME.position(data)
    assert state.position() == {
        **data,
        "market": ["B1", "B1", "O3", "P9"],
        "seats": [{**data["seats"][0], "cards": ["B3", "B3", "G1", "*1", "*#"]}, data["seats"][1]],
    }
    assert lying(after(state, "take:coins").table.market) == "B1 B1 B2 O3 P2 P9"
    assert owned(after(state, "take:numbers"))[0] == "5 B2 B3 B3 G1 P2 *1 *#"


def test_defaults_are_not_written():
    assert at_table("5", "5", fiasco=False, deck="reconstructed").position()["options"] == {}
    assert GAME.deal(2, Chance("a"), fiasco=True).position()["options"] == {"fiasco": True}
    assert GAME.deal(5, Chance("a"), deck="full").position()["options"] == {"deck": "full"}


NEEDS = "game, options, draw, row, market, seats, active, turn, phase, auction, owed"
WHOLE = "must be a whole number from"
ANY_CARD = "a card such as B7, $3, *5, G# or *#"
ROW_CARD = "a number or coin card such as B7 or $3"
NUMBER_CARD = "a number card such as B7"
OWN_CARD = "a number card or a wild such as B7 or G#"
WILD_CARD = "a wild such as *5, G# or *#"
BIDS_OR_NULL = "bid and by of auction must be 0 and null, or a bid and a seat that has bid."


def of_three(**parts):
    return laid_out("5", "5 B3", "5", **parts)


def an_auction(**parts):
    """Seat 0 is active, seat 1 has bid 2, seat 2 is bidding."""
    data = of_three(phase="auction", auction=("*5", 2, 1), turn=2)
    return {**data, **{key: part for key, part in parts.items() if key in data}} | {
        "auction": {**data["auction"], **{key: part for key, part in parts.items() if key not in data}}
    }


def a_debt(within="buy", **parts):
    """Seat 0 owes 3 of 4."""
    data = of_three(phase="pay", owed=(4, 1, "*5" if within == "auction" else "P4", within))
    return {**data, **{key: part for key, part in parts.items() if key in data}} | {
        "owed": {**data["owed"], **{key: part for key, part in parts.items() if key not in data}}
    }


def a_seat(**parts):
    data = of_three()
    return {**data, "seats": [data["seats"][0], {**data["seats"][1], **parts}, data["seats"][2]]}


HOSTILE = [
    # The whole
    (None, "the position must be an object, not None."),
    ([], "the position must be an object, not []."),
    ("ten", "the position must be an object, not 'ten'."),
    *(
        (
            {name: part for name, part in of_three().items() if name != key},
            f"the position has no '{key}'; it needs {NEEDS}.",
        )
        for key in of_three()
    ),
    ({**of_three(), "deck": []}, f"the position has 'deck', which means nothing here; it needs {NEEDS}."),
    ({**of_three(), "game": "the-game"}, "game of the position must be one of ten, not 'the-game'."),
    ({**of_three(), "game": None}, "game of the position must be one of ten, not None."),
    # The seats
    ({**of_three(), "seats": {}}, "seats of the position must be a list, not {}."),
    ({**of_three(), "seats": []}, "seats must be 2 to 5, not 0."),
    (laid_out("5"), "seats must be 2 to 5, not 1."),
    (laid_out(*["5"] * 6), "seats must be 2 to 5, not 6."),
    ({**of_three(), "seats": [None, None]}, "seats[0] must be an object, not None."),
    (a_seat(gold=1), "seats[1] has 'gold', which means nothing here; it needs coins, busts, cards."),
    ({**of_three(), "seats": [{"coins": 1, "busts": 1}]}, "seats[0] has no 'cards'; it needs coins, busts, cards."),
    (a_seat(coins=11), f"coins of seats[1] {WHOLE} 0 to 10, not 11."),  # T3
    (a_seat(coins=-1), f"coins of seats[1] {WHOLE} 0 to 10, not -1."),
    (a_seat(coins=True), f"coins of seats[1] {WHOLE} 0 to 10, not True."),
    (a_seat(coins="5"), f"coins of seats[1] {WHOLE} 0 to 10, not '5'."),
    (a_seat(busts=130), f"busts of seats[1] {WHOLE} 0 to 129, not 130."),  # more than there are cards to bust with
    (a_seat(busts=-1), f"busts of seats[1] {WHOLE} 0 to 129, not -1."),
    (a_seat(busts=False), f"busts of seats[1] {WHOLE} 0 to 129, not False."),
    (a_seat(cards=["B3"] * 130), "cards of seats[1] must be 129 at most, all there are (T1), not 130."),
    (a_seat(cards="B3"), "cards of seats[1] must be a list, not 'B3'."),
    (a_seat(cards=["B3", "$3"]), f"cards[1] must be {OWN_CARD}, not '$3'."),
    (a_seat(cards=["R3"]), f"cards[0] must be {OWN_CARD}, not 'R3'."),
    (a_seat(cards=[3]), f"cards[0] must be {OWN_CARD}, not 3."),
    (a_seat(cards=[None]), f"cards[0] must be {OWN_CARD}, not None."),
    # The cards that lie
    ({**of_three(), "draw": "B1"}, "draw of the position must be a list, not 'B1'."),
    ({**of_three(), "draw": ["B1", "B0"]}, f"draw[1] must be {ANY_CARD}, not 'B0'."),
    ({**of_three(), "draw": [["B1"]]}, f"draw[0] must be {ANY_CARD}, not ['B1']."),
    ({**of_three(), "row": ["B1", "$1", "*1"]}, f"row[2] must be {ROW_CARD}, not '*1'."),  # T15
    ({**of_three(), "row": ["G#"]}, f"row[0] must be {ROW_CARD}, not 'G#'."),
    ({**of_three(), "row": None}, "row of the position must be a list, not None."),
    ({**of_three(), "market": ["B1", "$1"]}, f"market[1] must be {NUMBER_CARD}, not '$1'."),
    ({**of_three(), "market": ["*#"]}, f"market[0] must be {NUMBER_CARD}, not '*#'."),
    ({**of_three(), "market": 7}, "market of the position must be a list, not 7."),
    # Who and when
    ({**of_three(), "active": 3}, f"active of the position {WHOLE} 0 to 2, not 3."),
    ({**of_three(), "active": -1}, f"active of the position {WHOLE} 0 to 2, not -1."),
    ({**of_three(), "active": None}, f"active of the position {WHOLE} 0 to 2, not None."),
    ({**of_three(), "turn": 3}, f"turn of the position {WHOLE} 0 to 2, not 3."),
    ({**of_three(), "turn": -1}, f"turn of the position {WHOLE} 0 to 2, not -1."),
    ({**of_three(), "turn": "0"}, f"turn of the position {WHOLE} 0 to 2, not '0'."),
    (
        {**of_three(), "phase": "drawing"},
        "phase of the position must be one of draw, auction, pay, buy, choose, final, not 'drawing'.",
    ),
    ({**of_three(), "phase": 0}, "phase of the position must be one of draw, auction, pay, buy, choose, final, not 0."),
    (of_three(turn=1), "turn must be the active seat 0 in the phase draw, not 1."),
    (of_three(turn=1, phase="buy"), "turn must be the active seat 0 in the phase buy, not 1."),
    (
        of_three(turn=1, active=2, phase="choose", fiasco=True),
        "turn must be the active seat 2 in the phase choose, not 1.",
    ),
    (a_debt(turn=1), "turn must be the active seat 0 in the phase pay, not 1."),
    (of_three(phase="choose"), "The phase choose goes with the option fiasco only (T22)."),
    *(
        (
            of_three(turn=None, phase=phase, fiasco=True),
            f"turn is null, as after the final round only; the phase is {phase}.",
        )
        for phase in ("draw", "buy", "choose")
    ),
    (an_auction(turn=None), "turn is null, as after the final round only; the phase is auction."),
    (a_debt(turn=None), "turn is null, as after the final round only; the phase is pay."),
    *(
        (of_three(row="B1", phase=phase, fiasco=True), f"row must be empty in the phase {phase}.")
        for phase in ("buy", "choose", "final")
    ),
    (of_three(row="B1", phase="final", turn=None), "row must be empty in the phase final."),
    (a_debt(row=["B1"]), "row must be empty in the phase pay."),
    (a_debt(within="final", row=["$1"]), "row must be empty in the phase pay."),
    # The auction
    *(
        (
            {**an_auction(), "phase": phase},
            f"auction goes with the phase auction, and only with it; the phase is {phase}.",
        )
        for phase in ("draw", "pay", "buy", "choose", "final")
    ),
    (of_three(phase="auction"), "auction goes with the phase auction, and only with it; the phase is auction."),
    ({**an_auction(), "auction": 7}, "auction must be an object, not 7."),
    ({**an_auction(), "auction": {}}, "auction has no 'wild'; it needs wild, bid, by, to_bid."),
    (an_auction(price=1), "auction has 'price', which means nothing here; it needs wild, bid, by, to_bid."),
    (an_auction(wild="B5"), f"wild of auction must be {WILD_CARD}, not 'B5'."),
    (an_auction(wild="$5"), f"wild of auction must be {WILD_CARD}, not '$5'."),
    (an_auction(wild=None), f"wild of auction must be {WILD_CARD}, not None."),
    (an_auction(bid=-1), f"bid of auction {WHOLE} 0 to 999, not -1."),
    (an_auction(bid=1000), f"bid of auction {WHOLE} 0 to 999, not 1000."),
    (an_auction(bid=None), f"bid of auction {WHOLE} 0 to 999, not None."),
    (an_auction(by=3), f"by of auction {WHOLE} 0 to 2, not 3."),
    (an_auction(by=-1), f"by of auction {WHOLE} 0 to 2, not -1."),
    (an_auction(by="1"), f"by of auction {WHOLE} 0 to 2, not '1'."),
    (an_auction(to_bid=2), "to_bid of auction must be a list, not 2."),
    (an_auction(to_bid=[2, 3]), f"to_bid[1] of the position {WHOLE} 0 to 2, not 3."),
    (an_auction(to_bid=[2, None]), f"to_bid[1] of the position {WHOLE} 0 to 2, not None."),
    (an_auction(to_bid=[]), "to_bid of auction must be [1, 2, 0] or the end of it, not [] (T15)."),
    (an_auction(to_bid=[2]), "to_bid of auction must be [1, 2, 0] or the end of it, not [2] (T15)."),
    (an_auction(to_bid=[0, 2]), "to_bid of auction must be [1, 2, 0] or the end of it, not [0, 2] (T15)."),
    (an_auction(to_bid=[0, 1, 2, 0]), "to_bid of auction must be [1, 2, 0] or the end of it, not [0, 1, 2, 0] (T15)."),
    (an_auction(active=1), "to_bid of auction must be [2, 0, 1] or the end of it, not [2, 0] (T15)."),
    (an_auction(turn=0), "turn must be 2, the first of to_bid, not 0."),
    (an_auction(turn=1), "turn must be 2, the first of to_bid, not 1."),
    (an_auction(bid=0), BIDS_OR_NULL),
    (an_auction(by=None), BIDS_OR_NULL),
    (an_auction(by=2), BIDS_OR_NULL),  # has yet to bid
    (an_auction(by=0), BIDS_OR_NULL),
    (an_auction(bid=7), "bid of auction is 7, but seat 1 owns 6 (T15)."),
    (an_auction(bid=999), "bid of auction is 999, but seat 1 owns 6 (T15)."),
    (an_auction(bid=6, by=2, to_bid=[0], turn=0), "bid of auction is 6, but seat 2 owns 5 (T15)."),
    # The debt
    *(
        ({**a_debt(), "phase": phase}, f"owed goes with the phase pay, and only with it; the phase is {phase}.")
        for phase in ("draw", "buy", "choose", "final")
    ),
    (
        {**an_auction(), "owed": a_debt()["owed"]},
        "owed goes with the phase pay, and only with it; the phase is auction.",
    ),
    (of_three(phase="pay"), "owed goes with the phase pay, and only with it; the phase is pay."),
    ({**a_debt(), "owed": []}, "owed must be an object, not []."),
    ({**a_debt(), "owed": {}}, "owed has no 'price'; it needs price, paid, for, in."),
    (a_debt(to=1), "owed has 'to', which means nothing here; it needs price, paid, for, in."),
    (a_debt(price=0), f"price of owed {WHOLE} 1 to 999, not 0."),
    (a_debt(price=1000), f"price of owed {WHOLE} 1 to 999, not 1000."),
    (a_debt(price="4"), f"price of owed {WHOLE} 1 to 999, not '4'."),
    (a_debt(paid=-1), f"paid of owed {WHOLE} 0 to 3, not -1."),
    (a_debt(paid=4), f"paid of owed {WHOLE} 0 to 3, not 4."),  # then nothing would be owed
    (a_debt(paid=None), f"paid of owed {WHOLE} 0 to 3, not None."),
    (
        {**a_debt(), "owed": {**a_debt()["owed"], "in": "draw"}},
        "in of owed must be one of auction, buy, final, not 'draw'.",
    ),
    (
        {**a_debt(), "owed": {**a_debt()["owed"], "in": None}},
        "in of owed must be one of auction, buy, final, not None.",
    ),
    *(
        ({**a_debt(), "owed": {**a_debt(within)["owed"], "for": card}}, f"for of owed must be {kind}, not {card!r}.")
        for within, card, kind in (
            ("buy", "*5", NUMBER_CARD),
            ("final", "$4", NUMBER_CARD),
            ("auction", "P4", WILD_CARD),
            ("auction", None, WILD_CARD),
        )
    ),
    (a_debt(price=8, paid=2), "Seat 0 owes 6 and owns 5 (T13)."),
    (a_debt("final", price=9, turn=1), "Seat 1 owes 8 and owns 6 (T13)."),
    (a_debt("auction", price=9, turn=2), "Seat 2 owes 8 and owns 5 (T13)."),
]


@pytest.mark.parametrize(("data", "says"), HOSTILE, ids=[says for _, says in HOSTILE])
def test_a_hostile_position_is_refused_with_its_place(data, says):
    with pytest.raises(PositionError) as wrong:
        GAME.position(data)
    assert str(wrong.value) == says


@pytest.mark.parametrize(
    "data",
    [
        an_auction(),
        an_auction(to_bid=[1, 2, 0], turn=1, bid=0, by=None),
        an_auction(bid=6),  # all that seat 1 owns
        an_auction(to_bid=[0], turn=0),
        an_auction(to_bid=[0], turn=0, by=2),
        a_debt(),
        a_debt(price=6),  # exactly what seat 0 owns
        a_debt("auction", turn=1, row=["B1", "$1"]),
        a_debt("auction", turn=1, price=7),
        a_debt("final", turn=2),
        a_debt(price=999, paid=998),
        a_seat(coins=10),
        a_seat(coins=0, busts=0, cards=[]),
        a_seat(busts=129),  # T3: unlimited
        a_seat(cards=["B3"] * 129),
        a_seat(cards=["B3", "B3", "*1", "*#"]),
        of_three(row="B9 $5", draw="", market="B1"),
        of_three(phase="final", turn=2, active=1),
    ],
)
def test_the_neighbours_of_hostile_positions_are_read(data):
    assert GAME.position(data).position() == data
    assert GAME.position(data).actions()


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"fiasco": 1}, "Option fiasco (T22) is false or true, not 1."),
        ({"fiasco": None}, "Option fiasco (T22) is false or true, not None."),
        (
            {"expert": True},
            "There is no option 'expert'; the options are deck, fiasco, limit, solo_duplicates_only_buy.",
        ),
        (
            {"solo_duplicates_only_buy": True},
            "Option solo_duplicates_only_buy is for one player alone (T23), not for 3.",
        ),
        (
            {"solo_duplicates_only_buy": False},
            "Option solo_duplicates_only_buy is for one player alone (T23), not for 3.",
        ),
    ],
)
def test_options_are_checked_in_a_position_and_at_the_deal(options, says):
    for handed in (
        lambda: GAME.position({**of_three(), "options": options}),
        lambda: GAME.deal(3, Chance("a"), **options),
        lambda: GAME.settle(3, options),
    ):
        with pytest.raises(OptionError) as wrong:
            handed()
        assert str(wrong.value) == says


@pytest.mark.parametrize("options", [[], None, 7, "fiasco"])
def test_options_are_names_with_values(options):
    with pytest.raises(OptionError) as wrong:
        GAME.position({**of_three(), "options": options})
    assert str(wrong.value) == f"Options are names with values, not {options!r}."


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_t23_a_limit_is_for_one_player_alone(players):
    for limit in (4, 10):
        with pytest.raises(OptionError) as wrong:
            GAME.deal(players, Chance("a"), limit=limit)
        assert str(wrong.value) == f"Option limit is for one player alone (T23), not for {players}."
    assert GAME.settle(players, {})["limit"] is None


def test_options_tell_what_they_do():
    assert [(option.name, option.type, option.default, option.rule) for option in GAME.options] == [
        ("deck", str, "reconstructed", "T2"),
        ("fiasco", bool, False, "T22"),
        ("limit", int, 4, "T23"),
        ("solo_duplicates_only_buy", bool, False, "T23g"),
    ]
    assert [option.about for option in GAME.options[1:]] == [
        "After a bust, choose: a bust token, or a purchase instead.",
        "Alone: the number that TEN draws up to; the higher, the harder.",
        "Alone: number cards pay for purchases only as duplicates.",
    ]
    assert GAME.options[2].choices == (4, 5, 6, 7, 8, 9, 10)
    assert not any(option.unofficial for option in GAME.options)
    assert GAME.deal(2, Chance("a"), fiasco=True).table.options.fiasco is True
    assert GAME.deal(2, Chance("a")).table.options == Options()
    assert Options() == Options(DECKS["reconstructed"], fiasco=False, limit=None, solo_duplicates_only_buy=False)
    assert not Options().solo


RICH = {"coins": 10, "busts": 129, "cards": ["B1"] * 129}


@pytest.mark.parametrize(
    "data",
    [
        pytest.param({**an_auction(), "seats": [RICH] * 3}, id="a rich bidder"),
        pytest.param({**of_three(phase="buy", market="B9 O9"), "seats": [RICH] * 3}, id="a rich buyer"),
        pytest.param({**of_three(row="B9 B9 B9 $5 $5 $5")}, id="a row past both limits"),
    ],
)
def test_a_far_fetched_position_can_be_played_to_its_end(data):
    """Whatever is let in, somebody can act until the game is over, and a refusal agrees with what is offered."""
    for choose in (lambda actions: actions[0], lambda actions: actions[-1], lambda actions: actions[-2:][0]):
        playable(GAME.position(data), choose)


def playable(state, choose):
    for _ in range(4000):
        actions = state.actions()
        assert bool(actions) == (state.turn is not None), state.position()
        if not actions:
            return
        for price in (1, 5, 525, 526, 527, 998, 999, 1000):
            assert (state.refusal(Bid(price)) is None) == (Bid(price) in actions)
        action = choose(actions)
        assert GAME.action(str(action)) == action
        state = state.play(action)
    pytest.fail("a game ends")


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


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(JSON)
def test_any_data_at_all_is_read_or_refused_by_name(data):
    for read in (GAME.position, GAME.action, lambda options: GAME.settle(2, options)):
        try:
            read(data)
        except TenbackError as error:
            assert str(error)  # noqa: PT017 - anything else is raised on


@settings(max_examples=250, deadline=None, derandomize=True, database=None)
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


@settings(max_examples=100, deadline=None, derandomize=True, database=None)
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
        assert one.view(seat).draw == Hidden(91)


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
