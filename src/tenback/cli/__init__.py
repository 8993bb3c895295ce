"""The `tenback` command: what was typed is carried out, and what was wrong with it is said in a sentence."""

import signal
import sys

__all__ = ["main"]

DOES_NOT_HOLD, BAD_INPUT, INTERRUPTED = 1, 2, 130  # the exit codes; a game left unfinished gives 1 too


def main() -> None:
    """Run the command. What is wrong with the input is said in a sentence, never in a traceback; nor does Ctrl-C bring
    one, however often and whenever it is pressed.
    """
    end_at_once()
    try:
        carry_out()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    finally:
        end_at_once()


def carry_out() -> None:
    # Loaded here, since that takes long enough for a Ctrl-C.
    from tenback.cli.app import app  # noqa: PLC0415
    from tenback.cli.console import NobodyReads, Unwritable, complain  # noqa: PLC0415
    from tenback.cli.files import DoesNotHold  # noqa: PLC0415
    from tenback.core import TenbackError  # noqa: PLC0415

    hear_ctrl_c()
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


def end_at_once() -> None:
    """Nothing is begun yet, or all is said and done: Ctrl-C just ends the process."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:  # in the background it is nobody's business
        signal.signal(signal.SIGINT, signal.SIG_DFL)


def hear_ctrl_c() -> None:
    """As Python does: what is finished can be kept."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:
        signal.signal(signal.SIGINT, signal.default_int_handler)
