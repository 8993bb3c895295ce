"""The client's own logic, without a browser: `node --test` on the modules as they are."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from tests.node import NODE

UNIT = Path(__file__).parent / "unit"
FILES = sorted(each.name for each in UNIT.glob("*.test.mjs"))


def test_all_files_are_run():
    assert {"connection.test.mjs", "plan.test.mjs", "table.test.mjs"} <= set(FILES)


@pytest.mark.parametrize("file", FILES)
def test_the_client_without_a_browser(file):
    if NODE is None:
        reason = "NO NODE: the unit tests of the browser client are not run. `make check` installs it."
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    command = [NODE, "--import", (UNIT / "loader.mjs").as_uri(), "--test", "--test-reporter=spec", str(UNIT / file)]
    run = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own tests
    assert run.returncode == 0, f"{run.stdout}\n{run.stderr}"
    assert re.search(r"\bpass [1-9]", run.stdout), "Not one test was run."
