"""Whole games of TEN between policies, at full speed: for tuning, for the lab, and for every claim of strength."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenback.games.ten.cards import Card
from tenback.games.ten.table import YOU
from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice, dice
from tenback.kernels.ten.layout import (
    AUCTION,
    BUSTS,
    NOBODY,
    PAY,
    PHASE,
    PRICE,
    SEAT,
    SEATS,
    TURN,
    WIDTH,
    Ints,
    State,
)
from tenback.kernels.ten.plain import plain
from tenback.kernels.ten.rules import deal, empty, ending, play
from tenback.kernels.ten.turns import choose
from tenback.kernels.ten.worth import Mind

__all__ = ["FIRST", "PLAIN", "SECOND", "Played", "Settled", "play_and_tell", "play_games"]

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
    duplicates: bool = True,
) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
    """By game and seat: the share of the win, and the points."""
    table = Settled(limit, fiasco, duplicates)
    played = play_and_tell(first, second, seats, deck, games=games, seed=seed, table=table)
    return played.shares, played.scores


class Settled(NamedTuple):
    """The options that the rules ask for while they play."""

    limit: int = 0
    fiasco: bool = False
    duplicates: bool = True  # alone: the option solo_duplicates_only_buy


class Played(NamedTuple):
    """What is known of whole games, by game."""

    shares: NDArray[np.float64]  # of the win, by seat
    scores: NDArray[np.int64]  # by seat
    busts: NDArray[np.int64]  # by seat: tokens taken
    actions: NDArray[np.int64]
    prices: list[list[int]]  # what each wild went for in its auction


def play_and_tell(
    first: Mind, second: Mind, seats: tuple[int, ...], deck: list[int], *, games: int, seed: int, table: Settled
) -> Played:
    """Whole games. Every seat starts in turn; alone, you do."""
    wilds = sum(Card(card).is_wild for card in deck)
    shares, scores = np.zeros((games, len(seats))), np.zeros((games, len(seats)), np.int64)
    busts, actions = np.zeros_like(scores), np.zeros(games, np.int64)
    prices = np.zeros((games, wilds + 1), np.int64)  # how many, and then each
    settled = np.array([len(seats), *table], np.int64)
    who, state = np.array(seats, np.int64), empty(len(deck))
    told = shares, scores, busts, actions, prices
    _play_games(first, second, who, settled, np.array(deck, np.int8), state, *told, dice(seed))
    return Played(shares, scores, busts, actions, [paid[1 : paid[0] + 1] for paid in prices.tolist()])


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
    busts: NDArray[np.int64],
    actions: NDArray[np.int64],
    prices: NDArray[np.int64],
    rolls: Dice,
) -> None:
    won = np.zeros(5, np.int64)
    for game in range(len(shares)):
        starter = YOU if table[1] > 0 else game % table[0]
        deal(state, deck, table[0], starter, table[1], table[2], table[3], rolls)
        while state[TURN] != NOBODY:
            seat, phase = int(state[TURN]), state[PHASE]
            at = SEAT + seat * WIDTH + BUSTS
            sits, tokens = who[seat], state[at]
            if sits == PLAIN:
                play(state, plain(state, first))
            else:
                play(state, choose(state, first if sits == FIRST else second))
            actions[game] += 1
            busts[game, seat] += state[at] > tokens  # nobody else takes a token
            if phase == AUCTION and state[PHASE] == PAY:  # the auction is won: what was bid is to be paid
                prices[game, 0] += 1
                prices[game, prices[game, 0]] = state[PRICE]
        winners = ending(state, first.room, won, scored[game])
        for seat in range(state[SEATS]):
            shares[game, seat] = won[seat] / max(1, winners)
