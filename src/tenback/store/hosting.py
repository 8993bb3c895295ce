"""What hosts ask and change, in words that both databases understand: people, tables, deeds, reports, retention."""
# ruff: noqa: S608 - every statement is made of constants

from collections.abc import Sequence
from typing import Any

import msgspec

from tenback.core import shown
from tenback.store.asking import ENTRY, LISTING, READ, WHO, Statement, read
from tenback.store.contract import FOR_EVER, Deed, Listing, Person, Report
from tenback.store.documents import FORGET_DOCUMENTS, Documents
from tenback.store.errors import UnknownPerson
from tenback.store.rows import Append, check_id, check_number, check_text, entry_from, listing_from, plain
from tenback.table import Entry

__all__ = ["Hosting"]

PAGE = 1000  # tables at a time, where all are wanted
AN_ENTRY = 120  # bytes beside its body, about

NEWEST = (FOR_EVER, "")
PEOPLE = f"SELECT {WHO} FROM person WHERE (since, id) < ($1, $2) ORDER BY since DESC, id DESC LIMIT $3"
SANCTIONED = f"SELECT {WHO} FROM person WHERE banned <> 0 OR muted <> 0 ORDER BY id"
SEEN = "UPDATE person SET seen = $2 WHERE id = $1 AND seen < $2"
SANCTION = "UPDATE person SET banned = $2, muted = $3, reason = $4 WHERE id = $1"
FORGET_PERSON = (
    "DELETE FROM account WHERE person = $1",
    "DELETE FROM sat WHERE person = $1",
    "DELETE FROM outcome WHERE person = $1",
    "DELETE FROM report WHERE reporter = $1 OR reported = $1",
    FORGET_DOCUMENTS,
    "UPDATE host_log SET facts = '{}' WHERE about = $1",  # they may hold names
    "DELETE FROM person WHERE id = $1",
)
TABLES_OF = """
    SELECT DISTINCT table_id FROM log WHERE actor = $1 AND kind IN ('opened', 'sat', 'chatted') AND table_id > $2
    ORDER BY table_id LIMIT $3"""
OWN_ENTRIES = f"SELECT {ENTRY} FROM log WHERE table_id = $1 AND actor = $2 ORDER BY seq"

LISTINGS = (
    f"SELECT {READ} FROM listing WHERE (opened, table_id) < ($1, $2) ORDER BY opened DESC, table_id DESC LIMIT $3"
)
SET_REMOVED = "UPDATE listing SET removed = $2 WHERE table_id = $1"
REMOVED = "SELECT table_id FROM listing WHERE removed ORDER BY table_id"
IS_REMOVED = "SELECT 1 FROM listing WHERE removed AND table_id = $1"
REWRITE = "UPDATE log SET body = $3 WHERE table_id = $1 AND seq = $2"
REWRITE_LISTING = f"""
    UPDATE listing SET ({LISTING}) = ($1, $2, $3, $4, $5, $6, $7, $8, $9) WHERE table_id = $1"""
# What statistics are made of stays, for everybody who is still known.
DELETE_TABLE = (
    """INSERT INTO outcome (person, opened, table_id, seat, game, result)
        SELECT sat.person, listing.opened, listing.table_id, sat.seat, listing.game, listing.result
        FROM sat JOIN listing ON listing.table_id = sat.table_id
        WHERE listing.table_id = $1 AND listing.phase = 'ended'
        AND EXISTS (SELECT 1 FROM person WHERE person.id = sat.person)
        ON CONFLICT DO NOTHING""",
    "DELETE FROM sat WHERE table_id = $1",
    "DELETE FROM listing WHERE table_id = $1",
    "DELETE FROM log WHERE table_id = $1",
    # What was found out about it goes with it: reviews lie under its name.
    "DELETE FROM document WHERE kind LIKE 'review%' AND (key = $1 OR substr(key, 1, length($1) + 1) = $1 || '.')",
)
WEIGHT = f"SELECT count(*), coalesce(sum(length(body) + {AN_ENTRY}), 0) FROM log WHERE table_id = $1"
OLD_TABLES = f"""
    SELECT {READ} FROM listing WHERE (opened, table_id) > ($1, $2) AND opened < $3 AND changed < $3
    AND phase <> 'playing' ORDER BY opened, table_id LIMIT $4"""
# Lists do not tell when somebody moved last: the log does.
MOVED = "(SELECT log.at FROM log WHERE log.table_id = listing.table_id ORDER BY log.seq DESC LIMIT 1)"
ABANDONED = f"""
    SELECT {READ} FROM listing WHERE (opened, table_id) > ($1, $2) AND opened < $3 AND changed < $3
    AND phase = 'playing' AND {MOVED} < $3 ORDER BY opened, table_id LIMIT $4"""
