"""What the bots of TEN have learnt, by number of players and deck, and alone by limit."""

from functools import cache, lru_cache

import numpy as np

from tenback.bots import weights
from tenback.games.ten import GAME
from tenback.games.ten.cards import FIRST_COIN
from tenback.games.ten.decks import Deck
from tenback.games.ten.table import Table
from tenback.kernels.ten.layout import COLOUR_COUNT, NUMBER_COUNT
from tenback.kernels.ten.worth import NAMES, Mind, Weights, mind

__all__ = ["copies", "mind_for"]


def mind_for(table: Table) -> Mind:
    """The mind for a table: by number of players and deck, and alone by limit. Its scratch room is the asker's own."""
    limit = table.options.limit
    numbers, hopes, room = _mind(str(len(table.seats)) if limit is None else f"1 {limit}", table.options.deck)
    return Mind(numbers.copy(), hopes, room.copy())


@lru_cache(maxsize=16)  # strangers bring decks of their own
def _mind(variant: str, deck: Deck) -> Mind:
    return mind(_told()[variant], copies(deck, int(variant[0])))


@cache
def _told() -> dict[str, dict[str, float]]:
    return weights.read(GAME.slug, NAMES)


def copies(deck: Deck, players: int) -> Weights:
    """How many copies each number has, on average of the colours."""
    counts = np.bincount([card for card in deck.cards(players) if card.is_number], minlength=FIRST_COIN)
    average: Weights = counts.reshape(COLOUR_COUNT, NUMBER_COUNT).mean(axis=0)
    return average
