"""Every rule id is cited at the code that carries it out, and by a test that shows it."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
IDS = [
    *(f"G{number}" for number in range(1, 18)),
    *(f"Q{number}" for number in range(1, 12)),
    *(f"F{number}" for number in range(1, 12)),
    *(f"T{number}" for number in range(1, 24)),
    *(f"T23{letter}" for letter in "abcdefghij"),
]
CODE = [file for layer in ("core", "games", "talk") for file in (ROOT / "src" / "tenback" / layer).rglob("*.py")]
TESTS = [file for file in (ROOT / "tests").rglob("test_*.py") if file.name not in ("test_rule_ids.py", "test_pages.py")]


def cited(files):
    """The ids that stand in the files, each written out: a range such as G1-G5 cites its two ends only."""
    return set(
        re.findall(
            r"(?<![A-Za-z0-9])(?:[GQFT]\d{1,2})(?:[a-j])?(?![A-Za-z0-9])",
            "\n".join(file.read_text(encoding="utf-8") for file in files),
        )
    )


@pytest.mark.parametrize("files", [CODE, TESTS], ids=["in code", "in a test"])
def test_every_rule_id_is_cited(files):
    assert [rule for rule in IDS if rule not in cited(files)] == []


def test_no_rule_is_cited_that_does_not_exist():
    # Cards of TEN and Quick & Easy look like ids too (G4, G7), so only refusals and endings are asked.
    source = "\n".join(file.read_text(encoding="utf-8") for file in CODE)
    named = re.findall(r'Because\(\s*"([A-Z]\d+[a-j]?)"', source) + re.findall(
        r'Ending\([^()"]*"([A-Z]\d+[a-j]?)"', source
    )
    assert len(named) > len("GQFT")
    assert set(named) <= set(IDS)
