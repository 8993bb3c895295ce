"""The Game in words."""

from collections.abc import Iterator

from tenback.cli.people import People
from tenback.cli.words import piles
from tenback.cli.words.piles import Tops
from tenback.core import Action, Event, Seat, State
from tenback.games.the_game import Pile, Reason, View
from tenback.games.the_game import State as State_

__all__ = ["ENDINGS", "HOW", "View", "happened", "moves", "new_turn", "open_hands", "table", "wanted"]

HOW = "Type a card and a pile, as in 37>up1 (or 37 up1, or 37u1), and end to end your turn."
ENDINGS = {
    Reason.EVERY_CARD_LAID: "Won: every card is laid.",
    Reason.STUCK: "{short}: {who} can no longer lay as many cards as the turn asks for.",
    Reason.BURNT: "{short}: a burning card was not covered in time.",
}


def table(view: View, people: People) -> list[str]:
    """What lies on the table and in the own hand."""
    return piles.table(view, people, [*_piles(view), *map(burning, view.burning), piles.to_draw(view.draw)])


def _piles(view: View) -> Iterator[str]:
    yield "   ".join(f"{pile} {top}" for pile, top in tops(view, 0).items())


def burning(fire: tuple[Pile, int]) -> str:
    pile, ends = fire
    return f"{pile} burns: cover it {'this turn' if ends == 1 else 'by the end of the next turn'} (G17)"


def tops(view: View, seat: Seat) -> Tops:  # noqa: ARG001 - everybody lays on the same piles
    return dict(zip(map(str, Pile), view.piles, strict=True))


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
