"""What the position is worth that a turn leaves: everything that can be counted from the hand, the piles and the
words of the others.

A pile's top is named by its place among the *tops*: the cards of the hand first, then the four piles as they stand. A
*node* is where a turn may end: the four tops, and which cards of the hand were laid.
"""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenback.core.piles import BACKWARDS
from tenback.kernels.compiled import compiled
from tenback.kernels.the_game.rules import (
    BURNING,
    BURNS,
    HANDS,
    HELD,
    LARGEST_HAND,
    ON_FIRE,
    PILES,
    SEATS,
    TURN,
    State,
    fits_down,
    fits_up,
)
from tenback.kernels.the_game.signals import FIRST, LAID, LAST, PLACES, ROW, SILENT, STRONGLY, Bits, means, meant

__all__ = [
    "NAMES",
    "NOWHERE",
    "Floats",
    "Workspace",
    "bound",
    "in_hand",
    "keep",
    "keep_best",
    "survey",
    "weights_of",
    "workspace",
]

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

BEST = UNDER_WAY = 12  # turns kept
NOWHERE = 1e6  # the cost of laying a card where it does not fit
FAR = 2.0  # what the next turn's cards cost at the most, for `soon`, in logs
LOGS = np.log(np.arange(1, 103))  # LOGS[n]: of n cards and one more
MOST_NODES = 40_000
ROUNDING = 1e-6  # more than sums of a few dozen numbers are ever off


class Workspace(NamedTuple):
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
    at_most: Floats  # by place in the hand: what that card adds to any node in which it is left; then their sum
    costs: Floats  # by node: what its cards cost
    turns: NDArray[np.int64]  # by node: the plays
    nodes: NDArray[np.int64]  # by node: four tops, four bits each; the cards laid, as bits; the last pile
    best: NDArray[np.int64]  # the best turns, the best first
    scores: Floats
    ends: NDArray[np.int64]  # the nodes in which they end
    bases: NDArray[np.int64]  # those to be extended; behind them, at UNDER_WAY, the one that is
    base_scores: Floats
    base_ends: NDArray[np.int64]


def workspace() -> Workspace:
    tops = LARGEST_HAND + 4
    return Workspace(
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
        np.zeros((2, tops, LARGEST_HAND)),
        np.zeros((2, tops, LARGEST_HAND)),
        np.zeros((2, tops), np.int16),
        np.zeros((4, tops)),
        np.zeros((2, tops), np.int8),
        np.zeros(LARGEST_HAND, np.int8),
        np.zeros(LARGEST_HAND, np.int8),
        np.zeros(LARGEST_HAND + 1),
        np.zeros(MOST_NODES),
        np.zeros(MOST_NODES, np.int64),
        np.zeros(MOST_NODES, np.int64),
        np.zeros(BEST, np.int64),
        np.zeros(BEST),
        np.zeros(BEST, np.int64),
        np.zeros(UNDER_WAY + 1, np.int64),
        np.zeros(UNDER_WAY + 1),
        np.zeros(UNDER_WAY + 1, np.int64),
    )


def weights_of(values: Mapping[str, float]) -> Floats:
    return np.array([values[name] for name in NAMES])


