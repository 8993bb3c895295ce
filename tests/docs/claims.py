"""What a page claims to exist and does not: each found as the line and a sentence."""

import re
import shlex
from collections.abc import Iterator
from itertools import pairwise, product
from pathlib import Path

from tests.docs import repository
from tests.docs.markdown import Code, Page
from tests.docs.repository import ROOT, SOURCE

SHELL = {"", "console", "sh", "bash", "shell"}  # what is typed; elsewhere only what stands behind a prompt
PROMPT = "$ "
PYTHON = {"python", "pycon"}
ENDS_A_COMMAND = {"|", "||", "&&", ";", ">", ">>", "&", "2>", "<"}
SUFFIXES = "cfg|css|csv|ftl|html|ini|js|json|md|parquet|png|py|sh|svg|toml|ts|tsv|txt|yaml|yml"
TOP = "|".join(re.escape(name) for name in (".ci", ".github", "bench", "deploy", "docs", "examples", "src", "tests"))

OUR_PATH = re.compile(rf"(?<![\w/.:@<>$*-])(?:\./)?((?:{TOP})/(?:[\w./*{{}},@-]|<[^>\n]*>)*)")
LOOKS_LIKE_A_PATH = re.compile(r"[\w.][\w.<>-]*(?:/[\w.*<>{},@-]+)+/?|[\w.-]+/")
LOOKS_LIKE_A_FILE = re.compile(rf"[\w<*{{][\w.<>*{{}},-]*\.(?:{SUFFIXES})|\.[a-z][\w.-]+")
DOTTED = re.compile(r"(?<![\w./@:-])tenback(?:\.[A-Za-z_]\w*)+")
SHORT_DOTTED = re.compile(r"([a-z_]\w*)((?:\.[A-Za-z_]\w*)+)(?:\([^)]*\))?")
IMPORT = re.compile(r"^\s*(?:>>> )?from (tenback[\w.]*) import \(?([\w, ]+)", re.MULTILINE)
CONSTANT = re.compile(r"(?<![\w-])[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+(?![\w-])")
ADDRESS = re.compile(r"(?:(?:GET|POST|PUT|PATCH|DELETE) )?(/[A-Za-z][\w./-]*)(?:\?\S*)?")
OF_THE_SYSTEM = ("/etc/", "/opt/", "/var/")
EXTRAS = re.compile(r"\btenback\[([\w,]+)\]")

# Files of the reader's own, in examples.
MADE_UP = {"runs/plots", "ten.csv", "ten.manifest.json", "ten.summary.json"}

# What a decision threw away, and tells of.
GONE = {"server/minify.py"}

Complaint = tuple[int, str]


def complaints(text: str, at: Path) -> Iterator[Complaint]:
    """Everything that the page names and that is not there; `at` is its place below the root."""
    page = Page(text)
    yield from links(page, at)
    yield from paths(page, at)
    yield from python_names(page)
    yield from constants(page)
    yield from addresses(page)
    for code in page.codes:
        for line in shell_lines(code):
            for complaint in shell(line):
                yield page.line(code.start), complaint
    yield from bare_options(page)


# Links


def links(page: Page, at: Path) -> Iterator[Complaint]:
    for target, place in page.links():
        if re.match(r"[a-z][a-z0-9+.-]*:", target):
            continue
        file, _, anchor = target.partition("#")
        there = ROOT / at.parent / file if file else ROOT / at
        if file and not there.exists():
            yield page.line(place), f"links to {target}, and there is no such file"
        elif anchor and there.suffix == ".md":
            anchors = page.anchors if not file else Page(there.read_text("utf-8")).anchors
            if anchor not in anchors:
                yield page.line(place), f"links to {target}, and that page has no such heading"


# Paths


def paths(page: Page, at: Path) -> Iterator[Complaint]:
    seen = set()
    for found in OUR_PATH.finditer(page.text):
        path = found[1].rstrip(".,:;)")
        seen.add(found.start(1))
        if not exists(path, (ROOT, ROOT / at.parent)):
            yield page.line(found.start()), f"names {path}, which does not exist"
    here = (ROOT / at.parent, ROOT, SOURCE, SOURCE.parent)
    for code in page.inline:
        if code.start in seen or code.text in MADE_UP:
            continue
        if LOOKS_LIKE_A_FILE.fullmatch(code.text):
            if not (exists(code.text, here) or file_is_known(code.text)):
                yield page.line(code.start), f"names {code.text}, and there is no such file"
        elif LOOKS_LIKE_A_PATH.fullmatch(code.text) and not (exists(code.text, here) or is_history(code.text, at)):
            yield page.line(code.start), f"names {code.text}, which does not exist"


