"""Frames that no decent client sends. Each is answered as the protocol says, changes nothing and disturbs nobody."""

import asyncio
import json
import random

import pytest
from websockets.exceptions import ConnectionClosed

from tests.chaos.audit import audited
from tests.server.house import SOON, a_game, calling, dial, guest, joined, on_turn, opened, still
from tests.server.players import Player, Witness, playing

LARGEST = 16_384
DEEP = '{"type":"open","id":"1","game":"ten","seats":2,"options":' + '{"a":' * 2000 + "1" + "}" * 2000 + "}"


async def closed(socket):
    """All that still comes, and the code with which the line is closed."""
    frames = []
    try:
        while True:
            frames.append(json.loads(await asyncio.wait_for(socket.recv(), SOON)))
    except ConnectionClosed as error:
        return frames, error.rcvd.code if error.rcvd else None


# Before the greeting


@pytest.mark.parametrize(
    ("first", "reason", "code"),
    [
        ('{"type": "hello", "version": 1}', "who", 4401),
        ('{"type": "hello", "version": 1, "token": "forged"}', "who", 4401),
        ('{"type": "hello", "version": 1, "token": ""}', "who", 4401),
        ('{"type": "hello", "version": 0, "token": "TOKEN"}', "version", 4400),
        ('{"type": "hello", "version": 2, "token": "TOKEN"}', "version", 4400),
        ('{"type": "hello", "version": "1", "token": "TOKEN"}', "not-a-frame", 1008),
        ('{"type": "hello", "token": "TOKEN"}', "not-a-frame", 1008),
        ('{"type": "ping"}', "no-hello", 1008),
        ('{"type": "open", "id": "1", "game": "ten", "seats": 2}', "no-hello", 1008),
        ('{"type": "hel', "not-a-frame", 1008),
        ("", "not-a-frame", 1008),
        (b"\x00\xff\xfe", "not-a-frame", 1008),
        ('{"type": "hello", "version": 1, "token": "' + "x" * LARGEST + '"}', "not-a-frame", 1008),
    ],
)
async def test_whoever_does_not_greet_properly_hears_why_and_is_turned_away(server, first, reason, code):
    token = guest(server, "Ada").token
    async with dial(server) as socket:
        await socket.send(first.replace("TOKEN", token) if isinstance(first, str) else first)
        frames, how = await closed(socket)
    assert [(frame["type"], frame["reason"]) for frame in frames] == [("error", reason)]
    assert how == code
    assert token not in json.dumps(frames)


@pytest.mark.parametrize("greeted", [True, False])
@pytest.mark.parametrize(
    ("message", "code"), [("x" * 70_000, 1009), (b"x" * 70_000, 1009), (b'{"type": "ping", "x": "\xff\xfe"}', 1007)]
)
async def test_far_too_large_frames_and_broken_text_close_the_line(server, message, code, greeted):
    async with dial(server) as socket:
        if greeted:
            await socket.send(json.dumps({"type": "hello", "version": 1, "token": guest(server, "Ada").token}))
            await socket.recv()
        await socket.send(message, text=True)
        _, how = await closed(socket)
    assert how == code


# After it: a table at which Ada is on turn, Bela waits, and a stranger sends nonsense

NOT_FRAMES = (
    "",
    " ",
    "null",
    "[]",
    "42",
    '"play"',
    "{}",
    '{"type": "play"}',
    '{"type": "play", "id": "1"}',
    '{"type": "play", "id": "1", "actions": ["37>up1"',
    '{"type": "play", "id": "1", "actions": []}',
    '{"type": "play", "id": "1", "actions": "37>up1"}',
    '{"type": "play", "id": "1", "actions": [37]}',
    '{"type": "play", "id": "1", "actions": ["37>up1"], "seat": 0}',
    '{"type": "play", "id": 1, "actions": ["end"]}',
    '{"type": "play", "id": "", "actions": ["end"]}',
    '{"type": "play", "id": "a b", "actions": ["end"]}',
    '{"type": "play", "id": "1\\n", "actions": ["end"]}',
    '{"type": "play", "id": "1", "id": "2", "actions": ["end"]}',
    '{"type": "play", "type": "ping", "id": "1", "actions": ["end"]}',
    json.dumps({"type": "play", "id": "x" * 65, "actions": ["end"]}),
    json.dumps({"type": "play", "id": "1", "actions": ["end"] * 21}),
    json.dumps({"type": "play", "id": "1", "actions": ["x" * 21]}),
    '{"type": "Play", "id": "1", "actions": ["end"]}',
    '{"type": "cheat", "id": "1"}',
    '{"type": "event", "seq": 1}',
    '{"type": "sit", "id": "1", "seat": -1}',
    '{"type": "sit", "id": "1", "seat": 5}',
    '{"type": "sit", "id": "1", "seat": 1.5}',
    '{"type": "sit", "id": "1", "seat": true}',
    '{"type": "answer", "id": "1", "yes": "yes"}',
    '{"type": "enter", "id": "1", "table": "../../etc/passwd"}',
    '{"type": "enter", "id": "1", "table": "x", "after": -1}',
    '{"type": "enter", "id": "1", "table": "x", "after": 1e300}',
    '{"type": "open", "id": "1", "game": "ten", "seats": NaN}',
    '{"type": "chat", "id": "1", "text": "\\ud800"}',
    json.dumps({"type": "chat", "id": "1", "text": "x" * 1001}),
    json.dumps({"type": "chat", "id": "1", "text": "x" * LARGEST}),
    '{"type": "ping"} {"type": "ping"}',
    DEEP,
    b"\x00\x01\x02",
    b"\xff\xfe{}",
    b"\x80" * 1000,
)


