"""What people and bots do at real tables: bots that die, seats handed over, clocks, rematches, watchers, strangers."""

import asyncio
import json
import os
import signal
from contextlib import AsyncExitStack
from hashlib import sha256
from itertools import pairwise

import pytest

from tests.server.house import (
    SOON,
    a_game,
    alive,
    calling,
    dial,
    ends_turn,
    guest,
    http,
    joined,
    on_turn,
    opened,
    serving,
    sqlite_place,
)
from tests.server.house import still as nothing_more
from tests.server.players import Player, playing

# A quarter of a minute and a clock of five seconds are for people.
FASTER = "import tenback.server.around as a, tenback.table.setting as s; a.GONE_AFTER, s.SHORTEST_CLOCK = 1, 1"
GAMES = (("the-game", 2), ("quick-and-easy", 2), ("face-to-face", 1), ("ten", 2))


@pytest.fixture(scope="module")
def server():
    with sqlite_place() as place, serving(place, before=FASTER) as running:
        yield running


def turn_of(scene):
    return scene["public"]["awaited"]


# Bots


@pytest.mark.parametrize("blow", ["killed", "stuck"])
async def test_when_a_worker_is_killed_or_stuck_the_bots_move_is_made(server, blow):
    async with a_game(server, "face-to-face", "Ada", bots=1) as (ada, _):
        await ada.sees(lambda scene: scene["you"]["actions"])
        await ends_turn(ada)
        await ada.sees(lambda scene: scene["you"]["actions"])  # the bot has moved once
        (worker,) = server.workers()
        os.kill(worker, signal.SIGSTOP)  # in the middle of whatever it is asked
        await ends_turn(ada)
        assert turn_of(ada.scene) == [1]
        if blow == "killed":
            os.kill(worker, signal.SIGKILL)
        await ada.sees(lambda scene: turn_of(scene) == [0] or scene["public"]["phase"] == "ended")
        plays = [frame for frame in ada.heard if frame.get("kind") == "played" and frame["seat"] == 1]
        assert plays
        assert {frame["facts"]["by"] for frame in plays} == {"bot"}
        assert not alive(worker)
        assert worker not in server.workers()


@pytest.mark.parametrize(("game", "bots"), GAMES)
async def test_a_person_plays_every_game_with_bots_to_the_end(server, game, bots):
    ada = guest(server, "Ada")
    async with calling(server, ada) as host:
        table, _ = await opened(host, game, 1 + bots, bots=bots)
    player = Player(ada, lambda: server.line, table)
    async with playing(player):
        await player.until(lambda each: each.ended == 1)
    assert player.scene is not None
    reveal, setting = player.scene["reveal"], player.scene["setting"]
    assert sha256(reveal["seed"].encode()).hexdigest() == setting["seed_hash"]
    assert player.scene["public"]["result"]["ending"]["reason"]
    assert player.witness.wrong == []


async def test_bots_move_at_a_human_pace_unless_told_otherwise(server):
    async with a_game(server, "face-to-face", "Ada", bots=1, pace="human") as (ada, _):
        await ada.sees(lambda scene: scene["you"]["actions"])
        heard = len(ada.heard)
        await ends_turn(ada)
        own = ada.scene["seq"]
        await ada.sees(lambda scene: turn_of(scene) == [0])
        times = [frame["at"] for frame in ada.heard[heard:] if frame["type"] == "event" and frame["seq"] >= own]
    assert len(times) >= 4  # at least two cards and the end of the turn, one after the other
    assert all(later - earlier > 500 for earlier, later in pairwise(times))


# Seats


async def test_a_bot_stands_in_and_the_seat_is_given_back(server):
    async with a_game(server, "face-to-face", "Ada", "Bela") as (host, other, _):
        ada, bela = on_turn(host, other)
        seat = ada.scene["you"]["seat"]
        await ada.granted("hand-over", strength="novice")
        scene = await bela.sees(lambda scene: turn_of(scene) != [seat])
        assert scene["public"]["seats"][seat]["bot"] == "novice"
        assert scene["public"]["seats"][seat]["name"] == ada.who.name
        assert (await ada.ask("play", actions=["end"]))["key"] == "stood-in"
        await ada.granted("come-back")
        await bela.sees(lambda scene: scene["public"]["seats"][seat]["bot"] is None)
        await ends_turn(bela)
        assert (await ada.sees(lambda scene: turn_of(scene) == [seat]))["you"]["actions"]
        plays = [frame for frame in bela.heard if frame.get("kind") == "played" and frame["seat"] == seat]
        assert {play["facts"]["by"] for play in plays} == {"bot"}


