"""What each brings to a deal that nobody can choose: the server a secret, everybody who plays a share.

Everybody is bound before anybody tells: the server by the hash of its secret from the opening on, a person by the hash
of their share, the promise. When the cards are to be dealt, the list of promises is closed; only then shares are told.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from tenback import record
from tenback.core import Seat, promise_of, seed_of

__all__ = ["Sharing"]


@dataclass(frozen=True, slots=True)
class Sharing:
    """How far a table has come with it."""

    secret: str = field(default="", repr=False)  # until the game has ended
    secret_hash: str = ""
    promised: Mapping[str, str] = field(default_factory=dict)  # by person, while the table waits
    closed: Mapping[Seat, str] | None = None  # the promises that count; None: more may come
    since: int = 0  # when it was closed
    given: Mapping[Seat, str] = field(default_factory=dict)  # the shares that were told

    def promise(self, person: str, promise: str) -> "Sharing":
        """With that promise; it takes the place of an earlier one of theirs."""
        return replace(self, promised={**self.promised, person: promise})

    def without(self, person: str | None) -> "Sharing":
        """After they stood up."""
        return replace(self, promised={who: promise for who, promise in self.promised.items() if who != person})

    def close(self, promises: Mapping[Seat, str], at: int) -> "Sharing":
        return replace(self, closed=promises, since=at)

    def give(self, seat: Seat, share: str) -> "Sharing":
        return replace(self, given={**self.given, seat: share})

    def keeps(self, seat: Seat, share: str) -> bool:
        """Whether it is the share that the seat has promised."""
        return self.closed is not None and self.closed.get(seat) == promise_of(share)

    @property
    def missing(self) -> tuple[Seat, ...]:
        """The seats that have promised a share and not told it."""
        return tuple(seat for seat in self.closed or () if seat not in self.given)

    @property
    def seed(self) -> str:
        """Of a deal with shares."""
        return seed_of(self.secret, self.given)

    def recorded(self) -> record.Shares | None:
        """As a record tells it; None where there were no shares."""
        if self.closed is None:
            return None
        given = tuple(
            record.Share(seat, promise, self.given.get(seat)) for seat, promise in sorted(self.closed.items())
        )
        return record.Shares(self.secret, self.secret_hash, given)
