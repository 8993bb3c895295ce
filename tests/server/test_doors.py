"""Visitors who want to hurt, before anybody knows who they are: heads without an end, lines without a request."""

import json
import resource
import select
import socket
import time
from contextlib import ExitStack, contextmanager

import pytest

from tests.server.house import SOON, calling, guest, http, limits, measured, memory, serving, sqlite_place

HERE, THERE = "127.0.0.1", "127.0.0.2"  # two addresses of this machine
ENOUGH = 64 << 20  # bytes that an attacker sends if nobody minds
SMALL = 4096  # bytes that the machine keeps, on either side, for somebody who does not read
A_LITTLE = 24 << 20  # bytes of memory


@contextmanager
def limited(before="", **told):
    """A server that limits this machine as well."""
    with sqlite_place() as place, serving(place, before=before, settings=limits(local=True, **told)) as server:
        yield server


@pytest.fixture(scope="module")
def server():
    """Its memory is looked at: what is loaded after a start is there before it."""
    with limited(before="import tenback.talk.guard") as running:
        yield running


def a_line(server, source=HERE):
    return socket.create_connection((HERE, server.port), SOON, (source, 0))


def heard(line):
    """All that the server says until it closes."""
    told = b""
    try:
        while more := line.recv(65536):
            told += more
    except ConnectionError:
        pass
    return told


def answer(told):
    """Status and key."""
    head, _, body = told.partition(b"\r\n\r\n")
    assert b"\r\nconnection: close" in head
    return int(head.split()[1]), json.loads(body)["error"]


def nothing_broke(server):
    return "Traceback" not in server.logged and '"level": "error"' not in server.logged


def flood(server, head, more):
    """Send the head, and more without an end. All that was heard until the line was closed, and how much was sent."""
    with a_line(server) as line:
        line.sendall(head)
        line.setblocking(False)  # noqa: FBT003 - its only argument
        told, sent = b"", 0
        while sent < ENOUGH:
            hears, takes, _ = select.select([line], [line], [], SOON)
            assert hears or takes, f"held, without an answer, after {sent} bytes"
            try:
                if hears:
                    if not (part := line.recv(65536)):
                        break
                    told += part
                else:
                    sent += line.send(more)
            except ConnectionError:
                break
        return told, sent


# How much

ASK = b"GET /health HTTP/1.1\r\nhost: localhost\r\n"
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n"
)
POST = b"POST /api/guests HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
CHUNKED = POST + b"transfer-encoding: chunked\r\n\r\n"
ENDLESS = {
    "a header": (ASK + b"x: ", b"a" * 65536, (431, "head-too-large")),
    "the name of a header": (ASK, b"a" * 65536, (431, "head-too-large")),
    "headers": (ASK, b"a:b\r\n" * 8192, (431, "head-too-large")),
    "a path": (b"GET /", b"a" * 65536, (431, "head-too-large")),
    "empty lines": (b"", b"\r\n" * 32768, (431, "head-too-large")),
    "the head of a connection": (UPGRADE, b"a:b\r\n" * 8192, (431, "head-too-large")),
    "trailers": (CHUNKED + b"0\r\n", b"a:b\r\n" * 8192, (413, "body-too-large")),
    "a trailer": (CHUNKED + b"0\r\nx: ", b"a" * 65536, (413, "body-too-large")),
    "the size of a chunk": (CHUNKED + b"5;", b"a" * 65536, (413, "body-too-large")),
}


@pytest.mark.parametrize("what", ENDLESS)
def test_what_never_ends_is_cut_off_and_costs_next_to_nothing(server, what):
    head, more, expected = ENDLESS[what]
    before, refused = memory(server.pid), measured(server, "tenback_turned_away_total")
    told, _ = flood(server, head, more)
    assert answer(told) == expected
    assert memory(server.pid) - before < A_LITTLE
    assert measured(server, "tenback_turned_away_total") == refused + 1
    assert http(server, "GET", "/health").status == 200


@pytest.mark.parametrize(
    ("head", "more"),
    [
        pytest.param(b"", (ASK + b"\r\n") * 2000, id="requests in a row"),
        pytest.param(POST + b"content-length: 99999999\r\n\r\n", b"a" * 65536, id="a body"),
    ],
)
def test_what_is_answered_is_cut_off_too_when_it_never_ends(server, head, more):
    before = memory(server.pid)
    _, sent = flood(server, head, more)
    assert sent < ENOUGH
    assert memory(server.pid) - before < A_LITTLE
    assert http(server, "GET", "/health").status == 200


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (ASK + b"a: b\r\n" * 98, 200),
        (ASK + b"a: b\r\n" * 100, 431),
        (ASK + b"a: " + b"b" * 16_000 + b"\r\n", 200),
        (ASK + b"a: " + b"b" * 16_384 + b"\r\n", 431),
        (UPGRADE + b"a: " + b"b" * 9000 + b"\r\n", 431),  # a line that is too long for websockets
        (b"NONSENSE\r\n", 400),
    ],
    ids=["100 headers", "101 headers", "16,000 bytes", "16,384 bytes", "a long line", "nonsense"],
)
def test_a_head_has_so_many_headers_and_bytes_and_no_more(server, head, status):
    with a_line(server) as line:
        line.sendall(head + b"connection: close\r\n"[: 19 * (status == 200)] + b"\r\n")
        assert int(heard(line).split()[1]) == status


