"""Who may look at a table, and who may see all of it: every card and the seed."""

from dataclasses import dataclass

from tenback.core import Seat
from tenback.table.declined import Declined
from tenback.table.setting import Watch
from tenback.table.table import Phase, Table

__all__ = [
    "ALL",
    "NOBODY",
    "Eyes",
    "admit",
    "admit_to_seat",
    "belongs",
    "eyes_for",
    "may_see_all",
    "may_watch",
    "no_such_table",
]

ALL, NOBODY = "all", "none"  # eyes to look back with: that see every card; that see what lies open on the table


def admit(table: Table, person: str, key: str | None, now: int) -> None:
    """Who may see the table at all. A private table does not even tell a stranger that it exists."""
    if table.seat_of(person) is not None or table.kept_for(person) is not None:
        return
    if not belongs(table, person) and not table.opens(key, now):
        raise no_such_table()
    if not may_watch(table):
        raise Declined("no-watching", "This table is not for watching, and all its seats are taken.")


def belongs(table: Table, person: str) -> bool:
    """Whether they may be there without a key: everybody at a listed table; else who sits or sat there."""
    if table.setting.listed or person == table.host or person in table.welcome:
        return True
    return table.seat_of(person) is not None or table.kept_for(person) is not None


def admit_to_seat(table: Table, person: str, key: str | None, now: int) -> None:
    """Who may sit down: who may be there now, whatever let them in before; and whom the host had stand up only by an
    invitation made since. A bot's chair in a running game is for those who were invited, at a listed table too.
    """
    if table.running and table.seat_of(person) is None and any(table.bots()) and not table.opens(key, now):
        raise Declined("by-invitation", "The game has begun; with an invitation you can take a bot's chair.")
    before = table.unseated.get(person)
    if before is None:
        if not belongs(table, person) and not table.opens(key, now):
            raise no_such_table()
    elif key is None or not any(each.opens(key, now) for each in table.invitations if each.hash not in before):
        raise Declined("unseated", "The host had you stand up; you may sit down again with a new invitation.")


def may_watch(table: Table) -> bool:
    """Whether those without a seat may look on: at a table that waits for players, anybody who may come in."""
    return table.setting.watch is not Watch.NONE or (table.phase is Phase.WAITING and None in table.sitters)


def no_such_table() -> Declined:
    return Declined(
        "no-such-table",
        "There is no such table here, or its invitation has expired. Ask for a new link, or open a table of your own.",
    )


def may_see_all(table: Table, seat: Seat | None) -> bool:
    """After the end the players see every card and the seed; those who watched, if the table says so."""
    if table.phase is not Phase.ENDED:
        return False
    return seat is not None or table.setting.watch is Watch.ALL_AFTER_THE_END


# Looking back


@dataclass(frozen=True, slots=True)
class Eyes:
    """Whose eyes one looks through, and whose one might."""

    name: str
    seat: Seat | None
    allowed: tuple[str, ...]


def eyes_for(table: Table, own: Seat | None, asked: str | None, *, opened: bool = False) -> Eyes:
    """The eyes that were asked for, or those that suit best; Declined if they are not for who sits there. `opened`:
    after the end, every card is open to them for another reason than the table's own.

    Before the end there is nothing to look back at: what was laid people may remember, but not look up (G4). A table
    with a tracker allows it, through one's own eyes.
    """
    itself = NOBODY if own is None else str(own)
    if may_see_all(table, own) or (opened and table.phase is Phase.ENDED):
        allowed = (*(str(seat) for seat in range(table.setting.seats)), NOBODY, ALL)
    elif table.phase is Phase.ENDED or (table.running and table.setting.tracker):
        allowed = (itself,)
    else:
        raise Declined("not-ended", "The replay is there once the game has ended.")
    name = itself if asked is None else asked
    if name not in allowed:
        whose = "your own eyes only" if len(allowed) == 1 else "the eyes of a seat, of all or of none"
        raise Declined("not-your-eyes", f"Here you may look back with {whose}.")
    seat = own if name == ALL else None if name == NOBODY else int(name)
    return Eyes(name, seat, allowed)
