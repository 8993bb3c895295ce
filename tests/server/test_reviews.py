"""Reviews that the server makes: the same as `tenback review` makes, once, in the background, for those who may."""

import asyncio
import json
import os
import signal
import time
from types import SimpleNamespace
from typing import Any

import pytest
from typer.testing import CliRunner

from tenback import record
from tenback.cli.app import app
from tenback.server import rescues
from tenback.server.metrics import Measures
from tenback.server.reviews import making
from tenback.solvers.winnable import Answer, winnable
from tests.server.ended import log_of, put, reviewed
from tests.server.house import SOON, a_game, calling, guest, http, limits, serving, sqlite_place

WORLDS = "20"
SMALL = {"TENBACK_REVIEWS_WORLDS": WORLDS, "TENBACK_REVIEWS_WORKERS": "1", "TENBACK_BOTS_NICENESS": "0"}
CUT = {"the-game": 24, "quick-and-easy": 24, "face-to-face": 24, "ten": 24}
GAMES = {game: reviewed(game, actions) for game, actions in CUT.items()}
FAILS = """
from tenback.server.workers import reviewers
real = reviewers.Reviewers._asked
async def asked(self, worker, piece):
    if piece.task == 3:
        raise reviewers.PieceFailed
    return await real(self, worker, piece)
reviewers.Reviewers._asked = asked
"""
NEVER = """
import asyncio
from tenback.server.workers import reviewers
async def asked(self, worker, piece):
    await asyncio.Event().wait()
reviewers.Reviewers._asked = asked
"""


def name(game):
    return f"table-{game}"


@pytest.fixture(scope="module")
def house():
    """A server with four games that have ended, and a private one."""
    with sqlite_place() as place:
        logs = [log_of(name(game), told) for game, told in GAMES.items()]
        private = log_of("private", GAMES["the-game"], listed=False)
        only_players = log_of("players", GAMES["the-game"], watch="public")
        put(place, *logs, private, only_players)
        with serving(place, settings=SMALL) as server:
            yield server


@pytest.fixture(scope="module")
def ada(house):
    return guest(house, "Ada")


def asked(server, table, who, method="GET"):
    return http(server, method, f"/api/tables/{table}/review", token=who.token)


async def made(server, table, who):
    """Its last word."""
    until = time.monotonic() + 10 * SOON
    while True:
        told = (await asyncio.to_thread(asked, server, table, who)).json
        if told["state"] in {"done", "failed"}:
            return told
        assert time.monotonic() < until, told["state"]
        await asyncio.sleep(0.1)


@pytest.mark.parametrize("game", GAMES)
async def test_the_figures_are_those_of_the_command(house, ada, game, tmp_path):
    assert asked(house, name(game), ada).json["state"] == "none"
    first = asked(house, name(game), ada, "POST")
    assert (first.status, first.json["state"]) == (200, "working")
    told = await made(house, name(game), ada)
    assert (told["state"], told["done"], told["failed"]) == ("done", told["of"], [])
    file = tmp_path / "record.json"
    file.write_text(record.to_json(GAMES[game]), "utf-8")
    printed = CliRunner().invoke(app, ["review", str(file), "--worlds", WORLDS, "--workers", "1", "--json"])
    assert told["review"] == json.loads(printed.stdout.strip().splitlines()[-1])
    again = asked(house, name(game), ada, "POST").json
    assert again == told  # made once


def test_not_for_strangers_nor_while_it_runs(house, ada):
    for method in ("GET", "POST"):
        private = asked(house, "private", ada, method)
        assert (private.status, private.json["error"]) == (404, "no-such-table")
        players = asked(house, "players", ada, method)
        assert (players.status, players.json["error"]) == (409, "not-for-you")
    nobody = http(house, "POST", f"/api/tables/{name('ten')}/review")
    assert nobody.status == 403
    assert http(house, "GET", f"/api/tables/{name('ten')}/review?after=x").status == 400


def test_so_many_reviews_may_wait():
    with sqlite_place() as place:
        put(place, *(log_of(each, GAMES["the-game"]) for each in ("one", "two")))
        with serving(place, settings={**SMALL, **limits(reviews_waiting=1)}, before=NEVER) as server:
            who = guest(server, "Ada")
            assert asked(server, "one", who, "POST").json["state"] == "working"
            full = asked(server, "two", who, "POST")
            assert (full.status, full.json["error"]) == (503, "reviews-full")
            assert asked(server, "one", who, "POST").status == 200  # what waits already may be asked for again
            assert asked(server, "two", who).json["state"] == "none"


