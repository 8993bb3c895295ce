"""Notices: on consent, once, not at night, not to who is there; by mails and pushes that a receiver of ours reads."""

import asyncio
import tempfile
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import msgspec
import pytest

from tenback.server.notices import vapid
from tenback.server.notices.endpoints import NotThere, check_endpoint, resolved
from tenback.server.notices.mail import Letter, Mails, check_address
from tenback.server.notices.notes import Note, letter, shown
from tenback.server.notices.postman import AGAIN, DUE, Postman
from tenback.server.notices.push import Push, Sent, a_device
from tenback.server.notices.quiet import Quiet, known_zone, may_be_told
from tenback.server.notices.wanted import MOST_DEVICES, Mail, Wanted, Wishes
from tenback.server.settings.config import Notices
from tenback.server.words import LANGUAGES
from tenback.store import Person, at
from tenback.table import Declined
from tests.server.house import a_game, guest, http, on_turn, serving, sqlite_place
from tests.server.post import Mailbox, PushService, check_sender, link_in, text_of

NIGHTLY = Quiet(22 * 60, 8 * 60)
ADA = "a" * 24


def moment(text, zone="Europe/Prague"):
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


# Nights


@pytest.mark.parametrize(
    ("now", "quiet", "told"),
    [
        ("2026-11-17T21:59", NIGHTLY, "2026-11-17T21:59"),
        ("2026-11-17T22:00", NIGHTLY, "2026-11-18T08:00"),
        ("2026-11-18T07:59", NIGHTLY, "2026-11-18T08:00"),
        ("2026-11-18T08:00", NIGHTLY, "2026-11-18T08:00"),
        ("2026-11-18T13:30", Quiet(13 * 60, 15 * 60), "2026-11-18T15:00"),
        ("2026-11-18T03:00", Quiet(0, 0), "2026-11-18T03:00"),  # never quiet
        ("2026-03-28T23:00", NIGHTLY, "2026-03-29T08:00"),  # an hour is left out that night
        ("2026-10-24T23:00", NIGHTLY, "2026-10-25T08:00"),  # and here one comes twice
    ],
)
def test_nights_are_quiet_by_the_clock_on_the_wall(now, quiet, told):
    assert may_be_told(moment(now), "Europe/Prague", quiet) == moment(told)


def test_who_was_told_enough_hears_more_the_next_morning():
    for quiet in (NIGHTLY, Quiet(0, 0)):
        told = may_be_told(moment("2026-11-17T12:00"), "Europe/Prague", quiet, tomorrow=True)
        assert told == moment("2026-11-18T08:00")
    assert may_be_told(moment("2026-11-17T06:00"), "Europe/Prague", NIGHTLY, tomorrow=True) == moment(
        "2026-11-17T08:00"
    )


def test_zones_are_names_not_paths():
    assert known_zone("America/New_York")
    assert not any(
        map(known_zone, ["", "Nowhere/At_all", "../../etc/passwd", "/etc/passwd", "x" * 65, "a\0b", 5, None])
    )


# Where a push may go


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://push.example.org/a",
        "https://push.example.org:8443/a",
        "https://user@push.example.org/",
        "https://user:word@push.example.org/",
        "https://push.example.org/#x",
        "ftp://push.example.org/",
        "https:///a",
        "https://push.example.org/a b",
        "https://push.example.org/\n",
        "https://[::1/",
        "https://push.example.org:x/",
        "file:///etc/passwd",
        "https://x.example/" + "a" * 1000,
        "https://ü.example/",
        "",
    ],
)
def test_what_is_no_push_service_is_declined(endpoint):
    with pytest.raises(Declined):
        check_endpoint(endpoint, inside=False)


@pytest.mark.parametrize(
    "host",
    [
        "127.0.0.1",
        "localhost",
        "10.1.2.3",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "0.0.0.0",  # noqa: S104 - nobody listens
        "::1",
        "::ffff:127.0.0.1",
        "fe80::1",
        "fd00::1",
        "2002:7f00:1::",
        "224.0.0.1",
    ],
)
async def test_no_push_goes_where_only_the_server_can_reach(host):
    with pytest.raises(NotThere):
        await resolved(host, 443, inside=False)


async def test_an_address_on_the_net_is_fine():
    assert await resolved("93.184.215.14", 443, inside=False) == "93.184.215.14"


@pytest.mark.parametrize("address", ["a@b", "ada.lovelace+x@mail.example.org"])
def test_mail_addresses(address):
    assert check_address(address) == address


