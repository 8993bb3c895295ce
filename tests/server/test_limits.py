"""Every limit, pressed until it is met: it answers with a key, a sentence and when to try again, is counted, and the
log tells it once, without whom.
"""

import asyncio
import http.client
import json
import socket
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass, fields
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tenback.server.limits import Limits, Pace, Rate, Rates
from tests.server.ended import log_of, put, reviewed
from tests.server.house import (
    SOON,
    Guest,
    Server,
    a_game,
    calling,
    dial,
    guest,
    limits,
    measured,
    opened,
    serving,
    sqlite_place,
)

NEVER = 0.0001  # a second: what is used up stays used up
ENDED = ["ended-1", "ended-2", "ended-3"]  # tables
SMALL = 4096  # bytes that the machine keeps, on either side, for somebody who does not read
HERE, THERE = "127.0.0.1", "127.0.0.9"
PASSWORD = "correct horse battery"  # noqa: S105 - a test's

NARROW = f"""
import tenback.server.serve as serving, socket
def narrow(*where, listen=serving.listen):
    line = listen(*where)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, {SMALL})
    return line
serving.listen = narrow
"""
SLOW = """
import time
from tenback.server import api
def slow(*of, replay=api.replay):
    time.sleep(1)
    return replay(*of)
api.replay = slow
"""
FEW_REVIEWERS = {"TENBACK_REVIEWS_WORKERS": "1"}
MAIL = {
    "TENBACK_NOTICES_SMTP_HOST": "127.0.0.1",
    "TENBACK_NOTICES_SMTP_PORT": "9",
    "TENBACK_NOTICES_SMTP_SECURITY": "none",
    "TENBACK_NOTICES_MAIL_FROM": "tenback <games@example.org>",
}

NEVER_MET = {
    "lobby": "the list is no longer than that; nothing is refused",
    "lobby_seconds": "a table drops out of the list; nothing is refused",
    "keep_alive": "a line on which nobody asks is closed; the next request opens another",
    "ping": "how often it is looked whether a client is still there",
    "local": "whether the others hold on this machine",
}
NO_TIME_HELPS = {  # the sentence says what does
    *("listed", "listed_an_address"),  # closing a table, or letting it begin
    *("asked", "log"),  # nothing, at that table
    *("head", "headers", "body"),  # asking for less
}
NOBODY_LISTENS = {"frames", "outbox", "stuck"}  # nothing is refused; or whoever it is told does not read


@dataclass(frozen=True, slots=True)
class Told:
    """What somebody hears who has met a limit."""

    key: str
    sentence: str
    after: float | None


def ask(
    server: Server, method: str, path: str, body: object = None, *, who: Guest | None = None, source: str = HERE
) -> tuple[int, Any, Told]:
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=SOON, source_address=(source, 0))
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {who.token}"} if who else {})
    try:
        line.request(method, path, None if body is None else json.dumps(body), headers)
        answer = line.getresponse()
        after, raw = answer.headers.get("retry-after"), answer.read()
    finally:
        line.close()
    found = json.loads(raw) if raw else {}
    told = found if isinstance(found, dict) else {}
    later = None if after is None else float(after)
    return answer.status, found, Told(told.get("error", ""), told.get("sentence", ""), later)


def refused(frame: dict[str, Any]) -> Told:
    assert frame["type"] == "refused", frame
    return Told(frame["key"], frame["sentence"], frame["after"])


def asked_until(status: int, asks: Callable[[int], tuple[int, Any, Told]], *, most: int = 30) -> Told:
    for number in range(most):
        found, _, told = asks(number)
        if found == status:
            return told
    raise AssertionError(f"No {status} in {most} requests.")


async def wished_until(line: Any, kind: str, *, most: int = 200, **fields: Any) -> Told:
    for _ in range(most):
        frame = await line.ask(kind, **fields)
        if frame["type"] == "refused":
            return refused(frame)
    raise AssertionError(f"{most} times {kind} were granted.")


async def last_error(socket: Any) -> Told:
    """What is heard before the line is closed."""
    told = None
    try:
        while True:
            frame = json.loads(await asyncio.wait_for(socket.recv(), SOON))
            if frame["type"] == "error":
                told = Told(frame["reason"], frame["sentence"], frame["after"])
    except ConnectionClosed:
        assert told, "The line was closed without a word."
        return told


async def paces(line: Any, times: int) -> dict[str, Any]:
    """What the game does not need, so many times, or until it is refused."""
    frame: dict[str, Any] = {}
    for number in range(times):
        frame = await line.ask("pace", pace=["slow", "instant"][number % 2])
        if frame["type"] == "refused":
            break
    return frame


