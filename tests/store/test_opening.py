"""Opening: what is made, what is found, and why it cannot be."""

import asyncio
import os
import sqlite3
import stat
import sys
import threading
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import asyncpg
import pytest

from tenback import store as stores
from tenback.store import SqliteStore, StoreDown, StoreError
from tenback.store.migrations import FIRST, MIGRATIONS, Migration, Table
from tenback.store.postgres import Address, PostgresStore
from tests.store.conftest import new_schema
from tests.store.places import File, Schema, entry, listing, opened, outcome, until

# Which store


def test_without_a_database_the_store_is_a_file(monkeypatch, tmp_path):
    store = stores.at(tmp_path, None)
    assert isinstance(store, SqliteStore)
    assert store.place == str(tmp_path / "tenback.sqlite3")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    if sys.platform == "linux":
        assert stores.at(None, None).place == str(tmp_path / "tenback" / "tenback.sqlite3")


@pytest.mark.parametrize(
    ("url", "place"),
    [
        ("postgresql://ann:hunter2@db.example:5433/cards", "PostgreSQL at db.example:5433/cards"),
        ("postgres://db.example/cards", "PostgreSQL at db.example/cards"),
        ("postgresql:///cards?search_path=mine", "PostgreSQL at the usual place/cards, schema mine"),
        ("postgresql://a:hunter2@h1:1,h2:2/cards?password=hunter2", "PostgreSQL at h1:1,h2:2/cards"),
        ("postgresql://[::1]:5432/cards?password=hunter2", "PostgreSQL at [::1]:5432/cards"),
    ],
)
def test_a_database_is_an_address_and_its_password_is_kept_to_itself(url, place):
    store = stores.at(None, url)
    assert isinstance(store, PostgresStore)
    assert store.place == place
    assert "hunter2" not in repr(store._address)


@pytest.mark.parametrize(
    ("url", "because"),
    [
        ("mysql://ann:hunter2@host/cards", "begins with 'mysql'"),
        ("sqlite:///hunter2", "begins with 'sqlite'"),
        ("/var/lib/hunter2", "has no ://"),
        ("", "has no ://"),
        ("postgresql://ann:hunter2@host", "no database"),
        ("postgresql://ann:hunter2@host/", "no database"),
        ("postgresql://ann:hun/ter2@host/cards", "%2F"),
        ("postgresql://ann:hun@ter2@host/cards", "%40"),
        ("postgresql://ann:hun?ter2@host/cards", "%3F"),
        ("postgresql://ann:hun#ter2@host/cards", "%23"),
        ("postgresql://ann:hunter2@[host/cards", "cannot be read"),
        ("postgresql://ann:hunter2@host:port/cards", "cannot be read"),
        ("postgresql://host/cards?hunter2", "cannot be read"),
        ("postgresql://host/cards?password=hun&ter2", "cannot be read"),
    ],
)
def test_a_bad_address_is_told_what_would_be_right(url, because):
    with pytest.raises(StoreError, match="postgresql://user:password@host:5432/database") as error:
        stores.at(None, url)
    assert because in str(error.value)
    assert "hunter2" not in str(error.value)
    assert "ter2" not in str(error.value)


def test_what_postgres_says_is_told_on_one_line_and_without_the_password():
    address = Address.of("postgresql://ann:hunt%65r2@host/cards")
    said = address.said(asyncpg.PostgresError("it says\n DETAIL:  hunter2\n"))
    assert said == "PostgreSQL at host/cards failed (it says DETAIL: ***)."


# SQLite


async def test_a_new_file_is_its_owners_alone(file):
    old = os.umask(0)
    try:
        async with opened(file) as store:
            await store.append([entry()])
            modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in file.path.parent.iterdir()}
    finally:
        os.umask(old)
    assert set(modes.values()) == {0o600}
    assert stat.S_IMODE(file.path.parent.stat().st_mode) == 0o700


