"""Nothing secret leaves the server: a short version of `make leaks`, and leaks planted on purpose."""

import json
import random
from collections import Counter
from types import SimpleNamespace
from typing import Any

import pytest
from starlette.routing import Route

from tenback import games
from tenback.protocol import server_frames
from tenback.server.routes import application
from tests.server.leaks.checks import Figures, check_evening, check_world, play
from tests.server.leaks.evening import Plot
from tests.server.leaks.journal import Journal
from tests.server.leaks.plants import PLANTS, found_by
from tests.server.leaks.real import check_for_real
from tests.server.leaks.scenes import check_hint
from tests.server.leaks.shapes import Leak, among, check_sentence, expect, fields, within
from tests.server.leaks.story import Story

EVENINGS = 2  # of each game
GAMES = [game.slug for game in games.shelf()]


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_told_what_they_may_not_know_and_nobody_can_tell_twins_apart(game):
    frames: Counter[str] = Counter()
    twins = 0
    for number in range(EVENINGS):
        seed = f"{game} {number}"
        figures = check_evening(seed, Plot.any(random.Random(seed), game=game))
        for (kind, _), count in figures.frames.items():
            frames[kind] += count
        twins += figures.twins["found"]
    assert {"ack", "refused", "planned", "event", "snapshot", "table-list"} <= frames.keys()
    assert frames.total() > 500
    assert twins


# Of these only refusals are looked at: who may have them is nobody of an evening.
REFUSED = {
    **{("GET", f"/api/admin/{what}"): "the owner's" for what in ("people", "tables", "reports", "log", "house")},
    ("POST", "/api/admin/wishes"): "the owner's; see test_host.py",
    ("POST", "/api/me/notices/push"): "it would send a push; see test_notices.py",
    ("POST", "/api/me/notices/mail"): "it would send a mail",
    ("POST", "/api/notices/confirm"): "by a link in a mail",
    ("POST", "/api/notices/off"): "by a link in a mail",
}


def test_every_address_is_asked_for_so_that_a_new_one_without_a_check_is_noticed():
    evening = play("addresses", Plot.any(random.Random("addresses"), game="the-game", seats=2, bots=0, listed=False))
    routes = [
        (method, route.path, route.path_regex)
        for route in application(evening.world.servers[0]).routes
        if isinstance(route, Route)
        for method in (route.methods or set()) - {"HEAD"}
    ]
    asked, granted = set(), set()
    for page in evening.world.responses:
        bare = page.path.partition("?")[0]
        found = next(
            ((method, path) for method, path, regex in routes if method == page.method and regex.match(bare)), None
        )
        asked.add(found)
        if page.status < 400:
            granted.add(found)
    there = {(method, path) for method, path, _ in routes}
    assert sorted(there - asked) == [], "ask for these in tests/server/leaks/errands.py, and check what they tell"
    assert sorted((there - granted) ^ REFUSED.keys()) == []
    check_world(evening.world, Figures())


async def test_a_real_server_tells_nobody_what_they_may_not_know(place):
    figures = await check_for_real(place, 800, "short")
    assert figures.told >= 800
    assert figures.lines


@pytest.mark.parametrize(
    ("plant", "check"),
    [(plant, check) for plant in PLANTS for check in plant.by],
    ids=lambda value: getattr(value, "what", value),
)
def test_a_leak_planted_on_purpose_is_found(plant, check):
    assert found_by(plant, check, 25)


@pytest.mark.parametrize(
    ("question", "asked"),
    [
        (fields, ({"seat": 0, "hand": []}, "seat")),  # one field more
        (fields, ({"seat": 0}, "seat hand")),
        (fields, ([0], "seat")),
        (expect, (1, 2)),
        (expect, (1, True)),
        (expect, ({"hidden": 2}, [2, 3])),
        (among, (5, range(5))),
        (within, (11, 0, 10)),
        (within, (True, 0, 10)),
        (within, ("5", 0, 10)),
        (check_sentence, ("You do not hold 37, but 41.", "not-in-hand", [37])),
        (check_sentence, ("You do not hold R7, but B9.", "not-in-hand", ["R7"])),
    ],
)
def test_what_does_not_belong_there_is_a_leak(question, asked):
    with pytest.raises(Leak):
        question("a path", *asked)


@pytest.mark.parametrize(
    ("question", "asked"),
    [
        (fields, ({"seat": 0, "hand": []}, "hand seat")),
        (expect, ({"hidden": 2}, {"hidden": 2})),
        (among, (4, range(5))),
        (within, (10, 0, 10)),
        (check_sentence, ("You do not hold 37; keep off up1. (G8)", "not-in-hand", [37])),
        (check_sentence, ("At most 20 actions at once.", "too-many-actions", [])),
    ],
)
def test_what_belongs_there_is_none(question, asked):
    question("a path", *asked)


def a_hint(**besides):
    """With every field that the protocol gives it, in the hand of somebody who holds 40."""
    best = server_frames.HintWorth(["40>up1"], server_frames.Guess(0.5, 0.1), None, 300)
    told = server_frames.HintTold(best, None, [], 39, [], exact=False, **besides)
    frame = json.loads(server_frames.encode(server_frames.Hinted("w1", 3, told)))
    moment: Any = SimpleNamespace(game="the-game", cards=SimpleNamespace(hands=((40,),)))
    return frame, moment, 0


def test_the_check_knows_every_field_of_a_hint():
    check_hint(*a_hint())
    with pytest.raises(Leak, match="risk"):
        check_hint(*a_hint(risk=0.5))  # what comes next is nobody's to know in The Game
    frame, moment, seat = a_hint()
    frame["hint"]["drawn"] = 41
    with pytest.raises(Leak, match="drawn"):
        check_hint(frame, moment, seat)


def test_an_interrupted_run_goes_on_where_it_stopped(tmp_path):
    path = tmp_path / "leaks.jsonl"
    figures = Figures(frames=Counter({("event", "seated"): 3}), twins=Counter(found=2), same=5, pages=7)
    Journal("a seed", path).keep(4, figures)
    with path.open("a") as file:
        file.write('{"evening": 5, "fra')  # killed while it wrote
    assert Journal("a seed", path).done == {4: figures}
    assert Journal("another seed", path).done == {}
    assert Journal("a seed", path).done == {}


def test_the_second_reading_of_a_log_knows_what_the_table_knows():
    for number in range(3):
        evening = play(f"read twice {number}", None)
        moment = Story(evening.world.disk.logs()[evening.table.id]).last
        assert moment.state == evening.table.state
        assert moment.phase == evening.table.phase.value
