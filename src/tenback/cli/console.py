"""Where the words go: plain text, so that a name in brackets stays a name in brackets."""

import sys

from rich.console import Console

__all__ = ["clear", "interactive", "out", "say"]

out = Console(highlight=False, markup=False, emoji=False)


def say(text: str = "") -> None:
    """One or more lines, as they are."""
    out.print(text, soft_wrap=True)


def interactive() -> bool:
    """Whether a person sits at both ends; a pipe is neither cleared nor waited for."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def clear() -> None:
    """Wipe the screen and what was scrolled away: a hand must not be found there."""
    sys.stdout.write("\x1b[H\x1b[2J\x1b[3J")
    sys.stdout.flush()
