"""What the network of Face to Face is told, and what it says."""

import random

import numpy as np
import pytest

from tenback.core import Chance
from tenback.games.face_to_face import CARDS, HAND_SIZE, WINS
from tenback.kernels.face_to_face import network, rules
from tests.kernels.face_to_face.asked import GAME, NOTHING_KNOWN, a_net, as_set, best, described


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


def test_who_knows_nothing_says_half():
    assert network.outlook(described(), NOTHING_KNOWN) == 0.5
    assert network.outlook(described(), a_net(1)) != 0.5


def test_at_first_sight_a_win_is_certain_and_a_single_last_card_is_lost():
    data = GAME.deal(2, Chance("a"), first=0).position()
    data["hands"][0], data["draws"][0], data["piles"][0] = [20, 30, 40], [], {"up": 35, "down": 25}
    for options, lost in (({}, True), ({"last_card": WINS}, False)):
        state = GAME.position(data | {"options": options})
        rows, _ = best(state, most=12)
        assert set(rows[:, HAND_SIZE]) == {2, 3}
        array, chances = rules.encode(state), np.zeros(len(rows))
        unlaid = np.array([rules.unlaid_of(array, seat) for seat in range(2)])
        network.at_first_sight(array, unlaid, rows, len(rows), a_net(2), chances)
        for row, chance in zip(rows, chances, strict=True):
            if row[HAND_SIZE] == 3:
                assert chance == 1
            else:
                assert chance == 0 if lost else 0 < chance < 1
        assert rules.decode(array) == state.position()
