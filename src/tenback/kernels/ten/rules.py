"""TEN, compiled: the twin of `games.ten`, for millions of games. The Python rules are the authority.

`layout` says where each thing stands in a state and which number each action has. Everything here changes the state
in place.
"""

import numpy as np
from numpy.typing import NDArray

from tenback.games.ten.actions import Do
from tenback.games.ten.cards import COINS_ON, FIRST_COIN, FIRST_WILD, NUMBER_ON
from tenback.games.ten.table import (
    BUST,
    CARD,
    COIN,
    COINS_AT_FIRST,
    HIGHEST_SAFE,
    LOWEST_BID,
    LOWEST_BID_SOLO,
    MOST_COINS,
    TEN,
    YOU,
)
from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice, shuffle
from tenback.kernels.ten.layout import (
    ACTIVE,
    AUCTION,
    BID,
    BID_AT,
    BUSTS,
    BUY,
    BUY_AT,
    BY,
    CARDS_AT,
    CHOOSE,
    COINS,
    COLOUR_COUNT,
    DIFFERENT,
    DRAW,
    DUPLICATES,
    FIASCO,
    FINAL,
    FOR,
    HELD,
    LEFT,
    LIMIT,
    MARKET,
    NOBODY,
    NUMBER_COUNT,
    NUMBER_KINDS,
    PAID,
    PAY,
    PAY_AT,
    PHASE,
    PILE,
    PRICE,
    ROW,
    ROW_COINS,
    ROW_HELD,
    ROW_NUMBERS,
    SEAT,
    SEATS,
    TO_BID,
    TO_COME,
    TURN,
    WHOLE,
    WIDTH,
    WILD,
    WITHIN,
    Ints,
    State,
)
from tenback.kernels.ten.scores import cards_in_runs, currency, points, score

__all__ = ["actions", "deal", "duplicates_only", "empty", "ending", "means", "play"]

DO = tuple(Do)
DO_DRAW, DO_TAKE_NUMBERS, DO_TAKE_COINS = (DO.index(do) for do in (Do.DRAW, Do.TAKE_NUMBERS, Do.TAKE_COINS))
DO_PASS, DO_SKIP = DO.index(Do.PASS), DO.index(Do.SKIP)
DO_PAY_COIN, DO_PAY_BUST = DO.index(Do.PAY_COIN), DO.index(Do.PAY_BUST)
DO_TAKE_TOKEN, DO_GO_BUY = DO.index(Do.TAKE_TOKEN), DO.index(Do.GO_BUY)
NUMBER, WORTH = np.array(NUMBER_ON, np.int64), np.array(COINS_ON, np.int64)

# Set-up (T1-T4)


def empty(cards: int) -> State:
    """Room for a state whose deck has so many cards."""
    return np.zeros(PILE + cards, np.int16)


@compiled
def deal(
    state: State, deck: NDArray[np.int8], seats: int, first: int, limit: int, fiasco: int, duplicates: int, rolls: Dice
) -> None:
    """A new game; the deck is shuffled in place. A limit makes it a solo game, with TEN as the second of two seats."""
    shuffle(rolls, deck, len(deck))
    state[:PILE] = 0
    state[SEATS], state[LIMIT], state[FIASCO], state[DUPLICATES] = seats, limit, fiasco, duplicates
    state[WHOLE] = state[LEFT] = len(deck)
    state[TURN] = state[ACTIVE] = first
    state[BY] = NOBODY
    for place in range(len(deck)):
        state[PILE + place] = deck[place]
        state[TO_COME + deck[place]] += 1
    for seat in range(seats):
        state[SEAT + seat * WIDTH + COINS] = COINS_AT_FIRST


# What can be done


@compiled
def actions(state: State, out: Ints) -> int:
    """The legal actions in the contract's order; how many there are."""
    if state[TURN] == NOBODY:
        return 0
    if state[LIMIT] > 0 and state[TURN] == TEN:
        out[0] = tens_action(state)
        return 1
    phase = state[PHASE]
    if phase == DRAW:
        return rewards_and_draw(state, out)
    if phase == AUCTION:
        count = 0
        for price in range(least_bid(state), means(state, state[TURN]) + 1):
            out[count] = BID_AT + price
            count += 1
        out[count] = DO_PASS
        return count + 1
    if phase == PAY:
        return payments(state, out)
    if phase == CHOOSE:
        out[0], out[1] = DO_TAKE_TOKEN, DO_GO_BUY
        return 2
    return purchases(state, out)


@compiled
def rewards_and_draw(state: State, out: Ints) -> int:
    count = 0
    if state[LEFT] > 0:
        out[0] = DO_DRAW
        count = 1
    if state[ROW_HELD] > 0 or count == 0:
        out[count] = DO_TAKE_NUMBERS
        count += 1
    if state[ROW_COINS] > 0:
        out[count] = DO_TAKE_COINS
        count += 1
    return count


