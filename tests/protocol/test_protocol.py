"""The words on the wire: what a client may send, what a server sends, and the schema that tells strangers of both."""

import json
from functools import cache
from typing import get_args

import jsonschema  # type: ignore[import-untyped]
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import inspect

from tenback import games
from tenback.protocol import client_frames, schema, server_frames
from tenback.protocol.client_frames import LARGEST, NotAFrame, by_its_name, read
from tests.conformance.players import careful
from tests.table.evening import frame, playing, sight
from tests.views.test_views import public

FRAMES = get_args(client_frames.ClientFrame)
ANSWERS = get_args(server_frames.ServerFrame)
TABLES = [(game.slug, players) for game in games.shelf() for players in game.seats]
quick = settings(max_examples=12)


def name_of(kind):
    return kind.__name__


# Anything of a type, made from the very type


PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**53), 2**53) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)


def anything(kind):
    """A strategy for values of a type as msgspec sees it."""
    match kind:
        case inspect.StrType(min_length=low, max_length=high, pattern=None):
            return st.text(min_size=low or 0, max_size=min(high or 30, 30))
        case inspect.StrType(min_length=low, max_length=high, pattern=pattern) if pattern and "[0-9a-f]" in pattern:
            return st.text("09af", min_size=low or 32, max_size=high)
        case inspect.StrType(min_length=low, max_length=high):
            return st.text("ABZabz019_-", min_size=low or 0, max_size=high)
        case inspect.IntType(ge=low, le=high):
            return st.integers(-(2**53) if low is None else low, 2**53 if high is None else high)
        case inspect.FloatType():
            return st.floats(allow_nan=False, allow_infinity=False)
        case inspect.BoolType():
            return st.booleans()
        case inspect.NoneType():
            return st.none()
        case inspect.LiteralType(values=values):
            return st.sampled_from(values)
        case inspect.EnumType(cls=cls):
            return st.sampled_from(list(cls))
        case inspect.Metadata(type=inner, extra_json_schema=extra):
            return st.sampled_from(extra["enum"]) if extra and "enum" in extra else anything(inner)
        case inspect.AnyType():
            return PLAIN
        case inspect.ListType(item_type=item, min_length=low, max_length=high):
            return st.lists(anything(item), min_size=low or 0, max_size=min(high or 3, 3))
        case inspect.DictType(key_type=key, value_type=value):
            return st.dictionaries(anything(key), anything(value), max_size=3)
        case inspect.UnionType(types=types):
            return st.one_of(*map(anything, types))
        case inspect.StructType(cls=cls, fields=fields):
            return st.builds(cls, **{field.name: anything(field.type) for field in fields})
    raise TypeError(kind)


@cache
def any_of(kind):
    return anything(inspect.type_info(kind))


def fields_of(kind):
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    return info.fields


# What a client may send


@pytest.mark.parametrize("kind", FRAMES, ids=name_of)
@quick
@given(data=st.data())
def test_every_frame_of_a_client_reads_back(kind, data):
    sent = data.draw(any_of(kind))
    text = msgspec.json.encode(sent)
    assert read(text) == read(text.decode()) == sent
    assert type(read(text)) is kind
    assert json.loads(text)["type"] == by_its_name(kind.__name__)


def test_a_frames_name_is_its_types():
    tags = [by_its_name(kind.__name__) for kind in FRAMES]
    assert tags == [
        *(
            "hello",
            "ping",
            "look",
            "lobby",
            "open",
            "play-day",
            "challenge",
            "accept",
            "enter",
            "exit",
            "sit",
            "stand",
            "seat-bot",
            "unseat",
            "resize",
            "invite",
        ),
        *(
            "revoke",
            "promise",
            "reveal",
            "begin",
            "close",
            "offer",
            "play",
            "plan",
            "hint",
            "say",
            "unsay",
            "chat",
            "pause",
            "resume",
            "take-back",
            "propose",
        ),
        *("answer", "resign", "hand-over", "come-back", "pace", "hurry", "rematch"),
    ]


