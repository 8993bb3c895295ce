"""Hands, seen or unseen: what the pile games do with them, in a state and in a view alike."""

from dataclasses import dataclass
from typing import TypeVar

from tenback.core.contract import Event, Seat
from tenback.core.hidden import Hidden

__all__ = ["Hand", "Laid", "TurnEnded", "at", "gained", "lost"]

Hand = tuple[int, ...]
"""Cards, sorted. A card is a small int, or a subclass of int that prints as its rule page writes it."""

Thing = TypeVar("Thing")


def at(things: tuple[Thing, ...], place: int, thing: Thing) -> tuple[Thing, ...]:
    """The things, with another one at that place."""
    return (*things[:place], thing, *things[place + 1 :])


def lost(hand: Hand | Hidden, card: int) -> Hand | Hidden:
    """The hand after a card has left it."""
    if isinstance(hand, Hidden):
        return Hidden(hand.count - 1)
    return tuple(held for held in hand if held != card)


def gained(hand: Hand | Hidden, drawn: Hand | Hidden) -> Hand | Hidden:
    """The hand after a draw."""
    if isinstance(hand, Hidden) or isinstance(drawn, Hidden):
        return Hidden(len(hand) + len(drawn))
    return tuple(sorted(hand + drawn))


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A card was laid, in everyone's sight."""

    seat: Seat
    card: int
    pile: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A turn ended. Only the player who drew knows what."""

    seat: Seat
    drawn: Hand | Hidden
    following: Seat  # who acts next
