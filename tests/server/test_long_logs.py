"""However long a table's log is, nobody at another table waits for it; and how long it may become."""

import asyncio
import threading
from functools import partial
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast

import pytest

from tenback.protocol import client_frames as wire
from tenback.server import replay, rooms
from tenback.server.desk import Desk
from tenback.server.limits import Limits, Rate
from tenback.server.lobby import Lobby
from tenback.server.metrics import Measures
from tenback.server.presence import Presence
from tenback.server.rooms import House
from tenback.server.visiting import Visit
from tenback.server.whereabouts import Whereabouts
from tenback.store import Listing, SqliteStore, queries, rows
from tenback.store import Person as Known
from tenback.table import Declined, Table, agree, granting, viewing, wishes
from tenback.table.kept import KEPT_EVERY
from tests.server.house import SOON, a_game, calling, http, opened
from tests.table.evening import ADA, GRANTED, carefully, playing, verdict

PAUSES = 400


@pytest.fixture
def folder():
    with TemporaryDirectory(prefix="tenback-") as made:
        yield Path(made)


def log_of(name, pauses):
    """The log of somebody alone who pauses and resumes, over and over."""
    table, log, ids = Table(name), [], count()

    def note(bodies):
        entries = wishes.stamped(table, bodies, actor="ada", command=str(next(ids)), at=table.at + 1)
        for entry in entries:
            table.fold(entry)
        log.extend(entries)

    note(wishes.open_table(agree(game="the-game", seats=1), ADA, seed=name))
    note(wishes.begin(table, "ada"))
    for _ in range(pauses):
        note(wishes.pause(table, "ada"))
        note(wishes.resume(table, "ada"))
    return log


class Gate:
    """What a thread comes to, and waits at until it is let through. The event loop would wait for itself."""

    def __init__(self):
        self.reached, self._open = threading.Event(), threading.Event()

    def __call__(self):
        self.reached.set()
        assert self._open.wait(SOON)

    def open(self):
        self._open.set()


@pytest.fixture
def gate():
    made = Gate()
    yield made
    made.open()


async def housed(folder, **pauses):
    store = SqliteStore(folder / "log.sqlite3")
    await store.open()
    for name, times in pauses.items():
        log = log_of(name, times)
        for part in range(0, len(log), 500):
            await store.append(log[part : part + 500])
    return House(store, Measures(), shared=False)


async def pauses_once(house, name):
    room = await house.room(name)
    await house.carry_out(room, actor="ada", command="once more", make=partial(wishes.pause, person="ada"))
    return room.table.paused


async def test_a_wish_elsewhere_is_granted_while_a_long_log_is_being_folded(folder, gate, monkeypatch):
    house = await housed(folder, long=PAUSES, victim=0)
    victim = await house.room("victim")
    victim.needed += 1
    whole = rooms.folded
    monkeypatch.setattr(rooms, "folded", lambda *said: (gate(), whole(*said))[1])
    coming = asyncio.create_task(house.room("long"))
    await asyncio.to_thread(gate.reached.wait, SOON)
    assert await asyncio.wait_for(pauses_once(house, "victim"), SOON)
    assert not coming.done()
    gate.open()
    assert (await coming).table.seq == 3 + 2 * PAUSES
    await house.store.close()


async def test_a_wish_elsewhere_is_granted_while_a_long_log_is_being_read(folder, gate, monkeypatch):
    house = await housed(folder, long=PAUSES, victim=0)
    whole = rows.entry_from
    monkeypatch.setattr(queries, "entry_from", lambda row: (row[0] == "long" and gate(), whole(row))[1])
    coming = asyncio.create_task(house.room("long"))
    await asyncio.to_thread(gate.reached.wait, SOON)
    assert await asyncio.wait_for(pauses_once(house, "victim"), SOON)
    assert not coming.done()
    gate.open()
    await coming
    await house.store.close()


@pytest.mark.parametrize("asked", ["history", "outcomes"])
async def test_a_wish_elsewhere_is_granted_while_somebodys_many_tables_are_read(folder, gate, monkeypatch, asked):
    house = await housed(folder, victim=0)
    people = (("mallory", 0),)
    tables = [Listing(str(n), "ten", "ended", listed=False, opened=n, changed=n, people=people) for n in range(200)]
    await house.store.append([], tables)
    for name in ("listing_from", "outcome_from"):
        whole = getattr(rows, name)
        monkeypatch.setattr(queries, name, lambda row, whole=whole: (gate(), whole(row))[1])
    reading = asyncio.create_task(getattr(house.store, asked)("mallory", limit=1000))
    await asyncio.to_thread(gate.reached.wait, SOON)
    assert await asyncio.wait_for(pauses_once(house, "victim"), SOON)
    assert not reading.done()
    gate.open()
    assert len(await reading) == 200
    await house.store.close()


