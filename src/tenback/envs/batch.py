"""Many tables of The Game at once, straight on the kernels: arrays in, arrays out.

Actions, masks and observations are those of `gym` and `zoo`, so that what is trained here plays there. Deals come from
the kernels' dice: the same for a seed everywhere, but not the deals of `core.Chance`.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any, NamedTuple, TypeVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tenback.core import Chance, Seat
from tenback.envs.face import REFUSED, EnvError
from tenback.envs.seen import the_game as seen
from tenback.games import the_game
from tenback.kernels.compiled import AVAILABLE, shelf
from tenback.kernels.dice import Dice, below
from tenback.kernels.the_game.rules import (
    BURNING,
    COUNTS,
    DEALT,
    DRAW,
    DRAWN,
    END,
    ENDING,
    HANDS,
    LOWEST,
    MOST,
    PILES,
    PLAYED,
    ROOM,
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

__all__ = ["ACTIONS", "LAYOUT", "Step", "Tables"]

ACTIONS, LAYOUT = seen.TEXTS, seen.LAYOUT
CARDS = len(the_game.CARDS)
COUNT = len(ACTIONS)
OUT_PILES, OUT_BURNING, OUT_PLAYED, OUT_MINIMUM, OUT_TURN, OUT_HELD, OUT_DRAW, OUT_HAND, OUT_LAID = (
    seen.LAYOUT.starts.values()
)

States = NDArray[np.int8]
Function = TypeVar("Function", bound=Callable[..., Any])


def compiled(function: Function) -> Function:
    """As `kernels.compiled`, kept with the kernels of The Game: it calls them, and is stale as soon as they are."""
    if not AVAILABLE:
        return function
    numba: Any = import_module("numba")
    before, numba.config.CACHE_DIR = numba.config.CACHE_DIR, str(shelf("the_game"))
    try:
        made: Function = numba.njit(cache=True, nogil=True)(function)
        return made
    finally:
        numba.config.CACHE_DIR = before


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
    out[OUT_DRAW] = state[DEALT] - state[DRAWN]
    seats, me = int(state[SEATS]), int(state[TURN])
    if count:
        out[OUT_TURN] = 1
    for at in range(DRAW + state[DRAWN], DRAW + state[DEALT]):
        out[OUT_LAID + state[at] - LOWEST] = 0
    for seat in range(seats):
        place = seat - me if seat >= me else seat - me + seats
        held = state[COUNTS + seat]
        out[OUT_HELD + place] = held
        for at in range(HANDS + seat * ROOM, HANDS + seat * ROOM + held):
            out[OUT_LAID + state[at] - LOWEST] = 0
    for at in range(HANDS + me * ROOM, HANDS + me * ROOM + state[COUNTS + me]):
        out[OUT_HAND + state[at] - LOWEST] = 1


@compiled
def deal_all(
    states: States, dice: Dice, firsts: NDArray[np.int64], masks: NDArray[np.bool_], out: NDArray[np.int8]
) -> None:
    offered = np.zeros(MOST, np.int16)
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
    offered = np.zeros(MOST, np.int16)
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
    offered = np.zeros(MOST, np.int16)
    for table in range(len(masks)):
        state, count = states[table], 0
        at = HANDS + int(state[TURN]) * ROOM
        for place in range(at, at + state[COUNTS + state[TURN]]):
            number = 4 * (int(state[place]) - LOWEST)
            for pile in range(4):
                offered[count] = number + pile
                count += masks[table, number + pile]
        if masks[table, END]:
            offered[count] = END
            count += 1
        chosen[table] = offered[below(dice, count)]


class Step(NamedTuple):
    """What an action at every table led to, by table. The next step writes over the arrays: copy what you keep."""

    observations: NDArray[np.int8]  # of the seat on turn, in the next game where one has ended
    rewards: NDArray[np.float32]  # the team's, so that it does not matter whose turn it was
    ended: NDArray[np.bool_]
    won: NDArray[np.bool_]


class Tables:
    """So many tables of The Game, all with the same seats and options; a new game follows at once where one has ended.

    An action that the mask forbids changes nothing and costs a point.
    """

    def __init__(self, tables: int, seats: int = 1, *, seed: int = 0, first: Seat = 0, **options: bool) -> None:
        if type(tables) is not int or tables < 1:
            raise EnvError(f"There must be a table or more, not {tables!r}.")
        the_game.GAME.deal(seats, Chance("checked"), first=first, **options)  # bad input is refused here
        self.tables, self.seats = tables, seats
        self.states: States = np.tile(empty(seats, **options), (tables, 1))
        self.masks = np.zeros((tables, COUNT), np.bool_)
        self.observations = np.zeros((tables, LAYOUT.size), np.int8)
        self._firsts = np.full(tables, first, np.int64)
        self._chosen = np.zeros(tables, np.int64)
        self._rewards = np.zeros(tables, np.float32)
        self._ended, self._won = np.zeros(tables, np.bool_), np.zeros(tables, np.bool_)
        self.reset(seed)

    def reset(self, seed: int) -> NDArray[np.int8]:
        """New games everywhere; what the seats on turn see."""
        self._dice = np.array([seed & 0xFFFF_FFFF_FFFF_FFFF], dtype=np.uint64)
        self._own_dice = np.array([~seed & 0xFFFF_FFFF_FFFF_FFFF], dtype=np.uint64)
        deal_all(self.states, self._dice, self._firsts, self.masks, self.observations)
        return self.observations

    def step(self, actions: ArrayLike) -> Step:
        """An action for each table, by its number."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.tables,) or chosen.dtype.kind not in "iu":
            raise EnvError(f"A step takes {self.tables} whole numbers, one a table, not {chosen.dtype}{chosen.shape}.")
        if chosen.min() < 0 or chosen.max() >= COUNT:
            raise EnvError(f"An action of The Game is a number from 0 to {COUNT - 1}.")
        step = Step(self.observations, self._rewards, self._ended, self._won)
        step_all(
            self.states,
            self._dice,
            self._firsts,
            chosen.astype(np.int64, copy=False),
            self.masks,
            *step,
        )
        return step

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for each table, each as likely as the other."""
        choose_all(self.masks, self.states, self._own_dice, self._chosen)
        return self._chosen

    @property
    def turns(self) -> NDArray[np.int8]:
        """Whose turn it is, by table."""
        return self.states[:, TURN]
