"""What tenback imports is what it asks for: tests find every library of the developers' environment, users do not."""

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import tenback

HOUSE, ROOT = Path(tenback.__file__).parent, Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
UNIMPORTED = {
    "httptools": "uvicorn takes it as its parser",
    "numba": "kernels/compiled.py loads it when a kernel is first called",
    "uvloop": "uvicorn takes it as its loop",
}


def normal(name):
    """As indexes compare them (PEP 503)."""
    return re.sub(r"[-_.]+", "-", name).lower()


def names(requirements):
    return {normal(found[0]) for each in requirements if (found := re.match(r"[\w.-]+", each))}


NEEDED = names(PROJECT["dependencies"])
EXTRAS = {extra: names(wanted) for extra, wanted in PROJECT["optional-dependencies"].items()}
OFFERED = set().union(*(wanted for extra, wanted in EXTRAS.items() if extra not in {"dev", "mutants"}))


def imported(text):
    """The first words of all that a module imports, wherever it does; not those for the type checker alone."""
    tree = ast.parse(text)
    typing = {
        inner
        for node in ast.walk(tree)
        if isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING")
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if node in typing:
            continue
        if isinstance(node, ast.Import):
            yield from (each.name.partition(".")[0] for each in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield (node.module or "").partition(".")[0]


def libraries():
    """Every distribution that is imported, and by whom."""
    homes = packages_distributions()
    found: dict[str, set[str]] = {}
    for path in HOUSE.rglob("*.py"):
        for name in imported(path.read_text("utf-8")):
            if name != "tenback" and name not in sys.stdlib_module_names:
                for home in map(normal, homes.get(name, [name])):
                    found.setdefault(home, set()).add(path.relative_to(HOUSE).as_posix())
    return found


def test_whatever_is_imported_is_asked_for():
    found = libraries()
    assert {"starlette", "numpy", "argon2-cffi", "fluent-runtime"} <= found.keys()
    missing = {home: sorted(by) for home, by in found.items() if home not in NEEDED | OFFERED}
    assert not missing, "name these among the dependencies in pyproject.toml"


def test_whatever_is_asked_for_is_imported():
    assert NEEDED - libraries().keys() - UNIMPORTED.keys() == set()


def test_what_an_extra_brings_is_imported_where_the_extra_is_for():
    needs = {home: by for home, by in libraries().items() if home in OFFERED - NEEDED}
    assert all(path.startswith(("envs/", "lab/")) for by in needs.values() for path in by), needs


def test_the_reading_finds_imports_wherever_they_stand():
    text = "import one.two\nfrom three.four import x\nfrom . import y\ndef f():\n    import five\n"
    assert list(imported(text)) == ["one", "three", "five"]
    assert list(imported("if TYPE_CHECKING:\n    import six\n")) == []
