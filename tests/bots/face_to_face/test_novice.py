"""Face to Face's novice: what it lays and gives."""

import pytest

from tests.bots.players import chosen
from tests.bots.positions import face_to_face


@pytest.mark.parametrize(
    ("state", "turn"),
    [
        # the smallest steps, tricks when they save
        (face_to_face((20, 40), (1, 60), (22, 38, 30)), "22>up 38>down end"),
        (face_to_face((20, 40), (1, 60), (10, 38, 30)), "10>up 38>down end"),
        # a gift where it costs less than the own piles would, so that the hand is filled up again
        (face_to_face((20, 40), (15, 60), (14, 21, 30)), "21>up 14>their-up end"),
        (face_to_face((20, 40), (15, 60), (14, 21, 30), played=1, gave=True), "21>up end"),
        # and where the own piles would cost less, but the hand would stay short
        (face_to_face((20, 40), (15, 60), (12, 21, 38)), "21>up 12>their-up end"),
        (face_to_face((20, 40), (15, 60), (12, 21, 38), draw=(3, 4)), "21>up 38>down end"),
        # whoever has laid all cards has won, without `end`
        (face_to_face((20, 40), (1, 60), (22, 38), draw=()), "22>up 38>down"),
        (face_to_face((20, 40), (1, 60), (22,), draw=(), last_card="wins"), "22>up"),
    ],
)
def test_face_to_face(state, turn):
    assert chosen(state) == turn