def seen(frame, seat):
    return next((each["state"] for each in frame["seats"] if each["seat"] == seat), None)


async def test_a_bot_stands_in_for_who_is_gone_and_who_comes_back_has_the_chair(server):
    async with calling(server, guest(server, "Ada")) as ada:
        table, key = await opened(ada, "the-game", 2)
        who = guest(server, "Bela")
        async with calling(server, who) as bela:
            await joined(bela, table, key)
            await ada.granted("begin")
            await bela.granted("offer", gladly="gladly")
            await ada.granted("offer", gladly="rather-not")
            await ada.around(lambda frame: seen(frame, 1) == "here")
            refused = await ada.ask("hand-over", strength="novice", seat=1)
            assert (refused["key"], refused["facts"]) == ("still-there", {"name": "Bela"})
        assert seen(await ada.around(lambda frame: seen(frame, 1) != "here"), 1) == "gone"
        await ada.granted("hand-over", strength="novice", seat=1)
        await ada.sees(lambda scene: turn_of(scene) == [0] or scene["public"]["phase"] == "ended")
        async with calling(server, who) as bela:
            await bela.granted("enter", table=table, after=ada.scene["seq"])
            back = await bela.until("event", fits=lambda frame: frame["kind"] == "came-back")
            assert (back["seat"], back["facts"]) == (1, {"turns": 1})
            await bela.sees(lambda scene: scene["public"]["seats"][1]["bot"] is None)
            await ada.around(lambda frame: seen(frame, 1) == "here")


async def test_who_let_a_bot_play_for_themselves_takes_over_when_they_like(server):
    async with a_game(server, "face-to-face", "Ada", "Bela") as (host, _, __):
        await host.granted("hand-over", strength="novice")
        async with calling(server, host.who) as again:
            await again.granted("enter", table=host.scene["table"])
            scene = (await again.until("snapshot"))["scene"]
            assert scene["public"]["seats"][0]["bot"] == "novice"


async def test_everybody_is_told_who_is_here_planning_away_or_at_the_door(server):
    async with a_game(server, "face-to-face", "Ada", "Bela") as (host, other, eve):
        ada, bela = on_turn(host, other)
        seat = ada.scene["you"]["seat"]
        assert (await ada.around(lambda frame: frame["door"] == ["Eve"]))["watching"] == 1
        assert (await eve.around(lambda frame: len(frame["seats"]) == 2))["door"] == []
        await ada.send({"type": "look", "away": True})
        away = await bela.around(lambda frame: seen(frame, seat) == "away")
        assert away["seats"][seat]["since"] > 0
        await ada.send({"type": "look", "away": False})
        await bela.around(lambda frame: seen(frame, seat) == "here")
        await bela.ask("plan", actions=["17>up"])  # not on turn: nobody is told
        await ada.ask("plan", actions=ada.scene["you"]["actions"][:1])
        told = await eve.around(lambda frame: frame["seats"][seat]["planning"])
        assert not told["seats"][1 - seat]["planning"]
        await ends_turn(ada)
        await eve.around(lambda frame: not frame["seats"][seat]["planning"])


async def test_a_friend_who_comes_late_takes_a_bots_chair_with_an_invitation(server):
    async with calling(server, guest(server, "Ada")) as ada, calling(server, guest(server, "Bela")) as bela:
        table, _ = await opened(ada, "face-to-face", 2, listed=True)
        await ada.granted("seat-bot", strength="novice", seat=1)
        await ada.granted("begin")
        await ada.sees(lambda scene: turn_of(scene) == [0])
        await bela.granted("enter", table=table)
        assert (await bela.ask("sit", seat=1))["key"] == "by-invitation"
        key = (await ada.granted("invite"))["key"]
        await bela.granted("enter", table=table, key=key)
        await bela.granted("sit", seat=1)
        scene = await bela.sees(lambda scene: scene["you"] is not None)
        assert scene["you"]["hand"]
        assert scene["public"]["seats"][1] == {"kind": "person", "name": "Bela", "bot": None, "host": False}
        await ends_turn(ada)
        assert (await bela.sees(lambda scene: turn_of(scene) == [1]))["you"]["actions"]


async def test_an_invitation_names_table_game_host_and_names_while_it_lets_in(server):
    async with calling(server, guest(server, "Kim")) as kim:
        table, key = await opened(kim, "ten", 3)
        await kim.granted("seat-bot", strength="novice", seat=1)
        bot = (await kim.sees(lambda scene: scene["public"]["seats"][1]["name"]))["public"]["seats"][1]["name"]
        told = http(server, "POST", "/api/invitations", {"key": key}).json
        assert told == {"table": table, "game": "ten", "host": "Kim", "names": ["Kim", bot]}
        await kim.granted("revoke")
        told = http(server, "POST", "/api/invitations", {"key": key}).json
        assert told == {"table": table, "game": None, "host": None, "names": []}


