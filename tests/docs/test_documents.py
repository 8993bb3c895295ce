"""Every page says what is true: what it names exists, and what there is stands where people look for it."""

import re
from pathlib import Path

import pytest

from tests.docs import repository
from tests.docs.claims import GONE, MADE_UP, OUR_PATH, complaints, exists, tenback
from tests.docs.markdown import Page
from tests.docs.repository import ROOT, SOURCE

HERE = Path("docs/somewhere.md")


def told(text, at=HERE):
    return [complaint for _, complaint in complaints(text, at)]


@pytest.mark.parametrize("path", repository.pages(), ids=str)
def test_what_a_page_names_exists(path):
    text = (ROOT / path).read_text("utf-8")
    wrong = [f"{path}:{line} {complaint}" for line, complaint in complaints(text, path)]
    assert not wrong, "\n".join(wrong)


def block(language, *lines):
    return "\n".join((f"```{language}", *lines, "```", ""))


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        # commands
        ("Run `tenback juggle`.", "names tenback juggle, and there is no such command"),
        ("Run `.venv/bin/tenback juggle`.", "names tenback juggle, and there is no such command"),
        (
            block("console", "$ tenback juggle ten", "tenback is here"),
            "names tenback juggle, and there is no such command",
        ),
        (block("", "tenback juggle ten"), "names tenback juggle, and there is no such command"),
        (block("text", "$ tenback juggle ten"), "names tenback juggle, and there is no such command"),
        (block("sh", "make play && tenback juggle"), "names tenback juggle, and there is no such command"),
        ("Run `tenback\njuggle`.", "names tenback juggle, and there is no such command"),
        ("`tenback tune the-game-outlook`", "names tenback tune the-game-outlook, and there is no such game"),
        ("`tenback admin juggle`", "names tenback admin juggle, and there is no such command"),
        ("`tenback admin ban --minutes 3`", "names tenback admin --minutes, and there is no such option"),
        # their options
        ("`tenback --verbose`", "names tenback --verbose, and there is no such option"),
        ("`tenback play ten --budget 3`", "names tenback play --budget, and there is no such option"),
        (
            block("console", "$ tenback play ten \\", "    --budget=3"),
            "names tenback play --budget, and there is no such option",
        ),
        ("`tenback serve` takes `--colour`.", "names --colour, which no command named around it takes"),
        ("`tenback serve` takes `--bots`.", "names --bots, which no command named around it takes"),
        ("# A\n## B\n`tenback match`\n## C\n`tenback serve`\n### D\n`--bots NAME`", "names --bots, which no command"),
        ("`--colour` alone", "names --colour, which no command named around it takes"),
        ("`tenback play ten --set colours=9`", "names --set colours, and no game has such an option"),
        ("`tenback play` and `--set colours`", "names --set colours, and no game has such an option"),
        # make
        ("`make coffee`", "names make coffee, and there is no such target"),
        (block("console", "$ make test coffee   # both"), "names make coffee, and there is no such target"),
        ("`make play SUGAR=2`", "names make SUGAR=, and the Makefile has no such variable"),
        # Python
        ("`python -m tenback.juggling`", "names python -m tenback.juggling, which cannot be run"),
        ("`python -m tenback.core`", "names python -m tenback.core, which cannot be run"),
        ("`.venv/bin/python -m tests.juggling`", "names python -m tests.juggling, which cannot be run"),
        ("`python bench/rules.py --sugar`", "names --sugar of rules.py, which does not take it"),
        ("see tenback.games.chess", "names tenback.games.chess, which does not exist"),
        ("`tenback.core.Chance.luck`", "names tenback.core.Chance.luck, which does not exist"),
        ("`games.get_all(slug)`", "names games.get_all(slug), which tenback does not have"),
        (
            block("python", "from tenback.core import Chance, Luck"),
            "imports Luck from tenback.core, which does not have it",
        ),
        (block("pycon", ">>> from tenback import chess"), "imports chess from tenback, which does not have it"),
        ("`pip install 'tenback[sugar]'`", "installs tenback[sugar], and there is no such extra"),
        # paths
        ("`server/sugar.py`", "names server/sugar.py, which does not exist"),
        ("See docs/sugar.md.", "names docs/sugar.md, which does not exist"),
        (block("python", "# as in docs/sugar.md"), "names docs/sugar.md, which does not exist"),
        ("`sugar.toml`", "names sugar.toml, and there is no such file"),
        ("`tests/sugar/`", "names tests/sugar/, which does not exist"),
        ("`games/<slug>.json`", "names games/<slug>.json, which does not exist"),
        ("`games/{ten,sugar}`", "names games/{ten,sugar}, which does not exist"),
        ("`.sugarrc`", "names .sugarrc, and there is no such file"),
        # links
        ("[there](sugar.md)", "links to sugar.md, and there is no such file"),
        ("![a picture](pictures/sugar.png)", "links to pictures/sugar.png, and there is no such file"),
        ('<img src="pictures/sugar.png" alt="">', "links to pictures/sugar.png, and there is no such file"),
        ("[there][x]\n\n[x]: sugar.md", "links to sugar.md, and there is no such file"),
        ("[there](chance.md#sugar)", "links to chance.md#sugar, and that page has no such heading"),
        ("# Salt\n[here](#sugar)", "links to #sugar, and that page has no such heading"),
        # settings and addresses
        ("set TENBACK_SUGAR", "names TENBACK_SUGAR, which no code knows"),
        ("`MOST_SUGAR`", "names MOST_SUGAR, which no code knows"),
        ("`GET /api/sugar`", "names /api/sugar, and the server does not answer to it"),
    ],
)
def test_what_does_not_exist_is_noticed(text, complaint):
    assert any(complaint in found for found in told(text)), told(text)


