"""The tables that The Game's kernel is asked about, and whether cards come up evenly."""

from itertools import product

from tenback.games.the_game import CARDS, GAME
from tenback.kernels.compiled import AVAILABLE

OPTIONS = [
    dict(zip(("expert", "short_hands", "on_fire"), switches, strict=True))
    for switches in product((False, True), repeat=3)
]
TABLES = [(seats, options) for seats in GAME.seats for options in OPTIONS]
GAMES = 60 if AVAILABLE else 4  # at each of the forty tables


def even(often):
    expected = often.sum() / len(CARDS)
    chi = ((often[CARDS[0] : CARDS[-1] + 1] - expected) ** 2 / expected).sum()
    return 50 < chi < 160  # 97 degrees of freedom
