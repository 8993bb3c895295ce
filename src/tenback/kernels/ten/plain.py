"""The plain player of TEN, to measure by: stop at seven, bid up to four, buy the cheapest useful card."""

from tenback.games.ten.table import TEN
from tenback.kernels.compiled import compiled
from tenback.kernels.ten.layout import (
    AUCTION,
    BID_AT,
    BUSTS,
    BUY_AT,
    CARDS_AT,
    CHOOSE,
    COINS,
    DRAW,
    LEFT,
    LIMIT,
    MARKET,
    NOBODY,
    NUMBER_KINDS,
    PAY,
    PHASE,
    ROW_COINS,
    ROW_HELD,
    ROW_NUMBERS,
    SEAT,
    TURN,
    WIDTH,
    State,
)
from tenback.kernels.ten.paying import payment
from tenback.kernels.ten.rules import (
    DO_DRAW,
    DO_PASS,
    DO_PAY_BUST,
    DO_PAY_COIN,
    DO_SKIP,
    DO_TAKE_COINS,
    DO_TAKE_NUMBERS,
    DO_TAKE_TOKEN,
    NUMBER,
    least_bid,
    tens_action,
)
from tenback.kernels.ten.scores import currency, points, score
from tenback.kernels.ten.worth import (
    Mind,
)

__all__ = ["plain"]

STOP, HIGHEST_BID = 7, 4


@compiled
def plain(state: State, mind: Mind) -> int:
    """Stop at seven, bid up to four, buy the cheapest card that scores; it pays coins first, cards last."""
    if state[LIMIT] > 0 and state[TURN] == TEN:
        return tens_action(state)
    phase, me = state[PHASE], state[TURN]
    at = SEAT + me * WIDTH
    if phase == DRAW:
        return stop_at_seven(state)
    if phase == AUCTION:
        least = least_bid(state)
        return BID_AT + least if least <= min(HIGHEST_BID, currency(state, me)) else DO_PASS
    if phase == CHOOSE:
        return DO_TAKE_TOKEN
    if phase == PAY:
        if state[at + COINS] > 0:
            return DO_PAY_COIN
        return DO_PAY_BUST if state[at + BUSTS] > 0 else payment(state, mind)
    return cheapest_useful(state, mind)


@compiled
def cheapest_useful(state: State, mind: Mind) -> int:
    """The cheapest card of the market that scores and that coins and tokens can pay."""
    me, cheapest = state[TURN], NOBODY
    before, at = points(score(state, me, mind.room)), SEAT + me * WIDTH + CARDS_AT
    for card in range(NUMBER_KINDS):
        if state[MARKET + card] > 0 and state[at + card] == 0 and NUMBER[card] <= currency(state, me):
            state[at + card] += 1
            useful = points(score(state, me, mind.room)) > before
            state[at + card] -= 1
            if useful and (cheapest == NOBODY or NUMBER[card] < NUMBER[cheapest]):
                cheapest = card
    return DO_SKIP if cheapest == NOBODY else BUY_AT + cheapest


@compiled
def stop_at_seven(state: State) -> int:
    numbers, coins = state[ROW_NUMBERS], state[ROW_COINS]
    full = max(numbers - coins, coins) >= STOP
    if state[LEFT] > 0 and (state[ROW_HELD] == 0 or not full):
        return DO_DRAW
    return DO_TAKE_COINS if numbers == 0 and coins > 0 else DO_TAKE_NUMBERS
