"""One face for every game: actions by number, masks, observations, and what a game was worth to each seat."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from tenback import games
from tenback.core import Action, Chance, Ending, Game, Seat, State, TenbackError, View, shown

if TYPE_CHECKING:
    from tenback.envs.layout import Layout
from tenback.envs.rewards import rewards

__all__ = ["REFUSED", "EnvError", "Face", "Mask", "Observation", "Table", "get"]

Observation = NDArray[np.int16]
Mask = NDArray[np.int8]

REFUSED = -1.0  # the reward for an action that the mask forbids; nothing else happens then


class EnvError(TenbackError):
    """A table that an environment cannot offer, or something done at a wrong moment: the sentence says what."""


class Face:
    """A game's actions and observations as numbers."""

    def __init__(self, game: Game, seen: Any) -> None:
        self.game = game
        self.texts: tuple[str, ...] = seen.TEXTS
        self.layout: Layout = seen.LAYOUT
        self.most_actions: int = seen.MOST_ACTIONS  # no game is longer
        self._written: Callable[[Any], bytearray] = seen.written
        self.cards: tuple[Any, ...] = tuple(seen.CARDS)  # each kind once
        self._actions = tuple(map(game.action, self.texts))
        self._numbers = {text: number for number, text in enumerate(self.texts)}

    def action(self, number: int) -> Action:
        """The action of that number."""
        return self._actions[number]

    def number(self, action: Action) -> int:
        return self._numbers[str(action)]

    def numbers(self, actions: Iterable[Action]) -> list[int]:
        """The numbers of these actions, the lowest first."""
        numbers = self._numbers
        return sorted([numbers[str(action)] for action in actions])

    def mask(self, actions: Iterable[Action]) -> Mask:
        """1 for each of these actions."""
        numbers, flags = self._numbers, bytearray(len(self.texts))
        for number in map(numbers.__getitem__, map(str, actions)):
            flags[number] = 1
        return np.frombuffer(flags, dtype=np.int8)

    def observation(self, view: View) -> Observation:
        """What the seat may know, as `layout` says."""
        return np.frombuffer(self._written(view), dtype=np.uint8).astype(np.int16)

    def returns(self, ending: Ending, seats: int) -> tuple[float, ...]:
        """What an ended game was worth to each seat."""
        return rewards(ending, seats, len(self.cards))


@cache
def get(slug: str) -> Face:
    """The face of a game; UnknownGame says which there are, EnvError that this one has none."""
    game = games.get(slug)
    room = games.room("tenback.envs.observations", slug)
    if room is None:
        raise EnvError(f"{game.title} has no observations, so that no environment offers it.")
    return Face(game, room)


class Table:
    """What is played, checked once: game, seats, who starts, options."""

    def __init__(self, game: str, seats: int, first: Seat | None, options: dict[str, Any]) -> None:
        self.face = get(game)
        self.seats = seats
        self._first, self._options = first, options
        self.deal("checked")  # bad input is refused here, before anything is played

    def deal(self, seed: str) -> State:
        return self.face.game.deal(self.seats, Chance(seed), first=self._first, **self._options)

    def with_ten_played(self, state: State) -> State:
        """The state once solo TEN, which has no choice, has done what it must (T23)."""
        while state.turn is not None and state.turn >= self.seats:
            state = state.play(state.actions()[0])
        return state

    def checked(self, action: Any) -> int:
        """The number of an action, as it comes from outside."""
        try:
            number = int(action)
        except (TypeError, ValueError):
            number = -1
        if not 0 <= number < len(self.face.texts):
            title = self.face.game.title
            raise EnvError(
                f"An action of {title} is a number from 0 to {len(self.face.texts) - 1}, not {shown(action)}."
            )
        return number
