"""Servers that the tests of a file share, and the loop in which tests that wait are run."""

import asyncio
import inspect
import os

import pytest

from tests.server.house import PLACES, postgres_place, postgres_there, serving, sqlite_place


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem):
    """A test that awaits something runs in a loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in pyfuncitem._fixtureinfo.argnames}))
    return True


@pytest.fixture(scope="session")
def postgres():
    """Whoever asks for it needs one. Where one was promised, nothing is skipped."""
    if not postgres_there():
        if os.environ.get("CI") or os.environ.get("TENBACK_TEST_POSTGRES"):
            pytest.fail("There is no PostgreSQL at TENBACK_TEST_POSTGRES.")
        pytest.skip("HALF OF THE SERVER IS UNTESTED: no PostgreSQL; name one in TENBACK_TEST_POSTGRES")


@pytest.fixture(params=list(PLACES))
def place(request):
    """An empty store of each kind."""
    if request.param == "postgres":
        request.getfixturevalue("postgres")
    with PLACES[request.param]() as kept:
        yield kept


@pytest.fixture
def database(postgres):  # noqa: ARG001 - it must be there
    """An empty store that several processes can share."""
    with postgres_place() as kept:
        yield kept


@pytest.fixture(scope="module")
def server():
    """A server for all tests of a file, as long as none of them harms it."""
    with sqlite_place() as kept, serving(kept) as running:
        yield running
