"""Many tables of Quick & Easy."""

import numpy as np
from numpy.typing import NDArray

from tenback.envs.adapter import REFUSED
from tenback.envs.observations.quick_and_easy import LAYOUT
from tenback.games.quick_and_easy import COLOURS, FOR_PROS, HAND_SIZE, NUMBERS, START, Options
from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice, below
from tenback.kernels.quick_and_easy.rules import (
    DECK,
    DECK_END,
    DRAWN,
    FIFTY,
    HANDS,
    HELD,
    MOST,
    MOST_ACTIONS,
    PLAYED,
    SEATS,
    TURN,
    UP,
    actions,
    deal,
    empty,
    left,
    play,
)

__all__ = ["blank", "choose_all", "deal_all", "step_all"]

FIVE = len(COLOURS)
OUT_NUMBERS, OUT_COLOURS, OUT_PLAYED, OUT_MOST, OUT_TURN, OUT_HELD, OUT_DRAW, OUT_HAND, OUT_LAID = (
    LAYOUT.starts.values()
)

States = NDArray[np.int8]


def blank(seats: int, options: dict[str, bool]) -> States:
    """A table on which nothing is dealt."""
    state = empty()
    state[SEATS], state[MOST] = seats, Options(**options).at_most
    return state


@compiled
def show(state: States, offered: NDArray[np.int8], count: int, mask: NDArray[np.bool_], out: NDArray[np.int8]) -> None:
    """The mask, and what the seat on turn sees."""
    mask[:] = False
    for at in range(count):
        mask[offered[at]] = True
    out[:OUT_LAID] = 0
    out[OUT_LAID:] = 1
    for pile in range(2):
        top = int(state[UP + pile])
        if top != START:
            out[OUT_NUMBERS + pile] = top % NUMBERS + 1
            out[OUT_COLOURS + FIVE * pile + top // NUMBERS] = 1
    out[OUT_PLAYED] = state[PLAYED]
    out[OUT_MOST] = state[MOST]
    out[OUT_DRAW] = state[DECK_END] - state[DRAWN]
    seats, me = int(state[SEATS]), int(state[TURN])
    if count:
        out[OUT_TURN] = 1
    for at in range(DECK + state[DRAWN], DECK + state[DECK_END]):
        out[OUT_LAID + state[at]] = 0
    for seat in range(seats):
        place = seat - me if seat >= me else seat - me + seats
        held = state[HELD + seat]
        out[OUT_HELD + place] = held
        hand = HANDS + HAND_SIZE * seat
        for at in range(hand, hand + held):
            out[OUT_LAID + state[at]] = 0
            if seat == me:
                out[OUT_HAND + state[at]] = 1


@compiled
def deal_all(
    states: States, dice: Dice, firsts: NDArray[np.int64], masks: NDArray[np.bool_], out: NDArray[np.int8]
) -> None:
    offered = np.zeros(MOST_ACTIONS, np.int8)
    for table in range(len(states)):
        state = states[table]
        deal(state, dice, state[SEATS], state[MOST] == FOR_PROS, firsts[table])
        show(state, offered, actions(state, offered), masks[table], out[table])


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
    offered = np.zeros(MOST_ACTIONS, np.int8)
    for table in range(len(states)):
        state, action = states[table], chosen[table]
        ended[table] = won[table] = False
        rewards[table] = 0
        if not masks[table, action]:
            rewards[table] = REFUSED
            continue
        play(state, action)
        count = actions(state, offered)
        if count == 0:
            ended[table] = True
            won[table] = left(state) == 0
            rewards[table] = 1 if won[table] else -left(state) / FIFTY
            deal(state, dice, state[SEATS], state[MOST] == FOR_PROS, firsts[table])
            count = actions(state, offered)
        show(state, offered, count, masks[table], out[table])


@compiled
def choose_all(masks: NDArray[np.bool_], states: States, dice: Dice, chosen: NDArray[np.int64]) -> None:
    """Any legal action at every table."""
    offered = np.zeros(MOST_ACTIONS, np.int8)
    for table in range(len(masks)):
        chosen[table] = offered[below(dice, actions(states[table], offered))]
