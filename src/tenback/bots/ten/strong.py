"""`strong` at TEN: it tries what `fast` would do and what else is likely, in many worlds that the view allows."""

from collections.abc import Callable, Sequence
from time import perf_counter

import numpy as np

from tenback.bots.bot import Bot
from tenback.bots.ten.view import action_of, state_of
from tenback.bots.ten.weights import mind_for
from tenback.core import Action, Chance
from tenback.games.ten import View
from tenback.kernels.comparing import decide, narrow
from tenback.kernels.dice import dice_from
from tenback.kernels.ten.layout import MOST_ACTIONS
from tenback.kernels.ten.search import MOST_CANDIDATES, candidates, try_out
from tenback.record import Said

__all__ = ["Strong"]

DOUBT = 1.5  # standard errors by which another action must be better than the choice of `fast`
A_START, A_CARD = 10e-6, 4e-6  # seconds that a trial takes, for itself and for each card still to come
WORK_A_SECOND = 0.5  # seconds of trials, by that reckoning: the rest is for slower machines
IN_A_ROW = 8  # worlds between two looks at the clock
AT_MOST = 1000  # worlds: actions that are still equal then are equal
BEHIND, ENOUGH_TO_JUDGE = 2.5, 24  # standard errors that an action may be behind, and worlds before that is judged


class Strong(Bot[View]):
    """How many worlds it tries follows from the budget, so that the same question gets the same answer; the clock only
    cuts a search short that would take too long.
    """

    views = View

    def __init__(self, clock: Callable[[], float] = perf_counter) -> None:
        self._clock = clock

    def _act(self, view: View, said: Sequence[Said], budget: float, chance: Chance) -> tuple[Action, ...]:  # noqa: ARG002 - nobody speaks in TEN
        until = self._clock() + budget
        state, mind = state_of(view), mind_for(view.table)
        tried = np.zeros(MOST_CANDIDATES + MOST_ACTIONS, np.int64)
        count = candidates(state, mind, tried)
        if count == 1:
            return (action_of(tried[0]),)
        work = planned(budget, len(view.still_to_come))
        still = np.ones(count, np.int64)
        results = np.zeros((max(IN_A_ROW, min(work // 2, AT_MOST)), MOST_CANDIDATES))
        rolls = dice_from(chance)
        done, world, trial = 0, state.copy(), state.copy()
        while count > 1 and (not done or work >= IN_A_ROW * count) and self._clock() < until:
            rows = results[done : done + IN_A_ROW]
            try_out(state, world, trial, mind, tried, still, len(rows), rows, rolls)
            done += len(rows)
            work -= len(rows) * count
            if done == len(results):
                break
            if done >= ENOUGH_TO_JUDGE:
                count = narrow(results, done, still, BEHIND)
        best = decide(results, done, still, DOUBT) if done else 0
        return (action_of(tried[best]),)


def planned(budget: float, to_come: int) -> int:
    """How many trials a budget is worth."""
    return int(budget * WORK_A_SECOND / (A_START + A_CARD * to_come))
