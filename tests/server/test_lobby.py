"""The lobby: read and encoded once for all until it changes, and nobody fills it."""

import asyncio
from typing import Any

import pytest

from tenback.server.desk import Desk
from tenback.server.limits import Limits
from tenback.server.lobby import AT_LEAST_EVERY, Lobby
from tenback.server.metrics import Measures
from tenback.server.whereabouts import Whereabouts
from tenback.store import Listing
from tenback.table import Declined
from tests.server.house import calling, guest, opened, still


def waiting(table, host="ada"):
    seats = [{"kind": "person", "name": host, "bot": None, "host": True}, {"kind": "open"}]
    told: Any = {"title": "TEN", "options": {}, "seats": seats, "watch": "public", "talk": "open", "clock": None}
    return Listing(table, "ten", "waiting", listed=True, opened=1, changed=1, people=((host, 0),), summary=told)


class Shelf:
    """A store that has nothing but a lobby, and counts who asks for it."""

    def __init__(self, *listings):
        self.listings, self.asked = list(listings), 0

    async def lobby(self, _limit, *, attended_after):
        assert attended_after > 0
        self.asked += 1
        await asyncio.sleep(0)
        return list(self.listings)

    async def shout(self, _):
        pass


def lobby_of(shelf: Any, **settings: Any) -> Lobby:
    return Lobby(shelf, **settings)


class Clock:
    now = 0.0

    def __call__(self):
        return self.now


class Looking:
    """Somebody who looks at the lobby."""

    person, name, away = "eve", "Eve", None

    def __init__(self) -> None:
        self.told: asyncio.Queue[bytes] = asyncio.Queue()

    def push(self, frame: bytes, *, droppable: bool = False) -> None:
        assert not droppable
        self.told.put_nowait(frame)

    def table_gone(self, *, removed: bool = False) -> None:
        """There is none."""


async def test_it_is_read_and_encoded_once_however_many_ask():
    shelf = Shelf(waiting("a"))
    lobby = lobby_of(shelf, clock=Clock())
    frames = await asyncio.gather(*(lobby.frame() for _ in range(100)))
    assert len({id(frame) for frame in frames}) == shelf.asked == 1
    shelf.listings.append(waiting("b"))
    lobby.changed_here()
    assert await lobby.frame() != frames[0]
    assert (await lobby.frame(), shelf.asked) == (await lobby.frame(), 2)


async def test_it_is_read_again_after_a_while_since_words_get_lost_between_processes():
    shelf, clock = Shelf(waiting("a")), Clock()
    lobby = lobby_of(shelf, clock=clock)
    await lobby.frame()
    clock.now = AT_LEAST_EVERY - 1
    await lobby.frame()
    assert shelf.asked == 1
    clock.now = AT_LEAST_EVERY
    await lobby.frame()
    assert shelf.asked == 2


async def test_who_came_later_hears_of_every_change_also_back_to_what_was_told_before():
    shelf = Shelf()
    lobby = lobby_of(shelf, clock=Clock())
    early, late = Looking(), Looking()
    telling = asyncio.create_task(lobby.keep_telling())
    empty = await lobby.frame()
    lobby.enter(early, empty)
    shelf.listings = [waiting("a")]
    lobby.changed_here()
    full = await early.told.get()
    lobby.leave(early)
    lobby.enter(late, await lobby.frame())
    shelf.listings = []
    lobby.changed_elsewhere()
    assert await late.told.get() == empty != full
    assert early.told.empty()
    telling.cancel()


def desk_with(lobby):
    nobody: Any = None  # asked here
    return Desk(
        nobody,
        nobody,
        lobby,
        measures=Measures(),
        limits=Limits(),
        whereabouts=Whereabouts(),
        bulletin=nobody,
        presence=nobody,
        hurry=nobody,
        secret=b"",
        day=nobody,
        challenges=nobody,
        hints=nobody,
    )


async def verdict(desk, address):
    try:
        await desk.check_listed("ada", address)
    except Declined as declined:
        return declined.key


@pytest.mark.parametrize(
    ("mine", "here", "address", "says"),
    [
        (2, 0, "203.0.113.9", None),
        (3, 0, "203.0.113.9", "too-many-listed"),
        (3, 0, "127.0.0.1", "too-many-listed"),  # a person is a person, wherever
        (0, 9, "203.0.113.9", None),
        (0, 10, "203.0.113.9", "too-many-listed"),
        (0, 10, "203.0.113.10", None),
        (0, 10, "127.0.0.1", None),  # whoever sits at this machine is trusted
    ],
)
async def test_a_person_and_an_address_list_only_so_many_tables_that_wait(mine, here, address, says):
    others = [waiting(f"other {number}", f"guest {number}") for number in range(here)]
    lobby = lobby_of(Shelf(*others, *(waiting(f"mine {number}") for number in range(mine))))
    desk = desk_with(lobby)
    for number in range(here):
        desk.has_listed(f"other {number}", "127.0.0.1" if address == "127.0.0.1" else "203.0.113.9")
    assert await verdict(desk, address) == says


async def test_tables_that_have_begun_or_gone_do_not_count():
    lobby = lobby_of(Shelf(*(waiting(str(number), f"guest {number}") for number in range(9))))
    desk = desk_with(lobby)
    for number in range(20):
        desk.has_listed(str(number), "203.0.113.9")
    assert await verdict(desk, "203.0.113.9") is None


async def test_nobody_fills_the_lobby(server):
    async with calling(server, guest(server, "Ada")) as ada, calling(server, guest(server, "Bela")) as bela:
        for number in range(3):
            await ada.send({"type": "open", "id": f"own-{number}", "game": "ten", "seats": 2, "listed": True})
            first = await ada.until("ack")
        assert (await ada.ask("open", game="ten", seats=2, listed=True))["key"] == "too-many-listed"
        await ada.send({"type": "open", "id": "own-2", "game": "ten", "seats": 2, "listed": True})
        assert await ada.until("ack") == first  # the same wish gets the same table
        await ada.granted("open", game="ten", seats=2)  # by invitation only: that is in nobody's way
        await opened(bela, "ten", 2, listed=True)
        await ada.granted("enter", table=first["table"])
        await ada.granted("close")
        await ada.granted("open", game="ten", seats=2, listed=True)


async def test_whoever_asks_for_the_lobby_gets_the_list_of_now(server):
    async with calling(server, guest(server, "Ada")) as ada, calling(server, guest(server, "Bela")) as bela:
        await bela.granted("lobby")
        await bela.granted("lobby", on=False)
        table, _ = await opened(ada, "ten", 2, listed=True)
        await still(bela)
        await bela.granted("lobby")
        assert table in {shown["table"] for shown in (await bela.until("table-list"))["tables"]}
