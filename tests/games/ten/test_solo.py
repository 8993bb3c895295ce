"""TEN alone, by its rule page: you (seat 0) against TEN (seat 1). T23, part by part, T23a to T23j."""

import json
from itertools import product
from typing import Any

import pytest

from tenback.core import Because, Chance, Ending, OptionError, PositionError, Refused, SeatError
from tenback.games.ten import Phase, Reason
from tenback.games.ten import table as ten_table
from tenback.games.ten.cards import NAMED
from tests.games.ten.kit import GAME, after, holding, lying, offered, owned, whose

YOU, TEN = 0, 1
LIMITS = range(4, 11)


def laid_out(
    you, ten, *, draw="B1 B1", row="", market="", active=YOU, turn=YOU, phase="draw", auction=None, owed=None, **options
):
    """A position as data. `auction` is (wild, bid, by), `owed` is (price, paid, for, in)."""
    return {
        "game": "ten",
        "options": {"limit": 4, **options},
        "draw": draw.split(),
        "row": row.split(),
        "market": market.split(),
        "seats": [holding(you), holding(ten)],
        "active": active,
        "turn": turn,
        "phase": phase,
        "auction": auction
        and {
            **dict(zip(("wild", "bid", "by"), auction, strict=True)),
            "to_bid": [active] if turn == active else [turn, active],
        },
        "owed": owed and dict(zip(("price", "paid", "for", "in"), owed, strict=True)),
    }


def yours(you, ten, **parts):
    """Your turn; you act, unless `turn` says otherwise."""
    return GAME.position(laid_out(you, ten, **parts))


def tens(you, ten, *, turn=TEN, **parts):
    """TEN's turn; it acts, unless `turn` says otherwise."""
    return GAME.position(laid_out(you, ten, active=TEN, turn=turn, **parts))