async def test_who_comes_and_goes_has_a_long_log_read_once(folder, monkeypatch):
    house = await housed(folder, long=PAUSES)
    folds = count()
    whole = rooms.folded
    monkeypatch.setattr(rooms, "folded", lambda *said: (next(folds), whole(*said))[1])
    for _ in range(20):
        house.tidy(await house.room("long"))
    assert next(folds) == 1
    assert not house.rooms
    await house.store.close()


async def test_the_long_tables_that_are_kept_are_few(folder, monkeypatch):
    monkeypatch.setattr(rooms, "MOST_LONG", 2)
    house = await housed(folder, a=110, b=110, c=110)
    for name in ("a", "b", "c"):
        house.tidy(await house.room(name))
    assert list(house._long) == ["b", "c"]
    await house.store.close()


async def test_a_table_that_was_set_aside_goes_on_where_the_log_is(folder):
    """Another process has written meanwhile."""
    house = await housed(folder, long=110)
    room = await house.room("long")
    table = room.table
    house.tidy(room)
    entries = wishes.stamped(table, wishes.pause(table, "ada"), actor="ada", command="elsewhere", at=table.at)
    await house.store.append(entries)
    assert (await house.room("long")).table.paused
    await house.store.close()


async def test_what_was_missed_is_told_without_the_log(server):
    """After a restart of the room as well: the last fifty things are there, and nothing is read for them."""
    async with a_game(server, "the-game", "Ada", listed=True) as (ada, _):
        for _ in range(30):
            await ada.granted("pause")
            seq = (await ada.granted("resume"))["seq"]
        async with calling(server, ada.who) as again:
            await again.granted("enter", table=ada.scene["table"], after=seq - 50)
            heard = [await again.hear() for _ in range(50)]
            assert [frame["seq"] for frame in heard] == list(range(seq - 49, seq + 1))
            await again.granted("enter", table=ada.scene["table"], after=seq - 51)
            assert (await again.hear())["type"] == "snapshot"


# How long it may become


def test_somebody_may_do_only_so_much_beside_playing():
    bounds = granting.Bounds(asked=6)
    evening = carefully(playing("the-game", 1), 1)

    def wish(make, actor="ada"):
        table = evening.table
        made = granting.granted(table, make(table), actor=actor, command=str(table.seq), at=table.at, bounds=bounds)
        evening.table, _ = table.after(made.entries)

    for _ in range(3):
        wish(partial(wishes.pause, person="ada"))
        wish(partial(wishes.resume, person="ada"))
    for make in (partial(wishes.pause, person="ada"), partial(wishes.take_back, seat=0)):
        with pytest.raises(Declined, match="6 times"):
            wish(make)
    wish(partial(wishes.pause, person="ada"), actor="another")
    wish(partial(wishes.resume, person="ada"), actor="another")
    wish(lambda table: wishes.play(table, 0, [str(table.state.actions()[0])]))  # the game goes on
    wish(partial(wishes.propose, seat=0, what="abandon"))  # and may be ended


def test_a_log_has_a_bound_beyond_which_only_the_game_goes_on():
    evening = carefully(playing("the-game", 2), 1)
    bounds = granting.Bounds(entries=evening.table.seq)

    def says(make):
        def wish(table):
            bodies = make(table)
            granting.granted(table, bodies, actor="ada", command="x", at=table.at, bounds=bounds)
            return bodies

        return verdict(evening.table, wish)

    assert says(partial(wishes.pause, person="ada")) == "log-full"
    assert says(partial(wishes.chat, person="ada", text="hello")) in {"log-full", "no-chat"}
    assert says(partial(wishes.propose, seat=0, what="abandon")) == "log-full"  # it needs Bela's answer
    assert says(lambda table: wishes.play(table, table.turn, [str(table.state.actions()[0])])) == GRANTED


def test_taking_back_does_not_begin_at_the_deal(monkeypatch):
    """So many plays at most, however far the game has come: counted."""
    evening = carefully(playing("the-game", 1), 40)
    table = evening.table
    there = list(table.replayed(len(table.actions)))
    kind, plays = type(table.state), count()
    whole = kind.play
    monkeypatch.setattr(kind, "play", lambda self, action: (next(plays), whole(self, action))[1])
    for kept in range(len(table.actions)):
        before = next(plays)
        assert table.state_after(kept) == there[kept]
        assert next(plays) - before <= KEPT_EVERY


# Looking back


async def test_a_replay_is_made_for_one_at_a_time_and_a_few_are_promised():
    answers = replay.LongAnswers(3)
    assert [answers.begin("ada") for _ in range(4)] == [True, True, True, False]
    assert answers.begin("bela")
    answers.end("ada")
    assert answers.begin("ada")


