"""Pictures of simulated games: they show what was counted, and the same results give the same bytes."""

import json

import numpy as np
import pytest
from matplotlib.figure import Figure
from typer.testing import CliRunner

from tenback.cli.app import app
from tenback.lab import plots
from tenback.lab.plots import Told, drawn, told
from tenback.lab.results import Results, found

COOPERATIVE = {"game": "the-game", "seats": 2, "bots": ["fast"], "options": {"expert": True}, "silent": False}
TEN = {"game": "ten", "seats": 2, "bots": ["a", "b"], "options": {}, "silent": False}


def a_run(place, manifest, summary, text):
    place.mkdir(parents=True)
    results = Results(place / "games.csv")
    for file, data in ((results.games, text), (results.manifest, manifest), (results.summary, summary)):
        file.write_text(data if isinstance(data, str) else json.dumps(data))
    return Results(place)


@pytest.fixture
def runs(tmp_path):
    won = {"games": 1, "rate": 0.25, "low": 0.05, "high": 0.7}
    games = "game,won,left,actions\n0,1,0,140\n1,0,3,130\n2,0,3,131\n3,0,20,90\n"
    rows = "game,bots,winners,score_0,score_1,busts_0,busts_1,prices\n0,a b,0,9,5,1,0,3 4\n1,b a,0,7,2,2,1,\n"
    a_run(tmp_path / "two", COOPERATIVE, {"games": 4, "won": won}, games)
    a_run(tmp_path / "three", {**COOPERATIVE, "seats": 3, "silent": True}, {"games": 4, "won": won}, games)
    a_run(tmp_path / "ten", TEN, {"games": 2, "wins": {}}, rows)
    return tmp_path


def test_a_run_is_counted_for_drawing(runs):
    two = told(Results(runs / "two"))
    assert (two.left, two.lost, two.actions[140]) == ({3: 2, 20: 1}, 3, 1)
    assert two.name == "fast expert (2 players)"
    ten = told(Results(runs / "ten"))
    assert ten.scores == {"a": {9: 1, 2: 1}, "b": {5: 1, 7: 1}}
    assert ten.busts == {"a": {1: 2}, "b": {0: 1, 2: 1}}
    assert ten.prices == {3: 1, 4: 1}


def test_a_plot_counts_the_games_that_it_is_drawn_from(runs):
    """Runs of the kernels tell no actions, TEN has no cards left, and signals are worth what two runs tell together."""
    two, three, ten = (told(Results(runs / name)) for name in ("two", "three", "ten"))
    kernels = Told({**COOPERATIVE, "seats": 4}, {**two.summary, "games": 1000}, left=two.left)
    silent = Told({**COOPERATIVE, "silent": True}, two.summary)
    everything = [two, three, ten, kernels, silent]
    counted = {name: draw(Figure().add_subplot(), everything) for name, (_, draw) in plots.PLOTS.items()}
    assert counted == {
        "win-rate": 4 + 4 + 1000 + 4,
        "value-of-signals": 4 + 4,
        "cards-left": 4 + 4 + 1000,
        "where-lost": 4 + 4 + 1000,
        "game-length": 4 + 4,
        "scores": 2,
        "busts": 2,
        "prices": 2,
    }


def test_where_games_are_lost_adds_up_to_the_games_lost(runs):
    axes = Figure().add_subplot()
    assert plots.where_lost(axes, [told(Results(runs / "two"))])
    (line,) = axes.get_lines()
    cards, shares = np.asarray(line.get_xydata()).T
    assert (cards[-1], shares[77], shares[78], shares[95], shares[-1]) == (98, 0, 0.25, 0.75, 0.75)


def test_the_win_rate_stands_at_the_number_of_players_one_line_a_kind(runs):
    axes = Figure().add_subplot()
    assert plots.win_rate(axes, [told(results) for results in found(runs)])
    assert {container.get_label() for container in axes.containers} == {"fast expert", "fast expert silent"}
    assert [list(container[0].get_ydata()) for container in axes.containers] == [[0.25], [0.25]]