@pytest.mark.parametrize("listed", [True, False])
async def test_a_door_tells_a_stranger_only_of_a_table_to_which_they_may_come(server, listed):
    async with calling(server, guest(server, "Kim")) as kim:
        table, key = await opened(kim, "ten", 3, listed=listed)
        door = f"/api/tables/{table}/door"
        inside = {"table": table, "game": "ten", "host": "Kim", "names": ["Kim"]}
        nowhere = http(server, "GET", f"/api/tables/{'0' * len(table)}/door")
        assert (nowhere.status, nowhere.json["error"]) == (404, "no-such-table")
        assert http(server, "GET", door, x_tenback_key=key).json == inside
        bare = http(server, "GET", door)
        assert bare.json == (inside if listed else nowhere.json), "a private table is as good as none"
        await kim.granted("revoke")
        assert http(server, "GET", door, x_tenback_key=key).json == bare.json


async def test_two_want_one_chair_and_one_has_it(server):
    names = ("Ada", "Bela", "Cyril")
    async with AsyncExitStack() as stack:
        ada, bela, cyril = [await stack.enter_async_context(calling(server, guest(server, name))) for name in names]
        table, key = await opened(ada, "face-to-face", 2)
        for each in (bela, cyril):
            await each.granted("enter", table=table, key=key)
        answers = await asyncio.gather(*(each.ask("sit", seat=1) for each in (bela, cyril)))
        assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
        assert [answer["key"] for answer in answers if answer["type"] == "refused"] == ["seat-taken"]


async def test_when_the_time_of_a_turn_is_up_a_bot_chooses(server):
    async with a_game(server, "face-to-face", "Ada", "Bela", clock=1) as (host, other, eve):
        slow, quick = on_turn(host, other)
        seat, deadline = slow.scene["you"]["seat"], slow.scene["public"]["deadline"]
        await quick.sees(lambda scene: scene["you"]["actions"])
        plays = [frame for frame in quick.heard if frame.get("kind") == "played" and frame["seat"] == seat]
        assert {play["facts"]["by"] for play in plays} == {"clock"}
        assert plays[0]["at"] >= deadline
        await eve.scene_at(quick.scene["seq"])
        assert eve.scene["public"]["deadline"] > deadline


async def test_when_nobody_says_in_time_how_gladly_a_bot_says_it(server):
    async with calling(server, guest(server, "Ada")) as ada, calling(server, guest(server, "Bela")) as bela:
        table, key = await opened(ada, "the-game", 2, clock=1)
        await joined(bela, table, key)
        await ada.granted("begin")
        await ada.sees(lambda scene: scene["public"]["phase"] == "playing")
    assert [frame["seat"] for frame in ada.heard if frame.get("kind") == "offered"] == [0, 1]


async def test_a_paused_table_waits_for_nobody_and_its_clock_stands(server):
    async with a_game(server, "face-to-face", "Ada", "Bela", clock=1) as (ada, bela, _):
        await bela.granted("pause")
        scene = await ada.sees(lambda scene: scene["public"]["paused"])
        assert (scene["public"]["deadline"], scene["public"]["awaited"], scene["you"]["actions"]) == (None, [], [])
        await asyncio.sleep(1.5)  # longer than the clock would allow
        assert await nothing_more(ada) == []
        await ada.granted("resume")
        assert await bela.sees(lambda scene: not scene["public"]["paused"])


# Taking back


async def test_alone_a_card_can_be_taken_back(server):
    async with a_game(server, "the-game", "Ada") as (ada, _):
        before = ada.scene
        action = before["you"]["actions"][0]
        await ada.scene_at((await ada.granted("play", actions=[action]))["seq"])
        await ada.scene_at((await ada.granted("take-back"))["seq"])
        assert ada.scene["you"] == before["you"]
        assert ada.scene["public"]["game"] == before["public"]["game"]


