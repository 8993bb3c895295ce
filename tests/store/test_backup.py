"""Backups: whole, the same from either store, and refused when they are not sound."""

import asyncio
import gzip
import hashlib
import json
import resource
import stat
from secrets import token_hex

import pytest

from tenback.store import BackupError, Deed, Document, Person, Report, StoreDown, StoreError
from tenback.store.backup import LONGEST_LINE
from tenback.store.migrations import MIGRATIONS
from tests.store.places import File, entry, listing, opened, until
from tests.store.proxy import Wire
from tests.store.test_opening import AFTER, NEWEST, NEXT


@pytest.fixture
def other_file(tmp_path):
    return File(tmp_path / "another" / "tenback.sqlite3")


@pytest.fixture(params=["other_file", "schema"], ids=["to sqlite", "to postgres"])
def target(request):
    """A place besides `place`."""
    return request.getfixturevalue(request.param)


async def fill(store):
    for number in range(30):
        table = f"table {number}"
        await store.append(
            [entry(table, 1, seed="\0 secret"), entry(table, 2, text="Łódź \U0001f0a1"), entry(table, 3)],
            [listing(table, phase="ended", opened=number, people=(("p-ann", 0), ("bot", 1)), result={"won": True})],
        )
    await store.append([entry("open")], [listing("open", listed=False)])
    await store.add_person(Person("p-ann", "Ann \\ \"'", "guest", 5))
    await store.add_account("ann", "p-ann", "$argon2id$hash", looks="ann")
    await store.sign_out("a session", 7, forget=0)
    await store.secret("signing", lambda: bytes(range(256)))
    await store.append([entry("gone")], [listing("gone", phase="ended", people=(("p-ann", 0),), result={"won": False})])
    await store.delete_tables(["gone"])
    await store.set_removed("table 7", removed=True)
    await store.sanction("p-ann", banned=9, muted=8, reason="Łódź")
    await store.note(Deed("d1", 6, "terminal", "banned", "p-ann", {"until": 9}))
    await store.add_report(Report("r1", 6, "table 3", "p-eve", "p-ann", "insults", "Oh!", [{"text": "\0"}], 7))
    await store.set_host_setting("owner", "p-ann")
    await store.keep(Document("review", "table 3", {"chance": [0.5, "ä"]}, 6, "p-ann"))


async def told(store):
    """All that a store can tell."""
    return [
        [await store.entries(table) async for table in store.tables()],
        [pair async for pair in store.ended()],
        await store.lobby(100),
        [each async for each in store.played()],
        await store.history("p-ann", limit=100),
        await store.outcomes("bot"),
        await store.person("p-ann"),
        await store.account("ann"),
        await store.secret("signing", bytes),
        await store.outcomes("p-ann"),
        await store.removed(),
        await store.deeds(limit=9),
        await store.reports(closed=True, limit=9),
        await store.host_setting("owner"),
        await store.documents_of("p-ann"),
    ]


def lines(path):
    return gzip.decompress(path.read_bytes()).splitlines()


async def test_a_backup_of_either_store_restores_into_either(place, target, tmp_path):
    async with opened(place) as store:
        await fill(store)
        before = await told(store)
        await store.backup(tmp_path / "backup")
    await target.store().restore(tmp_path / "backup")
    async with opened(target) as store:
        assert await told(store) == before
        await store.append([entry("table 3", 4)])
        await store.backup(tmp_path / "again")
    assert len(lines(tmp_path / "again")) == len(lines(tmp_path / "backup")) + 1


