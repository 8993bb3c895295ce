"""Where visitors come from, and by which name they ask: proxies that are trusted and others, and strangers' names."""

import json
import socket

import pytest

from tenback.core import OptionError
from tenback.server.addresses import counted, network
from tenback.server.limits import Rate, Rates
from tenback.server.visitors import SOMEBODY, Visitors, server_name
from tests.server.house import SOON, http, limits, serving, sqlite_place

HERE, THERE = "127.0.0.1", "127.0.0.2"  # two addresses of this machine
UPGRADE = (
    b"GET /ws HTTP/1.1\r\nhost: %s\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
    b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-version: 13\r\n\r\n"
)
FEW_GUESTS = limits(guests=(2, 0.0001))


@pytest.fixture(scope="module")
def server():
    with sqlite_place() as place, serving(place, "--name", "tenback.example", settings=FEW_GUESTS) as running:
        yield running


@pytest.fixture(scope="module")
def behind():
    """A server that trusts the proxy on this machine, but not the one at another of its addresses."""
    options = ("--trust-proxy", HERE, "--trust-proxy", "10.0.0.0/8", "--metrics-for", "2001:db8::7")
    with sqlite_place() as place, serving(place, *options, settings=FEW_GUESTS) as running:
        yield running


def asks_to_come_in(server, **headers):
    return http(server, "POST", "/api/guests", {"name": "Ada"}, **headers).status


def said(server, source, request):
    """All that the server says to a request from there."""
    with socket.create_connection((HERE, server.port), SOON, (source, 0)) as line:
        line.sendall(request)
        return b"".join(iter(lambda: line.recv(65536), b""))


def warnings(server):
    told = [json.loads(line) for line in server.logged.splitlines() if line.startswith("{")]
    return [each for each in told if each["level"] == "warning"]


# Without a proxy


def test_who_sits_at_this_machine_is_not_limited(server):
    assert {asks_to_come_in(server) for _ in range(5)} == {201}
    assert http(server, "GET", "/metrics").status == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"x_forwarded_for": HERE},
        {"x_forwarded_for": "203.0.113.7"},
        {"forwarded": "for=127.0.0.1"},
        {"x_real_ip": HERE},
        {"x_forwarded_proto": "https"},
        {"via": "1.1 caddy"},
        {"host": "tenback.example"},
    ],
    ids=str,
)
def test_who_comes_through_a_proxy_that_nobody_named_is_limited_like_any_stranger(server, headers):
    assert 429 in {asks_to_come_in(server, **headers) for _ in range(3)}
    assert http(server, "GET", "/metrics", **headers).status == 403
    assert http(server, "GET", "/health", **headers).status == 200


def test_the_host_is_warned_once_of_a_proxy_that_nobody_named(server):
    for _ in range(3):
        http(server, "GET", "/health", x_forwarded_for="203.0.113.7")
    (told,) = [each for each in warnings(server) if "is not trusted" in each["event"]]
    assert told["remedy"] == "--trust-proxy 127.0.0.1"


# Behind a proxy


@pytest.mark.parametrize(
    ("one", "same", "another"),
    [
        ("203.0.113.1", "203.0.113.1", "203.0.113.2"),
        ("203.0.113.3", "127.0.0.1, 203.0.113.3", "203.0.113.4"),  # what a visitor wrote stands before
        ("203.0.113.5", "198.51.100.9, 203.0.113.5, 10.1.2.3", "203.0.113.6"),  # a trusted proxy stands behind
        ("203.0.113.8", "203.0.113.8:50123", "203.0.113.9:50123"),
        ("2001:db8::1", "2001:db8::ffff:1", "2001:db8:0:1::1"),  # a household has a whole /64
        ("2001:db8:0:2::1", "[2001:db8:0:2::2]:50123", "[2001:db8:0:3::2]:50123"),
        ("::ffff:203.0.113.10", "203.0.113.10", "::ffff:203.0.113.11"),
    ],
)
def test_behind_a_trusted_proxy_each_visitor_counts_for_themselves(behind, one, same, another):
    statuses = [asks_to_come_in(behind, x_forwarded_for=each) for each in (one, same, one, same, another)]
    assert statuses == [201, 201, 429, 429, 201]


@pytest.mark.parametrize("forged", [HERE, "::1", "10.0.0.1", "nonsense", "", "203.0.113.77, nonsense"])
def test_nobody_is_at_this_machine_by_saying_so(behind, forged):
    assert 429 in {asks_to_come_in(behind, x_forwarded_for=forged) for _ in range(3)}
    assert http(behind, "GET", "/metrics", x_forwarded_for=forged).status == 403


def test_a_trusted_proxy_is_believed_that_there_is_tls_and_which_name_was_asked_for(behind):
    answer = http(
        behind,
        "POST",
        "/api/guests",
        {"name": "Ada"},
        host="tenback.example",
        origin="https://tenback.example",
        x_forwarded_for="203.0.113.20",
        x_forwarded_proto="https",
    )
    assert answer.status == 201
    assert "secure" in answer.headers["set-cookie"].lower()
    assert "strict-transport-security" in answer.headers


def test_another_proxy_is_not_believed(behind):
    told = said(
        behind,
        THERE,
        b"GET /metrics HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n"
        b"x-forwarded-for: 2001:db8::7\r\nx-forwarded-proto: https\r\n\r\n",
    )
    assert told.startswith(b"HTTP/1.1 403")
    assert b"strict-transport-security" not in told
    (warned,) = [each for each in warnings(behind) if "is not trusted" in each["event"]]
    assert warned["remedy"] == "--trust-proxy 127.0.0.2"


