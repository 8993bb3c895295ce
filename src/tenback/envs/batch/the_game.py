"""Many tables of The Game."""

import numpy as np
from numpy.typing import NDArray

from tenback.envs.adapter import REFUSED
from tenback.envs.observations.the_game import LAYOUT
from tenback.games.the_game import CARDS as EVERY_CARD
from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice, below
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
    LOWEST,
    MOST_ACTIONS,
    PILES,
    PLAYED,
    SEATS,
    TURN,
    WON,
    deal,
    empty,
    judged_actions,
    left,
    minimum,
    move,
)

__all__ = ["blank", "choose_all", "deal_all", "step_all"]

CARDS = len(EVERY_CARD)
OUT_PILES, OUT_BURNING, OUT_PLAYED, OUT_MINIMUM, OUT_TURN, OUT_HELD, OUT_DRAW, OUT_HAND, OUT_LAID = (
    LAYOUT.starts.values()
)

States = NDArray[np.int8]


def blank(seats: int, options: dict[str, bool]) -> States:
    """A table on which nothing is dealt."""
    return empty(seats, **options)


@compiled
def show(state: States, offered: NDArray[np.int16], count: int, mask: NDArray[np.bool_], out: NDArray[np.int8]) -> None:
    """The mask, and what the seat on turn sees."""
    mask[:] = False
    for at in range(count):
        mask[offered[at]] = True
    out[:OUT_LAID] = 0
    out[OUT_LAID:] = 1
    for pile in range(4):
        out[OUT_PILES + pile] = state[PILES + pile]
        out[OUT_BURNING + pile] = max(state[BURNING + pile], 0)
    out[OUT_PLAYED] = state[PLAYED]
    out[OUT_MINIMUM] = minimum(state)
    out[OUT_DRAW] = state[DECK_END] - state[DRAWN]
    seats, me = int(state[SEATS]), int(state[TURN])
    if count:
        out[OUT_TURN] = 1
    for at in range(DECK + state[DRAWN], DECK + state[DECK_END]):
        out[OUT_LAID + state[at] - LOWEST] = 0
    for seat in range(seats):
        place = seat - me if seat >= me else seat - me + seats
        held = state[HELD + seat]
        out[OUT_HELD + place] = held
        for at in range(HANDS + seat * LARGEST_HAND, HANDS + seat * LARGEST_HAND + held):
            out[OUT_LAID + state[at] - LOWEST] = 0
    for at in range(HANDS + me * LARGEST_HAND, HANDS + me * LARGEST_HAND + state[HELD + me]):
        out[OUT_HAND + state[at] - LOWEST] = 1


@compiled
def deal_all(
    states: States, dice: Dice, firsts: NDArray[np.int64], masks: NDArray[np.bool_], out: NDArray[np.int8]
) -> None:
    offered = np.zeros(MOST_ACTIONS, np.int16)
    for table in range(len(states)):
        deal(states[table], dice, firsts[table])
        show(states[table], offered, judged_actions(states[table], offered), masks[table], out[table])


@compiled
def step_all(  # noqa: PLR0917 - compiled code takes its arguments by place
    states: States,
    dice: Dice,
    firsts: NDArray[np.int64],
    chosen: NDArray[np.int64],
    masks: NDArray[np.bool_],
    out: NDArray[np.int8],
    rewards: NDArray[np.float32],
    ended: NDArray[np.bool_],
    won: NDArray[np.bool_],
) -> None:
    """An action at every table; where a game ends, the next one is dealt."""
    offered = np.zeros(MOST_ACTIONS, np.int16)
    for table in range(len(states)):
        state, action = states[table], chosen[table]
        ended[table] = won[table] = False
        rewards[table] = 0
        if not masks[table, action]:
            rewards[table] = REFUSED
            continue
        move(state, action)
        count = judged_actions(state, offered)
        if count == 0:
            ended[table] = True
            won[table] = state[ENDING] == WON
            rewards[table] = 1 if won[table] else -left(state) / CARDS
            deal(state, dice, firsts[table])
            count = judged_actions(state, offered)
        show(state, offered, count, masks[table], out[table])


@compiled
def choose_all(masks: NDArray[np.bool_], states: States, dice: Dice, chosen: NDArray[np.int64]) -> None:
    """Any legal action at every table. A card that is not in hand need not be asked for."""
    offered = np.zeros(MOST_ACTIONS, np.int16)
    for table in range(len(masks)):
        state, count = states[table], 0
        at = HANDS + int(state[TURN]) * LARGEST_HAND
        for place in range(at, at + state[HELD + state[TURN]]):
            number = 4 * (int(state[place]) - LOWEST)
            for pile in range(4):
                offered[count] = number + pile
                count += masks[table, number + pile]
        if masks[table, END]:
            offered[count] = END
            count += 1
        chosen[table] = offered[below(dice, count)]
