"""The Game with search: the fast bot's best turns, played on in worlds that fit what the seat sees and has heard."""

import time
from collections.abc import Callable, Sequence

from tenback.bots.the_game.fast import Fast
from tenback.bots.the_game.view import (
    actions_of,
    exactly_meant,
    sit_down,
    standing,
    table_of,
    too_large,
)
from tenback.bots.the_game.weights import outlook_at, weights_at
from tenback.core import Action, Chance
from tenback.games.the_game import View
from tenback.kernels.comparing import errors_ahead
from tenback.kernels.dice import Dice, dice_from
from tenback.kernels.the_game import rules, search, signals, turns
from tenback.kernels.the_game.play_out import Policy
from tenback.record import Said

__all__ = ["Strong"]

WORK_A_SECOND = 60_000  # turns simulated; so that the same question gets the same answer, whatever the clock says
HORIZON = {1: 7, 2: 8, 3: 9, 4: 10, 5: 10}  # by seats: turns played on, before the outlook says how that would end
CANDIDATES, AT_THE_END = 6, 10  # turns compared; the same once the draw pile is empty
A_FEW, AT_LEAST = 4, 12  # worlds between two looks at the clock; worlds before a candidate is dropped
DROPPED, CHANGED = 2.0, 1.0  # standard errors: behind the best, to be dropped; ahead of the fast choice, to be played
POSITIONS, POSITIONS_AT_THE_END, IN_FULL_SIGHT = 200, 1500, 60_000  # looked at to see whether an ending can be won
WINNABLE, WINNABLE_AT_THE_END = 0.5, 0.8  # what an ending is worth that could be won, but that the fast policy loses


class Strong(Fast):
    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock

    def _act(self, view: View, said: Sequence[Said], budget: float, chance: Chance) -> tuple[Action, ...]:
        if too_large(view):
            return super()._act(view, said, budget, chance)
        until = self._clock() + budget
        words, exact = standing(view, said), exactly_meant(view, said)
        trials, state = search.trials(), table_of(view)
        unplayed = sit_down(trials.mine, view, words)
        tuned = weights_at(view, words)
        count = turns.plan(trials.mine, state, tuned, unplayed, CANDIDATES, True)  # noqa: FBT003 - compiled functions take no keywords
        trials.turns[:] = trials.mine.best
        assert count  # a seat on turn can lay what its turn owes, or the game has ended
        ended = not len(view.draw)
        count = min(count, AT_THE_END if ended else CANDIDATES)
        if count == 1:
            return actions_of(view, int(trials.turns[0]))
        rolls = dice_from(chance)
        others = [len(hand) for seat, hand in enumerate(view.hands) if seat != view.seat and len(hand)]
        trials.mine.said[:] = exact  # for the worlds
        silent = sum(1 << seat for seat in range(5) if (exact[seat] == signals.SILENT).any() and seat != view.seat)
        silent = signals.EVERYBODY if len(others) == 0 else silent
        policy = Policy(tuned, silent, HORIZON[len(view.hands)], outlook_at(view, words))
        question = Question(trials, state, policy, rolls)
        if ended and len(others) <= 1:
            # Every card is known, so one world is all there is.
            question.ask(alive=(1 << count) - 1, until=1, positions=IN_FULL_SIGHT, winnable=WINNABLE_AT_THE_END)
            return actions_of(view, int(trials.turns[int(trials.worth[:count, 0].argmax())]))
        best = self._searched(question, count, until, work=budget * WORK_A_SECOND, ended=ended)
        return actions_of(view, int(trials.turns[best]))

    def _searched(self, question: "Question", count: int, until: float, *, work: float, ended: bool) -> int:
        """The candidate to play: the first, which is the fast policy's, unless another is better beyond noise."""
        alive = list(range(count))
        while question.worlds < search.WORLDS and question.work < work and len(alive) > 1:
            if question.worlds and self._clock() >= until:
                break
            question.ask(
                alive=sum(1 << number for number in alive),
                until=min(question.worlds + A_FEW, search.WORLDS),
                positions=POSITIONS_AT_THE_END if ended else POSITIONS,
                winnable=WINNABLE_AT_THE_END if ended else WINNABLE,
            )
            if question.worlds >= AT_LEAST:
                best = max(alive, key=question.mean)
                alive = [number for number in alive if number == 0 or question.ahead(best, number) <= DROPPED]
        best = max(alive, key=question.mean)
        return best if best and question.ahead(best, 0) > CHANGED else 0


class Question:
    """The candidates of one decision, and how they did so far."""

    def __init__(self, trials: search.Trials, state: rules.State, policy: Policy, rolls: Dice) -> None:
        self.trials, self.state, self.policy, self.rolls = trials, state, policy, rolls
        self.worlds = 0
        self.work = 0

    def ask(self, *, alive: int, until: int, positions: int, winnable: float) -> None:
        """Play those alive, as bits, out in some more worlds."""
        self.work += search.try_out(
            self.trials, self.state, self.policy, alive, self.worlds, until, positions, winnable, self.rolls
        )
        self.worlds = until

    def mean(self, number: int) -> float:
        return float(self.trials.worth[number, : self.worlds].mean())

    def ahead(self, one: int, other: int) -> float:
        """By how many standard errors one candidate leads, in the same worlds."""
        worth = self.trials.worth
        return errors_ahead(worth[one, : self.worlds], worth[other, : self.worlds])
