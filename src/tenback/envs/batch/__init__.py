"""Many tables of The Game or of Quick & Easy at once, straight on the kernels: arrays in, arrays out.

Actions, masks and observations are those of `gym` and `zoo`, so that what is trained here plays there. Deals come from
the kernels' dice: the same for a seed everywhere, but not the deals of `core.Chance`.

The loops over the tables stand in the module of each game, the same but for whose rules they call: what Numba compiles
is kept on disk only where a function is called by its name, not where it is handed in.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from tenback import games
from tenback.core import Seat, shown
from tenback.envs.adapter import EnvError, Table, get
from tenback.kernels.dice import dice

__all__ = ["GAMES", "Step", "Tables"]

GAMES = tuple(game.slug for game in games.shelf() if games.has_room(__name__, game.slug))


class Step(NamedTuple):
    """What an action at every table led to, by table. The next step writes over the arrays: copy what you keep."""

    observations: NDArray[np.int8]  # of the seat on turn, in the next game where one has ended
    rewards: NDArray[np.float32]  # the team's, so that it does not matter whose turn it was
    ended: NDArray[np.bool_]
    won: NDArray[np.bool_]


class Tables:
    """So many tables, all with the same game, seats and options; a new game follows at once where one has ended.

    An action that the mask forbids changes nothing and costs a point.
    """

    def __init__(
        self, tables: int, seats: int, *, game: str = "the-game", seed: int = 0, first: Seat = 0, **options: bool
    ) -> None:
        if game not in GAMES:
            raise EnvError(f"Many tables at once play {' or '.join(GAMES)}, not {shown(game)}.")
        if type(tables) is not int or tables < 1:
            raise EnvError(f"There must be a table or more, not {shown(tables)}.")
        Table(game, seats, first, options)  # bad input is refused here
        self.face = get(game)
        self.tables, self.seats = tables, seats
        kernels: Any = games.room(__name__, game)
        self._kernels = kernels
        self.states: NDArray[np.int8] = np.tile(self._kernels.blank(seats, options), (tables, 1))
        self.masks = np.zeros((tables, len(self.face.texts)), np.bool_)
        self.observations = np.zeros((tables, self.face.layout.size), np.int8)
        self._firsts = np.full(tables, first, np.int64)
        self._chosen = np.zeros(tables, np.int64)
        self._rewards = np.zeros(tables, np.float32)
        self._ended, self._won = np.zeros(tables, np.bool_), np.zeros(tables, np.bool_)
        self.reset(seed)

    def reset(self, seed: int) -> NDArray[np.int8]:
        """New games everywhere; what the seats on turn see."""
        self._dice = dice(seed)
        self._own_dice = dice(~seed)
        self._kernels.deal_all(self.states, self._dice, self._firsts, self.masks, self.observations)
        return self.observations

    def step(self, actions: ArrayLike) -> Step:
        """An action for each table, by its number."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.tables,) or chosen.dtype.kind not in "iu":
            raise EnvError(f"A step takes {self.tables} whole numbers, one a table, not {chosen.dtype}{chosen.shape}.")
        if chosen.min() < 0 or chosen.max() >= len(self.face.texts):
            title, last = self.face.game.title, len(self.face.texts) - 1
            raise EnvError(f"An action of {title} is a number from 0 to {last}.")
        step = Step(self.observations, self._rewards, self._ended, self._won)
        self._kernels.step_all(
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
        self._kernels.choose_all(self.masks, self.states, self._own_dice, self._chosen)
        return self._chosen
