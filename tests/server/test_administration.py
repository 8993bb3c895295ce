"""What hosts do beside a running server, on both stores: it holds at once, is told in words, and is written down."""

import asyncio
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tenback.cli.host import carry_out
from tenback.protocol import hosting
from tenback.server.administration.pruning import prune
from tenback.server.app import Config
from tenback.server.app import Server as Application
from tenback.server.retention import keep_forgetting
from tenback.server.rooms import now
from tenback.server.settings.config import Retention
from tenback.store import FOR_EVER, Document, Listing, Person
from tenback.table import Entry
from tests.server.house import (
    PLACES,
    SOON,
    Server,
    a_game,
    calling,
    guest,
    http,
    on_turn,
    opened,
    postgres_there,
    serving,
    still,
)

PASSWORD = "correct horse battery"  # noqa: S105 - nobody's


@pytest.fixture(params=["sqlite", "postgres"], scope="module")
def kind(request):
    return request.param


@pytest.fixture(scope="module")
def running(kind):
    if kind == "postgres" and not postgres_there():
        pytest.skip("HALF OF THE SERVER IS UNTESTED: no PostgreSQL; name one in TENBACK_TEST_POSTGRES")
    with PLACES[kind]() as place, serving(place) as server:
        yield server


async def host(server, wish):
    """As `tenback admin` does it, in a process of its own that has the store or asks who has it."""
    return await asyncio.to_thread(carry_out, wish, server.place.data, server.place.database)


def me(server, who):
    return http(server, "GET", "/api/me", token=who.token)


def account(server, name):
    """A guest who has made an account, and the token since then."""
    someone = guest(server, name)
    made = http(server, "POST", "/api/accounts", {"name": name, "password": PASSWORD}, token=someone.token)
    assert made.status == 201, made.body
    return made.json


async def closed_with(caller):
    """The last words, and the code with which the line was closed."""
    said = await caller.until("error")
    with pytest.raises(ConnectionClosed) as closed:
        await caller.until("never")
    assert closed.value.rcvd is not None
    return said, closed.value.rcvd.code


async def test_who_is_banned_is_sent_away_in_words_and_stays_away(running):
    eve = guest(running, "Eve the banned")
    async with calling(running, eve) as line:
        table, _ = await opened(line, "the-game", 2, listed=True)
        done = await host(running, hosting.Ban(eve.id, days=1, reason="Rude."))
        assert done.person.banned.until
        said, code = await closed_with(line)
        assert (said["reason"], code) == ("banned", 4403)
        assert said["sentence"].startswith("Whoever runs this server has banned you until 20")
        assert said["sentence"].endswith(": Rude.")
    with pytest.raises(ConnectionClosed) as closed:
        async with calling(running, eve):
            pass
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4403
    refused = http(running, "PATCH", "/api/me", {"name": "Other"}, token=eve.token)
    assert (refused.status, refused.json["error"], refused.json["facts"]["reason"]) == (403, "banned", "Rude.")
    known = me(running, eve).json
    assert (known["reason"], known["banned"]["until"] > 0, known["muted"]) == ("Rude.", True, None)
    assert (await host(running, hosting.Unban(eve.id))).person.banned is None
    async with calling(running, eve) as line:
        await line.granted("enter", table=table)
    assert me(running, eve).json["banned"] is None


async def test_a_banned_account_cannot_sign_in_until_the_ban_has_ended(running):
    name = "Bela Banned"
    account(running, name)
    await host(running, hosting.Ban(name))
    credentials = {"name": name, "password": PASSWORD}
    refused = http(running, "POST", "/api/sessions", credentials)
    assert (refused.status, refused.json["error"], refused.json["facts"]["until"]) == (403, "banned", 0)
    wrong = http(running, "POST", "/api/sessions", {**credentials, "password": "another one"})
    assert wrong.json["error"] == "wrong-password", "whether somebody is banned, only they are told"
    await host(running, hosting.Ban(name, days=1e-9))
    assert http(running, "POST", "/api/sessions", credentials).status == 200


