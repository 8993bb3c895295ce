"""What was played, as one viewer heard it."""

import re
from dataclasses import is_dataclass
from typing import Annotated, Any

from msgspec import Meta, Struct

from tenback import core
from tenback.core import hands
from tenback.games import ten
from tenback.views.cards import Card, Hidden, Seat, shown_or_hidden
from tenback.views.endings import Ending, ending
from tenback.views.plain import parts

__all__ = ["Acted", "Ended", "Happened", "Laid", "News", "TurnEnded", "news"]


class Laid(Struct, tag="laid", tag_field="kind", forbid_unknown_fields=True):
    """A card was laid, in everyone's sight."""

    seat: Seat
    card: Card
    pile: str


class TurnEnded(Struct, tag="turn-ended", tag_field="kind", forbid_unknown_fields=True):
    """A turn ended. Only the player who drew knows what."""

    seat: Seat
    drawn: list[Card] | Hidden
    next: Seat


class Acted(Struct, tag="acted", tag_field="kind", forbid_unknown_fields=True):
    """TEN: a seat acted, in everyone's sight; a draw turned up a card."""

    seat: Seat
    action: str
    turned: str | None


class Happened(Struct, tag="happened", tag_field="kind", forbid_unknown_fields=True):
    """What happens only in a game that has no words of its own on the wire: `what`, as the game calls it."""

    what: str
    seat: Seat | None
    parts: dict[str, Any]


class Ended(Struct, tag="ended", tag_field="kind", forbid_unknown_fields=True):
    """The game has ended."""

    ending: Ending


News = Annotated[Laid | TurnEnded | Acted | Happened | Ended, Meta(title="News")]


def news(event: core.Event) -> News:
    """One thing that happened, as one viewer heard it."""
    match event:
        case hands.Laid(seat, card, pile):
            return Laid(seat, card if type(card) is int else str(card), str(pile))
        case hands.TurnEnded(seat, drawn, following):
            return TurnEnded(seat, shown_or_hidden(drawn), following)
        case ten.Acted(seat, action, turned):
            return Acted(seat, str(action), None if turned is None else str(turned))
        case core.Ended(end):
            told = ending(end)
            assert told is not None
            return Ended(told)
    name = type(event).__name__
    if not is_dataclass(event):
        raise TypeError(f"{name} has no words on the wire.")
    return Happened(re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower(), getattr(event, "seat", None), parts(event))
