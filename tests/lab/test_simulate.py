"""Simulated games: the same bytes whoever plays them and however often he is interrupted, and never another run's."""

import csv
import json
import os
import signal
import subprocess
import sys
import time
from typing import Any

import pyarrow.parquet as pq
import pytest
from typer.testing import CliRunner

from tenback import games, kernels
from tenback.cli.app import app
from tenback.core import Chance, OptionError, SeedError
from tenback.lab import referee, whole_games
from tenback.lab.executors import Here, Processes, WorkersLost, executor
from tenback.lab.manifest import OtherCode
from tenback.lab.match import Match, played
from tenback.lab.referee import Agreed
from tenback.lab.results import Results, ResultsError, found
from tenback.lab.resumable import worked
from tenback.lab.rows import Watched
from tenback.lab.simulate import Run, play_batch
from tenback.lab.summary import summary

run_command = CliRunner().invoke
SLUGS = [game.slug for game in games.shelf()]


def a_run(game="the-game", names=("random",), seats=2, count=50, *, engine="referee", seed="s", **options):
    return Run.of(Match(Agreed(game, seats, options, 0.1, silent=False), tuple(names), count, seed), engine)


def files(results):
    return {file.name: file.read_bytes() for file in results.files()}


def finish(run, results, who=None):
    results.check(run.manifest(), resume=True)
    return list(worked(run, results, who or Here()))


def rows_of(file):
    with file.open(newline="") as opened:
        return list(csv.DictReader(opened))


# The same bytes


@pytest.mark.parametrize("suffix", ["csv", "parquet"])
def test_results_are_the_same_for_any_number_of_workers_and_interruptions(tmp_path, suffix):
    run = a_run(count=70)
    plain, shared, broken = (Results(tmp_path / place / f"out.{suffix}") for place in ("plain", "shared", "broken"))
    assert finish(run, plain) == [0, 20, 40, 60, 70]
    finish(run, shared, Processes(2))
    for _ in range(2):  # interrupted twice, the second time in the middle of a row
        going = worked(run, broken, Here())
        assert next(going) in {0, 20}
        next(going)
        going.close()
        assert not broken.games.exists()
        with broken.journal.open("ab") as journal:
            journal.write(b"40,0,8")
    assert finish(run, broken)[0] == 40
    assert files(plain) == files(shared) == files(broken)
    assert not plain.journal.exists()
    assert not broken.journal.exists()


def test_a_journal_that_is_damaged_in_the_middle_is_played_again_from_there(tmp_path):
    run, results, other = a_run(), Results(tmp_path / "a.csv"), Results(tmp_path / "b.csv")
    finish(run, other)
    going = worked(run, results, Here())
    assert [next(going) for _ in range(3)] == [0, 20, 40]
    going.close()
    lines = results.journal.read_bytes().splitlines(keepends=True)
    results.journal.write_bytes(b"".join(lines[:30] + lines[31:]))
    assert finish(run, results)[0] == 20
    assert results.games.read_bytes() == other.games.read_bytes()


@pytest.mark.parametrize("game", SLUGS)
def test_parquet_and_csv_tell_the_same(tmp_path, game):
    run = a_run(game, ("random",), games.get(game).seats[-1], 6)
    text, table = Results(tmp_path / "a.csv"), Results(tmp_path / "b.parquet")
    finish(run, text)
    finish(run, table)
    assert list(table.rows()) == rows_of(text.games)
    assert pq.read_table(table.games).column_names == [column.name for column in run.columns]


def test_another_seed_is_another_run(tmp_path):
    one, other = Results(tmp_path / "a.csv"), Results(tmp_path / "b.csv")
    finish(a_run(seed="one"), one)
    finish(a_run(seed="other"), other)
    assert one.games.read_bytes() != other.games.read_bytes()


