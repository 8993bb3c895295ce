"""Whole turns of Face to Face, and what the position after one is worth to the player who made it."""

import numpy as np
from numpy.typing import NDArray

from tenback.core.piles import BACKWARDS
from tenback.games import face_to_face as rulebook
from tenback.games.face_to_face import (
    A_SINGLE_LAST_CARD,
    CARDS_A_TURN,
    DRAWN_WITHOUT_A_GIFT,
    HAND_SIZE,
    START_DOWN,
    Pile,
)
from tenback.kernels.compiled import compiled
from tenback.kernels.face_to_face.rules import (
    DECK_END,
    DECK_SIZE,
    DECKS,
    DRAWN,
    FOUR,
    GAVE,
    HANDS,
    HELD,
    LAST_WINS,
    LOWEST,
    PLAYED,
    THEIR_DOWN,
    THEIR_UP,
    TURN,
    Table,
    place_of,
    single_card,
)

__all__ = ["MOST_KEPT", "NAMES", "Weights", "against", "best_turns", "count", "unlaid_of", "worth"]

Weights = NDArray[np.float64]

FITTING = np.array(
    [
        [sum(1 << card for card in rulebook.CARDS if rulebook.fits(card, pile, top)) for top in range(START_DOWN + 1)]
        for pile in Pile
    ],
    dtype=np.int64,
)
"""By pile and top: the cards that fit there."""

NAMES = (
    "either",
    "better",
    "worse",
    "room",
    "laid",
    "fits",
    "short",
    "trick_held",
    "trick_out",
    "few_fit",
    "their_either",
    "their_better",
    "their_worse",
    "their_room",
    "their_laid",
    "their_fits",
    "their_trick_out",
)
THEIRS = NAMES.index("their_either")
TEN = 10  # so that a weight on a number of cards is of the size of the others
HALF = 0.5  # so that no logarithm is asked of nothing
LOGS = np.log(np.arange(START_DOWN) + HALF)
CERTAIN = 1000.0  # what a game won is worth
MOST_KEPT = 12  # turns
SEEN = 4096  # slots for ways that were tried
ENOUGH = 3  # cards of a hand that fit: more do not matter


@compiled
def count(cards: int) -> int:
    """How many cards the set holds."""
    cards = cards - ((cards >> 1) & 0x5555555555555555)
    cards = (cards & 0x3333333333333333) + ((cards >> 2) & 0x3333333333333333)
    cards = (cards + (cards >> 4)) & 0x0F0F0F0F0F0F0F0F
    return ((cards * 0x0101010101010101) >> 56) & 0xFF


@compiled
def unlaid_of(state: Table, seat: int) -> int:
    """All cards that the seat has not laid: public."""
    cards = 0
    for place in range(state[HELD + seat]):
        cards |= 1 << int(state[HANDS + HAND_SIZE * seat + place])
    for place in range(state[DRAWN + seat], state[DECK_END + seat]):
        cards |= 1 << int(state[DECKS + DECK_SIZE * seat + place])
    return cards


@compiled
def side(up: int, down: int, unlaid: int, weights: Weights, first: int) -> float:
    """What a player's two piles are worth for the cards that are not yet laid."""
    on_up, on_down = FITTING[0, up] & unlaid, FITTING[1, down] & unlaid
    fit_up, fit_down = count(on_up), count(on_down)
    cards = count(unlaid)
    whole = LOGS[cards]
    return float(
        weights[first] * (LOGS[count(on_up | on_down)] - whole)
        + weights[first + 1] * (LOGS[max(fit_up, fit_down)] - whole)
        + weights[first + 2] * (LOGS[min(fit_up, fit_down)] - whole)
        + weights[first + 3] * (down - up) / START_DOWN
        + weights[first + 4] * (DECK_SIZE - cards) / DECK_SIZE
        + weights[first + 5] * (fit_up + fit_down) / TEN
    )


@compiled
def tricks(up: int, down: int, cards: int) -> int:
    """How many of the piles one of the cards turns back."""
    back = 0
    if up > BACKWARDS:
        back += (cards >> (up - BACKWARDS)) & 1
    if down + BACKWARDS < START_DOWN:
        back += (cards >> (down + BACKWARDS)) & 1
    return back


@compiled
def worth(
    up: int, down: int, hand: int, unlaid: int, to_draw: int, gave: bool, last_wins: bool, weights: Weights
) -> float:
    """What a player's own side is worth whose turn has ended, before the draw."""
    if unlaid == 0:
        return CERTAIN
    held = count(hand)
    drawn = min(to_draw, HAND_SIZE - held if gave else min(HAND_SIZE - held, DRAWN_WITHOUT_A_GIFT))
    if held + drawn == 1 and to_draw == drawn and not last_wins:
        return -CERTAIN  # a single last card loses, unless the opponent loses first (F10)
    fitting = count(hand & (FITTING[0, up] | FITTING[1, down]))
    return float(
        side(up, down, unlaid, weights, 0)
        + weights[6] * (min(HAND_SIZE, held + to_draw) - held - drawn)
        + weights[7] * tricks(up, down, hand)
        + weights[8] * tricks(up, down, unlaid & ~hand)
        + weights[9] * max(ENOUGH - fitting - drawn, 0)
    )