@pytest.mark.parametrize("yes", [True, False])
async def test_what_others_have_seen_is_taken_back_only_if_all_agree(server, yes):
    async with a_game(server, "face-to-face", "Ada", "Bela") as (host, other, _):
        ada, bela = on_turn(host, other)
        before = ada.scene
        await ada.granted("play", actions=[before["you"]["actions"][0]])
        assert (await ada.ask("take-back"))["key"] == "told"
        await ada.granted("propose", what="take-back")
        assert (await bela.sees(lambda scene: scene["public"]["proposed"]))["public"]["proposed"]["what"] == "take-back"
        seq = (await bela.granted("answer", yes=yes))["seq"]
        scene = await ada.sees(lambda scene: scene["seq"] >= seq and scene["public"]["proposed"] is None)
        assert (scene["you"]["hand"] == before["you"]["hand"]) is yes


# The end, and once more


async def test_a_duel_can_be_resigned_and_then_played_again_with_a_new_deal(server):
    async with a_game(server, "face-to-face", "Ada", "Bela") as (ada, bela, eve):
        await bela.granted("resign")
        for caller in (ada, bela, eve):
            scene = await caller.sees(lambda scene: scene["public"]["phase"] == "ended")
            assert scene["public"]["result"] == {"resigned": 1, "winners": [0]}
            assert scene["reveal"]["seed"]
        new = (await bela.granted("rematch"))["table"]
        assert (await ada.sees(lambda scene: scene["public"]["rematch"]))["public"]["rematch"] == new
        assert (await ada.ask("rematch"))["facts"] == {"table": new}
        old = ada.scene["setting"]["seed_hash"]
        for caller in (ada, bela):
            await caller.granted("enter", table=new)
            await caller.sees(lambda scene: scene["table"] == new)
        assert ada.scene["setting"]["seed_hash"] != old
        seats = ada.scene["public"]["seats"]
        assert [(seat["name"], seat["host"]) for seat in seats] == [("Ada", False), ("Bela", True)]
        await bela.granted("begin")
        assert (await ada.sees(lambda scene: scene["public"]["phase"] == "playing"))["you"]["hand"]


async def test_a_team_abandons_by_agreement(server):
    async with a_game(server, "quick-and-easy", "Ada", "Bela", bots=1) as (ada, bela, eve):
        assert (await ada.ask("resign"))["key"] == "no-resigning"
        await ada.granted("propose", what="abandon")
        await bela.granted("answer", yes=True)
        assert (await eve.sees(lambda scene: scene["public"]["phase"] == "ended"))["public"]["result"] == {
            "abandoned": True
        }


# Who may look on


@pytest.mark.parametrize(("watch", "reveals"), [("public", False), ("all-after-the-end", True)])
async def test_watchers_see_every_card_after_the_end_only_where_the_table_says_so(server, watch, reveals):
    async with a_game(server, "face-to-face", "Ada", "Bela", watch=watch, listed=True) as (ada, _, eve):
        assert (eve.scene["you"], eve.scene["reveal"]) == (None, None)
        await ada.granted("resign")
        for caller, sees in ((ada, True), (eve, reveals)):
            scene = await caller.sees(lambda scene: scene["public"]["phase"] == "ended")
            assert (scene["reveal"] is not None) is sees


async def test_a_table_that_is_not_for_watching_sends_watchers_away_when_it_is_full(server):
    people = [guest(server, name) for name in ("Ada", "Bela", "Eve")]
    async with (
        calling(server, people[0]) as ada,
        calling(server, people[1]) as bela,
        calling(server, people[2]) as eve,
    ):
        table, key = await opened(ada, "face-to-face", 2, watch="none")
        await eve.granted("enter", table=table, key=key)
        await joined(bela, table, key)
        assert (await eve.until("error"))["reason"] == "table-closed"
        assert (await eve.ask("enter", table=table, key=key))["key"] == "no-watching"
        await ada.granted("begin")
        await bela.sees(lambda scene: scene["public"]["phase"] == "playing")
        assert await nothing_more(eve) == []


# Strangers


async def answer_to(server, who, wish):
    """The very bytes with which a wish is answered."""
    async with dial(server) as socket:
        await socket.send(json.dumps({"type": "hello", "version": 1, "token": who.token}))
        await socket.recv()
        await socket.send(json.dumps({"id": "1", **wish}))
        return await asyncio.wait_for(socket.recv(), SOON)


async def test_a_private_table_is_to_strangers_as_if_it_were_not_there(server):
    stranger = guest(server, "Mallory")
    async with calling(server, guest(server, "Ada")) as ada:
        table, key = await opened(ada, "face-to-face", 2)
        nowhere = await answer_to(server, stranger, {"type": "enter", "table": "0" * 32})
        assert json.loads(nowhere)["key"] == "no-such-table"
        revoked = (await ada.granted("invite", hours=1))["key"]
        for wrong in (None, "wrong", key[:-1], table):
            assert await answer_to(server, stranger, {"type": "enter", "table": table, "key": wrong}) == nowhere
        assert json.loads(await answer_to(server, stranger, {"type": "enter", "table": table, "key": key}))["seq"]
        await ada.granted("revoke")
        for wrong in (key, revoked):
            assert await answer_to(server, stranger, {"type": "enter", "table": table, "key": wrong}) == nowhere


