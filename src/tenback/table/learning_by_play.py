"""Who learns a card by an action. Planning stops there, and so does taking back."""

from tenback.core import Action, Seat, State

__all__ = ["opaque", "told_anybody"]


def opaque(state: State, action: Action, seat: Seat) -> bool:
    """Whether the seat on turn cannot know what comes after: its turn ends, or a card is turned up.

    What follows may depend on hidden cards, so nobody may try it out before it is played.
    """
    return any(event.unforeseen for event in state.news(action, seat))


def told_anybody(state: State, action: Action, seat: Seat, seats: int) -> bool:
    """Whether somebody knows more after the action: the others have seen a card of the hand, or that the next
    player can go on; or somebody has seen a card of the draw pile.
    """
    return any(event.opens(seats) for event in state.news(action, seat))
