"""Requests: who somebody is, what they played, records, figures; headers, origins, cookies and limits."""

import json
import os
import re
import signal
import time
from base64 import b64encode
from contextlib import asynccontextmanager, suppress
from hashlib import sha256

import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tenback import bots, games, record
from tenback.cli.app import app
from tenback.core import OptionError
from tests.server.house import (
    Guest,
    Server,
    a_game,
    calling,
    dial,
    ends_turn,
    guest,
    http,
    limits,
    opened,
    serving,
    sqlite_place,
)
from tests.server.players import Player, playing

PASSWORD = "correct horse battery"  # noqa: S105 - a test's

# Who somebody is


def test_a_guest_is_somebody_in_one_step(server):
    answer = http(server, "POST", "/api/guests", {"name": "  Ada \t Lovelace "})
    assert answer.status == 201
    assert (answer.json["name"], answer.json["kind"]) == ("Ada Lovelace", "guest")
    me = http(server, "GET", "/api/me", token=answer.json["token"])
    assert (me.status, me.json["id"]) == (200, answer.json["id"])
    assert "token" not in me.json
    assert http(server, "POST", "/api/guests", {"name": "Marvin", "program": True}).json["kind"] == "program"


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"name": ""},
        {"name": " "},
        {"name": "x" * 100},
        {"name": 7},
        {"name": None},
        {"name": ["Ada"]},
        {"name": "Ada\u202e"},
        {"name": "A\x00da"},
        {"name": "Ada", "kind": "account"},
        {"name": "Ada", "program": "yes"},
        [],
        "Ada",
        None,
        b"{",
        b"\xff\xfe",
        b"[" * 4000,
        b'{"name": "' + b"x" * 5000 + b'"}',
    ],
    ids=lambda body: repr(body)[:40],
)
def test_what_is_nobody_is_told_what_would_be_right(server, body):
    raw = body if isinstance(body, bytes) else json.dumps(body).encode()
    answer = http(server, "POST", "/api/guests", raw, content_type="application/json")
    assert answer.status == 400
    assert set(answer.json) == {"error", "sentence", "facts"}
    assert "Traceback" not in answer.json["sentence"]


def test_a_body_that_is_not_said_to_be_json_is_not_read(server):
    """Forms of other sites can send anything but that."""
    assert http(server, "POST", "/api/guests", b'{"name": "Ada"}', content_type="text/plain").status == 400


@pytest.mark.parametrize("token", ["", "forged", "a.b.c", "x" * 5000, "\u00e9"])
def test_a_forged_identity_is_nobody(server, token):
    assert http(server, "GET", "/api/me", authorization=f"Bearer {token}").status == 401
    assert http(server, "GET", "/api/me", cookie=f"tenback={token}").status == 401


def test_an_identity_of_another_server_is_nobody_here(server):
    with sqlite_place() as place, serving(place) as other:
        assert http(server, "GET", "/api/me", token=guest(other, "Ada").token).status == 401


def test_a_name_can_be_changed_and_is_checked(server):
    ada = guest(server, "Ada")
    assert http(server, "PATCH", "/api/me", {"name": "Countess"}, token=ada.token).json["name"] == "Countess"
    unseen = http(server, "PATCH", "/api/me", {"name": "\u202e"}, token=ada.token)
    assert (unseen.status, unseen.json["error"]) == (400, "name")
    unknown = http(server, "PATCH", "/api/me", {"name": "Nobody"})
    assert (unknown.status, unknown.json["error"]) == (403, "who")
    assert http(server, "GET", "/api/me", token=ada.token).json["name"] == "Countess"


# Accounts


def test_an_account_is_a_way_back_to_what_one_was(server):
    ada = guest(server, "Ada")
    made = http(server, "POST", "/api/accounts", {"name": "Ada L", "password": PASSWORD}, token=ada.token)
    assert (made.status, made.json["id"], made.json["kind"]) == (201, ada.id, "account")
    for name in ("Ada L", "ada l", " ADA  L "):
        back = http(server, "POST", "/api/sessions", {"name": name, "password": PASSWORD})
        assert (back.status, back.json["id"]) == (200, ada.id)
    refusals = [
        http(server, "POST", "/api/sessions", {"name": name, "password": password})
        for name, password in (("Ada L", "wrong password"), ("Nobody at all", PASSWORD), ("Ada L", ""), ("Ada L", 7))
    ]
    assert {(answer.status, answer.json["error"]) for answer in refusals} == {(403, "wrong-password")}
    assert len({answer.body for answer in refusals}) == 1  # which of the two was wrong is not told
    again = http(server, "POST", "/api/accounts", {"name": "Ada M", "password": PASSWORD}, token=made.json["token"])
    assert (again.status, again.json["error"]) == (403, "only-guests")
    bela = guest(server, "Bela")
    taken = http(server, "POST", "/api/accounts", {"name": "ADA l", "password": PASSWORD}, token=bela.token)
    assert (taken.status, taken.json["error"]) == (403, "name-taken")
    short = http(server, "POST", "/api/accounts", {"name": "Bela", "password": "short"}, token=bela.token)
    assert (short.status, "10 to 200" in short.json["sentence"]) == (400, True)
    assert (short.json["error"], short.json["facts"]) == ("password", {"least": 10, "most": 200})
    assert "argon2" not in server.logged
    assert PASSWORD not in server.logged


