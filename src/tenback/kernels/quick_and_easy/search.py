"""A look ahead with open hands: every turn that the next players could make, and what the best of it is worth."""

import numpy as np
from numpy.typing import NDArray

from tenback.games.quick_and_easy import HAND_SIZE
from tenback.kernels.compiled import compiled
from tenback.kernels.quick_and_easy.rules import DECK, DECK_END, DOWN, DRAWN, HANDS, HELD, MOST, SEATS, TURN, UP, Table
from tenback.kernels.quick_and_easy.worth import FITTING, Weights, worth

__all__ = ["MOST_TURNS", "NO_CARD", "Turns", "ahead", "turns_of"]

MOST_TURNS = 12  # a turn lays one of two cards on one of two piles (4), and then perhaps the other (8)
NO_CARD = -1

Turns = NDArray[np.int8]
"""A turn a row: first card, its pile, second card (NO_CARD: none), its pile."""


@compiled
def turns_of(hand: NDArray[np.int8], held: int, up: int, down: int, most: int, out: Turns) -> int:
    """Every turn of the hand, the order of two cards on different piles once; how many."""
    found = 0
    for place in range(held):
        card = int(hand[place])
        for pile in range(2):
            if not (FITTING[pile, down if pile else up] >> card) & 1:
                continue
            out[found, 0], out[found, 1], out[found, 2], out[found, 3] = card, pile, NO_CARD, 0
            found += 1
            if most == 1 or held == 1:
                continue
            other = int(hand[1 - place])
            for then in range(2):
                if then != pile and place == 1:
                    continue  # the two commute
                top = card if then == pile else (down if then else up)
                if (FITTING[then, top] >> other) & 1:
                    out[found, 0], out[found, 1], out[found, 2], out[found, 3] = card, pile, other, then
                    found += 1
    return found


@compiled
def ahead(state: Table, unlaid: int, depth: int, weights: Weights, looks: Weights) -> float:
    """What the start of a turn is worth, when so many turns are looked ahead and everyone sees every hand.

    The state comes back as it was, but for the order of cards in a hand.
    """
    if unlaid == 0:
        return 1.0
    seats, seat = state[SEATS], state[TURN]
    while state[HELD + seat] == 0:
        seat = (seat + 1) % seats
    hand, held, up, down = HANDS + HAND_SIZE * seat, state[HELD + seat], state[UP], state[DOWN]
    if depth == 0:
        for place in range(hand, hand + held):
            if ((FITTING[0, up] | FITTING[1, down]) >> state[place]) & 1:
                return worth(up, down, unlaid, weights, looks)
        return 0.0
    before, drawn = state[TURN], state[DRAWN]
    best = 0.0
    state[TURN] = (seat + 1) % seats
    for place in range(held):
        card = int(state[hand + place])
        other = int(state[hand + 1 - place])
        for pile in range(2):
            if not (FITTING[pile, down if pile else up] >> card) & 1:
                continue
            state[UP + pile] = card
            # this card alone
            rest = unlaid & ~(1 << card)
            if state[DRAWN] < state[DECK_END]:
                state[hand + place] = state[DECK + drawn]
                state[DRAWN] = drawn + 1
            else:
                state[hand] = other
                state[HELD + seat] = held - 1
            best = max(best, ahead(state, rest, depth - 1, weights, looks))
            state[DRAWN] = drawn
            state[HELD + seat] = held
            state[hand + place] = card
            if held == HAND_SIZE:
                state[hand + 1 - place] = other
                if state[MOST] == HAND_SIZE:
                    rest &= ~(1 << other)
                    for then in range(2):
                        if then != pile and place == 1:
                            continue  # the two commute
                        top = card if then == pile else (down if then else up)
                        if not (FITTING[then, top] >> other) & 1:
                            continue
                        state[UP + then] = other
                        more = min(state[DECK_END] - drawn, HAND_SIZE)
                        for number in range(more):
                            state[hand + number] = state[DECK + drawn + number]
                        state[DRAWN] = drawn + more
                        state[HELD + seat] = more
                        best = max(best, ahead(state, rest, depth - 1, weights, looks))
                        state[DRAWN] = drawn
                        state[HELD + seat] = held
                        state[hand + place], state[hand + 1 - place] = card, other
                        state[UP], state[DOWN] = up, down
                        state[UP + pile] = card
            state[UP], state[DOWN] = up, down
    state[TURN] = before
    return best
