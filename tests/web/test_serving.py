"""How the client reaches the browser: small, strict, for good."""

import gzip
import re
from http.client import HTTPConnection
from importlib.resources import files
from urllib.parse import urlsplit

import pytest

from tenback.server.client import Client

LARGEST = 150_000  # bytes, compressed: all screens and all games, before fonts
LARGEST_LANGUAGE = 20_000  # a reader loads one; rule pages are read one at a time


@pytest.fixture(scope="module")
def client():
    return Client()


def get(host, path, **headers):
    connection = HTTPConnection(urlsplit(host.address).netloc)
    connection.request("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})
    answer = connection.getresponse()
    body = answer.read()
    connection.close()
    return answer.status, dict(answer.getheaders()), body


def test_all_of_it_is_small(client):
    small = {path: len(each.small) for path, each in client.files.items() if each.small is not None}
    assert sum(size for path, size in small.items() if not path.endswith((".ftl", ".md"))) < LARGEST
    assert max(size for path, size in small.items() if path.endswith(".ftl")) < LARGEST_LANGUAGE


def test_what_is_for_readers_of_the_source_is_not_served(client):
    for path, each in client.files.items():
        text = each.plain.decode() if path.endswith((".js", ".css")) else ""
        if path.startswith("vendor/"):
            assert path != "vendor/lit.js" or "@license" in text
        else:
            assert "/**" not in text
            assert not re.search(r"^\s*//", text, re.MULTILINE)
            source = files("tenback").joinpath("web", path).read_text(encoding="utf-8") if text else ""
            assert text.count("\n") == source.count("\n")  # so that an error's line is the source's


def test_every_module_that_is_imported_is_there_and_asked_for_at_once(client):
    needed = client.needed("app.js")
    assert {"vendor/lit.js", "vendor/fluent.js", "wire/connection.js"} <= set(needed)
    assert set(needed) <= set(client.files)


def test_the_page_is_never_kept_and_its_only_script_is_named_by_its_hash(host):
    status, headers, body = get(host, "/", accept_encoding="gzip")
    text = gzip.decompress(body).decode()
    assert (status, headers["cache-control"], headers["content-encoding"]) == (200, "no-store", "gzip")
    assert re.search(r"script-src 'self' 'sha256-[A-Za-z0-9+/]+=*';", headers["content-security-policy"])
    assert "unsafe" not in headers["content-security-policy"]
    assert "{{" not in text
    assert not re.search(r"""\sstyle=|\son[a-z]+=|(?:src|href)=["'](?:https?:)?//""", text)


def test_files_are_kept_for_good_under_the_address_of_their_content(host, client):
    path = f"{client.root}/app.js"
    status, headers, body = get(host, path, accept_encoding="gzip")
    assert (status, headers["cache-control"]) == (200, "public, max-age=31536000, immutable")
    assert gzip.decompress(body) == client.files["app.js"].plain == get(host, path)[2]
    assert get(host, path, accept_encoding="gzip", if_none_match=headers["etag"])[0] == 304
    assert get(host, path)[1]["etag"] != headers["etag"]
    assert get(host, path, accept_encoding="gzip;q=0")[1].get("content-encoding") is None


@pytest.mark.parametrize(
    "path", ["/client/0000000000000000/app.js", "ROOT/index.html", "ROOT/../server/app.py", "ROOT/wire/frames.d.ts"]
)
def test_nothing_else_is_served(host, client, path):
    assert get(host, path.replace("ROOT", client.root))[0] == 404
