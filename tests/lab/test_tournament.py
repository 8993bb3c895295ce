"""Tournaments: the same deals for all, places and ratings that follow from them, and strangers' bots."""

import csv
import json
import os
import signal
import subprocess
import sys
import time
from importlib.metadata import EntryPoint
from itertools import permutations

import pytest
from typer.testing import CliRunner

from tenback import bots, games
from tenback.bots.face_to_face.novice import Novice
from tenback.bots.random import Random
from tenback.cli.app import app
from tenback.core import Chance, Ending, OptionError, TenbackError
from tenback.games import face_to_face
from tenback.lab import manifest, plugins, referee
from tenback.lab.executors import Here, Processes
from tenback.lab.ladder import Challenge, climb
from tenback.lab.match import Match
from tenback.lab.plugins import StrangeBot
from tenback.lab.referee import Agreed
from tenback.lab.results import Results, ResultsError
from tenback.lab.resumable import worked
from tenback.lab.simulate import Run
from tenback.lab.standings import Meeting, at_one_table, pairs, rated, side_by_side
from tenback.lab.tournament import Tournament, facts, meetings, play_deal

run = CliRunner().invoke


def a_tournament(
    game="face-to-face", names=("novice", "random"), seats=2, deals=3, *, budget=0.1, how="round-robin", rounds=None
):
    return Tournament(Agreed(game, seats, {}, budget, silent=False), tuple(names), deals, "s", how, rounds)


def hold(asked, results, who=None):
    results.check(asked.manifest(), resume=True)
    return list(worked(asked, results, who or Here()))


# Who plays whom


def test_where_players_compete_every_choice_of_bots_sits_in_every_order_of_turns():
    tables = a_tournament("ten", ("random", "novice", "fast"), 2).tables(("random", "novice", "fast"))
    assert tables == [
        ("random", "novice"),
        ("novice", "random"),
        ("random", "fast"),
        ("fast", "random"),
        ("novice", "fast"),
        ("fast", "novice"),
    ]
    assert a_tournament("ten", ("random", "novice", "fast"), 3).tables(("random", "novice", "fast")) == [
        ("random", "novice", "fast"),
        ("novice", "fast", "random"),
        ("fast", "random", "novice"),
    ]


@pytest.mark.parametrize(("game", "seats"), [("the-game", 3), ("quick-and-easy", 2), ("ten", 1)])
def test_where_they_play_together_every_bot_fills_a_table(game, seats):
    tables = a_tournament(game, seats=seats).tables(("novice", "random"))
    assert tables == [("novice",) * seats, ("random",) * seats]


def test_all_games_of_a_deal_have_the_same_seed(monkeypatch):
    seen = []

    def play(_agreed, names, seed, watch):
        seen.append((names, seed))
        watch(games.get("face-to-face").deal(2, Chance(seed)))
        return Ending(face_to_face.Reason.STUCK, "F9", winners=(0,))

    monkeypatch.setattr(referee, "play", play)
    asked = a_tournament()
    mark = manifest.mark("face-to-face", asked.names)
    rows = [*csv.reader(play_deal(asked, asked.names, mark, 2).decode().splitlines())]
    assert seen == [(("novice", "random"), "s 2"), (("random", "novice"), "s 2")]
    assert [row[:3] for row in rows] == [["4", "2", "novice random"], ["5", "2", "random novice"]]
    with pytest.raises(manifest.OtherCode):
        play_deal(asked, asked.names, "another tenback", 2)


# Places


@pytest.mark.parametrize(
    ("winners", "scores", "places"),
    [
        ((0,), (9, 9, 4), (1, 2, 3)),  # the tie was broken by the rules (T21)
        ((0, 2), (9, 1, 9), (1, 2, 1)),
        ((2,), (3, 3, 5), (2, 2, 1)),
    ],
)
def test_winners_come_first_and_points_decide_behind_them(winners, scores, places):
    row = {"bots": "a b c", "winners": " ".join(map(str, winners))}
    row |= {f"score_{seat}": str(points) for seat, points in enumerate(scores)}
    assert at_one_table(row) == Meeting(("a", "b", "c"), places, scores)


