"""Ctrl-C before there is anything to keep, and after all is said: the process ends, without a word."""

import signal
import subprocess
import sys

import pytest

from tenback import cli

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals differ there")

WHILE_LOADING = """
import importlib.abc, signal, sys
class Press(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path, target=None):
        if name == "tenback.cli.app":
            signal.raise_signal(signal.SIGINT)
sys.meta_path.insert(0, Press())
from tenback.cli import main
main()
"""
AT_THE_END = """
import atexit, signal, sys
atexit.register(signal.raise_signal, signal.SIGINT)
from tenback.cli import main
sys.argv = ["tenback", "--version"]
main()
"""


@pytest.mark.parametrize(("program", "said"), [(WHILE_LOADING, ""), (AT_THE_END, "tenback ")])
def test_ctrl_c_ends_it_without_a_word(program, said):
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)  # noqa: S603
    assert run.returncode == -signal.SIGINT
    assert run.stdout.startswith(said)
    assert run.stderr == ""


def test_in_the_background_it_stays_nobodys_business(monkeypatch):
    heard = []
    monkeypatch.setattr(signal, "getsignal", lambda _: signal.SIG_IGN)
    monkeypatch.setattr(signal, "signal", lambda *how: heard.append(how))
    cli.end_at_once()
    cli.hear_ctrl_c()
    assert not heard


def test_an_interruption_that_no_command_minds_is_told_by_the_exit_code(monkeypatch):
    def pressed():
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "carry_out", pressed)
    monkeypatch.setattr(cli, "end_at_once", lambda: None)
    with pytest.raises(SystemExit) as left:
        cli.main()
    assert left.value.code == 130
