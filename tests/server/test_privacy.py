"""What is stored of a person is theirs: to have, and to have forgotten; and what they tell of others stays secret."""

import asyncio
import json
from hashlib import sha256

from typer.testing import CliRunner

from tenback import record
from tenback.cli.app import app
from tenback.protocol import hosting
from tenback.server.ratings import RATED, Ratings, alias
from tenback.store import Person, at
from tests.server.house import SOON, Guest, a_game, calling, ends_turn, guest, http, joined, opened, still
from tests.server.test_administration import host

PASSWORD = "correct horse battery"  # noqa: S105 - nobody's


def exported(server, who):
    answer = http(server, "GET", "/api/me/export", token=who.token)
    assert answer.status == 200, answer.body
    assert "attachment" in answer.headers["content-disposition"]
    return answer.json


def forgotten(server, who, **body):
    return http(server, "DELETE", "/api/me", body, token=who.token)


def registered(server, name):
    made = http(server, "POST", "/api/accounts", {"name": name, "password": PASSWORD}, token=guest(server, name).token)
    assert made.status == 201, made.body
    return Guest(made.json["id"], made.json["name"], made.json["token"])


# To have


async def test_an_export_holds_what_one_did_and_nothing_that_one_may_not_know(server):
    async with a_game(server, "the-game", "Ada", "Bela", talk="open") as (ada, bela, _):
        await ada.granted("chat", text="what a start")
        await bela.granted("chat", text="indeed it is")
        played = []
        for player in (ada, bela):
            if player.scene["you"]["actions"]:
                played = player.scene["you"]["actions"][:1]
                await player.granted("play", actions=played)
                acted, other = player, bela if player is ada else ada
        table = ada.scene["table"]
        log = await server.place.store_entries(table)
        seed = log[0].body["seed"]
        for who in (acted, other):
            told = exported(server, who.who)
            (there,) = told["tables"]
            assert (there["table"], there["phase"], there["names"]) == (table, "playing", [who.who.name])
            assert seed not in json.dumps(told)
            assert told["person"]["name"] == who.who.name
            wrote = [each["text"] for each in there["did"] if each["kind"] == "chatted"]
            assert wrote == (["what a start"] if who is ada else ["indeed it is"])
            assert [each["actions"] for each in there["did"] if each["kind"] == "played"] == (
                [played] if who is acted else []
            )
            known = {"at", "kind", "actions", "text", "signal", "gladly"}
            assert all(set(each) <= known for each in there["did"]), "whatever else stands in the log stays there"
            for card in other.scene["you"]["hand"] if who is acted else ():
                assert f'"{card}>' not in json.dumps(told)


async def test_an_export_of_a_game_that_has_ended_tells_how(server):
    async with a_game(server, "the-game", "Ada") as (ada, _):
        await ada.granted("propose", what="abandon")
        await ada.sees(lambda scene: scene["public"]["phase"] == "ended")
        told = exported(server, ada.who)
        assert [each["table"] for each in told["outcomes"]] == [ada.scene["table"]]
        assert told["tables"][0]["phase"] == "ended"


def test_exports_are_limited_and_need_a_name(server):
    ada = guest(server, "Ada")
    statuses = [http(server, "GET", "/api/me/export", token=ada.token).status for _ in range(4)]
    assert statuses == [200, 200, 200, 429]
    assert http(server, "GET", "/api/me/export").status == 401


# To be forgotten


async def test_who_is_forgotten_leaves_the_games_of_others_whole(server):
    async with a_game(server, "the-game", "Ada", "Leaves us", talk="open") as (ada, leaves, _):
        await leaves.granted("chat", text="my secret life")
        await ada.granted("chat", text="tell me more")
        table, person = ada.scene["table"], leaves.who.id
        assert forgotten(server, leaves.who).status == 204
        seats = (await ada.sees(lambda scene: scene["public"]["seats"][1]["name"] == "N. N."))["public"]["seats"]
        assert seats[1]["bot"], "a bot plays on"
        chat = next(frame for frame in reversed(ada.heard) if frame["type"] == "snapshot")["chat"]
        assert [(line["name"], line["text"]) for line in chat] == [("N. N.", "…"), ("Ada", "tell me more")]
        assert http(server, "GET", "/api/me", token=leaves.who.token).status == 401
        listed = http(server, "GET", "/api/me/history", token=ada.who.token).json["tables"]
        assert [seat["name"] for seat in listed[0]["seats"]] == ["Ada", "N. N."]
        while ada.scene["public"]["phase"] != "ended":
            if ada.scene["you"]["actions"]:
                await ada.scene_at((await ada.granted("play", actions=ada.scene["you"]["actions"][-1:]))["seq"])
            else:
                await ada.hear()
        text = http(server, "GET", f"/api/tables/{table}/record.json", token=ada.who.token).body
        told = record.read(text)
        assert told.seats == ("Ada", "N. N.")
        assert told.seed is not None
        assert sha256(told.seed.encode()).hexdigest() == ada.scene["setting"]["seed_hash"]
        log = str([entry.body for entry in await server.place.store_entries(table)])
        assert "Leaves us" not in log
        assert "my secret life" not in log
        async with server.place.store() as kept:
            assert await kept.person(person) is None


