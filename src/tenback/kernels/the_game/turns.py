"""Whole turns: every way to lay what is owed, then extras that are worth it; the best of them by what they leave.

A turn is a number: its plays in order, five bits each (place in the hand, pile), after a leading 1. Tops and nodes are
those of `worth`.
"""

import numpy as np
from numpy.typing import NDArray

from tenback.kernels.compiled import compiled
from tenback.kernels.the_game.rules import (
    DECK_END,
    DRAWN,
    HELD,
    ON_FIRE,
    PILES,
    PLAYED,
    TURN,
    State,
    minimum,
)
from tenback.kernels.the_game.worth import (
    BEST,
    EXTRA,
    EXTRA_LATE,
    MARGIN,
    MOST_NODES,
    NOWHERE,
    UNDER_WAY,
    Floats,
    Workspace,
    bound,
    in_hand,
    keep,
    keep_best,
    survey,
)

__all__ = ["BASES", "GLADLY", "NO_TURN", "WILLING", "gladness", "length", "plan", "price"]

Nodes = NDArray[np.int64]

NO_TURN = 0
BASES = 3  # turns that are tried with extras, unless more are asked for
SAME = 1e-9
GLADLY, WILLING = 0.055, 0.12  # what an opening may cost, in logs of the cards that the piles still take (G5)


@compiled
def plan(space: Workspace, state: State, weights: Floats, unplayed: int, bases: int, stages: bool) -> int:
    """The best turns, into `space.best`; how many. None, if the turn cannot lay what it owes.

    Of every way to lay what is owed, the best few, as many as `bases`, are extended by extras, card by card. With
    `stages`, each of them counts for itself too.
    """
    others = survey(space, state, weights, unplayed)
    count = int(state[HELD + state[TURN]])
    owed = max(0, minimum(state) - state[PLAYED])
    extra = weights[EXTRA_LATE] if state[DRAWN] == state[DECK_END] else weights[EXTRA]
    nodes, turns = space.nodes, space.turns
    begin, end = lay_what_is_owed(state, count, owed, weights[MARGIN], space.cost, nodes, turns, space.costs)
    bound(space, count, others, weights)
    found = keep_best(space, begin, end, count, others, weights, extra, owed, 0, 0, bases, SAME)
    best, scores, ends = space.bases, space.base_scores, space.base_ends
    kept = 0
    for base in range(found):
        best[UNDER_WAY], scores[UNDER_WAY], ends[UNDER_WAY] = best[base], scores[base], ends[base]
        while True:
            turn, score, node = best[UNDER_WAY], scores[UNDER_WAY], ends[UNDER_WAY]
            if stages:
                kept = keep(space.best, space.scores, space.ends, 0, kept, BEST, SAME, turn, score, node)
            end = lay_one_more(node, turn, count, space.cost, space.tricks, nodes, turns)
            keep_best(space, 0, end, count, others, weights, extra, owed, UNDER_WAY, 1, 1, 0.0)
            if ends[UNDER_WAY] == node:
                break
        if not stages:
            kept = keep(space.best, space.scores, space.ends, 0, kept, BEST, SAME, turn, score, node)
    return kept


# These get the few arrays that they need: to hand the whole workspace over takes longer than many of them do.


@compiled
def lay_what_is_owed(
    state: State, count: int, owed: int, margin: float, cost: Floats, nodes: Nodes, turns: Nodes, costs: Floats
) -> tuple[int, int]:
    """Every way to lay so many cards, with what they cost: from which node on, and before which."""
    twins = 2 * (state[PILES] == state[PILES + 1]) + 8 * (state[PILES + 2] == state[PILES + 3])
    if state[ON_FIRE]:
        twins = 0
    nodes[0], turns[0], costs[0] = untouched(count), 1, 0.0
    begin, end = 0, 1
    for step in range(owed):
        cheapest = NOWHERE
        until = end
        for parent in range(begin, until):
            node, turn, paid = nodes[parent], turns[parent], costs[parent]
            last = 0 if step == 0 else turn & 3
            laid = node >> 16
            for pile in range(last, 4):  # plays on different piles commute
                if twins >> pile & 1 and node >> 4 * (pile - 1) & 15 == count + pile - 1:
                    continue  # a pile that shows the same is still untouched
                for place in range(count):
                    if laid >> place & 1:
                        continue
                    more = cost_of(cost, node, place, pile)
                    if more >= NOWHERE or end == MOST_NODES:
                        continue
                    nodes[end] = onto(node, place, pile)
                    turns[end] = turn << 5 | place << 2 | pile
                    costs[end] = paid + more
                    cheapest = min(cheapest, costs[end])
                    end += 1
        begin = until
        if 0 < step == owed - 1 and not state[ON_FIRE]:
            # A trick that makes a turn cheap can be laid as an extra after the others, too. Only whole turns are
            # compared: what begins cheaply may be a way to lay too few.
            end = only_cheap(begin, end, max(cheapest, 0.0) + margin, nodes, turns, costs)
    return begin, end


@compiled
def only_cheap(begin: int, end: int, limit: float, nodes: Nodes, turns: Nodes, costs: Floats) -> int:
    """Drop the nodes that cost more; where they end then."""
    kept = begin
    for number in range(begin, end):
        if costs[number] <= limit:
            nodes[kept], turns[kept], costs[kept] = nodes[number], turns[number], costs[number]
            kept += 1
    return kept


@compiled
def lay_one_more(
    node: int, turn: int, count: int, cost: Floats, tricks: NDArray[np.int8], nodes: Nodes, turns: Nodes
) -> int:
    """Every way to lay one card more, and the trick that it makes possible on top; how many."""
    laid = node >> 16
    end = 0
    for pile in range(4):
        for place in range(count):
            if laid >> place & 1 or cost_of(cost, node, place, pile) >= NOWHERE:
                continue
            nodes[end] = onto(node, place, pile)
            turns[end] = turn << 5 | place << 2 | pile
            end += 1
            trick = int(tricks[pile // 2, place])
            if in_hand(trick, nodes[end - 1] >> 16):
                nodes[end] = onto(nodes[end - 1], trick, pile)
                turns[end] = turns[end - 1] << 5 | trick << 2 | pile
                end += 1
    return end


@compiled
def untouched(count: int) -> int:
    """The node where a turn of a hand of so many cards begins."""
    return count | (count + 1) << 4 | (count + 2) << 8 | (count + 3) << 12


@compiled
def cost_of(cost: Floats, node: int, place: int, pile: int) -> float:
    return float(cost[pile // 2, node >> 4 * pile & 15, place])


@compiled
def onto(node: int, place: int, pile: int) -> int:
    """The node after one play more."""
    return (node & ~(15 << 4 * pile)) | place << 4 * pile | 1 << 16 + place


@compiled
def length(turn: int) -> int:
    """How many plays a turn has."""
    count = 0
    while turn > 1:
        turn >>= 5
        count += 1
    return count


@compiled
def price(space: Workspace, count: int, turn: int) -> float:
    """What a turn's cards cost the piles, in logs."""
    node = untouched(count)
    cost = 0.0
    for step in range(length(turn) - 1, -1, -1):
        play = turn >> 5 * step & 31
        cost += cost_of(space.cost, node, play >> 2, play & 3)
        node = onto(node, play >> 2, play & 3)
    return cost


@compiled
def gladness(cost: float) -> int:
    """How gladly one opens at that price: 2 gladly, 1 if need be, 0 rather not (G5)."""
    return 2 if cost <= GLADLY else 1 if cost <= WILLING else 0
