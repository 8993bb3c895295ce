"""Quick & Easy with all cards open, for the search in `beam`."""

from typing import Any

import numpy as np

from tenback.games.quick_and_easy import AT_LEAST, CARDS, HAND_SIZE, START
from tenback.kernels.bits import count, set_of
from tenback.kernels.compiled import compiled
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
    MOST_ACTIONS,
    PLAYED,
    SEATS,
    STUCK,
    TEXTS,
    TURN,
    UP,
    actions,
    encode,
    ending,
    held_by,
    left,
    play,
)
from tenback.kernels.quick_and_easy.worth import FITTING, TRICKS
from tenback.solvers.beam import WON, Game, Marks, Positions, Scores, Steps, marks_of

__all__ = ["GAME"]

# What the marks are made of: what each pile shows, each seat's hand, and whose turn how far it is
ON_UP, ON_DOWN, IN_HAND, OTHER = 0, 1, 2, 7
TURNS, TURN_SO_FAR = 0, 8  # places in the last row
MARKS = marks_of(OTHER + 1, max(len(CARDS), START) + 1)
EITHER, TRICK = 3.0, 0.3  # what a card that fits somewhere is worth, and one that turns a pile back


@compiled
def outlook(up: int, down: int, unlaid: int) -> float:
    """Less is better: the cards not yet laid that still fit, on either pile and on each."""
    on_up, on_down = FITTING[0, up] & unlaid, FITTING[1, down] & unlaid
    tricks = count(TRICKS[0, up] & unlaid) + count(TRICKS[1, down] & unlaid)
    return -EITHER * count(on_up | on_down) - count(on_up) - count(on_down) - TRICK * tricks


@compiled
def mark(state: Positions, which: int) -> Any:
    """A sum over all that the position holds."""
    total = MARKS[ON_UP, state[UP], which] + MARKS[ON_DOWN, state[DOWN], which]
    for seat in range(state[SEATS]):
        at = HANDS + HAND_SIZE * seat
        for place in range(at, at + state[HELD + seat]):
            total += MARKS[IN_HAND + seat, state[place], which]
    return total + MARKS[OTHER, TURNS + state[TURN], which] + MARKS[OTHER, TURN_SO_FAR + state[PLAYED], which]


@compiled
def expand(positions: Positions, kept: int, whose: Steps, steps: Steps, scores: Scores, marks: Marks) -> int:
    found = 0
    offered = np.zeros(MOST_ACTIONS, np.int8)
    after = np.zeros(LENGTH, np.int8)
    for number in range(kept):
        state = positions[number]
        unlaid = set_of(state, DECK + state[DRAWN], DECK + state[DECK_END])
        for seat in range(state[SEATS]):
            unlaid |= held_by(state, seat)
        for choice in range(actions(state, offered)):
            action = int(offered[choice])
            if action == END:
                continue  # it was ended with the step before, too
            after[:] = state
            play(after, action)
            won = left(after) == 0
            for ends in range(2):
                if ends:
                    if won or after[PLAYED] < AT_LEAST:
                        break
                    play(after, END)
                    if ending(after) == STUCK:
                        break
                elif not won and (after[PLAYED] == after[MOST] or after[HELD + after[TURN]] == 0):
                    continue  # nothing is left but to end the turn
                whose[found], steps[found] = number, 2 * action + ends
                scores[found] = (
                    WON if won else outlook(int(after[UP]), int(after[DOWN]), unlaid ^ 1 << (action >> 1)) - ends
                )
                marks[found, 0], marks[found, 1] = mark(after, 0), mark(after, 1)
                found += 1
    return found


@compiled
def advance(positions: Positions, whose: Steps, steps: Steps, chosen: Steps, kept: int, after: Positions) -> None:
    for number in range(kept):
        step = steps[chosen[number]]
        after[number] = positions[whose[chosen[number]]]
        play(after[number], step // 2)
        if step % 2:
            play(after[number], END)


GAME = Game(expand, advance, 2 * (MOST_ACTIONS - 1), encode, TEXTS)
