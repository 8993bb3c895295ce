"""Whole games of TEN between policies, at full speed: for tuning, for the lab, and for every claim of strength."""

import numpy as np
from numpy.typing import NDArray

from tenback.games.ten.table import YOU
from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice, dice
from tenback.kernels.ten.judgement import Mind
from tenback.kernels.ten.layout import NOBODY, SEATS, TURN, Ints, State
from tenback.kernels.ten.plain import plain
from tenback.kernels.ten.policy import choose
from tenback.kernels.ten.rules import blank, deal, ending, play

__all__ = ["FIRST", "PLAIN", "SECOND", "play_games"]

PLAIN, FIRST, SECOND = range(3)  # who sits on a seat: the plain player, the first mind, the second


def play_games(
    first: Mind,
    second: Mind,
    seats: tuple[int, ...],
    deck: list[int],
    *,
    games: int,
    seed: int,
    limit: int = 0,
    fiasco: bool = False,
    duplicates: bool = False,
) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
    """By game and seat: the share of the win, and the points. Every seat starts in turn; alone, you do."""
    shares, scored = np.zeros((games, len(seats))), np.zeros((games, len(seats)), np.int64)
    table = np.array([len(seats), limit, fiasco, duplicates], np.int64)
    who = np.array(seats, np.int64)
    _play_games(first, second, who, table, np.array(deck, np.int8), blank(len(deck)), shares, scored, dice(seed))
    return shares, scored


@compiled
def _play_games(
    first: Mind,
    second: Mind,
    who: Ints,
    table: Ints,
    deck: NDArray[np.int8],
    state: State,
    shares: NDArray[np.float64],
    scored: NDArray[np.int64],
    rolls: Dice,
) -> None:
    won = np.zeros(5, np.int64)
    for game in range(len(shares)):
        starter = YOU if table[1] > 0 else game % table[0]
        deal(state, deck, table[0], starter, table[1], table[2], table[3], rolls)
        while state[TURN] != NOBODY:
            sits = who[state[TURN]]
            if sits == PLAIN:
                play(state, plain(state, first))
            else:
                play(state, choose(state, first if sits == FIRST else second))
        winners = ending(state, first.room, won, scored[game])
        for seat in range(state[SEATS]):
            shares[game, seat] = won[seat] / max(1, winners)
