"""What all connections of this process share."""

import asyncio
import hmac
from hashlib import sha256
from typing import Protocol

from tenback.protocol import server_frames
from tenback.server.identity import Identities
from tenback.server.limits import Limits, Rates
from tenback.server.lobby import Lobby
from tenback.server.metrics import Measures
from tenback.server.outbox import STUCK
from tenback.server.rooms import House
from tenback.server.whereabouts import Whereabouts

__all__ = ["KEY_BYTES", "Connected", "Desk"]

KEY_BYTES = 16  # of whatever nobody may guess


class Connected(Protocol):
    """A connection, as others see it."""

    address: str

    @property
    def person(self) -> str:
        """Whose it is; empty before the greeting."""

    def tell(self, message: server_frames.Message) -> None:
        """Send the message when the line allows it."""

    def close_if_stuck(self) -> None:
        """Close the line, if whoever is there does not read."""

    def hang_up(self, code: int) -> None:
        """Close the line."""


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
        secret: bytes,
    ) -> None:
        self.house, self.identities, self.lobby, self.measures, self.limits = house, identities, lobby, measures, limits
        self.whereabouts = whereabouts
        self.connections: set[Connected] = set()
        self.tables = Rates(limits.tables)
        self.chats = Rates(limits.chats)
        self._secret = secret

    def derived(self, what: str, person: str, command: str) -> str:
        """A name or a key that nobody can guess, and that the same wish gets again."""
        told = f"{what}\0{person}\0{command}".encode()
        return hmac.new(self._secret, told, sha256).hexdigest()[: 2 * KEY_BYTES]

    async def sweep(self) -> None:
        """Close the lines of those who do not read."""
        while True:
            await asyncio.sleep(STUCK / 4)
            for connection in tuple(self.connections):
                connection.close_if_stuck()
