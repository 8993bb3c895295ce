"""People, accounts and secrets."""

import asyncio

import pytest

from tenback.store import Account, NameTaken, Person, StoreError, UnknownPerson
from tests.store.places import opened, outcome

ANN = Person("p-ann", "Ann", "guest", 1_700_000_000_000)


async def test_a_person_comes_back_and_can_be_renamed(store):
    await store.add_person(ANN)
    await store.add_person(Person("p-bot", "Łukasz 🂡", "program", -1))
    assert await store.person("p-ann") == ANN
    assert await store.person("p-bot") == Person("p-bot", "Łukasz 🂡", "program", -1)
    await store.rename("p-ann", "")
    assert (await store.person("p-ann")).name == ""
    for stranger in ("p-zoe", "", "p-ann\0", "\ud800", "p" * 500):
        assert await store.person(stranger) is None


async def test_the_same_person_may_be_added_again_but_not_another_one(store):
    await store.add_person(ANN)
    await store.add_person(ANN)
    with pytest.raises(StoreError, match="Somebody else"):
        await store.add_person(Person("p-ann", "Eve", "guest", 5))
    assert await store.person("p-ann") == ANN


async def test_an_account_makes_its_person_an_account(store):
    await store.add_person(ANN)
    await store.add_account("ann", "p-ann", "hash 1", looks="ann")
    assert await store.account("ann") == Account("ann", "p-ann", "hash 1", "ann")
    assert (await store.person("p-ann")).kind == "account"
    await store.set_password("ann", "hash 2")
    assert await store.account("ann") == Account("ann", "p-ann", "hash 2", "ann")
    for stranger in ("Ann", "zoe", "", "ann\0", "\udfff"):
        assert await store.account(stranger) is None


async def test_a_name_is_taken_once_and_a_person_has_one_account(store):
    await store.add_person(ANN)
    await store.add_person(Person("p-bob", "Bob", "guest", 0))
    await store.add_account("ann", "p-ann", "hash", looks="ann")
    with pytest.raises(NameTaken, match="'ann' is taken"):
        await store.add_account("ann", "p-bob", "other", looks="bob")
    assert (await store.person("p-bob")).kind == "guest"
    with pytest.raises(StoreError, match="already"):
        await store.add_account("second", "p-ann", "other", looks="second")
    with pytest.raises(UnknownPerson):
        await store.add_account("zoe", "p-zoe", "hash", looks="zoe")
    assert await store.account("ann") == Account("ann", "p-ann", "hash", "ann")
    assert [await store.account(key) for key in ("second", "zoe")] == [None, None]


async def test_names_that_look_alike_are_one_name(store):
    await store.add_person(ANN)
    await store.add_person(Person("p-eve", "Eve", "guest", 0))
    await store.add_account("ann", "p-ann", "hash", looks="ann")
    with pytest.raises(NameTaken, match="'аnn' is taken"):  # noqa: RUF001 - it looks like an a
        await store.add_account("аnn", "p-eve", "hash", looks="ann")  # noqa: RUF001 - so does this
    assert (await store.account_looking("ann")).person == "p-ann"
    assert (await store.account_of("p-ann")).key == "ann"
    assert [await store.account_looking(looks) for looks in ("", "Ann", "\0")] == [None] * 3
    assert await store.account_of("p-eve") is None


async def test_a_session_ends_alone_or_with_all_the_others(store):
    await store.add_person(ANN)
    assert await store.visitor("p-ann", "one") == ANN
    for _ in range(2):
        await store.sign_out("one", 10, forget=0)
    assert await store.visitor("p-ann", "one") is None
    assert await store.visitor("p-ann", "two") == ANN
    await store.sign_out("two", 20, forget=15)
    assert await store.visitor("p-ann", "two") is None
    assert await store.visitor("p-ann", "one") == ANN, "it is forgotten, once its tokens have expired"
    epochs = []
    for step in (
        store.sign_out_everywhere("p-ann"),
        store.add_account("ann", "p-ann", "hash", looks="ann"),
        store.set_password("ann", "another"),
    ):
        await step
        epochs.append((await store.person("p-ann")).epoch)
    assert epochs == [1, 2, 3]
    with pytest.raises(UnknownPerson):
        await store.sign_out_everywhere("p-zoe")


async def test_of_many_who_want_a_name_one_gets_it(store):
    for number in range(12):
        await store.add_person(Person(f"p{number}", "Someone", "guest", 0))
    asked = [store.add_account("me", f"p{n}", f"hash {n}", looks="me") for n in range(12)]
    answers = await asyncio.gather(*map(outcome, asked))
    assert sorted(map(str, answers)) == [str(NameTaken)] * 11 + ["None"]
    winner = answers.index(None)
    assert await store.account("me") == Account("me", f"p{winner}", f"hash {winner}", "me")
    kinds = [(await store.person(f"p{number}")).kind for number in range(12)]
    assert kinds == ["account" if number == winner else "guest" for number in range(12)]


async def test_nobody_is_renamed_and_no_password_set_without_a_person(store):
    with pytest.raises(UnknownPerson):
        await store.rename("p-zoe", "Zoe")
    with pytest.raises(UnknownPerson):
        await store.set_password("zoe", "hash")


@pytest.mark.parametrize("text", ["nul\0", "half \ud800"])
async def test_hostile_names_are_refused(store, text):
    await store.add_person(ANN)
    await store.add_account("ann", "p-ann", "hash", looks="ann")
    for asked in (
        store.add_person(Person(text, "Name", "guest", 0)),
        store.add_person(Person("p-new", text, "guest", 0)),
        store.add_person(Person("p-new", "Name", text, 0)),
        store.rename(text, "Name"),
        store.rename("p-ann", text),
        store.add_account(text, "p-ann", "hash", looks="ann"),
        store.add_account("new", text, "hash", looks="new"),
        store.add_account("new", "p-ann", text, looks="new"),
        store.set_password(text, "hash"),
        store.set_password("ann", text),
        store.secret(text, lambda: b"secret"),
    ):
        assert await outcome(asked) is StoreError


async def test_a_secret_is_made_once(place):
    async with opened(place) as store:
        first = await store.secret("signing", lambda: b"\0\xff first")
        assert first == b"\0\xff first"
        assert await store.secret("signing", lambda: b"second") == first
        assert await store.secret("other", lambda: b"third") == b"third"
    async with opened(place) as store:
        assert await store.secret("signing", lambda: b"fourth") == first


async def test_who_comes_at_once_gets_the_same_secret(store):
    made = await asyncio.gather(*(store.secret("signing", lambda n=n: bytes([n])) for n in range(20)))
    assert len(set(made)) == 1


def test_an_account_does_not_show_its_hash():
    assert "hash 1" not in repr(Account("ann", "p-ann", "hash 1"))
