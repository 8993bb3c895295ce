"""Everything that both databases understand in the same words. `$1` is the first value."""
# ruff: noqa: S608 - every statement is made of constants

from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from typing import Any

from tenback.core import shown
from tenback.store.asking import ENTRY, LISTING, READ, WHO, read
from tenback.store.contract import EVER, Account, Listing, Outcome, Person
from tenback.store.errors import NameTaken, StoreError, UnknownPerson
from tenback.store.hosting import Hosting
from tenback.store.rows import (
    check_id,
    check_person,
    check_text,
    entry_from,
    listing_from,
    outcome_from,
)
from tenback.table import Entry

__all__ = ["COMMAND", "HEAD", "LISTING_AGAIN", "Questions"]

LISTING_AGAIN = ", ".join(f"{column} = excluded.{column}" for column in LISTING.split(", ")[1:])
PAGE = 200  # rows at a time, where everything is wanted
LOG_PAGE = 500  # entries at a time

ENTRIES = f"SELECT {ENTRY} FROM log WHERE table_id = $1 AND seq > $2 ORDER BY seq LIMIT $3"
HEAD = "SELECT max(seq) FROM log WHERE table_id = $1"
COMMAND = "SELECT seq FROM log WHERE table_id = $1 AND actor = $2 AND command = $3"
# From one table to the next, without reading their entries.
TABLES = """
    WITH RECURSIVE step(table_id) AS (
        SELECT min(table_id) FROM log WHERE table_id > $1
        UNION ALL
        SELECT (SELECT min(log.table_id) FROM log WHERE log.table_id > step.table_id) FROM step
        WHERE step.table_id IS NOT NULL)
    SELECT table_id FROM step WHERE table_id IS NOT NULL LIMIT $2"""

LOBBY = f"""
    SELECT {READ} FROM listing WHERE listed AND NOT removed AND phase <> 'ended'
    AND (phase <> 'waiting' OR changed > $2)
    ORDER BY changed DESC, table_id LIMIT $1"""
ATTENDED = "UPDATE listing SET changed = $2 WHERE table_id = $1 AND phase = 'waiting' AND changed < $2"
PLAYED = f"""
    SELECT {READ} FROM listing WHERE phase <> 'ended' AND phase = 'playing' AND NOT removed
    AND (changed, table_id) > ($1, $2)
    ORDER BY changed, table_id LIMIT $3"""
ENDED = f"""
    SELECT {READ} FROM listing WHERE phase = 'ended' AND (opened, table_id) > ($1, $2)
    ORDER BY opened, table_id LIMIT $3"""
ONE_LISTING = f"SELECT {READ} FROM listing WHERE table_id = $1"
_SAT = """
    SELECT DISTINCT opened, table_id FROM sat WHERE person = $1 {before}
    AND NOT EXISTS (SELECT 1 FROM listing WHERE listing.table_id = sat.table_id AND removed)
    ORDER BY opened DESC, table_id DESC LIMIT $2"""
_HISTORY = f"""
    SELECT {", ".join("listing." + column for column in READ.split(", "))}
    FROM ({{sat}}) AS sat JOIN listing ON listing.table_id = sat.table_id
    ORDER BY sat.opened DESC, sat.table_id DESC"""
HISTORY = _HISTORY.format(sat=_SAT.format(before=""))
HISTORY_BEFORE = _HISTORY.format(
    sat=_SAT.format(before="AND (opened, table_id) < (SELECT opened, table_id FROM listing WHERE table_id = $3)")
)
OUTCOMES = """
    SELECT listing.table_id, listing.game, sat.seat, listing.opened, listing.result
    FROM sat JOIN listing ON listing.table_id = sat.table_id
    WHERE sat.person = $1 AND listing.phase = 'ended'
    UNION ALL SELECT table_id, game, seat, opened, result FROM outcome WHERE person = $1
    ORDER BY 4 DESC, 1 DESC, 3 LIMIT $2"""

PERSON = f"SELECT {WHO} FROM person WHERE id = $1"
VISITOR = f"{PERSON} AND NOT EXISTS (SELECT 1 FROM signed_out WHERE session = $2)"
SIGN_OUT = "INSERT INTO signed_out (session, at) VALUES ($1, $2) ON CONFLICT DO NOTHING"
FORGET = "DELETE FROM signed_out WHERE at < $1"
NEW_EPOCH = "UPDATE person SET epoch = epoch + 1 WHERE id = $1"
ADD_PERSON = """
    INSERT INTO person (id, name, kind, since, seen) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING"""
