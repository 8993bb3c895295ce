"""Clocks of games that began long ago, on a server that starts."""

import asyncio

from tenback.server.listings import listing
from tenback.server.rooms import now
from tenback.store import at
from tenback.store.rows import entry_from
from tenback.table import wishes
from tests.server.house import SOON, serving, sqlite_place
from tests.table.logged import ADA, BELA, Evening, opened

A_FORTNIGHT = 14 * 24 * 3_600_000  # milliseconds


def test_a_clock_runs_out_in_a_game_that_began_a_fortnight_ago_though_nobody_looks():
    begun = opened(ADA, "face-to-face", 2, seed="1" * 32, clock=60)
    evening = Evening(begun, now=now() - A_FORTNIGHT)
    evening.sit(BELA)
    evening.host(ADA, wishes.begin)
    with sqlite_place() as place:
        asyncio.run(keep(place, evening))
        with serving(place):
            asyncio.run(moved_on(place, evening))


async def keep(place, evening):
    """The table's log, stored as a server of then left it."""
    store = at(place.data, None)
    await store.open()
    try:
        await store.append([entry_from(row) for row in evening.rows], [listing(evening.table)])
    finally:
        await store.close()


async def moved_on(place, evening):
    async with asyncio.timeout(SOON):
        while len((await place.logs())[evening.name]) == evening.table.seq:  # noqa: ASYNC110 - the log grows by itself
            await asyncio.sleep(0.2)
