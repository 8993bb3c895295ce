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
from tenback.kernels.bits import count
from tenback.kernels.compiled import compiled
from tenback.kernels.the_game.rules import PILES

__all__ = [
    "EVERYBODY",
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
    "look",
    "means",
    "meant",
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
EVERYBODY = 31  # all five seats, as bits: who is silent


@compiled
def look(owners: Small, state: Small, rank: Counts, order: Small, rows: Small, before: Bits) -> int:
    """Fill in what is public.

    `rank`: how many unplayed cards are lower than each number; `order`: those cards; `rows`: each pile's row;
    `before[pile, level]`: the cards of the row that come before the level's share, `before[pile, GO_AHEAD]` being
    all of them. Returns how many cards are unplayed.
    """
    unplayed = 0
    for card in range(PLACES):
        rank[card] = unplayed
        if owners[card] != LAID:
            order[unplayed] = card
            unplayed += 1
    for pile in range(4):
        top = int(state[PILES + pile])
        length = 0
        back = top - BACKWARDS if pile < 2 else top + BACKWARDS
        if FIRST <= back <= LAST and owners[back] != LAID:
            rows[pile, 0] = back
            length = 1
        if pile < 2:
            place = int(rank[top + 1])
            while place < unplayed and length < ROW:
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
    return unplayed


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
def meant(before: Bits, words: Small, seat: int, unplayed: int, held: int, sets: Bits) -> int:
    """What a seat's words say, honesty apart; the lowest level that it uses now.

    `sets[pile]`: the cards that the word on the pile may mean, beside the other words; none, where it says nothing.
    `sets[4]`: the cards that the seat does not hold, by words that were not lowered.
    """
    # A level more is used only if enough cards stay outside all the shares then, so that GO_AHEAD on every pile pins
    # nothing down.
    lowest = STRONGLY + 1
    for level in range(STRONGLY, GO_AHEAD, -1):
        low, high = NONE, NONE
        for pile in range(4):
            low |= before[pile, level - 1, 0]
            high |= before[pile, level - 1, 1]
        if unplayed - count(low) - count(high) <= held:
            break
        lowest = level
    for half in range(2):
        barred = NONE
        for pile in range(4):
            level = int(words[seat, pile])
            if level != SILENT:
                barred |= before[pile, max(level, lowest - 1), half]
        sets[4, half] = barred
        for pile in range(4):
            level = int(words[seat, pile])
            sets[pile, half] = NONE
            if level >= lowest:
                sets[pile, half] = before[pile, level - 1, half] & ~before[pile, level, half] & ~barred
    return lowest


@compiled
def say(before: Bits, words: Small, seat: int, unplayed: int, held: int, sets: Bits) -> None:
    """Lower a seat's four words, in place, until no card belongs to every hand that they may mean.

    They pin nothing down if each may mean two cards at least, and if the hand can hold one for each. That enough cards
    are left to fill the hand, whichever one it lacks, `meant` has seen to by the levels in use.
    """
    while True:
        lowest = meant(before, words, seat, unplayed, held, sets)
        spoken, lowered = 0, -1
        for pile in range(4):
            if words[seat, pile] < lowest:
                words[seat, pile] = GO_AHEAD
                continue
            spoken += 1
            if lowered < 0 and count(sets[pile, 0]) + count(sets[pile, 1]) < 2:
                lowered = pile
        if lowered < 0 and spoken > held:
            lowered = 3
            while words[seat, lowered] < lowest:
                lowered -= 1
        if lowered < 0:
            return
        words[seat, lowered] = words[seat, lowered] - 1 if words[seat, lowered] > lowest else GO_AHEAD


@compiled
def means(low: np.uint64, high: np.uint64, card: int) -> bool:
    """Whether a set holds a card."""
    return bool((high >> np.uint64(card - 64) if card >= 64 else low >> np.uint64(card)) & ONE)
