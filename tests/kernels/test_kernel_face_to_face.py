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
from tenback.kernels import network
from tenback.kernels.dice import dice
from tenback.kernels.face_to_face import duels, learning, outlook, rules, trials, turns
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
    state = GAME.position(data)
    rows, values = best(state, most=50)
    assert values[0] == turns.CERTAIN + their_side(state, rows[0])
    assert rows[0][HAND_SIZE] == 3
    assert values[-1] == -turns.CERTAIN + their_side(state, rows[-1]), "a single last card loses"


def their_side(state, row):
    """What the opponent's piles are worth to the player of this turn, after it."""
    table = rules.encode(state)
    unlaid = int(turns.unlaid_of(table, 1))
    duels.finish(table, row)
    return turns.against(int(table[rules.PILES + 2]), int(table[rules.PILES + 3]), unlaid, BY_HAND)


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


# The network

NOTHING_KNOWN = np.zeros(outlook.SHAPE)


def described(**changed):
    asked: dict[str, Any] = {
        "up": 20,
        "down": 31,
        "hand": as_set([10, 24, 29, 50]),
        "unlaid": as_set([10, 12, 21, 24, 28, 29, 40, 41, 50, 51, 52, 53]),
        "to_draw": 8,
        "gave": False,
        "their_up": 30,
        "their_down": 9,
        "their_unlaid": as_set([3, 19, 20, 22, 25, 29, 35, 58]),
        "their_held": 6,
        "their_draw": 2,
    }
    numbers = np.full(outlook.INPUTS, np.nan)
    everything: list[Any] = [*(asked | changed).values(), numbers]
    outlook.describe(*everything)
    return numbers


@pytest.mark.parametrize(
    ("at", "number"),
    [
        (0, np.log(11.5 / 12.5)),  # up is the better pile: 10 turns it back, and of the others only 12 does not fit
        (1, 11 / 20),
        (2, 0),  # no 0 to turn it back once more
        (3, 2 / 6),  # 21, 24
        (4, 4 / 12),  # 28 and 29, too
        (5, 1),  # 10 is in hand
        (6, 0),  # and not out
        (7, 1 / 2),  # 24
        (8, 1 / 13),  # 24 jumps over 21
        (9, 3 / 13),  # 29 over 21, 24, 28
        (10, np.log(7.5 / 12.5)),  # down: 10, 12, 21, 24, 28, 29 and the trick by 41
        (12, 1),  # 41 and 51
        (15, 0),
        (16, 1),  # 41 is out
        (17, 1 / 2),  # 29 is near; 24, seven steps away, is not
        (20, 0.0),  # everything fits somewhere
        (21, 12 / 58),
        (23, 4 / 3),
        (24, 0),
        (25, 0),
        (26, 6 / 6),
        (27, 0),
        (28, 6 / 52),
        (29, 0),
        (30, 1),
        (31, np.log(0.5) / 2),  # 10 on their down lets nothing fit again
        (32, 1 / 6),  # 19
        (33, 1 / 6),  # 35
        (34, np.log(3.5 / 8.5)),  # their up: 35, 58 and the trick by 20
        (36, 0),
        (37, 1 / 6),
        (38, 1 / 12),
        (39, 1),
        (40, np.log(2.5 / 8.5)),  # their down: 3, and the trick by 19
        (42, 1),  # 19 and 29
        (46, np.log(5.5 / 8.5)),
        (47, 8 / 58),
        (49, 1),
        (50, 2 / 52),
        (51, 0),
        (52, 0),
    ],
)
def test_a_position_in_numbers(at, number):
    assert described()[at] == pytest.approx(number)


@pytest.mark.parametrize(
    ("changed", "at", "number"),
    [
        ({"gave": True, "hand": as_set([10, 24])}, 27, 0),
        ({"gave": False, "hand": as_set([10, 24])}, 27, 2),  # two of four are drawn
        ({"hand": as_set([10, 24]), "to_draw": 2}, 29, 1),
        (
            {"hand": as_set([12]), "up": 40, "down": 11, "to_draw": 1},
            24,
            2,
        ),  # of three cards that fit, one may be drawn
        ({"hand": 0}, 30, 0),
        ({"hand": 0}, 8, 1),
        ({"their_draw": 0}, 51, 1),
        ({"their_held": 2}, 52, 1),
    ],
)
def test_a_position_in_numbers_changes_with(changed, at, number):
    assert described(**changed)[at] == pytest.approx(number)


def test_a_mirrored_position_is_the_same_in_numbers():
    def mirrored(cards):
        return as_set(61 - card for card in range(2, 60) if cards >> card & 1)

    rng = random.Random(4)
    for _ in range(200):
        unlaid, theirs = (as_set(rng.sample(CARDS, rng.randrange(12, 59))) for _ in range(2))
        hand = as_set(rng.sample([card for card in CARDS if unlaid >> card & 1], 5))
        up, down, their_up, their_down = (rng.randrange(2, 60) for _ in range(4))
        numbers = described(
            up=up,
            down=down,
            hand=hand,
            unlaid=unlaid,
            to_draw=3,
            their_up=their_up,
            their_down=their_down,
            their_unlaid=theirs,
            their_draw=0,
        )
        again = described(
            up=61 - down,
            down=61 - up,
            hand=mirrored(hand),
            unlaid=mirrored(unlaid),
            to_draw=3,
            their_up=61 - their_down,
            their_down=61 - their_up,
            their_unlaid=mirrored(theirs),
            their_draw=0,
        )
        again[32], again[33] = again[33], again[32]
        own, other = numbers[:20].reshape(2, 10), again[:20].reshape(2, 10)
        if own[0, 1] == own[1, 1]:  # neither pile is the better one
            other = other[::-1]
        assert own == pytest.approx(other)
        assert numbers[20:34] == pytest.approx(again[20:34])
        assert sorted(numbers[34:46]) == pytest.approx(sorted(again[34:46]))
        assert numbers[46:] == pytest.approx(again[46:])