async def test_a_second_server_is_told_that_the_file_is_open(file):
    async with opened(file) as store:
        await store.append([entry()])
        with pytest.raises(StoreDown, match="open in another tenback server"):
            await file.store().open()
        code = "import sqlite3,sys; sqlite3.connect(sys.argv[1], timeout=0).execute('SELECT * FROM log')"
        other = await asyncio.create_subprocess_exec(
            sys.executable, "-c", code, str(file.path), stderr=asyncio.subprocess.PIPE
        )
        _, said = await other.communicate()
        assert b"database is locked" in said
        await store.append([entry(seq=2)])  # and the first one has not lost it
    async with opened(file) as second:
        assert await second.heads(["table"]) == {"table": 2}


@pytest.mark.parametrize(
    ("make", "because"),
    [
        (lambda path: path.mkdir(parents=True), "something else has that name"),
        (lambda path: path.parent.write_text("a file"), "something else has that name"),
        (lambda path: _write(path, b"not a database, but long enough to be taken for one" * 50), "not a SQLite"),
        (lambda path: _table_in(path, "moz_places"), "another program's"),
    ],
    ids=["a directory", "a file above", "a text", "another program's"],
)
async def test_a_place_that_cannot_be_is_told_why(file, make, because):
    make(file.path)
    store = file.store()
    with pytest.raises(StoreDown, match=because):
        await store.open()
    assert not store.ready
    await store.close()


async def test_a_place_that_may_not_be_written_is_told_so():
    with pytest.raises(StoreDown, match="choose a place that you may write to"):
        await File(Path("/proc/tenback/tenback.sqlite3")).store().open()


@pytest.mark.parametrize("refused", ["data", "tenback.sqlite3"])
async def test_a_file_that_may_not_be_written_is_told_so(file, monkeypatch, refused):
    async with opened(file):
        pass
    monkeypatch.setattr(os, "access", lambda path, _: path.name != refused)  # root may write anywhere
    with pytest.raises(StoreDown, match="that you may write to"):
        await file.store().open()


def _write(path, data):
    path.parent.mkdir()
    path.write_bytes(data)


def _table_in(path, name):
    path.parent.mkdir()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"CREATE TABLE {name} (x)")


async def test_who_stops_waiting_for_a_store_to_open_leaves_it_closed(file):
    opening = asyncio.create_task(file.store().open())
    await asyncio.sleep(0)
    opening.cancel()
    with pytest.raises(asyncio.CancelledError):
        await opening
    await until(lambda: "tenback-store" not in {thread.name for thread in threading.enumerate()})
    async with opened(file) as store:
        assert store.ready


# PostgreSQL


@pytest.mark.parametrize(
    ("change", "because"),
    [
        (lambda url: url.replace("/test?", "/no_such_database?"), "make the database with createdb"),
        (lambda url: url.replace("search_path=", "search_path=no_"), "make it with CREATE SCHEMA"),
        (lambda url: url.replace("5432", "1"), "cannot be reached"),
        (lambda url: url.replace("127.0.0.1:5432", "tenback.invalid"), "cannot be reached"),
        (lambda url: url.replace("root@", "nobody:hunter2@"), "check the name and the password"),
    ],
    ids=["no database", "no schema", "no server", "no host", "no user"],
)
async def test_a_database_that_cannot_be_is_told_why(schema, change, because):
    url = change(schema.url)
    if url == schema.url:
        pytest.skip("TENBACK_TEST_POSTGRES is too different from the usual address for this row")
    with pytest.raises(StoreDown, match=because) as error:
        await stores.at(None, url).open()
    assert "hunter2" not in str(error.value)
    assert error.value.__suppress_context__ or error.value.__context__ is None  # a traceback shows no more than that


@pytest.mark.parametrize("more", ["?port=hunter2", "?sslmode=hunter2", "?target_session_attrs=hunter2"])
async def test_an_address_that_only_the_driver_refuses_is_not_quoted(more):
    with pytest.raises(StoreError) as error:
        await stores.at(None, f"postgresql:///test{more}").open()
    assert "hunter2" not in str(error.value)
    assert error.value.__suppress_context__


async def test_another_programs_tables_are_left_alone(schema):
    await schema.ask("CREATE TABLE person (x int)")
    with pytest.raises(StoreDown, match="another program's tables"):
        await schema.store().open()
    assert await schema.ask("SELECT * FROM pg_tables WHERE schemaname = current_schema() AND tablename = 'log'") == []


