"""Games of The Game played on from a position by the fast policy, all seats alike."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenback.games.the_game import CARDS
from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice
from tenback.kernels.the_game.outlook import OUTLOOK, chance
from tenback.kernels.the_game.rules import (
    DECK,
    DECK_END,
    DRAWN,
    END,
    ENDING,
    HANDS,
    HELD,
    LARGEST_HAND,
    LENGTH,
    LOWEST,
    RUNNING,
    SEATS,
    TURN,
    WON,
    State,
    left,
    play,
)
from tenback.kernels.the_game.signals import EVERYBODY, LAID, PLACES, SILENT, UNSEEN, look, say, words
from tenback.kernels.the_game.turns import BASES, NO_TURN, length, plan
from tenback.kernels.the_game.worlds import imagine
from tenback.kernels.the_game.worth import Floats, Workspace

__all__ = [
    "NO_OUTLOOK",
    "TO_THE_END",
    "UNKNOWN",
    "Policy",
    "own",
    "perform",
    "play_on",
    "play_out",
    "speak",
]

TO_THE_END, NO_OUTLOOK = len(CARDS) + 1, np.zeros(len(OUTLOOK))  # no game has more turns than cards
UNKNOWN = -2.0  # less than any game is worth


class Policy(NamedTuple):
    """How all seats play on."""

    weights: Floats
    silent: int  # the seats that say nothing, as bits
    horizon: int = TO_THE_END  # turns, until the outlook tells how a game that is not over would end
    outlook: Floats = NO_OUTLOOK


@compiled
def own(owners: NDArray[np.int8], state: State) -> None:
    """Whose each card is."""
    for card in range(PLACES):
        owners[card] = LAID
    for seat in range(state[SEATS]):
        for place in range(state[HELD + seat]):
            owners[state[HANDS + seat * LARGEST_HAND + place]] = seat
    for place in range(state[DRAWN], state[DECK_END]):
        owners[state[DECK + place]] = UNSEEN


@compiled
def speak(space: Workspace, state: State, silent: int) -> int:
    """Look at the table and let every seat but the silent ones, as bits, say its words; how many cards are unplayed."""
    unplayed = look(space.owners, state, space.rank, space.order, space.rows, space.before)
    seats = int(state[SEATS])
    if silent != EVERYBODY:
        words(space.owners, space.rows, seats, space.said)
    for seat in range(seats):
        if silent >> seat & 1:
            for pile in range(4):
                space.said[seat, pile] = SILENT
        elif state[HELD + seat]:
            say(space.before, space.said, seat, unplayed, int(state[HELD + seat]), space.sets)
    return unplayed


@compiled
def perform(owners: NDArray[np.int8], state: State, turn: int) -> int:
    """Lay a planned turn's cards, and end it; 0 where the game is over before that."""
    seat = int(state[TURN])
    at = HANDS + seat * LARGEST_HAND
    plays = length(turn)
    drawn = state[DRAWN]
    for step in range(plays + 1):
        action = END
        if step < plays:
            now = int(turn >> 5 * (plays - 1 - step) & 31)
            place = now >> 2
            for earlier in range(step):  # laying a card has moved the ones behind it
                place -= (turn >> 5 * (plays - 1 - earlier) & 31) >> 2 < now >> 2
            card = int(state[at + place])
            owners[card] = LAID
            action = 4 * (card - LOWEST) + (now & 3)
        elif state[ENDING] != RUNNING:
            return 0
        play(state, action)
    for place in range(drawn, state[DRAWN]):
        owners[state[DECK + place]] = seat
    return 1


@compiled
def play_on(space: Workspace, state: State, last: State, policy: Policy, turn: int) -> tuple[int, int, bool, float]:
    """Every seat plays the best turn that it sees, the first one that turn, unless it is NO_TURN; to the end, or to the
    horizon while there are cards to draw.

    Tells how many turns were planned, how many were ended, whether the draw pile ran out by one of them, which `last`
    shows then, and the outlook's chance to win at the horizon: UNKNOWN for a game that came to its end.
    """
    planned = ended = 0
    ran_out = False
    while state[ENDING] == RUNNING:
        if turn == NO_TURN:
            unplayed = speak(space, state, policy.silent)
            planned += 1
            if not plan(space, state, policy.weights, unplayed, BASES, False):
                break
            turn = int(space.best[0])
            if policy.horizon <= ended and state[DRAWN] < state[DECK_END]:
                return planned, ended, ran_out, chance(policy.outlook, left(state), float(space.scores[0]))
        ended += perform(space.owners, state, turn)
        turn = NO_TURN
        if not ran_out and state[DRAWN] == state[DECK_END]:
            last[:] = state
            ran_out = True
    return planned, ended, ran_out, UNKNOWN


@compiled
def play_out(
    mine: Workspace,
    theirs: Workspace,
    view: State,
    policy: Policy,
    turns: NDArray[np.int64],
    rolls: Dice,
    won: NDArray[np.float64],
) -> None:
    """By turn and world: 1 where every card was laid. All turns are tried in the same worlds.

    `mine` has been looked at, as `imagine` asks for; `theirs` is where everybody thinks who plays on.
    """
    me = int(view[TURN])
    world, state, last = np.zeros(LENGTH, np.int8), np.zeros(LENGTH, np.int8), np.zeros(LENGTH, np.int8)
    pool = np.zeros(PLACES, np.int8)
    for number in range(won.shape[1]):
        world[:] = view
        imagine(mine, world, me, rolls, pool)
        for turn in range(won.shape[0]):
            state[:] = world
            own(theirs.owners, state)
            play_on(theirs, state, last, policy, int(turns[turn]))
            won[turn, number] = state[ENDING] == WON
