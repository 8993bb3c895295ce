"""The choice of a turn: worlds that fit what was heard, and in each of them a look ahead."""

import numpy as np
from numpy.typing import NDArray

from tenback.games.quick_and_easy import CARDS, HAND_SIZE
from tenback.kernels.comparing import Results, Running
from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice, below, shuffle
from tenback.kernels.network import Net
from tenback.kernels.quick_and_easy.outlook import HIDDEN, INPUTS, MOST_SEATS
from tenback.kernels.quick_and_easy.rules import (
    DECK,
    DECK_END,
    DOWN,
    DRAWN,
    END,
    HANDS,
    HELD,
    LENGTH,
    MOST,
    PLAYED,
    SEATS,
    TURN,
    UP,
    Table,
    held_by,
    left,
    play,
)
from tenback.kernels.quick_and_easy.search import DEEPEST, MOST_TURNS, NO_CARD, WIDTH, Turns, ahead, turns_of
from tenback.kernels.quick_and_easy.worth import Weights

__all__ = ["finish", "judge", "options_of", "sample", "try_out"]

FIFTY = len(CARDS)
TRIES = 40  # to find hands for everybody at once


@compiled
def sample(
    view: Table,
    me: int,
    unseen: int,
    possible: NDArray[np.int64],
    how_many: NDArray[np.int64],
    dice: Dice,
    world: Table,
) -> None:
    """Hands for the others, each one that is possible for its seat, and a draw pile of the rest.

    Where no hands are named for a seat, any are possible.
    """
    world[:] = view
    seats = view[SEATS]
    picked = np.zeros(seats, dtype=np.int64)
    for attempt in range(TRIES):
        taken = 0
        clash = False
        for seat in range(seats):
            picked[seat] = 0
            if seat != me and how_many[seat] > 0:
                hand = possible[seat, below(dice, how_many[seat])]
                if hand & taken:
                    clash = True
                    if attempt < TRIES - 1:
                        break
                    continue  # rather a hand at random than none
                picked[seat] = hand
                taken |= hand
        if not clash:
            break
    rest = np.zeros(FIFTY, dtype=np.int8)
    many = 0
    taken = 0
    for seat in range(seats):
        taken |= picked[seat]
    for card in range(FIFTY):
        if ((unseen & ~taken) >> card) & 1:
            rest[many] = card
            many += 1
    shuffle(dice, rest, many)
    for seat in range(seats):
        if seat == me:
            continue
        place = HANDS + HAND_SIZE * seat
        if picked[seat]:
            for card in range(FIFTY):
                if (picked[seat] >> card) & 1:
                    world[place] = card
                    place += 1
        else:
            for number in range(view[HELD + seat]):
                many -= 1
                world[place + number] = rest[many]
    world[DRAWN] = 0
    world[DECK_END] = many
    world[DECK : DECK + many] = rest[:many]


@compiled
def options_of(view: Table, out: Turns) -> int:
    """Every way to finish the turn; how many. The first card NO_CARD: to end it as it is."""
    me = view[TURN]
    hand, room = HANDS + HAND_SIZE * me, view[MOST] - view[PLAYED]
    found = 0
    if room > 0:
        first, second = int(view[hand]), int(view[hand + 1])
        found = turns_of(first, second, view[HELD + me], view[UP], view[DOWN], room, out, 0)
    if view[PLAYED] > 0:
        out[found, 0], out[found, 1], out[found, 2], out[found, 3] = NO_CARD, 0, NO_CARD, 0
        found += 1
    return found


@compiled
def finish(world: Table, turns: Turns, number: int) -> int:
    """Play the turn to its end; the cards it lays."""
    laid = 0
    for part in range(0, 4, 2):
        card = int(turns[number, part])
        if card != NO_CARD:
            play(world, 2 * card + turns[number, part + 1])
            laid |= 1 << card
    if left(world) > 0:
        play(world, END)
    return laid


@compiled
def judge(
    view: Table,
    unlaid: int,
    possible: NDArray[np.int64],
    how_many: NDArray[np.int64],
    depth: int,
    worlds: int,
    weights: Weights,
    net: Net,
    dice: Dice,
    turns: Turns,
    total: Weights,
    looks: Weights,
) -> int:
    """Judge every turn in so many worlds, the same for all, and add up; how many turns there are."""
    found = options_of(view, turns)
    still, results = np.ones(found, dtype=np.int64), np.zeros((worlds, found))
    try_out(view, unlaid, possible, how_many, depth, worlds, weights, net, dice, turns, still, results, looks)
    for row in range(worlds):
        for number in range(found):
            total[number] += results[row, number]
    return found


@compiled
def try_out(
    view: Table,
    unlaid: int,
    possible: NDArray[np.int64],
    how_many: NDArray[np.int64],
    depth: int,
    worlds: int,
    weights: Weights,
    net: Net,
    dice: Dice,
    turns: Turns,
    still: Running,
    results: Results,
    looks: Weights,
) -> None:
    """Judge every turn that is still in the running in so many worlds: a row of `results` a world, a column a turn."""
    me = view[TURN]
    own = held_by(view, me)
    levels, best = np.zeros((DEEPEST + 1, WIDTH), dtype=np.int64), np.zeros(DEEPEST + 1)
    rows = np.zeros(((DEEPEST + 1) * MOST_TURNS, 4), dtype=np.int8)
    numbers, units, hands = np.zeros(INPUTS), np.zeros(HIDDEN), np.zeros(MOST_SEATS, dtype=np.int64)
    world, copy = np.zeros(LENGTH, dtype=np.int8), np.zeros(LENGTH, dtype=np.int8)
    for row in range(worlds):
        sample(view, me, unlaid & ~own, possible, how_many, dice, world)
        for number in range(len(still)):
            if still[number]:
                copy[:] = world
                rest = unlaid & ~finish(copy, turns, number)
                results[row, number] = ahead(
                    copy, rest, depth - 1, weights, net, looks, numbers, units, hands, levels, rows, best
                )