async def test_an_answer_counts_until_it_is_sent_or_nobody_is_there_any_more():
    answers = replay.LongAnswers(3)
    for broken in (False, True):
        answers.begin("ada")

        async def send(_: Any, *, broken: bool = broken) -> None:
            if broken:
                raise ConnectionError

        nobody: Any = None  # hears it
        answer = replay.LongAnswer(b"{}", partial(answers.end, "ada"), {})
        try:
            await answer({"type": "http"}, nobody, send)
        except ConnectionError:
            assert broken
    assert [answers.begin("ada") for _ in range(4)] == [True, True, True, False]


def test_a_replay_has_a_bound(monkeypatch):
    monkeypatch.setattr(replay, "MOST_MOMENTS", 10)
    log = log_of("long", 20)
    eyes = viewing.Eyes("0", 0, ("0",))
    assert replay.replay("long", log, eyes).count(b'"type":"event"') == 10


async def test_a_wish_is_granted_while_a_replay_is_made(server):
    """Six ask at once; each is answered or told to wait, and all the while the table plays."""
    async with a_game(server, "face-to-face", "Ada", "Bela") as (ada, bela, _):
        await ada.granted("resign")
        path = f"/api/tables/{ada.scene['table']}/replay"
        asked = [asyncio.to_thread(http, server, "GET", path, token=ada.who.token) for _ in range(6)]
        answers = asyncio.gather(*asked)
        await opened(bela, "ten", 2)
        statuses = {answer.status for answer in await answers}
        assert 200 in statuses
        assert statuses <= {200, 429}


# What one person, or one address, may have written


class Hears:
    """In place of a line."""

    def __init__(self):
        self.frames = []

    def push(self, frame, *, droppable=False):
        self.frames.append((frame, droppable))

    def start_afresh(self):
        """Nothing was dropped."""


NEVER = 1e-9  # a second


def visiting(house, limits, address):
    """Ada's visit from that address, and what she hears."""
    nobody: Any = None
    beside = dict.fromkeys(("bulletin", "hurry", "day", "challenges", "hints"), nobody)
    told = {
        "measures": house.measures,
        "whereabouts": Whereabouts(),
        "presence": Presence(house),
        "secret": b"",
        **beside,
    }
    desk = Desk(house, nobody, Lobby(house.store), limits=limits, **cast("Any", told))
    hears: Any = Hears()
    return Visit(desk, hears, Known("ada", "Ada", "guest", 0), address), hears


async def answer(visit, wish):
    """The key of the refusal, if there is one."""
    try:
        await visit.grant(wish)
    except Declined as declined:
        return declined.key


@pytest.mark.parametrize(
    ("limits", "address", "granted"),
    [
        (Limits(entries=Rate(5, NEVER)), "203.0.113.9", 5),
        (Limits(entries=Rate(5, NEVER)), "127.0.0.1", 10),
        (Limits(entries=Rate(5, NEVER), local=True), "127.0.0.1", 5),
        (Limits(entries_an_address=Rate(5, NEVER)), "203.0.113.9", 5),
        (Limits(), "203.0.113.9", 10),
    ],
)
async def test_nobody_fills_the_disk(folder, limits, address, granted):
    house = await housed(folder)
    visit, _ = visiting(house, limits, address)
    await visit.grant(wire.Open("1", "the-game", 1))
    (table,) = [name async for name in house.store.tables()]
    await visit.grant(wire.Enter("2", table))
    restless = [(wire.Pause, wire.Resume)[number % 2](str(number)) for number in range(4, 13)]
    answers = [await answer(visit, wish) for wish in (wire.Begin("3"), *restless)]
    assert [place for place, key in enumerate(answers) if key is None] == list(range(granted))
    assert answers[granted : granted + 1] == ["too-fast"][: 10 - granted]
    assert len(await house.store.entries(table)) == 2 + granted
    await visit.grant(wire.Begin("3"))  # what was done is acknowledged again, however often
    await house.store.close()


@pytest.mark.parametrize(("address", "granted"), [("203.0.113.9", 3), ("127.0.0.1", 5)])
async def test_nobody_asks_for_the_lobby_without_end(folder, address, granted):
    house = await housed(folder)
    visit, hears = visiting(house, Limits(lobbies=Rate(3, NEVER)), address)
    answers = [await answer(visit, wire.Lobby(str(number))) for number in range(5)]
    assert answers == [None] * granted + ["too-fast"] * (5 - granted)
    assert sum(b'"table-list"' in frame for frame, _ in hears.frames) == granted
    await house.store.close()