@pytest.mark.parametrize(
    "address",
    [
        "",
        "a",
        "a@",
        "@b",
        "a b@c",
        "a@b\nBcc: x@y",
        "a@b,c@d",
        "<a@b>",
        "a@b..c",
        "x" * 65 + "@b",
        "a@" + "b." * 200,
        5,
    ],
)
def test_what_is_no_mail_address_is_declined(address):
    with pytest.raises(Declined):
        check_address(address)


# What is said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_it_all(language):
    wanted = Wanted(language, "Europe/Prague", base="https://games.example.org", mail=Mail("a@b.example"))
    one = Note("turn", "t" * 32, "4", "The Game", ["Bela", "Cyd"], moment("2026-11-18T12:30"))
    other = Note("ended", "u" * 32, "ended", "TEN")
    assert "The Game" in shown([one], wanted).title
    assert "12:30" in shown([one], wanted).body
    assert shown([one], wanted).link == f"/t/{'t' * 32}"
    assert shown([one, other], wanted).link == "/"
    assert shown([Note("test")], wanted).title
    written = letter([one, other], wanted, name="Ada", off="token")
    for part in ("Ada", "Bela", "Cyd", f"https://games.example.org/t/{'t' * 32}", "/notices#off:token", "TEN"):
        assert part in written.text
    assert written.off == "https://games.example.org/api/notices/off?token=token"
    assert "{" not in written.text


# Sending


class Clock:
    def __init__(self, text="2026-11-17T12:00"):
        self.now = moment(text)

    def __call__(self):
        return self.now


class Desk:
    """One or two postmen on one store, with a clock of their own."""

    def __init__(self, store, service, box, *, a_day=12):
        self.store, self.service, self.box, self.clock = store, service, box, Clock()
        self.wishes = Wishes(store)
        settings = Notices(
            smtp_host="127.0.0.1", smtp_port=box.port, smtp_security="none", mail_from="games@example.org"
        )
        self.postmen = []
        for _ in range(2):
            push = Push(vapid.Sender(KEY), inside=True)
            postman = Postman(store, self.wishes, push, Mails(settings), secret=b"s" * 32, a_day=a_day)
            postman.clock = self.clock
            self.postmen.append(postman)

    async def wants(self, *, mail=True, devices=1, quiet=NIGHTLY):
        await self.store.add_person(Person(ADA, "Ada", "guest", 0))
        wanted = Wanted(
            "en", "Europe/Prague", quiet, "https://games.example.org", Mail("ada@b.example", confirmed=True)
        )
        await self.wishes.keep(ADA, wanted if mail else msgspec.structs.replace(wanted, mail=None), 0)
        for _ in range(devices):
            device = self.service.subscribed()
            await self.wishes.keep_device(ADA, a_device(**device, at=self.clock(), inside=True), self.clock())

    async def take(self, *notes):
        for postman in self.postmen:  # every process sees that it is Ada's turn
            for note in notes:
                await postman.take(ADA, note)

    async def send(self):
        """Both look, at the same time."""
        await asyncio.gather(*(each.look() for each in self.postmen))
        await asyncio.gather(*(each.settled() for each in self.postmen))


KEY = vapid.new_key()


@asynccontextmanager
async def a_desk(**more):
    with tempfile.TemporaryDirectory() as folder, Mailbox.open() as box, PushService.open() as service:
        store = at(Path(folder), None)
        await store.open()
        desk = Desk(store, service, box, **more)
        try:
            yield desk
        finally:
            for each in desk.postmen:
                await each.close()
            await store.close()


def turn(number, table="t"):
    return Note("turn", table * 32, str(number), "The Game", ["Bela"])


async def test_two_processes_send_one_push_and_one_mail():
    async with a_desk() as desk:
        await desk.wants()
        await desk.take(turn(4))
        await desk.send()
        await desk.send()
        [(path, push)] = desk.service.came
        assert push == {
            "title": "The Game: it is your turn",
            "body": "With Bela.",
            "link": f"/t/{'t' * 32}",
            "tag": "t" * 32,
        }
        assert path in desk.service.browsers
        headers = desk.service.headers[0]
        assert headers["content-encoding"] == "aes128gcm"
        assert int(headers["ttl"]) > 0
        assert len(headers["topic"]) <= 32
        assert check_sender(headers["authorization"], desk.service.address)["sub"] == "https://games.example.org"
        [mail] = desk.box.came
        assert mail["to"] == "ada@b.example"
        assert mail["subject"] == "The Game: it is your turn"
        assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
        assert mail["auto-submitted"] == "auto-generated"
        await desk.take(turn(4))  # the same turn, seen once more
        await desk.send()
        desk.clock.now += 1000
        await desk.take(turn(9))
        await desk.send()
        assert len(desk.service.came) == len(desk.box.came) == 2
        assert not await desk.store.documents(DUE, limit=9)


