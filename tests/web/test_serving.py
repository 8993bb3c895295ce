"""How the client reaches the browser: small, strict, for good."""

import gzip
import json
import re
from base64 import b64encode
from hashlib import sha256
from http.client import HTTPConnection
from importlib.resources import files
from pathlib import Path
from posixpath import dirname, join, normpath
from urllib.parse import urlsplit

import brotli
import pytest

from tenback import games
from tenback.protocol.languages import LANGUAGES
from tenback.server.assets import COMMENT, Client
from tenback.server.compression import CODINGS
from tenback.server.packs import LETTERS, MAP

LARGEST = {"br": 170_000, "gzip": 190_000}
"""Bytes of the code that any table needs, all styles and one language, before fonts. A browser takes the best coding,
over HTTPS and on its own machine; of that, 170 KB are what a table may weigh. The other is for the rest."""
IMPORTED = re.compile(r"""(?:^import\b[^"';]*|\bfrom |\bimport\()["'](\.[^"']+)["']""", re.MULTILINE)
OTHER_SCREENS = re.compile(r"^const LATER = \{.*?^\};", re.MULTILINE | re.DOTALL)  # fetched when one goes there
UNPACK = {"br": brotli.decompress, "gzip": gzip.decompress}


WEB = files("tenback").joinpath("web")
OUR_SCRIPTS = [
    path.relative_to(str(WEB)).as_posix() for path in Path(str(WEB)).rglob("*.js") if "vendor" not in path.parts
]


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


def for_a_table(client):
    """The scripts that are fetched for tables of all games: what imports lead to from the first one."""
    found, new = set(), set(client.needed("app.js"))
    while new:
        found |= new
        sources = {
            path: OTHER_SCREENS.sub("", client.files[path].plain.decode())
            for path in new
            if not path.startswith("vendor/")
        }
        named = {
            normpath(join(dirname(path), each)) for path, text in sources.items() for each in IMPORTED.findall(text)
        }
        new = named - found
    return found


def in_pack(client, path):
    """The modules that stand in a pack, by its map."""
    return [each.partition("sources/")[2] for each in json.loads(client.files[path + MAP].plain)["sources"]]


def test_what_a_table_needs_is_followed(client):
    needed = for_a_table(client)
    assert {"vendor/lit.js", "vendor/fluent.js"} < needed
    modules = {module for path in needed if path + MAP in client.files for module in in_pack(client, path)}
    assert {f"tables/{game.slug}/table.js" for game in games.shelf()} < modules
    assert {"screens/table.js", "wire/connection.js", "tables/plain/table.js"} < modules
    assert not {"screens/me.js", "screens/rules.js", "screens/replay.js"} & modules


def test_a_page_is_few_requests(client):
    """A browser on a slow line waits for each."""
    assert len(OUR_SCRIPTS) > 150
    assert len(client.needed("app.js")) == 3  # with Lit and Fluent
    assert len(for_a_table(client)) < 24, "more packs than what all games' tables need together"


def test_every_module_is_in_one_pack(client):
    packed = [module for path in client.files if path + MAP in client.files for module in in_pack(client, path)]
    not_of_a_page = {"service-worker.js", "offline.js"}  # a worker's own, and that of the page without a network
    assert sorted(packed) == sorted(set(OUR_SCRIPTS) - not_of_a_page)


@pytest.mark.parametrize("coding", CODINGS)
def test_a_table_is_small(client, coding):
    small = {path: len(each.sent(coding)) for path, each in client.files.items() if each.shrinks}
    later = {path for path in small if path.endswith((".js", MAP))} - for_a_table(client)
    code_and_styles = sum(
        size
        for path, size in small.items()
        if not path.endswith((".ftl", ".md")) and not path.startswith("style/rooms/") and path not in later
    )
    languages = [size for path, size in small.items() if path.endswith(".ftl") and path.count("/") == 1]
    assert len(languages) == len(LANGUAGES)
    assert code_and_styles + max(languages) <= LARGEST[coding]


def test_what_is_for_readers_of_the_source_is_not_served(client):
    assert "@license" in client.files["vendor/lit.js"].plain.decode()
    for path, file in client.files.items():
        if path.endswith(".js") and not path.startswith("vendor/"):
            assert not re.search(r"^\s*(/\*\*?$|\*/|//(?!# source))", file.plain.decode(), re.MULTILINE)