def test_a_duel_has_no_points():
    assert at_one_table({"bots": "a b", "winner": "1"}) == Meeting(("a", "b"), (2, 1), ())


def test_tables_are_compared_by_winning_and_then_by_cards_left():
    rows = [
        {"bots": f"{name} {name}", "won": str(int(left == 0)), "left": str(left)}
        for name, left in {"a": 5, "b": 0, "c": 5, "d": 4}.items()
    ]
    assert side_by_side(rows) == Meeting(("a", "b", "c", "d"), (3, 1, 3, 2), (-5, 0, -5, -4))


def test_alone_at_ten_the_lead_counts():
    rows = [
        {"bots": "a", "won": "0", "score_0": "9", "score_1": "12"},
        {"bots": "b", "won": "1", "score_0": "8", "score_1": "7"},
    ]
    assert side_by_side(rows) == Meeting(("a", "b"), (2, 1), (-3, 1))


def test_a_deal_that_not_all_tables_have_played_is_no_meeting():
    rows = [{"bots": "novice", "won": "0", "left": "3"}, {"bots": "random", "won": "0", "left": "4"}] * 2
    asked = a_tournament("the-game", seats=1)
    assert [len(list(meetings(asked, rows[:played]))) for played in range(5)] == [0, 0, 1, 1, 2]


# Ratings


def test_ratings_order_the_bots_and_grow_surer():
    wins = [Meeting(("novice", "random"), (1, 2), ())] * 3 + [Meeting(("random", "novice"), (1, 2), ())]
    few, many = (rated("face-to-face", ("random", "novice"), wins * times) for times in (1, 10))
    assert [standing.name for standing in many] == ["novice", "random"]
    assert (few[0].share, few[0].meetings, many[0].meetings) == (0.75, 4, 40)
    assert few[0].high - few[0].low > many[0].high - many[0].low > 0
    assert many[0].low < many[0].rating < many[0].high
    assert few[0].share_low < 0.75 < few[0].share_high
    assert few[0].points is None


def test_a_tie_moves_nobody_and_counts_half():
    tied = rated("the-game", ("novice", "random"), [Meeting(("novice", "random"), (1, 1), (-4, -6))])
    assert {standing.name: (standing.share, standing.points) for standing in tied} == {
        "novice": (0.5, -4),
        "random": (0.5, -6),
    }
    assert tied[0].rating == pytest.approx(tied[1].rating)


def test_pairs_are_counted_both_ways_round():
    met = [Meeting(("a", "b", "c"), (1, 2, 2), ()), Meeting(("b", "a", "c"), (2, 1, 3), ())]
    found = pairs(met)
    assert {pair: (told.meetings, told.share) for pair, told in found.items()} == {
        ("a", "b"): (2, 1.0),
        ("b", "a"): (2, 0.0),
        ("a", "c"): (2, 1.0),
        ("c", "a"): (2, 0.0),
        ("b", "c"): (2, 0.75),
        ("c", "b"): (2, 0.25),
    }
    assert found["b", "c"].low < 0.75 < found["b", "c"].high


# The ladder


def by_strength(*order):
    """Whoever comes first wins three games of four."""
    return {
        (one, other): 0.75 if order.index(one) < order.index(other) else 0.25 for one, other in permutations(order, 2)
    }


@pytest.mark.parametrize("named", list(permutations("abcd")))
def test_a_ladder_ends_in_order_of_strength_wherever_it_begins(named):
    reached = climb(named, by_strength(*"abcd"))
    assert "".join(reached.order) == "abcd"
    assert reached.next is None
    met = [{challenge.challenger, challenge.holder} for challenge in reached.met]
    assert all(met.count(pair) == 1 for pair in met)
    neighbours = [set(pair) for pair in zip(reached.order, reached.order[1:], strict=False)]
    assert all(pair in met for pair in neighbours)  # nobody stands above a bot that was never asked


