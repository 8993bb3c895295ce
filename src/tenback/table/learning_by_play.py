"""Who learns a card by an action. Planning stops there, and so does taking back without a word."""

from tenback.core import Action, Seat, State
from tenback.table.table import Table

__all__ = ["helps", "opaque", "told_anybody"]


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


def helps(table: Table, seat: Seat, kept: int) -> bool:
    """Whether the seat has learned a card since so many actions were played, so that it would play again with more
    than it knew: it has drawn or turned one up, or another has laid one.
    """
    state = table.state_after(kept)
    for text, mover in zip(table.actions[kept:], table.movers[kept:], strict=True):
        action = table.setting.the_game.action(text)
        seats = 1 if mover == seat else table.setting.seats  # to who acted, a card of the own hand tells nothing
        if any(event.opens(seats) for event in state.news(action, seat if mover == seat else None)):
            return True
        state = state.play(action)
    return False
