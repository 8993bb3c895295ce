"""When the disk is full, the process is killed, the connection lost: what was acknowledged stays, nothing is halved."""

import asyncio
import resource
import sqlite3
import sys
from pathlib import Path

import asyncpg
import pytest

from tenback.store import CommandRepeated, SeqTaken, StoreDown
from tenback.store.postgres import connection
from tests.store.places import File, entry, listing, opened, outcome, until
from tests.store.proxy import Wire

ROOT = Path(__file__).parents[2]
LARGE = "x" * 50_000


async def test_what_was_acknowledged_survives_kill_9(place):
    where = ("file", str(place.path)) if isinstance(place, File) else ("schema", place.name)
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.store.appender", *where, stdout=asyncio.subprocess.PIPE, cwd=ROOT
    )
    assert process.stdout
    printed = [await process.stdout.readline() for _ in range(600)]
    process.kill()
    rest, _ = await process.communicate()
    printed += [line for line in rest.splitlines(keepends=True) if line.endswith(b"\n")]
    acknowledged = {table.decode(): int(seq) for table, seq in map(bytes.split, printed)}
    async with opened(place) as store:
        for table, seq in acknowledged.items():
            log = await store.entries(table)
            assert [found.seq for found in log] == list(range(1, len(log) + 1))
            assert seq <= len(log) <= seq + 1  # one more may have been written, and not yet told
            assert await store.listing(table) == listing(table, changed=len(log), people=(("ann", len(log)),))


# SQLite


async def pages(store, more):
    """Let the file have that many pages more than it has."""

    def limit(connection):
        (count,) = connection.execute("PRAGMA page_count").fetchone()
        connection.execute(f"PRAGMA max_page_count = {count + more}")

    await store._writer.do(limit, writes=False)


async def fill(store, table, start=1):
    """Append until it does not go any further; the number of the last that was taken."""
    for seq in range(start, start + 200):
        try:
            await store.append([entry(table, seq, text=LARGE)], [listing(table, changed=seq)])
        except StoreDown as down:
            return seq - 1, str(down)
    raise AssertionError("There was room for everything.")


async def test_a_full_disk_halves_nothing_and_it_goes_on_when_there_is_room(file):
    async with opened(file, probe_every=0.05) as store:
        await store.append([entry("before")])
        await pages(store, 60)
        last, said = await fill(store, "table")
        assert "full disk" in said
        assert not store.ready
        assert store.trouble == said
        assert await store.heads(["before", "table"]) == {"before": 1, "table": last}
        assert (await store.listing("table")).changed == last
        assert await outcome(store.append([entry("other", text=LARGE * 8)])) is StoreDown
        await asyncio.sleep(0.2)  # it probes, and there is no room
        assert not store.ready
        await pages(store, 10_000)
        await until(lambda: store.ready)
        assert store.trouble is None
        await store.append([entry("table", last + 1, text=LARGE)])
    async with opened(file) as store:
        assert await store.heads(["before", "table", "other"]) == {"before": 1, "table": last + 1}


async def test_those_who_only_read_do_not_keep_it_from_coming_back(file):
    async with opened(file, probe_every=0.05) as store:
        await pages(store, 40)
        await fill(store, "table")
        await pages(store, 10_000)
        async with asyncio.timeout(10):
            while not store.ready:
                await store.heads(["table"])


async def test_an_append_that_fits_again_ends_the_trouble(file):
    async with opened(file, probe_every=3600) as store:
        await pages(store, 40)
        await fill(store, "table")
        assert not store.ready
        await pages(store, 10_000)
        await store.append([entry("other")])
        assert store.ready


async def test_all_who_share_a_transaction_on_a_full_disk_are_told(file):
    async with opened(file, probe_every=3600) as store:
        await pages(store, 30)
        answers = await asyncio.gather(*(outcome(store.append([entry(f"t{n}", text=LARGE)])) for n in range(40)))
        there = await store.heads([f"t{n}" for n in range(40)])
        assert [answer is None for answer in answers] == [f"t{n}" in there for n in range(40)]
        assert StoreDown in answers