@compiled
def survey(space: Workspace, state: State, weights: Floats, unplayed: int) -> int:
    """Everything about this turn that does not depend on what is laid; how many foreign cards there are."""
    seat = int(state[TURN])
    at, count = HANDS + int(seat) * LARGEST_HAND, int(state[HELD + seat])
    hand = state[at : at + count]
    foreign = space.foreign
    place = 0
    for card in range(PLACES):
        while place < count and hand[place] < card:
            place += 1
        foreign[card] = space.rank[card] - place
    others = unplayed - count
    for top in range(count + 4):
        shown = int(hand[top] if top < count else state[PILES + top - count])
        for direction in range(2):
            if top >= count and (top - count) // 2 != direction:
                continue
            takes = int(others - foreign[shown + 1] if direction == 0 else foreign[shown])
            space.takes[direction, top] = takes
            space.tricks[direction, top] = -1
            for place in range(count):
                card = int(hand[place])
                cost = near = NOWHERE
                if direction == 0 and fits_up(card, shown):
                    cost = LOGS[takes] - LOGS[others - foreign[card + 1]]
                    near = LOGS[foreign[card] - foreign[shown + 1]] if card > shown else 0.0
                elif direction == 1 and fits_down(card, shown):
                    cost = LOGS[takes] - LOGS[foreign[card]]
                    near = LOGS[foreign[shown] - foreign[card + 1]] if card < shown else 0.0
                space.cost[direction, top, place], space.near[direction, top, place] = cost, near
                if card == (shown - BACKWARDS if direction == 0 else shown + BACKWARDS):
                    space.tricks[direction, top] = place
    for place in range(count):
        space.pairs[place] = -1
        space.halves[place] = 0
        for card in (int(hand[place]) - BACKWARDS, int(hand[place]) + BACKWARDS):
            if FIRST <= card <= LAST and space.owners[card] != LAID and space.owners[card] != seat:
                space.halves[place] += 1
        for other in range(place + 1, count):
            if hand[other] - hand[place] == BACKWARDS:
                space.pairs[place] = other
    burns = state[ON_FIRE]
    for pile in range(4):
        direction = pile // 2
        for top in range(count + 1):
            now = top if top < count else count + pile
            shown = int(hand[top] if top < count else state[PILES + pile])
            back = shown - BACKWARDS if direction == 0 else shown + BACKWARDS
            out = FIRST <= back <= LAST and space.owners[back] != LAID and space.owners[back] != seat
            space.worth[pile, now] = weights[OUT] if out else 0.0
            if burns and top < count and BURNS[shown]:
                space.worth[pile, now] -= weights[FIRE_LEFT]
        if burns:
            # The turn's end must not find a fire whose time is up (G17).
            if state[BURNING + pile] == 1:
                space.worth[pile, count + pile] = -NOWHERE
            elif state[BURNING + pile] > 1:
                space.worth[pile, count + pile] -= weights[FIRE_LEFT]
    listen(space, state, weights, hand, count)
    return others


@compiled
def listen(space: Workspace, state: State, weights: Floats, hand: State, count: int) -> None:
    """Make tops worth less where they would spoil what the others said they have (G14)."""
    seats, me = int(state[SEATS]), int(state[TURN])
    factor = 1.0
    unplayed = int(space.rank[PLACES - 1])
    for ahead in range(1, seats):
        seat = (me + ahead) % seats
        held = int(state[HELD + seat])
        if held == 0:
            continue
        lowest = meant(space.before, space.said, seat, unplayed, held, space.sets)
        for pile in range(4):
            level = int(space.said[seat, pile])
            if level < lowest:
                continue
            low, high = space.sets[pile, 0], space.sets[pile, 1]
            possible = 0
            for place in range(ROW):
                card = int(space.rows[pile, place])
                if means(low, high, card) and space.owners[card] != me:
                    possible += 1
            for place in range(ROW):
                card = int(space.rows[pile, place])
                if not means(low, high, card) or space.owners[card] == me:
                    continue
                trick = (card < state[PILES + pile]) == (pile < 2)
                price = factor * weights[OFF_TRICK if trick else OFFS[level]] / possible
                for top in range(count):
                    if trick or (hand[top] > card) == (pile < 2):
                        space.worth[pile, top] -= price
        factor *= weights[LATER]


