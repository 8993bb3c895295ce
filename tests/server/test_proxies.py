"""Behind real proxies, as `deploy/` sets them up: two servers on one PostgreSQL, TLS before them, one killed in play.

`make proxies` runs these alone. They need nginx and Caddy, and are skipped where one is not installed, but at GitHub.
"""

import asyncio
import os
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.chaos.audit import audited
from tests.ports import free_port
from tests.server.house import (
    SOON,
    Server,
    calling,
    guest,
    http,
    joined,
    limits,
    measured,
    opened,
    postgres_place,
    serving,
)
from tests.server.players import Player, Witness, playing

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "localhost"
GUESTS = 8  # from one address, at once
TABLES = 12  # so many that one server has them all by chance once in 2,000 trials

CADDY = """\
{{
	admin off
	skip_install_trust
	http_port {http}
	https_port {https}
	storage file_system {folder}
}}
"""
NGINX = """\
user root;
worker_processes 1;
pid {folder}/nginx.pid;
error_log stderr warn;
events {{ worker_connections 256; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/tenback.conf;
}}
"""


@dataclass
class Front(Server):
    """What visitors see of it: a proxy, and the servers behind."""

    http_port: int
    port: int
    servers: list[Server]

    @property
    def address(self) -> str:
        return f"https://{NAME}:{self.port}"

    @property
    def line(self) -> str:
        return f"wss://{NAME}:{self.port}/ws"

    @property
    def in_use(self) -> Server:
        """The one that has the lines."""
        return max(self.servers, key=lambda each: measured(each, "tenback_sockets"))


def caddy(front: Front, folder: Path) -> tuple[list[str], dict[str, str]]:
    """Its own certificates, made for this test and trusted by nobody else."""
    file = folder / "Caddyfile"
    settings = CADDY.format(http=front.http_port, https=front.port, folder=folder / "storage")
    file.write_text(settings + (DEPLOY / "Caddyfile").read_text("utf-8"), "utf-8")
    upstreams = " ".join(f"127.0.0.1:{each.port}" for each in front.servers)
    environment = {"DOMAIN": NAME, "UPSTREAMS": upstreams, "HOME": str(folder)}
    return ["caddy", "run", "--config", str(file), "--adapter", "caddyfile"], environment


def nginx(front: Front, folder: Path) -> tuple[list[str], dict[str, str]]:
    """With a certificate of its own."""
    made = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
    names = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}", "-days", "2"]
    files = ["-keyout", str(folder / "key.pem"), "-out", str(folder / "root.pem")]
    subprocess.run([*made, *names, *files], check=True, capture_output=True)  # noqa: S603 - Debian's program
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    for told, here in {
        "127.0.0.1:8010": f"127.0.0.1:{front.servers[0].port}",
        "127.0.0.1:8011": f"127.0.0.1:{front.servers[1].port}",
        "listen 80;": f"listen 127.0.0.1:{front.http_port};",
        "listen 443 ssl http2;": f"listen 127.0.0.1:{front.port} ssl http2; {elsewhere(front.port)}",
        "listen [::]:80;": "",
        "listen [::]:443 ssl http2;": "",
        "games.example.org;": f"{NAME};",
        "/etc/letsencrypt/live/games.example.org/fullchain.pem": str(folder / "root.pem"),
        "/etc/letsencrypt/live/games.example.org/privkey.pem": str(folder / "key.pem"),
    }.items():
        assert told in text
        text = text.replace(told, here)
    (folder / "tenback.conf").write_text(text, "utf-8")
    (folder / "nginx.conf").write_text(NGINX.format(folder=folder), "utf-8")
    return ["nginx", "-c", str(folder / "nginx.conf"), "-p", str(folder), "-g", "daemon off;"], {}


PROXIES = {"caddy": caddy, "nginx": nginx}


def elsewhere(port: int) -> str:
    return f"listen {outside()}:{port} ssl http2;" if outside() else ""


