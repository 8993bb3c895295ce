"""What a turn spent, in plain sight: room on the piles, or coins; and which piles it turned back."""

from collections.abc import Iterator
from typing import NamedTuple

from tenback.core import Action, Seat, State
from tenback.games import face_to_face, quick_and_easy, ten, the_game
from tenback.solvers.review.judge import Turn

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


def spent(before: State, after: State, seat: Seat, turn: Turn) -> Spent:
    if isinstance(before, ten.State) and isinstance(after, ten.State):
        return Spent(coins=before.table.seats[seat].currency - after.table.seats[seat].currency)
    steps = list(_steps(before, turn))
    return Spent(
        room=sum(step.length for step in steps),
        back=tuple(step.action for step in steps if step.length < 0),
        longest=max((step for step in steps if step.length > 0), key=lambda step: step.length, default=None),
    )


def _steps(state: State, turn: Turn) -> Iterator[Step]:
    for action in turn:
        if (length := _length(state, action)) is not None:
            yield Step(str(action), length)
        state = state.play(action)


def _length(state: State, action: Action) -> int | None:
    match state, action:
        case the_game.State(), the_game.Lay(card, pile):
            return card - state.piles[pile] if pile.rising else state.piles[pile] - card
        case quick_and_easy.State(), quick_and_easy.Lay(quick_card, quick_pile):
            top, rising = state.piles[quick_pile], quick_pile is quick_and_easy.Pile.UP
            shown = (1 if rising else quick_and_easy.NUMBERS) if top is None else top.number
            return quick_card.number - shown if rising else shown - quick_card.number
        case face_to_face.State(), face_to_face.Lay(own_card, own_pile) if not own_pile.theirs:
            shown = state.piles[state.on_turn][own_pile]
            return own_card - shown if own_pile.rising else shown - own_card
    return None
