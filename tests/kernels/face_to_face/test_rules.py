"""The compiled Face to Face agrees with its rulebook wherever it can be asked."""

import random

import numpy as np
import pytest

from tenback.core import Chance
from tenback.games import face_to_face as rulebook
from tenback.games.face_to_face import CARDS, HAND_SIZE, LOSES, WINS, Pile
from tenback.kernels.dice import dice
from tenback.kernels.face_to_face import at_random, rules, worth
from tests.conformance.players import careful, late_position
from tests.kernels.face_to_face.asked import GAME, as_set

STANDING = {
    None: rules.RUNNING,
    "all-laid": rules.ALL_LAID,
    "stuck": rules.STUCK,
    "single-card": rules.SINGLE_CARD,
}


def offered(array):
    out = np.zeros(rules.MOST_ACTIONS, dtype=np.int16)
    return [rules.TEXTS[action] for action in out[: rules.actions(array, out)]]


def agree(state, array):
    assert rules.decode(array) == state.position()
    assert offered(array) == list(map(str, state.actions()))
    ended = rules.ending(array)
    assert ended == STANDING[state.ending and state.ending.reason]
    if state.ending:
        assert (rules.winner(array, ended),) == state.ending.winners
    for seat in range(2):
        assert rules.unlaid_of(array, seat) == as_set((*state.hands[seat], *state.draws[seat]))


def lockstep(state, rng, choose):
    array = rules.encode(state)
    agree(state, array)
    while state.turn is not None:
        action = choose(rng, state)
        state = state.play(action)
        rules.play(array, rules.NUMBERS[str(action)])
        agree(state, array)
    return str(state.ending.reason)


@pytest.mark.parametrize("last_card", [LOSES, WINS])
def test_games_in_lockstep(last_card):
    rng, reasons = random.Random(f"lockstep {last_card}"), set()
    for number in range(40):
        dealt = GAME.deal(2, Chance(f"lockstep {number}"), first=number % 2, last_card=last_card)
        reasons.add(lockstep(dealt, rng, lambda rng, state: rng.choice(state.actions())))
        reasons.add(lockstep(late_position(GAME, 2, {"last_card": last_card}, rng), rng, careful))
    for _ in range(400):
        reasons.add(lockstep(late_position(GAME, 2, {"last_card": last_card}, rng), rng, careful))
    assert reasons == {"all-laid", "stuck", *(["single-card"] if last_card == LOSES else [])}


def test_a_deal_is_a_deal():
    array, throws, seen = rules.empty(), dice(7), set()
    for number in range(20):
        rules.deal(array, throws, number % 2, number % 4 > 1)
        state = GAME.position(rules.decode(array))
        assert state.piles == ((1, 60), (1, 60))
        assert (state.on_turn, state.options.last_card) == (number % 2, WINS if number % 4 > 1 else LOSES)
        for hand, draw in zip(state.hands, state.draws, strict=True):
            assert len(hand) == HAND_SIZE
            assert sorted((*hand, *draw)) == list(CARDS)
            seen.add(hand)
    assert len(seen) == 40


def test_a_hand_that_the_kernel_cannot_hold_is_refused():
    data = GAME.deal(2, Chance("a")).position()
    data["hands"][1], data["draws"][1] = list(range(2, 9)), []
    with pytest.raises(ValueError, match="seat 1 holds 7"):
        rules.encode(GAME.position(data))


def test_every_card_on_every_top():
    for pile in Pile:
        for top in range(1, 61):
            for card in CARDS:
                allowed = rulebook.fits(card, pile, top)
                assert rules.fits(card, int(pile), top) == allowed
                assert bool(int(worth.FITTING[pile, top]) >> card & 1) == allowed


def test_random_games_are_counted_and_reproducible():
    moves, won = at_random.random_games(200, 5)
    assert (moves, won) == at_random.random_games(200, 5) != at_random.random_games(200, 6)
    assert moves > 200 * 10
    assert 50 < won < 150
