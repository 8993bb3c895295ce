"""Small networks that tell a chance to win from a few dozen numbers, and how they learn it from games that ended."""

import math

import numpy as np
from numpy.typing import NDArray

from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice, below

__all__ = ["Net", "Numbers", "Positions", "foreseen", "fresh", "shape", "train"]

Numbers = NDArray[np.float64]
Positions = NDArray[np.float32]  # a row of numbers each
Net = NDArray[np.float64]
"""A row of weights for each number, by hidden unit; then the units' biases, what each says, and the last bias."""

BESIDES = 3  # rows of a net that belong to no number, from its end:
BIAS, SAYS, LAST = -3, -2, -1
LEAK = 0.01  # of a hidden unit that is below zero

BATCH = 256
FASTEST = 0.003  # step, which falls to nothing
# How Adam forgets slopes and their squares, and what keeps it from dividing by 0.
GENTLY, SLOWLY, TINY = 0.9, 0.999, 1e-8
THOUSAND = 1000
SPREAD = 0.3  # of the weights of a net that knows nothing


def shape(inputs: int, hidden: int) -> tuple[int, int]:
    """Of a net."""
    return inputs + BESIDES, hidden


@compiled
def foreseen(numbers: Numbers, net: Net, units: Numbers) -> float:
    """The chance to win, from 0 to 1. `units` is room for the hidden units: to make it anew each time would cost more
    than all else here.
    """
    inputs, hidden = net.shape[0] - BESIDES, net.shape[1]
    for unit in range(hidden):
        units[unit] = net[BIAS, unit]
    for number in range(inputs):
        value = numbers[number]
        if value != 0:
            for unit in range(hidden):
                units[unit] += net[number, unit] * value
    said = net[LAST, 0]
    for unit in range(hidden):
        said += net[SAYS, unit] * (units[unit] if units[unit] > 0 else LEAK * units[unit])
    return 1 / (1 + math.exp(-said))


@compiled
def train(rows: Positions, won: NDArray[np.float32], epochs: int, dice: Dice, net: Net) -> None:
    """Change the net so that it would have foreseen who won: Adam on the log loss, in small batches."""
    inputs, hidden = net.shape[0] - BESIDES, net.shape[1]
    slopes, mean, squares = np.zeros_like(net), np.zeros_like(net), np.zeros_like(net)
    units, said = np.zeros(hidden), np.zeros(hidden)
    steps = epochs * len(rows) // BATCH
    for step in range(1, steps + 1):
        slopes[:] = 0
        for _ in range(BATCH):
            place = below(dice, len(rows))
            units[:] = net[BIAS]
            for number in range(inputs):
                value = rows[place, number]
                if value != 0:
                    for unit in range(hidden):
                        units[unit] += net[number, unit] * value
            total = net[LAST, 0]
            for unit in range(hidden):
                said[unit] = units[unit] if units[unit] > 0 else LEAK * units[unit]
                total += net[SAYS, unit] * said[unit]
            error = (1 / (1 + math.exp(-total)) - won[place]) / BATCH
            slopes[LAST, 0] += error
            for unit in range(hidden):
                slopes[SAYS, unit] += error * said[unit]
                units[unit] = error * net[SAYS, unit] * (1 if units[unit] > 0 else LEAK)
                slopes[BIAS, unit] += units[unit]
            for number in range(inputs):
                value = rows[place, number]
                if value != 0:
                    for unit in range(hidden):
                        slopes[number, unit] += units[unit] * value
        pace = FASTEST * (1 + math.cos(math.pi * step / steps)) / 2
        young, younger = 1 - GENTLY**step, 1 - SLOWLY**step
        for row in range(net.shape[0]):
            for unit in range(hidden):
                slope = slopes[row, unit]
                mean[row, unit] += (1 - GENTLY) * (slope - mean[row, unit])
                squares[row, unit] += (1 - SLOWLY) * (slope * slope - squares[row, unit])
                net[row, unit] -= pace * mean[row, unit] / young / (math.sqrt(squares[row, unit] / younger) + TINY)


def fresh(inputs: int, hidden: int, throws: Dice) -> Net:
    """A network that knows nothing: small weights from the dice, so that its units differ."""
    net = np.zeros(shape(inputs, hidden))
    for row in (*range(inputs), SAYS):
        net[row] = [SPREAD * (2 * below(throws, THOUSAND) / THOUSAND - 1) for _ in range(hidden)]
    return net
