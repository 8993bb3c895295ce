"""The referee and the match: fair deals, legal play, and counts that do not depend on how the work was shared out."""

import json
import signal
from itertools import count

import pytest
from typer.testing import CliRunner

from tenback import bots, games
from tenback.cli.app import app
from tenback.core import Ending, OptionError, SeatError, UnknownGame
from tenback.core.intervals import wilson
from tenback.games import ten
from tenback.games.ten.decks import DECKS
from tenback.lab import referee
from tenback.lab.executors import executor
from tenback.lab.match import Match, Tally, played
from tenback.lab.referee import Agreed

run = CliRunner().invoke


def a_match(game="face-to-face", names=("random",), seats=2, count=6, *, seed="s", silent=False, budget=0.1, **options):
    return Match(Agreed(game, seats, options, budget, silent), tuple(names), count, seed)


def all_of(match, workers=1):
    *_, tally = played(match, executor(workers, None))
    told = tally.told()
    del told["seconds"]
    return told


@pytest.mark.parametrize(
    ("share", "games_played", "low", "high"),
    # Newcombe (1998), table I, Wilson's score method: 81 of 263, 15 of 148, 0 of 20, 29 of 29.
    [(81 / 263, 263, 0.2553, 0.3662), (15 / 148, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611), (1, 29, 0.8830, 1)],
)
def test_the_interval_is_wilsons(share, games_played, low, high):
    assert wilson(share, games_played) == pytest.approx((low, high), abs=5e-5)


def test_of_no_games_nothing_is_known():
    assert wilson(0, 0) == (0, 1)


@pytest.mark.parametrize("game", [game.slug for game in games.shelf()])
def test_a_match_is_the_same_for_any_number_of_workers(game):
    match = a_match(game, ("random",), games.get(game).seats[-1], 9)
    assert all_of(match, 1) == all_of(match, 2)


def test_another_seed_is_another_match():
    assert all_of(a_match("the-game", count=20, seed="a")) != all_of(a_match("the-game", count=20, seed="b"))


def test_where_bots_differ_every_deal_is_played_from_every_seat():
    match = a_match("ten", ("novice", "random", "random"), 3)
    tables = [match.table(number) for number in range(6)]
    assert [seed for seed, _ in tables] == ["s 0"] * 3 + ["s 1"] * 3
    assert {names.index("novice") for _, names in tables[:3]} == {0, 1, 2}
    assert len({a_match(names=("novice",)).table(number)[0] for number in range(5)}) == 5


def test_the_stronger_one_wins_wherever_it_sits():
    told = all_of(a_match("face-to-face", ("novice", "random"), count=20))
    assert told["wins"]["novice"] >= 18
    assert told["rate"] == told["wins"]["novice"] / 20
    assert told["low"] < told["rate"] <= told["high"] or told["rate"] == 1
    turned = all_of(a_match("face-to-face", ("random", "novice"), count=20))
    assert turned["wins"]["novice"] == pytest.approx(told["wins"]["novice"], abs=3)
    assert turned["rate"] < 0.2


@pytest.mark.parametrize("strength", ["random", "novice", "fast"])
@pytest.mark.parametrize(
    ("slug", "options"),
    [("the-game", {}), ("quick-and-easy", {}), ("quick-and-easy", {"pro": True}), ("face-to-face", {}), ("ten", {})],
)
def test_every_bot_keeps_the_referees_rules(slug, options, strength):
    """Whole games, with all that is said: nobody does what it may not, or speaks twice of one thing."""
    seats = 2 if slug == "face-to-face" else 3
    agreed = Agreed(slug, seats, options, 0.01, silent=False)
    for number in range(3):
        assert referee.play(agreed, [strength] * seats, f"rules {number}").reason


def test_a_team_wins_together_and_cards_left_are_counted():
    told = all_of(a_match("the-game", count=5))
    assert (told["won"], "wins" in told) == (0, False)
    assert told["left"] > 20


def test_alone_at_ten_the_automatic_seat_plays_along():
    told = all_of(a_match("ten", ("novice",), 1, 10, limit=4))
    assert 0 < told["won"] <= 10
    assert set(told["scores"]) == {"novice"}


