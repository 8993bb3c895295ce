"""The compiled Face to Face agrees with its rulebook wherever it can be asked."""

import random
from typing import Any

import numpy as np
import pytest

from tenback import games
from tenback.core import Chance
from tenback.games import face_to_face as rulebook
from tenback.games.face_to_face import CARDS, HAND_SIZE, LOSES, WINS, Pile
from tenback.kernels import face_to_face as kernel
from tenback.kernels.dice import dice
from tenback.kernels.face_to_face import duels, rules, turns
from tests.conformance.players import careful, late_position

GAME: Any = games.get("face-to-face")
NUMBERS = rules.numbers()
STANDING = {
    None: rules.RUNNING,
    "all-laid": rules.ALL_LAID,
    "stuck": rules.STUCK,
    "single-card": rules.SINGLE_CARD,
}
BY_HAND = np.array([1, 0.7, 0.7, 0, 0, 0, -0.3, 0.3, 0.1, -0.5, -1, -0.7, -0.7, 0, 0, 0, -0.1])


def as_set(cards):
    return sum(1 << card for card in cards)


# The rules


def offered(table):
    out = np.zeros(rules.MOST_ACTIONS, dtype=np.int16)
    return [rules.TEXTS[action] for action in out[: rules.actions(table, out)]]


def agree(state, table):
    assert rules.decode(table) == state.position()
    assert offered(table) == list(map(str, state.actions()))
    ended = rules.ending(table)
    assert ended == STANDING[state.ending and state.ending.reason]
    if state.ending:
        assert (rules.winner(table, ended),) == state.ending.winners
    for seat in range(2):
        assert turns.unlaid_of(table, seat) == as_set((*state.hands[seat], *state.draws[seat]))


def lockstep(state, rng, choose):
    table = rules.encode(state)
    agree(state, table)
    while state.turn is not None:
        action = choose(rng, state)
        state = state.play(action)
        rules.play(table, NUMBERS[str(action)])
        agree(state, table)
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
    table, throws, seen = rules.empty(), dice(7), set()
    for number in range(20):
        rules.deal(table, throws, number % 2, number % 4 > 1)
        state = GAME.position(rules.decode(table))
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
                assert bool(int(turns.FITTING[pile, top]) >> card & 1) == allowed


def test_random_games_are_counted_and_reproducible():
    moves, won = rules.random_games(200, 5)
    assert (moves, won) == rules.random_games(200, 5) != rules.random_games(200, 6)
    assert moves > 200 * 10
    assert 50 < won < 150


# Turns


def ways(state):
    """Every state that the seat on turn can leave, by the rulebook."""
    found: set[Any] = set()
    for action in state.actions():
        after = state.play(action)
        found |= {after} if str(action) == "end" or after.ending else ways(after)
    return found


def best(state, most=1, weights=BY_HAND, cards=HAND_SIZE):
    table = rules.encode(state)
    rows, values = np.zeros((most, duels.WIDTH), dtype=np.int16), np.zeros(most)
    path, seen = np.zeros(duels.WIDTH, dtype=np.int16), np.zeros(turns.SEEN, dtype=np.int64)
    me = state.turn
    unlaid = [turns.unlaid_of(table, seat) for seat in range(2)]
    found = turns.best_turns(table, unlaid[me], unlaid[1 - me], weights, rows, values, path, seen, cards)
    return rows[:found], values[:found]


def small_position(rng, **options):
    """Few cards in hand, so that every way can be counted."""
    while True:
        state = late_position(GAME, 2, options, rng)
        if state.turn is not None and len(state.hands[state.turn]) < 5:
            return state


@pytest.mark.parametrize("last_card", [LOSES, WINS])
def test_every_turn_is_found(last_card):
    rng = random.Random(f"turns {last_card}")
    for number in range(120):
        state = small_position(rng, last_card=last_card)
        if number % 3 == 0:
            state = state.play(rng.choice(state.actions()))
            if state.turn is None:
                continue
        rows, values = best(state, most=4000)
        assert list(values) == sorted(values, reverse=True)
        after = set()
        for row in rows:
            table = rules.encode(state)
            laid = duels.finish(table, row)
            assert laid == as_set(action // 4 + 2 for action in row[: row[HAND_SIZE]].tolist())
            after.add(GAME.position(rules.decode(table)))
        left = {way for way in ways(state) if not way.ending or way.ending.reason != "stuck" or way.played == 0}
        assert after == left


def test_a_turn_of_fewer_cards_is_asked_for():
    state = GAME.deal(2, Chance("few"))
    rows, _ = best(state, most=4000, cards=2)
    assert {int(row[HAND_SIZE]) for row in rows} == {2}


def test_a_turn_that_wins_is_worth_most():
    data = GAME.deal(2, Chance("a"), first=0).position()
    data["hands"][0], data["draws"][0] = [20, 30, 40], []
    rows, values = best(GAME.position(data), most=50)
    assert values[0] == turns.CERTAIN
    assert rows[0][HAND_SIZE] == 3
    assert -turns.CERTAIN in values, "a single last card loses"


# Worlds and whole games


def test_worlds_are_what_may_be():
    state = GAME.deal(2, Chance("worlds"), first=1)
    view, world, throws, seen = rules.encode(state), rules.empty(), dice(3), set()
    unlaid = [turns.unlaid_of(view, seat) for seat in range(2)]
    for _ in range(50):
        duels.sample(view, 1, unlaid[0], unlaid[1] & ~as_set(state.hands[1]), throws, world)
        other = GAME.position(rules.decode(world))
        assert other.view(1) == state.view(1)
        seen.add(other.hands[0])
    assert len(seen) == 50


def test_rollouts_judge_every_turn_in_the_same_worlds():
    state = GAME.deal(2, Chance("rollouts"), first=0)
    rows, _ = best(state, most=3)
    rows = np.concatenate([rows, rows[:1]])
    table = rules.encode(state)
    unlaid = np.array([turns.unlaid_of(table, seat) for seat in range(2)])
    total, squares = np.zeros(4), np.zeros(4)
    duels.roll_out(table, unlaid, rows, 4, 20, 3, 1.0, BY_HAND, dice(5), total, squares)
    assert total[0] == total[3]
    assert squares[0] == squares[3] == 0
    assert ((total > 0) & (total < 20)).all()
    assert rules.decode(table) == state.position()


def test_duels_are_reproducible_and_fair():
    selfish = np.where(np.arange(len(turns.NAMES)) < turns.THEIRS, BY_HAND, 0)
    assert duels.duel(BY_HAND, BY_HAND, games=40, seed=1) == 0.5, "each deal is played from both sides"
    share = duels.duel(BY_HAND, selfish, games=100, seed=1)
    assert share == duels.duel(BY_HAND, selfish, games=100, seed=1)
    assert share > 0.5
    assert share + duels.duel(selfish, BY_HAND, games=100, seed=1) == pytest.approx(1)


def test_everything_can_be_prepared():
    kernel.prepare()