# Cookies, headers, origins


def cookie_of(answer):
    value, *flags = [part.strip() for part in answer.headers["set-cookie"].split(";")]
    return value, {flag.lower() for flag in flags}


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(server):
    answer = http(server, "POST", "/api/guests", {"name": "Ada"})
    value, flags = cookie_of(answer)
    assert value == f"tenback={answer.json['token']}"
    assert {"httponly", "samesite=lax", "path=/"} <= flags
    assert "secure" not in flags  # the test speaks no TLS
    assert http(server, "GET", "/api/me", cookie=value).json["id"] == answer.json["id"]
    gone, flags = cookie_of(http(server, "DELETE", "/api/sessions", cookie=value))
    assert gone == 'tenback=""'
    assert "max-age=0" in flags


REQUESTS = (
    ("GET", "/", 200),
    ("GET", "/t/anything", 200),
    ("GET", "/new/the-game", 200),
    ("GET", "/client/0123456789abcdef/app.js", 404),
    ("GET", "/health", 200),
    ("GET", "/metrics", 200),
    ("GET", "/protocol.schema.json", 200),
    ("GET", "/api/tables", 200),
    ("GET", "/api/me", 200),
    ("GET", "/api/me/history", 401),
    ("GET", "/api/me/statistics", 401),
    ("GET", "/api/tables/none/record.json", 401),
    ("POST", "/api/guests", 400),
    ("POST", "/api/accounts", 403),
    ("POST", "/api/sessions", 400),
    ("DELETE", "/api/sessions", 204),
    ("PUT", "/api/me/password", 403),
    ("DELETE", "/api/me/sessions", 403),
    ("PATCH", "/api/me", 403),
    ("GET", "/nothing", 404),
    ("GET", "/../../etc/passwd", 404),
    ("GET", "/%2e%2e/%2e%2e/etc/passwd", 404),
    ("PUT", "/api/me", 405),
    ("DELETE", "/", 405),
)


@pytest.mark.parametrize(("method", "path", "status"), REQUESTS)
def test_every_answer_carries_strict_headers(server, method, path, status):
    answer = http(server, method, path)
    assert answer.status == status
    policy = answer.headers["content-security-policy"]
    assert re.match(r"default-src 'none'; script-src 'self'( 'sha256-[\w+/]{43}=')?; style-src 'self';", policy)
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert answer.headers["cache-control"] == "no-store"
    assert "server" not in answer.headers
    if answer.headers.get_content_type() == "text/html":
        assert not re.search(rb"\sstyle=|\son[a-z]+=", answer.body)  # the policy would stop it
        inside = [code for code in re.findall(rb"<script[^>]*>(.*?)</script>", answer.body, re.DOTALL) if code]
        named = [b64encode(sha256(code).digest()).decode() for code in inside]
        assert [each for each in named if f"'sha256-{each}'" not in policy] == []


