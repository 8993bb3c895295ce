"""TEN's novice: when it stops, what it bids, buys and pays with."""

import pytest

from tests.bots.players import chosen
from tests.bots.positions import SOLO, auction, owing, ten


@pytest.mark.parametrize(
    ("state", "turn"),
    [
        # stop at seven, or at seven coins
        (ten(row="B4 G3", draw="B1 G2 O3"), "take:numbers"),
        (ten(row="B4 G2", draw="B1 G2 O3"), "draw"),
        (ten(row="B4 G3 $1", draw="B1"), "draw"),
        (ten(row="$5 $2", draw="$5"), "take:coins"),
        (ten(row="$5 $1", draw="$5"), "draw"),
        (ten(row="B9 $5 $2", draw="$5"), "take:numbers"),
        (ten(row="", draw="B9"), "draw"),
        (ten(row="", draw=""), "take:numbers"),
        # the lowest bid, up to four, if coins and tokens pay it
        (ten((10, 0, ""), **auction("B#", bid=3, by=1, to_bid=(0,))), "bid:4"),
        (ten((10, 0, "B1 B3"), **auction("B#", bid=4, by=1, to_bid=(0,))), "pass"),
        (ten((1, 1, ""), **auction("B#", bid=3, by=1, to_bid=(0,))), "bid:4"),
        (ten((3, 0, "B9"), **auction("B#", bid=3, by=1, to_bid=(0,))), "pass"),
        (ten((10, 0, ""), **auction("B#")), "bid:1"),
        # alone, where the lowest bid is 5
        (ten((10, 0, ""), (9, 0, ""), **SOLO, **auction("B#")), "bid:5"),
        (ten((4, 0, "B9"), (9, 0, ""), **SOLO, **auction("B#")), "pass"),
        # pay with coins first, then with tokens, then with what is missed least
        (ten((5, 1, "B1"), **owing(3, "B4", "buy")), "pay:coin pay:coin pay:coin"),
        (ten((1, 1, "B1 B1 B2"), **owing(2, "B4", "buy")), "pay:coin pay:bust"),
        (ten((0, 0, "B1 B2 B3 G7 G7"), **owing(1, "B4", "buy")), "pay:G7"),
        (ten((0, 0, "B1 B1 B2"), **owing(1, "B4", "buy")), "pay:B1"),
        # buy the cheapest that counts
        (ten((5, 0, "B2 B3"), market="B4 B1 G5", phase="buy"), "buy:B1"),
        (ten((5, 0, "B2 B3"), market="B5", phase="buy"), "skip"),
        (ten((2, 0, "B2 B3"), market="B4", phase="buy"), "skip"),
        (ten((5, 0, "B2 B3"), market="G5 G6", draw="", phase="final"), "buy:G5"),
        # after a bust, the token
        (ten((5, 0, "B2 B4"), market="B3", phase="choose", options={"fiasco": True}), "take:token"),
    ],
)
def test_ten(state, turn):
    assert chosen(state) == turn
