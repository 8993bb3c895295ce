"""What Prettier cannot promise: it lays out code, not comments and not what stands in templates."""

import re
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "src/tenback/web"
WIDEST = 120  # columns
OURS = sorted(
    each.relative_to(WEB).as_posix()
    for each in WEB.rglob("*")
    if each.suffix in {".css", ".js", ".ts"} and "vendor" not in each.parts
)


def test_all_of_it_is_looked_at():
    assert {"app.js", "style/table.css", "wire/connection.js"} <= set(OURS)


@pytest.mark.parametrize("path", OURS)
def test_lines_fit_a_window(path):
    lines = (WEB / path).read_text("utf-8").splitlines()
    assert [number for number, line in enumerate(lines, 1) if len(line) > WIDEST] == []


@pytest.mark.parametrize("path", [each for each in OURS if each.endswith(".css")])
def test_a_style_has_one_rule_a_line(path):
    text = re.sub(r"/\*.*?\*/|\"[^\"\n]*\"", "", (WEB / path).read_text("utf-8"), flags=re.DOTALL)
    assert [line for line in text.splitlines() if len(re.findall(r"[{};]", line)) > 1] == []