async def test_the_lobby_tells_of_listed_tables_as_they_change_and_of_no_other(server):
    async with calling(server, guest(server, "Ada")) as ada, calling(server, guest(server, "Bela")) as bela:
        await bela.granted("lobby")
        known = {shown["table"] for shown in (await bela.until("table-list"))["tables"]}
        private, _ = await opened(ada, "ten", 2)
        listed = (await ada.granted("open", game="ten", seats=3, listed=True))["table"]

        def new(frame):
            return [shown for shown in frame["tables"] if shown["table"] not in known]

        (shown,) = new(await bela.until("table-list", fits=new))
        assert (shown["table"], shown["phase"], shown["seats"][0]["name"]) == (listed, "waiting", "Ada")
        assert private not in json.dumps(bela.heard)
        await ada.granted("enter", table=listed)
        await ada.granted("close")
        await bela.until("table-list", fits=lambda frame: not new(frame))
        await bela.granted("lobby", on=False)
        await opened(ada, "ten", 2, listed=True)
        assert await nothing_more(bela) == []


async def test_who_comes_back_with_what_was_seen_last_hears_what_was_missed_or_sees_the_table_anew(server):
    async with a_game(server, "face-to-face", "Ada", "Bela", listed=True) as (host, other, eve):
        ada, _ = on_turn(host, other)
        table, seq = ada.scene["table"], ada.scene["seq"]
        await ends_turn(ada)
        head = ada.scene["seq"]
        await eve.scene_at(head)
        told = [frame for frame in eve.heard if frame["type"] == "event" and frame["seq"] > seq]
        assert head - seq >= 3
        for after, kinds in (
            (head, ["snapshot"]),  # whoever comes in sees a scene
            (head - 1, ["event"]),
            (seq, ["event"] * (head - seq)),
            (0, ["snapshot"]),
            (None, ["snapshot"]),
            (head + 1, ["snapshot"]),
            (2**53, ["snapshot"]),
        ):
            async with calling(server, eve.who) as again:
                await again.granted("enter", table=table, after=after)
                missed = await nothing_more(again)
                assert [frame["type"] for frame in missed] == kinds
                if after == seq:
                    bare = [{name: frame[name] for name in frame if name != "scene"} for frame in missed]
                    assert bare == [{name: frame[name] for name in frame if name != "scene"} for frame in told]
                    assert missed[-1]["scene"] == told[-1]["scene"]


def offered(scene):
    return scene["you"].get("takes_back", False)


async def test_taking_back_is_offered_where_it_would_be_granted(server):
    """People may be asked whatever has happened since; alone, nothing that was seen is taken back."""
    async with calling(server, guest(server, "Ada")) as ada, calling(server, guest(server, "Bela")) as bela:
        table, key = await opened(ada, "face-to-face", 2)
        await bela.granted("enter", table=table, key=key)
        await bela.granted("sit")
        await ada.granted("begin")
        scenes = [await each.sees(lambda scene: scene["public"]["phase"] == "playing") for each in (ada, bela)]
        assert [offered(scene) for scene in scenes] == [False, False]
        one, other = (ada, bela) if turn_of(scenes[0]) == [0] else (bela, ada)
        await ends_turn(one)
        assert offered(await one.sees(lambda scene: not scene["you"]["actions"]))
        assert not offered(await other.sees(lambda scene: bool(scene["you"]["actions"])))
        await ends_turn(other)
        assert offered(await one.sees(lambda scene: bool(scene["you"]["actions"]))), "though another has played since"
        await other.granted("propose", what="take-back")
        assert not offered(await other.sees(lambda scene: bool(scene["public"]["proposed"])))
    async with calling(server, guest(server, "Kim")) as kim:
        await opened(kim, "the-game", 1)
        await kim.granted("begin")
        scene = await kim.sees(lambda scene: scene["public"]["phase"] == "playing")
        assert not offered(scene)
        play = next(each for each in scene["you"]["actions"] if each != "end")
        await kim.granted("play", actions=[play])
        assert offered(await kim.sees(lambda scene: play.split(">")[0] not in map(str, scene["you"]["hand"])))
        await ends_turn(kim)
        assert not offered(await kim.sees(lambda scene: len(scene["you"]["hand"]) == 8))