async def test_an_account_is_forgotten_with_its_password_only_and_its_name_is_free(server):
    lea = registered(server, "Lea Leaves")
    assert forgotten(server, lea).json["error"] == "wrong-password"
    assert forgotten(server, lea, password="not mine at all").json["error"] == "wrong-password"  # noqa: S106 - nobody's
    assert http(server, "GET", "/api/me", token=lea.token).status == 200
    assert forgotten(server, lea, password=PASSWORD).status == 204
    assert http(server, "GET", "/api/me", token=lea.token).status == 401
    signed_in = http(server, "POST", "/api/sessions", {"name": "Lea Leaves", "password": PASSWORD})
    assert signed_in.json["error"] == "wrong-password"
    assert registered(server, "Lea Leaves").id != lea.id


async def test_who_leaves_stands_up_and_leaves_no_name_where_a_seat_was_kept(server):
    ada, bela = guest(server, "Ada"), guest(server, "Bela Goes")
    async with calling(server, ada) as host, calling(server, bela) as goes:
        first, key = await opened(host, "the-game", 2)
        await joined(goes, first, key)
        await host.granted("begin")
        for player in (host, goes):
            await player.sees(lambda scene: scene["public"]["phase"] == "starting")
            await player.granted("offer", gladly="willing")
        await host.granted("propose", what="abandon")
        await goes.sees(lambda scene: scene["public"]["proposed"])
        await goes.granted("answer", yes=True)
        await host.sees(lambda scene: scene["public"]["phase"] == "ended")
        again = (await host.granted("rematch"))["table"]
        await host.granted("enter", table=again)
        await host.sees(lambda scene: scene["table"] == again)
        assert [seat["name"] for seat in host.scene["public"]["seats"] if seat["kind"] == "open"] == ["Bela Goes"]
        waits, key = await opened(goes, "ten", 2)
        assert forgotten(server, bela).status == 204
        await host.sees(lambda scene: [seat["name"] for seat in scene["public"]["seats"]] == ["Ada", "N. N."])
        for table in (first, again, waits):
            assert "Bela Goes" not in str([entry.body for entry in await server.place.store_entries(table)])
        await host.granted("enter", table=waits, key=key)
        await host.sees(lambda scene: scene["table"] == waits and scene["public"]["phase"] == "ended")


async def everything_stored(server):
    """As text: documents, the hosts' log and the logs of all tables."""
    async with server.place.store() as kept:
        kinds = ("challenge", "challenger", "challenged", "day", "met", "ratings", "puzzle")
        found = [await kept.documents(kind, limit=10_000) for kind in kinds]
        deeds = await kept.deeds(limit=10_000)
    logs = await server.place.logs()
    return str(found), str(deeds), str(list(logs.values()))


async def test_challenges_and_tries_of_a_day_go_with_the_name(server):
    async with calling(server, guest(server, "Challenging Name")) as who, calling(server, guest(server, "Ada")) as ada:
        made = await who.granted("challenge", game="the-game", seats=1)
        kept = exported(server, who.who)["kept"]
        assert [(each["kind"], each["body"]) for each in kept] == [("challenger", {"name": "Challenging Name"})]
        async with server.place.store() as store:
            (found,) = [each for each in await store.documents("challenge", limit=100) if each.key == made["table"]]
        assert found.body["seed"] not in json.dumps(exported(server, who.who))

        def by():
            path = f"/api/challenges/{made['table']}"
            return http(server, "GET", path, token=ada.who.token, x_tenback_key=made["key"]).json["by"]

        assert by() == "Challenging Name"
        await host(server, hosting.RenamePerson(who.who.id, "Milder Name"))
        assert by() == "Milder Name"
        assert forgotten(server, who.who).status == 204
        assert by() == "N. N."
        documents, deeds, logs = await everything_stored(server)
        for name in ("Challenging Name", "Milder Name"):
            assert name not in documents + deeds + logs
        assert who.who.id not in documents


