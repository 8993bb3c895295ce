"""Every language is whole; and what says so notices what is not."""

import os
import re
import shutil

import pytest

from tests import languages
from tests.languages import HOUSE, LISTED, lacks
from tests.node import NODE
from tests.web.sheet import cases, rows, words_of

UNDER_CI = os.environ.get("CI") == "true"  # there its lack is a failure
needs_node = pytest.mark.skipif(NODE is None and not UNDER_CI, reason="NO NODE: `make check` installs it.")


@needs_node
@pytest.mark.parametrize("language", LISTED)
def test_nothing_is_missing(language):
    assert lacks(language) == []


FOLDERS = (
    "src/tenback/web/words",
    "src/tenback/server/words",
    "src/tenback/pages",
    "src/tenback/talk/words",
    "tests/talk/lists",
)


@pytest.fixture
def house(tmp_path):
    """A copy of what the languages consist of, to take things away from."""
    for folder in FOLDERS:
        shutil.copytree(HOUSE / folder, tmp_path / folder)
    for file in ("README.md", "pyproject.toml"):
        shutil.copy(HOUSE / file, tmp_path / file)
    return tmp_path


def change(path, old, new):
    text = path.read_text(encoding="utf-8")
    assert re.search(old, text)
    path.write_text(re.sub(old, new, text), encoding="utf-8")


TOOK_AWAY = [
    ("src/tenback/web/words/languages.json", r',\s*\{ "code": "fr".*\}', "", "no entry with the code fr"),
    ("src/tenback/web/words/fr.ftl", r"(?m)^undo = .*\n", "", "no message undo"),
    ("src/tenback/web/words/fr.ftl", r"(?m)^undo = ", "undone = Non\nundo = ", "undone is no message of the English"),
    ("src/tenback/web/words/fr.ftl", r"(?m)^rule = .*", "rule = La règle", r"rule does not tell \$rule"),
    ("src/tenback/web/words/fr.ftl", r"(?m)^undo = .*", "undo = { $it }", r"undo tells \$it, which nobody"),
    ("src/tenback/web/words/fr.ftl", r"(?m)^undo = .*", "undo = { $it", r"fr\.ftl:\d+: A closing brace"),
    ("src/tenback/web/words/fr.ftl", r"(ten-points = .*\n *)\[one\]", r"\1[few]", "has the form few, which no"),
    ("src/tenback/server/words/fr.ftl", r"(?m)^picture-won = .*\n", "", "server/words/fr.ftl: no message picture-won"),
    ("src/tenback/server/words/fr.ftl", r"(?m)^picture-par = .*", "picture-par = par", r"does not tell \$value"),
    ("README.md", "French", "", "does not name French"),
    ("pyproject.toml", "Natural Language :: French", "", "no classifier"),
]


@needs_node
@pytest.mark.parametrize(("file", "old", "new", "said"), TOOK_AWAY)
def test_what_is_taken_away_is_missed(house, file, old, new, said):
    change(house / file, old, new)
    assert any(re.search(said, each) for each in lacks("fr", house))


@needs_node
@pytest.mark.parametrize(
    "file",
    [
        "src/tenback/web/words/fr.ftl",
        "src/tenback/pages/fr/ten.md",
        "src/tenback/talk/words/french.py",
        "tests/talk/lists/first/hostile.fr.txt",
    ],
)
def test_a_file_that_is_not_there_is_missed(house, file):
    (house / file).unlink()
    assert [each for each in lacks("fr", house) if each.startswith(file)]


@needs_node
def test_a_form_of_a_language_with_several_is_missed(house):
    change(house / "src/tenback/web/words/ru.ftl", r"(ten-points = .*\n.*\n) *\[few\].*\n", r"\1")
    assert any("ten-points has no form few of $count" in each for each in lacks("ru", house))


def test_a_language_that_the_tests_do_not_know_is_missed():
    assert list(languages.tables("xx")) == [
        f"{path}: no entry in {name}"
        for path, (_, both, translated) in languages.TABLES.items()
        for name in (*both, *translated)
    ]


# The sheet


@needs_node
@pytest.mark.parametrize("language", LISTED)
def test_the_sheet_says_every_message_without_a_gap(language):
    said = {message.name: pairs for message, pairs in rows(language)}
    assert said.keys() == words_of(language).keys()
    for name, pairs in said.items():
        assert pairs, name
        for own, _ in pairs:
            assert own.strip() or name == "ten-others-take", name
            assert not re.search(r"\{|\}|undefined|NaN|Error", own), f"{name}: {own}"


def test_the_sheet_tries_each_variant():
    message = words_of("ru")["ten-points"]
    assert {args["count"] for args in cases(message)} >= {1, 2, 5, 21}
    message = words_of("en")["ten-did"]
    assert {(args["who"], args["what"]) for args in cases(message)} >= {("you", "pass"), ("other", "take-token")}
