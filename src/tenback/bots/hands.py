"""The hand that a seat holds, as the views of the pile games show it."""

from typing import Protocol, TypeVar

from tenback.core import Hidden, Seat

__all__ = ["hand_of"]

Card_co = TypeVar("Card_co", bound=int, covariant=True)


class Holding(Protocol[Card_co]):
    """A view with hands: of all that it shows, what is asked for here."""

    @property
    def seat(self) -> Seat | None: ...

    @property
    def hands(self) -> tuple[tuple[Card_co, ...] | Hidden, ...]: ...


def hand_of(view: Holding[Card_co]) -> tuple[Card_co, ...]:
    """The seat's own hand."""
    assert view.seat is not None  # a bot sits somewhere
    hand = view.hands[view.seat]
    assert not isinstance(hand, Hidden)  # a seat sees its own hand
    return hand
