"""TEN by its rule page: what the tests share."""

from typing import Any

import pytest

from tenback import games
from tenback.games.ten.actions import Bid

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
