"""Questions that have no answer."""

from tenback.core import TenbackError

__all__ = ["NoSuchQuestion", "TooLarge"]


class NoSuchQuestion(TenbackError):
    """Something that cannot be asked of this game, or of this moment."""


class TooLarge(TenbackError):
    """The exact answer would take too long to find."""
