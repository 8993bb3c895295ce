"""The `tenback` command as its users have it: at a keyboard, in a pipe, killed, fed with nonsense."""

# ruff: noqa: S603 - the command that is tested is run

import errno
import io
import json
import os
import pty
import random
import re
import select
import shlex
import signal
import subprocess
import sys
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

import tenback
from tenback import cli, games, record, talk
from tenback.cli import console, endings, eyes, pages, piles, ten, typed
from tenback.cli.app import seat_of
from tenback.cli.files import Kept
from tenback.cli.people import People
from tenback.cli.play import Evening, loses, same_deal
from tenback.core import Chance, NotAnAction

SEATED = ["Ada", "Tomek [b]x[/b]", "Zażółć", "X", "王"]
FINE, UNFINISHED, DOES_NOT_HOLD, BAD_INPUT = 0, 1, 1, 2
NOWHERE = "/dev/null/x.json"  # no file can be made inside another one, not even by root

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


def people_type(told):
    """What the people at the keyboard type for the game to be played like this; TEN acts by itself."""
    turns = [state.turn for state in record.states(told)]
    return [text for text, turn in zip(told.actions, turns, strict=False) if turn in range(len(told.seats))]


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


# Whole games through a pipe


@pytest.mark.parametrize(("slug", "players", "settings"), KINDS)
def test_a_whole_game_through_a_pipe_is_kept_holds_and_is_told_again(slug, players, settings, tmp_path):
    told = played(begun(slug, players, settings), random.Random(f"{slug}{players}"))
    file = tmp_path / "game.json"
    result = f"({told.state.ending.rule})"

    code, said, complained = tell(*play_args(told, settings), "--save", file, stdin="\n".join(people_type(told)))

    assert (code, complained) == (FINE, "")
    assert record.read(file.read_bytes()) == told
    assert f"{result}\nThe seed was cli, as its SHA-256 proves: {told.seed_hash}\n" in said
    assert said.endswith(f"Look back with: tenback replay {file}\n")
    sentence = said.split("\nThe seed was")[0].rsplit("\n", 1)[1]
    assert said.count(sentence) == 1
    if slug != "ten":
        on_turn = {told.seats[state.turn] for state in record.states(told) if state.turn is not None}
        assert on_turn == set(re.findall("^--- (.*) ---$", said.replace("Your turn", told.seats[0]), re.MULTILINE))

    code, said, complained = tell("verify", file)
    assert (code, complained) == (FINE, "")
    assert f": the record holds.\n  The seed gives the hash {told.seed_hash}.\n" in said
    assert said.endswith(f"It ended as told: {told.state.ending.reason} {result}.\n")

    assert tell("replay", file) == (FINE, record.to_transcript(told), "")
    assert tell("replay", file, "--json") == (FINE, record.to_json(told), "")
    for whose in ("spectator", players - 1, told.seats[0]):
        code, said, complained = tell("replay", file, "--eyes", whose)
        assert (code, complained) == (FINE, "")
        assert said.endswith(f"{result}\n")

    kept = file.read_bytes()
    code, said, complained = tell("play", "--resume", file)
    assert (code, complained) == (FINE, "")
    assert "This game has ended." in said
    assert f"{result}\nThe seed was cli" in said
    assert file.read_bytes() == kept


@pytest.mark.parametrize(("slug", "players"), [("the-game", 2), ("face-to-face", 2), ("quick-and-easy", 3), ("ten", 1)])
def test_a_real_pipe_plays_to_the_end(slug, players, tmp_path):
    told = played(begun(slug, players), random.Random(7))
    file = tmp_path / "game.json"
    code, said, complained = run(*play_args(told), "--save", file, stdin="\n".join(people_type(told)))
    assert (code, complained) == (FINE, "")
    assert "The seed was cli" in said
    assert record.read(file.read_bytes()) == told


@pytest.mark.parametrize("most", [11, 12, 13])
@pytest.mark.parametrize(("slug", "players"), [("the-game", 3), ("quick-and-easy", 2), ("face-to-face", 2), ("ten", 3)])
def test_a_resumed_game_tells_what_happened_since_ones_last_turn(slug, players, most):
    """Where nothing is secret: what happened in this turn, or in the last one while nobody has acted in this."""
    told = broken_off(slug, players, most)
    states, actions = [*record.states(told)], [*map(games.get(slug).action, told.actions)]
    turns = [place for place in range(most) if eyes.new_turn(states[place], actions[place], states[place + 1])]
    viewer = None if slug == "ten" else told.state.turn
    own = [place for place in turns if viewer in (None, states[place].turn) and place < most - 1]
    lines = []
    for state, action in [*zip(states, actions, strict=False)][own[-1] + 1 if own else 0 :]:
        lines += eyes.happened(state.view(viewer), state.news(action, viewer), People(told.seats, viewer))
    code, said, _ = resumed(told)
    assert code == UNFINISHED
    assert f"It goes on after {most} actions." in said
    assert said.split(" ---\n", 1)[1].startswith("\n".join([*lines, ""]))


# Hidden cards stay hidden


def dealt_otherwise(told, viewer, rng):
    """The first position of another deal: the cards that the viewer has not seen in the whole game change places."""
    *_, last = (state.position() for state in record.states(told))
    data = next(record.states(told)).position()
    if told.game == "ten":
        to_come = len(last["draw"])
        data["draw"][-to_come:] = rng.sample(last["draw"], to_come)
        return data
    for deck in range(2) if "draws" in data else [None]:
        owners = [owner for owner in range(len(data["hands"])) if deck in (None, owner)]
        unseen = [card for owner in owners if owner != viewer for card in last["hands"][owner]]
        unseen += last["draw"] if deck is None else last["draws"][deck]
        other = dict(zip(unseen, rng.sample(unseen, len(unseen)), strict=True))
        for cards in (
            *(data["hands"][owner] for owner in owners),
            data["draw"] if deck is None else data["draws"][deck],
        ):
            cards[:] = [other.get(card, card) for card in cards]
    return data


def twin(told, viewer, rng):
    """The states of a game that the viewer cannot tell from this one; None where that deal would end otherwise."""
    game = games.get(told.game)
    twins = [game.position(dealt_otherwise(told, viewer, rng))]
    with suppress(ValueError):
        for text in told.actions:
            twins.append(twins[-1].play(game.action(text)))
        if twins[-1].ending == told.state.ending:
            return twins
    return None


