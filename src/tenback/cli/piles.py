"""The pile games in words: The Game, Quick & Easy and Face to Face."""

from collections.abc import Iterator, Sequence
from typing import Any

from tenback.cli.people import People, counted
from tenback.core import END, Event, Hidden, Seat, State
from tenback.core.hands import Laid, TurnEnded
from tenback.games import face_to_face, quick_and_easy, the_game

__all__ = ["PileView", "happened", "moves", "open_hands", "table", "wanted"]

PileView = the_game.View | quick_and_easy.View | face_to_face.View
Tops = dict[str, int | None]

CARD, CELL = 5, 4  # the narrowest columns of the moves


# The table


def table(view: PileView, people: People) -> Iterator[str]:
    """The piles, what there is to draw, the others' hands by number, the own hand."""
    match view:
        case face_to_face.View():
            yield from both_sides(view, people)
        case the_game.View():
            yield "   ".join(f"{pile} {top}" for pile, top in tops(view, 0).items())
            yield from map(burning, view.burning)
            yield f"{counted(len(view.draw), 'card')} to draw"
        case quick_and_easy.View():
            yield "   ".join(f"{pile} {'open' if top is None else top}" for pile, top in tops(view, 0).items())
            yield f"{counted(len(view.draw), 'card')} to draw"
    others = [seat for seat in range(len(view.hands)) if seat != view.seat]
    if others:
        yield ", ".join(f"{people.names[seat]} holds {counted(len(view.hands[seat]), 'card')}" for seat in others)
    if view.seat is not None:
        yield f"Your hand: {shown(view.hands[view.seat])}"


def both_sides(view: face_to_face.View, people: People) -> Iterator[str]:
    """The opponent's side above the own one, each pile called as the viewer would lay on it."""
    own = view.seat
    for seat in (0, 1) if own is None else (1 - own, own):
        whose = "Your side" if seat == own else people.names[seat]
        their = "" if own in (None, seat) else "their-"
        up, down = view.piles[seat]
        yield f"{whose}: {their}up {up}   {their}down {down}   {counted(len(view.draws[seat]), 'card')} to draw"


def burning(fire: tuple[the_game.Pile, int]) -> str:
    pile, ends = fire
    return f"{pile} burns: cover it {'this turn' if ends == 1 else 'by the end of the next turn'} (G17)"


def tops(view: PileView, seat: Seat) -> Tops:
    """What the piles show, named as the seat names them when it lays."""
    match view:
        case face_to_face.View():
            return dict(zip(map(str, face_to_face.Pile), view.piles[seat] + view.piles[1 - seat], strict=True))
        case the_game.View():
            return dict(zip(map(str, the_game.Pile), view.piles, strict=True))
        case quick_and_easy.View():
            return dict(zip(map(str, quick_and_easy.Pile), view.piles, strict=True))


def shown(cards: Sequence[Any] | Hidden) -> str:
    return counted(len(cards), "card") if isinstance(cards, Hidden) else " ".join(map(str, cards)) or "empty"


def hand_of(view: PileView, seat: Seat) -> tuple[int, ...]:
    hand = view.hands[seat]
    return () if isinstance(hand, Hidden) else hand


def open_hands(state: State, people: People) -> Iterator[str]:
    """What everybody still holds, once the game is over."""
    for seat, name in enumerate(people.names):
        view = state.view(seat)
        if isinstance(view, PileView) and (hand := hand_of(view, seat)):
            yield f"{name} still holds {shown(hand)}."


# What happens


def happened(view: PileView, event: Event, people: People) -> str:
    """An event in a sentence; the view is from just before it."""
    match event:
        case Laid(seat, card, place):
            pile, top = list(tops(view, seat).items())[place]
            if gift(pile):
                other = people.called(1 - seat)
                whose = "your" if other == "you" else "their"
                return f"{people.does(seat, 'give')} {other} {card}: {whose} {bare(pile)} goes back from {top}."
            return f"{people.does(seat, 'lay')} {card} on {pile}, {way(card, pile, top)}."
        case TurnEnded(seat, drawn, _):
            if not drawn:
                return f"{people.does(seat, 'end')} the turn, with nothing to draw."
            return (
                f"{people.does(seat, 'end')} the turn and {'draw' if seat == people.you else 'draws'} {shown(drawn)}."
            )
    raise TypeError(f"{event!r:.60} is nothing that this terminal can tell.")


def way(card: int, pile: str, top: int | None) -> str:
    if top is None:
        return "its first card"
    if is_back(card, pile, top):
        return f"back from {top}"
    return f"{bare(pile)} from {top}"


def is_back(card: int, pile: str, top: int) -> bool:
    return (figure(card) < figure(top)) is (bare(pile) == "up")


def figure(card: int) -> int:
    return card.number if isinstance(card, quick_and_easy.Card) else card


def gift(pile: str) -> bool:
    return pile.startswith("their-")


def bare(pile: str) -> str:
    """Up or down."""
    return pile.removeprefix("their-").rstrip("12")


# What can be done


def wanted(state: State) -> str:
    """What the turn still asks for: the game itself says so when it is asked to end the turn."""
    refusal = state.refusal(END)
    if refusal is None:
        return (
            "Nothing more can be laid: end, or just Enter."
            if state.actions() == (END,)
            else "Lay another card, or end."
        )
    facts = dict(refusal.facts)
    laid = int(facts.get("played", 0))
    return f"Lay at least {counted(int(facts.get('minimum', 1)) - laid, 'more card' if laid else 'card')}."


def moves(view: PileView, seat: Seat) -> Iterator[str]:
    """Where each card of the hand fits, a line a card."""
    own, offered = tops(view, seat), set(map(str, view.actions()))
    width = {pile: max(len(pile), CELL) + 2 for pile in own}
    yield "".join([" " * CARD, *(f"{pile:{width[pile]}}" for pile in own)]).rstrip()
    for card in hand_of(view, seat):
        cells = (
            f"{distance(card, pile, top) if f'{card}>{pile}' in offered else '.':{width[pile]}}"
            for pile, top in own.items()
        )
        yield f"{card!s:{CARD}}{''.join(cells)}".rstrip()
    yield "How far each card would move each pile; back is the trick, a dot does not fit."
    if str(END) in offered:
        yield "Or end the turn: end"


def distance(card: int, pile: str, top: int | None) -> str:
    if top is None:
        return "open"
    if gift(pile):
        return "gift"
    return "back" if is_back(card, pile, top) else f"{figure(card) - figure(top):+}"