@pytest.mark.parametrize("path", ["/api/tables/none/record.txt", "/api/tables/none/record.json", "/api/me/export"])
def test_a_download_that_fails_shows_a_page_to_who_followed_a_link_and_the_reason_to_programs(server, path):
    shown = http(server, "GET", path, accept="text/html,application/xhtml+xml,*/*;q=0.8")
    assert (shown.status, shown.headers.get_content_type()) == (404, "text/html")
    told = http(server, "GET", path)
    assert (told.status, told.headers.get_content_type()) == (401, "application/json")


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({}, True),
        ({"origin": "http://HERE"}, True),
        ({"origin": "https://evil.example"}, False),
        ({"origin": "http://HERE.evil.example"}, False),
        ({"origin": "http://127.0.0.1"}, False),
        ({"origin": "null"}, False),
        ({"origin": ""}, False),
        ({"sec_fetch_site": "same-origin"}, True),
        ({"sec_fetch_site": "cross-site"}, False),
        ({"sec_fetch_site": "same-site"}, False),
        ({"origin": "https://friend.example", "sec_fetch_site": "cross-site"}, True),
    ],
    ids=str,
)
async def test_only_pages_of_this_server_may_change_anything(friendly, headers, allowed):
    told = {name: value.replace("HERE", f"127.0.0.1:{friendly.port}") for name, value in headers.items()}
    assert http(friendly, "POST", "/api/guests", {"name": "Ada"}, **told).status == (201 if allowed else 403)
    assert http(friendly, "GET", "/health", **told).status == 200
    sent = {name.replace("_", "-"): value for name, value in told.items()}
    if allowed:
        async with dial(friendly, additional_headers=sent) as socket:
            assert socket.state.name == "OPEN"
    else:
        with pytest.raises(InvalidStatus) as refused:
            await dial(friendly, additional_headers=sent)
        assert refused.value.response.status_code == 403


@pytest.fixture(scope="module")
def friendly():
    with sqlite_place() as place, serving(place, "--origin", "https://friend.example") as running:
        yield running


async def test_a_browser_is_known_by_its_cookie(server):
    ada = guest(server, "Ada")
    async with dial(server, additional_headers={"cookie": f"tenback={ada.token}"}) as socket:
        await socket.send('{"type": "hello", "version": 1}')
        assert json.loads(await socket.recv())["you"]["id"] == ada.id


# What was played


@asynccontextmanager
async def after_a_game(server, game, *, bots, **setting):
    """Somebody who has played a game to its end, and the table."""
    ada = guest(server, "Ada")
    async with calling(server, ada) as host:
        table, key = await opened(host, game, 1 + bots, bots=bots, **setting)
        early = http(server, "GET", f"/api/tables/{table}/record.json", token=ada.token)
        assert (early.status, early.json["error"]) == (409, "not-ended")
    player = Player(ada, lambda: server.line, table, key)
    async with playing(player):
        await player.until(
            lambda each: each.scene is not None and each.scene["public"]["phase"] in {"playing", "ended"}
        )
        early = http(server, "GET", f"/api/tables/{table}/record.json", token=ada.token)
        assert early.status in {409, 200}  # it may be over by now
        await player.until(lambda each: each.ended == 1)
    assert player.scene is not None
    yield player, player.scene


@pytest.mark.parametrize(("game", "bots"), [("the-game", 1), ("quick-and-easy", 1), ("face-to-face", 1), ("ten", 0)])
async def test_the_record_of_an_ended_game_holds(server, tmp_path, capsys, game, bots):
    async with after_a_game(server, game, bots=bots) as (player, scene):
        path = f"/api/tables/{player.table}/record"
        for form in ("json", "txt"):
            answer = http(server, "GET", f"{path}.{form}", token=player.who.token)
            assert answer.status == 200
            assert f'filename="tenback-{player.table[:8]}.{form}"' in answer.headers["content-disposition"]
            told = record.read(answer.body)
            assert (told.game, told.seed) == (game, scene["reveal"]["seed"])
            assert told.state.position() == scene["reveal"]["position"]
            (tmp_path / f"record.{form}").write_bytes(answer.body)
            app(["verify", str(tmp_path / f"record.{form}")], standalone_mode=False)
            assert "the record holds" in capsys.readouterr().out
        assert http(server, "GET", f"{path}.pdf", token=player.who.token).status == 400
        stranger = guest(server, "Mallory").token
        for headers in ({}, {"x_tenback_key": "wrong"}):
            answer = http(server, "GET", f"{path}.json", token=stranger, **headers)
            nowhere = http(server, "GET", "/api/tables/nowhere/record.json", token=stranger, **headers)
            assert (answer.status, answer.body) == (nowhere.status, nowhere.body)
            assert (answer.status, answer.json["error"]) == (404, "no-such-table")
        assert http(server, "GET", f"{path}.json", token=stranger, x_tenback_key=player.key).status == 200
        assert http(server, "GET", f"{path}.json").status == 401


async def test_who_only_watched_gets_no_record_where_the_table_says_so(server):
    async with a_game(server, "face-to-face", "Ada", "Bela", watch="public", listed=True) as (ada, _, eve):
        await ada.granted("resign")
        path = f"/api/tables/{ada.scene['table']}/record.json"
        assert http(server, "GET", path, token=ada.who.token).status == 200
        assert http(server, "GET", path, token=eve.who.token).status == 409


