"""The `tenback` command: games, rules, deals, a game in the terminal, replays and proofs."""

import sys

from tenback.cli.app import app
from tenback.cli.console import NobodyReads, Unwritable, complain
from tenback.cli.files import DoesNotHold
from tenback.core import TenbackError

__all__ = ["main"]

DOES_NOT_HOLD, BAD_INPUT = 1, 2  # the exit codes; a game left unfinished gives 1 too


def main() -> None:
    """Run the command. What is wrong with the input is said in a sentence, never in a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if stream is not None:
            stream.reconfigure(errors="backslashreplace")  # type: ignore[union-attr]
    try:
        app()
    except NobodyReads:  # `tenback rules ten | head`: that is all right
        sys.exit(0)
    except OSError as error:
        if error.filename is not None:
            complain(f"{error.filename} cannot be used: {error.strerror}.")
        else:  # typer's own words, as in `tenback --help`, found no way out
            complain(str(Unwritable(error)))
        sys.exit(BAD_INPUT)
    except TenbackError as error:
        complain(str(error))
        sys.exit(DOES_NOT_HOLD if isinstance(error, DoesNotHold) else BAD_INPUT)
