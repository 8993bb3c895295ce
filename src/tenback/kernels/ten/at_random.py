"""Random games of TEN, to measure by."""

import numpy as np
from numpy.typing import NDArray

from tenback.games.ten.table import YOU
from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice, below, dice
from tenback.kernels.ten.layout import MOST_ACTIONS, NOBODY, TURN, Ints, State
from tenback.kernels.ten.rules import actions, deal, empty, play
from tenback.kernels.ten.scores import points, room_to_score, score

__all__ = ["random_games"]


def random_games(games: int, seed: int, seats: int, deck: list[int], limit: int = 0) -> tuple[int, int]:
    """Moves in so many games of random play, and the points of all seats together."""
    cards = np.array(deck, np.int8)
    out, sums = np.zeros(MOST_ACTIONS, np.int64), np.zeros(2, np.int64)
    _random_games(games, seats, limit, cards, empty(len(deck)), out, room_to_score(), sums, dice(seed))
    return int(sums[0]), int(sums[1])


@compiled
def _random_games(
    games: int,
    seats: int,
    limit: int,
    deck: NDArray[np.int8],
    state: State,
    out: Ints,
    room: Ints,
    sums: Ints,
    rolls: Dice,
) -> None:
    moves = total = 0
    for game in range(games):
        deal(state, deck, seats, game % seats if limit == 0 else YOU, limit, 0, 1, rolls)
        while state[TURN] != NOBODY:
            play(state, out[below(rolls, actions(state, out))])
            moves += 1
        for seat in range(seats):
            total += points(score(state, seat, room))
    sums[0], sums[1] = moves, total
