"""What the judges share: the table after a turn, and turns that differ."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from tenback.core import END, View
from tenback.core.hands import Laid
from tenback.review import Turn

__all__ = ["distinct", "laid"]

Seen = TypeVar("Seen", bound=View)


def laid(view: Seen, turn: Turn) -> Seen:
    """The table once the turn's cards are laid, before it ends."""
    for action in turn:
        if action is not END:
            lay: Any = action
            view = view.hear(Laid(view.seat or 0, lay.card, lay.pile))
    return view


def distinct(turns: Iterable[Turn], end: Callable[[Turn], object]) -> tuple[Turn, ...]:
    """The turns, and of those that lead to the same end only the first."""
    found: dict[object, Turn] = {}
    for turn in turns:
        found.setdefault(end(turn), turn)
    return tuple(found.values())