async def test_what_is_no_frame_gets_an_error_and_nothing_else_happens(server):
    async with a_game(server, "face-to-face", "Ada", "Bela") as (ada, bela, eve):
        before = ada.scene
        for start in range(0, len(NOT_FRAMES), 15):  # after twenty the server hangs up
            async with calling(server, ada.who) as fool:
                await fool.granted("enter", table=before["table"])
                await fool.until("snapshot")
                for text in NOT_FRAMES[start : start + 15]:
                    await fool.send(text)
                    answer = await fool.hear()
                    assert (answer["type"], answer.get("reason")) == ("error", "not-a-frame"), (text, answer)
                    assert len(answer["sentence"]) < 300
        assert await still(ada, bela, eve) == []


async def test_after_twenty_of_them_the_server_hangs_up(server):
    async with calling(server, guest(server, "Ada")) as fool:
        for _ in range(20):
            await fool.send("nonsense")
        frames, code = await closed(fool.socket)
    assert [frame["reason"] for frame in frames] == ["not-a-frame"] * 20 + ["bad-frames"]
    assert code == 1008


async def test_a_second_greeting_is_an_error_and_changes_nobody(server):
    ada, bela = guest(server, "Ada"), guest(server, "Bela")
    async with calling(server, ada) as line:
        await line.send({"type": "hello", "version": 1, "token": bela.token})
        assert (await line.hear())["reason"] == "hello-again"
        await opened(line, "ten", 2)
        assert line.scene["public"]["seats"][0]["name"] == "Ada"


async def test_a_ping_is_answered_and_a_frame_may_come_as_bytes(server):
    async with calling(server, guest(server, "Ada")) as line:
        await line.send(b'{"type": "ping"}')
        assert (await line.hear())["type"] == "pong"


# Wishes that cannot be granted


@pytest.mark.parametrize(
    "wish",
    [
        {"kind": "play", "actions": ["draw"]},
        {"kind": "plan", "actions": ["draw"]},
        {"kind": "offer", "gladly": "gladly"},
        {"kind": "say", "signal": "go-ahead up1"},
        {"kind": "chat", "text": "Hello?"},
        {"kind": "seat-bot", "strength": "novice"},
        {"kind": "unseat", "seat": 0},
        {"kind": "resize", "seats": 3},
        {"kind": "invite"},
        {"kind": "propose", "what": "abandon"},
        {"kind": "answer", "yes": True},
        {"kind": "hand-over", "strength": "novice"},
        *({"kind": kind} for kind in ("sit", "stand", "begin", "close", "pause", "resume", "take-back", "resign")),
        *({"kind": kind} for kind in ("come-back", "rematch", "revoke")),
    ],
    ids=lambda wish: wish["kind"],
)
async def test_a_wish_for_no_table_is_refused(server, wish):
    async with calling(server, guest(server, "Ada")) as line:
        answer = await line.ask(**wish)
    assert (answer["type"], answer["key"], answer["again"]) == ("refused", "nowhere", False)


HUGE = "9" * 5000