@pytest.mark.parametrize("viewer", [None, 0, 1])
@pytest.mark.parametrize(("slug", "players"), [("the-game", 3), ("quick-and-easy", 3), ("face-to-face", 2), ("ten", 3)])
def test_a_replay_tells_nothing_that_the_viewer_could_not_know(slug, players, viewer, tmp_path):
    rng = random.Random(f"{slug}{viewer}")
    compared = 0
    for seed in range(40):
        told = played(begun(slug, players, seed=f"{seed}"), rng, most=12)
        twins = twin(told, viewer, rng)
        if twins is None or compared == 6:
            continue
        assert twins != [*record.states(told)]
        args = ["replay", written(told, tmp_path / "game.json"), "--eyes", "spectator" if viewer is None else viewer]
        as_it_was = tell(*args)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(record, "states", lambda _, twins=twins: iter(twins))
            assert tell(*args) == as_it_was
        compared += 1
    assert compared == 6


def test_in_a_pipe_too_only_oneself_is_told_what_one_draws():
    told = broken_off("the-game", 3, most=20)
    _, said, _ = tell(*play_args(told), stdin="\n".join(people_type(told)))
    drawn = re.findall(r"^(\S+).* ends? the turn and draws? (.*)\.$", said, re.MULTILINE)
    assert {who for who, _ in drawn} > {"You"}
    for who, cards in drawn:
        assert (who == "You") == (not cards.endswith("cards"))


# The hot seat, at a terminal

WIPE = "\x1b[H\x1b[2J\x1b[3J"  # the screen, and the scrollback
HIDE, LOOK = "Press Enter to hide it. ", "Press Enter when only you look. "


class Terminal:
    """The command at a terminal of its own."""

    def __init__(self, *args, **more):
        env, arguments = environment(**more), command(*args)
        self.pid, self.screen = pty.fork()
        if not self.pid:
            os.execve(sys.executable, arguments, env)  # noqa: S606 - no shell is meant
        self.said = ""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        with suppress(ProcessLookupError, ChildProcessError):
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
        os.close(self.screen)

    def until(self, text):
        """All that is said up to the text, which is waited for."""
        while text not in self.said:
            assert self.read(), f"{text!r} was not said, only {self.said!r}"
        told, self.said = self.said.split(text, 1)
        return told + text

    def interrupt(self):
        """Ctrl-C, and once more where the first one came just before the command began to wait."""
        self.type("\x03")
        self.until("^C")
        if not select.select([self.screen], [], [], 10)[0]:
            self.type("\x03")

    def read(self):
        ready, _, _ = select.select([self.screen], [], [], 30)
        assert ready, f"The command waits, after {self.said!r}"
        with suppress(OSError):  # Linux says so when the other side has gone
            if chunk := os.read(self.screen, 65536):
                self.said += chunk.decode(errors="replace").replace("\r\n", "\n")
                return True
        return False

    def type(self, text):
        os.write(self.screen, text.encode())

    def answer(self, text, prompt):
        """Type a line, and wait for the next prompt."""
        self.type(f"{text}\n")
        return self.until(prompt)

    def end(self):
        """The exit code, and all that was still said."""
        while self.read():
            pass
        _, status = os.waitpid(self.pid, 0)
        return os.waitstatus_to_exitcode(status), self.said


def numbers(text):
    return set(map(int, re.findall(r"\d+", text)))


def hand(told, seat):
    return set(told.state.view(seat).hands[seat])


def first_turn():
    """Ada's first turn: her lines, and the game after it. What she holds then is no other number on Tomek's screen."""
    game = games.get("the-game")
    for seed in range(1000):
        told = record.begin(game, ["Ada", "Tomek"], f"{seed}")
        low, high = sorted(hand(told, 0))[:2]
        lines = [f"{low}>up1", f"{high}>up1", "end"]
        for line in lines:
            told = told.played(game.action(line))
        if not hand(told, 0) & ({1, 2, 7, 100, low, high, len(told.state.position()["draw"])} | hand(told, 1)):
            return lines, told
    raise AssertionError


def hot_seat(told, **more):
    return Terminal("play", "the-game", "--names", "Ada,Tomek", "--seed", told.seed, **more)


def test_the_hot_seat_leaves_no_hand_for_the_next_player():
    lines, told = first_turn()
    adas, tomeks = hand(told, 0), hand(told, 1)
    with hot_seat(told) as at:
        welcome = at.until(LOOK)
        assert welcome.startswith(WIPE)
        assert "its SHA-256 begins" in welcome
        assert not numbers(welcome[welcome.index("up1 1") :]) & (adas | tomeks)
        at.answer("", "Ada> ")
        at.answer("moves", "Ada> ")
        assert str(max(adas)) in at.answer(f"{max(adas)}>up9", "Ada> ")  # her hand, in an error message
        last = at.answer(f"{' '.join(lines)} {max(adas)}>up1", HIDE)
        assert "You end the turn and draw " in last
        assert f"Not done any more: {max(adas)}>up1" in last
        between = at.answer("", LOOK)
        assert between.startswith(f"\n{WIPE}")
        assert not numbers(between.split(WIPE)[1]) & (adas | tomeks)
        screen = at.answer("", "Tomek> ")
        assert "Ada ends the turn and draws 2 cards." in screen
        assert numbers(screen) >= tomeks
        assert not numbers(screen) & adas
        at.interrupt()
        code, last = at.end()
    assert code == UNFINISHED
    _, left = last.split(WIPE)
    assert left == "\nYou left the table.\nThe game is not kept; --save FILE keeps the next one.\n"


def test_what_is_typed_too_early_opens_no_hand():
    lines, told = first_turn()
    with hot_seat(told) as at:
        at.until(LOOK)
        at.answer("", "Ada> ")
        at.answer(" ".join(lines) + "\n\n\n", HIDE)
        at.answer("hide", LOOK)
        assert "--- Tomek ---" in at.answer("alone", "Tomek> ")
        assert "means nothing" not in at.answer("say go-ahead up1", "You say: go-ahead up1")


