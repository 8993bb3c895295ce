"""The browser client: read once from the installed package, compressed once, served under an address that names it."""

import asyncio
import json
import re
from base64 import b64encode
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from posixpath import dirname, join, normpath

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from tenback import __version__
from tenback.server.compression import AT_ONCE, CODINGS, best
from tenback.server.failures import failed
from tenback.server.packs import packed
from tenback.table import Declined

__all__ = ["ROOT", "SCREENS", "Client", "policy"]

ROOT = "/client"  # below it, the hash of everything, then a file's path
SCREENS = (
    "/",
    "/t/{table}",
    "/rules",
    "/rules/{game}",
    "/learn/{lesson}",
    "/replay/{table}",
    "/j",
    "/notices",
    "/review/{table}",
    "/puzzle/{puzzle}",
    "/rescue",
    "/tables",
    "/new/{game}",
    "/me",
    "/me/results",
    "/day",
    "/day/{date}",
    "/day/{date}/{deal}",
    "/challenge/{challenge}",
    "/settings",
    "/about",
    "/admin",
)
"""The addresses that are one page: which screen it is, the client reads from the address."""

AT_HOME = ("manifest.webmanifest", "offline.html", "service-worker.js")
"""Files whose address stays the same from version to version: they name the files of this one."""

FIRST = "app.js"  # everything that it needs is asked for at once, not module by module
IMPORTS = {"lit": "vendor/lit.js", "@fluent/bundle": "vendor/fluent.js"}
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".map": "application/json",
    ".md": "text/markdown; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".toml": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
COMPRESSED_ALREADY = {".png", ".woff2"}
FOR_GOOD = "public, max-age=31536000, immutable"  # another content has another address
COMMENTED = {".css", ".js"}
AS_THEY_ARE = "vendor/"  # with their licences
COMMENT = re.compile(r"^[ \t]*(?:/\*(?:[^*]|\*(?!/))*\*/|//[^\n]*)[ \t]*$", re.MULTILINE)  # with its lines to itself
PREVIEW = "<!-- preview -->"  # where the page's head says what a link shows
MOST_PAGES = 64
STYLE = "style/all.css"  # the page's styles in one file: together they are a sixth smaller
STYLES = re.compile(r"""(?:<link rel="stylesheet" href="\{\{root\}\}/style/[^"]*" />\s*)+""")
KEPT = (
    STYLE,
    "mark.svg",
    "offline.js",
    "icons/icon-192.png",
    "style/fonts/commissioner-latin-wght-normal.woff2",
    "style/fonts/besley-latin-wght-normal.woff2",
)
"""What a browser keeps beside the modules of every page; words and screens as they are used."""

IN_THE_PAGE = re.compile(r"""<script type="importmap">(.*?)</script>""", re.DOTALL)
IMPORTED = re.compile(r"""^(?:import|export)\b(?:[^;'"]*?\bfrom)?\s*["']([^"']+)["'];""", re.MULTILINE)


