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
    "FIRST",
    "GO_AHEAD",
    "KEEP_OFF",
    "LAID",
    "LAST",
    "PLACES",
    "ROW",
    "SHARES",
    "SILENT",
    "SMALL_STEPS",
    "STRONGLY",
    "UNSEEN",
    "Bits",
    "barred",
    "honest",
    "in_use",
    "look",
    "may_mean",
    "say",
    "words",
]

Small = NDArray[np.int8]
Counts = NDArray[np.int16]
Bits = NDArray[np.uint64]  # sets of cards: those below 64, the others

SILENT, GO_AHEAD, SMALL_STEPS, KEEP_OFF, STRONGLY = -1, 0, 1, 2, 3
SHARES = (2, 2, 3)  # cards of the row that STRONGLY, KEEP_OFF and SMALL_STEPS may mean
ROW = sum(SHARES)
LEVEL = np.array([STRONGLY] * SHARES[0] + [KEEP_OFF] * SHARES[1] + [SMALL_STEPS] * SHARES[2], dtype=np.int8)

UNSEEN, LAID = -1, -2  # owners of a card that no seat is known to hold
PLACES = START_DOWN + 2  # owners by card: 0 to 101
FIRST, LAST = CARDS[0], CARDS[-1]
ONE, NONE = np.uint64(1), np.uint64(0)


@compiled
def look(owners: Small, tops: Small, rank: Counts, order: Small, rows: Small, before: Bits) -> int:
    """Fill in what is public.

    `rank`: how many unplayed cards are lower than each number; `order`: those cards; `rows`: each pile's row;
    `before[pile, level]`: the cards of the row that come before the level's share, `before[pile, GO_AHEAD]` being
    all of them. Returns how many cards are unplayed.
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
            place = int(rank[top + 1])
            while place < count and length < ROW:
                rows[pile, length] = order[place]
                length += 1
                place += 1
        else:
            place = int(rank[top]) - 1
            while place >= 0 and length < ROW:
                rows[pile, length] = order[place]
                length += 1
                place -= 1
        for rest in range(length, ROW):
            rows[pile, rest] = 0
        low, high = NONE, NONE
        level = STRONGLY
        for place in range(ROW):
            if LEVEL[place] != level or place == 0:
                level = LEVEL[place]
                before[pile, level, 0], before[pile, level, 1] = low, high
            card = int(rows[pile, place])
            if card >= 64:
                high |= ONE << np.uint64(card - 64)
            elif card:
                low |= ONE << np.uint64(card)
        before[pile, GO_AHEAD, 0], before[pile, GO_AHEAD, 1] = low, high
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
def how_many(bits: np.uint64) -> int:
    """The cards of half a set."""
    count = 0
    while bits:
        bits &= bits - ONE
        count += 1
    return count


@compiled
def in_use(before: Bits, unplayed: int, held: int) -> int:
    """The lowest level that a seat with so many cards uses now.

    A level more is used only if enough cards stay outside all the shares then, so that GO_AHEAD on every pile pins
    nothing down.
    """
    for level in range(SMALL_STEPS, STRONGLY + 1):
        low, high = NONE, NONE
        for pile in range(4):
            low |= before[pile, level - 1, 0]
            high |= before[pile, level - 1, 1]
        if unplayed - how_many(low) - how_many(high) > held:
            return level
    return STRONGLY + 1


@compiled
def barred(before: Bits, said: Small, lowest: int, half: int) -> np.uint64:
    """The cards that the seat does not hold, by words that were not lowered."""
    bits = NONE
    for pile in range(4):
        level = int(said[pile])
        if level == SILENT:
            continue
        if level < lowest:
            level = lowest - 1
        bits |= before[pile, level, half]
    return bits


@compiled
def may_mean(before: Bits, said: Small, lowest: int, pile: int, half: int) -> np.uint64:
    """The cards that the word on this pile may mean, beside the other words; none, where it says nothing."""
    level = int(said[pile])
    if level < lowest:
        return NONE
    share = before[pile, level - 1, half] & ~before[pile, level, half]
    return share & ~barred(before, said, lowest, half)


@compiled
def honest(before: Bits, said: Small, unplayed: int, held: int) -> int:
    """-1 if the words pin no card down; else the pile whose word must be lowered first."""
    lowest = in_use(before, unplayed, held)
    low, high = barred(before, said, lowest, 0), barred(before, said, lowest, 1)
    spoken = 0
    last = -1
    for pile in range(4):
        level = int(said[pile])
        if level < lowest:
            continue
        spoken += 1
        last = pile
        share = how_many(before[pile, level - 1, 0] & ~before[pile, level, 0] & ~low)
        share += how_many(before[pile, level - 1, 1] & ~before[pile, level, 1] & ~high)
        if share < 2:
            return pile
    if spoken == 0:
        return -1  # `in_use` saw to it
    if unplayed - how_many(low) - how_many(high) <= held:
        return last  # too few others to fill the hand with
    if held < spoken and not any_can_lack(before, said, lowest, held):
        return last
    return -1


@compiled
def any_can_lack(before: Bits, said: Small, lowest: int, held: int) -> bool:
    """Whether a hand smaller than the number of words can mean them all, whichever card it lacks."""
    sets, trial = np.zeros((4, 2), np.uint64), np.zeros((4, 2), np.uint64)
    spoken = 0
    for pile in range(4):
        if said[pile] >= lowest:
            for half in range(2):
                sets[spoken, half] = may_mean(before, said, lowest, pile, half)
            spoken += 1
    for card in range(128):
        bit = ONE << np.uint64(card % 64)
        for pile in range(spoken):
            for half in range(2):
                trial[pile, half] = sets[pile, half]
            trial[pile, card // 64] &= ~bit
        met = one_meets(trial, spoken, 0)
        if not met and held == 2:
            met = two_meet(trial, spoken, 0)
        if not met and held == 3:
            met = three_meet(trial, spoken)
        if not met:
            return False
    return True


@compiled
def one_meets(sets: Bits, count: int, met: int) -> bool:
    """Whether one card is in all sets that are not met yet."""
    for half in range(2):
        common = ~NONE
        for other in range(count):
            if not met >> other & 1:
                common &= sets[other, half]
        if common:
            return True
    return False


@compiled
def two_meet(sets: Bits, count: int, met: int) -> bool:
    for card in range(128):
        now = met
        for other in range(count):
            if sets[other, card // 64] >> np.uint64(card % 64) & ONE:
                now |= 1 << other
        if now != met and one_meets(sets, count, now):
            return True
    return False


@compiled
def three_meet(sets: Bits, count: int) -> bool:
    for card in range(128):
        now = 0
        for other in range(count):
            if sets[other, card // 64] >> np.uint64(card % 64) & ONE:
                now |= 1 << other
        if now and two_meet(sets, count, now):
            return True
    return False


@compiled
def say(before: Bits, said: Small, unplayed: int, held: int) -> None:
    """Lower a seat's four words, in place, until they pin nothing down."""
    lowest = in_use(before, unplayed, held)
    for pile in range(4):
        if said[pile] < lowest:
            said[pile] = GO_AHEAD
    pile = honest(before, said, unplayed, held)
    while pile >= 0:
        said[pile] = said[pile] - 1 if said[pile] > lowest else GO_AHEAD
        pile = honest(before, said, unplayed, held)
