"""A share of one's own in the deal: promised while the table waits, told when the list of promises is closed."""

from collections.abc import Collection

from tenback.core import is_share
from tenback.table import entries
from tenback.table.declined import Declined
from tenback.table.entries import Body, Promise
from tenback.table.table import Table
from tenback.table.wishes.conditions import check_waiting, seated

__all__ = ["deal", "promise", "promises_of", "reveal"]


def promise(table: Table, person: str, promised: str) -> list[Body]:
    """The hash of a share. A second one takes the place of the first: somebody may go on at another device."""
    check_waiting(table)
    seat = seated(table, person)
    if table.known:
        raise Declined("known-deal", "These cards were dealt before, so that nobody has a share in them.")
    if table.shared_deal:
        raise Declined("shared-deal", "Others are dealt the same cards elsewhere, so that nobody has a share in them.")
    if table.sharing.promised.get(person) == promised:
        raise Declined("promised", "You have promised that share already.")
    return [entries.Promised(seat, promised)]


def promises_of(table: Table, present: Collection[str] | None = None) -> tuple[Promise, ...]:
    """The promises that the deal waits for, by seat. Who is not there would only keep the others waiting."""
    seats = {who: seat for who, seat in table.seats().items() if present is None or who in present}
    promised = {seats[who]: promise for who, promise in table.sharing.promised.items() if who in seats}
    return tuple(Promise(seat, promised[seat]) for seat in sorted(promised))


def reveal(table: Table, person: str, share: str) -> list[Body]:
    """The share that was promised. With the last of them the cards are dealt."""
    seat = seated(table, person)
    if not table.dealing:
        raise Declined("not-dealing", "Nobody is asked for a share now.")
    if seat in table.sharing.given:
        raise Declined("share-told", "Your share is there already.")
    if not is_share(share) or not table.sharing.keeps(seat, share):
        raise Declined("another-share", "That is not a share that you have promised for this deal.")
    told: list[Body] = [entries.Revealed(seat, share)]
    if table.sharing.missing == (seat,):
        told.append(entries.Began())
    return told


def deal(table: Table) -> list[Body]:
    """Deal by the shares that are there: nobody is waited for any longer."""
    if not table.dealing:
        raise Declined("not-dealing", "Nobody is asked for a share now.")
    return [entries.Began()]
