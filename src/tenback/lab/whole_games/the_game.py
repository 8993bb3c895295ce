"""Whole games of The Game."""

from tenback.lab.match import Match
from tenback.lab.whole_games import Rows, options_of
from tenback.lab.whole_games.together import together

__all__ = ["A_BATCH", "DIFFERENCE", "fast", "random"]

A_BATCH = 240
DIFFERENCE = (
    "At a silent table the seat with the best opening starts; the referee draws lots. An opening "
    "is judged by the weights of the table; at the referee's by those of a silent one, since nothing is said by then."
)


def fast(match: Match, count: int, seed: int) -> Rows:
    from tenback.bots.the_game.weights import weights_for  # noqa: PLC0415 - brings the compiler
    from tenback.kernels.the_game.whole_games import play_and_tell  # noqa: PLC0415 - the same

    options, seats, silent = options_of(match), match.agreed.seats, match.agreed.silent
    weights = weights_for(seats, silent=silent or seats == 1, expert=options["expert"], on_fire=options["on_fire"])
    yield from together(play_and_tell(weights, seats, count, seed, silent=silent, **options))


def random(match: Match, count: int, seed: int) -> Rows:
    from tenback.kernels.the_game.at_random import random_games  # noqa: PLC0415 - the same

    options = options_of(match)
    for game in range(count):
        actions, won, left = random_games(1, seed + game, match.agreed.seats, **options)
        yield [won, left, actions]
