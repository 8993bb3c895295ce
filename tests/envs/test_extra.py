"""Without the extra the doors that need it say which one it is."""

import subprocess
import sys

import pytest

WITHOUT = """
import sys
for name in ("gymnasium", "pettingzoo", "pyspiel"):
    sys.modules[name] = None
import tenback.envs.{door}
"""


@pytest.mark.parametrize("door", ["gym", "zoo", "spiel"])
def test_a_door_without_its_library_names_the_extra(door):
    told = subprocess.run(  # noqa: S603 - our own
        [sys.executable, "-c", WITHOUT.format(door=door)], capture_output=True, text=True, check=False
    )
    assert told.returncode == 1
    assert told.stderr.splitlines()[-1].endswith("is not installed: pip install 'tenback[envs]'.")
