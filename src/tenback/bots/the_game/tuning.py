"""How the weights of The Game are tuned: from where, and by what score."""

from collections.abc import Mapping

from tenback.bots.weights import Tuning
from tenback.kernels.the_game import whole_games, worth

__all__ = ["TUNING"]

START = {
    "better": 13.0,
    "worse": 5.0,
    "cover": 2.5,
    "hand": 0.4,
    "near": 0.06,
    "soon": 0.8,
    "stuck": 1.2,
    "trick": 0.6,
    "out": 0.13,
    "pair": 0.5,
    "half": 0.13,
    "extra": -0.6,
    "extra_late": 0.1,
    "off_trick": 0.7,
    "off_strongly": 0.35,
    "off": 0.3,
    "small": 0.18,
    "later": 1.0,
    "fire": 0.5,
    "margin": 1.2,
}
A_CARD_LEFT = 0.01  # against a win: it guides where wins are rare


def score(values: Mapping[str, float], variant: str, games: int, seed: int) -> float:
    """The games won, less a little for the cards left."""
    seats, *kinds = variant.split()
    lefts = whole_games.play_games(
        worth.weights_of(values),
        int(seats),
        games,
        seed,
        silent="silent" in kinds,
        expert="expert" in kinds,
        on_fire="on_fire" in kinds,
    )
    return float((lefts == 0).mean() - A_CARD_LEFT * lefts.mean())


TUNING = Tuning(
    names=worth.NAMES,
    start=START,
    spread={name: max(abs(value), 0.25) / 4 for name, value in START.items()},
    variants=(
        *map(str, range(1, 6)),
        *(f"{seats} silent" for seats in range(2, 6)),
        *(f"{seats} expert" for seats in range(1, 6)),
        *(f"{seats} on_fire" for seats in range(1, 6)),
    ),
    score=score,
)