def is_history(name: str, at: Path) -> bool:
    """A decision is never edited, so it may name what was thrown away since."""
    return at.parts[:2] == ("docs", "decisions") and name in GONE


def exists(path: str, bases: tuple[Path, ...]) -> bool:
    """Whether a path is there, from one of these places; <slug> and * stand for anything, {a,b} for both."""
    if path.split("/", maxsplit=1)[0] in repository.MADE:
        return True  # made by running things
    pieces = [piece.split(",") for piece in re.split(r"[{}]", re.sub(r"<[^>]*>", "*", path.rstrip("/")))]
    return all(any(is_at(base, "".join(chosen)) for base in bases) for chosen in product(*pieces))


def is_at(base: Path, pattern: str) -> bool:
    return any(base.glob(pattern)) if "*" in pattern else (base / pattern).exists()


def file_is_known(name: str) -> bool:
    """A file of that name is somewhere in the repository, or the code writes one."""
    if "<" in name or "*" in name or "{" in name:
        return exists(f"**/{name}", (ROOT / "src", ROOT / "tests", ROOT / "docs"))
    return name in repository.names() or re.search(rf"[\"'/{{}}]{re.escape(name)}\b", repository.code()) is not None


# Python


def python_names(page: Page) -> Iterator[Complaint]:
    for found in DOTTED.finditer(page.text):
        if not re.fullmatch(rf".*\.(?:{SUFFIXES})", found[0]) and not repository.is_there(found[0]):
            yield page.line(found.start()), f"names {found[0]}, which does not exist"
    for code in page.inline:
        short = SHORT_DOTTED.fullmatch(code.text)
        if short is None or short[1] not in repository.FLOORS or LOOKS_LIKE_A_FILE.fullmatch(code.text):
            continue
        if not repository.is_there(f"tenback.{short[1]}{short[2]}"):
            yield page.line(code.start), f"names {code.text}, which tenback does not have"
    for code in page.blocks:
        if code.language in PYTHON:
            for module, imported in IMPORT.findall(code.text):
                for name in filter(None, re.split(r"[, ]+", imported)):
                    if not repository.is_there(f"{module}.{name}"):
                        yield page.line(code.start), f"imports {name} from {module}, which does not have it"


def constants(page: Page) -> Iterator[Complaint]:
    """Environment variables and constants; the code must know them."""
    for found in CONSTANT.finditer(page.text):
        if found[0] not in repository.variables() and not re.search(rf"\b{found[0]}\b", repository.code()):
            yield page.line(found.start()), f"names {found[0]}, which no code knows"


def addresses(page: Page) -> Iterator[Complaint]:
    for code in page.inline:
        address = ADDRESS.fullmatch(code.text)
        if not address or (address[1].startswith(OF_THE_SYSTEM) and address[1] in repository.deployed()):
            continue
        if not any(pattern.fullmatch(address[1]) for pattern in repository.addresses()):
            yield page.line(code.start), f"names {address[1]}, and the server does not answer to it"


# Commands


def shell_lines(code: Code) -> list[str]:
    """What one would type; in a block with prompts, what follows them."""
    lines = re.sub(r"\\\n\s*", " ", "\n".join(code.lines())).split("\n")
    prompted = [line.removeprefix(PROMPT) for line in lines if line.startswith(PROMPT)]
    return prompted or (lines if code.language is None or code.language in SHELL else [])


def shell(line: str) -> Iterator[str]:
    for words in typed(line):
        while words and re.fullmatch(r"[A-Z_]+=.*", words[0]):
            words.pop(0)
        if not words:
            continue
        name = words[0].rpartition("/")[2]
        if name == "tenback":
            yield from tenback(words[1:])
        elif name == "make":
            yield from make(words[1:])
        elif re.fullmatch(r"python[\d.]*", name):
            yield from python(words[1:])
        elif name in {"pip", "pipx", "uvx"}:
            for told in EXTRAS.findall(line):
                for extra in set(told.split(",")) - repository.extras():
                    yield f"installs tenback[{extra}], and there is no such extra"


