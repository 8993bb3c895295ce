"""Games of Quick & Easy played on from a turn, to count those that are won.

`fast` deals the unseen cards into a dozen worlds for every choice, and counts what each hand may say. A player who is
shown the hands, though not the draw pile, and looks two turns ahead wins about as often and needs a thirtieth of the
time; without signals, one who looks no further than its own turn does.
"""

import numpy as np
from numpy.typing import NDArray

from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice
from tenback.kernels.quick_and_easy.rules import DECK_END, DRAWN, HELD, LENGTH, SEATS, TURN, State, held_by
from tenback.kernels.quick_and_easy.search import NO_NET, judge
from tenback.kernels.quick_and_easy.turns import MOST_TURNS, Turns, finish
from tenback.kernels.quick_and_easy.worlds import imagine
from tenback.kernels.quick_and_easy.worth import LOOKS, Weights

__all__ = ["play_out"]

AHEAD, ALONE = 2, 1  # turns looked ahead: with the hands in sight, without
WORLDS_ALONE = 4  # that a player who is shown nothing thinks of
NINE = len(LOOKS) + 1


@compiled
def play_out(
    view: State,
    unlaid: int,
    possible: NDArray[np.int64],
    how_many: NDArray[np.int64],
    turns: Turns,
    silent: bool,
    weights: Weights,
    dice: Dice,
    won: NDArray[np.float64],
) -> None:
    """Play each turn out in as many worlds as `won` has columns, the same for all: 1 where every card was laid."""
    me, seats = view[TURN], view[SEATS]
    own = held_by(view, me)
    world, state, seen = np.zeros(LENGTH, np.int8), np.zeros(LENGTH, np.int8), np.zeros(LENGTH, np.int8)
    offered = np.zeros((MOST_TURNS + 1, 4), np.int8)
    total, looks = np.zeros(MOST_TURNS + 1), np.zeros(NINE)
    shown, many = np.zeros((seats, 1), np.int64), np.zeros(seats, np.int64)
    for number in range(won.shape[1]):
        imagine(view, me, unlaid & ~own, possible, how_many, dice, world)
        for turn in range(won.shape[0]):
            state[:] = world
            rest = unlaid & ~finish(state, turns, turn)
            while rest:
                for seat in range(seats):
                    many[seat] = not silent and seat != state[TURN] and state[HELD + seat] > 0
                    shown[seat, 0] = held_by(state, seat)
                seen[:] = state
                seen[DECK_END] -= seen[DRAWN]
                seen[DRAWN] = 0
                total[:] = 0
                depth, worlds = (ALONE, WORLDS_ALONE) if silent else (AHEAD, 1)
                found = judge(seen, rest, shown, many, depth, worlds, weights, NO_NET, dice, offered, total, looks)
                if found == 0:
                    break
                best = 0
                for other in range(1, found):
                    if total[other] > total[best]:
                        best = other
                rest &= ~finish(state, offered, best)
            won[turn, number] = rest == 0
