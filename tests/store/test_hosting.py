"""What hosts ask of a store: people and tables by pages, deeds, reports, retention, forgetting."""

import pytest

from tenback.store import FOR_EVER, Deed, Listing, Person, Report, StoreError, UnknownPerson
from tenback.store.contract import EVER
from tests.store.places import entry, listing, outcome

FIRST = (EVER, "")


def person(number, kind="guest", **more):
    return Person(f"p{number}", f"Name {number}", kind, number, **more)


def report(number, *, reporter="ann", reported="bob", closed=0):
    return Report(f"r{number}", number, "table", reporter, reported, "insults", "He said…", [{"text": "x"}], closed)


async def test_people_come_in_pages_the_newest_first(store):
    for number in range(5):
        await store.add_person(person(number))
    page = await store.people(limit=2)
    assert [each.id for each in page] == ["p4", "p3"]
    last = page[-1]
    assert [each.id for each in await store.people(before=(last.since, last.id), limit=9)] == ["p2", "p1", "p0"]
    assert await store.people(limit=-1) == []


async def test_tables_come_in_pages_and_what_is_removed_vanishes_from_lists_and_comes_back(store):
    for number in range(4):
        people = (("p1", 0),)
        await store.append([entry(f"t{number}")], [listing(f"t{number}", opened=number, people=people)])
    page = await store.listings(limit=3)
    assert [each.table for each in page] == ["t3", "t2", "t1"]
    assert [each.table for each in await store.listings(before=(1, "t1"), limit=3)] == ["t0"]

    async def listed():
        played = [each.table async for each in store.played()]
        return [each.table for each in await store.lobby(9)], played, await store.history("p1", limit=9)

    assert await store.set_removed("t2", removed=True)
    await store.append([entry("t2", 2)], [listing("t2", opened=2, changed=5, people=(("p1", 0),))])  # and stays so
    lobby, played, history = await listed()
    assert {*lobby} == {*played} == {each.table for each in history} == {"t0", "t1", "t3"}
    assert (await store.removed(), await store.is_removed("t2"), await store.is_removed("t1")) == (["t2"], True, False)
    assert (await store.listing("t2")).removed
    assert await store.set_removed("t2", removed=False)
    lobby, played, history = await listed()
    assert len(lobby) == len(played) == len(history) == 4
    assert not await store.set_removed("nowhere", removed=True)


async def test_a_deleted_table_leaves_statistics_as_they_were_to_those_who_are_known(store):
    await store.add_person(person(1, "account"))
    won = {"ending": {"won": True}}
    ended = listing("t", phase="ended", opened=4, people=(("p1", 0), ("gone", 1)), result=won)
    await store.append([entry("t"), entry("t", 2)], [ended])
    await store.append([entry("u")], [listing("u", phase="ended", opened=5, people=(("p1", 1),), result=won)])
    before = await store.outcomes("p1")
    assert await store.weight("t") == (2, 2 * 122)
    await store.delete_tables(["t", "nowhere"])
    await store.delete_tables(["t"])
    assert await store.outcomes("p1") == before
    assert await store.outcomes("gone") == []
    assert await store.entries("t") == []
    assert await store.listing("t") is None
    assert await store.weight("t") == (0, 0)
    assert [each.table for each in await store.history("p1", limit=9)] == ["u"]
    assert (await store.outcomes("p1", limit=1))[0].table == "u"


async def test_old_tables_are_those_that_ended_or_never_began_and_have_not_changed_since(store):
    for name, phase, opened, changed in (
        ("ended", "ended", 1, 5),
        ("ended late", "ended", 2, 50),
        ("waits", "waiting", 3, 6),
        ("plays", "playing", 4, 7),
        ("new", "ended", 40, 41),
    ):
        await store.append([entry(name)], [listing(name, phase=phase, opened=opened, changed=changed)])
    old = await store.old_tables(20, after=FIRST, limit=9)
    assert [each.table for each in old] == ["ended", "waits"]
    assert [each.table for each in await store.old_tables(20, after=(1, "ended"), limit=9)] == ["waits"]


async def test_old_guests_are_those_not_seen_who_do_not_play(store):
    for who in (
        person(1, seen=5),
        person(2, "program", seen=6),
        person(3, seen=50),
        person(4, "account", seen=1),
        person(5, seen=7),
        person(30, seen=0),
    ):
        await store.add_person(who)
    await store.append([entry("plays")], [listing("plays", people=(("p5", 0),))])
    await store.append([entry("over")], [listing("over", phase="ended", people=(("p1", 0),))])
    assert [each.id for each in await store.old_guests(20, after=FIRST, limit=9)] == ["p1", "p2"]
    assert [each.id for each in await store.old_guests(20, after=(5, "p1"), limit=9)] == ["p2"]
    await store.seen("p1", 60)
    await store.seen("p1", 3)  # a clock that was put back
    assert (await store.person("p1")).seen == 60
    assert [each.id for each in await store.old_guests(20, after=FIRST, limit=9)] == ["p2"]


