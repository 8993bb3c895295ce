"""TEN, as a review tells it."""

from collections.abc import Sequence

from tenback.core import Seat
from tenback.games import ten
from tenback.record import Said
from tenback.review.knowledge import Plain

__all__ = ["ENDINGS", "coins", "known"]

ENDINGS = {
    "ten-beaten": "TEN is beaten, {first} points to {second}.",
    "ten-not-beaten": "TEN is not beaten, {first} points to {second}.",
}
KNOWN = ("draw", "row", "market", "seats", "active", "phase", "auction", "owed")


def known(view: ten.View, _: Sequence[Said]) -> Plain:
    """All but the order of the deck (T4), so what is left of it stands sorted."""
    position = ten.State(view.table, view.still_to_come).position()
    return {name: position[name] for name in KNOWN}


def coins(state: ten.State, seat: Seat) -> int:
    """Coins and tokens, by value."""
    return state.table.seats[seat].currency