def test_winners_of_one_game_share_it():
    tally = Tally(a_match("ten", ("novice", "random"), 2))
    tally.add(0, Ending(ten.Reason.SHARED, "T1", winners=(0, 1), scores=(5, 5)))
    assert dict(tally.wins) == {"novice": 0.5, "random": 0.5}
    assert tally.told()["rate"] == 0.5


# What cannot be played


@pytest.mark.parametrize(
    ("changed", "error", "sentence"),
    [
        ({"names": ("random",) * 3}, OptionError, "one for each of the 2"),
        ({"names": ("nobody",)}, bots.UnknownBot, "there are random"),
        ({"game": "chess"}, UnknownGame, "the-game"),
        ({"seats": 3}, SeatError, "is for 2 players"),
        ({"pro": True}, OptionError, "There is no option"),
        ({"count": 0}, OptionError, "--games"),
        ({"budget": 0}, OptionError, "--budget"),
        ({"budget": float("nan")}, OptionError, "--budget"),
    ],
)
def test_what_cannot_be_played_is_said_before_work_starts(changed, error, sentence):
    with pytest.raises(error, match=sentence):
        a_match(**changed)


# The command


def test_the_command_prints_one_json_object():
    made = run(app, ["match", "face-to-face", "--bots", "novice,random", "--games", "4", "--seed", "x", "--json"])
    told = json.loads(made.stdout)
    assert set(told) >= {"games", "wins", "rate", "low", "high", "left", "seconds"}
    assert told["games"] == 4
    assert told["bots"] == ["novice", "random"]


@pytest.mark.parametrize(
    ("game", "setting", "told"),
    [
        ("the-game", "expert", {"expert": True}),
        ("quick-and-easy", "pro", {"pro": True}),
        ("face-to-face", "last_card=wins", {"last_card": "wins"}),
        ("ten", "deck=full", {"deck": "full"}),
        ("ten", "deck=reconstructed", {"deck": "reconstructed"}),
        ("ten", "fiasco", {"fiasco": True}),
    ],
)
def test_the_object_tells_every_option_as_it_was_set(game, setting, told):
    made = run(app, ["match", game, "--bots", "random", "--seats", "2", "--games", "1", "--set", setting, "--json"])
    assert json.loads(made.stdout)["options"] == told


def test_a_deck_of_ones_own_is_told_as_a_table(tmp_path):
    own = {**DECKS["full"].table(), "name": "of my own"}
    rows = "".join(f'"{card}" = {list(copies)}\n' for card, copies in own["cards"].items())
    (tmp_path / "own.toml").write_text(f'name = "of my own"\n[cards]\n{rows}')
    setting = f"deck={tmp_path / 'own.toml'}"
    made = run(app, ["match", "ten", "--bots", "random", "--seats", "2", "--games", "1", "--set", setting, "--json"])
    assert json.loads(made.stdout)["options"] == {"deck": own}


def test_the_command_speaks_to_people_as_well():
    made = run(app, ["match", "the-game", "--bots", "random", "--seats", "1", "--games", "1e1", "--set", "expert"])
    assert "0 of 10 games won: 0.0% (0.0% to 27.8%)" in made.stdout


@pytest.mark.parametrize("arguments", [["--games", "1.5"], ["--games", "many"], ["--budget", "-1"], ["--games", "nan"]])
def test_what_was_typed_wrong_is_named(arguments):
    made = run(app, ["match", "the-game", "--bots", "random", *arguments])
    assert made.exit_code
    assert arguments[0] in str(made.exception)


def test_an_interrupted_match_counts_what_was_played(monkeypatch):
    def play_until_ctrl_c(*arguments):
        if next(number) == 10:
            signal.raise_signal(signal.SIGINT)
        return referee.play(*arguments)

    number = count()
    monkeypatch.setattr("tenback.lab.match.play", play_until_ctrl_c)
    arguments = [
        "match",
        "the-game",
        "--bots",
        "novice",
        "--seats",
        "5",
        "--games",
        "100000",
        "--workers",
        "1",
        "--json",
    ]
    made = run(app, arguments)
    assert made.exit_code == 130
    assert "Interrupted after 8 of 100000 games" in made.stderr
    assert json.loads(made.stdout)["games"] == 8  # of the third batch nothing was finished