def test_the_value_of_signals_is_what_a_talking_table_wins_more():
    def run(seats, talk, rate):
        summary = {"games": 400, "won": {"games": rate * 400, "rate": rate, "low": 0, "high": 1}}
        return Told({**COOPERATIVE, "seats": seats, "silent": talk == "silent"}, summary)

    axes = Figure().add_subplot()
    runs = [
        run(3, "silent", 0.4),
        run(2, "signals", 0.75),
        run(3, "signals", 0.6),
        run(2, "silent", 0.5),
        run(4, "signals", 0.9),
    ]
    assert plots.value_of_signals(axes, runs)
    (container,) = axes.containers
    assert container.get_label() == "fast expert"
    assert np.asarray(container[0].get_xydata()) == pytest.approx(np.array([[2, 0.25], [3, 0.2]]))
    (bars,) = container[2]
    low, high = np.asarray(bars.get_segments())[0][:, 1]
    assert (high - low) / 2 == pytest.approx(1.96 * (0.75 * 0.25 / 400 + 0.5 * 0.5 / 400) ** 0.5, rel=1e-4)
    assert not plots.value_of_signals(Figure().add_subplot(), [run(2, "silent", 0.5), run(3, "signals", 0.5)])


def test_everything_that_can_be_drawn_is_drawn_twice_the_same(runs):
    together = [told(results) for results in found(runs)]
    first, second = runs / "first", runs / "second"
    names = [file.name for file in drawn(together, first)]
    assert sorted(names) == sorted(
        f"{plot}.{kind}"
        for plot in (
            "the-game-win-rate",
            "the-game-cards-left",
            "the-game-where-lost",
            "the-game-game-length",
            "ten-scores",
            "ten-busts",
            "ten-prices",
        )
        for kind in ("svg", "png")
    )
    ten = [run for run in together if run.manifest["game"] == "ten"]
    for file in drawn(ten, second):
        assert file.read_bytes() == (first / file.name).read_bytes()


STANDINGS = [
    {"name": "a", "rating": 1700, "low": 1650, "high": 1750},
    {"name": "b", "rating": 1400, "low": 1300, "high": 1500},
]


def test_ratings_are_drawn_with_their_intervals():
    axes = Figure().add_subplot()
    plots.ratings(axes, STANDINGS)
    drawn = [
        (float(container[0].get_xdata()[0]), *container[2][0].get_segments()[0][:, 0]) for container in axes.containers
    ]
    assert drawn == [(1700, 1650, 1750), (1400, 1300, 1500)]
    assert [label.get_text() for label in axes.get_yticklabels()] == ["a", "b"]


def test_the_matrix_tells_both_sides_of_a_pair():
    axes = Figure().add_subplot()
    plots.matrix(axes, STANDINGS, [{"name": "a", "other": "b", "share": 0.8, "low": 0.7, "high": 0.88}])
    shares = np.asarray(axes.images[0].get_array())
    assert shares[0, 1] == pytest.approx(0.8)
    assert shares[1, 0] == pytest.approx(0.2)
    told = {text.get_position(): text.get_text() for text in axes.texts}
    assert told == {(1, 0): "80%\n70% to 88%", (0, 1): "20%\n12% to 30%"}


def test_what_was_not_told_is_not_drawn():
    assert not plots.ten_prices(Figure().add_subplot(), [Told(COOPERATIVE, {"games": 1})])


def test_the_command_draws_beside_the_results(runs):
    made = CliRunner().invoke(app, ["plot", str(runs / "ten")])
    assert made.exit_code == 0, made.output
    assert (runs / "ten" / "plots" / "ten-scores.svg").exists()
    nothing = CliRunner().invoke(app, ["plot", str(runs / "nowhere")])
    assert "holds no results" in str(nothing.exception)
