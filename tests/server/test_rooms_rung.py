"""A table that is rung for while it is read stays known to its process: else who comes in then hears nothing more."""

from unittest.mock import AsyncMock, Mock

import pytest

from tenback.server.metrics import Measures
from tenback.server.rooms import House, Room
from tenback.store import StoreDown
from tests.table.evening import Evening

LOG = Evening().log


def reading(read):
    """A house whose store does that when a log is read."""
    store = Mock(place="", is_removed=AsyncMock(return_value=False))
    house = House(store, Measures(), shared=False)

    async def entries(_table, after):
        await read(house)
        return LOG[after:]

    store.entries = entries
    return house


async def test_a_room_that_is_rung_for_while_it_is_read_is_kept():
    times: list[int] = []

    async def rung(house):
        if not times:
            times.append(1)
            house.ring(["evening"])

    house = reading(rung)
    room = await house.room("evening")
    assert house.rooms == {"evening": room}
    assert room.stale
    await house.catch_up(room)
    assert not room.stale
    await house.close()


async def test_a_damaged_table_keeps_no_other_from_being_read():
    house = reading(AsyncMock())
    damaged, whole = house.rooms["damaged"], house.rooms["evening"] = Room("damaged"), Room("evening")
    # Of another table for one of them.
    house.store.entries_behind = AsyncMock(return_value=dict.fromkeys(house.rooms, LOG[:1]))
    await house._read_together([damaged, whole])
    assert (damaged.table.seq, damaged.stale) == (0, True)
    assert (whole.table.seq, whole.stale) == (1, False)
    await house.close()


async def test_a_room_that_is_tidied_away_while_it_is_read_stays_in_doubt():
    house = reading(AsyncMock())
    room = await house.room("evening")
    room.stale = True

    def left_meanwhile(*_, **__):
        house.tidy(room)
        return {"evening": []}

    house.store.entries_behind = AsyncMock(side_effect=left_meanwhile)
    await house._read_together([room])
    assert house.rooms == {}
    assert room.stale
    await house.close()


async def test_a_room_that_cannot_be_read_is_forgotten():
    house = reading(AsyncMock(side_effect=StoreDown("gone")))
    with pytest.raises(StoreDown):
        await house.room("evening")
    assert house.rooms == {}