async def test_what_comes_at_night_is_told_in_the_morning_as_one():
    async with a_desk() as desk:
        await desk.wants()
        desk.clock.now = moment("2026-11-17T23:30")
        await desk.take(turn(4), turn(2, "u"))
        desk.clock.now = moment("2026-11-18T03:00")
        await desk.take(turn(8, "v"))
        await desk.send()
        assert not desk.service.came
        assert not desk.box.came
        gone = {"u" * 32}  # where somebody else is on turn by now

        async def still(_, note):
            return note.table not in gone

        for each in desk.postmen:
            each.still = still
        desk.clock.now = moment("2026-11-18T08:00")
        await desk.send()
        [(_, push)] = desk.service.came
        assert push["title"] == "2 of your games are waiting for you"
        [mail] = desk.box.came
        assert text_of(mail).count("Open the table") == 2


async def test_so_many_a_day_and_the_rest_in_the_morning():
    async with a_desk(a_day=3) as desk:
        await desk.wants(mail=False)
        for number in range(6):
            desk.clock.now += 60_000
            await desk.take(turn(number, "tuvwxy"[number]))
            await desk.send()
        assert len(desk.service.came) == 3
        desk.clock.now = moment("2026-11-18T08:00")
        await desk.send()
        assert [push["title"] for _, push in desk.service.came[3:]] == ["3 of your games are waiting for you"]


async def test_what_fails_is_tried_again_later_and_only_where_it_failed():
    async with a_desk() as desk:
        await desk.wants()
        desk.service.status = lambda: 503
        await desk.take(turn(4))
        await desk.send()
        assert (len(desk.box.came), len(desk.service.came)) == (1, 0)
        await desk.send()  # it is not due yet
        desk.clock.now += AGAIN[0]
        await desk.send()
        desk.service.status = lambda: 201
        desk.clock.now += AGAIN[1]
        await desk.send()
        assert (len(desk.box.came), len(desk.service.came)) == (1, 1)


async def test_nothing_is_tried_for_ever():
    async with a_desk() as desk:
        await desk.wants(mail=False)
        tried = []
        desk.service.status = lambda: tried.append(1) or 503  # type: ignore[func-returns-value]
        await desk.take(turn(4))
        for _ in range(10):
            await desk.send()
            desk.clock.now += max(AGAIN)
        assert len(tried) == len(AGAIN) + 1
        assert not await desk.store.documents(DUE, limit=9)


@pytest.mark.parametrize("status", [404, 410])
async def test_a_subscription_that_is_gone_is_dropped(status):
    async with a_desk() as desk:
        await desk.wants(mail=False, devices=2)
        desk.service.status = lambda: status
        await desk.take(turn(4))
        await desk.send()
        assert not await desk.wishes.devices(ADA)
        assert not await desk.store.documents(DUE, limit=9)


async def test_redirects_are_not_followed():
    async with a_desk() as desk:
        await desk.wants(mail=False)
        device = (await desk.wishes.devices(ADA))[0]
        asked = []
        desk.service.status = lambda: asked.append(1) or 307  # type: ignore[func-returns-value]
        push = Push(vapid.Sender(KEY), inside=True)
        said = shown([turn(1)], Wanted())
        assert await push.send(device, said, contact="mailto:a@b", seconds=9) is Sent.REFUSED
        assert len(asked) == 1
        await push.close()
        outside = Push(vapid.Sender(KEY), inside=False)  # the same device, where this machine is not meant
        assert await outside.send(device, said, contact="mailto:a@b", seconds=9) is Sent.REFUSED
        assert len(asked) == 1
        await outside.close()


async def test_a_mail_that_bounces_is_the_last_and_said():
    async with a_desk() as desk:
        await desk.wants(devices=0)
        desk.box.answer = "550 nobody here"
        await desk.take(turn(4))
        await desk.send()
        assert (await desk.wishes.of(ADA)).mail == Mail("ada@b.example", confirmed=True, trouble="refused")
        desk.box.answer = ""
        await desk.take(turn(9))
        await desk.send()
        assert not desk.box.came


async def test_a_mail_server_that_is_busy_is_asked_again():
    async with a_desk() as desk:
        await desk.wants(devices=0)
        desk.box.answer = "450 later"
        await desk.take(turn(4))
        await desk.send()
        desk.box.answer = ""
        desk.clock.now += AGAIN[0]
        await desk.send()
        assert len(desk.box.came) == 1


