"""Whole games of Face to Face between two sets of weights, and rollouts in worlds that a seat thinks possible."""

import math

import numpy as np
from numpy.typing import NDArray

from tenback.games.face_to_face import HAND_SIZE, START_DOWN
from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice, dice, shuffle
from tenback.kernels.face_to_face.rules import (
    DECK_END,
    DECK_SIZE,
    DECKS,
    DRAWN,
    END,
    FOUR,
    HANDS,
    HELD,
    LENGTH,
    LOWEST,
    PILES,
    RUNNING,
    TURN,
    Table,
    deal,
    ending,
    play,
    winner,
)
from tenback.kernels.face_to_face.turns import SEEN, Weights, best_turns, side, tricks, unlaid_of

__all__ = ["WIDTH", "duel", "roll_out"]

WIDTH = HAND_SIZE + 1  # of a turn's row: its actions, and how many they are
FEW = 3  # cards a turn, in rollouts: more are rarely laid and take long to find
Rows = NDArray[np.int16]


@compiled
def lay(state: Table, row: NDArray[np.int16]) -> int:
    """Lay the turn's cards; which."""
    laid = 0
    for number in range(row[HAND_SIZE]):
        laid |= 1 << (int(row[number]) // FOUR + LOWEST)
        play(state, row[number])
    return laid


@compiled
def finish(state: Table, row: NDArray[np.int16]) -> int:
    """Play the turn to its end; the cards laid."""
    laid = lay(state, row)
    if ending(state) == RUNNING:
        play(state, END)
    return laid


@compiled
def play_on(
    state: Table,
    unlaid: NDArray[np.int64],
    both: NDArray[np.float64],
    most_turns: int,
    most_cards: int,
    kept: Rows,
    values: Weights,
    path: NDArray[np.int16],
    seen: NDArray[np.int64],
) -> int:
    """Each seat plays its best turn by its own weights, so many turns at most; how the game stands then."""
    for _ in range(most_turns):
        ended = ending(state)
        if ended != RUNNING:
            return ended
        me = state[TURN]
        best_turns(state, unlaid[me], unlaid[1 - me], both[me], kept, values, path, seen, most_cards)
        unlaid[me] &= ~finish(state, kept[0])
    return ending(state)


@compiled
def duels(
    first: Weights,
    second: Weights,
    games: int,
    last_wins: bool,
    dice: Dice,
) -> int:
    """How many games the first wins. Every deal is played twice, the seats swapped."""
    state = np.zeros(LENGTH, dtype=np.int8)
    kept, values = np.zeros((1, WIDTH), dtype=np.int16), np.zeros(1)
    path, seen = np.zeros(WIDTH, dtype=np.int16), np.zeros(SEEN, dtype=np.int64)
    both = np.zeros((2, len(first)))
    unlaid = np.zeros(2, dtype=np.int64)
    won = 0
    for game in range(games):
        own = game % 2
        if own == 0:
            before = dice[0]
        else:
            dice[0] = before
        both[own], both[1 - own] = first, second
        deal(state, dice, (game // 2) % 2, last_wins)
        unlaid[0], unlaid[1] = unlaid_of(state, 0), unlaid_of(state, 1)
        ended = play_on(state, unlaid, both, 1000, HAND_SIZE, kept, values, path, seen)
        won += winner(state, ended) == own
    return won


def duel(first: Weights, second: Weights, *, games: int, seed: int, last_wins: bool = False) -> float:
    """The share of games that the first weights win against the second ones."""
    return duels(first, second, games, last_wins, dice(seed)) / games


@compiled
def sample(view: Table, me: int, their_unlaid: int, own_rest: int, dice: Dice, world: Table) -> None:
    """The opponent's hand and both draw piles, from the cards not laid."""
    world[:] = view
    for seat in range(2):
        cards = own_rest if seat == me else their_unlaid
        deck = DECKS + DECK_SIZE * seat
        many = 0
        for card in range(LOWEST, START_DOWN):
            if (cards >> card) & 1:
                world[deck + many] = card
                many += 1
        shuffle(dice, world[deck:], many)
        if seat != me:
            held = view[HELD + seat]
            for place in range(held):
                many -= 1
                world[HANDS + HAND_SIZE * seat + place] = world[deck + many]
            world[HANDS + HAND_SIZE * seat : HANDS + HAND_SIZE * seat + held].sort()
        world[DRAWN + seat] = 0
        world[DECK_END + seat] = many


@compiled
def standing(state: Table, me: int, unlaid: NDArray[np.int64], weights: Weights, sharpness: float) -> float:
    """The chance to win a game that goes on, from both sides' piles alone."""
    total = 0.0
    for seat in range(2):
        up, down = state[PILES + 2 * seat], state[PILES + 2 * seat + 1]
        value = side(up, down, unlaid[seat], weights, 0) + weights[8] * tricks(up, down, unlaid[seat])
        total += value if seat == me else -value
    return 1 / (1 + math.exp(-sharpness * total))


@compiled
def roll_out(
    view: Table,
    unlaid_by_seat: NDArray[np.int64],
    rows: Rows,
    found: int,
    worlds: int,
    most_turns: int,
    sharpness: float,
    weights: Weights,
    dice: Dice,
    total: Weights,
    squares: Weights,
) -> None:
    """Judge the turns in so many worlds, the same for all of them, by playing on.

    `total` adds up what each was worth, `squares` the squares of the difference to the first.
    """
    me = view[TURN]
    own = 0
    for place in range(view[HELD + me]):
        own |= 1 << int(view[HANDS + HAND_SIZE * me + place])
    world, copy = np.zeros(LENGTH, dtype=np.int8), np.zeros(LENGTH, dtype=np.int8)
    kept, values = np.zeros((1, WIDTH), dtype=np.int16), np.zeros(1)
    path, seen = np.zeros(WIDTH, dtype=np.int16), np.zeros(SEEN, dtype=np.int64)
    both = np.zeros((2, len(weights)))
    both[0], both[1] = weights, weights
    unlaid = np.zeros(2, dtype=np.int64)
    for _ in range(worlds):
        sample(view, me, unlaid_by_seat[1 - me], unlaid_by_seat[me] & ~own, dice, world)
        first = 0.0
        for number in range(found):
            copy[:] = world
            unlaid[:] = unlaid_by_seat
            unlaid[me] &= ~finish(copy, rows[number])
            ended = play_on(copy, unlaid, both, most_turns, FEW, kept, values, path, seen)
            if ended == RUNNING:
                value = standing(copy, me, unlaid, weights, sharpness)
            else:
                value = 1.0 if winner(copy, ended) == me else 0.0
            if number == 0:
                first = value
            total[number] += value
            squares[number] += (value - first) ** 2