OLD_GUESTS = f"""
    SELECT {WHO} FROM person WHERE kind <> 'account' AND (seen, id) > ($1, $2) AND seen < $3 AND since < $3
    AND NOT EXISTS (
        SELECT 1 FROM sat JOIN listing ON listing.table_id = sat.table_id
        WHERE sat.person = person.id AND listing.phase = 'playing' AND {MOVED} >= $4)
    ORDER BY seen, id LIMIT $5"""
OLD_DEEDS = """
    SELECT (SELECT count(*) FROM host_log WHERE at < $1)
    + (SELECT count(*) FROM report WHERE closed <> 0 AND closed < $1)"""
FORGET_DEEDS = ("DELETE FROM host_log WHERE at < $1", "DELETE FROM report WHERE closed <> 0 AND closed < $1")

NOTE = "INSERT INTO host_log (id, at, who, act, about, facts) VALUES ($1, $2, $3, $4, $5, $6)"
DEEDS = "SELECT id, at, who, act, about, facts FROM host_log WHERE id < $1 ORDER BY id DESC LIMIT $2"
REPORT = "id, at, table_id, reporter, reported, reason, words, chat, closed"
ADD_REPORT = f"""
    INSERT INTO report ({REPORT}) SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9 WHERE NOT EXISTS (
        SELECT 1 FROM report WHERE table_id = $3 AND reporter = $4 AND reported = $5 AND closed = 0)"""
REPORTS = f"SELECT {REPORT} FROM report WHERE (closed <> 0) = $1 AND id < $2 ORDER BY id DESC LIMIT $3"
REPORTS_BY = f"SELECT {REPORT} FROM report WHERE reporter = $1 ORDER BY id"
ONE_REPORT = f"SELECT {REPORT} FROM report WHERE id = $1"
CLOSE_REPORT = "UPDATE report SET closed = $2 WHERE id = $1 AND closed = 0"
SETTING = "SELECT value FROM host_setting WHERE name = $1"
SET = """
    INSERT INTO host_setting (name, value) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET value = excluded.value"""
UNSET = "DELETE FROM host_setting WHERE name = $1"
LAST = "\U0010ffff"  # behind every id


