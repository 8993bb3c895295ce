"""TEN by its rule page, with 2 to 5 players: tables that a player could check. Ids as in the rule page, T3 to T22.

The decks (T1, T2), the scores (T20) and the game alone (T23) have files of their own."""

from itertools import product

import pytest

from tenback.core import (
    Chance,
    SeatError,
)
from tenback.games.ten import Phase, Reason
from tenback.games.ten.cards import NAMED
from tests.games.ten.kit import EVERY_SEAT, GAME, NUMBERS, WILDS, after, at_table, lying, offered, owned, whose


def row_of(numbers, coins):
    """A row with this N and this C."""
    parts = [*["B9"] * (numbers // 9), *([f"G{numbers % 9}"] if numbers % 9 else [])]
    parts += [*["$5"] * (coins // 5), *([f"${coins % 5}"] if coins % 5 else [])]
    return " ".join(parts)


# Set-up


def test_one_to_five_players():
    assert (GAME.slug, GAME.title, list(GAME.seats), GAME.rules) == ("ten", "TEN", [1, 2, 3, 4, 5], 2)
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