def test_a_dumb_terminal_is_pushed_out_of_sight():
    lines, told = first_turn()
    with hot_seat(told, TERM="dumb") as at:
        welcome = at.until(LOOK)
        at.answer("", "Ada> ")
        at.answer(" ".join(lines), HIDE)
        between = at.answer("", LOOK)
        at.type("quit\n")
        code, last = at.end()
    assert code == UNFINISHED
    assert "\x1b" not in welcome + between + last
    assert between.count("\n") > console.OUT_OF_SIGHT


def test_a_hot_seat_that_was_broken_off_opens_with_a_wipe(tmp_path):
    _, told = first_turn()
    file = written(told, tmp_path / "game.json")
    with Terminal("play", "--resume", file) as at:
        assert at.until(LOOK).startswith(WIPE)
        screen = at.answer("", "Tomek> ")
        assert "Ada ends the turn and draws 2 cards." in screen
        assert not numbers(screen) & hand(told, 0)
        at.type("\x04")
        code, last = at.end()
    assert code == UNFINISHED
    assert f"Go on with: tenback play --resume {file}" in " ".join(last.split(WIPE)[1].split())


def nearly_lost():
    """A game of The Game, alone, and a card that would leave no second one to lay."""
    for seed in range(1000):
        told, rng = begun("the-game", 1), random.Random(seed)
        while told.state.turn is not None:
            for action in told.state.actions():
                if str(action) != "end" and told.state.play(action).ending:
                    return told, action
            told = told.played(rng.choice(told.state.actions()))
    raise AssertionError


def test_only_a_card_that_loses_is_asked_for_twice():
    duel, game = games.get("face-to-face"), games.get("the-game")
    last = {**DUEL, "hands": [[12, 17], [3]], "draws": [[], []]}
    stuck = {**DUEL, "hands": [[12, 17, 20], [3, 4]], "piles": [{"up": 16, "down": 5}, {"up": 1, "down": 60}]}
    assert not loses(duel.position(last).play(duel.action("17>up")).news(duel.action("12>their-up"), 0), 0)
    assert loses(duel.position(stuck).news(duel.action("20>up"), 0), 0)
    assert not loses(duel.position(stuck).news(duel.action("17>up"), 0), 0)
    told, action = nearly_lost()
    assert loses(told.state.news(action, 0), 0)
    data = {**told.state.position(), "hands": [[50]], "draw": [], "played": 0}
    data["piles"] |= {"up1": 1}
    assert not loses(game.position(data).news(game.action("50>up1"), 0), 0)  # it wins


def test_at_a_keyboard_a_card_that_loses_is_asked_for_twice(tmp_path):
    told, action = nearly_lost()
    file = written(told, tmp_path / "game.json")
    with Terminal("play", "--resume", file) as at:
        at.until("\n> ")
        assert f"After {action} you could not lay as many cards as the turn asks for" in at.answer(action, "\n> ")
        assert record.read(file.read_bytes()) == told
        at.type(f"{action}\n")
        code, last = at.end()
    assert code == FINE
    assert "(G12)" in last
    assert record.read(file.read_bytes()) == told.played(action)
    code, said, _ = resumed(told, str(action))  # a pipe is not asked
    assert code == FINE
    assert "(G12)" in said


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


# Bad input

BAD = [
    (["play", "chess"], "There is no game 'chess'; on the shelf are the-game, quick-and-easy, face-to-face, ten."),
    (["rules", "Ten"], "There is no game 'Ten'; on the shelf are"),
    (["deal", "chess"], "There is no game 'chess'"),
    (["rules", "ten", "T99"], "TEN has no rule 'T99'; its rules are T1, T2,"),
    (["play", "--seats", "6"], "The Game is for 1 to 5 players, not 6."),
    (["play", "quick-and-easy", "--seats", "1"], "Quick & Easy is for 2 to 5 players, not 1."),
    (["play", "face-to-face", "--seats", "3"], "The Game: Face to Face is for 2 players, not 3."),
    (["deal", "ten", "--seats", "0"], "TEN is for 1 to 5 players, not 0."),
    (["play", "--seats", "two"], "--seats is a whole number, not 'two'."),
    (["play", "--seats", "9" * 5000], "--seats is a whole number, not '999"),
    (["play", "--first", "x"], "--first is a whole number, not 'x'."),
    (["play", "--first", "1"], "With 1 at the table the starter is seat 0, not 1."),
    (["deal", "ten", "--seats", "3", "--first", "-1"], "With 3 at the table the starter is seat 0 to 2, not -1."),
    (["play", "--seed", ""], "A seed is text of 1 to 1000 characters; this one has 0."),
    (["deal", "ten", "--seed", "x" * 1001], "A seed is text of 1 to 1000 characters; this one has 1001."),
    (["deal", "ten", "--seed", "\udcff"], "A seed must be valid Unicode; the character at place 0 is half of a pair."),
    (["play", "--set", "pro"], "There is no option 'pro'; The Game has expert, short_hands and on_fire."),
    (["play", "--set", "expert=maybe"], "Option expert (G15) is false or true, not 'maybe'."),
    (["play", "--set", "expert", "--set", "expert"], "Option expert is set twice; set it once."),
    (["play", "ten", "--set", "limit=3"], "Option limit (T23) is 4 to 10, not '3'."),
    (["play", "ten", "--set", "limit"], "Option limit (T23) is 4 to 10, not 'true'."),
    (["play", "ten", "--seats", "2", "--set", "limit=4"], "Option limit is for one player alone (T23), not for 2."),
    (["play", "ten", "--set", "deck=tarot"], "Option deck (T2) is reconstructed or full or a deck file"),
    (["play", "ten", "--set", "deck=/no/x.toml"], "Deck file /no/x.toml cannot be read: No such file or directory."),
    (["play", "face-to-face", "--set", "last_card=draws"], "Option last_card (F10) is loses or wins, not 'draws'."),
    (["play", "--names", "Ada,,Mira"], "--names: A name is text of 1 to 40 characters, not ''."),
    (["play", "--names", "Ada,Ada"], "--names: 'Ada' already sits at"),
    (["play", "--names", "A\x1b[31m"], r"--names: A name has printable characters and spaces only, not 'A\x1b[31m'."),
    (["play", "ten", "--names", "TEN"], "--names: TEN is the automatic opponent here; take another name."),
    (["play", "--names", "Ada,Tomek", "--seats", "3"], "--seats says 3, --names has 2; one of them is enough."),
    (["play", "quick-and-easy", "--names", "Ada"], "Quick & Easy is for 2 to 5 players, not 1."),
    (["play", "--names", "a,b,c,d,e,f"], "The Game is for 1 to 5 players, not 6."),
    (["play", "--save", NOWHERE], f"{NOWHERE} cannot be written: Not a directory."),
    (["play", "--save", "/"], "/ is a directory; name a file in it."),
    (["play", "--save", "/" + "x" * 300], "cannot be written: File name too long."),
    (["play", "--save", "-"], "--save and --resume take a file; standard input is the players'."),
    (["play", "--resume", "-"], "--save and --resume take a file; standard input is the players'."),
    (["play", "--resume", "/no/game.json"], "/no/game.json cannot be read: No such file or directory."),
    (["play", "ten", "--resume", "x"], "--resume goes on with a game as it is; it takes no other option, and no GAME."),
    (["play", "--resume", "x", "--seats", "2"], "--resume goes on with a game as it is; it takes no other option"),
    (["replay", "/no/game.json"], "/no/game.json cannot be read: No such file or directory."),
    (["verify", "/no/game.json"], "/no/game.json cannot be read: No such file or directory."),
    (["replay", "/"], "/ cannot be read: Is a directory."),
    (["verify", "/"], "/ cannot be read: Is a directory."),
]