async def test_what_the_muted_write_is_not_passed_on_and_signals_are(running):
    async with a_game(running, "the-game", "Ada", "Moritz", talk="open") as (ada, moritz, _):
        await moritz.granted("chat", text="hello")
        async with calling(running, moritz.who) as elsewhere:
            await opened(elsewhere, "the-game", 2)  # and not dealt: there one may write the same as often as one likes
            await host(running, hosting.Mute(moritz.who.id, reason="Spam"))
            refused: dict[str, Any] = {"key": None}
            while refused["key"] in {None, "too-fast"}:  # another process is told a moment later
                refused = await elsewhere.ask("chat", text="hello")
            assert refused["key"] == "muted"
        assert (await moritz.ask("chat", text="hello again"))["key"] == "muted"
        await moritz.granted("say", signal=moritz.scene["setting"]["signals"][0])
        assert me(running, moritz.who).json["muted"] == {"until": None}
        async with calling(running, moritz.who) as again:
            await again.granted("enter", table=moritz.scene["table"])
            assert (await again.ask("chat", text="hello once more"))["key"] == "muted"
        await still(ada)
        await host(running, hosting.Unmute(moritz.who.id))
        while (answer := await moritz.ask("chat", text="thank you"))["type"] == "refused":
            assert answer["key"] == "muted"
        assert (await ada.until("event", fits=lambda each: each["kind"] == "chatted"))["facts"]["text"]


async def test_a_removed_table_is_gone_for_everybody_until_it_is_returned(running):
    async with a_game(running, "the-game", "Ada", "Bela", listed=True) as (ada, bela, eve):
        table = ada.scene["table"]
        await host(running, hosting.RemoveTable(table))
        for each in (ada, bela, eve):
            assert (await each.until("error"))["reason"] == "table-removed"
            assert (await each.ask("enter", table=table))["key"] == "no-such-table"
            assert (await each.ask("chat", text="hm"))["key"] == "nowhere"
        assert http(running, "GET", f"/api/tables/{table}/replay", token=ada.who.token).status == 404
        assert http(running, "GET", "/api/me/history", token=ada.who.token).json["tables"] == []
        assert table not in {each["table"] for each in http(running, "GET", "/api/tables").json["tables"]}
        assert (await host(running, hosting.ShowTable(table))).table.removed
        await host(running, hosting.ReturnTable(table))
        await ada.granted("enter", table=table)
        await bela.granted("enter", table=table)
        first, _ = on_turn(ada, bela)
        await first.granted("play", actions=first.scene["you"]["actions"][:1])


async def test_a_deleted_table_leaves_the_statistics_of_who_played(running):
    async with a_game(running, "the-game", "Ada") as (ada, _):
        await ada.granted("propose", what="abandon")
        await ada.sees(lambda scene: scene["public"]["phase"] == "ended")
        table = ada.scene["table"]
        before = http(running, "GET", "/api/me/statistics", token=ada.who.token).json
        assert before["the-game"]["given_up"] == 1
        await host(running, hosting.RemoveTable(table, delete=True))
        await ada.until("error")
        assert http(running, "GET", "/api/me/statistics", token=ada.who.token).json == before
        assert (await ada.ask("enter", table=table))["key"] == "no-such-table"
        assert not await running.place.store_entries(table)


async def test_a_new_name_is_seen_at_every_table_at_once(running):
    async with a_game(running, "the-game", "Rude word", "Bela", talk="open") as (rude, bela, _):
        await rude.granted("chat", text="hello there")
        await host(running, hosting.RenamePerson(rude.who.id, "Quiet"))
        await bela.sees(lambda scene: [seat["name"] for seat in scene["public"]["seats"]] == ["Quiet", "Bela"])
        (line,) = bela.heard[-1]["chat"]
        assert (line["name"], line["text"]) == ("Quiet", "hello there")
        assert me(running, rude.who).json["name"] == "Quiet"
        played = http(running, "GET", "/api/me/history", token=bela.who.token).json["tables"]
        assert [seat["name"] for seat in played[0]["seats"]] == ["Quiet", "Bela"]
        assert "Rude word" not in str(await running.place.store_entries(bela.scene["table"]))
        taken = account(running, "Taken name")["name"]
        for name in (taken, ""):
            with pytest.raises(Exception, match=r"called Taken name|1 to 32 characters"):
                await host(running, hosting.RenamePerson(rude.who.id, name))


async def test_a_new_password_is_told_once_and_ends_the_old_one(running):
    made = account(running, "Forgetful")
    done = await host(running, hosting.ResetPassword("forgetful"))
    assert http(running, "GET", "/api/me", token=made["token"]).status == 401
    for password, status in ((PASSWORD, 403), (done.password, 200)):
        asked = {"name": "Forgetful", "password": password}
        assert http(running, "POST", "/api/sessions", asked).status == status
    with pytest.raises(Exception, match="a guest, who has no password"):
        await host(running, hosting.ResetPassword(guest(running, "Guest").id))


