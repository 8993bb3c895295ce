"""The chance to win, as a small network sees it that has learnt from whole games: what a turn leaves, with every hand
in sight, in numbers. The draw is still to come: nobody knows it, nor does the network.
"""

import numpy as np
from numpy.typing import NDArray

from tenback.games.quick_and_easy import CARDS, GAME, HAND_SIZE, NUMBERS, START
from tenback.kernels.bits import count
from tenback.kernels.compiled import compiled
from tenback.kernels.network import Numbers, shape
from tenback.kernels.quick_and_easy.worth import FITTING, LOGS, TRICKS, farthest_back

__all__ = ["HIDDEN", "INPUTS", "MOST_SEATS", "SHAPE", "Hands", "describe"]

Hands = NDArray[np.int64]
"""The hands as sets of cards, in order of their turns from the next player on; the one who has just played is last."""

MOST_SEATS = GAME.seats[-1]
A_PILE, A_HAND, OF_ALL = 8, 6, 10  # numbers that tell of a pile, of a hand, of everything
INPUTS = 2 * A_PILE + MOST_SEATS * A_HAND + OF_ALL
HIDDEN = 32
SHAPE = shape(INPUTS, HIDDEN)

# So that all numbers are of about the same size
FIFTY, TWENTY, FOUR, TWO = len(CARDS), 20, 4, 2
TO_DRAW = FIFTY - 2 * HAND_SIZE
NEAR = 3  # numbers ahead of a pile
NOWHERE = 2.0  # what a card costs that fits nowhere


def _near(pile: int, top: int) -> int:
    number = top % NUMBERS if top != START else -1 if pile == 0 else NUMBERS
    ahead = range(number, number + NEAR + 1) if pile == 0 else range(number - NEAR, number + 1)
    return int(FITTING[pile, top]) & sum(1 << card for card in CARDS if card % NUMBERS in ahead)


WITHIN = np.array([[_near(pile, top) for top in (*CARDS, START)] for pile in range(2)], dtype=np.int64)
"""By pile and top: the cards that fit without a large step."""


@compiled
def describe(up: int, down: int, unlaid: int, hands: Hands, seats: int, to_draw: int, numbers: Numbers) -> None:
    """Fill in the numbers; the pile that takes more cards comes first."""
    on_up, on_down, cards = FITTING[0, up] & unlaid, FITTING[1, down] & unlaid, count(unlaid)
    better, first, second = (0, up, down) if count(on_up) >= count(on_down) else (1, down, up)
    in_hands = 0
    for place in range(seats):
        in_hands |= hands[place]
    of_pile(better, first, unlaid, in_hands, cards, numbers, 0)
    of_pile(1 - better, second, unlaid, in_hands, cards, numbers, A_PILE)
    at = 2 * A_PILE
    for place in range(MOST_SEATS - 1):
        of_hand(hands[place] if place < seats - 1 else 0, better, first, second, unlaid, numbers, at)
        at += A_HAND
    of_hand(hands[seats - 1], better, first, second, unlaid, numbers, at)
    at += A_HAND
    numbers[at] = LOGS[count(on_up | on_down)] - LOGS[cards]
    numbers[at + 1] = LOGS[count(on_up & on_down)] - LOGS[cards]
    numbers[at + 2] = cards / FIFTY
    numbers[at + 3] = LOGS[cards] / FOUR
    numbers[at + 4] = to_draw / TO_DRAW
    numbers[at + 5] = to_draw == 0
    for many in range(2, MOST_SEATS + 1):
        numbers[at + 4 + many] = seats == many


@compiled
def of_pile(pile: int, top: int, unlaid: int, in_hands: int, cards: int, numbers: Numbers, at: int) -> None:
    """How much fits, now and after a trick; who could make one."""
    fitting, tricks = FITTING[pile, top] & unlaid, TRICKS[pile, top] & unlaid
    back = FITTING[pile, farthest_back(pile, top, unlaid)] & unlaid
    numbers[at] = LOGS[count(fitting)] - LOGS[cards]
    numbers[at + 1] = count(fitting) / TWENTY
    numbers[at + 2] = LOGS[count(back)] - LOGS[cards]
    numbers[at + 3] = count(tricks) / FOUR
    numbers[at + 4] = count(tricks & in_hands) / TWO
    numbers[at + 5] = count(WITHIN[pile, top] & unlaid) / TWENTY
    numbers[at + 6] = count(fitting & in_hands) / FOUR
    ahead = NUMBERS if top == START else top % NUMBERS if pile else NUMBERS - 1 - top % NUMBERS
    numbers[at + 7] = ahead / NUMBERS


@compiled
def of_hand(hand: int, better: int, first: int, second: int, unlaid: int, numbers: Numbers, at: int) -> None:
    """Whether there are cards, what the cheapest costs on either pile, and tricks."""
    numbers[at] = count(hand) / TWO
    if hand == 0:
        for number in range(1, A_HAND):
            numbers[at + number] = 0.0
        return
    on_first = cheapest(better, first, hand, unlaid)
    on_second = cheapest(1 - better, second, hand, unlaid)
    numbers[at + 1] = on_first
    numbers[at + 2] = on_second
    numbers[at + 3] = min(on_first, on_second)
    numbers[at + 4] = (TRICKS[better, first] & hand) != 0
    numbers[at + 5] = (TRICKS[1 - better, second] & hand) != 0


@compiled
def cheapest(pile: int, top: int, hand: int, unlaid: int) -> float:
    """What a pile loses by the best card of the hand, in logarithms; less than nothing for a trick."""
    best, rest = NOWHERE, FITTING[pile, top] & hand
    before = LOGS[count(FITTING[pile, top] & unlaid)]
    while rest:
        lowest = rest & -rest
        rest ^= lowest
        card = count(lowest - 1)
        best = min(best, before - LOGS[count(FITTING[pile, card] & unlaid & ~lowest)])
    return best