# By limit: what is set, and what somebody does


async def frames(server: Server) -> None:
    async with calling(server, guest(server, "Ada")) as line:
        for _ in range(8):
            await line.send({"type": "ping"})
        for _ in range(8):
            await line.until("pong")


async def tables(server: Server) -> Told:
    async with calling(server, guest(server, "Ada")) as line:
        return await wished_until(line, "open", game="ten", seats=2)


async def chats(server: Server) -> Told:
    async with calling(server, guest(server, "Ada")) as line:
        await opened(line, "ten", 2, talk="open")
        return await wished_until(line, "chat", text="Hm")


async def hints(server: Server) -> Told:
    who = guest(server, "Ada")
    async with calling(server, who) as line, calling(server, who) as other:
        table, _ = await opened(line, "the-game", 1)
        await line.granted("begin")
        await other.granted("enter", table=table)
        await line.sees(lambda scene: bool(scene["you"]["actions"]))
        await line.send({"type": "hint", "id": "first"})  # it takes a while
        await line.send({"type": "ping"})
        return await wished_until(other, "hint")


async def lobbies(server: Server) -> Told:
    async with calling(server, guest(server, "Ada")) as line:
        return await wished_until(line, "lobby", on=True)


async def entries(server: Server) -> Told:
    async with calling(server, guest(server, "Ada"), local_addr=("127.0.0.3", 0)) as line:
        await opened(line, "ten", 2, bots=1)
        await line.granted("begin")
        return refused(await paces(line, 40))


async def entries_an_address(server: Server) -> Told:
    async with AsyncExitStack() as stack:
        for name in ("Ada", "Bela", "Cyril"):
            source = {"local_addr": ("127.0.0.4", 0)}
            line = await stack.enter_async_context(calling(server, guest(server, name), **source))
            await opened(line, "ten", 2, bots=1)
            await line.granted("begin")
            frame = await paces(line, 9)
            if frame["type"] == "refused":
                return refused(frame)
    raise AssertionError("An address may do all it likes.")


async def asked(server: Server) -> Told:
    async with calling(server, guest(server, "Ada")) as line:
        await opened(line, "ten", 2, bots=1)
        await line.granted("begin")
        return refused(await paces(line, 70))


async def log(server: Server) -> Told:
    async with a_game(server, "ten", "Ada", "Bela") as (ada, bela, _):
        for _ in range(60):
            for line in (ada, bela):
                frame = await line.ask("chat", text="Hm")
                if frame["type"] == "refused":
                    return refused(frame)
    raise AssertionError("The log has no end.")


async def listed(server: Server) -> Told:
    async with calling(server, guest(server, "Ada"), local_addr=(THERE, 0)) as line:
        return await wished_until(line, "open", game="ten", seats=2, listed=True)


async def listed_an_address(server: Server) -> Told:
    for name in ("Ada", "Bela", "Cyril"):
        async with calling(server, guest(server, name)) as line:
            frame = await line.ask("open", game="ten", seats=2, listed=True)
            if frame["type"] == "refused":
                return refused(frame)
    raise AssertionError("An address may list all it likes.")


async def guests(server: Server) -> Told:
    return asked_until(429, lambda _: ask(server, "POST", "/api/guests", {"name": "Ada"}, source="127.0.0.5"), most=70)


async def passwords(server: Server) -> Told:
    return asked_until(
        429,
        lambda n: ask(server, "POST", "/api/sessions", {"name": f"N{n}", "password": PASSWORD}, source="127.0.0.6"),
    )


async def guesses(server: Server) -> Told:
    body = {"name": "Ada", "password": PASSWORD}
    return asked_until(429, lambda n: ask(server, "POST", "/api/sessions", body, source=f"127.0.1.{n}"))


async def requests(server: Server) -> Told:
    return asked_until(429, lambda _: ask(server, "GET", "/api/tables", source="127.0.0.7"), most=100)


async def reports(server: Server) -> Told:
    async with a_game(server, "ten", "Ada", "Bela") as (ada, *_):
        path, body = f"/api/tables/{ada.scene['table']}/reports", {"seat": 1, "reason": "insults", "words": ""}
        return asked_until(429, lambda _: ask(server, "POST", path, body, who=ada.who))


async def exports(server: Server) -> Told:
    who = guest(server, "Ada")
    return asked_until(429, lambda _: ask(server, "GET", "/api/me/export", who=who))