@pytest.mark.parametrize(("args", "words"), BAD, ids=[" ".join(args)[:60] for args, _ in BAD])
def test_bad_input_gets_one_sentence(args, words):
    code, said, complained = tell(*args)
    assert (code, said) == (BAD_INPUT, "")
    assert words in complained
    assert complained.startswith("tenback: ")
    assert complained.removesuffix("\n").isprintable()
    assert len(complained) < 400


@pytest.mark.parametrize(
    ("args", "words"),
    [
        ([], "Usage: tenback [OPTIONS] COMMAND"),
        (["paly"], "No such command 'paly'"),
        (["rules"], "GAME"),
        (["verify"], "FILE"),
        (["play", "--sets", "expert"], "No such option"),
        (["play", "ten", "ten"], "unexpected extra argument"),
    ],
)
def test_a_command_that_is_none_is_told_what_there_is(args, words):
    code, said, complained = tell(*args)
    assert code == BAD_INPUT
    assert words in said + complained


def test_a_record_that_does_not_hold_is_refused_with_the_place(tmp_path):
    told = broken_off("the-game", 2, most=8)
    other = next(card for card in range(2, 100) if card not in hand(begun("the-game", 2), 0))
    text, transcript = record.to_json(told), record.to_transcript(told)
    forged = tmp_path / "forged.json"
    for content, words in (
        (
            text.replace(told.actions[0], f"{other}>up1", 1),
            f"actions[0]: {other}>up1 is refused: You do not hold {other};",
        ),
        (text.replace('"rules": 1', '"rules": 2'), "rules: The Game is known under rules version 1, not 2."),
        (text[:-30], "line "),
        (transcript.replace(told.actions[0], f"{other}>up1", 1), f"actions[0]: {other}>up1 is refused: "),
        ("hello\n", "line 1: is 'hello', but a record is a JSON object, or a transcript that begins"),
        ("", "line 1: "),
        ("{}", "tenback: is missing"),
    ):
        forged.write_text(content, encoding="utf-8")
        code, said, complained = tell("verify", forged)
        assert (code, complained) == (DOES_NOT_HOLD, "")
        assert said.startswith(f"{forged} does not hold. ")
        assert words in said
        for args in (["replay", forged], ["replay", forged, "--eyes", "0"], ["play", "--resume", forged]):
            code, nothing, complained = tell(*args)
            assert (code, nothing) == (DOES_NOT_HOLD, "")
            assert complained == f"tenback: {said}"
        assert forged.read_text(encoding="utf-8") == content
    assert tell("verify", "-", stdin="{}")[:2] == (DOES_NOT_HOLD, said.replace(str(forged), "-"))
    assert tell("verify", "-", stdin=text)[0] == FINE


def test_a_sealed_record_cannot_be_proved_yet(tmp_path):
    told = broken_off("the-game", 2, most=8).sealed()
    file = written(told, tmp_path / "sealed.json")
    cannot = f"{file} cannot be checked yet: the seed is not published, only its hash.\n"
    assert tell("verify", file) == (DOES_NOT_HOLD, cannot, "")
    assert tell("replay", file) == (FINE, record.to_transcript(told), "")
    assert tell("replay", file, "--json") == (FINE, record.to_json(told), "")
    for args, words in (
        (["play", "--resume", file], "has no seed, only its hash"),
        (["replay", file, "--eyes", "0"], "The seed is not published yet"),
    ):
        code, said, complained = tell(*args)
        assert (code, said) == (BAD_INPUT, "")
        assert words in complained


def test_a_seat_goes_before_a_name():
    told = record.begin(games.get("the-game"), ["1", "Ada"], "eyes")
    assert [seat_of(eye, told) for eye in ("0", "1", "Ada", "spectator")] == [0, 1, 1, None]


@pytest.mark.parametrize("eye", ["2", "-1", "nobody", "9" * 5000, ""])
def test_eyes_that_nobody_has(eye, tmp_path):
    file = written(begun("the-game", 2), tmp_path / "game.json")
    code, said, complained = tell("replay", file, "--eyes", eye)
    assert (code, said) == (BAD_INPUT, "")
    assert "--eyes is all, spectator, or a seat: 0 (Ada), 1 (Tomek [b]x[/b]); not " in complained


def test_a_game_is_kept_in_a_file_only():
    code, said, complained = run("play", "--resume", "/dev/stdin", stdin=record.to_json(begun("the-game", 1)))
    assert (code, said) == (BAD_INPUT, "")
    assert complained == "tenback: /dev/stdin is no file that a game can be kept in.\n"


def test_an_existing_file_is_never_overwritten(tmp_path):
    file = tmp_path / "game.json"
    file.write_text("precious")
    code, _, complained = tell("play", "--save", file)
    assert code == BAD_INPUT
    assert complained == f"tenback: {file} is there already; go on with it by --resume {file}, or name another file.\n"
    assert file.read_text() == "precious"