async def test_the_same_store_gives_the_same_lines_and_they_are_readable(place, target, tmp_path):
    async with opened(place) as store:
        await fill(store)
        await store.backup(tmp_path / "one")
        await store.backup(tmp_path / "two")
    assert (tmp_path / "one").read_bytes() == (tmp_path / "two").read_bytes()
    await target.store().restore(tmp_path / "one")
    async with opened(target) as store:
        await store.backup(tmp_path / "three")
    assert lines(tmp_path / "three") == lines(tmp_path / "one")
    first, row, *_, last = map(json.loads, lines(tmp_path / "one"))
    assert first == {
        "tenback": "backup",
        "format": 1,
        "schema": 4,
        "rows": {
            "log": 91,
            "listing": 31,
            "sat": 60,
            "person": 1,
            "account": 1,
            "secret": 1,
            "signed_out": 1,
            "outcome": 1,
            "host_log": 1,
            "report": 1,
            "host_setting": 1,
            "document": 1,
        },
    }
    assert row == ["log", "open", 1, 0, "ann", "wish 1", "play", "{}"]
    assert last.keys() == {"sha256"}


async def test_a_backup_is_its_owners_alone_and_replaces_nothing(place, tmp_path):
    folder = tmp_path / "backups"
    folder.mkdir()
    async with opened(place) as store:
        await store.backup(folder / "backup")
        with pytest.raises(BackupError, match="a file already"):
            await store.backup(folder / "backup")
        for nowhere in (folder / "none" / "backup", folder / "backup" / "below"):
            with pytest.raises(BackupError, match="cannot be written"):
                await store.backup(nowhere)
    assert stat.S_IMODE((folder / "backup").stat().st_mode) == 0o600
    assert [path.name for path in folder.iterdir()] == ["backup"]


async def test_progress_is_told_to_the_end(place, target, tmp_path):
    saved, restored = [], []
    async with opened(place) as store:
        await store.append([entry(f"t{number:04}") for number in range(2500)])
        await store.backup(tmp_path / "backup", on_progress=lambda *now: saved.append(now))
    await target.store().restore(tmp_path / "backup", on_progress=lambda *now: restored.append(now))
    await until(lambda: len(restored) == 3)
    assert saved == restored == [(1000, 2500), (2000, 2500), (2500, 2500)]


async def test_players_go_on_while_a_backup_is_made_and_it_is_of_one_moment(place, other_file, tmp_path):
    """Every append writes an entry at two tables and a listing; no backup may hold one without the others."""
    async with opened(place) as store:
        await store.append([entry(f"old {number}", text="x" * 9000) for number in range(800)])
        playing, seq = True, 0

        async def play():
            nonlocal seq
            while playing:
                seq += 1
                await store.append([entry("a", seq), entry("b", seq)], [listing("a", changed=seq)])

        player = asyncio.create_task(play())
        await until(lambda: seq > 3)
        before = seq
        await store.backup(tmp_path / "backup")
        during = seq - before
        playing = False
        await player
    assert during > 3
    await other_file.store().restore(tmp_path / "backup")
    async with opened(other_file) as store:
        heads = await store.heads(["a", "b", "old 799"])
        assert heads["a"] == heads["b"] == (await store.listing("a")).changed
        assert before - 1 <= heads["a"] <= seq
        assert heads["old 799"] == 1


async def test_a_backup_that_finds_no_room_is_no_trouble_of_the_store(place, tmp_path):
    folder = tmp_path / "backups"
    folder.mkdir()
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    async with opened(place) as store:
        await store.append([entry(f"t{number}", text=token_hex(500)) for number in range(100)])
        try:
            resource.setrlimit(resource.RLIMIT_FSIZE, (4096, hard))
            with pytest.raises(BackupError, match="cannot be"):
                await store.backup(folder / "backup")
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
        assert store.ready
        assert list(folder.iterdir()) == []
        await store.append([entry()])


async def test_a_connection_lost_during_a_backup_is_postgres_own_trouble(used_schema, tmp_path):
    folder = tmp_path / "backups"
    folder.mkdir()
    async with Wire(used_schema) as wire, opened(wire.place) as store:
        await store.append([entry(f"t{number:04}") for number in range(2500)])
        with pytest.raises(StoreDown, match="PostgreSQL at"):
            await store.backup(folder / "backup", on_progress=lambda *_: wire.drop())
        assert list(folder.iterdir()) == []
        await until(lambda: store.ready)


