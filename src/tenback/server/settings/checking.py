"""`tenback serve --check`: would it start? All settings, where each comes from, and what they lead to."""

import asyncio
import os
import stat
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tenback import kernels, store
from tenback.core import TenbackError
from tenback.server.settings.config import Config
from tenback.server.settings.keys import Key, keys
from tenback.server.settings.sources import Chosen, unread
from tenback.store.looking import look_at

__all__ = ["Report", "by_table", "checked", "written"]

FOR_OTHERS = stat.S_IRGRP | stat.S_IROTH


@dataclass(slots=True)
class Report:
    """What to print, and the sentences about what would keep it from starting."""

    lines: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)


def checked(settings: Chosen, environment: Mapping[str, str]) -> Report:
    """Everything is looked at, nothing is changed."""
    config, report = settings.config, Report()
    report.lines += _settings(settings)
    report.lines.append("")
    report.lines += _store(config, report.wrong)
    report.lines += _listening(config, report.wrong)
    if kernels.AVAILABLE and not _writable(kernels.place()):
        report.lines.append(
            f"Bots: novice plays for the strong ones, whose compiled code cannot be kept in {kernels.place()}; "
            "kernels names another directory."
        )
    report.lines += (f"Not read: {each} in the environment is no setting." for each in unread(environment))
    report.lines += _readable(settings)
    return report


def _settings(settings: Chosen) -> Iterator[str]:
    """As a file would have them, each with where it comes from; a comment is a default."""
    table = ""
    for name, key in by_table():
        if key.table != table:
            table = key.table
            yield f"[{table}]"
        value: Any = settings.config
        for each in key.fields:
            value = getattr(value, each)
        line = f"{key.in_table} = {written(key, value)}" if value is not None else f"{key.in_table} is not set"
        yield f"{line}  # {settings.given[name].place}" if name in settings.given else f"# {line}"


def by_table() -> list[tuple[str, Key]]:
    """Those without a table come first, as TOML wants it."""
    return sorted(keys(Config).items(), key=lambda each: bool(each[1].table))


def written(key: Key, value: Any) -> str:
    """The value as TOML, or as little of it as may be seen."""
    if key.about.secret and key.name != "database":
        return '"***"'
    if key.about.secret:
        return f'"{store.at(None, value).place}"'
    if key.many:
        return f"[{', '.join(_text(str(each)) for each in value)}]"
    if isinstance(value, bool):
        return str(value).lower()
    return f"{value:g}" if isinstance(value, float) else str(value) if isinstance(value, int) else _text(str(value))


def _text(text: str) -> str:
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def _store(config: Config, wrong: list[str]) -> Iterator[str]:
    try:
        kept = store.at(config.data, config.database)
        file = None if config.database else Path(kept.place)
        yield f"Store: {kept.place}: {asyncio.run(look_at(file, config.database))}."
    except TenbackError as error:
        wrong.append(str(error))


def _listening(config: Config, wrong: list[str]) -> Iterator[str]:
    from tenback.server.serve import CannotListen, PortInUse, listen  # noqa: PLC0415 - it knows of settings

    try:
        listen(config.host, config.port).close()
    except PortInUse:  # by the server that this one will follow, perhaps
        yield f"Port {config.port}: in use."
    except CannotListen as error:
        wrong.append(str(error))


def _writable(place: Path) -> bool:
    """Whether it is a directory to write to, or can be made."""
    there = next((each for each in (place, *place.parents) if each.exists()), None)
    return place.is_absolute() and there is not None and there.is_dir() and os.access(there, os.W_OK | os.X_OK)


def _readable(settings: Chosen) -> Iterator[str]:
    """A password in a file that everybody may read."""
    given = settings.given.get("database")
    _, inside, file = given.place.partition(" in ") if given else ("", "", "")
    if inside and Path(file).stat().st_mode & FOR_OTHERS and os.name == "posix":
        yield f"{file} holds the database's address, and others may read it: chmod 600 helps."
