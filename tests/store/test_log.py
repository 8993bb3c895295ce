"""Appending and reading back: the promises of the log, kept by both stores."""

import asyncio
import random
from typing import Any

import pytest
from msgspec.structs import replace

from tenback.store import CommandRepeated, SeqTaken, StoreDown, StoreError
from tenback.store.rows import LARGEST_BODY, LONGEST_ID
from tests.store.places import entry, listing, opened, outcome

# What is appended is there


async def test_entries_come_back_as_they_were(store):
    entries = [
        entry(seq=1, kind="open", at=1_700_000_000_123, options={"expert": True}, seats=[1, None, 2.5]),
        entry(seq=2, at=-5, actor="bob", text='"quoted" \\ \n \U0001f0a1 Łódź ', nothing={}),
        entry(seq=3, actor="the clock", big=2**80, small=-1e-9),
    ]
    await store.append(entries)
    assert await store.entries("table") == entries


async def test_entries_come_in_the_order_of_their_numbers_however_they_came(store):
    for seq in range(1, 13):
        await store.append([entry(seq=seq)])
    assert [found.seq for found in await store.entries("table")] == list(range(1, 13))
    assert [found.seq for found in await store.entries("table", after=9)] == [10, 11, 12]
    assert await store.entries("table", after=12) == []


@pytest.mark.parametrize(
    ("after", "count"), [(-1, 2), (0, 2), (1, 1), (2, 0), (2**63 - 1, 0), (2**70, 0), (-(2**70), 2)]
)
async def test_a_stranger_may_have_seen_any_number(store, after, count):
    await store.append([entry(seq=1), entry(seq=2)])
    assert len(await store.entries("table", after=after)) == count


async def test_a_table_without_a_log_has_no_entries(store):
    assert await store.entries("nowhere") == []
    assert await store.entries("") == []


async def test_tables_do_not_mix(store):
    await store.append([entry("a"), entry("b"), entry("A"), entry("a ")])
    assert [await store.entries(table) for table in ("a", "b")] == [[entry("a")], [entry("b")]]


async def test_heads_are_the_last_numbers_and_unknown_tables_are_left_out(store):
    await store.append([entry("a", 1), entry("a", 2), entry("b", 1)])
    assert await store.heads(["b", "nowhere", "a", "a", "x\0", "\ud800"]) == {"a": 2, "b": 1}
    assert await store.heads([]) == {}


async def test_an_append_of_nothing_is_nothing(store):
    await store.append([])
    assert [table async for table in store.tables()] == []


async def test_everything_is_there_after_reopening(place):
    async with opened(place) as store:
        await store.append([entry(seq=1), entry(seq=2)], [listing()])
    async with opened(place) as store:
        assert await store.entries("table") == [entry(seq=1), entry(seq=2)]
        assert await store.listing("table") == listing()
        await store.append([entry(seq=3)])


async def test_closing_finishes_what_waits(place):
    async with opened(place) as store:
        waiting = [asyncio.ensure_future(store.append([entry(f"table {n}")])) for n in range(50)]
        await asyncio.sleep(0)  # they have asked, and none is answered
    assert [task.done() for task in waiting] == [True] * 50
    assert await asyncio.gather(*waiting) == [None] * 50
    async with opened(place) as store:
        assert len(await store.heads([f"table {n}" for n in range(50)])) == 50


async def test_a_closed_store_takes_nothing(place):
    store = place.store()
    for _ in range(2):  # before it was open, and after it was closed
        assert not store.ready
        assert store.trouble == "The store is not open."
        for asked in (store.append([entry()]), store.entries("table"), store.secret("name", bytes)):
            assert await outcome(asked) is StoreDown
        await store.open()
        assert store.ready
        assert store.trouble is None
        await store.close()
        await store.close()


