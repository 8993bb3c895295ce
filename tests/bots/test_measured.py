"""What strong bots win has one home in the code, and docs/bots.md says the same."""

import re
from pathlib import Path

import pytest

from tenback.bots.measured import (
    ENOUGH,
    TEAMS,
    TEN_ALONE,
    TEN_ALONE_FAST,
    TEN_AMONG_FAST,
    WEAKER,
    Measured,
    rates,
    strong_bots,
)

PAGE = Path(__file__).parents[2].joinpath("docs", "bots.md").read_text(encoding="utf-8")
NUMBERS = {"alone": 1, "two": 2, "three": 3, "four": 4, "five": 5}
GAMES = {"The Game": "the-game", "Quick & Easy": "quick-and-easy"}


def told(title, strength="strong"):
    """The rows of such bots in a table of the page, by option and seats."""
    found = rf"^\| {title}, games won \| (.*?) \|\n\|[ -|]+\|\n((?:\|.*\n)+)"
    [(head, body)] = re.findall(found, PAGE, re.MULTILINE)
    seats = [NUMBERS[word] for word in head.split(" | ")]
    rows = re.findall(rf"^\| `{strength}`(?:, `(\w+)`)? \|(.*?)\|$", body, re.MULTILINE)
    return {
        (GAMES[title], option): {
            many: float(each.strip().rstrip("%"))
            for many, each in zip(seats, row.split("|"), strict=True)
            if each.strip()
        }
        for option, row in rows
    }


def test_teams_win_what_the_page_says():
    assert told("The Game") | told("Quick & Easy") == TEAMS


@pytest.mark.parametrize("strength", list(WEAKER))
def test_so_do_weaker_ones(strength):
    assert told("The Game", strength) | told("Quick & Easy", strength) == WEAKER[strength]


def test_fast_bots_climb_tens_ladder_as_the_page_says():
    [row] = re.findall(r"`fast` alone, limits 4 to 10 \| (.*?) of 15,000", PAGE)
    assert dict(enumerate((float(each.rstrip("%")) for each in row.split(", ")), 4)) == TEN_ALONE_FAST


@pytest.mark.parametrize(
    ("game", "seats", "options", "says"),
    [
        ("the-game", 3, {}, {"novice": 24.7, "fast": 63.9, "strong": 90.0}),
        ("the-game", 2, {"expert": True}, {"fast": 34.8, "strong": 57.3}),
        ("the-game", 2, {"expert": True, "on_fire": True}, {}),
        ("ten", 1, {"limit": 7}, {"fast": 68.0, "strong": 77.0}),
        ("ten", 1, {"limit": 9}, {"fast": 35.5}),
        ("ten", 4, {}, {}),
        ("face-to-face", 2, {}, {}),
    ],
)
def test_a_profile_stands_beside_tables_of_its_kind(game, seats, options, says):
    assert rates(game, seats, options) == says


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
