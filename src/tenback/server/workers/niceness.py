"""To leave the processor to the tables."""

import os
from contextlib import suppress
from pathlib import Path

__all__ = ["step_back"]

OWN_SESSION = Path("/proc/self/autogroup")


def step_back(niceness: int) -> None:
    """Be nicer by so much. Where Linux weighs sessions against one another, niceness counts within one only, and a
    process that has a session of its own would be as heavy as the server: so that is made as nice.
    """
    nice = os.nice(niceness)
    if os.getsid(0) == os.getpid():
        with suppress(OSError):  # no such thing here, or not for us
            OWN_SESSION.write_text(str(nice), encoding="ascii")
