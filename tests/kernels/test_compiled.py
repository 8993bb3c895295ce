"""The compiler, where there is one, and the dice: the same everywhere."""

import json
import os
import shutil
import subprocess
import sys
import time
from collections import Counter
from itertools import permutations
from pathlib import Path

import numpy as np
import pytest

from tenback import kernels
from tenback.core import Chance
from tenback.kernels import __main__ as by_hand
from tenback.kernels import compiled as compiler
from tenback.kernels.dice import below, dice, dice_from, roll, shuffle

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


def test_dice_from_a_chance_take_64_bits_of_it():
    chance, same = Chance("dice"), Chance("dice")
    high, low = same.below(2**32), same.below(2**32)
    assert dice_from(chance).tolist() == [high << 32 | low]
    assert chance.below(2**32) == same.below(2**32)  # and no more than that


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
    for known in (compiler.home, compiler.shelf, compiler.unkept):
        known.cache_clear()
    kernels._known.clear()


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
        ("kernels/bits.py", set(FOLDERS)),
        ("kernels/dice.py", set(FOLDERS)),
        ("kernels/hands.py", set(FOLDERS)),
        ("kernels/comparing.py", set(FOLDERS)),
        ("kernels/network.py", set(FOLDERS)),
        ("kernels/one_more.py", set(FOLDERS)),  # no list of them is kept by hand
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


@pytest.fixture
def prepared(home, monkeypatch):  # noqa: ARG001 - where it is kept
    """The modules that were compiled, which leave two files each, one of them on the shelf that all share."""
    done = []

    class Kernel:
        def __init__(self, name):
            self.name = name

        def prepare(self):
            done.append(self.name)
            for shelf in (compiler.shelf(self.name.rpartition(".")[2]), compiler.shelf("")):
                kept = shelf / "folder_123" / "rules.play-12.py311.nbi"
                kept.parent.mkdir(parents=True)
                kept.write_text("compiled")

    monkeypatch.setattr(kernels, "import_module", Kernel)
    return done


def test_a_game_is_ready_once_it_was_prepared(prepared):
    assert not kernels.ready("the-game")
    for _ in range(2):
        kernels.prepare("the-game")
    assert prepared == ["tenback.kernels.the_game"]
    assert kernels.ready("the-game")
    assert not kernels.ready("ten")


def elsewhere(monkeypatch):
    (compiler.home() / "tenback").symlink_to(compiler.PACKAGE)  # the same sources by another path
    monkeypatch.setattr(compiler, "PACKAGE", compiler.home() / "tenback")


def another_python(monkeypatch):
    monkeypatch.setattr(sys.implementation, "cache_tag", "cpython-399")


def another_version_of(name):
    def install(monkeypatch):
        monkeypatch.setattr(compiler, "version", lambda asked: "0.1" if asked == name else "99")

    return install


def another_processor(text):
    def move(monkeypatch):
        monkeypatch.setattr(compiler.PROCESSOR.__class__, "read_text", lambda *_: text)

    return move


def one_that_is_asked_for(monkeypatch):
    monkeypatch.setenv("NUMBA_CPU_NAME", "generic")


CPU = "processor : 0\ncpu MHz : {}\nmodel : {}\nflags : fpu {}\n\nprocessor : 1\nmodel : 3\nflags : fpu\n"


@pytest.mark.parametrize(
    "change",
    [
        elsewhere,
        another_python,
        another_version_of("numba"),
        another_version_of("llvmlite"),
        another_processor(CPU.format(3000, 18, "avx")),
        another_processor(CPU.format(3000, 17, "avx avx2")),
        one_that_is_asked_for,
    ],
)
@pytest.mark.usefixtures("home")
def test_another_install_does_not_believe_the_mark_of_the_first(monkeypatch, change):
    another_version_of("nothing")(monkeypatch)
    another_processor(CPU.format(2000, 17, "avx"))(monkeypatch)
    before = {folder: compiler.shelf(folder) for folder in FOLDERS}
    another_processor(CPU.format(3000, 17, "avx"))(monkeypatch)  # how fast it runs just now does not matter
    compiler.shelf.cache_clear()
    assert {folder: compiler.shelf(folder) for folder in FOLDERS} == before
    change(monkeypatch)
    compiler.shelf.cache_clear()
    assert not {compiler.shelf(folder) for folder in FOLDERS} & set(before.values())


