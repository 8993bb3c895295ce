"""What turns of Quick & Easy are worth: every turn there is, in worlds that fit what was heard, played to the end."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

import numpy as np

from tenback.bots.alternatives import distinct, laid
from tenback.bots.hands import hand_of
from tenback.bots.quick_and_easy.view import as_actions, situation
from tenback.core import Chance
from tenback.games.quick_and_easy import Lay, View
from tenback.kernels.dice import dice_from
from tenback.kernels.quick_and_easy.play_out import play_out
from tenback.kernels.quick_and_easy.turns import MOST_TURNS, NO_CARD, options_of
from tenback.record import Said
from tenback.review import Outcomes, Turn

__all__ = ["Judge"]


class Judge:
    worlds = 1000

    def question(self, view: View, said: Sequence[Said], played: Turn, chance: Chance) -> "Decision":
        return Decision(view, said, played, chance)


class Decision:
    def __init__(self, view: View, said: Sequence[Said], played: Turn, chance: Chance) -> None:
        self._view = view
        self._asked = situation(view, said)
        self._silent = not said
        self._rolls = dice_from(chance)
        others = [seat for seat, hand in enumerate(view.hands) if seat != view.seat and len(hand)]
        self.hidden = len(view.draw) > 0 or len(others) > 1
        self.turns = distinct((played, *self._every()), self._end)

    def _every(self) -> Iterator[Turn]:
        """Every turn there is."""
        rows = np.zeros((MOST_TURNS + 1, 4), np.int8)
        for row in rows[: options_of(self._asked.table, rows)]:
            yield as_actions(row, self._asked)

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
    return [*parts, NO_CARD, 0, NO_CARD, 0][:4]
