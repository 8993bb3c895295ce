"""Whole games of TEN."""

from typing import Any

import numpy as np

from tenback import games
from tenback.core import Chance
from tenback.games.ten.table import YOU
from tenback.lab.match import Match
from tenback.lab.whole_games import Rows

__all__ = ["A_BATCH", "DIFFERENCE", "fast"]

A_BATCH = 600
DIFFERENCE = "The seats start in turn."


def fast(match: Match, count: int, seed: int) -> Rows:
    from tenback.bots.ten.weights import mind_for  # noqa: PLC0415 - brings the compiler
    from tenback.kernels.ten.whole_games import FIRST, Settled, play_and_tell  # noqa: PLC0415 - the same

    agreed = match.agreed
    state: Any = games.get(agreed.game).deal(agreed.seats, Chance("a look at the table"), **agreed.options)
    table = state.table
    options = table.options
    played = play_and_tell(
        mind_for(table),
        mind_for(table),
        (FIRST,) * len(table.seats),
        [int(card) for card in options.deck.cards(agreed.seats)],
        games=count,
        seed=seed,
        table=Settled(options.limit or 0, options.fiasco, options.solo_duplicates_only_buy),
    )
    for game, (share, points, busts, actions, prices) in enumerate(
        zip(
            played.shares,
            played.scores.tolist(),
            played.busts.tolist(),
            played.actions.tolist(),
            played.prices,
            strict=True,
        )
    ):
        winners = " ".join(str(seat) for seat in np.flatnonzero(share))
        won, starter = (int(share[0] > 0), YOU) if options.solo else (winners, game % agreed.seats)
        yield [won, *points, starter, actions, *busts, " ".join(map(str, prices))]
