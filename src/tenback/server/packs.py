"""The client's modules in packs: what a screen needs comes in a few requests instead of one for each module.

A pack is a module in which the modules it holds stand one after the other, each in a block of its own, on the lines
that it has in the source. What they export is kept in one place by their paths; whoever imports finds it there. Every
module keeps its own address, too: there it hands on what it exports.

This is no bundler for any JavaScript. It knows how our modules are written (named imports at a line's start, no
circles, no default exports, nothing exported that changes, one name a line), and refuses other imports and exports: a
test packs them all.
"""

import json
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from posixpath import basename, dirname, join, normpath, relpath, splitext
from string import ascii_lowercase, ascii_uppercase, digits

__all__ = ["MAP", "NotPackable", "packed"]

HELD = "$modules"
"""By path, what a module exports. The first pack makes it, the others import it from there."""

MAP = ".map"  # beside a pack: which line is which source's
SOURCES = "sources"  # the folder in which a browser's tools show them
LETTERS = ascii_uppercase + ascii_lowercase + digits + "+/"
SMALL = 4000  # characters: a module of that size that several screens need comes with the first pack
IMPORT = re.compile(r"""^import\s+(?:\{([^}]*)\}\s+from\s+)?["']([^"']+)["'];""", re.MULTILINE)
HANDED_ON = re.compile(r"""^export\s+\{([^}]*)\}\s+from\s+["']([^"']+)["'];""", re.MULTILINE)
EXPORT = re.compile(r"^export\s+((?:async\s+)?function|class|const)\s+([A-Za-z_$][\w$]*)", re.MULTILINE)
LATER = re.compile(r"""(?<!typeof )\bimport\("(\.[^"]+)"\)""")
UNKNOWN = re.compile(r"^(?:import|export)\b[^\n]*", re.MULTILINE)
LATER_UNKNOWN = re.compile(r"""(?<!typeof )\bimport\((?!"\.[^"]+"\))[^\n]*""")
CONSTANT = re.compile(r"^export\s+const\b[^\n]*", re.MULTILINE)
QUOTED = re.compile(r""""[^"\n]*"|'[^'\n]*'|`[^`]*`""")
HERE = "import.meta.url"


class NotPackable(ValueError):
    """A module that is written in another way than those that can be packed: which, and what."""


class Module:
    """One source, and what it says about others."""

    def __init__(self, path: str, text: str, sources: Mapping[str, str], libraries: Mapping[str, str]) -> None:
        self.path, self.text = path, text
        imported = [(found[1] or "", found[2]) for found in IMPORT.finditer(text)]
        handed_on = [(found[1], found[2]) for found in HANDED_ON.finditer(text)]
        self.libraries = {name: libraries[name] for _, name in imported + handed_on if name in libraries}
        self.wants = [
            (self._path_of(name), [each[0] for each in _names(names)])
            for names, name in imported + handed_on
            if name not in libraries
        ]
        self.needs = [path for path, _ in self.wants]
        later = (self._path_of(found[1]) for found in LATER.finditer(text))
        self.later = [each for each in later if each in sources]  # types are imported from files without code
        self.exports = [found[2] for found in EXPORT.finditer(text)]
        self.exports += [kept for names, _ in handed_on for _, kept in _names(names)]
        for each in self.needs:
            if each not in sources:
                raise NotPackable(f"{path} imports {each}, which is not there.")
        if HELD in text:
            raise NotPackable(f"{path} uses {HELD}, the name of what holds the modules.")

    def block(self, pack: str) -> str:
        """The source as a part of that pack, on as many lines."""
        text = EXPORT.sub(r"\1 \2", self.text)
        for pattern in (IMPORT, HANDED_ON):
            text = pattern.sub(self._taken, text)
        several = (found for found in CONSTANT.finditer(self.text) if _names_several(self.text[found.start() :]))
        if found := UNKNOWN.search(text) or LATER_UNKNOWN.search(text) or next(several, None):
            raise NotPackable(f"{self.path} cannot be packed: {found[0]}")
        text = LATER.sub(lambda found: f'import("{_way(pack, self._path_of(found[1]))}")', text)
        text = text.replace(HERE, f'new URL("{_way(pack, self.path)}", {HERE})')
        return f"{{{text.rstrip()}\n{_held(self.path)} = {{ {', '.join(self.exports)} }}; }}"

    def _path_of(self, name: str) -> str:
        return normpath(join(dirname(self.path), name))

    def _taken(self, found: re.Match[str]) -> str:
        """What was imported, from where it is held."""
        names, name = found[1], found[2]
        if names is None:  # for what it does, which is done: it stands in front
            return ""
        place = _library(self.libraries[name]) if name in self.libraries else _held(self._path_of(name))
        return f"const {{{names.replace(' as ', ': ')}}} = {place};"


