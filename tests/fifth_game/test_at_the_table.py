"""A fifth game at a table and on a server, without a line written for it there."""

import asyncio
import json
import random

import msgspec
import pytest

from tenback import games, record, views
from tenback.core import Chance, Ended
from tenback.protocol import server_frames
from tenback.server.autoplay import Job, job
from tenback.server.scenes import Scenes
from tenback.table import Phase, Table, wishes
from tests.fifth_game import shelf
from tests.fifth_game.climb import GAME, Climbed, State
from tests.server.house import a_game, calling, guest, http, on_turn, serving, sqlite_place
from tests.table.evening import GRANTED, dealt, verdict, with_state

SEEDS = [f"{seed}" for seed in range(12)]
CLOSE = State(4, ((5, 9, 10), (1, 2, 12)), 0)  # after 9 seat 1 has 12, after 5 too


@pytest.fixture(autouse=True)
def on_the_shelf(monkeypatch):
    monkeypatch.setitem(games.SHELF, GAME.slug, GAME)


# Table


@pytest.mark.parametrize("seed", SEEDS)
def test_a_table_is_played_to_its_end_and_resumed_from_its_log(seed):
    evening = dealt("climb", seed=seed).plays_on(seed)
    assert evening.table.phase is Phase.ENDED
    assert evening.table.result == {"ending": record.plain(evening.state.ending)}
    again = Table(evening.table.id)
    for entry in evening.log:
        again.fold(entry)
    assert (again.state, again.seq, again.result) == (evening.state, evening.table.seq, evening.table.result)
    written = record.to_json(evening.table.record()).encode()
    assert record.read(written).state == evening.state


def test_a_game_is_resumed_in_the_middle():
    evening = dealt("climb", seed="2")
    evening.does(wishes.play, evening.turn, [str(evening.state.actions()[0])])
    again = Table(evening.table.id)
    for entry in evening.log:
        again.fold(entry)
    assert again.state == evening.state
    assert again.turn == evening.turn is not None


def test_what_was_played_is_taken_back_by_consent():
    evening = dealt("climb", seed="2")
    seat, before = evening.turn, evening.state
    evening.does(wishes.play, seat, [str(before.actions()[0])])
    assert evening.state != before
    assert verdict(evening.table, lambda table: wishes.take_back(table, seat)) == "told"  # the other has seen the card
    evening.does(wishes.propose, seat, "take-back")
    evening.does(wishes.answer, 1 - seat, yes=True)
    assert evening.state == before
    assert evening.turn == seat


def test_a_wish_against_the_rules_is_refused_by_them():
    table = with_state(dealt("climb").table, CLOSE)
    assert verdict(table, lambda table: wishes.play(table, 0, ["lay:9"])) == GRANTED
    assert verdict(table, lambda table: wishes.play(table, 0, ["lay:12"])) == "not-in-hand (C1)"
    assert verdict(table, lambda table: wishes.play(table, 0, ["end"])) == "not-an-action"
    assert verdict(table, lambda table: wishes.play(table, 1, ["lay:12"])) == "not-your-turn"
    assert verdict(table, lambda table: wishes.play(table, 0, ["lay:5", "lay:9"])) == "opaque"
    assert verdict(table, lambda table: wishes.resign(table, 0)) == "no-resigning"


def test_when_time_is_up_chance_chooses_since_no_novice_plays_it():
    evening = dealt("climb", clock=60)
    assert job(evening.table, {}, evening.table.at) == Job("clock", evening.turn, "random", 60)


# What is told


def seen(table, viewer):
    return json.loads(Scenes(table).snapshot(viewer))["scene"]


def test_a_viewer_sees_the_parts_of_the_view_and_no_more():
    table = with_state(dealt("climb").table, CLOSE)
    spectator, mine, theirs = (seen(table, viewer) for viewer in (None, 0, 1))
    assert spectator["you"] is None
    assert spectator["public"]["game"] == {
        "game": "plain",
        "parts": {"top": 4, "hands": [{"hidden": 3}, {"hidden": 3}]},
        "turn": 0,
        "next": None,
        "ending": None,
    }
    assert mine["you"] == {
        "seat": 0,
        "hand": None,
        "actions": ["lay:5", "lay:9", "lay:10"],
        "turn": None,
        "sees": {"top": 4, "hands": [[5, 9, 10], {"hidden": 3}]},
    }
    assert theirs["you"]["sees"] == {"top": 4, "hands": [{"hidden": 3}, [1, 2, 12]]}
    assert theirs["you"]["actions"] == []
    assert mine["public"] == theirs["public"] == spectator["public"]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_what_a_viewer_may_not_know_changes_nothing(viewer):
    table = dealt("climb").table
    for other in (State(4, ((5, 9, 10), (3, 6, 12)), 0), State(4, ((7, 8, 11), (1, 2, 12)), 0)):
        same = viewer is None or other.hands[viewer] == CLOSE.hands[viewer]
        told = [Scenes(with_state(table, state)).snapshot(viewer) for state in (CLOSE, other)]
        assert (told[0] == told[1]) is same