async def mails(server: Server) -> Told:
    who, body = guest(server, "Ada"), {"address": "ada@example.org"}
    return asked_until(429, lambda _: ask(server, "POST", "/api/me/notices/mail", body, who=who))


def review(server: Server, table: str, who: Guest) -> tuple[int, Any, Told]:
    return ask(server, "POST", f"/api/tables/{table}/review", who=who)


async def reviews(server: Server) -> Told:
    who = guest(server, "Ada")
    return asked_until(429, lambda number: review(server, ENDED[number], who), most=2)


async def reviews_an_address(server: Server) -> Told:
    return asked_until(429, lambda number: review(server, ENDED[number], guest(server, "Ada")), most=2)


async def reviews_waiting(server: Server) -> Told:
    return asked_until(503, lambda number: review(server, ENDED[number], guest(server, "Ada")), most=2)


async def long_answers(server: Server) -> Told:
    who = guest(server, "Ada")
    with ThreadPoolExecutor(3) as pool:
        told = pool.map(lambda name: ask(server, "GET", f"/api/tables/{name}/replay", who=who), ENDED)
    return next(each for status, _, each in told if status == 429)


async def hashes(server: Server) -> Told:
    body = {"name": "Nobody", "password": PASSWORD}
    with ThreadPoolExecutor(4) as pool:
        told = pool.map(lambda _: ask(server, "POST", "/api/sessions", body), range(4))
    return next(each for status, _, each in told if status == 503)


def answered(line: socket.socket, sent: bytes = b"") -> Told:
    """What is heard on a bare line until it is closed."""
    line.settimeout(SOON)
    raw = b""
    try:
        if sent:
            line.sendall(sent)
        while more := line.recv(65536):
            raw += more
    except ConnectionError:
        pass
    head, _, body = raw.partition(b"\r\n\r\n")
    later = [each.split(b":")[1] for each in head.split(b"\r\n") if each.startswith(b"retry-after:")]
    told = json.loads(body)
    return Told(told["error"], told["sentence"], float(later[0]) if later else None)


def a_line(server: Server, source: str = HERE) -> socket.socket:
    return socket.create_connection((HERE, server.port), SOON, (source, 0))


async def head(server: Server) -> Told:
    with a_line(server) as line:
        return answered(line, b"GET / HTTP/1.1\r\nhost: localhost\r\nx: " + b"x" * 20_000)


async def headers(server: Server) -> Told:
    with a_line(server) as line:
        many = b"".join(b"x-%d: 1\r\n" % number for number in range(150))
        return answered(line, b"GET / HTTP/1.1\r\nhost: localhost\r\n" + many + b"\r\n")


async def body(server: Server) -> Told:
    with a_line(server) as line:
        begun = b"POST /api/guests HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n"
        return answered(line, begun + b"5;" + b"a" * 40_000)


async def time_to_ask(server: Server) -> Told:
    with a_line(server) as line:
        return await asyncio.to_thread(answered, line, b"GET / HTTP/1.1\r\n")


async def time_to_greet(server: Server) -> Told:
    async with dial(server) as line:
        return await last_error(line)


async def connections(server: Server) -> Told:
    with ExitStack() as stack:
        for number in range(12):
            line = stack.enter_context(a_line(server, f"127.0.2.{number + 1}"))
        return await asyncio.to_thread(answered, line)


async def connections_an_address(server: Server) -> Told:
    with ExitStack() as stack:
        for _ in range(4):
            line = stack.enter_context(a_line(server, THERE))
        return await asyncio.to_thread(answered, line)


async def sockets(server: Server) -> Told:
    async with AsyncExitStack() as stack:
        lines = [
            await stack.enter_async_context(dial(server, local_addr=(f"127.0.3.{number}", 0)))
            for number in (1, 2, 3, 4)
        ]
        return await last_error(lines[-1])


async def sockets_an_address(server: Server) -> Told:
    async with AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(dial(server, local_addr=(THERE, 0))) for _ in range(3)]
        return await last_error(lines[-1])


async def sockets_a_person(server: Server) -> Told:
    who = guest(server, "Ada")
    async with calling(server, who), calling(server, who), calling(server, who), dial(server) as line:
        await line.send(json.dumps({"type": "hello", "version": 1, "token": who.token}))
        return await last_error(line)