def packed(sources: Mapping[str, str], first: str, libraries: Mapping[str, str]) -> dict[str, str]:
    """By path, what is served instead of each source that `first` leads to, and beside each pack its map.

    `libraries`: files that stay as they are, by the names under which they are imported.
    """
    modules: dict[str, Module] = {}
    waiting = [first]
    for path in waiting:  # grows while it is walked
        if path not in modules:
            modules[path] = found = Module(path, sources[path], sources, libraries)
            waiting += [*found.needs, *found.later]
    for module in modules.values():
        for path, names in module.wants:
            if missing := sorted(set(names) - set(modules[path].exports)):
                raise NotPackable(f"{module.path} imports {', '.join(missing)} from {path}, which has no such export.")
    packs = _packs(modules, first)
    where = {path: pack for pack, paths in packs.items() for path in paths}
    served: dict[str, str] = {}
    for pack, paths in packs.items():
        served |= _pack(pack, [modules[path] for path in paths], _others(modules, paths, where, first), first)
    for path, module in modules.items():
        if path not in packs:
            served[path] = _door(module, where[path], first)
    return served


def _packs(modules: Mapping[str, Module], first: str) -> dict[str, list[str]]:
    """By a pack's path, the modules in it, each behind those that it needs.

    The first holds what is needed at once; the others hold what the same screens need, and nobody else.
    """
    at_once = set(_in_order(modules, [first]))
    screens = sorted({later for module in modules.values() for later in module.later})
    needed_by: defaultdict[str, set[str]] = defaultdict(set)
    for screen in screens:
        for path in _in_order(modules, [screen]):
            needed_by[path].add(screen)
    for path in _in_order(modules, screens):
        shared, small = len(needed_by[path]) > 1, len(modules[path].text) < SMALL
        if shared and small and at_once.issuperset(modules[path].needs):
            at_once.add(path)
    groups: defaultdict[frozenset[str], list[str]] = defaultdict(list)
    for path in _in_order(modules, screens):
        if path not in at_once:
            groups[frozenset(needed_by[path])].append(path)
    packs = {first: _in_order(modules, [*sorted(at_once - {first}), first])}
    for screens_of_it, paths in groups.items():
        alone = len(screens_of_it) == 1
        packs[next(iter(screens_of_it)) if alone else f"packs/{paths[-1]}"] = paths
    return packs


def _others(modules: Mapping[str, Module], paths: Iterable[str], where: Mapping[str, str], first: str) -> Sequence[str]:
    """The packs that hold what these modules need, all of them: a browser asks for them at once."""
    found = {where[path]: None for path in _in_order(modules, paths)}
    return [pack for pack in found if pack not in (first, where[next(iter(paths))])]


def _in_order(modules: Mapping[str, Module], first: Iterable[str]) -> list[str]:
    """All that these need, and they themselves: each behind what it needs."""
    found: dict[str, None] = {}

    def walk(path: str, above: tuple[str, ...]) -> None:
        if path in above:
            raise NotPackable(f"Modules need one another in a circle: {' -> '.join((*above, path))}.")
        if path not in found:
            for each in modules[path].needs:
                walk(each, (*above, path))
            found[path] = None

    for path in first:
        walk(path, ())
    return list(found)