async def test_history_and_statistics_tell_what_was_played_and_how_it_went(server):
    async with a_game(server, "face-to-face", "Ada", "Bela") as (ada, bela, eve):
        await ada.granted("resign")
        await opened(ada, "ten", 2)
        await ada.granted("close")
        for who, seat, won, given_up, tables in ((ada, 0, 0, 1, 2), (bela, 1, 1, 0, 1)):
            history = http(server, "GET", "/api/me/history", token=who.who.token).json
            assert (len(history["tables"]), history["more"]) == (tables, False)
            played = history["tables"][-1]
            assert (played["game"], played["phase"], played["your_seats"]) == ("face-to-face", "ended", [seat])
            assert played["result"]["resigned"] == 0
            statistics = http(server, "GET", "/api/me/statistics", token=who.who.token).json
            assert set(statistics) == {"face-to-face"}  # a table that was called off is no game
            told = statistics["face-to-face"]
            assert (told["played"], told["won"], told["given_up"]) == (1, won, given_up)
        assert http(server, "GET", "/api/me/history", token=eve.who.token).json["tables"] == []
        assert http(server, "GET", "/api/me/history?before=nonsense", token=ada.who.token).status == 200


# Limits

LIMITED = limits(
    local=True,
    guests=(3, 0.01),
    passwords=(2, 0.01),
    requests=(12, 0.01),
    sockets_an_address=4,
    sockets_a_person=2,
    tables=(2, 0.01),
    chats=(2, 0.01),
    frames=(5, 50),
)


@pytest.fixture(scope="module")
def limited():
    with sqlite_place() as place, serving(place, settings=LIMITED) as running:
        yield running


async def test_whoever_wants_too_much_is_told_to_wait_and_keeps_what_was_granted(limited):
    answers = [http(limited, "POST", "/api/guests", {"name": "Ada"}) for _ in range(4)]
    assert [answer.status for answer in answers] == [201, 201, 201, 429]
    assert 0 < int(answers[-1].headers["retry-after"]) <= 100
    ada, bela, cyril = (Guest(each.json["id"], "Ada", each.json["token"]) for each in answers[:3])
    wrong = {"name": "Ada", "password": "a wrong password"}
    assert [http(limited, "POST", "/api/sessions", wrong).status for _ in range(3)] == [403, 403, 429]

    async with calling(limited, ada) as first, calling(limited, ada):
        assert await turned_away(limited, ada) == (1013, "too-many")  # a third line of one person
        async with calling(limited, bela), calling(limited, bela):
            assert await turned_away(limited, cyril) == (1013, "too-fast")  # a fifth line from one address

        opened_by = [await first.ask("open", id=f"{number}", game="ten", seats=2, talk="open") for number in range(3)]
        assert [answer.get("key", "") == "too-fast" for answer in opened_by] == [False, False, True]
        assert await first.ask("open", id="0", game="ten", seats=2, talk="open") == opened_by[0]
        await first.granted("enter", table=opened_by[0]["table"])
        said = [await first.ask("chat", id=f"chat {number}".replace(" ", "-"), text="Hm") for number in range(3)]
        assert [answer.get("key", "") == "too-fast" for answer in said] == [False, False, True]
        assert await first.ask("chat", id="chat-0", text="Hm") == said[0]

    async with calling(limited, ada) as eager:
        began = time.monotonic()
        for _ in range(30):
            await eager.send({"type": "ping"})
        for _ in range(30):
            assert (await eager.hear())["type"] == "pong"  # late, but none is lost
        assert time.monotonic() - began > 0.4

    many = [http(limited, "GET", "/api/tables").status for _ in range(13)]
    assert set(many) == {200, 429}
    assert http(limited, "GET", "/health").status == 200


async def turned_away(server, who):
    """The code with which the line is closed, and the reason if one is told."""
    async with dial(server) as socket:
        reason = None
        try:
            with suppress(ConnectionClosed):  # it may be closed before one has greeted: why, is heard all the same
                await socket.send(json.dumps({"type": "hello", "version": 1, "token": who.token}))
            while True:
                reason = json.loads(await socket.recv()).get("reason")
        except ConnectionClosed as closed:
            return closed.rcvd and closed.rcvd.code, reason


# What figures and logs tell