async def test_processes_that_start_at_once_on_an_empty_schema_do_not_collide(schema):
    several = [schema.store() for _ in range(6)]
    assert await asyncio.gather(*(outcome(store.open()) for store in several)) == [None] * 6
    await asyncio.gather(*(store.close() for store in several))
    assert [tuple(row) for row in await schema.ask("SELECT version FROM migration")] == [
        (number,) for number in range(1, NEWEST + 1)
    ]


async def test_schemas_of_one_database_are_strangers(schema, used_schema):
    async with opened(schema) as one, opened(used_schema) as other:
        await one.append([entry()])
        assert await other.entries("table") == []


async def test_a_commit_is_durable_whatever_the_database_was_set_to(schema):
    relaxed = Schema(schema.name, f"{schema.server}?synchronous_commit=off")
    async with opened(relaxed) as store:
        await store.append([entry()])
        for _ in range(2):  # on a new connection, and on a used one
            (row,) = await store._select("SELECT current_setting('synchronous_commit')")
            assert tuple(row) == ("on",)
        assert await store._writer._connection.fetchval("SELECT current_setting('synchronous_commit')") == "on"


# Migrations

NEWEST = len(MIGRATIONS)
NEXT = Migration(
    sqlite=("ALTER TABLE person ADD COLUMN colour TEXT NOT NULL DEFAULT 'red'",),
    postgres=("ALTER TABLE person ADD COLUMN colour text NOT NULL DEFAULT 'red'",),
    tables={
        **MIGRATIONS[-1].tables,
        "person": Table("id", {**MIGRATIONS[-1].tables["person"].columns, "colour": "text"}),
    },
)
AFTER = Migration(
    sqlite=("CREATE TABLE medal (person TEXT PRIMARY KEY)", "INSERT INTO medal SELECT id FROM person"),
    postgres=("CREATE TABLE medal (person text PRIMARY KEY)", "INSERT INTO medal SELECT id FROM person"),
    tables={**NEXT.tables, "medal": Table("person", {"person": "text"})},
)
STEPS = [(number,) for number in range(1, NEWEST + 3)]
BROKEN = replace(AFTER, sqlite=(*AFTER.sqlite, "INSERT INTO nowhere"), postgres=(*AFTER.postgres, "nonsense"))


@pytest.fixture(params=["file", "schema"], ids=["sqlite", "postgres"])
def new_place(request):
    return request.getfixturevalue(request.param)


async def test_a_store_of_an_older_tenback_is_brought_up_to_date(new_place):
    async with opened(new_place) as old:
        await old.append([entry()])
        await old.add_person(stores.Person("p", "Ann", "guest", 0))
    for steps in ((*MIGRATIONS, NEXT, AFTER), (*MIGRATIONS, NEXT, AFTER)):  # and it stays so
        async with opened(new_place, migrations=steps) as new:
            assert await new.entries("table") == [entry()]
            assert [tuple(row) for row in await new._select("SELECT id, colour FROM person")] == [("p", "red")]
            assert [tuple(row) for row in await new._select("SELECT person FROM medal")] == [("p",)]
            assert [tuple(row) for row in await new._select("SELECT version FROM migration")] == STEPS


async def test_people_of_the_first_schema_are_who_they_were_also_out_of_a_backup(new_place, tmp_path):
    async with opened(new_place, migrations=(FIRST,)) as old:
        await old._change(("INSERT INTO person (id, name, kind, since) VALUES ('p', 'Ann', 'account', 0)", ()))
        await old._change(("INSERT INTO account (key, person, password_hash) VALUES ('ann', 'p', 'hash')", ()))
        await old.append([entry()], [listing(opened=77, phase="ended", people=(("p", 0),))])
        await old.backup(tmp_path / "backup")
    restored = File(tmp_path / "restored" / "tenback.sqlite3")
    await restored.store().restore(tmp_path / "backup")
    for place in (new_place, restored):
        async with opened(place) as new:
            assert await new.visitor("p", "any") == stores.Person("p", "Ann", "account", 0, epoch=0, seen=77)
            assert await new.removed() == []
            assert [each.table for each in await new.history("p", limit=9)] == ["table"]
            assert await new.account("ann") == stores.Account("ann", "p", "hash", "")
            assert await new.overlooked() == ["ann"]
            await new.set_looks("ann", "ann")
            assert await new.overlooked() == []
            assert await new.account_looking("ann") == stores.Account("ann", "p", "hash", "ann")


