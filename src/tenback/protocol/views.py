"""Views and news of the four games as plain JSON data. What a viewer may not see is `{"hidden": 6}`, a count."""

from typing import Any

from tenback.core import Ended, Event, Hidden, View
from tenback.core.hands import Laid, TurnEnded
from tenback.games import face_to_face, quick_and_easy, ten, the_game
from tenback.games.ten import insight
from tenback.record import plain

__all__ = ["hand", "news", "public"]

Plain = dict[str, Any]


def public(view: View, *, tracker: bool) -> Plain:
    """What lies in everyone's sight. `view` is a spectator's: no other comes in here, so no hand can come out.

    What was laid, and what is still to come, people may remember but not look up (G4), unless the table has a tracker.
    """
    if view.seat is not None:
        raise ValueError("What everyone sees is made from a spectator's view.")
    match view:
        case the_game.View():
            return _the_game(view, tracker=tracker)
        case quick_and_easy.View():
            return _quick_and_easy(view, tracker=tracker)
        case face_to_face.View():
            return _face_to_face(view, tracker=tracker)
        case ten.View():
            return _ten(view, tracker=tracker)
    raise TypeError(f"{type(view).__module__} has no words on the wire.")


def hand(view: View) -> list[int | str] | None:
    """The viewer's own cards; None where nobody hides any (T4)."""
    if view.seat is None or isinstance(view, ten.View):
        return None
    assert isinstance(view, the_game.View | quick_and_easy.View | face_to_face.View)
    own = view.hands[view.seat]
    assert not isinstance(own, Hidden)  # a seat sees its own hand
    return _cards(own)


def news(event: Event) -> Plain:
    """One thing that happened, as one viewer heard it."""
    match event:
        case Laid(seat, card, pile):
            return {"kind": "laid", "seat": seat, "card": _card(card), "pile": str(pile)}
        case TurnEnded(seat, drawn, following):
            return {"kind": "turn-ended", "seat": seat, "drawn": _cards_or_hidden(drawn), "next": following}
        case ten.Acted(seat, action, turned):
            return {
                "kind": "acted",
                "seat": seat,
                "action": str(action),
                "turned": None if turned is None else str(turned),
            }
        case Ended(ending):
            return {"kind": "ended", "ending": plain(ending)}
    raise TypeError(f"{type(event).__name__} has no words on the wire.")


# A game each


def _the_game(view: the_game.View, *, tracker: bool) -> Plain:
    up1, up2, down1, down2 = view.piles
    shown: Plain = {
        "piles": {"up1": up1, "up2": up2, "down1": down1, "down2": down2},
        "hands": [_cards_or_hidden(hand) for hand in view.hands],
        "draw": _hidden(view.draw),
        "turn": view.turn,
        "played": view.played,
        "ending": plain(view.ending),
    }
    if view.options.on_fire:
        shown["burning"] = {str(pile): ends for pile, ends in view.burning}
    if tracker:
        shown["laid"] = list(view.laid)
    return shown


def _quick_and_easy(view: quick_and_easy.View, *, tracker: bool) -> Plain:
    up, down = view.piles
    shown: Plain = {
        "piles": {"up": up if up is None else str(up), "down": down if down is None else str(down)},
        "hands": [_cards_or_hidden(hand) for hand in view.hands],
        "draw": _hidden(view.draw),
        "turn": view.turn,
        "played": view.played,
        "ending": plain(view.ending),
    }
    if tracker:
        shown["laid"] = [str(card) for card in view.laid]
    return shown


def _face_to_face(view: face_to_face.View, *, tracker: bool) -> Plain:
    shown: Plain = {
        "piles": [{"up": up, "down": down} for up, down in view.piles],
        "hands": [_cards_or_hidden(hand) for hand in view.hands],
        "draws": [_hidden(draw) for draw in view.draws],
        "turn": view.turn,
        "played": view.played,
        "gave": view.gave,
        "ending": plain(view.ending),
    }
    if tracker:
        shown["laid"] = [list(laid) for laid in view.laid]
    return shown


def _ten(view: ten.View, *, tracker: bool) -> Plain:
    table = view.table
    shown: Plain = {
        "row": [str(card) for card in table.row],
        "numbers": table.numbers,
        "coins": table.coins,
        "total": table.total,
        "market": [str(card) for card in table.market],
        "seats": [_holding(own) for own in table.seats],
        "draw": _hidden(view.draw),
        "active": table.active,
        "turn": table.turn,
        "phase": str(table.phase),
        "auction": None,
        "owed": None,
        "bust_from": insight.bust_from(table)._asdict(),
        "out_of_sight": insight.counted(table)._asdict(),
        "points_with_row": insight.points_with(table.seats[table.active], *table.row),
        "ending": plain(view.ending),
    }
    if auction := table.auction:
        shown["auction"] = {
            "wild": str(auction.wild),
            "bid": auction.bid,
            "by": auction.by,
            "to_bid": list(auction.to_bid),
            "points": [insight.points_with(own, auction.wild) for own in table.seats],
        }
    if owed := table.owed:
        shown["owed"] = {
            "price": owed.price,
            "paid": owed.paid,
            "for": str(owed.card),
            "in": str(owed.within),
        }
    if tracker:
        shown["still_to_come"] = [str(card) for card in view.still_to_come]
    return shown


def _holding(own: ten.Holding) -> Plain:
    """What a player of TEN owns, and what it counts now, wilds where they count best."""
    return {
        "coins": own.coins,
        "busts": own.busts,
        "cards": [str(card) for card in own.cards],
        "points": insight.points(own.cards),
        "runs": [
            run and {"from": run.low, "to": run.high, "wilds": list(run.wilds)} for run in insight.runs(own.cards)
        ],
    }


# Cards, seen and unseen


def _card(card: int) -> int | str:
    """A plain number, or the text of a card that has a colour."""
    return card if type(card) is int else str(card)


def _cards(cards: tuple[int, ...]) -> list[int | str]:
    return [card if type(card) is int else str(card) for card in cards]


def _hidden(hidden: Hidden) -> Plain:
    return {"hidden": hidden.count}


def _cards_or_hidden(cards: tuple[int, ...] | Hidden) -> list[int | str] | Plain:
    return {"hidden": cards.count} if isinstance(cards, Hidden) else _cards(cards)