@compiled
def against(their_up: int, their_down: int, their_unlaid: int, weights: Weights) -> float:
    """What the opponent's side is worth to that player."""
    back = tricks(their_up, their_down, their_unlaid)
    return float(side(their_up, their_down, their_unlaid, weights, THEIRS) + weights[16] * back)


@compiled
def keep(
    path: NDArray[np.int16], length: int, value: float, kept: NDArray[np.int16], values: Weights, found: int
) -> int:
    """Among the best so far, the best first; how many there are then. The last column is the turn's length."""
    most = len(values)
    if found == most and value <= values[most - 1]:
        return found
    place = found if found < most else most - 1
    while place > 0 and values[place - 1] < value:
        values[place] = values[place - 1]
        kept[place] = kept[place - 1]
        place -= 1
    values[place] = value
    kept[place, :length] = path[:length]
    kept[place, HAND_SIZE] = length
    return min(found + 1, most)


@compiled
def best_turns(
    state: Table,
    unlaid: int,
    their_unlaid: int,
    weights: Weights,
    kept: NDArray[np.int16],
    values: Weights,
    path: NDArray[np.int16],
    seen: NDArray[np.int64],
    most: int,
) -> int:
    """The best ways to finish the turn, of so many cards at most, as many as there is room for; how many.

    The turn's end is not among their actions. A gift is laid last: it changes nothing for the cards at home. Card by
    card without recursion, which Numba cannot keep on disk.
    """
    seat = state[TURN]
    held = int(state[HELD + seat])
    to_draw = int(state[DECK_END + seat] - state[DRAWN + seat])
    tops = np.zeros(FOUR, dtype=np.int64)
    for pile in range(FOUR):
        tops[pile] = state[place_of(seat, pile)]
    hand = 0
    for place in range(held):
        hand |= 1 << int(state[HANDS + HAND_SIZE * seat + place])
    minimum = A_SINGLE_LAST_CARD if single_card(state) else CARDS_A_TURN
    needed = max(minimum - state[PLAYED], 0)
    most = max(most, needed)
    gave, last_wins = state[GAVE] > 0, state[LAST_WINS] > 0
    without_gift = against(tops[THEIR_UP], tops[THEIR_DOWN], their_unlaid, weights)
    with_gift = np.zeros(HAND_SIZE * FOUR)  # by place and pile
    if not gave:
        for place in range(held):
            card = int(state[HANDS + HAND_SIZE * seat + place])
            with_gift[place * FOUR + THEIR_UP] = against(card, tops[THEIR_DOWN], their_unlaid, weights)
            with_gift[place * FOUR + THEIR_DOWN] = against(tops[THEIR_UP], card, their_unlaid, weights)
    seen[:] = -1
    # By card laid: what is tried next, the places of the cards still held, and what the pile showed before.
    trying = np.zeros(HAND_SIZE + 1, dtype=np.int64)
    places = np.zeros(HAND_SIZE + 1, dtype=np.int64)
    before = np.zeros(HAND_SIZE + 1, dtype=np.int64)
    places[0] = (1 << held) - 1
    depth = found = 0
    arrived = True
    while True:
        if arrived and (depth >= needed or unlaid == 0):
            value = worth(tops[0], tops[1], hand, unlaid, to_draw, gave, last_wins, weights) + without_gift
            found = keep(path, depth, value, kept, values, found)
        arrived = False
        while depth < most and trying[depth] < held * FOUR:
            tried = trying[depth]
            place, pile = tried // FOUR, tried % FOUR
            trying[depth] += 1
            if not (places[depth] >> place) & 1:
                continue
            card = int(state[HANDS + HAND_SIZE * seat + place])
            top = tops[pile]
            if not (FITTING[pile, top] >> card) & 1:
                continue
            if pile >= THEIR_UP:
                if not gave and depth + 1 >= needed:
                    path[depth] = (card - LOWEST) * FOUR + pile
                    rest, left = hand & ~(1 << card), unlaid & ~(1 << card)
                    value = worth(tops[0], tops[1], rest, left, to_draw, True, last_wins, weights) + with_gift[tried]
                    found = keep(path, depth + 1, value, kept, values, found)
                continue
            rest_places = places[depth] & ~(1 << place)
            tops[pile] = card
            key = (rest_places * 64 + tops[0]) * 64 + tops[1]
            slot = (key ^ key >> 9) & (SEEN - 1)
            if seen[slot] == key:  # the same cards laid to the same end were judged before
                tops[pile] = top
                continue
            seen[slot] = key
            path[depth], before[depth] = (card - LOWEST) * FOUR + pile, top
            depth += 1
            trying[depth], places[depth] = 0, rest_places
            hand &= ~(1 << card)
            unlaid &= ~(1 << card)
            arrived = True
            break
        if arrived:
            continue
        if depth == 0:
            return found
        depth -= 1
        card = int(path[depth]) // FOUR + LOWEST
        tops[path[depth] % FOUR] = before[depth]
        hand |= 1 << card
        unlaid |= 1 << card
