"""The end game: once the draw pile is empty, whether these hands can lay every card together."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenback.core.piles import BACKWARDS
from tenback.kernels.compiled import compiled
from tenback.kernels.the_game.rules import (
    END,
    ENDING,
    HANDS,
    HELD,
    LARGEST_HAND,
    LENGTH,
    LOWEST,
    MOST_ACTIONS,
    PILES,
    RUNNING,
    SEATS,
    WON,
    State,
    actions,
    play,
)
from tenback.kernels.the_game.signals import FIRST, PLACES

__all__ = ["Ladder", "ladder", "winnable"]

DEEP = 80  # cards and ends of turn, at most
LOST, FOUND, UNKNOWN = 0, 1, 2


class Ladder(NamedTuple):
    """Where a search climbs: allocated once."""

    states: NDArray[np.int8]  # by depth
    moves: NDArray[np.int16]  # by depth: what is left to try, the best last
    prices: NDArray[np.int16]
    counts: NDArray[np.int64]
    held: NDArray[np.int8]  # by card: whether it is unplayed


def ladder() -> Ladder:
    return Ladder(
        np.zeros((DEEP, LENGTH), np.int8),
        np.zeros((DEEP, MOST_ACTIONS), np.int16),
        np.zeros(MOST_ACTIONS, np.int16),
        np.zeros(DEEP, np.int64),
        np.zeros(PLACES + BACKWARDS, np.int8),
    )


@compiled
def winnable(ladder: Ladder, state: State, nodes: int) -> int:
    """Whether the hands in `state`, all in sight, can be laid; UNKNOWN after so many positions.

    Depth first, cards that jump over nothing first. Only while there is nothing left to draw.
    """
    if state[ENDING] != RUNNING:
        return FOUND if state[ENDING] == WON else LOST
    states, counts = ladder.states, ladder.counts
    states[0] = state
    counts[0] = listed(ladder, 0, -1)
    depth = 0
    while depth >= 0:
        if counts[depth] == 0:
            depth -= 1
            continue
        counts[depth] -= 1
        move = int(ladder.moves[depth, counts[depth]])
        nodes -= 1
        if nodes < 0:
            return UNKNOWN
        then = states[depth + 1]
        then[:] = states[depth]
        play(then, move)
        if then[ENDING] == WON:
            return FOUND
        if then[ENDING] != RUNNING or depth + 2 == DEEP:
            continue
        depth += 1
        counts[depth] = listed(ladder, depth, -1 if move == END else move % 4)
    return LOST


@compiled
def listed(ladder: Ladder, depth: int, last: int) -> int:
    """What to try here, the best last; nothing, if a card can never be laid again."""
    state, held, prices = ladder.states[depth], ladder.held, ladder.prices
    held[:] = 0
    for seat in range(state[SEATS]):
        for place in range(state[HELD + seat]):
            held[state[HANDS + seat * LARGEST_HAND + place]] = 1
    lowest_up = min(state[PILES], state[PILES + 1])
    highest_down = max(state[PILES + 2], state[PILES + 3])
    if highest_down <= lowest_up:
        for card in range(highest_down, lowest_up + 1):
            if held[card] and not may_turn(state, held, card):
                return 0
    moves = ladder.moves[depth]
    count = actions(state, moves)
    kept = 0
    for number in range(count):
        move = int(moves[number])
        if move == END:
            price = 1
        else:
            pile = move % 4
            if pile < last:
                continue  # plays on different piles commute
            card, top = move // 4 + LOWEST, int(state[PILES + pile])
            jumped = 0
            for between in range(min(card, top) + 1, max(card, top)):
                jumped += held[between]
            trick = (card < top) == (pile < 2)
            price = -1 - jumped if trick else 2 * jumped
        place = kept
        while place > 0 and prices[place - 1] < price:
            prices[place], moves[place] = prices[place - 1], moves[place - 1]
            place -= 1
        prices[place], moves[place] = price, move
        kept += 1
    return kept


@compiled
def may_turn(state: State, held: NDArray[np.int8], card: int) -> bool:
    """Whether some trick (G7) can still bring a pile back past a card that none takes onwards."""
    for step in range(1, BACKWARDS + 1):
        onto, back = card + step, card + step - BACKWARDS
        if back >= FIRST and held[back] and (held[onto] or state[PILES] == onto or state[PILES + 1] == onto):
            return True
        onto, back = card - step, card - step + BACKWARDS
        if onto >= FIRST - 1 and held[back] and (held[onto] or state[PILES + 2] == onto or state[PILES + 3] == onto):
            return True
    return False
