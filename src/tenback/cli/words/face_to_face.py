"""Face to Face in words."""

from collections.abc import Iterator

from tenback.cli.people import People, counted
from tenback.cli.words import piles
from tenback.cli.words.piles import Tops
from tenback.core import Action, Event, Seat, State
from tenback.games.face_to_face import Pile, Reason, View
from tenback.games.face_to_face import State as State_

__all__ = ["ENDINGS", "HOW", "View", "happened", "moves", "new_turn", "open_hands", "table", "wanted"]

HOW = "Type a card and a pile, as in 17>up or 12>their-up (or 17u, 12tu), and end to end your turn."
ENDINGS = {
    Reason.ALL_LAID: "{winners}: the whole deck is laid.",
    Reason.STUCK: ("{winners}: {who} can no longer lay as many cards as the turn asks for."),
    Reason.SINGLE_CARD: ("{winners}: a single last card with nothing to draw loses, and {who} came to that."),
}


def table(view: View, people: People) -> list[str]:
    """What lies on the table and in the own hand."""
    return piles.table(view, people, both_sides(view, people))


def both_sides(view: View, people: People) -> Iterator[str]:
    """The opponent's side above the own one, each pile called as the viewer would lay on it."""
    own = view.seat
    for seat in (0, 1) if own is None else (1 - own, own):
        whose = "Your side" if seat == own else people.names[seat]
        their = "" if own in (None, seat) else "their-"
        up, down = view.piles[seat]
        yield f"{whose}: {their}up {up}   {their}down {down}   {counted(len(view.draws[seat]), 'card')} to draw"


def tops(view: View, seat: Seat) -> Tops:
    """The own piles and the opponent's, as the seat names them."""
    return dict(zip(map(str, Pile), view.piles[seat] + view.piles[1 - seat], strict=True))


def happened(view: View, event: Event, people: People) -> str:
    return piles.happened(tops(view, piles.whose(event)), event, people)


def wanted(state: State, seat: Seat, people: People) -> str:  # noqa: ARG001 - as in every game
    return piles.wanted(state)


def moves(view: View, seat: Seat, people: People) -> Iterator[str]:  # noqa: ARG001 - as in every game
    return piles.moves(tops(view, seat), view, seat)


def new_turn(before: View, action: Action, after: View) -> bool:  # noqa: ARG001 - as in every game
    return piles.new_turn(action)


def open_hands(state: State, people: People) -> Iterator[str]:
    assert isinstance(state, State_)  # of this game
    return piles.open_hands(state.hands, people)