@compiled
def purchases(state: State, out: Ints) -> int:
    count, owned = 0, SEAT + state[TURN] * WIDTH + CARDS_AT
    most = means(state, state[TURN])
    for card in range(NUMBER_KINDS):
        if state[MARKET + card] > 0 and NUMBER[card] <= most and state[owned + card] == 0:
            out[count] = BUY_AT + card
            count += 1
    out[count] = DO_SKIP
    return count + 1


@compiled
def payments(state: State, out: Ints) -> int:
    count, at = 0, SEAT + state[TURN] * WIDTH
    if state[at + COINS] > 0:
        out[0] = DO_PAY_COIN
        count = 1
    if state[at + BUSTS] > 0:
        out[count] = DO_PAY_BUST
        count += 1
    stay = 1 if duplicates_only(state) else 0
    for card in range(NUMBER_KINDS):
        if state[at + CARDS_AT + card] > stay:
            out[count] = PAY_AT + card
            count += 1
    return count


@compiled
def duplicates_only(state: State) -> bool:
    """Whether number cards pay only as duplicates now (T23e, T23g)."""
    if state[LIMIT] == 0:
        return False
    within = state[WITHIN] if state[PHASE] == PAY else state[PHASE]
    return bool(within == AUCTION or state[DUPLICATES] > 0)


@compiled
def means(state: State, seat: int) -> int:
    """All that the seat can pay now (T13, T15)."""
    at = SEAT + seat * WIDTH
    stay = state[at + DIFFERENT] if duplicates_only(state) else 0
    return int(currency(state, seat) + CARD * (state[at + HELD] - stay))


@compiled
def least_bid(state: State) -> int:
    return int(max(LOWEST_BID_SOLO if state[LIMIT] > 0 else LOWEST_BID, state[BID] + 1))


# What happens


@compiled
def play(state: State, action: int) -> None:
    """An action that is legal."""
    phase = state[PHASE]
    if phase == PAY:
        pay(state, action)
    elif phase == AUCTION:
        bid(state, 0 if action == DO_PASS else action - BID_AT)
    elif action == DO_DRAW:
        draw(state)
    elif action == DO_TAKE_NUMBERS:
        take_numbers(state)
    elif action == DO_TAKE_COINS:
        give(state, state[ACTIVE], state[ROW_COINS])
        row_to(state, MARKET)
        end_turn(state)
    elif action == DO_TAKE_TOKEN:
        state[SEAT + state[ACTIVE] * WIDTH + BUSTS] += 1
        end_turn(state)
    elif action == DO_GO_BUY:
        state[PHASE] = BUY
    elif action == DO_SKIP:
        bought(state)
    else:
        buy(state, action - BUY_AT)


@compiled
def give(state: State, seat: int, coins: int) -> None:
    at = SEAT + seat * WIDTH + COINS
    state[at] = min(MOST_COINS, state[at] + coins)


@compiled
def give_others(state: State) -> None:
    """Everyone but the active player takes C coins."""
    for seat in range(state[SEATS]):
        if seat != state[ACTIVE]:
            give(state, seat, state[ROW_COINS])


@compiled
def row_to(state: State, place: int) -> None:
    """The row's numbers go to the market or to an owner, its coin cards to the discard."""
    for card in range(NUMBER_KINDS):
        if state[ROW + card] > 0:
            if place != MARKET:
                state[place - CARDS_AT + HELD] += state[ROW + card]
                state[place - CARDS_AT + DIFFERENT] += state[place + card] == 0
            state[place + card] += state[ROW + card]
    clear_row(state)


@compiled
def clear_row(state: State) -> None:
    state[ROW : ROW + FIRST_WILD] = 0
    state[ROW_NUMBERS] = state[ROW_COINS] = state[ROW_HELD] = 0


# Drawing (T5-T9)


@compiled
def draw(state: State) -> None:
    state[LEFT] -= 1
    card = state[PILE + state[LEFT]]
    turn_up(state, card)


@compiled
def turn_up(state: State, card: int) -> None:
    state[TO_COME + card] -= 1
    if card >= FIRST_WILD:  # T15: to the left of the active player first, the active player last
        state[PHASE], state[WILD], state[BID], state[BY] = AUCTION, card, 0, NOBODY
        state[TO_BID] = state[SEATS]
        state[TURN] = (state[ACTIVE] + 1) % state[SEATS]
        return
    state[ROW + card] += 1
    state[ROW_HELD] += 1
    state[ROW_NUMBERS] += NUMBER[card]
    state[ROW_COINS] += WORTH[card]
    if state[LIMIT] > 0 and state[TURN] == TEN:
        if state[ROW_COINS] > state[LIMIT]:  # T23b, T23c
            at = SEAT + TEN * WIDTH
            row_to(state, at + CARDS_AT)
            state[at + BUSTS] += 1
            end_turn(state)
    elif card < FIRST_COIN:
        if state[ROW_NUMBERS] - state[ROW_COINS] > HIGHEST_SAFE:
            give_others(state)  # T9: after a number bust only
            bust(state)
    elif state[ROW_COINS] > HIGHEST_SAFE:
        bust(state)


@compiled
def bust(state: State) -> None:
    row_to(state, MARKET)
    if state[FIASCO] > 0:  # T22
        state[PHASE] = CHOOSE
        return
    state[SEAT + state[ACTIVE] * WIDTH + BUSTS] += 1
    end_turn(state)


