"""The client's imports point down, as the server's do: a screen knows tables, no table knows a screen."""

import re
from pathlib import Path, PurePosixPath
from posixpath import normpath

import pytest

WEB = Path(__file__).parents[2] / "src/tenback/web"
FLOORS = [
    {"app"},  # which screen the address means
    {"screens"},
    {"tables"},  # a folder a game, and the parts they share
    {"shell"},  # what any screen or table may use: bar, sheets, notices, sounds
    {"cards", "words"},
    {"store"},  # what is known
    {"wire"},
    {"vendor"},
]
VENDORED = {"lit": "vendor/lit.js", "@fluent/bundle": "vendor/fluent.js"}
RUNS = re.compile(
    r"""^(?:import|export)\b(?:[^;'"]*?\bfrom)?\s*["'](?P<static>[^"']+)["'];|\bimport\("(?P<later>[^"]+)"\)""",
    re.MULTILINE,
)
NAMES_TYPES = re.compile(r"""@import \{[^}]*\} from "([^"]+)\"""")


def sources():
    return {
        path.relative_to(WEB).as_posix(): path.read_text("utf-8")
        for path in sorted(WEB.rglob("*.js"))
        if "vendor" not in path.parts
    }


def reached(path, name):
    """The module that a name in another one means; types of the wire stand in a file of types."""
    found = VENDORED.get(name) or normpath((PurePosixPath(path).parent / name).as_posix())
    if not (WEB / found).exists():
        found = found.removesuffix(".js") + ".d.ts"
    assert (WEB / found).exists(), f"{path} imports {name}"
    return found


def imports(path, text, *, types=True):
    names = [found["static"] or found["later"] for found in RUNS.finditer(text)]
    return [reached(path, name) for name in (*names, *(NAMES_TYPES.findall(text) if types else ()))]


def floor(path):
    room = path.partition("/")[0] if "/" in path else "app"
    return next(number for number, rooms in enumerate(FLOORS) if room in rooms)


def test_every_import_is_seen():
    seen = {path: imports(path, text) for path, text in sources().items()}
    assert "screens/table.js" in seen["app.js"]
    assert "screens/rules.js" in seen["app.js"]  # only when somebody goes there
    assert "tables/ten/table.js" in seen["screens/table.js"]
    assert "vendor/fluent.js" in seen["words/words.js"]
    assert sum(map(len, seen.values())) > 300


@pytest.mark.parametrize("path", sources())
def test_imports_point_down(path):
    text = sources()[path]
    below = [each for each in imports(path, text) if floor(each) < floor(path)]
    beside = [
        each
        for each in imports(path, text)
        if floor(each) == floor(path) and "/" in path and each.partition("/")[0] != path.partition("/")[0]
    ]
    assert (below, beside) == ([], [])


@pytest.mark.parametrize("path", [each for each in sources() if each.startswith("tables/")])
def test_a_game_is_a_stranger_to_the_others(path):
    folder = path.split("/")[1]
    known = {"the-game"} if folder == "face-to-face" else set()  # at home one lays as there (F4)
    others = {each.split("/")[1] for each in imports(path, sources()[path]) if each.startswith("tables/")}
    assert others <= {folder, "parts"} | known


def test_no_module_needs_itself():
    needs = {path: imports(path, text, types=False) for path, text in sources().items()}
    done: set[str] = set()

    def walk(path, above):
        assert path not in above, " -> ".join([*above[above.index(path) :], path])
        if path in done:
            return
        for each in needs.get(path, []):
            walk(each, [*above, path])
        done.add(path)

    for path in needs:
        walk(path, [])
