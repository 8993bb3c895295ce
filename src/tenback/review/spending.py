"""What a turn spent, in plain sight: room on the piles, or coins; and which piles it turned back."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from tenback import games
from tenback.core import Action, Seat, State
from tenback.review.judge import Turn

__all__ = ["Spent", "Step", "spent"]


class Step(NamedTuple):
    """A card laid, and how far onwards; backwards is less than nothing."""

    action: str
    length: int


class Spent(NamedTuple):
    room: int | None = None  # all steps of the turn together; a gift to the other side is none
    back: tuple[str, ...] = ()  # the cards that turned a pile back
    longest: Step | None = None  # onwards
    coins: int | None = None  # TEN: coins and tokens, by value, that the seat has less


def spent(game: str, before: State, after: State, seat: Seat, turn: Turn) -> Spent:
    """As the game's room on this floor can tell it: by `coins`, or by the `length` of a step."""
    room: Any = games.room("tenback.review", game)
    if hasattr(room, "coins"):
        return Spent(coins=room.coins(before, seat) - room.coins(after, seat))
    if not hasattr(room, "length"):
        return Spent()
    steps = list(_steps(before, turn, room.length))
    return Spent(
        room=sum(step.length for step in steps),
        back=tuple(step.action for step in steps if step.length < 0),
        longest=max((step for step in steps if step.length > 0), key=lambda step: step.length, default=None),
    )


def _steps(state: State, turn: Turn, length: Callable[[State, Action], int | None]) -> Iterator[Step]:
    for action in turn:
        if (far := length(state, action)) is not None:
            yield Step(str(action), far)
        state = state.play(action)