# What the commands say


@pytest.mark.parametrize("name", ["games", "rules", "deal", "play", "replay", "verify"])
def test_every_command_has_help(name):
    code, said, complained = tell(name, "--help")
    assert (code, complained) == (FINE, "")
    assert said.startswith(f"Usage: tenback {name}")
    assert f"\n  {name} " in tell("--help")[1]


def test_the_version():
    assert tell("--version") == (FINE, f"tenback {tenback.__version__}\n", "")


def test_the_shelf_with_every_option():
    code, said, _ = tell("games")
    assert code == FINE
    for game in games.shelf():
        assert f"{game.slug}: {game.title}, " in said
        for option in game.options:
            assert re.search(rf"--set {option.name}\b.*{re.escape(option.about)}.*\({option.rule}\)\n", said)
    assert said.count("Unofficial.") == 1
    assert "the names of the games belong to their publishers" in said


@pytest.mark.parametrize("game", games.shelf(), ids=lambda game: game.slug)
def test_the_rules_whole_and_one_by_one(game):
    page = (files("tenback") / "pages" / "en" / f"{game.slug}.md").read_text(encoding="utf-8")
    assert tell("rules", game.slug) == (FINE, page, "")
    for rule in set(re.findall(r"\(([A-Z]\d+[a-z]?)\)", page)):
        code, said, _ = tell("rules", game.slug, rule.lower())
        assert code == FINE
        blocks = said.rstrip("\n").split("\n\n")
        assert all(f"({rule})" in block for block in blocks)
        assert sum(block.count(f"({rule})") for block in blocks) == page.count(f"({rule})")
        assert "|" not in said
    assert pages.about(game).endswith(".")
    assert pages.in_a_minute(game).startswith("- On your turn")


@pytest.mark.parametrize("language", pages.LANGUAGES)
def test_the_rules_in_every_language(language):
    page = (files("tenback") / "pages" / language / "ten.md").read_text(encoding="utf-8")
    assert tell("rules", "ten", "--language", language) == (FINE, page, "")
    for rule in ("T9", "T23", "T23g"):
        code, said, _ = tell("rules", "ten", rule, "--language", language)
        assert code == FINE
        assert said.count(f"({rule})") == page.count(f"({rule})") > 0


@pytest.mark.parametrize("language", ["fr", "PL", "", "../en"])
def test_a_language_without_rules_is_refused(language):
    code, said, complained = tell("rules", "ten", "--language", language)
    assert (code, said) == (BAD_INPUT, "")
    assert "there are in en, pl, cs, ru and de" in complained


@pytest.mark.parametrize(("slug", "players", "settings"), KINDS)
def test_a_deal_is_the_position(slug, players, settings):
    told = begun(slug, players, settings, seed="deal")
    position = told.state.position()
    args = ["deal", slug, "--seats", players, "--seed", "deal", *settings_of(settings)]
    code, said, complained = tell(*args, "--json")
    assert (code, complained) == (FINE, "")
    assert json.loads(said) == position
    assert games.get(slug).position(json.loads(said)) == told.state
    code, said, _ = tell(*args)
    assert code == FINE
    shown = [
        *position.get("hands", ()),
        *position.get("draws", ()),
        *([position["draw"]] if "draw" in position else ()),
    ]
    assert all(f" {' '.join(map(str, cards))}\n" in said for cards in shown)
    assert f"starts        Seat {told.state.turn}\n" in said
    assert told.seed_hash in said
    assert all(f"{name} " in said for name in position["options"])


def test_a_fresh_deal_tells_its_seed_apart_from_the_json():
    _, said, complained = tell("deal", "the-game", "--json")
    seed = complained.removeprefix("tenback: dealt from the seed ").strip()
    assert tell("deal", "the-game", "--json", "--seed", seed) == (FINE, said, "")
    assert tell("deal", "the-game", "--json")[1] != said


def test_the_starter_can_be_named():
    assert '"turn": 2' in tell("deal", "the-game", "--seats", 3, "--first", 2, "--json")[1]
    assert "\n--- Player C ---\n" in tell("play", "--seats", 3, "--first", 2)[1]


@pytest.mark.parametrize(("slug", "players", "settings"), KINDS)
def test_the_same_deal_can_be_played_again(slug, players, settings):
    told = begun(slug, players, settings, seed="--it's a $HOME")
    tenback_, *args = shlex.split(same_deal(told))
    assert tenback_ == "tenback"
    dealt: list[record.Record] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Evening, "play", lambda self: dealt.append(self.record))
        assert tell(*args) == (FINE, "", "")
    assert [again.state for again in dealt] == [told.state]


# What the players read


def test_a_first_game_alone():
    """The first minute of somebody who has never played."""
    _, said, _ = tell(
        "play", "--seed", "a", stdin="14 up1\n20u1, 12>up1, end\nend\nmoves\n\n23u1 35u1 end 41u1\nquit\n"
    )
    assert said == dedent("""\
        The Game, alone
        Four piles lie between you, two that climb from 1 and two that fall from 100. \
Together you try to lay all 98 cards on them, and nobody may say a number.
        Type a card and a pile, as in 37>up1 (or 37 up1, or 37u1), and end to end your turn. ? helps.
        The deal is fixed by a seed; its SHA-256 begins ca978112ca1bbdca.

        --- Your turn ---
        up1 1   up2 1   down1 100   down2 100
        90 cards to draw
        Your hand: 14 20 23 41 56 58 62 74
        Lay at least 2 cards.
        You lay 14 on up1, up from 1.
        up1 14   up2 1   down1 100   down2 100
        Your hand: 20 23 41 56 58 62 74
        Lay at least 1 more card.
        You lay 20 on up1, up from 14.
        You do not hold 12; lay a card of your hand. (G8) Not done: 12>up1, end
        up1 20   up2 1   down1 100   down2 100
        Your hand: 23 41 56 58 62 74
        Lay another card, or end.
        You end the turn and draw 35 89.

        --- Your turn ---
        up1 20   up2 1   down1 100   down2 100
        88 cards to draw
        Your hand: 23 35 41 56 58 62 74 89
        Lay at least 2 cards.
             up1   up2   down1  down2
        23   +3    +22   -77    -77
        35   +15   +34   -65    -65
        41   +21   +40   -59    -59
        56   +36   +55   -44    -44
        58   +38   +57   -42    -42
        62   +42   +61   -38    -38
        74   +54   +73   -26    -26
        89   +69   +88   -11    -11
        How far each card would move each pile; back is the trick, a dot does not fit.
        Lay at least 2 cards.
        Lay at least 2 cards.
        You lay 23 on up1, up from 20.
        You lay 35 on up1, up from 23.
        You end the turn and draw 68 13.
        You lay 41 on up1, up from 35.

        --- Your turn ---
        up1 41   up2 1   down1 100   down2 100
        86 cards to draw
        Your hand: 13 56 58 62 68 74 89
        Lay at least 1 more card.

        You left the table.
        The game is not kept; --save FILE keeps the next one.
        """)