async def test_what_a_process_left_when_it_died_another_sends():
    async with a_desk() as desk:
        await desk.wants(mail=False)
        await desk.take(turn(4))
        dead, alive = desk.postmen
        [waiting] = await desk.store.documents(DUE, limit=9)
        assert await dead._lease(int(waiting.key[:13]), ADA)  # and is killed
        await alive.look()
        await alive.settled()
        assert not desk.service.came
        desk.clock.now += 11 * 60_000
        await alive.look()
        await alive.settled()
        assert len(desk.service.came) == 1


async def test_devices_are_bounded_and_the_oldest_goes():
    async with a_desk() as desk:
        await desk.wants(devices=0)
        for number in range(MOST_DEVICES + 2):
            device = a_device(**desk.service.subscribed(), at=number, inside=True)
            await desk.wishes.keep_device(ADA, device, number)
        assert [each.since for each in await desk.wishes.devices(ADA)] == list(range(2, MOST_DEVICES + 2))


async def test_no_mail_server_is_no_disaster():
    mails = Mails(Notices(smtp_host="127.0.0.1", smtp_port=1, smtp_security="none", mail_from="a@b"))
    assert await mails.send(Letter("a@b", "subject", "text", "en")) is Sent.LATER
    assert not Mails(Notices()).possible


# At a server


@pytest.fixture(scope="module")
def posted():
    """A server, its mail server and a push service."""
    settings = {"TENBACK_NOTICES_INSIDE": "true", "TENBACK_NOTICES_AFTER": "0.05"}
    with (
        Mailbox.open() as box,
        PushService.open() as service,
        sqlite_place() as place,
        serving(place, settings={**settings, **box.settings}) as server,
    ):
        yield server, box, service


CHOICE = {"language": "en", "zone": "Europe/Prague", "quiet_from": 0, "quiet_to": 0}


def asks(server, who, method, what="", body=None):
    return http(server, method, f"/api/me/notices{what}", body, token=who.token)


def consents(server, box, who, address):
    """Chooses, gives an address, and follows the link in the mail."""
    assert asks(server, who, "PUT", "", CHOICE).status == 200
    before = len(box.came)
    shown = asks(server, who, "POST", "/mail", {"address": address})
    assert shown.json["mail"] == {"address": address, "confirmed": False, "trouble": ""}
    mail = box.wait(before + 1)[-1]
    assert mail["to"] == address
    assert mail["list-unsubscribe"] is None  # there is nothing to end yet
    assert http(server, "POST", "/api/notices/confirm", {"token": link_in(mail, "confirm")}).status == 204
    assert asks(server, who, "GET").json["mail"]["confirmed"]


async def test_who_is_not_at_the_table_is_told_and_who_is_there_is_not(posted):
    server, box, service = posted
    async with a_game(server, "face-to-face", "Ada", "Bela", clock=24 * 3600) as (ada, bela, _):
        mover, other = on_turn(ada, bela)
        away = other.who
        consents(server, box, away, "away@b.example")
        assert asks(server, away, "POST", "/push", service.subscribed()).status == 200
        service.wait(1)  # which shows how it looks
        pushes, mails = len(service.came), len(box.came)
        await plays_a_turn(mover)  # while the other looks
        await other.sees(lambda scene: bool(scene["you"]["actions"]))
        await plays_a_turn(other)
        await mover.sees(lambda scene: bool(scene["you"]["actions"]))
        await other.granted("exit")
        await plays_a_turn(mover)  # while the other is away
        [(_, push)] = (await asyncio.to_thread(service.wait, pushes + 1))[pushes:]
        [mail] = (await asyncio.to_thread(box.wait, mails + 1))[mails:]
        assert "your turn" in push["title"]
        assert "You have until" in push["body"]
        assert push["link"] in text_of(mail)
        told = http(server, "GET", "/api/me/tables", token=away.token).json
        [table] = told["tables"]
        assert (table["your_turn"], table["clock"]) == (True, 24 * 3600)
        assert table["awaited"] == table["your_seats"]
        assert f"/t/{table['table']}" == push["link"]
        # one click ends the mails, without a name
        off = mail["list-unsubscribe"].strip("<>").removeprefix(server.address)
        body = b"List-Unsubscribe=One-Click"
        assert http(server, "POST", off, body, content_type="application/x-www-form-urlencoded").status == 204
        assert asks(server, away, "GET").json["mail"] is None
        assert http(server, "POST", off, body).status == 204  # twice is fine


