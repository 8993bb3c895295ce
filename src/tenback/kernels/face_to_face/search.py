"""The search of `fast` and `strong`: turns played on in many worlds, and judged by the weights or by the network."""

import numpy as np
from numpy.typing import NDArray

from tenback.kernels.comparing import Results, Running
from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice
from tenback.kernels.face_to_face.network import INPUTS, left_behind
from tenback.kernels.face_to_face.play_out import play_on
from tenback.kernels.face_to_face.rules import END, LENGTH, RUNNING, TURN, State, ending, held_by, play, winner
from tenback.kernels.face_to_face.turns import SEEN, WIDTH, Turns, best_turns, finish, lay
from tenback.kernels.face_to_face.worlds import imagine
from tenback.kernels.face_to_face.worth import Weights, standing
from tenback.kernels.network import Net, Numbers

__all__ = ["NO_NET", "try_out"]

FEW = 3  # cards a turn: more are rarely laid and take long to find
NO_NET: Net = np.zeros((0, 0))  # the weights alone


@compiled
def try_out(
    view: State,
    unlaid_by_seat: NDArray[np.int64],
    turns: Turns,
    worlds: int,
    most_turns: int,
    weights: Weights,
    net: Net,
    dice: Dice,
    still: Running,
    results: Results,
) -> None:
    """Judge every turn that is still in the running in so many worlds, by playing on so many turns, one at least: a row
    of `results` a world, a column a turn.

    Where a game goes on then the network tells the chance to win, or the weights, if it has no rows.
    """
    me = view[TURN]
    world, copy = np.zeros(LENGTH, dtype=np.int8), np.zeros(LENGTH, dtype=np.int8)
    kept, values = np.zeros((1, WIDTH), dtype=np.int16), np.zeros(1)
    path, seen = np.zeros(WIDTH, dtype=np.int16), np.zeros(SEEN, dtype=np.int64)
    both = np.zeros((2, len(weights)))
    both[0], both[1] = weights, weights
    unlaid, numbers = np.zeros(2, dtype=np.int64), np.zeros(INPUTS)
    by_weights = net.shape[0] == 0
    for row in range(worlds):
        imagine(view, me, unlaid_by_seat[1 - me], unlaid_by_seat[me] & ~held_by(view, me), dice, world)
        for number in range(len(still)):
            if not still[number]:
                continue
            copy[:] = world
            unlaid[:] = unlaid_by_seat
            unlaid[me] &= ~finish(copy, turns[number])
            before = most_turns if by_weights else most_turns - 1  # the network sees what the last turn leaves
            ended = play_on(copy, unlaid, both, before, FEW, kept, values, path, seen)
            if ended != RUNNING:
                value = 1.0 if winner(copy, ended) == me else 0.0
            elif by_weights:
                value = standing(copy, me, unlaid, weights)
            else:
                value = after_one_more(copy, me, unlaid, weights, net, kept, values, path, seen, numbers)
            results[row, number] = value


@compiled
def after_one_more(
    state: State,
    me: int,
    unlaid: NDArray[np.int64],
    weights: Weights,
    net: Net,
    kept: Turns,
    values: Weights,
    path: NDArray[np.int16],
    seen: NDArray[np.int64],
    numbers: Numbers,
) -> float:
    """The chance to win as the network sees it once another turn is laid; what is certain, if that ends the game."""
    last = state[TURN]
    best_turns(state, unlaid[last], unlaid[1 - last], weights, kept, values, path, seen, FEW)
    unlaid[last] &= ~lay(state, kept[0])
    value = left_behind(state, unlaid, net, numbers)
    ended = ending(state)
    if ended == RUNNING:
        play(state, END)
        ended = ending(state)
    if ended != RUNNING:
        return 1.0 if winner(state, ended) == me else 0.0
    return value if last == me else 1 - value
