"""What stands where in an observation. The tables of `docs/environments.md` are made from this."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

__all__ = ["EVERY_SEAT", "Layout", "Part", "seats_from"]

EVERY_SEAT = ("you", "next", "2nd next", "3rd next", "4th next")
"""Seats as a player sees them: the own one first, then clockwise."""


def seats_from(seat: int, seats: int) -> list[int]:
    """By seat: which of EVERY_SEAT it is for this one."""
    return [(other - seat) % seats for other in range(seats)]


@dataclass(frozen=True, slots=True)
class Part:
    """A stretch of an observation: a whole number from 0 to `high` for each of its places."""

    name: str
    places: tuple[str, ...]
    high: int
    about: str


class Layout:
    """The parts of an observation, one after the other."""

    def __init__(self, *parts: Part) -> None:
        self.parts = parts
        self.starts: dict[str, int] = {}
        self.size = 0
        for part in parts:
            self.starts[part.name] = self.size
            self.size += len(part.places)
        self.high: NDArray[np.int16] = np.array([part.high for part in parts for _ in part.places], dtype=np.int16)
        self._labels = [(line, place, part.high) for line, part in enumerate(parts) for place in part.places]

    def told(self, observation: NDArray[np.int16]) -> str:
        """The observation as text, a line a part; what is 0 is left out."""
        lines = [[f"{part.name}:"] for part in self.parts]
        numbers = observation.tolist()
        for at in observation.nonzero()[0].tolist():
            line, place, high = self._labels[at]
            lines[line].append(place if high == 1 else f"{place}={numbers[at]}")
        return "\n".join(map(" ".join, lines))