def test_figures_are_for_this_machine_and_those_who_were_named(behind):
    assert http(behind, "GET", "/metrics").status == 200
    assert http(behind, "GET", "/metrics", x_forwarded_for="2001:db8::7").status == 200
    refused = http(behind, "GET", "/metrics", x_forwarded_for="2001:db8::8")
    assert (refused.status, refused.json["error"]) == (403, "not-from-here")


# By which name

OURS = (
    "127.0.0.1:8010",
    "localhost:8010",
    "LOCALHOST",
    "localhost.",
    "tables.localhost:8010",
    "192.168.1.7:8010",
    "8.8.8.8",
    "[::1]:8010",
    "[fe80::1]",
    "attic",
    "attic:8010",
    "attic.local:8010",
    "attic.home.arpa",
    "tenback.example:8010",
    "tenback.example.",
    "",
)
STRANGERS = (
    "evil.example",
    "evil.example:8010",
    "tenback.example.evil.example",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "evil.example:80:80",
    "[::1].evil.example",
)


@pytest.mark.parametrize(("host", "known"), [*((each, True) for each in OURS), *((each, False) for each in STRANGERS)])
def test_a_strangers_name_that_leads_here_is_refused(server, host, known):
    """A page of theirs could else do here whatever its reader's machine may do (DNS rebinding)."""
    assert Visitors(names=("tenback.example",)).admit(asked_for(host)) is known
    answer = http(server, "GET", "/api/games", host=host) if host else http(server, "GET", "/api/games")
    assert answer.status == (200 if known else 421)
    if not known:
        assert answer.json["error"] == "host"
        assert asks_to_come_in(server, host=host, origin=f"http://{host}") == 421
        assert http(server, "GET", "/", host=host).status == 421
        assert said(server, HERE, UPGRADE % host.encode()).startswith(b"HTTP/1.1 403")


def asked_for(*hosts, peer=HERE, **headers):
    told = [(b"host", host.encode()) for host in hosts]
    told += [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return {"type": "http", "scheme": "http", "client": (peer, 50123), "headers": told}


def test_every_name_must_be_ours_and_a_request_without_one_is_a_programs():
    assert not Visitors().admit(asked_for("localhost", "evil.example"))
    assert Visitors().admit(asked_for())
    assert not Visitors().admit(asked_for("evil.example", peer="203.0.113.7"))


def test_the_host_is_warned_once_of_a_name_that_is_not_known(server):
    for _ in range(2):
        http(server, "GET", "/", host="evil.example")
    (told,) = [each for each in warnings(server) if "not known" in each["event"]]
    assert "--name" in told["remedy"]
    assert "evil" not in server.logged


@pytest.mark.parametrize(
    ("peer", "headers", "client"),
    [
        (HERE, {}, HERE),
        ("::1", {}, "::1"),
        ("::ffff:127.0.0.1", {}, "::ffff:127.0.0.1"),
        ("::1", {"x_forwarded_for": "203.0.113.7"}, SOMEBODY),
        ("192.168.1.7", {"x_forwarded_for": "203.0.113.7"}, "192.168.1.7"),
    ],
)
def test_who_is_at_this_machine_and_who_only_comes_from_there(peer, headers, client):
    scope = asked_for("localhost", peer=peer, **headers)
    assert Visitors().admit(scope)
    assert scope["client"][0] == client


# How they are counted


@pytest.mark.parametrize(
    ("host", "counts_as"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("::ffff:127.0.0.1", "127.0.0.1"),
        ("::1", "::1"),
        ("2001:db8::1:2:3:4", "2001:db8::/64"),
        ("2001:db8:0:0:ffff::", "2001:db8::/64"),
        ("2001:db8:0:1::", "2001:db8:0:1::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        (SOMEBODY, SOMEBODY),
        ("", ""),
    ],
)
def test_addresses_are_counted_by_household(host, counts_as):
    assert counted(host) == counts_as


def test_many_addresses_empty_nobodys_bucket():
    clock = [0.0]
    rates = Rates(Rate(2, 0.1), most=100, clock=lambda: clock[0])
    assert [rates.take("greedy") for _ in range(3)] == [True, True, False]
    crowd = [rates.take(f"one of {number}") for number in range(10_000)]
    assert sum(crowd) == 99 + 2  # the others share one bucket
    assert not rates.take("greedy")
    assert rates.wait("greedy") == pytest.approx(10)
    clock[0] += 20  # all are full again
    assert [rates.take(f"another of {number}") for number in range(100)] == [True] * 100
    assert [rates.take("greedy") for _ in range(3)] == [True, True, False]


def test_full_buckets_are_forgotten():
    clock = [0.0]
    rates = Rates(Rate(2, 1), clock=lambda: clock[0])
    for number in range(10_000):
        clock[0] += 0.5
        assert rates.take(str(number))
    assert len(rates._buckets) < 10


# What the host types


@pytest.mark.parametrize("text", ["", "here", "10.0.0.1/8", "1.2.3", "10.0.0.0/33", "127.0.0.1:80"])
def test_an_address_that_is_none_is_told(text):
    with pytest.raises(OptionError, match="--trust-proxy is an address or a network"):
        network("--trust-proxy", text)


@pytest.mark.parametrize("text", ["", "https://tenback.example", "tenback.example:80", "Tenback.example", "a b", ".a"])
def test_a_name_that_is_none_is_told(text):
    with pytest.raises(OptionError, match="--name is a name"):
        server_name("--name", text)