async def test_a_running_game_has_none(house):
    async with a_game(house, "face-to-face", "Cleo", "Dora") as (cleo, *_):
        table = cleo.scene["table"]
        for method in ("GET", "POST"):
            answer = asked(house, table, cleo.who, method)
            assert (answer.status, answer.json["error"]) == (409, "not-ended")
        answer = http(house, "POST", f"/api/tables/{table}/branches", {"wish": "1", "actions": 0}, token=cleo.who.token)
        assert (answer.status, answer.json["error"]) == (409, "not-ended")


def test_it_outlives_the_server_and_what_failed_is_tried_again():
    with sqlite_place() as place:
        put(place, log_of("t", GAMES["face-to-face"]))
        with serving(place, settings=SMALL, before=FAILS) as server:
            ada = guest(server, "Ada")
            assert asked(server, "t", ada, "POST").json["state"] == "working"
            until = time.monotonic() + 10 * SOON
            while not (told := asked(server, "t", ada).json)["done"]:
                assert time.monotonic() < until
                time.sleep(0.05)
            os.kill(server.pid, signal.SIGKILL)
            assert server.process
            server.process.wait()
            server.start()
            asyncio.run(server.ready())
            again = asked(server, "t", ada).json
            assert again["state"] != "none"
            assert again["done"] >= told["done"]
            failed = asyncio.run(made(server, "t", ada))
            assert (failed["state"], failed["reason"], failed["failed"]) == ("failed", "turns", [3])
            assert failed["review"]["turns"][2]["after"] is None
            assert failed["review"]["turns"][3]["after"] is not None
        with serving(place, settings=SMALL) as server:
            assert asked(server, "t", ada, "POST").json["state"] == "working"
            done = asyncio.run(made(server, "t", ada))
            assert (done["state"], done["failed"]) == ("done", [])


def test_who_is_alone_judges_the_turns_first():
    """They are what is read. With two, one begins with what takes longest: until when it could be won."""
    assert making.in_order([2, 0, 1], workers=1) == [1, 2, 0]
    assert making.in_order([2, 0, 1], workers=2) == [0, 1, 2]


async def test_its_processes_stay_for_the_next_review(monkeypatch):
    """Who looks back at one game may look back at the next; after a while they go."""
    monkeypatch.setattr(making, "REST_AFTER", 0.3)
    rested = []

    async def rest():
        rested.append(time.monotonic())

    async def nothing_wanted():
        return []

    house: Any = SimpleNamespace(store=None, shared=False)
    reviewers: Any = SimpleNamespace(rest=rest)
    shelf: Any = SimpleNamespace(wanted=nothing_wanted)
    unused: Any = None
    found = making.Making(house, reviewers, unused, Measures(), unused)
    found.shelf = shelf
    found._worked = began = time.monotonic()
    task = asyncio.create_task(found.keep_making())
    async with asyncio.timeout(SOON):
        while not rested:
            found.wake()  # somebody looks whether theirs is done
            await asyncio.sleep(0.01)
    task.cancel()
    assert rested[0] - began >= making.REST_AFTER


# Playing on


def test_a_table_from_a_moment(house, ada):
    path = f"/api/tables/{name('the-game')}/branches"
    opened = http(house, "POST", path, {"wish": "w1", "actions": 9}, token=ada.token)
    assert opened.status == 201
    again = http(house, "POST", path, {"wish": "w1", "actions": 9}, token=ada.token)
    assert again.json == opened.json  # the same wish, the same table
    for wrong, key in (
        ({"wish": "w2", "actions": 25}, "no-such-moment"),
        ({"wish": "w2", "actions": 9, "strength": "godlike"}, "no-such-bot"),
        ({"wish": "w2", "actions": 9, "seat": 7}, "no-such-seat"),
        ({"wish": "w2", "actions": -1}, "bad-request"),
        ({"wish": "w2", "actions": 9, "position": {}}, "bad-request"),
    ):
        answer = http(house, "POST", path, wrong, token=ada.token)
        assert answer.json["error"] == key, wrong
    for table, key in (("private", "no-such-table"), ("players", "not-for-you")):
        answer = http(house, "POST", f"/api/tables/{table}/branches", {"wish": "w3", "actions": 9}, token=ada.token)
        assert answer.json["error"] == key
    friends = http(house, "POST", path, {"wish": "w4", "actions": 9, "others": "friends"}, token=ada.token)
    assert friends.json["key"]


