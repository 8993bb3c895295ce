"""Whole games of Quick & Easy."""

from tenback.lab.match import Match
from tenback.lab.whole_games import Rows, options_of
from tenback.lab.whole_games.together import together

__all__ = ["A_BATCH", "DIFFERENCE", "fast", "random"]

A_BATCH = 60
DIFFERENCE = "The seats start in turn; the referee asks who would gladly start."


def fast(match: Match, count: int, seed: int) -> Rows:
    from tenback.bots.quick_and_easy import fast as bot  # noqa: PLC0415 - brings the compiler
    from tenback.bots.quick_and_easy.weights import weights_for  # noqa: PLC0415 - the same
    from tenback.kernels.quick_and_easy.whole_games import SIGNALS, SILENT, play_and_tell  # noqa: PLC0415 - the same

    pro, seats, silent = options_of(match)["pro"], match.agreed.seats, match.agreed.silent
    played = play_and_tell(
        weights_for(seats, pro=pro, silent=silent or seats == 1),
        seats,
        pro=pro,
        heard=SILENT if silent else SIGNALS,
        depth=bot.DEPTH_FOR_PROS if pro else bot.DEPTH,
        worlds=bot.WORLDS,
        games=count,
        seed=seed,
    )
    yield from together(played)


def random(match: Match, count: int, seed: int) -> Rows:
    from tenback.kernels.quick_and_easy.at_random import random_games  # noqa: PLC0415 - the same

    pro = options_of(match)["pro"]
    for game in range(count):
        actions, won, left = random_games(1, seed + game, seats=match.agreed.seats, pro=pro)
        yield [int(won), int(left), int(actions)]
