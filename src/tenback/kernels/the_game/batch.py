"""Games played out by the fast policy, all seats alike: fresh deals for tuning, imagined worlds for search."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenback.games.the_game import CARDS
from tenback.kernels.compiled import compiled
from tenback.kernels.dice import Dice, below, dice
from tenback.kernels.the_game.endings import FOUND, Ladder, ladder, winnable
from tenback.kernels.the_game.meaning import LAID, PLACES, SILENT, UNSEEN, look, say, words
from tenback.kernels.the_game.outlook import OUTLOOK, chance
from tenback.kernels.the_game.rules import (
    COUNTS,
    DEALT,
    DRAW,
    DRAWN,
    END,
    ENDING,
    GOING_ON,
    HANDS,
    LOWEST,
    ROOM,
    SEATS,
    SIZE,
    TURN,
    WON,
    Numbers,
    deal,
    empty,
    judge,
    left,
    play,
)
from tenback.kernels.the_game.turns import BEST, Desk, Floats, desk, length, plan, price
from tenback.kernels.the_game.worlds import imagine

__all__ = [
    "BASES",
    "EVERYBODY",
    "GLADLY",
    "NO_OUTLOOK",
    "TO_THE_END",
    "WILLING",
    "WORLDS",
    "Played",
    "Room",
    "play_and_tell",
    "play_games",
    "room",
    "run",
]

EVERYBODY = 31  # all five seats, as bits
GLADLY, WILLING = 0.055, 0.12  # what an opening may cost, in logs of the cards that the piles still take (G5)
BASES = 3  # turns that are tried with extras
WORLDS = 400  # at most, for one question
POSITIONS_A_TURN = 60  # of an ending are looked at in the time that a turn takes
TO_THE_END, NO_OUTLOOK = 0, np.zeros(len(OUTLOOK))
UNKNOWN = -2.0  # less than any game is worth
TOLD = STARTER, ENDS, TO_DRAW = range(3)  # of a game: who started, how often a turn was ended, cards in the draw pile


class Room(NamedTuple):
    """Two desks, one for a question and one for playing out, and what is found out."""

    mine: Desk
    theirs: Desk
    ladder: Ladder
    world: NDArray[np.int8]
    trial: NDArray[np.int8]
    last: NDArray[np.int8]  # a game when its draw pile ran out
    pool: NDArray[np.int8]
    turns: NDArray[np.int64]  # the candidates
    worth: Floats  # [candidate, world]
    told: NDArray[np.int64]  # [world, one of TOLD], of fresh deals


def room(worlds: int = WORLDS, candidates: int = BEST) -> Room:
    return Room(
        desk(),
        desk(),
        ladder(),
        np.zeros(SIZE, np.int8),
        np.zeros(SIZE, np.int8),
        np.zeros(SIZE, np.int8),
        np.zeros(PLACES, np.int8),
        np.zeros(BEST, np.int64),
        np.zeros((candidates, worlds)),
        np.zeros((worlds, len(TOLD)), np.int64),
    )


@compiled
def own(owners: NDArray[np.int8], state: Numbers) -> None:
    """Whose each card is."""
    for card in range(PLACES):
        owners[card] = LAID
    for seat in range(state[SEATS]):
        for place in range(state[COUNTS + seat]):
            owners[state[HANDS + seat * ROOM + place]] = seat
    for place in range(state[DRAWN], state[DEALT]):
        owners[state[DRAW + place]] = UNSEEN


@compiled
def speak(desk: Desk, state: Numbers, silent: int) -> int:
    """Look at the table and let every seat but the silent ones, as bits, say its words; how many cards are unplayed."""
    unplayed = look(desk.owners, state, desk.rank, desk.order, desk.rows, desk.before)
    seats = int(state[SEATS])
    if silent != EVERYBODY:
        words(desk.owners, desk.rows, seats, desk.said)
    for seat in range(seats):
        if silent >> seat & 1:
            for pile in range(4):
                desk.said[seat, pile] = SILENT
        elif state[COUNTS + seat]:
            say(desk.before, desk.said, seat, unplayed, int(state[COUNTS + seat]), desk.sets)
    return unplayed


@compiled
def perform(owners: NDArray[np.int8], state: Numbers, turn: int) -> int:
    """Lay a planned turn's cards, and end it; 0 where the game is over before that."""
    seat = int(state[TURN])
    at = HANDS + seat * ROOM
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
        elif state[ENDING] != GOING_ON:
            return 0
        play(state, action)
    for place in range(drawn, state[DRAWN]):
        owners[state[DRAW + place]] = seat
    return 1


