"""Whole turns: every way to lay what is owed, then extras that are worth it, judged by the position they leave.

A turn is a number: its plays in order, five bits each (place in the hand, pile), after a leading 1. A pile's top is
named by its place among the *tops*: the cards of the hand first, then the four piles as they stand.
"""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenback.core.piles import BACKWARDS
from tenback.kernels.compiled import compiled
from tenback.kernels.the_game.meaning import FIRST, LAID, LAST, PLACES, ROW, SILENT, STRONGLY, Bits, means, meant
from tenback.kernels.the_game.rules import (
    BURNING,
    BURNS,
    COUNTS,
    DEALT,
    DRAWN,
    HANDS,
    ON_FIRE,
    PILES,
    PLAYED,
    ROOM,
    SEATS,
    TURN,
    Numbers,
    fits_down,
    fits_up,
    minimum,
)

__all__ = ["BEST", "NAMES", "Desk", "desk", "length", "plan", "price", "weights_of"]

Floats = NDArray[np.float64]

NAMES = (
    "better",  # the share of unplayed cards that the better pile of each direction can take, in logs
    "worse",  # the same of the worse pile
    "cover",  # the share that some pile can take
    "hand",  # what laying each card left in hand costs its nearest pile, in logs
    "near",  # the unplayed cards jumped over then, in logs
    "soon",  # the same as `hand`, for the two cheapest cards: the next turn
    "stuck",  # a card in hand that fits nowhere
    "trick",  # a trick in hand
    "out",  # a trick that somebody else may hold
    "pair",  # two cards in hand ten apart
    "half",  # a card in hand, ten from an unplayed one elsewhere
    "extra",  # a card beyond the minimum
    "extra_late",  # the same once the draw pile is empty
    "off_trick",  # to lay on a pile that somebody may turn back
    "off_strongly",  # to jump over a card that keep-off-strongly may mean
    "off",  # the same for keep-off
    "small",  # the same for small-steps
    "later",  # how much less that counts for each turn until that seat's
    "fire",  # to leave a fire
    "margin",  # how much more than the cheapest turn, in logs, a turn may cost to be looked at at all
)
(
    BETTER,
    WORSE,
    COVER,
    HAND,
    NEAR,
    SOON,
    STUCK_CARD,
    TRICK,
    OUT,
    PAIR,
    HALF,
    EXTRA,
    EXTRA_LATE,
    OFF_TRICK,
    OFF_STRONGLY,
    OFF,
    SMALL,
    LATER,
    FIRE_LEFT,
    MARGIN,
) = range(len(NAMES))
OFFS = np.array([0, SMALL, OFF, OFF_STRONGLY])

BEST = 12  # turns kept
SAME = 1e-9
NOWHERE = 1e6  # the cost of laying a card where it does not fit
LOGS = np.log(np.arange(1, 103))  # LOGS[n]: of n cards and one more
MOST_NODES = 40_000


class Desk(NamedTuple):
    """Where thinking takes place: allocated once, written over and over."""

    owners: NDArray[np.int8]  # by card: a seat, UNSEEN or LAID
    rank: NDArray[np.int16]
    order: NDArray[np.int8]
    rows: NDArray[np.int8]
    before: Bits
    sets: Bits  # what one seat's words mean
    trial: NDArray[np.int8]  # words that might have been said
    trial_sets: Bits
    said: NDArray[np.int8]  # by seat and pile
    foreign: NDArray[np.int16]  # by number: the unplayed cards below it that this seat does not hold
    cost: Floats  # [direction, top, card]: of the card there, in logs; negative for a trick
    near: Floats  # [direction, top, card]: the cards jumped over, in logs
    takes: NDArray[np.int16]  # [direction, top]: the foreign cards that fit
    worth: Floats  # [pile, top]: what this top is worth by itself
    tricks: NDArray[np.int8]  # [direction, top]: the place in the hand of the card that turns it back, or -1
    pairs: NDArray[np.int8]  # by place in the hand: the place of the card ten higher, or -1
    halves: NDArray[np.int8]  # by place in the hand: foreign cards ten away
    costs: Floats  # by node: what its cards cost
    turns: NDArray[np.int64]  # by node: the plays
    nodes: NDArray[np.int64]  # by node: four tops, four bits each; the cards laid, as bits; the last pile
    best: NDArray[np.int64]  # the best turns, the best first
    scores: Floats
    bases: NDArray[np.int64]  # those to be extended
    base_scores: Floats


