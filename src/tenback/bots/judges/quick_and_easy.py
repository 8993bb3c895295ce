"""What turns of Quick & Easy are worth: every turn there is, in worlds that fit what was heard, played to the end."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

import numpy as np

from tenback.bots.fast.quick_and_easy import hand_of, situation
from tenback.bots.judges.turns import distinct, laid, rolls
from tenback.core import END, Chance
from tenback.games.quick_and_easy import CARDS, EVERY_LAY, Lay, Pile, View
from tenback.kernels.quick_and_easy.choice import options_of
from tenback.kernels.quick_and_easy.playing_out import play_out
from tenback.kernels.quick_and_easy.search import MOST_TURNS, NO_CARD
from tenback.record import Said
from tenback.solvers.review import Outcomes, Turn

__all__ = ["QuickAndEasy"]


class QuickAndEasy:
    worlds = 1000

    def question(self, view: View, said: Sequence[Said], played: Turn, chance: Chance) -> "Decision":
        return Decision(view, said, played, chance)


class Decision:
    def __init__(self, view: View, said: Sequence[Said], played: Turn, chance: Chance) -> None:
        self._view = view
        self._asked = situation(view, said)
        self._silent = not said
        self._rolls = rolls(chance)
        others = [seat for seat, hand in enumerate(view.hands) if seat != view.seat and len(hand)]
        self.hidden = len(view.draw) > 0 or len(others) > 1
        self.turns = distinct((played, *self._every()), self._end)

    def _every(self) -> Iterator[Turn]:
        """Every turn there is."""
        rows = np.zeros((MOST_TURNS + 1, 4), np.int8)
        for row in rows[: options_of(self._asked.table, rows)]:
            lays = tuple(EVERY_LAY[CARDS[row[at]], Pile(row[at + 1])] for at in (0, 2) if row[at] != NO_CARD)
            yield lays if len(lays) == self._asked.unlaid.bit_count() else (*lays, END)

    def _end(self, turn: Turn) -> tuple[object, ...]:
        """Where a turn leads."""
        view = laid(self._view, turn)
        return view.piles, hand_of(view)

    def exact(self) -> Sequence[Fraction] | None:
        return None

    def play_out(self, which: Sequence[int], worlds: int) -> Outcomes:
        table, unlaid, possible, how_many, weights = self._asked
        rows = np.array([_row(self.turns[number]) for number in which], np.int8)
        won = np.zeros((len(which), worlds))
        play_out(table, unlaid, possible, how_many, rows, self._silent, weights, self._rolls, won)
        return Outcomes(won[:, :, np.newaxis])


def _row(turn: Turn) -> list[int]:
    """The turn as the kernel has it: first card, its pile, second card, its pile."""
    parts = [int(part) for action in turn if isinstance(action, Lay) for part in (action.card, action.pile)]
    return [*parts, NO_CARD, 0][:4]