async def does_not_read(server: Server) -> None:
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
    line.connect((HERE, server.port))
    async with calling(server, guest(server, "Ada"), sock=line, max_queue=1) as deaf:
        table, _ = await opened(deaf, "ten", 5, bots=4)
        for number in range(190):
            await deaf.send({"type": "enter", "id": f"again-{number}", "table": table})
        until = time.monotonic() + SOON
        while await asyncio.to_thread(measured, server, "tenback_sockets"):
            assert time.monotonic() < until
            await asyncio.sleep(0.1)


outbox = stuck = does_not_read


async def bad_frames(server: Server) -> Told:
    async with calling(server, guest(server, "Ada")) as line:
        for _ in range(3):
            await line.send("nonsense")
        return await last_error(line.socket)


Press = Callable[[Server], Awaitable[Told | None]]

FEW: dict[str, Any] = {  # that are not in one another's way
    "frames": (40, 50),
    "chats": (2, NEVER),
    "hints": (1, NEVER),
    "lobbies": (1, NEVER),
    "reports": (1, NEVER),
    "exports": (1, NEVER),
    "entries": (12, NEVER),
    "sockets_a_person": 3,
    "bad_frames": 3,
    "time_to_greet": 3.0,
    "time_to_ask": 3.0,
    "guests": (60, NEVER),
    "passwords": (3, NEVER),
    "guesses": (2, NEVER),
    "listed": 1,
    "listed_an_address": 2,
    "entries_an_address": (30, NEVER),
    "mails": (1, NEVER),
    "tables": (5, NEVER),
    "requests": (90, 1),
}
APART: dict[str, dict[str, Any]] = {
    "frames": {"frames": (5, 50)},
    "asked": {"asked": 20},
    "log": {"log": 100, "chats": (1000, 1)},
    "reviews": {"reviews": (1, NEVER)},
    "reviews_an_address": {"reviews_an_address": (1, NEVER)},
    "reviews_waiting": {"reviews_waiting": 1},
    "long_answers": {"long_answers": 1},
    "hashes": {"hashes": 1},
    "connections": {"connections": 10},
    "connections_an_address": {"connections_an_address": 3},
    "sockets": {"sockets": 3},
    "sockets_an_address": {"sockets_an_address": 2},
    "outbox": {"outbox": 8},
    "stuck": {"stuck": 1, "outbox": 10_000},
}
BEFORE = {"long_answers": SLOW, "outbox": NARROW, "stuck": NARROW}


def started(stack: ExitStack, settings: dict[str, Any], before: str = "") -> Server:
    place = stack.enter_context(sqlite_place())
    put(place, *(log_of(name, reviewed("face-to-face", 24)) for name in ENDED))
    told = {**limits(local=True, **settings), **FEW_REVIEWERS, **MAIL}
    return stack.enter_context(serving(place, before=before, settings=told))


@pytest.fixture(scope="module")
def few():
    with ExitStack() as stack:
        yield started(stack, FEW)


def test_every_limit_is_pressed_or_known_not_to_be_met():
    names = {each.name for each in fields(Limits)}
    pressed = {name for name in names if callable(globals().get(name))}
    assert pressed | NEVER_MET.keys() == names
    assert not pressed & NEVER_MET.keys()


@pytest.mark.parametrize("name", [each.name for each in fields(Limits) if each.name not in NEVER_MET])
async def test_a_limit_says_why_and_until_when_is_counted_and_logged_once(name, few):
    press: Press = globals()[name]
    with ExitStack() as stack:
        server = await asyncio.to_thread(started, stack, APART[name], BEFORE.get(name, "")) if name in APART else few
        told = await press(server)
        if name not in NOBODY_LISTENS:
            assert told
            assert told.key
            assert told.sentence.endswith(".")
            assert (told.after is None) == (name in NO_TIME_HELPS), told
            assert told.after is None or told.after > 0
        assert await asyncio.to_thread(measured, server, f'tenback_limits_met_total{{limit="{name}"}}') >= 1
        lines = [json.loads(line) for line in server.logged.splitlines() if '"a limit is met"' in line]
        (line,) = [each for each in lines if each["limit"] == name]
        assert line.keys() == {"event", "level", "timestamp", "limit"}


def test_how_long_to_wait_is_told_in_hundredths_of_a_second_and_never_too_short():
    moment = 100.0
    rates = Rates(Rate(1, 0.3), clock=lambda: moment)
    assert rates.take("Ada")
    assert rates.refused("Ada", "Wait.").after == 3.34  # 3.333...
    pace = Pace(Rate(1, 7))
    assert pace.wait() == 0
    after = pace.wait()
    assert 0 < after <= 0.15  # 1 / 7
    assert after == round(after, 2)