RENAME = "UPDATE person SET name = $2 WHERE id = $1"
_ACCOUNT = "SELECT key, person, password_hash, looks FROM account WHERE {} = $1"
ACCOUNT, ACCOUNT_OF, ACCOUNT_LOOKING = (_ACCOUNT.format(by) for by in ("key", "person", "looks <> '' AND looks"))
ADD_ACCOUNT = """
    INSERT INTO account (key, person, password_hash, looks) SELECT $1, id, $3, $4 FROM person WHERE id = $2
    ON CONFLICT DO NOTHING"""
NOW_AN_ACCOUNT = "UPDATE person SET kind = 'account', epoch = epoch + 1 WHERE id = $1"
OVERLOOKED = "SELECT key FROM account WHERE looks = '' ORDER BY key"
SET_LOOKS = """
    UPDATE account SET looks = $2 WHERE key = $1
    AND NOT EXISTS (SELECT 1 FROM account AS other WHERE other.looks = $2)"""
SET_PASSWORD = "UPDATE account SET password_hash = $2 WHERE key = $1"  # noqa: S105 - a statement, not a password
NEW_EPOCH_FOR = "UPDATE person SET epoch = epoch + 1 WHERE id = (SELECT person FROM account WHERE key = $1)"
SECRET = "SELECT value FROM secret WHERE name = $1"  # noqa: S105 - a statement, not a secret
ADD_SECRET = "INSERT INTO secret (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING"  # noqa: S105 - a statement