def typed(line: str) -> Iterator[list[str]]:
    """The commands of a line, word by word."""
    try:
        words = shlex.split(line, comments=True)
    except ValueError:  # no line for a shell
        words = line.split()
    command = list[str]()
    for word in words:
        if word in ENDS_A_COMMAND:
            yield command
            command = []
        else:
            command.append(word)
    yield command


def tenback(words: list[str]) -> Iterator[str]:
    if not words:
        return
    if words[0].startswith("-"):
        if words[0] not in repository.options_of(repository.group()):
            yield f"names tenback {words[0]}, and there is no such option"
        return
    command = repository.commands().get(words[0])
    if command is None:
        if not is_a_placeholder(words[0]):
            yield f"names tenback {words[0]}, and there is no such command"
        return
    if parts := getattr(command, "commands", {}):
        if len(words) > 1 and words[1] not in parts and not is_a_placeholder(words[1]) and words[1] != "--help":
            yield f"names tenback {words[0]} {words[1]}, and there is no such command"
        command = parts.get(words[1], command) if len(words) > 1 else command
    for word in words[1:]:
        option = word.partition("=")[0].rstrip(".,")
        if option.startswith("--") and option not in repository.options_of(command):
            yield f"names tenback {words[0]} {option}, and there is no such option"
    yield from settings(words)
    if repository.first_argument(command) == "GAME" and len(words) > 1:
        game = words[1]
        if not game.startswith("-") and not is_a_placeholder(game) and game not in repository.slugs():
            yield f"names tenback {words[0]} {game}, and there is no such game"


def settings(words: list[str]) -> Iterator[str]:
    for option, value in pairwise(words):
        name = value.partition("=")[0]
        if option == "--set" and not is_a_placeholder(name) and name not in repository.settings():
            yield f"names --set {name}, and no game has such an option"


def is_a_placeholder(word: str) -> bool:
    return re.fullmatch(r"[A-Z][A-Z_|.\[\]]*|\.\.\.|…|<.*>", word) is not None


def make(words: list[str]) -> Iterator[str]:
    for word in words:
        name, is_variable, _ = word.partition("=")
        if is_variable:
            if name not in repository.make_variables():
                yield f"names make {name}=, and the Makefile has no such variable"
        elif not word.startswith("-") and not is_a_placeholder(word) and word not in repository.targets():
            yield f"names make {word}, and there is no such target"


def python(words: list[str]) -> Iterator[str]:
    if words[:1] == ["-m"] and len(words) > 1:
        if not repository.can_be_run(words[1]):
            yield f"names python -m {words[1]}, which cannot be run"
        file = repository.module_file(words[1])
        script = file / "__main__.py" if file is not None and file.is_dir() else file
    elif words and words[0].endswith(".py"):
        script = ROOT / words[0]
    else:
        return
    if script is None or not script.is_file():
        return
    text = script.read_text("utf-8")
    for word in words[1:]:
        option = word.partition("=")[0]
        if option.startswith("--") and option not in text:
            yield f"names {option} of {script.name}, which does not take it"


# Options that are named by themselves


def bare_options(page: Page) -> Iterator[Complaint]:
    """An option belongs to a command that is named in its part of the page or, if none is, anywhere on the page."""
    for code in page.inline:
        words = code.text.split()
        if not code.text.startswith("--"):
            continue
        for complaint in settings(words):
            yield page.line(code.start), complaint
        for word in words:
            option = word.partition("=")[0].rstrip(",.")
            if option.startswith("--") and not takes(page, code, option):
                yield page.line(code.start), f"names {option}, which no command named around it takes"


def takes(page: Page, code: Code, option: str) -> bool:
    for start, end in page.around(code.start):
        known = [options for place, options in options_named(page) if start <= place < end]
        if known:
            return any(option in options for options in known)
    return any(option in repository.options_of(command) for command in repository.commands().values())


def options_named(page: Page) -> Iterator[tuple[int, set[str]]]:
    """Where a command of ours is named, and its options."""
    for code in page.codes:
        for line in shell_lines(code):
            for words in typed(line):
                if len(words) > 1 and words[0].rpartition("/")[2] == "tenback" and words[1] in repository.commands():
                    yield code.start, repository.options_of(repository.commands()[words[1]])
                for word in words:
                    if word.endswith(".py") and (ROOT / word).is_file():
                        text = (ROOT / word).read_text("utf-8")
                        yield code.start, set(re.findall(r"\"(--[\w-]+)\"", text))
