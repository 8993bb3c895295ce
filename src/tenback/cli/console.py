"""Where the words go, and where they come from. Nothing that is said can command the terminal."""

import json
import os
import shutil
import sys
import textwrap
from collections.abc import Iterable
from itertools import groupby
from typing import TextIO

from tenback.core import TenbackError

try:
    import termios
except ImportError:  # not on Windows
    termios = None  # type: ignore[assignment]

__all__ = [
    "NobodyReads",
    "Unwritable",
    "ask",
    "attended",
    "clear",
    "complain",
    "put",
    "say",
    "say_all",
    "terminal",
]

WIPE = "\x1b[H\x1b[2J\x1b[3J"  # the screen, and then what it pushed into the scrollback
OUT_OF_SIGHT = 200  # lines, where a terminal cannot be wiped
NARROWEST = 20  # columns; below that the terminal may break the lines


class NobodyReads(Exception):
    """The reader at the other end of the pipe has gone: `tenback rules ten | head`."""


class Unwritable(TenbackError):
    """The output takes no more."""

    def __init__(self, error: OSError) -> None:
        super().__init__(f"The output cannot be written: {error.strerror}.")


# Saying


def say(text: str = "", *, hang: int = 2) -> None:
    """Lines for people: on a terminal they break between words, and what is broken off hangs below."""
    if not terminal() or (width := shutil.get_terminal_size().columns) < NARROWEST:
        put(text)
        return
    put("\n".join(broken(line, width, hang) for line in text.split("\n")))


def say_all(lines: Iterable[str]) -> None:
    """Line by line; one that comes several times in a row is said once."""
    for line, same in groupby(lines):
        times = sum(1 for _ in same)
        say(line if times == 1 else f"{line} ({times} times)")


def broken(line: str, width: int, hang: int) -> str:
    return textwrap.fill(
        line,
        width,
        subsequent_indent=" " * (hang if hang < width // 2 else 2),
        break_long_words=False,
        break_on_hyphens=False,
        drop_whitespace=len(line) > width,
        replace_whitespace=False,
    )


def put(text: str) -> None:
    """Lines as they are."""
    write(sys.stdout, f"{plain(text)}\n")


def complain(text: str) -> None:
    """A line for whoever started the command."""
    write(sys.stderr, f"tenback: {plain(text)}\n")


HARMLESS = "\n\u00a0\u202f"  # the two spaces at which no line is broken: French sets them before its marks


def plain(text: str) -> str:
    """The text, with all that could command a terminal written as JSON writes it."""
    if text.isprintable():
        return text
    return "".join(letter if letter.isprintable() or letter in HARMLESS else escaped(letter) for letter in text)


def escaped(letter: str) -> str:
    return f"\\u{ord(letter):04x}" if ord(letter) <= 0xFFFF else json.dumps(letter)[1:-1]


def write(stream: TextIO | None, text: str) -> None:
    """At once: whoever is at the other end of a pipe waits for it."""
    if stream is None:  # closed by whoever started the command
        return
    try:
        stream.write(text)
        stream.flush()
    except BrokenPipeError:
        raise NobodyReads from None
    except OSError as error:
        raise Unwritable(error) from None


# Asking


def attended() -> bool:
    """Whether a person sits at the keyboard. A pipe is neither prompted nor made to wait."""
    return sys.stdin is not None and sys.stdin.isatty()


def ask(prompt: str, *, afresh: bool = False) -> str:
    """A line from whoever sits at the keyboard; EOFError when there are no more.

    Read without line editing, whose history would hand one player's words to the next. `afresh` forgets what was typed
    before the question was there.
    """
    if attended():
        if afresh and termios is not None:
            termios.tcflush(sys.stdin, termios.TCIFLUSH)
        write(sys.stdout, plain(prompt))
    line = "" if sys.stdin is None else sys.stdin.readline()
    if not line:
        raise EOFError
    return line.strip()


def clear() -> None:
    """Wipe the screen and what was scrolled away: a hand must not be found there."""
    write(sys.stdout, WIPE if terminal() and os.environ.get("TERM", "dumb") != "dumb" else "\n" * OUT_OF_SIGHT)


def terminal() -> bool:
    return sys.stdout is not None and sys.stdout.isatty()