def test_everyone_hears_what_was_laid_and_sees_it_at_once():
    evening = dealt("climb", 3, seed="2")
    scenes = {viewer: Scenes(evening.table) for viewer in (0, 1, 2, None)}
    while evening.turn is not None:
        seat, action = evening.turn, evening.state.actions()[0]
        for viewer, before in scenes.items():
            before.snapshot(viewer)
        (happened,) = evening.does(wishes.play, seat, [str(action)])
        for viewer, before in scenes.items():
            before._table = evening.table  # the server's own table goes on; the evening's is another each time
            scenes[viewer] = before.later([happened])
            (frame,) = [json.loads(each) for each in scenes[viewer].events([happened], viewer)]
            assert frame["facts"] == {"actions": [str(action)], "by": ""}
            assert frame["news"][0] == {
                "kind": "happened",
                "what": "climbed",
                "seat": seat,
                "parts": {"card": action.card},
            }
            assert frame["scene"] == seen(evening.table, viewer)
    assert frame["news"][1]["ending"]["winners"] == [*evening.state.ending.winners]


def test_its_frames_are_those_of_the_protocol():
    evening = dealt("climb", seed="2").plays_on()
    for viewer in (0, None):
        frame = Scenes(evening.table).snapshot(viewer)
        assert isinstance(msgspec.json.decode(frame, type=server_frames.Snapshot), server_frames.Snapshot)
    assert views.news(Climbed(1, 7)) == views.events.Happened("climbed", 1, {"card": 7})
    assert isinstance(views.news(Ended(evening.state.ending)), views.events.Ended)


# Server


@pytest.fixture(scope="module")
def server():
    with sqlite_place() as place, serving(place, before=shelf.BEFORE) as running:
        yield running


async def to_the_end(*players):
    while (mover := on_turn(*players)[0]).scene["public"]["phase"] == "playing":
        actions = mover.scene["you"]["actions"]
        ack = await mover.granted("play", actions=[random.choice(actions)])
        for each in players:
            await each.scene_at(ack["seq"])


def test_a_server_plays_it_and_its_watcher_never_sees_a_hand(server):
    async def evening():
        async with a_game(server, "climb", "Ada", "Bela", listed=True) as (ada, bela, eve):
            refused = await on_turn(ada, bela)[1].ask("play", actions=["lay:1"])
            assert refused["key"] == "not-your-turn"
            await to_the_end(ada, bela)
            await eve.scene_at(ada.scene["seq"])
            return ada, bela, eve

    ada, bela, eve = asyncio.run(evening())
    for frame in eve.heard:
        scene = frame.get("scene")
        if scene and scene["public"]["game"] and scene["public"]["phase"] == "playing":
            assert scene["you"] is scene["reveal"] is None
            assert all(set(hand) == {"hidden"} for hand in scene["public"]["game"]["parts"]["hands"])
    ending = ada.scene["public"]["result"]["ending"]
    assert ending["reason"] in {"stuck", "first-out"}
    assert bela.scene["public"]["result"] == eve.scene["public"]["result"] == {"ending": ending}
    looked_back(server, ada)


def looked_back(server, player):
    table, token = player.scene["table"], player.who.token
    written = http(server, "GET", f"/api/tables/{table}/record.json", token=token)
    assert written.status == 200
    final = record.read(written.body).state
    assert final is not None
    assert final.ending is not None
    own = http(server, "GET", f"/api/tables/{table}/replay", token=token).json
    every = http(server, "GET", f"/api/tables/{table}/replay?eyes=all", token=token).json
    seat = player.scene["you"]["seat"]
    for moment in own["moments"]:
        hands = moment["scene"]["you"]["sees"]["hands"]
        assert isinstance(hands[seat], list)
        assert set(hands[1 - seat]) == {"hidden"}
    assert every["positions"][-1] == final.position()
    assert own["moments"][0]["kind"] == "began"


def test_bots_play_it_in_the_servers_workers(server):
    async def evening():
        async with calling(server, guest(server, "Ada")) as ada:
            opened = await ada.granted("open", game="climb", seats=2, pace="instant")
            await ada.granted("enter", table=opened["table"])
            await ada.sees(lambda scene: scene["table"] == opened["table"])
            assert ada.scene["setting"]["bots"] == ["random"]
            await ada.granted("seat-bot", strength="random")
            await ada.granted("begin")
            await ada.granted("hand-over", strength="random")
            await ada.sees(lambda scene: scene["public"]["phase"] == "ended")
            return ada.scene

    scene = asyncio.run(evening())
    assert scene["public"]["result"]["ending"]["rule"] in {"C2", "C3"}


def test_a_strength_that_it_lacks_is_refused(server):
    async def evening():
        async with calling(server, guest(server, "Ada")) as ada:
            opened = await ada.granted("open", game="climb", seats=2)
            await ada.granted("enter", table=opened["table"])
            return await ada.ask("seat-bot", strength="strong")

    refused = asyncio.run(evening())
    assert refused["key"] == "no-such-bot"
    assert "random" in refused["sentence"]


def test_a_deal_is_what_its_seed_says():
    assert GAME.deal(2, Chance("a climb")) == GAME.deal(2, Chance("a climb")) != GAME.deal(2, Chance("another"))