async def test_closing_does_not_wait_for_a_backup_of_a_file(file, tmp_path):
    store = file.store()
    await store.open()
    await store.append([entry(f"old {number}", text="x" * 9000) for number in range(2000)])
    making = asyncio.create_task(store.backup(tmp_path / "backup"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await store.close()
    with pytest.raises((StoreDown, BackupError)):
        await making
    assert not (tmp_path / "backup").exists()


async def test_only_a_store_that_is_open_is_saved_and_only_one_that_is_not_is_restored(place, tmp_path):
    with pytest.raises(StoreDown, match="not open"):
        await place.store().backup(tmp_path / "backup")
    async with opened(place) as store:
        await store.backup(tmp_path / "backup")
        with pytest.raises(StoreError, match="close it first"):
            await store.restore(tmp_path / "backup")
    await place.store().restore(tmp_path / "backup")  # it is empty, still


@pytest.mark.parametrize("what", ["an entry", "a person", "a secret"])
async def test_a_store_with_anything_in_it_is_not_overwritten(place, what, tmp_path):
    async with opened(place) as store:
        await store.backup(tmp_path / "backup")
        match what:
            case "an entry":
                await store.append([entry()])
            case "a person":
                await store.add_person(Person("p-ann", "Ann", "guest", 5))
            case _:
                await store.secret("signing", lambda: b"secret")
    with pytest.raises(BackupError, match="not empty"):
        await place.store().restore(tmp_path / "backup")


# Files that are not sound


def signed(rows):
    """A file as a backup would be, of any lines."""
    body = b"".join(json.dumps(row, ensure_ascii=False).encode() + b"\n" for row in rows)
    last = {"sha256": hashlib.sha256(body).hexdigest()}
    return gzip.compress(body + json.dumps(last).encode() + b"\n")


def changed(data, old, new):
    return gzip.compress(gzip.decompress(data).replace(old, new))


def doctored(data, change):
    """The backup after a change to its rows, signed again as a forger would."""
    rows = [json.loads(line) for line in gzip.decompress(data).splitlines()[:-1]]
    change(rows)
    return signed(rows)


def more(rows, table, row):
    rows[0]["rows"][table] += 1
    rows.append([table, *row])


LOG = ["z", 1, 0, "ann", "wish", "play", "{}"]
NOT_SOUND = {
    "empty": (lambda _: b"", "line 1"),
    "no gzip": (lambda _: b"hello", "no backup"),
    "another file": (lambda _: gzip.compress(b"hello\n"), "not a backup"),
    "one endless line": (lambda _: gzip.compress(b"x" * (LONGEST_LINE + 1)), "line 1: The line does not end"),
    "half": (lambda data: data[: len(data) // 2], "cut off"),
    "one byte short": (lambda data: data[:-1], "cut off"),
    "no last line": (
        lambda data: gzip.compress(b"\n".join(gzip.decompress(data).splitlines()[:-1]) + b"\n"),
        "cut off",
    ),
    "half a line": (lambda data: gzip.compress(gzip.decompress(data)[:-20]), "cut off"),
    "a flipped bit": (lambda data: data[:200] + bytes([data[200] ^ 1]) + data[201:], "damaged|not a row|changed|cut"),
    "a changed word": (lambda data: changed(data, b"wish 2", b"wish 9"), "SHA-256"),
    "something behind": (lambda data: gzip.compress(gzip.decompress(data) + b"[]\n"), "follows the last line"),
    "two backups": (lambda data: data + data, "follows the last line"),
    "a newer format": (lambda data: doctored(data, lambda rows: rows[0].update(format=2)), "format is 1"),
    "a newer schema": (lambda data: doctored(data, lambda rows: rows[0].update(schema=5)), "knows 1 to 4"),
    "a schema of none": (lambda data: doctored(data, lambda rows: rows[0].update(schema=0)), "knows 1 to 4"),
    "other tables": (lambda data: doctored(data, lambda rows: rows[0]["rows"].update(x=0)), "tables of schema 4"),
    "a row too few": (lambda data: doctored(data, lambda rows: rows.pop()), "not as many"),
    "an unknown table": (lambda data: doctored(data, lambda rows: rows.append(["x", 1])), "not a row"),
    "a column too few": (lambda data: doctored(data, lambda rows: more(rows, "log", LOG[:-1])), "not a row"),
    "a number as text": (
        lambda data: doctored(data, lambda rows: more(rows, "log", ["z", "1", *LOG[2:]])),
        "not a row",
    ),
    "true as a number": (
        lambda data: doctored(data, lambda rows: more(rows, "log", ["z", True, *LOG[2:]])),
        "not a row",
    ),
    "too many bits": (lambda data: doctored(data, lambda rows: more(rows, "log", ["z", 2**63, *LOG[2:]])), "not a row"),
    "a NUL": (lambda data: doctored(data, lambda rows: more(rows, "log", ["z\0", *LOG[1:]])), "not a row"),
    "a body that is no JSON": (
        lambda data: doctored(data, lambda rows: more(rows, "log", [*LOG[:-1], "{"])),
        "not a row",
    ),
    "a secret that is no Base64": (
        lambda data: doctored(data, lambda rows: more(rows, "secret", ["z", "?"])),
        "not a row",
    ),
    "a gap in a log": (lambda data: doctored(data, lambda rows: more(rows, "log", ["z", 2, *LOG[2:]])), "missing"),
    "an entry twice": (lambda data: doctored(data, lambda rows: more(rows, "log", rows[1][1:])), "contradict"),
    "an account of nobody": (
        lambda data: doctored(data, lambda rows: more(rows, "account", ["eve", "p-eve", "hash", "eve"])),
        "contradict",
    ),
}


@pytest.fixture
def sound(file, runner, tmp_path):
    """A sound one."""

    async def make():
        async with opened(file) as store:
            await fill(store)
            await store.backup(tmp_path / "sound")

    runner.run(make())
    return tmp_path / "sound"


async def test_a_file_that_is_not_sound_is_refused_and_leaves_nothing(sound, target, tmp_path):
    for name, (spoil, because) in NOT_SOUND.items():
        bad = tmp_path / name
        bad.write_bytes(spoil(sound.read_bytes()))
        with pytest.raises(BackupError, match=because):
            await target.store().restore(bad)
    with pytest.raises(BackupError, match="cannot be read"):
        await target.store().restore(tmp_path / "nowhere")
    await target.store().restore(sound)  # which an empty store takes


async def test_what_is_wrong_with_a_row_is_said_without_its_secrets(sound, other_file, tmp_path):
    bad = tmp_path / "bad"
    bad.write_bytes(doctored(sound.read_bytes(), lambda rows: more(rows, "secret", ["signing 2", "hunter2 no base64"])))
    with pytest.raises(BackupError) as error:
        await other_file.store().restore(bad)
    assert "hunter2" not in str(error.value)
    assert error.value.place == "line 193"


async def test_a_backup_of_an_older_tenback_is_brought_up_to_date(sound, target):
    await target.store(migrations=(*MIGRATIONS, NEXT, AFTER)).restore(sound)
    async with opened(target, migrations=(*MIGRATIONS, NEXT, AFTER)) as store:
        assert [tuple(row) for row in await store._select("SELECT id, colour FROM person")] == [("p-ann", "red")]
        assert [tuple(row) for row in await store._select("SELECT person FROM medal")] == [("p-ann",)]
        assert len(await store.entries("table 3")) == 3


async def test_a_backup_of_an_older_tenback_wants_a_place_without_a_store(sound, target):
    async with opened(target, migrations=(*MIGRATIONS, NEXT)):
        pass
    with pytest.raises(BackupError, match=f"the store has {NEWEST + 1}; choose a place without a store"):
        await target.store(migrations=(*MIGRATIONS, NEXT)).restore(sound)