def a_net(seed):
    return network.fresh(outlook.INPUTS, outlook.HIDDEN, dice(seed))


def test_who_knows_nothing_says_half():
    assert outlook.outlook(described(), NOTHING_KNOWN) == 0.5
    assert outlook.outlook(described(), a_net(1)) != 0.5


def test_at_first_sight_a_win_is_certain_and_a_single_last_card_is_lost():
    data = GAME.deal(2, Chance("a"), first=0).position()
    data["hands"][0], data["draws"][0], data["piles"][0] = [20, 30, 40], [], {"up": 35, "down": 25}
    for options, lost in (({}, True), ({"last_card": WINS}, False)):
        state = GAME.position(data | {"options": options})
        rows, _ = best(state, most=12)
        assert set(rows[:, HAND_SIZE]) == {2, 3}
        table, chances = rules.encode(state), np.zeros(len(rows))
        unlaid = np.array([turns.unlaid_of(table, seat) for seat in range(2)])
        trials.at_first_sight(table, unlaid, rows, len(rows), a_net(2), chances)
        for row, chance in zip(rows, chances, strict=True):
            if row[HAND_SIZE] == 3:
                assert chance == 1
            else:
                assert chance == 0 if lost else 0 < chance < 1
        assert rules.decode(table) == state.position()


def on_trial(state, rows, *, worlds, ahead, net=NOTHING_KNOWN):
    table = rules.encode(state)
    unlaid = np.array([turns.unlaid_of(table, seat) for seat in range(2)])
    total, squares = np.zeros(len(rows)), np.zeros(len(rows))
    trials.try_out(table, unlaid, rows, len(rows), worlds, ahead, BY_HAND, net, dice(5), total, squares)
    assert rules.decode(table) == state.position()
    return total, squares


@pytest.mark.parametrize("ahead", [1, 2, 3])
def test_turns_are_on_trial_in_the_same_worlds(ahead):
    state = GAME.deal(2, Chance("trial"), first=0)
    rows, _ = best(state, most=3)
    rows = np.concatenate([rows, rows[:1]])
    total, squares = on_trial(state, rows, worlds=20, ahead=ahead, net=a_net(3))
    assert total[0] == total[3] != total[1]
    assert squares[0] == squares[3] == 0 < squares[1]
    hopeful = NOTHING_KNOWN.copy()
    hopeful[network.LAST, 0] = np.log(3)
    total, _ = on_trial(state, rows, worlds=20, ahead=ahead, net=hopeful)
    assert total == pytest.approx(15 if ahead == 2 else 5), "whoever laid last hopes to win three games of four"


@pytest.mark.parametrize("ahead", [1, 2, 3])
@pytest.mark.parametrize(("up", "down", "won"), [(59, 2, 4), (1, 60, 0)])
def test_a_trial_sees_who_wins(ahead, up, down, won):
    """The opponent's last two cards fit nowhere, or both fit."""
    data = GAME.deal(2, Chance("a"), first=0).position()
    data["piles"][1] = {"up": up, "down": down}
    data["hands"][1], data["draws"][1] = [20, 30], []
    state = GAME.position(data)
    rows, _ = best(state, most=1)
    total, _ = on_trial(state, rows, worlds=4, ahead=ahead)
    assert total[0] == won


def log_loss(rows, won, net):
    chances = np.array([outlook.outlook(row.astype(float), net) for row in rows])
    return float(-np.mean(np.log(np.where(won > 0, chances, 1 - chances))))


def test_the_network_learns_from_games_who_wins():
    rows, won = np.zeros((20_000, outlook.INPUTS), dtype=np.float32), np.zeros(20_000, dtype=np.float32)
    filled = learning.self_play(BY_HAND, NOTHING_KNOWN, 1, 200, dice(1), rows, won)
    assert 200 * 20 < filled < 200 * learning.A_GAME
    assert 0.4 < won[:filled].mean() < 0.6
    net = a_net(1)
    network.train(rows[:filled], won[:filled], 3, dice(2), net)
    unseen = slice(filled, filled + learning.self_play(BY_HAND, net, 6, 100, dice(3), rows[filled:], won[filled:]))
    assert log_loss(rows[unseen], won[unseen], net) < 0.65 < np.log(2) < log_loss(rows[unseen], won[unseen], a_net(1))
    open_piles, closed = {"up": 3, "down": 57}, {"up": 52, "down": 9}
    half = as_set(range(3, 59, 2))
    sides = [(open_piles, closed), (closed, open_piles)]
    good, bad = (
        described(**own, **{f"their_{pile}": top for pile, top in theirs.items()}, unlaid=half, their_unlaid=half)
        for own, theirs in sides
    )
    assert outlook.outlook(bad, net) + 0.2 < 0.6 < outlook.outlook(good, net)


def test_the_same_seed_learns_the_same():
    one, again, other = (learning.learn(BY_HAND, rounds=2, games=10, seed=seed) for seed in (1, 1, 2))
    assert (one == again).all()
    assert (one != other).any()


def test_everything_can_be_prepared():
    kernel.prepare()
