"""How `fast` plays TEN: draw while that promises more, bid what a wild adds, pay with what is missed least.

It sees the public part of a state only.
"""

from tenback.games.ten.cards import FIRST_COIN, FIRST_WILD
from tenback.games.ten.table import HIGHEST_SAFE, LOWEST_BID_SOLO, MOST_COINS, TEN
from tenback.kernels.compiled import compiled
from tenback.kernels.ten.layout import (
    ACTIVE,
    AUCTION,
    BID,
    BID_AT,
    BY,
    CARDS_AT,
    CHOOSE,
    COINS,
    DRAW,
    KINDS,
    LEFT,
    LIMIT,
    NOBODY,
    NUMBER_COUNT,
    NUMBER_KINDS,
    PAY,
    PHASE,
    ROW,
    ROW_COINS,
    ROW_HELD,
    ROW_NUMBERS,
    SEAT,
    SEATS,
    TO_BID,
    TO_COME,
    TURN,
    WIDTH,
    WILD,
    State,
)
from tenback.kernels.ten.paying import NEVER, best_purchase, look_over, next_item, payment, purchase, spend
from tenback.kernels.ten.rules import (
    DO_DRAW,
    DO_GO_BUY,
    DO_PASS,
    DO_TAKE_COINS,
    DO_TAKE_NUMBERS,
    DO_TAKE_TOKEN,
    NUMBER,
    WORTH,
    least_bid,
    means,
    tens_action,
)
from tenback.kernels.ten.worth import (
    BOLD,
    DENY,
    DUPLICATE,
    EAGER,
    FEED,
    FILLER,
    GAIN,
    GIVE,
    HAMMER,
    KEPT,
    MARGIN,
    NUMBERS,
    OPTION,
    OUTLOOK,
    OWNED,
    SHADE,
    STAGES,
    TOKEN,
    WILD_LATER,
    WITH,
    WITHOUT,
    Mind,
    Weights,
    digit,
    gain_of,
    purse,
    slope,
    stage,
    survey,
    wealth,
)

__all__ = ["bid_limit", "choose"]


@compiled
def choose(state: State, mind: Mind) -> int:
    """What `fast` does for the seat on turn."""
    if state[LIMIT] > 0 and state[TURN] == TEN:
        return tens_action(state)
    phase = state[PHASE]
    if phase == DRAW:
        return draw_or_take(state, mind)
    if phase == AUCTION:
        return bid(state, mind)
    if phase == PAY:
        return payment(state, mind)
    if phase == CHOOSE:
        card = best_purchase(state, mind)
        token = token_gain(state, state[TURN], slope(state, mind.weights), mind.weights)
        return DO_GO_BUY if card != NOBODY and mind.weights[GAIN] > token else DO_TAKE_TOKEN
    return purchase(state, mind)


# Drawing and rewards (T5-T11)


@compiled
def draw_or_take(state: State, mind: Mind) -> int:
    """Stop, unless one card more promises more on average."""
    weights, me = mind.weights, state[ACTIVE]
    if state[ROW_HELD] == 0:
        return DO_DRAW if state[LEFT] > 0 else DO_TAKE_NUMBERS
    worth, rich, coins = slope(state, weights), wealth(state, me, weights), state[ROW_COINS]
    before = survey(state, me, WITHOUT, mind)
    hope = survey(state, me, WITH, mind) - before
    row, doubles = 0, 0
    for card in range(NUMBER_KINDS):
        if state[ROW + card] > 0:
            row += state[ROW + card]
            doubles += state[ROW + card] - (state[SEAT + me * WIDTH + CARDS_AT + card] == 0)
    richer = rich + weights[DUPLICATE] * doubles
    numbers = hope + purse(richer, worth, weights) - purse(rich, worth, weights) + weights[NUMBERS]
    now = numbers - gift(state, coins, worth, weights)
    taken = income(state, coins, rich, worth, weights) - weights[FEED] * row if coins > 0 else -NEVER
    best = max(now, taken)
    if state[LEFT] > 0:
        doubled = purse(richer + weights[DUPLICATE], worth, weights) - purse(richer, worth, weights)
        promise = (
            promise_of_numbers(state, now, taken, doubled, worth, mind)
            + promise_of_coins(state, numbers, weights[FEED] * row, worth, weights)
            + promise_of_wilds(state, best, weights)
        )
        if promise / state[LEFT] + weights[EAGER] > best:
            return DO_DRAW
    return DO_TAKE_NUMBERS if now >= taken else DO_TAKE_COINS


@compiled
def option(left: int, weights: Weights) -> float:
    """What may still be drawn after the next card, with so much left up to ten."""
    return float(weights[OPTION] * min(left, HIGHEST_SAFE) / HIGHEST_SAFE)


@compiled
def token_gain(state: State, seat: int, worth: float, weights: Weights) -> float:
    rich = wealth(state, seat, weights)
    return purse(rich + weights[TOKEN], worth, weights) - purse(rich, worth, weights)


@compiled
def promise_of_numbers(state: State, now: float, taken: float, doubled: float, worth: float, mind: Mind) -> float:
    """What the number cards still to come promise, all together; the holding with the row was surveyed last."""
    weights, room, when, promise = mind.weights, mind.room, stage(state), 0.0
    bust = token_gain(state, state[ACTIVE], worth, weights) - gift(state, state[ROW_COINS], worth, weights)
    room_left = HIGHEST_SAFE - state[ROW_NUMBERS] + state[ROW_COINS]
    for card in range(NUMBER_KINDS):
        copies = state[TO_COME + card]
        if copies > 0:
            left = room_left - NUMBER[card]
            if left < 0:
                promise += copies * bust
            else:
                colour, number = card // NUMBER_COUNT, card % NUMBER_COUNT
                outlook, more = room[OUTLOOK + colour], doubled
                if digit(outlook, number) != OWNED:
                    more = gain_of(when, room[FILLER + colour], outlook, number, mind.hopes)
                promise += copies * (max(now + more, taken - weights[FEED]) + option(left, weights))
    return promise