# Reward (T10)


@compiled
def take_numbers(state: State) -> None:
    active = state[ACTIVE]
    give_others(state)
    row_to(state, SEAT + active * WIDTH + CARDS_AT)
    if state[LIMIT] > 0 and active == TEN:  # T23g: TEN never buys
        end_turn(state)
    else:
        state[PHASE] = BUY


# Buying and paying (T12, T13)


@compiled
def buy(state: State, card: int) -> None:
    state[MARKET + card] -= 1
    state[PRICE], state[PAID], state[FOR], state[WITHIN] = NUMBER[card], 0, card, state[PHASE]
    state[PHASE] = PAY


@compiled
def bought(state: State) -> None:
    """Buying is over for this seat, with or without a card."""
    if state[PHASE] != FINAL:
        end_turn(state)
    elif state[LIMIT] > 0 or state[TURN] == state[ACTIVE]:
        state[TURN] = NOBODY
    else:
        state[TURN] = (state[TURN] + 1) % state[SEATS]


@compiled
def pay(state: State, action: int) -> None:
    """One item; once the price is reached the card changes hands."""
    at = SEAT + state[TURN] * WIDTH
    if action == DO_PAY_COIN:
        state[at + COINS] -= 1
        state[PAID] += COIN
    elif action == DO_PAY_BUST:
        state[at + BUSTS] -= 1
        state[PAID] += BUST
    else:
        state[at + CARDS_AT + action - PAY_AT] -= 1
        state[at + HELD] -= 1
        state[at + DIFFERENT] -= state[at + CARDS_AT + action - PAY_AT] == 0
        state[PAID] += CARD
    if state[PAID] < state[PRICE]:
        return
    card = state[FOR]
    state[at + CARDS_AT + card] += 1
    state[PHASE] = state[WITHIN]
    if card >= FIRST_WILD:
        draw_on(state)
    else:
        state[at + HELD] += 1
        state[at + DIFFERENT] += 1  # T14: it was not owned
        bought(state)


# Auction (T15-T17)


@compiled
def bid(state: State, price: int) -> None:
    """A bid, or 0 to pass; after the last the highest bidder pays, or the wild is discarded."""
    if price > 0:
        state[BID], state[BY] = price, state[TURN]
    state[TO_BID] -= 1
    if state[TO_BID] > 0:
        state[TURN] = (state[TURN] + 1) % state[SEATS]
    elif state[BY] == NOBODY:
        draw_on(state)
    else:
        state[PRICE], state[PAID], state[FOR], state[WITHIN] = state[BID], 0, state[WILD], AUCTION
        state[PHASE], state[TURN] = PAY, state[BY]


@compiled
def draw_on(state: State) -> None:
    state[PHASE], state[TURN] = DRAW, state[ACTIVE]


# The end of a turn and of the game (T18, T19)


@compiled
def end_turn(state: State) -> None:
    following = (state[ACTIVE] + 1) % state[SEATS]
    if state[LEFT] > 0:
        state[PHASE], state[ACTIVE], state[TURN] = DRAW, following, following
    else:
        state[PHASE], state[TURN] = FINAL, YOU if state[LIMIT] > 0 else following


@compiled
def ending(state: State, room: Ints, won: Ints, scored: Ints) -> int:
    """How many have won (T20, T21, T23h); by seat, whether it has and its points. Ask after the end."""
    seats, best = state[SEATS], -1
    winners = 0
    for seat in range(seats):
        worth = score(state, seat, room)
        scored[seat] = points(worth)
        won[seat] = (points(worth) * 1000 + currency(state, seat)) * 100 - cards_in_runs(worth)
        best = max(best, won[seat])
    if state[LIMIT] > 0:
        won[YOU], won[TEN] = scored[YOU] > scored[TEN], 0
        return int(won[YOU])
    for seat in range(seats):
        won[seat] = won[seat] == best
        winners += won[seat]
    return winners


# Solo: what TEN does (T23)


@compiled
def tens_action(state: State) -> int:
    if state[PHASE] == AUCTION:
        wish = least_bid(state)
        if state[ACTIVE] != TEN:
            wish = max(LOWEST_BID_SOLO, min(means(state, TEN), means(state, YOU)))
        return BID_AT + wish if wish <= means(state, TEN) else DO_PASS
    if state[PHASE] == PAY:
        return tens_payment(state)
    if state[LEFT] > 0 and state[ROW_NUMBERS] - state[ROW_COINS] < state[LIMIT]:
        return DO_DRAW
    return DO_TAKE_NUMBERS


@compiled
def tens_payment(state: State) -> int:
    at = SEAT + TEN * WIDTH
    if state[at + COINS] > 0:
        return DO_PAY_COIN
    if state[at + BUSTS] > 0:
        return DO_PAY_BUST
    for number in range(NUMBER_COUNT):
        for colour in range(COLOUR_COUNT):
            card = colour * NUMBER_COUNT + number
            if state[at + CARDS_AT + card] > 1:
                return PAY_AT + card
    return NOBODY
