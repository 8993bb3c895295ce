"""Keys that let their bearers in, and until when."""

from hashlib import sha256
from hmac import compare_digest

import msgspec

__all__ = ["Invitation", "key_hash"]


class Invitation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A key that lets its bearer in. Only its hash is kept."""

    hash: str
    until: int | None  # milliseconds since 1970

    def opens(self, key: str, now: int) -> bool:
        return (self.until is None or now < self.until) and compare_digest(self.hash, key_hash(key))


def key_hash(key: str) -> str:
    return sha256(key.encode(errors="replace")).hexdigest()