async def plays_a_turn(player):
    while True:
        seq = player.scene["seq"]
        actions = player.scene["you"]["actions"]
        end = next((each for each in actions if each == "end"), None)
        await player.granted("play", actions=[end or actions[0]])
        await player.sees(lambda scene, seq=seq: scene["seq"] > seq)
        if end:
            return


def test_nobody_is_written_to_who_has_not_agreed(posted):
    server, box, _ = posted
    who = guest(server, "Cyd")
    assert asks(server, who, "PUT", "", CHOICE).status == 200
    before = len(box.came)
    assert asks(server, who, "POST", "/mail", {"address": "cyd@b.example"}).status == 200
    token = link_in(box.wait(before + 1)[-1], "confirm")
    asks(server, who, "DELETE", "/mail")
    late = http(server, "POST", "/api/notices/confirm", {"token": token})
    assert (late.status, late.json["error"]) == (409, "old-link")  # another, or none, was chosen since
    assert http(server, "POST", "/api/notices/confirm", {"token": token + "x"}).json["error"] == "old-link"
    assert http(server, "POST", "/api/notices/off?token=nonsense").json["error"] == "old-link"


@pytest.mark.parametrize(
    ("method", "what", "body", "error"),
    [
        ("POST", "/mail", {"address": "no address"}, "bad-address"),
        ("POST", "/push", {"endpoint": "http://x", "p256dh": "AAAA", "auth": "AAAA"}, "bad-endpoint"),
        ("POST", "/push", {"endpoint": "http://x", "p256dh": 5, "auth": "AAAA"}, "bad-request"),
        ("POST", "/push", {"endpoint": "javascript:1", "p256dh": "AAAA", "auth": "AAAA"}, "bad-endpoint"),
        ("PUT", "", {**CHOICE, "zone": "Nowhere"}, "bad-zone"),
        ("PUT", "", {**CHOICE, "language": "xx"}, "bad-request"),
        ("PUT", "", {**CHOICE, "quiet_from": 1440}, "bad-request"),
        ("PUT", "", {**CHOICE, "quiet_from": True}, "bad-request"),
    ],
)
def test_what_cannot_be_is_said(posted, method, what, body, error):
    server, *_ = posted
    answer = asks(server, guest(server, "Dan"), method, what, body)
    assert (answer.status >= 400, answer.json["error"]) == (True, error)


def test_the_host_has_said_nothing_of_mail_and_nobody_can_ask_for_it():
    with sqlite_place() as place, serving(place, settings={"TENBACK_NOTICES_PUSH": "false"}) as server:
        who = guest(server, "Ada")
        told = asks(server, who, "GET").json
        assert (told["can_mail"], told["push"], told["zone"]) == (False, None, None)
        assert asks(server, who, "POST", "/mail", {"address": "a@b.example"}).json["error"] == "no-mail"
        body = {"endpoint": "https://push.example.org/", "p256dh": "AAAA", "auth": "AAAA"}
        assert asks(server, who, "POST", "/push", body).json["error"] == "no-push"


def test_all_of_it_is_exported_and_forgotten_with_the_person(posted):
    server, box, service = posted
    who = guest(server, "Eve")
    consents(server, box, who, "eve@b.example")
    asks(server, who, "POST", "/push", service.subscribed())
    kept = http(server, "GET", "/api/me/export", token=who.token).json["kept"]
    assert {"notices", "push"} <= {each["kind"] for each in kept}
    assert http(server, "DELETE", "/api/me", {}, token=who.token).status == 204


def test_the_password_of_the_mail_server_is_nowhere_to_be_read():
    told = repr(Notices(smtp_password="not to be read"))  # noqa: S106 - a test's
    assert "not to be read" not in told


async def test_nobody_is_called_to_a_live_game(posted):
    server, box, _ = posted
    async with a_game(server, "face-to-face", "Ada", "Bela", clock=60) as (ada, bela, _):
        mover, other = on_turn(ada, bela)
        away = other.who
        consents(server, box, away, "live@b.example")
        await other.granted("exit")
        await plays_a_turn(mover)
        # At a slow table, later, a word comes; and before it none of the live one.
    async with a_game(server, "face-to-face", "Ada", "Bela", clock=24 * 3600) as (ada, bela, _):
        mover, other = on_turn(ada, bela)
        mails = len(box.came)
        consents(server, box, other.who, "slow@b.example")
        mails += 1
        await other.granted("exit")
        await plays_a_turn(mover)
        [mail] = (await asyncio.to_thread(box.wait, mails + 1))[mails:]
        assert mail["to"] == "slow@b.example"
