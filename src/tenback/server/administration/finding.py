"""Looking up people, tables, reports and deeds, a bounded page at a time."""

from collections.abc import Iterable, Sequence
from typing import Any

from tenback.protocol import hosting
from tenback.server.administration.told import deed_told, person_told, report_told, table_told
from tenback.server.bulletin import OWNER, Bulletin
from tenback.server.identity import sign_in_key
from tenback.server.rooms import now
from tenback.store import Deed, Listing, Person, Report, Store
from tenback.table import Declined

__all__ = ["Finding"]

PAGE = 50  # found at a time
READ_AT_ONCE = 500
MOST_READ = 20_000  # of which none may fit; then the page ends, and the next one goes on from there
LAST_TABLES = 20  # of a person


class Finding:
    """Changes nothing."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def people(self, wish: hosting.FindPeople) -> hosting.PeopleFound:
        """By a part of the name, whatever its case, or by the beginning of the id."""
        wanted, owner, moment = wish.search.casefold().strip(), await self._owner(), now()
        last, found, read = _place(wish.before), list[Person](), 0
        while len(found) < PAGE and read < MOST_READ:
            page = await self._store.people(before=last, limit=READ_AT_ONCE)
            for each in page:
                read += 1
                last = (each.since, each.id)
                if wanted in each.name.casefold() or each.id.startswith(wanted):
                    found.append(each)
                    if len(found) == PAGE:
                        break
            if len(page) < READ_AT_ONCE and (not page or last == (page[-1].since, page[-1].id)):
                last = None
                break
        return hosting.PeopleFound([person_told(each, owner, moment) for each in found], _written(last))

    async def person(self, wish: hosting.ShowPerson) -> hosting.PersonDetails:
        person = await self._find(wish.who)
        account = await self._store.account_of(person.id)
        tables = await self._store.history(person.id, limit=LAST_TABLES)
        return hosting.PersonDetails(
            person_told(person, await self._owner(), now()),
            account.key if account else None,
            [table_told(each) for each in tables],
        )

    async def tables(self, wish: hosting.FindTables) -> hosting.TablesFound:
        """By the beginning of its id, or by a part of somebody's name there."""
        wanted = wish.search.casefold().strip()
        last, found, read = _place(wish.before), list[Listing](), 0
        while len(found) < PAGE and read < MOST_READ:
            page = await self._store.listings(before=last, limit=READ_AT_ONCE)
            for each in page:
                read += 1
                last = (each.opened, each.table)
                if each.table.startswith(wanted) or any(wanted in name.casefold() for name in _names(each)):
                    found.append(each)
                    if len(found) == PAGE:
                        break
            if len(page) < READ_AT_ONCE and (not page or last == (page[-1].opened, page[-1].table)):
                last = None
                break
        return hosting.TablesFound([table_told(each) for each in found], _written(last))

    async def table(self, wish: hosting.ShowTable) -> hosting.TableDetails:
        listing = await self._listing(wish.table)
        entries, size = await self._store.weight(listing.table)
        who = [each for each, _ in listing.people]
        names = await self._names(who)
        return hosting.TableDetails(
            table_told(listing), [hosting.WhoDid(each, names.get(each)) for each in who], entries, size
        )

    async def reports(self, wish: hosting.ListReports) -> hosting.ReportsFound:
        page = await self._store.reports(closed=wish.closed, before=wish.before or None, limit=PAGE)
        names = await self._names(who for each in page for who in (each.reporter, each.reported))
        return hosting.ReportsFound(
            [report_told(each, names) for each in page], page[-1].id if len(page) == PAGE else None
        )

    async def deeds(self, wish: hosting.ReadLog) -> hosting.DeedsFound:
        page = await self._store.deeds(before=wish.before or None, limit=PAGE)
        names = await self._names(who for each in page for who in (each.who, each.about))
        return hosting.DeedsFound([deed_told(each, names) for each in page], _following(page))

    async def house(self, _: hosting.ShowHouse) -> hosting.HouseShown:
        bulletin = Bulletin(self._store)
        await bulletin.refresh()
        owner = bulletin.owner
        names = await self._names([owner] if owner else [])
        return hosting.HouseShown(
            hosting.WhoDid(owner, names.get(owner)) if owner else None,
            "open" if bulletin.signup else "closed",
            bulletin.announced(),
        )

    # One of them

    async def _find(self, who: str) -> Person:
        """By id, or by the name with which an account signs in."""
        person = await self._store.person(who)
        if person is None and (account := await self._store.account(sign_in_key(who))):
            person = await self._store.person(account.person)
        if person is None:
            raise Declined("nobody-such", "Nobody has that id, and no account that name; look among the people.")
        return person

    async def _listing(self, table: str) -> Listing:
        listing = await self._store.listing(table)
        if listing is None:
            raise Declined("table-gone", "There is no table of that name; look among the tables.")
        return listing

    async def _owner(self) -> str | None:
        owner: Any = await self._store.host_setting(OWNER)
        return owner if isinstance(owner, str) else None

    async def _names(self, people: Iterable[str]) -> dict[str, str | None]:
        found = {}
        for each in set(people):
            person = await self._store.person(each)
            found[each] = person.name if person else None
        return found


def _following(page: Sequence[Report] | Sequence[Deed]) -> str | None:
    return page[-1].id if len(page) == PAGE else None


def _names(listing: Listing) -> Iterable[str]:
    return (seat["name"] for seat in listing.summary["seats"] if seat.get("name"))


def _place(text: str) -> tuple[int, str] | None:
    """Where a page ended; from the beginning for what nobody was told."""
    number, _, name = text.partition(" ")
    try:
        return (int(number), name) if text else None
    except ValueError:
        return None


def _written(place: tuple[int, str] | None) -> str | None:
    return None if place is None else f"{place[0]} {place[1]}"
