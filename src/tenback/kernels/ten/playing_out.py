"""Games of TEN played on from an action, with `fast` on every seat: who wins, and with how many points."""

import numpy as np
from numpy.typing import NDArray

from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice, below
from tenback.kernels.ten.judgement import Mind
from tenback.kernels.ten.layout import LEFT, NOBODY, PILE, SEATS, TURN, Ints, State
from tenback.kernels.ten.policy import choose
from tenback.kernels.ten.rules import ending, play

__all__ = ["play_out"]


@compiled
def play_out(
    state: State,
    mind: Mind,
    actions: Ints,
    rolls: Dice,
    won: NDArray[np.float64],
    scores: NDArray[np.float64],
) -> None:
    """By action, world and seat: the share of the win, and the points. The deck is shuffled anew for every world."""
    world, trial = state.copy(), state.copy()
    winners, points = np.zeros(5, np.int64), np.zeros(5, np.int64)
    for number in range(won.shape[1]):
        for last in range(state[LEFT] - 1, 0, -1):
            other = PILE + below(rolls, last + 1)
            world[PILE + last], world[other] = world[other], world[PILE + last]
        for place in range(len(actions)):
            trial[:] = world
            play(trial, actions[place])
            while trial[TURN] != NOBODY:
                play(trial, choose(trial, mind))
            many = ending(trial, mind.room, winners, points)
            for seat in range(state[SEATS]):
                won[place, number, seat] = winners[seat] / max(1, many)
                scores[place, number, seat] = points[seat]
