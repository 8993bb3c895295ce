"""`tenback winnable` and `tenback odds`: answers that can be checked, and clear words for what cannot be asked."""

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from tenback import games
from tenback.cli.app import app
from tenback.core import Chance, OptionError, PositionError, UnknownGame
from tenback.lab.executors import Here, Processes
from tenback.lab.winnable_share import Deals, answered, facts, told
from tenback.solvers import Answer, NoSuchQuestion, TooLarge, bust_chance, winnable

PLAYTHROUGHS = Path(__file__).parents[1] / "playthroughs"


def run(*command):
    return CliRunner().invoke(app, [*map(str, command)])


def near_the_end(hands, draw=(), up=90, down=11):
    """Both piles of a direction alike; two cards a turn while there is something to draw."""
    return {
        "game": "the-game",
        "options": {},
        "piles": {"up1": up, "up2": up, "down1": down, "down2": down},
        "hands": hands,
        "draw": list(draw),
        "turn": 0,
        "played": 0,
    }


@pytest.fixture
def position(tmp_path):
    def written(data):
        file = tmp_path / "position.json"
        file.write_text(data if isinstance(data, str) else json.dumps(data))
        return file

    return written


# Winnable


def test_the_line_is_told_turn_by_turn(position):
    made = run("winnable", position(near_the_end([[95, 96], [5]])))
    assert made.exit_code == 0, made.output
    first, *turns = made.stdout.splitlines()
    assert first.startswith("It can be won with all cards open (")
    assert turns == [
        "  1. seat 0: 95>up1 96>up1   (up1 96  up2 90  down1 11  down2 11)",
        "  2. seat 1: 5>down1   (up1 96  up2 90  down1 5  down2 11)",
    ]


def test_json_gives_a_line_that_the_rules_confirm():
    made = json.loads(run("winnable", "the-game", "--seats", 2, "--seed", "x", "--set", "expert", "--json").stdout)
    assert (made["answer"], made["options"], made["seed"]) == ("yes", {"expert": True}, "x")
    game = games.get("the-game")
    state: Any = game.deal(2, Chance("x"), expert=True)
    for text in made["line"]:
        state = state.play(game.action(text))
    assert state.ending.won


def test_a_proof_that_there_is_none(position):
    made = run("winnable", position(near_the_end([[50, 95]], up=94, down=49)))
    assert made.stdout.startswith("It cannot be won: every way to go on was looked at")


def test_no_time_is_no_answer():
    made = run("winnable", "the-game", "--seed", "x", "--seconds", 0)
    assert made.stdout.startswith("Not found within the budget")


@pytest.mark.parametrize("suffix", ["json", "txt"])
def test_a_record_is_asked_about_from_its_deal_or_after_so_many_actions(suffix):
    record = PLAYTHROUGHS / f"quick-and-easy-stuck.{suffix}"
    dealt = json.loads(run("winnable", record, "--json").stdout)
    assert (dealt["answer"], dealt["after"]) == ("yes", 0)
    actions = len(json.loads((PLAYTHROUGHS / "quick-and-easy-stuck.json").read_text())["actions"])
    assert run("winnable", record, "--after", actions).stdout == "The game has ended, and it was lost.\n"
    refused = run("winnable", record, "--after", actions + 1)
    assert f"from 0 to {actions}" in str(refused.exception)


def test_deals_are_counted_and_an_interval_is_told():
    command = ["winnable", "quick-and-easy", "--seats", 2, "--seed", "x", "--deals", 3, "--workers", 1]
    assert run(*command).stdout == "3 of 3 deals can be won with all cards open: 100.00% (43.85% to 100.00%)\n"
    made = json.loads(run(*command, "--json").stdout)
    assert (made["deals"], made["answers"]) == (3, {"yes": 3, "no": 0, "not found": 0})


def test_deals_have_the_seeds_of_a_match_and_any_number_of_workers_counts_the_same(monkeypatch):
    asked = Deals("the-game", 1, {}, None, "s", 3, float("inf"))
    assert asked.dealt(2) == games.get("the-game").deal(1, Chance("s 2"))
    *_, shared = answered(asked, Processes(2))
    seen = []

    def looked_at(state, **how):
        seen.append(state)
        return winnable(state, **how)

    monkeypatch.setattr("tenback.lab.winnable_share.winnable", looked_at)
    *_, alone = answered(asked, Here())
    assert shared == alone == {Answer.YES: 3}
    assert seen == [asked.dealt(number) for number in range(3)]


