"""Paying with what is missed least, and buying what gains most by that (T12, T13, T19)."""

from tenback.games.ten.cards import FIRST_WILD
from tenback.games.ten.table import BUST
from tenback.kernels.compiled import compiled
from tenback.kernels.ten.layout import (
    BUSTS,
    BUY_AT,
    CARDS_AT,
    COINS,
    COLOUR_COUNT,
    DIFFERENT,
    FOR,
    HELD,
    KINDS,
    MARKET,
    NOBODY,
    NUMBER_COUNT,
    NUMBER_KINDS,
    PAID,
    PAY_AT,
    PRICE,
    ROW,
    SEAT,
    TO_COME,
    TURN,
    WIDTH,
    State,
)
from tenback.kernels.ten.rules import (
    DO_PAY_BUST,
    DO_PAY_COIN,
    DO_SKIP,
    NUMBER,
    duplicates_only,
    means,
)
from tenback.kernels.ten.scores import currency, points, score
from tenback.kernels.ten.worth import (
    DUPLICATE,
    FILLER,
    GAIN,
    GAINS,
    KEPT,
    LOSSES,
    OUTLOOK,
    OWNED,
    POWERS,
    THRIFT,
    TOKEN,
    WITHOUT,
    Mind,
    Weights,
    gain_of,
    in_final_round,
    purse,
    slope,
    stage,
    survey,
    wealth,
)

__all__ = [
    "NEVER",
    "best_purchase",
    "final_worth",
    "look_over",
    "next_item",
    "payment",
    "purchase",
    "purchase_gain",
    "spend",
]

NEVER, A_LITTLE, OWNED_TWICE = 1e9, 1e-6, -1.0
A_CARD = 0.01  # what a number card is missed that no run misses: it could have paid later
A_TIE_COIN = 0.001

# Paying (T13)


@compiled
def next_item(state: State, seat: int, owed: int, worth: float, mind: Mind) -> int:
    """What is missed least by what it pays; the holding must have been looked over. `weights[GAIN]` says how much."""
    weights, at = mind.weights, SEAT + seat * WIDTH
    rich = wealth(state, seat, weights)
    poor = purse(rich, worth, weights)
    best, least = NOBODY, NEVER
    if state[at + COINS] > 0:
        best, least = DO_PAY_COIN, poor - purse(rich - 1, worth, weights)
        mind.weights[GAIN] = least
    if state[at + BUSTS] > 0:
        loss = poor - purse(rich - weights[TOKEN], worth, weights)
        if loss / min(BUST, owed) < least:
            best, least = DO_PAY_BUST, loss / min(BUST, owed)
            mind.weights[GAIN] = loss
    if state[at + HELD] > 0:
        doubled = poor - purse(rich - weights[DUPLICATE], worth, weights)
        for card in range(NUMBER_KINDS):
            loss = weights[LOSSES + card]
            if loss < least and (loss >= 0 or doubled < least):
                best, least = PAY_AT + card, loss if loss >= 0 else doubled
                weights[GAIN] = least
    return best


@compiled
def count_losses(state: State, seat: int, colour: int, mind: Mind) -> None:
    """What each number card of a colour is missed by the holding surveyed last; one owned twice is marked."""
    at, when, stay = SEAT + seat * WIDTH + CARDS_AT, stage(state), duplicates_only(state)
    outlook, filled = mind.room[OUTLOOK + colour], mind.room[FILLER + colour]
    for number in range(NUMBER_COUNT):
        card = colour * NUMBER_COUNT + number
        loss = NEVER
        if state[at + card] > 1:
            loss = OWNED_TWICE
        elif state[at + card] == 1 and not stay:
            lost = outlook - OWNED * POWERS[number]
            if state[TO_COME + card] + state[MARKET + card] + state[ROW + card] > 0:
                lost += POWERS[number]
            loss = max(0.0, float(mind.hopes[when, filled, outlook] - mind.hopes[when, filled, lost])) + A_CARD
        mind.weights[LOSSES + card] = loss


@compiled
def look_over(state: State, seat: int, mind: Mind) -> float:
    """The hope of a holding, and what each of its cards is missed."""
    hope = survey(state, seat, WITHOUT, mind)
    for colour in range(COLOUR_COUNT):
        count_losses(state, seat, colour, mind)
    return hope


