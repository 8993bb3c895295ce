"""A look ahead with open hands: every turn that the next players could make, and what the best of it is worth."""

import numpy as np
from numpy.typing import NDArray

from tenback.games.quick_and_easy import HAND_SIZE
from tenback.kernels.compiled import compiled
from tenback.kernels.quick_and_easy.rules import DECK, DECK_END, DOWN, DRAWN, HANDS, HELD, MOST, SEATS, TURN, UP, Table
from tenback.kernels.quick_and_easy.worth import FITTING, Weights, worth

__all__ = ["DEEPEST", "MOST_TURNS", "NO_CARD", "WIDTH", "Turns", "ahead", "turns_of"]

MOST_TURNS = 12  # a turn lays one of two cards on one of two piles (4), and then perhaps the other (8)
NO_CARD = -1
DEEPEST = 16  # turns that can be looked ahead
UNKNOWN = -1.0

Levels = NDArray[np.int64]
"""Where a look ahead stands, by turns from its start: the table without its deck, which stays as it is, and"""

UNLAID = DECK
FOUND, TRIED = DECK + 1, DECK + 2  # how many turns there are, and how many of them were tried
WIDTH = DECK + 3

Turns = NDArray[np.int8]
"""A turn a row: first card, its pile, second card (NO_CARD: none), its pile."""


@compiled
def turns_of(first: int, second: int, held: int, up: int, down: int, most: int, out: Turns, at: int) -> int:
    """Every turn of a hand, from that row on, the order of two cards on different piles once; how many."""
    found = at
    for place in range(held):
        card, other = (second, first) if place else (first, second)
        for pile in range(2):
            if not (FITTING[pile, down if pile else up] >> card) & 1:
                continue
            out[found, 0], out[found, 1], out[found, 2], out[found, 3] = card, pile, NO_CARD, 0
            found += 1
            if most == 1 or held == 1:
                continue
            for then in range(2):
                if then != pile and place == 1:
                    continue  # the two commute
                top = card if then == pile else (down if then else up)
                if (FITTING[then, top] >> other) & 1:
                    out[found, 0], out[found, 1], out[found, 2], out[found, 3] = card, pile, other, then
                    found += 1
    return found - at


@compiled
def ahead(
    state: Table, unlaid: int, depth: int, weights: Weights, looks: Weights, levels: Levels, turns: Turns, best: Weights
) -> float:
    """What the start of a turn is worth, when so many turns are looked ahead and everyone sees every hand.

    A loop rather than a recursion: Numba cannot keep a recursive function on disk. And plain arrays rather than a class
    of them, or slices: Numba counts references to those, at more cost than all else here.
    """
    for place in range(DECK):
        levels[0, place] = state[place]
    levels[0, UNLAID] = unlaid
    level = 0
    while True:
        value = arrived(level, depth, weights, looks, levels, turns)
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
def arrived(level: int, depth: int, weights: Weights, looks: Weights, levels: Levels, turns: Turns) -> float:
    """What the position is worth where the look ahead ends; else UNKNOWN, and its turns are listed."""
    if levels[level, UNLAID] == 0:
        return 1.0
    seat = with_cards(levels, level, levels[level, TURN])
    levels[level, TURN] = seat
    up, down = levels[level, UP], levels[level, DOWN]
    if level == depth:
        return at_last(up, down, in_hand(levels, level, seat), levels[level, UNLAID], weights, looks)
    hand, row = HANDS + HAND_SIZE * seat, MOST_TURNS * level
    first, second, held = levels[level, hand], levels[level, hand + 1], levels[level, HELD + seat]
    found = turns_of(first, second, held, up, down, levels[level, MOST], turns, row)
    levels[level, FOUND], levels[level, TRIED] = found, 0
    following = with_cards(levels, level, seat + 1)
    if level < depth - 1 or following == seat:
        return UNKNOWN
    # Most of all work are the last turns of a look ahead: they are judged without being laid. None wins the game, since
    # somebody else holds a card.
    theirs, best = in_hand(levels, level, following), 0.0
    for number in range(row, row + found):
        up, down, unlaid = levels[level, UP], levels[level, DOWN], levels[level, UNLAID]
        for part in range(0, 4, 2):
            card = int(turns[number, part])
            if card != NO_CARD:
                up, down = (up, card) if turns[number, part + 1] else (card, down)
                unlaid &= ~(1 << card)
        best = max(best, at_last(up, down, theirs, unlaid, weights, looks))
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
def at_last(up: int, down: int, hand: int, unlaid: int, weights: Weights, looks: Weights) -> float:
    """What the last position looked at is worth; nothing, if the hand whose turn it is cannot play."""
    return worth(up, down, unlaid, weights, looks) if (FITTING[0, up] | FITTING[1, down]) & hand else 0.0


@compiled
def advance(level: int, state: Table, levels: Levels, turns: Turns) -> None:
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
