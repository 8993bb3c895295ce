"""The lobby: the listed tables, told to everyone who looks at it, whenever they change."""

import asyncio

import msgspec

from tenback.protocol import server_frames
from tenback.server.rooms import Viewer
from tenback.store import Listing, Store, StoreDown

__all__ = ["CHANGED", "Lobby", "shown"]

MOST = 100  # tables in one list
AT_MOST_EVERY = 0.5  # seconds between two lists
CHANGED = "lobby"  # what processes shout to one another


class Lobby:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._viewers: set[Viewer] = set()
        self._dirty = asyncio.Event()
        self._shout = False

    def enter(self, viewer: Viewer) -> None:
        self._viewers.add(viewer)

    def leave(self, viewer: Viewer) -> None:
        self._viewers.discard(viewer)

    def changed_here(self) -> None:
        """A table of this process looks different; the other processes' lobbies must know."""
        self._shout = True
        self._dirty.set()

    def changed_elsewhere(self) -> None:
        self._dirty.set()

    async def frame(self) -> bytes:
        return server_frames.encode(server_frames.TableList([shown(each) for each in await self._store.lobby(MOST)]))

    async def keep_telling(self) -> None:
        while True:
            await self._dirty.wait()
            self._dirty.clear()
            shout, self._shout = self._shout, False
            try:
                if shout:
                    await self._store.shout(CHANGED)
                if self._viewers:
                    frame = await self.frame()
                    for viewer in tuple(self._viewers):
                        viewer.push(frame)
            except StoreDown:
                self._dirty.set()
            await asyncio.sleep(AT_MOST_EVERY)


def shown(listing: Listing) -> server_frames.TableShown:
    told = listing.summary
    return server_frames.TableShown(
        table=listing.table,
        game=listing.game,
        title=told["title"],
        options=told["options"],
        phase=listing.phase,
        seats=msgspec.convert(told["seats"], list[server_frames.SeatShown]),
        watch=told["watch"],
        talk=told["talk"],
        clock=told["clock"],
        changed=listing.changed,
    )