def test_who_climbs_goes_on_climbing_within_the_round():
    assert climb("cba", by_strength(*"abc")).met == (
        Challenge(1, "a", "b"),
        Challenge(1, "a", "c"),
        Challenge(2, "b", "c"),
    )


def test_rounds_end_a_ladder():
    reached = climb("cba", by_strength(*"abc"), rounds=1)
    assert ("".join(reached.order), len(reached.met), reached.next) == ("acb", 2, None)


def test_three_that_beat_each_other_in_a_circle_come_to_an_end():
    circle = {("a", "b"): 0.9, ("b", "c"): 0.9, ("c", "a"): 0.9, ("b", "a"): 0.1, ("c", "b"): 0.1, ("a", "c"): 0.1}
    for named in permutations("abc"):
        reached = climb(named, circle)
        assert reached.next is None
        assert all(circle[pair] > 0.5 for pair in zip(reached.order, reached.order[1:], strict=False))


def test_who_is_level_stays_below():
    assert climb("ab", {("b", "a"): 0.5}).order == ("a", "b")


def test_what_is_not_played_yet_comes_next():
    assert climb("abc", {}).next == Challenge(1, "c", "b")
    reached = climb("abc", {("c", "b"): 0.75})
    assert (reached.order, reached.met, reached.next) == (
        ("a", "c", "b"),
        (Challenge(1, "c", "b"),),
        Challenge(1, "c", "a"),
    )


@pytest.mark.parametrize(("game", "seats"), [("face-to-face", 2), ("the-game", 1)])
def test_a_ladder_is_climbed_by_games(tmp_path, game, seats):
    asked = a_tournament(game, ("random", "novice"), seats, 4, how="ladder")
    results = Results(tmp_path / "a.csv")
    assert hold(asked, results)[-1] == asked.most_games == 8
    told = json.loads(results.summary.read_text())
    assert [standing["name"] for standing in told["standings"]] == ["novice", "random"]
    (challenge,) = told["challenges"]
    assert (challenge["round"], challenge["challenger"], challenge["holder"], challenge["won"]) == (
        1,
        "novice",
        "random",
        True,
    )
    assert challenge["low"] <= challenge["share"] <= challenge["high"]
    assert any(fact.startswith("round 1: novice climbs past random, ahead in") for fact in facts(asked, told))


# Kept, and gone on with


@pytest.mark.parametrize("how", ["round-robin", "ladder"])
def test_a_tournament_is_the_same_for_any_number_of_workers(tmp_path, how):
    asked = a_tournament(deals=4, how=how)
    plain, shared = Results(tmp_path / "plain" / "out.csv"), Results(tmp_path / "shared" / "out.csv")
    hold(asked, plain)
    hold(asked, shared, Processes(2))
    assert [file.read_bytes() for file in plain.files()] == [file.read_bytes() for file in shared.files()]


@pytest.mark.usefixtures("offered")
@pytest.mark.parametrize("how", ["round-robin", "ladder"])
def test_a_tournament_is_the_same_however_it_is_interrupted(tmp_path, how):
    asked = a_tournament(names=("random", "careful", "novice"), how=how)
    plain, broken = Results(tmp_path / "plain" / "out.csv"), Results(tmp_path / "broken" / "out.csv")
    done = hold(asked, plain)
    assert done == list(range(0, done[-1] + 1, asked.a_batch))
    for place in range(1, len(done)):  # after every deal
        going = worked(asked, broken, Here())
        assert [next(going), next(going)] == done[place - 1 : place + 1]
        going.close()
        assert not broken.games.exists()
    assert hold(asked, broken) == done[-1:]
    once = Results(tmp_path / "once" / "out.csv")
    going = worked(asked, once, Here())
    assert [next(going), next(going)] == done[:2]  # in the middle of a challenge
    going.close()
    assert hold(asked, once) == done[1:]
    for other in (broken, once):
        assert [file.read_bytes() for file in plain.files()] == [file.read_bytes() for file in other.files()]
    deals = [row["deal"] for row in plain.rows()][:: asked.a_batch]
    assert deals == ["0", "1", "2"] * (1 if how == "round-robin" else 3)  # all three pairs meet on them


