"""Keys of tables that people can read aloud: two words and thirteen letters, 81 bits; and the table that a key is for.

The log keeps of a key its hash alone, and so does the list by which a key finds its table: whoever reads the store can
open no table with it. Why that many bits: docs/decisions/0031-notices-and-links.md.
"""

from base64 import b32encode
from hashlib import sha256
from importlib.resources import files

from tenback.server.rooms import now
from tenback.store import Document, Store
from tenback.table import viewing

__all__ = ["keep", "key_of", "table_of"]

KIND = "invitation"
# 256 short words that are hard to mishear, one a byte. Their order never changes.
WORDS = files("tenback").joinpath("server", "key_words.txt").read_text(encoding="ascii").split()
LETTERS = 13  # of five bits


def key_of(raw: bytes) -> str:
    """The key that these bytes make; ten and a half of them are used."""
    first, second = WORDS[raw[0]], WORDS[raw[1]]
    return f"{first}-{second}-{b32encode(raw[2:12]).decode().lower()[:LETTERS]}"


async def keep(store: Store, key: str, table: str, person: str) -> None:
    """The key is for that table; it goes with who made it."""
    await store.keep_first(Document(KIND, _hash(key), {"table": table}, now(), person))


async def table_of(store: Store, key: str) -> str:
    """The table's name; Declined, with what a stranger is told anyway, if there is none."""
    found = await store.document(KIND, _hash(key))
    if found is None:
        raise viewing.no_such_table()
    return str(found.body["table"])


def _hash(key: str) -> str:
    """Not the one that the table keeps: this one is a list's."""
    return sha256(f"invitation\0{key}".encode(errors="replace")).hexdigest()
