"""Nothing secret leaves the server: a short version of `make leaks`, and leaks planted on purpose."""

import random
from collections import Counter

import pytest

from tenback import games
from tests.server.leaks.checks import check_evening, play
from tests.server.leaks.evening import Plot
from tests.server.leaks.plants import PLANTS, found_by
from tests.server.leaks.real import check_for_real
from tests.server.leaks.shapes import Leak, among, check_sentence, expect, fields, within
from tests.server.leaks.story import Story

EVENINGS = 3  # of each game
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


def test_the_second_reading_of_a_log_knows_what_the_table_knows():
    for number in range(3):
        evening = play(f"read twice {number}", None)
        moment = Story(evening.world.disk.logs()[evening.table.id]).last
        assert moment.state == evening.table.state
        assert moment.phase == evening.table.phase.value
