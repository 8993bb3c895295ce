"""Fluent files as they are written: each message with its line, and what is wrong with the file, by line.

The browser leaves out what it cannot read and says nothing. Here it is said. Only what our files use is known:
comments, messages of one value, `{ $variable }`, `{ "text" }` and choices; a term or a function is a mistake, too.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

__all__ = [
    "Choice",
    "FluentError",
    "Message",
    "Pattern",
    "Variable",
    "choices",
    "files_of",
    "read",
    "read_all",
    "variables",
]

MESSAGE = re.compile(r"([a-zA-Z][\w-]*) *= *")
VARIABLE = re.compile(r"\$([a-zA-Z][\w-]*)")
LITERAL = re.compile(r'"((?:[^"\\\n]|\\["\\]|\\u[0-9a-fA-F]{4})*)"')
KEY = re.compile(r"(\*?)\[ *([\w-]+(?:\.\d+)?) *\] *")
SPACE = re.compile(r"[ \n]*")
TEXT = re.compile(r"[^{}\n]+")
GOES_ON = re.compile(r"\n(?: *\n)* ++(?![\[*.}\n])")  # a line that is set in, and begins nothing of its own


@dataclass(frozen=True, slots=True)
class Variable:
    """Something that comes from elsewhere."""

    name: str


@dataclass(frozen=True, slots=True)
class Choice:
    """What is said depends on a variable."""

    of: str
    variants: dict[str, "Pattern"]
    default: str


Pattern = list["str | Variable | Choice"]


@dataclass(frozen=True, slots=True)
class Message:
    """A message, and the line where it begins."""

    name: str
    line: int
    value: Pattern
    where: str
    """The headings and the comment that it stands under."""
    file: str = ""


class FluentError(ValueError):
    """A file that cannot be read, with the line where."""


class Reader:
    """A place in a text, and what is read from there on."""

    def __init__(self, text: str, name: str) -> None:
        self.text, self.name, self.at = text, name, 0

    def wrong(self, what: str) -> FluentError:
        line = self.text.count("\n", 0, min(self.at, len(self.text))) + 1
        return FluentError(f"{self.name}:{line}: {what}")

    def take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        found = pattern.match(self.text, self.at)
        if found is not None:
            self.at = found.end()
        return found

    def need(self, text: str, what: str) -> None:
        if not self.text.startswith(text, self.at):
            raise self.wrong(what)
        self.at += len(text)

    def pattern(self) -> Pattern:
        """Text and what stands in braces, up to a line that is not set in."""
        found: Pattern = []
        while self.at < len(self.text):
            if text := self.take(TEXT):
                found.append(text[0])
            elif self.text[self.at] == "{":
                found.append(self.placeable())
            elif self.take(GOES_ON):
                found.append("\n")
            elif self.text[self.at] == "}":
                raise self.wrong("A closing brace without an opening one.")
            else:
                break
        if not found:
            raise self.wrong("Nothing is said.")
        return found

    def placeable(self) -> "str | Variable | Choice":
        self.need("{", "An opening brace is missing.")
        self.take(SPACE)
        if literal := self.take(LITERAL):
            self.take(SPACE)
            self.need("}", "A closing brace is missing.")
            return literal[1]
        variable = self.take(VARIABLE)
        if variable is None:
            raise self.wrong("In braces stands a $variable or a text in quotation marks.")
        self.take(SPACE)
        if self.text.startswith("->", self.at):
            self.at += 2
            return self.choice(variable[1])
        self.need("}", "A closing brace is missing.")
        return Variable(variable[1])

    def choice(self, of: str) -> Choice:
        variants: dict[str, Pattern] = {}
        default = None
        self.take(SPACE)
        while key := self.take(KEY):
            if key[2] in variants:
                raise self.wrong(f"[{key[2]}] stands there twice.")
            variants[key[2]] = self.pattern()
            if key[1]:
                if default is not None:
                    raise self.wrong("Two variants have a star; one is what is said otherwise.")
                default = key[2]
            self.take(SPACE)
        if default is None:
            raise self.wrong("One of the variants needs a star: what is said otherwise.")
        self.need("}", "A choice ends with a closing brace, a variant begins with [key].")
        return Choice(of, variants, default)


def files_of(language: str, words: Path) -> list[Path]:
    """What every table needs, `fr.ftl`, then what only some screens do, `fr/admin.ftl` and the like."""
    return [words / f"{language}.ftl", *sorted((words / language).glob("*.ftl"))]


def read_all(language: str, words: Path) -> dict[str, Message]:
    """Every message of a language; none stands in two files."""
    found: dict[str, Message] = {}
    for path in files_of(language, words):
        for name, message in read(path, path.relative_to(words).as_posix()).items():
            if name in found:
                raise FluentError(f"{message.file}:{message.line}: {name} stands in {found[name].file}, too.")
            found[name] = message
    return found


def read(path: Path, called: str = "") -> dict[str, Message]:
    """Every message of a file, in its order; a FluentError names the file and the line of what cannot be read."""
    called = called or path.name
    reader = Reader(path.read_text(encoding="utf-8"), called)
    found: dict[str, Message] = {}
    under = ["", "", ""]
    while reader.at < len(reader.text):
        if comment := reader.take(re.compile(r"(#{1,3})(?: ([^\n]*))?(?:\n|$)")):
            level = 3 - len(comment[1])
            under[level:] = [comment[2] or "", *[""] * (2 - level)]
        elif reader.take(re.compile(r" *\n")) is None:
            message = one(reader, " / ".join(filter(None, under)))
            if message.name in found:
                reader.at = reader.text.rindex(f"\n{message.name} ", 0, reader.at) + 1
                raise reader.wrong(f"{message.name} stands there twice.")
            found[message.name] = replace(message, file=called)
    return found


def one(reader: Reader, where: str) -> Message:
    line = reader.text.count("\n", 0, reader.at) + 1
    named = reader.take(MESSAGE)
    if named is None:
        raise reader.wrong("A line begins a message (name = text), goes on with one (set in), or is a comment (#).")
    reader.take(GOES_ON)  # the text may begin below its name
    value = reader.pattern()
    if reader.at < len(reader.text) and reader.text[reader.at] != "\n":
        raise reader.wrong("Something is left over at the end of a message.")
    return Message(named[1], line, value, where)


def choices(pattern: Pattern) -> Iterator[Choice]:
    """All choices of a message, those within others after them."""
    for each in pattern:
        if isinstance(each, Choice):
            yield each
            for variant in each.variants.values():
                yield from choices(variant)


def variables(pattern: Pattern) -> set[str]:
    """All that a message is told."""
    found = {each.name for each in pattern if isinstance(each, Variable)}
    for choice in choices(pattern):
        found |= {choice.of}
        for variant in choice.variants.values():
            found |= variables(variant)
    return found
