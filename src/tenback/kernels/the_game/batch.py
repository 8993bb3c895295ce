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
from tenback.kernels.the_game.turns import Desk, Floats, desk, length, plan

__all__ = ["play_games", "play_out", "speak"]


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
def speak(desk: Desk, state: Numbers, silent: bool) -> int:
    """Look at the table and let every seat say its words; how many cards are unplayed."""
    unplayed = meaning.look(desk.owners, state[PILES : PILES + 4], desk.rank, desk.order, desk.rows)
    seats = state[SEATS]
    if seats == 1 or silent:
        for seat in range(seats):
            for pile in range(4):
                desk.said[seat, pile] = SILENT
        return unplayed
    meaning.words(desk.owners, desk.rows, seats, desk.said)
    for seat in range(seats):
        if state[COUNTS + seat]:
            meaning.say(desk.rows, desk.said[seat], unplayed, state[COUNTS + seat], desk.cards)
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
def play_out(desk: Desk, state: Numbers, weights: Floats, silent: bool) -> int:
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
def play_many(
    desk: Desk,
    state: Numbers,
    weights: Floats,
    silent: bool,
    games: int,
    rolls: Dice,
    lefts: NDArray[np.int16],
) -> None:
    for game in range(games):
        deal(state, rolls, 0)
        judge(state)
        own(desk, state)
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
    """By game, the cards left: none is a win."""
    state = np.zeros(SIZE, np.int8)
    state[SEATS], state[EXPERT], state[SHORT_HANDS], state[ON_FIRE] = seats, expert, short_hands, on_fire
    lefts = np.zeros(games, np.int16)
    rolls = np.array([seed], np.uint64)
    play_many(desk(), state, weights, silent, games, rolls, lefts)
    return lefts
