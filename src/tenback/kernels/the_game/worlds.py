"""Worlds: deals of the unseen cards that fit what a seat sees and what it was told."""

import numpy as np
from numpy.typing import NDArray

from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice, below, shuffle
from tenback.kernels.hands import insert
from tenback.kernels.the_game.rules import DECK, DECK_END, DRAWN, HANDS, HELD, LARGEST_HAND, SEATS, State
from tenback.kernels.the_game.signals import GO_AHEAD, LEVEL, PLACES, ROW, SILENT, means, meant, say
from tenback.kernels.the_game.worth import Workspace

__all__ = ["imagine"]

TRIES = 400  # at a hand that fits its seat's words
DEALS = 8  # at hands for all
ALL_MISSED = 9  # more than there are seats


@compiled
def imagine(space: Workspace, world: State, me: int, rolls: Dice, pool: NDArray[np.int8]) -> int:
    """Deal the others' hands and the draw pile of `world` anew; how many seats' words do not fit.

    `space` has been looked at (`signals.look`); its owners name this seat's cards and those laid, its `said` the words
    heard. Seats that said nothing hold anything.
    """
    fewest = ALL_MISSED
    for deal in range(DEALS):
        missed = dealt_once(space, world, me, rolls, pool, deal == DEALS - 1)
        fewest = min(fewest, missed)
        if missed == 0 or deal == DEALS - 1:
            return missed
    return fewest


@compiled
def dealt_once(space: Workspace, world: State, me: int, rolls: Dice, pool: NDArray[np.int8], accept: bool) -> int:
    seats = int(world[SEATS])
    unplayed = int(space.rank[PLACES - 1])
    size = 0
    for place in range(unplayed):
        card = space.order[place]
        if space.owners[card] != me:
            pool[size] = card
            size += 1
    missed = 0
    turn = below(rolls, seats)  # who is dealt first has the widest choice: now one, now the other
    for speaking in range(2):
        for step in range(seats):
            seat = (turn + step) % seats
            held = int(world[HELD + seat])
            talks = space.said[seat, 0] != SILENT and space.said[seat, 1] != SILENT
            talks = talks and space.said[seat, 2] != SILENT and space.said[seat, 3] != SILENT
            if seat == me or held == 0 or talks != (speaking == 0):
                continue
            if talks:
                fits = hand_that_fits(space, seat, held, rolls, pool, size, unplayed)
                if not fits and not accept:
                    return ALL_MISSED
                missed += not fits
            else:
                for place in range(held):
                    other = place + below(rolls, size - place)
                    pool[place], pool[other] = pool[other], pool[place]
            # The hand lies first in the pool: take it out.
            at = HANDS + seat * LARGEST_HAND
            for place in range(held):
                insert(world, at, place, pool[place])
            for place in range(held, size):
                pool[place - held] = pool[place]
            size -= held
    shuffle(rolls, pool, size)
    drawn = int(world[DRAWN])
    for place in range(int(world[DECK_END]) - drawn):
        world[DECK + drawn + place] = pool[place]
    return missed


@compiled
def hand_that_fits(
    space: Workspace, seat: int, held: int, rolls: Dice, pool: NDArray[np.int8], size: int, unplayed: int
) -> bool:
    """Move a hand that fits the seat's words to the front of the pool; a random one, if none is found."""
    sets = space.sets
    lowest = meant(space.before, space.said, seat, unplayed, held, sets)
    free = 0
    for place in range(size):
        if not means(sets[4, 0], sets[4, 1], int(pool[place])):
            pool[place], pool[free] = pool[free], pool[place]
            free += 1
    needed = 0
    for pile in range(4):
        if space.said[seat, pile] >= lowest:
            needed |= 1 << pile
    for attempt in range(TRIES):
        # First among the hands whose words were not lowered, which are most, then among all.
        lowered = attempt >= TRIES // 2 or free < held
        choice = size if lowered else free
        met = 0
        for place in range(held):
            other = place + below(rolls, choice - place)
            card = int(pool[other])
            pool[other], pool[place] = pool[place], pool[other]
            for pile in range(4):
                if needed >> pile & 1 and means(sets[pile, 0], sets[pile, 1], card):
                    met |= 1 << pile
        if not lowered and met == needed:
            return True
        if lowered and said_of(space, pool, held, seat, unplayed):
            return True
    return False


@compiled
def said_of(space: Workspace, hand: NDArray[np.int8], held: int, seat: int, unplayed: int) -> bool:
    """Whether a seat with this hand would have said the very words that were heard, lowered ones included."""
    for pile in range(4):
        space.trial[0, pile] = GO_AHEAD
        for place in range(ROW):
            card = space.rows[pile, place]
            found = 0
            for other in range(held):
                found |= hand[other] == card
            if found and card:
                space.trial[0, pile] = LEVEL[place]
                break
    say(space.before, space.trial, 0, unplayed, held, space.trial_sets)
    for pile in range(4):  # noqa: SIM110 - Numba has no generators
        if space.trial[0, pile] != space.said[seat, pile]:
            return False
    return True
