"""Random games of Quick & Easy, to measure by."""

import numpy as np
from numpy.typing import NDArray

from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice, below, dice
from tenback.kernels.quick_and_easy.rules import MOST_ACTIONS, State, actions, deal, empty, left, play

__all__ = ["random_games"]


@compiled
def play_at_random(
    state: State,
    offered: NDArray[np.int8],
    dice: Dice,
    games: int,
    seats: int,
    pro: bool,
) -> tuple[int, int, int]:
    moves = won = unlaid = 0
    for _ in range(games):
        deal(state, dice, seats, pro, 0)
        while True:
            count = actions(state, offered)
            if count == 0:
                break
            play(state, offered[below(dice, count)])
            moves += 1
        remaining = left(state)
        unlaid += remaining
        won += remaining == 0
    return moves, won, unlaid


def random_games(games: int, seed: int, *, seats: int = 2, pro: bool = False) -> tuple[int, int, int]:
    """So many games of random moves: how many moves, how many games won, how many cards left in all."""
    return play_at_random(empty(), np.zeros(MOST_ACTIONS, dtype=np.int8), dice(seed), games, seats, pro)
