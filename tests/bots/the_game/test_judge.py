"""The Game's judge agrees with what can be counted."""

from fractions import Fraction

import pytest

from tenback import games
from tenback.solvers import best_chance
from tests.bots.judges import question


def ending(hands, piles, draw=(), turn=0):
    names = ("up1", "up2", "down1", "down2")
    data = {"game": "the-game", "options": {}, "piles": dict(zip(names, piles, strict=True)), "turn": turn, "played": 0}
    return games.get("the-game").position({**data, "hands": [list(hand) for hand in hands], "draw": list(draw)})


def turn_of(*texts):
    return tuple(map(games.get("the-game").action, texts))


@pytest.mark.parametrize(
    ("hands", "piles", "turn", "chance"),
    [
        ([[60, 70]], (59, 99, 2, 2), ["60>up1", "70>up1"], 1),
        ([[60, 70]], (59, 99, 2, 2), ["70>up1", "60>up1"], 1),  # ten back
        ([[50, 60]], (49, 99, 2, 2), ["60>up1", "50>up1"], 1),
        ([[50, 61]], (49, 99, 2, 2), ["61>up1", "end"], 0),  # 50 lies behind it then
        ([[50], [61]], (49, 99, 2, 2), ["50>up1", "end"], 1),
        ([[61], [50]], (49, 99, 2, 2), ["61>up1", "end"], 0),
    ],
)
def test_an_ending_in_full_sight_is_counted(hands, piles, turn, chance):
    asked = question("the-game", ending(hands, piles), turn_of(*turn))
    assert not asked.hidden
    assert asked.exact()[0] == chance
    assert asked.play_out([0], 1).won[0, 0, 0] == chance


def test_alone_the_draw_is_averaged_over():
    state = ending([[20, 30, 40, 54, 67, 78, 89, 96]], (10, 98, 3, 2), draw=[42, 41, 43])
    asked = question("the-game", state, turn_of("20>up1", "30>up1", "end"))
    assert asked.hidden
    # Two of the three are drawn. If 41 is the one that stays, the next turn's second card must jump over it.
    assert asked.exact()[0] == Fraction(2, 3)
    with_another = question("the-game", state, turn_of("20>up1", "30>up1", "40>up1", "end"))
    assert with_another.exact()[0] == best_chance(state.view(0)) == 1  # then all three are drawn
