"""Whole games of Face to Face between two sets of weights: for tuning and for figures in a hurry."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenback.games.face_to_face import HAND_SIZE
from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice, dice
from tenback.kernels.face_to_face.play_out import play_on
from tenback.kernels.face_to_face.rules import DECK_END, DRAWN, HELD, LENGTH, State, deal, unlaid_of, winner
from tenback.kernels.face_to_face.turns import SEEN, WIDTH
from tenback.kernels.face_to_face.worth import Weights

__all__ = ["Played", "duel", "play_and_tell"]

MOST_TURNS = 1000  # of a game, which has at most 58
TOLD = WINNER, ENDED, LEFT = range(3)  # of a game; LEFT: by seat, the cards not laid


@compiled
def play_one(state: State, both: NDArray[np.float64]) -> int:
    """A game that was dealt, each seat by its own weights; how it has ended."""
    kept, values = np.zeros((1, WIDTH), dtype=np.int16), np.zeros(1)
    path, seen = np.zeros(WIDTH, dtype=np.int16), np.zeros(SEEN, dtype=np.int64)
    unlaid = np.array([unlaid_of(state, 0), unlaid_of(state, 1)])
    return play_on(state, unlaid, both, MOST_TURNS, HAND_SIZE, kept, values, path, seen)


@compiled
def duels(first: Weights, second: Weights, games: int, last_wins: bool, dice: Dice) -> int:
    """How many games the first wins. Every deal is played twice, the seats swapped."""
    state, both = np.zeros(LENGTH, dtype=np.int8), np.zeros((2, len(first)))
    won = 0
    for game in range(games):
        own = game % 2
        if own == 0:
            before = dice[0]
        else:
            dice[0] = before
        both[own], both[1 - own] = first, second
        deal(state, dice, (game // 2) % 2, last_wins)
        won += winner(state, play_one(state, both)) == own
    return won


def duel(first: Weights, second: Weights, *, games: int, seed: int, last_wins: bool = False) -> float:
    """The share of games that the first weights win against the second ones."""
    return duels(first, second, games, last_wins, dice(seed)) / games


@compiled
def play_batch(both: NDArray[np.float64], last_wins: bool, dice: Dice, told: NDArray[np.int64]) -> None:
    """As many games as `told` has rows. The seats start in turn."""
    state = np.zeros(LENGTH, dtype=np.int8)
    for game in range(len(told)):
        deal(state, dice, game % 2, last_wins)
        ended = play_one(state, both)
        told[game, WINNER], told[game, ENDED] = winner(state, ended), ended
        for seat in range(2):
            told[game, LEFT + seat] = state[HELD + seat] + state[DECK_END + seat] - state[DRAWN + seat]


class Played(NamedTuple):
    """What is known of whole games, by game."""

    winner: NDArray[np.int64]
    ended: NDArray[np.int64]  # one of the endings of `rules`
    left: NDArray[np.int64]  # by seat: cards
    starter: NDArray[np.int64]


def play_and_tell(weights: Weights, *, games: int, seed: int, last_wins: bool) -> Played:
    """Whole games from fresh deals, both seats by the same weights. The seats start in turn."""
    told = np.zeros((games, len(TOLD) + 1), np.int64)
    play_batch(np.stack([weights, weights]), last_wins, dice(seed), told)
    return Played(told[:, WINNER], told[:, ENDED], told[:, LEFT:], np.arange(games) % 2)
