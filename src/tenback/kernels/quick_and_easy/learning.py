"""How the networks of `network` learn: from whole games of Quick & Easy, and whether they were won.

They are played by a team that looks two turns ahead. It sees every hand, though not the draw pile, or it talks and
deals itself a dozen worlds. That takes thirty times as long, but with two players a network learns more from it.
"""

from collections import deque
from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from tenback.games.quick_and_easy import CARDS, HAND_SIZE
from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice, below, dice
from tenback.kernels.network import Net, Positions, fresh, train
from tenback.kernels.quick_and_easy.network import HIDDEN, INPUTS, MOST_SEATS, describe
from tenback.kernels.quick_and_easy.rules import DECK_END, DOWN, DRAWN, LENGTH, TURN, UP, deal, held_by
from tenback.kernels.quick_and_easy.search import NO_NET, judge
from tenback.kernels.quick_and_easy.signals import MOST_HANDS
from tenback.kernels.quick_and_easy.turns import MOST_TURNS, finish
from tenback.kernels.quick_and_easy.whole_games import OPEN, SIGNALS, listen
from tenback.kernels.quick_and_easy.worth import LOOKS, Weights

__all__ = ["WORLDS", "learn", "self_play"]

AHEAD = 2  # turns
WORLDS = {OPEN: 1, SIGNALS: 12}  # that a player looks at, by what is heard: one is enough with open hands
ASTRAY = 30  # one turn in so many is any, so that the network gets to know those, too
FIFTY, NINE = len(CARDS), len(LOOKS) + 1
EPOCHS = 3


@compiled
def self_play(
    weights: Weights,
    net: Net,
    seats: int,
    pro: bool,
    heard: int,
    worlds: int,
    games: int,
    dice: Dice,
    rows: Positions,
    won: NDArray[np.float32],
) -> int:
    """What every turn left, and whether the game was won; how many rows."""
    state, view = np.zeros(LENGTH, dtype=np.int8), np.zeros(LENGTH, dtype=np.int8)
    turns, total = np.zeros((MOST_TURNS + 1, 4), dtype=np.int8), np.zeros(MOST_TURNS + 1)
    looks, numbers, hands = np.zeros(NINE), np.zeros(INPUTS), np.zeros(MOST_SEATS, dtype=np.int64)
    words = np.zeros((HAND_SIZE + 1, MOST_HANDS), dtype=np.int32)
    sets = np.zeros((HAND_SIZE + 1, MOST_HANDS), dtype=np.int64)
    possible, how_many = np.zeros((seats, MOST_HANDS), dtype=np.int64), np.zeros(seats, dtype=np.int64)
    filled = 0
    for game in range(games):
        deal(state, dice, seats, pro, game % seats)
        unlaid, first = (1 << FIFTY) - 1, filled
        while unlaid:
            me = state[TURN]
            place = 0
            hands[:] = 0
            for step in range(1, seats):
                seat = (me + step) % seats
                cards = held_by(state, seat)
                if cards:
                    hands[place] = cards
                    place += 1
            listen(state, unlaid, pro, heard, sets, words, possible, how_many)
            view[:] = state
            view[DECK_END] -= view[DRAWN]
            view[DRAWN] = 0
            total[:] = 0
            found = judge(view, unlaid, possible, how_many, AHEAD, worlds, weights, net, dice, turns, total, looks)
            if found == 0:
                break
            best = int(np.int64(below(dice, found)))  # signed, as Numba takes it
            if below(dice, ASTRAY):
                for number in range(found):
                    if total[number] > total[best]:
                        best = number
            hand = held_by(state, me)
            unlaid &= ~finish(state, turns, best)
            if unlaid:
                hands[seats - 1] = hand & unlaid
                describe(int(state[UP]), int(state[DOWN]), unlaid, hands, seats, int(view[DECK_END]), numbers)
                rows[filled] = numbers
                filled += 1
        won[first:filled] = unlaid == 0
    return filled


def learn(weights: Mapping[int, Weights], *, pro: bool, heard: int, rounds: int, games: int, seed: int) -> Net:
    """One network for every number of players with weights, from so many games of each and round. In the first round
    the weights judge, then the network of the round before; each learns anew, from the games of the last two rounds.
    """
    throws, net = dice(seed), NO_NET
    kept: deque[tuple[Positions, NDArray[np.float32]]] = deque(maxlen=2)
    for _ in range(rounds):
        rows = np.zeros((len(weights) * games * FIFTY, INPUTS), dtype=np.float32)
        won, filled = np.zeros(len(rows), dtype=np.float32), 0
        for seats, own in weights.items():
            filled += self_play(own, net, seats, pro, heard, WORLDS[heard], games, throws, rows[filled:], won[filled:])
        kept.append((rows[:filled].copy(), won[:filled].copy()))
        net = fresh(INPUTS, HIDDEN, throws)
        train(
            np.concatenate([each for each, _ in kept]), np.concatenate([each for _, each in kept]), EPOCHS, throws, net
        )
    return net