async def test_sign_up_can_be_closed_and_everybody_can_know(running):
    ada = guest(running, "Ada")
    await host(running, hosting.SetSignup(open=False))
    await told_soon(running, "signup", lambda signup: signup is False)
    refused = http(running, "POST", "/api/accounts", {"name": "Ada L", "password": PASSWORD}, token=ada.token)
    assert (refused.status, refused.json["error"]) == (409, "signup-closed")
    assert guest(running, "Another"), "guests still come"
    await host(running, hosting.SetSignup(open=True))
    await told_soon(running, "signup", lambda signup: signup is True)
    assert account(running, "Ada L")


async def told_soon(server, field, fits):
    """Other processes hear of it a moment later."""
    async with asyncio.timeout(30):
        while not fits(http(server, "GET", "/api/house").json[field]):  # noqa: ASYNC110 - as a visitor looks
            await asyncio.sleep(0.02)


async def test_what_is_announced_reaches_who_is_here_and_who_comes_until_it_is_withdrawn(running):
    ada = guest(running, "Ada")
    async with calling(running, ada) as line:
        await host(running, hosting.Announce(" A restart  at nine. ", minutes=5))
        heard = await line.until("announcement")
        assert heard["text"] == "A restart at nine."
        assert heard["until"] - heard["at"] == pytest.approx(300_000, abs=1000)
        async with calling(running, ada) as late:
            assert await late.until("announcement") == heard
        assert http(running, "GET", "/api/house").json["announcement"]["text"] == heard["text"]
        await host(running, hosting.Withdraw())
        assert (await line.until("announcement"))["text"] is None
        async with calling(running, ada) as later:
            assert await still(later) == []
        with pytest.raises(Exception, match="printable"):
            await host(running, hosting.Announce(" \u202e "))


async def test_people_and_tables_are_found_and_what_was_done_is_written_down(running):
    made = account(running, "Łukasz the Found")
    ada = guest(running, "łUKASZ too")
    async with calling(running, ada) as line:
        table, _ = await opened(line, "ten", 2)
    found = (await host(running, hosting.FindPeople("ŁUKASZ t"))).people
    assert [each.id for each in found] == [ada.id, made["id"]], "whatever the case, the newest first"
    assert [each.table for each in (await host(running, hosting.FindTables("łukasz T"))).tables] == [table]
    assert [each.table for each in (await host(running, hosting.FindTables(table[:8]))).tables] == [table]
    details = await host(running, hosting.ShowPerson(ada.id))
    assert [each.table for each in details.tables] == [table]
    assert (await host(running, hosting.ShowPerson("łukasz the found"))).signs_in_as == "łukasz the found"
    shown = await host(running, hosting.ShowTable(table))
    assert ([each.name for each in shown.people], shown.entries) == (["łUKASZ too"], 2)
    await host(running, hosting.SetOwner("Łukasz the found"))
    for wish in (hosting.Ban(made["id"]), hosting.Mute(made["id"])):
        with pytest.raises(Exception, match="owner of this server cannot be banned"):
            await host(running, wish)
    with pytest.raises(Exception, match="owner is an account"):
        await host(running, hosting.SetOwner(ada.id))
    with pytest.raises(Exception, match="Nobody has that id"):
        await host(running, hosting.Ban("łUKASZ too"))
    await host(running, hosting.Mute(ada.id, days=2, reason="Loud"))
    await host(running, hosting.SetOwner(None))
    deeds = (await host(running, hosting.ReadLog())).deeds
    assert [each.act for each in deeds[:3]] == ["set-owner", "mute", "set-owner"]
    assert deeds[1].about == hosting.WhoDid(ada.id, ada.name)
    assert deeds[1].facts["reason"] == "Loud"
    assert all(each.who.id.startswith("terminal") for each in deeds)


