"""The browser client: read once from the installed package, compressed once, served under an address that names it."""

import gzip
import json
import re
from base64 import b64encode
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from html import escape
from importlib.resources import files
from importlib.resources.abc import Traversable
from posixpath import dirname, join, normpath

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from tenback import __version__
from tenback.server import lean

__all__ = ["ROOT", "SCREENS", "Client", "policy", "takes_gzip"]

ROOT = "/client"  # below it, the hash of everything, then a file's path
SCREENS = (
    "/",
    "/t/{table}",
    "/rules",
    "/rules/{game}",
    "/replay/{table}",
    "/tables",
    "/new/{game}",
    "/me",
    "/settings",
    "/about",
)
"""The addresses that are one page: which screen it is, the client reads from the address."""

FIRST = "app.js"  # everything that it needs is asked for at once, not module by module
IMPORTS = {"lit": "vendor/lit.js", "@fluent/bundle": "vendor/fluent.js"}
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".md": "text/markdown; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
COMPRESSED_ALREADY = {".woff2"}
FOR_GOOD = "public, max-age=31536000, immutable"  # another content has another address
AS_THEY_ARE = "vendor/"  # with their licences
LEAN = {".css": lean.style, ".ftl": lean.words, ".js": lean.script}
STYLE = "style/all.css"  # the page's styles in one file: together they are a sixth smaller
STYLES = re.compile(r"""(?:<link rel="stylesheet" href="\{\{root\}\}/style/[^"]*">\n)+""")
IMPORTED = re.compile(r"""^(?:import|export)\b(?:[^;'"]*?\bfrom)?\s*["']([^"']+)["'];""", re.MULTILINE)


def policy(*scripts: str) -> str:
    """What a page of ours may load: from here only, and of scripts in the page itself those named by their hash."""
    allowed = " ".join(
        ("'self'", *(f"'sha256-{b64encode(sha256(each.encode()).digest()).decode()}'" for each in scripts))
    )
    return (
        f"default-src 'none'; script-src {allowed}; style-src 'self'; img-src 'self'; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    )


@dataclass(frozen=True, slots=True)
class File:
    kind: str
    plain: bytes
    small: bytes | None  # compressed, where that helps
    tag: str

    @classmethod
    def of(cls, suffix: str, content: bytes) -> "File":
        small = None if suffix in COMPRESSED_ALREADY else gzip.compress(content, 9, mtime=0)
        return cls(TYPES[suffix], content, small, sha256(content).hexdigest()[:32])


class Client:
    """All files of the client, and the one page that starts it."""

    def __init__(self) -> None:
        web = files("tenback").joinpath("web")
        found = {path: each for path, each in _walk(web) if _suffix(path) in TYPES}
        found |= {f"pages/{path}": each for path, each in _walk(files("tenback").joinpath("pages"))}
        content = {path: _lean(path, each.read_bytes()) for path, each in sorted(found.items())}
        page = STYLES.sub(_gathered(content), web.joinpath("index.html").read_text(encoding="utf-8"))
        whole = sha256()
        for path, each in content.items():
            whole.update(f"{path}\0{len(each)}\0".encode() + each)
        self.root = f"{ROOT}/{whole.hexdigest()[:16]}"
        self.files = {path: File.of(_suffix(path), each) for path, each in content.items()}
        self.html, self._policy = self._made(page)
        self._small_html = gzip.compress(self.html, 9, mtime=0)

    def _made(self, text: str) -> tuple[bytes, str]:
        imports = json.dumps({"imports": {name: f"{self.root}/{path}" for name, path in IMPORTS.items()}})
        preloads = "".join(
            f'<link rel="modulepreload" href="{self.root}/{path}">' for path in self.needed(FIRST) if path != FIRST
        )
        told = {"imports": imports, "modules": preloads, "root": self.root, "version": escape(__version__)}
        for name, value in told.items():
            text = text.replace("{{" + name + "}}", value)
        return text.encode(), policy(imports)

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
        return self._answer(request, 200)

    def nowhere(self, request: Request) -> Response | None:
        """The same page, which says that there is nothing; None for a program, which wants no page."""
        reads_pages = request.method == "GET" and "text/html" in request.headers.get("accept", "")
        return self._answer(request, 404) if reads_pages else None

    def _answer(self, request: Request, status: int) -> Response:
        """Never kept by a browser: it names the files of this very version."""
        headers = {"content-security-policy": self._policy, "cache-control": "no-store", "vary": "accept-encoding"}
        if not takes_gzip(request):
            return HTMLResponse(self.html, status, headers=headers)
        return HTMLResponse(self._small_html, status, headers={**headers, "content-encoding": "gzip"})

    async def file(self, request: Request) -> Response:
        path = request.path_params["path"]
        found = self.files.get(path) if request.path_params["hash"] == self.root.rpartition("/")[2] else None
        if found is None:
            sentence = "This file is of another version; load the page again."
            return JSONResponse({"error": "not-found", "sentence": sentence}, 404)
        squeezed = found.small is not None and takes_gzip(request)
        tag = f'"{found.tag}{"-gz" if squeezed else ""}"'
        headers = {"cache-control": FOR_GOOD, "etag": tag, "vary": "accept-encoding"}
        if tag in (each.strip() for each in request.headers.get("if-none-match", "").split(",")):
            return Response(status_code=304, headers=headers)
        if squeezed:
            return Response(found.small, media_type=found.kind, headers={**headers, "content-encoding": "gzip"})
        return Response(found.plain, media_type=found.kind, headers=headers)


def _walk(folder: Traversable, above: str = "") -> Iterator[tuple[str, Traversable]]:
    for each in folder.iterdir():
        path = f"{above}{each.name}"
        if each.is_dir():
            yield from _walk(each, f"{path}/")
        else:
            yield path, each


def _lean(path: str, content: bytes) -> bytes:
    """What is for readers of the source stays with it: a fifth of the client."""
    made = LEAN.get(_suffix(path))
    return content if made is None or path.startswith(AS_THEY_ARE) else made(content.decode()).encode()


def _gathered(content: dict[str, bytes]) -> Callable[[re.Match[str]], str]:
    """In place of the links to several styles, one to all of them: in their order, and from their folder."""

    def one(links: re.Match[str]) -> str:
        paths = re.findall(r"style/[^\"]*", links[0])
        content[STYLE] = b"".join(content.pop(path) for path in paths)
        return f'<link rel="stylesheet" href="{{{{root}}}}/{STYLE}">\n'

    return one


def _suffix(path: str) -> str:
    return path[path.rfind(".") :] if "." in path else ""


def takes_gzip(request: Request) -> bool:
    for each in request.headers.get("accept-encoding", "").split(","):
        name, _, rest = each.partition(";")
        if name.strip().lower() in {"gzip", "*"}:
            return rest.replace(" ", "") not in {"q=0", "q=0.0", "q=0.00", "q=0.000"}
    return False
