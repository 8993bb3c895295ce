"""Whole games by the same choice: for tuning and for figures in a hurry."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenback.games.quick_and_easy import CARDS, HAND_SIZE
from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice, dice
from tenback.kernels.network import Net
from tenback.kernels.quick_and_easy.rules import (
    DECK_END,
    DOWN,
    DRAWN,
    HELD,
    LENGTH,
    SEATS,
    TURN,
    UP,
    deal,
    held_by,
    left,
)
from tenback.kernels.quick_and_easy.search import NO_NET, judge
from tenback.kernels.quick_and_easy.signals import MOST_HANDS, vocabulary
from tenback.kernels.quick_and_easy.turns import MOST_TURNS, finish
from tenback.kernels.quick_and_easy.worth import LOOKS, Weights

__all__ = ["OPEN", "SIGNALS", "SILENT", "Played", "listen", "play_and_tell", "play_games"]

SILENT, SIGNALS, OPEN = range(3)  # what is heard: nothing, signals, or every card
FIFTY, NINE = len(CARDS), len(LOOKS) + 1
TOLD = CARDS_LEFT, TURNS, TO_DRAW = range(3)  # of a game: cards not laid, turns taken, cards in the draw pile


@compiled
def listen(
    state: NDArray[np.int8],
    unlaid: int,
    pro: bool,
    heard: int,
    hands: NDArray[np.int64],
    words: NDArray[np.int32],
    possible: NDArray[np.int64],
    how_many: NDArray[np.int64],
) -> None:
    """By seat, the hands that the player on turn takes for possible, and how many; 0: any.

    `hands` and `words` are room to work in, by the cards that a hand holds.
    """
    me = state[TURN]
    own = held_by(state, me)
    made = np.zeros(HAND_SIZE + 1, dtype=np.int64)
    how_many[:] = 0
    for seat in range(state[SEATS]):
        held = state[HELD + seat]
        if seat == me or held == 0 or heard == SILENT:
            continue
        true = held_by(state, seat)
        if heard == OPEN:
            possible[seat, 0] = true
            how_many[seat] = 1
            continue
        if made[held] == 0:
            made[held] = vocabulary(unlaid, state[UP], state[DOWN], held, pro, hands[held], words[held])
        number = 0
        while hands[held, number] != true:
            number += 1
        told = words[held, number]
        for number in range(made[held]):
            if words[held, number] == told and hands[held, number] & own == 0:
                possible[seat, how_many[seat]] = hands[held, number]
                how_many[seat] += 1


@compiled
def play_batch(
    results: NDArray[np.int8],  # [game, one of TOLD]
    seats: int,
    pro: bool,
    heard: int,
    depth: int,
    worlds: int,
    weights: Weights,
    net: Net,
    dice: Dice,
) -> int:
    state, view = np.zeros(LENGTH, dtype=np.int8), np.zeros(LENGTH, dtype=np.int8)
    turns = np.zeros((MOST_TURNS + 1, 4), dtype=np.int8)
    total = np.zeros(MOST_TURNS + 1)
    looks = np.zeros(NINE)
    hands = np.zeros((HAND_SIZE + 1, MOST_HANDS), dtype=np.int64)
    words = np.zeros((HAND_SIZE + 1, MOST_HANDS), dtype=np.int32)
    possible = np.zeros((seats, MOST_HANDS), dtype=np.int64)
    how_many = np.zeros(seats, dtype=np.int64)
    decisions = 0
    for game in range(len(results)):
        deal(state, dice, seats, pro, game % seats)
        unlaid, taken = (1 << FIFTY) - 1, 0
        while True:
            listen(state, unlaid, pro, heard, hands, words, possible, how_many)
            view[:] = state
            view[DECK_END] -= view[DRAWN]
            view[DRAWN] = 0
            total[:] = 0
            found = judge(view, unlaid, possible, how_many, depth, worlds, weights, net, dice, turns, total, looks)
            decisions += 1
            if found == 0:
                break
            best = 0
            for number in range(1, found):
                if total[number] > total[best]:
                    best = number
            unlaid &= ~finish(state, turns, best)
            taken += 1
            if unlaid == 0:
                break
        results[game, CARDS_LEFT], results[game, TURNS] = left(state), taken
        results[game, TO_DRAW] = state[DECK_END] - state[DRAWN]
    return decisions


class Played(NamedTuple):
    """What is known of whole games, by game."""

    left: NDArray[np.int64]  # cards: none is a win
    starter: NDArray[np.int64]
    actions: NDArray[np.int64]
    draw: NDArray[np.int64]  # cards in the draw pile at the end


def play_games(weights: Weights, seats: int, **how: Any) -> NDArray[np.int64]:
    """By game, the cards left: none is a win."""
    return play_and_tell(weights, seats, **how).left


def play_and_tell(
    weights: Weights,
    seats: int,
    *,
    pro: bool,
    heard: int,
    depth: int,
    worlds: int,
    games: int,
    seed: int,
    net: Net = NO_NET,
) -> Played:
    """Whole games from fresh deals. The seats start in turn."""
    results = np.zeros((games, len(TOLD)), dtype=np.int8)
    play_batch(results, seats, pro, heard, depth, worlds, weights, net, dice(seed))
    cards, turns, draw = results.T.astype(np.int64)
    ends = turns - (cards == 0)  # the last card of all ends the game, not the turn
    return Played(cards, np.arange(games) % seats, FIFTY - cards + ends, draw)
