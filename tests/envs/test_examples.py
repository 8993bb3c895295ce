"""The examples run, and do what they promise."""

import runpy
import sys
from pathlib import Path

import pytest

from tenback import kernels

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_a_bot_in_thirty_lines(capsys):
    example = runpy.run_path(str(EXAMPLES / "thirty_lines.py"))
    example["main"](deals=5)
    against_random, against_novice = capsys.readouterr().out.splitlines()
    assert against_random.startswith("against random: 10 of 10 games won")
    assert against_novice.startswith("against novice: ")
    text = (EXAMPLES / "thirty_lines.py").read_text(encoding="utf-8")
    bot = text[text.index("class Miser") : text.index("# ## A game")].rpartition("# %%")[0].strip()
    assert len(bot.splitlines()) <= 30


def test_a_policy_learns_to_beat_random():
    ours, at_random = runpy.run_path(str(EXAMPLES / "learn.py"))["main"](steps=300, games=10)
    assert ours < at_random - 20


@pytest.mark.skipif(not kernels.AVAILABLE, reason="without Numba the kernels take minutes")
def test_simulated_games_are_counted_and_drawn(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["simulate_and_plot.py", "40", str(tmp_path)])
    runpy.run_path(str(EXAMPLES / "simulate_and_plot.py"))
    told = capsys.readouterr().out
    assert "2-talking: 40 of 40" in told
    assert "4 players, in silence:" in told
    assert "of 40 games lost by 1 to 4 cards" in told
    assert (tmp_path / "plots" / "the-game-value-of-signals.svg").exists()
    runpy.run_path(str(EXAMPLES / "simulate_and_plot.py"))
    assert "2-talking: 40 of 40" not in capsys.readouterr().out  # the games are there: none is played again


@pytest.mark.parametrize("name", ["simulate_and_plot", "thirty_lines", "learn"])
def test_examples_read_as_notebooks(name):
    text = (EXAMPLES / f"{name}.py").read_text(encoding="utf-8")
    assert text.startswith("# %% [markdown]\n# # ")
    cells = text.split("\n# %%")
    assert len(cells) > 6
    words = [cell for cell in cells if cell.lstrip().startswith(("# %% [markdown]", "[markdown]"))]
    assert all(line.startswith("#") or not line for cell in words for line in cell.splitlines()[1:])
