"""What whoever waits for the compiler is told: once, on standard error, with what helps."""

import pytest
from typer.testing import CliRunner

from tenback import kernels
from tenback.cli.app import app
from tenback.cli.laboratory import compile_for

run = CliRunner().invoke

REASON = "Compiled bots cannot be kept in /nowhere (Permission denied). TENBACK_KERNELS=DIR."


@pytest.fixture
def prepared(monkeypatch):
    """The games that were compiled."""
    done: list[str] = []
    monkeypatch.setattr(kernels, "AVAILABLE", True)
    monkeypatch.setattr(kernels, "ready", lambda slug: slug in done)
    monkeypatch.setattr(kernels, "prepare", done.append)
    monkeypatch.setattr(kernels, "unkept", lambda: None)
    return done


@pytest.mark.parametrize(
    ("names", "compiled"),
    [(("fast",), ["ten"]), (("random", "strong"), ["ten"]), (("random", "novice"), [])],
)
def test_only_the_game_that_is_played_is_compiled_and_that_once(prepared, capsys, names, compiled):
    for _ in range(2):
        compile_for("ten", names)
    assert prepared == compiled
    assert capsys.readouterr().err.count("Compiling the bots") == len(compiled)


def test_where_nothing_can_be_kept_that_is_said_with_the_remedy(prepared, monkeypatch, capsys):
    monkeypatch.setattr(kernels, "unkept", lambda: REASON)
    compile_for("ten", ("fast", "strong"))
    assert not prepared  # in this process it would be for nobody
    assert capsys.readouterr().err.count(REASON) == 1
    compile_for("ten", ("novice",))
    assert capsys.readouterr().err == ""


@pytest.mark.usefixtures("prepared")
def test_solvers_are_compiled_too_so_it_is_said_there(monkeypatch):
    monkeypatch.setattr(kernels, "unkept", lambda: REASON)
    asked = run(app, ["winnable", "no-such-file"])
    assert asked.stderr.count(REASON) == 1