@compiled
def run(
    room: Room,
    state: Numbers,
    weights: Floats,
    silent: int,
    bases: int,
    alive: int,
    first: int,
    until: int,
    rolls: Dice,
    positions: int,
    winnable_worth: float,
    shaping: float,
    horizon: int,
    outlook: Floats,
) -> int:
    """Play the candidates alive, as bits, out in worlds `first` to `until`; how many turns' work that was.

    Without candidates each world is a deal of its own, which the gladdest seat opens. A win is worth 1; a loss minus
    `shaping` for each card left, plus `winnable_worth` if a look at so many positions finds that the hands could have
    laid it all when the draw pile ran out. A game that is not over after `horizon` turns, if there is one, while there
    are cards to draw, is worth the chance to win that the `outlook` sees.
    """
    me, seats = int(state[TURN]), int(state[SEATS])
    table, trial = room.theirs, room.trial
    work = 0
    for world in range(first, until):
        room.world[:] = state
        if alive:
            imagine(room.mine, room.world, me, rolls, room.pool)
        else:
            deal(room.world, rolls, 0)
        work += 1
        for number in range(BEST):
            if not (alive >> number & 1 or (alive == 0 and number == 0)):
                continue
            trial[:] = room.world
            own(table.owners, trial)
            turn = int(room.turns[number]) if alive else 0
            marked = trial[DRAWN] == trial[DEALT] and not turn
            asked = seats if turn or seats == 1 else 0  # seats that have said how gladly they would start
            gladdest, tied, starter, ends, value = -1, 0, 0, 0, UNKNOWN
            if asked == seats and not turn:
                judge(trial)
            while trial[ENDING] == GOING_ON:
                if not turn:
                    if asked < seats:
                        trial[TURN] = asked
                    unplayed = speak(table, trial, silent if asked == seats else EVERYBODY)
                    if plan(table, trial, weights, unplayed, bases, False):
                        turn = int(table.best[0])
                    work += 1
                if asked < seats:
                    cost = price(table, int(trial[COUNTS + asked]), turn) if turn else 9.0
                    glad = 2 if cost <= GLADLY else 1 if cost <= WILLING else 0
                    if glad > gladdest:
                        gladdest, tied, starter = glad, 1, asked
                    elif glad == gladdest:
                        tied += 1
                        if below(rolls, tied) == 0:
                            starter = asked
                    asked += 1
                    turn = 0
                    if asked == seats:
                        trial[TURN] = starter
                        judge(trial)
                    continue
                if not turn:
                    break
                if 0 < horizon <= ends and trial[DRAWN] < trial[DEALT]:
                    value = chance(outlook, left(trial), float(table.scores[0]))
                    break
                ends += perform(table.owners, trial, turn)
                turn = 0
                if not marked and trial[DRAWN] == trial[DEALT]:
                    room.last[:] = trial
                    marked = True
            if value == UNKNOWN:
                value = 1.0
                if trial[ENDING] != WON:
                    value = -shaping * left(trial)
                    if positions and marked:
                        work += positions // POSITIONS_A_TURN
                        if winnable(room.ladder, room.last, positions) == FOUND:
                            value += winnable_worth
            room.worth[number, world] = value
        if not alive:
            room.told[world, STARTER], room.told[world, ENDS] = starter, ends
            room.told[world, TO_DRAW] = trial[DEALT] - trial[DRAWN]
    return work


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
    played = room(games, 1)
    quiet = EVERYBODY if silent or seats == 1 else 0
    run(played, state, weights, quiet, BASES, 0, 0, games, dice(seed), 0, 0.0, 1.0, TO_THE_END, NO_OUTLOOK)
    cards = np.where(played.worth[0] > 0, 0, -played.worth[0]).astype(np.int64)
    starter, ends, draw = played.told.T
    return Played(cards, starter, len(CARDS) - cards + ends, draw)