def test_the_log_tells_once_that_a_limit_is_met(server):
    for _ in range(5):
        flood(server, *ENDLESS["a header"][:2])
    told = [json.loads(line) for line in server.logged.splitlines() if "a limit is met" in line]
    assert [each["limit"] for each in told].count("head") == 1
    assert nothing_broke(server)


# How long


@pytest.fixture
def impatient():
    with limited(time_to_ask=5) as running:  # long enough for whoever hurries, on a busy machine too
        yield running


async def test_a_request_that_does_not_come_in_time_is_closed_and_who_is_inside_stays(impatient):
    async with calling(impatient, guest(impatient, "Ada")) as ada:
        with ExitStack() as stack:
            half, body, silent, between = (stack.enter_context(a_line(impatient)) for _ in range(4))
            half.sendall(ASK)
            body.sendall(POST + b"content-length: 20\r\n\r\n{")
            between.sendall(ASK + b"\r\n")
            assert between.recv(12) == b"HTTP/1.1 200"
            between.sendall(b"\r\n")  # as if another request began
            assert answer(heard(half)) == (408, "too-slow")
            assert answer(heard(body)) == (408, "too-slow")
            assert heard(silent) == b""  # no answer to no request
            assert b"408" in heard(between)
        await ada.granted("lobby")
    assert nothing_broke(impatient)


def test_who_never_reads_the_answer_does_not_stay_for_ever():
    impatient = f"""
import socket
import tenback.server.serve as serving
serving.UNREAD = 1000
def narrow(*where, listen=serving.listen):
    line = listen(*where)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, {SMALL})
    return line
serving.listen = narrow
"""
    with limited(impatient, connections_an_address=2) as server, ExitStack() as stack:
        for _ in range(2):
            deaf = stack.enter_context(socket.socket())
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
            deaf.bind((THERE, 0))
            deaf.connect((HERE, server.port))
            deaf.sendall(ASK.replace(b"/health", b"/protocol.schema.json") + b"connection: close\r\n\r\n")
        again_served(server, THERE)


# How many


def test_so_many_connections_from_one_address_and_no_more():
    with limited(connections_an_address=8) as server, ExitStack() as stack:
        held = [stack.enter_context(a_line(server, THERE)) for _ in range(8)]
        for line in held:
            line.sendall(ASK)
        with a_line(server, THERE) as another:
            told = heard(another)
        assert answer(told) == (429, "too-fast")
        assert b"retry-after: " in told
        assert http(server, "GET", "/health").status == 200  # from elsewhere
        held[0].sendall(b"connection: close\r\n\r\n")
        assert heard(held[0]).startswith(b"HTTP/1.1 200")
        again_served(server, THERE)


@pytest.fixture
def narrow():
    with limited(connections_an_address=6) as running:
        yield running


async def test_players_count_as_long_as_they_are_connected(narrow):
    ada = guest(narrow, "Ada")
    async with calling(narrow, ada), calling(narrow, ada), calling(narrow, ada):
        with ExitStack() as stack:
            more = 0
            while let_in(stack.enter_context(a_line(narrow))):
                more += 1
            assert more <= 3
    again_served(narrow, HERE)


def let_in(line):
    """Whether a request is answered; then another keeps the line busy."""
    line.sendall(ASK + b"\r\n" + ASK)
    try:
        return line.recv(12) == b"HTTP/1.1 200"
    except ConnectionError:
        return False


def test_so_many_connections_in_all_as_there_are_descriptors_for():
    few = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (200, 200))\n"
    with limited(few, connections_an_address=1000) as server, ExitStack() as stack:
        assert "ulimit -n" in server.logged
        for _ in range(100):
            stack.enter_context(a_line(server, THERE)).sendall(ASK)
        with a_line(server) as another:
            assert answer(heard(another)) == (503, "server-full")
        stack.close()
        again_served(server, HERE)
        assert nothing_broke(server)


def test_a_server_takes_as_many_descriptors_as_it_may_have():
    with limited("import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (200, 1000))\n") as server:
        assert resource.prlimit(server.pid, resource.RLIMIT_NOFILE) == (1000, 1000)


def again_served(server, source):
    """Those who have left are no longer counted, once the server has noticed."""
    until = time.monotonic() + SOON
    while True:
        with a_line(server, source) as line:
            line.sendall(ASK + b"connection: close\r\n\r\n")
            if heard(line).startswith(b"HTTP/1.1 200"):
                return
        assert time.monotonic() < until
        time.sleep(0.02)
