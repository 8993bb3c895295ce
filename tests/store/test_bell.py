"""How processes hear of one another."""

import asyncio

import pytest

from tenback.store import SeqTaken, StoreError
from tests.store.places import entry, opened, until


class Ears:
    def __init__(self, store):
        self.rings: list[list[str] | None] = []
        self.heard: list[str] = []
        store.on_ring = self.rings.append
        store.on_heard = self.heard.append

    @property
    def tables(self):
        return [table for ring in self.rings if ring is not None for table in ring]


async def test_another_process_is_rung_after_the_commit_and_oneself_is_not(used_schema):
    async with opened(used_schema) as one, opened(used_schema) as other:
        mine, ears = Ears(one), Ears(other)
        found = []
        other.on_ring = lambda tables: found.append(asyncio.ensure_future(other.entries(tables[0])))
        await one.append([entry()])
        await until(lambda: found)
        assert await found[0] == [entry()]
        other.on_ring = ears.rings.append
        await other.append([entry(seq=2)])
        await until(lambda: mine.tables == ["table"])
        assert ears.tables == []


async def test_many_tables_ring_in_few_messages_of_a_size_that_passes(used_schema):
    names = [f"{number:04}" + "\U0001f0a1" * 190 for number in range(40)] + [f"short {number}" for number in range(400)]
    async with opened(used_schema) as one, opened(used_schema) as other:
        ears = Ears(other)
        await one.append([entry(name, seq) for name in names for seq in (1, 2)])
        await until(lambda: sorted(ears.tables) == sorted(names))
        assert len(ears.rings) < 12


async def test_a_refused_append_does_not_ring(used_schema):
    async with opened(used_schema) as one, opened(used_schema) as other:
        ears = Ears(other)
        with pytest.raises(SeqTaken):
            await one.append([entry("refused", 2)])
        await one.append([entry("fine")])
        await until(lambda: ears.tables)
        assert ears.tables == ["fine"]


async def test_a_shout_is_heard_by_the_others(used_schema):
    async with opened(used_schema) as one, opened(used_schema) as other, opened(used_schema) as third:
        mine, ears, more = Ears(one), Ears(other), Ears(third)
        await one.shout("lobby")
        await one.shout("nul \0 and \U0001f0a1")
        await until(lambda: len(ears.heard) == len(more.heard) == 2)
        assert ears.heard == more.heard == ["lobby", "nul \0 and \U0001f0a1"]
        assert mine.heard == []


async def test_what_is_shouted_is_small(store):
    await store.shout("x" * 3990)
    for text in ("x" * 4000, "\U0001f0a1" * 1000, "\0" * 700):
        with pytest.raises(StoreError, match="at most"):
            await store.shout(text)
    with pytest.raises(StoreError, match="half of a pair"):
        await store.shout("\ud800")


async def test_installations_in_one_database_do_not_hear_one_another(schema, used_schema):
    async with opened(schema) as stranger, opened(used_schema) as one, opened(used_schema) as other:
        ears, mine = Ears(stranger), Ears(other)
        await one.append([entry()])
        await one.shout("hello")
        await until(lambda: mine.heard == ["hello"] and mine.tables == ["table"])
        await stranger.append([entry()])
        assert ears.rings == []
        assert ears.heard == []


async def test_who_lost_the_connection_is_told_that_rings_were_missed(used_schema):
    async with opened(used_schema) as one, opened(used_schema) as other:
        ears = Ears(other)
        connection = other._bell._connection
        await used_schema.ask("SELECT pg_terminate_backend($1)", connection.get_server_pid())
        await until(lambda: None in ears.rings)
        assert other.ready
        await one.append([entry()])
        await until(lambda: ears.tables == ["table"])
        await other.append([entry("mine")])  # and it still knows its own voice
        await one.append([entry("last")])
        await until(lambda: "last" in ears.tables)
        assert "mine" not in ears.tables


async def test_noise_on_the_channel_and_a_listener_that_fails_are_survived(used_schema, runner):
    failures = []
    runner.get_loop().set_exception_handler(lambda _loop, context: failures.append(context["exception"]))
    async with opened(used_schema) as one, opened(used_schema) as other:
        ears = Ears(other)
        for noise in ("", "{}", "not JSON", '["x", "rang", "table"]', '["x", "sang", []]', "[" * 5000):
            await used_schema.ask("SELECT pg_notify($1, $2)", other._bell._channel, noise)
        other.on_heard = lambda _: 1 / 0
        await one.shout("trip over this")
        await one.append([entry()])
        await until(lambda: ears.tables == ["table"])
        assert [type(failure) for failure in failures] == [ZeroDivisionError]
        assert other.ready
