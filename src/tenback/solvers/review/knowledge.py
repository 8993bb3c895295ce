"""What a seat knew when it decided, as plain JSON data: built up from its view and from what had been said."""

from collections.abc import Sequence
from typing import Any

from tenback.core import Hidden, Seat, View
from tenback.games import face_to_face, quick_and_easy, ten, the_game
from tenback.record import Said

__all__ = ["known"]

Plain = dict[str, Any]


def known(view: View, said: Sequence[Said]) -> Plain:
    match view:
        case the_game.View():
            return {
                "hand": _own(view.seat, view.hands),
                "hands": [len(hand) for hand in view.hands],
                "draw": len(view.draw),
                "piles": {str(pile): top for pile, top in zip(the_game.Pile, view.piles, strict=True)},
                "unseen": _without(the_game.CARDS, view.laid, view.seat, view.hands),
                "heard": _heard(_last_words(said), view.seat),
            }
        case quick_and_easy.View():
            return {
                "hand": _own(view.seat, view.hands),
                "hands": [len(hand) for hand in view.hands],
                "draw": len(view.draw),
                "piles": {str(pile): _card(top) for pile, top in zip(quick_and_easy.Pile, view.piles, strict=True)},
                "unseen": _without(quick_and_easy.CARDS, view.laid, view.seat, view.hands),
                "heard": _heard(_latest(said), view.seat),
            }
        case face_to_face.View():
            return {
                "hand": _own(view.seat, view.hands),
                "hands": [len(hand) for hand in view.hands],
                "draws": [len(draw) for draw in view.draws],
                "piles": [{"up": up, "down": down} for up, down in view.piles],
                "unlaid": [_without(face_to_face.CARDS, laid) for laid in view.laid],
            }
        case ten.View():  # T4: all but the order of the deck, so what is left of it stands sorted
            position = ten.State(view.table, view.still_to_come).position()
            return {
                name: position[name]
                for name in ("draw", "row", "market", "seats", "active", "phase", "auction", "owed")
            }
    raise TypeError(f"{type(view).__module__} is not reviewed.")


Hands = Sequence[Sequence[int] | Hidden]


def _own(seat: Seat | None, hands: Hands) -> list[int | str]:
    assert seat is not None  # it decides
    hand = hands[seat]
    assert not isinstance(hand, Hidden)  # a seat sees its own hand
    return [_card(card) for card in hand]


def _without(cards: Sequence[int], laid: Sequence[int], seat: Seat | None = None, hands: Hands = ()) -> list[int | str]:
    """The cards that are neither laid nor in the own hand."""
    own = hands[seat] if seat is not None else ()
    gone = {*laid, *(() if isinstance(own, Hidden) else own)}
    return [_card(card) for card in cards if card not in gone]


def _card(card: Any) -> Any:
    return str(card) if isinstance(card, quick_and_easy.Card) else card


# What had been said and still stood


def _last_words(said: Sequence[Said]) -> list[Said]:
    """The Game: of each player, the last word on each pile."""
    return list({(each.seat, each.signal.split()[1]): each for each in said}.values())


def _latest(said: Sequence[Said]) -> list[Said]:
    """Quick & Easy: of each player, what was said together last."""
    when = {each.seat: each.after for each in said}
    return [each for each in said if each.after == when[each.seat]]


def _heard(said: Sequence[Said], seat: Seat | None) -> list[Plain]:
    return [{"seat": each.seat, "signal": each.signal} for each in said if each.seat != seat]
