"""The search of `strong`: its candidates tried out in worlds that may be, each played on by the fast policy."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice
from tenback.kernels.the_game.endings import FOUND, Ladder, ladder, winnable
from tenback.kernels.the_game.play_out import UNKNOWN, Policy, own, play_on
from tenback.kernels.the_game.rules import ENDING, LENGTH, TURN, WON, State, left
from tenback.kernels.the_game.signals import PLACES
from tenback.kernels.the_game.worlds import imagine
from tenback.kernels.the_game.worth import BEST, Floats, Workspace, workspace

__all__ = ["WORLDS", "Trials", "trials", "try_out"]

WORLDS = 400  # at most, for one question
POSITIONS_A_TURN = 60  # of an ending are looked at in the time that a turn takes
A_CARD_LEFT = 0.01  # against a win


class Trials(NamedTuple):
    """The candidates of one question and what they were worth, with all the room that trying them out takes."""

    mine: Workspace  # of the seat that is asked
    theirs: Workspace  # of everybody who plays on
    ladder: Ladder
    world: State
    state: State
    last: State  # a game when its draw pile ran out
    pool: NDArray[np.int8]
    turns: NDArray[np.int64]  # the candidates
    worth: Floats  # [candidate, world]


def trials(worlds: int = WORLDS) -> Trials:
    return Trials(
        workspace(),
        workspace(),
        ladder(),
        np.zeros(LENGTH, np.int8),
        np.zeros(LENGTH, np.int8),
        np.zeros(LENGTH, np.int8),
        np.zeros(PLACES, np.int8),
        np.zeros(BEST, np.int64),
        np.zeros((BEST, worlds)),
    )


@compiled
def try_out(
    trials: Trials,
    view: State,
    policy: Policy,
    alive: int,
    first: int,
    until: int,
    positions: int,
    winnable_worth: float,
    rolls: Dice,
) -> int:
    """Play the candidates alive, as bits, out in worlds `first` to `until`; how many turns' work that was.

    A win is worth 1, a loss a little less than nothing for each card left, and `winnable_worth` more if a look at so
    many positions finds that the hands could have laid it all when the draw pile ran out. A game that reaches the
    policy's horizon is worth the chance to win that the outlook sees there.
    """
    me, state = int(view[TURN]), trials.state
    work = 0
    for world in range(first, until):
        trials.world[:] = view
        imagine(trials.mine, trials.world, me, rolls, trials.pool)
        work += 1
        for number in range(BEST):
            if not alive >> number & 1:
                continue
            state[:] = trials.world
            own(trials.theirs.owners, state)
            turn = int(trials.turns[number])
            planned, _, ran_out, value = play_on(trials.theirs, state, trials.last, policy, turn)
            work += planned
            if value == UNKNOWN and state[ENDING] == WON:
                value = 1.0
            elif value == UNKNOWN:
                value = -A_CARD_LEFT * left(state)
                if positions and ran_out:
                    work += positions // POSITIONS_A_TURN
                    if winnable(trials.ladder, trials.last, positions) == FOUND:
                        value += winnable_worth
            trials.worth[number, world] = value
    return work
