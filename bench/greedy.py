"""Greedy games of The Game, for comparison: always the card that moves a pile on least, and no card more than need be.

Compiled anew in every run: nobody who plays needs them.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any, TypeVar

import numpy as np

from tenback.kernels.the_game.rules import (
    DECK,
    DECK_END,
    DRAWN,
    ENDING,
    HANDS,
    HELD,
    LARGEST_HAND,
    LENGTH,
    PILES,
    PLAYED,
    RUNNING,
    SEATS,
    TURN,
    WON,
    State,
    deal,
    fits,
    hand_size,
    judge,
    left,
    minimum,
)

__all__ = ["greedy_games"]

FAR = 200
Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    made: Function = import_module("numba").njit(function)
    return made


@compiled
def nearest_play(state: State, at: int, count: int) -> tuple[int, int, int]:
    """The card of the hand that moves a pile on least: by how much, its place, and the pile; FAR where none fits."""
    nearest, chosen, onto = FAR, 0, 0
    for place in range(at, at + count):
        card = int(state[place])
        for pile in range(4):
            top = int(state[PILES + pile])
            step = card - top if pile < 2 else top - card
            if step < nearest and fits(card, pile, top):
                nearest, chosen, onto = step, place, pile
    return nearest, chosen, onto


@compiled
def play_turn(state: State, size: int) -> int:
    """Lay what is owed and fill the hand up; how many cards were laid. PLAYED is 1 where they are too few (G12)."""
    seat = int(state[TURN])
    at, count, laid = HANDS + seat * LARGEST_HAND, int(state[HELD + seat]), 0
    for _ in range(minimum(state)):
        nearest, chosen, onto = nearest_play(state, at, count)
        if nearest == FAR:
            state[PLAYED] = 1
            break
        state[PILES + onto] = state[chosen]
        count -= 1
        state[chosen] = state[at + count]  # the order of a hand does not matter here
        laid += 1
    drawn = int(state[DRAWN])
    while not state[PLAYED] and count < size and drawn < state[DECK_END]:
        state[at + count] = state[DECK + drawn]
        count += 1
        drawn += 1
    state[DRAWN], state[HELD + seat] = drawn, count
    return laid


@compiled
def greedy_games(games: int, seed: int, seats: int) -> tuple[int, int, int]:
    """So many games: the cards laid, the games won, the cards left."""
    rolls = np.zeros(1, np.uint64)
    rolls[0] = seed
    state = np.zeros(LENGTH, np.int8)
    state[SEATS] = seats
    laid = won = cards = 0
    for _ in range(games):
        deal(state, rolls, 0)
        judge(state)
        while state[ENDING] == RUNNING:
            laid += play_turn(state, hand_size(state))
            if state[PLAYED]:
                break
            seat = int(state[TURN])
            for _ in range(seats):
                seat = (seat + 1) % seats
                if state[HELD + seat]:
                    break
            state[TURN] = seat
            judge(state)
        won += state[ENDING] == WON
        cards += left(state)
    return laid, won, cards