def policy(*scripts: str) -> str:
    """What a page of ours may load: from here only, and of scripts in the page itself those named by their hash."""
    allowed = " ".join(
        ("'self'", *(f"'sha256-{b64encode(sha256(each.encode()).digest()).decode()}'" for each in scripts))
    )
    return (
        f"default-src 'none'; script-src {allowed}; style-src 'self'; img-src 'self'; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    )


@dataclass(frozen=True, slots=True)
class File:
    """Some bytes, and the same compressed as soon as somebody has asked for them so."""

    kind: str
    plain: bytes
    tag: str
    shrinks: bool
    coded: dict[str, bytes] = field(default_factory=dict)

    @classmethod
    def of(cls, kind: str, content: bytes, *, shrinks: bool) -> "File":
        return cls(kind, content, sha256(content).hexdigest()[:32], shrinks)

    def coding(self, request: Request) -> str | None:
        """How it is best sent."""
        return best(request) if self.shrinks else None

    def sent(self, coding: str | None) -> bytes:
        if coding is None:
            return self.plain
        if coding not in self.coded:
            self.coded[coding] = CODINGS[coding](self.plain)
        return self.coded[coding]


class Client:
    """All files of the client, and the one page that starts it."""

    def __init__(self, *, contact: str | None = None, imprint: str | None = None) -> None:
        """`contact` and `imprint` are those of whoever runs the server, if they say so."""
        self._operator = {"contact": escape(contact or ""), "imprint": escape(imprint or "")}
        web = files("tenback").joinpath("web")
        found = {path: each for path, each in _walk(web) if _suffix(path) in TYPES}
        found |= {f"pages/{path}": each for path, each in _walk(files("tenback").joinpath("pages"))}
        content = {path: _without_comments(path, each.read_bytes()) for path, each in sorted(found.items())}
        content |= _in_packs(content)
        page = STYLES.sub(_gathered(content), web.joinpath("index.html").read_text(encoding="utf-8"))
        listed = json.loads(web.joinpath("words", "languages.json").read_bytes())
        page = page.replace("{{languages}}", escape(json.dumps(listed, ensure_ascii=False, separators=(",", ":"))))
        whole = sha256()
        for path, each in content.items():
            whole.update(f"{path}\0{len(each)}\0".encode() + each)
        self.root = f"{ROOT}/{whole.hexdigest()[:16]}"
        outside = {path: content.pop(path) for path in AT_HOME}
        content.pop("index.html")
        self.files = {path: _file(_suffix(path), each) for path, each in content.items()}
        self._kept = " ".join((*self.needed(FIRST), *KEPT))
        filled = {path: self._made(each.decode()).encode() for path, each in outside.items()}
        self._at_home = {path: _file(_suffix(path), each) for path, each in filled.items()}
        self._text = self._made(page)
        self.html = self._text.replace(PREVIEW, "").encode()
        self._pages: OrderedDict[str, File] = OrderedDict()  # by what stands in their heads
        self._policy = policy(*IN_THE_PAGE.findall(self._text))
        self.previews: Callable[[Request], Awaitable[str]] = _no_preview

    def _made(self, text: str) -> str:
        imports = json.dumps({"imports": {name: f"{self.root}/{path}" for name, path in IMPORTS.items()}})
        preloads = "".join(
            f'<link rel="modulepreload" href="{self.root}/{path}">' for path in self.needed(FIRST) if path != FIRST
        )
        told = {
            "imports": imports,
            "modules": preloads,
            "root": self.root,
            "files": self._kept,
            "version": escape(__version__),
        } | self._operator
        for name, value in told.items():
            text = text.replace("{{" + name + "}}", value)
        return text

    def needed(self, first: str) -> list[str]:
        """The modules that a module imports, and those that they import: itself first."""
        found = [first]
        for path in found:  # grows while it is walked
            for name in IMPORTED.findall(self.files[path].plain.decode()):
                other = IMPORTS.get(name) or normpath(join(dirname(path), name))
                if other not in found:
                    found.append(other)
        return found

    async def page(self, request: Request) -> Response:
        return await self._answer(request, 200, await self.previews(request))

    async def at_home(self, request: Request) -> Response:
        """Asked for anew each time: else a browser would keep to the files of an older version."""
        found = self._at_home[request.url.path[1:]]
        coding = found.coding(request)
        headers = {"content-security-policy": self._policy, "cache-control": "no-cache", **_told(coding)}
        return Response(found.sent(coding), media_type=found.kind, headers=headers)

    async def nowhere(self, request: Request) -> Response | None:
        """The same page, which says that there is nothing; None for a program, which wants no page."""
        reads_pages = request.method == "GET" and "text/html" in request.headers.get("accept", "")
        return await self._answer(request, 404) if reads_pages else None

    async def _answer(self, request: Request, status: int, head: str = "") -> Response:
        """Never kept by a browser: it names the files of this very version."""
        page = self._page(head)
        coding = page.coding(request)
        if coding and coding not in page.coded:  # the first to ask waits for it, and nobody with them
            page.coded[coding] = await asyncio.to_thread(AT_ONCE[coding], page.plain)
        headers = {"content-security-policy": self._policy, "cache-control": "no-store", **_told(coding)}
        return HTMLResponse(page.sent(coding), status, headers=headers)

    def _page(self, head: str) -> File:
        """The page with that in its head; those that are asked for most are kept."""
        if (found := self._pages.get(head)) is None:
            text = self._text.replace(PREVIEW, head).encode()
            found = self._pages[head] = File.of(TYPES[".html"], text, shrinks=True)
            if len(self._pages) > MOST_PAGES:
                self._pages.popitem(last=False)
        self._pages.move_to_end(head)
        return found

    async def file(self, request: Request) -> Response:
        path = request.path_params["path"]
        found = self.files.get(path) if request.path_params["hash"] == self.root.rpartition("/")[2] else None
        if found is None:
            return failed(404, Declined("not-found", "This file is of another version; load the page again."))
        coding = found.coding(request)
        tag = f'"{found.tag}{f"-{coding}" if coding else ""}"'
        headers = {"cache-control": FOR_GOOD, "etag": tag, **_told(coding)}
        if tag in (each.strip() for each in request.headers.get("if-none-match", "").split(",")):
            return Response(status_code=304, headers=headers)
        if coding in found.coded or coding is None:
            body = found.sent(coding)
        else:  # the first to ask waits for it, and nobody with them
            body = await asyncio.to_thread(found.sent, coding)
        return Response(body, media_type=found.kind, headers=headers)


async def _no_preview(_: Request) -> str:
    return ""


def _told(coding: str | None) -> dict[str, str]:
    return {"vary": "accept-encoding"} | ({"content-encoding": coding} if coding else {})


def _walk(folder: Traversable, above: str = "") -> Iterator[tuple[str, Traversable]]:
    for each in folder.iterdir():
        path = f"{above}{each.name}"
        if each.is_dir():
            yield from _walk(each, f"{path}/")
        else:
            yield path, each


def _file(suffix: str, content: bytes) -> File:
    return File.of(TYPES[suffix], content, shrinks=suffix not in COMPRESSED_ALREADY)


def _without_comments(path: str, content: bytes) -> bytes:
    """What is for readers of the source stays with it: a quarter of the scripts. Lines keep their numbers."""
    if _suffix(path) not in COMMENTED or path.startswith(AS_THEY_ARE):
        return content
    return COMMENT.sub(lambda found: "\n" * found[0].count("\n"), content.decode()).encode()


def _in_packs(content: Mapping[str, bytes]) -> dict[str, bytes]:
    """What is served of the scripts: a few files, since a browser on a slow line waits for each."""
    sources = {path: each.decode() for path, each in content.items() if path.endswith(".js")}
    return {path: text.encode() for path, text in packed(sources, FIRST, IMPORTS).items()}


def _gathered(content: dict[str, bytes]) -> Callable[[re.Match[str]], str]:
    """In place of the links to several styles, one to all of them: in their order, and from their folder."""

    def one(links: re.Match[str]) -> str:
        paths = re.findall(r"style/[^\"]*", links[0])
        content[STYLE] = b"".join(content.pop(path) for path in paths)
        return f'<link rel="stylesheet" href="{{{{root}}}}/{STYLE}" />\n    '

    return one


def _suffix(path: str) -> str:
    return path[path.rfind(".") :] if "." in path else ""
