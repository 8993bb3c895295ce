"""What may be said in Face to Face: anything (F11)."""

from collections.abc import Mapping

from tenback.talk.signals import Talk

__all__ = ["talk"]

ALLOWED = Talk.of("F11", "Face to Face has no signals; its players talk as they like")


def talk(_: Mapping[str, object]) -> Talk:
    return ALLOWED