async def test_a_store_opens_once_at_a_time_and_again_after_closing(place):
    async with opened(place) as store:
        with pytest.raises(StoreError, match="open already"):
            await store.open()
        await store.append([entry()])
        assert await store.entries("table") == [entry()]
    await store.open()
    assert await store.entries("table") == [entry()]
    await store.close()


# One winner for each place


@pytest.mark.parametrize(
    ("there", "seq", "head"),
    [(0, 2, 0), (1, 1, 1), (3, 1, 3), (3, 2, 3), (3, 3, 3), (3, 5, 3), (3, 2**62, 3)],
    ids=["no first one", "taken", "the first", "the middle", "the last", "one too far", "far too far"],
)
async def test_only_the_next_place_is_free(store, there, seq, head):
    await store.append([entry(seq=number) for number in range(1, there + 1)])
    with pytest.raises(SeqTaken, match=rf"number {head + 1}, not {seq}") as error:
        await store.append([entry(seq=seq, command="new")])
    assert (error.value.table, error.value.seq, error.value.head) == ("table", seq, head)
    assert await store.heads(["table"]) == ({"table": there} if there else {})


async def test_a_command_is_done_once(store):
    await store.append([entry(seq=1), entry(seq=2, command="mine"), entry(seq=3)])
    for seq in (4, 2, 1, 9):  # at the next place, at its own, and where nothing else could stand
        with pytest.raises(CommandRepeated) as error:
            await store.append([entry(seq=seq, command="mine")])
        assert (error.value.table, error.value.seq) == ("table", 2)
    await store.append([entry(seq=4, command="mine", actor="bob")])  # another actor's may have the same id
    await store.append([entry("elsewhere", 1, command="mine")])  # and the same actor's at another table


async def test_hundreds_at_once_have_one_winner_a_place(store):
    rng = random.Random("winners")
    wishes = [
        (table, seq, rival) for table in range(8) for seq in range(1, 6) for rival in range(6 if table % 2 else 1)
    ]
    rng.shuffle(wishes)
    told = dict.fromkeys(wishes, "")

    async def insist(table, seq, rival):
        """Try until the place is one's own or somebody else's."""
        while True:
            try:
                await store.append([entry(f"t{table}", seq, command=f"wish {seq} of {rival}", by=rival)])
            except SeqTaken as taken:
                if taken.head >= seq:
                    told[table, seq, rival] = "lost"
                    return
                await asyncio.sleep(0)
            else:
                told[table, seq, rival] = "won"
                return

    await asyncio.gather(*(insist(*wish) for wish in wishes))
    for table in range(8):
        log = await store.entries(f"t{table}")
        assert [found.seq for found in log] == [1, 2, 3, 4, 5]
        for found in log:
            winners = [wish for wish in wishes if wish[:2] == (table, found.seq) and told[wish] == "won"]
            assert winners == [(table, found.seq, found.body["by"])]


async def test_a_refused_append_hurts_nobody_who_came_with_it(store):
    await store.append([entry("busy", 1, command="done")])
    asked = {
        "free 1": entry("a"),
        "taken": entry("busy", 1, command="other"),
        "free 2": entry("b"),
        "repeated": entry("busy", 2, command="done"),
        "gap": entry("c", 5),
        "free 3": entry("busy", 2, command="new"),
        "late": entry("busy", 2, command="newer"),
        "next": entry("busy", 3, command="newest"),
    }
    answers = await asyncio.gather(*(outcome(store.append([wish])) for wish in asked.values()))
    assert dict(zip(asked, answers, strict=True)) == {
        "free 1": None,
        "taken": SeqTaken,
        "free 2": None,
        "repeated": CommandRepeated,
        "gap": SeqTaken,
        "free 3": None,
        "late": SeqTaken,
        "next": None,
    }
    assert await store.heads(["a", "b", "c", "busy"]) == {"a": 1, "b": 1, "busy": 3}


# All or nothing


