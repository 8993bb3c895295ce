"""The `tenback` command: games, rules, deals, a game in the terminal, replays and proofs."""

import sys

from tenback.cli.app import app
from tenback.core import TenbackError

__all__ = ["main"]

BAD_INPUT = 2  # the exit code; a game left unfinished and a record that does not hold give 1


def main() -> None:
    """Run the command. What is wrong with the input is said in a sentence, never in a traceback."""
    try:
        app()
    except TenbackError as error:
        sys.stderr.write(f"tenback: {error}\n")
        sys.exit(BAD_INPUT)
    except BrokenPipeError:  # `tenback rules ten | head`: nobody reads on, and that is all right
        sys.stderr.close()
        sys.exit(0)
