"""Whole turns of Face to Face: the best there are, by what they leave, and how one is played."""

import numpy as np
from numpy.typing import NDArray

from tenback.games.face_to_face import A_SINGLE_LAST_CARD, CARDS_A_TURN, HAND_SIZE
from tenback.kernels.compiled import compiled
from tenback.kernels.face_to_face.rules import (
    DECK_END,
    DRAWN,
    END,
    FOUR,
    GAVE,
    HANDS,
    HELD,
    LAST_WINS,
    LOWEST,
    PLAYED,
    RUNNING,
    THEIR_DOWN,
    THEIR_UP,
    TURN,
    State,
    ending,
    held_by,
    place_of,
    play,
    single_card,
)
from tenback.kernels.face_to_face.worth import FITTING, Weights, against, worth

__all__ = ["MOST_KEPT", "SEEN", "WIDTH", "Turns", "best_turns", "finish", "lay"]

Turns = NDArray[np.int16]
"""A turn a row: its actions, without the end, and in the last place how many they are."""

WIDTH = HAND_SIZE + 1
MOST_KEPT = 12  # turns
SEEN = 4096  # slots for ways that were tried


@compiled
def lay(state: State, row: NDArray[np.int16]) -> int:
    """Lay the turn's cards; which."""
    laid = 0
    for number in range(row[HAND_SIZE]):
        laid |= 1 << (int(row[number]) // FOUR + LOWEST)
        play(state, row[number])
    return laid


@compiled
def finish(state: State, row: NDArray[np.int16]) -> int:
    """Play the turn to its end; the cards laid."""
    laid = lay(state, row)
    if ending(state) == RUNNING:
        play(state, END)
    return laid


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
def still_owed(state: State) -> int:
    """How many cards the turn must lay yet (F3, F10)."""
    minimum = A_SINGLE_LAST_CARD if single_card(state) else CARDS_A_TURN
    return int(max(minimum - state[PLAYED], 0))


@compiled
def with_gifts(state: State, tops: NDArray[np.int64], their_unlaid: int, weights: Weights) -> Weights:
    """By place in the hand and pile: what the opponent's side is worth once the card is given, if it may be (F6)."""
    seat = state[TURN]
    found = np.zeros(HAND_SIZE * FOUR)
    for place in range(0 if state[GAVE] else state[HELD + seat]):
        card = int(state[HANDS + HAND_SIZE * seat + place])
        found[place * FOUR + THEIR_UP] = against(card, tops[THEIR_DOWN], their_unlaid, weights)
        found[place * FOUR + THEIR_DOWN] = against(tops[THEIR_UP], card, their_unlaid, weights)
    return found


@compiled
def known(seen: NDArray[np.int64], places: int, up: int, down: int) -> bool:
    """Whether the same cards were laid to the same end before; from now on they are."""
    key = (places * 64 + up) * 64 + down
    slot = (key ^ key >> 9) & (SEEN - 1)
    before = bool(seen[slot] == key)
    seen[slot] = key
    return before


@compiled
def best_turns(
    state: State,
    unlaid: int,
    their_unlaid: int,
    weights: Weights,
    kept: Turns,
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
    held, hand, needed = int(state[HELD + seat]), held_by(state, seat), still_owed(state)
    to_draw = int(state[DECK_END + seat] - state[DRAWN + seat])
    tops = np.zeros(FOUR, dtype=np.int64)
    for pile in range(FOUR):
        tops[pile] = state[place_of(seat, pile)]
    most = max(most, needed)
    gave, last_wins = state[GAVE] > 0, state[LAST_WINS] > 0
    without_gift = against(tops[THEIR_UP], tops[THEIR_DOWN], their_unlaid, weights)
    with_gift = with_gifts(state, tops, their_unlaid, weights)
    seen[:] = -1
    # By card laid: what is tried next, the places of the cards still held, and what the pile showed before.
    trying = np.zeros(HAND_SIZE + 1, dtype=np.int64)
    places, before = np.zeros_like(trying), np.zeros_like(trying)
    places[0] = (1 << held) - 1
    depth = found = 0
    arrived = True
    while True:
        if arrived and (depth >= needed or unlaid == 0):
            value = worth(tops[0], tops[1], hand, unlaid, to_draw, gave, last_wins, weights) + without_gift
            found = keep(path, depth, value, kept, values, found)
        arrived = False
        while depth < most and trying[depth] < held * FOUR and not arrived:
            tried = trying[depth]
            place, pile = tried // FOUR, tried % FOUR
            trying[depth] += 1
            card, top = int(state[HANDS + HAND_SIZE * seat + place]), tops[pile]
            if not (places[depth] >> place) & 1 or not (FITTING[pile, top] >> card) & 1:
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
            if known(seen, rest_places, tops[0], tops[1]):
                tops[pile] = top
                continue
            path[depth], before[depth] = (card - LOWEST) * FOUR + pile, top
            depth += 1
            trying[depth], places[depth] = 0, rest_places
            hand &= ~(1 << card)
            unlaid &= ~(1 << card)
            arrived = True
        if arrived:
            continue
        if depth == 0:
            return found
        depth -= 1
        card = int(path[depth]) // FOUR + LOWEST
        tops[path[depth] % FOUR] = before[depth]
        hand |= 1 << card
        unlaid |= 1 << card
