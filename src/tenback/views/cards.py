"""Cards, seen and unseen, and seats."""

from collections.abc import Iterable, Sequence, Sized
from typing import Annotated

from msgspec import Meta, Struct

from tenback import core

__all__ = ["Card", "Hidden", "Seat", "next_seat", "own_hand", "shown", "shown_or_hidden"]

Seat = Annotated[int, Meta(title="Seat")]
"""A place at the table, counted from 0, clockwise."""

Card = Annotated[int | str, Meta(title="Card")]
"""A plain number, or the text of a card that has a colour."""


class Hidden(Struct, forbid_unknown_fields=True):
    """Cards that one may not see: how many."""

    hidden: int


def shown(cards: Iterable[int]) -> list[Card]:
    return [card if type(card) is int else str(card) for card in cards]


def shown_or_hidden(cards: tuple[int, ...] | core.Hidden) -> list[Card] | Hidden:
    return Hidden(cards.count) if isinstance(cards, core.Hidden) else shown(cards)


def next_seat(turn: Seat | None, hands: Sequence[Sized]) -> Seat | None:
    """Who follows whoever acts: players without cards are skipped (G11, Q8)."""
    if turn is None:
        return None
    seat = (turn + 1) % len(hands)
    while seat != turn and not len(hands[seat]):
        seat = (seat + 1) % len(hands)
    return None if seat == turn else seat


def own_hand(seat: Seat | None, hands: Sequence[tuple[int, ...] | core.Hidden]) -> list[Card]:
    assert seat is not None  # nobody else has a hand
    own = shown_or_hidden(hands[seat])
    assert not isinstance(own, Hidden)  # a seat sees its own hand
    return own
