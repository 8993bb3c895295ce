"""What the host has put up for everybody to read: an announcement, and whether accounts are made; and who the owner is.

Read from the store at the start and whenever somebody says that it has changed.
"""

from typing import TYPE_CHECKING

import msgspec

from tenback.protocol import server_frames
from tenback.protocol.hosting import Announced
from tenback.server.rooms import now
from tenback.store import Store

if TYPE_CHECKING:
    from collections.abc import Callable

__all__ = ["ANNOUNCEMENT", "OWNER", "SIGNUP", "Bulletin"]

OWNER, SIGNUP, ANNOUNCEMENT = "owner", "signup", "announcement"  # under which the store keeps them


class Bulletin:
    def __init__(self, store: Store) -> None:
        self._store = store
        self.owner: str | None = None
        self.signup = True
        self._announced: Announced | None = None
        self.on_announced: Callable[[server_frames.Announcement], None] = lambda _: None

    async def refresh(self) -> None:
        """Read it anew; a new announcement, or that it is withdrawn, is told."""
        self.owner = await self._store.host_setting(OWNER)
        self.signup = await self._store.host_setting(SIGNUP) != "closed"
        found = await self._store.host_setting(ANNOUNCEMENT)
        announced = None if found is None else msgspec.convert(found, Announced)
        if announced != self._announced:
            self._announced = announced
            self.on_announced(self.message())

    def announced(self) -> Announced | None:
        """What stands now."""
        found = self._announced
        return None if found is None or (found.until is not None and found.until <= now()) else found

    def message(self) -> server_frames.Announcement:
        found = self.announced()
        return server_frames.Announcement(found.text, found.at, found.until) if found else server_frames.Announcement()
