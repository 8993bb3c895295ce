"""Turns of Face to Face on trial: what the network thinks of each, at once and after playing on in many worlds."""

import numpy as np
from numpy.typing import NDArray

from tenback.games.face_to_face import DRAWN_WITHOUT_A_GIFT, HAND_SIZE
from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice
from tenback.kernels.face_to_face.duels import FEW, WIDTH, Rows, finish, lay, play_on, sample
from tenback.kernels.face_to_face.outlook import INPUTS, describe, outlook
from tenback.kernels.face_to_face.rules import (
    DECK_END,
    DRAWN,
    END,
    GAVE,
    HANDS,
    HELD,
    LAST_WINS,
    LENGTH,
    PILES,
    RUNNING,
    TURN,
    Table,
    ending,
    play,
    winner,
)
from tenback.kernels.face_to_face.turns import SEEN, Weights, best_turns
from tenback.kernels.network import Net, Numbers

__all__ = ["at_first_sight", "try_out"]


@compiled
def left_behind(state: Table, unlaid: NDArray[np.int64], net: Net, numbers: Numbers) -> float:
    """The chance to win of the player on turn, who has laid all that the turn is to lay."""
    me = int(state[TURN])
    held, to_draw = int(state[HELD + me]), int(state[DECK_END + me] - state[DRAWN + me])
    if unlaid[me] == 0:
        return 1.0
    drawn = min(to_draw, HAND_SIZE - held if state[GAVE] else min(HAND_SIZE - held, DRAWN_WITHOUT_A_GIFT))
    if held + drawn == 1 and to_draw == drawn and not state[LAST_WINS]:
        return 0.0  # a single last card loses, unless the opponent loses first (F10)
    hand = 0
    for place in range(held):
        hand |= 1 << int(state[HANDS + HAND_SIZE * me + place])
    theirs = 1 - me
    describe(
        int(state[PILES + 2 * me]),
        int(state[PILES + 2 * me + 1]),
        hand,
        unlaid[me],
        to_draw,
        state[GAVE] > 0,
        int(state[PILES + 2 * theirs]),
        int(state[PILES + 2 * theirs + 1]),
        unlaid[theirs],
        int(state[HELD + theirs]),
        int(state[DECK_END + theirs] - state[DRAWN + theirs]),
        numbers,
    )
    return outlook(numbers, net)


@compiled
def at_first_sight(
    view: Table, unlaid_by_seat: NDArray[np.int64], rows: Rows, found: int, net: Net, values: Weights
) -> None:
    """The chance to win after each of the turns, as it seems before any playing on."""
    copy, unlaid, numbers = np.zeros(LENGTH, dtype=np.int8), np.zeros(2, dtype=np.int64), np.zeros(INPUTS)
    for number in range(found):
        copy[:] = view
        unlaid[:] = unlaid_by_seat
        unlaid[view[TURN]] &= ~lay(copy, rows[number])
        values[number] = left_behind(copy, unlaid, net, numbers)


@compiled
def try_out(
    view: Table,
    unlaid_by_seat: NDArray[np.int64],
    rows: Rows,
    found: int,
    worlds: int,
    most_turns: int,
    weights: Weights,
    net: Net,
    dice: Dice,
    total: Weights,
    squares: Weights,
) -> None:
    """Judge the turns in so many worlds, the same for all of them, by playing on one turn at least.

    `total` adds up what each was worth, `squares` the squares of the difference to the first.
    """
    me = view[TURN]
    own = 0
    for place in range(view[HELD + me]):
        own |= 1 << int(view[HANDS + HAND_SIZE * me + place])
    world, copy = np.zeros(LENGTH, dtype=np.int8), np.zeros(LENGTH, dtype=np.int8)
    kept, values = np.zeros((1, WIDTH), dtype=np.int16), np.zeros(1)
    path, seen = np.zeros(WIDTH, dtype=np.int16), np.zeros(SEEN, dtype=np.int64)
    both = np.zeros((2, len(weights)))
    both[0], both[1] = weights, weights
    unlaid, numbers = np.zeros(2, dtype=np.int64), np.zeros(INPUTS)
    for _ in range(worlds):
        sample(view, me, unlaid_by_seat[1 - me], unlaid_by_seat[me] & ~own, dice, world)
        first = 0.0
        for number in range(found):
            copy[:] = world
            unlaid[:] = unlaid_by_seat
            unlaid[me] &= ~finish(copy, rows[number])
            ended = play_on(copy, unlaid, both, most_turns - 1, FEW, kept, values, path, seen)
            value = 0.0
            if ended == RUNNING:
                last = copy[TURN]
                best_turns(copy, unlaid[last], unlaid[1 - last], weights, kept, values, path, seen, FEW)
                unlaid[last] &= ~lay(copy, kept[0])
                value = left_behind(copy, unlaid, net, numbers)
                if last != me:
                    value = 1 - value
                ended = ending(copy)
                if ended == RUNNING:
                    play(copy, END)
                    ended = ending(copy)
            if ended != RUNNING:
                value = 1.0 if winner(copy, ended) == me else 0.0
            if number == 0:
                first = value
            total[number] += value
            squares[number] += (value - first) ** 2