class Questions(Hosting):
    """What is asked in words that both databases understand, over two ways of asking."""

    # The log

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The table's log behind `after`, in order; empty if there is none."""
        found: list[Entry] = []
        while page := await self._ask(ENTRIES, table, found[-1].seq if found else after, LOG_PAGE):
            found += await read(page, entry_from)
            if len(page) < LOG_PAGE:
                break
        return found

    async def entries_behind(self, heads: Mapping[str, int], *, most: int) -> dict[str, list[Entry]]:
        """Of each table the first entries behind that seq, at most so many, in order; where there are none, nothing."""
        found = {table: await self._ask(ENTRIES, table, seq, most) for table, seq in heads.items()}
        return {table: await read(rows, entry_from) for table, rows in found.items() if rows}

    async def tables(self) -> AsyncIterator[str]:
        """Every table that has a log, in the order of their ids."""
        last = ""
        while page := await self._ask(TABLES, last, PAGE):
            for (last,) in page:
                yield last

    async def ended(self) -> AsyncIterator[tuple[Listing, list[Entry]]]:
        """Ended tables with their logs, oldest first."""
        last: tuple[int, str] = (-(2**63), "")
        while page := await self._ask(ENDED, *last, PAGE):
            for row in page:
                listing = listing_from(row)
                last = (listing.opened, listing.table)
                yield listing, await self.entries(listing.table)

    # What is derived from the log

    async def lobby(self, limit: int, *, attended_after: int = EVER) -> list[Listing]:
        """Listed tables that play, or wait and have changed or been attended since; the newest change first."""
        return await read(await self._ask(LOBBY, max(limit, 0), attended_after), listing_from)

    async def attended(self, tables: Sequence[str], at: int) -> None:
        """Somebody who sits there looks at these tables, which wait: for lists, that is a change."""
        for table in tables:
            await self._change((ATTENDED, (table, at)))

    async def played(self) -> AsyncIterator[Listing]:
        """Tables at which a game is going on, the oldest change first: one that changes meanwhile is not missed."""
        last: tuple[int, str] = (-(2**63), "")
        while page := await self._ask(PLAYED, *last, PAGE):
            for row in page:
                listing = listing_from(row)
                last = (listing.changed, listing.table)
                yield listing

    async def listing(self, table: str) -> Listing | None:
        """The table as lists show it."""
        rows = await self._ask(ONE_LISTING, table)
        return listing_from(rows[0]) if rows else None

    async def history(self, person: str, *, before: str | None = None, limit: int) -> list[Listing]:
        """Tables at which the person sat, the newest first; `before` is the last table of the page before."""
        page = (person, max(limit, 0))
        if before is None:
            rows = await self._ask(HISTORY, *page)
        else:
            rows = await self._ask(HISTORY_BEFORE, *page, before)
        return await read(rows, listing_from)

    async def outcomes(self, person: str, *, limit: int = 10_000) -> list[Outcome]:
        """How the person's ended tables ended, the newest first, a row for each seat the person had."""
        return await read(await self._ask(OUTCOMES, person, max(limit, 0)), outcome_from)

    # People

    async def add_person(self, person: Person) -> None:
        """Adding the very same person again is fine: whoever was told StoreDown may ask again."""
        check_person(person)
        added = await self._change((ADD_PERSON, (person.id, person.name, person.kind, person.since, person.seen)))
        if not added and await self.person(person.id) != person:
            raise StoreError(f"Somebody else has the id {shown(person.id)} already.")

    async def person(self, person: str) -> Person | None:
        """Who has that id."""
        return person_of(await self._ask(PERSON, person))

    async def visitor(self, person: str, session: str) -> Person | None:
        """The person, unless that session has been signed out of."""
        return person_of(await self._ask(VISITOR, person, session))

    async def sign_out(self, session: str, at: int, *, forget: int) -> None:
        """End one session, and forget those that ended before."""
        check_id("A session", session)
        await self._change((SIGN_OUT, (session, at)), (FORGET, (forget,)))

    async def sign_out_everywhere(self, person: str) -> None:
        """UnknownPerson if there is none."""
        check_id("A person's id", person)
        if not await self._change((NEW_EPOCH, (person,))):
            raise UnknownPerson(f"Nobody has the id {shown(person)}.")

    async def rename(self, person: str, name: str) -> None:
        """UnknownPerson if there is none."""
        check_id("A person's id", person)
        check_text("A name", name)
        if not await self._change((RENAME, (person, name))):
            raise UnknownPerson(f"Nobody has the id {shown(person)}.")

    async def add_account(self, key: str, person: str, password_hash: str, *, looks: str) -> None:
        """Make the person an account; NameTaken, UnknownPerson, and StoreError if the person has one already."""
        check_id("An account's name", key)
        check_id("A person's id", person)
        check_id("The looks of a name", looks)
        check_text("A password's hash", password_hash)
        if await self._change((ADD_ACCOUNT, (key, person, password_hash, looks)), (NOW_AN_ACCOUNT, (person,))):
            return
        if await self.account(key) or await self.account_looking(looks):
            raise NameTaken(f"The name {shown(key)} is taken; choose another one.")
        if await self.person(person) is None:
            raise UnknownPerson(f"Nobody has the id {shown(person)}.")
        raise StoreError("That person has an account of another name already.")

    async def account(self, key: str) -> Account | None:
        """The account of that name."""
        return _account(await self._ask(ACCOUNT, key))

    async def account_of(self, person: str) -> Account | None:
        """The person's account."""
        return _account(await self._ask(ACCOUNT_OF, person))

    async def account_looking(self, looks: str) -> Account | None:
        """The account whose name looks like that."""
        return _account(await self._ask(ACCOUNT_LOOKING, looks))

    async def overlooked(self) -> list[str]:
        """The keys of accounts of which it is not known how they look."""
        return [key for (key,) in await self._ask(OVERLOOKED)]

    async def set_looks(self, key: str, looks: str) -> None:
        """Nothing changes where another account looks like that."""
        check_id("The looks of a name", looks)
        await self._change((SET_LOOKS, (key, looks)))

    async def set_password(self, key: str, password_hash: str) -> None:
        """UnknownPerson if there is no such account."""
        check_id("An account's name", key)
        check_text("A password's hash", password_hash)
        if not await self._change((SET_PASSWORD, (key, password_hash)), (NEW_EPOCH_FOR, (key,))):
            raise UnknownPerson(f"There is no account of the name {shown(key)}.")

    async def secret(self, name: str, make: Callable[[], bytes]) -> bytes:
        """Made once, then the same for every process: of two that come at once, both get the first one's."""
        check_id("A secret's name", name)
        rows = await self._ask(SECRET, name)
        if not rows:
            await self._change((ADD_SECRET, (name, make())))
            rows = await self._ask(SECRET, name)
        return bytes(rows[0][0])


def person_of(rows: Sequence[Any]) -> Person | None:
    return Person(*rows[0]) if rows else None


def _account(rows: Sequence[Any]) -> Account | None:
    return Account(*rows[0]) if rows else None
