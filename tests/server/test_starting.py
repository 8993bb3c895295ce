"""A server starts without what only its children need: compiled code would cost it a second and 60 megabytes."""

import subprocess
import sys

import pytest

LOADED = "import sys, tenback.server.app; print(*sorted(sys.modules))"


@pytest.fixture(scope="module")
def loaded():
    done = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True)  # noqa: S603
    return set(done.stdout.split())


@pytest.mark.parametrize("module", ["numba", "llvmlite", "numpy", "tenback.solvers", "httpx"])
def test_the_server_does_not_load(loaded, module):
    assert "tenback.server.rooms" in loaded
    assert module not in loaded
