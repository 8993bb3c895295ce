"""How the seed of a record was made, where everybody who played had a share in it."""

from collections.abc import Mapping
from typing import NamedTuple

from tenback.core import Seat, is_share, promise_of, seed_of
from tenback.record.text import RecordError

__all__ = ["Share", "Shares", "check_shares"]

HASH_DIGITS = 64


class Share(NamedTuple):
    """What a seat has promised, and the share that it told; None: it told none, and the cards were dealt without."""

    seat: Seat
    promise: str
    share: str | None


class Shares(NamedTuple):
    """The server's secret, sealed when the table was opened, and the shares that were added to it, by seat."""

    secret: str | None  # None while the game runs
    secret_hash: str
    given: tuple[Share, ...]

    def __repr__(self) -> str:
        # The secret and the shares are the seed, which must not reach a log by accident.
        return f"Shares({self.secret_hash[:12]}…, seats {[each.seat for each in self.given]})"

    @property
    def told(self) -> Mapping[Seat, str]:
        """The shares that the seed is made of."""
        return {each.seat: each.share for each in self.given if each.share is not None}

    @property
    def silent(self) -> tuple[Seat, ...]:
        """The seats that have promised a share and told none."""
        return tuple(each.seat for each in self.given if each.share is None)


def check_shares(shares: Shares, seed: str | None, seats: int) -> None:
    """RecordError where the secret is not the one that was sealed, a share not the one promised, or the seed not made
    of them.
    """
    _check_hash(shares.secret_hash, "shares.secret_hash")
    if not shares.given:
        raise RecordError("shares.given", "is empty; where nobody has promised a share, there are no shares.")
    for number, share in enumerate(shares.given):
        _check_share(share, f"shares.given[{number}]", seats)
        if number and share.seat <= shares.given[number - 1].seat:
            raise RecordError(f"shares.given[{number}].seat", "The shares stand in the order of seats, each seat once.")
    if (shares.secret is None) != (seed is None):
        raise RecordError("shares.secret", "is published together with the seed, not before it nor after it.")
    if shares.secret is None:
        return
    _check_kept(shares.secret, shares.secret_hash, "shares.secret", "the secret that was sealed")
    made = seed_of(shares.secret, shares.told)
    if made != seed:
        raise RecordError("seed", f"is not made of the secret and the shares: they make {made}.")


def _check_share(share: Share, place: str, seats: int) -> None:
    if type(share.seat) is not int or share.seat not in range(seats):
        raise RecordError(f"{place}.seat", f"must be a seat from 0 to {seats - 1}, not {share.seat!r:.60}.")
    _check_hash(share.promise, f"{place}.promise")
    if share.share is not None:
        _check_kept(share.share, share.promise, f"{place}.share", f"the share that seat {share.seat} has promised")


def _check_kept(told: object, promise: str, place: str, what: str) -> None:
    if not is_share(told):
        raise RecordError(place, f"must be 32 to 64 characters 0-9 and a-f, not {told!r:.80}.")
    found = promise_of(str(told))
    if found != promise:
        raise RecordError(place, f"is not {what}: it hashes to {found}, not to {promise}.")


def _check_hash(told: object, place: str) -> None:
    if not is_share(told) or len(str(told)) != HASH_DIGITS:
        raise RecordError(place, f"must be SHA-256 in hex, 64 characters 0-9 and a-f, not {told!r:.80}.")