@pytest.mark.parametrize("wrong", [entry("b", 3), entry("b", 1), entry("b", 2, command="wish 1")])
@pytest.mark.parametrize("first", [True, False])
async def test_an_append_across_tables_is_all_or_nothing(store, wrong, first):
    await store.append([entry("b", 1)])
    right = [entry("a", 1), entry("a", 2)]
    bad = [wrong, *right] if first else [*right, wrong]
    with pytest.raises((SeqTaken, CommandRepeated)):
        await store.append(bad, [listing("a"), listing("b")])
    assert await store.heads(["a", "b"]) == {"b": 1}
    assert await store.listing("a") is None
    assert await store.listing("b") is None


async def test_many_across_many_tables_at_once_are_whole(store):
    """Each wants a place at two of four tables; whoever gets one gets both."""
    rng = random.Random("whole")
    wishes = [tuple(rng.sample(range(4), 2)) for _ in range(24)]

    async def insist(number, pair):
        for _ in range(200):
            heads = await store.heads([f"t{table}" for table in pair])
            try:
                await store.append(
                    [entry(f"t{table}", heads.get(f"t{table}", 0) + 1, command=f"wish {number}") for table in pair]
                )
            except SeqTaken:
                continue
            return
        pytest.fail("It never got its places.")

    await asyncio.gather(*(insist(number, pair) for number, pair in enumerate(wishes)))
    logs = {table: [found.command for found in await store.entries(f"t{table}")] for table in range(4)}
    for number, pair in enumerate(wishes):
        assert [table for table, log in logs.items() if f"wish {number}" in log] == sorted(pair)


@pytest.mark.parametrize(
    "entries",
    [
        [entry(seq=1), entry(seq=3)],
        [entry(seq=2), entry(seq=1)],
        [entry(seq=1), entry(seq=1, command="other")],
        [entry(seq=1, command="same"), entry(seq=2, command="same")],
    ],
    ids=["a gap", "backwards", "twice", "one command twice"],
)
async def test_an_append_that_contradicts_itself_is_refused(store, entries):
    with pytest.raises(StoreError):
        await store.append(entries)
    assert await store.entries("table") == []


async def test_who_stops_waiting_harms_nobody(store):
    waiting = [asyncio.ensure_future(store.append([entry(f"t{n}")])) for n in range(40)]
    await asyncio.sleep(0)
    for task in waiting[::2]:
        task.cancel()
    answers = await asyncio.gather(*waiting, return_exceptions=True)
    assert answers[1::2] == [None] * 20
    await store.append([entry("after")])
    assert "after" in await store.heads(["after"])


# What no store takes, none takes

HOSTILE = ["", "x" * (LONGEST_ID + 1), "nul\0", "\0", "half \ud800", "\udfff"]
HARMLESS = ["x" * LONGEST_ID, "\U0001f0a1" * LONGEST_ID, "'; DROP TABLE log; --", "$1 ?1 %s", "\x01\x7f\n\t", "e\u0301"]


@pytest.mark.parametrize("field", ["table", "actor", "command", "kind"])
async def test_hostile_names_are_refused(store, field):
    for text in HOSTILE:
        with pytest.raises(StoreError) as error:
            await store.append([replace(entry(), **{field: text})])
        assert len(str(error.value)) < 150
        assert await store.entries(text) == []


@pytest.mark.parametrize("text", HARMLESS)
async def test_harmless_names_come_back(store, text):
    odd = replace(entry(), table=text, actor=text, command=text, kind=text)
    await store.append([odd], [listing(text, people=((text, 0),))])
    assert await store.entries(text) == [odd]
    assert [found.table for found in await store.history(text, limit=5)] == [text]
    with pytest.raises(CommandRepeated):
        await store.append([replace(odd, seq=2)])


