"""What may be said: signals."""

from tenback.talk.signals import (
    GoAhead,
    Hold,
    KeepOff,
    NotASignal,
    Signal,
    SmallSteps,
    Trick,
    Want,
    read,
    signals,
)

__all__ = ["GoAhead", "Hold", "KeepOff", "NotASignal", "Signal", "SmallSteps", "Trick", "Want", "read", "signals"]
