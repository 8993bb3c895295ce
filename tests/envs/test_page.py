"""docs/environments.md says what the code does."""

import re
from pathlib import Path

from tenback.envs import adapter
from tenback.envs.page import renewed
from tests.envs.tables import TABLES

PAGE = Path(__file__).parents[2] / "docs/environments.md"


def test_the_tables_are_those_of_the_code():
    page = PAGE.read_text(encoding="utf-8")
    again = "Run `python -m tenback.envs.page docs/environments.md`."
    assert renewed(page) == page, f"docs/environments.md is not what the code says. {again}"


def test_the_tables_cover_every_number():
    page = PAGE.read_text(encoding="utf-8")
    for game in {game for game, _, _ in TABLES}:
        table = page.split(f"(`{game}`)")[1].split("###")[0]
        actions, numbers = table.split("\n| numbers |")
        for rows, size in ((actions, len(adapter.get(game).texts)), (numbers, adapter.get(game).layout.size)):
            found = re.findall(r"^\| (\d+)(?: to (\d+))? \|", rows, re.MULTILINE)
            ends = [(int(low), int(high or low)) for low, high in found]
            assert [number for low, high in ends for number in range(low, high + 1)] == list(range(size))


def test_the_examples_of_the_page_run():
    page = PAGE.read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    names: dict[str, object] = {}
    exec(code, names)  # noqa: S102 - our own page
    assert {"seen", "game", "step"} <= set(names)
