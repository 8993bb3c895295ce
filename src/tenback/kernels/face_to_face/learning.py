"""How the network of `network` learns: from whole games of Face to Face, and who won them."""

import math

import numpy as np
from numpy.typing import NDArray

from tenback.games.face_to_face import HAND_SIZE
from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice, below, dice
from tenback.kernels.face_to_face.network import HIDDEN, INPUTS, SHAPE, at_first_sight, left_behind
from tenback.kernels.face_to_face.rules import END, LENGTH, RUNNING, TURN, deal, ending, play, unlaid_of, winner
from tenback.kernels.face_to_face.turns import MOST_KEPT, SEEN, WIDTH, best_turns, lay
from tenback.kernels.face_to_face.worth import Weights
from tenback.kernels.network import Net, Positions, fresh, train

__all__ = ["learn", "self_play"]

ASTRAY = 15  # one turn in so many is any of the best, so that the network gets to know those, too
# Of worth, or of the logit of a chance: how far turns may be apart and still be mistaken for each other.
WAVERING = 0.05
FAR_MORE = 1e8  # than any two turns differ by, so that any of them may be chosen
SURELY = 1e-6  # nothing is surer than that
REORDERED = 6  # of the best turns by the weights, which the network puts in an order of its own
LONGEST = 200  # turns that a game may take, with much to spare
A_GAME = 50  # positions, with a few to spare on average

EPOCHS = 6
IN_BETWEEN = 2  # epochs of a network that only plays the next round
MILLION = 1_000_000


@compiled
def wavering(values: Weights, found: int, dice: Dice) -> int:
    """A turn that is worth most or nearly so, and now and then any."""
    chosen, most = 0, -math.inf
    spread = FAR_MORE if below(dice, ASTRAY) == 0 else WAVERING
    for number in range(found):
        value = values[number] - spread * math.log(-math.log((below(dice, MILLION) + 0.5) / MILLION))  # Gumbel's noise
        if value > most:
            chosen, most = number, value
    return chosen


@compiled
def self_play(
    weights: Weights, net: Net, reordered: int, games: int, dice: Dice, rows: Positions, won: NDArray[np.float32]
) -> int:
    """Games of one player against itself: what every turn left, and whether its player won; how many rows.

    The player takes the turn that the weights like best, or the network among so many of those.
    """
    state = np.zeros(LENGTH, dtype=np.int8)
    kept, values = np.zeros((MOST_KEPT, WIDTH), dtype=np.int16), np.zeros(MOST_KEPT)
    path, seen = np.zeros(WIDTH, dtype=np.int16), np.zeros(SEEN, dtype=np.int64)
    unlaid, numbers = np.zeros(2, dtype=np.int64), np.zeros(INPUTS)
    movers = np.zeros(len(rows), dtype=np.int8)
    filled = 0
    for game in range(games):
        if filled + LONGEST > len(rows):
            break
        deal(state, dice, game % 2, False)
        unlaid[0], unlaid[1] = unlaid_of(state, 0), unlaid_of(state, 1)
        first = filled
        while ending(state) == RUNNING:
            me = state[TURN]
            found = best_turns(state, unlaid[me], unlaid[1 - me], weights, kept, values, path, seen, HAND_SIZE)
            if reordered > 1:
                found = min(found, reordered)
                at_first_sight(state, unlaid, kept, found, net, values)
                for number in range(found):
                    chance = min(max(values[number], SURELY), 1 - SURELY)
                    values[number] = math.log(chance / (1 - chance))
            chosen = wavering(values, found, dice)
            unlaid[me] &= ~lay(state, kept[chosen])
            if 0 < left_behind(state, unlaid, net, numbers) < 1:  # else it is not the network that knows
                rows[filled] = numbers
                movers[filled] = me
                filled += 1
            if ending(state) == RUNNING:
                play(state, END)
        won[first:filled] = movers[first:filled] == winner(state, ending(state))
    return filled


def learn(weights: Weights, *, rounds: int, games: int, seed: int) -> Net:
    """A network out of nothing but games. In the first round the weights choose alone, then the network of the round
    before; each round learns anew from all games so far.
    """
    throws, net = dice(seed), np.zeros(SHAPE)
    rows = np.zeros((rounds * (games * A_GAME + LONGEST), INPUTS), dtype=np.float32)
    won, filled = np.zeros(len(rows), dtype=np.float32), 0
    for number in range(rounds):
        room = slice(filled, filled + games * A_GAME + LONGEST)
        filled += self_play(weights, net, REORDERED if number else 1, games, throws, rows[room], won[room])
        net = fresh(INPUTS, HIDDEN, throws)
        train(rows[:filled], won[:filled], EPOCHS if number == rounds - 1 else IN_BETWEEN, throws, net)
    return net
