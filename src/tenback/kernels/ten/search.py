"""How `strong` plays TEN: it tries each likely action in many worlds, the deck shuffled anew, and lets `fast` go on.

All actions are tried in the same worlds. Nothing of a state is used but what its seat may know: the pile is shuffled
before anything is drawn from it.
"""

import numpy as np
from numpy.typing import NDArray

from tenback.games.ten.table import LOWEST_BID_SOLO, TEN
from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice, below
from tenback.kernels.ten.judgement import STAGES, WITHOUT, Mind, purse, slope, stage, survey, wealth
from tenback.kernels.ten.layout import (
    ACTIVE,
    AUCTION,
    BID_AT,
    BUY,
    BUY_AT,
    CHOOSE,
    DRAW,
    FINAL,
    LEFT,
    LIMIT,
    NOBODY,
    PHASE,
    PILE,
    SEATS,
    TO_BID,
    TURN,
    Ints,
    State,
)
from tenback.kernels.ten.paying import final_worth, purchase_gain
from tenback.kernels.ten.policy import choose
from tenback.kernels.ten.rules import DO_PASS, DO_SKIP, actions, ending, least_bid, means, play

__all__ = ["MOST_CANDIDATES", "candidates", "search", "try_out"]

MOST_CANDIDATES = 12
HIGHEST_TRIED = 16  # bids above are tried only where `fast` would bid them
END_SPREAD = 1.5
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
def prospect(state: State, seat: int, spread: float, won: Ints, scored: Ints, mind: Mind) -> float:
    """The share of the win that a seat can hope for: of how it ended, or of how the holdings look."""
    seats, weights = state[SEATS], mind.weights
    if state[TURN] == NOBODY:
        winners = ending(state, mind.room, won, scored)
        share, total = won[seat] / max(1, winners), 0.0
        for other in range(seats):
            total += np.exp((scored[other] - scored[seat]) / END_SPREAD)
        return float(0.5 * share + 0.5 / total)
    worth, total = slope(state, weights), 0.0
    mine = survey(state, seat, WITHOUT, mind) + purse(wealth(state, seat, weights), worth, weights)
    for other in range(seats):
        theirs = survey(state, other, WITHOUT, mind) + purse(wealth(state, other, weights), worth, weights)
        total += np.exp((theirs - mine) / (END_SPREAD + spread * stage(state) / (STAGES - 1)))
    return 1 / total


@compiled
def try_out(
    state: State,
    world: State,
    trial: State,
    mind: Mind,
    tried: Ints,
    count: int,
    worlds: int,
    horizon: int,
    spread: float,
    results: NDArray[np.float64],
    rolls: Dice,
) -> None:
    """Every action tried in so many worlds: `results` gets a row a world, a column an action."""
    seat, left = state[TURN], state[LEFT]
    won, scored = tried[MOST_CANDIDATES : MOST_CANDIDATES + 5], tried[MOST_CANDIDATES + 5 : MOST_CANDIDATES + 10]
    world[:] = state
    for row in range(worlds):
        for last in range(left - 1, 0, -1):
            other = PILE + below(rolls, last + 1)
            world[PILE + last], world[other] = world[other], world[PILE + last]
        for place in range(count):
            trial[:] = world
            play(trial, tried[place])
            turns, active = 0, trial[ACTIVE]
            while trial[TURN] != NOBODY:
                if trial[ACTIVE] != active:
                    active = trial[ACTIVE]
                    turns += 1
                    if turns >= horizon and trial[LEFT] > 0:
                        break
                play(trial, choose(trial, mind))
            results[row, place] = prospect(trial, seat, spread, won, scored, mind)


@compiled
def decide(results: NDArray[np.float64], worlds: int, count: int, doubt: float) -> int:
    """The column that is best; another than the first only if it is better by so many standard errors."""
    best, lead = 0, 0.0
    for place in range(1, count):
        total = squares = 0.0
        for row in range(worlds):
            more = results[row, place] - results[row, 0]
            total += more
            squares += more * more
        mean = total / worlds
        error = np.sqrt(max(0.0, squares / worlds - mean * mean) / worlds)
        if mean > doubt * error and mean > lead + 1e-9:
            best, lead = place, mean
    return best


@compiled
def search(
    state: State,
    world: State,
    trial: State,
    mind: Mind,
    tried: Ints,
    worlds: int,
    horizon: int,
    spread: float,
    doubt: float,
    results: NDArray[np.float64],
    rolls: Dice,
) -> int:
    """What `strong` does with so many worlds."""
    count = candidates(state, mind, tried)
    if count == 1:
        return int(tried[0])
    try_out(state, world, trial, mind, tried, count, worlds, horizon, spread, results, rolls)
    return int(tried[decide(results, worlds, count, doubt)])