def _pack(name: str, modules: Sequence[Module], others: Sequence[str], first: str) -> dict[str, str]:
    """A pack and its map."""
    libraries = {each: path for module in modules for each, path in module.libraries.items()}
    lines = [f'import * as {_library(path)} from "{each}";' for each, path in libraries.items()]
    lines += [f"export const {HELD} = {{}};"] if name == first else _fetched(name, others, first)
    starts = []
    for module in modules:
        starts.append(len(lines))
        lines += module.block(name).split("\n")
    lines += [_exported(module) for module in modules if module.path == name]
    lines.append(f"//# sourceMappingURL={basename(name)}{MAP}")
    return {name: "\n".join(lines) + "\n", name + MAP: json.dumps(_map(name, modules, starts))}


def _door(module: Module, pack: str, first: str) -> str:
    """What stands at the address of a module that is in a pack with another name."""
    return "\n".join([*_fetched(module.path, [pack] if pack != first else [], first), _exported(module)]) + "\n"


def _fetched(at: str, packs: Iterable[str], first: str) -> list[str]:
    return [f'import {{ {HELD} }} from "{_way(at, first)}";', *(f'import "{_way(at, each)}";' for each in packs)]


def _exported(module: Module) -> str:
    """Under other names in the pack itself: `open` there must stay the browser's for the modules that mean it."""
    if not module.exports:
        return ""
    inside = ", ".join(f"{each}: $${each}" for each in module.exports)
    outside = ", ".join(f"$${each} as {each}" for each in module.exports)
    return f"const {{ {inside} }} = {_held(module.path)}; export {{ {outside} }};"


def _names_several(text: str) -> bool:
    """Whether the statement at its beginning has a comma outside of all brackets and quotes: only the first name of a
    list would be exported.
    """
    depth = 0
    for char in QUOTED.sub("", text):
        depth += (char in "([{") - (char in ")]}")
        if not depth and char in ";,":
            return char == ","
    return False


def _held(path: str) -> str:
    return f"{HELD}[{json.dumps(path)}]"


def _library(path: str) -> str:
    return f"${splitext(basename(path))[0]}"


def _way(from_there: str, to: str) -> str:
    """The address of one file in another."""
    way = relpath(to, dirname(from_there) or ".")
    return way if way.startswith(".") else f"./{way}"


def _names(listed: str) -> list[tuple[str, str]]:
    """What is imported or handed on: the name that it has there, and here."""
    both = (each.strip().partition(" as ") for each in listed.split(",") if each.strip())
    return [(there, here or there) for there, _, here in both]


def _map(name: str, modules: Sequence[Module], starts: Sequence[int]) -> dict[str, object]:
    """Which line of a pack is which of a source: from where a module starts, each is the next."""
    mappings, line_before = [""] * starts[0], 0
    for source, (module, start) in enumerate(zip(modules, starts, strict=True)):
        mappings += [""] * (start - len(mappings))
        to_the_top = f"A{_number(min(source, 1))}{_number(-line_before)}A"
        line_before = module.text.rstrip().count("\n")
        mappings += [to_the_top, *["AACA"] * line_before]
    return {
        "version": 3,
        "sources": [_way(name, f"{SOURCES}/{module.path}") for module in modules],
        "sourcesContent": [module.text for module in modules],
        "names": [],
        "mappings": ";".join(mappings),
    }


def _number(number: int) -> str:
    """As maps write one: five bits a letter, the lowest first, of them the lowest the sign."""
    rest, written = abs(number) << 1 | (number < 0), ""
    while rest > 31:
        written, rest = written + LETTERS[rest & 31 | 32], rest >> 5
    return written + LETTERS[rest]
