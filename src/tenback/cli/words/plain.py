"""Words for a game that has none of its own: its view as it stands, its actions as they are written."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass

from tenback.cli.people import People
from tenback.core import END, Action, Event, Seat, State, View

__all__ = ["ENDINGS", "HOW", "happened", "moves", "new_turn", "open_hands", "table", "wanted"]

HOW = "Type what you do, as it is offered."
ENDINGS: Mapping[str, str] = {}


def table(view: View, people: People) -> list[str]:  # noqa: ARG001 - as in every game
    return [f"{name}: {value}" for name, value in _parts(view).items() if name not in {"seat", "ending"}]


def happened(view: View, event: Event, people: People) -> str:  # noqa: ARG001 - as in every game
    seat = getattr(event, "seat", None)
    told = ", ".join(f"{name} {value}" for name, value in _parts(event).items() if name != "seat")
    return f"{'' if seat is None else people.names[seat]}: {told}".lstrip(": ")


def wanted(state: State, seat: Seat, people: People) -> str:  # noqa: ARG001 - as in every game
    *others, last = map(str, state.actions())
    return f"{', '.join(others)} or {last}." if others else f"{last}, or just Enter."


def moves(view: View, seat: Seat, people: People) -> Iterator[str]:  # noqa: ARG001 - as in every game
    return map(str, view.actions())


def new_turn(before: View, action: Action, after: View) -> bool:
    return action == END or before.turn != after.turn


def open_hands(state: State, people: People) -> Iterator[str]:  # noqa: ARG001 - nothing is known of hands
    return iter(())


def _parts(thing: object) -> dict[str, object]:
    """What a view or an event is made of: all of it may be told to whom it was made for."""
    if is_dataclass(thing):
        return {each.name: getattr(thing, each.name) for each in fields(thing)}
    return {"": thing}
