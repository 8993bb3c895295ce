"""Clients that do not read. They get a snapshot instead of the backlog, or are cut off; nobody waits for them."""

import asyncio
import socket
from contextlib import AsyncExitStack

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.house import SOON, calling, guest, limits, measured, memory, opened, serving, sqlite_place
from tests.server.players import Player, Witness, playing

STUCK = 2.0  # seconds, instead of twenty
SMALL = 4096  # bytes that the machine keeps, on either side, for somebody who does not read
NARROW = f"""
import tenback.server.serve as serving, socket
def narrow(*where, listen=serving.listen):
    line = listen(*where)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, {SMALL})
    return line
serving.listen = narrow
"""
IMPATIENT = limits(stuck=STUCK)


@pytest.fixture(scope="module")
def server():
    with sqlite_place() as place, serving(place, before=NARROW) as running:
        yield running


@pytest.fixture(scope="module")
def impatient():
    """One that soon cuts off those who never read."""
    with sqlite_place() as place, serving(place, before=NARROW, settings=IMPATIENT) as running:
        yield running


def narrow(server):
    """A line on which little fits that is not read."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    line.connect(("127.0.0.1", server.port))
    return {"sock": line, "max_queue": 1}


async def a_busy_table(server):
    """TEN, which takes hundreds of moves: one person and four bots, at full speed."""
    host = guest(server, "Ada")
    async with calling(server, host) as line:
        table, key = await opened(line, "ten", 5, bots=4)
    return Player(host, lambda: server.line, table, key, Witness())


async def test_a_slow_reader_gets_one_snapshot_instead_of_the_backlog_and_nobody_waits_for_it(server):
    player = await a_busy_table(server)
    async with calling(server, guest(server, "Slow"), **narrow(server)) as slow:
        await slow.granted("enter", table=player.table, key=player.key)
        async with playing(player):
            await player.until(lambda each: each.ended == 1, within=2 * SOON)
        assert measured(server, "tenback_snapshots_total") == 0  # nothing is made for somebody who does not read
        last = await slow.scene_at(player.scene["seq"])
        assert last["public"] == player.scene["public"]
        first, second = [frame["scene"]["seq"] for frame in slow.heard if frame["type"] == "snapshot"]
        events = [frame["seq"] for frame in slow.heard if frame["type"] == "event"]
    assert events == [*range(first + 1, events[-1] + 1)]
    assert events[-1] < second == player.scene["seq"]
    assert measured(server, "tenback_snapshots_total") == 1
    assert player.witness.wrong == []


async def test_those_who_never_read_are_cut_off_and_take_little_memory(impatient):
    player = await a_busy_table(impatient)
    async with AsyncExitStack() as stack:
        deaf = [
            await stack.enter_async_context(calling(impatient, guest(impatient, "Deaf"), **narrow(impatient)))
            for _ in range(30)
        ]
        for each in deaf:
            await each.granted("enter", table=player.table, key=player.key)
        before = memory(impatient.pid)
        async with playing(player):
            await player.until(lambda each: each.ended == 1, within=2 * SOON)
            assert memory(impatient.pid) - before < 30 * 2**20
            async with asyncio.timeout(SOON):
                while measured(impatient, "tenback_sockets") > 1:  # noqa: ASYNC110 - the server's figures
                    await asyncio.sleep(0.1)
            assert player.connected == 1
        assert measured(impatient, "tenback_slow_closed_total") == 30
        for each in deaf:
            with pytest.raises(ConnectionClosed):
                await each.until("never")


async def test_whoever_asks_and_does_not_listen_is_cut_off(server):
    host = guest(server, "Ada")
    async with calling(server, host, **narrow(server)) as line:
        table, _ = await opened(line, "ten", 5, bots=4)
        for number in range(190):
            await line.send({"type": "enter", "id": f"again-{number}", "table": table})
        async with asyncio.timeout(SOON):
            while measured(server, "tenback_sockets"):  # noqa: ASYNC110 - the server's figures
                await asyncio.sleep(0.1)
        with pytest.raises(ConnectionClosed) as closed:
            await line.until("never")
        assert closed.value.rcvd is None or closed.value.rcvd.code == 1013
