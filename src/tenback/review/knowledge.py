"""What a seat knew when it decided, as plain JSON data: built up from its view and from what had been said."""

from collections.abc import Sequence
from typing import Any

from tenback import games, views
from tenback.core import Hidden, Seat, View
from tenback.record import Said
from tenback.talk import about
from tenback.views import plain

__all__ = ["Plain", "heard", "known", "last_words", "latest", "without"]

Plain = dict[str, Any]


def known(game: str, view: View, said: Sequence[Said]) -> Plain:
    """In the words of the game's room on this floor; without one, the parts of its view."""
    room = games.room("tenback.review", game)
    found: Plain = plain.parts(view) if room is None else room.known(view, said)
    return found


Hands = Sequence[Sequence[int] | Hidden]


def without(cards: Sequence[int], laid: Sequence[int], seat: Seat | None = None, hands: Hands = ()) -> list[int | str]:
    """The cards that are neither laid nor in the own hand."""
    own = hands[seat] if seat is not None else ()
    gone = {*laid, *(() if isinstance(own, Hidden) else own)}
    return views.shown([card for card in cards if card not in gone])


# What had been said and still stood


def last_words(said: Sequence[Said]) -> list[Said]:
    """The Game: of each player, the last word on each pile."""
    return list({(each.seat, about(each.signal)): each for each in said}.values())


def latest(said: Sequence[Said]) -> list[Said]:
    """Quick & Easy: of each player, what was said together last."""
    when = {each.seat: each.after for each in said}
    return [each for each in said if each.after == when[each.seat]]


def heard(said: Sequence[Said], seat: Seat | None) -> list[Plain]:
    return [{"seat": each.seat, "signal": each.signal} for each in said if each.seat != seat]