def desk() -> Desk:
    tops = ROOM + 4
    return Desk(
        np.full(PLACES, LAID, np.int8),
        np.zeros(PLACES, np.int16),
        np.zeros(PLACES, np.int8),
        np.zeros((4, ROW), np.int8),
        np.zeros((4, STRONGLY + 1, 2), np.uint64),
        np.zeros((5, 2), np.uint64),
        np.zeros((1, 4), np.int8),
        np.zeros((5, 2), np.uint64),
        np.full((5, 4), SILENT, np.int8),
        np.zeros(PLACES, np.int16),
        np.zeros((2, tops, ROOM)),
        np.zeros((2, tops, ROOM)),
        np.zeros((2, tops), np.int16),
        np.zeros((4, tops)),
        np.zeros((2, tops), np.int8),
        np.zeros(ROOM, np.int8),
        np.zeros(ROOM, np.int8),
        np.zeros(MOST_NODES),
        np.zeros(MOST_NODES, np.int64),
        np.zeros(MOST_NODES, np.int64),
        np.zeros(BEST, np.int64),
        np.zeros(BEST),
        np.zeros(BEST, np.int64),
        np.zeros(BEST),
    )


def weights_of(values: Mapping[str, float]) -> Floats:
    return np.array([values[name] for name in NAMES])


@compiled
def survey(desk: Desk, state: Numbers, weights: Floats, unplayed: int) -> int:
    """Everything about this turn that does not depend on what is laid; how many foreign cards there are."""
    seat = int(state[TURN])
    at, count = HANDS + int(seat) * ROOM, int(state[COUNTS + seat])
    hand = state[at : at + count]
    foreign = desk.foreign
    place = 0
    for card in range(PLACES):
        while place < count and hand[place] < card:
            place += 1
        foreign[card] = desk.rank[card] - place
    others = unplayed - count
    for top in range(count + 4):
        shown = int(hand[top] if top < count else state[PILES + top - count])
        for direction in range(2):
            if top >= count and (top - count) // 2 != direction:
                continue
            takes = int(others - foreign[shown + 1] if direction == 0 else foreign[shown])
            desk.takes[direction, top] = takes
            desk.tricks[direction, top] = -1
            for place in range(count):
                card = int(hand[place])
                cost = near = NOWHERE
                if direction == 0 and fits_up(card, shown):
                    cost = LOGS[takes] - LOGS[others - foreign[card + 1]]
                    near = LOGS[foreign[card] - foreign[shown + 1]] if card > shown else 0.0
                elif direction == 1 and fits_down(card, shown):
                    cost = LOGS[takes] - LOGS[foreign[card]]
                    near = LOGS[foreign[shown] - foreign[card + 1]] if card < shown else 0.0
                desk.cost[direction, top, place], desk.near[direction, top, place] = cost, near
                if card == (shown - BACKWARDS if direction == 0 else shown + BACKWARDS):
                    desk.tricks[direction, top] = place
    for place in range(count):
        desk.pairs[place] = -1
        desk.halves[place] = 0
        for card in (int(hand[place]) - BACKWARDS, int(hand[place]) + BACKWARDS):
            if FIRST <= card <= LAST and desk.owners[card] != LAID and desk.owners[card] != seat:
                desk.halves[place] += 1
        for other in range(place + 1, count):
            if hand[other] - hand[place] == BACKWARDS:
                desk.pairs[place] = other
    burns = state[ON_FIRE]
    for pile in range(4):
        direction = pile // 2
        for top in range(count + 1):
            now = top if top < count else count + pile
            shown = int(hand[top] if top < count else state[PILES + pile])
            back = shown - BACKWARDS if direction == 0 else shown + BACKWARDS
            out = FIRST <= back <= LAST and desk.owners[back] != LAID and desk.owners[back] != seat
            desk.worth[pile, now] = weights[OUT] if out else 0.0
            if burns and top < count and BURNS[shown]:
                desk.worth[pile, now] -= weights[FIRE_LEFT]
        if burns:
            # The turn's end must not find a fire whose time is up (G17).
            if state[BURNING + pile] == 1:
                desk.worth[pile, count + pile] = -NOWHERE
            elif state[BURNING + pile] > 1:
                desk.worth[pile, count + pile] -= weights[FIRE_LEFT]
    listen(desk, state, weights, hand, count)
    return others


