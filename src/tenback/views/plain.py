"""A game that has no room here, as JSON data: the parts of its view, under the names that the game gives them.

A view holds what its viewer may know and nothing else, so all of it may be told to whom it was made for.
"""

from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

import msgspec
from msgspec import Struct

from tenback import core
from tenback.views.cards import Card, Hidden, Seat
from tenback.views.endings import Ending, ending

__all__ = ["Plain", "hand", "parts", "public", "turn"]

APART = frozenset({"seat", "turn", "ending", "options"})  # told elsewhere in a scene, of every game


class Plain(Struct, tag="plain", tag_field="game", forbid_unknown_fields=True):
    """What lies in everyone's sight at a game that has no words of its own on the wire."""

    parts: dict[str, Any]  # of the game's view; `hands` and `seats` are by seat, where it has them
    turn: Seat | None
    next: Seat | None  # nobody knows of such a game: null
    ending: Ending | None


def public(view: core.View, *, tracker: bool) -> Plain:  # noqa: ARG001 - it keeps no tracker
    return Plain(parts(view), view.turn, None, ending(view.ending))


def hand(_: core.View) -> list[Card] | None:
    """Which of the parts is a hand is not known; the seat gets all of them."""
    return None


def turn(_: core.View) -> None:
    """What a turn asks is not known; the actions tell it."""


def parts(thing: object) -> dict[str, Any]:
    """What a view or an event is made of."""
    return {name: _plain(part) for name, part in _named(thing) if name not in APART}


def _named(thing: object) -> list[tuple[str, object]]:
    if is_dataclass(thing):
        return [(each.name, getattr(thing, each.name)) for each in fields(thing)]
    if isinstance(thing, Mapping):
        return [(str(name), part) for name, part in thing.items()]
    raise TypeError(f"{type(thing).__name__} is no dataclass, and has no words on the wire.")


def _plain(part: object) -> Any:
    match part:
        case core.Hidden(count):
            return msgspec.to_builtins(Hidden(count))
        case Enum():
            return str(part)
        case tuple() | list():
            return [_plain(each) for each in part]
        case AbstractSet():
            return sorted((_plain(each) for each in part), key=lambda each: (str(type(each)), each))
        case Mapping():
            return {name: _plain(each) for name, each in _named(part)}
    if part is None or type(part) in {bool, int, str}:
        return part
    if is_dataclass(part) and type(part).__str__ is object.__str__:
        return {name: _plain(each) for name, each in _named(part)}
    return str(part)  # an action, or a card that has a colour: as the game writes it
