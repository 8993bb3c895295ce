"""What the judges share: dice, the table after a turn, and turns that differ."""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from tenback.core import END, Chance, View
from tenback.core.hands import Laid
from tenback.kernels.dice import Dice, dice
from tenback.solvers.review import Turn

__all__ = ["distinct", "laid", "rolls"]

Seen = TypeVar("Seen", bound=View)


def rolls(chance: Chance) -> Dice:
    """Dice of its own for one question."""
    return dice(chance.below(2**32) << 32 | chance.below(2**32))


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
