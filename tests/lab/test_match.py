"""The referee and the match: fair deals, legal play, and counts that do not depend on how the work was shared out."""
# ruff: noqa: ARG002 - bots are asked with more than these listen to

import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter

import pytest
from typer.testing import CliRunner

from tenback import bots, games, talk
from tenback.bots.at_random import AtRandom
from tenback.cli.app import app
from tenback.core import END, Ending, OptionError, SeatError, UnknownGame
from tenback.games import ten
from tenback.games.ten.decks import DECKS
from tenback.lab import referee
from tenback.lab.intervals import wilson
from tenback.lab.match import Match, Tally, played
from tenback.lab.referee import Agreed, RefereeError

run = CliRunner().invoke


def a_match(game="face-to-face", names=("random",), seats=2, count=6, *, seed="s", silent=False, budget=0.1, **options):
    return Match(Agreed(game, seats, options, budget, silent), tuple(names), count, seed)


def all_of(match, workers=1):
    *_, tally = played(match, workers)
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


# What the referee sees to


class Watched(AtRandom):
    """Remembers what it was asked."""

    def __init__(self):
        self.asked = []

    def _act(self, view, said, budget, chance):
        self.asked.append(("act", view, said, budget))
        return super()._act(view, said, budget, chance)

    def _signals(self, view, said, budget, chance):
        self.asked.append(("signals", view, said, budget))
        return (talk.signals("the-game", {})[0],)

    def _gladly(self, view, said, budget, chance):
        self.asked.append(("gladly", view, said, budget))
        return talk.Gladly.GLADLY if view.seat == 2 else talk.Gladly.RATHER_NOT


@pytest.fixture
def watched(monkeypatch):
    bot = Watched()
    monkeypatch.setattr(bots, "get", lambda *_: bot)
    return bot


def test_each_bot_is_given_its_own_view_and_what_was_said_and_nothing_else(watched):
    referee.play(Agreed("the-game", 3, {}, 0.25, silent=False), ["w"] * 3, "deal")
    kinds = Counter(kind for kind, *_ in watched.asked)
    assert kinds["gladly"] == 3
    assert kinds["act"]
    assert {budget for *_, budget in watched.asked} == {0.25}
    for kind, view, _, _ in watched.asked:
        assert type(view).__name__ == "View"
        assert view.seat is not None
        if kind == "act":
            assert view.turn == view.seat
    first = next(view for kind, view, _, _ in watched.asked if kind == "act")
    assert first.seat == 2  # who would gladly start, starts
    for together in ("gladly", "signals"):
        seats = [view.seat for kind, view, *_ in watched.asked if kind == together]
        assert seats == [0, 1, 2] * (len(seats) // 3)
    spoken = 0
    for kind, _, said, _ in watched.asked:  # everything that was said before, whoever is asked for whatever
        assert len(said) == spoken
        spoken += kind == "signals"


def test_everyone_speaks_once_after_each_turn_and_all_hear_it(watched):
    referee.play(Agreed("the-game", 2, {}, 1, silent=False), ["w"] * 2, "deal")
    last = max((said for *_, said, _ in watched.asked), key=len)
    assert {said.seat for said in last} == {0, 1}
    by_moment = Counter((said.after, said.seat) for said in last)
    assert set(by_moment.values()) == {1}


def test_at_a_silent_table_nobody_speaks_and_the_lot_says_who_starts(watched):
    starters = set()
    for number in range(12):
        watched.asked.clear()
        referee.play(Agreed("the-game", 3, {}, 1, silent=True), ["w"] * 3, f"deal {number}")
        assert {kind for kind, *_ in watched.asked} == {"act"}
        assert all(not said for _, _, said, _ in watched.asked)
        starters.add(watched.asked[0][1].seat)
    assert starters == {0, 1, 2}


class Cheat(AtRandom):
    def _act(self, view, said, budget, chance):
        return (END,)


class Chatterbox(AtRandom):
    def _signals(self, view, said, budget, chance):
        return talk.signals("the-game", {})[:1] * 2


@pytest.mark.parametrize(("bot", "sentence"), [(Cheat(), "plays end, which is not"), (Chatterbox(), "speaks twice")])
def test_who_does_what_is_not_allowed_is_named(monkeypatch, bot, sentence):
    monkeypatch.setattr(bots, "get", lambda *_: bot)
    with pytest.raises(RefereeError, match=f"w {sentence}"):
        referee.play(Agreed("the-game", 2, {}, 1, silent=False), ["w"] * 2, "deal")


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


@pytest.mark.skipif(sys.platform == "win32", reason="signals differ there")
def test_an_interrupted_match_counts_what_was_played():
    command = [sys.executable, "-m", "tenback.cli", "match", "the-game", "--bots", "novice", "--seats", "5"]
    process = subprocess.Popen(  # noqa: S603 - our own program
        [*command, "--games", "100000", "--workers", "1", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    )
    time.sleep(6)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert b"Interrupted after" in err
    assert json.loads(out)["games"] > 0