def test_a_turn_of_ten_alone():
    _, said, _ = tell("play", "ten", "--seed", "a", stdin="\ndraw\npass\ntake coins\ndraw\nmoves\n")
    assert said[said.index("--- Your turn") :] == dedent("""\
        --- Your turn ---
        You: 5 coins; no cards; no points
        TEN: 5 coins; no cards; no points
        Market: empty
        Deck: 91 cards to come (reconstructed)
        Turn up a card: draw, or just Enter.
        You turn up $2; the total is -2.
        Row: $2; numbers 0 - coins 2 = -2
        Nothing would bust; 90 cards to come
        Draw on, or stop: draw, take:numbers or take:coins.
        You turn up *7, a wild: auction.
        TEN bids 5.
        *7 is up for auction, TEN leads with 5: pass, or just Enter.
        You pass. TEN wins *7 for 5.
        TEN pays a coin. (4 times)
        TEN pays a coin and takes *7.
        TEN: no coins; *7; 1 point
        Nothing would bust; 89 cards to come
        Draw on, or stop: draw, take:numbers or take:coins.
        You take 2 coins.

        --- TEN ---
        TEN turns up O4; the total is 4.
        TEN takes the numbers: O4.

        --- Your turn ---
        You: 7 coins; no cards; no points
        TEN: no coins; O4 *7; 2 points
        Market: empty
        Deck: 88 cards to come (reconstructed)
        Turn up a card: draw, or just Enter.
        You turn up B6; the total is 6.
        Row: B6; numbers 6 - coins 0 = 6
        Would bust: a number from 5 up; 27 of the 87 cards to come
        Draw on, or stop: draw or take:numbers.
        draw: Would bust: a number from 5 up; 27 of the 87 cards to come
        take:numbers: You take the numbers: B6.
        Draw on, or stop: draw or take:numbers.

        The input ended before the game did.
        The game is not kept; --save FILE keeps the next one.
        """)


def at_ten(players, **changed):
    game = games.get("ten")
    options = changed.pop("options", {})
    return game.position({**game.deal(players, Chance("x"), first=0, **options).position(), **changed})


@pytest.mark.parametrize(
    ("row", "told", "busts"),
    [
        ("B9 $3", "Would bust: a number from 5 up; 1 of the 3 cards to come", {"P5"}),
        ("$5 $2", "Would bust: a coin card from 4 up; 1 of the 3 cards to come", {"$4"}),
        ("B9 O3 $5 $2", "Would bust: a coin card from 4 up; 1 of the 3 cards to come", {"$4"}),
        (
            "B9 O4 $5 $2",
            "Would bust: a number from 5 up or a coin card from 4 up; 2 of the 3 cards to come",
            {"P5", "$4"},
        ),
        ("B1", "Nothing would bust; 3 cards to come", set()),
    ],
)
def test_what_would_bust_is_what_busts(row, told, busts):
    draw = games.get("ten").action("draw")
    to_come = ["P5", "$4", "*5"]
    assert ten.risk(at_ten(2, row=row.split(), draw=to_come).view(0)) == told
    tried = {card: at_ten(2, row=row.split(), draw=[card, "B1"]).play(draw) for card in to_come}
    assert {card for card, after in tried.items() if after.table.seats[0].busts} == busts


@pytest.mark.parametrize(
    ("deck", "actions", "told"),
    [
        ("B4 G1", "draw", "turns up B4; the total is 4."),
        (
            "B9 B4 G1",
            "draw draw",
            "turns up B4: bust, with a total of 13. Ada takes a bust token. To the market: B4 B9.",
        ),
        ("$5 $5 $1 G1", "draw draw draw", "turns up $1: bust, with 11 in coins. Ada takes a bust token."),
        ("$5 B2 G1", "draw draw take:coins", "takes 5 coins. To the market: B2."),
        ("$5 B2 G1", "draw draw take:numbers", "takes the numbers: B2. Tomek and Mira take 5 coins each."),
        ("$5 G1", "draw take:numbers", "takes the numbers: there are none. Tomek and Mira take 5 coins each."),
        ("*7 G1", "draw", "turns up *7, a wild: auction."),
        ("*7 G1", "draw pass bid:1 bid:2", "bids 2. Ada wins *7 for 2."),
        ("*7 G1", "draw pass bid:2 pass", "passes. Mira wins *7 for 2."),
        ("*7 G1", "draw pass pass pass", "passes. Nobody takes *7."),
        ("*7 G1", "draw pass pass bid:2 pay:coin", "pays a coin."),
        ("*7 G1", "draw pass pass bid:1 pay:coin", "pays a coin and takes *7."),
        ("B2 G1", "draw take:numbers buy:P1", "buys P1 for 1."),
        ("B2 G1", "draw take:numbers buy:P1 pay:B2", "pays B2 and takes P1."),
        ("B2 G1", "draw take:numbers skip", "buys nothing."),
        ("B2", "draw", "turns up B2; the total is 2. That was the last card of the deck."),
        ("B2", "draw take:numbers skip", "buys nothing. Now comes the final round of buying."),
    ],
)
def test_what_happens_at_ten(deck, actions, told):
    state = at_ten(3, draw=deck.split(), market=["P1"])
    assert happenings(state, actions, None, "Ada", "Tomek", "Mira")[-1] == f"Ada {told}"


