"""Every kind of entry has a type. What is not of its kind, or cannot have happened, is refused: where, and why."""

import re
from typing import Any, get_type_hints

import msgspec
import pytest
from msgspec.structs import replace

from tenback.core import TenbackError
from tenback.store.rows import Append, entry_from
from tenback.table import Entry, LogError, Table, entries, granted
from tests.table.evening import all_of
from tests.table.test_old_logs import FILES


def every_kind():
    """Of every kind an entry of an old log, and those before it."""
    found: dict[str, Any] = {}
    for file in FILES.values():
        log = [entry_from(row) for row in file["rows"]]
        for number, entry in enumerate(log):
            if entry.kind not in found:
                found[entry.kind] = (log[:number], entry)
    return found


FOUND = every_kind()
SAMPLES = [pytest.param(before, entry, id=kind) for kind, (before, entry) in FOUND.items()]
FIELDS = [
    pytest.param(before, entry, name, id=f"{kind}-{name}")
    for kind, (before, entry) in FOUND.items()
    for name in entry.body
]
VALUES: tuple[Any, ...] = (None, True, 0, -1, 7, 10**30, 1.5, "", "x", [], ["x"], {}, {"x": 1})


def refused(before, entry):
    """Why the entry does not fold there; it names its place, and changes nothing."""
    table = Table.of(entry.table, before)
    was = all_of(table)
    with pytest.raises(LogError) as error:
        table.fold(entry)
    assert all_of(table) == was
    told = str(error.value)
    assert told.startswith(f"Entry {entry.seq} of table {entry.table}")
    assert (error.value.table, error.value.seq) == (entry.table, entry.seq)
    assert re.search(r"[a-z0-9`)]\.$", told)
    return told


def changed(entry, **fields):
    return replace(entry, body={**entry.body, **fields})


def json_type(value):
    return type(value).__name__


# Kinds


def test_every_kind_has_one_struct_and_one_fold():
    assert {body.kind for body in Table.FOLDS} == set(entries.KINDS) == set(FOUND)
    assert all(entries.KINDS[body.kind] is body for body in Table.FOLDS)
    for body, fold in Table.FOLDS.items():
        assert body in get_type_hints(fold, {**vars(entries), "Gladly": object}, {"entries": entries}).values()


@pytest.mark.parametrize(("before", "entry"), SAMPLES)
def test_an_entry_is_what_its_struct_is_and_back(before, entry):
    body = entries.read(entry)
    assert type(body) is entries.KINDS[entry.kind]
    later = {name for name in body.__struct_fields__ if getattr(body, name) is msgspec.UNSET}  # that the log leaves out
    assert [name for name in body.__struct_fields__ if name not in later] == list(entry.body)
    (row,) = Append.of([replace(entry, body=body)], ()).entries
    assert row[6] == msgspec.json.encode(entry.body).decode()
    assert entries.read(entry_from(row[:7])) == body
    plain, typed = Table.of(entry.table, before), Table.of(entry.table, before)
    assert plain.fold(entry) == typed.fold(replace(entry, body=body))
    assert vars(plain) == vars(typed)


@pytest.mark.parametrize(("before", "entry"), SAMPLES)
def test_a_struct_shows_nothing_and_is_never_changed(before, entry):  # noqa: ARG001 - as every sample
    body: Any = entries.read(entry)
    assert repr(body) == f"{type(body).__name__}(...)"
    assert repr(entry).endswith(f", {entry.kind!r})")
    assert repr(entry) == repr(replace(entry, body=body))
    for name in body.__struct_fields__:
        with pytest.raises(AttributeError):
            setattr(body, name, None)


def test_what_lists_show():
    """A list shows the setting, who sits where, who is the host, whether a bot stands in, and the rematch."""
    listed = {kind for kind, body in entries.KINDS.items() if body.changes_lists}
    assert listed == {"opened", "sat", "stood", "hosted", "resized", "handed-over", "came-back", "rematched"}