def a_row(name, kinds):
    """One row of that table, as text of SQL: whatever refers to another row refers to its only one."""
    known = {
        "table_id": "'table'",
        "person": "'p'",
        "seq": "1",
        "opened": "77",
        "since": "5",
        "closed": "0",
        "phase": "'ended'",
        "people": "'[[\"p\",0]]'",
        "looks": "'ann'",
        "seen": "99",
    }
    if name == "person":
        known |= {"id": "'p'", "kind": "'account'"}
    plain = {"text": "'ann'", "json": "'{}'", "json?": "NULL", "int": "3", "bool": "false", "bytes": "{bytes}"}
    values = [known.get(column, plain[kind]) for column, kind in kinds.items()]
    return f"INSERT INTO {name} ({', '.join(kinds)}) VALUES ({', '.join(values)})"  # noqa: S608 - names of ours


@pytest.fixture
def other_schema(sql):
    with new_schema(sql) as made:
        yield made


@pytest.mark.parametrize("number", range(1, NEWEST))
async def test_whatever_stood_in_a_store_of_any_earlier_schema_stands_there_also_out_of_a_backup(
    new_place, other_schema, number, tmp_path
):
    earlier = MIGRATIONS[number - 1]
    raw = "X'0102'" if isinstance(new_place, File) else "'\\x0102'"
    async with opened(new_place, migrations=MIGRATIONS[:number]) as old:
        for name in sorted(earlier.tables, key=["person"].count, reverse=True):  # accounts refer to people
            await old._change((a_row(name, earlier.tables[name].columns).replace("{bytes}", raw), ()))
        stood = {
            name: [
                tuple(row)
                for row in await old._select(f"SELECT {', '.join(table.columns)} FROM {name}")  # noqa: S608
            ]
            for name, table in earlier.tables.items()
        }
        await old.backup(tmp_path / "backup")
    assert all(len(rows) == 1 for rows in stood.values())
    file = File(tmp_path / "restored" / "tenback.sqlite3")
    for restored in (file, other_schema):
        await restored.store().restore(tmp_path / "backup")
    for place in (new_place, file, other_schema):
        async with opened(place) as new:
            for name, table in earlier.tables.items():
                rows = await new._select(f"SELECT {', '.join(table.columns)} FROM {name}")  # noqa: S608
                assert [tuple(row) for row in rows] == stood[name], name
            known = await new.person("p")
            epoch = 3 if number >= 2 else 0
            expected = stores.Person("p", "ann", "account", 5, epoch=epoch, seen=77)
            if number >= 3:
                expected = replace(expected, seen=99, banned=3, muted=3, reason="ann")
            assert known == expected
            assert [each.table for each in await new.history("p", limit=9)] == ["table"]
            await new.keep(stores.Document("a kind", "a key", {}, 1))  # and what came later can be used
            assert await new.document("a kind", "a key") is not None


async def test_a_store_of_a_newer_tenback_is_left_alone(new_place):
    async with opened(new_place, migrations=(*MIGRATIONS, NEXT)):
        pass
    newer = f"newer tenback: its schema is number {NEWEST + 1}, and this tenback knows up to {NEWEST}"
    with pytest.raises(StoreDown, match=newer):
        await new_place.store().open()


async def test_a_step_that_fails_leaves_the_store_as_it_was(new_place):
    with pytest.raises(StoreDown):
        await new_place.store(migrations=(*MIGRATIONS, NEXT, BROKEN)).open()
    async with opened(new_place, migrations=(*MIGRATIONS, NEXT, AFTER)) as store:
        assert [tuple(row) for row in await store._select("SELECT version FROM migration")] == STEPS


async def test_the_migrations_say_which_tables_and_columns_there_are(new_place):
    async with opened(new_place) as store:
        for name, table in MIGRATIONS[-1].tables.items():
            if isinstance(new_place, File):
                rows = await store._select("SELECT name FROM pragma_table_info($1)", name)
            else:
                rows = await store._select(
                    "SELECT attname FROM pg_attribute WHERE attrelid = to_regclass($1) AND attnum > 0", name
                )
            assert {column for (column,) in rows} == table.columns.keys()
