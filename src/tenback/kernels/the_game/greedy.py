"""Greedy games, for comparison: always the card that moves a pile on least, and no card more than need be."""

import numpy as np

from tenback.kernels.compiled import compiled
from tenback.kernels.the_game.rules import (
    COUNTS,
    DEALT,
    DRAW,
    DRAWN,
    ENDING,
    GOING_ON,
    HANDS,
    PILES,
    PLAYED,
    ROOM,
    SEATS,
    SIZE,
    TURN,
    WON,
    deal,
    fits,
    hand_size,
    judge,
    left,
    minimum,
)

__all__ = ["greedy_games"]

FAR = 200


@compiled
def greedy_games(games: int, seed: int, seats: int) -> tuple[int, int, int]:
    """So many games: the cards laid, the games won, the cards left."""
    rolls = np.zeros(1, np.uint64)
    rolls[0] = seed
    state = np.zeros(SIZE, np.int8)
    state[SEATS] = seats
    laid = won = cards = 0
    for _ in range(games):
        deal(state, rolls, 0)
        size = hand_size(state)
        judge(state)
        while state[ENDING] == GOING_ON:
            seat = int(state[TURN])
            at, count = HANDS + seat * ROOM, int(state[COUNTS + seat])
            for _ in range(minimum(state)):
                nearest, chosen, onto = FAR, 0, 0
                for place in range(at, at + count):
                    card = int(state[place])
                    for pile in range(4):
                        top = int(state[PILES + pile])
                        if fits(card, pile, top):
                            step = card - top if pile < 2 else top - card
                            if step < nearest:
                                nearest, chosen, onto = step, place, pile
                if nearest == FAR:
                    state[PLAYED] = 1  # stranded by its own first card (G12)
                    break
                state[PILES + onto] = state[chosen]
                count -= 1
                state[chosen] = state[at + count]  # the order of a hand does not matter here
                laid += 1
            drawn = int(state[DRAWN])
            while not state[PLAYED] and count < size and drawn < state[DEALT]:
                state[at + count] = state[DRAW + drawn]
                count += 1
                drawn += 1
            state[DRAWN], state[COUNTS + seat] = drawn, count
            if state[PLAYED]:
                break
            for _ in range(seats):
                seat = (seat + 1) % seats
                if state[COUNTS + seat]:
                    break
            state[TURN] = seat
            judge(state)
        won += state[ENDING] == WON
        cards += left(state)
    return laid, won, cards