def test_a_tournament_of_another_format_is_refused(tmp_path):
    results = Results(tmp_path)
    hold(a_tournament(deals=1), results)
    with pytest.raises(ResultsError, match="its tournament is"):
        results.check(a_tournament(deals=1, how="ladder").manifest(), resume=True)


@pytest.mark.skipif(sys.platform == "win32", reason="signals differ there")
def test_ctrl_c_keeps_finished_deals(tmp_path):
    # The whole tournament takes seconds; it is interrupted as soon as its journal has a deal.
    command = ["tournament", "the-game", "--bots", "random,novice", "--deals", "60", "--workers", "2", "--seed", "x"]
    results = Results(tmp_path / "cut.csv")
    process = subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-m", "tenback.cli", *command, "--out", str(results.games)],
        stderr=subprocess.PIPE,
        start_new_session=True,
        stdout=subprocess.PIPE,
    )
    until = time.monotonic() + 120
    while not (results.journal.exists() and results.journal.stat().st_size > 300):
        assert time.monotonic() < until
        assert process.poll() is None
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: the workers are told, too
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130, err
    assert b"They are kept: go on with --resume" in err
    assert b"Traceback" not in err
    assert out.startswith(b"1. novice")
    again = run(app, [*command, "--resume", "--out", str(results.games)])
    assert again.exit_code == 0, again.output
    straight = run(app, [*command, "--json"])
    assert json.loads(straight.stdout).items() >= json.loads(results.summary.read_text()).items()


# Strangers


class Careful(Novice):
    """Somebody's own."""


@pytest.fixture
def offered(monkeypatch):
    points = [
        EntryPoint("face-to-face.careful", f"{__name__}:Careful", plugins.GROUP),
        EntryPoint("face-to-face.random", f"{__name__}:Careful", plugins.GROUP),
        EntryPoint("face-to-face.wrong", "builtins:dict", plugins.GROUP),
        EntryPoint("face-to-face.gone", "no_such_module:Bot", plugins.GROUP),
        EntryPoint("face-to-face.two words", f"{__name__}:Careful", plugins.GROUP),
        EntryPoint("the-game.other", f"{__name__}:Careful", plugins.GROUP),
    ]
    monkeypatch.setattr(plugins, "entry_points", lambda group: points if group == "tenback.bots" else [])


@pytest.mark.usefixtures("offered")
def test_a_strangers_bot_takes_part_and_ours_cannot_be_replaced(tmp_path):
    assert type(plugins.bot("face-to-face", "careful")).__name__ == "Careful"
    assert type(plugins.bot("face-to-face", "random")) is Random
    asked = a_tournament(names=("careful", "random"), deals=2)
    hold(asked, results := Results(tmp_path / "a.csv"))
    table = asked.summary(results.rows())["standings"]
    assert {standing["name"] for standing in table} == {"careful", "random"}
    assert table[0]["meetings"] == 4


class Crashing(Random):
    def _act(self, *_):
        raise ValueError("Nobody told me what to do.")


@pytest.mark.usefixtures("offered")
def test_a_strangers_bot_that_breaks_is_told_by_name_in_one_sentence(monkeypatch):
    point = EntryPoint("face-to-face.crashing", f"{__name__}:Crashing", plugins.GROUP)
    monkeypatch.setattr(plugins, "entry_points", lambda **_: [point])
    asked = ["tournament", "face-to-face", "--bots", "crashing,random", "--deals", "1", "--workers", "1"]
    told = run(app, asked).exception
    assert isinstance(told, TenbackError)  # which the command says in a sentence
    assert str(told).startswith("crashing broke at test_tournament.py:")
    assert "ValueError: Nobody told me what to do." in str(told)