@pytest.mark.parametrize(
    "setting",
    [
        '"game": "chess", "seats": 2',
        '"game": "ten", "seats": 0',
        '"game": "ten", "seats": 6',
        '"game": "ten", "seats": -1',
        f'"game": "ten", "seats": {HUGE}',
        '"game": "face-to-face", "seats": 3',
        '"game": "ten", "seats": 2, "options": {"cheat": true}',
        '"game": "ten", "seats": 1, "options": {"limit": -5}',
        f'"game": "ten", "seats": 1, "options": {{"limit": {HUGE}}}',
        '"game": "ten", "seats": 1, "options": {"limit": 1e400}',
        '"game": "ten", "seats": 2, "options": {"deck": {"": [[[]]]}}',
        '"game": "the-game", "seats": 2, "options": {"expert": "yes"}',
        '"game": "the-game", "seats": 2, "talk": "shouting"',
        '"game": "the-game", "seats": 2, "watch": "everything"',
        '"game": "the-game", "seats": 2, "pace": "ludicrous"',
        '"game": "the-game", "seats": 2, "clock": 4',
        '"game": "the-game", "seats": 2, "clock": 1209601',
        f'"game": "the-game", "seats": 2, "clock": {HUGE}',
    ],
    ids=lambda setting: setting[:60],
)
async def test_a_table_that_cannot_be_is_refused_or_not_even_understood(server, setting):
    async with calling(server, guest(server, "Ada")) as line:
        await line.send(f'{{"type": "open", "id": "1", {setting}}}')
        answer = await line.hear()
        assert (answer["type"], answer.get("key", answer.get("reason"))) in {
            ("refused", "setting"),
            ("refused", "deck-parts"),
            ("error", "not-a-frame"),
        }
        assert len(answer["sentence"]) < 400
        assert await still(line) == []


# Who wishes what, and why it is refused; Ada is on turn.
ADA, BELA, EVE = "Ada", "Bela", "Eve"
REFUSED = (
    (BELA, {"kind": "play", "actions": ["end"]}, "not-your-turn"),
    (BELA, {"kind": "plan", "actions": ["stay"]}, "not-an-action"),
    (BELA, {"kind": "take-back"}, "nothing-to-take-back"),
    (BELA, {"kind": "hand-over", "strength": "novice", "seat": "ADA"}, "still-there"),
    (BELA, {"kind": "hand-over", "strength": "genius"}, "no-such-bot"),
    (BELA, {"kind": "chat", "text": "\u0000"}, "chat-characters"),
    (BELA, {"kind": "chat", "text": " \t\n"}, "chat-length"),
    (BELA, {"kind": "rematch"}, "not-ended"),
    (BELA, {"kind": "answer", "yes": True}, "nothing-proposed"),
    (BELA, {"kind": "sit"}, "begun"),
    (EVE, {"kind": "play", "actions": ["end"]}, "no-seat"),
    (EVE, {"kind": "plan", "actions": ["end"]}, "no-seat"),
    (EVE, {"kind": "chat", "text": "I know a better move"}, "no-seat"),
    (EVE, {"kind": "resign"}, "no-seat"),
    (EVE, {"kind": "pause"}, "no-seat"),
    (EVE, {"kind": "hand-over", "strength": "novice", "seat": "ADA"}, "no-seat"),
    (EVE, {"kind": "come-back"}, "no-seat"),
    (EVE, {"kind": "sit", "seat": 0}, "begun"),
    (EVE, {"kind": "rematch"}, "no-seat"),
    (EVE, {"kind": "invite"}, "not-host"),
    (EVE, {"kind": "revoke"}, "not-host"),
    (EVE, {"kind": "begin"}, "begun"),
    (EVE, {"kind": "unseat", "seat": 0}, "begun"),
    (ADA, {"kind": "play", "actions": ["end"]}, "too-few"),
    (ADA, {"kind": "play", "actions": ["60>up"]}, "not-an-action"),
    (ADA, {"kind": "play", "actions": ["fold"]}, "not-an-action"),
    (ADA, {"kind": "play", "actions": ["'; DROP TABLE log"]}, "not-an-action"),
    (ADA, {"kind": "say", "signal": "go-ahead up1"}, "not-a-signal"),
    (ADA, {"kind": "propose", "what": "world peace"}, "proposal"),
    (ADA, {"kind": "come-back"}, "not-stood-in"),
    (ADA, {"kind": "enter", "table": "nowhere"}, "no-such-table"),
)


async def test_a_wish_that_is_not_granted_names_the_reason_and_changes_nothing(server):
    async with a_game(server, "face-to-face", "Ada", "Bela") as (host, guest_, eve):
        ada, bela = on_turn(host, guest_)
        who = {ADA: ada, BELA: bela, EVE: eve}
        before = ada.scene
        for name, wish, key in REFUSED:
            asked = {**wish, "seat": before["you"]["seat"]} if wish.get("seat") == "ADA" else wish
            answer = await who[name].ask(**asked)
            assert (answer["type"], answer["key"]) == ("refused", key), (wish, answer)
            assert answer["sentence"]
        assert await still(ada, bela, eve) == []
        assert ada.scene == before