@pytest.mark.parametrize("file", FILES.values(), ids=FILES)
def test_a_grant_says_whether_lists_change(file):
    """They do with those entries, and with a new phase; else they would show the same."""
    table = Table(file["table"])
    for number, entry in enumerate(entry_from(row) for row in file["rows"]):
        after, _ = table.after([entry])
        wish = granted(table, [entries.read(entry)], actor=entry.actor, command=entry.command, at=entry.at)
        changes = entries.KINDS[entry.kind].changes_lists or table.phase is not after.phase
        assert (wish.listed is not None) is changes
        assert wish.listed is None or vars(wish.listed) == vars(after)
        assert table.seq == number
        assert [happened.seq for happened in wish.take_in()] == [entry.seq]
        assert vars(table) == vars(after)


# Damage


@pytest.mark.parametrize(("before", "entry", "name"), FIELDS)
def test_a_field_that_is_missing_is_named(before, entry, name):
    body = {key: value for key, value in entry.body.items() if key != name}
    assert f"{entry.kind}, does not fold: Object missing required field `{name}`" in refused(
        before, replace(entry, body=body)
    )


@pytest.mark.parametrize(("before", "entry"), SAMPLES)
def test_a_field_of_another_version_is_named(before, entry):
    """It may mean that all the rest means something else."""
    assert "contains unknown field `since`" in refused(before, changed(entry, since=7))


@pytest.mark.parametrize(("before", "entry", "name"), FIELDS)
def test_a_field_of_another_type_is_named(before, entry, name):
    """And what is of the right type folds, or is refused in words too."""
    right = {json_type(entry.body[name]), *({"int", "NoneType"} if name in {"until", "seat"} else ())}
    for value in VALUES:
        other = changed(entry, **{name: value})
        if json_type(value) not in right:
            assert f"`$.{name}`" in refused(before, other)
            continue
        try:
            Table.of(entry.table, before).fold(other)
        except LogError:
            refused(before, other)


@pytest.mark.parametrize(("before", "entry"), SAMPLES)
@pytest.mark.parametrize("body", [None, 7, "x", [], ["seat", 0]])
def test_a_body_that_is_no_object_is_refused(before, entry, body):
    assert "Expected `object`" in refused(before, replace(entry, body=body))


@pytest.mark.parametrize(("before", "entry", "name"), [each for each in FIELDS if each.values[2] in {"seat", "first"}])
def test_a_seat_that_the_table_does_not_have_is_refused(before, entry, name):
    if entry.kind == "abandoned" and not entry.body["seat"]:
        before, entry = next((log, each) for log, each in abandoned() if each.body["seat"] is not None)
    said = refused(before, changed(entry, **{name: 9}))
    assert "there is no seat 9" in said or "was on turn, not seat 9" in said
    assert "`int` >= 0" in refused(before, changed(entry, **{name: -1}))


def abandoned():
    for file in FILES.values():
        log = [entry_from(row) for row in file["rows"]]
        yield from ((log[:number], entry) for number, entry in enumerate(log) if entry.kind == "abandoned")


OPENED, SAT, PLAYED = (FOUND[kind] for kind in ("opened", "sat", "played"))


@pytest.mark.parametrize(
    ("setting", "reason"),
    [
        ({"rules": 99}, "rules"),
        ({"game": "bridge"}, "'bridge'"),
        ({"seats": 0}, "0"),
        ({"seats": 99}, "99"),
        ({"options": {"haste": True}}, "'haste'"),
        ({"talk": "shouting"}, "'shouting'"),
        ({"watch": "some"}, "'some'"),
        ({"pace": "ludicrous"}, "'ludicrous'"),
        ({"clock": "soon"}, "`$.setting.clock`"),
        ({"listed": 1}, "`$.setting.listed`"),
        ({"weather": "fine"}, "unknown field `weather` - at `$.setting`"),
    ],
)
def test_a_setting_of_another_version_is_refused_when_it_is_read(setting, reason):
    for kind in ("opened", "resized"):
        before, entry = FOUND[kind]
        assert reason in refused(before, changed(entry, setting={**entry.body["setting"], **setting}))


@pytest.mark.parametrize("name", OPENED[1].body["setting"])
def test_a_setting_without_one_of_its_fields_is_refused(name):
    before, entry = OPENED
    setting = {key: value for key, value in entry.body["setting"].items() if key != name}
    assert f"missing required field `{name}` - at `$.setting`" in refused(before, changed(entry, setting=setting))


