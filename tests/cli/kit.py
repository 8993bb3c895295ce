"""The `tenback` command as its users have it: what the tests share."""

# ruff: noqa: S603 - the command that is tested is run

import io
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

import tenback
from tenback import cli, games, record
from tenback.cli.saving import Kept

SEATED = ["Ada", "Tomek [b]x[/b]", "Zażółć", "X", "王"]
FINE, UNFINISHED, DOES_NOT_HOLD, BAD_INPUT = 0, 1, 1, 2

KINDS = [
    pytest.param(slug, players, settings, id="-".join([slug, str(players), *settings]))
    for slug, players, settings in (
        ("the-game", 1, []),
        ("the-game", 3, ["expert", "on_fire"]),
        ("the-game", 5, ["short_hands"]),
        ("quick-and-easy", 2, []),
        ("quick-and-easy", 5, ["pro"]),
        ("face-to-face", 2, []),
        ("face-to-face", 2, ["last_card=wins"]),
        ("ten", 1, ["limit=9"]),
        ("ten", 2, ["fiasco"]),
        ("ten", 3, ["deck=full"]),
    )
]


# The command, in this process and in one of its own


def tell(*args, stdin=""):
    """Run the command here: its exit code, what it said and what it complained about."""
    given = stdin if isinstance(stdin, bytes) else stdin.encode()
    streams = [io.TextIOWrapper(io.BytesIO(some), encoding="utf-8") for some in (given, b"", b"")]
    with pytest.MonkeyPatch.context() as patch:
        for name, stream in zip(("stdin", "stdout", "stderr"), streams, strict=True):
            patch.setattr(sys, name, stream)
        patch.setattr(sys, "argv", ["tenback", *map(str, args)])
        patch.setattr(cli, "end_at_once", lambda: None)  # whoever tests stays
        patch.setenv("COLUMNS", "80")
        with pytest.raises(SystemExit) as left:
            cli.main()
        said, complained = (stream.buffer.getvalue().decode() for stream in streams[1:])
    return left.value.code or 0, said, complained


def environment(**more):
    source = str(Path(tenback.__file__).parents[1])
    return {**os.environ, "PYTHONPATH": source, "COLUMNS": "100", "TERM": "xterm", **more}


def command(*args):
    return [sys.executable, "-m", "tenback.cli", *map(str, args)]


def run(*args, stdin="", **more):
    """Run the command in a process of its own."""
    done = subprocess.run(
        command(*args), input=stdin.encode(), capture_output=True, check=False, timeout=60, env=environment(**more)
    )
    return done.returncode, done.stdout.decode(), done.stderr.decode()


# Games to play


def begun(slug, players, settings=(), seed="cli"):
    game = games.get(slug)
    known = {option.name: option for option in game.options}
    typed_in = (setting.partition("=") for setting in settings)
    options = {name: known[name].read(value or "true") for name, _, value in typed_in}
    return record.begin(game, SEATED[:players], seed, **options)


def played(told, rng, most=10_000):
    while told.state.turn is not None and len(told.actions) < most:
        told = told.played(rng.choice(told.state.actions()))
    return told


def broken_off(slug, players, most):
    """A game that goes on after so many actions."""
    for seed in range(100):
        told = played(begun(slug, players), random.Random(seed), most)
        if told.state.turn is not None and told.state.turn < players:
            return told
    raise AssertionError


def settings_of(settings):
    return [f"--set={setting}" for setting in settings]


def play_args(told, settings=()):
    return ["play", told.game, "--names", ",".join(told.seats), "--seed", told.seed, *settings_of(settings)]


def resumed(told, *lines):
    """The game, gone on with, without a file."""
    kept = Kept(Path("kept.json"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Kept, "again", lambda _: (kept, told))
        patch.setattr(Kept, "keep", lambda *_: None)
        return tell("play", "--resume", "kept.json", stdin="\n".join(lines))


def written(told, file):
    file.write_text(record.to_json(told), encoding="utf-8")
    return file


def hand(told, seat):
    return set(told.state.view(seat).hands[seat])


DUEL = {
    "game": "face-to-face",
    "options": {},
    "turn": 0,
    "played": 0,
    "gave": False,
    "piles": [{"up": 27, "down": 35}, {"up": 29, "down": 40}],
    "hands": [[12, 17, 45, 50], [3, 4]],
    "draws": [[5], [7]],
}