async def test_who_knew_the_cards_of_a_challenge_is_no_list_of_people(server):
    async with a_game(server, "face-to-face", "Ada", "Bela") as (ada, bela, _):
        await ada.granted("resign")
        await ada.sees(lambda scene: scene["public"]["phase"] == "ended")
        made = await ada.granted("challenge")
        refused = await bela.ask("accept", challenge=made["table"], key=made["key"])
        assert refused["key"] == "challenge-known"
        assert forgotten(server, ada.who).status == 204
        assert forgotten(server, bela.who).status == 204
        documents, _, _ = await everything_stored(server)
        assert not {ada.who.id, bela.who.id} & set(documents.replace("'", " ").replace("/", " ").split())


async def noted(server, table):
    """Who met at the table, once the server has kept it: that is done behind the game's end."""
    async with asyncio.timeout(SOON):
        while True:
            async with server.place.store() as store:  # a copy
                for note in await store.documents("met", limit=1000):
                    if note.key.endswith(table):
                        return note
            await asyncio.sleep(0.05)


async def test_a_rating_is_exported_and_leads_to_nobody_once_they_are_forgotten(server):
    async with a_game(server, "face-to-face", "Ada", "Bela") as (ada, bela, _):
        while ada.scene["public"]["phase"] != "ended":
            player = ada if ada.scene["you"]["actions"] else bela
            await ends_turn(player)
            await ada.scene_at(player.scene["seq"])
            await bela.scene_at(player.scene["seq"])
        table = ada.scene["table"]
    note = await noted(server, table)
    async with server.place.store() as store:
        own, other = alias(ada.who.id), alias(bela.who.id)
        assert set(note.body["people"]) == {own, other}
        ratings = Ratings(store)  # a copy of the store
        later = note.at + 60_000
        before = await ratings.of(bela.who.id, RATED, later)
        assert await ratings.of(ada.who.id, RATED, later)
        await ratings.forget(ada.who.id, RATED)
        assert await ratings.of(ada.who.id, RATED, later) == []
        assert await ratings.of(bela.who.id, RATED, later) == before
        for kind in ("met", "ratings"):
            assert own not in str(await store.documents(kind, limit=1000))
    assert exported(server, ada.who)["ratings"] == []  # it is folded some seconds later
    assert forgotten(server, ada.who).status == 204
    async with server.place.store() as store:
        assert own not in str(await store.documents("met", limit=1000))
        assert other in str(await store.documents("met", limit=1000))


async def test_a_series_stands_as_before_when_one_of_its_players_is_forgotten(server):
    async with a_game(server, "face-to-face", "Ada", "Leaving Soon") as (ada, leaves, _):
        await leaves.granted("resign")
        again = (await ada.granted("rematch"))["table"]
        for line in (ada, leaves):
            await line.granted("enter", table=again)
            await line.sees(lambda scene: scene["table"] == again)
        assert ada.scene["setting"]["series"] == [1, 0]
        assert forgotten(server, leaves.who).status == 204
        await ada.granted("enter", table=again)
        await ada.sees(lambda scene: "Leaving Soon" not in json.dumps(scene))
        assert ada.scene["setting"]["series"] == [1, 0]
        assert "Leaving Soon" not in str(await server.place.store_entries(again))


async def test_a_host_can_have_somebody_forgotten(server):
    async with a_game(server, "the-game", "Ada", "Wrote A Letter", talk="open") as (ada, gone, _):
        await gone.granted("chat", text="my secret life")
        who = gone.who
        assert (await host(server, hosting.ForgetPerson(who.id))) == hosting.Done()
        await ada.sees(
            lambda scene: scene["public"]["seats"][1]["name"] == "N. N." and scene["public"]["seats"][1]["bot"]
        )
        assert http(server, "GET", "/api/me", token=who.token).status == 401
        deeds = (await host(server, hosting.ReadLog())).deeds
        assert [(each.act, each.about.id, each.about.name, each.facts) for each in deeds[:1]] == [
            ("forget", who.id, None, {})
        ]
        assert "Wrote A Letter" not in "".join(await everything_stored(server))


def test_the_command_asks_first(tmp_path):
    async def a_guest():
        store = at(tmp_path, None)
        await store.open()
        await store.add_person(Person("somebody", "Ada", "guest", 1))
        await store.close()

    async def known():
        store = at(tmp_path, None)
        await store.open()
        found = await store.person("somebody")
        await store.close()
        return found is not None

    asyncio.run(a_guest())
    command = ["admin", "forget", "somebody", "--data", str(tmp_path)]
    asked = CliRunner().invoke(app, command, input="n\n")
    assert "Delete all that is stored of Ada (somebody)?" in asked.output
    assert asyncio.run(known())
    done = CliRunner().invoke(app, [*command, "--yes"])
    assert done.exit_code == 0, done.output
    assert not asyncio.run(known())


# Telling the host


def report(server, who, table, seat, reason="insults", **more):
    return http(
        server, "POST", f"/api/tables/{table}/reports", {"seat": seat, "reason": reason, **more}, token=who.token
    )