@pytest.mark.parametrize("shelf", ["the_game", ""])
@pytest.mark.usefixtures("prepared")
def test_what_is_no_longer_on_disk_is_not_ready(shelf):
    kernels.prepare("the-game")
    kernels._known.clear()  # as another process sees it
    assert kernels.ready("the-game")
    (gone,) = compiler.shelf(shelf).glob("*/*.nbi")
    gone.unlink()
    kernels._known.clear()
    assert not kernels.ready("the-game")


HITS = """
import sys
from importlib import import_module
from tenback import kernels
from tenback.kernels import compiled
for slug in ("the-game", "quick-and-easy", "face-to-face", "ten"):
    assert kernels.ready(slug)
    import_module(f"tenback.kernels.{slug.replace('-', '_')}").prepare()
made = {
    id(thing): thing
    for name, module in list(sys.modules.items()) if name.startswith("tenback.")
    for thing in vars(module).values() if type(thing).__name__ == "CPUDispatcher"
}.values()
used = [each for each in made if each.signatures]
assert len(used) > 40, len(used)
print([each.py_func.__qualname__ for each in used if each.stats.cache_misses])
"""


@pytest.mark.skipif(not kernels.AVAILABLE, reason="there is nothing to compile without Numba")
def test_a_game_that_is_ready_is_compiled_here():
    # Numba's own word for it: a process that comes after finds all that it needs on disk.
    subprocess.run([sys.executable, "-m", "tenback.kernels"], check=True)
    run = subprocess.run([sys.executable, "-c", HITS], check=True, capture_output=True, text=True)  # noqa: S603
    assert run.stdout == "[]\n"


COUNTS = """
import sys
import numpy as np
from tenback.kernels.bits import count
sys.stdin.readline()
for kind in sys.argv[1:]:
    assert count(np.dtype(kind).type(5)) == 2
print(sum(count.stats.cache_hits.values()), sum(count.stats.cache_misses.values()))
"""


