"""The `tenback` command as its users have it: at a keyboard, in a pipe, killed, fed with nonsense."""

import os
import pty
import random
import re
import select
import signal
import sys
from contextlib import suppress

from tenback import games, record
from tenback.cli import console
from tenback.cli.evening import loses
from tests.cli.kit import DUEL, FINE, UNFINISHED, begun, command, environment, hand, resumed, written

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
        assert f"Skipped: {max(adas)}>up1" in last
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