def test_every_wish_carries_an_id():
    for kind in FRAMES:
        assert issubclass(kind, client_frames.Wish) == ("id" in {field.name for field in fields_of(kind)})
        assert issubclass(kind, client_frames.Wish) or kind in {
            client_frames.Hello,
            client_frames.Ping,
            client_frames.Look,
        }


def a(name, /, **fields):
    """A frame as JSON text, right or wrong."""
    return json.dumps({"type": name, **fields})


def with_options(text):
    """A frame with any text where the options should stand."""
    return f'{{"type": "open", "id": "1", "game": "ten", "seats": 2, "options": {text}}}'


SHORT, LONG, FAR_TOO_LONG = "x" * 64, "x" * 65, "x" * 1001


@pytest.mark.parametrize(
    "text",
    [
        a("ping"),
        a("hello", version=1),
        a("hello", version=7, token=None),
        a("hello", version=1, token="t" * 400),
        a("pause", id="a"),
        a("pause", id="Az09_.:-"),
        a("pause", id=SHORT),
        a("sit", id="1"),
        a("sit", id="1", seat=None),
        a("sit", id="1", seat=0),
        a("sit", id="1", seat=4),
        a("enter", id="1", table=SHORT, key=SHORT, after=2**53),
        a("enter", id="1", table="t", after=0),
        a("play", id="1", actions=["x" * 20] * 20),
        a("plan", id="1", actions=["end"]),
        a("plan", id="1", actions=[]),
        a("chat", id="1", text=""),
        a("chat", id="1", text="x" * 1000),
        a("invite", id="1", hours=1),
        a("invite", id="1", hours=8760),
        a("open", id="1", game="the-game", seats=2, options={"expert": True}, clock=30),
        "\n\t " + a("ping") + "\r\n",
    ],
)
def test_what_is_a_frame(text):
    assert isinstance(read(text), FRAMES)
    assert read(text.encode()) == read(text)


def nested(levels):
    return "[" * levels + "]" * levels


