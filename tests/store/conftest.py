"""Every test runs in a loop of its own; `place` is both stores, one after the other."""

import asyncio
import inspect
import os
from contextlib import contextmanager
from secrets import token_hex

import asyncpg
import pytest

from tenback.store.migrations import MIGRATIONS
from tests.store.places import POSTGRES, USUAL, File, Schema, opened


@pytest.fixture(autouse=True)
def runner():
    with asyncio.Runner() as runner:
        yield runner


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem):
    """A coroutine is run, too."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = inspect.signature(pyfuncitem.obj).parameters
    values = {name: pyfuncitem.funcargs[name] for name in wanted}
    pyfuncitem.funcargs["runner"].run(pyfuncitem.obj(**values))
    return True


# PostgreSQL


@pytest.fixture(scope="session")
def sql():
    """Runs SQL in PostgreSQL. Skips without one, but never where one was promised."""
    with asyncio.Runner() as runner:
        try:
            connection = runner.run(asyncpg.connect(POSTGRES, timeout=5))
        except (OSError, asyncpg.PostgresError):
            if os.environ.get("CI") or os.environ.get("TENBACK_TEST_POSTGRES"):
                pytest.fail(f"There is no PostgreSQL at {POSTGRES.rpartition('@')[2]}.")
            pytest.skip(f"HALF OF THE STORE IS UNTESTED: no PostgreSQL at {USUAL}; name one in TENBACK_TEST_POSTGRES")
        runner.run(connection.execute("SET synchronous_commit = off"))
        yield lambda statement: runner.run(connection.execute(statement))
        runner.run(connection.close())


@contextmanager
def new_schema(sql):
    schema = Schema(f"tenback_test_{token_hex(6)}")
    sql(f"CREATE SCHEMA {schema.name}")
    yield schema
    sql(f"DROP SCHEMA {schema.name} CASCADE")


@pytest.fixture
def schema(sql):
    with new_schema(sql) as schema:
        yield schema


@pytest.fixture(scope="session")
def kept_schema(sql):
    async def migrate(schema):
        async with opened(schema):
            pass

    with new_schema(sql) as schema:
        asyncio.run(migrate(schema))
        yield schema


@pytest.fixture
def used_schema(kept_schema, sql):
    """A schema without rows, faster than a new one."""
    for table in reversed(list(MIGRATIONS[-1].tables)):
        sql(f"DELETE FROM {kept_schema.name}.{table}")  # noqa: S608 - the names are ours
    return kept_schema


# Both stores


@pytest.fixture
def file(tmp_path):
    return File(tmp_path / "data" / "tenback.sqlite3")


@pytest.fixture(params=["file", "used_schema"], ids=["sqlite", "postgres"])
def place(request):
    """A place for a store, with nothing in it."""
    return request.getfixturevalue(request.param)


@pytest.fixture
def store(place, runner):
    """A store, open."""
    store = place.store()
    runner.run(store.open())
    yield store
    runner.run(store.close())
