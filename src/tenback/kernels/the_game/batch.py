"""Whole games, played by the fast policy inside the kernel."""

import numpy as np
from numpy.typing import NDArray

from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice, below
from tenback.kernels.the_game import meaning
from tenback.kernels.the_game.meaning import LAID, PLACES, SILENT, UNSEEN
from tenback.kernels.the_game.rules import (
    COUNTS,
    DRAW,
    DEALT,
    DRAWN,
    END,
    ENDING,
    GOING_ON,
    HANDS,
    LOWEST,
    PILES,
    ROOM,
    SEATS,
    SIZE,
    TURN,
    EXPERT,
    SHORT_HANDS,
    ON_FIRE,
    WON,
    Numbers,
    deal,
    judge,
    left,
    play,
)
from tenback.kernels.the_game.turns import Desk, Floats, desk, length, plan, price

__all__ = ["EVERYBODY", "open_gladly", "play_games", "play_out", "speak"]

EVERYBODY = 31  # all five seats, as bits
EVERY_SEAT = 5
GLADLY, WILLING = 0.055, 0.12  # what an opening may cost, in logs of the cards that the piles still take


@compiled
def own(desk: Desk, state: Numbers) -> None:
    """Whose each card is."""
    for card in range(PLACES):
        desk.owners[card] = LAID
    for seat in range(state[SEATS]):
        for place in range(state[COUNTS + seat]):
            desk.owners[state[HANDS + seat * ROOM + place]] = seat
    for place in range(state[DRAWN], state[DEALT]):
        desk.owners[state[DRAW + place]] = UNSEEN


@compiled
def speak(desk: Desk, state: Numbers, silent: int) -> int:
    """Look at the table and let every seat but the silent ones, as bits, say its words; how many cards are unplayed."""
    unplayed = meaning.look(
        desk.owners, state[PILES : PILES + 4], desk.rank, desk.order, desk.rows, desk.before
    )
    seats = int(state[SEATS])
    if seats > 1 and silent != EVERYBODY:
        meaning.words(desk.owners, desk.rows, seats, desk.said)
    for seat in range(seats):
        if silent >> seat & 1:
            for pile in range(4):
                desk.said[seat, pile] = SILENT
        elif state[COUNTS + seat] and seats > 1:
            meaning.say(desk.before, desk.said[seat], unplayed, int(state[COUNTS + seat]))
    return unplayed


@compiled
def perform(desk: Desk, state: Numbers, turn: int) -> None:
    """Lay a planned turn's cards, and end it."""
    seat = int(state[TURN])
    at = HANDS + seat * ROOM
    plays = length(turn)
    # The plays name places in the hand as it is now, and laying a card moves the others.
    for step in range(plays):
        now = int(turn >> 5 * (plays - 1 - step) & 31)
        place = now >> 2
        before = 0
        for earlier in range(step):
            before += (turn >> 5 * (plays - 1 - earlier) & 31) >> 2 < place
        card = int(state[at + place - before])
        desk.owners[card] = LAID
        play(state, 4 * (card - LOWEST) + (now & 3))
    if state[ENDING] == GOING_ON:
        drawn = state[DRAWN]
        play(state, END)
        for place in range(drawn, state[DRAWN]):
            desk.owners[state[DRAW + place]] = seat


@compiled
def play_out(desk: Desk, state: Numbers, weights: Floats, silent: int) -> int:
    """The game to its end; how many turns that took."""
    turns = 0
    while state[ENDING] == GOING_ON:
        unplayed = speak(desk, state, silent)
        if not plan(desk, state, weights, unplayed, 3, False):
            break
        perform(desk, state, desk.best[0])
        turns += 1
    return turns


@compiled
def open_gladly(desk: Desk, state: Numbers, weights: Floats, unplayed: int) -> int:
    """How gladly the seat on turn would start: 2 gladly, 1 willing, 0 rather not (G5)."""
    if not plan(desk, state, weights, unplayed, 1, False):
        return 0
    cost = price(desk, int(state[COUNTS + state[TURN]]), desk.best[0])
    if cost <= GLADLY:
        return 2
    return 1 if cost <= WILLING else 0


@compiled
def agree(desk: Desk, state: Numbers, weights: Floats, rolls: Dice) -> None:
    """Let the gladdest start; among equals the lot decides."""
    for seat in range(EVERY_SEAT):
        for pile in range(4):
            desk.said[seat, pile] = SILENT
    unplayed = meaning.look(
        desk.owners, state[PILES : PILES + 4], desk.rank, desk.order, desk.rows, desk.before
    )
    gladdest, tied, starter = -1, 0, 0
    for seat in range(state[SEATS]):
        state[TURN] = seat
        level = open_gladly(desk, state, weights, unplayed)
        if level > gladdest:
            gladdest, tied, starter = level, 1, seat
        elif level == gladdest:
            tied += 1
            if below(rolls, tied) == 0:
                starter = seat
    state[TURN] = starter


@compiled
def play_many(
    desk: Desk,
    state: Numbers,
    weights: Floats,
    silent: int,
    games: int,
    rolls: Dice,
    lefts: NDArray[np.int16],
) -> None:
    for game in range(games):
        deal(state, rolls, 0)
        own(desk, state)
        if state[SEATS] > 1:
            agree(desk, state, weights, rolls)
        judge(state)
        play_out(desk, state, weights, silent)
        lefts[game] = left(state)


def play_games(
    weights: Floats,
    seats: int,
    games: int,
    seed: int,
    *,
    silent: bool = False,
    expert: bool = False,
    short_hands: bool = False,
    on_fire: bool = False,
) -> NDArray[np.int16]:
    """By game, the cards left: none is a win. The gladdest seat starts."""
    state = np.zeros(SIZE, np.int8)
    state[SEATS], state[EXPERT], state[SHORT_HANDS], state[ON_FIRE] = seats, expert, short_hands, on_fire
    lefts = np.zeros(games, np.int16)
    rolls = np.array([seed], np.uint64)
    play_many(desk(), state, weights, EVERYBODY if silent else 0, games, rolls, lefts)
    return lefts