@compiled
def bound(space: Workspace, count: int, others: int, weights: Floats) -> None:
    """What each card left in hand adds to any node at the most, into `space.at_most`, with their sum behind them.

    A card costs its nearest pile no less than the nearest of all tops, and no more than all foreign cards.
    """
    most = LOGS[others]
    near = max(0.0, -weights[NEAR] * most)
    pair = max(0.0, weights[PAIR])
    nearest = most
    total = 0.0
    for place in range(count):
        least = NOWHERE
        for top in range(count + 4):
            if top < count + 2:  # a card of the hand, or a rising pile
                least = min(least, space.cost[0, top, place])
            if top < count or top >= count + 2:  # or a falling one
                least = min(least, space.cost[1, top, place])
        adds = -weights[STUCK_CARD]
        if least < NOWHERE:
            adds = max(adds, max(-weights[HAND] * least, -weights[HAND] * most) + near)
            nearest = min(nearest, least)
        adds += weights[HALF] * space.halves[place] + (pair if space.pairs[place] >= 0 else 0.0)
        space.at_most[place] = adds
        total += adds
    soon = 2.0 * min(nearest, FAR)  # of the two nearest
    space.at_most[count] = total + max(-weights[SOON] * soon, -weights[SOON] * 2.0 * FAR) + ROUNDING


@compiled
def keep_best(
    space: Workspace,
    begin: int,
    end: int,
    count: int,
    others: int,
    weights: Floats,
    extra: float,
    owed: int,
    first: int,
    kept: int,
    most: int,
    same: float,
) -> int:
    """Of these nodes the best among the bases, from place `first` on, where so many are `kept` already; how many there
    are then, `most` at the most. Of those whose scores are nearer than `same` there is one.

    A node is judged by how good it is to end the turn there. Its hand is looked at only where the most that a hand can
    add would make it one of the best: the others would not be kept.
    """
    cost, near_by, at_most = space.cost, space.near, space.at_most
    bases, scores, ends = space.bases, space.base_scores, space.base_ends
    for number in range(begin, end):
        node, turn = space.nodes[number], space.turns[number]
        up1, up2, down1, down2 = node & 15, node >> 4 & 15, node >> 8 & 15, node >> 12 & 15
        laid = node >> 16
        value = space.worth[0, up1] + space.worth[1, up2] + space.worth[2, down1] + space.worth[3, down2]
        a, b = space.takes[0, up1], space.takes[0, up2]
        c, d = space.takes[1, down1], space.takes[1, down2]
        if a < b:
            a, b = b, a
        if c < d:
            c, d = d, c
        value += weights[BETTER] * (LOGS[a] + LOGS[c]) + weights[WORSE] * (LOGS[b] + LOGS[d])
        value += weights[COVER] * LOGS[min(others, a + c)]
        tricks = in_hand(space.tricks[0, up1], laid) + in_hand(space.tricks[0, up2], laid)
        tricks += in_hand(space.tricks[1, down1], laid) + in_hand(space.tricks[1, down2], laid)
        if kept == most:
            hoped = value + at_most[count] + weights[TRICK] * tricks
            plays = 0
            play = turn
            while play > 1:
                hoped -= at_most[play >> 2 & 7]
                play >>= 5
                plays += 1
            if hoped + extra * (plays - owed) <= scores[first + most - 1]:
                continue
        soonest = second = FAR
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
            halves += space.halves[place]
            pairs += in_hand(space.pairs[place], laid)
        score = (
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
        kept = keep(bases, scores, ends, first, kept, most, same, turn, score, node)
    return kept


@compiled
def keep(
    turns: NDArray[np.int64],
    scores: Floats,
    ends: NDArray[np.int64],
    first: int,
    kept: int,
    most: int,
    same: float,
    turn: int,
    score: float,
    node: int,
) -> int:
    """Among the best, if it is; how many there are then."""
    if kept == most and score <= scores[first + most - 1]:
        return kept
    for other in range(first, first + kept):
        if abs(scores[other] - score) < same:
            return kept  # the same in a mirror: one of two equal piles for the other
    if kept == most:
        kept -= 1
    place = first + kept
    while place > first and scores[place - 1] < score:
        turns[place], scores[place], ends[place] = turns[place - 1], scores[place - 1], ends[place - 1]
        place -= 1
    turns[place], scores[place], ends[place] = turn, score, node
    return kept + 1


@compiled
def in_hand(place: int, laid: int) -> bool:
    return place >= 0 and not laid >> place & 1
