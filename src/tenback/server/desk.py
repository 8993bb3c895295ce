"""What all connections of this process share."""

import asyncio
import hmac
from collections import OrderedDict
from collections.abc import Callable
from hashlib import sha256

from tenback.server.addresses import local_address
from tenback.server.bulletin import Bulletin
from tenback.server.challenges import Challenges
from tenback.server.connected import Connections
from tenback.server.daily.playing import Day
from tenback.server.hinting import Hints
from tenback.server.identity import Identities
from tenback.server.invitations import key_of
from tenback.server.limits import Limits, Rates
from tenback.server.lobby import Lobby, waiting_of
from tenback.server.metrics import Measures
from tenback.server.presence import Presence
from tenback.server.rooms import House, Room
from tenback.server.whereabouts import Whereabouts
from tenback.table import Declined

__all__ = ["KEY_BYTES", "Desk"]

KEY_BYTES = 16  # of whatever nobody may guess
MOST_ADDRESSES = 10_000  # remembered


class Desk:
    """The house with its rooms, the lobby, who is who; and how much anybody may ask for."""

    def __init__(
        self,
        house: House,
        identities: Identities,
        lobby: Lobby,
        *,
        measures: Measures,
        limits: Limits,
        whereabouts: Whereabouts,
        bulletin: Bulletin,
        presence: Presence,
        hurry: Callable[[Room], bool],
        secret: bytes,
        day: Day,
        challenges: Challenges,
        hints: Hints,
    ) -> None:
        self.house, self.identities, self.lobby, self.measures, self.limits = house, identities, lobby, measures, limits
        self.whereabouts, self.bulletin, self.presence = whereabouts, bulletin, presence
        self.day, self.challenges, self.hints = day, challenges, hints
        self.hurry = hurry  # a bot that is about to move
        self.connections = Connections()
        self.tables = Rates(limits.tables, measures.met("tables"))
        self.hinted = Rates(limits.hints, measures.met("hints"))
        self.chats = Rates(limits.chats, measures.met("chats"))
        self.lobbies = Rates(limits.lobbies, measures.met("lobbies"))
        self._entries = Rates(limits.entries, measures.met("entries"))
        self._entries_here = Rates(limits.entries_an_address, measures.met("entries_an_address"))
        self.listing = asyncio.Lock()  # one at a time, so that nobody is counted too late
        self._listed: OrderedDict[str, set[str]] = OrderedDict()  # by address
        self._secret = secret

    def limited(self, address: str) -> bool:
        """Whether the address counts: those on this very machine are trusted unless the limits say otherwise."""
        return self.limits.local or not local_address(address)

    def check_entries(self, person: str, address: str) -> None:
        """That they do not fill the disk, which keeps all that ever happened at a table."""
        for rates, who in ((self._entries, person), (self._entries_here, address)):
            if not rates.take(who):
                raise rates.refused(who, "You do more than is kept of one person or one address; go on in a moment.")

    async def check_listed(self, person: str, address: str) -> None:
        """That neither they nor their address have too many tables waiting in the lobby."""
        listings = await self.lobby.listings()
        there = self._listed.get(address, set())
        there &= {each.table for each in listings if each.phase == "waiting"}
        most, limit = self.limits.listed, "listed"
        if waiting_of(listings, person) < most:
            most, limit = self.limits.listed_an_address, "listed_an_address"
            if len(there) < most or not self.limited(address):
                return
        self.measures.met(limit)()
        raise Declined(
            "too-many-listed",
            f"{most} tables of yours, or of your address, wait for players in the lobby; close one, or let one begin.",
            most=most,
        )

    def has_listed(self, table: str, address: str) -> None:
        """The table was listed by somebody at that address."""
        self._listed.setdefault(address, set()).add(table)
        self._listed.move_to_end(address)
        if len(self._listed) > MOST_ADDRESSES:
            self._listed.popitem(last=False)

    def derived(self, what: str, *of: str) -> str:
        """A name that nobody can guess, and that the same wish gets again."""
        return self._derived(what, *of).hex()[: 2 * KEY_BYTES]

    def key(self, what: str, *of: str) -> str:
        """The same as a key that can be read aloud."""
        return key_of(self._derived(what, *of))

    def _derived(self, *of: str) -> bytes:
        return hmac.new(self._secret, "\0".join(of).encode(), sha256).digest()

    async def sweep(self) -> None:
        """Close the lines of those who do not read."""
        while True:
            await asyncio.sleep(self.limits.stuck / 4)
            for connection in tuple(self.connections):
                connection.close_if_stuck()
