"""Random games of Face to Face, to measure by."""

import numpy as np
from numpy.typing import NDArray

from tenback.games.face_to_face import CARDS_A_TURN, LOSES, WINS
from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice, below, dice
from tenback.kernels.face_to_face.rules import (
    END,
    MOST_ACTIONS,
    PLAYED,
    RUNNING,
    State,
    deal,
    empty,
    ending,
    lays,
    play,
    winner,
)

__all__ = ["random_games"]


@compiled
def play_at_random(
    state: State,
    offered: NDArray[np.int16],
    dice: Dice,
    games: int,
    last_wins: bool,
) -> tuple[int, int]:
    moves = first_seat = 0
    for game in range(games):
        deal(state, dice, game % 2, last_wins)
        while True:
            ended = ending(state)
            if ended != RUNNING:
                first_seat += winner(state, ended) == 0
                break
            count = lays(state, offered)
            if state[PLAYED] >= CARDS_A_TURN:
                offered[count] = END
                count += 1
            play(state, offered[below(dice, count)])
            moves += 1
    return moves, first_seat


def random_games(games: int, seed: int, *, last_card: str = LOSES) -> tuple[int, int]:
    """So many games of random moves: how many moves, and how many games seat 0 won."""
    return play_at_random(empty(), np.zeros(MOST_ACTIONS, dtype=np.int16), dice(seed), games, last_card == WINS)
