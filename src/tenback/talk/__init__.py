"""What may be said: signals, and free text past the number guard."""

from typing import TYPE_CHECKING, Any

from tenback.talk.signals import (
    GoAhead,
    Hold,
    KeepOff,
    NotASignal,
    Signal,
    SmallSteps,
    Trick,
    Want,
    about,
    free_text,
    read,
    rule,
    signals,
)
from tenback.talk.starting import Gladly, lot, starter

if TYPE_CHECKING:
    from tenback.talk.guard import Stopped, stopped

__all__ = [
    "Gladly",
    "GoAhead",
    "Hold",
    "KeepOff",
    "NotASignal",
    "Signal",
    "SmallSteps",
    "Stopped",
    "Trick",
    "Want",
    "about",
    "free_text",
    "lot",
    "read",
    "rule",
    "signals",
    "starter",
    "stopped",
]


def __getattr__(name: str) -> Any:
    """The guard's dictionaries take a fifth of a second to make: only for those who ask."""
    if name not in {"Stopped", "stopped"}:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from tenback.talk import guard

    return getattr(guard, name)
