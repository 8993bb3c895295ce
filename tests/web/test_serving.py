"""How the client reaches the browser: small, strict, for good."""

import gzip
import re
from http.client import HTTPConnection
from importlib.resources import files
from urllib.parse import urlsplit

import pytest

from tenback.server import lean
from tenback.server.client import Client

LARGEST = 150_000  # bytes, compressed: the code of all screens and all games, the styles and one language, before fonts


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
    code_and_styles = sum(size for path, size in small.items() if not path.endswith((".ftl", ".md")))
    languages = [size for path, size in small.items() if path.endswith(".ftl")]
    assert len(languages) == 5
    assert code_and_styles + max(languages) <= LARGEST


def test_what_is_for_readers_of_the_source_is_not_served(client):
    scripts = [path for path in client.files if path.endswith(".js")]
    assert "@license" in client.files["vendor/lit.js"].plain.decode()
    for path in scripts:
        if path.startswith("vendor/"):
            continue
        text, source = client.files[path].plain.decode(), files("tenback").joinpath("web", path).read_text("utf-8")
        assert "/**" not in text
        assert not re.search(r"^\s*//", text, re.MULTILINE)
        assert text.count("\n") == source.count("\n")  # so that an error's line is the source's


def test_all_styles_are_one_file_in_the_order_of_the_page(client):
    linked = re.findall(r'rel="stylesheet" href="([^"]+)"', client.html.decode())
    assert linked == [f"{client.root}/style/all.css"]
    web = files("tenback").joinpath("web")
    named = re.findall(r"style/[a-z]+\.css", web.joinpath("index.html").read_text("utf-8"))
    assert {each.name for each in web.joinpath("style").iterdir() if each.name.endswith(".css")} == {
        name.removeprefix("style/") for name in named
    }
    whole = client.files["style/all.css"].plain.decode()
    assert whole == "".join(lean.style(web.joinpath(name).read_text("utf-8")) for name in named)
    assert not [path for path in client.files if path.endswith(".css") and path != "style/all.css"]


@pytest.mark.parametrize(
    ("source", "served"),
    [
        ("  a = b + c; // why\n", "a=b+c;\n"),
        ("/** @type {x} */ (a).b /* c\nd */ e", "(a).b\ne"),
        ("a + +b - -c + ++d", "a+ +b- -c+ ++d"),
        ("x ? .5 : 1 .toFixed()", "x?.5:1 .toFixed()"),
        ("a < !b", "a< !b"),
        ("const/* a */b", "const b"),
        ('return /[/ ]  "/g.test(x) ? a / b / c : 1', 'return/[/ ]  "/g.test(x)?a/b/c:1'),
        ("const u = 'a  // b', v = \"/*  */\";", "const u='a  // b',v=\"/*  */\";"),
        (
            "html `  a  ${ b ? `  ${ {c: 1} }  ` : '' }  // d\n   e`;  f",
            "html`  a  ${b?`  ${{c:1}}  `:''}  // d\n   e`;f",
        ),
        ("async #go () { typeof a in b }", "async #go(){typeof a in b}"),
        ('import { a } from "b";', 'import{a}from"b";'),
    ],
)
def test_a_script_means_the_same_with_less(source, served):
    assert lean.script(source) == served


@pytest.mark.parametrize(
    ("source", "served"),
    [
        ("a { b: c; d: e; }", "a{b:c;d:e;}"),
        ("a :hover, b > c { --x: 1px; }\n  d { e: f(1, 2) }", "a :hover,b > c{--x:1px;}\nd{e:f(1,2)}"),
        ('a::before { content: " ; {  , /* b */"; /* c\n */ }', 'a::before{content:" ; {  , /* b */";\n}'),
        ("@media (min-width: 40rem) and (b: c) { d { e: f } }", "@media (min-width: 40rem) and (b: c){d{e:f}}"),
    ],
)
def test_a_style_means_the_same_with_less(source, served):
    assert lean.style(source) == served


def test_messages_come_without_what_is_said_about_them():
    assert lean.words("# about\na = b # c\n## d\n    # e\n") == "\na = b # c\n\n    # e\n"


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
