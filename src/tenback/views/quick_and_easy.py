"""Quick & Easy as JSON data."""

from msgspec import UNSET, Struct, UnsetType

from tenback.games import quick_and_easy
from tenback.views.cards import Card, Hidden, Seat, next_seat, own_hand
from tenback.views.endings import Ending, ending
from tenback.views.turns import PileTurn

__all__ = ["QuickAndEasy", "QuickAndEasyPiles", "QuickAndEasyTurn", "hand", "piles", "public", "turn"]


class QuickAndEasyPiles(Struct, forbid_unknown_fields=True):
    """What each pile shows; null: only its start card lies there."""

    up: str | None
    down: str | None


class QuickAndEasy(Struct, tag="quick-and-easy", tag_field="game", forbid_unknown_fields=True):
    """What lies in everyone's sight at Quick & Easy."""

    piles: QuickAndEasyPiles
    hands: list[Hidden]  # by seat
    draw: Hidden
    turn: Seat | None
    next: Seat | None  # who acts after whoever does now
    played: int  # cards laid this turn
    ending: Ending | None
    laid: list[str] | UnsetType = UNSET  # with a tracker


class QuickAndEasyTurn(PileTurn, tag="quick-and-easy"):
    """What a turn of Quick & Easy asks of its player and brings."""

    may: int  # cards that may still be laid


def public(view: quick_and_easy.View, *, tracker: bool) -> QuickAndEasy:
    return QuickAndEasy(
        piles(view),
        [Hidden(len(held)) for held in view.hands],
        Hidden(view.draw.count),
        view.turn,
        next_seat(view.turn, view.hands),
        view.played,
        ending(view.ending),
        [str(card) for card in view.laid] if tracker else UNSET,
    )


def turn(view: quick_and_easy.View) -> QuickAndEasyTurn:
    owes = view.owes
    return QuickAndEasyTurn(owes, view.draws_now, None if owes else ending(view.ends_with_turn()), view.may_lay)


def piles(view: quick_and_easy.View) -> QuickAndEasyPiles:
    up, down = view.piles
    return QuickAndEasyPiles(None if up is None else str(up), None if down is None else str(down))


def hand(view: quick_and_easy.View) -> list[Card]:
    return own_hand(view.seat, view.hands)
