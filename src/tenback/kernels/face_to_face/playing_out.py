"""Games of Face to Face played on from a turn, to count who wins.

Both sides play what the network of `strong` likes best at first sight among the first choices of `fast`. That takes
a hundredth of the time that `fast` itself needs for a turn, and wins about as often.
"""

import numpy as np
from numpy.typing import NDArray

from tenback.games.face_to_face import HAND_SIZE
from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice
from tenback.kernels.face_to_face.duels import WIDTH, Rows, finish, sample
from tenback.kernels.face_to_face.rules import HANDS, HELD, LENGTH, RUNNING, TURN, Table, ending, winner
from tenback.kernels.face_to_face.trials import at_first_sight
from tenback.kernels.face_to_face.turns import SEEN, Weights, best_turns
from tenback.kernels.network import Net

__all__ = ["play_out"]

WIDE = 8  # turns that the network chooses from
MOST_CARDS = 4  # in one of them: more are rarely laid and take long to find


@compiled
def play_out(
    view: Table,
    unlaid_by_seat: NDArray[np.int64],
    rows: Rows,
    weights: Weights,
    net: Net,
    dice: Dice,
    won: NDArray[np.float64],
) -> None:
    """By turn, world and seat: 1 where the seat wins. All turns are tried in the same worlds."""
    me = view[TURN]
    own = 0
    for place in range(view[HELD + me]):
        own |= 1 << int(view[HANDS + HAND_SIZE * me + place])
    world, copy = np.zeros(LENGTH, np.int8), np.zeros(LENGTH, np.int8)
    kept, values, liked = np.zeros((WIDE, WIDTH), np.int16), np.zeros(WIDE), np.zeros(WIDE)
    path, seen = np.zeros(WIDTH, np.int16), np.zeros(SEEN, np.int64)
    unlaid = np.zeros(2, np.int64)
    for number in range(won.shape[1]):
        sample(view, me, unlaid_by_seat[1 - me], unlaid_by_seat[me] & ~own, dice, world)
        for turn in range(won.shape[0]):
            copy[:] = world
            unlaid[:] = unlaid_by_seat
            unlaid[me] &= ~finish(copy, rows[turn])
            ended = ending(copy)
            while ended == RUNNING:
                on_turn = copy[TURN]
                theirs = unlaid[1 - on_turn]
                found = best_turns(copy, unlaid[on_turn], theirs, weights, kept, values, path, seen, MOST_CARDS)
                at_first_sight(copy, unlaid, kept, found, net, liked)
                unlaid[on_turn] &= ~finish(copy, kept[liked[:found].argmax()])
                ended = ending(copy)
            won[turn, number, winner(copy, ended)] = 1
