"""The compiler, where there is one, and the dice: the same everywhere."""

import json
import os
import subprocess
import sys
import time
from collections import Counter
from itertools import permutations

import numpy as np
import pytest

from tenback import kernels
from tenback.kernels import compiled as compiler
from tenback.kernels.dice import below, dice, roll, shuffle

ROLLS = """
import json, warnings
warnings.simplefilter("error")
import numpy as np
from tenback import kernels
from tenback.kernels.dice import below, dice, roll, shuffle
throws = dice(2024)
cards = np.arange(98, dtype=np.int8)
shuffle(throws, cards, 98)
print(json.dumps([kernels.AVAILABLE, int(roll(throws)), int(below(throws, 98)), cards.tolist()]))
"""


def told(**environment):
    run = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-c", ROLLS], env={**os.environ, **environment}, check=True, capture_output=True, text=True
    )
    return json.loads(run.stdout)


def test_the_dice_are_splitmix64():
    # The first numbers for the seed 1234567, as its author's C code gives them.
    throws = dice(1234567)
    assert [int(roll(throws)) for _ in range(3)] == [6457827717110365317, 3203168211198807973, 9817491932198370423]


def test_without_a_compiler_the_dice_fall_alike():
    slow, fast = told(NUMBA_DISABLE_JIT="1"), told(NUMBA_DISABLE_JIT="0")
    assert (slow[0], fast[0]) == (False, True)
    assert slow[1:] == fast[1:]


def test_every_number_below_a_limit_falls_equally_often():
    throws = dice(1)
    fallen = Counter(int(below(throws, 6)) for _ in range(60_000))
    assert set(fallen) == set(range(6))
    assert all(abs(count - 10_000) < 5 * 100 for count in fallen.values())  # five standard errors


def test_every_order_comes_equally_often():
    throws, orders = dice(2), Counter[tuple[int, ...]]()
    for _ in range(24_000):
        cards = np.arange(5, dtype=np.int8)
        shuffle(throws, cards, 4)
        orders[tuple(cards.tolist())] += 1
    assert set(orders) == {(*order, 4) for order in permutations(range(4))}
    assert all(abs(count - 1000) < 5 * 32 for count in orders.values())


# What is kept on disk


@pytest.fixture
def shelf(tmp_path, monkeypatch):
    monkeypatch.setenv("TENBACK_KERNELS", str(tmp_path))
    compiler.shelf.cache_clear()
    yield tmp_path
    compiler.shelf.cache_clear()


def test_other_sources_have_another_shelf(shelf, monkeypatch):
    before = compiler.shelf()
    assert before.parent == shelf
    monkeypatch.setattr(compiler, "SOURCES", ("core/piles.py",))
    compiler.shelf.cache_clear()
    assert compiler.shelf() != before


def test_what_nobody_used_for_a_month_is_thrown_away(shelf):
    for name, days in (("old", 31), ("young", 29)):
        (shelf / name).mkdir()
        os.utime(shelf / name, (0, time.time() - days * 24 * 3600))
    compiler.shelf()
    assert [each.name for each in shelf.iterdir()] == ["young"]


@pytest.mark.usefixtures("shelf")
def test_a_game_is_ready_once_it_was_prepared(monkeypatch):
    prepared = []
    monkeypatch.setattr(
        kernels, "import_module", lambda name: type("Kernel", (), {"prepare": lambda: prepared.append(name)})
    )
    assert not kernels.ready("the-game")
    for _ in range(2):
        kernels.prepare("the-game")
    assert prepared == ["tenback.kernels.the_game"]
    assert kernels.ready("the-game")
    assert not kernels.ready("ten")


@pytest.mark.usefixtures("shelf")
def test_without_a_compiler_nothing_waits_for_it(monkeypatch):
    monkeypatch.setattr(kernels, "AVAILABLE", False)
    assert kernels.ready("the-game")