async def test_a_report_reaches_the_host_alone(server):
    async with a_game(server, "the-game", "Ada", "Rude", talk="open", listed=True) as (ada, rude, eve):
        await rude.granted("chat", text="you are slow")
        await still(ada, rude, eve)
        table = ada.scene["table"]
        assert report(server, ada.who, table, 1, words="He called me slow.").status == 204
        assert await still(rude, eve, ada) == [], "nobody hears of it"
        again = report(server, ada.who, table, 1)
        assert (again.status, again.json["error"]) == (409, "reported-already")
        assert report(server, eve.who, table, 1, "spam").status == 204, "who looks on has read it, too"
        async with server.place.store() as kept:
            told = {each.reporter: each for each in await kept.reports(closed=False, limit=9) if each.table == table}
        assert set(told) == {ada.who.id, eve.who.id}
        one = told[ada.who.id]
        assert (one.reported, one.reason, one.words) == (rude.who.id, "insults", "He called me slow.")
        assert [line["text"] for line in one.chat] == ["you are slow"]
        assert ada.who.id not in json.dumps(exported(server, rude.who))
        assert exported(server, ada.who)["reports"][0]["words"] == "He called me slow."


async def test_what_cannot_be_reported_is_said(server):
    async with a_game(server, "the-game", "Ada", bots=1) as (ada, _):
        table, stranger = ada.scene["table"], guest(server, "Stranger")
        for seat in (0, 1, 7, -1):
            assert report(server, ada.who, table, seat).json["error"] == "nobody-to-report"
        assert report(server, stranger, table, 0).status == 404, "a private table is not even there"
        for body in ({"reason": "bad"}, {"words": "x" * 301}, {"extra": 1}):
            refused = report(server, ada.who, table, 0, **{"reason": "spam", **body})
            assert (refused.status, refused.json["error"]) == (400, "bad-request")
        assert http(server, "POST", f"/api/tables/{table}/reports", {"seat": 0, "reason": "spam"}).status == 403
    talks = guest(server, "Talks a lot")
    statuses = []
    for _ in range(6):
        async with calling(server, guest(server, "Somebody")) as host:
            table, _ = await opened(host, "ten", 2, listed=False, watch="public")
            key = (await host.granted("invite"))["key"]
            statuses.append(
                http(
                    server,
                    "POST",
                    f"/api/tables/{table}/reports",
                    {"seat": 0, "reason": "name"},
                    token=talks.token,
                    x_tenback_key=key,
                ).status
            )
    assert statuses == [204] * 5 + [429]


# The owner's page


async def test_to_everybody_but_the_owner_there_is_nothing(server):
    boss = registered(server, "The Boss")
    pages = ("people", "tables", "reports", "log", "house")
    nothing = http(server, "GET", "/api/nothing").body
    for token in (None, guest(server, "Guest").token, boss.token):
        for page in pages:
            answer = http(server, "GET", f"/api/admin/{page}", token=token)
            assert (answer.status, answer.body) == (404, nothing)
        answer = http(server, "POST", "/api/admin/wishes", {"do": "ban", "who": boss.id}, token=token)
        assert (answer.status, answer.body) == (404, nothing)
    await host(server, hosting.SetOwner("the boss"))
    assert http(server, "GET", "/api/me", token=boss.token).json["owner"]
    for page in pages:
        assert http(server, "GET", f"/api/admin/{page}", token=boss.token).status == 200
    eve = guest(server, "Eve of Page")
    done = http(server, "POST", "/api/admin/wishes", {"do": "ban", "who": eve.id, "reason": "x"}, token=boss.token)
    assert done.json["person"]["banned"] == {"until": None}
    assert http(server, "GET", "/api/admin/people?search=eve+of", token=boss.token).json["people"][0]["id"] == eve.id
    log = http(server, "GET", "/api/admin/log", token=boss.token).json["deeds"]
    assert (log[0]["who"]["name"], log[0]["act"], log[0]["about"]["name"]) == ("The Boss", "ban", "Eve of Page")
    wishes: list[object] = [
        {"do": "set-owner", "who": eve.id},
        {"do": "prune", "tables_days": 1},
        {"do": "ban", "who": eve.id, "days": 0},
        {"do": "ban"},
        [],
    ]
    for wish in wishes:
        refused = http(server, "POST", "/api/admin/wishes", wish, token=boss.token)
        assert (refused.status, refused.json["error"]) == (400, "bad-request"), wish
    other = http(
        server, "POST", "/api/admin/wishes", {"do": "withdraw"}, token=boss.token, origin="http://evil.example"
    )
    assert (other.status, other.json["error"]) == (403, "origin")
    assert forgotten(server, boss, password=PASSWORD).status == 204
    assert (await host(server, hosting.ShowHouse())).owner is None
