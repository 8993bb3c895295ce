"""`fast` at TEN: a tuned judgement of holdings and purses, compiled in `kernels.ten`; it needs no time and no dice."""

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache

import numpy as np

from tenback.bots import weights
from tenback.bots.bot import Bot
from tenback.core import Action, Chance
from tenback.games.ten import GAME, View
from tenback.games.ten.cards import FIRST_COIN
from tenback.games.ten.decks import RECONSTRUCTED, Deck
from tenback.games.ten.table import LIMITS, Table
from tenback.kernels.ten.judgement import NAMES, Mind, Weights, mind
from tenback.kernels.ten.layout import COLOUR_COUNT, NUMBER_COUNT, TEXTS, encode
from tenback.kernels.ten.matches import FIRST, PLAIN, SECOND, play_games
from tenback.kernels.ten.policy import choose
from tenback.record import Said

__all__ = ["TUNING", "Ten", "mind_for"]

START = {
    "reach": 1.0,
    "shape": 1.0,
    "high": 0.8,
    "coin": 0.2,
    "auctions": 0.3,
    "scale": 20.0,
    "token": 2.5,
    "duplicate": 0.5,
    "give": 0.5,
    "feed": 0.1,
    "numbers": 0.1,
    "option": 0.3,
    "hammer": 0.2,
    "eager": 0.0,
    "wild": 0.5,
    "bold": 1.0,
    "deny": 0.3,
    "margin": 0.5,
    "shade": 0.8,
    "thrift": 0.1,
}
SPREAD = {
    **dict.fromkeys(NAMES, 0.2),
    "coin": 0.08,
    "auctions": 0.15,
    "scale": 6.0,
    "token": 0.6,
    "feed": 0.06,
    "numbers": 0.1,
    "margin": 0.7,
    "thrift": 0.08,
}
VARIANTS = (*(f"1 {limit}" for limit in LIMITS), "2", "3", "4", "5")


class Ten(Bot[View]):
    views = View

    def _act(self, view: View, said: Sequence[Said], budget: float, chance: Chance) -> tuple[Action, ...]:  # noqa: ARG002 - it needs neither time nor dice
        chosen = choose(encode(view.table, view.still_to_come), mind_for(view.table))
        return (GAME.action(TEXTS[chosen]),)


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
    return weights.read("ten", NAMES)


def copies(deck: Deck, players: int) -> Weights:
    """How many copies each number has, on average of the colours."""
    counts = np.bincount([card for card in deck.cards(players) if card.is_number], minlength=FIRST_COIN)
    average: Weights = counts.reshape(COLOUR_COUNT, NUMBER_COUNT).mean(axis=0)
    return average


def score(values: Mapping[str, float], variant: str, games: int, seed: int) -> float:
    """How much of the wins is ours: alone against TEN; else against plain players and against the starting weights."""
    players, _, limit = variant.partition(" ")
    deck = [int(card) for card in RECONSTRUCTED.cards(int(players))]
    held = copies(RECONSTRUCTED, int(players))
    ours, first = mind(values, held), mind(START, held)
    if limit:
        shares, _ = play_games(ours, first, (FIRST, FIRST), deck, games=games, seed=seed, limit=int(limit))
        return float(shares[:, 0].mean())
    total = 0.0
    for other in (PLAIN, SECOND):
        seats = (FIRST, *[other] * (int(players) - 1))
        shares, _ = play_games(ours, first, seats, deck, games=games // 2, seed=seed)
        total += float(shares[:, 0].mean()) / 2
    return total


TUNING = weights.Tuning(NAMES, START, SPREAD, VARIANTS, score)