@pytest.mark.skipif(not kernels.AVAILABLE, reason="there is nothing to compile without Numba")
@pytest.mark.usefixtures("home")
def test_processes_that_compile_at_once_keep_all_of_it():
    kinds = ("int8", "int16", "int32", "uint8", "uint16", "uint64")
    running = [
        subprocess.Popen(  # noqa: S603
            [sys.executable, "-c", COUNTS, kind], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        for kind in kinds
    ]
    for each in running:
        print(file=each.stdin, flush=True)
    assert [each.communicate()[0] for each in running] == ["0 1\n"] * len(kinds)
    after = subprocess.run(  # noqa: S603
        [sys.executable, "-c", COUNTS, *kinds], input="\n", check=True, capture_output=True, text=True
    )
    assert after.stdout == f"{len(kinds)} 0\n"


CALLED = """
import json, sys
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
import tenback
from tenback.kernels import compiled
found = {}
for place in ("core", "games", "kernels", "solvers", "envs.batch"):
    above = import_module(f"tenback.{place}")
    for module in walk_packages(above.__path__, f"{above.__name__}."):
        if not module.name.endswith("__main__"):
            import_module(module.name)
for name, module in list(sys.modules.items()):
    for thing in vars(module).values() if name.startswith("tenback.") else ():
        if type(thing).__name__ == "CPUDispatcher":
            function = thing.py_func
            called = [function.__globals__.get(each) for each in function.__code__.co_names]
            files = [each.py_func.__code__.co_filename for each in called if type(each).__name__ == "CPUDispatcher"]
            found[f"{function.__module__}.{function.__qualname__}"] = [function.__module__, files]
print(json.dumps(found))
"""


@pytest.mark.skipif(not kernels.AVAILABLE, reason="there is nothing to compile without Numba")
def test_a_shelf_goes_by_every_source_that_its_functions_call():
    # Numba looks at a function's own file only; a call into another one is compiled in.
    run = subprocess.run([sys.executable, "-c", CALLED], check=True, capture_output=True, text=True)  # noqa: S603
    functions = json.loads(run.stdout)
    assert len(functions) > 150
    wrong = {}
    for name, (module, files) in functions.items():
        game = compiler.game_of(module)
        patterns = (*compiler.SHARED, *(each.format(game) for each in compiler.OF_A_GAME if game))
        known = {str(file) for pattern in patterns for file in compiler.PACKAGE.glob(pattern)}
        if missing := set(files) - known:
            wrong[name] = sorted(missing)
    assert wrong == {}


# Where nothing can be kept


@pytest.fixture
def nowhere(tmp_path, monkeypatch):
    (tmp_path / "file").touch()
    monkeypatch.setenv("TENBACK_KERNELS", str(tmp_path / "file" / "below"))
    forget()
    yield tmp_path / "file" / "below"
    forget()


def test_where_nothing_can_be_kept_the_remedy_is_told(nowhere):
    reason = kernels.unkept()
    assert reason is not None
    assert reason.startswith(f"Compiled bots cannot be kept in {nowhere} (Not a directory)")
    assert reason.endswith("TENBACK_KERNELS=DIR.")
    assert not kernels.ready("ten")
    with pytest.raises(kernels.Unkept, match="TENBACK_KERNELS=DIR"):
        kernels.prepare("ten")


def test_who_has_no_home_is_told_so_and_gets_no_folder_called_tilde(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("TENBACK_KERNELS", raising=False)
    monkeypatch.setattr(compiler, "user_cache_path", lambda _: Path("~/.cache/tenback"))
    forget()
    assert "has no home directory" in str(kernels.unkept())
    forget()
    assert not list(tmp_path.iterdir())


@pytest.mark.usefixtures("home")
def test_where_it_can_be_kept_nothing_is_said():
    assert kernels.unkept() is None


@pytest.mark.skipif(not kernels.AVAILABLE, reason="there is nothing to compile without Numba")
@pytest.mark.usefixtures("nowhere")
def test_compiling_by_hand_says_why_it_cannot_be_done():
    run = subprocess.run([sys.executable, "-m", "tenback.kernels", "ten"], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (1, f"{kernels.unkept()}\n")


@pytest.mark.skipif(not kernels.AVAILABLE, reason="there is nothing to compile without Numba")
@pytest.mark.usefixtures("nowhere")
def test_without_a_place_functions_are_compiled_all_the_same_and_kept_nowhere():
    # Numba itself would keep them among our sources.
    asked = f"{ROLLS}print(roll.signatures != [], roll._cache.cache_path)"
    run = subprocess.run([sys.executable, "-c", asked], check=True, capture_output=True, text=True)  # noqa: S603
    assert run.stdout.splitlines()[1] == "True None"


def test_compiling_by_hand_takes_the_games_that_are_named(prepared, monkeypatch):
    monkeypatch.setattr(sys, "argv", ["tenback.kernels", "ten"])
    by_hand.main()
    assert prepared == ["tenback.kernels.ten"]
    monkeypatch.setattr(sys, "argv", ["tenback.kernels", "chess"])
    with pytest.raises(SystemExit, match="There is no game 'chess'"):
        by_hand.main()


@pytest.mark.usefixtures("home")
def test_without_a_compiler_nothing_waits_for_it(monkeypatch):
    monkeypatch.setattr(kernels, "AVAILABLE", False)
    assert kernels.ready("the-game")