@compiled
def promise_of_coins(state: State, numbers: float, fed: float, worth: float, weights: Weights) -> float:
    promise, rich = 0.0, wealth(state, state[ACTIVE], weights)
    for card in range(FIRST_COIN, FIRST_WILD):
        copies, coins = state[TO_COME + card], state[ROW_COINS] + WORTH[card]
        if copies > 0 and coins > HIGHEST_SAFE:
            promise += copies * token_gain(state, state[ACTIVE], worth, weights)
        elif copies > 0:
            reward = max(numbers - gift(state, coins, worth, weights), income(state, coins, rich, worth, weights) - fed)
            promise += copies * (reward + option(HIGHEST_SAFE - state[ROW_NUMBERS] + coins, weights))
    return promise


@compiled
def promise_of_wilds(state: State, best: float, weights: Weights) -> float:
    copies = 0
    for card in range(FIRST_WILD, KINDS):
        copies += state[TO_COME + card]
    left = HIGHEST_SAFE - state[ROW_NUMBERS] + state[ROW_COINS]
    return float(copies * (best + weights[HAMMER] + option(left, weights)))


@compiled
def gift(state: State, coins: int, worth: float, weights: Weights) -> float:
    """What it costs that everybody else gets so many coins."""
    cost = 0.0
    if coins > 0:
        for seat in range(state[SEATS]):
            if seat != state[ACTIVE]:
                room = min(coins, MOST_COINS - state[SEAT + seat * WIDTH + COINS])
                if room > 0:
                    rich = wealth(state, seat, weights)
                    cost += purse(rich + room, worth, weights) - purse(rich, worth, weights)
    return float(cost * weights[GIVE])


@compiled
def income(state: State, coins: int, rich: float, worth: float, weights: Weights) -> float:
    room = min(coins, MOST_COINS - state[SEAT + state[ACTIVE] * WIDTH + COINS])
    return purse(rich + room, worth, weights) - purse(rich, worth, weights)


# Auctions (T15, T16, T23e)


@compiled
def wild_gain(state: State, seat: int, mind: Mind) -> float:
    """What the wild under the hammer adds for a seat."""
    at = SEAT + seat * WIDTH + CARDS_AT + state[WILD]
    before = survey(state, seat, WITHOUT, mind)
    state[at] += 1
    after = survey(state, seat, WITHOUT, mind)
    state[at] -= 1
    return float(after - before + mind.weights[WILD_LATER] * stage(state) / (STAGES - 1))


@compiled
def bid_limit(state: State, seat: int, gain: float, mind: Mind) -> int:
    """The highest price that is missed no more than the gain."""
    at = SEAT + seat * WIDTH
    mind.room[KEPT:] = state[at : at + WIDTH]
    most, paid, missed, worth = means(state, seat), 0, 0.0, slope(state, mind.weights)
    look_over(state, seat, mind)
    while paid < most:
        item = next_item(state, seat, most - paid, worth, mind)
        missed += mind.weights[GAIN]
        if missed > gain:
            break
        paid += spend(state, seat, item, mind)
    state[at : at + WIDTH] = mind.room[KEPT:]
    return min(paid, most)


@compiled
def bid(state: State, mind: Mind) -> int:
    me, seats, weights, least = state[TURN], state[SEATS], mind.weights, least_bid(state)
    gain, rival, behind = wild_gain(state, me, mind), 0.0, 0
    if state[LIMIT] > 0:
        if state[BID] > 0 or means(state, TEN) >= LOWEST_BID_SOLO:
            rival = wild_gain(state, TEN, mind)
    else:
        if state[BID] > 0:
            rival = wild_gain(state, state[BY], mind)
        for step in range(1, state[TO_BID]):
            seat = (me + step) % seats
            theirs = wild_gain(state, seat, mind)
            behind = max(behind, bid_limit(state, seat, weights[BOLD] * (theirs + weights[DENY] * gain), mind))
            rival = max(rival, theirs)
    limit = bid_limit(state, me, weights[BOLD] * (gain + weights[DENY] * rival), mind)
    if state[LIMIT] > 0:
        return solo_bid(state, limit, least)
    if limit < least:
        return DO_PASS
    if state[TO_BID] == 1:
        return BID_AT + least
    if limit >= behind:
        return BID_AT + max(least, min(limit, behind + int(weights[MARGIN])))
    return BID_AT + max(least, min(limit, int(weights[SHADE] * limit)))


@compiled
def solo_bid(state: State, limit: int, least: int) -> int:
    """TEN's bid is known: win at the lowest price that does, or make TEN spend all it has."""
    if state[TO_BID] == 1:
        return BID_AT + least if least <= limit else DO_PASS
    tens = means(state, TEN)
    wins = max(LOWEST_BID_SOLO, tens)
    if wins <= limit:
        return BID_AT + wins
    if tens > LOWEST_BID_SOLO:
        drains = min(tens - 1, means(state, state[TURN]))
        if drains >= LOWEST_BID_SOLO:
            return BID_AT + drains
    return DO_PASS