async def test_a_puzzle_tells_nothing_before_it_is_played(house, ada):
    path = f"/api/tables/{name('the-game')}/puzzles"
    made_ = http(house, "POST", path, {"actions": 9}, token=ada.token)
    assert made_.status == 201
    puzzle = made_.json["puzzle"]
    assert http(house, "POST", path, {"actions": 9}, token=ada.token).json["puzzle"] == puzzle
    eve = guest(house, "Eve")
    told = http(house, "GET", f"/api/puzzles/{puzzle}")
    assert told.status == 200
    assert set(told.json) == {"game", "title", "options", "seats", "turn", "ending"}
    table = http(house, "POST", f"/api/puzzles/{puzzle}/tables", {"wish": "e1"}, token=eve.token).json["table"]
    async with calling(house, eve) as line:
        await line.granted("enter", table=table, key=None)
        await line.sees(lambda scene: bool(scene["public"]["phase"] == "playing"))
        scene = line.scene
        assert scene["setting"]["branch"] == {"table": None, "turn": 4, "actions": 9}
        assert scene["reveal"] is None
        shown = json.dumps(scene)
        seed = GAMES["the-game"].seed
        assert seed
        assert seed not in shown
        assert name("the-game") not in shown
    for page in ("record.json", "replay", "review"):
        assert http(house, "GET", f"/api/tables/{table}/{page}", token=eve.token).status == 409
    gone = http(house, "GET", f"/api/puzzles/{'0' * 32}")
    assert (gone.status, gone.json["error"]) == (404, "no-such-puzzle")


async def without_tables(place, tables):
    async with place.store_here() as store:
        await store.delete_tables(tables)


def test_a_puzzle_of_a_table_that_was_deleted():
    with sqlite_place() as place:
        put(place, log_of("t", GAMES["the-game"]))
        with serving(place, settings=SMALL) as server:
            ada = guest(server, "Ada")
            made_ = http(server, "POST", "/api/tables/t/puzzles", {"actions": 9}, token=ada.token).json["puzzle"]
        asyncio.run(without_tables(place, ["t"]))
        with serving(place, settings=SMALL) as server:
            for method, path, body in (("GET", "", None), ("POST", "/tables", {"wish": "1"})):
                answer = http(server, method, f"/api/puzzles/{made_}{path}", body, token=ada.token)
                assert (answer.status, answer.json["error"]) == (404, "no-such-puzzle")


# Rescue this game


@pytest.mark.parametrize("game", rescues.GAMES)
def test_every_position_can_be_saved(game):
    """The whole collection folds, and of team games the solver proves every one: all fifty take seconds."""
    kept = rescues.rescues(game)
    assert len(kept.positions) == 50
    assert len({each.seed for each in kept.positions}) == len(kept.positions)
    for number, each in enumerate(kept.positions):
        state = kept.state(number)
        assert state.ending is None
        assert state.turn is not None
        assert (each.fast.of, each.strong.of) == (200, 20)
        assert 0 < each.fast.saved < 0.6 * each.fast.of
        assert 0 <= each.strong.saved <= each.strong.of
        if state.position().get("draw") is not None:
            assert winnable(state).answer is Answer.YES
    ratings = [each.fast.saved for each in kept.positions]
    assert ratings == sorted(ratings, reverse=True)


def test_a_game_to_rescue_is_opened(house, ada):
    listed = http(house, "GET", "/api/rescues")
    assert len(listed.json["rescues"]) == sum(len(rescues.rescues(game).positions) for game in rescues.GAMES)
    assert "seed" not in listed.body.decode()
    opened = http(house, "POST", "/api/rescues/face-to-face/50/tables", {"wish": "r1"}, token=ada.token)
    assert opened.status == 201
    for path in ("the-game/51", "the-game/0", "ten/1", "the-game/x", "the-game/-1"):
        gone = http(house, "POST", f"/api/rescues/{path}/tables", {"wish": "r2"}, token=ada.token)
        assert (gone.status, gone.json["error"]) == (404, "no-such-rescue")
