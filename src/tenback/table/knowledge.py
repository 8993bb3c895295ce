"""Who learns a card by an action. Planning stops there, and so does taking back."""

from tenback.core import Action, Event, Seat, State
from tenback.core.hands import Laid, TurnEnded
from tenback.games.ten import Acted

__all__ = ["opaque", "told_anybody"]


def opaque(state: State, action: Action, seat: Seat) -> bool:
    """Whether the seat on turn cannot know what comes after: its turn ends, or a card is turned up.

    What follows may depend on hidden cards, so nobody may try it out before it is played.
    """
    return any(isinstance(event, TurnEnded) or _turns_up(event) for event in state.news(action, seat))


def told_anybody(state: State, action: Action, seat: Seat, seats: int) -> bool:
    """Whether somebody knows more after the action: the others have seen a card of the hand, or that the next
    player can go on; or somebody has seen a card of the draw pile.
    """
    return any(_told(event, seats) for event in state.news(action, seat))


def _told(event: Event, seats: int) -> bool:
    match event:
        case Laid():
            return seats > 1
        case TurnEnded(drawn=drawn):
            return seats > 1 or bool(drawn)
    return _turns_up(event)


def _turns_up(event: Event) -> bool:
    return isinstance(event, Acted) and event.turned is not None