class Hosting(Documents):
    """For hosts."""

    # People

    async def people(self, *, before: tuple[int, str] | None = None, limit: int) -> list[Person]:
        """The newest first."""
        return await read(await self._ask(PEOPLE, *(before or NEWEST), max(limit, 0)), _person)

    async def sanctioned(self) -> list[Person]:
        """Everybody who is, or was, banned or muted."""
        return await read(await self._ask(SANCTIONED), _person)

    async def seen(self, person: str, at: int) -> None:
        """The person was here."""
        await self._change((SEEN, (person, at)))

    async def sanction(self, person: str, *, banned: int, muted: int, reason: str) -> None:
        """UnknownPerson if there is none."""
        check_id("A person's id", person)
        check_number("The end of a ban", banned)
        check_number("The end of a mute", muted)
        check_text("A reason", reason)
        if not await self._change((SANCTION, (person, banned, muted, reason))):
            raise UnknownPerson(f"Nobody has the id {shown(person)}.")

    async def forget_people(self, people: Sequence[str]) -> None:
        """All but the logs of tables."""
        await self._change_all(*((sql, (person,)) for person in people for sql in FORGET_PERSON))

    async def tables_of(self, person: str) -> list[str]:
        """Tables whose logs have names or words of the person."""
        found: list[str] = []
        while page := await self._ask(TABLES_OF, person, found[-1] if found else "", PAGE):
            found += [table for (table,) in page]
        return found

    async def own_entries(self, table: str, person: str) -> list[Entry]:
        """What the person did there."""
        return await read(await self._ask(OWN_ENTRIES, table, person), entry_from)

    # Tables

    async def listings(self, *, before: tuple[int, str] | None = None, limit: int) -> list[Listing]:
        """All tables, the newest first."""
        return await read(await self._ask(LISTINGS, *(before or NEWEST), max(limit, 0)), listing_from)

    async def set_removed(self, table: str, *, removed: bool) -> bool:
        """Whether there is such a table."""
        check_id("A table's id", table)
        return await self._change((SET_REMOVED, (table, removed)))

    async def removed(self) -> list[str]:
        """All tables that were removed and kept."""
        return [table for (table,) in await self._ask(REMOVED)]

    async def is_removed(self, table: str) -> bool:
        """Whether it was."""
        return bool(await self._ask(IS_REMOVED, table))

    async def rewrite(self, entries: Sequence[Entry], index: Sequence[Listing]) -> None:
        """Other words in entries that are there."""
        statements: list[Statement] = [
            (REWRITE, (entry.table, entry.seq, plain("An entry's body", entry.body))) for entry in entries
        ]
        listed = Append.of((), index).listings.values()
        await self._change_all(*statements, *((REWRITE_LISTING, row) for row, _ in listed))

    async def delete_tables(self, tables: Sequence[str]) -> None:
        """For good; outcomes stay."""
        await self._change_all(*((sql, (table,)) for table in tables for sql in DELETE_TABLE))

    async def weight(self, table: str) -> tuple[int, int]:
        """Entries, and about how many bytes."""
        ((entries, size),) = await self._ask(WEIGHT, table)
        return entries, int(size)

    # Retention

    async def old_tables(self, before: int, *, after: tuple[int, str], limit: int) -> list[Listing]:
        """Ended, or never begun; the oldest first."""
        return await read(await self._ask(OLD_TABLES, *after, before, limit), listing_from)

    async def abandoned(self, before: int, *, after: tuple[int, str], limit: int) -> list[Listing]:
        """Games that go on, and at which nothing has happened since; the oldest first."""
        return await read(await self._ask(ABANDONED, *after, before, limit), listing_from)

    async def old_guests(self, before: int, *, after: tuple[int, str], limit: int, abandoned: int = 0) -> list[Person]:
        """Not seen since, and not playing; longest unseen first. At games where nothing has happened since `abandoned`
        nobody plays.
        """
        return await read(await self._ask(OLD_GUESTS, *after, before, abandoned, limit), _person)

    async def old_deeds(self, before: int) -> int:
        """How many deeds and closed reports are older."""
        ((count,),) = await self._ask(OLD_DEEDS, before)
        return int(count)

    async def forget_deeds(self, before: int) -> None:
        """And closed reports."""
        await self._change_all(*((sql, (before,)) for sql in FORGET_DEEDS))

    # What was done, and what was told

    async def note(self, deed: Deed) -> None:
        """Once, for good."""
        check_id("A deed's id", deed.id)
        for what, text in (("Who did it", deed.who), ("What was done", deed.act), ("About what", deed.about)):
            check_text(what, text)
        facts = plain("What is known of a deed", deed.facts)
        await self._change((NOTE, (deed.id, deed.at, deed.who, deed.act, deed.about, facts)))

    async def deeds(self, *, before: str | None = None, limit: int) -> list[Deed]:
        """The newest first."""
        return await read(await self._ask(DEEDS, before or LAST, limit), _deed)

    async def add_report(self, report: Report) -> bool:
        """False if it has been told already."""
        for text in (report.id, report.table, report.reporter, report.reported, report.reason):
            check_id("What a report names", text)
        check_text("A report", report.words)
        chat = plain("The last lines", report.chat)
        return await self._change(
            (
                ADD_REPORT,
                (
                    *(report.id, report.at, report.table, report.reporter, report.reported),
                    *(report.reason, report.words, chat, report.closed),
                ),
            )
        )

    async def reports(self, *, closed: bool, before: str | None = None, limit: int) -> list[Report]:
        """The newest first."""
        return await read(await self._ask(REPORTS, closed, before or LAST, limit), _report)

    async def reports_by(self, person: str) -> list[Report]:
        """The oldest first."""
        return await read(await self._ask(REPORTS_BY, person), _report)

    async def report(self, report: str) -> Report | None:
        """The one of that id."""
        rows = await self._ask(ONE_REPORT, report)
        return _report(rows[0]) if rows else None

    async def close_report(self, report: str, at: int) -> bool:
        """Whether it was open."""
        check_id("A report's id", report)
        return await self._change((CLOSE_REPORT, (report, at)))

    # Settings

    async def host_setting(self, name: str) -> Any:
        """None if it is not set."""
        rows = await self._ask(SETTING, name)
        return msgspec.json.decode(rows[0][0]) if rows else None

    async def set_host_setting(self, name: str, value: Any) -> None:
        """None forgets it."""
        check_id("A setting's name", name)
        if value is None:
            await self._change((UNSET, (name,)))
        else:
            await self._change((SET, (name, plain("A setting", value))))


def _person(row: Sequence[Any]) -> Person:
    return Person(*row)


def _deed(row: Sequence[Any]) -> Deed:
    known, at, who, act, about, facts = row
    return Deed(known, at, who, act, about, msgspec.json.decode(facts))


def _report(row: Sequence[Any]) -> Report:
    known, at, table, reporter, reported, reason, words, chat, closed = row
    return Report(known, at, table, reporter, reported, reason, words, msgspec.json.decode(chat), closed)