@compiled
def listen(desk: Desk, state: Numbers, weights: Floats, hand: Numbers, count: int) -> None:
    """Make tops worth less where they would spoil what the others said they have (G14)."""
    seats, me = int(state[SEATS]), int(state[TURN])
    factor = 1.0
    unplayed = int(desk.rank[PLACES - 1])
    for ahead in range(1, seats):
        seat = (me + ahead) % seats
        held = int(state[COUNTS + seat])
        if held == 0:
            continue
        lowest = meant(desk.before, desk.said, seat, unplayed, held, desk.sets)
        for pile in range(4):
            level = int(desk.said[seat, pile])
            if level < lowest:
                continue
            low, high = desk.sets[pile, 0], desk.sets[pile, 1]
            possible = 0
            for place in range(ROW):
                card = int(desk.rows[pile, place])
                if means(low, high, card) and desk.owners[card] != me:
                    possible += 1
            for place in range(ROW):
                card = int(desk.rows[pile, place])
                if not means(low, high, card) or desk.owners[card] == me:
                    continue
                trick = (card < state[PILES + pile]) == (pile < 2)
                price = factor * weights[OFF_TRICK if trick else OFFS[level]] / possible
                for top in range(count):
                    if trick or (hand[top] > card) == (pile < 2):
                        desk.worth[pile, top] -= price
        factor *= weights[LATER]


@compiled
def judge_nodes(
    desk: Desk, begin: int, end: int, count: int, others: int, weights: Floats, extra: float, owed: int
) -> None:
    """How good it is to end the turn in each of these nodes, into `desk.costs`."""
    cost, near_by = desk.cost, desk.near
    for number in range(begin, end):
        node = desk.nodes[number]
        up1, up2, down1, down2 = node & 15, node >> 4 & 15, node >> 8 & 15, node >> 12 & 15
        laid = node >> 16
        value = desk.worth[0, up1] + desk.worth[1, up2] + desk.worth[2, down1] + desk.worth[3, down2]
        a, b = desk.takes[0, up1], desk.takes[0, up2]
        c, d = desk.takes[1, down1], desk.takes[1, down2]
        if a < b:
            a, b = b, a
        if c < d:
            c, d = d, c
        value += weights[BETTER] * (LOGS[a] + LOGS[c]) + weights[WORSE] * (LOGS[b] + LOGS[d])
        value += weights[COVER] * LOGS[min(others, a + c)]
        tricks = in_hand(desk.tricks[0, up1], laid) + in_hand(desk.tricks[0, up2], laid)
        tricks += in_hand(desk.tricks[1, down1], laid) + in_hand(desk.tricks[1, down2], laid)
        soonest = second = 2.0
        in_logs = near = 0.0
        stuck = pairs = halves = left = 0
        for place in range(count):
            if laid >> place & 1:
                continue
            left += 1
            cheapest = min(cost[0, up1, place], cost[0, up2, place], cost[1, down1, place], cost[1, down2, place])
            if cheapest >= NOWHERE:
                stuck += 1
            else:
                in_logs += cheapest
                near += min(
                    near_by[0, up1, place], near_by[0, up2, place], near_by[1, down1, place], near_by[1, down2, place]
                )
                second = min(second, max(soonest, cheapest))
                soonest = min(soonest, cheapest)
            halves += desk.halves[place]
            pairs += in_hand(desk.pairs[place], laid)
        desk.costs[number] = (
            value
            - weights[HAND] * in_logs
            - weights[NEAR] * near
            - weights[SOON] * (soonest + second)
            - weights[STUCK_CARD] * stuck
            + weights[TRICK] * tricks
            + weights[PAIR] * pairs
            + weights[HALF] * halves
            + extra * (count - left - owed)
        )


@compiled
def in_hand(place: int, laid: int) -> bool:
    return place >= 0 and not laid >> place & 1