def test_what_was_not_settled_is_not_counted_as_won():
    asked = Deals("the-game", 1, {}, None, "s", 10, 1.0)
    found = told(asked, {Answer.YES: 6, Answer.NO: 1, Answer.NOT_FOUND: 3})
    assert found["rate"] == 0.6
    assert found["low"] < 0.6 < found["high"]
    assert [fact.split()[0] for fact in facts(found)] == ["6", "1", "3"]


# Exact chances


def test_the_chance_to_win_alone_is_exact(position):
    made = run("odds", position(near_the_end([[95, 96]], draw=(97, 98))))
    assert made.stdout == "to win, with the best play: 1 (100.00%)\n"
    none = json.loads(run("odds", position(near_the_end([[95, 40]])), "--json").stdout)
    assert none["chances"] == {"to win, with the best play": {"exact": "0", "about": 0.0}}


def test_where_hands_are_hidden_the_share_of_winnable_deals_is_told(position):
    """One pile is open, and cards must come in order: seat 0 does not know who of the others holds 97, who 98."""
    data = near_the_end([[96], [97], [98]], up=95, down=2)
    data["piles"]["up2"] = 99
    made = run("odds", position(data))
    assert made.exit_code == 0, made.output
    assert made.stdout.startswith("deals of the hidden cards that could be won")
    assert made.stdout.endswith(": 1/2 (50.00%)\n")
    assert run("odds", position(data), "--seat", 1).stdout == made.stdout  # nor does seat 1, of 96 and 98
    assert "--seat is a number from 0 to 2" in str(run("odds", position(data), "--seat", 3).exception)


def test_the_chance_of_a_bust_is_told_for_each_number_of_cards(position):
    state: Any = games.get("ten").deal(2, Chance("x"))
    while not bust_chance(state.view(0)):
        state = state.play(state.actions()[0])
    made = json.loads(run("odds", position(state.position()), "--draws", 3, "--json").stdout)
    exact = [Fraction(chance["exact"]) for chance in made["chances"].values()]
    assert exact == [bust_chance(state.view(0), many) for many in (1, 2, 3)]
    assert 0 < exact[0] < exact[1] < exact[2] < 1
    assert "--draws" in str(run("odds", position(state.position()), "--draws", 0).exception)


def test_of_a_record_the_latest_position_is_asked_about():
    made = run("odds", PLAYTHROUGHS / "the-game-every-card-laid.json")
    assert made.stdout == "to win, with the best play: 1 (100.00%)\n"
    asked = run("odds", PLAYTHROUGHS / "the-game-every-card-laid.json", "--after", 0)
    assert isinstance(asked.exception, TooLarge)


# What cannot be asked


@pytest.mark.parametrize(
    ("command", "error", "sentence"),
    [
        (["winnable", "the-game"], OptionError, "takes --seed"),
        (["winnable", "the-game", "--seed", "x", "--after", "3"], OptionError, "no --after"),
        (["winnable", "teh-game", "--seed", "x"], OptionError, "is no game"),
        (["winnable", "ten", "--seed", "x"], NoSuchQuestion, "somebody always wins"),
        (["winnable", "the-game", "--seed", "x", "--deals", "0"], OptionError, "--deals"),
        (["winnable", "the-game", "--seed", "x", "--deals", "2", "--workers", "0"], OptionError, "--workers"),
    ],
)
def test_what_cannot_be_asked_is_said(command, error, sentence):
    made = run(*command)
    assert isinstance(made.exception, error)
    assert sentence in str(made.exception)


@pytest.mark.parametrize(
    ("text", "error", "sentence"),
    [
        ("{", ValueError, "does not hold"),
        ('{"game": "chess"}', UnknownGame, "chess"),
        ('{"game": 3}', PositionError, "name of a game"),
        ('{"game": "the-game"}', PositionError, "has no"),
    ],
)
def test_a_file_that_cannot_be_read_is_said(position, text, error, sentence):
    made = run("winnable", position(text))
    assert isinstance(made.exception, error)
    assert sentence in str(made.exception)


def test_a_position_has_no_actions_to_count(position):
    assert "--after is for a record" in str(run("winnable", position(near_the_end([[95]])), "--after", 1).exception)


def test_exact_chances_are_not_known_everywhere(position):
    state = games.get("quick-and-easy").deal(2, Chance("x"))
    assert isinstance(run("odds", position(state.position())).exception, NoSuchQuestion)