async def test_a_disk_that_fails_is_tried_again(file):
    """A limit to the size of files makes writing fail as a disk does."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    async with opened(file, probe_every=0.05) as store:
        await store.append([entry("table", 1)])
        try:
            resource.setrlimit(resource.RLIMIT_FSIZE, (4096, hard))
            last, said = await fill(store, "table", start=2)
            assert last == 1
            assert "a disk that failed" in said
            await asyncio.sleep(0.2)  # it probes in vain
            assert not store.ready
            assert await store.heads(["table"]) == {"table": 1}
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        await until(lambda: store.ready)
        await store.append([entry("table", 2)])
    async with opened(file) as store:
        assert await store.heads(["table"]) == {"table": 2}


async def test_a_bug_in_one_job_hurts_nobody_else(file):
    def half(connection):
        connection.execute("INSERT INTO secret VALUES ('half', 'done')")
        raise ZeroDivisionError

    def unbound(connection):
        connection.execute("INSERT INTO secret VALUES ('name', ?)", [object()])

    async with opened(file) as store:
        asked = [
            store._writer.do(half, writes=True),
            store.append([entry()]),
            store._writer.do(lambda _: 1 / 0, writes=False),
            store._writer.do(unbound, writes=True),
        ]
        answers = await asyncio.gather(*map(outcome, asked))
        assert answers == [ZeroDivisionError, None, ZeroDivisionError, sqlite3.ProgrammingError]
        assert store.ready
        assert await store.entries("table") == [entry()]
        assert await store.secret("half", lambda: b"new") == b"new"


# PostgreSQL

HANG_UP = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND pid = ANY($1::int[])"
)


async def pids(store):
    """The processes in PostgreSQL that serve this store."""
    (row,) = await store._select("SELECT pg_backend_pid() AS pid")
    return [row["pid"], store._writer._connection.get_server_pid()]


async def test_connections_that_were_ended_are_replaced(used_schema):
    async with opened(used_schema) as store:
        for seq in (1, 2, 3):
            await store.append([entry(seq=seq)])
            await used_schema.ask(HANG_UP, await pids(store))
            await until(store._writer._connection.is_closed)
            assert await store.heads(["table"]) == {"table": seq}


async def test_a_lost_connection_is_down_and_comes_back_by_itself(used_schema):
    async with Wire(used_schema) as wire, opened(wire.place) as store:
        await store.append([entry(seq=1)])
        await wire.cut()
        await until(lambda: not store.ready)
        assert "PostgreSQL at 127.0.0.1" in store.trouble
        assert await outcome(store.append([entry(seq=2)])) is StoreDown
        assert await outcome(store.entries("table")) is StoreDown
        assert await outcome(store.secret("name", bytes)) is StoreDown
        await wire.mend()
        await until(lambda: store.ready)
        await store.append([entry(seq=2)])
        assert await store.heads(["table"]) == {"table": 2}


async def test_a_store_closes_while_its_database_is_gone(used_schema):
    async with Wire(used_schema) as wire:
        store = wire.place.store()
        await store.open()
        await wire.cut()
        waiting = asyncio.create_task(outcome(store.append([entry()])))
        async with asyncio.timeout(5):
            await store.close()
            assert await waiting is StoreDown
        await wire.mend()


async def test_a_commit_whose_answer_is_lost_is_down_and_can_be_asked_again(used_schema):
    async with Wire(used_schema) as wire, opened(wire.place) as store:
        await store.append([entry(seq=1)])
        wire.cut_after = b"COMMIT"
        assert await outcome(store.append([entry(seq=2)])) is StoreDown
        await wire.mend()
        await until(lambda: store.ready)
        assert await store.heads(["table"]) == {"table": 2}  # nothing could be assumed
        with pytest.raises(CommandRepeated):
            await store.append([entry(seq=3, command="wish 2")])


async def test_a_transaction_that_is_cut_before_its_commit_leaves_nothing(used_schema):
    async with Wire(used_schema) as wire, opened(wire.place) as store:
        await store.append([entry(seq=1)])
        wire.cut_after = b"BEGIN"
        answers = await asyncio.gather(*(outcome(store.append([entry(f"t{n}"), entry(f"u{n}")])) for n in range(20)))
        assert answers == [StoreDown] * 20
        await wire.mend()
        await until(lambda: store.ready)
        assert [table async for table in store.tables()] == ["table"]


async def test_nothing_waits_forever_for_a_silent_server(used_schema, monkeypatch):
    monkeypatch.setattr(connection, "ANSWER_WITHIN", 0.3)
    monkeypatch.setattr(connection, "CONNECT_WITHIN", 0.3)
    async with Wire(used_schema) as wire, opened(wire.place) as store:
        await store.append([entry(seq=1)])
        wire.silent = True
        async with asyncio.timeout(8):
            asked = (store.append([entry(seq=2)]), store.entries("table"))
            answers = await asyncio.gather(*map(outcome, asked))
        assert answers == [StoreDown, StoreDown]
        assert not store.ready
        assert "did not answer in time" in store.trouble
        wire.silent = False
        monkeypatch.undo()  # a busy machine answers late, too
        await until(lambda: store.ready)
        seq = (await store.heads(["table"]))["table"] + 1
        await store.append([entry(seq=seq, command="new")])


async def test_a_database_that_cannot_be_written_is_not_ready(schema):
    async with opened(schema) as store:
        await schema.ask("ALTER TABLE log RENAME TO gone")
        await schema.ask("ALTER TABLE probe RENAME TO gone_too")
        assert await outcome(store.append([entry()])) is StoreDown
        assert not store.ready
        await asyncio.sleep(0.2)  # it probes in vain
        assert not store.ready
        await schema.ask("ALTER TABLE gone RENAME TO log")
        await schema.ask("ALTER TABLE gone_too RENAME TO probe")
        await until(lambda: store.ready)
        await store.append([entry()])


WAITING = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND pid = ANY($1::int[])"


async def test_two_processes_that_append_to_the_same_tables_do_not_deadlock(used_schema):
    """Both are stopped halfway, one on its way up and one on its way down, and then let go."""
    async with opened(used_schema) as one, opened(used_schema) as other:
        writers = [store._writer._connection.get_server_pid() for store in (one, other)]
        in_the_way = await asyncpg.connect(used_schema.url)
        transaction = in_the_way.transaction()
        await transaction.start()
        await in_the_way.execute("INSERT INTO log VALUES ('b', 1, 0, 'eve', 'wish', 'play', '{}')")
        asked = [
            outcome(store.append([entry(table, actor=actor) for table in tables], [listing(t) for t in tables]))
            for store, actor, tables in ((one, "ann", "abc"), (other, "bob", "cba"))
        ]
        answers = asyncio.gather(*asked)
        while await in_the_way.fetchval(WAITING, writers) < 2:  # noqa: ASYNC110 - it happens in PostgreSQL
            await asyncio.sleep(0.01)
        await transaction.rollback()
        assert sorted(map(str, await answers)) == [str(SeqTaken), "None"]
        await in_the_way.close()
