"""Worlds: deals of the unseen cards that fit what a seat sees and what it was told."""

import numpy as np
from numpy.typing import NDArray

from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice, below, shuffle
from tenback.kernels.the_game.meaning import GO_AHEAD, LEVEL, PLACES, ROW, SILENT, means, meant, say
from tenback.kernels.the_game.rules import COUNTS, DEALT, DRAW, DRAWN, HANDS, ROOM, SEATS, Numbers, insert
from tenback.kernels.the_game.turns import Desk

__all__ = ["imagine"]

TRIES = 400  # at a hand that fits its seat's words
DEALS = 8  # at hands for all


@compiled
def imagine(desk: Desk, world: Numbers, me: int, rolls: Dice, pool: NDArray[np.int8]) -> int:
    """Deal the others' hands and the draw pile of `world` anew; how many seats' words do not fit.

    `desk` has been looked at (`meaning.look`); its owners name this seat's cards and those laid, its `said` the words
    heard. Seats that said nothing hold anything.
    """
    fewest = 9
    for deal in range(DEALS):
        missed = dealt_once(desk, world, me, rolls, pool, deal == DEALS - 1)
        fewest = min(fewest, missed)
        if missed == 0 or deal == DEALS - 1:
            return missed
    return fewest


@compiled
def dealt_once(desk: Desk, world: Numbers, me: int, rolls: Dice, pool: NDArray[np.int8], accept: bool) -> int:
    seats = int(world[SEATS])
    unplayed = int(desk.rank[PLACES - 1])
    size = 0
    for place in range(unplayed):
        card = desk.order[place]
        if desk.owners[card] != me:
            pool[size] = card
            size += 1
    missed = 0
    turn = below(rolls, seats)  # who is dealt first has the widest choice: now one, now the other
    for speaking in range(2):
        for step in range(seats):
            seat = (turn + step) % seats
            held = int(world[COUNTS + seat])
            talks = desk.said[seat, 0] != SILENT and desk.said[seat, 1] != SILENT
            talks = talks and desk.said[seat, 2] != SILENT and desk.said[seat, 3] != SILENT
            if seat == me or held == 0 or talks != (speaking == 0):
                continue
            if talks:
                fits = hand_that_fits(desk, seat, held, rolls, pool, size, unplayed)
                if not fits and not accept:
                    return 9
                missed += not fits
            else:
                for place in range(held):
                    other = place + below(rolls, size - place)
                    pool[place], pool[other] = pool[other], pool[place]
            # The hand lies first in the pool: take it out.
            at = HANDS + seat * ROOM
            for place in range(held):
                insert(world, at, place, pool[place])
            for place in range(held, size):
                pool[place - held] = pool[place]
            size -= held
    shuffle(rolls, pool, size)
    drawn = int(world[DRAWN])
    for place in range(int(world[DEALT]) - drawn):
        world[DRAW + drawn + place] = pool[place]
    return missed


@compiled
def hand_that_fits(
    desk: Desk, seat: int, held: int, rolls: Dice, pool: NDArray[np.int8], size: int, unplayed: int
) -> bool:
    """Move a hand that fits the seat's words to the front of the pool; a random one, if none is found."""
    sets = desk.sets
    lowest = meant(desk.before, desk.said, seat, unplayed, held, sets)
    free = 0
    for place in range(size):
        if not means(sets[4, 0], sets[4, 1], int(pool[place])):
            pool[place], pool[free] = pool[free], pool[place]
            free += 1
    needed = 0
    for pile in range(4):
        if desk.said[seat, pile] >= lowest:
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
        if lowered and said_of(desk, pool, held, seat, unplayed):
            return True
    return False


@compiled
def said_of(desk: Desk, hand: NDArray[np.int8], held: int, seat: int, unplayed: int) -> bool:
    """Whether a seat with this hand would have said the very words that were heard, lowered ones included."""
    for pile in range(4):
        desk.trial[0, pile] = GO_AHEAD
        for place in range(ROW):
            card = desk.rows[pile, place]
            found = 0
            for other in range(held):
                found |= hand[other] == card
            if found and card:
                desk.trial[0, pile] = LEVEL[place]
                break
    say(desk.before, desk.trial, 0, unplayed, held, desk.trial_sets)
    for pile in range(4):  # noqa: SIM110 - Numba has no generators
        if desk.trial[0, pile] != desk.said[seat, pile]:
            return False
    return True
