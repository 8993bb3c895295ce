"""What the pile games' words have in common. Each game's own room says which piles a seat sees: its `tops`."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Protocol

from tenback.cli.people import People, counted
from tenback.core import END, Action, Event, Hidden, Seat, State, View
from tenback.core.hands import Laid, TurnEnded

__all__ = ["PileView", "happened", "moves", "new_turn", "open_hands", "table", "to_draw", "wanted"]


class PileView(View, Protocol):
    """A view of a game in which hidden hands are laid on piles."""

    @property
    def hands(self) -> tuple[tuple[int, ...] | Hidden, ...]: ...


Tops = dict[str, int | None]
"""What the piles show, named as a seat names them when it lays."""

CARD, CELL = 5, 4  # the narrowest columns of the moves


# The table


def table(view: PileView, people: People, piles: Iterable[str]) -> list[str]:
    """The piles as the game's own words tell them, the others' hands by number, the own hand."""
    lines = [*piles]
    others = [seat for seat in range(len(view.hands)) if seat != view.seat]
    if others:
        lines.append(
            ", ".join(f"{people.names[seat]} holds {counted(len(view.hands[seat]), 'card')}" for seat in others)
        )
    if view.seat is not None:
        lines.append(f"Your hand: {shown(view.hands[view.seat])}")
    return lines


def to_draw(cards: Hidden) -> str:
    return f"{counted(len(cards), 'card')} to draw"


def shown(cards: Sequence[Any] | Hidden) -> str:
    return counted(len(cards), "card") if isinstance(cards, Hidden) else " ".join(map(str, cards)) or "empty"


def hand_of(view: PileView, seat: Seat) -> tuple[int, ...]:
    hand = view.hands[seat]
    return () if isinstance(hand, Hidden) else hand


def open_hands(hands: Iterable[tuple[int, ...]], people: People) -> Iterator[str]:
    """What everybody still holds, once the game is over."""
    for name, hand in zip(people.names, hands, strict=False):
        if hand:
            yield f"{name} still holds {shown(hand)}."


# What happens


def happened(tops: Tops, event: Event, people: People) -> str:
    """An event in a sentence; the tops are from just before it, as whoever acts names them."""
    match event:
        case Laid(seat, card, place):
            pile, top = list(tops.items())[place]
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


def whose(event: Event) -> Seat:
    """Who did it."""
    if not isinstance(event, Laid | TurnEnded):
        raise TypeError(f"{event!r:.60} is nothing that this terminal can tell.")
    return event.seat


def way(card: int, pile: str, top: int | None) -> str:
    if top is None:
        return "its first card"
    if is_back(card, pile, top):
        return f"back from {top}"
    return f"{bare(pile)} from {top}"


def is_back(card: int, pile: str, top: int) -> bool:
    return (figure(card) < figure(top)) is (bare(pile) == "up")


def figure(card: int) -> int:
    """The number on a card, which may have a colour as well."""
    number: int = getattr(card, "number", card)
    return number


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


def moves(own: Tops, view: PileView, seat: Seat) -> Iterator[str]:
    """Where each card of the hand fits, a line a card."""
    offered = set(map(str, view.actions()))
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


def new_turn(action: Action) -> bool:
    """Whether a turn begins after the action."""
    return action == END