async def test_a_play_of_several_actions_is_granted_whole_or_not_at_all(server):
    async with a_game(server, "face-to-face", "Ada", "Bela") as (host, other, eve):
        ada, bela = on_turn(host, other)
        first = next(action for action in ada.scene["you"]["actions"] if ">" in action)
        answer = await ada.ask("play", actions=[first, first])
        assert answer["type"] == "refused"
        assert await still(ada, bela, eve) == []
        assert (await ada.granted("play", actions=[first]))["seq"] == ada.scene["seq"] + 1


async def test_an_id_that_was_granted_gets_the_same_answer_whatever_it_asks_for_now(server):
    async with a_game(server, "face-to-face", "Ada", "Bela") as (host, other, eve):
        ada, bela = on_turn(host, other)
        first, second = [action for action in ada.scene["you"]["actions"] if ">" in action][:2]
        granted = await ada.granted("play", id="mine", actions=[first])
        await ada.scene_at(granted["seq"])
        for wish in (
            {"kind": "play", "actions": [first]},
            {"kind": "play", "actions": [second]},
            {"kind": "play", "actions": ["nonsense"]},
            {"kind": "resign"},
            {"kind": "pause"},
            {"kind": "chat", "text": "Hello"},
        ):
            assert await ada.ask(**wish, id="mine") == granted
        await bela.scene_at(granted["seq"])
        await eve.scene_at(granted["seq"])
        assert await still(ada, bela, eve) == []
        # Another one's ids are another's: the same text is a wish of its own.
        assert (await bela.granted("chat", id="mine", text="Hello"))["seq"] == granted["seq"] + 1


async def test_a_refused_id_may_be_used_again(server):
    async with a_game(server, "face-to-face", "Ada", "Bela") as (host, other, _):
        ada, _ = on_turn(host, other)
        assert (await ada.ask("play", id="mine", actions=["end"]))["type"] == "refused"
        action = next(action for action in ada.scene["you"]["actions"] if ">" in action)
        assert (await ada.ask("play", id="mine", actions=[action]))["type"] == "ack"


# Lines that lose, repeat and mix up what is sent


class Faulty:
    """A line on which what the client sends is dropped, doubled, or held back until after the next."""

    def __init__(self, socket, dice, faults):
        self._socket, self._dice, self._faults = socket, dice, faults
        self._sent, self._held = 0, []

    async def send(self, message):
        self._sent += 1
        if self._sent <= 2:  # the greeting and the table; what goes wrong there closes the line
            await self._socket.send(message)
            return
        # The first wish always meets the first fault: a short game would now and then have none.
        match self._faults[0] if self._sent == 3 else self._dice.choice(("all right", *self._faults)):
            case "dropped":
                return
            case "repeated":
                for _ in range(3):
                    await self._socket.send(message)
            case "reordered":
                self._held.append(message)
                return
            case _:
                await self._socket.send(message)
        held, self._held = self._held, []
        for late in reversed(held):
            await self._socket.send(late)

    def __aiter__(self):
        return self._socket.__aiter__()


@pytest.mark.parametrize("faults", [["dropped"], ["repeated"], ["reordered"], ["dropped", "repeated", "reordered"]])
async def test_on_a_line_that_drops_repeats_or_reorders_frames_nothing_is_done_twice(server, faults):
    dice, witness = random.Random(), Witness()
    ada, bela = guest(server, "Ada"), guest(server, "Bela")
    async with calling(server, ada) as host, calling(server, bela) as other:
        table, key = await opened(host, "the-game", 3, bots=1)
        await joined(other, table, key)
    poor = Player(
        ada, lambda: server.line, table, key, witness, mischief=0.1, patience=0.05,
        wrapped=lambda socket: Faulty(socket, dice, faults),
    )  # fmt: skip
    good = Player(bela, lambda: server.line, table, key, witness, mischief=0.1)
    async with playing(poor, good):
        for player in (poor, good):
            await player.until(lambda each: each.ended == 1)
            player.idle = True
        await poor.until(lambda each: not each.unanswered)
    assert max(wished.times for wished in poor.wishes.values()) > 1 or faults == ["repeated"]
    assert (poor.errors, good.errors, witness.wrong) == ([], [], [])
    log = (await server.place.logs())[table]
    assert audited({table: log}, [poor, good]) == []