def happenings(state, actions, viewer, *names):
    """What the viewer is told of some actions."""
    game, told = games.get(state.position()["game"]), []
    for action in map(game.action, actions.split()):
        told += eyes.happened(state.view(viewer), state.news(action, viewer), People(names, viewer))
        state = state.play(action)
    return told


def test_a_bust_of_fiasco_and_one_of_tens():
    state = at_ten(2, draw=["B9", "$2", "B4", "G1"], options={"fiasco": True})
    bust = "Ada turns up B4: bust, with a total of 11. Tomek takes 2 coins. To the market: B4 B9."
    token, buying = "Ada takes the bust token.", "Ada goes buying instead of taking the token."
    assert happenings(state, "draw draw draw take:token", None, "Ada", "Tomek")[2:] == [bust, token]
    assert happenings(state, "draw draw draw go:buy", None, "Ada", "Tomek")[2:] == [bust, buying]
    tens = at_ten(1, active=1, turn=1, row=["B1", "$4"], draw=["$5", "B1"])  # T23c: it keeps the numbers
    told = "TEN turns up $5: bust, with 9 in coins. TEN takes B1 and a bust token."
    assert happenings(tens, "draw", 0, "Ada", "TEN") == [told]


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


@pytest.mark.parametrize(
    ("viewer", "laid", "gave", "drew"),
    [
        (0, "You lay", "You give Tomek 12: their up", "You end the turn and draw 5."),
        (1, "Ada lays", "Ada gives you 12: your up", "Ada ends the turn and draws 1 card."),
        (None, "Ada lays", "Ada gives Tomek 12: their up", "Ada ends the turn and draws 1 card."),
    ],
)
def test_what_happens_in_a_duel(viewer, laid, gave, drew):
    state = games.get("face-to-face").position(DUEL)
    told = happenings(state, "17>up 12>their-up end", viewer, "Ada", "Tomek")
    assert told == [f"{laid} 17 on up, back from 27.", f"{gave} goes back from 29.", drew]


def test_a_duel_is_seen_from_both_sides():
    state = games.get("face-to-face").position(DUEL)
    assert eyes.table(state.view(0), People(["Ada", "Tomek"], 0)) == [
        "Tomek: their-up 29   their-down 40   1 card to draw",
        "Your side: up 27   down 35   1 card to draw",
        "Tomek holds 2 cards",
        "Your hand: 12 17 45 50",
    ]
    assert eyes.table(state.view(None), People(["Ada", "Tomek"])) == [
        "Ada: up 27   down 35   1 card to draw",
        "Tomek: up 29   down 40   1 card to draw",
        "Ada holds 4 cards, Tomek holds 2 cards",
    ]
    assert eyes.moves(state.view(0), 0, People(["Ada", "Tomek"], 0))[:5] == [
        "     up    down  their-up  their-down",
        "12   .     -23   gift      .",
        "17   back  -18   gift      .",
        "45   +18   back  .         gift",
        "50   +23   .     .         gift",
    ]


def test_what_happens_in_quick_and_easy():
    data = {
        **games.get("quick-and-easy").deal(2, Chance("x")).position(),
        "piles": {"up": None, "down": "G2"},
        "hands": [["G8", "B1"], ["R1"]],
        "draw": [],
    }
    state = games.get("quick-and-easy").position(data)
    assert happenings(state, "G8>down B1>up", None, "Ada", "Tomek") == [
        "Ada lays G8 on down, back from G2.",
        "Ada lays B1 on up, its first card.",
    ]
    assert happenings(state, "B1>down end", 0, "Ada", "Tomek") == [
        "You lay B1 on down, down from G2.",
        "You end the turn, with nothing to draw.",
    ]
    assert eyes.table(state.view(None), People(["Ada", "Tomek"]))[0] == "up open   down G2"
    moves = eyes.moves(state.view(0), 0, People(["Ada", "Tomek"], 0))
    assert moves[:3] == ["     up    down", "B1   open  -1", "G8   open  back"]


def test_fire_is_in_sight():
    data = games.get("the-game").deal(2, Chance("fire"), on_fire=True).position()
    data |= {"burning": {"up1": 1, "down2": 2}, "hands": [[30, 31], [40, 41]], "draw": [50]}
    data["piles"] |= {"up1": 22, "down2": 77}
    assert eyes.table(games.get("the-game").position(data).view(None), People(["Ada", "Tomek"]))[1:3] == [
        "up1 burns: cover it this turn (G17)",
        "down2 burns: cover it by the end of the next turn (G17)",
    ]


LAST_CARD = {"hands": [[5], [5]], "draws": [[], []]}


@pytest.mark.parametrize(
    ("slug", "changed", "asked"),
    [
        ("the-game", {}, "Lay at least 2 cards."),
        ("the-game", {"options": {"expert": True}}, "Lay at least 3 cards."),
        ("the-game", {"played": 1}, "Lay at least 1 more card."),
        ("the-game", {"played": 2}, "Lay another card, or end."),
        ("the-game", {"played": 2, "hands": [[]], "draw": [5]}, "Nothing more can be laid: end, or just Enter."),
        ("the-game", {"draw": []}, "Lay at least 1 card."),
        ("quick-and-easy", {}, "Lay at least 1 card."),
        ("quick-and-easy", {"played": 1}, "Lay another card, or end."),
        ("quick-and-easy", {"played": 2}, "Nothing more can be laid: end, or just Enter."),
        ("face-to-face", {}, "Lay at least 2 cards."),
        ("face-to-face", {"played": 1, "gave": True}, "Lay at least 1 more card."),
        ("face-to-face", {**LAST_CARD, "options": {"last_card": "wins"}}, "Lay at least 1 card."),
    ],
)
def test_what_is_asked_for_comes_from_the_game(slug, changed, asked):
    game = games.get(slug)
    data = game.deal(game.seats[0], Chance("asked"), first=0).position()
    assert piles.wanted(game.position({**data, **changed})) == asked


def test_every_way_of_ending_has_its_sentence():
    views = {game: type(game.deal(game.seats[0], Chance("x")).view(None)) for game in games.shelf()}
    assert set(endings.SENTENCES) == {(view, reason) for game, view in views.items() for reason in game.reasons}


def ended(slug, players, reason, settings=()):
    for seed in range(100):
        told = played(begun(slug, players, settings, seed=f"{seed}"), random.Random(seed))
        if told.state.ending.reason == reason:
            return told, told.state.ending
    raise AssertionError


