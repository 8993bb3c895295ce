"""A server that finds tables of TEN from before its rules changed: they go on as they began."""

import asyncio
import random

import pytest

from tenback import record
from tenback.server.rooms import now
from tenback.table import Table, wishes
from tests.server.house import SOON, calling, guest, serving, sqlite_place
from tests.server.test_clocks import keep
from tests.table.logged import ADA, Evening, opened

AN_HOUR = 3_600_000  # milliseconds


def left_to_bots(seats, strength):
    """A table of version 1 in the middle of a game, which Ada has handed over; its pace is the bots' own."""
    options = {"limit": 5} if seats == 1 else {}
    begun = opened(ADA, "ten", seats, seed="1" * 32, options=options, pace="instant", listed=True, rules=1)
    evening = Evening(begun, now=now() - AN_HOUR)
    for seat in range(1, seats):
        evening.host(ADA, wishes.seat_bot, seat, strength)
    evening.host(ADA, wishes.begin)
    dice = random.Random("begun")
    while len(evening.table.actions) < 40 or evening.table.turn != 0:
        seat = evening.table.turn
        by = "bot" if 0 < seat < seats else ""
        evening.moved("somebody", seat, wishes.play, evening.action(dice), by=by)
    evening.host(ADA, wishes.hand_over, None, strength)
    return evening


@pytest.mark.parametrize(("seats", "strength"), [(1, "novice"), (2, "fast"), (3, "novice")])
def test_bots_play_a_table_of_version_1_on_to_its_end(seats, strength):
    evening = left_to_bots(seats, strength)
    with sqlite_place() as place:
        asyncio.run(keep(place, evening))
        with serving(place) as server:
            table = asyncio.run(played_out(server, evening.name))
            assert "a bot's wish was declined" not in server.logged
    played = table.record()
    assert (table.setting.rules, played.rules) == (1, 1)
    assert played.actions[: len(evening.table.actions)] == tuple(evening.table.actions)
    record.check(played)


async def played_out(server, name):
    """The table at its end, which somebody waited for: where nobody looks, bots rest."""
    async with asyncio.timeout(4 * SOON), calling(server, guest(server, "Eve")) as eve:
        await eve.granted("enter", table=name)
        await eve.sees(lambda scene: scene["public"]["phase"] == "ended")
    return Table.of(name, (await server.place.logs())[name])