async def test_what_the_owner_decides_at_one_process_holds_at_the_others(database):
    one, other = Server(database), Server(database)
    try:
        for server in (one.start(), other.start()):
            await server.ready()
        owner = account(one, "Olive")
        await host(one, hosting.SetOwner("olive"))
        async with asyncio.timeout(30):
            while not http(one, "GET", "/api/me", token=owner["token"]).json["owner"]:  # noqa: ASYNC110 - it is told
                await asyncio.sleep(0.02)
        async with a_game(other, "the-game", "Ada", "Eve") as (ada, eve, _):
            for wish in (
                {"do": "ban", "who": eve.who.id},
                {"do": "rename-person", "who": ada.who.id, "name": "Adele"},
                {"do": "announce", "text": "Hello, all"},
            ):
                assert http(one, "POST", "/api/admin/wishes", wish, token=owner["token"]).status == 200
            assert (await closed_with(eve))[1] == 4403
        async with calling(other, ada.who) as again:
            assert (await again.until("announcement"))["text"] == "Hello, all"
            await again.granted("enter", table=ada.scene["table"])
            await again.sees(lambda scene: scene["public"]["seats"][0]["name"] == "Adele")
    finally:
        one.close()
        other.close()


# Retention. A year later is the clock of who prunes: the server's own, or that of the process that has the store too.

A_YEAR_LATER = """
from tenback.server.administration import administration
then = administration.now
administration.now = lambda: then() + 365 * 24 * 3600 * 1000
"""


async def test_old_tables_and_guests_go_and_what_still_matters_stays(place, monkeypatch):
    moment = now()
    with server_in_a_year(place, monkeypatch) as running:
        await running.ready()
        made = account(running, "Keeps her account")
        async with (
            a_game(running, "the-game", "Ada") as (ada, _),
            a_game(running, "the-game", "Bela") as (bela, _),
            calling(running, guest(running, "Gone")) as gone,
        ):
            await bela.granted("propose", what="abandon")
            ended = (await bela.sees(lambda scene: scene["public"]["phase"] == "ended"))["table"]
            waits, _ = await opened(gone, "ten", 2)
            await host(running, hosting.Mute(gone.who.id))
            wish = hosting.Prune(30, 30, 366, dry_run=True)
            would = await host(running, wish)
            assert (would.tables, would.guests, would.deeds) == (2, 4, 0), "Bela, Gone, and two who watched"
            assert me(running, gone.who).status == 200
            done = await host(running, hosting.Prune(30, 30, 366))
            assert done == would
            assert me(running, ada.who).status == 200, "a game goes on"
            assert http(running, "GET", "/api/me", token=made["token"]).status == 200
            assert [me(running, each.who).status for each in (bela, gone)] == [401, 401]
            assert (await gone.until("error"))["reason"] == "table-removed"
            for table in (waits, ended):
                assert (await ada.ask("enter", table=table))["key"] == "no-such-table"
            await ada.granted("play", actions=ada.scene["you"]["actions"][:1])
            again = await host(running, hosting.Prune(30, 30, 366))
            assert (again.tables, again.guests) == (0, 0)
        deeds = (await host(running, hosting.ReadLog())).deeds
        assert [each.act for each in deeds] == ["prune", "prune", "mute"]
        assert deeds[0].facts == {"guests": 30, "tables": 30, "log": 366}
        assert moment <= deeds[-1].at


def server_in_a_year(place, monkeypatch):
    if place.database:
        monkeypatch.setattr("tenback.server.administration.administration.now", lambda: now() + 365 * 24 * 3600 * 1000)
        return serving_soon(place)
    return serving_soon(place, before=A_YEAR_LATER)


@contextmanager
def serving_soon(place, **more):
    server = Server(place, **more)
    try:
        yield server.start()
    finally:
        server.close()


class Line:
    """Somebody who is here, as the server sees them."""

    address = "203.0.113.9"

    def __init__(self, person):
        self.person, self.judged, self.told = person, asyncio.Event(), []

    def judge(self, known):
        self.known = known
        self.judged.set()

    def tell(self, message):
        self.told.append(message)


async def test_what_was_told_and_not_heard_holds_once_the_line_between_processes_is_back(tmp_path):
    server = Application(Config(data=tmp_path))
    await server.start()
    assert server.desk is not None
    try:
        eve: Any = Line("eve")
        await server.store.add_person(Person("eve", "Eve", "guest", 1))
        server.desk.connections.add(eve)
        await server.store.sanction("eve", banned=FOR_EVER, muted=0, reason="")
        await server.store.set_host_setting("announcement", {"text": "Soon", "at": 1, "until": None})
        server.house.ring(["some table"])
        server.house.ring(None)
        async with asyncio.timeout(30):
            await eve.judged.wait()
            while not eve.told:  # noqa: ASYNC110 - it comes by itself
                await asyncio.sleep(0)
        assert eve.known.banned == FOR_EVER
        assert [each.text for each in eve.told] == ["Soon"]
        server.desk.connections.discard(eve)
    finally:
        await server.stop()