@compiled
def cost_of(desk: Desk, node: int, place: int, pile: int) -> float:
    return float(desk.cost[pile // 2, node >> 4 * pile & 15, place])


@compiled
def onto(node: int, place: int, pile: int) -> int:
    """The node after one play more."""
    return (node & ~(15 << 4 * pile)) | place << 4 * pile | 1 << 16 + place


@compiled
def keep(desk: Desk, kept: int, most: int, score: float, turn: int) -> int:
    """Among the best, if it is; how many there are then."""
    if kept == most and score <= desk.scores[most - 1]:
        return kept
    for other in range(kept):
        if abs(desk.scores[other] - score) < SAME:
            return kept  # the same in a mirror: one of two equal piles for the other
    if kept == most:
        kept -= 1
    place = kept
    while place > 0 and desk.scores[place - 1] < score:
        desk.scores[place], desk.best[place] = desk.scores[place - 1], desk.best[place - 1]
        place -= 1
    desk.scores[place], desk.best[place] = score, turn
    return kept + 1


@compiled
def plan(desk: Desk, state: Numbers, weights: Floats, unplayed: int, bases: int, stages: bool) -> int:
    """The best turns, into `desk.best`; how many. None, if the turn cannot lay what it owes.

    Of every way to lay what is owed, the best few, as many as `bases`, are extended by extras, card by card. With
    `stages`, each of them counts for itself too.
    """
    others = survey(desk, state, weights, unplayed)
    count = int(state[COUNTS + state[TURN]])
    owed = max(0, minimum(state) - state[PLAYED])
    late = state[DRAWN] == state[DEALT]
    extra = weights[EXTRA_LATE] if late else weights[EXTRA]
    root = count | (count + 1) << 4 | (count + 2) << 8 | (count + 3) << 12
    twins = 2 * (state[PILES] == state[PILES + 1]) + 8 * (state[PILES + 2] == state[PILES + 3])
    if state[ON_FIRE]:
        twins = 0
    nodes, turns, costs = desk.nodes, desk.turns, desk.costs
    nodes[0], turns[0], costs[0] = root, 1, 0.0
    begin, end = 0, 1
    for step in range(owed):
        cheapest = NOWHERE
        until = end
        for parent in range(begin, until):
            node, turn, cost = nodes[parent], turns[parent], costs[parent]
            last = 0 if step == 0 else turn & 3
            laid = node >> 16
            for pile in range(last, 4):  # plays on different piles commute
                if twins >> pile & 1 and node >> 4 * (pile - 1) & 15 == count + pile - 1:
                    continue  # a pile that shows the same is still untouched
                for place in range(count):
                    if laid >> place & 1:
                        continue
                    more = cost_of(desk, node, place, pile)
                    if more >= NOWHERE or end == MOST_NODES:
                        continue
                    nodes[end] = onto(node, place, pile)
                    turns[end] = turn << 5 | place << 2 | pile
                    costs[end] = cost + more
                    cheapest = min(cheapest, costs[end])
                    end += 1
        begin = until
        if 0 < step == owed - 1 and not state[ON_FIRE]:
            # A trick that makes a turn cheap can be laid as an extra after the others, too. Only whole turns are
            # compared: what begins cheaply may be a way to lay too few.
            limit = max(cheapest, 0.0) + weights[MARGIN]
            kept = begin
            for number in range(begin, end):
                if costs[number] <= limit:
                    nodes[kept], turns[kept], costs[kept] = nodes[number], turns[number], costs[number]
                    kept += 1
            end = kept
    judge_nodes(desk, begin, end, count, others, weights, extra, owed)
    kept = 0
    for number in range(begin, end):
        kept = keep(desk, kept, bases, costs[number], turns[number])
    found = kept
    for base in range(found):
        # Written aside: the list begins anew.
        desk.bases[base], desk.base_scores[base] = desk.best[base], desk.scores[base]
    kept = 0
    for base in range(found):
        turn, score = desk.bases[base], desk.base_scores[base]
        node = replayed(root, turn)
        while True:
            if stages:
                kept = keep(desk, kept, BEST, score, turn)
            laid = node >> 16
            end = 0
            for pile in range(4):
                for place in range(count):
                    if laid >> place & 1 or cost_of(desk, node, place, pile) >= NOWHERE:
                        continue
                    nodes[end] = onto(node, place, pile)
                    turns[end] = turn << 5 | place << 2 | pile
                    end += 1
                    trick = int(desk.tricks[pile // 2, place])
                    if in_hand(trick, nodes[end - 1] >> 16):
                        nodes[end] = onto(nodes[end - 1], trick, pile)
                        turns[end] = turns[end - 1] << 5 | trick << 2 | pile
                        end += 1
            judge_nodes(desk, 0, end, count, others, weights, extra, owed)
            best = -1
            for number in range(end):
                if costs[number] > (costs[best] if best >= 0 else score):
                    best = number
            if best < 0:
                break
            turn, node, score = turns[best], nodes[best], costs[best]
        if not stages:
            kept = keep(desk, kept, BEST, score, turn)
    return kept


@compiled
def length(turn: int) -> int:
    """How many plays a turn has."""
    count = 0
    while turn > 1:
        turn >>= 5
        count += 1
    return count


@compiled
def replayed(root: int, turn: int) -> int:
    node = root
    for step in range(length(turn) - 1, -1, -1):
        play = turn >> 5 * step & 31
        node = onto(node, play >> 2, play & 3)
    return node


@compiled
def price(desk: Desk, count: int, turn: int) -> float:
    """What a turn's cards cost the piles, in logs."""
    node = count | (count + 1) << 4 | (count + 2) << 8 | (count + 3) << 12
    cost = 0.0
    for step in range(length(turn) - 1, -1, -1):
        play = turn >> 5 * step & 31
        cost += cost_of(desk, node, play >> 2, play & 3)
        node = onto(node, play >> 2, play & 3)
    return cost