@pytest.mark.usefixtures("offered")
def test_a_strangers_bot_that_cannot_be_used_is_named():
    with pytest.raises(StrangeBot, match="must be a class of"):
        plugins.bot("face-to-face", "wrong")
    with pytest.raises(StrangeBot, match="cannot be loaded: ModuleNotFoundError"):
        plugins.bot("face-to-face", "gone")
    with pytest.raises(bots.UnknownBot, match=r"Other packages offer careful, gone, random, wrong\."):
        plugins.bot("face-to-face", "nobody")


def test_an_installed_package_is_found_and_named_in_the_manifest(tmp_path, monkeypatch):
    about = tmp_path / "mine-1.2.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: mine\nVersion: 1.2\n")
    (about / "entry_points.txt").write_text("[tenback.bots]\nface-to-face.installed = mine:Installed\n")
    (tmp_path / "mine.py").write_text("from tenback.bots.random import Random as Installed\n")
    monkeypatch.syspath_prepend(tmp_path)
    agreed = Agreed("face-to-face", 2, {}, 0.1, silent=False)
    run = Run.of(Match(agreed, ("installed", "random"), 2, "s"))
    assert run.manifest()["packages"] == {"installed": "mine 1.2"}
    assert (run.engine, run.manifest()["weights"]) == ("referee", None)
    assert "installed" not in bots.strengths("face-to-face")


# What cannot be held


@pytest.mark.parametrize(
    ("changed", "error", "sentence"),
    [
        ({"names": ("random", "random")}, OptionError, "every bot once"),
        ({"names": ("random",)}, OptionError, "needs 2 bots"),
        ({"game": "ten", "seats": 4}, OptionError, "needs 4 bots"),
        ({"names": ("random", "nobody")}, bots.UnknownBot, "there are random"),
        ({"deals": 0}, OptionError, "--deals"),
        ({"budget": 0}, OptionError, "--budget"),
        ({"how": "knock-out"}, OptionError, "--format is round-robin or ladder"),
        ({"how": "ladder", "rounds": 0}, OptionError, "--rounds"),
        ({"rounds": 2}, OptionError, "--rounds .* of a ladder"),
        ({"how": "ladder", "game": "ten", "seats": 3}, OptionError, "two bots meet"),
    ],
)
def test_what_cannot_be_held_is_said_before_work_starts(changed, error, sentence):
    with pytest.raises(error, match=sentence):
        a_tournament(**changed)


def test_the_command_prints_a_table():
    command = ["tournament", "face-to-face", "--bots", "random,novice", "--deals", "3", "--workers", "1"]
    made = run(app, command)
    assert made.exit_code == 0, made.output
    first, second, pair = made.stdout.splitlines()
    assert first.startswith("1. novice")
    assert "ahead of" in second
    assert pair.startswith("novice ahead of random: 100.0% (")
    told = json.loads(run(app, [*command, "--json"]).stdout)
    assert (told["deals"], told["games"], len(told["standings"])) == (3, 6, 2)


def test_the_command_keeps_results_and_draws_them(tmp_path):
    out = tmp_path / "duel"
    command = ["tournament", "face-to-face", "--bots", "random,novice", "--deals", "2", "--workers", "1"]
    made = run(app, [*command, "--format", "ladder", "--out", str(out)])
    assert made.exit_code == 0, made.output
    drawn = {f"face-to-face-duel-{plot}.{kind}" for plot in ("ratings", "matrix") for kind in ("svg", "png")}
    assert {file.name for file in (out / "plots").iterdir()} == drawn
    again = run(app, ["plot", str(out), "--out", str(tmp_path / "again")])
    assert {line.rsplit("/")[-1] for line in again.stdout.splitlines()} == drawn
    for name in drawn:
        assert (out / "plots" / name).read_bytes() == (tmp_path / "again" / name).read_bytes()
    refused = run(app, [*command, "--format", "ladder", "--out", str(out)])
    assert "finished already" in str(refused.exception)
