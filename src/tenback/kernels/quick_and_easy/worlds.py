"""Worlds: deals of the unseen cards that fit what a seat sees and what it takes for possible."""

import numpy as np
from numpy.typing import NDArray

from tenback.games.quick_and_easy import CARDS, HAND_SIZE
from tenback.kernels.bits import spread
from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice, below, shuffle
from tenback.kernels.quick_and_easy.rules import DECK, DECK_END, DRAWN, HANDS, HELD, SEATS, State

__all__ = ["imagine"]

FIFTY = len(CARDS)
TRIES = 40  # to find hands for everybody at once


@compiled
def imagine(
    view: State,
    me: int,
    unseen: int,
    possible: NDArray[np.int64],
    how_many: NDArray[np.int64],
    dice: Dice,
    world: State,
) -> None:
    """Hands for the others, each one that is possible for its seat, and a draw pile of the rest.

    Where no hands are named for a seat, any are possible.
    """
    world[:] = view
    seats = view[SEATS]
    picked = np.zeros(seats, dtype=np.int64)
    for attempt in range(TRIES):
        taken = 0
        clash = False
        for seat in range(seats):
            picked[seat] = 0
            if seat != me and how_many[seat] > 0:
                hand = possible[seat, below(dice, how_many[seat])]
                if hand & taken:
                    clash = True
                    if attempt < TRIES - 1:
                        break
                    continue  # rather a hand at random than none
                picked[seat] = hand
                taken |= hand
        if not clash:
            break
    rest = np.zeros(FIFTY, dtype=np.int8)
    taken = 0
    for seat in range(seats):
        taken |= picked[seat]
    many = spread(unseen & ~taken, rest, 0)
    shuffle(dice, rest, many)
    for seat in range(seats):
        if seat == me:
            continue
        place = HANDS + HAND_SIZE * seat
        if picked[seat]:
            spread(picked[seat], world, place)
        else:
            for number in range(view[HELD + seat]):
                many -= 1
                world[place + number] = rest[many]
    world[DRAWN] = 0
    world[DECK_END] = many
    world[DECK : DECK + many] = rest[:many]