async def test_a_sanction_holds_until_it_is_lifted(store):
    await store.add_person(person(1))
    await store.add_person(person(2))
    await store.sanction("p1", banned=FOR_EVER, muted=7, reason="spam")
    known = await store.visitor("p1", "any")
    assert (known.banned, known.muted, known.reason) == (FOR_EVER, 7, "spam")
    assert await store.sanctioned() == [known]
    await store.sanction("p1", banned=0, muted=0, reason="")
    assert await store.sanctioned() == []
    with pytest.raises(UnknownPerson):
        await store.sanction("nobody", banned=1, muted=0, reason="")
    for wrong in ({"banned": 2**63}, {"muted": -(2**63)}, {"reason": "\0"}):
        assert await outcome(store.sanction("p1", **{"banned": 0, "muted": 0, "reason": "", **wrong})) is StoreError


async def test_a_person_is_forgotten_with_all_but_the_logs(store):
    await store.add_person(person(1))
    await store.add_person(person(2))
    await store.add_account("one", "p1", "hash", looks="one")
    await store.append(
        [entry("t", actor="p1", kind="sat")], [listing("t", phase="ended", people=(("p1", 0), ("p2", 1)))]
    )
    await store.append([entry("u")], [listing("u", phase="ended", people=(("p1", 0), ("p2", 1)))])
    await store.delete_tables(["u"])
    await store.add_report(report(1, reporter="p1", reported="p2"))
    await store.add_report(report(2, reporter="p2", reported="p1"))
    await store.add_report(report(3, reporter="p2", reported="p3"))
    await store.note(Deed("d1", 1, "owner", "renamed", "p1", {"from": "Rude"}))
    await store.note(Deed("d2", 2, "owner", "renamed", "p2", {"from": "Odd"}))
    await store.forget_people(["p1"])
    await store.forget_people(["p1"])
    assert (await store.person("p1"), await store.account("one")) == (None, None)
    assert (await store.history("p1", limit=9), await store.outcomes("p1")) == ([], [])
    assert [each.id for each in await store.reports(closed=False, limit=9)] == ["r3"]
    assert [dict(each.facts) for each in await store.deeds(limit=9)] == [{"from": "Odd"}, {}]
    assert len(await store.entries("t")) == 1
    assert len(await store.outcomes("p2")) == 2


async def test_names_and_words_of_a_person_are_found_and_rewritten(store):
    await store.append(
        [
            entry("a", 1, actor="ann", kind="sat", name="Ann"),
            entry("a", 2, actor="bob", kind="chatted", text="hi"),
            entry("a", 3, actor="ann", kind="played"),
        ],
        [listing("a")],
    )
    await store.append([entry("b", 1, actor="bob", kind="sat"), entry("b", 2, actor="ann", kind="chatted", text="yo")])
    await store.append([entry("c", 1, actor="ann", kind="played")])
    assert await store.tables_of("ann") == ["a", "b"]
    assert [each.seq for each in await store.own_entries("a", "ann")] == [1, 3]
    other = Listing("a", "the-game", "ended", listed=False, opened=1, changed=9, summary={"n": 1})
    await store.rewrite([entry("a", 1, actor="x", kind="y", name="N. N.")], [other])
    found = await store.entries("a")
    assert (found[0].actor, found[0].kind, found[0].body) == ("ann", "sat", {"name": "N. N."})
    assert [each.body for each in found[1:]] == [{"text": "hi"}, {}]
    assert await store.listing("a") == other


async def test_deeds_and_reports_come_in_pages_and_old_ones_can_be_forgotten(store):
    for number in range(1, 4):
        await store.note(Deed(f"d{number}", number, "owner", "banned", "p1", {"number": number}))
        assert await store.add_report(report(number, reported=f"bob {number}"))
    assert [each.id for each in await store.deeds(limit=2)] == ["d3", "d2"]
    assert [each.id for each in await store.deeds(before="d2", limit=2)] == ["d1"]
    assert not await store.add_report(report(9, reported="bob 2")), "nobody has looked at the first one yet"
    assert await store.close_report("r2", 8)
    assert not await store.close_report("r2", 9)
    assert await store.add_report(report(9, reported="bob 2"))
    assert [each.id for each in await store.reports(closed=False, limit=2)] == ["r9", "r3"]
    assert [each.id for each in await store.reports(closed=False, before="r3", limit=2)] == ["r1"]
    assert [each.closed for each in await store.reports(closed=True, limit=2)] == [8]
    assert await store.report("r3") == report(3, reported="bob 3")
    assert await store.report("nowhere") is None
    assert [each.id for each in await store.reports_by("ann")] == ["r1", "r2", "r3", "r9"]
    assert await store.old_deeds(3) == 2
    assert await store.old_deeds(9) == 4
    await store.forget_deeds(9)
    assert await store.deeds(limit=9) == []
    assert await store.reports(closed=True, limit=9) == []
    assert len(await store.reports(closed=False, limit=9)) == 3


async def test_a_setting_is_kept_changed_and_forgotten(store):
    assert await store.host_setting("owner") is None
    for value in ("p1", {"text": "Łódź \0", "until": None}, None):
        await store.set_host_setting("owner", value)
        assert await store.host_setting("owner") == value
