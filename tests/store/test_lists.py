"""What is derived from the log: the lobby, histories, statistics."""

import pytest

from tenback.store import Outcome, StoreError
from tests.store.places import entry, listing


def tables(listings):
    return " ".join(found.table for found in listings)


async def test_a_listing_comes_back_as_it_was(store):
    whole = listing(
        "whole",
        phase="ended",
        listed=False,
        opened=-7,
        changed=2**60,
        people=(("ann", 0), ("bob", 2), ("ann", 1)),
        summary={"names": ["Ann", "Łukasz \0"], "left": 3},
        result={"won": True, "scores": [1, 2.5, None]},
    )
    await store.append([], [whole, listing("bare", result=None), listing("empty", result={})])
    assert await store.listing("whole") == whole
    assert (await store.listing("bare")).result is None
    assert (await store.listing("empty")).result == {}
    assert await store.listing("nowhere") is None
    assert await store.listing("hostile \0") is None


async def test_the_last_word_on_a_table_counts(store):
    for phase in ("waiting", "playing"):
        await store.append([], [listing(phase=phase, people=(("ann", 0), ("bob", 1)))])
    await store.append(
        [], [listing(phase="playing"), listing(phase="ended", people=(("ann", 1), ("cas", 0)), result={"won": False})]
    )
    assert (await store.listing("table")).phase == "ended"
    assert [tables(await store.history(person, limit=9)) for person in ("ann", "bob", "cas")] == ["table", "", "table"]
    assert [found.seat for found in await store.outcomes("ann")] == [1]


async def test_the_lobby_shows_listed_tables_that_are_not_over_the_newest_change_first(store):
    await store.append(
        [],
        [
            listing("waits", phase="waiting", changed=3),
            listing("plays", phase="playing", changed=5),
            listing("over", phase="ended", changed=6),
            listing("private", phase="waiting", listed=False, changed=7),
            listing("old", phase="waiting", changed=-2),
            listing("also", phase="waiting", changed=3),
        ],
    )
    assert tables(await store.lobby(10)) == "plays also waits old"
    assert tables(await store.lobby(2)) == "plays also"
    assert [await store.lobby(limit) for limit in (0, -1)] == [[], []]
    assert len(await store.lobby(2**80)) == 4


async def test_a_table_that_waits_drops_out_of_the_lobby_unless_somebody_attends_it(store):
    for name, phase, changed in (("plays", "playing", 1), ("waits", "waiting", 2), ("attended", "waiting", 3)):
        await store.append([entry(name)], [listing(name, phase=phase, changed=changed)])
    assert tables(await store.lobby(10, attended_after=1)) == "attended waits plays"
    await store.attended(["attended", "plays", "nowhere"], 9)
    assert tables(await store.lobby(10, attended_after=5)) == "attended plays"
    assert [(await store.listing(name)).changed for name in ("attended", "plays", "waits")] == [9, 1, 2]
    await store.attended(["attended"], 4)  # nobody turns it back
    assert (await store.listing("attended")).changed == 9


async def test_played_are_all_games_that_go_on_however_long_ago_they_began(store, monkeypatch):
    monkeypatch.setattr("tenback.store.queries.PAGE", 2)
    await store.append(
        [],
        [
            listing("a", phase="waiting", changed=10),
            listing("b", phase="playing", changed=12, listed=False),
            listing("c", phase="ended", changed=13),
            listing("d", phase="playing", changed=-(2**62)),
            listing("e", phase="playing", changed=12),
            listing("f", phase="playing", changed=12),
        ],
    )
    assert [each.table async for each in store.played()] == ["d", "b", "e", "f"]


async def test_a_history_is_read_page_by_page_the_newest_first(store):
    opened = {"a": 5, "b": 7, "c": 7, "d": 7, "e": 9}
    await store.append([], [listing(table, opened=at, people=(("ann", 0), ("ann", 1))) for table, at in opened.items()])
    await store.append([], [listing("f", opened=8, people=(("bob", 0),)), listing("g", opened=8)])
    pages, before = [], None
    for _ in range(4):
        page = await store.history("ann", before=before, limit=2)
        pages.append(tables(page))
        before = page[-1].table if page else before
    assert pages == ["e d", "c b", "a", ""]
    assert tables(await store.history("ann", limit=100)) == "e d c b a"
    assert tables(await store.history("bob", limit=100)) == "f"
    for person, before in (("nobody", None), ("ann", "nowhere"), ("ann\0", None), ("ann", "\ud800")):
        assert await store.history(person, before=before, limit=10) == []


async def test_outcomes_are_those_of_ended_tables_for_each_seat(store):
    await store.append(
        [],
        [
            listing("a", phase="ended", opened=1, people=(("ann", 0),), result={"won": True}),
            listing("b", phase="ended", opened=2, people=(("bob", 0), ("ann", 3), ("ann", 1)), result={"won": False}),
            listing("c", phase="playing", opened=3, people=(("ann", 0),)),
            listing("d", phase="ended", opened=4, people=(("ann", 0),), result=None),
        ],
    )
    assert await store.outcomes("ann") == [
        Outcome("d", "the-game", 0, 4, None),
        Outcome("b", "the-game", 1, 2, {"won": False}),
        Outcome("b", "the-game", 3, 2, {"won": False}),
        Outcome("a", "the-game", 0, 1, {"won": True}),
    ]
    assert len(await store.outcomes("ann", limit=2)) == 2
    assert await store.outcomes("nobody") == []


async def test_every_table_is_found_by_its_log_without_a_listing(store):
    names = [f"t{number:03}" for number in range(450)]
    await store.append([entry(name, seq) for name in names for seq in (1, 2)])
    await store.append([entry("Z"), entry("ż"), entry("_")])
    assert [table async for table in store.tables()] == ["Z", "_", *names, "ż"]


async def test_ended_tables_come_with_their_logs_the_oldest_first(store):
    names = [f"t{number:03}" for number in range(205)]
    await store.append(
        [entry(name, seq) for name in names for seq in (1, 2)],
        [listing(name, phase="playing" if name == "t007" else "ended", opened=-n // 2) for n, name in enumerate(names)],
    )
    found = [(listing, log) async for listing, log in store.ended()]
    assert len(found) == 204
    assert [(item.opened, item.table) for item, _ in found] == sorted((item.opened, item.table) for item, _ in found)
    assert all(log == [entry(item.table, 1), entry(item.table, 2)] for item, log in found)


@pytest.mark.parametrize(
    "bad",
    [
        listing("nul\0"),
        listing(phase="paused"),
        listing(people=(("half \ud800", 0),)),
        listing(people=(("ann", 2**64),)),
        listing(opened=2**63),
        listing(summary={"half": "\ud800"}),
        listing(result={"object": object()}),
    ],
    ids=["table", "phase", "person", "seat", "time", "summary", "result"],
)
async def test_a_hostile_listing_is_refused_with_its_entries(store, bad):
    with pytest.raises(StoreError):
        await store.append([entry("fine")], [bad])
    assert await store.entries("fine") == []