def test_in_a_pack_every_module_has_its_lines(client):
    """So that a browser's tools, and an error, name the line in the source."""
    compared = 0
    for path in (each for each in client.files if each + MAP in client.files):
        told = json.loads(client.files[path + MAP].plain)
        for source, served in zip(in_pack(client, path), told["sourcesContent"], strict=True):
            assert served.count("\n") == files("tenback").joinpath("web", source).read_text("utf-8").count("\n")
        for line, (source, place) in zip(client.files[path].plain.decode().split("\n"), mapped(told), strict=False):
            written = told["sourcesContent"][source].split("\n")[place] if source is not None else line
            if WRITTEN_ANEW.search(f"{line}\n{written}"):
                continue
            assert line.removeprefix("{" if place == 0 else "") == written
            compared += 1
    assert compared > 10_000


WRITTEN_ANEW = re.compile(r"\b(import|export|from)\b|\$modules|\$[a-z]+;$|const \{.*\} = ")


def mapped(told):
    """For each line of a pack the number of its source and the line there; None for what is nobody's."""
    source = place = 0
    for each in told["mappings"].split(";"):
        if not each:
            yield None, None
            continue
        _, sources, places, _ = numbers(each)
        source, place = source + sources, place + places
        yield source, place


def numbers(written):
    """A mapping's, as the format writes them: five bits a letter, the lowest first, of these the lowest the sign."""
    found, bits, so_far = [], 0, 0
    for letter in written:
        value = LETTERS.index(letter)
        so_far, bits = so_far | (value & 31) << bits, bits + 5
        if value < 32:
            found.append(-(so_far >> 1) if so_far & 1 else so_far >> 1)
            so_far = bits = 0
    return found


@pytest.mark.parametrize(
    ("source", "served"),
    [
        ("/** what */\na = b; // why\n", "\na = b; // why\n"),
        ("a\n  /**\n   * b\n   */\nc", "a\n\n\n\nc"),
        ("  // a\n  // b\nc", "\n\nc"),
        ("/** @type {x} */ (a).b /* c\nd */\ne", "/** @type {x} */ (a).b /* c\nd */\ne"),  # not its lines to itself
        ("/* a */ b /* c */\n", "/* a */ b /* c */\n"),
        ("a /\n b; /* c */\n", "a /\n b; /* c */\n"),
    ],
)
def test_of_a_comment_its_lines_stay(source, served):
    assert COMMENT.sub(lambda found: "\n" * found[0].count("\n"), source) == served


def test_nothing_in_a_template_looks_like_a_comment():
    """It would not be served."""
    web = files("tenback").joinpath("web")
    for path in (each for each in Path(str(web)).rglob("*.js") if "vendor" not in each.parts):
        source = path.read_text("utf-8")
        for found in COMMENT.finditer(source):
            before = COMMENT.sub("", source[: found.start()])
            before = re.sub(r"/\*.*?\*/|\s//[^\n]*", "", before, flags=re.DOTALL)
            assert before.count("`") % 2 == 0, f"{path.name}: {found[0]}"


def test_all_styles_are_one_file_in_the_order_of_the_page(client):
    linked = re.findall(r'rel="stylesheet" href="([^"]+)"', client.html.decode())
    assert linked == [f"{client.root}/style/all.css"]
    web = files("tenback").joinpath("web")
    named = re.findall(r"style/[a-z]+\.css", web.joinpath("index.html").read_text("utf-8"))
    assert {each.name for each in web.joinpath("style").iterdir() if each.name.endswith(".css")} == {
        name.removeprefix("style/") for name in named
    }
    whole = client.files["style/all.css"].plain.decode()
    assert whole == "".join(
        COMMENT.sub(lambda found: "\n" * found[0].count("\n"), web.joinpath(name).read_text("utf-8")) for name in named
    )
    apart = ("style/all.css", "style/rooms/")  # rooms are fetched with the screens that need them
    assert not [path for path in client.files if path.endswith(".css") and not path.startswith(apart)]


def test_a_browser_understands_every_module(host, client, chromium):
    page = chromium.new_page()
    page.goto(host.address)
    modules = [f"{client.root}/{path}" for path in client.files if path.endswith(".js")]
    loaded = (
        "(modules) => Promise.all(modules.map((each) => import(each).then(() => true, (why) => `${each}: ${why}`)))"
    )
    assert page.evaluate(loaded, modules) == [True] * len(modules)
    page.close()


