"""Who does the work: in order, each number once, and not a word from anybody when Ctrl-C is pressed."""

import os
import pickle
import signal
import subprocess
import sys
from collections import deque
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tenback.core import OptionError
from tenback.lab import executors
from tenback.lab.executors import AHEAD, Answer, Processes, WorkersLost, undisturbed

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="signals differ there")


def told(number):
    return b"%d" % number


def uneven(number):
    """Some take a thousand times as long as others."""
    return b"%d %d" % (number, sum(range(1_000_000 if number % 7 == 0 else 1000)) > 0)


@pytest.mark.parametrize("workers", [1, 2, 3])
@pytest.mark.parametrize("many", [0, 1, 2, 5, 40])
def test_answers_come_in_the_order_of_the_numbers(workers, many):
    numbers = range(100, 100 + many)
    assert list(Processes(workers).results(uneven, numbers)) == [b"%d 1" % number for number in numbers]


def test_no_more_is_begun_than_can_be_lost():
    asked = []

    def numbers():
        for number in count():
            asked.append(number)
            yield number

    with closing(Processes(2).results(told, numbers())) as going:  # type: ignore[type-var]
        for done in range(1, 30):
            next(going)
            assert len(asked) <= done + 2 * AHEAD


class Idle:
    """A worker that answers when the test says so."""

    def __init__(self, _task):
        self.has = []

    @property
    def busy(self):
        return len(self.has)

    def hand(self, place, _number):
        self.has.append(place)


def test_whoever_is_idle_is_asked_first_and_what_is_left_is_kept_for_whoever_is_idle_next(monkeypatch):
    monkeypatch.setattr(executors, "Worker", Idle)
    crew: Any = []
    waiting = deque(enumerate(range(10)))
    assert Processes(3)._hand_out(crew, told, waiting) == 6
    assert [worker.has for worker in crew] == [[0, 3], [1, 4], [2, 5]]  # one to begin with, one to go on with
    for worker in crew[:2]:
        worker.has.clear()
    assert Processes(3)._hand_out(crew, told, waiting) == 2
    assert [worker.has for worker in crew] == [[6], [7], [2, 5]]  # the last two wait for whoever is idle next


def test_no_more_processes_are_started_than_there_is_work(monkeypatch):
    monkeypatch.setattr(executors, "Worker", Idle)
    crew: Any = []
    assert Processes(8)._hand_out(crew, told, deque(enumerate(range(2)))) == 2
    assert len(crew) == 2


# What goes wrong


class Odd(Exception):
    """It cannot be sent: what makes it again takes two."""

    def __init__(self, one, two):
        super().__init__(f"{one} and {two}")


def fail(number):
    if number == 3:
        raise OptionError("Three is too many.")
    if number == 4:
        raise Odd("this", "that")
    return told(number)


def test_an_error_is_raised_in_its_place_with_where_it_was():
    going = Processes(2).results(fail, range(10))
    assert [next(going) for _ in range(3)] == [b"0", b"1", b"2"]
    with pytest.raises(OptionError, match=r"Three is too many\.") as raised:
        next(going)
    assert "in fail" in "".join(raised.value.__notes__)


def test_an_error_that_cannot_be_sent_is_told_in_words():
    with pytest.raises(RuntimeError, match="Odd: this and that"):
        list(Processes(1).results(fail, [4]))


def test_a_task_that_cannot_be_sent_leaves_nobody_behind():
    before = signal.getsignal(signal.SIGINT)
    with pytest.raises((pickle.PicklingError, AttributeError)):
        list(Processes(1).results(lambda number: told(number), [1]))  # noqa: PLW0108 - that is what cannot be sent
    assert signal.getsignal(signal.SIGINT) is before


def die(number):
    if number == 2:
        os._exit(1)
    return told(number)


def test_when_a_worker_dies_what_came_before_is_kept():
    going = Processes(1).results(die, range(5))
    assert [next(going), next(going)] == [b"0", b"1"]
    with pytest.raises(WorkersLost, match="--resume"):
        next(going)


def test_when_a_worker_dies_what_others_have_finished_is_kept(monkeypatch):
    def come(_crew, done, *, wait_for_one):  # noqa: ARG001 - as the real one
        if done or not answers:
            raise WorkersLost("gone")
        done.update(answers.pop())

    answers = [{place: Answer(told(place)) for place in (0, 1, 2, 4)}]
    monkeypatch.setattr(executors, "Worker", Idle)
    monkeypatch.setattr(executors, "collect", come)
    going = Processes(2)._in_order([], told, range(9))
    assert [next(going) for _ in range(3)] == [b"0", b"1", b"2"]
    with pytest.raises(WorkersLost):
        next(going)


# Ctrl-C


def masked(_number):
    signal.raise_signal(signal.SIGINT)  # nothing happens
    return b"%d" % (signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ()))


@POSIX
def test_a_worker_never_hears_of_it_from_its_first_moment_on():
    # It was blocked when the process started, so there was no moment at which it could have been heard.
    assert list(Processes(2).results(masked, range(4))) == [b"1"] * 4
    assert signal.SIGINT not in signal.pthread_sigmask(signal.SIG_BLOCK, ())


@POSIX
def test_what_must_not_be_interrupted_is_done_first():
    done = []

    def do(*, again):
        with undisturbed(again=again):
            signal.raise_signal(signal.SIGINT)
            done.append(again)

    with pytest.raises(KeyboardInterrupt):
        do(again=True)
    do(again=False)
    assert done == [True, False]


PRESSED = """
import os, signal, sys
from tenback.lab.executors import Processes

def task(number):
    return b"%d\\n" % number

def press(*_):
    os.killpg(0, signal.SIGINT)  # as a terminal does: to everybody

if __name__ == "__main__":
    moment, many, kept = float(sys.argv[1]), int(sys.argv[2]), open(sys.argv[3], "wb", 0)
    signal.signal(signal.SIGALRM, press)
    try:
        signal.setitimer(signal.ITIMER_REAL, moment, 0.02)  # and again, and again
        for answer in Processes(3).results(task, range(many)):
            kept.write(answer)
        while True:
            signal.pause()  # until it is pressed
    except KeyboardInterrupt:
        quiet = False
        while not quiet:
            try:
                signal.setitimer(signal.ITIMER_REAL, 0)
                signal.signal(signal.SIGINT, signal.SIG_IGN)
                quiet = True
            except KeyboardInterrupt:  # the last one was on its way
                pass
        print("interrupted")
"""


FEW = 30


@POSIX
@pytest.mark.parametrize("many", [FEW, 10**6])  # pressed also when the work is done, or nearly
def test_it_is_pressed_at_any_moment_and_nobody_says_a_word(tmp_path, many):
    program = tmp_path / "pressed.py"
    program.write_text(PRESSED)
    for moment in range(1, 17, 2 if many == FEW else 1):
        kept = tmp_path / f"{moment}.txt"
        run = subprocess.run(  # noqa: S603 - our own program
            [sys.executable, str(program), str(0.04 * moment), str(many), str(kept)],
            env={**os.environ, "PYTHONPATH": str(Path(executors.__file__).parents[2])},
            capture_output=True,
            text=True,
            start_new_session=True,  # else this process would hear it, too
            check=False,
            timeout=300,
        )
        assert (run.returncode, run.stdout, run.stderr) == (0, "interrupted\n", ""), moment
        lines = kept.read_text().splitlines()
        assert lines == [str(number) for number in range(len(lines))]