async def test_figures_can_be_read_and_neither_they_nor_the_log_tell_who_or_what():
    """A whole evening, with a bit of everything; then every secret of it is looked for."""
    with sqlite_place() as place:
        server = Server(place).start()
        try:
            await server.ready()
            secrets = await an_evening(server)
            figures = http(server, "GET", "/metrics").body.decode()
            assert server.stop() == 0
            told = figures + server.logged
        finally:
            server.close()
    families = {family.name: family for family in text_string_to_metric_families(figures)}
    assert families["tenback_entries"].samples[0].value > 5
    assert {family.type for family in families.values()} <= {"counter", "gauge", "histogram"}
    labels = {label for family in families.values() for sample in family.samples for label in sample.labels}
    assert labels <= {"game", "key", "lane", "le", "path", "python", "status", "version"}
    for what, secret in secrets.items():
        assert secret not in told, what
    fields = {field for line in server_lines(told) for field in line}
    assert fields <= {
        *("event", "level", "logger", "timestamp", "method", "path", "status", "milliseconds", "store", "key", "game")
    }
    assert [line for line in told.splitlines() if "A worker" in line and not line.startswith("{")] == []


def server_lines(text):
    return [json.loads(line) for line in text.splitlines() if line.startswith("{")]


async def an_evening(server):
    async with a_game(server, "face-to-face", "Adalbert", bots=1) as (ada, eve):
        await ada.sees(lambda scene: bool(scene["you"]["actions"]))
        hand = ada.scene["you"]["hand"]
        await ends_turn(ada)
        await ada.sees(lambda scene: bool(scene["you"]["actions"]))
        (worker,) = server.workers()
        os.kill(worker, signal.SIGSTOP)
        await ends_turn(ada)
        os.kill(worker, signal.SIGKILL)
        await ada.sees(lambda scene: bool(scene["you"]["actions"]))
        await ada.send("nonsense of Adalbert")
        await ada.ask("play", actions=["fold"])
        await ada.granted("chat", text="Swordfish is the word")
        key = (await ada.granted("invite"))["key"]
        await ada.granted("resign")
        scene = await ada.sees(lambda scene: bool(scene["public"]["phase"] == "ended"))
        http(server, "GET", f"/api/tables/{scene['table']}/record.json?key={key}", token=ada.who.token)
        http(server, "GET", f"/t/{scene['table']}?key={key}")
        http(server, "GET", f"/{key}")
        account = {"name": "Adalbert the Great", "password": PASSWORD}
        http(server, "POST", "/api/accounts", account, token=ada.who.token)
        http(server, "POST", "/api/sessions", {**account, "password": "Sesame, open up"})
        return {
            "a token": ada.who.token,
            "a watcher's token": eve.who.token,
            "a name": "Adalbert",
            "a person": ada.who.id,
            "a table": scene["table"],
            "a key": key,
            "the seed": scene["reveal"]["seed"],
            "a password": PASSWORD,
            "a wrong password": "Sesame",
            "what was said": "Swordfish",
            "a hand": ", ".join(map(str, hand)),
            "an action": ">up",
        }


# What may be played


def test_the_shelf_is_told_with_all_that_may_be_agreed_on(server):
    told = {game["slug"]: game for game in http(server, "GET", "/api/games").json["games"]}
    assert list(told) == [game.slug for game in games.shelf()]
    for game in games.shelf():
        shown = told[game.slug]
        assert (shown["title"], shown["seats"]) == (game.title, list(game.seats))
        assert [option["name"] for option in shown["options"]] == [option.name for option in game.options]
        for option, real in zip(shown["options"], game.options, strict=True):
            assert (option["rule"], option["default"], option["choices"]) == (
                real.rule,
                real.default,
                list(real.choices),
            )
            for seats in game.seats:
                settles = all(can_settle(game, seats, {real.name: choice}) for choice in real.choices)
                assert (seats in option["seats"]) is settles
        assert shown["bots"] == list(bots.strengths(game.slug))
    assert {slug: game["talk"][0] for slug, game in told.items()} == {
        "the-game": "signals",
        "quick-and-easy": "signals",
        "face-to-face": "open",
        "ten": "open",
    }
    assert {option["name"] for game in told.values() for option in game["options"] if option["own"]} == {"deck"}
    assert told["the-game"]["from_memory"] == "G4"


def can_settle(game, seats, options):
    try:
        game.settle(seats, options)
    except OptionError:
        return False
    return True


async def test_every_table_that_is_offered_can_be_opened(server):
    async with calling(server, guest(server, "Ada")) as line:
        for game in http(server, "GET", "/api/games").json["games"]:
            for option in game["options"]:
                setting = {"seats": option["seats"][0], "options": {option["name"]: option["choices"][-1]}}
                await line.granted("open", game=game["slug"], talk=game["talk"][-1], **setting)
