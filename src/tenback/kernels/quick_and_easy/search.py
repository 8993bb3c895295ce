"""The search of `fast` and `strong`: in worlds that fit what was heard, a look ahead with open hands, at every turn
that the next players could make, and what the best of it is worth.
"""

import numpy as np
from numpy.typing import NDArray

from tenback.games.quick_and_easy import HAND_SIZE
from tenback.kernels.comparing import Results, Running
from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice
from tenback.kernels.network import Net, Numbers, foreseen
from tenback.kernels.quick_and_easy.network import HIDDEN, INPUTS, MOST_SEATS, Hands, describe
from tenback.kernels.quick_and_easy.rules import (
    DECK,
    DECK_END,
    DOWN,
    DRAWN,
    HANDS,
    HELD,
    LENGTH,
    MOST,
    SEATS,
    TURN,
    UP,
    State,
    held_by,
)
from tenback.kernels.quick_and_easy.turns import MOST_TURNS, NO_CARD, Turns, finish, options_of, turns_of
from tenback.kernels.quick_and_easy.worlds import imagine
from tenback.kernels.quick_and_easy.worth import FITTING, Weights, worth

__all__ = ["DEEPEST", "NO_NET", "WIDTH", "ahead", "judge", "try_out"]

DEEPEST = 16  # turns that can be looked ahead
UNKNOWN = -1.0
NO_NET: Net = np.zeros((0, 0))  # the weights alone

Levels = NDArray[np.int64]
"""Where a look ahead stands, by turns from its start: the table without its deck, which stays as it is, and"""

UNLAID = DECK
FOUND, TRIED = DECK + 1, DECK + 2  # how many turns there are, and how many of them were tried
WIDTH = DECK + 3


@compiled
def ahead(
    state: State,
    unlaid: int,
    depth: int,
    weights: Weights,
    net: Net,
    looks: Weights,
    numbers: Numbers,
    units: Numbers,
    hands: Hands,
    levels: Levels,
    turns: Turns,
    best: Weights,
) -> float:
    """What the start of a turn is worth, when so many turns are looked ahead and everyone sees every hand.

    Where the look ahead ends the network tells the chance to win, or the weights, if it has no rows. The arrays from
    `looks` on are room to work in.

    A loop rather than a recursion: Numba cannot keep a recursive function on disk. And plain arrays rather than a class
    of them, or slices: Numba counts references to those, at more cost than all else here.
    """
    for place in range(DECK):
        levels[0, place] = state[place]
    levels[0, UNLAID] = unlaid
    level = 0
    while True:
        value = arrived(level, depth, weights, net, looks, numbers, units, hands, levels, turns)
        best[level] = max(value, 0.0)
        # One win that is certain is enough.
        while value != UNKNOWN or levels[level, TRIED] == levels[level, FOUND] or best[level] == 1.0:
            value = UNKNOWN
            if level == 0:
                return float(best[0])
            level -= 1
            best[level] = max(best[level], best[level + 1])
        advance(level, state, levels, turns)
        level += 1


@compiled
def arrived(
    level: int,
    depth: int,
    weights: Weights,
    net: Net,
    looks: Weights,
    numbers: Numbers,
    units: Numbers,
    hands: Hands,
    levels: Levels,
    turns: Turns,
) -> float:
    """What the position is worth where the look ahead ends; else UNKNOWN, and its turns are listed."""
    if levels[level, UNLAID] == 0:
        return 1.0
    before = levels[level, TURN] - 1  # who has just played
    seat = with_cards(levels, level, levels[level, TURN])
    levels[level, TURN] = seat
    up, down, seats = levels[level, UP], levels[level, DOWN], levels[level, SEATS]
    to_draw = levels[level, DECK_END] - levels[level, DRAWN]
    if level == depth:
        in_order(levels, level, before, hands)
        return at_last(up, down, levels[level, UNLAID], hands, seats, to_draw, weights, net, looks, numbers, units)
    hand, row = HANDS + HAND_SIZE * seat, MOST_TURNS * level
    first, second, held = levels[level, hand], levels[level, hand + 1], levels[level, HELD + seat]
    found = turns_of(first, second, held, up, down, levels[level, MOST], turns, row)
    levels[level, FOUND], levels[level, TRIED] = found, 0
    if level < depth - 1 or with_cards(levels, level, seat + 1) == seat:
        return UNKNOWN
    # Most of all work are the last turns of a look ahead: they are judged without being laid. None wins the game, since
    # somebody else holds a card.
    in_order(levels, level, seat, hands)
    own, best = hands[seats - 1], 0.0
    for number in range(row, row + found):
        up, down, unlaid = levels[level, UP], levels[level, DOWN], levels[level, UNLAID]
        for part in range(0, 4, 2):
            card = int(turns[number, part])
            if card != NO_CARD:
                up, down = (up, card) if turns[number, part + 1] else (card, down)
                unlaid &= ~(1 << card)
        hands[seats - 1] = own & unlaid
        value = at_last(up, down, unlaid, hands, seats, to_draw, weights, net, looks, numbers, units)
        best = max(best, value)
    return best