def row_of(numbers, coins):
    """A row with this N and this C."""
    parts = [*["B9"] * (numbers // 9), *([f"G{numbers % 9}"] if numbers % 9 else [])]
    parts += [*["$5"] * (coins // 5), *([f"${coins % 5}"] if coins % 5 else [])]
    return " ".join(parts)


def worth(means):
    """Ways to own so much: coins, bust tokens and duplicates, with cards and wilds beside that are worth nothing."""
    yield f"{min(means, 10)} {' '.join(['O7'] * (means - 9))}" if means > 10 else f"{means}"
    yield f"{means % 3}+{means // 3} B1 B2 *5"
    if means >= 4:
        yield f"1+{(means - 4) // 3} B4 B4 G4 G4 G4 P# " + "P2 " * ((means - 4) % 3 + 1)


# Set-up


@pytest.mark.parametrize("limit", LIMITS)
def test_t23_you_against_ten_with_the_deck_for_two(limit):
    """T23: five coins each, you start."""
    state = GAME.deal(1, Chance("any seed"), limit=limit)
    assert owned(state) == ["5", "5"]
    assert sorted(state.draw) == sorted(GAME.deal(2, Chance("any seed")).draw)
    assert whose(state) == (Phase.DRAW, YOU, YOU)
    assert state.table.options.limit == limit
    assert state.position()["options"] == {"limit": limit}
    assert state == GAME.deal(1, Chance("any seed"), limit=limit, first=YOU)


def test_t23_the_easiest_limit_is_the_default_and_always_written():
    state = GAME.deal(1, Chance("a"))
    assert state == GAME.deal(1, Chance("a"), limit=4)
    assert state.position()["options"] == {"limit": 4}
    assert GAME.position(state.position()) == state
    many = {"deck": "full", "fiasco": True, "solo_duplicates_only_buy": False}
    assert GAME.deal(1, Chance("a"), **many).position()["options"] == {**many, "limit": 4}
    assert list(GAME.deal(1, Chance("a"), **many).position()["options"]) == [*many, "limit"]


@pytest.mark.parametrize("limit", [3, 11, 0, -4, None, True, "4", 4.0, [4]])
def test_t23_a_limit_is_4_to_10(limit):
    says = f"Option limit (T23) is 4 to 10, not {limit!r}."
    for handed in (
        lambda: GAME.deal(1, Chance("a"), limit=limit),
        lambda: GAME.settle(1, {"limit": limit}),
        lambda: yours("5", "5", limit=limit),
    ):
        with pytest.raises(OptionError) as wrong:
            handed()
        assert str(wrong.value) == says


def test_t23_the_starter_is_you():
    for wrong in (1, -1, True):
        with pytest.raises(SeatError, match="the starter is seat 0, not"):
            GAME.deal(1, Chance("a"), first=wrong)
    assert {GAME.deal(1, Chance(str(seed))).turn for seed in range(20)} == {YOU}


def test_t23_turns_alternate():
    state = after(yours("5", "5", row="B1", draw="B4 B2 G4 B1"), "take:numbers skip")
    assert whose(state) == (Phase.DRAW, TEN, TEN)
    state = after(state, "draw take:numbers")
    assert whose(state) == (Phase.DRAW, YOU, YOU)
    state = after(state, "draw take:numbers skip")
    assert whose(state) == (Phase.DRAW, TEN, TEN)


# Your turn


@pytest.mark.parametrize("limit", LIMITS)
@pytest.mark.parametrize(
    ("row", "drawn", "bust"),
    [
        ("B9", "G1", False),
        ("B9", "G2", True),
        ("B9 $1", "G2", False),
        ("$5 $4", "$1", False),
        ("$5 $5", "$1", True),
    ],
)
def test_t23a_your_limit_stays_ten(limit, row, drawn, bust):
    """T23a: whatever TEN's limit is."""
    state = after(yours("5", "5", row=row, draw=f"{drawn} B1", limit=limit), "draw")
    assert whose(state) == ((Phase.DRAW, TEN, TEN) if bust else (Phase.DRAW, YOU, YOU))
    assert owned(state)[YOU] == ("5+1" if bust else "5")


def test_t23a_your_turn_is_the_ordinary_one():
    state = yours("5", "5", row="B3 $2", market="O1")
    assert offered(state) == ["draw", "take:numbers", "take:coins"]
    assert owned(after(state, "take:coins")) == ["7", "5"]
    assert offered(after(state, "take:numbers")) == ["buy:O1", "skip"]
    busting = yours("5", "5", row="B9", draw="G9 B1", fiasco=True)
    assert offered(after(busting, "draw")) == ["take:token", "go:buy"]  # T22
    assert owned(after(busting, "draw take:token")) == ["5+1", "5"]
    assert whose(after(busting, "draw go:buy skip")) == (Phase.DRAW, TEN, TEN)


@pytest.mark.parametrize("coins", range(11))
def test_t23d_ten_takes_c_when_you_take_numbers_or_bust_on_a_number(coins):
    for c in range(11):
        kept = str(min(coins + c, 10))
        took = after(yours("5", f"{coins}", row=row_of(4, c)), "take:numbers")
        assert owned(took) == ["5 G4", kept]
        bust = after(yours("5", f"{coins}", row=row_of(10 + c, c), draw="P1 B1"), "draw")
        assert owned(bust) == ["5+1", kept]
        if c:
            took = after(yours("5", f"{coins}", row=row_of(4, c)), "take:coins")
            assert owned(took) == [str(min(5 + c, 10)), f"{coins}"]  # T11: nothing for TEN
    coin_bust = after(yours("5", f"{coins}", row="B4 $5 $5", draw="$1 B1"), "draw")
    assert owned(coin_bust) == ["5+1", f"{coins}"]


# TEN's turn


@pytest.mark.parametrize("limit", LIMITS)
def test_t23b_t23c_t23d_ten_draws_up_to_its_limit(limit):
    """T23b: every row that leaves TEN below its limit, and every card on top; T23c, T23d: what follows."""
    for coins in range(limit + 1):
        for numbers in range(limit + coins):  # a total below the limit
            row = row_of(numbers, coins)
            state = tens("4", "3 P9", row=row, market="O5", limit=limit)
            assert offered(state) == ["draw"]
            for card in ("B1", "G2", "O3", "P4", "B5", "G6", "O7", "P8", "B9", "$1", "$2", "$3", "$4", "$5"):
                state = after(tens("4", "3 P9", row=row, market="O5", draw=f"{card} B1", limit=limit), "draw")
                figure = int(card[1])
                if card[0] == "$" and coins + figure > limit:  # its only bust
                    kept = sorted(["P9", *(name for name in row.split() if name[0] != "$")])
                    assert owned(state) == ["4", " ".join(["3+1", *kept])]  # you get nothing
                    assert whose(state) == (Phase.DRAW, YOU, YOU)
                    assert (state.table.row, lying(state.table.market)) == ((), "O5")
                    continue
                assert lying(state.table.row) == f"{row} {card}".strip()
                assert (owned(state), whose(state)) == (["4", "3 P9"], (Phase.DRAW, TEN, TEN))
                total = numbers - coins + (figure if card[0] != "$" else -figure)
                assert offered(state) == (["take:numbers"] if total >= limit else ["draw"])


@pytest.mark.parametrize(
    ("row", "limit", "you", "ten"),
    [
        ("B4", 4, "5", "5 B4"),
        ("B9 G9", 4, "5", "5 B9 G9"),  # T23b: it cannot bust on numbers
        ("B9 $2", 7, "7", "5 B9"),  # T23d: you take C
        ("B9 $4", 5, "9", "5 B9"),
        ("B9 G9 $4 $4", 10, "10", "5 B9 G9"),  # up to ten
        ("B9 O1 G9 $5 $5", 9, "10", "5 B9 G9 O1"),
    ],
)
def test_t23c_ten_always_takes_the_numbers(row, limit, you, ten):
    """T23c, T23d: at its limit; then its turn is over, without buying."""
    state = tens("5", "5", row=row, limit=limit, market="O1")
    assert offered(state) == ["take:numbers"]
    state = after(state, "take:numbers")
    assert owned(state) == [you, ten]
    assert (state.table.row, lying(state.table.market)) == ((), "O1")  # T23g: TEN never buys
    assert whose(state) == (Phase.DRAW, YOU, YOU)


@pytest.mark.parametrize("fiasco", [False, True])
def test_t23c_on_its_bust_too_with_a_token_on_top(fiasco):
    """T23c: there is no choice for TEN, in fiasco neither."""
    state = after(tens("5", "5+1 P1", row="B9 G1 $4 $3", draw="$2 B1", limit=8, market="O1", fiasco=fiasco), "draw")
    assert owned(state) == ["5", "5+2 B9 G1 P1"]
    assert (lying(state.table.market), whose(state)) == ("O1", (Phase.DRAW, YOU, YOU))


@pytest.mark.parametrize(
    ("row", "you", "ten"),
    [
        ("", "5", "5"),
        ("B3", "5", "5 B3"),
        ("B3 $2", "7", "5 B3"),
        ("$4 $4", "10", "5"),
    ],
)
def test_t23j_the_deck_is_out_before_ten_reaches_its_limit(row, you, ten):
    """T23j: it takes the numbers, you take C."""
    state = tens("5", "5", row=row, draw="", limit=10)
    assert offered(state) == ["take:numbers"]
    state = after(state, "take:numbers")
    assert (owned(state), whose(state)) == ([you, ten], (Phase.FINAL, TEN, YOU))


def test_t23b_a_wild_does_not_stop_ten():
    state = after(tens("5", "5", row="B3", draw="*5 B1 G1"), "draw")
    assert whose(state) == (Phase.AUCTION, TEN, YOU)
    state = after(state, "pass bid:5 pay:coin pay:coin pay:coin pay:coin pay:coin")
    assert (owned(state), whose(state)) == (["5", "0 *5"], (Phase.DRAW, TEN, TEN))
    assert offered(state) == ["draw"]  # 3 is still below 4
    assert offered(after(state, "draw")) == ["take:numbers"]


# Auctions


@pytest.mark.parametrize("copies", range(1, 7))
def test_t23e_number_cards_pay_only_as_duplicates_of_cards_that_stay(copies):
    """T23e: k copies are worth k-1, for you and for TEN; one stays to the end."""
    cards, means = " ".join(["B3"] * copies), 5 + copies - 1
    bidding: dict[str, Any] = {"phase": "auction", "auction": ("*5", 0, None)}
    assert yours(f"5 {cards}", "5", **bidding).table.means() == means
    assert tens("5", f"5 {cards}", **bidding).table.means() == means
    for seat, purses in ((YOU, (f"5 {cards}", "0")), (TEN, ("0", f"5 {cards}"))):
        state = yours(*purses, turn=seat, phase="pay", owed=(means, 0, "*5", "auction"))
        while state.table.phase is Phase.PAY:
            state = state.play(state.actions()[-1])  # a card as long as one can pay
        assert owned(state)[seat] == "0 B3 *5"


@pytest.mark.parametrize(
    ("cards", "worth_of_them", "pays"),
    [
        ("", 0, ""),
        ("B1 B2 B3 G1", 0, ""),
        ("B1 B1 G1 O1", 1, "B1"),
        ("B1 B1 B1 G1 G1 P9", 3, "B1 G1"),
        ("B1 B1 *1 *1 G# G#", 1, "B1"),  # wilds have no duplicates
    ],
)
def test_t23e_what_counts_as_means(cards, worth_of_them, pays):
    for coins, busts in ((0, 2), (5, 0), (10, 1)):
        means = coins + 3 * busts + worth_of_them
        state = yours(f"{coins}+{busts} {cards}", "0", phase="auction", auction=("*5", 0, None))
        assert offered(state) == [*(f"bid:{price}" for price in range(5, means + 1)), "pass"]  # lowest bid 5
        paying = yours(f"{coins}+{busts} {cards}", "0", phase="pay", owed=(5, 0, "*5", "auction"))
        tokens = [*["pay:coin"] * (coins > 0), *["pay:bust"] * (busts > 0)]
        assert offered(paying) == [*tokens, *(f"pay:{name}" for name in pays.split())]


MEANS = list(range(18))


@pytest.mark.parametrize("your_means", MEANS)
def test_t23e_in_your_turn_ten_bids_first_what_you_could_pay_as_far_as_it_can(your_means):
    """T23e: every (T, Y), each owned in several ways."""
    for tens_means in MEANS:
        if tens_means < 5:
            expected = "pass"
        elif tens_means > your_means:
            expected = f"bid:{max(5, your_means)}"  # the richer: your means, or 5
        else:
            expected = f"bid:{tens_means}"  # the poorer: all it has
        for you, ten in product(worth(your_means), worth(tens_means)):
            state = after(yours(you, ten, draw="*5 B1", row="B1 B1"), "draw")
            assert whose(state) == (Phase.AUCTION, YOU, TEN)
            assert offered(state) == [expected], (you, ten)
            state = after(state, expected)
            standing = 4 if expected == "pass" else int(expected[4:])
            # You may go higher if you can.
            assert offered(state) == [*(f"bid:{price}" for price in range(standing + 1, your_means + 1)), "pass"]


@pytest.mark.parametrize("tens_means", MEANS)
def test_t23e_in_its_own_turn_ten_bids_one_more_than_you_if_it_can(tens_means):
    """T23e: every bid of yours, and your pass; 5 if you passed."""
    for ten in worth(tens_means):
        state = after(tens("10+2", ten, draw="*5 B1"), "draw")
        assert whose(state) == (Phase.AUCTION, TEN, YOU)
        assert offered(state) == [*(f"bid:{price}" for price in range(5, 17)), "pass"]
        assert offered(after(state, "pass")) == (["bid:5"] if tens_means >= 5 else ["pass"])
        for price in range(5, 17):
            answered = after(state, f"bid:{price}")
            assert offered(answered) == ([f"bid:{price + 1}"] if tens_means > price else ["pass"])


@pytest.mark.parametrize("your_means", range(8))
def test_t23e_you_bid_five_or_more_or_pass(your_means):
    for you in worth(your_means):
        state = after(tens(you, "0", draw="*5 B1"), "draw")
        assert offered(state) == [*(f"bid:{price}" for price in range(5, your_means + 1)), "pass"]


def test_t23e_neither_can_bid_and_the_wild_is_discarded():
    state = after(yours("4 B1 B2", "4 B1 B2", draw="*5 B1"), "draw pass")
    assert offered(state) == ["pass"]
    state = after(state, "pass")
    assert (owned(state), whose(state)) == (["4 B1 B2", "4 B1 B2"], (Phase.DRAW, YOU, YOU))


def test_t23e_you_outbid_ten_and_pay():
    state = after(yours("7 B3 B3", "5", draw="G# B1"), "draw bid:5 bid:8")
    assert whose(state) == (Phase.PAY, YOU, YOU)
    state = after(state, "pay:B3", *["pay:coin"] * 7)
    assert (owned(state), whose(state)) == (["0 B3 G#", "5"], (Phase.DRAW, YOU, YOU))


def paid_by_ten(ten, price):
    """How TEN pays, and what it owns then."""
    state = yours("5", ten, turn=TEN, phase="pay", owed=(price, 0, "*5", "auction"))
    items = []
    while state.turn == TEN:
        (action,) = state.actions()
        items.append(str(action))
        state = state.play(action)
    assert whose(state) == (Phase.DRAW, YOU, YOU)
    return " ".join(items), owned(state)[TEN]


@pytest.mark.parametrize(
    ("ten", "price", "items", "left"),
    [
        ("9+3 B1 B1", 5, "pay:coin pay:coin pay:coin pay:coin pay:coin", "4+3 B1 B1 *5"),  # coins first
        ("2+3 B1 B1", 5, "pay:coin pay:coin pay:bust", "0+2 B1 B1 *5"),  # then tokens
        ("0+3 B1 B1", 5, "pay:bust pay:bust", "0+1 B1 B1 *5"),  # one too much
        ("4+1 B1 B1", 5, "pay:coin pay:coin pay:coin pay:coin pay:bust", "0 B1 B1 *5"),  # two too much
        ("1+1 B1 B1 G1", 5, "pay:coin pay:bust pay:B1", "0 B1 G1 *5"),  # then duplicates
        # The lowest number first, whatever its colour
        ("0+1 B9 B9 P2 P2 G5 G5", 5, "pay:bust pay:P2 pay:G5", "0 B9 B9 G5 P2 *5"),
        # then the colours B G O P
        ("0 P4 P4 O4 O4 G4 G4 B4 B4 B5 B5", 5, "pay:B4 pay:G4 pay:O4 pay:P4 pay:B5", "0 B4 B5 G4 O4 P4 *5"),
        # one copy stays, and a third copy is a duplicate again
        ("0 B4 B4 B4 G4 G4 O1 P5 P5 B6 B6", 5, "pay:B4 pay:B4 pay:G4 pay:P5 pay:B6", "0 B4 B6 G4 O1 P5 *5"),
        ("0+1 B1 G9 G9 G9 *1 *1", 5, "pay:bust pay:G9 pay:G9", "0 B1 G9 *1 *1 *5"),  # a single low card stays
    ],
)
def test_t23f_ten_pays_coins_then_tokens_then_duplicates(ten, price, items, left):
    """T23f"""
    assert paid_by_ten(ten, price) == (items, left)


@pytest.mark.parametrize("price", range(5, 12))
def test_t23f_every_purse(price):
    duplicates = ["G1", "P1", "B2", "O2", "B9"]  # in TEN's order
    for coins, busts in product(range(11), range(4)):
        if coins + 3 * busts + len(duplicates) < price:
            continue
        spent = min(coins, price)
        tokens = min(busts, -(-(price - spent) // 3))
        cards = max(price - spent - 3 * tokens, 0)
        items, _ = paid_by_ten(f"{coins}+{busts} B1 {' '.join(duplicates * 2)}", price)
        expected = [*["pay:coin"] * spent, *["pay:bust"] * tokens, *(f"pay:{name}" for name in duplicates[:cards])]
        assert items.split() == expected


# Buying, and the end


def test_t23g_by_the_looser_reading_your_buying_is_the_ordinary_one():
    """T23g: single cards pay, where that is agreed."""
    state = yours("1 B3 B4 B4", "5", market="O4 O3 O2 O1", phase="buy", solo_duplicates_only_buy=False)
    assert offered(state) == ["buy:O1", "buy:O2", "buy:O3", "buy:O4", "skip"]
    paying = after(state, "buy:O4")
    assert offered(paying) == ["pay:coin", "pay:B3", "pay:B4"]
    assert owned(after(paying, "pay:B3 pay:B4 pay:B4 pay:coin")) == ["0 O4", "5"]


@pytest.mark.parametrize("phase", ["buy", "final"])
def test_t23g_only_duplicates_pay_for_a_purchase(phase):
    """T23g: without any option, and in the final round, too."""
    state = yours("1 B3 B4 B4", "5", market="O4 O3 O2 O1", phase=phase)
    assert state == yours("1 B3 B4 B4", "5", market="O4 O3 O2 O1", phase=phase, solo_duplicates_only_buy=True)
    assert offered(state) == ["buy:O1", "buy:O2", "skip"]
    paying = after(state, "buy:O2")
    assert offered(paying) == ["pay:coin", "pay:B4"]
    paying = after(paying, "pay:B4")
    assert offered(paying) == ["pay:coin"]  # one B4 stays
    assert owned(after(paying, "pay:coin")) == ["0 B3 B4 O2", "5"]


def test_t23g_the_option_leaves_auctions_as_they_are():
    for strict in (False, True):
        state = yours("4 B3 B4 B4", "5", phase="auction", auction=("*5", 0, None), solo_duplicates_only_buy=strict)
        assert offered(state) == ["bid:5", "pass"]


@pytest.mark.parametrize(
    ("active", "row", "last", "actions"),
    [
        (YOU, "B3", "B1", "draw take:numbers skip"),
        (YOU, "$1", "$1", "draw take:coins"),
        (YOU, "$5 $5", "$1", "draw"),
        (TEN, "B3", "B1", "draw take:numbers"),
        (TEN, "", "B1", "draw take:numbers"),  # T23j
        (TEN, "$4", "$1", "draw"),  # TEN's bust
        (TEN, "B3", "*5", "draw pass bid:5 pay:coin pay:coin pay:coin pay:coin pay:coin take:numbers"),
    ],
)
def test_t23g_the_final_round_is_yours_alone(active, row, last, actions):
    state = (yours if active == YOU else tens)("5", "5", row=row, draw=last, market="O1 O2")
    state = after(state, actions)
    assert whose(state) == (Phase.FINAL, active, YOU)
    assert offered(state) == ["buy:O1", "buy:O2", "skip"]
    for buying in ("skip", "buy:O1 pay:coin"):
        over = after(state, buying)
        assert (over.turn, over.actions()) == (None, ())
        assert over.ending.winners is not None


@pytest.mark.parametrize(
    ("you", "ten", "won", "scores"),
    [
        ("0 B1 B2", "10+9 B1", True, (2, 1)),
        ("10+9 B1", "0 B1", False, (1, 1)),  # a tie is not a win, however rich
        ("10 B1", "0 B1 B2", False, (1, 2)),
        ("5", "5", False, (0, 0)),
        ("5 *#", "5", True, (1, 0)),
    ],
)
@pytest.mark.parametrize("limit", LIMITS)
def test_t23h_t23i_you_win_with_more_points_than_ten(you, ten, won, scores, limit):
    """T23h; T23i: the rank is that of the limit you beat."""
    ranks = {
        4: "a beginning",
        5: "catching on",
        6: "impressive",
        7: "luck and strategy",
        8: "on the podium",
        9: "astonishing",
        10: "unequalled",
    }
    state = yours(you, ten, draw="", phase="final", limit=limit)
    assert after(state, "skip").ending == Ending(
        Reason.TEN_BEATEN if won else Reason.TEN_NOT_BEATEN,
        "T23h",
        won=won,
        winners=(YOU,) if won else (),
        scores=scores,
        rank=ranks[limit] if won else None,
    )


# Refusals

TEN_DRAWING = tens("5", "5", row="B3")
TEN_TAKING = tens("5", "5", row="B9 $2")
TEN_BIDDING = yours("5", "7", turn=TEN, phase="auction", auction=("*5", 0, None))
TEN_PASSING = yours("5", "4", turn=TEN, phase="auction", auction=("*5", 0, None))
TEN_PAYING = yours("5", "1+1 B3 B3", turn=TEN, phase="pay", owed=(5, 0, "*5", "auction"))
YOU_BIDDING = yours("7 B3", "5", phase="auction", auction=("*5", 0, None))
YOU_PAYING = yours("7 B3 B4 B4", "5", phase="pay", owed=(5, 0, "*5", "auction"))
REFUSED = [
    (TEN_DRAWING, "take:numbers", "TEN draws until it reaches its limit: it can only draw now. (T23b)"),
    (TEN_DRAWING, "skip", "TEN draws until it reaches its limit: it can only draw now. (T23b)"),
    (TEN_TAKING, "take:coins", "TEN always takes the numbers: it can only take:numbers now. (T23c)"),
    (TEN_TAKING, "draw", "TEN always takes the numbers: it can only take:numbers now. (T23c)"),
    (TEN_BIDDING, "pass", "TEN bids by its rule: it can only bid:5 now. (T23e)"),
    (TEN_BIDDING, "bid:6", "TEN bids by its rule: it can only bid:5 now. (T23e)"),
    (TEN_PASSING, "bid:5", "TEN bids by its rule: it can only pass now. (T23e)"),
    (TEN_PASSING, "draw", "TEN bids by its rule: it can only pass now. (T23e)"),
    (TEN_PAYING, "pay:bust", "TEN pays coins, tokens, then duplicates: it can only pay:coin now. (T23f)"),
    (TEN_PAYING, "pass", "TEN pays coins, tokens, then duplicates: it can only pay:coin now. (T23f)"),
    (
        after(TEN_PAYING, "pay:coin"),
        "pay:B3",
        "TEN pays coins, tokens, then duplicates: it can only pay:bust now. (T23f)",
    ),
    (YOU_BIDDING, "bid:4", "Alone, the lowest bid is 5: bid that or more, or pass. (T23e)"),
    (YOU_BIDDING, "bid:0", "Alone, the lowest bid is 5: bid that or more, or pass. (T23e)"),
    (
        YOU_BIDDING,
        "bid:8",
        "You can pay 7 at most, since only duplicates count beside coins and tokens: bid no more, or pass. (T23e)",
    ),
    (
        yours("9", "7", phase="auction", auction=("*5", 7, TEN)),
        "bid:7",
        "A bid must be at least 8: bid that or more, or pass. (T15)",
    ),
    (
        yours("9", "7", phase="auction", auction=("*5", 7, TEN)),
        "bid:4",
        "A bid must be at least 8: bid that or more, or pass. (T15)",
    ),
    (YOU_BIDDING, "skip", "*5 is up for auction: bid, or pass. (T15)"),
    (
        YOU_PAYING,
        "pay:B3",
        "Alone, only duplicates pay in an auction, and you own one B3: pay with something else. (T23e)",
    ),
    (YOU_PAYING, "pay:O9", "You do not own O9: pay with what lies before you. (T13)"),
    (
        yours("5 B3", "5", phase="pay", owed=(4, 0, "P4", "buy"), solo_duplicates_only_buy=True),
        "pay:B3",
        "Here only duplicates pay, and you own one B3: pay with something else. (T23g)",
    ),
    (
        yours("5 B3", "5", phase="pay", owed=(4, 0, "P4", "final"), solo_duplicates_only_buy=True),
        "pay:B3",
        "Here only duplicates pay, and you own one B3: pay with something else. (T23g)",
    ),
    (
        yours("5 B3", "5", phase="pay", owed=(4, 0, "*5", "auction"), solo_duplicates_only_buy=True),
        "pay:B3",
        "Alone, only duplicates pay in an auction, and you own one B3: pay with something else. (T23e)",
    ),
    (
        yours("1 B3", "5", market="O2", phase="buy", solo_duplicates_only_buy=True),
        "buy:O2",
        "O2 costs 2, and you can pay 1: buy a cheaper card, or skip. (T13)",
    ),
    (
        GAME.position(laid_out("5", "5", draw="", phase="final", turn=None)),
        "draw",
        "The game is over: everybody has had the final buying. Deal again to play on. (T19)",
    ),
]


@pytest.mark.parametrize(("state", "text", "sentence"), REFUSED)
def test_every_refusal_says_what_would_be_allowed(state, text, sentence):
    assert str(state.refusal(GAME.action(text))) == sentence
    assert text not in offered(state)
    with pytest.raises(Refused) as refused:
        state.play(GAME.action(text))
    assert str(refused.value) == sentence


def test_every_reason_of_the_solo_game_is_in_the_table():
    said = {state.refusal(GAME.action(text)).key for state, text, _ in REFUSED}
    solo = {
        thing.key for thing in vars(ten_table).values() if isinstance(thing, Because) and thing.rule.startswith("T23")
    }
    assert len(solo) == 8
    assert said >= solo


@pytest.mark.parametrize("state", [TEN_DRAWING, TEN_TAKING, TEN_BIDDING, TEN_PASSING, TEN_PAYING])
def test_ten_is_a_seat_with_exactly_one_legal_action(state):
    (only,) = state.actions()
    assert state.refusal(only) is None
    for text in ("draw", "take:numbers", "take:coins", "take:token", "go:buy", "bid:5", "bid:6", "pass", "skip"):
        assert (state.refusal(GAME.action(text)) is None) is (text == str(only))
    for text in ("buy:B1", "pay:coin", "pay:bust", "pay:B3"):
        assert (state.refusal(GAME.action(text)) is None) is (text == str(only))


# Positions


@pytest.mark.parametrize(
    "data",
    [
        laid_out("5+1 B3 G#", "0 *5", row="B3 $2", market="B1 B1", limit=10),
        laid_out("5", "5", active=TEN, turn=TEN, deck="full", fiasco=True, solo_duplicates_only_buy=False),
        laid_out("5", "5", active=TEN, turn=YOU, phase="auction", auction=("*5", 0, None)),
        laid_out("5", "9", active=TEN, turn=TEN, phase="auction", auction=("*5", 5, YOU), row="B1"),
        laid_out("5", "9", turn=TEN, phase="pay", owed=(9, 0, "*5", "auction")),
        laid_out("5", "9", active=TEN, turn=YOU, phase="pay", owed=(5, 0, "*5", "auction")),
        laid_out("5", "5", phase="buy"),
        laid_out("5", "5", phase="choose", fiasco=True),
        laid_out("5", "5", phase="pay", owed=(4, 3, "P4", "buy")),
        laid_out("5", "5", active=TEN, phase="pay", owed=(4, 3, "P4", "final"), draw=""),
        laid_out("5", "5", active=TEN, phase="final", draw=""),
        laid_out("5", "5", active=TEN, turn=None, phase="final", draw=""),
    ],
)
def test_a_position_is_plain_data_and_reads_back(data):
    state = GAME.position(data)
    assert json.loads(json.dumps(state.position())) == data
    assert GAME.position(state.position()) == state
    assert bool(state.actions()) is (data["turn"] is not None)


@pytest.mark.parametrize(
    ("data", "says"),
    [
        ({**laid_out("5", "5"), "seats": [holding("5")]}, "seats must be you and TEN, not 1."),
        ({**laid_out("5", "5"), "seats": [holding("5")] * 3}, "seats must be you and TEN, not 3."),
        (laid_out("5", "5", turn=TEN), "turn must be the active seat 0 in the phase draw, not 1."),
        (
            laid_out("5", "5", active=TEN, turn=TEN, phase="buy"),
            "TEN neither buys nor chooses (T23c, T23g), so turn cannot be 1 in buy.",
        ),
        (
            laid_out("5", "5", active=TEN, turn=TEN, phase="choose", fiasco=True),
            "TEN neither buys nor chooses (T23c, T23g), so turn cannot be 1 in choose.",
        ),
        (
            laid_out("5", "5", active=TEN, turn=TEN, phase="final", draw=""),
            "TEN neither buys nor chooses (T23c, T23g), so turn cannot be 1 in final.",
        ),
        (
            laid_out("5", "5", active=TEN, turn=TEN, phase="pay", owed=(2, 0, "P2", "buy")),
            "TEN neither buys nor chooses (T23c, T23g), so turn cannot be 1 in pay.",
        ),
        (
            laid_out("5", "5", active=TEN, turn=TEN, phase="pay", owed=(2, 0, "P2", "final"), draw=""),
            "TEN neither buys nor chooses (T23c, T23g), so turn cannot be 1 in pay.",
        ),
        # T23e: single cards are no means
        (
            laid_out("5", "5 B1 B2", phase="auction", auction=("*5", 6, TEN)),
            "bid of auction is 6, but seat 1 owns 5 (T15).",
        ),
        (
            laid_out("5 B1", "0", active=TEN, turn=TEN, phase="auction", auction=("*5", 6, YOU)),
            "bid of auction is 6, but seat 0 owns 5 (T15).",
        ),
        (laid_out("5 B1 B2", "5", phase="pay", owed=(6, 0, "*5", "auction")), "Seat 0 owes 6 and owns 5 (T13)."),
        (
            laid_out("5", "5 B1 B2", turn=TEN, phase="pay", owed=(6, 0, "*5", "auction")),
            "Seat 1 owes 6 and owns 5 (T13).",
        ),
        (
            laid_out("5 B1 B2", "5", phase="pay", owed=(6, 0, "P6", "buy"), solo_duplicates_only_buy=True),
            "Seat 0 owes 6 and owns 5 (T13).",
        ),
    ],
)
def test_a_hostile_position_is_refused_with_its_place(data, says):
    with pytest.raises(PositionError) as wrong:
        GAME.position(data)
    assert str(wrong.value) == says


def test_a_buyer_with_single_cards_owns_enough_by_the_looser_reading():
    state = yours("5 B1 B2", "5", phase="pay", owed=(7, 0, "P7", "buy"), solo_duplicates_only_buy=False)
    assert offered(state) == ["pay:coin", "pay:B1", "pay:B2"]


def test_the_richest_two_can_still_bid():
    rich = f"10+129 {' '.join(['B1'] * 129)}"
    means = 10 + 3 * 129 + 128
    state = yours(rich, rich, turn=TEN, phase="auction", auction=("*5", 0, None))
    assert offered(state) == [f"bid:{means}"]
    state = tens(rich, rich, phase="auction", auction=("*5", means - 1, YOU))
    assert offered(state) == [f"bid:{means}"]


# What leaves the table


def test_ten_sees_what_you_see_and_acts_when_it_is_on_turn():
    for seat in (YOU, TEN, None):
        view = TEN_BIDDING.view(seat)
        assert lying(view.still_to_come) == "B1 B1"
        assert view.actions() == (TEN_BIDDING.actions() if seat == TEN else ())
        assert view.turn == TEN
    for wrong in (2, -1):
        with pytest.raises(SeatError) as refused:
            TEN_BIDDING.view(wrong)
        assert str(refused.value) == f"A viewer is a seat from 0 to 1, or None for a spectator, not {wrong}."


def test_what_ten_does_is_heard():
    """Its bust, its numbers, its bids: an old view plus the news equals the fresh view."""
    for state in (
        tens("5", "5", row="$4 B3", draw="$1 B2"),  # the bust
        *(TEN_DRAWING, TEN_TAKING, TEN_BIDDING, TEN_PASSING, TEN_PAYING),
    ):
        (only,) = state.actions()
        for seat in (YOU, TEN, None):
            (event,) = state.news(only, seat)
            assert (event.seat, event.action) == (TEN, only)
            assert event.turned == (state.draw[0] if str(only) == "draw" else None)
            assert state.view(seat).hear(event) == state.play(only).view(seat)


def test_t23_a_whole_game_told():
    """T23: nine cards, you and TEN in turns, to the end."""
    state = yours("5", "5", draw="B3 $2 *5 G4 B4 $3 $2 O9 B4", limit=4)
    state = after(state, "draw draw take:coins")  # B3 to the market, 7 coins
    assert (owned(state), lying(state.table.market)) == (["7", "5"], "B3")
    state = after(state, "draw bid:7 pass", *["pay:coin"] * 7)  # TEN's turn: a wild; it holds 5 and passes
    assert (owned(state), whose(state)) == (["0 *5", "5"], (Phase.DRAW, TEN, TEN))
    state = after(state, "draw take:numbers")
    assert (owned(state), whose(state)) == (["0 *5", "5 G4"], (Phase.DRAW, YOU, YOU))
    state = after(state, "draw draw take:numbers skip")  # B4; C = 3 for TEN
    assert owned(state) == ["0 B4 *5", "8 G4"]
    state = after(state, "draw draw take:numbers")  # $2 O9: 7 is enough; 2 for you
    assert owned(state) == ["2 B4 *5", "8 G4 O9"]
    state = after(state, "draw take:numbers")  # the last card, a second B4: it can pay (T23g)
    assert offered(state) == ["buy:B3", "skip"]
    state = after(state, "buy:B3 pay:coin pay:coin pay:B4")
    assert whose(state) == (Phase.FINAL, YOU, YOU)
    state = after(state, "skip")
    assert state.ending.scores == (3, 2)  # B3 B4 *5 against G4 and O9
    assert (state.ending.won, state.ending.rank) == (True, "a beginning")
    assert NAMED["*5"] in state.table.seats[YOU].cards
