"""Games that were won by a hair, as positions to be saved. The files are made by `tenback.lab.rescue`."""

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from tenback import games
from tenback.core import Chance, State

__all__ = ["GAMES", "Position", "Ratio", "Rescues", "position", "rescues"]

GAMES = ("the-game", "quick-and-easy", "face-to-face")


class Ratio(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    saved: int
    of: int


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The deal, what was played, and how often bots save it, the unseen cards dealt anew each time."""

    seats: int
    first: int | None
    seed: str
    actions: tuple[str, ...]
    fast: Ratio
    strong: Ratio


class Rescues(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    rules: int
    positions: tuple[Position, ...]

    def state(self, number: int) -> State:
        """Where it stands there."""
        game, kept = games.get(self.game, rules=self.rules), self.positions[number]
        state = game.deal(kept.seats, Chance(kept.seed), first=kept.first)
        for text in kept.actions:
            state = state.play(game.action(text))
        return state

    @property
    def left(self) -> tuple[int, ...]:
        """By position, the cards that nobody has laid."""
        return _left(self.game)


@cache
def rescues(game: str) -> Rescues:
    """Those of a game; the easiest first."""
    return msgspec.json.decode(files(__name__).joinpath(f"{game}.json").read_bytes(), type=Rescues)


@cache
def _left(game: str) -> tuple[int, ...]:
    kept = rescues(game)
    return tuple(_unlaid(kept.state(number).position()) for number in range(len(kept.positions)))


def _unlaid(position: dict[str, Any]) -> int:
    draws = position.get("draws") or [position["draw"]]
    return sum(map(len, (*position["hands"], *draws)))


def position(game: str, number: int) -> Position | None:
    """None where there is none."""
    if game not in GAMES:
        return None
    kept = rescues(game).positions
    return kept[number - 1] if 1 <= number <= len(kept) else None
