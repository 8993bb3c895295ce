"""Modules in packs: what runs is what is written, at the lines that a map tells, in as few requests as screens need."""

import json
import re
import subprocess

import pytest

from tenback.server.packs import MAP, SMALL, NotPackable, packed
from tests.node import NODE

LARGE = f"/* {'x' * SMALL} */"
SOURCES = {
    "app.js": """import { html } from "lit";
import { tell, told as before } from "./store/told.js";

tell(html("started"));
const screens = { first: () => import("./screens/first.js"), second: () => import("./screens/second.js") };
export const open = async (name) => (await screens[name]()).shown(before);
export const print = { by: "app", and: [1, 2] };
export const fall = (depth) => {
  if (depth > 2) throw new Error("deep");
  fall(depth + 1);
};
export { told } from "./store/told.js";
""",
    "store/told.js": """export const told = typeof print === "undefined" ? [] : ["another module's"];
export function tell(what) {
  if (!what) throw new Error("nothing to tell");
  told.push(what);
}
""",
    "screens/first.js": """import { tell } from "../store/told.js";
import {
  shared,
} from "../parts/shared.js";
import { small } from "../parts/small.js";
const here = import.meta.url;
export async function shown(before) {
  tell(`first after ${before.length}: ${shared()} ${small}`);
  return here;
}
""",
    "screens/second.js": """import { shared } from "../parts/shared.js";
import { small } from "../parts/small.js";
export class Second {}
export const shown = () => [shared(), small, new Second().constructor.name];
export const fails = () => {
  throw new Error("here");
};
""",
    "parts/shared.js": f"let count = 0;\nexport const shared = () => (count += 1);\n{LARGE}\n",
    "parts/small.js": 'export const small = "small";\n',
    "unused.js": "export const unused = 1;\n",
}
LIBRARIES = {"lit": "vendor/lit.js"}


def served(**changed):
    return packed(
        SOURCES | {path.replace("__", "/") + ".js": text for path, text in changed.items()}, "app.js", LIBRARIES
    )


def holds(pack):
    """The modules that stand in a pack, by its map."""
    return [each.partition("sources/")[2] for each in json.loads(pack)["sources"]]


def test_who_needs_the_same_comes_together():
    files = served()
    packs = {path.removesuffix(MAP): holds(text) for path, text in files.items() if path.endswith(MAP)}
    assert packs == {
        "app.js": ["parts/small.js", "store/told.js", "app.js"],  # small, and of several screens
        "packs/parts/shared.js": ["parts/shared.js"],
        "screens/first.js": ["screens/first.js"],
        "screens/second.js": ["screens/second.js"],
    }
    assert set(files) - set(packs) - {path + MAP for path in packs} == {
        "store/told.js",
        "parts/small.js",
        "parts/shared.js",
    }  # each still has its own address
    assert "unused.js" not in files


def test_a_pack_asks_at_once_for_all_that_its_modules_need():
    named = re.findall(r'^import .*"([^"]+)";', served()["screens/first.js"], re.MULTILINE)
    assert named == ["../app.js", "../packs/parts/shared.js"]


@pytest.fixture
def run(tmp_path):
    """What a program in Node says that stands beside the served files."""
    if (node := NODE) is None:
        pytest.skip("There is no Node here; tests/web/test_serving.py loads every pack in a browser.")
    (tmp_path / "package.json").write_text('{"type": "module"}')
    lit = tmp_path / "node_modules" / "lit"
    lit.mkdir(parents=True)
    (lit / "package.json").write_text('{"type": "module", "exports": "./lit.js"}')
    (lit / "lit.js").write_text("export const html = (text) => `<${text}>`;\n")
    for path, text in served().items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)

    def run(program, *options):
        (tmp_path / "program.js").write_text(program)
        command = [node, *options, str(tmp_path / "program.js")]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=60)  # noqa: S603 - our own
        return done.stdout + done.stderr

    return run


def test_what_runs_is_what_is_written(run):
    assert json.loads(
        run(
            """import { open, told } from "./app.js";
            const url = await open("first");
            const second = await open("second");
            console.log(JSON.stringify([told, second, new URL(url).pathname.endsWith("/screens/first.js")]));"""
        )
    ) == [["<started>", "first after 1: 1 small"], [2, "small", "Second"], True]


def test_a_modules_own_address_leads_to_the_same_module(run):
    assert run(
        """import { shared } from "./parts/shared.js";
        import { told } from "./store/told.js";
        import { told as same, open } from "./app.js";
        console.log(shared(), told === same, await open("second"));"""
    ).startswith("1 true [ 2, 'small', 'Second' ]")


@pytest.mark.parametrize(
    ("program", "path"),
    [
        ('import { fails } from "./screens/second.js"; fails();', "screens/second.js"),  # alone in its pack
        ('import { fall } from "./app.js"; fall(0);', "app.js"),  # behind two others
        ('import { tell } from "./store/told.js"; tell();', "store/told.js"),
    ],
)
def test_an_error_is_told_at_its_line_in_the_source(run, program, path):
    [line] = (n for n, text in enumerate(SOURCES[path].split("\n"), 1) if "throw" in text)
    assert f"/sources/{path}:{line}:" in run(program, "--enable-source-maps")


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"store__told": 'import "../app.js";\n'}, "imports tell, told from store/told.js"),
        (
            {"store__told": 'import "../app.js";\nexport const told = 1;\nexport const tell = 2;\n'},
            "in a circle: app.js -> store/told.js -> app.js",
        ),
        ({"parts__small": "export default 1;\n"}, "imports small from parts/small.js, which has no such export"),
        (
            {"parts__small": "export const small = 1;\nexport default 1;\n"},
            "parts/small.js cannot be packed: export default",
        ),
        ({"parts__small": "export let small = 1;\n"}, "no such export"),
        (
            {"parts__small": 'import * as all from "./shared.js";\nexport const small = 1;\n'},
            "cannot be packed: import",
        ),
        ({"parts__small": 'import all from "./shared.js";\nexport const small = 1;\n'}, "cannot be packed: import"),
        ({"parts__small": 'import "./nowhere.js";\nexport const small = 1;\n'}, "nowhere.js, which is not there"),
        ({"parts__small": "export const small = 1;\nconst $modules = 2;\n"}, "uses $modules"),
        ({"parts__small": "export const small = [1, 2],\n  other = 2;\n"}, "cannot be packed: export const small"),
        ({"parts__small": 'export const small = () => import("lit");\n'}, 'cannot be packed: import("lit")'),
        ({"parts__small": "export const small = (x) => import(`./${x}.js`);\n"}, "cannot be packed: import(`"),
        ({"parts__small": "export const small = () => import('./shared.js');\n"}, "cannot be packed: import('"),
        ({"screens__first": 'import { other } from "../parts/small.js";\n'}, "imports other from parts/small.js"),
    ],
)
def test_what_is_written_in_another_way_is_refused(changed, said):
    with pytest.raises(NotPackable, match=re.escape(said)):
        served(**changed)
