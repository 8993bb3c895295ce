"""Games of TEN played on from an action, with `fast` on every seat: who wins, and with how many points."""

import numpy as np
from numpy.typing import NDArray

from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice
from tenback.kernels.ten.layout import NOBODY, SEATS, TURN, Ints, State
from tenback.kernels.ten.rules import ending, play
from tenback.kernels.ten.turns import choose
from tenback.kernels.ten.worlds import imagine
from tenback.kernels.ten.worth import Mind

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
        imagine(world, rolls)
        for place in range(len(actions)):
            trial[:] = world
            play(trial, actions[place])
            while trial[TURN] != NOBODY:
                play(trial, choose(trial, mind))
            many = ending(trial, mind.room, winners, points)
            for seat in range(state[SEATS]):
                won[place, number, seat] = winners[seat] / max(1, many)
                scores[place, number, seat] = points[seat]
