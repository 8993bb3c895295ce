"""Whoever came late does not count a game whose first part a bot played; the others do."""

from tenback.table import counting, wishes
from tests.table.evening import BELA, playing


def test_a_game_stands_apart_for_who_came_late_and_for_nobody_else():
    evening = playing("the-game", 3, people=1)
    evening.does(wishes.sit, BELA, 1)
    evening.plays_on()
    result = {**evening.table.result, **counting.facts(evening.table)}
    assert result["late"] == [1]
    assert counting.apart(result, 1) == "late"
    assert counting.apart(result, 0) is None
    assert "late" not in counting.facts(playing("the-game", 2).table)