HOSTILE = {
    # nothing, and no object
    "nothing": "",
    "a space": " ",
    "null": "null",
    "true": "true",
    "a number": "5",
    "a text": '"ping"',
    "a list": '[{"type": "ping"}]',
    "an empty object": "{}",
    # types that there are not
    "no type": '{"id": "1"}',
    "an unknown type": a("peek", id="1"),
    "a server's type": a("ack", id="1"),
    "a type in capitals": a("Ping"),
    "a type that is a number": a(5),
    "a type that is null": a(None),
    "a type that is a list": a(["ping"]),
    # fields
    "no id": a("pause"),
    "an id that is a number": a("pause", id=1),
    "an id that is null": a("pause", id=None),
    "an empty id": a("pause", id=""),
    "a long id": a("pause", id=LONG),
    "an id with a space": a("pause", id="a b"),
    "an id with a line's end": a("pause", id="a\n"),
    "an id with a zero": a("pause", id="a\x00"),
    "an id in Cyrillic": a("pause", id="ж"),
    "an id with a slash": a("pause", id="../x"),
    "one field more": a("pause", id="1", force=True),
    "a ping with an id": a("ping", id="1"),
    "a private field": a("pause", id="1", __class__="Wish"),
    "a version that is a text": a("hello", version="1"),
    "a version that is a fraction": a("hello", version=1.5),
    "a version that is true": a("hello", version=True),
    "a long token": a("hello", version=1, token="t" * 401),
    "a seat below": a("sit", id="1", seat=-1),
    "a seat above": a("sit", id="1", seat=5),
    "a seat that is a text": a("sit", id="1", seat="0"),
    "a seat that is true": a("sit", id="1", seat=True),
    "a seat that is a fraction": a("sit", id="1", seat=0.0),
    "a huge seat": a("sit", id="1", seat=10**30),
    "no table": a("enter", id="1"),
    "a table with a path": a("enter", id="1", table="../etc"),
    "a table with a line's end": a("enter", id="1", table="t\n"),
    "a long table": a("enter", id="1", table=LONG),
    "a key with a quote": a("enter", id="1", table="t", key="'"),
    "an empty key": a("enter", id="1", table="t", key=""),
    "a negative seq": a("enter", id="1", table="t", after=-1),
    "a seq beyond": a("enter", id="1", table="t", after=2**53 + 1),
    "no actions": a("play", id="1"),
    "an empty list of actions": a("play", id="1", actions=[]),
    "too many actions": a("play", id="1", actions=["end"] * 21),
    "an empty action": a("play", id="1", actions=[""]),
    "a long action": a("play", id="1", actions=["x" * 21]),
    "actions that are a text": a("play", id="1", actions="end"),
    "an action that is a number": a("play", id="1", actions=[37]),
    "a long text": a("chat", id="1", text=FAR_TOO_LONG),
    "a text that is a list": a("chat", id="1", text=["hi"]),
    "a text that is null": a("chat", id="1", text=None),
    "an invitation for no time": a("invite", id="1", hours=0),
    "an invitation for ever and a day": a("invite", id="1", hours=8761),
    "a long game": a("open", id="1", game="x" * 41, seats=2),
    "options that are a list": a("open", id="1", game="ten", seats=2, options=[]),
    "options that are null": a("open", id="1", game="ten", seats=2, options=None),
    "an answer that is a text": a("answer", id="1", yes="true"),
    "an answer that is a number": a("answer", id="1", yes=1),
    # no JSON
    "half a frame": '{"type": "ping"',
    "a comma too much": '{"type": "ping",}',
    "single quotes": "{'type': 'ping'}",
    "a comment": '{"type": "ping"} // hello',
    "two frames": '{"type": "ping"}{"type": "ping"}',
    "not a number": with_options('{"limit": NaN}'),
    "infinity": with_options('{"limit": -Infinity}'),
    "a number out of range": with_options('{"limit": 1e999}'),
    "a number of 5,000 digits": '{"type": "resize", "id": "1", "seats": ' + "9" * 5000 + "}",
    "5,000 digits in an option": with_options('{"a": ' + "9" * 5000 + "}"),
    "a raw control character": '{"type": "chat", "id": "1", "text": "a\x00b"}',
    "a raw line's end": '{"type": "chat", "id": "1", "text": "a\nb"}',
    "half of a pair": '{"type": "chat", "id": "1", "text": "\\ud800"}',
    "the wrong half of a pair": '{"type": "chat", "id": "1", "text": "\\udc00 x"}',
    "half of a pair, raw": '{"type": "chat", "id": "1", "text": "\ud800"}',
    "a byte order mark": "\ufeff" + a("ping"),
    # twice
    "an id twice": '{"type": "pause", "id": "1", "id": "2"}',
    "an id twice, in other letters": '{"type": "pause", "id": "1", "\\u0069d": "2"}',
    "a type twice": '{"type": "pause", "type": "resume", "id": "1"}',
    "the same type twice": '{"type": "pause", "type": "pause", "id": "1"}',
    "an option twice": with_options('{"a": 1, "a": 2}'),
    "deep inside an option twice": with_options('{"a": [{"b": 1, "b": 1}]}'),
    # huge and deep
    "too large": a("chat", id="1", text="x" * LARGEST),
    "too large with spaces": a("ping") + " " * LARGEST,
    "too large though not in characters": with_options('{"' + "🂡" * (LARGEST // 3) + '": 1}'),
    "8,000 lists deep": nested(8000),
    "8,000 lists deep in an option": with_options('{"a": ' + nested(8000) + "}"),
    "16,000 lists that never end": "[" * 16_000,
    "objects that never end": '{"a":' * 3000,
    "objects in the type": '{"type":' * 2000,
    "lists in an unknown field": '{"type": "ping", "x": ' + nested(4000) + "}",
    "lists in the id": '{"id": ' + nested(4000) + ', "type": "pause"}',
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_what_is_no_frame_is_told_in_a_short_sentence(text):
    sent: list[str | bytes] = [text, text.encode(errors="surrogatepass")]
    for each in sent:
        with pytest.raises(NotAFrame) as caught:
            read(each)
        assert caught.value.__cause__ is None
        sentence = str(caught.value)
        assert sentence.startswith(("This is not a frame: ", "A frame has at most 16384 bytes"))
        assert sentence.endswith(".")
        assert len(sentence) < 300


@pytest.mark.parametrize(
    "raw",
    [
        b"\xff",
        b'{"type": "chat", "id": "1", "text": "\xff"}',
        b'{"type": "chat", "id": "1", "text": "\xc0\x80"}',  # an overlong zero
        b'{"type": "chat", "id": "1", "text": "\xf5\x80\x80\x80"}',  # beyond Unicode
        b'{"type": "chat", "id": "\xe2\x82", "text": "x"}',  # cut off
        b'{"type": "\xff"}',
        b'{"\xff": 1, "type": "ping"}',
        b'{"type": "open", "id": "1", "game": "ten", "seats": 2, "options": {"\xff": 1}}',
        '{"type": "ping"}'.encode("utf-16"),
        '{"type": "ping"}'.encode("utf-16-le"),
        '{"type": "ping"}'.encode("utf-32"),
        b"\x81\xa4type\xa4ping",  # MessagePack
        b"\x00" * 100,
    ],
)
def test_bytes_that_are_no_text_are_no_frame(raw):
    with pytest.raises(NotAFrame, match=r"^This is not a frame: "):
        read(raw)


def test_a_frame_may_be_just_as_large_as_it_is_said_to_be():
    text = a("ping")
    assert read(text + " " * (LARGEST - len(text))) == client_frames.Ping()
    with pytest.raises(NotAFrame, match="at most 16384 bytes, not 16385"):
        read(text + " " * (LARGEST - len(text) + 1))


@settings(max_examples=150)
@given(st.binary(max_size=60) | st.text(max_size=60) | PLAIN.map(json.dumps))
def test_anything_at_all_is_a_frame_or_none(sent):
    told(sent)


ANY_FRAME = st.sampled_from(FRAMES).flatmap(any_of)


@settings(max_examples=150)
@given(data=st.data())
def test_a_damaged_frame_is_a_frame_or_none(data):
    raw = bytearray(msgspec.json.encode(data.draw(ANY_FRAME)))
    for _ in range(data.draw(st.integers(1, 4))):
        place = data.draw(st.integers(0, len(raw)))
        raw[place : place + data.draw(st.integers(0, 3))] = data.draw(st.binary(max_size=3))
    told(bytes(raw))


def told(sent):
    """Read, or refused as it should be; whatever is read can be written and read again."""
    try:
        found = read(sent)
    except NotAFrame:
        return
    assert read(msgspec.json.encode(found)) == found


# What a server sends


@pytest.mark.parametrize("kind", ANSWERS, ids=name_of)
@quick
@given(data=st.data())
def test_every_answer_reads_back_strictly(kind, data):
    sent = data.draw(any_of(kind))
    found = msgspec.json.decode(server_frames.encode(sent), type=server_frames.ServerFrame)
    assert found == sent
    assert type(found) is kind


def test_an_answers_name_is_its_types():
    names = {by_its_name(kind.__name__) for kind in ANSWERS}
    assert names == {
        *("welcome", "ack", "refused", "planned", "snapshot", "event", "table-list", "announcement", "pong", "error"),
        *("goodbye", "presence", "hinted"),
    }


def test_an_event_without_a_scene_has_no_scene():
    event = server_frames.Event(seq=1, at=2, kind="paused", seat=0, facts=server_frames.Facts(), news=[])
    assert "scene" not in json.loads(server_frames.encode(event))


@pytest.mark.parametrize(
    "text",
    [
        a("pong"),
        a("pong", time="now"),
        a("pong", time=1, seed="secret"),
        a("ack", id="1", seq=1, hand=[2, 3]),
        a("ping"),
        a("event", seq=1, at=2, kind="paused", seat=0, facts={}),
    ],
)
def test_an_answer_that_is_none_is_not_read(text):
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(text, type=server_frames.ServerFrame)


@pytest.mark.parametrize(("slug", "players"), TABLES)
def test_what_viewers_are_told_of_a_game_are_answers(slug, players):
    evening = playing(slug, players).plays_on("told", careful, most=40)
    for happened in evening.happened:
        for viewer in evening.viewers:
            told = frame(happened, viewer)
            event = msgspec.json.decode(told, type=server_frames.ServerFrame)
            assert isinstance(event, server_frames.Event)
            assert (event.seq, event.kind) == (happened.seq, happened.kind)
            assert server_frames.encode(event) == told


# The schema


SCHEMA = schema()


def checked_by(side):
    return jsonschema.Draft202012Validator({**SCHEMA, "anyOf": [{"$ref": f"#/$defs/{side}"}]})


CLIENT, SERVER, EITHER = checked_by("client"), checked_by("server"), jsonschema.Draft202012Validator(SCHEMA)


def test_the_schema_is_one_and_names_its_version():
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    assert SCHEMA["$id"] == "urn:tenback:protocol:1"
    assert json.loads(json.dumps(SCHEMA)) == SCHEMA
    for side, kinds in (("client", FRAMES), ("server", ANSWERS)):
        assert len(SCHEMA["$defs"][side]["anyOf"]) == len(kinds)
        assert set(SCHEMA["$defs"][side]["discriminator"]["mapping"]) == {by_its_name(kind.__name__) for kind in kinds}


@pytest.mark.parametrize("kind", [*FRAMES, *ANSWERS], ids=name_of)
@settings(max_examples=4)
@given(data=st.data())
def test_the_schema_accepts_what_is_sent_and_refuses_what_is_broken(kind, data):
    sent = json.loads(msgspec.json.encode(data.draw(any_of(kind))))
    own, other = (CLIENT, SERVER) if kind in FRAMES else (SERVER, CLIENT)
    assert own.is_valid(sent)
    assert EITHER.is_valid(sent)
    assert not other.is_valid(sent)
    assert not EITHER.is_valid({**sent, "more": 1})
    assert not EITHER.is_valid({**sent, "type": "peek"})
    assert not EITHER.is_valid([sent])
    for field in fields_of(kind):
        without = {key: value for key, value in sent.items() if key != field.encode_name}
        assert own.is_valid(without) is not field.required
        assert not own.is_valid({**sent, field.encode_name: {"wrong": [1]}}) or accepts_objects(field.type)


def accepts_objects(kind):
    if isinstance(kind, inspect.UnionType):
        return any(map(accepts_objects, kind.types))
    return isinstance(kind, inspect.DictType)


@pytest.mark.parametrize("name", HOSTILE)
def test_the_schema_refuses_what_the_reader_refuses(name):
    """All but what JSON readers differ in, and what no schema can say."""
    try:
        found = json.loads(HOSTILE[name])
    except (ValueError, RecursionError):
        return
    if not any(word in name for word in ("twice", "large", "number", "infinity", "half", "fraction", "deep")):
        assert not CLIENT.is_valid(found)


# Hear equals see, on the wire


def hear(scene, news):
    """What a client that keeps a scene does with the news. It knows no rules: TEN's payments it is shown."""
    for event in news:
        game = scene["game"]
        match event["kind"]:
            case "laid":
                seat, card, pile = event["seat"], event["card"], event["pile"]
                piles = game["piles"]
                if isinstance(piles, list):
                    owner = 1 - seat if pile.startswith("their-") else seat
                    piles[owner][pile.removeprefix("their-")] = card
                    game["gave"] = game["gave"] or owner != seat
                else:
                    piles[pile] = card
                game["played"] += 1
                game["hands"][seat]["hidden"] -= 1
                if scene["seat"] == seat:
                    scene["hand"].remove(card)
            case "turn-ended":
                seat, drawn = event["seat"], event["drawn"]
                if scene["seat"] == seat:
                    scene["hand"] += drawn
                count = len(drawn) if scene["seat"] == seat else drawn["hidden"]
                game["hands"][seat]["hidden"] += count
                (game["draws"][seat] if "draws" in game else game["draw"])["hidden"] -= count
                game.update(turn=event["next"], played=0, **({"gave": False} if "gave" in game else {}))
            case "ended":
                game.update(turn=None, ending=event["ending"])
    return scene


def scene_of(state, viewer):
    shown = json.loads(sight(state, viewer))
    for by_rule in ("next", "excellent"):  # what follows from the rest by the rules is told, never worked out
        shown["game"].pop(by_rule, None)
    return {"seat": viewer, "game": shown["game"], "hand": shown["hand"] and sorted(shown["hand"])}


@pytest.mark.parametrize(("slug", "players"), [table for table in TABLES if table[0] != "ten"])
def test_an_old_scene_and_the_news_are_the_new_scene(slug, players):
    evening = playing(slug, players, seed=f"hear {players}")
    states = [evening.state]
    start = len(evening.happened)
    while evening.table.running:
        evening.plays_on(str(len(states)), careful, most=1)
        states.append(evening.state)
    assert len(states) > 5
    for viewer in evening.viewers:
        scene = scene_of(states[0], viewer)
        for happened, state in zip(evening.happened[start:], states[1:], strict=True):
            scene = hear(scene, json.loads(frame(happened, viewer))["news"])
            scene["hand"] = scene["hand"] and sorted(scene["hand"])
            assert scene == scene_of(state, viewer)


@pytest.mark.parametrize("players", games.get("ten").seats)
def test_a_card_turned_up_at_ten_is_one_less_in_the_deck(players):
    evening = playing("ten", players, tracker=True)
    while evening.table.running:
        before = public(evening.state, tracker=True)
        evening.plays_on(str(len(evening.log)), most=1)
        after = public(evening.state, tracker=True)
        (acted, *ended) = json.loads(frame(evening.happened[-1], None))["news"]
        turned = acted["turned"]
        assert before["draw"]["hidden"] - after["draw"]["hidden"] == (turned is not None)
        assert sorted([*after["still_to_come"], *([turned] if turned else [])]) == sorted(before["still_to_come"])
        assert acted["seat"] == before["turn"]
        assert after["ending"] == (ended[0]["ending"] if ended else None)


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"play","id":"1","actions":["end"],"id":"2"}',
        '{"type":"play","id":"1","id":"2","actions":[]}',
        '{"type":"play","id":5,"id":"2","actions":["end"]}',
        '{"type":"play","id":"1","actions":["end","end"],"actions":["end"]}',
        '{"type":"play","id":"1","actions":["end"],"actions":[]}',
        '{"type":"play","id":"1","actions":["a","b"],"type":"play","actions":[]}',
        '{"type":"play","id":"1","actions":["end"],"\\u0069d":"2"}',
    ],
)
def test_a_play_in_which_a_key_stands_twice_is_no_frame(text):
    with pytest.raises(client_frames.NotAFrame):
        client_frames.read(text)


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"play","id":"\\u0031","actions":["end"]}',
        ' { "id" : "1", "actions":[ "end" ], "type" : "play" } ',
    ],
)
def test_a_play_may_be_written_in_any_way(text):
    assert client_frames.read(text) == client_frames.Play("1", ["end"])
