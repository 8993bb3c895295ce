"""The compiler, where there is one, and the dice: the same everywhere."""

import json
import os
import shutil
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
def home(tmp_path, monkeypatch):
    monkeypatch.setenv("TENBACK_KERNELS", str(tmp_path))
    forget()
    yield tmp_path
    forget()


def forget():
    compiler.home.cache_clear()
    compiler.shelf.cache_clear()


@pytest.mark.parametrize(
    ("module", "game"),
    [
        ("tenback.kernels.the_game.turns", "the_game"),
        ("tenback.games.quick_and_easy", "quick_and_easy"),
        ("tenback.games.ten.runs", "ten"),
        ("tenback.solvers.the_game", "the_game"),
        ("tenback.envs.batch.quick_and_easy", "quick_and_easy"),
        ("tenback.solvers.beam", ""),
        ("tenback.kernels.dice", ""),
        ("tenback.core.piles", ""),
    ],
)
def test_a_function_belongs_to_its_game_or_to_all(module, game):
    assert compiler.game_of(module) == game


FOLDERS = ("", "the_game", "quick_and_easy", "face_to_face", "ten")


@pytest.mark.parametrize(
    ("changed", "others"),
    [
        ("kernels/the_game/turns.py", {"the_game"}),
        ("games/the_game.py", {"the_game"}),
        ("games/ten/runs.py", {"ten"}),
        ("kernels/ten/rules.py", {"ten"}),
        ("kernels/quick_and_easy/search.py", {"quick_and_easy"}),
        ("games/face_to_face.py", {"face_to_face"}),
        ("kernels/dice.py", set(FOLDERS)),
        ("kernels/comparing.py", set(FOLDERS)),
        ("kernels/network.py", set(FOLDERS)),
        ("core/piles.py", set(FOLDERS)),
        ("kernels/__main__.py", set()),
    ],
)
def test_another_source_has_another_shelf_for_its_own_game(home, tmp_path, monkeypatch, changed, others):
    copy = tmp_path / "package"
    for part in ("core", "games", "kernels"):
        shutil.copytree(compiler.PACKAGE / part, copy / part, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(compiler, "PACKAGE", copy)
    before = {folder: compiler.shelf(folder) for folder in FOLDERS}
    assert len(set(before.values())) == len(FOLDERS)
    assert {shelf.parent for shelf in before.values()} == {home}
    compiler.shelf.cache_clear()
    (copy / changed).write_text("another = 1")
    assert {folder for folder in FOLDERS if compiler.shelf(folder) != before[folder]} == others


def test_what_nobody_used_for_a_month_is_thrown_away(home):
    used = compiler.shelf("ten")
    for shelf, days in ((home / "old", 31), (home / "young", 29), (used, 31)):
        shelf.mkdir()
        os.utime(shelf, (0, time.time() - days * 24 * 3600))
    compiler.shelf.cache_clear()
    assert compiler.shelf("ten") == used
    forget()
    compiler.shelf("ten")
    assert {each.name for each in home.iterdir()} == {"young", used.name}


@pytest.mark.usefixtures("home")
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


@pytest.mark.usefixtures("home")
def test_without_a_compiler_nothing_waits_for_it(monkeypatch):
    monkeypatch.setattr(kernels, "AVAILABLE", False)
    assert kernels.ready("the-game")
