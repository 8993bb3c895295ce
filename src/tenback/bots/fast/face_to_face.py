"""Face to Face in milliseconds: every turn there is, judged by how many cards each side can still lay after it, and the
best of them played on in a few worlds.
"""

import math
from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenback.bots import weights
from tenback.bots.bot import Bot
from tenback.bots.weights import Tuning
from tenback.core import END, Action, Chance, Hidden
from tenback.games.face_to_face import ACTIONS, CARDS, GAME, HAND_SIZE, WINS, View
from tenback.kernels import AVAILABLE
from tenback.kernels.dice import dice
from tenback.kernels.face_to_face.duels import WIDTH, duel, roll_out
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
    Table,
    empty,
)
from tenback.kernels.face_to_face.turns import MOST_KEPT, NAMES, SEEN, Weights, best_turns
from tenback.record import Said

__all__ = ["AHEAD", "TUNING", "FaceToFace", "Situation", "Trial", "Turns", "best", "situation"]

VARIANT = "2"
WIDE, WORLDS = 6, 16  # turns that are compared, and in how many worlds
AHEAD = 2  # turns that are played on after each: an answer to it, and an answer to that
SHARPNESS = 1.0  # how much the worth of the piles says about who wins
BEYOND_NOISE = 0.5  # standard errors by which another turn must be better than the one that the weights like best
SEEDS = 2**32


class FaceToFace(Bot[View]):
    """Plays the turn after which its own cards fit best and the opponent's worst, now and a few turns later."""

    views = View

    def _act(self, view: View, said: Sequence[Said], budget: float, chance: Chance) -> tuple[Action, ...]:  # noqa: ARG002 - it needs milliseconds
        trial = Trial(situation(view), WIDE, chance)
        if AVAILABLE:  # else a turn would take a minute
            trial.add(WORLDS)
        return trial.chosen(BEYOND_NOISE)


class Situation(NamedTuple):
    """All that a choice is made from."""

    table: Table  # as the seat sees it
    unlaid: NDArray[np.int64]  # by seat, the cards that it has not laid
    weights: Weights


def situation(view: View) -> Situation:
    assert view.seat is not None  # it acts
    table, own = empty(), view.hands[view.seat]
    assert not isinstance(own, Hidden)  # a seat sees its own hand
    table[PILES : PILES + 4] = [top for piles in view.piles for top in piles]
    table[TURN], table[PLAYED], table[GAVE] = view.seat, view.played, view.gave
    table[LAST_WINS] = view.options.last_card == WINS
    for seat in range(2):
        table[HELD + seat], table[DECK_END + seat] = len(view.hands[seat]), len(view.draws[seat])
    place = HANDS + HAND_SIZE * view.seat
    table[place : place + len(own)] = own
    every = sum(1 << card for card in CARDS)
    unlaid = [every & ~sum(1 << card for card in laid) for laid in view.laid]
    return Situation(table, np.array(unlaid, dtype=np.int64), learnt())


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


class Trial:
    """The best turns of a situation, played on in worlds that may be."""

    def __init__(self, asked: Situation, wide: int, chance: Chance) -> None:
        self._asked = asked
        self._turns = Turns(asked, wide)
        self._throws = dice(chance.below(SEEDS) << 32 | chance.below(SEEDS))
        self._total, self._squares = np.zeros(wide), np.zeros(wide)
        self.worlds = 0

    @property
    def open(self) -> bool:
        """Whether there is anything to choose."""
        return self._turns.found > 1

    def add(self, worlds: int) -> None:
        """Play them on in so many worlds more."""
        if self.open:
            table, unlaid, values = self._asked
            rows, found = self._turns.rows, self._turns.found
            roll_out(
                *(table, unlaid, rows, found, worlds, AHEAD, SHARPNESS, values, self._throws),
                *(self._total, self._squares),
            )
            self.worlds += worlds

    def chosen(self, beyond_noise: float) -> tuple[Action, ...]:
        return self._turns.actions(best(self._total, self._squares, self._turns.found, self.worlds, beyond_noise))


def best(total: Weights, squares: Weights, found: int, worlds: int, beyond_noise: float) -> int:
    """The turn that was worth most; the first, unless it is beaten by so many standard errors."""
    chosen = 0
    for number in range(1, found):
        gain = (total[number] - total[0]) / max(worlds, 1)
        spread = math.sqrt(max(squares[number] / max(worlds, 1) - gain * gain, 0.0) / max(worlds, 1))
        if gain > beyond_noise * spread and total[number] > total[chosen]:
            chosen = number
    return chosen


# What was learnt


@cache
def learnt() -> Weights:
    values = weights.read(GAME.slug, NAMES)[VARIANT]
    return np.array([values[name] for name in NAMES])


START = {
    "either": 1.0,
    "better": 0.7,
    "worse": 0.7,
    "room": 0.0,
    "laid": 0.0,
    "fits": 0.0,
    "short": -0.3,
    "trick_held": 0.3,
    "trick_out": 0.1,
    "few_fit": -0.5,
    "their_either": -1.0,
    "their_better": -0.7,
    "their_worse": -0.7,
    "their_room": 0.0,
    "their_laid": 0.0,
    "their_fits": 0.0,
    "their_trick_out": -0.1,
}


def score(values: Mapping[str, float], variant: str, games: int, seed: int) -> float:  # noqa: ARG001 - there is one variant
    """The share of games won against what was learnt by hand, and against one that does not look at the other side."""
    mine = np.array([values[name] for name in NAMES])
    by_hand = np.array([START[name] for name in NAMES])
    selfish = np.array([0.0 if name.startswith("their") else START[name] for name in NAMES])
    return (duel(mine, by_hand, games=games, seed=seed) + duel(mine, selfish, games=games, seed=seed)) / 2


TUNING = Tuning(
    names=NAMES,
    start=START,
    spread=dict.fromkeys(NAMES, 0.3),
    variants=(VARIANT,),
    score=score,
)
