"""How `strong` plays TEN: it tries each likely action in many worlds, the deck shuffled anew, and lets `fast` go on.

All actions are tried in the same worlds. Nothing of a state is used but what its seat may know: the pile is shuffled
before anything is drawn from it.
"""

import numpy as np
from numpy.typing import NDArray

from tenback.games.ten.table import LOWEST_BID_SOLO, TEN
from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice
from tenback.kernels.ten.layout import (
    AUCTION,
    BID_AT,
    BUY,
    BUY_AT,
    CHOOSE,
    DRAW,
    FINAL,
    LIMIT,
    NOBODY,
    PHASE,
    SEATS,
    TO_BID,
    TURN,
    Ints,
    State,
)
from tenback.kernels.ten.paying import final_worth, purchase_gain
from tenback.kernels.ten.rules import DO_PASS, DO_SKIP, actions, ending, least_bid, means, play
from tenback.kernels.ten.turns import choose
from tenback.kernels.ten.worlds import imagine
from tenback.kernels.ten.worth import WITHOUT, Mind, survey

__all__ = ["MOST_CANDIDATES", "candidates", "try_out"]

MOST_CANDIDATES = 12
HIGHEST_TRIED = 16  # bids above are tried only where `fast` would bid them
CLEARLY = 1.5  # points
PURCHASES_TRIED = 4


@compiled
def candidates(state: State, mind: Mind, out: Ints) -> int:
    """The actions worth trying, the choice of `fast` first; how many."""
    out[0] = choose(state, mind)
    if state[LIMIT] > 0 and state[TURN] == TEN:
        return 1
    phase = state[PHASE]
    if phase == AUCTION:
        return bids(state, out)
    if phase in (BUY, FINAL):
        return purchases(state, mind, out)
    if phase not in (DRAW, CHOOSE):
        return 1
    return legal(state, out)


@compiled
def added(out: Ints, count: int, action: int) -> int:
    for place in range(count):
        if out[place] == action:
            return count
    if count < MOST_CANDIDATES:
        out[count] = action
        return count + 1
    return count


@compiled
def legal(state: State, out: Ints) -> int:
    count, offered = 1, actions(state, out[MOST_CANDIDATES:])
    for place in range(offered):
        count = added(out, count, out[MOST_CANDIDATES + place])
    return count


@compiled
def bids(state: State, out: Ints) -> int:
    least, most = least_bid(state), means(state, state[TURN])
    count = added(out, 1, DO_PASS)
    if state[TO_BID] == 1:  # a higher bid than need be only costs more
        return added(out, count, BID_AT + least) if least <= most else count
    if state[LIMIT] > 0:
        tens = means(state, TEN)
        for price in (max(tens, LOWEST_BID_SOLO), min(tens - 1, most)):
            if least <= price <= most:
                count = added(out, count, BID_AT + price)
        return count
    for price in range(least, min(most, HIGHEST_TRIED) + 1):
        count = added(out, count, BID_AT + price)
    return count


@compiled
def purchases(state: State, mind: Mind, out: Ints) -> int:
    """To buy nothing, and what gains most at a glance."""
    count, offered = added(out, 1, DO_SKIP), actions(state, out[MOST_CANDIDATES:]) - 1
    seat = state[TURN]
    before = final_worth(state, seat, mind) if state[PHASE] == FINAL else survey(state, seat, WITHOUT, mind)
    for _ in range(PURCHASES_TRIED):
        best, most = NOBODY, -1e9
        for place in range(MOST_CANDIDATES, MOST_CANDIDATES + offered):
            known = False
            for earlier in range(count):
                known = known or out[earlier] == out[place]
            if not known:
                gain = purchase_gain(state, seat, out[place] - BUY_AT, before, mind)
                if gain > most:
                    best, most = out[place], gain
        if best == NOBODY:
            break
        count = added(out, count, best)
    return count


@compiled
def prospect(state: State, seat: int, won: Ints, scored: Ints, mind: Mind) -> float:
    """What an ended game was worth to a seat: half by its share of the win, half by how clear it was."""
    winners = ending(state, mind.room, won, scored)
    share, total = won[seat] / max(1, winners), 0.0
    for other in range(state[SEATS]):
        total += np.exp((scored[other] - scored[seat]) / CLEARLY)
    return float(0.5 * share + 0.5 / total)


@compiled
def try_out(
    state: State,
    world: State,
    trial: State,
    mind: Mind,
    tried: Ints,
    still: Ints,
    worlds: int,
    results: NDArray[np.float64],
    rolls: Dice,
) -> None:
    """Every action still in the running tried in so many worlds: a row of `results` a world, a column an action."""
    seat = state[TURN]
    won, scored = tried[MOST_CANDIDATES : MOST_CANDIDATES + 5], tried[MOST_CANDIDATES + 5 : MOST_CANDIDATES + 10]
    world[:] = state
    for row in range(worlds):
        imagine(world, rolls)
        for place in range(len(still)):
            if not still[place]:
                continue
            trial[:] = world
            play(trial, tried[place])
            while trial[TURN] != NOBODY:
                play(trial, choose(trial, mind))
            results[row, place] = prospect(trial, seat, won, scored, mind)
