"""What a holding scores, found exactly (T20): the search of `games.ten.runs`, on its own table of runs."""

import numpy as np

from tenback.games.ten.cards import COLOURS, FIRST_WILD
from tenback.games.ten.runs import BONUS, POINT, worth_wanting
from tenback.games.ten.table import BUST, COIN
from tenback.kernels.compiled import compiled
from tenback.kernels.ten.layout import (
    BUSTS,
    CARDS_AT,
    COINS,
    COLOUR_COUNT,
    NUMBER_COUNT,
    SEAT,
    WIDTH,
    Ints,
    State,
)

__all__ = ["ROOM", "cards_in_runs", "currency", "points", "room_to_score", "score"]

MASKS = 1 << NUMBER_COUNT
RUNS = [worth_wanting(owned) for owned in range(MASKS)]
LONGEST_LIST = max(map(len, RUNS))
RUN_COUNT = np.array([len(runs) for runs in RUNS], np.int64)
RUN_WORTH = np.array([[run[0] for run in runs] + [0] * (LONGEST_LIST - len(runs)) for runs in RUNS], np.int64)
RUN_MISSING = np.array([[run[1] for run in runs] + [0] * (LONGEST_LIST - len(runs)) for runs in RUNS], np.int64)
BITS = np.array([mask.bit_count() for mask in range(MASKS)], np.int64)
COLOURED_WILD, ANYTHING = FIRST_WILD + NUMBER_COUNT, FIRST_WILD + NUMBER_COUNT + len(COLOURS)
SETS = 1 << COLOUR_COUNT  # sets of colours
ENOUGH = COLOUR_COUNT * NUMBER_COUNT  # nobody can use more wilds of a kind
MOST_SHARED = 2 * ENOUGH

# Parts of the scratch array
OWNED, OWN_WILDS, AT_LEAST, CHOSEN, WORTH_AT, LEFT_AT = (COLOUR_COUNT * part for part in range(6))
WANTS = COLOUR_COUNT * 6
LACKING = WANTS + SETS
PROMISED = LACKING + SETS * COLOUR_COUNT
STRIDE = MOST_SHARED + 1
ROOM = PROMISED + (COLOUR_COUNT + 1) * STRIDE


def room_to_score() -> Ints:
    """The scratch array that `score` needs."""
    return np.zeros(ROOM, np.int64)


@compiled
def score(state: State, seat: int, room: Ints) -> int:
    """The worth of a seat's best runs, as `runs.most` counts it: `points` and `cards_in_runs` read it."""
    at = SEAT + seat * WIDTH + CARDS_AT
    for colour in range(COLOUR_COUNT):
        mask = 0
        for number in range(NUMBER_COUNT):
            if state[at + colour * NUMBER_COUNT + number] > 0:
                mask |= 1 << number
        room[OWNED + colour] = mask
        room[OWN_WILDS + colour] = state[at + COLOURED_WILD + colour]
        room[AT_LEAST + colour] = 0
    anything = min(ENOUGH, state[at + ANYTHING])
    shared = anything
    for number in range(NUMBER_COUNT):
        for k in range(min(COLOUR_COUNT, state[at + FIRST_WILD + number])):
            room[AT_LEAST + k] |= 1 << number
            shared += 1
    if shared == 0:
        alone = 0
        for colour in range(COLOUR_COUNT):
            alone += best_alone(room[OWNED + colour], room[OWN_WILDS + colour])
        return alone
    promise(shared, room)
    return most(anything, shared, room)


@compiled
def best_alone(owned: int, own_wilds: int) -> int:
    """The worth of a colour's best run, with wilds of its own only."""
    for run in range(RUN_COUNT[owned]):
        if BITS[RUN_MISSING[owned, run]] <= own_wilds:
            return int(RUN_WORTH[owned, run])
    return 0


@compiled
def promise(shared: int, room: Ints) -> None:
    """What the colours from each on are worth at most, with k shared wilds that could be anything."""
    room[PROMISED + COLOUR_COUNT * STRIDE : PROMISED + COLOUR_COUNT * STRIDE + shared + 1] = 0
    for colour in range(COLOUR_COUNT - 1, -1, -1):
        here, later = PROMISED + colour * STRIDE, PROMISED + (colour + 1) * STRIDE
        room[here : here + shared + 1] = 0
        for use in range(min(shared, NUMBER_COUNT) + 1):
            alone = best_alone(room[OWNED + colour], room[OWN_WILDS + colour] + use)
            for k in range(use, shared + 1):
                room[here + k] = max(room[here + k], alone + room[later + k - use])


@compiled
def most(anything: int, shared: int, room: Ints) -> int:
    """The greatest worth of runs, one a colour, that the wilds suffice for: Hall's condition for every set of them."""
    best, colour = 0, 0
    room[CHOSEN] = -1
    room[WORTH_AT], room[LEFT_AT] = 0, shared
    room[WANTS] = 0
    room[LACKING : LACKING + COLOUR_COUNT] = 0
    while colour >= 0:
        owned, worth, left = room[OWNED + colour], room[WORTH_AT + colour], room[LEFT_AT + colour]
        room[CHOSEN + colour] += 1
        run = room[CHOSEN + colour]
        if run >= RUN_COUNT[owned] or worth + room[PROMISED + colour * STRIDE + left] <= best:
            colour -= 1
            continue
        missing = RUN_MISSING[owned, run]
        wanted = max(0, BITS[missing] - room[OWN_WILDS + colour])
        if wanted == 0:
            room[CHOSEN + colour] = MASKS  # a lesser run would want no less
        worth += RUN_WORTH[owned, run]
        if wanted > left or worth + room[PROMISED + (colour + 1) * STRIDE + left - wanted] <= best:
            continue
        if not suffices(colour, missing, wanted, anything, room):
            continue
        if colour == COLOUR_COUNT - 1:
            best = max(best, worth)
            continue
        colour += 1
        room[CHOSEN + colour] = -1
        room[WORTH_AT + colour], room[LEFT_AT + colour] = worth, left - wanted
    return int(best)


@compiled
def suffices(colour: int, missing: int, wanted: int, anything: int, room: Ints) -> bool:
    """Whether the wilds suffice for every set of the colours chosen so far, this one included."""
    for others in range(1 << colour):
        grown = others | 1 << colour
        more, helped = missing, 0
        for k in range(COLOUR_COUNT):
            before = room[LACKING + others * COLOUR_COUNT + k]
            room[LACKING + grown * COLOUR_COUNT + k] = before | more
            helped += BITS[room[AT_LEAST + k] & (before | more)]
            more &= before
        room[WANTS + grown] = room[WANTS + others] + wanted
        if room[WANTS + grown] - helped > anything:
            return False
    return True


@compiled
def points(worth: int) -> int:
    return worth // POINT


@compiled
def cards_in_runs(worth: int) -> int:
    """The fewest cards that a best assignment needs (T21)."""
    return worth // POINT - BONUS * (worth % POINT)


@compiled
def currency(state: State, seat: int) -> int:
    """Coins and bust tokens, by value (T21)."""
    at = SEAT + seat * WIDTH
    return int(state[at + COINS] * COIN + state[at + BUSTS] * BUST)
