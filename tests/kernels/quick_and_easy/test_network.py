"""What the network of Quick & Easy is told, and whether it is right on average."""

import random

import numpy as np
import pytest

from tenback.bots.quick_and_easy.weights import network_for, weights_for
from tenback.games import quick_and_easy as rulebook
from tenback.games.quick_and_easy import CARDS, Pile
from tenback.kernels.compiled import AVAILABLE
from tenback.kernels.dice import dice
from tenback.kernels.network import foreseen
from tenback.kernels.quick_and_easy import learning, network, whole_games
from tests.kernels.quick_and_easy.asked import GAME, as_set, cards_in


def mirrored(card):
    """The same game seen from the other end: 1 for 10, and the piles change places."""
    return CARDS[card // 10 * 10 + 9 - card % 10]


def test_what_the_network_is_told_does_not_depend_on_which_way_is_up():
    rng = random.Random("mirror")
    for number in range(300):
        seats = 2 + number % 4
        cards = rng.sample(CARDS, 50)
        up, down, *rest = cards[rng.randrange(40) :]
        held = [rest[2 * seat : 2 * seat + 2] for seat in range(seats)]
        both = []
        for turned in (False, True):
            of = mirrored if turned else lambda card: card
            hands = np.zeros(network.MOST_SEATS, dtype=np.int64)
            hands[:seats] = [as_set(map(of, hand)) for hand in held]
            tops = (int(of(down)), int(of(up))) if turned else (int(up), int(down))
            numbers = np.zeros(network.INPUTS)
            network.describe(*tops, as_set(map(of, rest)), hands, seats, 7, numbers)
            both.append(numbers)
        fits = [
            sum(rulebook.fits(card, pile, top) for card in rest) for pile, top in ((Pile.UP, up), (Pile.DOWN, down))
        ]
        if fits[0] != fits[1]:  # else neither pile is the better one
            assert both[0] == pytest.approx(both[1])


def test_numbers_that_can_be_counted_by_hand():
    unlaid = as_set(CARDS) & ~as_set([0, 5, 19])  # R1 gone; R6 tops the rising pile, Y10 the falling one
    hands = np.zeros(network.MOST_SEATS, dtype=np.int64)
    hands[0], hands[1], hands[2] = as_set([4, 6]), as_set([18]), as_set([27])  # R5 R7, then Y9, and who has played: G8
    numbers = np.zeros(network.INPUTS)
    network.describe(5, 19, unlaid, hands, 3, 30, numbers)
    falling, rising = numbers[: network.A_PILE], numbers[network.A_PILE : 2 * network.A_PILE]
    fits_down = sum(rulebook.fits(card, Pile.DOWN, 19) for card in cards_in(unlaid))
    assert falling[1] == fits_down / network.TWENTY  # the better pile comes first
    assert (falling[4], rising[4]) == (0, 1 / 2)  # one trick is in a hand: R5 on R6
    first, second, _, _, last = numbers[2 * network.A_PILE :][: 5 * network.A_HAND].reshape(5, network.A_HAND)
    assert (first[0], second[0], last[0]) == (1, 1 / 2, 1 / 2)
    assert (first[5], second[5]) == (1, 0)
    assert first[2] < 0 < second[1] < 0.2  # a trick gains; Y9 on Y10 costs next to nothing
    assert numbers[-4:].tolist() == [0, 1, 0, 0]  # three players


@pytest.mark.skipif(not AVAILABLE, reason="without Numba this takes minutes")
@pytest.mark.parametrize("pro", [False, True])
def test_the_network_in_use_is_right_on_average(pro):
    """Of positions of fresh games whose chance it calls a quarter, a quarter is won, and so on."""
    games = 2000
    for seats in GAME.seats:
        net, heard = (
            network_for(seats, pro=pro),
            whole_games.SIGNALS if (seats, pro) == (2, False) else whole_games.OPEN,
        )
        rows, won = np.zeros((50 * games, network.INPUTS), np.float32), np.zeros(50 * games, np.float32)
        weights = weights_for(seats, pro=pro, silent=False)
        found = learning.self_play(
            *(weights, net, seats, pro, heard, learning.WORLDS[heard], games, dice(77), rows, won)
        )
        units = np.zeros(network.HIDDEN)
        seen = np.array([foreseen(row.astype(float), net, units) for row in rows[:found]])
        judged = 0
        for low in (0.0, 0.25, 0.5, 0.75):
            bin_ = (low <= seen) & (seen <= low + 0.25)
            if bin_.sum() > 300:  # five players are seldom in such trouble
                judged += 1
                assert abs(seen[bin_].mean() - won[:found][bin_].mean()) < 0.1, (seats, low)
        assert judged >= 3