@pytest.mark.parametrize(
    "text",
    [
        "`tenback`, `tenback --version`, `tenback play ten --set limit=6 --save evening.json`, `tenback match GAME`",
        block("console", "$ tenback serve --port 0   # tenback juggle", "tenback is listening"),
        block("json", '{"tenback": 1, "file": "sugar.md"}'),
        "# A\n## `tenback match`\n### B\n`--bots NAME`",
        "`make test`, `make bench ARGS=--json`, `make PYTHON=python3.11`",
        "`python -m tenback.kernels`, `python -m venv x`, `python -m build`, `python bench/rules.py --json`",
        "`tenback.core.Chance.below`, `games.get`, `record.json`, `pip install 'tenback[lab,envs]'`",
        "`games/ten/__init__.py`, `src/tenback/games/<slug>.py`, `pages/{en,de}/ten.md`, `.venv/bin/python`, `tests/`",
        "# Salt & pepper: `both`\n[here](#salt--pepper-both) [there](chance.md#the-seed) [out](https://example.org/a.md)",
        "`TENBACK_KERNELS`, `GET /api/me`, `/ws`, `/api/tables/TABLE/record.json`",
        "or/and, 1/2, `low`/`high`, e.g. this.",
    ],
)
def test_what_exists_is_left_alone(text):
    assert told(text) == []


def test_files_that_are_made_up_are_still_in_use():
    pages = "\n".join((ROOT / path).read_text("utf-8") for path in repository.pages())
    assert [name for name in sorted(MADE_UP) if f"`{name}`" not in pages] == []


def test_what_is_gone_is_gone_and_a_decision_tells_of_it():
    decisions = "\n".join((ROOT / path).read_text("utf-8") for path in repository.pages() if "decisions" in path.parts)
    assert [name for name in sorted(GONE) if exists(name, (ROOT, SOURCE)) or f"`{name}`" not in decisions] == []
    assert told("`server/minify.py`", Path("docs/decisions/0010.md")) == []
    assert told("`server/minify.py`") == ["names server/minify.py, which does not exist"]


def test_what_the_code_names_exists():
    """Comments and sentences of the code lead to pages and commands, too."""
    wrong = []
    for path in repository.files():
        if path.suffix in {".py", ".js", ".toml", ".css", ".ts"} and not repository.in_tests_of_this(path):
            if "vendor" in path.parts:
                continue
            text = (ROOT / path).read_text("utf-8")
            named = [found[1].rstrip(".,:;)") for found in OUR_PATH.finditer(text) if found[1].startswith("docs/")]
            wrong += [f"{path} names {page}" for page in named if not exists(page, (ROOT,))]
            for command in re.findall(r"`tenback ([a-z][^`{]*)", text):
                wrong += [f"{path} {complaint}" for complaint in tenback(command.split())]
    assert not wrong, "\n".join(wrong)


