"""The examples run, and do what they promise."""

import runpy
from pathlib import Path

EXAMPLES = Path(__file__).parents[2] / "examples"


def test_a_bot_in_thirty_lines(capsys):
    example = runpy.run_path(str(EXAMPLES / "thirty_lines.py"))
    example["main"](deals=5)
    against_random, against_novice = capsys.readouterr().out.splitlines()
    assert against_random.startswith("against random: 10 of 10 games won")
    assert against_novice.startswith("against novice: ")
    text = (EXAMPLES / "thirty_lines.py").read_text(encoding="utf-8")
    bot = text[text.index("class Miser") : text.index("def duel")].strip()
    assert len(bot.splitlines()) <= 30


def test_a_policy_learns_to_beat_random():
    ours, at_random = runpy.run_path(str(EXAMPLES / "learn.py"))["main"](steps=300, games=10)
    assert ours < at_random - 20
