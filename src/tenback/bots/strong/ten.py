"""`strong` at TEN: it tries what `fast` would do and what else is likely, in many worlds that the view allows."""

from collections.abc import Callable, Sequence
from time import perf_counter

import numpy as np

from tenback.bots.bot import Bot
from tenback.bots.fast.ten import mind_for
from tenback.core import Action, Chance
from tenback.games.ten import GAME, View
from tenback.kernels.dice import dice
from tenback.kernels.ten.layout import MOST_ACTIONS, TEXTS, encode
from tenback.kernels.ten.search import MOST_CANDIDATES, candidates, decide, try_out
from tenback.record import Said

__all__ = ["Ten"]

HORIZON, SPREAD, DOUBT = 1000, 4.0, 1.5
A_START, A_CARD = 10e-6, 4e-6  # seconds that a trial takes, for itself and for each card still to come
USED = 0.5  # of the budget, by that reckoning: the rest is for slower machines
IN_A_ROW = 8  # worlds between two looks at the clock
WORDS = 2**32


class Ten(Bot[View]):
    """How many worlds it tries follows from the budget, so that the same question gets the same answer; the clock only
    cuts a search short that would take too long.
    """

    views = View

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        self.clock = clock

    def _act(self, view: View, said: Sequence[Said], budget: float, chance: Chance) -> tuple[Action, ...]:  # noqa: ARG002 - nobody speaks in TEN
        if not budget > 0:
            raise ValueError(f"A budget is more than 0 seconds, not {budget}.")
        until = self.clock() + budget
        state, mind = encode(view.table, view.still_to_come), mind_for(view.table)
        tried = np.zeros(MOST_CANDIDATES + MOST_ACTIONS, np.int64)
        count = candidates(state, mind, tried)
        if count == 1:
            return (GAME.action(TEXTS[tried[0]]),)
        worlds = planned(budget, len(view.still_to_come), count)
        results = np.zeros((worlds, MOST_CANDIDATES))
        rolls = dice(chance.below(WORDS) * WORDS + chance.below(WORDS))
        done, world, trial = 0, state.copy(), state.copy()
        while done < worlds and self.clock() < until:
            some = min(IN_A_ROW, worlds - done)
            rows = results[done : done + some]
            try_out(state, world, trial, mind, tried, count, some, HORIZON, SPREAD, rows, rolls)
            done += some
        best = decide(results, done, count, DOUBT) if done else 0
        return (GAME.action(TEXTS[tried[best]]),)


def planned(budget: float, to_come: int, count: int) -> int:
    """How many worlds are tried in a budget."""
    return max(IN_A_ROW, int(budget * USED / (count * (A_START + A_CARD * to_come))))