@pytest.mark.parametrize(
    ("sitter", "reason"),
    [
        ({}, "missing required field `name`"),
        ({"name": "Ada", "hat": "red"}, "unknown field `hat`"),
        ({"name": 7}, "`$.sitter.name`"),
        ({"name": "Ada", "person": 7}, "`$.sitter.person`"),
        ({"name": "Ada", "program": None}, "`$.sitter.program`"),
        ({"name": "Ada", "bot": True}, "`$.sitter.bot`"),
    ],
)
def test_a_sitter_that_is_none_is_refused(sitter, reason):
    assert reason in refused(SAT[0], changed(SAT[1], sitter=sitter))


def test_a_sitter_may_lack_what_has_a_default():
    """As it could before."""
    table = Table.of(SAT[1].table, SAT[0])
    table.fold(changed(SAT[1], sitter={"name": "Zoe"}))
    assert table.names() == ("Zoe",)


@pytest.mark.parametrize("invitation", [{}, {"hash": "x"}, {"hash": "x", "until": None, "who": "all"}, "x", None])
def test_an_invitation_that_is_none_is_refused(invitation):
    assert "`$.invitations[0]`" in refused(OPENED[0], changed(OPENED[1], invitations=[invitation]))


# What cannot have happened there


def at_the_end(name, kind, **body):
    """An entry behind an evening's last."""
    log = [entry_from(row) for row in FILES[name]["rows"]]
    return log, Entry(log[-1].table, log[-1].seq + 1, log[-1].at, "x", "y", kind, body)


def in_the_middle(kind, **body):
    """An entry in place of the first play of an evening."""
    before, entry = PLAYED
    return before, replace(entry, kind=kind, body=body)


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        (in_the_middle("opened", **OPENED[1].body), "a table is opened once"),
        (in_the_middle("agreed", seat=0), "nothing was proposed"),
        (in_the_middle("took-back", seat=0, to=0, agreed=True), "there were 0 actions, so that 0 cannot stay"),
        (in_the_middle("proposed", seat=0, what="take-back", to=3), "there were 0 actions, so that 3 cannot stay"),
        (in_the_middle("played", seat=2, actions=["end"], by=""), "was on turn, not seat 2"),
        (in_the_middle("played", seat=0, actions=[], by=""), "length >= 1"),
        (in_the_middle("unsaid", seat=0, signal="hold G"), "nothing that stood was taken back"),
        (in_the_middle("said", seat=0, signal="psst"), "a signal names what it is about"),
        (in_the_middle("resized", setting={**OPENED[1].body["setting"], "seats": 1}), "2 sit at 1 seats"),
        (at_the_end("left", "handed-over", seat=1, strength="novice"), "nobody sat at seat 1"),
        (at_the_end("left", "came-back", seat=0), "nobody sat at seat 0"),
        (at_the_end("left", "played", seat=0, actions=["end"], by=""), "nobody was on turn"),
        (at_the_end("ten-alone", "played", seat=0, actions=["draw"], by=""), "nobody was on turn"),
    ],
)
def test_what_cannot_have_happened_is_refused_with_its_reason(place, reason):
    assert reason in refused(*place)


@pytest.mark.parametrize("actions", [["99>up9"], ["end"], ["2>up1"], ["pass", "pass"]])
def test_plays_that_were_impossible_are_refused_without_telling_cards(actions):
    before, entry = PLAYED
    said = refused(before, changed(entry, actions=actions))
    assert said.endswith("does not fold: what was played could not be played there.")


@pytest.mark.parametrize("kind", [kind for kind in entries.KINDS if kind != "opened"])
def test_a_log_begins_with_opened(kind):
    assert "a log begins with opened" in refused([], replace(FOUND[kind][1], seq=1))


@pytest.mark.parametrize("text", ["", "{", '{"seat": 1', "nan", '{"seat": 1} {}'])
def test_a_body_that_is_no_json_is_refused_when_it_is_read(text):
    with pytest.raises(TenbackError, match=r"^Entry 7 of table t, paused, is damaged: it is not JSON\.$"):
        entry_from(("t", 7, 0, "x", "y", "paused", text))
