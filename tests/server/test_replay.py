"""Looking back at a game: eyes see what they saw then. Whose eyes one may have is asked in `tests/table/test_viewing`.

That they see no more than that, evening after evening, is checked in `leaks`.
"""

import gzip
import json
import random

import pytest

from tenback import games
from tenback.server.replay import TOLD, replay
from tenback.server.scenes import Scenes
from tenback.table import Phase, Table
from tenback.table.viewing import ALL, NOBODY, Eyes
from tests.server.house import a_game, guest, http
from tests.server.leaks.checks import play
from tests.server.leaks.evening import Plot


@pytest.fixture(scope="module", params=[game.slug for game in games.shelf()])
def log(request):
    """Of a game for two, with everything that may come in between."""
    plot = Plot.any(random.Random(request.param), game=request.param, seats=2, bots=1, watch="public", listed=True)
    evening = play(f"looking back {request.param}", plot)
    return evening.world.disk.logs()[evening.table.id]


@pytest.mark.parametrize("eyes", [Eyes("0", 0, ()), Eyes("1", 1, ()), Eyes(NOBODY, None, ()), Eyes(ALL, 1, ())])
def test_the_moments_are_what_these_eyes_were_sent(log, eyes):
    told = json.loads(replay(log[0].table, log, eyes))
    table, live = Table(log[0].table), []
    for entry in log:
        was_over = table.phase is Phase.ENDED
        happened = table.fold(entry)
        if entry.kind in TOLD and table.state and not was_over:
            [frame] = Scenes(table).events([happened], eyes.seat)
            live.append(json.loads(frame))
    played = [each for each in told["moments"] if each["kind"] == "played"]
    assert played
    assert all(len(each["facts"]["actions"]) == 1 for each in played)
    assert heard(told["moments"]) == heard(live)
    assert without_numbers(told["moments"][-1]["scene"]) == without_numbers(live[-1]["scene"])
    positions = told["positions"]
    assert (positions is None) == (eyes.name != ALL)
    if positions:
        assert len(positions) == len(told["moments"])
        assert table.state
        assert positions[-1] == table.state.position()


def heard(frames):
    """Everything that was told, one thing after the other, however many came at once."""
    told: list[object] = []
    for frame in frames:
        told += frame["news"] or [(frame["kind"], frame["seat"], frame["facts"])]
    return told


def without_numbers(scene):
    return {name: part for name, part in scene.items() if name != "seq"}


async def test_a_replay_is_asked_for_like_a_record(server):
    async with a_game(server, "face-to-face", "Ada", "Bela", watch="public") as (ada, _, eve):
        table, key = ada.scene["table"], (await ada.granted("invite"))["key"]
        path = f"/api/tables/{table}/replay"
        early = http(server, "GET", path, token=ada.who.token)
        assert (early.status, early.json["error"]) == (409, "not-ended")
        await ada.granted("resign")
        whole = http(server, "GET", f"{path}?eyes=all", token=ada.who.token)
        assert (whole.status, whole.json["eyes"], len(whole.json["positions"])) == (200, "all", 2)
        small = http(server, "GET", f"{path}?eyes=all", token=ada.who.token, accept_encoding="gzip")
        assert small.headers["content-encoding"] == "gzip"
        assert json.loads(gzip.decompress(small.body)) == whole.json
        watched = http(server, "GET", path, token=eve.who.token, x_tenback_key=key)
        assert (watched.status, watched.json["eyes"], watched.json["positions"]) == (200, "none", None)
        for eyes in ("0", "1", "all"):
            peeking = http(server, "GET", f"{path}?eyes={eyes}", token=eve.who.token, x_tenback_key=key)
            assert (peeking.status, peeking.json["error"]) == (409, "not-your-eyes")
        stranger = guest(server, "Mallory").token
        answer = http(server, "GET", path, token=stranger)
        nowhere = http(server, "GET", "/api/tables/nowhere/replay", token=stranger)
        assert (answer.status, answer.body) == (nowhere.status, nowhere.body)
        nameless = http(server, "GET", path, x_tenback_key=key)
        assert (nameless.status, nameless.json["eyes"], nameless.json["allowed"]) == (200, "none", ["none"])
        assert http(server, "GET", path).body == nowhere.body
