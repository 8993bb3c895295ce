"""Keys that the server sends and a person reads about, collected from the code, each with the facts it brings along."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from string import Formatter

import tenback
from tenback import games, table
from tenback.core import Because
from tenback.server.lessons import lessons
from tenback.table import Declined, Proposal, entries
from tenback.talk import Gladly

HOUSE = Path(tenback.__file__).parent
WEB = HOUSE / "web"
FORMS = {"rule", "after"}  # arguments of a refusal that are no facts
OWN_KEY = re.compile(r"new (?:NotGranted|Turned)\((?:\w+, |\{ key: )\"([\w-]+)\"")
SILENT = {"left"}  # a wish given up because one has left the table: nobody waits for its answer any more


@dataclass(frozen=True, slots=True)
class Given:
    """A place in the code that refuses: why, and with which facts."""

    key: str
    facts: frozenset[str]
    place: str


@cache
def refusals() -> tuple[Given, ...]:
    """Every refusal that there is: the games' reasons, what table and server decline, and the client's own."""
    return (*games_reasons(), *declined(), *clients_own())


def games_reasons() -> Iterator[Given]:
    """A reason brings the facts that its sentence names; who gives fewer cannot even make the English sentence."""
    for module in (*modules(games), *modules(table)):
        for name, thing in vars(module).items():
            for each in thing.values() if isinstance(thing, dict) else (thing,):
                if isinstance(each, Because):
                    named = {field for _, field, _, _ in Formatter().parse(each.sentence) if field}
                    yield Given(each.key, frozenset(named), f"{module.__name__}.{name}")


def modules(package):
    yield package
    for found in walk_packages(package.__path__, f"{package.__name__}."):
        yield import_module(found.name)


def declined() -> Iterator[Given]:
    """What is raised as `Declined("key", sentence, fact=...)`, or as one of its kinds."""
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in HOUSE.rglob("*.py")}
    kinds = kinds_of_declined(trees)
    makers = {kind for kind, found in kinds.items() if not defines_init(found)} | {Declined.__name__}
    for path, tree in trees.items():
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and called(call) in makers:
                yield from given(call, f"{path.relative_to(HOUSE)}:{call.lineno}")
    for found in kinds.values():
        for call in ast.walk(found):
            if isinstance(call, ast.Call) and called(call) == "__init__":  # super().__init__("key", ...)
                yield from given(call, found.name)


def hangups() -> dict[str, set[str]]:
    """Why a line is hung up, by the name of the code that closes it; what the host has decided has its own words."""
    found: dict[str, set[str]] = {}
    for path in (HOUSE / "server").rglob("*.py"):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and called(call) == "Hangup" and len(call.args) > 1:
                reason = call.args[1]
                if isinstance(reason, ast.Attribute) and reason.attr == "key":
                    continue  # a refusal, collected as such
                assert isinstance(reason, ast.Constant), f"{path.name}:{call.lineno}: a reason is written down there"
                found.setdefault(called(call.args[0]), set()).add(str(reason.value))
    return found


def kinds_of_declined(trees) -> dict[str, ast.ClassDef]:
    classes = [found for tree in trees.values() for found in ast.walk(tree) if isinstance(found, ast.ClassDef)]
    kinds: dict[str, ast.ClassDef] = {}
    while more := {
        found.name: found
        for found in classes
        if found.name not in kinds and {called(base) for base in found.bases} & {Declined.__name__, *kinds}
    }:
        kinds |= more
    return kinds


def defines_init(found: ast.ClassDef) -> bool:
    return any(isinstance(each, ast.FunctionDef) and each.name == "__init__" for each in found.body)


def called(node: ast.AST) -> str:
    """The last word of what is called, or named."""
    if isinstance(node, ast.Call):
        return called(node.func)
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def given(call: ast.Call, place: str) -> Iterator[Given]:
    key = call.args[0]
    if isinstance(key, ast.Attribute) and key.attr == "key":
        return  # another's refusal, passed on as it is
    assert isinstance(key, ast.Constant), f"{place}: the key of a refusal is written down where it is made"
    assert isinstance(key.value, str), f"{place}: the key of a refusal is a text"
    facts = {each.arg for each in call.keywords if each.arg not in FORMS}
    assert None not in facts, f"{place}: the facts of a refusal are written down where it is made"
    yield Given(key.value, frozenset(map(str, facts)), place)


def clients_own() -> Iterator[Given]:
    for path in scripts():
        for key in OWN_KEY.findall(path.read_text(encoding="utf-8")):
            if key not in SILENT:
                yield Given(key, frozenset(), str(path.relative_to(WEB)))


def scripts() -> list[Path]:
    return [path for path in WEB.rglob("*.js") if "vendor" not in path.parts]


def messages_of_keys() -> set[str]:
    """The messages whose names the client makes out of keys."""
    return {
        *(f"refused-{each.key}" for each in refusals()),
        *(f"told-{kind}" for kind in told()),
        *(f"proposed-{what}" for what in Proposal),
        *(f"offer-{gladly}" for gladly in Gladly),
        *(f"end-{game.slug}-{reason}" for game in games.shelf() for reason in game.reasons),
        *(f"first-{what}-{game.slug}" for game in games.shelf() for what in ("aim", "step")),
        *(f"line-{reason}" for reason in hangups().get("TRY_LATER", ())),  # what a person can do something about
        *("day-trail-of-ten", "day-trail-said-of-ten"),  # in all other games its figures are steps
        *(f"lesson-{name}" for name in lessons()),
        *(name for lesson in lessons().values() for name in lesson.messages),
    }


def told() -> set[str]:
    """Kinds of events that the client tells of in a sentence of their own."""
    source = (WEB / "store" / "story.js").read_text(encoding="utf-8")
    (listed,) = re.findall(r"const TOLD = new Set\(\[(.*?)\]\)", source, re.DOTALL)
    return set(re.findall(r"\"([\w-]+)\"", listed))


# Kinds of entries that the list of what happened does not tell: they show otherwise, or concern nobody who plays.
UNTOLD = {
    *("played", "said", "unsaid", "offered"),  # told with their cards and signals
    "chatted",  # stands in the chat
    *("opened", "hosted", "resized", "invited", "revoked", "rematched"),  # before the first card and after the last
    *("promised", "dealing", "revealed"),  # the shares in the deal: told at the end, where the deal is checked
    *("agreed", "resigned"),  # seen on the proposal, and on the end
}


def kinds_of_entries() -> set[str]:
    return set(entries.KINDS)