@pytest.mark.skipif(sys.platform == "win32", reason="signals differ there")
def test_ctrl_c_keeps_what_is_finished(tmp_path):
    # The whole run takes a second at least; it is interrupted as soon as its journal has a game.
    command = ["simulate", "the-game", "--bots", "random", "--engine", "referee", "--games", "600", "--seed", "x"]
    results = Results(tmp_path / "cut.csv")
    process = subprocess.Popen(  # noqa: S603 - our own program
        [sys.executable, "-m", "tenback.cli", *command, "--workers", "2", "--out", str(results.games)],
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    until = time.monotonic() + 120
    while not (results.journal.exists() and results.journal.stat().st_size > 500):
        assert time.monotonic() < until
        assert process.poll() is None
        time.sleep(0.02)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: the workers are told, too
    _, err = process.communicate(timeout=60)
    assert process.returncode == 130, err
    assert b"They are kept" in err
    assert b"Traceback" not in err
    again = run_command(app, [*command, "--resume", "--workers", "1", "--out", str(results.games)])
    assert again.exit_code == 0, again.output
    straight = run_command(app, [*command, "--workers", "1", "--out", str(tmp_path / "straight.csv")])
    assert straight.exit_code == 0
    assert results.games.read_bytes() == (tmp_path / "straight.csv").read_bytes()
    assert results.summary.read_bytes() == (tmp_path / "straight.summary.json").read_bytes()


# What the rows tell


@pytest.mark.parametrize(
    ("game", "names", "seats"),
    [
        ("the-game", ("random",), 3),
        ("quick-and-easy", ("random",), 2),
        ("face-to-face", ("novice", "random"), 2),
        ("ten", ("novice", "random", "random"), 3),
        ("ten", ("novice",), 1),
    ],
)
def test_the_games_are_those_of_a_match(tmp_path, game, names, seats):
    run, results = a_run(game, names, seats, 6), Results(tmp_path / "a.csv")
    finish(run, results)
    *_, tally = played(run.match, Here())
    told, ours = tally.told(), json.loads(results.summary.read_text())
    if "won" in told:
        assert ours["won"]["games"] == told["won"]
        assert ours["won"]["low"] == told["low"]
    else:
        assert {name: wins["games"] for name, wins in ours["wins"].items() if wins["games"]} == told["wins"]
    if game in {"the-game", "quick-and-easy"}:
        assert ours["means"]["left"]["mean"] == pytest.approx(told["left"])
    if "scores" in told:
        assert {name: mean["mean"] for name, mean in ours["scores"].items()} == pytest.approx(told["scores"])


def test_a_row_of_the_game_tells_where_it_ended(tmp_path):
    run, results = a_run("the-game", ("random",), 3, 5), Results(tmp_path / "a.csv")
    finish(run, results)
    for number, row in enumerate(rows_of(results.games)):
        seen: list[Any] = []
        ending = referee.play(run.match.agreed, ["random"] * 3, f"s {number}", seen.append)
        assert row == {
            "game": str(number),
            "won": "0",
            "left": str(ending.left),
            "reason": str(ending.reason),
            "starter": str(seen[0].turn),
            "actions": str(len(seen) - 1),
            "last": str(seen[-1].on_turn),
            "draw": str(len(seen[-1].draw)),
        }


def test_busts_and_prices_of_ten_are_those_of_its_actions():
    """Told again from the actions: a token more is a bust, the highest bid before a payment its price."""
    game = games.get("ten")
    for number in range(6):
        chance, watched = Chance(f"game {number}"), Watched("ten")
        state = game.deal(3, chance, first=0)
        watched(state)
        busts, prices, bid = 0, [], 0
        while state.ending is None:
            offered = state.actions()
            action = offered[chance.below(len(offered))]
            tokens = sum(holding["busts"] for holding in state.position()["seats"])
            text = str(action)
            if text.startswith("bid:"):
                bid = int(text.removeprefix("bid:"))
            state = state.play(action)
            watched(state)
            position = state.position()
            busts += sum(holding["busts"] for holding in position["seats"]) > tokens
            if position["phase"] == "auction":
                continue
            if bid and text.startswith(("bid:", "pass")):
                prices.append(bid)
                bid = 0
        known: dict[str, Any] = watched._known(0, ["random"] * 3, state.ending)
        assert sum(known[f"busts_{seat}"] for seat in range(3)) == busts > 0
        assert known["prices"] == " ".join(map(str, prices))


def test_the_summary_counts_shared_wins_and_means():
    manifest = {"game": "ten", "seats": 2, "bots": ["a", "b"]}
    rows = [
        {"bots": "a b", "winners": "0 1", "score_0": "5", "score_1": "5", "prices": "3 5"},
        {"bots": "b a", "winners": "0", "score_0": "9", "score_1": "1", "prices": ""},
    ]
    told = summary(manifest, rows)
    assert {name: wins["games"] for name, wins in told["wins"].items()} == {"a": 0.5, "b": 1.5}
    assert told["wins by seat"]["0"]["rate"] == 0.75
    assert {name: mean["mean"] for name, mean in told["scores"].items()} == {"a": 3, "b": 7}
    assert told["means"]["price of a wild"]["mean"] == 4
    # Two numbers, 3 and 5: standard error 1, so 1.96 to each side.
    assert told["means"]["price of a wild"]["low"] == pytest.approx(4 - 1.96, abs=1e-3)


# The kernel


@pytest.mark.skipif(not kernels.AVAILABLE, reason="without Numba the kernels take minutes")
@pytest.mark.parametrize(
    ("game", "name", "seats"),
    [
        ("the-game", "fast", 2),
        ("the-game", "random", 3),
        ("quick-and-easy", "fast", 2),
        ("quick-and-easy", "random", 4),
        ("face-to-face", "fast", 2),
        ("ten", "fast", 3),
        ("ten", "fast", 1),
    ],
)
def test_the_kernels_games_are_the_same_however_they_are_interrupted(tmp_path, monkeypatch, game, name, seats):
    monkeypatch.setattr(whole_games, "GAMES_AT_RANDOM", 60)
    monkeypatch.setattr(games.room("tenback.lab.whole_games", game), "A_BATCH", 4)
    run = a_run(game, (name,), seats, 10, engine="kernel")
    one, cut = Results(tmp_path / "a.csv"), Results(tmp_path / "b.csv")
    finish(run, one)
    going = worked(run, cut, Here())
    next(going)
    going.close()
    finish(run, cut)
    assert files(one)["a.csv"] == files(cut)["b.csv"]
    rows = rows_of(one.games)
    assert [int(row["game"]) for row in rows] == list(range(10))
    told = [tuple(row.values())[1:] for row in rows]
    assert name == "random" or told[:4] != told[4:8]  # each batch has deals of its own
    assert len(set(told)) > 1
    for row in rows:
        if "left" in row:
            assert (row["won"] == "1") == (row["left"] == "0")
        if "winners" in row:
            best = max(int(row[f"score_{seat}"]) for seat in range(seats))
            assert all(int(row[f"score_{winner}"]) == best for winner in row["winners"].split())
        if "winner" in row:
            assert (row["reason"] == "all-laid") == ("0" in {row["left_0"], row["left_1"]})
        if name == "fast" and game != "face-to-face":
            assert int(row["actions"]) > 0
            assert int(row["starter"]) in range(seats)
    assert json.loads(one.manifest.read_text())["not_the_referees_games"]


def test_the_kernel_tells_what_the_referee_tells_but_for_how_and_by_whom_it_ended():
    for game, seats, untold in [
        ("the-game", 3, {"reason", "last"}),
        ("quick-and-easy", 2, {"reason", "last"}),
        ("ten", 3, {"reason"}),
        ("face-to-face", 2, {"actions", "last"}),
    ]:
        kernel, referees = (
            {column.name for column in a_run(game, ("fast",), seats, engine=engine).columns}
            for engine in ("kernel", "referee")
        )
        assert referees - kernel == untold
        assert kernel <= referees


@pytest.mark.skipif(not kernels.AVAILABLE, reason="without Numba the kernels take minutes")
def test_the_kernel_and_the_referee_agree_on_random_play(tmp_path):
    """Other deals, the same game: mean cards left within four standard errors."""
    means = {}
    for engine in ("kernel", "referee"):
        results = Results(tmp_path / f"{engine}.csv")
        finish(a_run("quick-and-easy", ("random",), 2, 300, engine=engine, seed="fair"), results)
        means[engine] = json.loads(results.summary.read_text())["means"]["left"]
    gap = abs(means["kernel"]["mean"] - means["referee"]["mean"])
    spread = sum(((mean["high"] - mean["low"]) / 3.92) ** 2 for mean in means.values()) ** 0.5
    assert 0 < gap < 4 * spread


def test_the_kernel_is_taken_where_it_can():
    assert a_run(names=("fast",), engine="auto").engine == "kernel"
    assert a_run(names=("novice",), engine="auto").engine == "referee"
    assert a_run(names=("fast", "random"), engine="auto").engine == "referee"
    assert a_run("face-to-face", ("random",), engine="auto").engine == "referee"
    assert all(len(set(whole_games.differences(a_run(slug, ("fast",)).match))) == 2 for slug in SLUGS)


# What is refused, before work starts


@pytest.mark.parametrize(
    ("changed", "error", "sentence"),
    [
        ({"names": ("novice",), "engine": "kernel"}, OptionError, "--engine referee"),
        ({"engine": "magic"}, OptionError, "--engine is auto, referee, kernel"),
        ({"seed": "s" * 990}, SeedError, "1000"),
    ],
)
def test_what_cannot_be_played_is_said_before_work_starts(changed, error, sentence):
    with pytest.raises(error, match=sentence):
        a_run(**changed)


def test_results_of_another_run_are_refused(tmp_path):
    results = Results(tmp_path)
    run = a_run(count=5)
    finish(run, results)
    with pytest.raises(ResultsError, match="finished already"):
        results.check(run.manifest(), resume=False)
    for other in (a_run(count=6), a_run(count=5, seed="t"), a_run(count=5, expert=True)):
        with pytest.raises(ResultsError, match=r"of another run: its (games|seed|options) is"):
            results.check(other.manifest(), resume=True)
    results.check(run.manifest() | {"made_with": {"python": "4"}}, resume=True)  # it is said, but not asked for


def test_a_begun_run_asks_for_resume(tmp_path):
    run, results = a_run(), Results(tmp_path / "a.csv")
    going = worked(run, results, Here())
    next(going)
    with pytest.raises(ResultsError, match="another process"), results.held():
        pass
    going.close()
    with pytest.raises(ResultsError, match="begun already: --resume"):
        results.check(run.manifest(), resume=False)


@pytest.mark.parametrize(
    ("name", "text", "sentence"),
    [
        ("a.csv", "1,2,3\n", "belongs to no run"),
        ("a.manifest.json", "[]", "no manifest of a run"),
        ("a.manifest.json", "{", "cannot be read"),
        ("a.manifest.json", "{}", "of another run"),
    ],
)
def test_files_of_somebody_else_are_left_alone(tmp_path, name, text, sentence):
    (tmp_path / name).write_text(text)
    with pytest.raises(ResultsError, match=sentence):
        Results(tmp_path / "a.csv").check(a_run().manifest(), resume=True)
    assert (tmp_path / name).read_text() == text


def test_without_pyarrow_there_is_csv(tmp_path, monkeypatch):
    monkeypatch.setattr("tenback.lab.results.find_spec", lambda _: None)
    with pytest.raises(ResultsError, match=r"tenback\[lab\]"):
        Results(tmp_path / "a.parquet").check(a_run().manifest(), resume=False)
    Results(tmp_path / "a.csv").check(a_run().manifest(), resume=False)


def test_nothing_of_the_extras_is_loaded_until_it_is_needed():
    code = """
import sys, tenback.cli.app, tenback.lab.simulate, tenback.lab.plots, tenback.lab.tournament
print(sorted({"distributed", "matplotlib", "numba", "openskill", "pyarrow"} & sys.modules.keys()))
"""
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)  # noqa: S603 - our own
    assert told.stdout.strip() == "[]"


