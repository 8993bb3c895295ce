"""What is kept beside the logs: by kind and key, and whose it is."""

import pytest

from tenback.store import Document, Person, StoreError


def document(key, body=None, *, kind="review", person=""):
    return Document(kind, key, {"of": key} if body is None else body, 7, person)


async def test_what_is_kept_is_found_by_kind_and_key_and_the_last_one_stands(store):
    await store.keep(document("a"))
    await store.keep(document("a", [1, "ä", None], person="ann"))
    assert await store.document("review", "a") == document("a", [1, "ä", None], person="ann")
    assert await store.document("par", "a") is None
    assert await store.document("review", "b") is None
    assert await store.document("review", "\0") is None  # no store can hold it


async def test_of_two_who_keep_first_one_does_and_what_he_kept_stays(store):
    assert await store.keep_first(document("a", 1))
    assert not await store.keep_first(document("a", 2))
    assert (await store.document("review", "a")).body == 1


async def test_documents_come_by_their_keys_in_pages_and_under_a_beginning(store):
    for key in ("b/1", "a", "b/2", "b", "b/3", "c"):
        await store.keep(document(key))
    await store.keep(document("b/9", kind="par"))
    keys = [each.key for each in await store.documents("review", limit=9)]
    assert keys == ["a", "b", "b/1", "b/2", "b/3", "c"]
    page = await store.documents("review", under="b/", limit=2)
    assert [each.key for each in page] == ["b/1", "b/2"]
    assert [each.key for each in await store.documents("review", under="b/", after="b/2", limit=2)] == ["b/3"]
    assert [each.key for each in await store.documents("review", under="b", limit=1)] == ["b"]
    assert await store.documents("review", limit=-1) == []


async def test_what_is_thrown_away_is_gone(store):
    await store.keep(document("a"))
    assert await store.drop("review", "a")
    assert not await store.drop("review", "a")
    assert await store.document("review", "a") is None


async def test_what_is_somebodys_is_told_to_them_and_goes_with_them(store):
    for who in ("ann", "bob"):
        await store.add_person(Person(who, who, "guest", 1))
        await store.keep(document(f"{who} 2", kind="day", person=who))
        await store.keep(document(f"{who} 1", kind="notices", person=who))
    await store.keep(document("nobody's"))
    assert [each.key for each in await store.documents_of("ann")] == ["ann 2", "ann 1"]
    assert await store.documents_of("") == []
    await store.forget_people(["ann"])
    assert await store.documents_of("ann") == []
    assert len(await store.documents_of("bob")) == 2
    assert await store.document("review", "nobody's")


@pytest.mark.parametrize(
    "wrong",
    [
        Document("", "a", {}, 1),
        Document("review", "", {}, 1),
        Document("review", "a\0", {}, 1),
        Document("review", "a" * 10_000, {}, 1),
        Document("review", "a", object(), 1),
        Document("review", "a", "x" * 2_000_000, 1),
        Document("review", "a", {}, 2**70),
    ],
)
async def test_what_cannot_be_kept_is_refused_before_anything_happens(store, wrong):
    for keep in (store.keep, store.keep_first):
        with pytest.raises(StoreError):
            await keep(wrong)
    assert await store.documents("review", limit=9) == []
