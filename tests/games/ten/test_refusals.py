"""TEN by its rule page, with 2 to 5 players: tables that a player could check. Ids as in the rule page, T3 to T22.

The decks (T1, T2), the scores (T20) and the game alone (T23) have files of their own."""

from typing import Any

import pytest

from tenback.core import (
    Because,
    NotAnAction,
    Refused,
)
from tenback.games import the_game
from tenback.games.ten import table as ten_table
from tests.games.ten.kit import GAME, at_table, laid_out, offered

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
}  # test_solo.py


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
