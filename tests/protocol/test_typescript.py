"""The client's types are those of the structs, and the structs say the words that the table says."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import tenback
from tenback import games
from tenback.protocol import client_frames, fields, pages, server_frames
from tenback.protocol.typescript import typescript
from tenback.store import contract
from tenback.table import Pace, Phase, Proposal, Talk, Watch, entries

WRITTEN = Path(tenback.__file__).parent / "web" / "wire" / "frames.d.ts"
TYPES = typescript()


def interface(name):
    """The fields of an interface, with their types."""
    (body,) = re.findall(rf"^export interface {name} {{\n(.*?)^}}", TYPES, re.MULTILINE | re.DOTALL)
    return dict(re.findall(r"^  (.+?): (.*);$", body, re.MULTILINE))


def test_the_clients_types_are_not_stale():
    assert WRITTEN.read_text(encoding="utf-8") == TYPES, (
        "src/tenback/web/wire/frames.d.ts is not what the protocol's structs say. Do not edit it: run `make wire`."
    )


def test_every_frame_has_its_type_in_both_directions():
    wishes = [kind for kind in get_args(client_frames.ClientFrame) if issubclass(kind, client_frames.Wish)]
    assert list(interface("Wishes")) == list(interface("Answers"))
    assert {name.strip('"') for name in interface("Wishes")} == {kind.__struct_config__.tag for kind in wishes}
    assert [name for name, answer in interface("Answers").items() if answer != "Ack"] == ["plan", "hint"]
    for kind in get_args(server_frames.ServerFrame):
        assert f'  type: "{kind.__struct_config__.tag}";' in TYPES


def test_who_sends_may_leave_out_what_has_a_default_and_a_server_never_does():
    assert interface("EnterWish") == {"table": "string", "key?": "string | null", "after?": "number | null"}
    assert interface("Guest") == {"name": "string", "program?": "boolean"}
    assert interface("Ack") == {
        "type": '"ack"',
        "id": "string",
        "seq": "number | null",
        "table": "string | null",
        "key": "string | null",
    }
    assert interface("HappenedFrame")["scene?"] == "Scene"  # the last of several brings it
    assert interface("Moment")["scene"] == "Scene"


def test_each_game_is_told_apart():
    (shown,) = re.findall(r"export type GameShown = (.*);", TYPES)
    words = [f'"{game.slug}"' for game in games.shelf()]
    assert [interface(name)["game"] for name in shown.split(" | ")] == [*words, '"plain"']  # the last: any other game


def words(kind):
    """Those that the type allows."""
    return set(get_args(get_args(kind)[0]))


@pytest.mark.parametrize(
    ("kind", "known"),
    [
        (fields.Phase, list(Phase)),
        (fields.Talk, list(Talk)),
        (fields.Watch, list(Watch)),
        (fields.Pace, list(Pace)),
        (fields.Proposal, list(Proposal)),
        (fields.EventKind, list(entries.KINDS)),
        (fields.PersonKind, get_args(contract.Kind)),
    ],
    ids=["phase", "talk", "watch", "pace", "proposal", "event", "person"],
)
def test_the_wire_says_the_words_of_the_table(kind, known):
    assert words(kind) == set(known)


def test_every_request_of_the_client_is_one(client_sources):
    asked = {request for text in client_sources for request in re.findall(r'\bask\("([A-Z]+ [^"]*)"', text)}
    assert asked == set(pages.REQUESTS)


@pytest.fixture
def client_sources():
    return [path.read_text(encoding="utf-8") for path in WRITTEN.parents[1].rglob("*.js")]


def test_a_type_without_words_is_not_passed_over():
    class Strange(msgspec.Struct):
        when: bytes

    from tenback.protocol.typescript import _Writer  # noqa: PLC0415 - its inside

    with pytest.raises(TypeError, match="no words in TypeScript"):
        _Writer().write(msgspec.inspect.type_info(Strange))