RULES = """(text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return [...sheet.cssRules].map((rule) => rule.cssText.replace(/, /g, ","));  // own properties are kept as written
}"""


def test_a_browser_reads_the_same_rules_in_the_styles(client, chromium):
    web = files("tenback").joinpath("web")
    named = re.findall(r"style/[a-z]+\.css", web.joinpath("index.html").read_text("utf-8"))
    source = "".join(web.joinpath(name).read_text("utf-8") for name in named)
    page = chromium.new_page()
    rules, served = (page.evaluate(RULES, each) for each in (source, client.files["style/all.css"].plain.decode()))
    page.close()
    assert len(rules) > 300
    assert rules == served


def test_every_module_that_is_imported_is_there_and_asked_for_at_once(client):
    needed = client.needed("app.js")
    assert {"vendor/lit.js", "vendor/fluent.js"} <= set(needed)
    assert set(needed) <= set(client.files)


def test_the_page_is_never_kept_and_its_only_script_is_named_by_its_hash(host):
    status, headers, body = get(host, "/", accept_encoding="gzip")
    text = gzip.decompress(body).decode()
    assert (status, headers["cache-control"], headers["content-encoding"]) == (200, "no-store", "gzip")
    [script] = re.findall(r"<script[^>]*>([^<]+)</script>", text)
    named = b64encode(sha256(script.encode()).digest()).decode()
    assert f"script-src 'self' 'sha256-{named}';" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert "{{" not in text
    assert not re.search(r"""\sstyle=|\son[a-z]+=|(?:src|href)=["'](?:https?:)?//""", text)


@pytest.mark.parametrize("coding", CODINGS)
def test_files_are_kept_for_good_under_the_address_of_their_content(host, client, coding):
    path = f"{client.root}/app.js"
    status, headers, body = get(host, path, accept_encoding=coding)
    assert (status, headers["cache-control"]) == (200, "public, max-age=31536000, immutable")
    assert (headers["content-encoding"], headers["vary"]) == (coding, "accept-encoding")
    assert (headers["x-content-type-options"], headers["cross-origin-resource-policy"]) == ("nosniff", "same-origin")
    assert "content-security-policy" not in headers  # that of the page holds; a hundred files need not repeat it
    assert "content-security-policy" in get(host, f"{client.root}/mark.svg")[1]  # may be opened as a document
    assert UNPACK[coding](body) == client.files["app.js"].plain == get(host, path)[2]
    assert get(host, path, accept_encoding=coding, if_none_match=headers["etag"])[0] == 304
    assert get(host, path, if_none_match=headers["etag"])[0] == 200


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("gzip;q=1.0, br;q=0.5", "br"),
        ("GZIP; q=0.2", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("br;q=0.000, *", "gzip"),
        ("*", "br"),
        ("*;q=0", None),
        ("gzip;q=0", None),
        ("identity", None),
        ("gzip;q=a lot", None),
        ("", None),
    ],
)
def test_the_smallest_coding_that_is_understood(host, client, accepted, coding):
    for path in ("/", f"{client.root}/app.js"):
        assert get(host, path, accept_encoding=accepted)[1].get("content-encoding") == coding
    assert get(host, f"{client.root}/mark.svg", accept_encoding=accepted)[1].get("content-encoding") == coding
    font = f"{client.root}/style/fonts/besley-latin-wght-normal.woff2"
    assert get(host, font, accept_encoding=accepted)[1].get("content-encoding") is None


def test_a_browser_gets_the_best(visit):
    page = visit()
    codings: set[str | None] = set()
    page.on("response", lambda answer: codings.add(answer.headers.get("content-encoding")))
    with page.expect_response("**/app.js"):
        page.reload()
    page.locator("main").wait_for()
    assert "br" in codings
    assert "gzip" not in codings


@pytest.mark.parametrize(
    "path", ["/client/0000000000000000/app.js", "ROOT/index.html", "ROOT/../server/app.py", "ROOT/wire/frames.d.ts"]
)
def test_nothing_else_is_served(host, client, path):
    assert get(host, path.replace("ROOT", client.root))[0] == 404
