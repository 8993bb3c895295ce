"""Who is at a table: people, bots, and those for whom a seat is kept."""

from collections.abc import Iterator

from tenback.core import Seat
from tenback.table.invitations import Invitation
from tenback.table.parts import Phase
from tenback.table.sitters import Sitter

__all__ = ["WhoSits"]


class WhoSits:
    """What is asked about a table's seats."""

    phase: Phase
    sitters: list[Sitter | None]
    held: dict[Seat, Sitter]  # open seats that are kept for somebody
    invitations: list[Invitation]

    def seat_of(self, person: str) -> Seat | None:
        for seat, sitter in enumerate(self.sitters):  # at every move: a generator would take three times as long
            if sitter and sitter.person == person:
                return seat
        return None

    def kept_for(self, person: str) -> Seat | None:
        """The seat that is kept for them while the table waits."""
        if self.phase is not Phase.WAITING:
            return None
        return next((seat for seat, sitter in self.held.items() if sitter.person == person), None)

    def seats(self) -> dict[str, Seat]:
        """The seat of every person at the table."""
        return {who.person: seat for seat, who in enumerate(self.sitters) if who and who.person}

    def people(self) -> Iterator[tuple[Seat, Sitter]]:
        """Those who play for themselves now."""
        return ((seat, who) for seat, who in enumerate(self.sitters) if who and who.person and not who.bot)

    def bots(self) -> Iterator[tuple[Seat, Sitter]]:
        """The seats for which a bot plays now."""
        return ((seat, who) for seat, who in enumerate(self.sitters) if who and who.bot)

    def names(self) -> tuple[str, ...]:
        return tuple(who.name for who in self.sitters if who)

    def opens(self, key: str | None, now: int) -> bool:
        """Whether the key of an invitation lets somebody in."""
        return key is not None and any(invitation.opens(key, now) for invitation in self.invitations)