@pytest.mark.parametrize(
    "body",
    [
        {"text": "nul \0 in the middle", "\0": 1},  # JSON escapes it, so that PostgreSQL takes it, too
        {"text": "\\u0000 and \\ud800 as they are written"},
        {"text": "\x01\x1f\x7f\u2028\ufeff\uffff\U0010ffff"},
        {"deep": [[[[[[{"a": [None, True, False, 0, -0.5, 1e300, ""]}]]]]]]},
        {"large": "x" * (LARGEST_BODY - 20)},
        {"large": "\U0001f0a1" * 200_000},
    ],
    ids=["nul", "escapes", "controls", "deep", "large", "large and wide"],
)
async def test_odd_bodies_come_back(store, body):
    await store.append([entry(**body)])
    assert (await store.entries("table"))[0].body == body


def deep():
    nest: list[Any] = []
    bottom = nest
    for _ in range(100_000):
        nest.append([])
        nest = nest[0]
    return bottom


@pytest.mark.parametrize(
    ("body", "because"),
    [
        ({"text": "half \ud800"}, "Unicode"),
        ({"half \udfff": 1}, "Unicode"),
        ({"x": object()}, "plain JSON"),
        ({"x": deep()}, "plain JSON"),
        ({"large": "x" * LARGEST_BODY}, "at most"),
    ],
    ids=["half", "half a key", "object", "too deep", "too large"],
)
async def test_bodies_that_are_not_plain_are_refused(store, body, because):
    with pytest.raises(StoreError, match=because):
        await store.append([entry(seq=1), entry(seq=2, **body)])
    assert await store.entries("table") == []


@pytest.mark.parametrize(("seq", "at"), [(0, 0), (-1, 0), (2**63, 0), (1, 2**63), (1, -(2**70))])
async def test_numbers_out_of_range_are_refused(store, seq, at):
    with pytest.raises(StoreError):
        await store.append([entry(seq=seq, at=at)])


async def test_much_at_once_comes_back(store):
    """More than one transaction takes: 18 million characters in 1,200 appends."""
    text = "y" * 15_000
    await asyncio.gather(*(store.append([entry(f"t{n}", n=n, text=text)]) for n in range(1200)))
    heads = await store.heads([f"t{n}" for n in range(1200)])
    assert len(heads) == 1200
    assert (await store.entries("t777"))[0].body == {"n": 777, "text": text}


async def test_what_several_logs_have_more_is_read_by_one_question(store):
    await store.append([entry("a", 1), entry("a", 2), entry("a", 3), entry("b", 1)])
    found = await store.entries_behind({"b": 0, "a": 1, "nowhere": 0, "x\0": 0, "\ud800": 2}, most=10)
    assert {table: [each.seq for each in entries] for table, entries in found.items()} == {"a": [2, 3], "b": [1]}
    assert found["a"] == await store.entries("a", 1)
    few = await store.entries_behind({"a": 0, "b": 2**70}, most=2)
    assert {table: [each.seq for each in entries] for table, entries in few.items()} == {"a": [1, 2]}


# What an append costs


async def test_an_append_reads_no_more_of_a_long_log_than_of_a_short_one(used_schema):
    """PostgreSQL keeps the plan of a statement: the one that it made for an empty log must do for a long one."""

    async def scans(*, inserted=0):
        """How often all of the log was read, once that many rows are known to have come."""
        while True:
            [told] = await used_schema.ask(
                "SELECT seq_scan, n_tup_ins FROM pg_stat_user_tables WHERE schemaname = $1 AND relname = 'log'",
                used_schema.name,
            )
            if told["n_tup_ins"] >= inserted:
                return told["seq_scan"], told["n_tup_ins"]
            await asyncio.sleep(0.01)  # connections count at their end

    await used_schema.ask(f"ANALYZE {used_schema.name}.log")  # it knows that there is nothing
    before, rows = await scans()
    async with opened(used_schema) as store:
        for seq in range(1, 41):
            await store.append([entry("table", seq)], [listing("table")])
        assert len(await store.entries("table")) == 40
        assert await store.heads(["table"]) == {"table": 40}
    async with asyncio.timeout(15):
        after, _ = await scans(inserted=rows + 40)
    assert after - before < 10  # what emptied the log for this test may be counted as late as this
