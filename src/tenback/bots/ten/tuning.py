"""How the weights of TEN are tuned: from where, and by what score."""

from collections.abc import Mapping

from tenback.bots.ten.weights import copies
from tenback.bots.weights import Tuning
from tenback.games.ten.decks import RECONSTRUCTED
from tenback.games.ten.table import LIMITS
from tenback.kernels.ten.whole_games import FIRST, PLAIN, SECOND, play_games
from tenback.kernels.ten.worth import NAMES, mind

__all__ = ["TUNING"]

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


TUNING = Tuning(NAMES, START, SPREAD, VARIANTS, score)
