"""Quick & Easy with time to think: the look ahead of `fast` in as many worlds as the budget allows. Where it ends, a
network that has learnt from whole games tells the chance to win.
"""

import time
from collections.abc import Callable, Sequence

import numpy as np

from tenback.bots.quick_and_easy.fast import Fast
from tenback.bots.quick_and_easy.view import Situation, as_actions, situation
from tenback.bots.quick_and_easy.weights import network_for
from tenback.core import Action, Chance
from tenback.games.quick_and_easy import View
from tenback.kernels import AVAILABLE
from tenback.kernels.comparing import Results, decide, narrow
from tenback.kernels.dice import Dice, dice_from
from tenback.kernels.network import Net
from tenback.kernels.quick_and_easy.search import try_out
from tenback.kernels.quick_and_easy.turns import MOST_TURNS, options_of
from tenback.kernels.quick_and_easy.worth import LOOKS
from tenback.record import Said

__all__ = ["Strong"]

WORK_A_SECOND = 1_000_000 if AVAILABLE else 5_000  # positions judged; half of what one core does
AT_LEAST, AT_MOST = 24, 400  # worlds
AT_ONCE = 8  # worlds between two looks at the clock
BEHIND, ENOUGH_TO_JUDGE = 3.0, 24  # standard errors that a turn may be behind, and worlds before that is judged
# Turns looked ahead, by pro and seats. Farther is not better: the look ahead knows what will be drawn, and nobody does.
DEEPEST = {False: {2: 3, 3: 4, 4: 5, 5: 5}, True: {2: 4, 3: 5, 4: 5, 5: 5}}


class Strong(Fast):
    """The work follows from the budget, so that the same question gets the same answer; the clock is a last resort."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock

    def _act(self, view: View, said: Sequence[Said], budget: float, chance: Chance) -> tuple[Action, ...]:
        until = self._clock() + budget
        asked = situation(view, said)
        trial = Trial(asked, network_for(len(view.hands), pro=view.options.pro), dice_from(chance))
        depth = self._depth(view, trial, int(WORK_A_SECOND * budget), until)
        trial.looks[-1] = 0
        while trial.open > 1 and trial.worlds < AT_MOST:
            trial.add(depth)
            mean = trial.looks[-1] / trial.worlds  # positions that a world takes
            if trial.looks[-1] + AT_ONCE * mean > WORK_A_SECOND * budget or self._clock() >= until:
                break
        best = decide(trial.results, trial.worlds, trial.still, 0.0) if trial.worlds else 0
        return as_actions(trial.turns[best], asked)

    def _depth(self, view: View, trial: "Trial", work: int, until: float) -> int:
        """How many turns can be looked ahead in enough worlds."""
        deepest, depth = DEEPEST[view.options.pro][len(view.hands)], 1
        while depth < deepest and self._clock() < until and trial.leaves_of_a_world(depth + 1) * AT_LEAST <= work:
            depth += 1
        return depth


class Trial:
    """The turns of one question, and what they were worth in the worlds looked at so far."""

    def __init__(self, asked: Situation, net: Net, throws: Dice) -> None:
        self._asked, self._net, self._throws = asked, net, throws
        self.turns = np.zeros((MOST_TURNS + 1, 4), dtype=np.int8)
        self.open = found = options_of(asked.table, self.turns)
        self.still = np.ones(found, dtype=np.int64)
        self.results = np.zeros((AT_MOST, found))
        self.looks = np.zeros(len(LOOKS) + 1)
        self.worlds = 0

    def leaves_of_a_world(self, depth: int) -> int:
        """How many positions such a look ahead judges."""
        before = self.looks[-1]
        self._try(depth, 1, self.results)
        return int(self.looks[-1] - before)

    def add(self, depth: int) -> None:
        """Some worlds more. What is clearly behind then is looked at no longer."""
        self._try(depth, AT_ONCE, self.results[self.worlds :])
        self.worlds += AT_ONCE
        if self.worlds >= ENOUGH_TO_JUDGE:
            self.open = narrow(self.results, self.worlds, self.still, BEHIND)

    def _try(self, depth: int, worlds: int, rows: Results) -> None:
        table, unlaid, possible, how_many, values = self._asked
        try_out(
            *(table, unlaid, possible, how_many, depth, worlds, values, self._net, self._throws),
            *(self.turns, self.still, rows, self.looks),
        )
