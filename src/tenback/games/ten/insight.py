"""What anyone at the table could work out from what lies in sight (T4): runs as they count now, what would bust."""

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from tenback.core.hands import without
from tenback.games.ten.actions import DRAW
from tenback.games.ten.cards import CARDS, COLOURS, NUMBERS, Card, Cards
from tenback.games.ten.runs import score
from tenback.games.ten.table import Holding, Phase, Table

__all__ = ["BustFrom", "Counted", "Run", "bust_from", "counted", "out_of_sight", "points", "points_with", "runs"]

FULL = len(NUMBERS)
NUMBER_CARDS, COIN_CARDS = CARDS[:FULL], tuple(card for card in CARDS if card.is_coin)  # one colour stands for all


# Runs (T20)


class Run(NamedTuple):
    """The run of a colour that counts, and the numbers in it that wilds stand for."""

    low: int
    high: int
    wilds: tuple[int, ...]

    @property
    def points(self) -> int:
        length = self.high - self.low + 1
        return length + 1 if length == FULL else length


@lru_cache(4096)  # holdings change seldom, and everyone looks at them after each action
def points(cards: Cards) -> int:
    return score(cards).points


def points_with(own: Holding, *cards: Card) -> int:
    """What a player would have with these cards too; coin cards count nothing."""
    return points(own.with_cards(card for card in cards if not card.is_coin).cards)


@lru_cache(4096)
def runs(cards: Cards) -> tuple[Run | None, ...]:
    """The run of each colour under a best assignment of the wilds. One that helps nowhere stands for nothing.

    A wild stands where the score stays as high once a plain card lies there instead.
    """
    target = points(cards)
    wilds = [card for card in cards if card.is_wild]
    now = cards
    stands: set[Card] = set()
    for wild in wilds:
        now = without(now, wild)
        if score(now).points == target:
            continue
        taken = set(now)
        for card in _stands_for(wild):
            if card not in taken and score((*now, card)).points == target:
                stands.add(card)
                now = tuple(sorted((*now, card)))
                break
    return tuple(_longest([card for card in now if card.colour == colour], stands) for colour in COLOURS)


def _stands_for(wild: Card) -> list[Card]:
    return [
        card
        for card in CARDS
        if card.is_number and wild.colour in ("*", card.colour) and wild.number in (0, card.number)
    ]


def _longest(cards: list[Card], stands: set[Card]) -> Run | None:
    """The longest run of one colour's number cards."""
    stretches: list[list[Card]] = []
    for card in sorted(set(cards)):
        if stretches and stretches[-1][-1] + 1 == card:
            stretches[-1].append(card)
        else:
            stretches.append([card])
    if not stretches:
        return None
    best = max(stretches, key=len)
    return Run(best[0].number, best[-1].number, tuple(card.number for card in best if card in stands))


# The next card (T8, T23b)


class BustFrom(NamedTuple):
    """The lowest number card and the lowest coin card that would bust the row; None where none would."""

    number: int | None
    coin: int | None


def bust_from(table: Table) -> BustFrom:
    """Every card is tried, and the rules say what happens: a bust leaves no row."""
    drawing = table._replace(phase=Phase.DRAW)

    def lowest(cards: Cards) -> int | None:
        return next((card.number for card in cards if not drawing.after(DRAW, card).row), None)

    return BustFrom(lowest(NUMBER_CARDS), lowest(COIN_CARDS))


def out_of_sight(table: Table) -> Cards:
    """The deck's cards that lie neither on the table nor before anyone: still to come, or discarded. Sorted."""
    seen = [*table.row, *table.market, *(card for own in table.seats for card in own.cards)]
    if table.auction:
        seen.append(table.auction.wild)
    if table.owed:
        seen.append(table.owed.card)
    return tuple(sorted((Counter(table.options.deck.cards(len(table.seats))) - Counter(seen)).elements()))


class Counted(NamedTuple):
    """How many cards out of sight would do what to the row, if one of them came next."""

    safe: int
    wild: int
    bust: int


def counted(table: Table) -> Counted:
    lowest = bust_from(table)
    safe = wild = bust = 0
    for card in out_of_sight(table):
        from_ = lowest.coin if card.is_coin else lowest.number
        if card.is_wild:
            wild += 1
        elif from_ is not None and card.number >= from_:
            bust += 1
        else:
            safe += 1
    return Counted(safe, wild, bust)