def test_results_in_plain_words():
    told, ending = ended("the-game", 1, "stuck")
    sentence = f"{ending.left} cards short: you can no longer lay as many cards as the turn asks for. (G12)"
    assert f"\n{sentence}\nThe seed was " in resumed(told)[1]

    told, ending = ended("quick-and-easy", 2, "stuck")
    stuck = told.state.position()["turn"]
    hands = [
        f"{name} still holds {piles.shown(told.state.view(seat).hands[seat])}." for seat, name in enumerate(told.seats)
    ]
    sentence = f"{ending.left} cards short: {told.seats[stuck]} can lay no card. (Q9)"
    assert "\n".join(["", *hands, sentence, "The seed was "]) in resumed(told)[1]

    told, ending = ended("face-to-face", 2, "stuck")
    (winner,) = ending.winners
    sentence = f"{told.seats[1 - winner]} can no longer lay as many cards as the turn asks for. (F9)"
    sentence = f"{told.seats[winner]} wins: {sentence}"
    assert f"\n{sentence}\nThe seed was " in resumed(told)[1]

    told, ending = ended("ten", 1, "ten-not-beaten", ["limit=10"])
    you, it = ending.scores
    sentence = f"TEN is not beaten, that takes more points than TEN has: you {you}, TEN {it}. (T23h)"
    assert f"\n{sentence}\nThe seed was " in resumed(told)[1]

    told, ending = ended("ten", 3, "most-points")
    points = ", ".join(f"{name} {n}" for name, n in zip(told.seats, ending.scores, strict=True))
    sentence = f"{told.seats[ending.winners[0]]} wins with the most points: {points}. (T20)"
    assert f"\n{sentence}\nThe seed was " in resumed(told)[1]


def test_signals_reach_the_others(tmp_path):
    told = begun("quick-and-easy", 2)
    file = tmp_path / "game.json"
    lines = ["say Hold r HIGH", "say hold R 7", "say", f"{told.state.actions()[0]} end"]
    code, said, _ = tell(*play_args(told), "--save", file, stdin="\n".join(lines))
    assert code == UNFINISHED
    assert "You say: hold R high\n" in said
    assert "'hold R 7' may not be said: say hold and a colour" in said
    assert "'' may not be said: " in said
    assert "--- Tomek [b]x[/b] ---\nAda says: hold R high\nAda lays " in said
    kept = record.read(file.read_bytes())
    assert kept.signals == ((0, 0, "hold R high"),)
    assert "Ada says: hold R high\n" in tell("replay", file, "--eyes", "spectator")[1]
    assert "You say: hold R high\n" in tell("replay", file, "--eyes", "Ada")[1]
    written(kept.said(1, talk.Want("up")), file)
    assert tell("replay", file, "--eyes", "0")[1].endswith("\nTomek [b]x[/b] says: want up\n")
    assert "--- Tomek [b]x[/b] ---\nAda says: hold R high\n" in tell("play", "--resume", file)[1]


@pytest.mark.parametrize("game", games.shelf(), ids=lambda game: game.slug)
def test_help_and_the_other_words(game):
    code, said, _ = tell("play", game.slug, "--seed", "a", stdin="?\nHELP\nrules\nrules x\ntable\nexit\n")
    assert code == UNFINISHED
    assert said.count("quit         leave; the game is not kept") == 2
    assert all(str(signal).split()[0] in said for signal in talk.signals(game.slug, {}))
    assert pages.in_a_minute(game) in said
    assert f"{game.title} has no rule 'x'; its rules are " in said
    table = "Deck: 91 cards" if game.slug == "ten" else "Your hand:"
    assert said.count(table) == 2
    assert said.endswith("You left the table.\nThe game is not kept; --save FILE keeps the next one.\n")


# What people type


@pytest.mark.parametrize(
    ("slug", "line", "actions"),
    [
        ("the-game", "37>up1", "37>up1"),
        ("the-game", "37 up1", "37>up1"),
        ("the-game", "37u1", "37>up1"),
        ("the-game", " 37 > DOWN2 ;end", "37>down2 end"),
        ("the-game", "37>up1, 41>up1, end", "37>up1 41>up1 end"),
        ("the-game", "37 up1 41 d2 end", "37>up1 41>down2 end"),
        ("quick-and-easy", "r10u G2 down", "R10>up G2>down"),
        ("quick-and-easy", "R1>UP,end", "R1>up end"),
        ("face-to-face", "12tu 41 their-down 17 d", "12>their-up 41>their-down 17>down"),
        ("ten", "take numbers", "take:numbers"),
        ("ten", "bid 5", "bid:5"),
        ("ten", "BUY p5, pay : COIN", "buy:P5 pay:coin"),
        ("ten", "pay coin x3 pay b3", "pay:coin pay:coin pay:coin pay:B3"),
        ("ten", "draw x2; go buy", "draw draw go:buy"),
    ],
)
def test_what_people_type_is_understood(slug, line, actions):
    assert list(map(str, typed.read(games.get(slug), line))) == actions.split()


@pytest.mark.parametrize(
    "line", ["foo", ",", "37", "up1", "37>up3", "100 up1", "37 up1 foo", "37 > > up1", "x3", "\x1b[A"]
)
def test_what_means_nothing_is_refused_whole(line):
    with pytest.raises(NotAnAction):
        typed.read(games.get("the-game"), line)


def test_a_line_can_be_too_long():
    with pytest.raises(NotAnAction, match=r"A line of 7000 characters is too long; write what one turn takes\."):
        typed.read(games.get("the-game"), "37>up1 " * 1000)


def test_lines_are_broken_between_words(monkeypatch, capsys):
    monkeypatch.setattr(console, "terminal", lambda: True)
    monkeypatch.setenv("COLUMNS", "24")
    console.say("  moves    all that you may do now, and more", hang=11)
    console.say("up1 47   up2 20   down1 65   down2 88")
    console.say("a line\n\nhttps://a-very-long-word-that-does-not-fit")
    assert capsys.readouterr().out == dedent("""\
          moves    all that you
                   may do now,
                   and more
        up1 47   up2 20   down1
          65   down2 88
        a line

        https://a-very-long-word-that-does-not-fit
        """)
