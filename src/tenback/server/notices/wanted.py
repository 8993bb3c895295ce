"""Who wants to be told, how and when: kept as documents of theirs, told to them and forgotten with them."""

from hashlib import sha256

import msgspec

from tenback.server.notices.quiet import AS_USUAL, Quiet
from tenback.store import Document, Store

__all__ = ["MOST_DEVICES", "WANTED", "Device", "Mail", "Wanted", "Wishes"]

WANTED, DEVICE = "notices", "push"  # kinds of documents
MOST_DEVICES = 10  # of one person; a newer one takes the place of the oldest
PAGE = 500


class Mail(msgspec.Struct, frozen=True):
    """Where to write to; `confirmed` by whoever reads it there. `trouble`: why nothing is written any more."""

    address: str
    confirmed: bool = False
    trouble: str = ""


class Wanted(msgspec.Struct, frozen=True):
    """What somebody has chosen. `base`: the server's address as they know it, for links."""

    language: str = "en"
    zone: str = "UTC"
    quiet: Quiet = AS_USUAL
    base: str = ""
    mail: Mail | None = None


class Device(msgspec.Struct, frozen=True):
    """A browser that takes messages, as its push service knows it (RFC 8030, 8291)."""

    endpoint: str
    p256dh: str
    auth: str
    since: int
    failed: int = 0  # how often in a row it did not take one

    @property
    def id(self) -> str:
        return sha256(self.endpoint.encode()).hexdigest()[:16]


class Wishes:
    """All of these, in the store."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of(self, person: str) -> Wanted | None:
        found = await self._store.document(WANTED, person)
        return None if found is None else msgspec.convert(found.body, Wanted)

    async def keep(self, person: str, wanted: Wanted, at: int) -> None:
        await self._store.keep(Document(WANTED, person, msgspec.to_builtins(wanted), at, person))

    async def devices(self, person: str) -> list[Device]:
        """The oldest first."""
        found = await self._store.documents(DEVICE, under=f"{person}:", limit=2 * MOST_DEVICES)
        return sorted((msgspec.convert(each.body, Device) for each in found), key=lambda each: each.since)

    async def keep_device(self, person: str, device: Device, at: int) -> None:
        known = [each for each in await self.devices(person) if each.id != device.id]
        for old in known[: max(0, len(known) - MOST_DEVICES + 1)]:
            await self.drop_device(person, old.id)
        await self._store.keep(Document(DEVICE, f"{person}:{device.id}", msgspec.to_builtins(device), at, person))

    async def drop_device(self, person: str, device: str) -> bool:
        return await self._store.drop(DEVICE, f"{person}:{device}")

    async def wanting(self) -> set[str]:
        """Everybody who has chosen something."""
        found: set[str] = set()
        last = ""
        while page := await self._store.documents(WANTED, after=last, limit=PAGE):
            found.update(each.key for each in page)
            last = page[-1].key
        return found
