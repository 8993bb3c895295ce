"""What strong bots win has one home in the code, and docs/bots.md says the same."""

import re
from pathlib import Path

import pytest

from tenback.bots.measured import ENOUGH, TEAMS, TEN_ALONE, TEN_AMONG_FAST, Measured, strong_bots

PAGE = Path(__file__).parents[2].joinpath("docs", "bots.md").read_text(encoding="utf-8")
NUMBERS = {"alone": 1, "two": 2, "three": 3, "four": 4, "five": 5}
GAMES = {"The Game": "the-game", "Quick & Easy": "quick-and-easy"}


def told(title):
    """The rows of strong bots in a table of the page, by option and seats."""
    found = rf"^\| {title}, games won \| (.*?) \|\n\|[ -|]+\|\n((?:\|.*\n)+)"
    [(head, body)] = re.findall(found, PAGE, re.MULTILINE)
    seats = [NUMBERS[word] for word in head.split(" | ")]
    rows = re.findall(r"^\| `strong`(?:, `(\w+)`)? \| (.*?) \|$", body, re.MULTILINE)
    return {
        (GAMES[title], option): dict(zip(seats, (float(each.rstrip("%")) for each in row.split(" | ")), strict=True))
        for option, row in rows
    }


def test_teams_win_what_the_page_says():
    assert told("The Game") | told("Quick & Easy") == TEAMS


def test_ten_is_won_as_the_page_says():
    share = r"([\d.]+)% of ([\d,]+)"
    [(*one, three, of_three)] = re.findall(rf"`strong` against one `fast`; against three \| {share}; {share}", PAGE)
    assert enough({2: one, 4: (three, of_three)}) == TEN_AMONG_FAST
    [(seven, *of_seven_and_ten)] = re.findall(rf"`strong` alone, limit 7; limit 10 \| {share}; {share}", PAGE)
    assert enough({7: (seven, of_seven_and_ten[0]), 10: of_seven_and_ten[1:]}) == TEN_ALONE


def enough(measured):
    """Those of which there are games enough."""
    return {
        which: float(percent) for which, (percent, games) in measured.items() if int(games.replace(",", "")) >= ENOUGH
    }


@pytest.mark.parametrize(
    ("game", "seats", "options", "says"),
    [
        ("the-game", 3, {}, Measured(90.0, "strong")),
        ("the-game", 3, {"expert": True}, Measured(30.0, "strong")),
        ("the-game", 3, {"expert": True, "on_fire": True}, None),
        ("the-game", 3, {"short_hands": True}, None),
        ("quick-and-easy", 2, {"pro": True}, Measured(47.1, "strong")),
        ("face-to-face", 2, {}, None),
        ("face-to-face", 2, {"last_card": "wins"}, None),
        ("ten", 1, {}, None),
        ("ten", 1, {"limit": 7}, Measured(77.0, "alone")),
        ("ten", 1, {"limit": 7, "deck": "full"}, None),
        ("ten", 2, {}, None),
        ("ten", 4, {}, Measured(36.2, "fast")),
        ("ten", 3, {}, None),
        ("ten", 4, {"fiasco": True}, None),
    ],
)
def test_only_tables_that_were_measured_have_a_figure(game, seats, options, says):
    assert strong_bots(game, seats, options) == says
