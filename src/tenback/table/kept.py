"""States that a table keeps on its way, so that nobody goes back to the deal to take a card back."""

from typing import NamedTuple

from tenback.core import Seat, State
from tenback.record import Said

__all__ = ["KEPT_EVERY", "Kept"]

KEPT_EVERY = 8  # actions


class Kept(NamedTuple):
    """After so many actions: the state, what stood, and who had spoken of what."""

    actions: int
    state: State
    standing: tuple[Said, ...] = ()
    spoken: frozenset[tuple[Seat, str]] = frozenset()
