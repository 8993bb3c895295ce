"""Nothing grows so long that nobody reads it: modules, and the functions in them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tenback

HOUSE = Path(tenback.__file__).parent
LONGEST_MODULE = 600  # lines
LONGEST_FUNCTION = 60
LONGEST_TESTS = 730  # lines of a file of tests: a table of cases is quicker read than code
COMPILED = "compiled"  # the decorator of what Numba compiles: one loop, since what it calls is compiled anew
SCRIPTED = re.compile(
    r"^( *)(?:export )?(?:(?:async )?function |static |async |get |set )*(#?\w+)(?: = (?:async )?)?\("
)
NO_NAMES = {"if", "for", "while", "switch", "return", "super", "new"}


def modules(kind: str) -> list[str]:
    return sorted(path.relative_to(HOUSE).as_posix() for path in HOUSE.rglob(f"*.{kind}") if "vendor" not in path.parts)


def text_of(module: str) -> str:
    return (HOUSE / module).read_text("utf-8")


def functions(module: str) -> Iterator[tuple[str, int]]:
    """Name, and length in lines."""
    return in_python(text_of(module)) if module.endswith(".py") else in_javascript(text_of(module))


def in_python(text: str) -> Iterator[tuple[str, int]]:
    """Without what only tells of it; compiled functions are left out."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            told = ast.get_docstring(node, clean=False)
            length = (node.end_lineno or 0) - node.lineno + 1 - (0 if told is None else told.count("\n") + 1)
            if COMPILED not in (ast.unparse(mark).partition("(")[0] for mark in node.decorator_list):
                yield node.name, length


def in_javascript(text: str) -> Iterator[tuple[str, int]]:
    """Prettier lays it out: a function ends where a brace stands below its first letter."""
    lines = text.splitlines()
    for start, line in enumerate(lines):
        found = SCRIPTED.match(line)
        if not found or found[2] in NO_NAMES:
            continue
        for end in range(start + 1, len(lines)):
            if lines[end].startswith(f"{found[1]}}}"):
                yield found[2], end - start + 1
                break
            if lines[end].strip() and len(lines[end]) - len(lines[end].lstrip()) < len(found[1]):
                break


EVERY = [*modules("py"), *modules("js")]


def test_all_of_it_is_looked_at():
    assert {"core/contract.py", "web/tables/plain/table.js"} <= set(EVERY)
    assert {"_deal", "action", "position", "refusal"} <= {name for name, _ in functions("games/the_game.py")}
    assert {"lane", "look", "burningOf"} <= {name for name, _ in functions("web/tables/parts/lanes.js")}
    assert {"render", "updated", "#load"} <= {name for name, _ in functions("web/screens/table.js")}
    assert "best_turns" not in {name for name, _ in functions("kernels/face_to_face/turns.py")}


@pytest.mark.parametrize("module", EVERY)
def test_it_is_read_in_one_go(module):
    lines = len(text_of(module).splitlines())
    assert lines <= LONGEST_MODULE, f"{module} has {lines} lines: split it where a heading stands."
    long = {name: length for name, length in functions(module) if length > LONGEST_FUNCTION}
    assert not long, f"{module}: give a part of each a name of its own."


TESTS = Path(__file__).parent


@pytest.mark.parametrize("path", [path.relative_to(TESTS).as_posix() for path in sorted(TESTS.rglob("*.py"))])
def test_a_file_of_tests_is_about_one_thing(path):
    lines = len((TESTS / path).read_text("utf-8").splitlines())
    assert lines <= LONGEST_TESTS, f"tests/{path} has {lines} lines: split it by what it tests."
