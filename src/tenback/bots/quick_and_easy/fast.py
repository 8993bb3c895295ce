"""Quick & Easy in milliseconds: a short look ahead in a few worlds that fit what was heard."""

from collections.abc import Sequence

import numpy as np

from tenback.bots.bot import Bot
from tenback.bots.hands import hand_of
from tenback.bots.quick_and_easy.novice import Novice
from tenback.bots.quick_and_easy.view import (
    Situation,
    all_words,
    among_others,
    as_actions,
    as_set,
    signals_of,
    situation,
)
from tenback.core import Action, Chance
from tenback.games.quick_and_easy import NUMBERS, View
from tenback.kernels.dice import Dice, dice_from
from tenback.kernels.quick_and_easy.search import NO_NET, judge
from tenback.kernels.quick_and_easy.turns import MOST_TURNS, Turns
from tenback.kernels.quick_and_easy.worth import LOOKS
from tenback.record import Said
from tenback.talk import Gladly, Signal

__all__ = ["DEPTH", "DEPTH_FOR_PROS", "WORLDS", "Fast"]

DEPTH, DEPTH_FOR_PROS, WORLDS = 3, 4, 12  # turns looked ahead, and in how many worlds
GLADLY, WILLING = 0, 2  # how far from a pile's own end the best opening may be, to be glad or willing to start


class Fast(Bot[View]):
    """Looks as far ahead as its hand and the next ones reach."""

    views = View
    plans_ahead = True

    def _act(self, view: View, said: Sequence[Said], budget: float, chance: Chance) -> tuple[Action, ...]:  # noqa: ARG002 - it needs a millisecond
        asked = situation(view, said)
        judged = Judged()
        judged.add(asked, DEPTH_FOR_PROS if view.options.pro else DEPTH, WORLDS, dice_from(chance))
        return judged.best(asked)

    def _signals(self, view: View, said: Sequence[Said], budget: float, chance: Chance) -> tuple[Signal, ...]:
        own = hand_of(view)
        if not own:
            return ()
        if among_others(view, said):
            return Novice().signals(view, said, budget, chance)
        hands, words = all_words(view, len(own))
        (told,) = words[hands == as_set(own)]
        return tuple(signals_of(int(told)))

    def _gladly(self, view: View, said: Sequence[Said], budget: float, chance: Chance) -> Gladly:  # noqa: ARG002 - it looks at its hand
        step = min((min(card.number - 1, NUMBERS - card.number) for card in hand_of(view)), default=NUMBERS)
        return Gladly.GLADLY if step <= GLADLY else Gladly.WILLING if step <= WILLING else Gladly.RATHER_NOT


class Judged:
    """The turns of one question, and what they were worth in the worlds looked at so far."""

    def __init__(self) -> None:
        self.turns: Turns = np.zeros((MOST_TURNS + 1, 4), dtype=np.int8)
        self.total = np.zeros(MOST_TURNS + 1)
        self.looks = np.zeros(len(LOOKS) + 1)
        self.found = 0

    def add(self, asked: Situation, depth: int, worlds: int, throws: Dice) -> None:
        table, cards, possible, how_many, values = asked
        self.found = judge(
            table, cards, possible, how_many, depth, worlds, values, NO_NET, throws, self.turns, self.total, self.looks
        )

    def best(self, asked: Situation) -> tuple[Action, ...]:
        return as_actions(self.turns[int(np.argmax(self.total[: self.found]))], asked)
