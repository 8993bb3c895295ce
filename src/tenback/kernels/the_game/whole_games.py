"""Whole games from fresh deals by the fast policy, all seats alike: for tuning and for figures in a hurry."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenback.games.the_game import CARDS
from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice, below, dice
from tenback.kernels.the_game.play_out import Policy, own, play_on, speak
from tenback.kernels.the_game.rules import DECK_END, DRAWN, HELD, SEATS, TURN, State, deal, empty, judge, left
from tenback.kernels.the_game.signals import EVERYBODY
from tenback.kernels.the_game.turns import BASES, NO_TURN, gladness, plan, price
from tenback.kernels.the_game.worth import Floats, Workspace, workspace

__all__ = ["Played", "play_and_tell", "play_games"]

TOLD = CARDS_LEFT, STARTER, ENDS, TO_DRAW = range(4)  # of a game; ENDS: how often a turn was ended
NO_OPENING = 9.0  # more than an opening may cost, for a seat that has none


@compiled
def open_game(space: Workspace, state: State, weights: Floats, rolls: Dice) -> int:
    """Every seat says how gladly it would start, and the gladdest does (G5); between equals the dice decide. Who."""
    gladdest, tied, starter = -1, 0, 0
    for seat in range(state[SEATS]):
        state[TURN] = seat
        cost = NO_OPENING
        if plan(space, state, weights, speak(space, state, EVERYBODY), BASES, False):
            cost = price(space, int(state[HELD + seat]), int(space.best[0]))
        glad = gladness(cost)
        if glad > gladdest:
            gladdest, tied, starter = glad, 1, seat
        elif glad == gladdest:
            tied += 1
            if below(rolls, tied) == 0:
                starter = seat
    state[TURN] = starter
    return starter


@compiled
def play_batch(
    space: Workspace, state: State, last: State, policy: Policy, rolls: Dice, told: NDArray[np.int64]
) -> None:
    """As many games as `told` has rows, for the seats and options that the state names."""
    for game in range(len(told)):
        deal(state, rolls, 0)
        own(space.owners, state)
        starter = open_game(space, state, policy.weights, rolls) if state[SEATS] > 1 else 0
        judge(state)
        _, ends, _, _ = play_on(space, state, last, policy, NO_TURN)
        told[game, CARDS_LEFT], told[game, STARTER], told[game, ENDS] = left(state), starter, ends
        told[game, TO_DRAW] = state[DECK_END] - state[DRAWN]


class Played(NamedTuple):
    """What is known of whole games, by game."""

    left: NDArray[np.int64]  # cards: none is a win
    starter: NDArray[np.int64]
    actions: NDArray[np.int64]
    draw: NDArray[np.int64]  # cards in the draw pile at the end


def play_games(weights: Floats, seats: int, games: int, seed: int, **options: bool) -> NDArray[np.int64]:
    """By game, the cards left: none is a win."""
    return play_and_tell(weights, seats, games, seed, **options).left


def play_and_tell(
    weights: Floats,
    seats: int,
    games: int,
    seed: int,
    *,
    silent: bool = False,
    expert: bool = False,
    short_hands: bool = False,
    on_fire: bool = False,
) -> Played:
    """Whole games from fresh deals. The gladdest seat starts."""
    state = empty(seats, expert=expert, short_hands=short_hands, on_fire=on_fire)
    policy = Policy(weights, EVERYBODY if silent or seats == 1 else 0)
    told = np.zeros((games, len(TOLD)), np.int64)
    play_batch(workspace(), state, np.zeros_like(state), policy, dice(seed), told)
    cards, starter, ends, draw = told.T
    return Played(cards, starter, len(CARDS) - cards + ends, draw)