@compiled
def spend(state: State, seat: int, item: int, mind: Mind) -> int:
    """The item leaves the holding and the outlook; what it pays."""
    at = SEAT + seat * WIDTH
    if item == DO_PAY_COIN:
        state[at + COINS] -= 1
        return 1
    if item == DO_PAY_BUST:
        state[at + BUSTS] -= 1
        return BUST
    card = item - PAY_AT
    state[at + CARDS_AT + card] -= 1
    state[at + HELD] -= 1
    if state[at + CARDS_AT + card] == 0:
        state[at + DIFFERENT] -= 1
        number = card % NUMBER_COUNT
        mind.room[OUTLOOK + card // NUMBER_COUNT] -= OWNED * POWERS[number]
        if state[TO_COME + card] + state[MARKET + card] + state[ROW + card] > 0:
            mind.room[OUTLOOK + card // NUMBER_COUNT] += POWERS[number]
    count_losses(state, seat, card // NUMBER_COUNT, mind)
    return 1


@compiled
def payment(state: State, mind: Mind) -> int:
    """The next item, judged as if the card paid for were owned already."""
    seat = state[TURN]
    at = SEAT + seat * WIDTH + CARDS_AT + state[FOR]
    state[at] += 1
    survey(state, seat, WITHOUT, mind)
    state[at] -= 1
    for colour in range(COLOUR_COUNT):
        count_losses(state, seat, colour, mind)
    return next_item(state, seat, state[PRICE] - state[PAID], slope(state, mind.weights), mind)


# Buying (T12, T19, T22)


@compiled
def final_worth(state: State, seat: int, mind: Mind) -> float:
    """What a holding is worth in the final round: its points, and its currency for a tie."""
    return points(score(state, seat, mind.room)) + A_TIE_COIN * currency(state, seat)


@compiled
def purchase_gain(state: State, seat: int, card: int, before: float, mind: Mind) -> float:
    """What a holding gains by a purchase, the price paid; `before` is its hope, in the final round its worth."""
    at = SEAT + seat * WIDTH
    mind.room[KEPT:] = state[at : at + WIDTH]
    state[at + CARDS_AT + card] += 1
    gain = survey(state, seat, WITHOUT, mind) - before
    state[at + CARDS_AT + card] -= 1
    for colour in range(COLOUR_COUNT):
        count_losses(state, seat, colour, mind)
    owed, worth = NUMBER[card], slope(state, mind.weights)
    while owed > 0:
        item = next_item(state, seat, owed, worth, mind)
        gain -= mind.weights[GAIN]
        owed -= spend(state, seat, item, mind)
    if in_final_round(state):
        state[at + CARDS_AT + card] += 1
        gain = final_worth(state, seat, mind) - before
    state[at : at + WIDTH] = mind.room[KEPT:]
    return gain


@compiled
def most_gaining(weights: Weights) -> int:
    best = 0
    for card in range(1, NUMBER_KINDS):
        if weights[GAINS + card] > weights[GAINS + best]:
            best = card
    return best


@compiled
def best_purchase(state: State, mind: Mind) -> int:
    """The card that gains most, or NOBODY; `weights[GAIN]` says what it gains."""
    seat, best, final = state[TURN], NOBODY, in_final_round(state)
    at, most, when = SEAT + seat * WIDTH, means(state, seat), stage(state)
    gained = A_LITTLE if final else mind.weights[THRIFT]
    before = survey(state, seat, WITHOUT, mind)
    if final:
        before = final_worth(state, seat, mind)
    wilds = False  # in the final round points are counted, where a hope places wilds at a glance
    for wild in range(FIRST_WILD, KINDS):
        wilds = wilds or state[at + CARDS_AT + wild] > 0
    for card in range(NUMBER_KINDS):
        mind.weights[GAINS + card] = -NEVER
        if state[MARKET + card] > 0 and state[at + CARDS_AT + card] == 0 and NUMBER[card] <= most:
            colour, number = card // NUMBER_COUNT, card % NUMBER_COUNT
            quick = gain_of(when, mind.room[FILLER + colour], mind.room[OUTLOOK + colour], number, mind.hopes)
            if final and quick <= gained and wilds:
                state[at + CARDS_AT + card] += 1
                quick = points(score(state, seat, mind.room)) - before + A_TIE_COIN * currency(state, seat)
                state[at + CARDS_AT + card] -= 1
            mind.weights[GAINS + card] = quick
    while True:  # by what each would add as a gift: no purchase gains more
        card = most_gaining(mind.weights)
        if mind.weights[GAINS + card] <= gained:
            break
        mind.weights[GAINS + card] = -NEVER
        gain = purchase_gain(state, seat, card, before, mind)
        if gain > gained:
            best, gained = card, gain
    mind.weights[GAIN] = gained
    return best


@compiled
def purchase(state: State, mind: Mind) -> int:
    card = best_purchase(state, mind)
    return DO_SKIP if card == NOBODY else BUY_AT + card
