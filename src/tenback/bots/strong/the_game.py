"""The Game with search: the fast bot's best turns, played on in worlds that fit what the seat sees and has heard."""

import time
from collections.abc import Callable, Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from tenback.bots import weights
from tenback.bots.fast import the_game as fast
from tenback.core import Action, Chance
from tenback.games.the_game import View
from tenback.kernels.dice import Dice, dice
from tenback.kernels.the_game import batch, meaning, rules, turns
from tenback.kernels.the_game.outlook import OUTLOOK, outlook_of
from tenback.record import Said

__all__ = ["TheGame"]

TURNS_A_SECOND = 60_000  # simulated; so that the same question gets the same answer, whatever the clock says
HORIZON = {1: 7, 2: 8, 3: 9, 4: 10, 5: 10}  # by seats: turns played on, before the outlook says how that would end
CANDIDATES, AT_THE_END = 6, 10  # turns compared; the same once the draw pile is empty
A_FEW, AT_LEAST = 4, 12  # worlds between two looks at the clock; worlds before a candidate is dropped
DROPPED, CHANGED = 2.0, 1.0  # standard errors: behind the best, to be dropped; ahead of the fast choice, to be played
POSITIONS, POSITIONS_AT_THE_END, IN_FULL_SIGHT = 200, 1500, 60_000  # looked at to see whether an ending can be won
WINNABLE, WINNABLE_AT_THE_END = 0.5, 0.8  # what an ending is worth that could be won, but that the fast policy loses
A_CARD_LEFT = 0.01


@cache
def outlooks() -> dict[str, NDArray[np.float64]]:
    return {name: outlook_of(values) for name, values in weights.read("the-game-outlook", OUTLOOK).items()}


class TheGame(fast.TheGame):
    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock

    def _act(self, view: View, said: Sequence[Said], budget: float, chance: Chance) -> tuple[Action, ...]:
        fast.check_budget(budget)
        if fast.too_large(view):
            return super()._act(view, said, budget, chance)
        until = self._clock() + budget
        words, exact = fast.standing(view, said), fast.exactly_meant(view, said)
        room, state = batch.room(), fast.table_of(view)
        unplayed = fast.sit_down(room.mine, view, words)
        tuned = fast.weights_at(view, words)
        count = turns.plan(room.mine, state, tuned, unplayed, CANDIDATES, True)  # noqa: FBT003 - compiled functions take no keywords
        room.turns[:] = room.mine.best
        assert count  # a seat on turn can lay what its turn owes, or the game has ended
        ended = not len(view.draw)
        count = min(count, AT_THE_END if ended else CANDIDATES)
        if count == 1:
            return fast.actions_of(view, int(room.turns[0]))
        rolls = dice(chance.below(2**32) << 32 | chance.below(2**32))
        others = [len(hand) for seat, hand in enumerate(view.hands) if seat != view.seat and len(hand)]
        room.mine.said[:] = exact  # for the worlds
        silent = sum(1 << seat for seat in range(5) if (exact[seat] == meaning.SILENT).any() and seat != view.seat)
        silent = batch.EVERYBODY if len(others) == 0 else silent
        question = Question(room, state, tuned, silent, rolls, outlook=fast.nearest_at(outlooks(), view, words))
        if ended and len(others) <= 1:
            # Every card is known, so one world is all there is.
            question.ask(alive=(1 << count) - 1, until=1, positions=IN_FULL_SIGHT, winnable=WINNABLE_AT_THE_END)
            return fast.actions_of(view, int(room.turns[int(room.worth[:count, 0].argmax())]))
        best = self._searched(question, count, until, work=budget * TURNS_A_SECOND, ended=ended)
        return fast.actions_of(view, int(room.turns[best]))

    def _searched(self, question: "Question", count: int, until: float, *, work: float, ended: bool) -> int:
        """The candidate to play: the first, which is the fast policy's, unless another is better beyond noise."""
        alive = list(range(count))
        while question.worlds < batch.WORLDS and question.work < work and len(alive) > 1:
            if question.worlds and self._clock() >= until:
                break
            question.ask(
                alive=sum(1 << number for number in alive),
                until=min(question.worlds + A_FEW, batch.WORLDS),
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

    def __init__(
        self,
        room: batch.Room,
        state: rules.Numbers,
        weights: NDArray[np.float64],
        silent: int,
        rolls: Dice,
        *,
        outlook: NDArray[np.float64] | None = None,
    ) -> None:
        """Without an outlook, games are played to the end."""
        self.room, self.state, self.weights, self.silent, self.rolls = room, state, weights, silent, rolls
        self.horizon = batch.TO_THE_END if outlook is None else HORIZON[int(state[rules.SEATS])]
        self.outlook = batch.NO_OUTLOOK if outlook is None else outlook
        self.worlds = 0
        self.work = 0

    def ask(self, *, alive: int, until: int, positions: int, winnable: float) -> None:
        """Play those alive, as bits, out in some more worlds."""
        self.work += batch.run(
            self.room,
            self.state,
            self.weights,
            self.silent,
            batch.BASES,
            alive,
            self.worlds,
            until,
            self.rolls,
            positions,
            winnable,
            A_CARD_LEFT,
            self.horizon,
            self.outlook,
        )
        self.worlds = until

    def mean(self, number: int) -> float:
        return float(self.room.worth[number, : self.worlds].mean())

    def ahead(self, one: int, other: int) -> float:
        """By how many standard errors one candidate leads, in the same worlds."""
        lead = self.room.worth[one, : self.worlds] - self.room.worth[other, : self.worlds]
        error = float(lead.std(ddof=1)) / len(lead) ** 0.5 if len(lead) > 1 else 0.0
        return float(lead.mean()) / max(error, 1e-9)
