"""Whole turns of Quick & Easy: every one there is, and how one is played."""

import numpy as np
from numpy.typing import NDArray

from tenback.games.quick_and_easy import HAND_SIZE
from tenback.kernels.compiled import compiled
from tenback.kernels.quick_and_easy.rules import DOWN, END, HANDS, HELD, MOST, PLAYED, TURN, UP, State, left, play
from tenback.kernels.quick_and_easy.worth import FITTING

__all__ = ["MOST_TURNS", "NO_CARD", "Turns", "finish", "options_of", "turns_of"]

MOST_TURNS = 12  # a turn lays one of two cards on one of two piles (4), and then perhaps the other (8)
NO_CARD = -1

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
def options_of(view: State, out: Turns) -> int:
    """Every way to finish the turn; how many. The first card NO_CARD: to end it as it is."""
    me = view[TURN]
    hand, room = HANDS + HAND_SIZE * me, view[MOST] - view[PLAYED]
    found = 0
    if room > 0:
        first, second = int(view[hand]), int(view[hand + 1])
        found = turns_of(first, second, view[HELD + me], view[UP], view[DOWN], room, out, 0)
    if view[PLAYED] > 0:
        out[found, 0], out[found, 1], out[found, 2], out[found, 3] = NO_CARD, 0, NO_CARD, 0
        found += 1
    return found


@compiled
def finish(world: State, turns: Turns, number: int) -> int:
    """Play the turn to its end; the cards it lays."""
    laid = 0
    for part in range(0, 4, 2):
        card = int(turns[number, part])
        if card != NO_CARD:
            play(world, 2 * card + turns[number, part + 1])
            laid |= 1 << card
    if left(world) > 0:
        play(world, END)
    return laid
