"""One's own tables that have not ended: whose turn it is at each, one's own turns first."""

from contextlib import suppress

import msgspec

from tenback.protocol import pages, server_frames
from tenback.server.rooms import House
from tenback.store import Listing
from tenback.table import Declined, LogError, Phase, Table

__all__ = ["own_tables"]

LOOKED_THROUGH = 400  # of somebody's last tables
MOST = 30  # that are told; each may have to be read from its log


async def own_tables(house: House, person: str) -> pages.OwnTables:
    """Lists do not tell whose turn it is: a move writes no listing, or every move would cost another write. So the few
    tables of one person are looked into, those with clocks of days being in memory anyway.
    """
    listings = await house.store.history(person, limit=LOOKED_THROUGH)
    going_on = [each for each in listings if each.phase != "ended" and not each.removed]
    told = [await _told(house, each, person) for each in going_on[:MOST]]
    told.sort(key=_order)
    return pages.OwnTables(told, len(going_on) > MOST)


def _order(table: pages.OwnTable) -> tuple[bool, bool, int]:
    """Mine first, the one that ends soonest before the others; then by who is waited for longest."""
    return not table.your_turn, table.phase == "waiting", table.deadline or table.since


async def _told(house: House, listing: Listing, person: str) -> pages.OwnTable:
    seats = msgspec.convert(listing.summary["seats"], list[server_frames.SeatShown])
    mine = [seat for who, seat in listing.people if who == person]
    table: Table | None = None
    if listing.phase == "playing":
        with suppress(Declined, LogError):
            room = await house.room(listing.table)
            table = room.table
            house.tidy(room)
    running = table is not None and table.phase is not Phase.ENDED
    awaited = list(table.awaited) if table is not None and running else []
    return pages.OwnTable(
        table=listing.table,
        game=listing.game,
        phase=listing.phase,
        seats=seats,
        your_seats=mine,
        awaited=awaited,
        your_turn=any(seat in mine for seat in awaited),
        since=table.waiting_since if table is not None and awaited else listing.changed,
        deadline=table.deadline if table is not None and running else None,
        clock=listing.summary["clock"],
        paused=bool(table is not None and table.paused),
    )
