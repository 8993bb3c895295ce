"""The Game with all cards open, for the search in `beam`."""

from typing import Any

import numpy as np

from tenback.core.piles import BACKWARDS
from tenback.games.the_game import START_DOWN, START_UP
from tenback.kernels.bits import count
from tenback.kernels.compiled import compiled
from tenback.kernels.the_game.rules import (
    BURNING,
    DECK,
    DECK_END,
    DRAWN,
    END,
    ENDING,
    HANDS,
    HELD,
    LARGEST_HAND,
    LENGTH,
    LOWEST,
    MOST_ACTIONS,
    PILES,
    PLAYED,
    RUNNING,
    SEATS,
    TEXTS,
    TURN,
    actions,
    encode,
    minimum,
    play,
)
from tenback.kernels.the_game.rules import WON as ALL_LAID
from tenback.solvers.beam import WON, Game, Marks, Positions, Scores, Steps, marks_of

__all__ = ["GAME"]

# What the marks are made of. The two piles of one direction are alike, so they draw from the same numbers.
RISING, FALLING, IN_HAND, OTHER = 0, 1, 2, 7  # rows; a row for each seat's hand
TURNS, TURN_SO_FAR, DRAW_LEFT = 0, 8, 16  # places in the last row
FIRES = 4  # nothing burns, or 0 to 2 ends of turn are left
MARKS = marks_of(OTHER + 1, START_DOWN + 1, FIRES)
DEAD, PAIR = 10.0, 2.0  # what a card that fits nowhere costs, and what two cards ten apart are worth, in room
BELOW = np.array(
    [[(1 << min(card, 64)) - 1, (1 << max(card - 64, 0)) - 1] for card in range(START_DOWN + 1)], np.uint64
)
"""By card: the cards below it, as two sets of 64."""


@compiled
def unlaid(state: Positions) -> tuple[np.uint64, np.uint64]:
    """All cards not laid, as two sets of 64."""
    low, high = np.uint64(0), np.uint64(0)
    for place in range(HANDS, DECK + state[DECK_END]):
        if place < DECK:
            seat, held = (place - HANDS) // LARGEST_HAND, (place - HANDS) % LARGEST_HAND
            if seat >= state[SEATS] or held >= state[HELD + seat]:
                continue
        elif place < DECK + state[DRAWN]:
            continue
        card = np.uint64(1) << np.uint64(state[place] % 64)
        if state[place] < 64:
            low |= card
        else:
            high |= card
    return low, high


@compiled
def outlook(state: Positions, low: np.uint64, high: np.uint64) -> float:
    """The room that the piles have used up, worse where cards not yet laid fit nowhere, better where two of them could
    turn a pile back.
    """
    up1, up2, down1, down2 = int(state[PILES]), int(state[PILES + 1]), int(state[PILES + 2]), int(state[PILES + 3])
    used = float(up1 + up2 - 2 * START_UP + 2 * START_DOWN - down1 - down2)
    lowest, highest = max(down1, down2), min(up1, up2)  # a card between them fits nowhere
    dead = 0
    if lowest < highest:
        dead = count(low & BELOW[highest, 0] & ~BELOW[lowest, 0]) + count(high & BELOW[highest, 1] & ~BELOW[lowest, 1])
    ten, rest = np.uint64(BACKWARDS), np.uint64(64 - BACKWARDS)
    pairs = count(low & (low >> ten | high << rest)) + count(high & (high >> ten))
    return used + DEAD * dead - PAIR * pairs


@compiled
def mark(state: Positions, which: int) -> Any:
    """A sum over all that the position holds; of the cards laid this turn only whether they suffice."""
    total: Any = np.uint64(0)
    for pile in range(4):
        total += MARKS[RISING if pile < 2 else FALLING, state[PILES + pile], state[BURNING + pile] + 1, which]
    for seat in range(state[SEATS]):
        at = HANDS + seat * LARGEST_HAND
        for place in range(at, at + state[HELD + seat]):
            total += MARKS[IN_HAND + seat, state[place], 0, which]
    total += MARKS[OTHER, TURNS + state[TURN], 0, which]
    total += MARKS[OTHER, TURN_SO_FAR + min(int(state[PLAYED]), minimum(state)), 0, which]
    return total + MARKS[OTHER, DRAW_LEFT + min(int(state[DECK_END] - state[DRAWN]), 1), 0, which]


@compiled
def expand(positions: Positions, kept: int, whose: Steps, steps: Steps, scores: Scores, marks: Marks) -> int:
    found = 0
    offered = np.zeros(MOST_ACTIONS, np.int16)
    after = np.zeros(LENGTH, np.int8)
    for number in range(kept):
        state = positions[number]
        low, high = unlaid(state)
        for choice in range(actions(state, offered)):
            action = int(offered[choice])
            if action == END:
                continue  # it was ended with the step before, too
            card = np.uint64(1) << np.uint64((action // 4 + LOWEST) % 64)
            in_low = action // 4 + LOWEST < 64
            after[:] = state
            play(after, action)
            for ends in range(2):
                if ends:
                    if after[ENDING] != RUNNING or after[PLAYED] < minimum(after):
                        break
                    play(after, END)
                elif after[HELD + after[TURN]] == 0 and after[ENDING] == RUNNING:
                    continue  # nothing is left but to end the turn
                if after[ENDING] == RUNNING or after[ENDING] == ALL_LAID:
                    whose[found], steps[found] = number, 2 * action + ends
                    left_low, left_high = (low ^ card, high) if in_low else (low, high ^ card)
                    scores[found] = WON if after[ENDING] == ALL_LAID else outlook(after, left_low, left_high) - ends
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
