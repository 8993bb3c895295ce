"""Logs of an earlier tenback fold for ever: to the same scenes for every viewer, the same lists and the same record."""

import json

import pytest

from tenback import talk
from tenback.core import Chance
from tenback.store.rows import entry_from
from tenback.table import Table, entries, sitters
from tests.table import logged

FILES = {path.stem: json.loads(path.read_text("utf-8")) for path in sorted(logged.LOGS.glob("*.json"))}


def holds(new, old):
    """Whether all that was told then is told now; there may be more."""
    if isinstance(old, dict):
        return isinstance(new, dict) and all(name in new and holds(new[name], value) for name, value in old.items())
    if isinstance(old, list):
        return isinstance(new, list) and len(new) == len(old) and all(map(holds, new, old))
    return type(new) is type(old) and new == old


def test_the_logs_hold_every_kind_of_entry_there_is():
    assert {row[5] for file in FILES.values() for row in file["rows"]} == set(entries.KINDS)


def test_every_evening_has_its_log():
    assert {made.__name__.replace("_", "-") for made in logged.EVENINGS} == set(FILES)


@pytest.mark.parametrize("file", FILES.values(), ids=FILES)
def test_every_viewer_sees_what_was_seen_then(file):
    entries = [entry_from(row) for row in file["rows"]]
    assert [int(after) for after in file["scenes"]] == logged.looks(entries)
    for after, then in file["scenes"].items():
        table = Table.of(file["table"], entries[: int(after)])
        now = logged.scenes(table)
        assert now.keys() == then.keys() == {"nobody", *map(str, range(table.setting.seats))}
        for viewer, scene in then.items():
            assert holds(now[viewer], scene), f"after entry {after}, viewer {viewer}"


@pytest.mark.parametrize("file", FILES.values(), ids=FILES)
def test_lists_and_record_are_what_they_were(file):
    table = Table.of(file["table"], [entry_from(row) for row in file["rows"]])
    now = json.loads(json.dumps(logged.outcome(table)))
    assert now["record"] == file["outcome"]["record"]
    assert holds(now, file["outcome"])


@pytest.mark.parametrize("made", logged.EVENINGS, ids=lambda made: made.__name__)
def test_the_same_evening_is_written_down_in_the_same_bytes_today(made, monkeypatch):
    """So that a tenback of that time could read on."""
    monkeypatch.setattr(talk, "lot", lambda seed: Chance(f"{seed} starter"))  # as lots were drawn then
    monkeypatch.setattr(sitters, "BOTS", ("Ada", "Blaise", "Carl", "Emmy", "Sofia"))  # as bots were called
    assert [list(row) for row in made().rows] == FILES[made.__name__.replace("_", "-")]["rows"]