def test_a_file_of_another_kind_is_refused(tmp_path):
    with pytest.raises(ResultsError, match=r"neither \.parquet nor \.csv"):
        Results(tmp_path / "a.xlsx")


def test_where_there_are_no_results_that_is_said(tmp_path):
    with pytest.raises(ResultsError, match="holds no results"):
        found(tmp_path)


def test_a_worker_with_other_code_is_refused():
    with pytest.raises(OtherCode, match="install the same"):
        play_batch(a_run(), "another tenback", 0)


@pytest.mark.parametrize(
    ("workers", "cluster", "sentence"),
    [
        (0, None, "--workers"),
        (9999, None, "--workers"),
        (2, "tcp://x", "leave one"),
        (None, "no:address:1", "No cluster"),
    ],
)
def test_workers_that_are_not_there_are_said(workers, cluster, sentence):
    with pytest.raises(OptionError, match=f"(?i){sentence}"):
        executor(workers, cluster)


def die(number):
    os._exit(number)


def test_a_process_that_dies_is_said_and_finished_work_is_kept(tmp_path):
    with pytest.raises(WorkersLost, match="--resume"):
        list(Processes(2).results(die, [1]))
    assert not list(tmp_path.iterdir())


# The command


def test_the_command_tells_the_summary_and_names_the_files(tmp_path):
    command = ["simulate", "face-to-face", "--bots", "novice,random", "--games", "1e1", "--workers", "1"]
    first = run_command(app, [*command, "--out", str(tmp_path / "runs")])
    assert first.exit_code == 0, first.output
    assert "novice wins" in first.stdout
    assert {file.name for file in (tmp_path / "runs").iterdir()} == {"games.parquet", "manifest.json", "summary.json"}
    again = run_command(app, [*command, "--resume", "--json", "--out", str(tmp_path / "runs")])
    told = json.loads(again.stdout)
    assert (told["games"], told["bots"], told["engine"]) == (10, ["novice", "random"], "referee")
    refused = run_command(app, [*command, "--out", str(tmp_path / "runs")])
    assert "finished already" in str(refused.exception)
