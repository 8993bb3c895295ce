"""Games of the fast policy, noted turn by turn: what the outlook is learnt from."""

import numpy as np
from numpy.typing import NDArray

from tenback.games.the_game import CARDS
from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice, dice
from tenback.kernels.the_game.outlook import fitted
from tenback.kernels.the_game.play_out import own, perform, speak
from tenback.kernels.the_game.rules import ENDING, RUNNING, WON, State, deal, empty, judge, left
from tenback.kernels.the_game.signals import EVERYBODY
from tenback.kernels.the_game.turns import BASES, plan
from tenback.kernels.the_game.worth import NOWHERE, Floats, Workspace, workspace

__all__ = ["learn"]

UNLAID, SCORE, WINS = range(3)  # of a position: cards not laid yet, the best turn's score, whether the game was won


@compiled
def play_and_note(
    space: Workspace, state: State, weights: Floats, silent: int, games: int, rolls: Dice, notes: NDArray[np.float64]
) -> int:
    """A row of `notes` for every turn of so many games; how many rows."""
    rows = 0
    for _ in range(games):
        deal(state, rolls, 0)
        judge(state)
        own(space.owners, state)
        first = rows
        while state[ENDING] == RUNNING:
            if not plan(space, state, weights, speak(space, state, silent), BASES, False):
                break
            notes[rows, UNLAID], notes[rows, SCORE] = left(state), space.scores[0]
            rows += 1
            perform(space.owners, state, int(space.best[0]))
        for row in range(first, rows):
            notes[row, WINS] = state[ENDING] == WON
    return rows


def learn(weights: Floats, seats: int, games: int, seed: int, *, silent: bool, **options: bool) -> tuple[Floats, int]:
    """The outlook of such a table, from so many games; and from how many positions."""
    notes = np.zeros((games * len(CARDS), 3))
    quiet = EVERYBODY if silent or seats == 1 else 0
    rows = play_and_note(workspace(), empty(seats, **options), weights, quiet, games, dice(seed), notes)
    told = notes[:rows]
    told = told[told[:, SCORE] > -NOWHERE / 2]  # who cannot cover a fire has lost: there is nothing to learn from that
    return fitted(*told.T), len(told)
