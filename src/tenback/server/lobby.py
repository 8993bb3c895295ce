"""The lobby: the listed tables, told to everyone who looks at it, whenever they change."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic

import msgspec

from tenback.protocol import server_frames
from tenback.server.limits import USUAL, Limits
from tenback.server.rooms import House, Viewer, now
from tenback.store import Listing, Store, StoreDown

__all__ = ["CHANGED", "Lobby", "shown", "waiting_of"]

AT_MOST_EVERY = 0.5  # seconds between two lists
AT_LEAST_EVERY = 30.0  # seconds: another process's word may get lost, and tables drop out as time goes by
ATTENDED_EVERY = 600.0  # seconds until the store is told again who looks
CHANGED = "lobby"  # what processes shout to one another


@dataclass(frozen=True, slots=True)
class Told:
    """The list as it was read."""

    change: int  # how many changes were known then
    at: float
    listings: Sequence[Listing]
    frame: bytes


class Lobby:
    def __init__(self, store: Store, limits: Limits = USUAL, *, clock: Callable[[], float] = monotonic) -> None:
        self._store, self._clock = store, clock
        self._most, self._gone_after = limits.lobby, int(limits.lobby_seconds * 1000)
        self._viewers: dict[Viewer, bytes] = {}  # and what each was told last
        self._dirty = asyncio.Event()
        self._shout = False
        self._changes = 0
        self._told: Told | None = None
        self._reading = asyncio.Lock()  # one reads for all

    def enter(self, viewer: Viewer, told: bytes) -> None:
        self._viewers[viewer] = told

    def leave(self, viewer: Viewer) -> None:
        self._viewers.pop(viewer, None)

    def changed_here(self) -> None:
        """A table of this process looks different; the other processes' lobbies must know."""
        self._shout = True
        self.changed_elsewhere()

    def changed_elsewhere(self) -> None:
        self._changes += 1
        self._dirty.set()

    async def frame(self) -> bytes:
        """The list, encoded once until it changes."""
        return (await self._fresh()).frame

    async def listings(self) -> Sequence[Listing]:
        return (await self._fresh()).listings

    async def _fresh(self) -> Told:
        if told := self._still():
            return told
        async with self._reading:
            if told := self._still():
                return told
            changes, at = self._changes, self._clock()
            listings = await self._store.lobby(self._most, attended_after=now() - self._gone_after)
            frame = server_frames.encode(server_frames.TableList([shown(each) for each in listings]))
            self._told = Told(changes, at, listings, frame)
            return self._told

    def _still(self) -> Told | None:
        """What was read, if it holds."""
        told = self._told
        if told and told.change == self._changes and self._clock() - told.at < AT_LEAST_EVERY:
            return told
        return None

    async def keep_telling(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._dirty.wait(), AT_LEAST_EVERY)
            self._dirty.clear()
            shout, self._shout = self._shout, False
            try:
                if shout:
                    await self._store.shout(CHANGED)
                if self._viewers:
                    self._tell(await self.frame())
            except StoreDown:
                self._dirty.set()
            await asyncio.sleep(AT_MOST_EVERY)

    def _tell(self, frame: bytes) -> None:
        for viewer, told in tuple(self._viewers.items()):
            if told != frame:
                self._viewers[viewer] = frame
                viewer.push(frame)

    async def keep_attended(self, house: House) -> None:
        """A table that waits stays in the list for as long as somebody who sits there looks at it."""
        while True:
            await asyncio.sleep(ATTENDED_EVERY)
            with suppress(StoreDown):
                await self._store.attended(house.attended(), now())


def waiting_of(listings: Sequence[Listing], person: str) -> int:
    """How many of the tables that wait for players are the person's."""
    return sum(each.phase == "waiting" and _host(each) == person for each in listings)


def _host(listing: Listing) -> str | None:
    seats = listing.summary["seats"]
    return next((person for person, seat in listing.people if seats[seat]["host"]), None)


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
