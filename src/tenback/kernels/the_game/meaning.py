"""What the bots' signals mean, from what is public: the piles, the cards laid, and how many cards a seat holds.

For each pile, its *row*: the card that would turn it back, if that is unplayed, then the unplayed cards ahead, the
nearest first. The first cards of the row are shared out: STRONGLY, KEEP_OFF and SMALL_STEPS name the first share of
which the seat holds a card, GO_AHEAD says that it holds none.

A seat's four words together make a class of hands. They are said only if no card belongs to every hand of that class
(G14); where one would, words are lowered, by a rule that looks at the words alone, until that is so. A class grows by
the hands whose words were lowered, so that it still pins nothing down.
"""

import numpy as np
from numpy.typing import NDArray

from tenback.core.piles import BACKWARDS
from tenback.games.the_game import CARDS, START_DOWN
from tenback.kernels.compiled import compiled

__all__ = [
    "GO_AHEAD",
    "KEEP_OFF",
    "LAID",
    "ROW",
    "SHARES",
    "SILENT",
    "SMALL_STEPS",
    "STRONGLY",
    "UNSEEN",
    "honest",
    "look",
    "say",
    "words",
]

Small = NDArray[np.int8]
Counts = NDArray[np.int16]

SILENT, GO_AHEAD, SMALL_STEPS, KEEP_OFF, STRONGLY = -1, 0, 1, 2, 3
SHARES = (2, 2, 3)  # cards of the row that STRONGLY, KEEP_OFF and SMALL_STEPS may mean
ROW = sum(SHARES)
LEVEL = np.array([STRONGLY] * SHARES[0] + [KEEP_OFF] * SHARES[1] + [SMALL_STEPS] * SHARES[2], dtype=np.int8)
FROM = np.array([ROW, SHARES[0] + SHARES[1], SHARES[0], 0], dtype=np.int8)  # by level: where its share begins in the row
UNTIL = np.array([ROW, ROW, SHARES[0] + SHARES[1], SHARES[0]], dtype=np.int8)

UNSEEN, LAID = -1, -2  # owners of a card that no seat is known to hold
PLACES = START_DOWN + 2  # owners by card: 0 to 101
FIRST, LAST = CARDS[0], CARDS[-1]


@compiled
def look(owners: Small, tops: Small, rank: Counts, order: Small, rows: Small) -> int:
    """Fill in how many unplayed cards are lower than each number, those cards in order, and each pile's row.

    Returns how many cards are unplayed.
    """
    count = 0
    for card in range(PLACES):
        rank[card] = count
        if owners[card] != LAID:
            order[count] = card
            count += 1
    for pile in range(4):
        top = int(tops[pile])
        length = 0
        back = top - BACKWARDS if pile < 2 else top + BACKWARDS
        if FIRST <= back <= LAST and owners[back] != LAID:
            rows[pile, 0] = back
            length = 1
        if pile < 2:
            place = rank[top + 1]
            while place < count and length < ROW:
                rows[pile, length] = order[place]
                length += 1
                place += 1
        else:
            place = rank[top] - 1
            while place >= 0 and length < ROW:
                rows[pile, length] = order[place]
                length += 1
                place -= 1
        for rest in range(length, ROW):
            rows[pile, rest] = 0
    return count


@compiled
def words(owners: Small, rows: Small, seats: int, out: Small) -> None:
    """For each seat and pile, the level that its cards make; honesty apart."""
    for seat in range(seats):
        for pile in range(4):
            out[seat, pile] = GO_AHEAD
    for pile in range(4):
        for place in range(ROW):
            owner = owners[rows[pile, place]]
            if owner >= 0 and out[owner, pile] == GO_AHEAD:
                out[owner, pile] = LEVEL[place]


@compiled
def in_use(rows: Small, unplayed: int, held: int) -> int:
    """The lowest level that this seat uses now: so many that even GO_AHEAD everywhere pins nothing down."""
    # A level more is used only if enough cards stay outside all the shares that it excludes.
    for level in (SMALL_STEPS, KEEP_OFF, STRONGLY):
        if unplayed - distinct(rows, UNTIL[level]) > held:
            return level
    return STRONGLY + 1


@compiled
def distinct(rows: Small, until: int) -> int:
    """How many different cards begin the four rows."""
    count = 0
    for pile in range(4):
        for place in range(until):
            card = rows[pile, place]
            if card == 0:
                break
            fresh = 1
            for other in range(pile):
                for there in range(until):
                    if rows[other, there] == card:
                        fresh = 0
            count += fresh
    return count