@compiled
def with_cards(levels: Levels, level: int, seat: int) -> int:
    """The seat, or the next one that holds a card."""
    while True:
        if seat >= levels[level, SEATS]:
            seat = 0
        if levels[level, HELD + seat]:
            return seat
        seat += 1


@compiled
def in_hand(levels: Levels, level: int, seat: int) -> int:
    cards = 0
    for place in range(HANDS + HAND_SIZE * seat, HANDS + HAND_SIZE * seat + levels[level, HELD + seat]):
        cards |= 1 << levels[level, place]
    return cards


@compiled
def in_order(levels: Levels, level: int, last: int, hands: Hands) -> None:
    """The hands in order of their turns, after a turn of the seat that comes last; those without cards before it."""
    seats, place = levels[level, SEATS], 0
    last = (last + seats) % seats
    for step in range(1, seats):
        seat = (last + step) % seats
        if levels[level, HELD + seat]:
            hands[place] = in_hand(levels, level, seat)
            place += 1
    for empty in range(place, seats - 1):
        hands[empty] = 0
    hands[seats - 1] = in_hand(levels, level, last)


@compiled
def at_last(
    up: int,
    down: int,
    unlaid: int,
    hands: Hands,
    seats: int,
    to_draw: int,
    weights: Weights,
    net: Net,
    looks: Weights,
    numbers: Numbers,
    units: Numbers,
) -> float:
    """What the last position looked at is worth; nothing, if the hand whose turn it is cannot play."""
    if not (FITTING[0, up] | FITTING[1, down]) & (hands[0] or hands[seats - 1]):
        return 0.0
    if net.shape[0] == 0:
        return worth(up, down, unlaid, weights, looks)
    looks[-1] += 1
    describe(up, down, unlaid, hands, seats, to_draw, numbers)
    return foreseen(numbers, net, units)


@compiled
def advance(level: int, state: State, levels: Levels, turns: Turns) -> None:
    """Try the next turn: lay it, draw, and hand on."""
    then, row = level + 1, MOST_TURNS * level + levels[level, TRIED]
    levels[level, TRIED] += 1
    for place in range(DECK):
        levels[then, place] = levels[level, place]
    gone = 0
    for part in range(0, 4, 2):
        card = int(turns[row, part])
        if card != NO_CARD:
            levels[then, UP + turns[row, part + 1]] = card
            gone |= 1 << card
    levels[then, UNLAID] = levels[level, UNLAID] & ~gone
    seat, drawn, left = levels[level, TURN], levels[level, DRAWN], 0
    hand = HANDS + HAND_SIZE * seat
    for place in range(hand, hand + levels[level, HELD + seat]):
        card = levels[level, place]
        if not gone >> card & 1:
            levels[then, hand + left] = card
            left += 1
    while left < HAND_SIZE and drawn < levels[level, DECK_END]:
        levels[then, hand + left] = state[DECK + drawn]
        left += 1
        drawn += 1
    levels[then, HELD + seat], levels[then, DRAWN], levels[then, TURN] = left, drawn, seat + 1


# In many worlds


@compiled
def judge(
    view: State,
    unlaid: int,
    possible: NDArray[np.int64],
    how_many: NDArray[np.int64],
    depth: int,
    worlds: int,
    weights: Weights,
    net: Net,
    dice: Dice,
    turns: Turns,
    total: Weights,
    looks: Weights,
) -> int:
    """Judge every turn in so many worlds, the same for all, and add up; how many turns there are."""
    found = options_of(view, turns)
    still, results = np.ones(found, dtype=np.int64), np.zeros((worlds, found))
    try_out(view, unlaid, possible, how_many, depth, worlds, weights, net, dice, turns, still, results, looks)
    for row in range(worlds):
        for number in range(found):
            total[number] += results[row, number]
    return found


@compiled
def try_out(
    view: State,
    unlaid: int,
    possible: NDArray[np.int64],
    how_many: NDArray[np.int64],
    depth: int,
    worlds: int,
    weights: Weights,
    net: Net,
    dice: Dice,
    turns: Turns,
    still: Running,
    results: Results,
    looks: Weights,
) -> None:
    """Judge every turn that is still in the running in so many worlds: a row of `results` a world, a column a turn."""
    me = view[TURN]
    own = held_by(view, me)
    levels, best = np.zeros((DEEPEST + 1, WIDTH), dtype=np.int64), np.zeros(DEEPEST + 1)
    rows = np.zeros(((DEEPEST + 1) * MOST_TURNS, 4), dtype=np.int8)
    numbers, units, hands = np.zeros(INPUTS), np.zeros(HIDDEN), np.zeros(MOST_SEATS, dtype=np.int64)
    world, copy = np.zeros(LENGTH, dtype=np.int8), np.zeros(LENGTH, dtype=np.int8)
    for row in range(worlds):
        imagine(view, me, unlaid & ~own, possible, how_many, dice, world)
        for number in range(len(still)):
            if still[number]:
                copy[:] = world
                rest = unlaid & ~finish(copy, turns, number)
                results[row, number] = ahead(
                    copy, rest, depth - 1, weights, net, looks, numbers, units, hands, levels, rows, best
                )
