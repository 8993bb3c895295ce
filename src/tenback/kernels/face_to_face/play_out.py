"""Games of Face to Face played on from a turn: by the weights, a few turns or all; or to the end, to count who wins."""

import numpy as np
from numpy.typing import NDArray

from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice
from tenback.kernels.face_to_face.network import at_first_sight
from tenback.kernels.face_to_face.rules import LENGTH, RUNNING, TURN, State, ending, held_by, winner
from tenback.kernels.face_to_face.turns import SEEN, WIDTH, Turns, best_turns, finish
from tenback.kernels.face_to_face.worlds import imagine
from tenback.kernels.face_to_face.worth import Weights
from tenback.kernels.network import Net

__all__ = ["play_on", "play_out"]

WIDE = 8  # turns that the network chooses from
MOST_CARDS = 4  # in one of them: more are rarely laid and take long to find


@compiled
def play_on(
    state: State,
    unlaid: NDArray[np.int64],
    both: NDArray[np.float64],
    most_turns: int,
    most_cards: int,
    kept: Turns,
    values: Weights,
    path: NDArray[np.int16],
    seen: NDArray[np.int64],
) -> int:
    """Each seat plays its best turn by its own weights, so many turns at most; how the game stands then."""
    for _ in range(most_turns):
        ended = ending(state)
        if ended != RUNNING:
            return ended
        me = state[TURN]
        best_turns(state, unlaid[me], unlaid[1 - me], both[me], kept, values, path, seen, most_cards)
        unlaid[me] &= ~finish(state, kept[0])
    return ending(state)


@compiled
def play_out(
    view: State,
    unlaid_by_seat: NDArray[np.int64],
    turns: Turns,
    weights: Weights,
    net: Net,
    dice: Dice,
    won: NDArray[np.float64],
) -> None:
    """By turn, world and seat: 1 where the seat wins. All turns are tried in the same worlds.

    Both sides play what the network of `strong` likes best at first sight among the first choices of `fast`. That takes
    a hundredth of the time that `fast` itself needs for a turn, and wins about as often.
    """
    me = view[TURN]
    world, copy = np.zeros(LENGTH, np.int8), np.zeros(LENGTH, np.int8)
    kept, values, liked = np.zeros((WIDE, WIDTH), np.int16), np.zeros(WIDE), np.zeros(WIDE)
    path, seen = np.zeros(WIDTH, np.int16), np.zeros(SEEN, np.int64)
    unlaid = np.zeros(2, np.int64)
    for number in range(won.shape[1]):
        imagine(view, me, unlaid_by_seat[1 - me], unlaid_by_seat[me] & ~held_by(view, me), dice, world)
        for turn in range(won.shape[0]):
            copy[:] = world
            unlaid[:] = unlaid_by_seat
            unlaid[me] &= ~finish(copy, turns[turn])
            ended = ending(copy)
            while ended == RUNNING:
                on_turn = copy[TURN]
                theirs = unlaid[1 - on_turn]
                found = best_turns(copy, unlaid[on_turn], theirs, weights, kept, values, path, seen, MOST_CARDS)
                at_first_sight(copy, unlaid, kept, found, net, liked)
                unlaid[on_turn] &= ~finish(copy, kept[liked[:found].argmax()])
                ended = ending(copy)
            won[turn, number, winner(copy, ended)] = 1
