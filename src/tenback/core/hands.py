"""Hands, seen or unseen: what the pile games do with them, in a state and in a view alike."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from tenback.core.contract import Event, Seat
from tenback.core.hidden import Hidden

__all__ = ["Hand", "Laid", "TurnEnded", "at", "gained", "lost", "next_with_cards", "own_hand", "seen_by", "without"]

Hand = tuple[int, ...]
"""Cards, sorted. A card is a small int, or a subclass of int that prints as its rule page writes it."""

UNSEEN = tuple(map(Hidden, range(100)))  # by the number of cards; no deck has more

Card = TypeVar("Card", bound=int)
Thing = TypeVar("Thing")


def at(things: tuple[Thing, ...], place: int, thing: Thing) -> tuple[Thing, ...]:
    """The things, with another one at that place."""
    changed = list(things)
    changed[place] = thing
    return tuple(changed)


def without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The hand, but for one card."""
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


def lost(hand: tuple[Card, ...] | Hidden, card: int) -> tuple[Card, ...] | Hidden:
    """The hand after a card has left it."""
    if isinstance(hand, Hidden):
        return Hidden(hand.count - 1)
    return tuple(held for held in hand if held != card)


def gained(hand: tuple[Card, ...] | Hidden, drawn: tuple[Card, ...] | Hidden) -> tuple[Card, ...] | Hidden:
    """The hand after a draw."""
    if isinstance(hand, Hidden) or isinstance(drawn, Hidden):
        return Hidden(len(hand) + len(drawn))
    return tuple(sorted(hand + drawn))


def seen_by(seat: Seat | None, hands: tuple[tuple[Card, ...], ...]) -> tuple[tuple[Card, ...] | Hidden, ...]:
    """The hands as one seat sees them: its own, and how many cards the others hold. A spectator sees no hand."""
    seen: list[tuple[Card, ...] | Hidden] = [UNSEEN[len(hand)] for hand in hands]
    if seat is not None:
        seen[seat] = hands[seat]
    return tuple(seen)


def own_hand(seat: Seat | None, hands: tuple[tuple[Card, ...] | Hidden, ...]) -> tuple[Card, ...]:
    """The hand of the seat whose view it is."""
    assert seat is not None  # a spectator has none
    hand = hands[seat]
    assert not isinstance(hand, Hidden)  # a seat sees its own
    return hand


def next_with_cards(hands: tuple[tuple[Card, ...], ...], seat: Seat) -> Seat:
    """The next seat clockwise that holds a card, `seat` itself last."""
    other = (seat + 1) % len(hands)
    while not hands[other]:
        other = (other + 1) % len(hands)
    return other


@dataclass(frozen=True, slots=True)
class Laid(Event, Generic[Card]):
    """A card was laid, in everyone's sight."""

    seat: Seat
    card: Card
    pile: int

    def opens(self, seats: int) -> bool:
        """The others have seen a card of the hand."""
        return seats > 1

    @property
    def unforeseen(self) -> bool:
        return False


@dataclass(frozen=True, slots=True)
class TurnEnded(Event, Generic[Card]):
    """A turn ended. Only the player who drew knows what."""

    seat: Seat
    drawn: tuple[Card, ...] | Hidden
    following: Seat  # who acts next

    def opens(self, seats: int) -> bool:
        """The others know that the next player can go on; who plays alone has seen what was drawn."""
        return seats > 1 or bool(self.drawn)