async def test_pruning_stops_when_whoever_asked_has_gone(place):
    """What was done until then stays done; another call goes on."""
    async with place.store_here() as store:
        for number in range(45):
            table = f"t{number:02}"
            listing = Listing(table, "ten", "ended", listed=False, opened=number, changed=number)
            await store.append([Entry(table, 1, 0, "ada", "1", "sat", {})], [listing])
        steps = []

        def gone(done):
            steps.append(done.tables)
            if len(steps) == 2:
                raise ConnectionResetError

        async def heard(_):
            """Nobody looks."""

        with pytest.raises(ConnectionResetError):
            await prune(store, hosting.Prune(tables_days=1), heard, now(), gone)
        assert steps == [20, 40]
        assert (await prune(store, hosting.Prune(tables_days=1), heard, now())).tables == 5


async def test_what_is_as_old_as_the_host_has_set_is_forgotten_by_itself(place):
    async with place.store_here() as store:
        old = Listing("old", "ten", "ended", listed=False, opened=1, changed=1)
        for listing in (old, replace(old, table="under-way", phase="playing")):
            await store.append([Entry(listing.table, 1, 0, "ada", "1", "sat", {})], [listing])
        told = asyncio.Event()
        heard = []

        async def tell(text):
            heard.append(text)
            told.set()

        forgetting = asyncio.create_task(keep_forgetting(store, Retention(tables_days=1), tell, first=0))
        await asyncio.wait_for(told.wait(), SOON)
        forgetting.cancel()
        assert heard == ["removed\nold"]
        assert [table async for table in store.tables()] == ["under-way"]


async def test_games_that_nobody_plays_on_go_with_their_guests_and_what_led_to_them(place):
    """Lists do not tell when somebody moved last; the log does."""
    day = 24 * 3600 * 1000
    moment = now()
    heard = []

    async def tell(text):
        heard.append(text)

    async with place.store_here() as store:
        for table, moved in (("given-up", moment - 50 * day), ("slow", moment - 2 * day)):
            guest_there = f"guest-{table}"
            listing = Listing(*(table, "ten", "playing"), listed=False, opened=1, changed=1, people=((guest_there, 0),))
            rows = [
                Entry(table, 1, 1, guest_there, "1", "sat", {}),
                Entry(table, 2, moved, guest_there, "2", "played", {}),
            ]
            await store.append(rows, [listing])
            await store.add_person(Person(guest_there, "Ada", "guest", 1))
            await store.keep(Document("invitation", f"to-{table}", {"table": table}, 1, guest_there))
            await store.keep(Document("puzzle", f"of-{table}", {"table": table, "actions": 1}, 1, "an account"))
            await store.keep(Document("challenge", f"c-{table}", {}, 1))
            await store.keep(Document("challenger", f"c-{table}", {"name": "Ada"}, 1, "an account"))
            await store.keep(Document("challenged", f"c-{table}/x", {"table": table, "name": "Ada"}, 1, "an account"))
        assert await prune(store, hosting.Prune(30, 30, 30), tell, moment) == hosting.Pruned()  # as before
        wish = hosting.Prune(guests_days=30, games_days=30, dry_run=True)
        would = await prune(store, wish, tell, moment)
        assert (would.tables, would.entries, would.guests, would.documents) == (1, 2, 1, 5)
        assert heard == []
        done = await prune(store, hosting.Prune(guests_days=30, games_days=30), tell, moment)
        assert done == would
        assert heard == ["removed\ngiven-up"]
        assert [table async for table in store.tables()] == ["slow"]
        assert await store.person("guest-given-up") is None
        assert await store.person("guest-slow") is not None
        for kind in ("invitation", "puzzle", "challenge", "challenger", "challenged"):
            assert ["slow" in each.key for each in await store.documents(kind, limit=9)] == [True], kind
        again = await prune(store, hosting.Prune(guests_days=30, games_days=30), tell, moment)
        assert again == hosting.Pruned()


async def test_by_default_everything_is_kept_for_ever(place):
    async with place.store_here() as store:
        await keep_forgetting(store, Config().retention, store.shout)  # done at once: there is nothing to wait for
