"""What can be worked out from what lies in sight: it agrees with the score and with what the rules do."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tenback.core import Chance
from tenback.games.ten import GAME, Card, Holding, Phase, score
from tenback.games.ten.cards import CARDS, COLOURS, NAMED
from tenback.games.ten.decks import FULL
from tenback.games.ten.insight import (
    bidding_order,
    bids,
    bust_from,
    can_bid,
    can_pay,
    cheapest,
    coins_with,
    counted,
    locked,
    next_turn,
    out_of_sight,
    payments,
    points,
    points_after_bids,
    points_with,
    purchases,
    runs,
    sorted_out,
    to_buy,
)
from tenback.games.ten.table import Owed

VECTORS = json.loads((Path(__file__).parents[2] / "vectors" / "ten-scores.json").read_text(encoding="utf-8"))


@pytest.fixture(autouse=True)
def _nothing_is_remembered():
    """Else a mutant would be asked what the right one has answered before."""
    points.cache_clear()
    runs.cache_clear()


def cards(text: str) -> tuple[Card, ...]:
    return tuple(sorted(NAMED[each] for each in text.split()))


def told(text: str) -> str:
    """The runs as one would say them: B1-4(3) is a run from 1 to 4 with a wild for 3."""
    return " ".join(
        f"{colour}{run.low}-{run.high}" + (f"({','.join(map(str, run.wilds))})" if run.wilds else "")
        for colour, run in zip(COLOURS, runs(cards(text)), strict=True)
        if run
    )


@pytest.mark.parametrize(
    ("owned", "right"),
    [
        ("", ""),
        ("B1 B5", "B1-1"),  # one run a colour counts
        ("B5 B6 B1", "B5-6"),
        ("B1 B2 B4 B5 *3", "B1-5(3)"),
        ("B1 B2 B4 B5 G#", "B1-2 G1-1(1)"),
        ("O3 O6 O# O#", "O3-6(4,5)"),
        ("B4 B5 *5", "B4-5 G5-5(5)"),  # it would add nothing in blue
        ("B1 B2 B3 B4 B5 B6 B7 B8 B9 G5 O5 P5 *5", "B1-9 G5-5 O5-5 P5-5"),  # it helps nowhere
    ],
)
def test_runs_as_they_count(owned, right):
    assert told(owned) == right


def worth(found):
    return sum(run.points for run in found if run)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda each: each["about"])
def test_runs_are_worth_the_rulebooks_score(vector):
    assert worth(runs(cards(" ".join(vector["cards"])))) == vector["score"]


@pytest.mark.parametrize("seed", range(150))
def test_runs_are_worth_the_score_and_made_of_what_is_owned(seed):
    chance = Random(seed)
    owned = tuple(sorted(card for card in chance.sample(FULL.cards(5), chance.randint(0, 30)) if not card.is_coin))
    found = runs(owned)
    assert worth(found) == score(owned).points == points(owned)
    stood_for = [f"{colour}{number}" for colour, run in zip(COLOURS, found, strict=True) if run for number in run.wilds]
    assert len(stood_for) <= sum(card.is_wild for card in owned)
    for colour, run in zip(COLOURS, found, strict=True):
        if run:
            plain = {NAMED[f"{colour}{n}"] for n in range(run.low, run.high + 1) if n not in run.wilds}
            assert plain <= set(owned)


def test_points_with_more_cards_leave_coin_cards_out():
    own = Holding(5, 0, cards("B1 B2"))
    assert points_with(own) == 2
    assert points_with(own, *cards("B3 $5 G7")) == 4
    assert points_with(own, NAMED["*#"]) == 3


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("options", [{"seats": 3}, {"seats": 2, "fiasco": True}, {"seats": 1, "limit": 4}])
def test_what_would_bust_is_what_busts(options, seed):
    """Through whole games: the card that was turned up busts the row if, and only if, that had been foreseen."""
    settings = dict(options)
    state = GAME.deal(settings.pop("seats"), Chance(f"insight {seed}"), **settings)
    chance, busts = Random(seed), 0
    while state.turn is not None:
        unseen = out_of_sight(state.table)
        assert sorted({*state.draw} - {*unseen}) == []
        action = chance.choice(state.actions())
        after = state.play(action)
        if str(action) == "draw" and not (card := state.draw[0]).is_wild:
            lowest = bust_from(state.table)
            from_ = lowest.coin if card.is_coin else lowest.number
            bust = not after.table.row
            busts += bust
            assert bust == (from_ is not None and card.number >= from_), (card, state.table)
        state = after
    assert busts


def test_what_is_out_of_sight_is_all_but_what_lies_there():
    state = GAME.position(
        {
            "game": "ten",
            "options": {},
            "draw": ["B9"],
            "row": ["B5", "$3"],
            "market": ["P2"],
            "seats": [{"coins": 5, "busts": 0, "cards": ["O1"]}, {"coins": 5, "busts": 0, "cards": ["*#"]}],
            "active": 0,
            "turn": 1,
            "phase": "auction",
            "auction": {"wild": "*5", "bid": 0, "by": None, "to_bid": [1, 0]},
            "owed": None,
        }
    )
    unseen = list(out_of_sight(state.table))
    assert unseen == sorted(unseen)
    seen = cards("B5 $3 P2 O1 *# *5")
    assert sorted([*unseen, *seen]) == sorted(
        card for card in CARDS for _ in range(state.table.options.deck.copies[card][0])
    )
    assert counted(state.table) == (67, 12, 4)  # at a total of 2 the nines bust, and no coin card


def test_a_coin_card_that_would_bust_is_counted_and_what_is_being_paid_for_is_in_sight():
    state = GAME.position(
        {
            "game": "ten",
            "options": {},
            "draw": ["B9"],
            "row": ["$4", "$4", "B9"],
            "market": [],
            "seats": [{"coins": 9, "busts": 0, "cards": []}, {"coins": 5, "busts": 0, "cards": []}],
            "active": 0,
            "turn": 0,
            "phase": "pay",
            "auction": None,
            "owed": {"price": 2, "paid": 0, "for": "*5", "in": "auction"},
        }
    )
    deck = [card for card in CARDS for _ in range(state.table.options.deck.copies[card][0])]
    unseen = out_of_sight(state.table)
    assert sorted([*unseen, *cards("$4 $4 B9 *5")]) == deck
    busting = [card for card in unseen if card.is_coin and card.number > 2]  # 8 lie there, and 10 is safe
    assert busting
    assert counted(state.table).bust == len(busting)  # nine less eight is one: no number busts
    assert sum(counted(state.table)) == len(unseen)


# Bids and payments (T13-T15, T23e, T23g)


def table_of(
    phase="draw", *, own="", coins=5, busts=0, market="", seats=2, turn=0, active=0, owed=None, auction=None, **options
):
    """A table where the first player owns that."""
    others = {"coins": 5, "busts": 0, "cards": []}
    data = {
        "game": "ten",
        "options": {**options, **({"limit": 4} if seats == 1 else {})},
        "draw": ["B9", "O9"],
        "row": [],
        "market": market.split(),
        "seats": [{"coins": coins, "busts": busts, "cards": own.split()}, *[others] * (max(seats, 2) - 1)],
        "active": active,
        "turn": turn,
        "phase": phase,
        "auction": auction,
        "owed": owed,
    }
    return GAME.position(data).table


def paying(price, *, within=Phase.BUY, **own):
    """The first player owes that, able to pay it or not."""
    card = NAMED["P9"] if within is Phase.BUY else NAMED["*5"]
    return table_of(**own)._replace(phase=Phase.PAY, owed=Owed(price, 0, card, within))


@pytest.mark.parametrize(
    ("own", "owed", "right", "lost"),
    [
        ({"coins": 5}, 4, "coin coin coin coin", 0),
        ({"coins": 5, "busts": 2}, 5, "coin coin coin coin coin", 0),  # coins before tokens
        ({"coins": 1, "busts": 1, "own": "B9"}, 4, "coin bust", 0),  # a token where it is exact
        ({"coins": 2, "busts": 1, "own": "B9 B9"}, 3, "bust", 0),  # exact, and nothing else is given away
        ({"coins": 1, "busts": 1, "own": "B1 B2 B9"}, 2, "coin B9", 0),  # a card outside runs before a loss
        ({"coins": 1, "own": "B1 B2 B9 G4 G4"}, 2, "coin G4", 0),  # a duplicate before a single card
        ({"coins": 1, "own": "B1 B2 B3 B9"}, 2, "coin B9", 0),  # runs last of cards
        ({"coins": 1, "busts": 1, "own": "B1 B2 B3"}, 2, "bust", 1),  # a loss before a run
        ({"coins": 1, "own": "B1 B2 B3"}, 2, "coin B3", 0),
        ({"coins": 0, "busts": 2, "own": "B1 B2 B9"}, 4, "B9 bust", 0),  # cards first: nothing may follow a last token
        ({"coins": 0, "busts": 2}, 4, "bust bust", 2),
        ({"coins": 1, "own": "*5"}, 2, None, 0),  # nobody can come to owe that
    ],
)
def test_the_cheapest_way_to_pay(own, owed, right, lost):
    found: Any = cheapest(paying(owed, **own))
    assert (found and " ".join(str(action).removeprefix("pay:") for action in found.actions)) == right
    assert found is None or found.lost == lost


def test_what_is_paid_does_not_wreck_the_run_that_one_pays_for():
    """V10 of the findings: by the runs before the purchase, P7 and P6 lay outside."""
    table = table_of("buy", own="P3 P4 P6 P7 B1 B5 B6 G1 G4 G5", coins=3, market="P5")
    found: Any = cheapest(table.after(GAME.action("buy:P5"), None))
    assert {str(action) for action in found.actions} == {"pay:coin", "pay:B1", "pay:G1"}
    assert found.points == 9
    assert [(str(card), left) for card, left in purchases(table)] == [("P5", 9)]
    assert purchases(table_of("draw", own="P3", market="P5")) == ()


@pytest.mark.parametrize(
    ("own", "coins", "expected"),
    [
        ("B1 B2", 3, (3, 3, 3, 2, 1)),  # the wild counts one more; from the fourth on, cards of the run are paid
        ("B1 B1", 0, (2, 1)),  # a duplicate is no loss, the last card is
        ("", 0, ()),
    ],
)
def test_what_a_wild_is_worth_once_it_is_paid(own, coins, expected):
    auction = {"wild": "B#", "bid": 0, "by": None, "to_bid": [0]}
    assert points_after_bids(table_of("auction", own=own, coins=coins, auction=auction, active=0)) == expected


@pytest.mark.parametrize(
    ("turn", "active", "left"), [(1, 0, (1, 2, 0)), (2, 0, (2, 0)), (0, 0, (0,)), (2, 1, (2, 0, 1))]
)
def test_who_still_buys_in_the_final_round(turn, active, left):
    assert to_buy(table_of("final", seats=3, turn=turn, active=active)) == left
    assert to_buy(table_of("buy", seats=3, turn=active, active=active)) == ()


def test_alone_one_of_each_card_stays_unless_one_agreed_otherwise_about_purchases():
    held = {"coins": 1, "own": "G4 G4 G4", "seats": 1}
    three: Any = cheapest(paying(3, within=Phase.AUCTION, **held))
    assert [str(each) for each in three.actions] == ["pay:coin", "pay:G4", "pay:G4"]
    for loose in (False, True):
        auction = paying(4, within=Phase.AUCTION, solo_duplicates_only_buy=not loose, **held)
        assert cheapest(auction) is None
    assert cheapest(paying(4, **held)) is None
    four: Any = cheapest(paying(4, solo_duplicates_only_buy=False, **held))
    assert len(four.actions) == 4


def test_nothing_is_suggested_where_nothing_is_owed():
    assert cheapest(table_of()) is None
    assert payments(table_of()) == ()


def test_a_suggestion_is_a_payment():
    """Every suggestion can be paid item by item, reaches the price with its last, and loses what it says."""
    rng = Random("suggested")
    for _ in range(300):
        own = " ".join(f"{rng.choice(COLOURS)}{rng.randrange(1, 10)}" for _ in range(rng.randrange(8)))
        table = paying(rng.randrange(1, 10), own=own, coins=rng.randrange(5), busts=rng.randrange(3))
        found = cheapest(table)
        assert (found is None) == (table.means() < table.owed.price)
        if found is None:
            continue
        for place, action in enumerate(found.actions):
            (item,) = (each for each in payments(table) if each.action == action)
            last = place == len(found.actions) - 1
            assert item.last is last
            assert item.lost == (found.lost if last else 0)
            assert table.refusal(action) is None
            table = table.after(action, None)
        assert table.owed is None


def test_what_each_item_pays():
    table = paying(2, own="B3", coins=1, busts=1)
    assert [(str(each.action), each.worth, each.lost, each.last) for each in payments(table)] == [
        ("pay:coin", 1, 0, False),
        ("pay:bust", 3, 1, True),
        ("pay:B3", 1, 0, False),
    ]


AUCTION = {"wild": "*5", "bid": 2, "by": 1, "to_bid": [0]}


def test_bids_are_those_that_may_be_made():
    table = table_of("auction", coins=5, busts=1, own="B3 *4", auction=AUCTION)
    assert bids(table) == (3, 9)
    assert [str(each) for each in table.actions()] == [*(f"bid:{price}" for price in range(3, 10)), "pass"]
    assert bids(table_of("auction", coins=2, auction=AUCTION)) is None  # one can only pass
    assert bids(table_of()) is None


@pytest.mark.parametrize(
    ("how", "bid", "pay"),
    [
        ({}, 5 + 3 + 4, 5 + 3 + 4),
        ({"seats": 1}, 5 + 3 + 2, 5 + 3 + 2),  # T23e, T23g: of three G4, two are duplicates
        ({"seats": 1, "solo_duplicates_only_buy": False}, 5 + 3 + 2, 5 + 3 + 4),
    ],
)
def test_what_a_purse_can_pay(how, bid, pay):
    table = table_of(own="B1 G4 G4 G4 *3", busts=1, **how)
    assert (can_bid(table, table.seats[0]), can_pay(table, table.seats[0])) == (bid, pay)


def test_what_one_owns_is_locked_in_the_market():
    table = table_of(own="B1 G4 G4", market="B1 B1 G4 G5")
    assert [str(card) for card in locked(table, table.seats[0])] == ["B1", "G4"]
    assert locked(table, table.seats[1]) == ()


def test_coins_are_taken_up_to_ten():
    assert coins_with(Holding(8, 0, ()), 1) == 9
    assert coins_with(Holding(8, 0, ()), 5) == 10


def test_who_bids_in_which_order_and_whose_turn_comes_next():
    assert bidding_order(table_of(seats=4, active=1, turn=1)) == (2, 3, 0, 1)
    assert next_turn(table_of(seats=4, active=3, turn=3)) == 0
    bidding = {**AUCTION, "by": None, "bid": 0, "to_bid": [0, 1]}
    assert next_turn(table_of("auction", seats=3, active=1, turn=0, auction=bidding)) == 2  # after the active one
    assert next_turn(table_of("final", seats=3, active=1, turn=2)) == 0
    assert next_turn(table_of("final", seats=3, active=1, turn=1)) is None  # the last to buy
    assert next_turn(table_of("final", seats=1)) is None


def test_what_the_deck_would_do_to_the_row_is_counted_as_what_lies_out_of_sight():
    table = table_of()._replace(row=cards("B9"))
    assert sorted_out(table, cards("B1 B2 *3 $5")) == (2, 1, 1)
    assert counted(table) == sorted_out(table, out_of_sight(table))
