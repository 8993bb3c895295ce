"""What turns of Face to Face are worth: the unlaid cards dealt anew, and both sides playing on by the network."""

from collections.abc import Iterator, Sequence
from fractions import Fraction

import numpy as np
from numpy.typing import NDArray

from tenback.bots.alternatives import distinct, laid
from tenback.bots.face_to_face.view import Turns, situation
from tenback.bots.face_to_face.weights import network
from tenback.core import Chance
from tenback.games.face_to_face import HAND_SIZE, Lay, View
from tenback.kernels.dice import dice_from
from tenback.kernels.face_to_face.network import at_first_sight
from tenback.kernels.face_to_face.play_out import play_out
from tenback.kernels.face_to_face.rules import NUMBERS
from tenback.kernels.face_to_face.turns import WIDTH
from tenback.record import Said
from tenback.review import Outcomes, Turn

__all__ = ["Judge"]

ALTERNATIVES = 6  # turns that are weighed beside the one that was played


class Judge:
    worlds = 200

    def question(self, view: View, said: Sequence[Said], played: Turn, chance: Chance) -> "Decision":  # noqa: ARG002 - nobody speaks (F11)
        return Decision(view, played, chance)


class Decision:
    def __init__(self, view: View, played: Turn, chance: Chance) -> None:
        self._view, self._asked = view, situation(view)
        self._rolls = dice_from(chance)
        self.turns = distinct((played, *self._promising()), self._end)
        self.hidden = any(len(draw) for draw in view.draws)

    def _promising(self) -> Iterator[Turn]:
        """The best turns of `fast`, as the network sees them."""
        turns = Turns(self._asked)
        liked = np.zeros(turns.found)
        at_first_sight(self._asked.table, self._asked.unlaid, turns.rows, turns.found, network(), liked)
        for number in np.argsort(-liked, kind="stable")[:ALTERNATIVES]:
            yield turns.actions(int(number))

    def _end(self, turn: Turn) -> tuple[object, ...]:
        """Where a turn leads."""
        view = laid(self._view, turn)
        return view.piles, view.laid, view.gave

    def exact(self) -> Sequence[Fraction] | None:
        return None

    def play_out(self, which: Sequence[int], worlds: int) -> Outcomes:
        rows = np.array([_row(self.turns[number]) for number in which])
        won = np.zeros((len(which), worlds, 2))
        play_out(self._asked.table, self._asked.unlaid, rows, self._asked.weights, network(), self._rolls, won)
        return Outcomes(won)


def _row(turn: Turn) -> NDArray[np.int16]:
    """The turn as the kernel has it: its actions, and in the last place how many they are."""
    row = np.zeros(WIDTH, np.int16)
    lays = [NUMBERS[str(action)] for action in turn if isinstance(action, Lay)]
    row[: len(lays)], row[HAND_SIZE] = lays, len(lays)
    return row
