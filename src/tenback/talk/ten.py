"""What may be said in TEN: its page has no rule on talk, for nothing there is secret but the deck (T4)."""

from collections.abc import Mapping

from tenback.talk.signals import Talk

__all__ = ["talk"]

ALLOWED = Talk.of("T4", "TEN has no signals; all that anyone owns is in sight, and its players talk as they like")


def talk(_: Mapping[str, object]) -> Talk:
    return ALLOWED