def outside() -> str | None:
    """An address of this machine by which a visitor does not look as if they sat at it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("198.51.100.1", 9))  # nothing is sent
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return None if found.startswith("127.") else found


@contextmanager
def running(front: Front, folder: Path, kind: str) -> Iterator[Path]:
    """The proxy; where the certificate lies by which it is known."""
    command, environment = PROXIES[kind](front, folder)
    with (folder / "said").open("w+b") as said:
        process = subprocess.Popen(  # noqa: S603 - Debian's programs
            command, stdout=said, stderr=said, stdin=subprocess.DEVNULL, env={**os.environ, **environment}
        )
        try:
            yield certificate(front, folder, process)
        finally:
            process.terminate()
            process.wait(SOON)


def certificate(front: Front, folder: Path, process: "subprocess.Popen[bytes]") -> Path:
    """Where it is, once the proxy answers."""
    until = time.monotonic() + SOON
    while time.monotonic() < until:
        assert process.poll() is None, (folder / "said").read_text("utf-8")
        for found in folder.rglob("root.*"):
            with suppress(OSError, ssl.SSLError):
                context = ssl.create_default_context(cafile=str(found))
                plain = socket.create_connection(("127.0.0.1", front.port), SOON)
                context.wrap_socket(plain, server_hostname=NAME).close()
                return found
        time.sleep(0.05)
    raise AssertionError((folder / "said").read_text("utf-8"))


@pytest.fixture(scope="module", params=list(PROXIES))
def front(request, postgres, tmp_path_factory):  # noqa: ARG001 - PostgreSQL must be there
    """A proxy and two servers, for all tests; the last one kills a server."""
    kind = request.param
    if shutil.which(kind) is None:
        if os.environ.get("GITHUB_ACTIONS"):  # ci.yml installs both
            pytest.fail(f"{kind} is not installed.")
        pytest.skip(f"THE PROXIES ARE UNTESTED: {kind} is not installed")
    settings = limits(guests=(GUESTS, 0.0001))
    with ExitStack() as stack:
        place = stack.enter_context(postgres_place())
        told = ("--trust-proxy", "127.0.0.1")
        servers = [stack.enter_context(serving(place, *told, settings=settings)) for _ in range(2)]
        front = Front(free_port(), free_port(), servers)
        folder = tmp_path_factory.mktemp(kind)
        known = stack.enter_context(running(front, folder, kind))
        stack.enter_context(pytest.MonkeyPatch.context()).setenv("SSL_CERT_FILE", str(known))
        yield front


def from_outside(front, path, body=None, **headers):
    """A request by another of this machine's addresses: the proxy and the server take it for a visitor's."""
    context = ssl.create_default_context()
    plain = socket.create_connection((outside(), front.port), SOON)
    with context.wrap_socket(plain, server_hostname=NAME) as line:
        told = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in headers.items())
        text = body or ""
        line.sendall(
            f"{'POST' if body else 'GET'} {path} HTTP/1.1\r\nhost: {NAME}:{front.port}\r\nconnection: close\r\n"
            f"content-type: application/json\r\ncontent-length: {len(text)}\r\n{told}\r\n{text}".encode()
        )
        heard = b""
        while more := line.recv(65536):
            heard += more
    return int(heard.split()[1])


def test_what_a_browser_is_told_through_a_proxy(front):
    answer = http(front, "POST", "/api/guests", {"name": "Ada"})
    assert answer.status == 201
    cookie = answer.headers["set-cookie"]
    assert {"Secure", "HttpOnly", "SameSite=lax"} <= {part.strip() for part in cookie.split(";")}
    assert "max-age" in answer.headers["strict-transport-security"]
    page = http(front, "GET", "/")
    assert page.status == 200
    assert b"<html" in page.body
    assert "default-src" in page.headers["content-security-policy"]
    assert http(front, "GET", "/health").status == 200
    assert http(front, "GET", "/metrics").status == 404, "figures are not for visitors"
    assert http(front, "POST", "/api/guests", {"name": "Eve"}, origin="https://elsewhere.example").status == 403
    assert http(front, "POST", "/api/guests", {"name": "Eve"}, origin=front.address).status == 201
    with socket.create_connection(("127.0.0.1", front.http_port), SOON) as line:
        line.sendall(f"GET /health HTTP/1.1\r\nhost: {NAME}\r\nconnection: close\r\n\r\n".encode())
        told = line.makefile("rb").read()
    assert told.split()[1] in {b"301", b"308"}
    assert b"ocation: https://" in told


def test_limits_count_each_visitor_by_their_own_address(front):
    if outside() is None:
        pytest.skip("ADDRESSES BEHIND A PROXY ARE UNTESTED: this machine has none but 127.0.0.1")
    body = '{"name": "Ada"}'
    answers = [from_outside(front, "/api/guests", body) for _ in range(GUESTS + 1)]
    assert answers == [201] * GUESTS + [429]
    assert from_outside(front, "/api/guests", body, x_forwarded_for="203.0.113.9") == 429, "said by the visitor"
    assert from_outside(front, "/api/guests", body, forwarded="for=203.0.113.9", x_real_ip="203.0.113.9") == 429
    assert http(front, "POST", "/api/guests", {"name": "Bela"}).status == 201, "somebody else"


async def test_all_lines_of_a_table_come_to_one_server(front):
    ada, bela = (guest(front, name) for name in ("Ada", "Bela"))
    found = []
    for number in range(TABLES):
        line = f"{front.line}?table=table{number}"
        async with AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(calling(line, who)) for who in (ada, bela, ada)]
            assert [each.heard[0]["several"] for each in lines] == [True] * 3
            sockets = [measured(each, "tenback_sockets") for each in front.servers]
            assert sorted(sockets) == [0, 3], "one table, one server"
            found.append(sockets.index(3))
        async with asyncio.timeout(SOON):
            while any(measured(each, "tenback_sockets") for each in front.servers):  # noqa: ASYNC110 - their figures
                await asyncio.sleep(0.02)
    assert set(found) == {0, 1}, "tables are shared among the servers"


async def test_a_game_is_played_to_its_end_through_a_proxy_though_a_server_is_killed(front):
    ada, bela, eve = (guest(front, name) for name in ("Ada", "Bela", "Eve"))
    async with calling(front, ada) as host:
        table, key = await opened(host, "ten", 3, bots=1)
        async with calling(front, bela) as other:
            await joined(other, table, key)
    witness = Witness()
    players = [Player(each, lambda: front.line, table, key, witness=witness) for each in (ada, bela, eve)]
    async with playing(*players):
        for player in players[:2]:
            await player.until(lambda each: len(each.acknowledged) >= 5)
        assert [measured(each, "tenback_sockets") for each in front.servers if each is not front.in_use] == [0], (
            "one address, one server"
        )
        front.in_use.kill()
        for player in players:
            await player.until(lambda each: each.connected > 1)
            await player.until(lambda each: each.ended == 1, within=4 * SOON)
    assert witness.wrong == []
    assert all(not player.unanswered for player in players)
    assert audited(await front.servers[0].place.logs(), players) == []
