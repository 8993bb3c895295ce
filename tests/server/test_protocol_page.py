"""docs/protocol.md: what it shows is run, what it lists is complete."""

import asyncio
import json
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from tenback import views
from tenback.protocol import client_frames, server_frames
from tenback.server.closing import Closing
from tenback.table import entries
from tests.server.house import dial, http, serving, sqlite_place

PAGE = Path(__file__).parents[2].joinpath("docs", "protocol.md").read_text(encoding="utf-8")
NO_MORE = {"table": None, "key": None}
SENT = "→"
ANYTHING = "…"


def blocks(language):
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.MULTILINE | re.DOTALL)


def frames(block):
    """Each frame with its arrow, as data; what the page leaves out is ANYTHING."""
    for arrow, text in re.findall(r"^([→←]) (.*?)(?=^[→←]|\Z)", block, re.MULTILINE | re.DOTALL):
        yield arrow, json.loads(text.replace("{…}", f'"{ANYTHING}"'))


def filled(frame, **names):
    return {key: names.get(value, value) if isinstance(value, str) else value for key, value in frame.items()}


def alike(shown, real):
    """Whether the real frame is what the page shows; times are whatever they are."""
    if isinstance(shown, dict):
        return isinstance(real, dict) and set(shown) == set(real) and all(alike(shown[key], real[key]) for key in shown)
    if shown == ANYTHING or (isinstance(shown, int) and shown > 10**12):
        return True
    return shown == real


@pytest.fixture(scope="module")
def server():
    with sqlite_place() as place, serving(place) as running:
        asyncio.run(running.ready())
        yield running


def without_nulls(frame):
    """An answer may leave out what is null on the page."""
    return {key: value for key, value in frame.items() if value is not None}


async def heard(line):
    """The next frame; who is around is told whenever it pleases."""
    while (frame := json.loads(await asyncio.wait_for(line.recv(), 10)))["type"] == "presence":
        pass
    return frame


def test_the_conversations_happen_as_shown(server):
    (request,) = blocks("http")
    head, body = request.split("\n\n", 1)
    method, path = head.split("\n")[0].split(" ")
    made = http(server, method, path, json.loads(body))
    assert made.status == 201
    (promised,) = re.findall(r"The answer is `201` with `(.*?)`", PAGE)
    assert alike(json.loads(promised), made.json)

    async def talk():
        names = {"TOKEN": made.json["token"]}
        async with dial(server) as line:
            for arrow, frame in (each for block in blocks("json")[:2] for each in frames(block)):
                if arrow == SENT:
                    await line.send(json.dumps(filled(frame, **names)))
                    continue
                real = await heard(line)
                names.update({"TABLE": real.get("table"), "KEY": real.get("key") or names.get("KEY")})
                assert alike(without_nulls(filled(frame, **names)), without_nulls(real)), (frame, real)
            assert await heard(line) == {
                "type": "ack",
                "id": "3",
                "seq": 3,
                **NO_MORE,
            }

    asyncio.run(talk())


@pytest.mark.parametrize(("arrow", "frame"), [each for block in blocks("json") for each in frames(block)])
def test_every_frame_on_the_page_is_one(arrow, frame):
    if arrow == SENT:
        assert client_frames.read(json.dumps(frame))
        return
    scene = {"table": "t", "seq": 1, "setting": SETTING, "public": PUBLIC, "you": None, "reveal": None}
    told = {**frame, "scene": scene} if "scene" in frame else frame
    assert msgspec.json.decode(json.dumps(told), type=server_frames.ServerFrame)


SETTING: dict[str, object] = {
    "game": "the-game",
    "title": "The Game",
    "talk": "open",
    "watch": "public",
    "pace": "human",
    "resigning": False,
    "seed_hash": "x",
    "known": False,
    "rules": 1,
    "options": {},
    "seats": 1,
    "listed": False,
    "tracker": False,
    "clock": None,
    "signals": [],
    "bots": [],
}
PUBLIC: dict[str, object] = {
    "phase": "waiting",
    "paused": False,
    "seats": [],
    "awaited": [],
    "deadline": None,
    "offers": [],
    "said": [],
    "proposed": None,
    "game": None,
    "result": None,
    "rematch": None,
}


@pytest.mark.parametrize(
    "word",
    [
        *(tagged.__struct_config__.tag for tagged in get_args(client_frames.ClientFrame)),
        *(tagged.__struct_config__.tag for tagged in get_args(server_frames.ServerFrame)),
        *entries.KINDS,
        *(str(code) for name, code in vars(Closing).items() if name.isupper() and code != Closing.GOING_AWAY),
        *server_frames.Scene.__struct_fields__,
        *server_frames.Public.__struct_fields__,
        *server_frames.SettingShown.__struct_fields__,
        *server_frames.SeatShown.__struct_fields__,
        *server_frames.Facts.__struct_encode_fields__,
        *server_frames.Result.__struct_encode_fields__,
        *server_frames.You.__struct_encode_fields__,
        *server_frames.Planned.__struct_encode_fields__,
        *server_frames.TableShown.__struct_encode_fields__,
        *views.Ending.__struct_encode_fields__,
        *(field for game in get_args(get_args(views.GameShown)[0]) for field in game.__struct_encode_fields__),
        *(field for tagged in get_args(client_frames.ClientFrame) for field in tagged.__struct_fields__),
    ],
)
def test_the_page_names_every_word_there_is(word):
    assert re.search(rf"[`\"]{re.escape(word)}[`\"]", PAGE), f"docs/protocol.md does not name {word}"


def rows(heading):
    """The cells of the tables whose head begins so."""
    for table in re.findall(rf"^\| {heading} \|.*\n\| ---.*\n((?:\|.*\n)+)", PAGE, re.MULTILINE):
        for row in table.splitlines():
            yield [cell.strip() for cell in row.strip("|").split(" |")]


def test_every_wish_has_a_row_of_its_own_with_all_its_fields():
    told = {name.strip("`"): fields for name, fields, *_ in rows("wish")}
    wishes = [kind for kind in get_args(client_frames.ClientFrame) if issubclass(kind, client_frames.Wish)]
    assert list(told) == [kind.__struct_config__.tag for kind in wishes]
    for kind in wishes:
        needed, _, optional = told[kind.__struct_config__.tag].partition(";")
        for field in msgspec.structs.fields(kind):
            if field.encode_name != "id":
                assert f"`{field.encode_name}`" in (needed if field.required else optional), kind


def test_every_kind_of_event_tells_its_facts():
    told = {name.strip("`") for names, *_ in rows("kind") for name in names.split(", ")}
    assert told == set(entries.KINDS)
