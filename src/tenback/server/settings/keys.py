"""What a setting is: its name in a file and in the environment, what may stand there, and what is said if it may not.

A setting is declared where it is used, as a field of a dataclass: `Annotated[int, About("what it does", 1, 64)] = 1`.
"""

import math
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass, replace
from functools import cache
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin, get_type_hints

from tenback.core import OptionError, shown

__all__ = ["About", "Key", "keys", "made"]

Settings = TypeVar("Settings")

BEFORE = "TENBACK_"  # what every variable begins with
YES_OR_NO = {"true": True, "false": False}
WHOLE, NUMBER = re.compile(r"-?[0-9]{1,15}"), re.compile(r"-?[0-9]{1,15}(\.[0-9]{1,15})?")
LONGEST_TEXT = 1000  # characters


@dataclass(frozen=True, slots=True)
class About:
    """What is said of a setting: what it does, and what it may be."""

    what: str
    least: float = 0
    most: float = math.inf
    reads: Callable[[str, str], Any] | None = None  # place and text; OptionError says what would be right there
    key: str | None = None  # what it is called, where that is not the name of the field
    option: bool = False  # whether the command line has it too
    secret: bool = False  # never printed


@dataclass(frozen=True, slots=True)
class Key:
    """One setting, of one value or of a list of them."""

    path: tuple[str, ...]
    fields: tuple[str, ...]  # the same, as the code calls it
    about: About
    kind: Any  # int, float, bool, str, Path, or one of several texts
    many: bool
    default: Any

    @property
    def name(self) -> str:
        """As it is called in a file, with its table."""
        return ".".join(self.path)

    @property
    def table(self) -> str:
        return self.path[0] if len(self.path) > 1 else ""

    @property
    def in_table(self) -> str:
        return ".".join(self.path[1:] or self.path)

    @property
    def variable(self) -> str:
        return BEFORE + "_".join(self.path).upper()

    @property
    def option(self) -> str | None:
        return "--" + "-".join(self.path).replace("_", "-") if self.about.option else None

    # Reading

    def from_text(self, place: str, text: str) -> Any:
        """The value, as it was typed there."""
        if self.many:
            return tuple(self._one(place, each.strip()) for each in text.split(",") if each.strip())
        return self._one(place, text)

    def from_file(self, place: str, value: Any) -> Any:
        """The value, as TOML has it."""
        if not self.many:
            return self._one(place, value)
        if not isinstance(value, list) or not all(isinstance(each, str) for each in value):
            raise OptionError(f'{place} is a list of texts, as ["…", "…"]; not {shown(value)}.')
        return tuple(self._one(place, each) for each in value)

    def _one(self, place: str, value: Any) -> Any:
        if self.kind is bool:
            told = YES_OR_NO.get(value) if isinstance(value, str) else value
            if not isinstance(told, bool):
                raise self._wrong(place, value)
            return told
        if self.kind in {int, float}:
            return self._number(place, value)
        if not isinstance(value, str) or not value or len(value) > LONGEST_TEXT or "\0" in value:
            raise self._wrong(place, value)
        if self.about.reads:
            return self.about.reads(place, value)
        if get_origin(self.kind) is Literal and value not in get_args(self.kind):
            raise self._wrong(place, value)
        return Path(value) if self.kind is Path else value

    def _number(self, place: str, value: Any) -> float:
        written = WHOLE if self.kind is int else NUMBER
        if isinstance(value, str) and written.fullmatch(value):
            value = self.kind(value)
        right = int if self.kind is int else int | float
        if isinstance(value, bool) or not isinstance(value, right) or not self.about.least <= value <= self.about.most:
            raise self._wrong(place, value)
        return self.kind(value)  # type: ignore[no-any-return]  # int or float

    def _wrong(self, place: str, value: Any) -> OptionError:
        return OptionError(f"{place} is {self.right}, not {'that' if self.about.secret else shown(value)}.")

    @property
    def bounds(self) -> str:
        return f"{figure(self.about.least)} to {figure(self.about.most)}"

    @property
    def right(self) -> str:
        """What may stand there, as a part of a sentence."""
        if self.kind is bool:
            return "true or false"
        if self.kind in {int, float}:
            return f"{'a whole' if self.kind is int else 'a'} number from {self.bounds}"
        if get_origin(self.kind) is Literal:
            *first, last = (f'"{each}"' for each in get_args(self.kind))
            return f"{', '.join(first)} or {last}"
        return "a path" if self.kind is Path else "a text"


def figure(number: float) -> str:
    return str(int(number)) if number == int(number) else f"{number:g}"


@cache
def keys(settings: type) -> Mapping[str, Key]:
    """All settings that the dataclass declares, by name, in its order."""
    return {key.name: key for key in _declared(settings, settings(), (), (), None)}


def _declared(
    of: type, default: Any, path: tuple[str, ...], names: tuple[str, ...], above: About | None
) -> Iterator[Key]:
    hints = get_type_hints(of, include_extras=True)
    for field in fields(of):
        kind, about = hints[field.name], None
        if get_origin(kind) is Annotated:
            kind, about = kind.__origin__, kind.__metadata__[0]
        here = (*path, about.key if about and about.key else field.name)
        called, value = (*names, field.name), getattr(default, field.name)
        if is_dataclass(kind):
            yield from _declared(kind, value, here, called, about)  # type: ignore[arg-type]  # a class, not one of it
            continue
        assert about is not None, f"{'.'.join(here)} says nothing about itself"
        if above:
            about = replace(about, what=f"{above.what}, {about.what}")
        many = get_origin(kind) is tuple
        yield Key(here, called, about, get_args(kind)[0] if many else _without_none(kind), many, value)


def _without_none(kind: Any) -> Any:
    if get_origin(kind) is UnionType:
        (kind,) = (each for each in get_args(kind) if each is not NoneType)
    return kind


def made(default: Settings, values: Mapping[tuple[str, ...], Any]) -> Settings:
    """The settings with these values, by the names of the fields."""
    changed: dict[str, Any] = {}
    for name in {names[0] for names in values}:
        below = {names[1:]: value for names, value in values.items() if names[0] == name}
        changed[name] = below[()] if () in below else made(getattr(default, name), below)
    return replace(default, **changed)  # type: ignore[type-var]  # a dataclass
