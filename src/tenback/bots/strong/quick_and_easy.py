"""Quick & Easy with time to think: the look ahead of `fast`, as far and in as many worlds as the budget allows."""

import time
from collections.abc import Callable, Sequence

from tenback.bots.fast.quick_and_easy import Judged, Situation, situation, throws
from tenback.bots.fast.quick_and_easy import QuickAndEasy as Fast
from tenback.core import Action, Chance
from tenback.games.quick_and_easy import View
from tenback.kernels import AVAILABLE
from tenback.record import Said

__all__ = ["QuickAndEasy"]

LEAVES_A_SECOND = 3_000_000 if AVAILABLE else 10_000  # positions judged; half of what one core does
AT_LEAST, AT_MOST = 40, 400  # worlds
AT_ONCE = 8  # worlds between two looks at the clock
DEEPEST = {False: {2: 4, 3: 5, 4: 5, 5: 5}, True: {2: 6, 3: 7, 4: 8, 5: 8}}  # turns, by pro and seats
TO_THE_END = 12  # turns, once the draw pile is empty


class QuickAndEasy(Fast):
    """The work follows from the budget, so that the same question gets the same answer; the clock is a last resort."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock

    def _act(self, view: View, said: Sequence[Said], budget: float, chance: Chance) -> tuple[Action, ...]:
        if not budget > 0:
            raise ValueError(f"A budget is a number of seconds above 0, not {budget}.")
        until = self._clock() + budget
        asked, own_dice = situation(view, said), throws(chance)
        work = int(LEAVES_A_SECOND * budget)
        depth, cost = self._depth(view, asked, work, chance, until)
        worlds = min(max(work // max(cost, 1), AT_ONCE), AT_MOST)
        judged = Judged()
        judged.add(asked, depth, AT_ONCE, own_dice)
        done = AT_ONCE
        while done < worlds and self._clock() < until:
            judged.add(asked, depth, AT_ONCE, own_dice)
            done += AT_ONCE
        return judged.best(asked)

    def _depth(self, view: View, asked: Situation, work: int, chance: Chance, until: float) -> tuple[int, int]:
        """How many turns can be looked ahead in enough worlds, and how many positions that takes in one."""
        deepest = DEEPEST[view.options.pro][len(view.hands)] if len(view.draw) else TO_THE_END
        depth, cost = 1, 1
        while depth < deepest and self._clock() < until:
            trial = Judged()
            trial.add(asked, depth + 1, 1, throws(chance))
            if trial.leaves * AT_LEAST > work:
                break
            depth, cost = depth + 1, trial.leaves
        return depth, cost
