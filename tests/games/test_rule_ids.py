"""Every rule id is cited at the code that carries it out, and by a test that shows it."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
IDS = [
    *(f"G{number}" for number in range(1, 18)),
    *(f"Q{number}" for number in range(1, 12)),
    *(f"F{number}" for number in range(1, 12)),
    *(f"T{number}" for number in range(1, 24)),
    *(f"T23{letter}" for letter in "abcdefghij"),
]
MODULES = {"G": "the_game", "Q": "quick_and_easy", "F": "face_to_face", "T": "ten"}


def files(folder, pattern):
    found = sorted((ROOT / folder).glob(pattern))
    assert found, f"{folder} has no {pattern}"
    return found


def code_of(letter):
    """The game's own module or package, and talk; not the other games, whose cards are called G4 and Q7 too."""
    module = MODULES[letter]
    own = f"{module}/*.py" if (ROOT / "src/tenback/games" / module).is_dir() else f"{module}.py"
    return [*files("src/tenback/games", own), *files("src/tenback/talk", "*.py")]


def suites_of(letter):
    module = MODULES[letter]
    own = f"{module}/*.py" if (ROOT / "tests/games" / module).is_dir() else f"test_{module}*.py"
    return [*files("tests/games", own), *files("tests/talk", "test_talk.py")]


def cited(where):
    """The ids written out in the files: a range such as G1-G5 cites its two ends only."""
    return set(
        re.findall(
            r"(?<![A-Za-z0-9])[GQFT]\d{1,2}[a-j]?(?![A-Za-z0-9])",
            "\n".join(file.read_text(encoding="utf-8") for file in where),
        )
    )


@pytest.mark.parametrize("where", [code_of, suites_of], ids=["in code", "in a test"])
def test_every_rule_id_is_cited(where):
    assert [rule for rule in IDS if rule not in cited(where(rule[0]))] == []


def test_no_rule_is_named_that_does_not_exist():
    source = "\n".join(file.read_text(encoding="utf-8") for letter in MODULES for file in code_of(letter))
    refusals = re.findall(r'Because\(\s*"([A-Z]\d+[a-j]?)"', source)
    endings = re.findall(r'Ending\([^()"]*"([A-Z]\d+[a-j]?)"', source)
    assert len(refusals) > len(IDS) / 2
    assert len(endings) > len(MODULES)
    assert set(refusals) | set(endings) <= set(IDS)
