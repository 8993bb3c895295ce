"""Opening a table."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from tenback.core import Chance, Seat
from tenback.record import AUTOMATIC
from tenback.table import entries
from tenback.table.entries import Body
from tenback.table.invitations import Invitation, key_hash
from tenback.table.setting import Setting
from tenback.table.sitters import Person, a_bot, a_person

__all__ = ["open_challenge", "open_day", "open_table", "opened"]


def open_table(setting: Setting, host: Person, *, seed: str, key: str | None = None) -> list[Body]:
    """A new table, its host at seat 0."""
    hashes = [] if key is None else [key_hash(key)]
    return [opened(setting, host.id, seed, hashes), entries.Sat(0, a_person(host, (AUTOMATIC,)))]


def open_day(
    setting: Setting, host: Person, day: entries.OfDay, bots: Sequence[str], *, seed: str, known: bool
) -> list[Body]:
    """A deal of the day: one person, the bots that belong to it, and the cards are dealt."""
    first = msgspec.structs.replace(opened(setting, host.id, seed, (), known=known), day=day)
    return [first, *_seated(setting, host, dict(enumerate(bots, 1))), entries.Began()]


def open_challenge(
    setting: Setting, host: Person, challenge: str, bots: Mapping[Seat, str], *, seed: str, key: str
) -> list[Body]:
    """A table with the cards of a challenge: bots where they sat, other seats open; dealt at once if none is."""
    first = msgspec.structs.replace(opened(setting, host.id, seed, [key_hash(key)]), challenge=challenge)
    full: list[Body] = [entries.Began()] if len(bots) == setting.seats - 1 else []
    return [first, *_seated(setting, host, bots), *full]


def _seated(setting: Setting, host: Person, bots: Mapping[Seat, str]) -> Iterator[entries.Sat]:
    """The host at the first seat that is no bot's."""
    taken = [AUTOMATIC]
    own = next(seat for seat in range(setting.seats) if seat not in bots)
    for seat, who in ((own, None), *bots.items()):
        sitter = a_person(host, taken) if who is None else a_bot(who, taken)
        taken.append(sitter.name)
        yield entries.Sat(seat, sitter)


def opened(setting: Setting, host: str, seed: str, hashes: Sequence[str], *, known: bool = False) -> entries.Opened:
    invitations = tuple(Invitation(each, until=None) for each in hashes)
    return entries.Opened(setting, seed, Chance(seed).hash, host, invitations, known or msgspec.UNSET)
