"""The `tenback` command as its users have it: at a keyboard, in a pipe, killed, fed with nonsense."""

# ruff: noqa: S603 - the command that is tested is run

import errno
import os
import random
import shlex
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tenback import record
from tenback.cli import console
from tenback.cli.saving import Kept
from tests.cli.kit import (
    BAD_INPUT,
    FINE,
    UNFINISHED,
    begun,
    broken_off,
    command,
    environment,
    play_args,
    played,
    run,
    tell,
    written,
)

# Killed, closed, full, cut off


def test_a_killed_game_goes_on_where_it_was(tmp_path):
    told = broken_off("the-game", 2, most=9)
    file = tmp_path / "game.json"
    args = command(*play_args(told), "--save", file)
    process: Any
    with subprocess.Popen(args, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment()) as process:
        process.stdin.write("\n".join([*told.actions, "moves", ""]).encode())
        process.stdin.flush()
        while not process.stdout.readline().startswith(b"How far each card"):
            pass
        process.kill()
    assert record.read(file.read_bytes()) == told
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]
    whole = played(told, random.Random(6))
    code, said, _ = run("play", "--resume", file, stdin="\n".join(whole.actions[9:]))
    assert code == FINE
    assert "It goes on after 9 actions." in said
    assert record.read(file.read_bytes()) == whole


def failing(number):
    def fail(*_):
        raise OSError(number, os.strerror(number))

    return fail


def test_the_kept_file_is_always_whole(tmp_path, monkeypatch, capsys):
    """A full disk: the file stays as it was; the players hear of it once, and again when it is over."""
    told = begun("the-game", 1)
    file = tmp_path / "game.json"
    kept, longer = Kept.anew(file, told), played(told, random.Random(1), most=1)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", failing(errno.ENOSPC))
        kept.keep(longer)
        kept.keep(longer)
    assert record.read(file.read_bytes()) == told
    assert kept.actions == 0
    assert [each.name for each in tmp_path.iterdir()] == ["game.json"]
    assert capsys.readouterr().out == f"{file} cannot be written: No space left on device. The game goes on.\n"
    kept.keep(longer)
    assert record.read(file.read_bytes()) == longer
    assert kept.actions == 1
    assert capsys.readouterr().out == f"{file} is kept again.\n"


@pytest.mark.parametrize("most", [2, 10_000])
def test_whoever_leaves_is_told_what_was_not_kept(most, tmp_path, monkeypatch):
    told = played(begun("the-game", 1), random.Random(1), most)
    file = tmp_path / "game.json"
    kept = Kept.anew(file, begun("the-game", 1))
    monkeypatch.setattr(Kept, "anew", lambda *_: kept)
    monkeypatch.setattr(Path, "replace", failing(errno.EROFS))
    code, said, _ = tell(*play_args(told), "--save", file, stdin="\n".join(told.actions))
    assert code == (UNFINISHED if most == 2 else FINE)
    assert said.count(f"{file} cannot be written: Read-only file system. The game goes on.\n") == 1
    assert f"{file} could not be written to the end and holds the first 0 actions." in said


def test_a_transcript_stays_a_transcript_and_a_link_a_link(tmp_path):
    told = broken_off("quick-and-easy", 2, most=2)
    file, link = tmp_path / "game.txt", tmp_path / "link.txt"
    file.write_text(record.to_transcript(told), encoding="utf-8")
    file.chmod(0o640)
    link.symlink_to(file)
    action = told.state.actions()[0]
    code, said, _ = tell("play", "--resume", link, stdin=str(action))
    assert code == UNFINISHED
    assert said.endswith(f"Go on with: tenback play --resume {link}\n")
    assert link.is_symlink()
    assert file.read_text(encoding="utf-8") == record.to_transcript(told.played(action))
    assert file.stat().st_mode & 0o777 == 0o640


@pytest.mark.parametrize(("args", "code"), [(["rules", "ten"], FINE), (["play"], UNFINISHED)], ids=["rules", "play"])
def test_a_reader_who_goes_is_no_trouble(args, code):
    process: Any
    pipe = subprocess.PIPE
    with subprocess.Popen(command(*args), stdin=pipe, stdout=pipe, stderr=pipe, env=environment()) as process:
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == code


@pytest.mark.parametrize("args", [["rules", "ten"], ["play"], ["--help"]], ids=" ".join)
def test_a_full_disk_gets_a_sentence(args):
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            command(*args),
            stdin=subprocess.DEVNULL,
            stdout=full,
            stderr=subprocess.PIPE,
            check=False,
            env=environment(),
        )
    assert done.returncode == BAD_INPUT
    assert done.stderr == b"tenback: The output cannot be written: No space left on device.\n"


@pytest.mark.parametrize(
    ("closed", "args", "code", "last"),
    [
        ("<&-", ["play"], UNFINISHED, "The game is not kept; --save FILE keeps the next one.\n"),
        ("<&-", ["verify", "-"], BAD_INPUT, "tenback: - cannot be read: standard input is closed.\n"),
        (">&-", ["games"], FINE, ""),
        ("2>&-", ["play", "chess"], BAD_INPUT, ""),
    ],
)
def test_closed_streams_are_no_trouble(closed, args, code, last):
    line = f"exec {shlex.join(command(*args))} {closed}"
    done = subprocess.run(["/bin/sh", "-c", line], capture_output=True, check=False, text=True, env=environment())
    assert done.returncode == code
    assert (done.stdout + done.stderr).endswith(last)
    assert "Traceback" not in done.stderr


def test_any_bytes_are_read_and_any_name_is_written():
    code, said, _ = tell("play", stdin=b"\xff\xfe\n\x00\x1b[2J\n" + b"x" * 100_000)
    assert code == UNFINISHED
    assert r"'\\xff\\xfe' means nothing in The Game" in said
    assert "\x1b" not in said
    assert len(said) < 2000
    code, said, complained = run(*play_args(begun("ten", 5)), PYTHONIOENCODING="ascii")
    assert (code, complained) == (UNFINISHED, "")
    assert r"Za\u017c\xf3\u0142\u0107: 5 coins" in said


def test_nothing_that_is_said_commands_the_terminal(tmp_path):
    told = played(begun("the-game", 1, seed="\x1b[2J\x9b31m\u2028"), random.Random(1))
    file = written(told, tmp_path / "game.json")
    code, said, _ = tell("play", "--resume", file)
    assert code == FINE
    assert "The seed was \\u001b[2J\\u009b31m\\u2028, as" in said
    assert "Play this deal again" not in said
    _, said, _ = tell("replay", file, "--json")
    assert said.replace("\n", "").isprintable()
    assert record.read(said) == told
    assert console.plain("\U000e0001\t") == "\\udb40\\udc01\\u0009"
