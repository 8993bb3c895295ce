"""A seed that nobody chose: made of a secret, which was sealed before, and of a share of each who plays.

`docs/chance.md` describes it for every other language.
"""

import re
from collections.abc import Mapping
from hashlib import sha256

from tenback.core.contract import Seat

__all__ = ["SHARE", "is_share", "promise_of", "seed_of"]

SHARE = "[0-9a-f]{32,64}"  # 128 random bits at least; the secret is written alike
TITLE = "tenback shares 1"  # another way to make a seed would have another


def is_share(text: object) -> bool:
    """Whether it may be somebody's share, or the secret that shares are added to."""
    return isinstance(text, str) and re.fullmatch(SHARE, text) is not None


def promise_of(share: str) -> str:
    """SHA-256 of a share or of a secret, in hex: what is told before it is."""
    return sha256(share.encode()).hexdigest()


def seed_of(secret: str, shares: Mapping[Seat, str]) -> str:
    """The seed of a deal: SHA-256, in hex, of a line for each of its parts, those who play in the order of seats."""
    lines = [TITLE, secret, *(f"{seat} {shares[seat]}" for seat in sorted(shares))]
    return sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()
