"""What a holding of TEN promises, in points: what its runs may become, and what its purse may still buy.

For each colour a number is owned, still to be had, or gone for good; wilds of the colour fill gaps. What the longest
run will count then is a table, made once from the weights: the hope. All that is asked here is public (T4).
"""

from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tenback.games.ten.cards import FIRST_WILD
from tenback.games.ten.runs import POINT
from tenback.kernels.compiled import compiled
from tenback.kernels.ten.layout import (
    BUSTS,
    CARDS_AT,
    COINS,
    COLOUR_COUNT,
    DIFFERENT,
    FINAL,
    HELD,
    KINDS,
    LEFT,
    MARKET,
    NUMBER_COUNT,
    NUMBER_KINDS,
    PAY,
    PHASE,
    ROW,
    SEAT,
    TO_COME,
    WHOLE,
    WIDTH,
    WITHIN,
    Ints,
    State,
)
from tenback.kernels.ten.scores import ANYTHING, COLOURED_WILD, ROOM, best_alone

__all__ = ["NAMES", "Mind", "Weights", "digit", "gain_of", "mind", "purse", "slope", "stage", "survey", "wealth"]

NAMES = (
    "reach",  # how likely a card still to be had is got in a whole game, by copy
    "shape",  # how that falls as the deck does
    "high",  # the same for 7, 8 and 9, as a part of it
    "coin",  # what a first coin is worth in points at the end of a game
    "auctions",  # and more for every ten wilds still to come
    "scale",  # how many coins make the next one worth a quarter as much
    "token",  # a bust token in coins
    "duplicate",  # a number card owned twice in coins
    "give",  # what a coin costs that an opponent gets, as a part of its worth to them
    "feed",  # what a card costs that goes to the market
    "numbers",  # what it is worth to buy after taking numbers
    "option",  # what may still be drawn after the next card, by what is left up to ten
    "hammer",  # what it is worth to bid last on a wild one may turn up
    "eager",  # how gladly one more card is drawn
    "wild",  # what a wild adds later, at the start
    "bold",  # what a wild may cost, as a part of what it adds
    "deny",  # what it is worth that an opponent does not get it, as a part of what it adds for them
    "margin",  # how much more to bid than those behind would
    "shade",  # what to bid where they would bid more, as a part of one's limit
    "thrift",  # what a purchase must gain
)
(
    REACH,
    SHAPE,
    HIGH,
    COIN,
    AUCTIONS,
    SCALE,
    TOKEN,
    DUPLICATE,
    GIVE,
    FEED,
    NUMBERS,
    OPTION,
    HAMMER,
    EAGER,
    WILD_LATER,
    BOLD,
    DENY,
    MARGIN,
    SHADE,
    THRIFT,
) = range(len(NAMES))

STAGES, FILLERS = 13, 4
FIRST_HIGH = 6  # of the numbers counted from 0: 7, 8 and 9, one copy each
GONE, TO_BE_HAD, OWNED = range(3)
WITHOUT, WITH = range(2)  # the row
POWERS = np.array([3**number for number in range(NUMBER_COUNT)], np.int64)
OUTLOOKS = 3**NUMBER_COUNT
A_TIE = 0.01  # what a coin is worth once only a tie can turn on it (T21)

Weights = NDArray[np.float64]


# After the weights, in the same array: what the last choice loses or gains; then, by card, gains and losses
GAIN = len(NAMES)
GAINS = GAIN + 1
LOSSES = GAINS + NUMBER_KINDS
# After the room to score, in the same array: of the holding surveyed last, by colour, its outlook, wilds with a number
# placed, and the wilds that fill gaps; then a holding kept to be put back
OUTLOOK = ROOM
FILLER = OUTLOOK + COLOUR_COUNT
KEPT = FILLER + COLOUR_COUNT


class Mind(NamedTuple):
    """Weights, the hopes they make, and scratch room. Three arrays: more would slow every call down."""

    weights: Weights
    hopes: NDArray[np.float32]  # by stage, fillers, outlook
    room: Ints


def mind(values: Mapping[str, float], copies: Weights) -> Mind:
    """A mind of these weights, for a deck with so many copies of each number, on average of its colours."""
    weights = np.zeros(LOSSES + NUMBER_KINDS, np.float64)
    weights[: len(NAMES)] = [values[name] for name in NAMES]
    hopes = np.zeros((STAGES, FILLERS, OUTLOOKS), np.float32)
    fill_hopes(weights, copies, hopes)
    return Mind(weights, hopes, np.zeros(KEPT + WIDTH, np.int64))


