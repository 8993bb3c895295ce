"""TEN, as a review tells it."""

from collections.abc import Sequence

from tenback.core import Action, Seat
from tenback.games import ten
from tenback.games.ten import insight
from tenback.games.ten.actions import DRAW, PASS, Bid, Buy
from tenback.record import Said
from tenback.review.knowledge import Plain

__all__ = ["ENDINGS", "coins", "known", "risk", "runs_with"]

ENDINGS = {
    "ten-beaten": "TEN is beaten, {first} points to {second}.",
    "ten-not-beaten": "TEN is not beaten, {first} points to {second}.",
}
KNOWN = ("draw", "row", "market", "seats", "active", "phase", "auction", "owed")


def known(view: ten.View, _: Sequence[Said]) -> Plain:
    """All but the order of the deck (T4), so what is left of it stands sorted."""
    position = ten.State(view.table, view.still_to_come).position()
    return {name: position[name] for name in KNOWN}


def coins(state: ten.State, seat: Seat) -> int:
    """Coins and tokens, by value."""
    return state.table.seats[seat].currency


def risk(view: ten.View) -> float | None:
    """How likely the next card would bust the row, where one may be drawn to it."""
    if not view.table.row or DRAW not in view.actions() or not view.still_to_come:
        return None
    found = insight.sorted_out(view.table, view.still_to_come)
    return found.bust / len(view.still_to_come)


def runs_with(view: ten.View, action: Action) -> tuple[int, int] | None:
    """What one's runs count, and what they would with the cards that the action is about."""
    table, own = view.table, view.table.seats[view.seat or 0]
    match action:
        case Buy(card):
            cards = [card]
        case Bid() if table.auction:
            cards = [table.auction.wild]
        case _ if action == PASS and table.auction:
            cards = [table.auction.wild]
        case _ if str(action) == "take:numbers":
            cards = [card for card in table.row if card.is_number]
        case _:
            return None
    return insight.points(own.cards), insight.points_with(own, *cards)
