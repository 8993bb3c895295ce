"""What a seat of Face to Face sees, as the kernel has it, and the kernel's turns in the contract's words."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenback.bots.face_to_face.weights import weights
from tenback.bots.hands import hand_of
from tenback.core import END, Action
from tenback.games.face_to_face import ACTIONS, CARDS, HAND_SIZE, WINS, View
from tenback.kernels.face_to_face.rules import (
    DECK_END,
    GAVE,
    HANDS,
    HELD,
    LAST_WINS,
    PILES,
    PLAYED,
    TEXTS,
    TURN,
    State,
    empty,
)
from tenback.kernels.face_to_face.turns import MOST_KEPT, SEEN, WIDTH, best_turns
from tenback.kernels.face_to_face.worth import Weights

__all__ = ["Situation", "Turns", "situation"]


class Situation(NamedTuple):
    """All that a choice is made from."""

    table: State  # as the seat sees it
    unlaid: NDArray[np.int64]  # by seat, the cards that it has not laid
    weights: Weights


def situation(view: View) -> Situation:
    assert view.seat is not None  # it acts
    table, own = empty(), hand_of(view)
    table[PILES : PILES + 4] = [top for piles in view.piles for top in piles]
    table[TURN], table[PLAYED], table[GAVE] = view.seat, view.played, view.gave
    table[LAST_WINS] = view.options.last_card == WINS
    for seat in range(2):
        table[HELD + seat], table[DECK_END + seat] = len(view.hands[seat]), len(view.draws[seat])
    place = HANDS + HAND_SIZE * view.seat
    table[place : place + len(own)] = own
    every = sum(1 << card for card in CARDS)
    unlaid = [every & ~sum(1 << card for card in laid) for laid in view.laid]
    return Situation(table, np.array(unlaid, dtype=np.int64), weights())


class Turns:
    """The best turns of a situation, the best first."""

    def __init__(self, asked: Situation, most: int = MOST_KEPT) -> None:
        table, unlaid, values = asked
        self._unlaid = int(unlaid[table[TURN]])
        self.rows = np.zeros((most, WIDTH), dtype=np.int16)
        self.found = best_turns(
            table,
            self._unlaid,
            int(unlaid[1 - table[TURN]]),
            values,
            self.rows,
            np.zeros(most),
            np.zeros(WIDTH, dtype=np.int16),
            np.zeros(SEEN, dtype=np.int64),
            HAND_SIZE,
        )

    def actions(self, number: int) -> tuple[Action, ...]:
        """The turn as the rules have it; the last card of all ends the game without `end` (F8)."""
        row = self.rows[number]
        lays = tuple(ACTIONS[TEXTS[action]] for action in row[: row[HAND_SIZE]])
        return lays if len(lays) == self._unlaid.bit_count() else (*lays, END)