@compiled
def fill_hopes(weights: Weights, copies: Weights, hopes: NDArray[np.float32]) -> None:
    """The mean of the longest run: a number still to be had is got or not, each with its probability."""
    for fillers in range(FILLERS):
        for outlook in range(OUTLOOKS):
            if no_doubt(outlook):
                mask = 0
                for number in range(NUMBER_COUNT):
                    if (outlook // POWERS[number]) % 3 == OWNED:
                        mask |= 1 << number
                hopes[:, fillers, outlook] = best_alone(mask, fillers) // POINT
    for stage in range(STAGES):
        left = stage / (STAGES - 1)
        for number in range(NUMBER_COUNT):
            rate = abs(weights[REACH]) * copies[number] * (abs(weights[HIGH]) if number >= FIRST_HIGH else 1.0)
            got = 1 - np.exp(-rate * left ** abs(weights[SHAPE])) if left > 0 else 0.0
            # Doubts below are settled already, those above come later.
            for higher in range(0, OUTLOOKS, 3 * POWERS[number]):
                if no_doubt(higher // (3 * POWERS[number])):
                    settle(hopes[stage], higher, POWERS[number], got)


@compiled
def settle(hopes: NDArray[np.float32], higher: int, power: int, got: float) -> None:
    for fillers in range(FILLERS):
        for at in range(higher, higher + power):
            hopes[fillers, at + power] = got * hopes[fillers, at + 2 * power] + (1 - got) * hopes[fillers, at]


@compiled
def no_doubt(digits: int) -> bool:
    while digits > 0:
        if digits % 3 == TO_BE_HAD:
            return False
        digits //= 3
    return True


# Runs


@compiled
def in_final_round(state: State) -> bool:
    return bool(state[PHASE] == FINAL or (state[PHASE] == PAY and state[WITHIN] == FINAL))


@compiled
def stage(state: State) -> int:
    """How much of the game is still to come."""
    if in_final_round(state):
        return 0
    return int(min(STAGES - 1, (state[LEFT] * (STAGES - 1) * 2 + state[WHOLE]) // (2 * state[WHOLE])))


@compiled
def survey(state: State, seat: int, row: int, mind: Mind) -> float:
    """The hope of a holding WITH or WITHOUT the row's numbers; the mind remembers outlooks and fillers."""
    hopes, room = mind.hopes, mind.room
    at, when, total = SEAT + seat * WIDTH + CARDS_AT, stage(state), 0.0
    for colour in range(COLOUR_COUNT):
        outlook = 0
        for number in range(NUMBER_COUNT):
            card = colour * NUMBER_COUNT + number
            if state[at + card] + row * state[ROW + card] > 0:
                outlook += OWNED * POWERS[number]
            elif state[TO_COME + card] + state[MARKET + card] + state[ROW + card] > 0:
                outlook += TO_BE_HAD * POWERS[number]
        filled = min(FILLERS - 1, state[at + COLOURED_WILD + colour])
        room[OUTLOOK + colour], room[FILLER + colour] = outlook, filled
        total += hopes[when, filled, outlook]
    # Wilds that any colour could use are placed in turn, each where it adds most just then.
    for number in range(NUMBER_COUNT):
        for _ in range(min(COLOUR_COUNT, state[at + FIRST_WILD + number])):
            total += place_numbered(when, number, hopes, room)
    for _ in range(min(COLOUR_COUNT * (FILLERS - 1), state[at + ANYTHING])):
        total += place_anything(when, hopes, room)
    return total


@compiled
def place_numbered(when: int, number: int, hopes: NDArray[np.float32], room: Ints) -> float:
    best, gain = -1, 0.0
    for colour in range(COLOUR_COUNT):
        more = gain_of(when, room[FILLER + colour], room[OUTLOOK + colour], number, hopes)
        if more > gain:
            best, gain = colour, more
    if best >= 0:
        room[OUTLOOK + best] += (OWNED - digit(room[OUTLOOK + best], number)) * POWERS[number]
    return gain


@compiled
def place_anything(when: int, hopes: NDArray[np.float32], room: Ints) -> float:
    best, gain = -1, 0.0
    for colour in range(COLOUR_COUNT):
        filled, outlook = room[FILLER + colour], room[OUTLOOK + colour]
        if filled < FILLERS - 1:
            more = hopes[when, filled + 1, outlook] - hopes[when, filled, outlook]
            if more > gain:
                best, gain = colour, more
    if best >= 0:
        room[FILLER + best] += 1
    return gain


@compiled
def digit(outlook: int, number: int) -> int:
    return int((outlook // POWERS[number]) % 3)


@compiled
def gain_of(when: int, filled: int, outlook: int, number: int, hopes: NDArray[np.float32]) -> float:
    """What a number would add to a colour."""
    owned = outlook + (OWNED - digit(outlook, number)) * POWERS[number]
    return float(hopes[when, filled, owned] - hopes[when, filled, outlook])


# The purse


@compiled
def slope(state: State, weights: Weights) -> float:
    """What a first coin is worth now."""
    if in_final_round(state):
        return A_TIE
    wilds = 0
    for card in range(FIRST_WILD, KINDS):
        wilds += state[TO_COME + card]
    return float(max(A_TIE, weights[COIN] + weights[AUCTIONS] * wilds / 10))


@compiled
def wealth(state: State, seat: int, weights: Weights) -> float:
    """What a seat can spend, in coins."""
    at = SEAT + seat * WIDTH
    spare = state[at + HELD] - state[at + DIFFERENT]
    return float(state[at + COINS] + weights[TOKEN] * state[at + BUSTS] + weights[DUPLICATE] * spare)


@compiled
def purse(coins: float, slope: float, weights: Weights) -> float:
    """What so many coins are worth in points: each a little less than the one before."""
    scale = max(1.0, weights[SCALE])
    return float(slope * scale * coins / (scale + coins))
