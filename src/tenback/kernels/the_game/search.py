"""Rollouts: the best turns compared in the same sampled worlds, all seats playing the fast policy from there on."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice
from tenback.kernels.the_game import meaning
from tenback.kernels.the_game.batch import own, perform, speak
from tenback.kernels.the_game.endings import FOUND, Ladder, ladder, winnable
from tenback.kernels.the_game.meaning import PLACES
from tenback.kernels.the_game.rules import (
    DEALT,
    DRAWN,
    ENDING,
    GOING_ON,
    PILES,
    SIZE,
    TURN,
    WON,
    Numbers,
    left,
)
from tenback.kernels.the_game.worlds import imagine
from tenback.kernels.the_game.turns import BEST, Desk, Floats, desk, plan

__all__ = ["Room", "compare", "propose", "room"]

WORLDS = 400  # at most
A_SOLVED_ENDING = 60  # what a search of an ending costs, in turns: one for so many of its positions


class Room(NamedTuple):
    """Two desks, one for the question and one for the worlds, and what is found out."""

    mine: Desk
    theirs: Desk
    ladder: Ladder
    world: NDArray[np.int8]
    trial: NDArray[np.int8]
    last: NDArray[np.int8]  # a rollout when its draw pile ran out
    pool: NDArray[np.int8]
    turns: NDArray[np.int64]  # the candidates
    worth: Floats  # [candidate, world]


def room() -> Room:
    return Room(
        desk(),
        desk(),
        ladder(),
        np.zeros(SIZE, np.int8),
        np.zeros(SIZE, np.int8),
        np.zeros(SIZE, np.int8),
        np.zeros(PLACES, np.int8),
        np.zeros(BEST, np.int64),
        np.zeros((BEST, WORLDS)),
    )


@compiled
def propose(room: Room, state: Numbers, weights: Floats, bases: int) -> int:
    """The candidates, the fast policy's choice first; how many."""
    table = room.mine
    unplayed = meaning.look(
        table.owners, state[PILES : PILES + 4], table.rank, table.order, table.rows, table.before
    )
    count = plan(table, state, weights, unplayed, bases, True)
    for number in range(count):
        room.turns[number] = table.best[number]
    return count


@compiled
def compare(
    room: Room,
    state: Numbers,
    weights: Floats,
    silent: int,
    alive: int,
    first: int,
    until: int,
    rolls: Dice,
    nodes: int,
    credit: float,
    shaping: float,
) -> int:
    """Play the candidates alive, as bits, out in worlds `first` to `until`; how many turns' work that was.

    A win is worth 1; a loss minus `shaping` for each card left, plus `credit` if the hands could have laid it all
    when the draw pile ran out.
    """
    me = int(state[TURN])
    work = 0
    for world in range(first, until):
        room.world[:] = state
        work += 1
        imagine(room.mine, room.world, me, rolls, room.pool)
        for number in range(BEST):
            if not alive >> number & 1:
                continue
            trial = room.trial
            trial[:] = room.world
            own(room.theirs, trial)
            perform(room.theirs, trial, room.turns[number])
            work += 1
            ends_here = trial[DRAWN] == trial[DEALT]
            if ends_here:
                room.last[:] = trial
            work += roll_out(room, trial, weights, silent, not ends_here)
            value = 1.0
            if trial[ENDING] != WON:
                value = -shaping * left(trial)
                if nodes and trial[DRAWN] == trial[DEALT]:
                    work += nodes // A_SOLVED_ENDING
                    if winnable(room.ladder, room.last, nodes) == FOUND:
                        value += credit
            room.worth[number, world] = value
    return work


@compiled
def roll_out(room: Room, trial: Numbers, weights: Floats, silent: int, mark: bool) -> int:
    """To the end by the fast policy; the state in which the draw pile ran out is kept aside."""
    turns = 0
    while trial[ENDING] == GOING_ON:
        unplayed = speak(room.theirs, trial, silent)
        if not plan(room.theirs, trial, weights, unplayed, 1, False):
            break
        perform(room.theirs, trial, room.theirs.best[0])
        turns += 1
        if mark and trial[DRAWN] == trial[DEALT]:
            room.last[:] = trial
            mark = False
    return turns