@compiled
def excluded(rows: Small, said: Small, lowest: int, card: int) -> bool:
    """Whether words that were not lowered say that the seat does not hold the card."""
    for pile in range(4):
        level = said[pile]
        until = FROM[level] if level >= lowest else UNTIL[lowest]
        for place in range(until):
            if rows[pile, place] == card:
                return True
    return False


@compiled
def may_mean(rows: Small, said: Small, lowest: int, pile: int, out: Small) -> int:
    """The cards that the word on this pile may mean, beside the other words; how many."""
    count = 0
    level = said[pile]
    if level < lowest:
        return 0
    for place in range(FROM[level], UNTIL[level]):
        card = rows[pile, place]
        if card != 0 and not excluded(rows, said, lowest, card):
            out[count] = card
            count += 1
    return count


@compiled
def honest(rows: Small, said: Small, lowest: int, unplayed: int, held: int, cards: Small) -> int:
    """-1 if the words pin no card down; else the pile whose word must be lowered first."""
    spoken = 0
    last = -1
    for pile in range(4):
        if said[pile] >= lowest:
            spoken += 1
            last = pile
            if may_mean(rows, said, lowest, pile, cards) < 2:
                return pile
    if spoken == 0:
        return -1  # `in_use` saw to it
    # Enough other cards to fill the hand with, whichever card is left out?
    barred = 0
    for pile in range(4):
        level = said[pile]
        until = FROM[level] if level >= lowest else UNTIL[lowest]
        for place in range(until):
            card = rows[pile, place]
            if card == 0:
                break
            fresh = 1
            for other in range(pile):
                there_until = FROM[said[other]] if said[other] >= lowest else UNTIL[lowest]
                for there in range(there_until):
                    if rows[other, there] == card:
                        fresh = 0
            barred += fresh
    if unplayed - barred <= held:
        return last
    if held < spoken and not coverable(rows, said, lowest, held, cards):
        return last
    return -1


@compiled
def coverable(rows: Small, said: Small, lowest: int, held: int, cards: Small) -> bool:
    """Whether a hand smaller than the number of words can mean them all, whichever card it lacks."""
    sets = np.zeros((4, 2), np.uint64)  # as bits: cards below 64, the others
    for pile in range(4):
        for place in range(may_mean(rows, said, lowest, pile, cards)):
            card = cards[place]
            sets[pile, card // 64] |= np.uint64(1) << np.uint64(card % 64)
    trial = sets.copy()
    for pile in range(4):
        level = said[pile]
        if level < lowest:
            continue
        for place in range(FROM[level], UNTIL[level]):
            card = rows[pile, place]
            for other in range(4):
                trial[other, 0], trial[other, 1] = sets[other, 0], sets[other, 1]
                trial[other, card // 64] &= ~(np.uint64(1) << np.uint64(card % 64))
            if not hit(trial, sets, 0, held):
                return False
    return True


@compiled
def hit(trial: NDArray[np.uint64], sets: NDArray[np.uint64], met: int, held: int) -> bool:
    """Whether so many cards meet every set that has any; `met`, as bits, are met already."""
    pile = 0
    while pile < 4 and (met >> pile & 1 or not (sets[pile, 0] | sets[pile, 1])):
        pile += 1
    if pile == 4:
        return True
    if held == 0:
        return False
    for half in range(2):
        bits = trial[pile, half]
        while bits:
            lowest_bit = bits & (~bits + np.uint64(1))
            bits ^= lowest_bit
            now = met
            for other in range(4):
                if trial[other, half] & lowest_bit:
                    now |= 1 << other
            if hit(trial, sets, now, held - 1):
                return True
    return False


@compiled
def say(rows: Small, said: Small, unplayed: int, held: int, cards: Small) -> None:
    """Lower a seat's four words, in place, until they pin nothing down."""
    lowest = in_use(rows, unplayed, held)
    for pile in range(4):
        if said[pile] < lowest:
            said[pile] = GO_AHEAD
    pile = honest(rows, said, lowest, unplayed, held, cards)
    while pile >= 0:
        said[pile] -= 1
        if said[pile] < lowest:
            said[pile] = GO_AHEAD
        pile = honest(rows, said, lowest, unplayed, held, cards)
