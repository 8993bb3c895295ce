"""Where settings come from: the command line wins over the environment, the environment over the file."""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from pathlib import Path
from typing import Any

from tenback.core import OptionError, shown
from tenback.server.settings.config import Config
from tenback.server.settings.keys import BEFORE, Key, keys, made

__all__ = ["IN_A_FILE", "NOT_OURS", "Chosen", "chosen", "unread"]

IN_A_FILE = "_FILE"  # after a variable's name: the value is what that file holds, as Docker gives secrets
LARGEST_FILE = 1 << 20  # bytes
STORE = ("data", "database")  # two ways to say one thing
# What other parts of tenback read, and what tests do.
NOT_OURS = {f"{BEFORE}CONFIG", f"{BEFORE}CHROMIUM", f"{BEFORE}TEST_POSTGRES"}


@dataclass(frozen=True, slots=True)
class Given:
    """A value, and the place where it was given: `--port`, `TENBACK_PORT` or `port in tenback.toml`."""

    place: str
    value: Any


@dataclass(frozen=True, slots=True)
class Chosen:
    """The settings, and where each comes from that is not a default."""

    config: Config
    given: Mapping[str, Given]


def chosen(file: Path | None, environment: Mapping[str, str], options: Mapping[str, Any] | None = None) -> Chosen:
    """All settings; `options` are texts by key, or lists of texts. OptionError says what is wrong, where, and what
    would be right.
    """
    if file is None and environment.get(f"{BEFORE}CONFIG"):
        file = Path(environment[f"{BEFORE}CONFIG"])
    sources = [
        dict(_in_file(file)) if file else {},
        dict(_in_environment(environment)),
        dict(_typed(options or {})),
    ]
    given: dict[str, Given] = {}
    for source in sources:
        stores = [source[name].place for name in STORE if name in source]
        if len(stores) > 1:
            raise OptionError("{} is a directory, {} a server; choose one of them.".format(*stores))
        if stores:  # whoever chooses one unchooses the other
            for name in STORE:
                given.pop(name, None)
        given |= source
    declared = keys(Config)
    return Chosen(made(Config(), {declared[name].fields: each.value for name, each in given.items()}), given)


def unread(environment: Mapping[str, str]) -> list[str]:
    """Variables that look like ours and are not: most likely mistyped, each with what it may have been."""
    known = {key.variable for key in keys(Config).values()} | NOT_OURS
    found = []
    for name in sorted(environment):
        if name.startswith(BEFORE) and name not in known and name.removesuffix(IN_A_FILE) not in known:
            meant = get_close_matches(name, known, 1)
            found.append(f"{name}{f' ({meant[0]}?)' if meant else ''}")
    return found


# The file


def _in_file(file: Path) -> Iterator[tuple[str, Given]]:
    try:
        tables = tomllib.loads(_text(file))
    except tomllib.TOMLDecodeError as error:
        raise OptionError(f"{file} is not TOML: {error}.") from None
    yield from _in_table(file, tables, ())


def _in_table(file: Path, table: Mapping[str, Any], path: tuple[str, ...]) -> Iterator[tuple[str, Given]]:
    declared = keys(Config)
    for word, value in table.items():
        here = (*path, word)
        name = ".".join(here)
        place = f"{name} in {file}"
        if name in declared:
            yield name, Given(place, declared[name].from_file(place, value))
        elif any(key.path[: len(here)] == here for key in declared.values()):
            if not isinstance(value, dict):
                below = [key.path[len(here)] for key in declared.values() if key.path[: len(here)] == here]
                raise OptionError(f"{place} is a table with keys as {below[0]}, not {shown(value)}.")
            yield from _in_table(file, value, here)
        else:
            raise OptionError(f"{file}: there is no setting {shown(name)}{_meant(name)}.")


def _meant(name: str) -> str:
    known = {".".join(key.path[:length]) for key in keys(Config).values() for length in range(1, len(key.path) + 1)}
    found = get_close_matches(name, sorted(known), 1)
    return f" ({found[0]}?)" if found else ""


def _text(file: Path) -> str:
    try:
        with file.open("rb") as opened:
            told = opened.read(LARGEST_FILE + 1)
        if len(told) > LARGEST_FILE:
            raise OptionError(f"{file} has more than {LARGEST_FILE} bytes: that is no file of settings.")
        return told.decode()
    except OSError as error:
        raise OptionError(f"{file} cannot be read: {error.strerror}.") from None
    except UnicodeDecodeError:
        raise OptionError(f"{file} is not a text in UTF-8.") from None


# The environment


def _in_environment(environment: Mapping[str, str]) -> Iterator[tuple[str, Given]]:
    """What is empty is not set: that is how compose files say so."""
    for name, key in keys(Config).items():
        text, file = environment.get(key.variable), environment.get(key.variable + IN_A_FILE)
        if text and file:
            raise OptionError(f"{key.variable} and {key.variable}{IN_A_FILE} say the same thing; set one of them.")
        place = key.variable
        if file:
            place, text = f"{key.variable}{IN_A_FILE} ({file})", _text(Path(file)).strip()
            if not text:
                raise OptionError(f"{place} is an empty file; it should hold {key.right}.")
        if text:
            yield name, Given(place, key.from_text(place, text))


# The command line


def _typed(options: Mapping[str, Any]) -> Iterator[tuple[str, Given]]:
    for name, typed in options.items():
        key: Key = keys(Config)[name]
        assert key.option is not None, name
        if typed is not None and typed != []:
            value = (
                tuple(each for text in typed for each in key.from_text(key.option, text))
                if key.many
                else key.from_text(key.option, str(typed))
            )
            yield name, Given(key.option, value)