# What there is, and where it must stand


def everything():
    return "\n".join((ROOT / path).read_text("utf-8") for path in repository.pages())


@pytest.mark.parametrize("command", sorted(repository.commands()))
def test_every_command_is_told_of(command):
    assert re.search(rf"\btenback {command}\b", everything())


def settings_read():
    """The environment variables of ours that the code reads."""
    read = re.findall(r"(?:environ\.get\(|environ\[|getenv\(|\$\{?)\"?(TENBACK_[A-Z_]+)", repository.code())
    return sorted({name for name in read if not name.endswith("_")} | repository.settable())


def test_there_are_settings():
    assert {"TENBACK_KERNELS", "TENBACK_DATABASE", "TENBACK_TEST_POSTGRES"} <= set(settings_read())


@pytest.mark.parametrize("name", settings_read())
def test_every_setting_is_told_of(name):
    assert f"`{name}`" in everything(), f"no page says what {name} does"


# CONTRIBUTING.md

CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text("utf-8")


@pytest.mark.parametrize("target", sorted(repository.phony()))
def test_contributing_tells_what_every_target_does(target):
    assert re.search(rf"^\| `make {target}` \| \S", CONTRIBUTING, re.MULTILINE)


def test_contributing_lists_the_layers_as_import_linter_knows_them():
    (contract,) = [each for each in repository.PROJECT["tool"]["importlinter"]["contracts"] if each["type"] == "layers"]
    layers = [re.sub(r"[()]", "", layer) for layer in contract["layers"]]
    (listed,) = [code.text for code in Page(CONTRIBUTING).blocks if code.text.startswith("cli ")]
    named = [re.split(r" {2,}", line)[0] for line in listed.split("\n")]
    assert named == layers


# Indexes


def linked(page):
    return {target.partition("#")[0] for target, _ in Page((ROOT / page).read_text("utf-8")).links()}


def test_the_index_of_the_documentation_lists_every_page():
    pages = {str(path.relative_to("docs")) for path in repository.pages() if path.parts[0] == "docs"}
    listed = linked("docs/README.md") | {"README.md"}
    assert {page for page in pages if page not in listed and not page.startswith(("decisions/", "reviews/"))} == set()


DECISIONS = [path for path in repository.pages() if path.match("docs/decisions/[0-9]*.md")]


def test_the_index_of_decisions_lists_each_by_its_title():
    index = (ROOT / "docs/decisions/README.md").read_text("utf-8")
    titles = {path.name: (ROOT / path).read_text("utf-8").split("\n")[0].removeprefix("# ") for path in DECISIONS}
    assert [name for name, title in titles.items() if f"[{title}]({name})" not in index] == []


@pytest.mark.parametrize("path", DECISIONS, ids=lambda path: path.name)
def test_a_decision_has_its_number_its_day_and_its_reasons(path):
    title, _, day, _, *rest = (ROOT / path).read_text("utf-8").split("\n")
    assert title.startswith(f"# {int(path.name[:4])}. ")
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", day)
    assert len(" ".join(rest).split()) > 100


def test_no_two_decisions_share_a_number():
    numbers = [path.name[:4] for path in DECISIONS]
    assert len(numbers) == len(set(numbers)) >= 4


# Figures

NOTEBOOK = Page((ROOT / "docs/laboratory-notebook.md").read_text("utf-8"))


def entries():
    for section in NOTEBOOK.sections:
        if section.level == 3:
            heading, _, rest = NOTEBOOK.text[section.start : section.end].partition("\n")
            yield heading.removeprefix("### "), rest


@pytest.mark.parametrize(("heading", "text"), list(entries()), ids=lambda each: each.split("\n")[0][:40])
def test_an_entry_of_the_notebook_has_its_day_and_its_command(heading, text):
    if not re.match(r"\d{4}-\d\d-\d\d: ", heading):
        assert not re.search(r"\d%|\bms\b|milliseconds? for|minutes?\b", text), "a figure needs a day"
        return
    assert re.search(r"\([^()]*\b[0-9a-f]{7}\b", heading), "and the commit that was measured"
    commands = [
        code.text for code in Page(text).inline if re.match(r"(?:[A-Z_]+=\S+ )?(?:tenback|make|python -m) ", code.text)
    ]
    assert commands or "cannot be repeated by a command" in " ".join(text.split())
