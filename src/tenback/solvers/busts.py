"""TEN: the exact chance of a bust, from what everybody can count."""

from collections import Counter
from fractions import Fraction

from tenback.games.ten import View
from tenback.games.ten.actions import DRAW
from tenback.games.ten.cards import FIRST_WILD, NUMBERS, Card
from tenback.games.ten.table import Phase, Table
from tenback.solvers.question import NoSuchQuestion

__all__ = ["bust_chance"]


def bust_chance(view: View, draws: int = 1) -> Fraction:
    """The chance that whoever draws busts with one of the next so many cards, drawing on whatever comes.

    A wild is auctioned and the row stays; with the last card of the deck the drawing ends (T18).
    """
    if view.ending:
        raise NoSuchQuestion("The game has ended; nobody draws any more.")
    if draws < 1:
        raise NoSuchQuestion(f"From 1 card on there is something to ask, not {draws}.")
    table = view.table._replace(phase=Phase.DRAW, turn=view.table.active, auction=None, owed=None)
    alike = Counter(_like(card) for card in view.still_to_come)
    return _busts(table, tuple(sorted(alike.items())), draws, {})


Left = tuple[tuple[Card, int], ...]
"""What is still to come: one card for all that do the same to a row, and how many of them."""


def _like(card: Card) -> Card:
    """All colours of a number do the same to a row, and all wilds do nothing."""
    if card.is_wild:
        return Card(FIRST_WILD)
    return Card(card % len(NUMBERS)) if card.is_number else card


def _busts(table: Table, left: Left, draws: int, known: dict[tuple[object, ...], Fraction]) -> Fraction:
    cards = sum(copies for _, copies in left)
    if not draws or not cards:
        return Fraction(0)
    key = table.numbers, table.coins, left, draws
    if key not in known:
        chance = Fraction(0)
        for card, copies in left:
            fewer = tuple((other, many - (other == card)) for other, many in left if other != card or many > 1)
            after = table if card.is_wild else table.after(DRAW, card)
            chance += Fraction(copies, cards) * (
                _busts(after, fewer, draws - 1, known) if card.is_wild or after.row else Fraction(1)
            )
        known[key] = chance
    return known[key]
