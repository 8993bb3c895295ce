"""Text that comes in from strangers, and what is said when it is wrong."""

from tenback.core import TenbackError

__all__ = ["LARGEST", "RecordError", "received", "within"]

LARGEST = 4_000_000  # bytes; the longest games take some ten thousand


class RecordError(TenbackError):
    """A record that is damaged or forged: the place, and what is wrong there."""

    def __init__(self, place: str, reason: str) -> None:
        super().__init__(f"{place}: {reason}")
        self.place = place
        self.reason = reason


def within(place: str, key: object) -> str:
    """The place of a key inside a place; a stranger's key is shown safely."""
    shown = key if isinstance(key, str) and key.isidentifier() and len(key) <= 40 else f"{key!a:.40}"
    return f"{place}.{shown}" if place else f"{shown}"


def received(text: str | bytes) -> str:
    """The text, if it is one and not too long."""
    if not isinstance(text, str | bytes):
        raise RecordError("the record", f"must be text or bytes, not {type(text).__name__}.")
    try:
        raw = text.encode() if isinstance(text, str) else text
    except UnicodeEncodeError as error:
        raise RecordError(f"character {error.start}", "The text is not Unicode: half of a pair stands alone.") from None
    if len(raw) > LARGEST:
        raise RecordError("the record", f"is longer than {LARGEST} bytes; no game is.")
    try:
        return raw.decode()
    except UnicodeDecodeError as error:
        raise RecordError(f"byte {error.start}", "The text is not UTF-8.") from None
